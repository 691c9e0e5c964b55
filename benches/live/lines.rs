//! Lines of quiet legal moves, as hands make them: no captures, so that no game ends while it is measured.

use arbiter_chess::{Playable, Position, Role, Square};
use serde_json::{Value, json};

/// The acts of each half-move of a line.
pub type Line = Vec<Value>;

/// So many lines of so many half-moves, always the same ones. Every second half-move is a pawn's where one can be made,
/// so that no position comes a third time.
pub fn lines(count: usize, length: usize) -> Vec<Line> {
    let mut random = fastrand::Rng::with_seed(7);
    let mut lines = Vec::with_capacity(count);
    while lines.len() < count {
        lines.extend(line(&mut random, length));
    }
    lines
}

fn line(random: &mut fastrand::Rng, length: usize) -> Option<Line> {
    let mut position = Position::default();
    let mut seen: Vec<String> = Vec::new();
    let mut line = Vec::with_capacity(length);
    for _ in 0..length {
        let quiet: Vec<_> = position
            .legal_moves()
            .into_iter()
            .filter(|one| squares(&position, &one.to_move(false).to_string()).is_some())
            .collect();
        let one = random.choice(&quiet)?;
        let (from, to) = squares(&position, &one.to_move(false).to_string())?;
        position = position.play(*one);
        let fen = position.to_fen();
        let placed = fen.split(' ').take(2).collect::<Vec<_>>().join(" ");
        let before = seen.iter().filter(|other| **other == placed).count();
        if before == 2 || position.legal_moves().into_iter().next().is_none() {
            return None;
        }
        seen.push(placed);
        line.push(json!([
            { "do": "lift", "square": from }, { "do": "place", "square": to }, { "do": "release" }, { "do": "press" },
        ]));
    }
    Some(line)
}

/// From where to where, of a move that takes nothing, is no castling and no promotion.
fn squares(position: &Position, uci: &str) -> Option<(String, String)> {
    let (from, to) = (uci.get(..2)?, uci.get(2..)?);
    let (first, last): (Square, Square) = (from.parse().ok()?, to.parse().ok()?);
    let board = position.board();
    let man = board.piece_at(first)?.role;
    let file = |square: &str| square.as_bytes().first().copied();
    let straight = file(from) == file(to);
    let quiet = board.piece_at(last).is_none();
    let plain = match man {
        Role::Pawn => straight,
        Role::King => file(from)?.abs_diff(file(to)?) < 2,
        _ => true,
    };
    (quiet && plain).then(|| (from.to_owned(), to.to_owned()))
}
