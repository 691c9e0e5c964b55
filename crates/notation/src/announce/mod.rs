//! Moves as they are announced where a player does not see the board, and announcements read back.
//!
//! `Springer Gustav eins Felix drei` is the knight's move from g1 to f3 in the words of the appendix. One typing error in
//! an announcement is understood where only one legal move can be meant; else whoever reads is asked, never told a guess.

mod drop;
mod near;
mod read;
#[cfg(test)]
mod tests;
mod words;

use alloc::string::String;

use arbiter_chess::{LegalMove, Playable, Square};

pub use drop::{announce_drop, read_announced_drop};
pub use read::{Announced, AnnouncementError, NamedIn, read_announcement};
pub use words::Tongue;
use words::Words;

/// A legal move in words: the piece, both squares, and what a pawn becomes; or castling.
///
/// ```
/// use arbiter_chess::{Playable, Position};
/// use arbiter_notation::{Tongue, announce};
/// let position = Position::default();
/// let knight = position.legal("g1f3".parse().unwrap()).unwrap();
/// assert_eq!(announce(&position, knight, Tongue::Appendix), "Springer Gustav eins Felix drei");
/// assert_eq!(announce(&position, knight, Tongue::Vietnamese), "Mã Gustav một Felix ba");
/// ```
#[must_use]
pub fn announce<P: Playable>(position: &P, one: LegalMove, tongue: Tongue) -> String {
    let words = tongue.words();
    if let Some(side) = one.castling() {
        return words.castles(side).into();
    }
    let mut text = String::new();
    let role = position.board().role_at(one.from());
    text.extend(role.map(|role| words.role(role)));
    for square in [one.from(), one.to()] {
        for word in of_square(words, square) {
            text.push(' ');
            text.push_str(word);
        }
    }
    if let Some(role) = one.promotion() {
        text.push(' ');
        text.push_str(words.role(role));
    }
    text
}

const fn of_square(words: &Words, square: Square) -> [&'static str; 2] {
    [
        words.files[square.file().index() as usize],
        words.ranks[square.rank().index() as usize],
    ]
}
