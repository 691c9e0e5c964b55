//! What somebody types who does not touch the board: a move in the letters or the words of his language, or a square.

use arbiter_chess::{LegalMove, Playable, Position, Square};
use arbiter_notation::{AnnouncementError, Language, SanError, Tongue, read_announcement, read_san};

/// Why what was typed is no move here.
pub enum Untyped {
    /// It can be read, but no move here is called so.
    Unheard,
    /// It cannot be read as a move.
    Unread(SanError),
}

/// The move that was typed in the letters of the language, or spoken in its words.
///
/// # Errors
/// No move here is called so.
pub fn heard(position: &Position, text: &str, language: Language) -> Result<arbiter_chess::Move, Untyped> {
    let wrong = match read_san(position, text.trim().as_bytes(), language.letters()) {
        Ok(read) => return Ok(read.mv.named()),
        Err(wrong) => wrong,
    };
    let tongue = Tongue::from_code(language.code()).unwrap_or(Tongue::English);
    match read_announcement(position, text, tongue) {
        Ok(announced) => position
            .legal(announced.played)
            .map(LegalMove::named)
            .ok_or(Untyped::Unheard),
        Err(AnnouncementError::Ambiguous { .. }) => Err(Untyped::Unheard),
        Err(_) => Err(Untyped::Unread(wrong)),
    }
}

/// The one square that a text names, whatever words stand beside it; none where it names several.
#[must_use]
pub fn square(text: &str) -> Option<Square> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
    let mut squares = words.filter_map(|word| word.parse().ok());
    squares.next().filter(|_| squares.next().is_none())
}
