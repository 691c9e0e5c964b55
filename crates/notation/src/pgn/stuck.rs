//! Words of movetext that name no legal move as they stand: signs in letters, moves with a sign or a number stuck to them, letters
//! alone before a square. Asked in one place, so that whoever plays a record over makes the same moves.

use super::{Nag, lone_letter};
use crate::{Language, Letters, SanError};

/// Valuations and signs in ASCII, the longer ones first.
const SIGNS: [&[u8]; 15] = [
    b"+/-", b"-/+", b"+/=", b"=/+", b"dia", b"+-", b"-+", b"+=", b"=+", b"TN", b"RR", b"=", b"-", b"N", b"D",
];

/// Longer words hold no two moves.
const LONGEST: usize = 24;

/// What a word is that names no legal move as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stuck<'a, T> {
    /// A sign in letters, as for a novelty: no move.
    Sign,
    /// A move to which something is stuck.
    Move {
        /// Its part of the word.
        one: &'a [u8],
        /// What was read of it.
        read: T,
        /// The next move, if that stands behind it.
        behind: Option<&'a [u8]>,
    },
}

/// Looks at a word that names no legal move; `read` reads what may be one.
///
/// ```
/// use arbiter_notation::pgn::{Stuck, stuck};
/// let legal = |word: &[u8]| (word == b"Nf3").then_some(());
/// assert_eq!(stuck(b"Nf3TN", legal), Some(Stuck::Move { one: &b"Nf3"[..], read: (), behind: None }));
/// assert_eq!(stuck(b"Nf32.d4", legal), Some(Stuck::Move { one: &b"Nf3"[..], read: (), behind: Some(&b"d4"[..]) }));
/// assert_eq!(stuck(b"TN", legal), Some(Stuck::Sign));
/// assert_eq!(stuck(b"Ng3TN", legal), None);
/// ```
#[must_use]
pub fn stuck<T>(word: &[u8], read: impl Fn(&[u8]) -> Option<T>) -> Option<Stuck<'_, T>> {
    if is_sign(word) {
        return Some(Stuck::Sign);
    }
    let (one, behind) = moves(word)?;
    let read = read(one)?;
    Some(Stuck::Move { one, read, behind })
}

/// Whether a word of letters is a sign.
fn is_sign(word: &[u8]) -> bool {
    word.len() > 1 && word.iter().all(u8::is_ascii_alphabetic) && Nag::from_bytes(word).is_some()
}

/// The moves that may stand in a word which is none.
fn moves(word: &[u8]) -> Option<(&[u8], Option<&[u8]>)> {
    if word.len() > LONGEST {
        return None;
    }
    if let Some(dots) = word.iter().position(|&byte| byte == b'.') {
        let before = &word[..dots];
        let digits = before
            .iter()
            .rev()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        // The first digit is the rank of the square.
        let (one, number) = before.split_at_checked(before.len() - digits + 1)?;
        let rest = word[dots..].trim_ascii_start();
        let rest = &rest[rest.iter().take_while(|&&byte| byte == b'.').count()..];
        let is = digits >= 2 && !number.is_empty() && one.len() >= 2;
        return is.then_some((one, (!rest.is_empty()).then_some(rest)));
    }
    let sign = SIGNS.into_iter().find(|sign| word.ends_with(sign))?;
    let one = &word[..word.len() - sign.len()];
    (one.len() >= 2).then_some((one, None))
}

/// The word of a move of which the reader told a letter before it, `N f3`: all of it, or only the square where the letter is the
/// sign of a novelty or a diagram behind the move before, of which there is one if `begun`. It is the sign where it names no piece, and where
/// its piece cannot go there in any reading but the square alone is a legal move. `read` reads a word in these letters.
///
/// ```
/// use arbiter_notation::chess::Position;
/// use arbiter_notation::{Language, pgn::without_sign, read_san};
/// let start = Position::default();
/// let read = |word: &[u8], letters: &_| read_san(&start, word, letters).map(drop);
/// let english = Language::English.letters();
/// assert_eq!(without_sign(b"N f3", true, english, read), b"N f3", "the knight's move");
/// assert_eq!(without_sign(b"N e4", true, english, read), b"e4", "no knight goes there");
/// assert_eq!(without_sign(b"N e5", true, english, read), b"N e5", "nor does a pawn");
/// assert_eq!(without_sign(b"D e5", true, english, read), b"e5", "no piece");
/// ```
#[must_use]
pub fn without_sign<'a>(
    word: &'a [u8],
    begun: bool,
    letters: &Letters,
    read: impl Fn(&[u8], &Letters) -> Result<(), SanError>,
) -> &'a [u8] {
    let Some((b"N" | b"D", square)) = lone_letter(word) else {
        return word;
    };
    let names_a_piece = str::from_utf8(word).is_ok_and(|word| letters.read(word).is_some());
    let may_be = |letters: &Letters| {
        matches!(
            read(word, letters),
            Ok(()) | Err(SanError::Ambiguous { .. } | SanError::TwoReadings { .. })
        )
    };
    let english = Language::English.letters();
    let is_sign = || begun && !may_be(letters) && !may_be(english) && read(square, letters).is_ok();
    if !names_a_piece || is_sign() { square } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_a_word() {
        for (word, expected) in [
            ("d62.", Some(("d6", None))),
            ("Nf312.", Some(("Nf3", None))),
            ("e52.Nf3", Some(("e5", Some("Nf3")))),
            ("e52...Nf3", Some(("e5", Some("Nf3")))),
            ("Nf3+-", Some(("Nf3", None))),
            ("exd5+/=", Some(("exd5", None))),
            ("Nf3N", Some(("Nf3", None))),
            ("O-OTN", Some(("O-O", None))),
            ("e4dia", Some(("e4", None))),
            ("e4.", None),
            ("+-", None),
            ("Nf3", None),
            ("eN", None),
            (".", None),
        ] {
            let expected =
                expected.map(|(one, next): (&str, Option<&str>)| (one.as_bytes(), next.map(str::as_bytes)));
            assert_eq!(moves(word.as_bytes()), expected, "{word}");
        }
    }

    #[test]
    fn signs_in_letters() {
        for (word, expected) in [
            ("TN", true),
            ("RR", true),
            ("dia", true),
            ("N", false),
            ("hello", false),
            ("+-", false),
        ] {
            assert_eq!(is_sign(word.as_bytes()), expected, "{word}");
        }
    }
}
