//! A player complains that the opponent has not moved what he touched: the claim `touched`.

use alloc::vec::Vec;

use arbiter_rules::Answer;
use arbiter_rules::chess::{Color, Square};
use arbiter_rules::fact::{ClaimKind, Intent};
use arbiter_rules::laws::Regime;
use arbiter_rules::{complaint, making};

use super::duty;
use crate::event::Event;
use crate::state::{State, Touch};

pub(super) fn judge(state: &State, regime: &Regime, event: &Event) -> Vec<Answer> {
    let by = event.by.player();
    by.map(|by| touched(state, regime, by)).unwrap_or_default()
}

/// What follows of the complaint of a player about the pieces that his opponent has touched.
fn touched(state: &State, regime: &Regime, by: Color) -> Vec<Answer> {
    let claim = ClaimKind::Touched;
    let (upheld, not_so) = (
        || complaint::answered(by, true, regime),
        || alloc::vec![complaint::answered(by, false, regime)],
    );
    if !complaint::is_known(regime) {
        return not_so();
    }
    let barred = complaint::has_bar(regime);
    if state.line.now().turn() != by {
        // The opponent has not moved yet: what he touched binds him.
        let duty = duty::of_touches(state, regime, !by);
        return match duty {
            Some(duty) => [upheld(), duty.answer(!by)].into(),
            None if barred && has_moved_since(state, by) => complaint::barred(by, claim, regime),
            None => not_so(),
        };
    }
    let mut own = state.table.of(by).touched.iter();
    let bars = |touch: &Touch| match touch.intent {
        Intent::Deliberate => complaint::is_barred_by(touch.adjusting, regime),
        Intent::Adjusting => complaint::is_barred_by(true, regime),
        Intent::Accidental | Intent::Unclear => false,
    };
    if barred && own.any(bars) {
        return complaint::barred(by, claim, regime);
    }
    if state.is_taken_on()
        && let Some(stays) = making::stays(state.line.ply(), regime)
    {
        return complaint::stays(by, stays);
    }
    match duty::breach(state, regime, true) {
        Some(breach) => core::iter::once(upheld()).chain(breach).collect(),
        None => not_so(),
    }
}

/// Whether the opponent had touched something else than what he moved or took, and the complainant has made his own move
/// since.
fn has_moved_since(state: &State, by: Color) -> bool {
    let before = state.line.ply().checked_sub(1);
    let Some(played) = before.and_then(|ply| state.line.get(ply)?.played) else {
        return false;
    };
    let other = |square: Square| Some(square) != played.from() && square != played.to();
    let mut touched = state.table.before[(!by).index()].iter();
    touched.any(|touch| touch.intent == Intent::Deliberate && touch.square.is_some_and(other))
}
