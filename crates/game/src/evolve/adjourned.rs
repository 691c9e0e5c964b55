//! An adjournment is carried out: the envelope is closed and opened, the clocks stand between sessions.
//!
//! Envelopes exist only where a ruling on them was recorded: logs from before such rulings load as they did.

use alloc::boxed::Box;
use alloc::string::String;

use arbiter_rules::answer::{CourseDecision, Decision, MoveDecision, OptionId, QuestionId};
use arbiter_rules::chess::Color;
use arbiter_rules::fact::{At, ClaimKind};
use arbiter_rules::variants::Legal;
use arbiter_rules::{Answer, Remedy};

use super::line::{legal_ply, note_clocks};
use super::settle::push;
use crate::entry::Entry;
use crate::event::{Act, ArbiterAct, Closed, Event, HandsAct, PaperAct, PresenceAct, SpeechAct};
use crate::state::{Adjournment, Clocks, Sealed, State};

/// Before the clocks run on to the instant of an event: between sessions they stand.
pub(super) fn before(state: &mut State, at: At) {
    let Some(adjourned) = state.adjournment.as_deref() else {
        return;
    };
    let Some(clocks) = &mut state.clocks else { return };
    if adjourned.is_later(at) && adjourned.resumed.is_none() && adjourned.envelope.is_some() {
        clocks.stop();
    }
}

/// What happened, as far as it is plain without any rule: who is there, who stops the clocks, that play is resumed.
pub(super) fn happen(state: &mut State, event: &Event) {
    let Some(adjourned) = state.adjournment.as_deref_mut() else {
        return;
    };
    let there = match &event.act {
        Act::Hands(_) | Act::Paper(_) => adjourned.is_later(event.at),
        Act::Presence(PresenceAct::Arrive) => true,
        _ => false,
    };
    for player in Color::ALL.into_iter().filter(|_| there) {
        let by = event.by.player();
        adjourned.present[player.index()] |= by.is_none_or(|by| by == player);
    }
    match &event.act {
        Act::Hands(HandsAct::StopClocks)
            if adjourned.envelope.is_some() && event.by.player() == Some(adjourned.sealer) =>
        {
            thought_until_now(state);
        }
        Act::Arbiter(ArbiterAct::Stop) if adjourned.envelope.is_some() => thought_until_now(state),
        // Before anything is sealed, play only goes on: it is no resumption.
        Act::Arbiter(ArbiterAct::Resume { .. }) if adjourned.envelope.is_some() => {
            adjourned.stopped = true;
            let begun = adjourned.resumed.filter(|since| adjourned.is_later(*since));
            adjourned.resumed = begun.or(Some(event.at));
        }
        _ => {}
    }
}

/// The envelope was closed and the clocks are stopped now: until now his time ran.
fn thought_until_now(state: &mut State) {
    let Some(adjourned) = state.adjournment.as_deref_mut().filter(|one| !one.stopped) else {
        return;
    };
    adjourned.stopped = true;
    let (sealer, since) = (adjourned.sealer, adjourned.closed_at);
    if let Some(clocks) = state.clocks.as_mut().filter(|_| adjourned.announced) {
        charge(clocks, sealer, since);
        record(adjourned, clocks);
    }
}

/// The times that are recorded for the resumption; what was set until then counts no more.
fn record(one: &mut Adjournment, clocks: &mut Clocks) {
    one.left = Some(clocks.displays());
    one.used = Some(clocks.used());
    clocks.set = [0, 0];
}

fn charge(clocks: &mut Clocks, sealer: Color, since: u64) {
    let now = clocks.device.at();
    let taken = clocks.device.take(sealer, now.saturating_sub(since), now);
    debug_assert!(taken.is_ok(), "now is never before now");
}

/// Whose clock runs when play is resumed without a word of whose.
pub(super) fn next(state: &State) -> Color {
    let replier = state.sealed().and_then(Adjournment::replier);
    replier.unwrap_or_else(|| state.line.now().turn())
}

