//! What is said: claims stop the clocks and are remembered. Subject of `ra`.

use crate::event::{Event, SpeechAct};
use crate::state::{OpenClaim, State};

pub(super) fn happen(state: &mut State, event: &Event, act: &SpeechAct) {
    if let SpeechAct::Claim { kind, stop, .. } = act
        && let Some(by) = event.by.player()
        && !state.is_over()
    {
        if *stop && let Some(clocks) = &mut state.clocks {
            clocks.stop();
        }
        state.claims.push(OpenClaim {
            by,
            kind: *kind,
            ply: state.line.ply(),
            judged: false,
        });
    }
}
