//! What is written, handed over and signed: which rules to ask.

use alloc::vec::Vec;
use core::time::Duration;

use arbiter_rules::answer::{GameResult, Hindrance, QuestionId, SheetTime};
use arbiter_rules::chess::Color;
use arbiter_rules::completion::{self, Flag};
use arbiter_rules::fact::{ClaimKind, FactKind, NoteKind};
use arbiter_rules::laws::Regime;
use arbiter_rules::scoresheet::{self, Line, LowTime};
use arbiter_rules::signing::{self, Signature};
use arbiter_rules::{Answer, Refusal, Remedy, ending, quickplay};

use super::{blind, claims, ended, flags};
use crate::event::{Actor, Event, PaperAct};
use crate::evolve::paper::{LAST_LINE, moves, places, words};
use crate::start::board_of;
use crate::state::{Mode, State, completes};

/// So much text goes on one line, in bytes.
const LONGEST: usize = 4_096;

pub(super) fn refuse(state: &State, event: &Event, act: &PaperAct) -> Result<(), Refusal> {
    let outside = |answer: &str| {
        let answer = answer.into();
        Err(Refusal::OutsideLimits { answer })
    };
    let records = matches!(act, PaperAct::Write { .. } | PaperAct::ReturnSheet) && event.by.is_arbiter();
    let player = event.by.player();
    let anothers = matches!(act, PaperAct::Write { side, .. } if player.is_some_and(|by| by != *side));
    if player.is_none() && !records || anothers {
        let by = event.by.as_str().into();
        return Err(Refusal::NotThisRole { by });
    }
    let on_the_sheet = !matches!(
        act,
        PaperAct::Note { .. } | PaperAct::DrawMark | PaperAct::Sign { .. } | PaperAct::Seal { .. }
    );
    if on_the_sheet && state.mode == Mode::Online {
        return Err(Refusal::NotInThisMode(Hindrance::Board));
    }
    let own = player.and_then(|player| state.sheet(player));
    match act {
        PaperAct::Note {
            text,
            what: Some(NoteKind::Position),
        } => position(state, event, text),
        PaperAct::Write { line, text, .. } if !has_room(state, player, *line, text) => {
            outside(&alloc::format!("{line}"))
        }
        PaperAct::Strike { line } if own.is_none_or(|sheet| sheet.last_on(*line).is_none()) => {
            outside(&alloc::format!("{line}"))
        }
        PaperAct::ReturnSheet => {
            let lent = player
                .and_then(|player| state.sheet(!player))
                .is_some_and(|sheet| sheet.lent);
            let given = Color::ALL
                .iter()
                .any(|of| state.sheet(*of).is_some_and(|sheet| sheet.handed_in));
            if lent || player.is_none() && given {
                Ok(())
            } else {
                outside(event.act.tag())
            }
        }
        _ => Ok(()),
    }
}

/// Whether a sheet has a place for every word of a line.
fn has_room(state: &State, player: Option<Color>, line: u32, text: &str) -> bool {
    if line > LAST_LINE || text.len() > LONGEST {
        return false;
    }
    let blank = state.sheets.is_none().then(|| state.blank_sheets());
    let Some(sheets) = state.sheets.as_ref().or(blank.as_ref()) else {
        return false;
    };
    let sheet = player.map_or(&sheets.arbiter, |player| &sheets.players[player.index()]);
    places(sheet, line, text).len() == words(text).count()
}

/// The final position that a claimant writes down is that on the board.
fn position(state: &State, event: &Event, text: &str) -> Result<(), Refusal> {
    let Some(claim) = state.referred() else {
        return Ok(());
    };
    if event.by.player() != Some(claim.by) {
        let by = event.by.as_str().into();
        return Err(Refusal::NotThisRole { by });
    }
    let now = state.line.now().setup();
    if board_of(text, &now) == Some(now.board) {
        return Ok(());
    }
    let answer = text.into();
    Err(Refusal::OutsideLimits { answer })
}

