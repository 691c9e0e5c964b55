//! How teams are paired: round robins by Berger tables, and Swiss by score, in which teams are paired as players are.

use super::Teams;
use super::order::{seated, seats};
use super::records::{colors, teams};
use crate::conduct::setting;
use crate::model::Event;
use crate::system::System;
use arbiter_pairing::Mark;
use arbiter_pairing::berger::Berger;
use arbiter_pairing::dutch::Rules;
use arbiter_pairing::team::{Fixture, boards};
use arbiter_pairing::{NotPaired, Paired};

/// A system for teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TeamSystem {
    /// Everybody meets everybody, by the Berger tables.
    Berger(Berger),
    /// By score: teams are paired as players are by the Dutch system, on their primary score.
    Swiss(Rules),
}

/// A round of an event of teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamRound {
    /// The round.
    pub round: usize,
    /// Matches in their order.
    pub matches: Vec<Fixture>,
    /// The team that has the pairing-allocated bye.
    pub bye: Option<u16>,
    /// Teams that are absent or free.
    pub absent: Vec<(u16, Mark)>,
}

impl TeamSystem {
    /// The system that an event of teams names in record 192; `None` where it is not one of these.
    ///
    /// ```
    /// use arbiter_event::team::TeamSystem;
    /// use arbiter_reports::trf;
    /// let file = "192 FIDE_TEAM_ROUNDROBIN\n001    1      A\n001    2      B\n\
    ///     310   1 One\n310   2 Two\n310   3 Three\n";
    /// let event = trf::read(file.as_bytes()).unwrap().event;
    /// assert_eq!(TeamSystem::of(&event).unwrap().name(), "team-round-robin");
    /// ```
    #[must_use]
    pub fn of(event: &Event) -> Option<Self> {
        let system = event.system.as_deref()?;
        let single = system == "FIDE_TEAM_ROUNDROBIN" || system.starts_with("BERGER_TEAM_ROUNDROBIN");
        let double = matches!(
            system,
            "FIDE_TEAM_DOUBLEROUNDROBIN" | "BERGER_TEAM_DOUBLEROUNDROBIN"
        );
        if single || double {
            return Some(Self::Berger(Berger {
                players: u16::try_from(teams(event).len()).ok()?,
                cycles: 1 + u16::from(double),
                exchange: system == "FIDE_TEAM_DOUBLEROUNDROBIN",
            }));
        }
        // Other programs pair their own ways under this name.
        let ours = setting(event, "form").is_some_and(|form| form == "teams");
        let swiss = matches!(
            system,
            "CUSTOM_TEAM_SWISS" | "CUSTOM_TEAM_SWISS_MP" | "CUSTOM_TEAM_SWISS_GP"
        );
        (ours && swiss).then_some(Self::Swiss(Rules::FideDutch2026))
    }

    /// Its name in commands.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Berger(Berger { cycles: 1, .. }) => "team-round-robin",
            Self::Berger(_) => "team-double-round-robin",
            Self::Swiss(_) => "team-swiss",
        }
    }

    /// By what the teams are paired as if they were players.
    #[must_use]
    pub const fn inner(&self) -> System {
        match *self {
            Self::Berger(berger) => System::Berger(berger),
            Self::Swiss(rules) => System::Dutch(rules),
        }
    }

    /// Rounds that the system itself gives.
    #[must_use]
    pub const fn rounds(&self) -> Option<u16> {
        match self {
            Self::Berger(berger) => Some(berger.rounds()),
            Self::Swiss(_) => None,
        }
    }

    /// A round of an event: which teams meet, and who sits where by the captains' orders.
    ///
    /// # Errors
    /// [`NotPaired`], as for players; the numbers in it are those of teams.
    pub fn pair_round(&self, event: &Event, round: usize) -> Result<TeamRound, NotPaired> {
        let view = view(event);
        let paired: Paired = self.inner().pair_round(&view, round)?;
        Ok(fixtures(event, &paired))
    }
}

/// Teams as players, by the score that counts first.
#[must_use]
pub fn view(event: &Event) -> Event {
    Teams::of(event).map_or_else(Event::default, |teams| {
        if teams.game_points_first {
            teams.by_game_points
        } else {
            teams.by_match_points
        }
    })
}

/// A round of teams with their boards.
#[must_use]
pub fn fixtures(event: &Event, paired: &Paired) -> TeamRound {
    let round = u16::try_from(paired.round).unwrap_or(u16::MAX);
    let games = |first, second| {
        games(event, first, second, |team, boards| {
            seats(event, team, round, boards)
        })
    };
    let matches = paired.pairs.iter().map(|&(first, second)| Fixture {
        first,
        second,
        games: games(first, second),
    });
    TeamRound {
        round: paired.round,
        matches: matches.collect(),
        bye: paired.bye,
        absent: paired.absent.clone(),
    }
}

/// The matches of a round that is paired, in the order of the tables.
///
/// ```
/// assert!(arbiter_event::team::matches(&arbiter_event::Event::default(), 1).is_empty());
/// ```
#[must_use]
pub fn matches(event: &Event, round: usize) -> Vec<Fixture> {
    let view = view(event);
    let pairs = crate::conduct::boards(
        &Event {
            system: TeamSystem::of(event).map(|system| match system {
                TeamSystem::Berger(Berger { cycles: 1, .. }) => "FIDE_ROUNDROBIN".to_owned(),
                TeamSystem::Berger(Berger { exchange: true, .. }) => "FIDE_DOUBLEROUNDROBIN".to_owned(),
                TeamSystem::Berger(_) => "BERGER_DOUBLEROUNDROBIN".to_owned(),
                TeamSystem::Swiss(_) => "FIDE_DUTCH".to_owned(),
            }),
            kept: Vec::new(),
            ..view
        },
        round,
    );
    let fixture = |(first, second): (u16, u16)| Fixture {
        first,
        second,
        games: games(event, first, second, |team, _| seated(event, team, round)),
    };
    pairs.into_iter().map(fixture).collect()
}

/// White and Black of each board.
fn games(
    event: &Event,
    first: u16,
    second: u16,
    seats: impl Fn(&super::Team, usize) -> Vec<u16>,
) -> Vec<(u16, u16)> {
    let Some(teams) = Teams::of(event) else {
        return Vec::new();
    };
    let of = |number: u16| {
        let team = teams.teams.iter().find(|team| team.number == number);
        team.map_or_else(Vec::new, |team| seats(team, teams.boards))
    };
    let (one, two) = (of(first), of(second));
    let width = teams.boards.max(one.len()).max(two.len());
    boards(&colors(event, width), [&one, &two])
}
