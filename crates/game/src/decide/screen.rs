//! What a screen does not let a hand do: where touch-move holds of itself, only moves that are left are placed.

use arbiter_rules::Refusal;
use arbiter_rules::answer::Hindrance;
use arbiter_rules::castling::{is_among, rook_arrives};
use arbiter_rules::chess::{Color, Role, Square};
use arbiter_rules::laws::Regime;
use arbiter_rules::variants::{Asked, Drop, Legal};

use super::duty;
use crate::event::{Event, Man};
use crate::state::{Mode, State};

const fn is_screen(state: &State) -> bool {
    matches!(state.mode, Mode::Online | Mode::Assisted)
}

/// A whole move that is not left to the player.
pub(super) fn refuse_move(state: &State, regime: &Regime, by: Color, played: Asked) -> Result<(), Refusal> {
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
    let held = state.table.of(player).held;
    let drops = held.is_none() || from.is_none();
    let puts = |one: &Legal| match (new, *one) {
        (Some(man), Legal::Move(one)) => one.to() == on && one.promotion() == Some(man.of(player).role),
        (None, Legal::Move(one)) => from == Some(one.from()) && one.to() == on,
        (Some(man), Legal::Drop(Drop { role, to })) => drops && to == on && man.of(player).role == role,
        (None, Legal::Drop(Drop { role, to })) => {
            to == on && held.is_some_and(|held| held.from.is_none() && held.piece.role == role)
        }
    };
    let pawn = new.is_none_or(|man| man.of(player).role == Role::Pawn);
    let legal = duty::legal(state);
    // After the king's two steps the rook's is part of the move; it may be all of it.
    let rook = pawn
        && legal
            .iter()
            .filter_map(|one| one.as_move())
            .any(|one| from.is_some() && one.rook_from() == from && rook_arrives(one) == Some(on));
    let left_puts = legal.iter().any(|one| is_among(*one, &left) && puts(one));
    if now.turn() == player && (left_puts || rook) {
        Ok(())
    } else if now.turn() == player && legal.iter().any(puts) {
        Err(Refusal::NotInThisMode(Hindrance::TouchedAnother))
    } else {
        Err(Refusal::NotInThisMode(Hindrance::NotLegal))
    }
}
