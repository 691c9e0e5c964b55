//! What is noticed and told: which rules to ask. Subject of `rb`.

use alloc::vec::Vec;

use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal};

use crate::event::{Event, ReportAct};
use crate::state::State;

#[allow(clippy::unnecessary_wraps, reason = "nothing of this is refused yet")]
pub(super) fn refuse(_state: &State, _event: &Event, _act: &ReportAct) -> Result<(), Refusal> {
    Ok(())
}

pub(super) fn judge(_state: &State, _regime: &Regime, _event: &Event, _act: &ReportAct) -> Vec<Answer> {
    Vec::new()
}
