//! What somebody sees of a flag, or of an end that had gone unnoticed: held against the program's own record.

use alloc::vec::Vec;

use arbiter_rules::Answer;
use arbiter_rules::chess::Color;
use arbiter_rules::fact::FactKind;
use arbiter_rules::laws::Regime;

use super::{ended, flags};
use crate::event::{Event, Told};
use crate::state::State;

/// The answer to these facts; `None` if the fact is another's.
pub(super) fn judge(state: &State, regime: &Regime, event: &Event, told: &Told) -> Option<Vec<Answer>> {
    let (fact, side) = (told.fact, told.side);
    let flag = matches!(fact, FactKind::Flag | FactKind::BothFlags);
    let end = matches!(
        fact,
        FactKind::Checkmate
            | FactKind::Stalemate
            | FactKind::DeadPosition
            | FactKind::Fivefold
            | FactKind::SeventyFive
            | FactKind::Repetition
            | FactKind::Fifty
    );
    if !flag && !end {
        return None;
    }
    if state.moment.was_over {
        if let Some(answers) = ended_before(state, regime, fact).filter(|_| end) {
            return Some(answers);
        }
        return Some(alloc::vec![super::stands(state)]);
    }
    if !flag {
        return ended::found(state, regime, fact);
    }
    // A player's own eyes are no claim, and a spectator is nobody who may point at a clock.
    let observer = event.by.is_arbiter();
    if !observer {
        return Some(alloc::vec![arbiter_rules::flag::silence(regime)]);
    }
    let answers = if fact == FactKind::BothFlags {
        flags::both_observed(state, regime)
    } else {
        flags::observed(state, regime, side.unwrap_or_else(|| whose(state)))
    };
    Some(answers)
}

/// The game had ended of itself before that by which it was held to have ended: it ended then.
fn ended_before(state: &State, regime: &Regime, fact: FactKind) -> Option<Vec<Answer>> {
    let held = state.end.as_ref()?.since.ply;
    let answers = ended::found(state, regime, fact)?;
    let before = |answer: &Answer| {
        matches!(answer, Answer::Ruling(ruling)
            if ruling.end().is_some() && ruling.since.is_some_and(|since| since.ply < held))
    };
    answers.iter().any(before).then_some(answers)
}

/// Whose flag it is about, where nobody said so: the one that is down, else that of the player whose turn it is.
fn whose(state: &State) -> Color {
    let up = |of: &Color| state.clocks.is_some() && flags::down(state, *of).fallen;
    Color::ALL
        .into_iter()
        .find(up)
        .unwrap_or_else(|| state.line.now().turn())
}
