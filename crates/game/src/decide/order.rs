//! The questions asked after every event, in their order: one list, to be held against the Laws on one screen.
//!
//! Each looks at `state.moment` (what this event brought about) first, so that an event which brought about nothing
//! costs nothing. What ends the game ends the asking.

use arbiter_rules::Answer;
use arbiter_rules::laws::Regime;

use super::{ended, offers};

/// A question asked after every event.
pub(super) type Ask = fn(&crate::state::State, &Regime) -> Option<Answer>;

/// Who is asked after every event, in this order.
pub(super) const AFTER_EVERY_EVENT: &[Ask] = &[
    ended::on_the_board,
    ended::without_claim,
    offers::declined_by_touch,
];
