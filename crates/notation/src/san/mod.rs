//! Moves as they are written: reading them tolerantly, writing them exactly.

mod drop;
mod error;
mod game;
#[cfg(test)]
mod game_tests;
mod irregularity;
mod meaning;
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

use alloc::borrow::Cow;
use alloc::string::String;
use core::ptr;

use arbiter_chess::{LegalMove, Playable};

use crate::{Language, Letters};

use meaning::Choices;

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
/// and Arabic-Indic digits, wide Latin signs, blanks, a stop or comma behind it; files as capitals, as Cyrillic letters
/// of the same shape and in the alphabet of the language; a pawn's capture as `exd` and `ed`. The text is UTF-8, else
/// Latin-1. The language is never guessed, and where two readings are legal neither is taken.
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
    let text = as_text(text);
    let mut choices = Choices::default();
    let mut sum = Sum::default();
    loop {
        let written = parse::parse(&text, letters, &mut choices);
        sum.add(written.and_then(|written| resolve::resolve(position, &written)));
        if !choices.advance() {
            return sum.total();
        }
    }
}

/// UTF-8, else Latin-1; the wide forms of Latin signs, of keyboards for Chinese and Japanese, as these signs.
fn as_text(text: &[u8]) -> Cow<'_, str> {
    let wide = |c| matches!(c, '\u{ff01}'..='\u{ff5e}');
    match core::str::from_utf8(text) {
        Ok(text) if text.contains(wide) => {
            let narrow = |c| char::from_u32(u32::from(c) - 0xff01 + 0x21).unwrap_or(c);
            Cow::Owned(
                text.chars()
                    .map(|c| if wide(c) { narrow(c) } else { c })
                    .collect(),
            )
        }
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(text.iter().map(|&byte| char::from(byte)).collect::<String>()),
    }
}

/// What all readings of a text come to: the one move that is legal, or what is wrong.
#[derive(Default)]
struct Sum {
    read: Option<SanRead>,
    /// The first of the faults that tell most.
    fault: Option<SanError>,
    twice: Option<SanError>,
}

impl Sum {
    fn add(&mut self, reading: Result<SanRead, SanError>) {
        match (reading, self.read) {
            (Ok(read), None) => self.read = Some(read),
            (Ok(read), Some(first)) if read.mv != first.mv => {
                self.twice = self.twice.or(Some(SanError::TwoReadings {
                    first: first.mv,
                    second: read.mv,
                }));
            }
            (Ok(_), Some(_)) => {}
            (Err(why @ (SanError::Ambiguous { .. } | SanError::TwoReadings { .. })), _) => {
                self.twice = self.twice.or(Some(why));
            }
            (Err(why), _) => {
                let unreadable = |why: &SanError| matches!(why, SanError::Unreadable { .. });
                if self
                    .fault
                    .is_none_or(|known| unreadable(&known) && !unreadable(&why))
                {
                    self.fault = Some(why);
                }
            }
        }
    }

    fn total(self) -> Result<SanRead, SanError> {
        match (self.twice, self.read, self.fault) {
            (Some(twice), ..) => Err(twice),
            (None, Some(read), _) => Ok(read),
            (None, None, fault) => Err(fault.unwrap_or(unreadable(1, "a move"))),
        }
    }
}

fn unreadable(column: usize, expected: &'static str) -> SanError {
    SanError::Unreadable { column, expected }
}