/// What is added to the packet for the arbiter who decides later; `None` where nobody waits for one.
pub(super) fn packet(state: &State, regime: &Regime) -> Option<Vec<Answer>> {
    let claim = state.referred()?;
    let sheets = state.sheets.as_deref();
    let packet = quickplay::Packet {
        ground: claim.ground,
        verified: sheets.is_some_and(|sheets| sheets.position.is_some() && sheets.verified),
        sheet: sheets.is_some_and(|sheets| sheets.players[claim.by.index()].handed_in),
    };
    Some(quickplay::packet(packet, regime))
}

pub(super) fn judge(state: &State, regime: &Regime, event: &Event, act: &PaperAct) -> Vec<Answer> {
    let Some(by) = event.by.player() else {
        return shown(state, regime);
    };
    if state.moment.was_over {
        return after_the_end(state, regime, by, act);
    }
    let for_later = match act {
        PaperAct::Note { what, .. } => *what == Some(NoteKind::Position),
        PaperAct::HandSheet { to } => to.is_none_or(Actor::is_arbiter),
        _ => false,
    };
    if let Some(answers) = packet(state, regime).filter(|_| for_later) {
        return answers;
    }
    match act {
        PaperAct::Sign {
            result: GameResult::Draw,
            ..
        } => signed_draw(state, regime, by),
        PaperAct::Write { text, on, .. } => {
            let line = Line {
                ahead: is_ahead(state, by, text),
                wanted: is_wanted(state, by) || claims::would_draw(state, regime, by, text),
                on: on.unwrap_or_default(),
            };
            let mut answers = scoresheet::wrote(by, line, regime);
            answers.extend(shown(state, regime));
            answers
        }
        PaperAct::WriteAhead { .. } => {
            let line = Line {
                ahead: true,
                wanted: is_wanted(state, by),
                ..Line::default()
            };
            scoresheet::wrote(by, line, regime)
        }
        PaperAct::DrawMark => scoresheet::marked(by, was_offered(state), regime),
        PaperAct::Note { what: Some(what), .. } => scoresheet::noted(by, *what, regime),
        PaperAct::HandSheet { to } if to.is_some_and(Actor::is_arbiter) => scoresheet::handed_in(regime),
        PaperAct::HandSheet { .. } => lent(state, regime, by),
        _ => Vec::new(),
    }
}

/// Who signs a draw accepts the offer that stands; where both have signed one they have agreed.
fn signed_draw(state: &State, regime: &Regime, by: Color) -> Vec<Answer> {
    let other = state.sheet(!by).and_then(|sheet| sheet.signed);
    let both = other.is_some_and(|one| one.result == GameResult::Draw);
    if !both && state.offer.is_none_or(|offer| offer.by == by) {
        return Vec::new();
    }
    alloc::vec![ending::agreement(ended::made(state), regime)]
}

/// When the game is over the sheets are signed and given to the arbiter.
fn after_the_end(state: &State, regime: &Regime, by: Color, act: &PaperAct) -> Vec<Answer> {
    match act {
        PaperAct::Sign { result, on } => {
            let (result, on) = (*result, on.unwrap_or_default());
            let other = state.sheet(!by).and_then(|sheet| sheet.signed);
            let ended = state.end.as_ref().map_or(result, |end| end.result);
            signing::signed(by, Signature { result, on }, other, ended, regime)
        }
        PaperAct::HandSheet { to } if to.is_none_or(Actor::is_arbiter) => scoresheet::handed_in(regime),
        _ => Vec::new(),
    }
}

/// Whether a line holds a move that is not made yet.
fn is_ahead(state: &State, by: Color, text: &str) -> bool {
    let last = state.sheet(by).and_then(|sheet| sheet.last_on(0));
    last.is_some_and(|(ply, written)| {
        ply > state.line.ply() && moves(text).last().is_some_and(|word| word == written)
    })
}

