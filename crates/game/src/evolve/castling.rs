//! Castling by hand that is not allowed: the king let go where it would leave him, put back before the clock was pressed, and
//! what hands do after that.

use arbiter_rules::chess::{CastlingSide, Color, Move, Role, Square};

use super::line::{castles, hop, rook_beside};
use crate::state::{CastledBack, State};

/// The king was let go where castling leaves him, or his rook, after he was put back for that: to which side, and his step.
pub(crate) fn hopped(state: &State, player: Color) -> Option<(CastlingSide, Move)> {
    let last = state.table.of(player).released.last()?;
    let step = if last.piece.role == Role::King {
        Move {
            from: last.from?,
            to: last.on,
            promotion: None,
        }
    } else {
        after_the_king(state, player)?
    };
    Some((side(state, step)?, step))
}

fn side(state: &State, step: Move) -> Option<CastlingSide> {
    match state.chess960 {
        Some(_) => castles(&state.line.now().board(), step),
        None => hop(step.from, step.to),
    }
}

/// The king has been put back, and his rook goes on to castle all the same: the step of the king.
pub(super) fn after_the_king(state: &State, player: Color) -> Option<Move> {
    let back = state
        .table
        .castled
        .as_ref()
        .filter(|back| back.player == player)?;
    let [rook] = state.table.of(player).released.as_slice() else {
        return None;
    };
    let (now, king) = (state.line.now(), back.step.from);
    let side = side(state, back.step)?;
    let of_his = rook_beside(&now.setup(), &now.board(), king, side);
    let arrives = rook.on == Square::new(side.rook_file(), king.rank());
    (arrives && rook.from.is_some() && rook.from == of_his).then_some(back.step)
}

/// What a press is to know of castling for which the position stands again before it.
pub(super) fn put_back(state: &State, ply: u32) -> Option<CastledBack> {
    let step = state.moment.hopped.filter(|_| ply == state.line.ply())?;
    let player = state.line.now().turn();
    let touched = match &state.table.castled {
        Some(before) if before.step == step => before.touched.clone(),
        _ => state.table.of(player).touched.clone(),
    };
    Some(CastledBack {
        player,
        step,
        touched,
    })
}
