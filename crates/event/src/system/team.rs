//! How teams are paired: round robins by Berger tables, and Swiss by score, in which teams are paired as players are.

use arbiter_pairing::berger::Berger;
use arbiter_pairing::dutch::Rules;
use arbiter_pairing::{NotPaired, Paired};

use super::System;
use crate::model::Event;
use crate::team::{TeamRound, fixtures, teams, view};
use crate::words::Form;

/// A system for teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TeamSystem {
    /// Everybody meets everybody, by the Berger tables.
    Berger(Berger),
    /// By score: teams are paired as players are by the Dutch system, on their primary score.
    Swiss(Rules),
}

impl TeamSystem {
    /// The system that an event of teams names in record 192; `None` where it is not one of these.
    ///
    /// ```
    /// use arbiter_event::TeamSystem;
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
        let ours = event.beside.form == Some(Form::Teams);
        let swiss = matches!(
            system,
            "CUSTOM_TEAM_SWISS" | "CUSTOM_TEAM_SWISS_MP" | "CUSTOM_TEAM_SWISS_GP"
        );
        (ours && swiss).then_some(Self::Swiss(Rules::newest()))
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
