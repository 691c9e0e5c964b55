//! What is written: which rules to ask.

use alloc::vec::Vec;

use arbiter_rules::answer::GameResult;
use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal, ending};

use super::ended;
use crate::event::{Event, PaperAct};
use crate::state::State;

pub(super) fn refuse(_state: &State, event: &Event, _act: &PaperAct) -> Result<(), Refusal> {
    if event.by.player().is_none() {
        let by = event.by.as_str().into();
        return Err(Refusal::NotThisRole { by });
    }
    Ok(())
}

/// Who signs a draw accepts the offer that stands.
pub(super) fn judge(state: &State, regime: &Regime, event: &Event, act: &PaperAct) -> Vec<Answer> {
    let PaperAct::Sign {
        result: GameResult::Draw,
    } = act
    else {
        return Vec::new();
    };
    let offered = state
        .offer
        .is_some_and(|offer| Some(offer.by) != event.by.player());
    if !offered || state.moment.was_over {
        return Vec::new();
    }
    alloc::vec![ending::agreement(ended::made(state), regime)]
}
