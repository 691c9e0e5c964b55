//! The moves of a game as plain text, and as a file for a Braille display or printer: written, and read back.

use std::fmt::Write;

use anyhow::{Context, Result, bail};
use arbiter_chess::Position;
use arbiter_game::asked_of;
use arbiter_game::state::{Ply, State};
use arbiter_notation::pgn::GameResult;
use arbiter_notation::{Record, from_brf, read_record, to_brf, write_record};
use arbiter_variants::{Legal, Variant};

/// What stands before the position from which a game began, in a line of its own, where that is not the usual one.
const FROM: &str = "FEN ";

/// A line a move, and the result.
///
/// # Errors
/// A move that stood was illegal, or nobody can play on from where the game begins: a record has no words for it.
pub fn text(state: &State) -> Result<String> {
    let line = &state.line;
    asked_of!(line.at(line.base()),
        start => written(start, state),
        _bare => bail!("the game begins from a position from which nobody can play"))
}

/// The same in six-dot computer Braille.
///
/// # Errors
/// As [`text`].
pub fn braille(state: &State) -> Result<String> {
    to_brf(&text(state)?).context("the record")
}

fn written<V: Variant>(start: &V, state: &State) -> Result<String> {
    let mut position = *start;
    let mut moves: Vec<Legal> = Vec::new();
    for Ply { played, .. } in state.line.plies() {
        let number = position.setup().base.fullmove_number;
        let legal = played.and_then(|played| position.legal(played));
        let one =
            legal.with_context(|| format!("move {number} is no legal move, and a record cannot say it"))?;
        position = position.play(one);
        moves.push(one);
    }
    let result = state.end.as_ref().map(|end| end.result);
    let (fen, usual) = (
        state.line.at(state.line.base()).to_fen(),
        Position::default().to_fen(),
    );
    Ok(from(&fen, &usual) + &write_record(start, &moves, result))
}

/// The line that says from which position the game began; nothing where that goes without saying.
fn from(fen: &str, usual: &str) -> String {
    if fen == usual {
        String::new()
    } else {
        format!("{FROM}{fen}\n")
    }
}

/// A record from the start position that was read.
pub struct ReadBack {
    start: Position,
    record: Record,
}

/// Whether a file is a record and no log, which is lines of JSON.
pub fn is_one(text: &str) -> bool {
    !text.trim_start().is_empty() && !text.trim_start().starts_with('{')
}

/// The moves of a record, as plain text or in Braille: there all letters are large ones, and no square has any.
///
/// # Errors
/// Where it is neither, and what was expected.
pub fn read(text: &str) -> Result<ReadBack> {
    let plain = if text.chars().any(|sign| sign.is_ascii_lowercase()) {
        text.to_owned()
    } else {
        from_brf(text)?
    };
    let (start, moves) = match plain.strip_prefix(FROM) {
        None => (Position::default(), plain.clone()),
        Some(rest) => {
            let (fen, moves) = rest.split_once('\n').unwrap_or((rest, ""));
            let start = fen.trim().parse().context("line 1, column 5")?;
            // The line stays, empty: faults behind it are where they are in the file.
            (start, format!("\n{moves}"))
        }
    };
    let record = read_record(&start, &moves)?;
    Ok(ReadBack { start, record })
}

impl ReadBack {
    /// A line a move, and the result.
    pub fn text(&self) -> String {
        self.from() + &write_record(&self.start, &self.record.moves, self.record.result)
    }

    fn from(&self) -> String {
        from(&self.start.to_fen(), &Position::default().to_fen())
    }

    /// The same in six-dot computer Braille.
    ///
    /// # Errors
    /// None in fact: what was read has signs for all of it.
    pub fn braille(&self) -> Result<String> {
        to_brf(&self.text()).context("the record")
    }

    /// The same as PGN, in which nobody is named.
    pub fn pgn(&self) -> String {
        let result = self.record.result.unwrap_or(GameResult::Open);
        let mut pgn = String::new();
        for (tag, value) in [
            ("Event", "?"),
            ("Site", "?"),
            ("Date", "????.??.??"),
            ("Round", "?"),
            ("White", "?"),
            ("Black", "?"),
            ("Result", result.as_str()),
        ] {
            // Writing to a text cannot fail.
            let _ = writeln!(pgn, "[{tag} \"{value}\"]");
        }
        if let Some(fen) = self.from().strip_prefix(FROM) {
            let _ = writeln!(pgn, "[SetUp \"1\"]\n[FEN \"{}\"]", fen.trim_end());
        }
        let moves = write_record(&self.start, &self.record.moves, None);
        format!("{pgn}\n{moves}{}\n", result.as_str())
    }
}
