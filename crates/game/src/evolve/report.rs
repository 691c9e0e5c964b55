//! What is noticed and told. Subject of `rb`.

use crate::event::{Event, ReportAct};
use crate::state::State;

pub(super) fn happen(_state: &mut State, _event: &Event, _act: &ReportAct) {}
