//! The record of a game as plain text: a line a move, for whoever reads with fingers or ears.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;

use arbiter_chess::{Color, LegalMove, Playable};
use arbiter_variants::{Legal, Variant};

use crate::pgn::GameResult;
use crate::{Language, SanError, SanStyle, read_san, write_move};

/// A record that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Its moves.
    pub moves: Vec<LegalMove>,
    /// How the game ended, where that is written.
    pub result: Option<GameResult>,
}

/// Why a text is no record of a game from this position; line and column from 1, in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// It is no legal move.
    #[error("line {line}, column {column}: {error}")]
    Move {
        /// In which line.
        line: usize,
        /// Where the move begins.
        column: usize,
        /// Why not.
        error: SanError,
    },
    /// Another number is due.
    #[error("line {line}, column {column}: move {due} is due")]
    Number {
        /// In which line.
        line: usize,
        /// Where the number begins.
        column: usize,
        /// The number of the move that is due.
        due: u16,
    },
    /// Something stands behind the result.
    #[error("line {line}, column {column}: the record has ended")]
    Ended {
        /// In which line.
        line: usize,
        /// Where it stands.
        column: usize,
    },
}

/// The moves of a game as plain text, one number a line, and the result.
///
/// ```
/// use arbiter_chess::{Playable, Position};
/// use arbiter_notation::{read_record, write_record};
/// let start = Position::default();
/// let e4 = start.legal("e2e4".parse().unwrap()).unwrap();
/// let text = write_record(&start, &[e4], None);
/// assert_eq!(text, "1. e4\n");
/// assert_eq!(read_record(&start, &text).unwrap().moves, [e4]);
/// ```
#[must_use]
pub fn write_record<V: Variant, M: Copy + Into<Legal>>(
    start: &V,
    moves: &[M],
    result: Option<GameResult>,
) -> String {
    let mut text = String::new();
    let mut position = *start;
    for one in moves {
        let (base, one) = (*position.base(), (*one).into());
        let number = base.fullmove_number();
        let first = text.is_empty();
        // Writing to a String cannot fail.
        let _ = match base.turn() {
            Color::White => write!(text, "{number}. "),
            Color::Black if first => write!(text, "{number}. ... "),
            Color::Black => write!(text, " "),
        };
        let _ = write!(text, "{}", write_move(&position, one, &SanStyle::PGN));
        if base.turn() == Color::Black {
            text.push('\n');
        }
        position = Variant::play(&position, one);
    }
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    if let Some(result) = result {
        let _ = writeln!(text, "{}", result.as_str());
    }
    text
}

/// The moves that a text records, from this position on. Numbers may be missing, and lines broken anywhere.
///
/// # Errors
/// Where it is no record, and why. `0-0` is the result of a game lost by both, since castling is written with letters here.
pub fn read_record<P: Playable>(start: &P, text: &str) -> Result<Record, RecordError> {
    let mut position = *start;
    let mut record = Record {
        moves: Vec::new(),
        result: None,
    };
    for (line, column, word) in words(text) {
        if record.result.is_some() {
            return Err(RecordError::Ended { line, column });
        }
        if word == "..." {
            continue;
        }
        if let Some(number) = word.strip_suffix('.') {
            let due = position.fullmove_number();
            if number.parse() != Ok(due) {
                return Err(RecordError::Number { line, column, due });
            }
            continue;
        }
        if let Some(result) = GameResult::ALL.into_iter().find(|result| result.as_str() == word) {
            record.result = Some(result);
            continue;
        }
        let read = read_san(&position, word.as_bytes(), Language::English.letters());
        let one = read
            .map_err(|error| RecordError::Move { line, column, error })?
            .mv;
        record.moves.push(one);
        position = position.play(one);
    }
    Ok(record)
}

/// The words of a text with their lines and columns.
fn words(text: &str) -> impl Iterator<Item = (usize, usize, &str)> {
    text.lines().enumerate().flat_map(|(n, line)| {
        let mut column = 1;
        line.split(' ').filter_map(move |word| {
            let at = column;
            column += word.chars().count() + 1;
            (!word.is_empty()).then_some((n + 1, at, word))
        })
    })
}
