//! A player complains that the opponent has not moved what he touched. Subject of `core`; asked by the claim
//! `touched`.

use alloc::vec::Vec;

use arbiter_rules::Answer;
use arbiter_rules::answer::{ClaimDecision, ClaimReason, Right, RightDecision, Until};
use arbiter_rules::chess::{Color, Square};
use arbiter_rules::fact::{ClaimKind, Intent};
use arbiter_rules::laws::{Regime, Topic};
use arbiter_rules::{Ruling, making};

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
            None if has_moved_since(state, by) => {
                too_late(by, regime).unwrap_or_else(|| rejected(by, ClaimReason::NotSo, asked()))
            }
            None => rejected(by, ClaimReason::NotSo, asked()),
        };
    }
    let touched_himself = state
        .table
        .of(by)
        .touched
        .iter()
        .any(|touch| touch.intent == Intent::Deliberate);
    if touched_himself && let Some(late) = too_late(by, regime) {
        return late;
    }
    if state.is_taken_on()
        && let Some(stays) = making::stays(state.line.ply(), regime)
    {
        return [upheld(stays.cites.clone()), stays.into()].into();
    }
    match duty::breach(state, regime, true) {
        Some(breach) => core::iter::once(upheld(asked())).chain(breach).collect(),
        None => rejected(by, ClaimReason::NotSo, asked()),
    }
}

/// Whether the opponent had touched something else than what he moved or took, and the complainant has made his own move
/// since.
fn has_moved_since(state: &State, by: Color) -> bool {
    let before = state.line.ply().checked_sub(1);
    let Some(played) = before.and_then(|ply| state.line.get(ply)?.played) else {
        return false;
    };
    let other = |square: Square| square != played.from && square != played.to;
    let mut touched = state.table.before[(!by).index()].iter();
    touched.any(|touch| touch.intent == Intent::Deliberate && touch.square.is_some_and(other))
}

/// `touch.complaint_bar`: whoever has touched a piece himself may no longer complain.
fn too_late(player: Color, regime: &Regime) -> Option<Vec<Answer>> {
    let bar = regime.cite(Topic::TouchComplaintBar)?;
    let (right, until) = (Right::ComplainOfTouch, Until::Move);
    let lost = Ruling::new(RightDecision::RightLost { player, right, until }, [bar.clone()]);
    let mut answers = rejected(player, ClaimReason::RightLost, [bar]);
    answers.push(lost.into());
    Some(answers)
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
