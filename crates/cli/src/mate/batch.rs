//! Many positions: each line answered on any core, the answers written in the order of the lines.

use std::collections::BTreeMap;
use std::io::Write;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{available_parallelism, scope};
use std::time::Instant;

use anyhow::Result;
use arbiter_chess::{Color, Position};
use arbiter_game::asked::Asked;
use arbiter_game::rules::Answer;
use arbiter_game::rules::answer::MateVerdict;
use arbiter_laws::{Citation, Regime};
use arbiter_mate::{Budget, Solver, Verdict};
use serde_json::{Value, json};

use super::words;
use crate::output::{Status, warn};

/// So many lines are taken at a time: threads seldom meet over them, and a short list still keeps every core at work.
const PIECE: usize = 32;

/// What is asked of every position.
pub struct Asking {
    /// How much is looked at.
    pub budget: Budget<'static>,
    /// The rules that say what follows when the opponent's flag falls, where that is asked too.
    pub laws: Option<Regime>,
}

/// What became of a piece: its number, its answers, the faults of its lines.
type Answered = (usize, String, Vec<String>);

/// Answers every line; status [`Status::Unreadable`] when some could not be read.
pub fn run(
    text: &str,
    asking: &Asking,
    jobs: Option<NonZero<usize>>,
    out: &mut impl Write,
) -> Result<Status> {
    let lines: Vec<&str> = text.lines().collect();
    let jobs = jobs.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from);
    let next = AtomicUsize::new(0);
    let (answers, received) = sync_channel(4 * jobs);
    scope(|threads| {
        for _ in 0..jobs {
            let (lines, next, answers) = (&lines[..], &next, answers.clone());
            threads.spawn(move || work(lines, next, asking, &answers));
        }
        drop(answers);
        write_in_order(&received, out)
    })
}

fn work(lines: &[&str], next: &AtomicUsize, asking: &Asking, answers: &SyncSender<Answered>) {
    let mut solver = Solver::new();
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let Some(piece) = lines.chunks(PIECE).nth(number) else {
            return;
        };
        let (mut text, mut faults) = (String::new(), Vec::new());
        for (at, line) in piece.iter().enumerate() {
            for answer in answer(line, &mut solver, asking) {
                let answer = answer.unwrap_or_else(|error| {
                    let line = number * PIECE + at + 1;
                    faults.push(format!("line {line}: {error}"));
                    json!({ "line": line, "error": error })
                });
                text.push_str(&answer.to_string());
                text.push('\n');
            }
        }
        if answers.send((number, text, faults)).is_err() {
            return; // Nobody reads any more.
        }
    }
}

fn write_in_order(received: &Receiver<Answered>, out: &mut impl Write) -> Result<Status> {
    let (mut waiting, mut due, mut status) = (BTreeMap::new(), 0, Status::Clean);
    for (number, text, faults) in received {
        waiting.insert(number, (text, faults));
        while let Some((text, faults)) = waiting.remove(&due) {
            out.write_all(text.as_bytes())?;
            for fault in faults {
                warn(format_args!("arbiter: {fault}"));
                status = Status::Unreadable;
            }
            due += 1;
        }
    }
    out.flush()?;
    Ok(status)
}

/// The answers to one line: one, or two without a side, or none to an empty line.
fn answer(line: &str, solver: &mut Solver, asking: &Asking) -> Vec<Result<Value, String>> {
    let line = line.trim();
    if line.is_empty() {
        return Vec::new();
    }
    let (fen, sides) = match line.rsplit_once(char::is_whitespace) {
        Some((fen, "white")) => (fen.trim_end(), &[Color::White][..]),
        Some((fen, "black")) => (fen.trim_end(), &[Color::Black][..]),
        _ => (line, &Color::ALL[..]),
    };
    match Position::from_fen(&whole(fen)) {
        Err(error) => vec![Err(error.to_string())],
        Ok(position) => sides
            .iter()
            .map(|&side| Ok(judged(fen, &position, side, solver, asking)))
            .collect(),
    }
}

/// Lists of positions often end with the side to move: castling rights and an en passant square that are not
/// written are taken as none. Everything else that is missing is a fault of the line.
fn whole(fen: &str) -> String {
    let missing = match fen.split_whitespace().count() {
        2 => " - -",
        3 => " -",
        _ => "",
    };
    format!("{fen}{missing}")
}

fn judged(fen: &str, position: &Position, side: Color, solver: &mut Solver, asking: &Asking) -> Value {
    let begun = Instant::now();
    let verdict = solver.can_mate(position, side, &asking.budget);
    let micros = (begun.elapsed().as_secs_f64() * 1e7).round() / 10.0;
    let (name, line) = match &verdict {
        Verdict::Winnable(line) => ("winnable", line.as_slice()),
        Verdict::Unwinnable(_) => ("unwinnable", &[][..]),
        Verdict::Undetermined { .. } => ("undetermined", &[][..]),
    };
    let line: Vec<String> = line.iter().map(|by| by.named().to_string()).collect();
    let mut told = json!({
        "fen": fen,
        "side": side.word(),
        "verdict": name,
        "line": line,
        "reason": words::reason(&verdict),
        "nodes": solver.nodes(),
        "micros": micros,
    });
    if let Some(laws) = &asking.laws {
        let known = MateVerdict::from(&verdict);
        let asked = Asked::of(position, &[], laws.clone());
        let ruled = asked.flag(!side, |of| {
            if of == side {
                return known;
            }
            MateVerdict::from(&solver.can_mate(position, of, &asking.budget))
        });
        told["flag"] = follows(&ruled);
    }
    told
}

/// What follows of a fallen flag: the result, why, and the articles; or what a person is asked.
fn follows(ruled: &Answer) -> Value {
    let cited = |cites: &[Citation]| cites.iter().map(ToString::to_string).collect::<Vec<_>>();
    match ruled {
        Answer::Ruling(ruling) => match ruling.end() {
            Some((result, reason)) => json!({
                "result": result,
                "reason": reason,
                "cites": cited(&ruling.cites),
            }),
            None => json!({ "result": null, "cites": cited(&ruling.cites) }),
        },
        Answer::Question(question) => json!({
            "result": null,
            "question": question.id,
            "cites": cited(&question.cites),
        }),
    }
}
