//! What is written, handed over and signed, as it was done; what it means is for the rules.

use alloc::vec::Vec;

use arbiter_rules::answer::{Decision, OptionId, QuestionId, SheetTime};
use arbiter_rules::chess::Color;
use arbiter_rules::fact::{FactKind, NoteKind, SheetKind};
use arbiter_rules::signing::Signature;
use arbiter_rules::{Answer, Question, Remedy};

use crate::entry::Entry;
use crate::event::{Act, Actor, Event, PaperAct, Told};
use crate::state::{Sheet, State, completes};

/// The last number of a move that a sheet has a line for.
pub(crate) const LAST_LINE: u32 = 9_999;

/// Something is written, handed over or signed.
pub(super) fn happen(state: &mut State, event: &Event, act: &PaperAct) {
    let player = event.by.player();
    match act {
        PaperAct::Write { line, text, on, .. } => {
            write(state, player, *line, text, on.unwrap_or_default());
            let arbiter = state
                .sheets
                .as_ref()
                .is_some_and(|sheets| sheets.arbiter.is_used());
            for of in Color::ALL.into_iter().filter(|_| arbiter || player.is_some()) {
                done(state, of);
            }
        }
        PaperAct::Strike { line } => {
            if let Some(player) = player {
                strike(&mut state.sheets_mut().players[player.index()], *line);
            }
        }
        PaperAct::DrawMark => {
            let ply = state.line.ply();
            if let Some(player) = player.filter(|_| state.sheets.is_some() || !state.is_over()) {
                state.sheets_mut().players[player.index()].marks.push(ply);
            }
        }
        PaperAct::Note { text, what } if what.is_some() || !text.is_empty() => {
            let ply = state.line.ply();
            if let Some(player) = player {
                let note = (ply, *what, text.clone());
                let final_one = *what == Some(NoteKind::Position) && state.referred().is_some();
                let sheets = state.sheets_mut();
                sheets.players[player.index()].notes.push(note);
                if final_one {
                    sheets.position = Some(text.clone());
                    sheets.verified = false;
                }
            }
        }
        PaperAct::HandSheet { to } => {
            let play_ended = state.is_over() || state.referred().is_some();
            let to_arbiter = to.map_or(play_ended, Actor::is_arbiter);
            if let Some(player) = player {
                let sheet = &mut state.sheets_mut().players[player.index()];
                sheet.lent = !to_arbiter;
                sheet.handed_in = to_arbiter;
            }
        }
        PaperAct::ReturnSheet => give_back(state, player),
        PaperAct::Sign { result, on } => {
            let (result, on) = (*result, on.unwrap_or_default());
            if let Some(player) = player {
                state.sheets_mut().players[player.index()].signed = Some(Signature { result, on });
            }
        }
        PaperAct::WriteAhead { text } => {
            if let Some(player) = player {
                write_ahead(state, player, text);
            }
        }
        PaperAct::Note { .. } | PaperAct::Seal { .. } => {}
    }
}

/// A move is written before it is made: in its place on the sheet.
fn write_ahead(state: &mut State, player: Color, text: &str) {
    let due = state.line.ply() + 1 + u32::from(state.line.now().turn() != player);
    let sheet = &mut state.sheets_mut().players[player.index()];
    if let Some(word) = moves(text).next() {
        sheet.write(due, word);
    }
}

/// A player gives back the sheet of his opponent; an arbiter gives back all that he has.
fn give_back(state: &mut State, player: Option<Color>) {
    let sheets = state.sheets_mut();
    match player {
        Some(player) => {
            sheets.players[(!player).index()].lent = false;
            // He had it to complete his own.
            completed(state, player);
        }
        None => sheets
            .players
            .iter_mut()
            .for_each(|sheet| sheet.handed_in = false),
    }
}

/// The words that stand for moves: without their numbers, and without the sign of an offer.
pub(crate) fn moves(text: &str) -> impl Iterator<Item = &str> {
    let bare = |word: &str| {
        let rest = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let numbered = rest.len() < word.len() && (rest.starts_with('.') || rest.is_empty());
        if numbered {
            word.len() - rest.trim_start_matches('.').len()
        } else {
            0
        }
    };
    text.split_whitespace()
        .map(move |word| word.get(bare(word)..).unwrap_or_default())
        .filter(|word| !word.is_empty() && !is_offer(word))
}

