//! Who is there: which rules to ask. Subject of `rb`.

use alloc::vec::Vec;

use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal};

use crate::event::{Event, PresenceAct};
use crate::state::State;

pub(super) fn refuse(_state: &State, event: &Event, _act: &PresenceAct) -> Result<(), Refusal> {
    if event.by.player().is_none() {
        let by = event.by.as_str().into();
        return Err(Refusal::NotThisRole { by });
    }
    Ok(())
}

pub(super) fn judge(_state: &State, _regime: &Regime, _event: &Event, _act: &PresenceAct) -> Vec<Answer> {
    Vec::new()
}
