//! The moves of a game as plain text, and as a file for a Braille display or printer.

use anyhow::{Context, Result, bail};
use arbiter_game::asked_of;
use arbiter_game::state::{Ply, State};
use arbiter_notation::{to_brf, write_record};
use arbiter_variants::{Legal, Variant};

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
    Ok(write_record(start, &moves, result))
}
