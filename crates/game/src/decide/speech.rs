//! What is said: which rules to ask. Subject of `ra`.

use alloc::vec::Vec;

use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal};

use crate::event::{Event, SpeechAct};
use crate::state::State;

pub(super) fn refuse(state: &State, event: &Event, act: &SpeechAct) -> Result<(), Refusal> {
    let by_a_player = matches!(
        act,
        SpeechAct::Offer { .. }
            | SpeechAct::Accept
            | SpeechAct::Decline
            | SpeechAct::Resign
            | SpeechAct::Claim { .. }
    );
    if by_a_player && event.by.player().is_none() {
        let by = event.by.as_str().into();
        return Err(Refusal::NotThisRole { by });
    }
    let of_opponent = state.offer.filter(|offer| Some(offer.by) != event.by.player());
    if matches!(act, SpeechAct::Accept) && of_opponent.is_none() && !state.is_over() {
        return Err(Refusal::NoOffer);
    }
    Ok(())
}

pub(super) fn judge(_state: &State, _regime: &Regime, _event: &Event, _act: &SpeechAct) -> Vec<Answer> {
    Vec::new()
}
