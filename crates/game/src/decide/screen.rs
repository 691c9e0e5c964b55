//! What a screen does not let a hand do: where touch-move holds of itself, only moves that are left are placed.

use arbiter_rules::Refusal;
use arbiter_rules::answer::Hindrance;
use arbiter_rules::castling::{is_among, rook_arrives};
use arbiter_rules::chess::{Color, LegalMove, Move, Role, Square};
use arbiter_rules::laws::Regime;

use super::duty;
use crate::event::{Event, Man};
use crate::state::{Mode, State};

const fn is_screen(state: &State) -> bool {
    matches!(state.mode, Mode::Online | Mode::Assisted)
}

/// A whole move that is not left to the player.
pub(super) fn refuse_move(state: &State, regime: &Regime, by: Color, played: Move) -> Result<(), Refusal> {
    if !is_screen(state) || state.is_over() {
        return Ok(());
    }
    let now = state.line.now();
    let legal = now.legal(played).filter(|_| now.turn() == by);
    let left = duty::moves_left(state, regime).unwrap_or_default();
    match legal {
        Some(one) if is_among(one, &left) => Ok(()),
        Some(_) => Err(Refusal::NotInThisMode(Hindrance::TouchedAnother)),
        None => Err(Refusal::NotInThisMode(Hindrance::NotLegal)),
    }
}

/// A piece that is put where no move that is left puts it; back to where it came from it always may be.
pub(super) fn refuse_place(
    state: &State,
    regime: &Regime,
    event: &Event,
    on: Square,
    new: Option<Man>,
) -> Result<(), Refusal> {
    let Some(player) = event.by.player().filter(|_| is_screen(state) && !event.part) else {
        return Ok(());
    };
    let from = state.table.of(player).held.and_then(|held| held.from);
    if from == Some(on) || state.is_over() {
        return Ok(());
    }
    let left = duty::moves_left(state, regime).unwrap_or_default();
    let now = state.line.now();
    let puts = |one: &LegalMove| match new {
        Some(man) => one.to() == on && one.promotion() == Some(man.of(player).role),
        None => from == Some(one.from()) && one.to() == on,
    };
    let pawn = new.is_none_or(|man| man.of(player).role == Role::Pawn);
    let legal = duty::legal(state);
    // After the king's two steps the rook's is part of the move; it may be all of it.
    let rook = pawn
        && legal
            .iter()
            .any(|one| from.is_some() && one.rook_from() == from && rook_arrives(*one) == Some(on));
    let left_puts = legal.iter().any(|one| is_among(*one, &left) && puts(one));
    if now.turn() == player && (left_puts || rook) {
        Ok(())
    } else if now.turn() == player && legal.iter().any(puts) {
        Err(Refusal::NotInThisMode(Hindrance::TouchedAnother))
    } else {
        Err(Refusal::NotInThisMode(Hindrance::NotLegal))
    }
}
