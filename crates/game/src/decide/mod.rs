//! What do the Laws say of this event? Which rules to ask, by the subject of what happened.
//!
//! Each file has `refuse` (it cannot have happened: asked of the state before) and `judge` (asked of the state in
//! which it has happened, before any answer is carried out).

mod adjourned;
mod after;
mod arbiter;
pub(crate) mod blind;
mod claims;
mod clock;
mod complaint;
mod disputed;
mod duty;
pub(crate) mod ended;
mod expand;
mod facts;
pub(crate) mod flags;
mod hands;
mod helper;
mod irregular;
pub(crate) mod mate;
mod offers;
mod order;
mod paper;
mod presence;
mod report;
mod screen;
mod speech;
mod spell;
mod word;

use alloc::borrow::Cow;
use alloc::vec::Vec;

use arbiter_rules::answer::{
    Decision, GameDecision, IllegalDecision, OffenceDecision, OffenceKind, OptionId, PositionDecision,
    Proposal, QuestionId, WhileOpen,
};
use arbiter_rules::chess::Color;
use arbiter_rules::fact::{At, ClaimKind};
use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal, Remedy, Ruling, desk, points};

use crate::entry::Entry;
use crate::event::{Act, Actor, AgreeOn, ArbiterAct, BeforeAct, Decided, Event, SpeechAct};
use crate::evolve::{answered, back, happen};
use crate::state::State;

pub use adjourned::may_open;
pub(crate) use blind::on_request;
pub use duty::moves_left;
pub use helper::helper_duties;
pub(crate) use speech::right_moment;

/// What the Laws say of an event. Changes nothing.
///
/// # Errors
/// The event cannot have happened.
pub fn decide(state: &State, regime: &Regime, event: &Event) -> Result<Vec<Answer>, Refusal> {
    let mut scratch = state.clone();
    let entries = run(&mut scratch, regime, event)?;
    Ok(entries.into_iter().flat_map(|entry| entry.answers).collect())
}

/// What the Laws say of one entry of a log: its event alone, no proposal is taken as an answer before it.
pub(crate) fn decide_entry(state: &State, regime: &Regime, event: &Event) -> Result<Vec<Answer>, Refusal> {
    let mut scratch = state.clone();
    one(&mut scratch, regime, event.clone()).map(|entry| entry.answers)
}

/// Decides and carries out: the entries that it makes, more than one where the event is short for several, or where
/// a proposal is taken as the answer to an open question.
///
/// # Errors
/// The event cannot have happened; nothing has changed then.
pub fn apply(state: &mut State, regime: &Regime, event: &Event) -> Result<Vec<Entry>, Refusal> {
    let short = matches!(event.act, Act::Shorthand(_) | Act::Arbiter(ArbiterAct::Postpone));
    let single = !short && state.questions.is_empty();
    if single {
        return one(state, regime, event.clone()).map(|entry| alloc::vec![entry]);
    }
    let mut next = state.clone();
    let entries = run(&mut next, regime, event)?;
    *state = next;
    Ok(entries)
}

/// Who postpones says it of the one decision that the Laws let him postpone.
fn meant(event: &Event) -> Cow<'_, Event> {
    if !matches!(event.act, Act::Arbiter(ArbiterAct::Postpone)) {
        return Cow::Borrowed(event);
    }
    let postponed = Decided::plain(QuestionId::Quickplay, OptionId::Postpone.as_str().into());
    Cow::Owned(Event {
        act: Act::Arbiter(ArbiterAct::Decide(postponed)),
        ..event.clone()
    })
}

fn run(state: &mut State, regime: &Regime, event: &Event) -> Result<Vec<Entry>, Refusal> {
    let event = &*meant(event);
    time(state, event)?;
    let mut entries = Vec::new();
    for answer in by_default(state, event) {
        entries.push(one(state, regime, answer)?);
    }
    let Act::Shorthand(act) = &event.act else {
        entries.push(one(state, regime, event.clone())?);
        return Ok(entries);
    };
    for (n, event) in expand::expand(state, regime, event, act)?.into_iter().enumerate() {
        match one(state, regime, event) {
            Ok(entry) => {
                // What was begun is undone: the rest of it does not happen.
                let settled = entry.answers.iter().any(undone);
                entries.push(entry);
                if settled {
                    break;
                }
            }
            // A question arose in the middle of the move: the rest of it does not happen.
            Err(Refusal::QuestionOpen(_)) if n > 0 => break,
            Err(refusal) => return Err(refusal),
        }
    }
    Ok(entries)
}