/// Whether he claims a draw by the move that he writes, or is to seal it.
fn is_wanted(state: &State, by: Color) -> bool {
    let ply = state.line.ply();
    let claims = state.claims.iter().any(|claim| {
        claim.by == by && claim.ply == ply && matches!(claim.kind, ClaimKind::Repetition | ClaimKind::Fifty)
    });
    let seals = state
        .adjournment
        .as_deref()
        .is_some_and(|one| one.sealer == by && one.made.is_none());
    claims || seals
}

/// Whether a draw was offered or claimed at this move, or at the one before.
fn was_offered(state: &State) -> bool {
    let ply = state.line.ply();
    let near = |at: &u32| *at + 1 >= ply;
    state.offer.is_some()
        || state.offers.iter().any(near)
        || state.claims.iter().any(|claim| near(&claim.ply))
}

/// A player hands his sheet to the opponent, or that one asks for it.
pub(super) fn lent(state: &State, regime: &Regime, of: Color) -> Vec<Answer> {
    let on_move = state.line.now().turn() == !of;
    scoresheet::lent(of, on_move, is_to_complete(state, !of), regime)
}

/// Whether a player has been told to complete his sheet, alone or by rebuilding the game.
pub(super) fn is_to_complete(state: &State, player: Color) -> bool {
    state.todo.iter().any(|todo| completes(&todo.remedy, player))
}

/// Whether he has been told to do so on his own time: before he plays on.
fn is_to_complete_now(state: &State, player: Color) -> bool {
    let own =
        |remedy: &Remedy| matches!(remedy, Remedy::CompleteSheet { clock, .. } if *clock == SheetTime::Own);
    let mut todo = state.todo.iter();
    todo.any(|todo| completes(&todo.remedy, player) && own(&todo.remedy))
}

/// A player has made a move: how his sheet stands.
pub(super) fn moved(state: &State, regime: &Regime) -> Vec<Answer> {
    let here = state
        .moment
        .made
        .filter(|_| state.moment.seen && state.mode != Mode::Online);
    let Some(player) = here else {
        return Vec::new();
    };
    let ply = state.line.ply();
    let known = state.recorded_up_to(player);
    // Where nobody says what stands there, he has done nothing since he was told to complete it.
    let short = known.map_or(is_to_complete_now(state, player), |known| {
        known + 1 < ply && is_to_complete(state, player)
    });
    let kept = state.sheets.as_deref();
    let own = kept.map(|sheets| &sheets.players[player.index()]);
    let own = own.filter(|own| own.is_used());
    let offers = |since: u32| {
        let due = |at: &&u32| **at >= since && **at + 2 < ply;
        state.offers.iter().filter(due).count()
    };
    let sheet = scoresheet::Sheet {
        behind: own.is_some() && known.is_some_and(|known| known + 2 < ply),
        unmarked: own.is_some_and(|own| offers(own.since) > own.marks.len()),
        ordered: short,
        borrowed: kept.is_some_and(|sheets| sheets.players[(!player).index()].lent),
    };
    scoresheet::moved(player, sheet, low_time(state, player, None), regime)
}

/// What relieves a player of writing in a period, that of now where nothing is said: little time left, and no increment with
/// every move.
pub(super) fn low_time(state: &State, player: Color, period: Option<usize>) -> LowTime {
    let told = state.of(player).low_in;
    let Some(clocks) = state.clocks.as_ref() else {
        let told = told.is_some();
        return LowTime {
            told,
            ..LowTime::default()
        };
    };
    let now = clocks.device.display(player).period();
    let period = period.unwrap_or(now);
    let control = clocks.device.setting().of(player).period(period);
    let least = clocks.least(player, period);
    let left = if period == now {
        Some(clocks.shows(player))
    } else {
        least
    };
    LowTime {
        left: left.map(Duration::from_millis),
        least: least.map(Duration::from_millis),
        increment: control.map(|control| control.bonus.duration()),
        told: told == Some(period),
    }
}

