//! Play with a blind player: which rules to ask, of what is said aloud, of the hands, and of assistants.

use alloc::vec::Vec;

use arbiter_notation::{Tongue, read_announced_drop, read_announcement};
use arbiter_rules::answer::{Decision, MoveDecision};
use arbiter_rules::blind::{self, Heard, Said};
use arbiter_rules::chess::Color;
use arbiter_rules::cite::also;
use arbiter_rules::fact::{CallAbout, ClaimKind, FactKind, HelperDuty};
use arbiter_rules::laws::{BlindAssistant, Citation, Regime};
use arbiter_rules::{Answer, Refusal};

use super::helper::{assistants_duty, has, helps};
use super::{irregular, word};
use crate::event::{Act, Event, SpeechAct};
use crate::state::{Ground, Situation, State};

/// Whether the rules on such games hold.
pub(super) fn is_governed(state: &State, regime: &Regime) -> bool {
    blind::is_governed(state.voice.seats, regime)
}

/// What is said aloud; `None` for other acts.
pub(super) fn said(state: &State, regime: &Regime, event: &Event, act: &SpeechAct) -> Option<Vec<Answer>> {
    let by = event.by.player()?;
    match act {
        SpeechAct::Announce { text } => Some(announced(state, regime, by, text)),
        SpeechAct::Repeat { text } => Some(repeated(state, regime, by, text)),
        SpeechAct::Tell { what } => Some(told(state, regime, by, what)),
        SpeechAct::Ask { what } if asks_assistant(state, regime, by, what) => {
            Some(Vec::from([blind::does_duty(
                by,
                BlindAssistant::Tells,
                state.voice.seats,
                regime,
            )]))
        }
        SpeechAct::Claim {
            kind: ClaimKind::TwoBoards,
            ..
        } => Some(Vec::from([
            blind::two_boards(by, state.voice.seats, regime).into()
        ])),
        _ => None,
    }
}

fn read(position: &Situation, text: &str) -> Option<Said> {
    // What is said in a language of the program is understood; whether it may be said so is another matter.
    let read = |tongue| {
        let one = match &position.ground {
            Ground::Lawful(position) => read_announcement(position, text, tongue).ok(),
            Ground::Irregular(position) => read_announcement(position, text, tongue).ok(),
            Ground::Impossible(_) => None,
        };
        let in_hand = position.beside.pockets().is_some();
        let drop = || read_announced_drop(text, tongue).ok().filter(|_| in_hand);
        one.map(Said::from).or_else(|| drop().map(Said::from))
    };
    Tongue::ALL.into_iter().find_map(read)
}

fn announced(state: &State, regime: &Regime, player: Color, text: &str) -> Vec<Answer> {
    let spoken = state.spoken(player);
    let last = state.line.last().filter(|_| spoken.made.is_some());
    let heard = Heard {
        player,
        said: read(spoken.before, text),
        made: spoken.made,
        before: state.announced(spoken.ply),
        clock_started: last.is_some_and(|ply| ply.completed),
        other_names: state.voice.other_names,
    };
    blind::announced(&heard, state.voice.seats, regime)
}

fn repeated(state: &State, regime: &Regime, by: Color, text: &str) -> Vec<Answer> {
    let spoken = state.spoken(!by);
    let said = read(spoken.before, text).map(|said| said.played);
    blind::repeated(by, state.announced(spoken.ply), said, regime)
}

fn told(state: &State, regime: &Regime, of: Color, what: &str) -> Vec<Answer> {
    let (seats, tells) = (state.voice.seats, BlindAssistant::Tells);
    // Of what he was asked for, and of nothing else.
    let about = on_request(what);
    if about.is_some() && state.voice.asked[of.index()] == about {
        return Vec::from([blind::does_duty(of, tells, seats, regime)]);
    }
    blind::tells_unasked(of, regime)
}

/// What an assistant tells on request: moves made and time used.
pub(crate) fn on_request(what: &str) -> Option<CallAbout> {
    CallAbout::of(what).filter(|about| matches!(about, CallAbout::MovesMade | CallAbout::Time))
}

/// Whether a blind player asks for what his assistant tells.
fn asks_assistant(state: &State, regime: &Regime, by: Color, what: &str) -> bool {
    on_request(what).is_some() && is_governed(state, regime) && has(state, regime, by, HelperDuty::Tells)
}

/// Adds what the rules on such games say of an act that others have judged.
pub(super) fn add(state: &State, regime: &Regime, event: &Event, answers: &mut Vec<Answer>) {
    if !is_governed(state, regime) || state.moment.was_over {
        return;
    }
    if matches!(event.act, Act::Hands(_)) {
        of_hands(state, regime, answers);
    }
    let tells = matches!(event.act, Act::Speech(SpeechAct::Tell { .. }));
    if let (Some(of), Some(duty), false) = (helps(event), assistants_duty(event), tells || event.part) {
        answers.insert(0, blind::does_duty(of, duty, state.voice.seats, regime));
    }
}

