//! What a screen does not let a hand do: where touch-move holds of itself, only moves that are left are placed.

use arbiter_rules::Refusal;
use arbiter_rules::answer::Hindrance;
use arbiter_rules::chess::{Color, LegalMove, Move, Role, Square};
use arbiter_rules::laws::Regime;
use arbiter_rules::touch;

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
    let legal = legal.map(|one| one.to_move(false));
    let left = duty::moves_left(state, regime).unwrap_or_default();
    match legal {
        Some(one) if left.contains(&one) => Ok(()),
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
    let puts = |one: &Move| match new {
        Some(man) => one.to == on && one.promotion == Some(man.of(player).role),
        None => from == Some(one.from) && one.to == on,
    };
    // After the king's two steps the rook's is part of the move.
    let rook = now
        .legal_moves()
        .is_some_and(|legal| legal.iter().any(|one| rook_of(*one, from, on)));
    let pawn = new.is_none_or(|man| man.of(player).role == Role::Pawn);
    let legal = duty::legal(state);
    let all = touch::written(&legal);
    if now.turn() == player && (left.iter().any(puts) || (pawn && rook)) {
        Ok(())
    } else if now.turn() == player && all.iter().any(puts) {
        Err(Refusal::NotInThisMode(Hindrance::TouchedAnother))
    } else {
        Err(Refusal::NotInThisMode(Hindrance::NotLegal))
    }
}

fn rook_of(one: LegalMove, from: Option<Square>, on: Square) -> bool {
    one.castling().is_some_and(|side| {
        from.is_some() && one.rook_from() == from && Square::new(side.rook_file(), one.from().rank()) == on
    })
}
