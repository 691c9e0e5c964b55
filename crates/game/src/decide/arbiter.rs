//! What is done before the game, by arbiters, and after: which rules to ask.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbiter_rules::answer::{CourseDecision, OptionId, Proposal, QuestionId};
use arbiter_rules::chess::{Board, Color, Square};
use arbiter_rules::device::{self, Searched};
use arbiter_rules::laws::Regime;
use arbiter_rules::penalties::{self, Amount};
use arbiter_rules::{Answer, Question, Refusal, desk, helper, illegal_move, points, quickplay};

use super::{blind, mate};
use crate::event::{ArbiterAct, BeforeAct, Decided, Event, Penalised};
use crate::evolve::back::{self, Blocked};
use crate::lots::drawn_start;
use crate::start::board_of;
use crate::state::{Clocks, State, Undo};

pub(super) fn refuse(state: &State, regime: &Regime, event: &Event, act: &ArbiterAct) -> Result<(), Refusal> {
    if event.by.player().is_some() {
        let by = event.by.as_str().into();
        return Err(Refusal::NotThisRole { by });
    }
    match act {
        ArbiterAct::Decide(decided) => decidable(state, regime, decided),
        ArbiterAct::Penalise { list } => listed(list, regime),
        ArbiterAct::Declare {
            score: Some(score), ..
        } => {
            let given = score.points().filter(|given| points::allowed(*given, regime));
            given
                .map(|_| ())
                .ok_or_else(|| outside(&alloc::format!("{score}")))
        }
        ArbiterAct::Order { what } => {
            Searched::from_word(what).map_or(Ok(()), |what| device::may_search(what, regime))
        }
        ArbiterAct::Correct { result } if !state.is_over() => Err(outside(result.as_str())),
        // Time passes before it is done; nothing else does.
        ArbiterAct::Overrule { .. } | ArbiterAct::TakeBack { .. } => to_take_back(state, act).map(|_| ()),
        _ => Ok(()),
    }
}

fn outside(answer: &str) -> Refusal {
    let answer = answer.into();
    Refusal::OutsideLimits { answer }
}

/// Remedies by whose names options of the question `penalty` are meant too, and whether they are told from the opponent's
/// side.
const BY_REMEDY: [(&str, OptionId, bool); 3] = [
    ("add_time", OptionId::OpponentTime, true),
    ("take_time", OptionId::OwnTime, false),
    ("expel_event", OptionId::Expel, false),
];

/// The option that is meant, and whether it is told from the opponent's side.
fn option(kind: &str) -> (&str, bool) {
    let by_remedy = BY_REMEDY.iter().find(|(remedy, ..)| *remedy == kind);
    by_remedy.map_or((kind, false), |(_, option, opponents)| {
        (option.as_str(), *opponents)
    })
}

/// Only penalties that the edition lists.
fn listed(list: &[Penalised], regime: &Regime) -> Result<(), Refusal> {
    if !penalties::are_listed(regime) {
        return Ok(());
    }
    let within = |one: &Penalised| {
        let kind = option(&one.kind).0;
        let told = penalties::has_figure(kind, one.ms, one.amount);
        told && penalties::is_listed(kind, regime) && penalties::is_within(kind, one.amount, regime)
    };
    let beyond = list.iter().find(|penalty| !within(penalty));
    beyond.map_or(Ok(()), |penalty| Err(outside(&penalty.kind)))
}

/// The question is open, the answer one of its options, and the figures that come with it lie within their limits.
fn decidable(state: &State, regime: &Regime, decided: &Decided) -> Result<(), Refusal> {
    let (question, answer) = (decided.question, decided.answer.as_str());
    let told = penalties::has_figure(answer, decided.ms, decided.amount);
    let within = told && penalties::is_within(answer, decided.amount, regime);
    if question == QuestionId::Penalty && !within {
        return Err(outside(answer));
    }
    let open = state
        .asked(question, decided.player)
        .ok_or(Refusal::QuestionNotOpen(question))?;
    let open = &state.questions[open];
    let offered = answer == OptionId::Proposal.as_str() && open.proposal.is_some();
    let gives = |ms| question != QuestionId::Quickplay || quickplay::may_give(answer, ms, regime);
    if decided.ms.is_some_and(|ms| !gives(ms)) {
        return Err(outside(answer));
    }
    if (offered || open.option(answer).is_some()) && is_within(open, decided) {
        return Ok(());
    }
    Err(outside(answer))
}

fn is_within(open: &Question, decided: &Decided) -> bool {
    let limits = &open.limits;
    let times = [decided.white, decided.black, decided.ms];
    let low = |time: &u64| limits.least_ms.is_some_and(|least| *time < least);
    let high = |time: &u64| limits.most_ms.is_some_and(|most| *time > most);
    let late = |ply: u32| limits.most_ply.is_some_and(|most| ply > most);
    !times.iter().flatten().any(|time| low(time) || high(time)) && !decided.ply.is_some_and(late)
}

