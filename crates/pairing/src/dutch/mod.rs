//! The FIDE (Dutch) Swiss system (C.04.3), in the edition in force since February 2026 and in that of 2017.
//!
//! [`pair`] takes a field and gives its round: pairs with colours in the order of the boards,
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

use arbiter_chess::Color;

use crate::field::Field;
use crate::paired::{NotPaired, Paired};

pub use card::{Card, Float, Strength, cards};
pub use colour::ColorRule;
pub use explain::{ExplainedBracket, ExplainedPair, WhyNot, explain, why_not};
pub use judge::{Criterion, Verdict};

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
    /// use arbiter_pairing::dutch::Rules;
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
}

/// The colour that the rules give the higher ranked of two players (5.2), where neither's colours are in doubt.
#[must_use]
pub fn colour_of_higher(higher: &Card, lower: &Card, initial: Color) -> Color {
    colour::color_of_higher(higher, lower, initial).0
}

/// Pairs a round from the rounds before it.
///
/// # Errors
/// [`NotPaired::Impossible`] with its proof where no legal pairing exists, [`NotPaired::NoInitialColor`] where nobody drew it.
///
/// ```
/// use arbiter_pairing::{Color, Field, dutch::{self, Rules}};
/// let field = Field { initial: Some(Color::Black), ..Field::fresh(3) };
/// let round = dutch::pair(&field, Rules::FideDutch2026).unwrap();
/// assert_eq!((round.pairs, round.bye), (vec![(2, 1)], Some(3)));
/// ```
pub fn pair(field: &Field, rules: Rules) -> Result<Paired, NotPaired> {
    round::pair(field, rules)
}
