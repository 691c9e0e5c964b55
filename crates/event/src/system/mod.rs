//! The pairing systems behind one name: what an event is paired by.

mod team;

pub use team::TeamSystem;

use arbiter_pairing::berger::Berger;
use arbiter_pairing::dutch::{self, Rules};
use arbiter_pairing::{Mark, NotPaired, Paired, scheveningen};

use crate::field::{absence, field};
use crate::knockout::{bracket, plan};
use crate::model::{Entrant, Event};
use crate::questions::unsettled;
use crate::round_robin::berger;
use crate::team::{TeamRound, Teams, teams};

/// How an event is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum System {
    /// The FIDE (Dutch) Swiss system.
    Dutch(Rules),
    /// A round robin by Berger tables.
    Berger(Berger),
    /// A knock-out, perhaps after groups.
    Knockout,
    /// Matches of teams; pairs are the games of all boards.
    Team(TeamSystem),
    /// Everybody of one team meets everybody of the other.
    Scheveningen {
        /// Players of a team.
        boards: u16,
        /// Once or twice.
        cycles: u16,
    },
}

impl System {
    /// The system that an event names in record 192, `None` where it is not one of these.
    ///
    /// ```
    /// use arbiter_event::System;
    /// use arbiter_reports::trf;
    /// let event = trf::read(b"192 FIDE_ROUNDROBIN\n001    1      A\n001    2      B\n").unwrap().event;
    /// let system = System::of(&event).unwrap();
    /// assert_eq!(system.name(), "round-robin");
    /// assert_eq!(system.pair(&event).unwrap().pairs, [(1, 2)]);
    /// ```
    #[must_use]
    pub fn of(event: &Event) -> Option<Self> {
        if Teams::named(event) {
            return TeamSystem::of(event).map(Self::Team); // their single games follow from the matches
        }
        if let Some((boards, cycles)) = sides(event) {
            return Some(Self::Scheveningen { boards, cycles });
        }
        if plan(event).is_some() {
            return Some(Self::Knockout);
        }
        berger(event)
            .map(Self::Berger)
            .or_else(|| rules_of(event).map(Self::Dutch))
    }

    /// Its name in commands.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Dutch(rules) => rules.name(),
            Self::Berger(Berger { cycles: 1, .. }) => "round-robin",
            Self::Berger(_) => "double-round-robin",
            Self::Knockout => "knock-out",
            Self::Team(system) => system.name(),
            Self::Scheveningen { cycles: 1, .. } => "scheveningen",
            Self::Scheveningen { .. } => "double-scheveningen",
        }
    }

    /// The next round.
    ///
    /// # Errors
    /// [`NotPaired`]: no pairing exists, the event is over, or something is not known yet.
    pub fn pair(&self, event: &Event) -> Result<Paired, NotPaired> {
        let round = event.paired_rounds() + 1;
        match event.rounds.map(usize::from).filter(|&rounds| round > rounds) {
            Some(rounds) if matches!(self, Self::Dutch(_) | Self::Team(_)) => {
                Err(NotPaired::Finished(rounds))
            }
            _ => self.pair_round(event, round),
        }
    }

    /// A given round, from the rounds before it.
    ///
    /// # Errors
    /// As [`System::pair`].
    pub fn pair_round(&self, event: &Event, round: usize) -> Result<Paired, NotPaired> {
        match self {
            Self::Dutch(rules) => dutch::pair(&field(event, round), *rules),
            Self::Berger(berger) => by_table(event, *berger, round),
            Self::Knockout => knocked_out(event, round),
            Self::Team(system) => Ok(games(&system.pair_round(event, round)?)),
            Self::Scheveningen { cycles, .. } => side_by_side(event, *cycles, round),
        }
    }
}

