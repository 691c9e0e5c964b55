//! What stands around games and is none: mail, web pages, rests of a tag. Shared by the reader and by the scanner for
//! games, so that both see the same games.

use super::lex::{CLASS, Class, Lex};
use super::scan::{is_blank, is_break};

/// How a text goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Begins {
    /// With a game.
    Game,
    /// With something else, up to this index.
    Else(usize),
    /// That is not known from the bytes at hand.
    Starved,
}

/// Whether a game without tags begins at `index`, where no blank stands. Where none does, the text that is none ends
/// before a bracket, a comment or a line break.
pub(crate) fn begins(bytes: &[u8], index: usize, last: bool) -> Begins {
    match is_start(bytes, index, last) {
        Some(true) => Begins::Game,
        Some(false) => match junk_end(bytes, index, last) {
            Lex::Done(end) | Lex::TooLong(end) => Begins::Else(end),
            Lex::Starved => Begins::Starved,
        },
        None => Begins::Starved,
    }
}

/// `None` where that is not known yet.
fn is_start(bytes: &[u8], index: usize, last: bool) -> Option<bool> {
    let first = bytes[index];
    match first {
        b'*' | b'(' | b')' | b'}' | b'!' | b'?' | b'$' | b'@' | b'.' | b'/' | b':' | b'%' => Some(true),
        // A pass begins no game, but a signature of mail begins so.
        b'-' if bytes.get(index + 1) == Some(&b'-') => Some(false),
        b'-' if bytes.len() == index + 1 && !last => None,
        b'-' | b'=' | b'#' | b'~' | b'+' => is_no_rule(bytes, index, last),
        b'0'..=b'9' => begins_with_number(bytes, index, last),
        b'a'..=b'z' | b'A'..=b'Z' | 0x80.. => {
            let word = word(bytes, index, last)?;
            Some(is_like_a_move(word))
        }
        _ => Some(false),
    }
}

/// A row of three equal signs is a line drawn across a page.
fn is_no_rule(bytes: &[u8], index: usize, last: bool) -> Option<bool> {
    match bytes.get(index..index + 3) {
        Some(row) => Some(row.iter().any(|&sign| sign != bytes[index])),
        None if last => Some(true),
        None => None,
    }
}

/// A move number or a result; a year, a day or a figure of a text is none.
fn begins_with_number(bytes: &[u8], index: usize, last: bool) -> Option<bool> {
    let number = word(bytes, index, last)?;
    let digits = number.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let behind = &number[digits..];
    let Some(dots) = behind.strip_prefix(b".") else {
        let is_board = matches!(behind, [b'A' | b'a' | b'B' | b'b', b'.', ..]);
        let is_result = behind.is_empty() || matches!(behind[0], b'-' | b'/' | 0x80..);
        if behind.is_empty() && is_before_text(bytes, index + number.len(), last)? {
            return Some(false);
        }
        return Some(is_board || is_result && number.len() <= 11 || is_like_a_move(number));
    };
    let dots = dots.iter().take_while(|&&byte| byte == b'.').count();
    let rest = &number[digits + 1 + dots..];
    if !rest.is_empty() {
        return Some(is_like_a_move(rest));
    }
    // `1. Introduction` begins a text, `1. e4` a game.
    is_before_text(bytes, index + number.len(), last).map(|is| !is)
}

/// Whether a word of a sentence follows behind `from`. `None` where that is not known yet.
fn is_before_text(bytes: &[u8], from: usize, last: bool) -> Option<bool> {
    let blanks = bytes[from..].iter().take_while(|&&byte| is_blank(byte)).count();
    match bytes.get(from + blanks) {
        None => last.then_some(false),
        Some(byte) if byte.is_ascii_alphabetic() => Some(is_of_a_text(word(bytes, from + blanks, last)?)),
        Some(_) => Some(false),
    }
}