/// Notes what was set at the clock of an adjourned game by hand. What a ruling sets shows rightly.
pub(super) fn note_set(state: &mut State, entry: &Entry) {
    let (Some(clocks), Some(before)) = (&mut state.clocks, state.moment.shown) else {
        return;
    };
    if let Act::Clock(_) | Act::Arbiter(ArbiterAct::Adjust { .. }) = entry.event.act {
        clocks.note_set(before);
        return;
    }
    let rulings = entry.answers.iter().filter_map(|answer| match answer {
        Answer::Ruling(ruling) => Some(&ruling.remedies),
        Answer::Question(_) => None,
    });
    for remedy in rulings.flatten() {
        if let Remedy::SetTime { player, .. } = remedy {
            clocks.set[player.index()] = 0;
        }
    }
}

/// Carries out what the recorded answers say of an adjournment.
pub(super) fn carried(state: &mut State, entry: &Entry) {
    for answer in &entry.answers {
        let Answer::Ruling(ruling) = answer else { continue };
        match (&ruling.decision, &entry.event.act) {
            (
                Decision::Course(CourseDecision::Adjourned {
                    player: Some(sealer), ..
                }),
                act,
            ) => {
                adjourned(state, entry.event.at, *sealer, act);
            }
            (
                Decision::Move(MoveDecision::MoveMade { uci: Some(uci), .. }),
                Act::Arbiter(ArbiterAct::OpenEnvelope { .. })
                // His move ended the game, though he is late.
                | Act::Presence(PresenceAct::Arrive)
                | Act::Report(_)
                | Act::Speech(SpeechAct::Claim {
                    kind: ClaimKind::Default,
                    ..
                }),
            ) => {
                if let Some(one) = state.line.now().legal(*uci) {
                    open(state, one);
                }
            }
            (
                Decision::Move(MoveDecision::MoveCompleted { player }),
                Act::Paper(PaperAct::Seal {
                    text,
                    language,
                    closed,
                }),
            ) => {
                reply(state, written(*player, text, language, closed.as_deref(), true));
            }
            (Decision::Duty(_), Act::Hands(_)) => declared(state, &ruling.remedies),
            (Decision::Duty(_), Act::Arbiter(ArbiterAct::OpenEnvelope { .. })) => open_unmade(state),
            _ => {}
        }
    }
}

/// What was made on the board when it should have been sealed.
fn declared(state: &mut State, remedies: &[Remedy]) {
    let uci = remedies.iter().find_map(|remedy| match remedy {
        Remedy::DeclaredMove { uci } => Some(*uci),
        _ => None,
    });
    if let (Some(one), Some(uci)) = (state.adjournment.as_deref_mut(), uci) {
        one.declared = Some(uci);
    }
}

fn adjourned(state: &mut State, at: At, sealer: Color, act: &Act) {
    let open = state.adjournment.take();
    let void = |one: &Adjournment| one.void.is_some() && one.is_later(at);
    let open = open.filter(|one| one.sealer == sealer && one.made.is_none() && !void(one));
    let mut one = open.unwrap_or_else(|| Box::new(Adjournment::of(sealer, false, at)));
    match act {
        Act::Paper(PaperAct::Seal {
            text,
            language,
            closed,
        }) => {
            let sealed = written(one.sealer, text, language, closed.as_deref(), false);
            close(state, &mut one, sealed);
        }
        _ => announce(state, &mut one),
    }
    state.adjournment = Some(one);
}

/// The end of the session: who has sealed before it has used the time until now.
fn announce(state: &mut State, one: &mut Adjournment) {
    one.announced = true;
    if let Some(clocks) = state.clocks.as_mut().filter(|_| one.envelope.is_some()) {
        clocks.stop();
        one.closed_at = clocks.device.at();
        record(one, clocks);
    }
}

fn written(by: Color, text: &str, language: &str, closed: Option<&Closed>, is_reply: bool) -> Sealed {
    Sealed {
        by,
        text: String::from(text),
        language: String::from(language),
        closed: closed.cloned().map(Box::new),
        is_reply,
    }
}

