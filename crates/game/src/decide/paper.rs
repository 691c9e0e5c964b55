//! What is written: which rules to ask. Scoresheets follow in a later issue.

use alloc::vec::Vec;

use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal};

use crate::event::{Event, PaperAct};
use crate::state::State;

pub(super) fn refuse(_state: &State, event: &Event, _act: &PaperAct) -> Result<(), Refusal> {
    if event.by.player().is_none() {
        let by = event.by.as_str().into();
        return Err(Refusal::NotThisRole { by });
    }
    Ok(())
}

pub(super) fn judge(_state: &State, _regime: &Regime, _event: &Event, _act: &PaperAct) -> Vec<Answer> {
    Vec::new()
}
