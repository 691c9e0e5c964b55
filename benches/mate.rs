//! Whether a side can still checkmate, ours against `chasolver`, quick and full, on test vectors, on final positions of
//! games that ended by time and on the masters' games, for both sides; both must give the same answers. Every answer of
//! ours is held against the published one where there is one.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use arbiter_bench::clock::Clock;
use arbiter_bench::{all_held, data, race};
use arbiter_chess::{Color, Playable, Position};
use arbiter_mate::{Budget, Solver, Verdict, check};
use arbiter_notation::{Language, pgn, read_san};
use chasolver::Winnability;

#[path = "../crates/mate/tests/all/dice.rs"]
mod dice;
#[path = "../crates/mate/tests/all/minors/made.rs"]
mod made;

/// Questions about one or two minor pieces against many men, and from where they are made.
const MINORS: usize = 20_000;
const MINORS_SEED: u64 = 0x0a11_0f20_0005_eed5;
/// Of the masters' positions every so many-th is raced on; our own time is taken on all.
const EVERY: usize = 40;
/// The most that a full verdict may take on average on positions of the masters' games, in microseconds.
const MASTERS: f64 = 20.0;
/// The most that quick may take on any position, in microseconds.
const QUICK_WORST: f64 = 200.0;
/// What `chasolver` 3.0.0 leaves open: who can mate, and the position.
const FAILURES: [(&str, &str); 2] = [
    ("WB", "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1"),
    ("--", "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57"),
];

/// A question, in both programs' terms, and the answer where it is published.
struct Question {
    position: Position,
    side: Color,
    board: chess::Board,
    can: Option<bool>,
}

/// How many cannot, and how many stay open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Answers {
    no: u64,
    open: u64,
}

