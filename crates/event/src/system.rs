//! The pairing systems behind one name: what an event is paired by.

use crate::berger::{self, Berger};
use crate::conduct::unsettled;
use crate::dutch::{self, NotPaired, Round, Rules, absence};
use crate::knockout::{Bracket, Plan};
use crate::model::{Event, Mark};
use crate::scheveningen;
use crate::team::{TeamRound, TeamSystem};

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
    /// use arbiter_event::{System, dutch::Rules, trf};
    /// let event = trf::read(b"192 FIDE_ROUNDROBIN\n001    1      A\n001    2      B\n").unwrap().event;
    /// let system = System::of(&event).unwrap();
    /// assert_eq!(system.name(), "round-robin");
    /// assert_eq!(system.pair(&event).unwrap().pairs, [(1, 2)]);
    /// ```
    #[must_use]
    pub fn of(event: &Event) -> Option<Self> {
        if crate::team::Teams::named(event) {
            return TeamSystem::of(event).map(Self::Team); // their single games follow from the matches
        }
        if let Some((boards, cycles)) = scheveningen::of(event) {
            return Some(Self::Scheveningen { boards, cycles });
        }
        if Plan::of(event).is_some() {
            return Some(Self::Knockout);
        }
        Berger::of(event)
            .map(Self::Berger)
            .or_else(|| Rules::of(event).map(Self::Dutch))
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
    /// [`NotPaired`], as [`dutch::pair`].
    pub fn pair(&self, event: &Event) -> Result<Round, NotPaired> {
        if let Self::Dutch(rules) = self {
            return dutch::pair(event, *rules);
        }
        let round = event.paired_rounds() + 1;
        match event.rounds.map(usize::from).filter(|&rounds| round > rounds) {
            Some(rounds) if matches!(self, Self::Team(_)) => Err(NotPaired::Finished(rounds)),
            _ => self.pair_round(event, round),
        }
    }

    /// A given round, from the rounds before it.
    ///
    /// # Errors
    /// [`NotPaired`], as [`dutch::pair`].
    pub fn pair_round(&self, event: &Event, round: usize) -> Result<Round, NotPaired> {
        let berger = match self {
            Self::Dutch(rules) => return dutch::pair_round(event, round, *rules),
            Self::Berger(berger) => *berger,
            Self::Knockout => return knocked_out(event, round),
            Self::Team(system) => return Ok(games(&system.pair_round(event, round)?)),
            Self::Scheveningen { boards, cycles } => {
                return scheveningen::pair_round(event, *boards, *cycles, round);
            }
        };
        if round > usize::from(berger.rounds()) {
            return Err(NotPaired::Finished(berger.rounds().into()));
        }
        let (pairs, free) = berger::pairs(event, berger, round);
        let mut absent: Vec<(u16, Mark)> = free.into_iter().collect();
        let playing: Vec<u16> = pairs.iter().flat_map(|&(white, black)| [white, black]).collect();
        let away = |number: &u16| {
            event
                .player(*number)
                .and_then(|player| absence(event, player, round))
        };
        absent.extend(playing.iter().filter_map(|number| Some((*number, away(number)?))));
        Ok(Round {
            round,
            pairs,
            bye: None,
            absent,
            brackets: Vec::new(),
        })
    }
}

/// The games of all boards; who sits alone wins without a game.
fn games(round: &TeamRound) -> Round {
    let games = round.matches.iter().flat_map(|one| &one.games).copied();
    Round {
        round: round.round,
        pairs: games.filter(|&(white, black)| white != 0 && black != 0).collect(),
        bye: None,
        absent: Vec::new(),
        brackets: Vec::new(),
    }
}

/// The next round of a knock-out.
fn knocked_out(event: &Event, round: usize) -> Result<Round, NotPaired> {
    if let Some(question) = unsettled(event).first() {
        return Err(NotPaired::Unsettled(question.key));
    }
    let Some(plan) = Plan::of(event) else {
        return Err(NotPaired::Finished(event.paired_rounds()));
    };
    let bracket = Bracket::new(event, &plan, round - 1);
    if let Some(winner) = bracket.winner {
        return Err(NotPaired::Won(winner));
    }
    if !bracket.waiting.is_empty() || !bracket.level.is_empty() {
        let (waiting, level) = (bracket.waiting, bracket.level);
        return Err(NotPaired::Undecided { waiting, level });
    }
    Ok(Round {
        round,
        pairs: bracket.next,
        bye: None,
        absent: bracket
            .resting
            .into_iter()
            .map(|player| (player, Mark::ZeroBye))
            .collect(),
        brackets: Vec::new(),
    })
}
