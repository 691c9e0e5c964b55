//! The FIDE (Dutch) Swiss system (C.04.3), in the edition in force since February 2026 and in that of 2017.
//!
//! [`pair`] takes the event as it stands and gives the next round: pairs with colours in the order of the boards,
//! the pairing-allocated bye, and why nobody can be paired where that is so. Brackets are paired from the top; inside
//! a bracket the criteria are compared in their order, and among equals the candidate generated first is taken.

mod blocking;
mod bracket;
mod card;
mod colour;
mod explain;
mod feasible;
mod judge;
mod matching;
mod round;
mod table;
mod walk;
mod weight;
mod wide;

use crate::model::{Color, Event, Mark};

pub use blocking::{Blocking, ByeRole, Way};
pub use card::{Card, Float, Strength, absence, cards};
pub use colour::ColorRule;
pub use explain::{ExplainedBracket, ExplainedPair, WhyNot, explain, why_not};
pub use judge::{Criterion, Verdict};
pub use round::initial_color;

/// A named rule set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rules {
    /// In force from 1 July 2017 to 31 January 2026.
    FideDutch2017,
    /// In force since 1 February 2026.
    FideDutch2026,
}

impl Rules {
    /// Its name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FideDutch2017 => "fide-dutch-2017",
            Self::FideDutch2026 => "fide-dutch-2026",
        }
    }

    /// By the name in commands, or by the coded type of a report file (record 192).
    ///
    /// ```
    /// use arbiter_event::dutch::Rules;
    /// assert_eq!(Rules::by_name("fide-dutch-2017"), Some(Rules::FideDutch2017));
    /// assert_eq!(Rules::by_name("FIDE_DUTCH_BAKU"), Some(Rules::FideDutch2026));
    /// ```
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase().replace('_', "-");
        match name.strip_suffix("-baku").unwrap_or(&name) {
            "fide-dutch-2017" => Some(Self::FideDutch2017),
            "fide-dutch" | "fide-dutch-2025" | "fide-dutch-2026" => Some(Self::FideDutch2026),
            _ => None,
        }
    }

    /// The rules that an event names; where it names no edition, those in force when it began, or now if its date is not
    /// known. `None` where it names another system.
    ///
    /// ```
    /// use arbiter_event::{dutch::Rules, trf};
    /// let of = |head: &str| Rules::of(&trf::read(format!("{head}001    1      One\n").as_bytes()).unwrap().event);
    /// assert_eq!(of("042 2025/12/28\n"), Some(Rules::FideDutch2017));
    /// assert_eq!(of("042 2026/02/01\n192 FIDE_DUTCH\n"), Some(Rules::FideDutch2026));
    /// assert_eq!(of("192 FIDE_DUBOV\n"), None);
    /// ```
    #[must_use]
    pub fn of(event: &Event) -> Option<Self> {
        let system = event.system.as_deref();
        if system.is_some_and(|system| !system.starts_with("FIDE_DUTCH") && !system.starts_with("CUSTOM")) {
            return None;
        }
        let undated = system.is_none_or(|system| {
            matches!(system, "FIDE_DUTCH" | "FIDE_DUTCH_BAKU") || system.starts_with("CUSTOM")
        });
        if undated {
            let older = event.begins().is_some_and(|day| day < (2026, 2, 1));
            return Some(if older {
                Self::FideDutch2017
            } else {
                Self::FideDutch2026
            });
        }
        system.and_then(Self::by_name)
    }
}

/// A paired round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// The round, from 1.
    pub round: usize,
    /// Starting ranks, White first, in the order of the boards (C.04.2, 3.6).
    pub pairs: Vec<(u16, u16)>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<u16>,
    /// Who is absent, and under which mark.
    pub absent: Vec<(u16, Mark)>,
    /// The brackets from the top.
    pub brackets: Vec<BracketTrace>,
}