fn main() -> ExitCode {
    let shared = |name: &str| data::shared().join(name);
    let vectors = published("vectors", Some(shared("data/unwinnability/vectors.txt")));
    let peers = |name: &str| data::package("chasolver").map(|folder| folder.join("tests").join(name));
    let timeouts = published("real timeouts", peers("lichess.txt"));
    let submitted = published("positions submitted to chasolver", peers("positions.txt"));
    let masters = masters();
    let sample: Vec<Question> = masters
        .iter()
        .skip(EVERY / 2)
        .step_by(EVERY)
        .flat_map(both)
        .collect();

    let mut held = true;
    held &= failures();
    held &= worst_of_quick([&vectors, &timeouts, &submitted], &masters);
    held &= quick("real timeouts", &timeouts, 2.0);
    held &= quick("positions of master games", &sample, 1.0);
    held &= full("real timeouts", &timeouts, 2.0, 3);
    held &= full("positions of master games", &sample, 1.0, 3);
    held &= every_master(&masters);
    held &= full("vectors", &vectors, 2.0, 1);
    held &= full("minor pieces against many", &minors(), 1.0, 1);
    if held {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Ours decides what the peer leaves open, with a certificate that the checker accepts.
fn failures() -> bool {
    println!("mate, full: what chasolver leaves open");
    let mut held = true;
    for question in FAILURES.iter().flat_map(|(sides, fen)| ask(sides, fen)) {
        let (side, mut solver) = (question.side, Solver::new());
        let start = Clock::Thread.now();
        let verdict = solver.can_mate(&question.position, side, &Budget::full());
        let took = Clock::Thread.now().saturating_sub(start);
        let right = is_right(&question, &verdict) && !matches!(verdict, Verdict::Undetermined { .. });
        let checked = check::check(&question.position, side, &verdict).is_ok();
        held &= right && checked;
        let said = match &verdict {
            Verdict::Winnable(line) => format!("can mate, {} half-moves", line.len()),
            Verdict::Unwinnable(proof) => format!("cannot mate ({:?})", proof.argument),
            Verdict::Undetermined { .. } => "open".to_owned(),
        };
        let (nodes, verified) = (solver.nodes(), if checked { "checked" } else { "NOT CHECKED" });
        println!("  {side:?} {said}, {verified}: {nodes} nodes, {took:.1?}");
        let theirs = chasolver::winnability(&question.board, color(side));
        println!(
            "    chasolver: {}",
            if theirs.is_none() { "open" } else { "decides it" }
        );
    }
    held
}

/// The position on which quick takes the most time, of all that there are.
fn worst_of_quick(sets: [&[Question]; 3], masters: &[Position]) -> bool {
    let (mut solver, mut most_nodes, mut questions) = (Solver::new(), 0, 0_u64);
    let mut worst = (Duration::ZERO, String::new());
    let mut one = |question: &Question| {
        let mut time = || {
            let start = Clock::Thread.now();
            let verdict = solver.can_mate(&question.position, question.side, &Budget::quick());
            let took = Clock::Thread.now().saturating_sub(start);
            assert!(
                is_right(question, &verdict),
                "{} {:?}",
                question.position,
                question.side
            );
            took
        };
        let mut took = time();
        // Something else may have come between; the least of some is what it takes.
        for _ in 0..5 {
            if took > worst.0 {
                took = took.min(time());
            }
        }
        if took > worst.0 {
            worst = (took, format!("{} {:?}", question.position, question.side));
        }
        most_nodes = most_nodes.max(solver.nodes());
        questions += 1;
    };
    sets.into_iter().flatten().for_each(&mut one);
    masters.iter().flat_map(both).for_each(|question| one(&question));
    let micros = worst.0.as_secs_f64() * 1e6;
    let held = micros <= QUICK_WORST && most_nodes <= Budget::QUICK_NODES;
    println!("mate, quick: the worst of {questions} questions");
    println!(
        "  {micros:.1} µs (bound {QUICK_WORST} µs), {most_nodes} nodes (bound {}): {}",
        Budget::QUICK_NODES,
        verdict_word(held)
    );
    println!("  {}", worst.1);
    held
}

fn quick(name: &str, questions: &[Question], at_least: f64) -> bool {
    if questions.is_empty() {
        return true;
    }
    let report = race(&format!("mate, quick: {name}"), questions)
        .unit("questions", |_, questions| questions.len() as u64)
        .ours(|questions| answers(questions, &Budget::quick()).no)
        .peer("chasolver", |questions| {
            let no = |q: &&Question| chasolver::is_unwinnable_fast(&q.board, color(q.side));
            questions.iter().filter(no).count() as u64
        })
        .rounds(5)
        .at_least(at_least)
        .report();
    let Some(held) = printed(report, questions) else {
        return false;
    };
    let found = answers(questions, &Budget::quick()).no;
    let known = questions.iter().filter(|q| q.can == Some(false)).count() as u64;
    if known > 0 {
        println!("  cannot: {known}, found by quick: {found}");
    }
    held && (known == 0 || found == known)
}

fn full(name: &str, questions: &[Question], at_least: f64, rounds: usize) -> bool {
    if questions.is_empty() {
        return true;
    }
    let report = race(&format!("mate, full: {name}"), questions)
        .unit("questions", |_, questions| questions.len() as u64)
        .ours(|questions| answers(questions, &Budget::full()))
        .peer("chasolver", |questions| {
            count(questions, |q| {
                match chasolver::winnability(&q.board, color(q.side)) {
                    Some(Winnability::Winnable { .. }) => Some(true),
                    Some(Winnability::Unwinnable) => Some(false),
                    None => None,
                }
            })
        })
        .rounds(rounds)
        .at_least(at_least)
        .report();
    let held = printed(report, questions);
    let mut solver = Solver::new();
    let (mut open, mut worst) = (0, (Duration::ZERO, String::new()));
    for question in questions {
        let start = Clock::Thread.now();
        let verdict = solver.can_mate(&question.position, question.side, &Budget::full());
        let took = Clock::Thread.now().saturating_sub(start);
        assert!(
            is_right(question, &verdict),
            "{} {:?}",
            question.position,
            question.side
        );
        let asked = || format!("{} {:?}", question.position, question.side);
        if matches!(verdict, Verdict::Undetermined { .. }) {
            open += 1;
            println!("  open: {}", asked());
        }
        if took > worst.0 {
            worst = (took, asked());
        }
    }
    println!("  open: {open}; the longest {:.2?}: {}", worst.0, worst.1);
    held == Some(true) && open == 0
}

/// A full verdict with its line after every half-move of the masters' games.
#[expect(clippy::cast_precision_loss, reason = "a figure for people")]
fn every_master(masters: &[Position]) -> bool {
    if masters.is_empty() {
        return true;
    }
    let (mut solver, mut open) = (Solver::new(), 0_u64);
    let start = Clock::Thread.now();
    for position in masters {
        for side in Color::ALL {
            let verdict = solver.can_mate(position, side, &Budget::full());
            open += u64::from(matches!(verdict, Verdict::Undetermined { .. }));
        }
    }
    let took = Clock::Thread.now().saturating_sub(start);
    let mean = took.as_secs_f64() * 1e6 / (2 * masters.len()) as f64;
    let held = mean < MASTERS && open == 0;
    println!("mate, full: every position of the master games, both sides");
    println!(
        "  {} questions, {mean:.2} µs each (bound {MASTERS} µs), open: {open}: {}",
        2 * masters.len(),
        verdict_word(held)
    );
    held
}

/// Prints what a race found, with the mean of each; whether the bound held, or `None` where the answers differ.
#[expect(clippy::cast_precision_loss, reason = "a figure for people")]
fn printed(
    report: Result<arbiter_bench::Report, arbiter_bench::Disagreement>,
    questions: &[Question],
) -> Option<bool> {
    match report {
        Ok(report) => {
            print!("{report}");
            let mean = |time: f64| time * 1e6 / questions.len() as f64;
            let each: Vec<String> = report
                .contestants
                .iter()
                .map(|one| format!("{} {:.2} µs", one.name, mean(one.time)))
                .collect();
            println!("  each of {} questions: {}", questions.len(), each.join(", "));
            Some(all_held(&[report]) == ExitCode::SUCCESS)
        }
        Err(disagreement) => {
            println!("{disagreement}");
            None
        }
    }
}

const fn verdict_word(held: bool) -> &'static str {
    if held { "held" } else { "MISSED" }
}

fn is_right(question: &Question, verdict: &Verdict) -> bool {
    match verdict {
        Verdict::Winnable(_) => question.can != Some(false),
        Verdict::Unwinnable(_) => question.can != Some(true),
        Verdict::Undetermined { .. } => true,
    }
}

/// Positions with published answers, `W` or `-` for White, `B` or `-` for Black before each.
fn published(name: &str, path: Option<PathBuf>) -> Vec<Question> {
    let Some(text) = path.and_then(|path| fs::read_to_string(path).ok()) else {
        println!("mate: {name} skipped, the data is not here");
        return Vec::new();
    };
    let lines = text
        .lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let split = lines.filter_map(|line| line.split_once(' '));
    split.flat_map(|(sides, fen)| ask(sides, fen)).collect()
}

/// Some lists leave out castling and passing.
fn ask(sides: &str, fen: &str) -> Vec<Question> {
    let fen = match fen.split_whitespace().count() {
        2 => format!("{fen} - -"),
        _ => fen.to_owned(),
    };
    let position = Position::from_fen(&fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let can = sides.chars().map(|letter| letter != '-');
    let questions = both(&position).into_iter().zip(can);
    let known = questions.map(|(question, can)| Question {
        can: Some(can),
        ..question
    });
    known.collect()
}

/// Every position of the masters' games, the first included.
fn masters() -> Vec<Position> {
    let mut positions = Vec::new();
    for name in ["Carlsen", "Fischer", "Kasparov", "Morphy", "Tal", "Waitzkin"] {
        let path = data::shared().join(format!("data/pgn/{name}.pgn"));
        let Ok(text) = fs::read(path) else { continue };
        for game in pgn::read_games(&text).0 {
            let mut position = Position::default();
            positions.push(position);
            for word in game.moves() {
                let Ok(read) = read_san(&position, word.as_bytes(), Language::English.letters()) else {
                    break;
                };
                position = position.play(read.mv);
                positions.push(position);
            }
        }
    }
    if positions.is_empty() {
        println!("mate: master games skipped, shared data is missing");
    }
    positions
}

fn both(position: &Position) -> [Question; 2] {
    Color::ALL.map(|side| asked(position, side))
}

fn asked(position: &Position, side: Color) -> Question {
    let board = chess::Board::from_str(&position.with_counters(0, 1).to_fen()).expect("a lawful position");
    Question {
        position: *position,
        side,
        board,
        can: None,
    }
}

/// One or two bishops or knights against many men, made by chance.
fn minors() -> Vec<Question> {
    let made = made::questions(MINORS_SEED).take(MINORS);
    made.map(|(position, side)| asked(&position, side)).collect()
}

fn answers(questions: &[Question], budget: &Budget) -> Answers {
    let mut solver = Solver::new();
    count(questions, |q| {
        match solver.can_mate(&q.position, q.side, budget) {
            Verdict::Winnable(_) => Some(true),
            Verdict::Unwinnable(_) => Some(false),
            Verdict::Undetermined { .. } => None,
        }
    })
}

fn count(questions: &[Question], mut can: impl FnMut(&Question) -> Option<bool>) -> Answers {
    let mut answers = Answers::default();
    for question in questions {
        match can(question) {
            Some(can) => answers.no += u64::from(!can),
            None => answers.open += 1,
        }
    }
    answers
}

fn color(side: Color) -> chess::Color {
    side.fold(chess::Color::White, chess::Color::Black)
}
