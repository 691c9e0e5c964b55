//! What the clock shows and does of itself: which rules to ask.

use alloc::vec::Vec;

use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal};

use super::flags;
use crate::event::{ClockAct, Event};
use crate::state::State;

/// What a clock shows is a fact that no player brings about.
pub(super) fn refuse(_state: &State, event: &Event, _act: &ClockAct) -> Result<(), Refusal> {
    if event.by.player().is_some() {
        let by = event.by.as_str().into();
        return Err(Refusal::NotThisRole { by });
    }
    Ok(())
}

/// A display at zero that an arbiter sees is a fallen flag where he may say so; else it waits for somebody who may.
pub(super) fn judge(state: &State, regime: &Regime, _event: &Event, act: &ClockAct) -> Vec<Answer> {
    match act {
        ClockAct::ShowsZero { side } if state.moment.seen && !state.moment.was_over => {
            flags::observed(state, regime, *side)
        }
        ClockAct::Defect if !state.moment.was_over => flags::defect(state, regime),
        _ => Vec::new(),
    }
}
