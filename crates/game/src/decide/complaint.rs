//! A player complains that the opponent has not moved what he touched. Subject of `core`; asked by the claim
//! `touched`.

use alloc::vec::Vec;

use arbiter_rules::Answer;
use arbiter_rules::Ruling;
use arbiter_rules::answer::{ClaimDecision, ClaimReason, Right, RightDecision, Until};
use arbiter_rules::chess::Color;
use arbiter_rules::fact::{ClaimKind, Intent};
use arbiter_rules::laws::{Regime, Topic};

use super::duty;
use crate::event::Event;
use crate::state::State;

pub(super) fn judge(state: &State, regime: &Regime, event: &Event) -> Vec<Answer> {
    let by = event.by.player();
    by.map(|by| touched(state, regime, by)).unwrap_or_default()
}

/// What follows of the complaint of a player about the pieces that his opponent has touched.
fn touched(state: &State, regime: &Regime, by: Color) -> Vec<Answer> {
    let claim = ClaimKind::Touched;
    let player = by;
    let Some(own) = regime.cite(Topic::TouchOwn) else {
        let reason = ClaimReason::NoSuchRule;
        let decision = ClaimDecision::ClaimNotAdmissible {
            player,
            claim,
            reason,
        };
        return [Ruling::new(decision, []).into()].into();
    };
    // In play where the arbiter waits to be asked, this is the asking.
    let asked = || {
        let on_request = regime.cites(Topic::RapidTouch).iter().cloned();
        core::iter::once(own.clone())
            .chain(on_request)
            .collect::<Vec<_>>()
    };
    let upheld =
        |cites: Vec<_>| -> Answer { Ruling::new(ClaimDecision::ClaimUpheld { player, claim }, cites).into() };
    if state.line.now().turn() != by {
        // The opponent has not moved yet: what he touched binds him.
        let duty = duty::of_touches(state, regime, !by);
        return match duty {
            Some(duty) => [upheld(asked()), duty.answer(!by)].into(),
            None => rejected(by, ClaimReason::NotSo, asked()),
        };
    }
    let touched_himself = state
        .table
        .of(by)
        .touched
        .iter()
        .any(|touch| touch.intent == Intent::Deliberate);
    if touched_himself && let Some(bar) = regime.cite(Topic::TouchComplaintBar) {
        let right = Right::ComplainOfTouch;
        let until = Until::Move;
        let lost = Ruling::new(RightDecision::RightLost { player, right, until }, [bar.clone()]);
        let mut answers = rejected(by, ClaimReason::RightLost, [bar]);
        answers.push(lost.into());
        return answers;
    }
    match duty::breach(state, regime, true) {
        Some(breach) => core::iter::once(upheld(asked())).chain(breach).collect(),
        None => rejected(by, ClaimReason::NotSo, asked()),
    }
}

fn rejected(
    player: Color,
    reason: ClaimReason,
    cites: impl IntoIterator<Item = arbiter_rules::laws::Citation>,
) -> Vec<Answer> {
    let claim = ClaimKind::Touched;
    let decision = ClaimDecision::ClaimRejected {
        player,
        claim,
        reason,
    };
    [Ruling::new(decision, cites).into()].into()
}
