//! What stands around games and is none: mail, web pages, rests of a tag. Shared by the reader and by the scanner for
//! games, so that both see the same games.

use super::lex::{CLASS, Class, Lex};
use super::scan::{is_blank, is_break};
use super::{GameResult, Text, dashes, glued};

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

/// So many numbers stand before a move at most.
const MOST_NUMBERS: usize = 4;

/// Whether a game without tags begins here: a move, a number and a move, or a result alone on its line. All else is a text. `None` where
/// that is not known yet.
fn is_start(bytes: &[u8], index: usize, last: bool) -> Option<bool> {
    match bytes[index] {
        b'*' => is_alone(bytes, index + 1, last),
        b'$' => is_valuation(bytes, index, last),
        b'.' => {
            let behind = behind_blanks(bytes, index, last)?;
            is_move(bytes, behind, last)
        }
        b'0'..=b'9' => number(bytes, index, MOST_NUMBERS, last),
        b'a'..=b'z' | b'A'..=b'Z' | b'@' | 0x80.. => {
            let word = word(bytes, index, last)?;
            if is_result(word) {
                return is_alone(bytes, index + word.len(), last);
            }
            if unseen(word).is_some() {
                return behind_unseen(bytes, index, last);
            }
            match persian_number(word) {
                0 => Some(is_like_a_move(word)),
                digits => behind_number(bytes, index + digits, MOST_NUMBERS, last),
            }
        }
        _ => Some(false),
    }
}

/// The same where marks that nobody sees stand, as many as there are.
fn behind_unseen(bytes: &[u8], from: usize, last: bool) -> Option<bool> {
    let mut index = from;
    loop {
        let word = word(bytes, index, last)?;
        match unseen(word) {
            Some(rest) => index += word.len() - rest.len(),
            None if word.is_empty() => return Some(false),
            None => return is_start(bytes, index, last),
        }
    }
}

/// A move number and a move, a result, or castling; a year, a day or a figure of a text is none.
fn number(bytes: &[u8], index: usize, most: usize, last: bool) -> Option<bool> {
    let number = word(bytes, index, last)?;
    if is_result(number) {
        return is_alone(bytes, index + number.len(), last);
    }
    if is_castling(number) {
        return Some(true);
    }
    let digits = number.iter().take_while(|byte| byte.is_ascii_digit()).count();
    match number[digits..] {
        [b'A' | b'a' | b'B' | b'b', b'.', ..] => behind_number(bytes, index + digits + 1, most, last),
        [] | [b'.', ..] => behind_number(bytes, index + digits, most, last),
        _ => Some(number[digits..].starts_with("…".as_bytes()) && is_like_a_move(&number[digits..])),
    }
}

/// Whether what follows a number shows that it counts moves: a move, perhaps behind other numbers; behind a dot a comment, a variation or a
/// valuation too. `from` is where its digits end.
fn behind_number(bytes: &[u8], from: usize, most: usize, last: bool) -> Option<bool> {
    let has_dot = bytes.get(from) == Some(&b'.');
    let index = behind_blanks(bytes, from, last)?;
    let Some(&byte) = bytes.get(index) else {
        return last.then_some(false);
    };
    match byte {
        b'0'..=b'9' if most > 0 => number(bytes, index, most - 1, last),
        b'{' | b';' => Some(has_dot),
        b'%' => Some(has_dot && is_break(bytes[index - 1])),
        b'$' if has_dot => is_valuation(bytes, index, last),
        b'*' if has_dot => match bytes.get(index + 1) {
            None => last.then_some(true),
            Some(&byte) => Some(byte != b'*'),
        },
        // `1. (a)` is a list.
        b'(' if has_dot => match bytes.get(index + 1..index + 3) {
            None => last.then_some(true),
            Some(inside) => Some(!(inside[0].is_ascii_alphabetic() && inside[1] == b')')),
        },
        0x80.. => match persian_number(word(bytes, index, last)?) {
            0 => is_move(bytes, index, last),
            digits if most > 0 => behind_number(bytes, index + digits, most - 1, last),
            _ => Some(false),
        },
        _ => is_move(bytes, index, last),
    }
}

/// Behind what stands between a number and its move: blanks and dots of every kind, and marks that nobody sees.
fn behind_blanks(bytes: &[u8], from: usize, last: bool) -> Option<usize> {
    let mut index = from;
    loop {
        let between = |byte: &&u8| is_between(**byte);
        index += bytes[index..].iter().take_while(between).count();
        if bytes.get(index).is_none_or(u8::is_ascii) {
            return Some(index);
        }
        let word = word(bytes, index, last)?;
        index += match (unseen(word), glued::first(word)) {
            (Some(rest), _) => word.len() - rest.len(),
            (None, Some((0, length, None))) => length,
            _ => return Some(index),
        };
    }
}

