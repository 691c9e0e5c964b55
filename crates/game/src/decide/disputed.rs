//! What the descriptions of games beside chess leave open: put to the rules with what the program knows of it.

use alloc::string::ToString;
use alloc::vec::Vec;

use arbiter_rules::answer::{Decision, IllegalKind, PositionDecision};
use arbiter_rules::chess::{Color, Role};
use arbiter_rules::disputes::{self, WrongPocket};
use arbiter_rules::fact::FactKind;
use arbiter_rules::illegal_move::Noticed;
use arbiter_rules::laws::{Regime, Topic};
use arbiter_rules::variants::{Asked, HILL};
use arbiter_rules::{Answer, Refusal, partners};

use super::irregular;
use crate::event::Told;
use crate::evolve::settle::written;
use crate::state::{Beside, Fault, State, ToldBeside};

/// Who says what is in hand, or how many checks are left, says it as a FEN does.
pub(super) fn refuse(told: &Told) -> Result<(), Refusal> {
    told_beside(told).map(|_| ())
}

fn told_beside(told: &Told) -> Result<Option<ToldBeside>, Refusal> {
    let should = told.should.as_deref().unwrap_or_default();
    let read = match told.fact {
        FactKind::PocketLost => ToldBeside::in_hand(should),
        FactKind::ChecksDisputed => ToldBeside::checks(should),
        _ => return Ok(None),
    };
    let answer = should.into();
    read.map(Some).ok_or(Refusal::OutsideLimits { answer })
}

/// What is said of these facts while the game is played; `None` if the fact is another's.
pub(super) fn judge(state: &State, regime: &Regime, told: &Told) -> Option<Vec<Answer>> {
    let player = told.side.unwrap_or_else(|| state.line.now().turn());
    let beside = state.line.now().beside;
    let answers = match told.fact {
        FactKind::PocketWrong => match used(state, told) {
            Some(used) => disputes::wrong_pocket(used, regime),
            None => nothing(Topic::PocketWrong, regime),
        },
        FactKind::PocketLost => match (told_beside(told), beside) {
            (Ok(Some(ToldBeside::InHand(counted))), Beside::House { pockets, .. }) => {
                disputes::lost_pockets(pockets.to_string(), counted.to_string(), regime)
            }
            _ => nothing(Topic::PocketLost, regime),
        },
        FactKind::ChecksDisputed => match (told_beside(told), beside) {
            (Ok(Some(ToldBeside::Checks(sheets))), Beside::Checks(record)) if sheets != record => {
                disputes::disputed_checks(record, sheets, regime)
            }
            _ => nothing(Topic::ChecksDisputed, regime),
        },
        FactKind::BothEnd => nothing(Topic::BughouseBothEnd, regime),
        FactKind::OtherBoard => partners::touches_the_other_board(player, regime),
        FactKind::LeftMatch => partners::leaves(player, regime),
        _ => return None,
    };
    Some(answers)
}

fn nothing(topic: Topic, regime: &Regime) -> Vec<Answer> {
    Vec::from([disputes::nothing(&[topic], regime)])
}

/// A man was put on the board that lay in the wrong hand: the last drop of what a player had not, while his opponent had it; made and
/// pressed, or still under his hand.
fn used(state: &State, told: &Told) -> Option<WrongPocket> {
    let now = state.line.now();
    let Beside::House { mut pockets, .. } = now.beside else {
        return None;
    };
    let meant = |fault: &&Fault| {
        let his = told.side.is_none_or(|side| side == fault.player);
        his && told.ply.is_none_or(|ply| ply == fault.ply) && fault.illegal() == Some(IllegalKind::Drop)
    };
    let fault = state.unruled_faults().filter(meant).last();
    let made = fault.and_then(|fault| Some((fault.ply, state.line.get(fault.ply)?)));
    let (ply, played, completed) = match made {
        Some((ply, made)) => (ply, made.played?, made.completed),
        None => (state.line.ply() + 1, written(now, state.table.board)?, false),
    };
    let (before, Asked::Drop(drop)) = (state.line.before(ply), played) else {
        return None;
    };
    let player = before.turn();
    let elsewhere =
        before.beside.pockets()?.count(player, drop.role) == 0 && pockets.take(!player, drop.role);
    elsewhere.then(|| WrongPocket {
        ply,
        completed,
        without: pockets.to_string(),
    })
}

