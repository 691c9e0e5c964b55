//! Signs of one character that stand glued to a move, and blanks that do not break a line.

use crate::pgn::Nag;

/// Blanks beyond ASCII, as web pages have them between moves, and the ellipsis of a printed game.
fn is_blank(c: char) -> bool {
    matches!(
        c,
        '…' | '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}'
    )
}

/// `±` in a text that is not UTF-8.
const LATIN_1: u8 = 0xb1;
/// The ellipsis in one of Windows.
const ELLIPSIS: u8 = 0x85;

/// The number of a sign of one character that is no letter.
fn nag(c: char) -> Option<Nag> {
    let mut bytes = [0; 4];
    (!c.is_ascii()).then(|| Nag::from_sign(c.encode_utf8(&mut bytes)))?
}

/// The first sign or blank of a word: where it begins, where it ends, and its number if it is a valuation. A letter alone
/// can be one, too.
pub(crate) fn first(word: &[u8]) -> Option<(usize, usize, Option<Nag>)> {
    if let [b'D' | b'N'] = word {
        return Some((0, 1, Nag::from_bytes(word)));
    }
    if word.is_ascii() {
        return None;
    }
    let Ok(text) = str::from_utf8(word) else {
        let start = word
            .iter()
            .position(|byte| matches!(*byte, 0xa0 | ELLIPSIS | LATIN_1))?;
        return Some((start, start + 1, (word[start] == LATIN_1).then_some(Nag(16))));
    };
    let (start, sign) = text
        .char_indices()
        .find(|&(_, c)| is_blank(c) || nag(c).is_some())?;
    // Selectors of the picture of a sign belong to it.
    let end = start + sign.len_utf8();
    let selectors = text[end..]
        .chars()
        .take_while(|c| matches!(c, '\u{fe0e}' | '\u{fe0f}'));
    Some((
        start,
        end + selectors.map(char::len_utf8).sum::<usize>(),
        nag(sign),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_the_first_sign_stands() {
        for (word, expected) in [
            ("Nf3‼".as_bytes(), Some((3, 6, Some(Nag(3))))),
            ("±".as_bytes(), Some((0, 2, Some(Nag(16))))),
            ("Nf3□∞".as_bytes(), Some((3, 6, Some(Nag(7))))),
            ("e5\u{a0}e4".as_bytes(), Some((2, 4, None))),
            ("Nf3△".as_bytes(), Some((3, 6, Some(Nag(140))))),
            ("Nf3…".as_bytes(), Some((3, 6, None))),
            ("Δ".as_bytes(), Some((0, 2, Some(Nag(140))))),
            ("♘f3".as_bytes(), None),
            ("Сf3".as_bytes(), None),
            (b"e5\xa0d4", Some((2, 3, None))),
            (b"e5\x85d4", Some((2, 3, None))),
            (b"D", Some((0, 1, Some(Nag(220))))),
            (b"Nf3", None),
        ] {
            assert_eq!(first(word), expected, "{word:?}");
        }
    }
}
