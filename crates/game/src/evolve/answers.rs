//! What was answered is carried out: counts, times, rights, the position, the end.

use arbiter_rules::answer::{
    ClaimDecision, CourseDecision, Decision, DutyDecision, DutyKind, EndReason, GameDecision,
    IllegalDecision, MoveDecision, Obliged, OffenceDecision, OffenceKind, OfferDecision, PositionDecision,
    QuestionId, ResultDecision, RightDecision, SheetDecision, SheetTime, Until, WhileOpen,
};
use arbiter_rules::chess::{Color, Role, Square};
use arbiter_rules::fact::FactKind;
use arbiter_rules::laws::clock::{ClockSetting, TimeControl};
use arbiter_rules::variants::AnyGame;
use arbiter_rules::{Answer, Question, Remedy, Ruling};

use super::castling;
use super::clock::set;
use super::line::note_clocks;
use crate::state::{
    Acts, Cause, End, Fault, Line, Moment, Offer, Situation, State, Table, Todo, ToldBeside, Watch, cause,
};
use arbiter_rules::answer::CarriedOutBy;

/// Carries out an answer.
pub(crate) fn carry_out(state: &mut State, answer: &Answer) {
    match answer {
        Answer::Ruling(ruling) => {
            state.answers = state.answers.max(ruling.seq + 1);
            state.causes.extend(caused(state, ruling));
            decided(state, ruling);
            for remedy in &ruling.remedies {
                remedied(state, ruling.seq, remedy);
            }
        }
        Answer::Question(question) => {
            state.answers = state.answers.max(question.seq + 1);
            asked(state, question);
        }
    }
}

fn asked(state: &mut State, question: &Question) {
    let by_claim = state.claims.last_mut().and_then(|claim| claim.stopped.take());
    if question.while_open.holds_up()
        && let Some(clocks) = &mut state.clocks
        && let Some(running) = clocks.running().or(by_claim)
    {
        clocks.stop();
        clocks.for_question = Some(running);
    }
    // Asked again, it is one question: that of a postponed claim, when the flag has fallen; and where both come too late, that
    // of the second one, whose answers ask for the first.
    if matches!(question.id, QuestionId::Quickplay | QuestionId::LateExcused) {
        state.questions.retain(|open| open.id != question.id);
    }
    state.questions.push(question.clone());
}

/// What the ruling is about to take back, or to count.
fn caused(state: &State, ruling: &Ruling) -> Option<Cause> {
    let ply = match ruling.decision {
        Decision::Position(PositionDecision::PositionRestored { ply }) => ply + 1,
        Decision::Illegal(
            IllegalDecision::IllegalMoveCounted { player, .. }
            | IllegalDecision::IllegalMoveNotCounted { player, .. }
            | IllegalDecision::MoveTakenBack { player, .. },
        ) => {
            let open = |fault: &&Fault| fault.player == player && fault.illegal().is_some();
            let fault = state.unruled_faults().filter(open).last();
            fault.map_or_else(|| state.line.ply() + 1, |fault| fault.ply)
        }
        _ => return None,
    };
    Some(cause(state, ruling.seq, ply))
}

