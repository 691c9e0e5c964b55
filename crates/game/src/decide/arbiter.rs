//! What is done before the game, by arbiters, and after: which rules to ask. Subject of `rb`; answers of `core`.

use alloc::vec::Vec;

use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal};

use crate::event::{AfterAct, ArbiterAct, BeforeAct, Event};
use crate::state::State;

pub(super) fn refuse(state: &State, event: &Event, act: &ArbiterAct) -> Result<(), Refusal> {
    if event.by.player().is_some() {
        let by = event.by.as_str().into();
        return Err(Refusal::NotThisRole { by });
    }
    let ArbiterAct::Decide { question, answer, .. } = act else {
        return Ok(());
    };
    let open = state
        .question(*question)
        .ok_or(Refusal::QuestionNotOpen(*question))?;
    let offered = answer == "proposal" && open.proposal.is_some();
    if offered || open.option(answer).is_some() {
        return within(open, act);
    }
    Err(Refusal::OutsideLimits {
        answer: answer.clone(),
    })
}

/// Figures that come with an answer lie within its limits.
fn within(open: &arbiter_rules::Question, act: &ArbiterAct) -> Result<(), Refusal> {
    let ArbiterAct::Decide {
        answer,
        white,
        black,
        ms,
        ply,
        ..
    } = act
    else {
        return Ok(());
    };
    let limits = &open.limits;
    let times = [*white, *black, *ms];
    let low = |time: &u64| limits.least_ms.is_some_and(|least| *time < least);
    let high = |time: &u64| limits.most_ms.is_some_and(|most| *time > most);
    let outside = times.iter().flatten().any(|time| low(time) || high(time));
    let late = matches!((ply, limits.most_ply), (Some(ply), Some(most)) if *ply > most);
    if outside || late {
        return Err(Refusal::OutsideLimits {
            answer: answer.clone(),
        });
    }
    Ok(())
}

pub(super) fn before(_state: &State, _regime: &Regime, _event: &Event, _act: &BeforeAct) -> Vec<Answer> {
    Vec::new()
}

pub(super) fn judge(state: &State, _regime: &Regime, _event: &Event, act: &ArbiterAct) -> Vec<Answer> {
    match act {
        ArbiterAct::Decide { answer, .. } => follows(state, answer),
        _ => Vec::new(),
    }
}

/// What follows from the option that was chosen.
fn follows(state: &State, answer: &str) -> Vec<Answer> {
    let chosen = state
        .answered
        .as_ref()
        .and_then(|question| question.option(answer));
    chosen.map(|choice| choice.then.clone()).unwrap_or_default()
}

pub(super) fn after(_state: &State, _regime: &Regime, _event: &Event, _act: &AfterAct) -> Vec<Answer> {
    Vec::new()
}