/// A start is drawn once, of a game of Chess960 in which nothing has been moved, and it is the one that the lots say.
pub(super) fn draws(state: &State, lots: &[String; 2], number: u16) -> Result<(), Refusal> {
    let waits = state.chess960.is_some() && state.number.is_none() && state.line.plies().is_empty();
    if waits && drawn_start(lots) == number {
        return Ok(());
    }
    let answer = number.to_string();
    Err(Refusal::OutsideLimits { answer })
}

/// A helper whom the arbiter accepts may do what the rulebook lets helpers do.
pub(super) fn before(state: &State, regime: &Regime, _event: &Event, act: &BeforeAct) -> Vec<Answer> {
    if matches!(act, BeforeAct::RoundStart) {
        return desk::round_begun(regime).into_iter().collect();
    }
    let BeforeAct::RegisterHelper { of, duty, disabled } = act else {
        return Vec::new();
    };
    if let Some(accepted) = blind::registered(state, regime, *of) {
        return Vec::from([accepted]);
    }
    let Some(accepted) = desk::helper(*disabled, regime) else {
        return Vec::new();
    };
    let shows = state.clocks.as_ref().map(Clocks::displays);
    let helped = shows.and_then(|shows| helper::times(duty, (*of, *disabled), shows, regime));
    core::iter::once(accepted).chain(helped).collect()
}

/// The arbiter sets the clock going, at the start or again.
fn started(state: &State, regime: &Regime, again: bool) -> Vec<Answer> {
    if state.clocks.is_none() || state.moment.was_over {
        return Vec::new();
    }
    desk::started(again, regime).into_iter().collect()
}

