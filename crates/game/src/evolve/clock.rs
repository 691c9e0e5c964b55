//! What the clock shows and does of itself.

use crate::event::{ClockAct, Counters, Event};
use crate::state::State;
use arbiter_rules::chess::Color;
use arbiter_rules::laws::clock::ChessClock;

pub(super) fn happen(state: &mut State, _event: &Event, act: &ClockAct) {
    let Some(clocks) = &mut state.clocks else { return };
    let device = &mut clocks.device;
    match act {
        ClockAct::Reading {
            white,
            black,
            counters,
        } => {
            for (of, ms) in Color::ALL.into_iter().zip([*white, *black]) {
                let counter = counters.map(|Counters { white, black }| of.fold(white, black));
                set(device, of, Some(ms), counter);
            }
        }
        ClockAct::ShowsZero { side } => set(device, *side, Some(0), None),
        ClockAct::ShowsFirst { side } => clocks.marked_first = Some(*side),
        ClockAct::Defect => clocks.defect = true,
        ClockAct::Adds { side, ms } => {
            let added = device.add(*side, *ms, device.at());
            debug_assert!(added.is_ok(), "now is never before now");
        }
    }
}

/// Sets a display and its counter, as far as they are told.
pub(crate) fn set(device: &mut ChessClock, of: Color, ms: Option<u64>, counter: Option<u16>) {
    let now = device.at();
    let shown = ms.map_or(Ok(()), |ms| device.set(of, ms, now));
    let counted = counter.map_or(Ok(()), |moves| device.set_counter(of, moves, now));
    debug_assert!(shown.is_ok() && counted.is_ok(), "now is never before now");
}
