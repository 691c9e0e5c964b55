//! What is done before the game, by arbiters, and after.

use arbiter_rules::answer::{CourseDecision, Decision, OptionId, Proposal, QuestionId};
use arbiter_rules::chess::{Color, Position};
use arbiter_rules::device::Searched;
use arbiter_rules::fact::At;
use arbiter_rules::laws::clock::{ChessClock, ClockSetting, TimeControl};
use arbiter_rules::{Answer, Remedy, Ruling};

use super::clock::set;
use super::line::note_clocks;
use crate::entry::Entry;
use crate::event::{Act, Actor, AfterAct, ArbiterAct, BeforeAct, Decided, Event};
use crate::start::board_of;
use crate::state::{Clocks, Line, Situation, State, Table, Todo};

pub(super) fn before(state: &mut State, event: &Event, act: &BeforeAct) {
    match act {
        // While a move is sealed it says when play is resumed.
        BeforeAct::Schedule { start, default } => match state.adjournment.as_deref_mut() {
            Some(one) if one.envelope.is_some() => {
                one.resumes = Some(*start);
                one.agreed = event.by != Actor::Nobody;
            }
            _ => state.schedule = (*start, *default),
        },
        BeforeAct::SetUp { board } => {
            let mut setup = state.line.start().setup();
            if let Some(board) = board_of(board, &setup)
                && state.line.plies().is_empty()
            {
                state.line.as_set_up = Some(setup.board);
                setup.board = board;
                let beside = state.line.start().beside;
                state.line.set_now(Situation::of(&setup, beside));
                state.table = Table::new(board);
            }
        }
        BeforeAct::DrawStart { number, .. } => {
            if let Some(start) = Position::chess960(*number).filter(|_| state.line.plies().is_empty()) {
                let start = Situation::lawfully(start);
                state.line = Line::new(start);
                state.table = Table::new(start.board());
                (state.chess960, state.number) = (Some(start.into()), Some(*number));
            }
        }
        BeforeAct::SetClock { control } => {
            if let Ok(control) = control.parse::<TimeControl>() {
                let mut setting = ClockSetting::same(control);
                let before = state.clocks.as_ref().map(|clocks| clocks.device.setting().saved);
                setting.saved = before.unwrap_or_default();
                let device = ChessClock::new(setting);
                state.clocks = Some(Clocks::new(device, None));
            }
        }
        BeforeAct::RegisterHelper { of, duty, .. } => state.of_mut(*of).helper = Some(duty.clone()),
        BeforeAct::RoundStart => {
            if let At::Time { ms, .. } = state.at {
                state.round_started = Some(ms);
            }
        }
        BeforeAct::TurnBoard => {}
    }
}

pub(super) fn happen(state: &mut State, _event: &Event, act: &ArbiterAct) {
    let turn = super::adjourned::next(state);
    match act {
        ArbiterAct::Start => start(state, turn),
        ArbiterAct::Resume { side } => start(state, side.unwrap_or(turn)),
        ArbiterAct::Stop => {
            if let Some(clocks) = &mut state.clocks {
                clocks.stop();
            }
        }
        ArbiterAct::Adjust {
            side, ms, counter, ..
        } => {
            state.moment.showed = state.shows(*side);
            adjust(state, *side, *ms, *counter);
        }
        ArbiterAct::Order { what } => state.pending.search = Searched::from_word(what).is_some(),
        ArbiterAct::Decide(decided) => answered(state, decided),
        _ => {}
    }
}

pub(super) fn after(state: &mut State, event: &Event, act: &AfterAct) {
    if let AfterAct::DecideAppeal { .. } = act {
        state.moment.appeal = state.pending.appeal.take();
        // Whoever it was sent to has decided: nobody has to send it any more.
        if let Some(ruling) = state.pending.referred.take() {
            let sent = |todo: &Todo| todo.ruling == ruling && matches!(todo.remedy, Remedy::ReferTo { .. });
            state.todo.retain(|todo| !sent(todo));
        }
    }
    if matches!(act, AfterAct::Comply) {
        state.pending.search = false;
        if let Some(player) = event.by.player() {
            super::paper::completed(state, player);
        }
    }
    if matches!(act, AfterAct::Refuse)
        && let Some(player) = event.by.player()
    {
        state.of_mut(player).refusals += 1;
    }
    if let AfterAct::RemedyDone { ruling } = act {
        state
            .todo
            .retain(|todo| ruling.is_some_and(|ruling| todo.ruling != ruling));
    }
}

/// An appeal has gone to somebody; a search was refused.
pub(super) fn carried(state: &mut State, entry: &Entry) {
    let Act::After(act) = &entry.event.act else { return };
    if matches!(act, AfterAct::Refuse) {
        state.pending.search = false;
    }
    let to = entry.answers.iter().find_map(|answer| match answer {
        Answer::Ruling(Ruling {
            decision: Decision::Course(CourseDecision::Referred { to }),
            seq,
            ..
        }) => Some((*to, *seq)),
        _ => None,
    });
    if let (AfterAct::Appeal { .. }, Some(by), Some((to, ruling))) = (act, entry.event.by.player(), to) {
        state.pending.appeal = Some((by, to));
        state.pending.referred = Some(ruling);
    }
}

fn start(state: &mut State, side: Color) {
    if let Some(clocks) = &mut state.clocks {
        clocks.start(side);
    }
}

fn adjust(state: &mut State, side: Color, ms: Option<u64>, counter: Option<u16>) {
    let Some(clocks) = &mut state.clocks else { return };
    set(&mut clocks.device, side, ms, counter);
    note_clocks(state);
}

/// A question is closed; figures that came with the answer, or were proposed, are set.
fn answered(state: &mut State, decided: &Decided) {
    let answer = decided.answer.as_str();
    let Some(index) = state.asked(decided.question, decided.player) else {
        return;
    };
    let open = state.questions.remove(index);
    let figures = match (&open.proposal, OptionId::from_word(answer)) {
        (
            Some(Proposal::Clocks {
                white,
                black,
                white_moves,
                black_moves,
            }),
            Some(OptionId::Proposal),
        ) => [(Some(*white), *white_moves), (Some(*black), *black_moves)],
        (Some(Proposal::Clocks { .. }), _) => [
            (decided.white, decided.white_moves),
            (decided.black, decided.black_moves),
        ],
        _ => [(None, None), (None, None)],
    };
    for (side, (ms, counter)) in Color::ALL.into_iter().zip(figures) {
        adjust(state, side, ms, counter);
    }
    match open.id {
        QuestionId::TouchedHow => super::hands::touched_how(state, open.player, answer),
        QuestionId::TouchOrder => super::hands::touch_order(state, open.player, answer),
        _ => {}
    }
    super::adjourned::answered(state, open.id, answer);
    super::paper::answered(state, &open, answer);
    // A forfeit for coming late can be cancelled by the one who may excuse it.
    if open.id == QuestionId::LateExcused && OptionId::from_word(answer) == Some(OptionId::Play) {
        state.end = None;
    }
    state.answered = Some(open);
    let turn = state.line.now().turn();
    if state.questions.is_empty()
        && !state.is_over()
        && let Some(clocks) = &mut state.clocks
        && clocks.for_question.take().is_some()
    {
        clocks.start(turn);
    }
}