fn is_between(byte: u8) -> bool {
    matches!(CLASS[byte as usize], Class::Blank | Class::Dot)
}

/// Whether a word behind a number is a move: also a pass, one with a blank inside, one that is dropped, or the mark of one.
fn is_move(bytes: &[u8], index: usize, last: bool) -> Option<bool> {
    let one = word(bytes, index, last)?;
    if matches!(one, b"--" | b"e.p." | b"e.p" | b"ep" | b"ep.") || is_like_a_move(one) || is_castling(one) {
        return Some(true);
    }
    let told = told(one);
    let is_cut = !told.is_empty() && !one.ends_with(told);
    if is_cut || !is_letter(one) {
        return Some(false);
    }
    let behind = index + one.len();
    let between = |byte: &&u8| **byte == b'*' || is_between(**byte);
    let square = behind + bytes[behind..].iter().take_while(between).count();
    if square == bytes.len() && !last {
        return None;
    }
    // So it is written where the next word is a move of its own: `1. K 1... e4`.
    let is_number =
        |word: &[u8]| word.ends_with(b"...") && word[..word.len() - 3].iter().all(u8::is_ascii_digit);
    word(bytes, square, last).map(|word| is_number(word) || word.is_ascii() && is_like_a_move(word))
}

/// One capital, or a letter or two of another script.
fn is_letter(word: &[u8]) -> bool {
    matches!(word, [b'A'..=b'Z']) || !word.is_ascii() && word.len() <= 4 && str::from_utf8(word).is_ok()
}

/// Whether nothing but a comment stands on the line behind `from`. A bracket ends it as the end of the text does: where it begins a tag, the
/// text may be cut there.
fn is_alone(bytes: &[u8], from: usize, last: bool) -> Option<bool> {
    let blanks = |byte: &&u8| CLASS[**byte as usize] == Class::Blank && !is_break(**byte);
    let index = from + bytes[from..].iter().take_while(blanks).count();
    match bytes.get(index) {
        None => last.then_some(true),
        Some(&byte) => Some(is_break(byte) || matches!(byte, b'{' | b';' | b'[')),
    }
}

/// A valuation by number, `$14`; what costs as much is none.
fn is_valuation(bytes: &[u8], index: usize, last: bool) -> Option<bool> {
    const MOST: usize = 4;
    let digits = bytes[index + 1..]
        .iter()
        .take(MOST + 1)
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    if index + 1 + digits == bytes.len() && digits <= MOST && !last {
        return None;
    }
    Some((1..=MOST).contains(&digits))
}

fn is_result(word: &[u8]) -> bool {
    GameResult::from_bytes(word).is_some()
}

/// Castling with zeros; with other dashes too.
fn is_castling(word: &[u8]) -> bool {
    let bare = matches!(word, b"00" | b"000" | b"0000");
    let is_dash = |rest: &[u8]| dashes::plain(rest).is_some_and(|plain| plain.as_bytes().starts_with(b"0-"));
    bare || word.starts_with(b"0-0") || is_dash(word)
}

/// The length of a number in Persian or Arabic digits with which a word begins, if it is one of a move.
pub(crate) fn persian_number(word: &[u8]) -> usize {
    let digits = 2 * word.chunks(2).take_while(|pair| is_persian_digit(pair)).count();
    if word.get(digits).is_none_or(|&byte| byte == b'.') {
        digits
    } else {
        0
    }
}

/// A Persian or an Arabic digit.
const fn is_persian_digit(pair: &[u8]) -> bool {
    matches!(pair, [0xd9, 0xa0..=0xa9] | [0xdb, 0xb0..=0xb9])
}

/// Whether a word can be a move in any language: all but castling and the pass name a square, and before it stand a piece, a square and a sign.
fn is_like_a_move(word: &[u8]) -> bool {
    /// Bytes in UTF-8.
    const LONGEST: usize = 40;
    if word.len() > LONGEST {
        return false;
    }
    if !word.is_ascii() {
        return Text::new(word).decode().text.len() <= LONGEST && is_like_a_move_beyond_ascii(word);
    }
    if word.starts_with(b"O-O") || word.starts_with(b"o-o") {
        return true;
    }
    if matches!(word, b"OO" | b"OOO" | b"Z0" | b"z0" | b"Z1") {
        return true;
    }
    let is_file = |byte: u8| matches!(byte, b'a'..=b'h' | b'A'..=b'H');
    let is_rank = |byte: u8| matches!(byte, b'1'..=b'8');
    let Some(square) = word
        .windows(2)
        .position(|pair| is_file(pair[0]) && is_rank(pair[1]))
    else {
        return false;
    };
    let before = &word[..square];
    let is_of_a_move = |byte: &u8| byte.is_ascii_alphabetic() || is_rank(*byte) || b":-@*".contains(byte);
    let pieces = before
        .iter()
        .filter(|&&byte| byte.is_ascii_alphabetic() && !is_file(byte) && !matches!(byte, b'x' | b'X'));
    let begins = before
        .first()
        .is_none_or(|byte| byte.is_ascii_alphabetic() || *byte == b'@');
    begins && before.len() <= 5 && before.iter().all(is_of_a_move) && pieces.count() <= 1
}