/// Whether a word can be a move in any language: all but castling and the pass name a square.
fn is_like_a_move(word: &[u8]) -> bool {
    let has_rank = || word.iter().any(|byte| matches!(byte, b'0'..=b'9' | 0xa0..=0xb9));
    let is_mark = matches!(word, b"e.p." | b"e.p" | b"ep" | b"ep.");
    word.len() <= 40
        && (is_mark || has_rank() || word.starts_with(b"O-O") || word.starts_with(b"o-o") || word == b"--")
}

/// Whether a word behind a number is one of a sentence: letters alone, a vowel among them.
fn is_of_a_text(word: &[u8]) -> bool {
    let has_vowel = || word.iter().any(|byte| b"aeiouyAEIOUY".contains(byte));
    word.len() > 1 && word.iter().all(u8::is_ascii_alphabetic) && has_vowel()
}

/// The word at `index`, up to a blank or a sign; `None` where its end is not in sight.
fn word(bytes: &[u8], index: usize, last: bool) -> Option<&[u8]> {
    /// Longer words are no moves.
    const ENOUGH: usize = 64;
    let inside = |byte: &u8| !matches!(CLASS[*byte as usize], Class::Blank | Class::Sign);
    let rest = &bytes[index..];
    let length = rest.iter().take(ENOUGH).take_while(|byte| inside(byte)).count();
    (length == ENOUGH || length < rest.len() || last).then(|| &rest[..length])
}

/// The end of a text that is no game: a mark of a web page, or all up to a sign that may begin something.
fn junk_end(bytes: &[u8], index: usize, last: bool) -> Lex {
    let stops = |byte: u8| is_break(byte) || matches!(byte, b'[' | b'{' | b';');
    let rest = &bytes[index + 1..];
    // Mail that is quoted.
    if bytes[index] == b'>' {
        return Lex::Done(index + 1);
    }
    let stop = rest.iter().position(|&byte| stops(byte));
    let mark = (bytes[index] == b'<')
        .then(|| memchr::memchr(b'>', &rest[..stop.unwrap_or(rest.len())]))
        .flatten();
    let end = mark.map(|length| length + 1).or(stop);
    Lex::new(bytes, index, end.map(|length| index + 1 + length), last)
}

/// Where the line of a tag goes on behind its bracket, at `behind`: at once, or behind a rest that belongs to nothing, so
/// that the tags go on below it. `None` where that is not known yet.
pub(crate) fn behind_tag(bytes: &[u8], behind: usize, last: bool) -> Option<usize> {
    let blanks = |from: usize| {
        from + bytes[from..]
            .iter()
            .take_while(|byte| matches!(byte, b' ' | b'\t'))
            .count()
    };
    let Some(&first) = bytes.get(behind) else {
        return last.then_some(behind);
    };
    if is_break(first) {
        return Some(behind);
    }
    let rest = blanks(behind);
    let Some(&sign) = bytes.get(rest) else {
        return last.then_some(behind);
    };
    if sign == b']' {
        let end = rest + bytes[rest..].iter().take_while(|&&byte| byte == b']').count();
        return match bytes.get(end) {
            None if !last => None,
            _ => Some(end),
        };
    }
    if !sign.is_ascii_alphabetic() && !matches!(sign, b',' | b'"' | b'\'' | b'|') {
        return Some(behind);
    }
    if is_like_a_move(word(bytes, rest, last)?) {
        return Some(behind);
    }
    // Only where tags follow, on this line or on the next; otherwise it is movetext, whatever it says. What follows in
    // another piece of the text may be a tag as well as nothing: both say the same.
    let stops = |&byte: &u8| is_break(byte) || b"[{;(".contains(&byte);
    let stop = bytes[rest..].iter().position(stops).map(|length| rest + length);
    let end = match Lex::new(bytes, rest, stop, last) {
        Lex::Done(end) => end,
        Lex::Starved => return None,
        Lex::TooLong(_) => return Some(behind),
    };
    let next = match bytes[end..] {
        [b'\r', b'\n', ref next @ ..] | [b'\r' | b'\n', ref next @ ..] => next.first(),
        ref here => here.first(),
    };
    match next {
        None if !last => None,
        None | Some(b'[') => Some(end),
        _ => Some(behind),
    }
}