/// The rules of a Swiss that an event names; where it names no edition, those in force when it began, or now if its date is not
/// known. `None` where it names another system.
///
/// ```
/// use arbiter_event::rules_of;
/// use arbiter_reports::trf;
/// use arbiter_pairing::dutch::Rules;
/// let of = |head: &str| rules_of(&trf::read(format!("{head}001    1      One\n").as_bytes()).unwrap().event);
/// assert_eq!(of("042 2025/12/28\n"), Rules::by_name("fide-dutch-2017"));
/// assert_eq!(of("042 2026/02/01\n192 FIDE_DUTCH\n"), Some(Rules::newest()));
/// assert_eq!(of("192 FIDE_DUBOV\n"), None);
/// ```
#[must_use]
pub fn rules_of(event: &Event) -> Option<Rules> {
    let system = event.system.as_deref();
    if system.is_some_and(|system| !system.starts_with("FIDE_DUTCH") && !system.starts_with("CUSTOM")) {
        return None;
    }
    let undated = system.is_none_or(|system| {
        matches!(system, "FIDE_DUTCH" | "FIDE_DUTCH_BAKU") || system.starts_with("CUSTOM")
    });
    if undated {
        return Some(event.begins().map_or(Rules::newest(), Rules::on));
    }
    system.and_then(Rules::by_name)
}

/// A round of a round robin.
fn by_table(event: &Event, berger: Berger, round: usize) -> Result<Paired, NotPaired> {
    if round > usize::from(berger.rounds()) {
        return Err(NotPaired::Finished(berger.rounds().into()));
    }
    let numbers: Vec<u16> = event.players.iter().map(|player| player.number).collect();
    let table = berger.pairs(&numbers, round);
    let mut absent: Vec<(u16, Mark)> = table.free.into_iter().map(|free| (free, Mark::ZeroBye)).collect();
    let playing = table.games.iter().flat_map(|&(white, black)| [white, black]);
    let away = |number: u16| {
        let player = event.player(number)?;
        Some((number, absence(event, player, round)?))
    };
    absent.extend(playing.filter_map(away));
    Ok(Paired {
        round,
        pairs: table.games,
        absent,
        ..Paired::default()
    })
}

/// Players of a team and cycles where an event is a Scheveningen match of two equal teams whose table is known.
fn sides(event: &Event) -> Option<(u16, u16)> {
    let cycles = match event.system.as_deref()? {
        "FIDE_DOUBLESCHEVENINGEN" => 2,
        system if system == "FIDE_SCHEVENINGEN" || system.starts_with("FIDE_SCHEVENINGEN_G") => 1,
        _ => return None,
    };
    let teams = teams(event);
    let [one, two] = &teams[..] else { return None };
    let boards = u16::try_from(one.members.len()).ok()?;
    let known = one.members.len() == two.members.len() && scheveningen::rounds(boards).is_some();
    known.then_some((boards, cycles))
}

/// A round of a Scheveningen match.
fn side_by_side(event: &Event, cycles: u16, round: usize) -> Result<Paired, NotPaired> {
    let teams = teams(event);
    let [one, two] = &teams[..] else {
        return Err(NotPaired::Finished(0));
    };
    let away = |player: &Entrant| Some((player.number, absence(event, player, round)?));
    Ok(Paired {
        round,
        pairs: scheveningen::pairs([&one.members, &two.members], cycles, round)?,
        absent: event.players.iter().filter_map(away).collect(),
        ..Paired::default()
    })
}

/// The games of all boards; who sits alone wins without a game.
fn games(round: &TeamRound) -> Paired {
    let games = round.matches.iter().flat_map(|one| &one.games).copied();
    Paired {
        round: round.round,
        pairs: games.filter(|&(white, black)| white != 0 && black != 0).collect(),
        ..Paired::default()
    }
}

/// The next round of a knock-out.
fn knocked_out(event: &Event, round: usize) -> Result<Paired, NotPaired> {
    if let Some(question) = unsettled(event).first() {
        return Err(NotPaired::Unsettled(question.key));
    }
    let Some(plan) = plan(event) else {
        return Err(NotPaired::Finished(event.paired_rounds()));
    };
    let bracket = bracket(event, &plan, round.saturating_sub(1));
    if let Some(winner) = bracket.winner {
        return Err(NotPaired::Won(winner));
    }
    if !bracket.waiting.is_empty() || !bracket.level.is_empty() {
        let (waiting, level) = (bracket.waiting, bracket.level);
        return Err(NotPaired::Undecided { waiting, level });
    }
    Ok(Paired {
        round,
        pairs: bracket.next,
        absent: bracket
            .resting
            .into_iter()
            .map(|player| (player, Mark::ZeroBye))
            .collect(),
        ..Paired::default()
    })
}