/// Open questions with a proposal are taken as answered with it when the next event comes.
fn by_default(state: &State, event: &Event) -> Vec<Event> {
    // Who takes something back wants less to be done, not more.
    let back = ArbiterAct::takes_back;
    if matches!(&event.act, Act::Arbiter(act) if back(act)) {
        return Vec::new();
    }
    let answered = match &event.act {
        Act::Arbiter(ArbiterAct::Decide(decided)) => Some(decided.question),
        _ => None,
    };
    let open = state.questions.iter();
    let open = open.filter(|open| Some(open.id) != answered && open.while_open.holds_up());
    open.filter_map(|open| {
        let answer = match open.proposal.as_ref()? {
            Proposal::Choice(word) => word.as_str().into(),
            Proposal::Clocks { .. } => "proposal".into(),
        };
        Some(
            Event::new(
                Actor::Arbiter,
                ArbiterAct::Decide(Decided::plain(open.id, answer)),
            )
            .at(event.at),
        )
    })
    .collect()
}

fn one(state: &mut State, regime: &Regime, event: Event) -> Result<Entry, Refusal> {
    refuse(state, regime, &event)?;
    let before = back::before(state, &event);
    happen(state, &event);
    mate::look_ahead(state);
    let mut answers = judge(state, regime, &event);
    number(state.answers, &mut answers);
    let seq = state.seq;
    let entry = Entry { seq, event, answers };
    answered(state, before, &entry);
    Ok(entry)
}

fn number(first: u32, answers: &mut [Answer]) {
    for (seq, answer) in (first..).zip(answers) {
        match answer {
            Answer::Ruling(ruling) => ruling.seq = seq,
            Answer::Question(question) => question.seq = seq,
        }
    }
}

fn time(state: &State, event: &Event) -> Result<(), Refusal> {
    let (At::Time { ms: at, .. }, At::Time { ms: last, .. }) = (event.at, state.at) else {
        return Ok(());
    };
    if event.at < state.at {
        return Err(Refusal::TimeBackwards { at, last });
    }
    Ok(())
}

fn refuse(state: &State, regime: &Regime, event: &Event) -> Result<(), Refusal> {
    time(state, event)?;
    // After the end an open question holds nothing up any more.
    let by_arbiter = matches!(event.act, Act::Arbiter(_) | Act::Before(_) | Act::After(_)) || state.is_over();
    if let Some(open) = state
        .questions
        .iter()
        .find(|open| !lets_in(open.while_open, event))
        && !by_arbiter
    {
        return Err(Refusal::QuestionOpen(open.id));
    }
    if !registered(state, event.by) {
        let by = event.by.as_str().into();
        return Err(Refusal::NotAtThisBoard { by });
    }
    helper::refuse(state, regime, event)?;
    adjourned::refuse(state, regime, event)?;
    match &event.act {
        Act::Hands(act) => hands::refuse(state, regime, event, act),
        Act::Speech(act) => speech::refuse(state, regime, event, act),
        Act::Clock(act) => clock::refuse(state, event, act),
        Act::Paper(act) => paper::refuse(state, event, act),
        Act::Presence(act) => presence::refuse(state, event, act),
        Act::Report(act) => report::refuse(state, event, act),
        Act::Arbiter(act) => arbiter::refuse(state, regime, event, act),
        Act::After(act) => after::refuse(state, event, act),
        Act::Before(BeforeAct::RegisterHelper { of, .. }) => {
            helper::may_register(state, regime, event.by, *of)
        }
        Act::Before(BeforeAct::DrawStart { lots, number }) => arbiter::draws(state, lots, *number),
        Act::Before(_) | Act::Shorthand(_) => Ok(()),
    }
}

/// A helper is at the board once he is registered.
fn registered(state: &State, by: Actor) -> bool {
    let helps = matches!(by, Actor::HelperOfWhite | Actor::HelperOfBlack);
    let player = by.player().filter(|_| helps);
    player.is_none_or(|player| state.of(player).helper.is_some())
}

/// Whether a question that is open lets this event in.
fn lets_in(while_open: WhileOpen, event: &Event) -> bool {
    match while_open {
        WhileOpen::Everything => true,
        WhileOpen::ArbiterAndOffer => matches!(
            event.act,
            Act::Speech(
                SpeechAct::Accept
                    | SpeechAct::Decline
                    | SpeechAct::Resign
                    // The players may agree on a draw without the claim, which need not be an offer.
                    | SpeechAct::Agree {
                        what: AgreeOn::Draw
                    }
            )
        ),
        WhileOpen::ArbiterAndPaper => matches!(
            event.act,
            Act::Paper(_) | Act::Speech(SpeechAct::Agree { .. } | SpeechAct::Resign)
        ),
        WhileOpen::ArbiterOnly => false,
    }
}