/// What happened in a bracket, for explanations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketTrace {
    /// Moved-down players, by starting rank.
    pub moved_down: Vec<u16>,
    /// Residents.
    pub residents: Vec<u16>,
    /// Pairs made, the higher ranked player first.
    pub pairs: Vec<(u16, u16)>,
    /// Downfloaters.
    pub downfloaters: Vec<u16>,
}

/// Why a round was not paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotPaired {
    /// No pairing under the absolute criteria exists.
    #[error(
        "round {round}: no pairing of the {players} players keeps the absolute criteria (C1 to C3); {blocking}; what would help: {}",
        names(ways)
    )]
    Impossible {
        /// The round.
        round: usize,
        /// Players to be paired.
        players: usize,
        /// A smallest group that blocks it.
        blocking: Blocking,
        /// What would make it possible, the mildest first.
        ways: Vec<Way>,
    },
    /// Games of a knock-out without result, or players whom nothing parts: the next round waits for them.
    #[error("the next round waits for {}", awaited(.waiting, .level))]
    Undecided {
        /// White and Black of games without result.
        waiting: Vec<(u16, u16)>,
        /// Players of whom a person says who goes on.
        level: Vec<Vec<u16>>,
    },
    /// A question of the regulations must be answered before the draw.
    #[error("{0} must be settled before the first pairing")]
    Unsettled(&'static str),
    /// Somebody has won the knock-out.
    #[error("the knock-out is decided: {0} has won it")]
    Won(u16),
    /// All announced rounds are paired.
    #[error("all {0} announced rounds are paired")]
    Finished(usize),
    /// Nobody drew the initial colour, and no game shows it.
    #[error("the initial colour is not known: record 152 is missing and no round shows it")]
    NoInitialColor,
}

/// Games without result, and players between whom a person decides: `results of 8-1, 2-7; decisions about 3, 6`.
fn awaited(games: &[(u16, u16)], level: &[Vec<u16>]) -> String {
    let mut parts = Vec::new();
    if !games.is_empty() {
        let games: Vec<String> = games
            .iter()
            .map(|(white, black)| format!("{white}-{black}"))
            .collect();
        parts.push(format!("results of {}", games.join(", ")));
    }
    for players in level {
        let players: Vec<String> = players.iter().map(u16::to_string).collect();
        parts.push(format!("a decision about {}", players.join(", ")));
    }
    parts.join("; ")
}

fn names(ways: &[Way]) -> String {
    ways.iter().map(Way::name).collect::<Vec<_>>().join(", ")
}

/// The colour that the rules give the higher ranked of two players (5.2), where neither's colours are in doubt.
#[must_use]
pub fn colour_of_higher(higher: &Card, lower: &Card, initial: Color) -> Color {
    colour::color_of_higher(higher, lower, initial).0
}

/// Pairs the next round of an event.
///
/// # Errors
/// [`NotPaired`]: no legal pairing exists, the event is over, or the initial colour is not known.
///
/// ```
/// use arbiter_event::{dutch::{self, Rules}, trf};
/// let event = trf::read(b"142 1\n152 B\n001    1      A\n001    2      B\n001    3      C\n").unwrap().event;
/// let round = dutch::pair(&event, Rules::FideDutch2026).unwrap();
/// assert_eq!((round.pairs, round.bye), (vec![(2, 1)], Some(3)));
/// ```
pub fn pair(event: &Event, rules: Rules) -> Result<Round, NotPaired> {
    let round = event.paired_rounds() + 1;
    if let Some(rounds) = event.rounds.map(usize::from).filter(|&rounds| round > rounds) {
        return Err(NotPaired::Finished(rounds));
    }
    round::pair(event, round, rules)
}

/// Pairs a given round from the results of the rounds before it; what the event says of later rounds is not looked at.
///
/// # Errors
/// As [`pair`].
pub fn pair_round(event: &Event, round: usize, rules: Rules) -> Result<Round, NotPaired> {
    round::pair(event, round, rules)
}
