//! What happened in this game before a ruling undid it: told with the ruling, and judged by nobody.

use alloc::vec::Vec;

use arbiter_rules::answer::IllegalKind;
use arbiter_rules::chess::{Board, Color, Piece, Square};

use arbiter_rules::variants::Asked;

use super::State;

/// What a player had done when a ruling took it back, or counted it as illegal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cause {
    /// The number of the ruling.
    pub ruling: u32,
    /// Whose move it was.
    pub player: Color,
    /// The pieces that he had touched for it, in their order, with the squares on which they stood.
    pub touched: Vec<(Piece, Square)>,
    /// The piece that he moved, from where and to where, if it was one.
    pub moved: Option<(Piece, Square, Square)>,
    /// What was illegal about it.
    pub illegal: Option<IllegalKind>,
    /// Where his king stood after it.
    pub king: Option<Square>,
}

/// What stands to be taken back or counted by a ruling: the move with this number, or, where none was made, what was
/// put on the board after the last one.
pub(crate) fn cause(state: &State, ruling: u32, ply: u32) -> Cause {
    let line = &state.line;
    let (before, made) = (line.before(ply).board(), line.get(ply));
    let after = made.map_or(state.table.board, |made| made.after.board());
    let player = made.map_or_else(|| line.now().turn(), |_| line.player(ply));
    let touched = match made {
        Some(_) => &state.table.before[player.index()],
        None => &state.table.of(player).touched,
    };
    let meant = touched.iter().filter(|touch| !touch.adjusting);
    let played = made.and_then(|made| made.played);
    Cause {
        ruling,
        player,
        touched: meant.filter_map(|one| Some((one.piece, one.square?))).collect(),
        moved: match played {
            Some(Asked::Move(played)) => {
                (before.piece_at(played.from)).map(|piece| (piece, played.from, played.to))
            }
            Some(Asked::Drop(_)) => None,
            None => moved(&before, &after),
        },
        illegal: made.and_then(|made| made.illegal),
        king: after.king(player),
    }
}

/// The piece that stands elsewhere than before, if it is a single one.
fn moved(before: &Board, after: &Board) -> Option<(Piece, Square, Square)> {
    let left = |square: &Square| {
        before
            .piece_at(*square)
            .filter(|_| after.piece_at(*square).is_none())
    };
    let mut from = Square::ALL.into_iter().filter(|square| left(square).is_some());
    let (from, more) = (from.next()?, from.next());
    let piece = before.piece_at(from).filter(|_| more.is_none())?;
    let came =
        |square: &Square| after.piece_at(*square) == Some(piece) && before.piece_at(*square) != Some(piece);
    let to = Square::ALL.into_iter().find(came)?;
    Some((piece, from, to))
}
