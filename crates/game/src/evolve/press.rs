//! The clock is pressed: what it completes, and what the device does.

use arbiter_rules::answer::IllegalKind;
use arbiter_rules::chess::{Board, Color};
use arbiter_rules::fact::{FactKind, Hand};

use super::line::{board_ply, kind_of, note_clocks};
use super::settle::{changed, meant, note_fault, push, written};
use crate::state::{FaultKind, Pressed, Situation, State, player};

pub(super) fn happen(state: &mut State, by: Color, hand: Option<Hand>) {
    let idle = state.table.of(by).touched.is_empty() && state.table.of(by).released.is_empty();
    if state.table.undone.take() == Some(by) && idle {
        return;
    }
    let before = state
        .clocks
        .as_ref()
        .map(|clocks| Color::ALL.map(|of| clocks.shows(of)));
    let own_clock_ran = state
        .clocks
        .as_ref()
        .is_none_or(|clocks| clocks.running() == Some(by));
    let after_move = complete(state, by);
    let press = device(state, by);
    if after_move {
        note_clocks(state);
        if let Some((_, ply)) = state.line.last_of_mut(by) {
            ply.press = press;
        }
        for fault in state.faults.iter_mut().rev() {
            if fault.player != by || fault.ply != state.line.ply() {
                break;
            }
            fault.press = press;
            fault.clocks_before = before;
        }
    } else if own_clock_ran && state.line.now().turn() == by {
        let kind = FaultKind::Illegal(IllegalKind::PressWithoutMove);
        note_fault(state, by, kind, press, before);
    }
    if hand == Some(Hand::Other) {
        note_fault(state, by, FaultKind::Fact(FactKind::WrongHand), press, before);
    }
    state.moment.pressed = Some(Pressed {
        by,
        hand,
        after_move,
        own_clock_ran,
    });
}

/// Completes the last move of this player, or what he has done instead of one. False if he has done nothing.
fn complete(state: &mut State, by: Color) -> bool {
    let open = state.line.last_of_mut(by).filter(|(_, ply)| !ply.completed);
    if let Some((_, ply)) = open {
        ply.completed = true;
        state.moment.completed = Some(by);
        return true;
    }
    let now = *state.line.now();
    let changed = meant(state) != now.board() || !state.table.beside.is_empty();
    let acted = !state.table.of(by).released.is_empty() || state.table.of(by).held.is_some();
    if now.turn() != by || !changed || !acted {
        return false;
    }
    let board = meant(state);
    let played = written(&now, board);
    let mut ply = board_ply(&now, board);
    ply.played = played;
    let kind = played.map_or_else(
        || kind_of_board(&now, board),
        |played| kind_of(&now, played, &ply.after),
    );
    ply.illegal = Some(kind);
    state.table.beside.clear();
    push(state, by, ply);
    if let Some(ply) = state.line.last_mut() {
        ply.completed = true;
    }
    note_fault(state, by, FaultKind::Illegal(kind), None, None);
    state.moment.completed = Some(by);
    true
}

/// Of which kind a fault is that is no move of one piece.
fn kind_of_board(now: &Situation, board: Board) -> IllegalKind {
    let (gone, come) = changed(now.board(), board, now.turn());
    match (gone.len(), come.len()) {
        (0, 0) => IllegalKind::NotHisPiece,
        (2.., 2..) => IllegalKind::TwoMoves,
        _ => IllegalKind::Move,
    }
}

/// What the device does; the number of the press on this player's display, if it was one.
fn device(state: &mut State, by: Color) -> Option<u16> {
    let clocks = state.clocks.as_mut()?;
    let ran = clocks.running() == Some(by);
    let at = clocks.device.at();
    clocks.device.press(player(by), at).ok()?;
    let presses = clocks.device.display(player(by)).presses().len();
    ran.then(|| u16::try_from(presses).unwrap_or(u16::MAX))
}
