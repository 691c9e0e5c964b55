//! What becomes of an offer of a draw that stands.

use arbiter_rules::Answer;
use arbiter_rules::draw_offer;
use arbiter_rules::laws::Regime;

use crate::state::State;

/// The opponent touches a piece to move or capture it, or makes a move: the offer is declined.
pub(super) fn declined_by_touch(state: &State, regime: &Regime) -> Option<Answer> {
    let offer = state.offer?;
    let opponent = !offer.by;
    let touched = state.table.of(opponent).touched.iter().skip(offer.touched);
    let mut meant = touched.filter(|touch| touch.is_meant());
    let moved = state.moment.made == Some(opponent) || state.moment.completed == Some(opponent);
    let made_after = moved && state.line.ply() > offer.ply;
    (made_after || meant.next().is_some()).then(|| draw_offer::declined(offer.by, regime))
}
