//! A letter that stands alone before a square, `N f3`: a move with a blank inside, which no sign may swallow.

use super::Chunk;
use crate::pgn::Nag;
use crate::pgn::lex::{CLASS, Class, LIMIT, Lex, word_end};

/// The longest letter and the longest word for its square, in bytes.
const LETTER: usize = 4;
const SQUARE: usize = 12;

/// What a word and the one behind it are together.
pub(super) enum Lone {
    /// Two words.
    None,
    /// That is not known from the bytes at hand.
    Starved,
    /// One move, which ends before this index.
    Move(Token, usize),
}

/// The move with one blank inside, however many stand in the text.
pub(super) struct Token {
    bytes: [u8; LETTER + 1 + SQUARE],
    length: usize,
}

impl Token {
    fn new(letter: &[u8], square: &[u8]) -> Self {
        let mut bytes = [b' '; LETTER + 1 + SQUARE];
        bytes[..letter.len()].copy_from_slice(letter);
        let length = letter.len() + 1 + square.len();
        bytes[letter.len() + 1..length].copy_from_slice(square);
        Self { bytes, length }
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// Looks at the word from `index` to `end` and at what follows it.
pub(super) fn joined(chunk: &Chunk<'_>, index: usize, end: usize) -> Lone {
    let letter = &chunk.bytes[index..end];
    // Beyond ASCII a sign is no letter of a piece, as the Greek delta of an idea.
    let is_sign = || !letter.is_ascii() && Nag::from_bytes(letter).is_some();
    if !is_letter(letter) || is_sign() {
        return Lone::None;
    }
    let rest = &chunk.bytes[end..];
    let blanks = rest.iter().take_while(|&&byte| is_between(byte)).count();
    if blanks == rest.len() {
        return if chunk.last || blanks > LIMIT {
            Lone::None
        } else {
            Lone::Starved
        };
    }
    let begin = end + blanks;
    match word_end(chunk.bytes, begin, chunk.last) {
        Lex::Done(behind) if blanks > 0 && is_square(&chunk.bytes[begin..behind]) => {
            Lone::Move(Token::new(letter, &chunk.bytes[begin..behind]), behind)
        }
        // A longer word is none of a square, wherever it ends.
        Lex::Starved if rest.len() - blanks <= SQUARE => Lone::Starved,
        _ => Lone::None,
    }
}

/// What is passed over between two words.
fn is_between(byte: u8) -> bool {
    matches!(CLASS[byte as usize], Class::Blank | Class::Dot)
}

/// One letter of any alphabet, a capital where it has capitals; a figurine; or two letters beyond ASCII, as some kings have.
pub(in crate::pgn) fn is_letter(word: &[u8]) -> bool {
    if let [one] = word {
        return one.is_ascii_uppercase();
    }
    let is_beyond = |text: &str| {
        let piece = |c: char| c.is_alphabetic() && !c.is_ascii() || matches!(c, '\u{2654}'..='\u{265f}');
        text.chars().all(piece) && text.chars().count() <= 2
    };
    word.len() <= LETTER && str::from_utf8(word).is_ok_and(is_beyond)
}

/// `f3`, `xf3`, `bd2`, `1d2`, `b1xd2+`: what can stand behind the letter of a piece, and alone it may be a pawn's move.
fn is_square(word: &[u8]) -> bool {
    let file = |byte: u8| matches!(byte, b'a'..=b'h');
    let rank = |byte: u8| matches!(byte, b'1'..=b'8');
    let signs = |byte: u8| matches!(byte, b'+' | b'#' | b'=' | b'-' | b'.');
    let length = word
        .iter()
        .rposition(|&byte| !signs(byte))
        .map_or(0, |last| last + 1);
    let [from @ .., to_file, to_rank] = &word[..length] else {
        return false;
    };
    let from = match from.split_last() {
        Some((b'x' | b':' | b'-', before)) => before,
        _ => from,
    };
    let from_is = match *from {
        [] => true,
        [one] => file(one) || rank(one),
        [one, two] => file(one) && rank(two),
        _ => false,
    };
    word.len() <= SQUARE && from_is && file(*to_file) && rank(*to_rank)
}

/// The letter and the square of a move that was told so, `N f3`.
///
/// ```
/// use arbiter_notation::pgn::lone_letter;
/// assert_eq!(lone_letter(b"N f3"), Some((&b"N"[..], &b"f3"[..])));
/// assert_eq!(lone_letter(b"Nf3"), None);
/// ```
#[must_use]
pub fn lone_letter(word: &[u8]) -> Option<(&[u8], &[u8])> {
    let blank = word.iter().take(LETTER + 1).position(|&byte| byte == b' ')?;
    let (letter, square) = (&word[..blank], &word[blank + 1..]);
    (is_letter(letter) && is_square(square)).then_some((letter, square))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_squares() {
        for (letter, square, expected) in [
            ("N", "f3", true),
            ("N", "xf3+", true),
            ("R", "ad1", true),
            ("R", "1d2", true),
            ("Q", "h4xe1#", true),
            ("♘", "f3", true),
            ("К", "f3", true),
            ("Кр", "e2", true),
            ("b", "c3", false),
            ("No", "f3", false),
            ("N", "Nf3", false),
            ("N", "13", false),
            ("N", "O-O", false),
            ("N", "f9", false),
            ("N", "", false),
        ] {
            let is = is_letter(letter.as_bytes()) && is_square(square.as_bytes());
            assert_eq!(is, expected, "{letter} {square}");
            let told = alloc::format!("{letter} {square}");
            assert_eq!(lone_letter(told.as_bytes()).is_some(), expected, "{told}");
        }
    }
}