fn of_hands(state: &State, regime: &Regime, answers: &mut Vec<Answer>) {
    let seats = state.voice.seats;
    if word::is_awaited(state, regime) && state.moment.made.is_some() {
        answers.retain(|answer| !is_made(answer));
    } else if let Some(player) = state.moment.made {
        cite(answers, &blind::of_the_move(player, seats, regime), is_made);
        let before = state.line.ply().checked_sub(1);
        let said = before.filter(|ply| state.announced(*ply).is_some());
        // What was announced and is not repeated is not known to stand on both boards.
        if said.is_some_and(|ply| state.voice.repeated != Some(ply)) && state.moment.seen {
            answers.push(blind::unrepeated(player, regime));
        }
    }
    let pressed = state
        .moment
        .completed
        .filter(|by| state.moment.pressed == Some(*by));
    let lawful = state.line.last().is_some_and(|ply| ply.illegal.is_none());
    let Some(player) = pressed.filter(|_| state.moment.seen) else {
        return;
    };
    if !lawful {
        let captured = irregular::left_standing(state);
        let unfinished = captured.and_then(|on| blind::pressed_unfinished(player, on, seats, regime));
        if let Some(unfinished) = unfinished {
            *answers = Vec::from([unfinished]);
        }
        return;
    }
    if !blind::is_announced(seats, regime) {
        return;
    }
    if state.is_last_announced() {
        cite(answers, &blind::of_the_move(player, seats, regime), is_completed);
        return;
    }
    if blind::is_by_word(player, seats, regime) {
        answers.clear();
    }
    answers.push(blind::pressed_unannounced(player, seats, regime));
}

fn is_made(answer: &Answer) -> bool {
    let made = |decision: &Decision| matches!(decision, Decision::Move(MoveDecision::MoveMade { .. }));
    matches!(answer, Answer::Ruling(ruling) if made(&ruling.decision))
}

fn is_completed(answer: &Answer) -> bool {
    let completed =
        |decision: &Decision| matches!(decision, Decision::Move(MoveDecision::MoveCompleted { .. }));
    matches!(answer, Answer::Ruling(ruling) if completed(&ruling.decision))
}

fn cite(answers: &mut [Answer], cites: &[Citation], of: fn(&Answer) -> bool) {
    for answer in answers.iter_mut().filter(|answer| of(answer)) {
        also(answer, cites.iter().cloned());
    }
}

/// The state in which a move is made by its announcement, where this event has announced one that stands on the board.
pub(super) fn made_by_word(state: &State, event: &Event, answers: &[Answer]) -> Option<State> {
    let announces = matches!(event.act, Act::Speech(SpeechAct::Announce { .. }));
    let made = announces && answers.iter().any(is_made);
    made.then(|| {
        let mut made = state.clone();
        made.moment.made = event.by.player();
        made
    })
}

/// The boards differ, or boards and scoresheets do; `None` where nobody is blind.
pub(super) fn differs(
    state: &State,
    regime: &Regime,
    fact: FactKind,
    ply: Option<u32>,
) -> Option<Vec<Answer>> {
    if !is_governed(state, regime) {
        return None;
    }
    let last_known = state.line.ply();
    match fact {
        FactKind::BoardsDiffer => Some(blind::boards_differ(last_known, regime)),
        FactKind::SheetsDiffer => {
            let times = ply.and_then(|ply| irregular::times(state, Color::White, ply + 1, None));
            Some(blind::sheets_differ(ply, last_known, times, regime))
        }
        _ => None,
    }
}

/// A helper is registered in such a game.
pub(super) fn registered(state: &State, regime: &Regime, of: Color) -> Option<Answer> {
    is_governed(state, regime).then(|| blind::assists(of, state.voice.seats, regime))
}

/// Whether somebody may be registered as the helper of a player.
pub(super) fn may_register(state: &State, regime: &Regime, of: Color) -> Result<(), Refusal> {
    if !is_governed(state, regime) {
        return Ok(());
    }
    let others = state.of(!of).helper.is_some();
    blind::may_assist(of, others, state.voice.seats, regime)
}

/// The arbiter starts the game.
pub(super) fn starts(state: &State, regime: &Regime) -> Option<Answer> {
    let assisted = Color::ALL.map(|of| state.of(of).helper.is_some());
    blind::waits_for_assistant(state.voice.seats, assisted, regime)
}

/// A blind player records with a device.
pub(super) fn records(state: &State, regime: &Regime, of: Color) -> Option<Answer> {
    state
        .voice
        .seats
        .is_blind(of)
        .then(|| blind::records_by_device(regime))
        .flatten()
}

/// What is ruled on the record of a blind player rests on the article about it too.
pub(super) fn of_the_record(state: &State, regime: &Regime, of: Color, answers: &mut [Answer]) {
    if state.voice.seats.is_blind(of) {
        cite(answers, &blind::of_the_record(regime), |_| true);
    }
}
