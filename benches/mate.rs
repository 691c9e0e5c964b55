//! Whether a side can still checkmate, ours against `chasolver`, quick and full; where both know an answer they must
//! agree. On a sample of the positions of the masters' games and on their last positions, for both sides.

use std::fs;
use std::process::ExitCode;
use std::str::FromStr;

use arbiter_bench::{data, race};
use arbiter_chess::{Color, Playable, Position};
use arbiter_mate::{Budget, Solver};
use arbiter_notation::{Language, pgn, read_san};
use chasolver::Winnability;

/// Of the masters' games every so many-th is taken.
const EVERY: usize = 40;

/// A question, in both programs' terms.
struct Question {
    position: Position,
    side: Color,
    board: chess::Board,
}

/// How many answers were no.
type Answers = u64;

fn main() -> ExitCode {
    let mut held = true;
    for (name, every) in [
        ("positions of master games", EVERY),
        ("last positions of master games", 0),
    ] {
        let questions = masters(every);
        if questions.is_empty() {
            println!("{name}: skipped, shared data is missing");
            continue;
        }
        held &= quick(name, &questions) == ExitCode::SUCCESS;
        held &= full(name, &questions) == ExitCode::SUCCESS;
    }
    if held {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn quick(name: &str, questions: &[Question]) -> ExitCode {
    race(&format!("mate, quick: {name}"), questions)
        .unit("questions", |_, questions| questions.len() as u64)
        .ours(|questions| noes(questions, &Budget::quick()))
        .peer("chasolver", |questions| {
            count(questions, |q| {
                chasolver::is_unwinnable_fast(&q.board, color(q.side))
            })
        })
        .rounds(3)
        .at_least(2.0)
        .run()
}

fn full(name: &str, questions: &[Question]) -> ExitCode {
    race(&format!("mate, full: {name}"), questions)
        .unit("questions", |_, questions| questions.len() as u64)
        .ours(|questions| noes(questions, &Budget::full()))
        .peer("chasolver", |questions| {
            let no = Some(Winnability::Unwinnable);
            count(questions, |q| {
                chasolver::winnability(&q.board, color(q.side)) == no
            })
        })
        .rounds(3)
        .at_least(1.0)
        .run()
}

/// Every so many-th position of the masters' games, or their last ones, for both sides.
fn masters(every: usize) -> Vec<Question> {
    let mut questions = Vec::new();
    for name in ["Carlsen", "Fischer", "Kasparov", "Morphy", "Tal", "Waitzkin"] {
        let path = data::shared().join(format!("data/pgn/{name}.pgn"));
        let Ok(text) = fs::read(path) else { continue };
        for game in pgn::read_games(&text).0 {
            let mut position = Position::default();
            let mut taken = Vec::new();
            for (ply, word) in game.moves().enumerate() {
                let Ok(read) = read_san(&position, word.as_bytes(), Language::English.letters()) else {
                    break;
                };
                position = position.play(read.mv);
                if every > 0 && ply % every == every / 2 {
                    taken.push(position);
                }
            }
            if every == 0 {
                taken.push(position);
            }
            questions.extend(taken.into_iter().flat_map(both));
        }
    }
    questions
}

fn both(position: Position) -> [Question; 2] {
    let board = chess::Board::from_str(&position.to_fen()).expect("a position of a game");
    Color::ALL.map(|side| Question {
        position,
        side,
        board,
    })
}

fn noes(questions: &[Question], budget: &Budget) -> Answers {
    let mut solver = Solver::new();
    count(questions, |q| {
        solver.can_mate(&q.position, q.side, budget).is_unwinnable()
    })
}

fn count(questions: &[Question], mut no: impl FnMut(&Question) -> bool) -> Answers {
    questions.iter().filter(|q| no(q)).count() as u64
}

fn color(side: Color) -> chess::Color {
    side.fold(chess::Color::White, chess::Color::Black)
}
