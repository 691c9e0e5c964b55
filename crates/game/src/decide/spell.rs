//! How answers write the moves of a game of Chess960: castling is the king taking his own rook.
//!
//! Rules name castling from the usual squares by the king's step, as ordinary chess does, since they know no game.

use arbiter_rules::answer::{Decision, DutyDecision, MoveDecision};
use arbiter_rules::variants::Asked;
use arbiter_rules::{Answer, Remedy, Ruling};

use crate::state::State;

/// Spells every move of these answers as this game does.
pub(super) fn all(state: &State, answers: &mut [Answer]) {
    for answer in answers {
        match answer {
            Answer::Ruling(ruling) => moves(ruling).for_each(|one| *one = spelled(state, *one)),
            Answer::Question(question) => {
                for choice in &mut question.options {
                    all(state, &mut choice.then);
                }
            }
        }
    }
}

/// The moves of a ruling.
fn moves(ruling: &mut Ruling) -> impl Iterator<Item = &mut Asked> {
    let (many, one): (&mut [Asked], Option<&mut Asked>) = match &mut ruling.decision {
        Decision::Duty(DutyDecision::Obligation { moves, .. }) => (moves, None),
        Decision::Move(MoveDecision::MoveMade { uci, .. }) => (&mut [], uci.as_mut()),
        Decision::Move(MoveDecision::MoveAnnounced { uci, .. }) => (&mut [], Some(uci)),
        _ => (&mut [], None),
    };
    let declared = ruling.remedies.iter_mut().filter_map(|remedy| match remedy {
        Remedy::DeclaredMove { uci } => Some(uci),
        _ => None,
    });
    many.iter_mut().chain(one).chain(declared)
}

/// A move of the position of now, or the one that led to it.
fn spelled(state: &State, played: Asked) -> Asked {
    let line = &state.line;
    let last = line.last().is_some_and(|last| last.played == Some(played));
    let before = if last { line.before(line.ply()) } else { line.now() };
    state.spelled(before, played)
}