/// The same of a word with letters or signs of other scripts: the first that is told of it has a digit of some script.
fn is_like_a_move_beyond_ascii(word: &[u8]) -> bool {
    let word = told(word);
    if word.is_ascii() {
        return is_like_a_move(word);
    }
    let wide = |part: &[u8]| matches!(part, [0xef, 0xbc, 0x90..=0x99]);
    let begins = matches!(word[0], b'a'..=b'z' | b'A'..=b'Z' | b'@' | 0x80..);
    let has_other = || word.windows(2).any(is_persian_digit) || word.windows(3).any(wide);
    begins && (word.iter().any(u8::is_ascii_digit) || has_other() && str::from_utf8(word).is_ok())
}

/// What the reader tells of a word as a move: without the numbers, signs and marks before it, up to a sign that is glued to it.
fn told(word: &[u8]) -> &[u8] {
    let mut word = word;
    loop {
        let digits = persian_number(word);
        let rest = &word[digits..];
        let dots = rest.iter().take_while(|&&byte| byte == b'.').count();
        word = match (unseen(&rest[dots..]), glued::first(&rest[dots..])) {
            (Some(rest), _) => rest,
            (None, Some((0, length, _))) if !rest[dots..].is_ascii() => &rest[dots + length..],
            (None, Some((start, ..))) if start > 0 => return &rest[dots..dots + start],
            _ if digits + dots > 0 => &rest[dots..],
            _ => return word,
        };
    }
}

/// A word without the mark of direction, the byte order mark or the ellipsis with which it begins.
pub(crate) fn unseen(word: &[u8]) -> Option<&[u8]> {
    match word {
        [0xef, 0xbb, 0xbf, rest @ ..]
        | [0xe2, 0x80, 0x8b..=0x8f | 0xa6 | 0xaa..=0xae, rest @ ..]
        | [0xe2, 0x81, 0xa0..=0xa9, rest @ ..] => Some(rest),
        _ => None,
    }
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
    // Blanks, a comment, the next tag, and a result are no rest.
    if is_break(sign) || matches!(sign, b'{' | b';' | b'[' | b'*') {
        return Some(behind);
    }
    // Only where tags follow, on this line or on the next, and no move or result is in it; otherwise it is movetext, whatever it
    // says. What follows in another piece of the text may be a tag as well as nothing: both say the same.
    let comment = |at: usize| bytes[at] == b';' && at > rest && is_blank(bytes[at - 1]);
    let stop = (rest..bytes.len())
        .find(|&at| is_break(bytes[at]) || matches!(bytes[at], b'[' | b'{') || comment(at));
    let end = match Lex::new(bytes, rest, stop, last) {
        Lex::Done(end) => end,
        Lex::Starved => return None,
        Lex::TooLong(_) => return Some(behind),
    };
    let mut words = bytes[rest..end].split(|&byte| is_blank(byte));
    if words.clone().all(<[u8]>::is_empty) || words.any(is_of_moves) {
        return Some(behind);
    }
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

/// Whether a word behind a tag belongs to moves: one of them, perhaps with its number, or a result.
fn is_of_moves(word: &[u8]) -> bool {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let rest = &word[digits..];
    let dots = rest.iter().take_while(|&&byte| byte == b'.').count();
    let numbered = dots > 0 && is_castling(&rest[dots..]);
    is_result(word) || is_castling(word) || numbered || is_like_a_move(&rest[dots..])
}

/// The end of a mark of a web page such as `<br>` that begins at `index`: [`Lex::TooLong`] where none does. Nothing stands in it that begins
/// something else.
pub(crate) fn mark_end(bytes: &[u8], index: usize, last: bool) -> Lex {
    /// Longer ones are none.
    const MOST: usize = 256;
    let inside = &bytes[index + 1..bytes.len().min(index + 1 + MOST)];
    let none = Lex::TooLong(index);
    if inside
        .first()
        .is_some_and(|byte| !byte.is_ascii_alphabetic() && !matches!(byte, b'/' | b'!'))
    {
        return none;
    }
    let stops = |byte: u8| is_break(byte) || b"<>[{;".contains(&byte);
    match inside.iter().position(|&byte| stops(byte)) {
        Some(length) if inside[length] == b'>' => Lex::Done(index + length + 2),
        None if inside.len() < MOST && !last => Lex::Starved,
        _ => none,
    }
}
