//! Who can still checkmate, asked of the position after the last move *made*.

use arbiter_rules::answer::MateVerdict;
use arbiter_rules::chess::Color;
use arbiter_rules::mate::{Budget, Verdict, can_mate, can_mate_irregular, is_dead};

use crate::state::{Situation, State};

/// Positions that may be looked at when a flag has fallen: a second or two at most.
const NODES: u64 = 1_000_000;
/// Positions that may be looked at after every move: below a millisecond.
const NODES_A_MOVE: u64 = 5_000;

/// Whether this player can still checkmate by any series of legal moves.
pub(super) fn verdict(state: &State, winner: Color) -> MateVerdict {
    let budget = Budget::full().with_nodes(NODES);
    match state.line.now() {
        Situation::Lawful(position) => word(&can_mate(position, winner, &budget)),
        Situation::Irregular(position) => word(&can_mate_irregular(position, winner, &budget)),
        Situation::Impossible(_) => MateVerdict::Undetermined,
    }
}

fn word<P>(verdict: &Verdict<P>) -> MateVerdict {
    match verdict {
        Verdict::Winnable { .. } => MateVerdict::Winnable,
        Verdict::Unwinnable { .. } => MateVerdict::Unwinnable,
        Verdict::Undetermined { .. } => MateVerdict::Undetermined,
    }
}

/// Whether it is certain that neither player can checkmate any more in a situation of the game.
pub(super) fn dead(situation: &Situation) -> bool {
    let position = situation.lawful();
    position.is_some_and(|position| is_dead(position, &Budget::full().with_nodes(NODES_A_MOVE)) == Some(true))
}