/// A flag is down, and `counted` is what follows by the moves as the program knows them.
pub(super) fn at_flag(state: &State, regime: &Regime, of: Color, counted: Answer) -> Vec<Answer> {
    if state.mode == Mode::Online || state.clocks.is_none() {
        return alloc::vec![counted];
    }
    let overstepped = || flags::overstepped(state, regime, of);
    completion::after_flag(&flag(state, regime, of), counted, overstepped, regime)
}

fn flag(state: &State, regime: &Regime, of: Color) -> Flag {
    let ply = state.line.ply();
    let required = flags::required(state, of);
    // The number of the move on the sheet by which the moves of the period are made.
    let before = state.moves_made(of).saturating_sub(state.line.moves_made(of));
    let last = required.map(|moves| 2 * moves.saturating_sub(before) - of.fold(1, 0).min(2 * moves));
    let evidence = |of: &Color| {
        let other = state.sheet(*of).is_some_and(|sheet| sheet.other_notation);
        !other || !scoresheet::is_no_evidence(regime)
    };
    let up_to = |of: Color| {
        state
            .recorded_up_to(of)
            .map(|up_to| if evidence(&of) { up_to } else { 0 })
    };
    let sheet = |of: Color, fallen: bool| {
        let period = flags::fallen_in(state, of).filter(|_| fallen);
        let known = up_to(of).or_else(|| (!evidence(&of)).then_some(0));
        completion::Sheet {
            relieved: scoresheet::is_relieved(low_time(state, of, period), regime),
            // The last move of all may be on no sheet yet: nobody need write before he thinks.
            complete: known.map(|up_to| up_to + 1 >= ply),
        }
    };
    let arbiter = state.sheets.as_deref().map(|sheets| &sheets.arbiter);
    let typed = state.mode == Mode::Recorded && state.began == 0;
    Flag {
        of,
        sheets: Color::ALL.map(|one| sheet(one, one == of)),
        recorded: typed || arbiter.is_some_and(|sheet| sheet.is_used() && sheet.up_to() >= ply),
        next: Color::ALL.map(|one| flags::next_base(state, of, one)),
        required: required.and_then(|moves| u16::try_from(moves).ok()),
        made: flags::made(state, of),
        shown: Color::ALL.iter().any(|one| up_to(*one) >= last && last.is_some()),
    }
}

/// The sheets have been completed while an arbiter was asked what they show: they show it.
fn shown(state: &State, regime: &Regime) -> Vec<Answer> {
    let Some(open) = state.question(QuestionId::OverstepShown) else {
        return Vec::new();
    };
    let Some(of) = open.player else {
        return Vec::new();
    };
    let flag = flag(state, regime, of);
    let complete = flag.recorded || flag.sheets.iter().any(|sheet| sheet.complete == Some(true));
    if !complete {
        return Vec::new();
    }
    completion::shows(open, flags::is_overstepped(state, of))
}

/// What an arbiter sees of a sheet.
pub(super) fn told(state: &State, regime: &Regime, fact: FactKind, player: Color) -> Option<Vec<Answer>> {
    match fact {
        FactKind::Unrecorded => {
            let mut answers = scoresheet::unrecorded(player, low_time(state, player, None), regime)?;
            blind::of_the_record(state, regime, player, &mut answers);
            Some(answers)
        }
        FactKind::WrittenAhead => Some(scoresheet::written_ahead(player, regime)),
        FactKind::SheetHidden => scoresheet::hidden(player, regime),
        FactKind::SheetTaken => scoresheet::taken(player, regime),
        FactKind::OtherNotation => scoresheet::other_notation(player, regime),
        FactKind::DefectiveSheet => scoresheet::defective(player, regime),
        _ => None,
    }
}