/// What is said of them once the game is over; `None` where it changes nothing.
pub(super) fn after_the_end(
    state: &State,
    regime: &Regime,
    told: &Told,
    noticed: Noticed,
) -> Option<Vec<Answer>> {
    match told.fact {
        FactKind::BothEnd => {
            let decided = state.end.as_ref()?.result.winner().is_some();
            Some(if decided {
                partners::both_end(regime)
            } else {
                Vec::from([super::stands(state)])
            })
        }
        FactKind::IllegalMove => hill(state, regime, told, noticed),
        _ => None,
    }
}

/// The winner's king had come to the middle by an illegal move.
fn hill(state: &State, regime: &Regime, told: &Told, noticed: Noticed) -> Option<Vec<Answer>> {
    let winner = state.end.as_ref()?.result.winner()?;
    let stands = |ply: u32| {
        let king = state.line.at(ply).board().king(winner);
        king.is_some_and(|king| HILL.contains(king))
    };
    let climbs = |fault: &&Fault| {
        let named = told.ply.is_none_or(|ply| ply == fault.ply);
        fault.player == winner && named && stands(fault.ply) && !stands(fault.ply.saturating_sub(1))
    };
    let fault = irregular::open(state).filter(climbs).last()?;
    let which = irregular::Which {
        side: Some(winner),
        ply: Some(fault.ply),
        ..irregular::Which::default()
    };
    let dealt_with = irregular::illegal_told(state, regime, noticed, None, &which);
    disputes::hill_found_late(dealt_with, regime)
}

/// A flag of the other team is down on the other board too. White of one board and White of the other are opponents.
pub(super) fn two_flags(state: &State, regime: &Regime, of: Color, answers: Vec<Answer>) -> Vec<Answer> {
    let lost = |answer: &Answer| {
        answer
            .end()
            .is_some_and(|(result, _)| result.winner() == Some(!of))
    };
    if state.across.flags[of.index()] && answers.iter().any(lost) {
        return partners::both_flags(answers, regime);
    }
    answers
}

/// Where a capture is about to be taken back whose man the partner has used, that is said first.
pub(super) fn owed(state: &State, regime: &Regime, answers: Vec<Answer>) -> Vec<Answer> {
    match answers
        .iter()
        .find_map(restored)
        .and_then(|ply| used_there(state, ply))
    {
        Some(back_to) => partners::owed(answers, back_to, regime),
        None => answers,
    }
}

fn restored(answer: &Answer) -> Option<u32> {
    match answer {
        Answer::Ruling(ruling) => match ruling.decision {
            Decision::Position(PositionDecision::PositionRestored { ply }) => Some(ply),
            _ => None,
        },
        Answer::Question(_) => None,
    }
}

/// The ply of the other board before the first man was put there that would not have been handed over.
fn used_there(state: &State, ply: u32) -> Option<u32> {
    let Beside::Partner { .. } = state.line.now().beside else {
        return None;
    };
    let taken = state.line.captured_after(ply);
    let mut first = None;
    for color in Color::ALL {
        for role in Role::ALL {
            let left = state.across.in_hand.count(color, role);
            let used = usize::from(taken[color.index()][role as usize].saturating_sub(left));
            let drops = state
                .across
                .dropped
                .iter()
                .filter(|one| (one.1, one.2) == (color, role));
            let earliest = drops.take(used).last().map(|one| one.0 - 1);
            first = first.into_iter().chain(earliest).min();
        }
    }
    first
}