/// The sign of an offer of a draw.
pub(crate) fn is_offer(word: &str) -> bool {
    matches!(word, "(=)" | "=")
}

/// Those of a line, which may begin with Black's move.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    moves(text.trim_start().trim_start_matches("..."))
}

/// The plies that the words of a line go to: from the first free place of the line on.
pub(crate) fn places(sheet: &Sheet, line: u32, text: &str) -> Vec<u32> {
    let second = text.trim_start().strip_prefix("...").is_some();
    let first = match line {
        0 => sheet.next(),
        line if second => 2 * line.min(LAST_LINE),
        line => {
            let first = 2 * line.min(LAST_LINE) - 1;
            first + u32::from(sheet.at(first).is_some() || first <= sheet.since)
        }
    };
    let last = 2 * LAST_LINE;
    (first..=last).zip(words(text)).map(|(ply, _)| ply).collect()
}

fn write(state: &mut State, player: Option<Color>, line: u32, text: &str, on: SheetKind) {
    let ply = state.line.ply();
    let sheets = state.sheets_mut();
    let sheet = match player {
        Some(player) => &mut sheets.players[player.index()],
        None => &mut sheets.arbiter,
    };
    sheet.on = on;
    let words = words(text);
    for (place, word) in places(sheet, line, text).into_iter().zip(words) {
        sheet.write(place, word);
    }
    if text.split_whitespace().any(is_offer) {
        sheet.marks.push(ply);
    }
}

/// What stands on a line last is struck out.
fn strike(sheet: &mut Sheet, line: u32) {
    let last = sheet.last_on(line).map(|(ply, _)| ply);
    let place = last.and_then(|ply| sheet.places.get_mut(&ply));
    if let Some(last) = place.and_then(|place| place.last_mut()) {
        last.struck = true;
    }
}

/// A sheet that is complete need not be completed any more.
fn done(state: &mut State, of: Color) {
    let complete = state
        .recorded_up_to(of)
        .is_some_and(|up_to| up_to >= state.line.ply());
    if complete {
        completed(state, of);
    }
}

/// A player need not complete his sheet any more.
pub(super) fn completed(state: &mut State, of: Color) {
    state.todo.retain(|todo| !completes(&todo.remedy, of));
}

/// An arbiter has seen how a sheet is kept.
pub(super) fn seen(state: &mut State, told: &Told) {
    if told.fact == FactKind::OtherNotation
        && let Some(of) = told.side
    {
        state.sheets_mut().players[of.index()].other_notation = true;
    }
}

/// What the sheets show is decided, and what was to be completed for that need not be any more. Where nothing could be shown the
/// next move is the first of the next period: so many moves count as made.
pub(super) fn answered(state: &mut State, open: &Question, answer: &str) {
    if open.id != QuestionId::OverstepShown {
        return;
    }
    state.todo.retain(|todo| !is_on_nobodys_time(&todo.remedy));
    if OptionId::from_word(answer) != Some(OptionId::Unknown) {
        return;
    }
    let then = open.option(answer).into_iter().flat_map(|choice| &choice.then);
    let remedies = then.filter_map(|answer| match answer {
        Answer::Ruling(ruling) => Some(&ruling.remedies),
        Answer::Question(_) => None,
    });
    let counter = remedies.flatten().find_map(|remedy| match remedy {
        Remedy::SetMoveCounter { moves, .. } => Some(u32::from(*moves)),
        _ => None,
    });
    if counter.is_some() {
        state.moves_made = counter;
        state.began = state.line.ply();
    }
}

const fn is_on_nobodys_time(remedy: &Remedy) -> bool {
    matches!(
        remedy,
        Remedy::CompleteSheet {
            clock: SheetTime::Neither,
            ..
        }
    )
}

/// What a sheet shows answers the question what it shows.
pub(super) fn carried(state: &mut State, entry: &Entry) {
    let game = |answer: &Answer| matches!(answer, Answer::Ruling(ruling) if matches!(ruling.decision, Decision::Game(_)));
    let written = matches!(entry.event.act, Act::Paper(PaperAct::Write { .. }));
    if written && entry.answers.iter().any(game) {
        state
            .questions
            .retain(|open| open.id != QuestionId::OverstepShown);
    }
}
