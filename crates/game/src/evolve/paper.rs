//! What is written.

use crate::event::{Event, PaperAct};
use crate::state::State;

pub(super) fn happen(_state: &mut State, _event: &Event, _act: &PaperAct) {}
