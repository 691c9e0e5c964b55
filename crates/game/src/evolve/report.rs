//! What is noticed and told: a touch that nobody had logged has been made all the same.

use arbiter_rules::fact::{DeviceKind, FactKind, Intent};

use crate::event::{Actor, Event, ReportAct};
use crate::state::{State, Touch, TouchOrder};

pub(super) fn happen(state: &mut State, event: &Event, act: &ReportAct) {
    let told = act.told();
    let reported = matches!(act, ReportAct::Report(_)) && event.by != Actor::Spectator;
    let official = event.by.is_arbiter() || reported;
    if official {
        super::paper::seen(state, told);
    }
    if told.fact == FactKind::Device && official && told.device != Some(DeviceKind::Records) {
        let player = told.side.unwrap_or_else(|| state.line.now().turn());
        state.of_mut(player).devices += 1;
    }
    if told.fact != FactKind::Touched || !official || state.is_over() {
        return;
    }
    let turn = state.line.now().turn();
    let player = told.side.unwrap_or(turn);
    let Some(square) = told.square.as_ref().and_then(crate::event::Spot::get) else {
        return;
    };
    // Who has moved touched it before his move.
    let moved = player != turn && state.line.last().is_some();
    let stood = if moved {
        *state.line.before(state.line.ply())
    } else {
        *state.line.now()
    };
    let Some(piece) = stood.board().piece_at(square) else {
        return;
    };
    let touched = if moved {
        &mut state.table.before[player.index()]
    } else {
        &mut state.table.of_mut(player).touched
    };
    if touched.iter().any(|touch| touch.square == Some(square)) {
        return;
    }
    let touch = Touch {
        square: Some(square),
        piece,
        intent: Intent::Deliberate,
        adjusting: false,
        castling: false,
        order: TouchOrder::After,
        seen: true,
    };
    if moved {
        touched.insert(0, touch);
    } else {
        touched.push(touch);
    }
}