fn decided(state: &mut State, ruling: &Ruling) {
    match &ruling.decision {
        Decision::Game(GameDecision::GameOver {
            result,
            score,
            reason,
        }) => {
            let end = End {
                result: *result,
                score: *score,
                reason: *reason,
                since: ruling.since.unwrap_or_else(|| state.now()),
                cites: ruling.cites.clone(),
            };
            over(state, end);
        }
        Decision::Game(GameDecision::GameResumed) => state.end = None,
        Decision::Move(MoveDecision::FinishRequired { player }) => reopen(state, *player),
        // The move before this one, after which the clock was not pressed.
        Decision::Move(MoveDecision::MoveCompleted { player }) if state.moment.made == Some(*player) => {
            state.line.complete_the_earlier(*player);
        }
        Decision::Duty(DutyDecision::Obligation { player, moves }) => {
            state.table.obliged = obliged(state, ruling);
            state.table.duty = Some(moves.clone());
            state.table.why.clone_from(&ruling.cites);
            state.table.bound = Some(*player);
            if state.table.of(*player).touched.is_empty() {
                state.table.imposed = Some(moves.clone());
            }
        }
        Decision::Duty(DutyDecision::NoObligation { player }) if state.table.bound == Some(*player) => {
            state.table.duty = None;
            state.table.obliged = None;
            state.table.bound = None;
        }
        Decision::Right(RightDecision::RightLost { player, right, until }) => {
            let lost = &mut state.of_mut(*player).lost;
            if !lost.contains(&(*right, *until)) {
                lost.push((*right, *until));
            }
        }
        Decision::Offer(OfferDecision::OfferOpen { player }) => {
            let (by, ply) = (*player, state.line.ply());
            let touched = state.table.of(!by).touched.len();
            state.offer = Some(Offer { by, ply, touched });
        }
        Decision::Offer(OfferDecision::OfferRefused { player } | OfferDecision::OfferLapsed { player }) => {
            state.offer = state.offer.filter(|offer| offer.by != *player);
        }
        Decision::Illegal(
            IllegalDecision::IllegalMoveCounted { player, .. }
            | IllegalDecision::IllegalMoveNotCounted { player, .. },
        ) => rule_on(state, Some(*player)),
        Decision::Offence(OffenceDecision::Offence { player, which }) => {
            if let Some(player) = player {
                state.of_mut(*player).offences.push(*which);
            }
            if *which == OffenceKind::DisplacedPieces {
                state
                    .faults
                    .iter_mut()
                    .for_each(|fault| fault.ruled |= displaced(fault));
            }
        }
        Decision::Position(PositionDecision::PositionRestored { ply }) if is_in_hand(state, *ply) => {
            rule_on(state, Some(state.line.now().turn()));
        }
        Decision::Position(PositionDecision::PositionRestored { ply }) => restore(state, *ply),
        Decision::Position(PositionDecision::IrregularityStands) => rule_on(state, None),
        Decision::Result(ResultDecision::NewGame { swap_colours }) => new_game(state, *swap_colours),
        Decision::Result(ResultDecision::ResultCorrected { result, score }) => {
            if let Some(end) = &mut state.end {
                end.result = *result;
                end.score = *score;
            }
        }
        Decision::Sheet(
            SheetDecision::CompleteSheet { clock, .. } | SheetDecision::Reconstruct { clock, .. },
        ) => {
            // Written on nobody's time: until the arbiter lets play go on, the clocks stand.
            if let Some(clocks) = state.clocks.as_mut().filter(|_| *clock == SheetTime::Neither) {
                clocks.stop();
            }
        }
        Decision::Course(CourseDecision::TakenBack { entry, .. }) => super::back::take_back(state, *entry),
        Decision::Claim(ClaimDecision::ClaimAdmissible { .. }) => {}
        Decision::Claim(_) => {
            if let Some(claim) = state.claims.last_mut() {
                claim.judged = true;
            }
            resume_after_claim(state);
        }
        _ => {}
    }
}

/// A claim has been answered: the display that ran before it runs again, unless a question holds the game up.
fn resume_after_claim(state: &mut State) {
    let waits = state.questions.iter().any(|open| open.while_open.holds_up());
    if waits || state.is_over() {
        return;
    }
    let stopped = state.claims.last_mut().and_then(|claim| claim.stopped.take());
    if let (Some(of), Some(clocks)) = (stopped, &mut state.clocks) {
        clocks.start(of);
    }
}

/// The game is over, so.
pub(crate) fn over(state: &mut State, end: End) {
    let excusable = end.reason == EndReason::Default;
    // Where it was lost by coming late and has ended otherwise, there is nothing to excuse.
    let replaced = state
        .end
        .as_ref()
        .is_some_and(|end| end.reason == EndReason::Default)
        && !excusable;
    state.end = Some(end);
    state.offer = None;
    state.questions.retain(|open| {
        // What the other one of two offenders scores is no question any more once both have lost.
        open.id != QuestionId::OpponentsScore
            && !(replaced && open.id == QuestionId::LateExcused)
            && !matches!(
                open.while_open,
                WhileOpen::ArbiterAndOffer | WhileOpen::ArbiterAndPaper
            )
    });
    if let Some(clocks) = &mut state.clocks {
        // Who came late may still be excused: then the clock that ran runs again.
        clocks.for_question = clocks.running().filter(|_| excusable).or(clocks.for_question);
        clocks.stop();
    }
    if let Some(ply) = state.line.last_mut() {
        ply.completed = true;
    }
}

/// The faults of illegal moves have been ruled on.
fn rule_on(state: &mut State, of: Option<Color>) {
    for fault in &mut state.faults {
        let matter = fault.illegal().is_some() && fault.player == of.unwrap_or(fault.player);
        fault.ruled |= matter || of.is_none();
    }
}

