//! Illegal moves and other irregularities of hands, found at once by the arbiter. Subject of `rb`.
//!
//! Asked after every act of hands. `state.moment` tells what it brought about: `illegal` (a piece let go so that
//! nothing lawful can come of it), `completed` with an illegal ply (`state.line.last().illegal`), `pressed`; the
//! faults stand in `state.faults` with `seen` and `ruled`.

use alloc::vec::Vec;

use arbiter_rules::Answer;
use arbiter_rules::laws::Regime;

use crate::event::{Event, HandsAct};
use crate::state::State;

pub(super) fn after_hands(_state: &State, _regime: &Regime, _event: &Event, _act: &HandsAct) -> Vec<Answer> {
    Vec::new()
}
