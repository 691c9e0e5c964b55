//! The opponent replies to what stands on the board: something that is no legal move was let go, and nobody has pressed.

use arbiter_rules::chess::{Color, Square};

use super::settle::{is_crowded, legal_between, meant, note_fault, push, unlawful};
use crate::event::HandsAct;
use crate::state::{FaultKind, State};

/// A player takes up a piece of his own while the opponent has let one go so that no legal move is made, and holds none: what the
/// opponent has left is his move now, not completed, and the reply is a move.
pub(super) fn begins(state: &mut State, player: Color, act: &HandsAct) {
    let HandsAct::Lift { square, .. } = act else {
        return;
    };
    let Some(square) = square.get() else { return };
    if !is_reply(state, player, square) {
        return;
    }
    let ply = unlawful(state, !player);
    let Some(kind) = ply.illegal else { return };
    state.table.beside.clear();
    push(state, !player, ply);
    note_fault(state, !player, FaultKind::Illegal(kind), None);
}

fn is_reply(state: &State, player: Color, square: Square) -> bool {
    let now = state.line.now();
    let table = &state.table;
    let (own, other) = (table.of(player), table.of(!player));
    let rests = other.held.is_none() && other.aside.is_empty() && !other.released.is_empty();
    let his = table.board.color_at(square) == Some(player);
    if now.turn() == player || state.by_clock || own.adjusting || !rests || !his {
        return false;
    }
    let left = meant(state);
    if left == now.board() && !is_crowded(state) {
        return false;
    }
    // Who takes his captured piece off the board for the opponent, or one that is in his way, replies to nothing.
    let mut without = left;
    without.set(square, None);
    let shared = table.beside.iter().any(|(on, _)| *on == square);
    !shared && legal_between(now, without).is_none() && !table.displaced.contains(&square)
}
