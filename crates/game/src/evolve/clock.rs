//! What the clock shows and does of itself.

use crate::event::{ClockAct, Counters, Event};
use crate::state::State;
use arbiter_rules::chess::Color;

pub(super) fn happen(state: &mut State, _event: &Event, act: &ClockAct) {
    let Some(clocks) = &mut state.clocks else { return };
    let now = clocks.device.at();
    let device = &mut clocks.device;
    // The instant is that of the device, so nothing of this is refused.
    let _refused = match act {
        ClockAct::Reading {
            white,
            black,
            counters,
        } => {
            let set = |of: Color| of.fold(*white, *black);
            let mut refused = Color::ALL
                .map(|of| device.set(of, set(of), now))
                .iter()
                .any(Result::is_err);
            if let Some(Counters { white, black }) = counters {
                let counter = |of: Color| of.fold(*white, *black);
                refused |= Color::ALL
                    .map(|of| device.set_counter(of, counter(of), now))
                    .iter()
                    .any(Result::is_err);
            }
            refused
        }
        ClockAct::ShowsZero { side } => device.set(*side, 0, now).is_err(),
        ClockAct::ShowsFirst { side } => {
            clocks.marked_first = Some(*side);
            false
        }
        ClockAct::Defect => {
            clocks.defect = true;
            false
        }
        ClockAct::Adds { side, ms } => device.add(*side, *ms, now).is_err(),
    };
}
