//! Moves as they are written: reading them tolerantly, writing them exactly.

mod drop;
mod error;
mod game;
#[cfg(test)]
mod game_tests;
mod irregularity;
mod parse;
mod plain;
mod resolve;
mod sign;
mod style;
mod symbols;
#[cfg(test)]
mod tests;
mod text;
mod why;
mod write;

use alloc::string::String;
use core::ptr;

use arbiter_chess::{LegalMove, Playable};

use crate::{Language, Letters};

pub use error::{SanError, WhyIllegal};
pub use game::{MoveRead, read_move, write_move};
pub use irregularity::{Expect, Irregularities, Irregularity};
pub use sign::{WrittenSign, check_sign};
pub use style::{CaptureSign, CastlingSign, CheckSign, EnPassantMark, MateSign, PromotionSign, SanStyle};
pub use text::SanText;
pub use why::{why_illegal, why_no_castling};
pub use write::{write_long, write_san};

/// A written move that was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SanRead {
    /// The move.
    pub mv: LegalMove,
    /// In what the text differs from other ways to write it; [`Expect`] says which of them count.
    pub found: Irregularities,
    /// The sign of check or checkmate, for [`check_sign`].
    pub sign: WrittenSign,
    /// `(=)`: a draw was offered with the move.
    pub draw_offer: bool,
}

/// Reads a written move of this position.
///
/// Understood are short and long algebraic notation and UCI, castling with zeros or letters, promotions as `e8Q`,
/// `e8=Q`, `e8(Q)`, missing and superfluous signs, `e.p.`, `(=)`, more of the origin than needed, figurines, Persian
/// and Arabic-Indic digits, blanks. The text is UTF-8, else Latin-1. The language is never guessed.
///
/// # Errors
/// The text is no move, no legal one (with the rule that forbids it), or more than one ([`SanError`]).
///
/// ```
/// use arbiter_chess::{Bitboard, Position, Role, Square};
/// use arbiter_notation::{Language, SanError, WhyIllegal, read_san};
/// let start = Position::default();
/// let english = Language::English.letters();
/// assert_eq!(read_san(&start, b"Nf3", english)?.mv.from(), Square::G1);
/// assert_eq!(read_san(&start, "ح f3".as_bytes(), Language::Arabic.letters())?.mv.from(), Square::G1);
/// assert_eq!(
///     read_san(&start, b"Qd3", english),
///     Err(SanError::Illegal {
///         reason: WhyIllegal::Blocked,
///         role: Role::Queen,
///         to: Square::D3,
///         meant: Bitboard::from(Square::D1),
///     }),
/// );
/// # Ok::<(), SanError>(())
/// ```
#[inline]
pub fn read_san<P: Playable>(position: &P, text: &[u8], letters: &Letters) -> Result<SanRead, SanError> {
    if ptr::eq(letters, Language::English.letters())
        && let Some(read) = plain::read(position, text)
    {
        return Ok(read);
    }
    read_tolerantly(position, text, letters)
}

#[cold]
#[inline(never)]
fn read_tolerantly<P: Playable>(position: &P, text: &[u8], letters: &Letters) -> Result<SanRead, SanError> {
    resolve::resolve(position, &parse_bytes(text, letters)?)
}

/// What a text says: UTF-8, else Latin-1.
fn parse_bytes(text: &[u8], letters: &Letters) -> Result<parse::Written, SanError> {
    match core::str::from_utf8(text) {
        Ok(text) => parse::parse(text, letters),
        Err(_) => parse::parse(
            &text.iter().map(|&byte| char::from(byte)).collect::<String>(),
            letters,
        ),
    }
}

fn unreadable(column: usize, expected: &'static str) -> SanError {
    SanError::Unreadable { column, expected }
}
