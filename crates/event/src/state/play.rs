//! How the boards of an event are played, and how its results come.

use arbiter_laws::Rulebook;
use arbiter_laws::clock::Controls;
use serde::{Deserialize, Serialize};

use super::Facts;
use super::act::{Refusal, Wanted};
use crate::number::Seq;
use crate::words::closed;

closed! {
    /// How physical the boards are.
    BoardMode {
        /// Anything that a hand can do can be done.
        Physical = "physical",
        /// Touch-move holds, only legal placements, the clock is pressed by hand.
        Assisted = "assisted",
        /// Only legal moves; releasing presses the clock.
        Online = "online",
        /// A real board and clock; moves and incidents are typed in.
        Recorded = "recorded",
    }
}

closed! {
    /// How results come.
    Results {
        /// Officials type them.
        Typed = "typed",
        /// Both players of a board report theirs.
        Players = "players",
        /// From games that are played here.
        Live = "live",
    }
}

/// What an announcement says of the boards; what it does not say is as the house has it.
///
/// ```
/// use arbiter_event::state::Play;
/// let play: Play = serde_json::from_str(r#"{"rulebook": "fide-2023", "control": "90m+30s"}"#).unwrap();
/// assert!(play.refuse().is_ok() && play.results.is_none());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Play {
    /// The id of the rulebook.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rulebook: Option<String>,
    /// The time control, as people write it: `90m+30s`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<String>,
    /// How physical the boards are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<BoardMode>,
    /// How results come; in every way where nobody has said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<Results>,
}

impl Play {
    /// Whether nothing is said.
    #[must_use]
    pub const fn is_silent(&self) -> bool {
        let Self {
            rulebook,
            control,
            mode,
            results,
        } = self;
        rulebook.is_none() && control.is_none() && mode.is_none() && results.is_none()
    }

    /// Whether games can be begun so.
    ///
    /// # Errors
    /// Nobody knows the rulebook, or the time control cannot be read.
    pub fn refuse(&self) -> Result<(), Refusal> {
        let refused = |expected, found: &str| {
            let found = found.to_owned();
            Err(Refusal::Expected { expected, found })
        };
        let known = |id: &&String| !Rulebook::by_id(id).is_some_and(Rulebook::is_for_games);
        if let Some(id) = self.rulebook.as_ref().filter(known) {
            return refused(Wanted::Rulebook, id);
        }
        match &self.control {
            Some(control) if control.parse::<Controls>().is_err() => refused(Wanted::Control, control),
            _ => Ok(()),
        }
    }
}

/// The same with the entries that told it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Playing {
    rulebook: Facts<String>,
    control: Facts<String>,
    mode: Facts<BoardMode>,
    results: Facts<Results>,
}

impl Playing {
    /// What holds.
    #[must_use]
    pub fn now(&self) -> Play {
        Play {
            rulebook: self.rulebook.last().cloned(),
            control: self.control.last().cloned(),
            mode: self.mode.last().copied(),
            results: self.results.last().copied(),
        }
    }

    /// Whatever this says holds from now on.
    pub fn tell(&mut self, seq: Seq, play: &Play) {
        if let Some(rulebook) = &play.rulebook {
            self.rulebook.tell(seq, rulebook.clone());
        }
        if let Some(control) = &play.control {
            self.control.tell(seq, control.trim().to_owned());
        }
        if let Some(mode) = play.mode {
            self.mode.tell(seq, mode);
        }
        if let Some(results) = play.results {
            self.results.tell(seq, results);
        }
    }

    pub(super) fn take_back(&mut self, seq: Seq) {
        let Self {
            rulebook,
            control,
            mode,
            results,
        } = self;
        rulebook.take_back(seq);
        control.take_back(seq);
        mode.take_back(seq);
        results.take_back(seq);
    }
}
