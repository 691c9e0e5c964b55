//! Carries out an event with its answers: asks nobody, and cannot fail.
//!
//! First what happened (one file a subject), then what was answered.

pub(crate) mod adjourned;
mod answers;
mod arbiter;
pub(crate) mod back;
pub(crate) mod blind;
pub(crate) mod castling;
pub(crate) mod clock;
pub(crate) mod hands;
pub(crate) mod line;
pub(crate) mod paper;
mod presence;
mod press;
mod reply;
mod report;
pub(crate) mod settle;
mod speech;

use alloc::boxed::Box;

use arbiter_rules::Answer;
use arbiter_rules::answer::{CourseDecision, Decision, OffenceDecision};
use arbiter_rules::fact::At;

use crate::entry::Entry;
use crate::event::{Act, Actor, Event};
use crate::state::{Clocks, Moment, State};

pub(crate) use answers::{carry_out, over, restore};

/// Carries out an entry of the log: the event, then its recorded answers.
pub fn evolve(state: &mut State, entry: &Entry) {
    let before = back::before(state, &entry.event);
    happen(state, &entry.event);
    answered(state, before, entry);
}

/// Carries out what was answered to an event that has happened, and remembers what can be taken back of both.
pub(crate) fn answered(state: &mut State, before: Option<Box<State>>, entry: &Entry) {
    let before = before.or_else(|| back::before_answers(state, &entry.answers));
    let first = state.answers;
    state.seq = state.seq.max(entry.seq);
    adjourned::carried(state, entry);
    arbiter::carried(state, entry);
    paper::carried(state, entry);
    blind::carried(state, entry);
    for answer in &entry.answers {
        carry_out(state, answer);
        note_offence(state, &entry.event, answer);
    }
    let of = entry.answers.iter().find_map(taken_back);
    adjourned::note_set(state, entry);
    back::note(state, before, (entry.seq, &entry.event), first..state.answers, of);
    state.seq = state.seq.max(entry.seq + 1);
}

/// What a player has done himself, and was ruled on at once, is not ruled on again when somebody tells of it.
fn note_offence(state: &mut State, event: &Event, answer: &Answer) {
    let own = matches!(event.act, Act::Hands(_) | Act::Paper(_) | Act::Presence(_));
    let Answer::Ruling(ruling) = answer else { return };
    let Decision::Offence(OffenceDecision::Offence {
        player: Some(player),
        which,
    }) = ruling.decision
    else {
        return;
    };
    let ply = state.line.ply();
    state.done.retain(|(_, _, at)| at + 1 >= ply);
    if own && event.by.player() == Some(player) {
        state.done.push((player, which, ply));
    }
}

/// Which entry an answer takes back.
fn taken_back(answer: &Answer) -> Option<u32> {
    match answer {
        Answer::Ruling(ruling) => match ruling.decision {
            Decision::Course(CourseDecision::TakenBack { entry, .. }) => Some(entry),
            _ => None,
        },
        Answer::Question(_) => None,
    }
}

/// What happened, as far as it is plain without any rule.
pub(crate) fn happen(state: &mut State, event: &Event) {
    if let At::Time { .. } = event.at {
        state.at = event.at;
    }
    adjourned::before(state, event.at);
    if let Some(clocks) = &mut state.clocks {
        clocks.advance(event.at);
    }
    let shown = state.adjournment.as_ref().and(state.clocks.as_ref());
    let shown = shown.map(Clocks::displays);
    state.moment = Moment {
        shown,
        seen: seen(state, event),
        was_over: state.is_over(),
        ..Moment::default()
    };
    state.answered = None;
    state.before_press = None;
    adjourned::happen(state, event);
    blind::happen(state, event);
    match &event.act {
        Act::Before(act) => arbiter::before(state, event, act),
        Act::Hands(act) if !state.is_over() => hands::happen(state, event.by, act),
        Act::Hands(_) | Act::Shorthand(_) => {}
        Act::Paper(act) => paper::happen(state, event, act),
        Act::Speech(act) => speech::happen(state, event, act),
        Act::Clock(act) => clock::happen(state, event, act),
        Act::Presence(act) => presence::happen(state, event, act),
        Act::Report(act) => report::happen(state, event, act),
        Act::Arbiter(act) => arbiter::happen(state, event, act),
        Act::After(act) => arbiter::after(state, event, act),
    }
}

/// Whether an arbiter sees it: by default where the supervision is that of competitions.
fn seen(state: &State, event: &Event) -> bool {
    match &event.seen_by {
        None => state.supervised || event.by.is_arbiter(),
        Some(list) => list.iter().copied().any(Actor::is_arbiter),
    }
}
