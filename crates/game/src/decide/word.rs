//! The word by which a blind player makes his move.

use arbiter_rules::blind;
use arbiter_rules::laws::Regime;

use crate::state::State;

/// Whether a blind player's last move waits for its announcement: it is not executed yet, and ends nothing.
pub(super) fn is_awaited(state: &State, regime: &Regime) -> bool {
    let player = state.line.player(state.line.ply());
    let open = state.line.last().is_some_and(|ply| !ply.completed);
    open && blind::is_by_word(player, state.voice.seats, regime) && !state.is_last_announced()
}