fn judge(state: &State, regime: &Regime, event: &Event) -> Vec<Answer> {
    let mut answers =
        adjourned::judge(state, regime, event).unwrap_or_else(|| by_subject(state, regime, event));
    blind::add(state, regime, event, &mut answers);
    if !state.moment.was_over {
        let by_word = blind::made_by_word(state, event, &answers);
        let made = by_word.as_ref().unwrap_or(state);
        let waits = by_word.is_none() && word::is_awaited(state, regime);
        let asked = order::AFTER_EVERY_EVENT.iter();
        for ask in asked.filter(|_| !waits) {
            if answers.iter().any(settles) {
                break;
            }
            answers.extend(ask(made, regime));
        }
        if !answers.iter().any(settles) {
            answers.extend(paper::moved(state, regime));
            answers.extend(adjourned::moved_on_board(state, regime).into_iter().flatten());
        }
        adjourned::add(state, regime, &mut answers);
        answers = disputed::owed(state, regime, answers);
    }
    if state.chess960.is_some() {
        spell::all(state, &mut answers);
    }
    for answer in &mut answers {
        if let Answer::Ruling(ruling) = answer {
            with_penalties(state, regime, ruling);
        }
        if event.by == Actor::Assistant {
            desk::by_assistant(answer, regime);
        }
    }
    answers
}

fn by_subject(state: &State, regime: &Regime, event: &Event) -> Vec<Answer> {
    match &event.act {
        Act::Before(act) => arbiter::before(state, regime, event, act),
        Act::Hands(act) => hands::judge(state, regime, event, act),
        Act::Shorthand(_) => Vec::new(),
        Act::Speech(SpeechAct::Claim {
            kind: ClaimKind::Touched,
            ..
        }) if !state.moment.was_over => complaint::judge(state, regime, event),
        Act::Speech(act @ (SpeechAct::CallArbiter { .. } | SpeechAct::Ask { .. })) => {
            told_again(state, speech::judge(state, regime, event, act))
        }
        Act::Speech(act) => speech::judge(state, regime, event, act),
        Act::Clock(act) => clock::judge(state, regime, event, act),
        Act::Paper(act) => paper::judge(state, regime, event, act),
        Act::Presence(act) => presence::judge(state, regime, event, act),
        Act::Report(act) => told_again(state, report::judge(state, regime, event, act)),
        Act::Arbiter(act) => arbiter::judge(state, regime, event, act),
        Act::After(act) => after::judge(state, regime, event, act),
    }
}

/// Somebody tells of what was ruled on when it was done: it is one offence, and what it costs is asked once.
fn told_again(state: &State, mut answers: Vec<Answer>) -> Vec<Answer> {
    let known = |answer: &Answer| {
        let Answer::Ruling(ruling) = answer else {
            return false;
        };
        let Decision::Offence(OffenceDecision::Offence {
            player: Some(player),
            which,
        }) = ruling.decision
        else {
            return false;
        };
        let same = |(of, kind, ply): &(Color, OffenceKind, u32)| {
            (*of, *kind) == (player, which) && ply + 1 >= state.line.ply()
        };
        state.done.iter().any(same)
    };
    if answers.first().is_some_and(known) {
        answers.truncate(1);
    }
    answers
}

/// The points that were taken off or given as penalties are in the score, whether the game ends after them or before.
fn with_penalties(state: &State, regime: &Regime, ruling: &mut Ruling) {
    if let Decision::Game(GameDecision::GameOver { score, .. }) = &mut ruling.decision {
        let imposed = Color::ALL.into_iter().flat_map(|of| &state.of(of).penalties);
        *score = points::penalised(*score, imposed, regime);
    }
    let Some(end) = state.end.as_ref().filter(|_| state.moment.was_over) else {
        return;
    };
    let score = points::penalised(end.score, &ruling.remedies, regime);
    if score != end.score {
        ruling.remedies.push(Remedy::Score(score));
    }
}

/// What just happened is undone.
fn undone(answer: &Answer) -> bool {
    matches!(answer, Answer::Ruling(ruling) if matches!(
        ruling.decision,
        Decision::Position(PositionDecision::PositionRestored { .. })
            | Decision::Illegal(IllegalDecision::MoveTakenBack { .. })
    ))
}

/// The game is over, or what just happened is undone: there is nothing more to ask.
fn settles(answer: &Answer) -> bool {
    answer.end().is_some() || undone(answer)
}

/// What comes after the end changes nothing.
fn stands(state: &State) -> Answer {
    let ended_by = state.end.as_ref().map_or(&[][..], |end| &end.cites);
    desk::stands(ended_by)
}
