//! The rules that a pairing by hand breaks, with the people in question.

use serde::{Deserialize, Serialize};

use crate::broken::Broken;
use crate::number::EntrantId;
use crate::state::{Numbers, State, Who};

/// A rule that a pairing by hand breaks. `Display` is English for developers and for comments of a report, by starting ranks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "rule", rename_all = "snake_case")]
pub enum Breach {
    /// They have met (C1).
    Met {
        /// The first.
        one: Who,
        /// The second.
        two: Who,
    },
    /// The event forbids the pair.
    Forbidden {
        /// The first.
        one: Who,
        /// The second.
        two: Who,
    },
    /// He may not get the bye (C2).
    Bye {
        /// Who.
        who: Who,
    },
    /// Both must have one colour (C3).
    SameColour {
        /// The first.
        one: Who,
        /// The second.
        two: Who,
    },
    /// The colours are those of the rules reversed (5.2).
    Colours {
        /// White.
        one: Who,
        /// Black.
        two: Who,
    },
    /// By the rules these would meet, the first on the boards that do not.
    Better {
        /// White.
        one: Who,
        /// Black.
        two: Who,
    },
    /// The rules pair nobody, and a person did.
    NoPairing,
}

impl Breach {
    /// What is broken, with people in the place of starting ranks.
    pub(super) fn of(state: &State, numbers: &Numbers, broken: &Broken) -> Self {
        let who = |rank: u16| state.named(numbers.entrant(rank).unwrap_or(EntrantId(0)), rank);
        match *broken {
            Broken::Met(one, two) => Self::Met {
                one: who(one),
                two: who(two),
            },
            Broken::Forbidden(one, two) => Self::Forbidden {
                one: who(one),
                two: who(two),
            },
            Broken::Bye(one) => Self::Bye { who: who(one) },
            Broken::SameColour(one, two) => Self::SameColour {
                one: who(one),
                two: who(two),
            },
            Broken::Colours(one, two) => Self::Colours {
                one: who(one),
                two: who(two),
            },
            Broken::Better(one, two) => Self::Better {
                one: who(one),
                two: who(two),
            },
            Broken::NoPairing => Self::NoPairing,
        }
    }

    fn broken(&self) -> Broken {
        match self {
            Self::Met { one, two } => Broken::Met(one.rank.0, two.rank.0),
            Self::Forbidden { one, two } => Broken::Forbidden(one.rank.0, two.rank.0),
            Self::Bye { who } => Broken::Bye(who.rank.0),
            Self::SameColour { one, two } => Broken::SameColour(one.rank.0, two.rank.0),
            Self::Colours { one, two } => Broken::Colours(one.rank.0, two.rank.0),
            Self::Better { one, two } => Broken::Better(one.rank.0, two.rank.0),
            Self::NoPairing => Broken::NoPairing,
        }
    }
}

impl core::fmt::Display for Breach {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.broken().fmt(f)
    }
}