fn displaced(fault: &Fault) -> bool {
    fault.is(FactKind::DisplacedPiece)
}

/// What was completed by a press in the middle of a move is open again, as it stood before that press.
fn reopen(state: &mut State, player: Color) {
    if super::blind::press_is_undone(state, player) {
        return;
    }
    let Some(before) = &state.before_press else { return };
    let table = before.0.clone();
    state.line.truncate(state.line.ply() - 1);
    state.table = table;
    rule_on(state, Some(player));
}

/// The program has set up the position after a ply.
fn take_back(state: &mut State, ply: u32) {
    if state.line.ply() != ply {
        restore(state, ply);
        return;
    }
    let out_of_turn = state.moment.out_of_turn;
    let turn = state.line.now().turn();
    let table = &mut state.table;
    table.board = state.line.now().board();
    table.beside.clear();
    table.displaced.clear();
    table.strays.clear();
    // Who has the move is bound by what he had touched, whatever the other one did.
    let whose = if out_of_turn { !turn } else { turn };
    *table.of_mut(whose) = Acts::default();
    if !out_of_turn {
        table.duty = None;
        table.bound = None;
    }
    // Where the program itself has put castling back, the press that goes with it counts for nothing.
    if let Some(back) = table.castled.take() {
        table.undone = Some(back.player);
    }
    state.faults.retain(|fault| !displaced(fault));
}

/// What a ruling demands; a duty that holds again after a move was taken back demands what it did before.
fn obliged(state: &State, ruling: &Ruling) -> Option<Obliged> {
    let said = ruling.obliged()?;
    let again = state.table.obliged.filter(|_| said.kind == DutyKind::Touched);
    Some(again.unwrap_or(said))
}

/// Whether the clock was pressed in the middle of a move of which nothing has been let go: the position is what it was, and what
/// he has in his hand stays there.
fn is_in_hand(state: &State, ply: u32) -> bool {
    let now = state.line.now();
    let acts = state.table.of(now.turn());
    let nothing_made = state.moment.pressed == Some(now.turn()) && state.moment.completed.is_none();
    nothing_made && ply == state.line.ply() && acts.held.is_some() && acts.released.is_empty()
}

pub(crate) fn restore(state: &mut State, ply: u32) {
    let before = ply < state.line.ply() && ply >= state.line.base();
    let castled = castling::put_back(state, ply);
    state.line.truncate(ply);
    if before {
        super::adjourned::taken_back(state);
    }
    let obliged = state.table.obliged_before;
    state.table = Table {
        obliged,
        castled,
        ..Table::new(state.line.now().board())
    };
    state.table.undone = state.moment.made.filter(|_| state.moment.pressed.is_none());
    if before && let Some(last) = state.line.last_mut() {
        last.completed = true;
    }
    for fault in &mut state.faults {
        fault.ruled |= fault.ply > ply || fault.ply == ply && displaced(fault);
    }
    state.offer = state.offer.filter(|offer| offer.ply <= ply);
}

fn new_game(state: &mut State, swap_colours: bool) {
    let usual = || Situation::begun(state.variant, &AnyGame::start(state.variant).setup());
    let start = state.chess960.as_deref().copied().unwrap_or_else(usual);
    state.line = Line::new(start);
    state.table = Table::new(start.board());
    state.faults.clear();
    state.claims.clear();
    state.offer = None;
    state.offers.clear();
    state.end = None;
    state.moves_made = None;
    state.began = 0;
    state.moment = Moment::default();
    state.watches.clear();
    state.adjournment = None;
    state.sheets = None;
    state.voice = state.voice.anew(swap_colours);
    if let Some(clocks) = &mut state.clocks {
        for of in Color::ALL {
            set(&mut clocks.device, of, None, Some(0));
        }
        clocks.begun = clocks.displays();
    }
    if swap_colours {
        state.colours_swapped = !state.colours_swapped;
        state.players.swap(0, 1);
    }
    for player in &mut state.players {
        player.sheet_asked = 0;
        player.illegal_moves = 0;
        player.lost.retain(|(_, until)| *until == Until::Game);
    }
}

