//! The FIDE (Dutch) Swiss system (C.04.3), in its editions: what differs between them is data ([`Rules`]).
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
mod instead;
mod judge;
mod matching;
mod round;
mod rules;
mod stop;
mod table;
mod walk;
mod weight;
mod wide;

use arbiter_chess::Color;

use crate::field::Field;
use crate::paired::{NotPaired, Paired};

pub use card::{Card, Float, Strength, cards};
pub use colour::ColorRule;
pub use explain::{ExplainedBracket, ExplainedPair, NotExplained, WhyNot, explain, why_not};
pub use judge::{Criterion, Verdict};
pub use rules::{Brackets, Bye, Judged, Receiver, Rules, Unplayed};
pub use stop::Stop;

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
/// let round = dutch::pair(&field, Rules::newest()).unwrap();
/// assert_eq!((round.pairs, round.bye), (vec![(2, 1)], Some(3)));
/// ```
pub fn pair(field: &Field, rules: Rules) -> Result<Paired, NotPaired> {
    round::pair(field, rules)
}
