//! Who is there.

use arbiter_rules::chess::Color;

use crate::event::{Event, PresenceAct};
use crate::state::State;

pub(super) fn happen(state: &mut State, event: &Event, act: &PresenceAct) {
    let Some(player) = event.by.player() else {
        if matches!(act, PresenceAct::Arrive) {
            for player in Color::ALL {
                state.of_mut(player).arrived = Some(event.at);
            }
        }
        return;
    };
    let record = state.of_mut(player);
    match act {
        PresenceAct::Arrive => record.arrived = Some(event.at),
        PresenceAct::Device { .. } => record.devices += 1,
        _ => {}
    }
}