fn remedied(state: &mut State, ruling: u32, remedy: &Remedy) {
    match remedy {
        Remedy::AddTime { .. }
        | Remedy::TakeTime { .. }
        | Remedy::SetTime { .. }
        | Remedy::RemoveIncrement { .. }
        | Remedy::SetMoveCounter { .. }
        | Remedy::CorrectSetting { .. } => {
            time(state, remedy);
            note_clocks(state);
        }
        Remedy::CountIllegalMove { player, nth } => state.of_mut(*player).illegal_moves = *nth,
        Remedy::Warning { player } => state.of_mut(*player).warnings += 1,
        Remedy::Score(score) => {
            if let Some(end) = &mut state.end {
                end.score = *score;
            }
        }
        Remedy::Watch { until } => {
            let (until, ply) = (*until, state.line.ply());
            state.watches.push(Watch { until, ply });
        }
        Remedy::Restore { ply } if state.line.ply() != *ply => restore(state, *ply),
        Remedy::RestoreOther { ply } => state.moment.across = Some(*ply),
        Remedy::SetPockets { pockets } => put_beside(state, ToldBeside::in_hand(pockets)),
        Remedy::SetChecks { left } => put_beside(state, ToldBeside::checks(left)),
        Remedy::TakeBack { ply } => take_back(state, *ply),
        Remedy::UndoPress { player } => {
            if let Some(before) = state.before_press.take() {
                state.clocks = before.1;
            }
            rule_on(state, Some(*player));
        }
        Remedy::ReplacePiece { square, piece } => put_right(state, *square, *piece),
        Remedy::FinishPromotion {
            square,
            piece: Some(piece),
        } if state.line.now().board().role_at(*square) == Some(Role::Pawn) => {
            put_right(state, *square, Some(*piece));
        }
        Remedy::Fine { player, .. } | Remedy::Points { player, .. } => {
            state.of_mut(*player).penalties.push(remedy.clone());
        }
        Remedy::ExcludeRound { who } | Remedy::ExpelEvent { who } => {
            if let Ok(player) = who.parse::<Color>() {
                state.of_mut(player).penalties.push(remedy.clone());
            }
        }
        _ => {}
    }
    if remedy.carried_out_by() == CarriedOutBy::Person {
        let remedy = remedy.clone();
        state.todo.push(Todo { ruling, remedy });
    }
}

/// Puts a piece where it belongs, on the board and in the position.
fn put_right(state: &mut State, square: Square, piece: Option<arbiter_rules::chess::Piece>) {
    let mut setup = state.line.now().setup();
    setup.board.set(square, piece);
    let beside = state.line.now().beside;
    state.line.set_now(Situation::of(&setup, beside));
    state.table.board.set(square, piece);
    state.table.beside.retain(|(other, _)| *other != square);
    state.table.displaced.retain(|other| *other != square);
    state.table.strays.retain(|(other, _)| *other != square);
}

/// What the game keeps beside its board is put right; where that is of another game, nothing is.
fn put_beside(state: &mut State, told: Option<ToldBeside>) {
    let now = *state.line.now();
    if let Some(beside) = told.and_then(|told| now.beside.put_right(told)) {
        state.line.set_now(now.with(beside));
    }
}

fn time(state: &mut State, remedy: &Remedy) {
    let press = match remedy {
        Remedy::RemoveIncrement { player, ply } => press_of(state, *player, *ply),
        _ => None,
    };
    let Some(clocks) = &mut state.clocks else { return };
    let device = &mut clocks.device;
    let now = device.at();
    // A display that cannot be set so, for instance an increment that was never granted, stays as it is.
    let _unchanged = match remedy {
        Remedy::AddTime { player: of, ms } => device.add(*of, *ms, now).is_err(),
        Remedy::TakeTime { player: of, ms } => device.take(*of, *ms, now).is_err(),
        Remedy::SetTime { player: of, ms } => device.set(*of, *ms, now).is_err(),
        Remedy::SetMoveCounter { player: of, moves } => device.set_counter(*of, *moves, now).is_err(),
        Remedy::RemoveIncrement { player: of, .. } => {
            press.is_none_or(|press| device.remove_increment(*of, press, now).is_err())
        }
        Remedy::CorrectSetting {
            control: Some(control),
        } => match control.parse::<TimeControl>() {
            Ok(control) => {
                let mut setting = ClockSetting::same(control);
                setting.saved = device.setting().saved;
                *device = device.as_if(setting);
                false
            }
            Err(_) => true,
        },
        _ => true,
    };
}

fn press_of(state: &State, player: Color, ply: u32) -> Option<usize> {
    let fault = state.faults.iter().rev();
    let mut fault = fault.filter(|fault| fault.player == player && fault.ply == ply);
    let fault = fault.find_map(|fault| fault.press);
    let press = fault.or_else(|| state.line.get(ply)?.press)?;
    Some(usize::from(press))
}
