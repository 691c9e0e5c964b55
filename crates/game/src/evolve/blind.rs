//! What was said aloud is remembered, and a press before it is undone.

use arbiter_rules::Answer;
use arbiter_rules::answer::{
    Decision, MoveDecision, OffenceDecision, OptionId, PositionDecision, QuestionId,
};
use arbiter_rules::chess::Color;

use crate::entry::Entry;
use crate::event::{Act, ArbiterAct, Decided, Event, SpeechAct};
use crate::state::{Clocks, State};

/// What happened, as far as it is plain without any rule.
pub(super) fn happen(state: &mut State, event: &Event) {
    if !state.voice.seats.any() {
        return;
    }
    if let Act::Arbiter(ArbiterAct::Decide(Decided { question, answer, .. })) = &event.act
        && *question == QuestionId::OtherNames
    {
        state.voice.other_names |= answer == OptionId::Yes.as_str();
    }
}

/// Carries out what the recorded answers say of announcements.
pub(super) fn carried(state: &mut State, entry: &Entry) {
    let act = &entry.event.act;
    for answer in &entry.answers {
        let Answer::Ruling(ruling) = answer else { continue };
        match &ruling.decision {
            Decision::Move(MoveDecision::MoveAnnounced { player, uci }) => {
                let ply = state.spoken(*player).ply;
                state.voice.announced = Some((ply, *uci));
            }
            Decision::Offence(OffenceDecision::NoOffence)
                if matches!(act, Act::Speech(SpeechAct::Repeat { .. })) =>
            {
                state.voice.repeated = state.voice.announced.map(|(ply, _)| ply);
            }
            Decision::Position(PositionDecision::Wait) if matches!(act, Act::Arbiter(ArbiterAct::Start)) => {
                if let Some(clocks) = &mut state.clocks {
                    clocks.stop();
                }
            }
            _ => {}
        }
    }
    if let (Act::Speech(SpeechAct::Tell { .. }), Some(of)) = (act, entry.event.by.player()) {
        state.voice.asked[of.index()] = None;
    }
}

/// A blind player has pressed the clock and not announced his move: the press counts for nothing.
pub(super) fn press_is_undone(state: &mut State, player: Color) -> bool {
    let lawful = state.line.last().is_some_and(|ply| ply.illegal.is_none());
    if !state.voice.seats.is_blind(player) || !lawful || state.moment.completed != Some(player) {
        return false;
    }
    if let Some(last) = state.line.last_mut() {
        last.completed = false;
    }
    let before: Option<Clocks> = state.before_press.take().and_then(|before| before.1);
    state.clocks = before;
    true
}
