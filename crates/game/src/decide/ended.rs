//! Has the game ended of itself? Asked after every move made, of the start, and when somebody finds that it had.

use alloc::vec::Vec;

use arbiter_rules::Answer;
use arbiter_rules::answer::Since;
use arbiter_rules::chess::Color;
use arbiter_rules::ending::{self, Appeared, Ends, Unclaimed};
use arbiter_rules::fact::{At, FactKind};
use arbiter_rules::illegal_move::Noticed;
use arbiter_rules::laws::Regime;
use arbiter_rules::variants::End;

use super::{duty, irregular, mate};
use crate::state::{Situation, State};

/// Checkmate, stalemate, dead position: the end of itself under every edition.
pub(super) fn on_the_board(state: &State, regime: &Regime) -> Option<Answer> {
    state.moment.made?;
    mate_or_stalemate(state, regime).or_else(|| dead(state, regime))
}

/// The draws that need no claim, where the edition has them.
pub(super) fn without_claim(state: &State, regime: &Regime) -> Option<Answer> {
    state.moment.made?;
    automatic(state, regime, state.line.ply())
}

/// What ended the game before its first event.
pub(crate) fn at_the_start(state: &State, regime: &Regime) -> Option<Answer> {
    mate_or_stalemate(state, regime)
        .or_else(|| dead(state, regime))
        .or_else(|| automatic(state, regime, state.line.ply()))
}

fn mate_or_stalemate(state: &State, regime: &Regime) -> Option<Answer> {
    let now = state.line.now();
    let how = duty::ends_of(now.ends()?);
    let proper = properly_made(state, regime);
    match how {
        Ends::Checkmate => ending::checkmate(!now.turn(), proper, regime),
        Ends::Stalemate => ending::stalemate(proper, regime),
        Ends::Hill | Ends::ThirdCheck => ending::by_goal(now.won()?.1, how, proper, regime),
        Ends::Dead => None,
    }
}

fn dead(state: &State, regime: &Regime) -> Option<Answer> {
    let lawful = state.line.last().is_none_or(|ply| ply.illegal.is_none());
    (lawful && mate::dead_now(state))
        .then(|| ending::dead(properly_made(state, regime), regime))
        .flatten()
}

fn automatic(state: &State, regime: &Regime, ply: u32) -> Option<Answer> {
    let stands = state.line.at(ply);
    if stands.ends().is_some_and(|end| end != End::Stalemate) {
        return None;
    }
    ending::count(stands.halfmove_clock(), regime).or_else(|| ending::fivefold(appeared(state, ply), regime))
}

/// How often the position after a ply has stood, and how often of those in a row.
pub(super) fn appeared(state: &State, ply: u32) -> Appeared {
    let times = state.line.appearances_at(ply);
    if times < 2 {
        return Appeared {
            times,
            running: times,
        };
    }
    let stands = state.line.at(ply);
    let mut running = 1;
    let mut at = ply;
    while let Some(earlier) = at.checked_sub(4).filter(|earlier| *earlier >= state.line.base()) {
        if !state.line.at(earlier).same(stands) {
            break;
        }
        running += 1;
        at = earlier;
    }
    Appeared { times, running }
}

/// Whether the last move is one that the pieces touched before it allowed.
fn properly_made(state: &State, regime: &Regime) -> bool {
    duty::breach(state, regime, true).is_none()
}

/// Somebody finds that the game had ended, or that it could have been claimed as drawn.
pub(super) fn found(state: &State, regime: &Regime, fact: FactKind) -> Option<Vec<Answer>> {
    let plies = || state.line.base()..=state.line.ply();
    let stands = |ply: u32| state.line.at(ply);
    let since = |ply: u32, answer: Answer| match answer {
        Answer::Ruling(ruling) => ruling.since(Since { ply, at: At::Unknown }).into(),
        Answer::Question(question) => question.into(),
    };
    let first = |there: &dyn Fn(&Situation) -> bool| plies().find(|ply| there(stands(*ply)));
    let brought_about = match fact {
        FactKind::Checkmate => first(&Situation::is_checkmate),
        FactKind::Stalemate => first(&Situation::is_stalemate),
        FactKind::DeadPosition => first(&mate::dead),
        _ => None,
    };
    // What an illegal move has brought about ends nothing: it is dealt with first.
    let illegal = |ply: &u32| state.line.get(*ply).is_some_and(|made| made.illegal.is_some());
    if let Some(ply) = brought_about.filter(illegal) {
        let (ply, by) = (Some(ply), Noticed::ByArbiter);
        let which = irregular::Which {
            ply,
            ..irregular::Which::default()
        };
        return Some(irregular::illegal_told(state, regime, by, None, &which));
    }
    let answer = match fact {
        FactKind::Checkmate | FactKind::Stalemate | FactKind::DeadPosition => brought_about.and_then(|ply| {
            let ended = match fact {
                FactKind::Checkmate => ending::checkmate(!stands(ply).turn(), true, regime),
                FactKind::Stalemate => ending::stalemate(true, regime),
                _ => ending::dead(true, regime),
            };
            Some(since(ply, ended?))
        }),
        // To say that the game goes on would tell both that the position has come again.
        FactKind::Fivefold if !Unclaimed::of(regime).has_fivefold() => {
            return Some(alloc::vec![ending::unclaimed(FactKind::Repetition, regime)]);
        }
        FactKind::SeventyFive if !Unclaimed::of(regime).has_count() => {
            return Some(alloc::vec![ending::unclaimed(FactKind::Fifty, regime)]);
        }
        FactKind::Fivefold | FactKind::SeventyFive => {
            plies().find_map(|ply| Some(since(ply, automatic(state, regime, ply)?)))
        }
        FactKind::Repetition | FactKind::Fifty => return Some(alloc::vec![ending::unclaimed(fact, regime)]),
        _ => return None,
    };
    Some(alloc::vec![
        answer.unwrap_or_else(|| ending::not_ended(fact, regime))
    ])
}

/// Moves made by each player, White first; where it is said how many they had made before, from there.
pub(super) fn made(state: &State) -> [u32; 2] {
    Color::ALL.map(|of| state.moves_made(of))
}
