//! FEN of all the games: pockets, promoted marks and counts of checks besides what chess has.

mod error;
mod read;
mod write;

pub use error::{FenFault, FenFaultKind, StartError};

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use arbiter_chess::Playable;

use crate::{BughouseBoard, Crazyhouse, KingOfTheHill, Setup, ThreeCheck, Variant, VariantName};

impl Setup {
    /// Reads a FEN. A pocket stands in brackets behind the board, or as a ninth rank; `~` behind a promoted man; checks left
    /// to give as the fifth field, `3+3`, or checks given at the end, `+0+0`.
    ///
    /// # Errors
    /// The first fault of syntax, with its column and what was expected.
    ///
    /// ```
    /// use arbiter_variants::Setup;
    /// let bracket = Setup::from_fen("4k3/8/8/8/8/8/8/4KQ~2[Rp] w - - 0 1")?;
    /// assert_eq!(Setup::from_fen("4k3/8/8/8/8/8/8/4KQ~2/Rp w - - 0 1")?, bracket);
    /// let given = Setup::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1 +1+0")?;
    /// assert_eq!(given.left, Some([2, 3]));
    /// let fault = Setup::from_fen("4k3/8/8/8/8/8/8/4K3[Rp w - - 0 1").unwrap_err();
    /// assert_eq!(fault.column, 23);
    /// # Ok::<(), arbiter_variants::FenFault>(())
    /// ```
    pub fn from_fen(text: &str) -> Result<Self, FenFault> {
        read::setup(text)
    }

    /// Writes it: a pocket in brackets, if there is one to tell; checks left as the fifth field; castling as in X-FEN.
    #[must_use]
    pub fn to_fen(&self) -> String {
        write::setup(self, &self.base.to_fen())
    }

    /// As [`Setup::to_fen`], with the rook's file for every castling right.
    ///
    /// ```
    /// use arbiter_variants::{Crazyhouse, Variant};
    /// let start = Crazyhouse::<arbiter_chess::Position>::default().setup();
    /// assert_eq!(start.to_shredder_fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w HAha - 0 1");
    /// ```
    #[must_use]
    pub fn to_shredder_fen(&self) -> String {
        write::setup(self, &self.base.to_shredder_fen())
    }

    /// The game that a FEN gives away by what chess does not have: men in hand or promoted marks, or a count of checks.
    ///
    /// ```
    /// use arbiter_variants::{Setup, VariantName};
    /// let name = |fen| Setup::from_fen(fen).unwrap().told();
    /// assert_eq!(name("4k3/8/8/8/8/8/8/4K3[] w - - 0 1"), Some(VariantName::Crazyhouse));
    /// assert_eq!(name("4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1"), Some(VariantName::ThreeCheck));
    /// assert_eq!(name("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), None);
    /// ```
    #[must_use]
    pub const fn told(&self) -> Option<VariantName> {
        if self.pocket.is_some() || self.promoted.any() {
            Some(VariantName::Crazyhouse)
        } else if self.left.is_some() {
            Some(VariantName::ThreeCheck)
        } else {
            None
        }
    }
}

/// Reads a FEN as a game of this kind.
///
/// # Errors
/// Where the syntax is wrong and what was expected, or every reason why it cannot be played from.
fn game<V: Variant>(text: &str) -> Result<V, StartError> {
    Ok(V::from_setup(&Setup::from_fen(text)?)?)
}

macro_rules! as_text {
    ($($Game:ident)+) => {$(
        impl<P: Playable> FromStr for $Game<P> {
            type Err = StartError;

            fn from_str(text: &str) -> Result<Self, StartError> {
                game(text)
            }
        }

        impl<P: Playable> fmt::Display for $Game<P> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.to_fen())
            }
        }
    )+};
}

as_text!(KingOfTheHill ThreeCheck Crazyhouse BughouseBoard);

#[cfg(test)]
mod tests;