fn close(state: &mut State, one: &mut Adjournment, sealed: Sealed) {
    let again = one.envelope.is_some();
    one.envelope = Some(sealed);
    let Some(clocks) = state.clocks.as_mut().filter(|_| one.announced) else {
        return;
    };
    if again {
        charge(clocks, one.sealer, one.closed_at);
    }
    clocks.stop();
    one.closed_at = clocks.device.at();
    record(one, clocks);
}

/// A reply that is sealed because the opponent is away: his clock runs from now on.
fn reply(state: &mut State, sealed: Sealed) {
    let by = sealed.by;
    let Some(one) = state.adjournment.as_deref_mut() else {
        return;
    };
    one.envelope = Some(sealed);
    one.stopped = true;
    press(state, by);
}

fn press(state: &mut State, by: Color) {
    let Some(clocks) = &mut state.clocks else { return };
    clocks.stop();
    clocks.start(by);
    let now = clocks.device.at();
    let pressed = clocks.device.press(by, now);
    debug_assert!(pressed.is_ok(), "his clock runs");
}

/// The envelope is opened: the move in it is made, completed, and the clock of the player who must reply runs.
pub(crate) fn open(state: &mut State, one: Legal) {
    // In logs from before envelopes became void, one whose position had been taken back was opened.
    let opened = state.adjournment.as_deref_mut();
    let Some(sealed) = opened.and_then(|one| one.envelope.take().or_else(|| one.void.take())) else {
        return;
    };
    let ply = legal_ply(state.line.now(), one);
    push(state, sealed.by, ply);
    if let Some(last) = state.line.last_mut() {
        last.completed = true;
    }
    state.table = crate::state::Table::new(state.line.now().board());
    state.moment.made = Some(sealed.by);
    state.moment.completed = Some(sealed.by);
    if !sealed.is_reply {
        press(state, sealed.by);
    }
    note_clocks(state);
    let made = Color::ALL.map(|of| state.moves_made(of));
    let at = state.at;
    if let Some(one) = state.adjournment.as_deref_mut() {
        one.made = one.made.or(Some(made));
        one.stopped = true;
        one.resumed = one.resumed.or(Some(at));
    }
}

/// The envelope is opened, and the move in it is not made: who sealed it has the move, and his clock runs.
fn open_unmade(state: &mut State) {
    let (at, made) = (state.at, Color::ALL.map(|of| state.moves_made(of)));
    let Some(one) = state.adjournment.as_deref_mut() else {
        return;
    };
    let Some(sealed) = one.envelope.take() else { return };
    one.made = one.made.or(Some(made));
    one.stopped = true;
    one.resumed = one.resumed.or(Some(at));
    if let Some(clocks) = &mut state.clocks {
        clocks.stop();
        clocks.start(sealed.by);
    }
}

/// The position has been taken back while a move was sealed: what is in the envelope answers moves that do not stand, so it is
/// void. In the same session whoever has the move now seals or plays; at the resumption he plays.
pub(super) fn taken_back(state: &mut State) {
    let (turn, at) = (state.line.now().turn(), state.at);
    let made = Color::ALL.map(|of| state.moves_made(of));
    let Some(one) = state.adjournment.as_deref_mut() else {
        return;
    };
    let Some(sealed) = one.envelope.take() else { return };
    let resumes = one.is_later(at);
    one.void = Some(sealed);
    one.sealer = turn;
    one.declared = None;
    one.stopped = false;
    one.announced &= !resumes;
    one.made = resumes.then_some(made);
    (one.left, one.used) = (None, None);
}

/// The question about a lost envelope is answered: who sealed makes his move on the board.
pub(super) fn answered(state: &mut State, id: QuestionId, answer: &str) {
    let proposed = [OptionId::Resume, OptionId::Proposal].map(OptionId::as_str);
    if id == QuestionId::EnvelopeLost && proposed.contains(&answer) {
        state.adjournment = None;
    }
}
