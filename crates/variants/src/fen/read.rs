//! Text to [`Setup`]: what chess does not know is taken out and understood, the rest is read as chess reads it.

use alloc::string::String;
use alloc::vec::Vec;

use arbiter_chess::{self as chess, Bitboard, FenError, Piece, Square};

use super::{FenFault, FenFaultKind};
use crate::{CHECKS, Setup};

/// The text without what chess does not know, each of its characters with its column in the whole.
#[derive(Default)]
struct Plain {
    text: String,
    columns: Vec<usize>,
}

impl Plain {
    fn push(&mut self, c: char, column: usize) {
        self.text.push(c);
        self.columns.push(column);
    }

    /// A fault of the plain text, at its place in the whole. Where the plain text ends, so does the whole.
    fn whole(&self, fault: FenError, end: usize) -> FenFault {
        let place = self.columns.get(fault.column - 1);
        FenFault {
            column: place.copied().unwrap_or(end),
            ..fault.into()
        }
    }
}

/// A word of the text with the column of its first character.
struct Word<'a> {
    text: &'a str,
    column: usize,
}

impl Word<'_> {
    fn fault(&self, at: usize, kind: FenFaultKind) -> FenFault {
        FenFault {
            column: self.column + at,
            kind,
            found: self.text.chars().nth(at),
        }
    }
}

pub(super) fn setup(text: &str) -> Result<Setup, FenFault> {
    let mut plain = Plain::default();
    let mut read = Setup::of_board(chess::Setup::empty());
    let mut words = words(text).into_iter();
    if let Some(word) = words.next() {
        board(&word, &mut plain, &mut read)?;
    }
    for (number, word) in (2..).zip(words) {
        if number > 4 && word.text.contains('+') {
            if read.left.is_some() {
                return Err(word.fault(0, FenFaultKind::ChecksTwice));
            }
            read.left = Some(checks(&word)?);
            continue;
        }
        plain.push(' ', word.column - 1);
        for (at, c) in word.text.chars().enumerate() {
            plain.push(c, word.column + at);
        }
    }
    let end = text.chars().count() + 1;
    read.base = chess::Setup::from_fen(&plain.text).map_err(|fault| plain.whole(fault, end))?;
    Ok(read)
}

fn words(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut column = 1;
    for part in text.split(char::is_whitespace) {
        let length = part.chars().count();
        if length > 0 {
            words.push(Word { text: part, column });
        }
        column += length + 1;
    }
    words
}

/// Takes the pocket and the marks out of the first field.
fn board(word: &Word<'_>, plain: &mut Plain, read: &mut Setup) -> Result<(), FenFault> {
    let (mut slashes, mut squares) = (0, 0);
    let mut before = None;
    for (at, c) in word.text.chars().enumerate() {
        match c {
            '[' => return pocket(word, at + 1, Some(']'), read),
            '/' if slashes == 7 => return pocket(word, at + 1, None, read),
            ']' => return Err(word.fault(at, FenFaultKind::PocketClosed)),
            '~' if before.and_then(Piece::from_letter).is_some() => read.promoted |= square(slashes, squares),
            '~' => return Err(word.fault(at, FenFaultKind::MarkOnNothing)),
            _ => {
                (slashes, squares) = match c {
                    '/' => (slashes + 1, 0),
                    '1'..='8' => (slashes, squares + (c as u32 - '0' as u32)),
                    _ => (slashes, squares + 1),
                };
                plain.push(c, word.column + at);
            }
        }
        before = Some(c);
    }
    Ok(())
}

/// The square before this place; none where the rank is too long, which chess will tell.
fn square(slashes: u32, squares: u32) -> Bitboard {
    let index = match (slashes, squares) {
        (0..8, 1..9) => (7 - slashes) * 8 + squares - 1,
        _ => return Bitboard::EMPTY,
    };
    Square::from_index(index as u8).map_or(Bitboard::EMPTY, Bitboard::from)
}

/// Reads the pocket that begins at this character and goes to `close`, or to the end of the field. `-` says that nothing is
/// in it, as some programs do.
fn pocket(word: &Word<'_>, from: usize, close: Option<char>, read: &mut Setup) -> Result<(), FenFault> {
    let counts = read.pocket.insert([[0; 6]; 2]);
    let length = word.text.chars().count();
    for (at, c) in word.text.chars().enumerate().skip(from) {
        if Some(c) == close {
            return match length - at {
                1 => Ok(()),
                _ => Err(word.fault(at + 1, FenFaultKind::BehindPocket)),
            };
        }
        let alone = at == from && at + 1 + usize::from(close.is_some()) >= length;
        match Piece::from_letter(c) {
            Some(man) => {
                let count = &mut counts[man.color.index()][man.role as usize];
                *count = count.saturating_add(1);
            }
            None if c == '-' && alone => {}
            None => return Err(word.fault(at, FenFaultKind::ManInHand)),
        }
    }
    match close {
        Some(_) => Err(word.fault(length, FenFaultKind::PocketOpen)),
        None => Ok(()),
    }
}

/// `3+3` says what is left, `+0+0` what was given.
fn checks(word: &Word<'_>) -> Result<[u8; 2], FenFault> {
    let (given, text) = match word.text.strip_prefix('+') {
        Some(rest) => (true, rest),
        None => (false, word.text),
    };
    let skipped = usize::from(given);
    let odd = text.chars().position(|c| !c.is_ascii_digit() && c != '+');
    let fault = |at: usize| word.fault(skipped + at, FenFaultKind::Checks);
    if let Some(at) = odd {
        return Err(fault(at));
    }
    let (white, black) = text.split_once('+').ok_or_else(|| fault(text.len()))?;
    let number = |digits: &str, at: usize| digits.parse::<u8>().map_err(|_| fault(at));
    let counts = [number(white, 0)?, number(black, white.len() + 1)?];
    if !given {
        return Ok(counts);
    }
    match counts.map(|given| CHECKS.checked_sub(given)) {
        [Some(white), Some(black)] => Ok([white, black]),
        [None, _] => Err(fault(0)),
        [_, None] => Err(fault(white.len() + 1)),
    }
}
