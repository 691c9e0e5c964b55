//! What is done about an answer: refusals to comply, and appeals: which rules to ask.

use alloc::vec::Vec;

use arbiter_rules::answer::{EndReason, QuestionId, Referee};
use arbiter_rules::appeal::{self, Appeal};
use arbiter_rules::chess::Color;
use arbiter_rules::fact::{At, ClaimKind};
use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal, device, penalties, quickplay, signing};

use super::{mate, paper};
use crate::event::{Actor, AfterAct, Event};
use crate::state::{OpenClaim, State};

/// Whom an appeal may go to, and who decides one.
pub(super) fn refuse(state: &State, event: &Event, act: &AfterAct) -> Result<(), Refusal> {
    match act {
        AfterAct::Appeal { to: Some(to), .. } if referee(*to).is_none() => {
            let answer = to.as_str().into();
            Err(Refusal::OutsideLimits { answer })
        }
        AfterAct::DecideAppeal { .. } => {
            let to = state.pending.appeal.map(|(_, to)| to);
            appeal::may_decide(to, referee(event.by), event.by.as_str())
        }
        _ => Ok(()),
    }
}

fn referee(who: Actor) -> Option<Referee> {
    Referee::from_word(who.as_str())
}

pub(super) fn judge(state: &State, regime: &Regime, event: &Event, act: &AfterAct) -> Vec<Answer> {
    match act {
        AfterAct::Refuse if !state.moment.was_over => refuses(state, regime, event.by),
        AfterAct::Appeal { .. } => appealed(state, regime, event, act),
        AfterAct::DecideAppeal { upheld, result } => {
            let of = state.moment.appeal.map(|(player, _)| player);
            let over = state.moment.was_over;
            of.map_or_else(Vec::new, |player| {
                appeal::decided(player, *upheld, over, *result, regime)
            })
        }
        _ => Vec::new(),
    }
}

/// A player refuses to comply: an offence; persistently, he loses.
fn refuses(state: &State, regime: &Regime, by: Actor) -> Vec<Answer> {
    if by == Actor::Both {
        return penalties::refusal(Color::White, true, None, regime);
    }
    let Some(player) = by.player() else {
        return Vec::new();
    };
    if state.pending.search {
        return device::refused_search(player, regime);
    }
    let checking = state.question(QuestionId::ClaimShown).is_some();
    if state.of(player).refusals < 2 && (checking || paper::is_to_complete(state, player)) {
        return penalties::refuses_help(player, checking, regime);
    }
    if state.of(player).refusals < 2 {
        return penalties::refuses(player, regime);
    }
    let both = state.of(!player).refusals > 1;
    if !both && state.question(QuestionId::OpponentsScore).is_some() {
        return Vec::new();
    }
    let mate = Some(mate::verdict(state, !player));
    penalties::refusal(player, both, mate, regime)
}

/// An appeal, where the rulebook knows one; what was decided of a quickplay claim may be final.
fn appealed(state: &State, regime: &Regime, event: &Event, act: &AfterAct) -> Vec<Answer> {
    let AfterAct::Appeal { to, fee, in_writing } = act else {
        return Vec::new();
    };
    let judged = |claim: &OpenClaim| claim.kind == ClaimKind::Quickplay && claim.judged;
    let without_arbiter = |claim: &OpenClaim| claim.kind == ClaimKind::NoArbiterDraw;
    let without_arbiter = state.claims.iter().any(without_arbiter);
    let end = state.end.as_ref();
    let drawn = end.is_some_and(|end| end.reason == EndReason::Quickplay);
    if (drawn && !without_arbiter || state.claims.iter().any(judged)) && quickplay::is_final(regime) {
        return alloc::vec![quickplay::stands(state.end.is_some(), regime)];
    }
    if drawn && without_arbiter && quickplay::is_final_without_arbiter(regime) {
        return alloc::vec![quickplay::stands_without_arbiter(regime)];
    }
    let Some(by) = event.by.player() else {
        return Vec::new();
    };
    let signed = state.sheet(by).is_some_and(|sheet| sheet.signed.is_some());
    if end.is_some() && signed && !signing::may_appeal(regime) {
        return alloc::vec![signing::is_final(regime)];
    }
    let since = |(now, then): (At, At)| match (now, then) {
        (
            At::Time { session, ms },
            At::Time {
                session: earlier,
                ms: then,
            },
        ) if session == earlier => ms.checked_sub(then),
        _ => None,
    };
    let appeal = Appeal {
        by,
        to: to.and_then(referee),
        fee: *fee,
        in_writing: *in_writing,
        over: end.is_some(),
        since_end: end.and_then(|end| since((state.at, end.since.at))),
    };
    appeal::appealed(&appeal, regime)
}
