//! What is said: which rules to ask. Subject of `ra`.

use alloc::vec::Vec;

use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal};

use super::irregular;
use crate::event::{AgreeOn, Event, SpeechAct};
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

pub(super) fn judge(state: &State, regime: &Regime, event: &Event, act: &SpeechAct) -> Vec<Answer> {
    match (event.by.player(), act) {
        (Some(by), SpeechAct::Claim { .. }) => irregular::claimed(state, regime, event, by, act),
        (Some(_), SpeechAct::CallArbiter { why: text } | SpeechAct::Ask { what: text }) => {
            irregular::told(state, regime, event, text)
        }
        (
            _,
            SpeechAct::Agree {
                what: AgreeOn::Correction,
            },
        ) => irregular::agreed(state, regime),
        _ => Vec::new(),
    }
}