pub(super) fn judge(state: &State, regime: &Regime, _event: &Event, act: &ArbiterAct) -> Vec<Answer> {
    match act {
        ArbiterAct::Start => match blind::starts(state, regime) {
            Some(waits) => Vec::from([waits]),
            None => started(state, regime, false),
        },
        ArbiterAct::Resume { .. } => started(state, regime, true),
        ArbiterAct::Decide(decided) => follows(state, regime, decided),
        ArbiterAct::Penalise { list } => penalised(state, regime, list),
        ArbiterAct::Declare { result, score } => {
            let given = score.as_ref().and_then(crate::event::GivenScore::points);
            let given = given.unwrap_or_else(|| points::score(*result, regime));
            let ruled = if state.moment.was_over {
                desk::corrected
            } else {
                desk::declared
            };
            alloc::vec![ruled(*result, given, regime)]
        }
        ArbiterAct::Correct { result } => {
            let score = points::score(*result, regime);
            alloc::vec![desk::corrected(*result, score, regime)]
        }
        ArbiterAct::Adjust {
            side, ms, counter, ..
        } => alloc::vec![desk::adjusted(
            *side,
            state.moment.showed,
            (*ms, *counter),
            regime
        )],
        ArbiterAct::Order { what } if Searched::from_word(what).is_some() => {
            alloc::vec![device::searched(regime)]
        }
        // What is found to be wrong after the end never makes the game anew.
        ArbiterAct::NewGame if state.moment.was_over => alloc::vec![super::stands(state)],
        ArbiterAct::NewGame => {
            alloc::vec![desk::anew(regime)]
        }
        ArbiterAct::Overrule { .. } | ArbiterAct::TakeBack { .. } => {
            taken_back(state, regime, act).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// What the arbiter imposes: a game that is over is not lost any more, and one that both lose is lost once.
fn penalised(state: &State, regime: &Regime, list: &[Penalised]) -> Vec<Answer> {
    let listed = penalties::are_listed(regime);
    let is = |one: &Penalised, word: OptionId| listed && option(&one.kind).0 == word.as_str();
    let loses = |one: &&Penalised| is(one, OptionId::Loss);
    let of = |one: &Penalised| one.player.unwrap_or_else(|| state.line.now().turn());
    let mut ending = list.iter().filter(|one| loses(one) || is(one, OptionId::Expel));
    let first = ending.next();
    let both = first.is_some_and(|first| ending.any(|other| of(other) != of(first)));
    let loss = list.iter().find(loses);
    let over = state.moment.was_over;
    // Who is expelled loses by that alone, where nothing else ends the game.
    let ends = over || both || loss.is_some();
    let others = list.iter().filter(|one| !loses(one));
    let mut answers: Vec<Answer> = others.flat_map(|one| imposed(state, regime, one, ends)).collect();
    if both && !over {
        let mut both = penalties::both_lose(regime);
        penalties::of_himself(&mut both, regime);
        answers.push(both);
    } else if let Some(loss) = loss {
        answers.extend(imposed(state, regime, loss, over));
    }
    answers
}

/// A penalty that the arbiter imposes; where the rulebook has no list, the act stands on nobody's authority but his. `over`
/// says whether the game is over, or ends by another penalty.
fn imposed(state: &State, regime: &Regime, one: &Penalised, over: bool) -> Vec<Answer> {
    let player = one.player.unwrap_or_else(|| state.line.now().turn());
    if !penalties::are_listed(regime) {
        return penalties::unlisted(regime);
    }
    let (kind, opponent) = option(&one.kind);
    let offender = if opponent { !player } else { player };
    let mut answers = priced(state, regime, kind, offender, (one.ms, one.amount), over);
    for answer in &mut answers {
        penalties::of_himself(answer, regime);
    }
    answers
}

fn priced(
    state: &State,
    regime: &Regime,
    kind: &str,
    of: Color,
    (ms, amount): (Option<u64>, Option<u32>),
    over: bool,
) -> Vec<Answer> {
    // Time is neither given nor taken when nobody's clock runs any more, and nothing is lost twice.
    if state.moment.was_over && penalties::is_of_play(kind, regime) {
        return alloc::vec![super::stands(state)];
    }
    let loses = kind == OptionId::Loss.as_str();
    let how = Amount {
        ms,
        amount,
        left: state.shows(of),
        over,
        mate: loses.then(|| mate::verdict_by(state, regime, !of)),
    };
    penalties::imposed(kind, of, &how, regime)
}

/// What can be taken back: what an official did, or with `overrule` what was ruled of anybody's act.
fn to_take_back<'a>(state: &'a State, act: &ArbiterAct) -> Result<&'a Undo, Refusal> {
    let (found, entry) = match act {
        ArbiterAct::Overrule { ruling, .. } => (state.undo_of_ruling(*ruling), *ruling),
        ArbiterAct::TakeBack { entry, .. } => (state.undo(*entry).filter(|undo| undo.official), *entry),
        _ => (None, 0),
    };
    let undo = found.ok_or(Refusal::NothingToTakeBack { entry })?;
    let entry = undo.entry;
    if undo.taken_back.is_some() {
        return Err(Refusal::TakenBackAlready { entry });
    }
    match back::undone(state, undo) {
        Ok(_) => Ok(undo),
        Err(Blocked::PlayedOn) => Err(Refusal::PlayedOn { entry }),
        Err(Blocked::ChangedSince) => Err(Refusal::ChangedSince { entry }),
    }
}

/// It is taken back: a new fact beside the old one.
fn taken_back(state: &State, regime: &Regime, act: &ArbiterAct) -> Option<Answer> {
    let undo = to_take_back(state, act).ok()?;
    let shown = |state: &State| state.clocks.as_ref().map(Clocks::displays);
    let (next, _) = back::undone(state, undo).ok()?;
    let decision = CourseDecision::TakenBack {
        entry: undo.entry,
        clocks: shown(&next).filter(|times| shown(state) != Some(*times)),
        ran: back::ran(&undo.change, state),
    };
    Some(desk::taken_back(decision, regime))
}

/// What follows from the option that was chosen, or from the figures that came with it.
fn follows(state: &State, regime: &Regime, decided: &Decided) -> Vec<Answer> {
    let answer = decided.answer.as_str();
    let Some(open) = &state.answered else {
        return Vec::new();
    };
    let chosen = match &open.proposal {
        Some(Proposal::Choice(word)) if answer == OptionId::Proposal.as_str() => word.as_str(),
        _ => answer,
    };
    let then = open
        .option(chosen)
        .map(|choice| choice.then.clone())
        .unwrap_or_default();
    // What a player's penalty brings hangs on whether his game still goes on.
    let ends = [OptionId::Expel, OptionId::Loss];
    let anew = state.moment.was_over || ends.iter().any(|one| one.as_str() == chosen);
    let anew = anew && open.id == QuestionId::Penalty && open.player.is_some();
    if !then.is_empty() && !anew {
        return match (open.id, decided.ms) {
            (QuestionId::Quickplay, Some(ms)) => quickplay::giving(then, ms),
            _ => then,
        };
    }
    match open.id {
        QuestionId::Penalty => {
            let player = decided.player.or(open.player);
            let player = player.unwrap_or_else(|| state.line.now().turn());
            let figures = (decided.ms, decided.amount);
            priced(state, regime, answer, player, figures, state.moment.was_over)
        }
        QuestionId::PositionUnknown => identified(state, open, decided.ply, decided.board.as_deref()),
        _ => Vec::new(),
    }
}

/// The last position that could be identified: after a ply, or a board as it is told.
fn identified(state: &State, open: &Question, ply: Option<u32>, board: Option<&str>) -> Vec<Answer> {
    let ply = ply.or(open.limits.most_ply).unwrap_or_else(|| state.line.ply());
    let there = state.line.at(ply).setup();
    let told = board.and_then(|text| board_of(text, &there));
    let differs = |told: &Board| {
        let squares = Square::ALL.into_iter();
        let pieces = squares.map(|square| (square, told.piece_at(square)));
        pieces
            .filter(|(square, piece)| there.board.piece_at(*square) != *piece)
            .collect::<Vec<_>>()
    };
    let wrong = told.as_ref().map(differs).unwrap_or_default();
    alloc::vec![illegal_move::identified(ply, &wrong, &open.cites)]
}
