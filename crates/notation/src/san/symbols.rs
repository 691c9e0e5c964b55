//! The signs of a written move, whatever the script: what a tolerant reader sees of a text.

use arbiter_chess::{File, Rank, Role};

use super::irregularity::{Irregularities, Irregularity};
use super::meaning::{Choices, Meaning, Script};
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
    /// A stop or a comma, of the sentence that the move stands in.
    Stop,
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
    /// Reads the signs of `text`, in the letters given and the figurines, in any digits; doubtful ones as chosen.
    pub(super) fn read(text: &str, letters: &Letters, choices: &mut Choices) -> Result<Self, SanError> {
        let script = Script::of(text, letters);
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
                symbols.read_one(rest, c, column, script, choices)?
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
    fn read_one(
        &mut self,
        rest: &str,
        c: char,
        column: usize,
        script: Script,
        choices: &mut Choices,
    ) -> Result<usize, SanError> {
        let Meaning { symbol, length, odd } = if let Some(length) = self.en_passant(rest) {
            Meaning {
                symbol: Symbol::EnPassant,
                length,
                odd: Irregularities::NONE,
            }
        } else {
            match script.meanings(rest, c, self.length == 0) {
                [Some(_), Some(second)] if choices.takes_second() => second,
                [Some(first), _] => first,
                _ => {
                    return Err(unreadable(
                        column,
                        "the letter of a piece, a square or a sign of the notation",
                    ));
                }
            }
        };
        self.found |= odd;
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

    /// The length of a mark of capturing en passant that `text` begins with; what looks like one elsewhere is a square.
    fn en_passant(&self, text: &str) -> Option<usize> {
        let marks: &[&str] = match self.as_slice() {
            [.., Symbol::Rank(_)] | [.., Symbol::Rank(_), Symbol::Plus | Symbol::Hash | Symbol::Open] => {
                &["e.p.", "e.p", "ep.", "ep", "e. p.", "E.P.", "E.P", "EP"]
            }
            [.., Symbol::File(_)] | [.., Symbol::File(_), Symbol::Open] => &["e.p.", "e.p", "e. p."],
            _ => return None,
        };
        marks
            .iter()
            .find(|mark| text.starts_with(**mark))
            .map(|mark| mark.len())
    }
}

/// A sign that means the same in every language, and what is odd about it.
pub(super) fn plain(c: char) -> Option<(Symbol, Irregularities)> {
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
        // Cyrillic letters of the same shape.
        'а' => (Symbol::File(File::A), Irregularity::LetterOther.into()),
        'с' => (Symbol::File(File::C), Irregularity::LetterOther.into()),
        'е' => (Symbol::File(File::E), Irregularity::LetterOther.into()),
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
        '.' | ',' | ';' | '،' | '؛' | '。' | '、' => (Symbol::Stop, none),
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

/// Marks of direction and joining, and variation selectors: seen by nobody.
fn is_format(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}')
        || matches!(c, '\u{fe0e}' | '\u{fe0f}' | '\u{feff}')
}
