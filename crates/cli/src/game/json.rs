//! A game's log as one JSON object: every entry with its sentence, answers and clocks, and how it stands at the end.

use std::io::Write;

use anyhow::Result;
use arbiter_casebook::time;
use arbiter_game::Entry;
use arbiter_game::log::Difference;
use arbiter_game::rules::Answer;
use arbiter_game::rules::answer::GameResult;
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::variants::BoardLetter;
use arbiter_game::state::{Situation, State};
use arbiter_lang::Lang;
use serde_json::{Value, json};

use super::Replay;
use crate::laws::logical;

/// Writes it.
pub fn write(replay: &Replay, file: &str, lang: &Lang, out: &mut dyn Write) -> Result<()> {
    let header = &replay.log.header;
    let mut boards = replay.log.first_boards();
    let opening = header
        .opening
        .iter()
        .map(|answer| answered(answer, &[*boards.state().line.now()], lang));
    let opening: Vec<Value> = opening.collect();
    let mut entries = Vec::new();
    for one in &replay.log.entries {
        if let Some(letter) = one.event.board {
            boards.turn_to(letter);
        }
        let state = boards.state();
        let (before, text) = (
            *state.line.now(),
            logical(&lang.event(&one.event, &state.questions)),
        );
        boards.follow(one);
        entries.push(entry(one, &text, &before, boards.state(), lang));
    }
    // A result is that of White of the first board.
    boards.turn_to(BoardLetter::A);
    let differences = replay.differences.as_ref();
    let object = json!({
        "file": file,
        "ends_with": replay.last,
        "laws": header.rulebook.id,
        "unchanged": header.is_unchanged(),
        "play": header.play(),
        "opening": opening,
        "entries": entries,
        "end": end(boards.state()),
        "differences": differences.map(|all| all.iter().map(|one| difference(one, lang)).collect::<Vec<_>>()),
    });
    serde_json::to_writer(&mut *out, &object)?;
    writeln!(out)?;
    Ok(())
}

fn entry(entry: &Entry, text: &str, before: &Situation, state: &State, lang: &Lang) -> Value {
    let boards = [*state.line.now(), *before];
    let answers: Vec<Value> = entry
        .answers
        .iter()
        .map(|answer| answered(answer, &boards, lang))
        .collect();
    json!({
        "seq": entry.seq,
        "event": entry.event,
        "text": text,
        "answers": answers,
        "clocks": clocks(state),
        "fen": state.line.now().to_fen(),
    })
}

/// An answer as `arbiter rule` writes it, with its sentence.
fn answered(answer: &Answer, boards: &[Situation], lang: &Lang) -> Value {
    let mut table = match answer {
        Answer::Ruling(ruling) => json!({ "ruling": arbiter_casebook::ruling(ruling) }),
        Answer::Question(question) => json!({ "question": arbiter_casebook::question(question) }),
    };
    table["text"] = logical(&lang.answer(answer, boards)).into();
    table
}

fn clocks(state: &State) -> Value {
    let clocks = state.clocks.as_ref();
    clocks
        .map(|clocks| json!({ "white": clocks.shows(Color::White), "black": clocks.shows(Color::Black) }))
        .into()
}

fn end(state: &State) -> Value {
    let over = state.end.as_ref();
    let since = over.map(|end| json!({ "ply": end.since.ply, "at": time::write_instant(end.since.at) }));
    json!({
        "result": over.map_or(GameResult::Open, |end| end.result),
        "score": over.map(|end| end.score),
        "reason": over.map(|end| end.reason),
        "since": since,
        "fen": state.line.now().to_fen(),
        "clocks": clocks(state),
    })
}

fn difference(one: &Difference, lang: &Lang) -> Value {
    let all = |answers: &[Answer]| -> Vec<Value> {
        answers.iter().map(|answer| answered(answer, &[], lang)).collect()
    };
    json!({
        "seq": one.seq,
        "recorded": all(&one.recorded),
        "today": one.today.as_ref().ok().map(|answers| all(answers)),
        "refused": one.today.as_ref().err().map(arbiter_game::rules::Refusal::tag),
    })
}
