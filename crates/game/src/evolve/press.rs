//! The clock is pressed: what it completes, and what the device does.

use alloc::boxed::Box;

use arbiter_rules::answer::IllegalKind;
use arbiter_rules::chess::Color;
use arbiter_rules::fact::{FactKind, Hand};

use super::line::{illegal_ply, legal_ply, note_clocks};
use super::settle::{is_crowded, left_plain, meant, note_fault, push, unlawful};
use crate::state::{Fault, FaultKind, Ply, State, Table};

pub(super) fn happen(state: &mut State, by: Color, hand: Option<Hand>) {
    let idle = state.table.of(by).touched.is_empty() && state.table.of(by).released.is_empty();
    if state.table.undone.take() == Some(by) && idle {
        return;
    }
    let own_clock_ran = state
        .clocks
        .as_ref()
        .is_none_or(|clocks| clocks.running() == Some(by));
    let after_move = complete(state, by, idle);
    if after_move && own_clock_ran && state.voice.seats.is_blind(by) && state.before_press.is_none() {
        keep(state, state.table.clone());
    }
    if !after_move && own_clock_ran && state.line.now().turn() == by {
        keep(state, state.table.clone());
    }
    let press = device(state, by);
    if after_move {
        note_clocks(state);
        let completed = state.line.last_of_mut(by).map(|(number, ply)| {
            ply.press = press;
            number
        });
        let of_it = |fault: &&mut Fault| fault.player == by && Some(fault.ply) == completed;
        for fault in state.faults.iter_mut().filter(of_it) {
            fault.press = press;
        }
    } else if own_clock_ran && state.line.now().turn() == by {
        let kind = FaultKind::Illegal(IllegalKind::PressWithoutMove);
        note_fault(state, by, kind, press);
    }
    if hand == Some(Hand::Other) {
        note_fault(state, by, FaultKind::Fact(FactKind::WrongHand), press);
    }
    state.moment.pressed = Some(by);
}

/// Keeps what the press is about to change, should it count for nothing.
fn keep(state: &mut State, table: Table) {
    state.before_press = Some(Box::new((table, state.clocks.clone())));
}

/// Completes the last move of this player, or what he has done instead of one. False if he has done nothing.
fn complete(state: &mut State, by: Color, idle: bool) -> bool {
    let open = state.line.last_of_mut(by).filter(|(_, ply)| !ply.completed);
    if let Some((_, ply)) = open {
        ply.completed = true;
        state.moment.completed = Some(by);
        return true;
    }
    let now = *state.line.now();
    let castled = state
        .table
        .castled
        .take()
        .filter(|back| back.player == by && idle);
    if let Some(back) = castled {
        keep(state, state.table.clone());
        let ply = illegal_ply(&now, back.step.into(), state.chess960.is_some());
        state.table.of_mut(by).touched = back.touched;
        complete_illegal(state, by, ply);
        return true;
    }
    if let Some(one) = left_plain(state, by) {
        push(state, by, legal_ply(&now, one));
        if let Some(ply) = state.line.last_mut() {
            ply.completed = true;
        }
        (state.moment.made, state.moment.completed) = (Some(by), Some(by));
        return true;
    }
    let changed = meant(state) != now.board() || is_crowded(state);
    let acts = state.table.of(by);
    // Who presses with the piece still in his hand has made no move yet, but where the press alone makes it.
    let acted = !acts.released.is_empty() || state.by_clock && acts.held.is_some();
    if now.turn() != by || !changed || !acted {
        return false;
    }
    keep(state, state.table.clone());
    let ply = unlawful(state, by);
    complete_illegal(state, by, ply);
    true
}

fn complete_illegal(state: &mut State, by: Color, ply: Ply) {
    let kind = ply.illegal.unwrap_or(IllegalKind::Move);
    state.table.beside.clear();
    push(state, by, ply);
    if let Some(ply) = state.line.last_mut() {
        ply.completed = true;
    }
    note_fault(state, by, FaultKind::Illegal(kind), None);
    state.moment.completed = Some(by);
}

/// What the device does; the number of the press on this player's display, if it was one.
fn device(state: &mut State, by: Color) -> Option<u16> {
    let clocks = state.clocks.as_mut()?;
    let ran = clocks.running() == Some(by);
    let at = clocks.device.at();
    clocks.device.press(by, at).ok()?;
    let presses = clocks.device.display(by).presses().len();
    ran.then(|| u16::try_from(presses).unwrap_or(u16::MAX))
}
