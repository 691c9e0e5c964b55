//! The signs of a written move, whatever the script: what a tolerant reader sees of a text.

use arbiter_chess::{File, Rank, Role};

use super::irregularity::{Irregularities, Irregularity};
use super::{SanError, unreadable};
use crate::Letters;

/// What one sign stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Symbol {
    Piece(Role),
    File(File),
    Rank(Rank),
    Zero,
    LetterO,
    Capture,
    Hyphen,
    EnPassant,
    Plus,
    Hash,
    Equals,
    Slash,
    Open,
    Close,
    Valuation,
}

/// More signs than any move has.
const ROOM: usize = 24;

/// The signs of a text with their columns, and what was odd about them.
#[derive(Debug, Clone)]
pub(super) struct Symbols {
    signs: [Symbol; ROOM],
    columns: [usize; ROOM],
    length: usize,
    /// Blanks have come since the last sign.
    blank: bool,
    pub(super) found: Irregularities,
}

impl Symbols {
    /// Reads the signs of `text`, in the letters given and the figurines, in any digits.
    pub(super) fn read(text: &str, letters: &Letters) -> Result<Self, SanError> {
        let mut symbols = Self {
            signs: [Symbol::Zero; ROOM],
            columns: [0; ROOM],
            length: 0,
            blank: false,
            found: Irregularities::NONE,
        };
        let mut rest = text;
        let mut column = 1;
        while let Some(c) = rest.chars().next() {
            let length = if c.is_whitespace() {
                symbols.blank = symbols.length > 0;
                c.len_utf8()
            } else if is_format(c) {
                c.len_utf8()
            } else {
                symbols.read_one(rest, c, column, letters)?
            };
            column += rest[..length].chars().count();
            rest = &rest[length..];
        }
        Ok(symbols)
    }

    pub(super) fn as_slice(&self) -> &[Symbol] {
        &self.signs[..self.length]
    }

    /// The column of the sign with this index, or the one behind the last.
    pub(super) fn column(&self, index: usize) -> usize {
        let columns = &self.columns[..self.length];
        columns
            .get(index)
            .copied()
            .unwrap_or_else(|| columns.last().map_or(1, |last| last + 1))
    }

    /// Reads the sign that `rest` begins with; returns its length in bytes.
    fn read_one(&mut self, rest: &str, c: char, column: usize, letters: &Letters) -> Result<usize, SanError> {
        let (symbol, length) = if let Some(length) = en_passant(rest).filter(|_| self.is_behind_square()) {
            (Symbol::EnPassant, length)
        } else if let Some((role, letter)) = letters.read(rest) {
            self.found |= Irregularities::when(letters.of(role) != letter, Irregularity::LetterOther)
                | Irregularities::when(letter.chars().nth(1).is_some(), Irregularity::LetterLong);
            (Symbol::Piece(role), letter.len())
        } else if let Some((symbol, odd)) = plain(c) {
            self.found |= odd;
            (symbol, c.len_utf8())
        } else if let Some(role) = small_letter(c, letters) {
            self.found |= Irregularity::LetterOther.into();
            (Symbol::Piece(role), c.len_utf8())
        } else {
            return Err(unreadable(
                column,
                "the letter of a piece, a square or a sign of the notation",
            ));
        };
        let Some(room) = self.signs.get_mut(self.length) else {
            return Err(unreadable(column, "the end of the move"));
        };
        *room = symbol;
        self.columns[self.length] = column;
        self.length += 1;
        // The Laws themselves print "e.p." and "(=)" apart from the move.
        let apart = matches!(symbol, Symbol::EnPassant | Symbol::Open);
        self.found |= Irregularities::when(self.blank && !apart, Irregularity::Blank);
        self.blank = false;
        Ok(length)
    }

    fn is_behind_square(&self) -> bool {
        matches!(
            self.as_slice(),
            [.., Symbol::Rank(_)] | [.., Symbol::Rank(_), Symbol::Plus | Symbol::Hash]
        )
    }
}

/// The length of a mark of capturing en passant that `text` begins with.
fn en_passant(text: &str) -> Option<usize> {
    ["e.p.", "e.p", "ep.", "ep", "e. p."]
        .into_iter()
        .find(|mark| text.starts_with(mark))
        .map(str::len)
}

/// A sign that means the same in every language, and what is odd about it.
fn plain(c: char) -> Option<(Symbol, Irregularities)> {
    let none = Irregularities::NONE;
    if let Some(digit) = digit(c) {
        let odd = Irregularities::when(!c.is_ascii(), Irregularity::DigitsOther);
        return match digit {
            0 => Some((Symbol::Zero, odd)),
            _ => Some((Symbol::Rank(Rank::from_index(digit - 1)?), odd)),
        };
    }
    Some(match c {
        'a'..='h' => (Symbol::File(File::from_letter(c)?), none),
        'x' => (Symbol::Capture, none),
        'X' | '×' | '✕' | ':' | 'х' | 'Х' => (Symbol::Capture, Irregularity::CaptureSignOther.into()),
        'O' => (Symbol::LetterO, none),
        'o' | 'О' | 'о' => (Symbol::LetterO, Irregularity::CastlingOther.into()),
        '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' => (Symbol::Hyphen, none),
        '+' | '†' => (Symbol::Plus, none),
        '#' | '‡' => (Symbol::Hash, none),
        '=' => (Symbol::Equals, none),
        '/' => (Symbol::Slash, none),
        '(' => (Symbol::Open, none),
        ')' => (Symbol::Close, none),
        '!' | '?' => (Symbol::Valuation, none),
        _ => return None,
    })
}

/// The value of a digit, Latin, Arabic-Indic or Persian.
fn digit(c: char) -> Option<u8> {
    let zero = match c {
        '0'..='8' => '0',
        '\u{660}'..='\u{668}' => '\u{660}',
        '\u{6f0}'..='\u{6f8}' => '\u{6f0}',
        _ => return None,
    };
    u8::try_from(u32::from(c) - u32::from(zero)).ok()
}

/// A piece by the small form of its letter, where that is neither a file nor the sign of a capture.
fn small_letter(c: char, letters: &Letters) -> Option<Role> {
    let mut upper = c.to_uppercase();
    let capital = upper
        .next()
        .filter(|&capital| upper.next().is_none() && capital != c)?;
    let is_capital = |role: &Role| letters.of(*role).chars().eq([capital]);
    Role::ALL.into_iter().find(is_capital)
}

/// Marks of direction and joining, and variation selectors: seen by nobody.
fn is_format(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}')
        || matches!(c, '\u{fe0e}' | '\u{fe0f}' | '\u{feff}')
}
