//! What an arbiter does all day: list the legal moves, ask whether one is legal, make it. Ours against shakmaty and
//! cozy-chess on the positions of random games; all must give the same numbers.

use std::hint::black_box;
use std::process::ExitCode;

use arbiter_bench::race;
use arbiter_chess::{LegalMove, Move, Playable, Position};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen, uci::UciMove};

/// One position with one of its legal moves, in everybody's own types, and a move of another position.
struct Case {
    ours: (Position, LegalMove, Move, Move),
    shakmaty: (Chess, shakmaty::Move, Option<shakmaty::Move>),
    cozy: (cozy_chess::Board, cozy_chess::Move, cozy_chess::Move),
}

const PASSES: usize = 40;

fn main() -> ExitCode {
    let cases = cases(2_000);
    let list = race("list the legal moves", &cases[..])
        .unit("positions", |_, cases: &[Case]| (cases.len() * PASSES) as u64)
        .ours(|cases| {
            sum(cases, |case| {
                black_box(&black_box(&case.ours.0).legal_moves()).len()
            })
        })
        .peer("cozy-chess", |cases| sum(cases, |case| list_cozy(&case.cozy.0)))
        .peer("shakmaty", |cases| {
            sum(cases, |case| {
                black_box(&black_box(&case.shakmaty.0).legal_moves()).len()
            })
        })
        .at_least(1.0)
        .run();
    let make = race("make a legal move", &cases[..])
        .unit("moves", |_, cases: &[Case]| (cases.len() * PASSES) as u64)
        .ours(|cases| {
            sum(cases, |case| {
                kept(&black_box(&case.ours.0).play(black_box(case.ours.1)))
            })
        })
        .peer("cozy-chess", |cases| {
            sum(cases, |case| {
                let mut next = black_box(&case.cozy.0).clone();
                next.play_unchecked(black_box(case.cozy.1));
                kept(&next)
            })
        })
        .peer("shakmaty", |cases| {
            sum(cases, |case| {
                let mut next = black_box(&case.shakmaty.0).clone();
                next.play_unchecked(black_box(case.shakmaty.1));
                kept(&next)
            })
        })
        .at_least(1.0)
        .run();
    let ask = race("ask whether a move is legal, and make it", &cases[..])
        .unit("moves", |_, cases: &[Case]| (cases.len() * PASSES) as u64)
        .ours(|cases| {
            sum(cases, |case| {
                let position = black_box(&case.ours.0);
                position
                    .legal(black_box(case.ours.2))
                    .map_or(0, |one| kept(&position.play(one)))
            })
        })
        .peer("cozy-chess", |cases| {
            sum(cases, |case| {
                let (board, one) = (black_box(&case.cozy.0), black_box(case.cozy.1));
                if !board.is_legal(one) {
                    return 0;
                }
                let mut next = board.clone();
                next.play_unchecked(one);
                kept(&next)
            })
        })
        .peer("shakmaty", |cases| {
            sum(cases, |case| {
                let (position, one) = (black_box(&case.shakmaty.0), black_box(case.shakmaty.1));
                position.clone().play(one).map_or(0, |next| kept(&next))
            })
        })
        .at_least(1.0)
        .run();
    let legal = race(
        "ask whether moves are legal, every other one from elsewhere",
        &cases[..],
    )
    .unit("positions", |_, cases: &[Case]| (cases.len() * PASSES) as u64)
    .ours(|cases| {
        sum(cases, |case| {
            let position = black_box(&case.ours.0);
            usize::from(position.is_legal(black_box(case.ours.2)))
                + usize::from(position.is_legal(black_box(case.ours.3)))
        })
    })
    .peer("shakmaty", |cases| {
        sum(cases, |case| {
            let position = black_box(&case.shakmaty.0);
            let other = black_box(case.shakmaty.2).is_some_and(|one| position.is_legal(one));
            usize::from(position.is_legal(black_box(case.shakmaty.1))) + usize::from(other)
        })
    })
    .peer("cozy-chess", |cases| {
        sum(cases, |case| {
            let board = black_box(&case.cozy.0);
            usize::from(board.is_legal(black_box(case.cozy.1)))
                + usize::from(board.is_legal(black_box(case.cozy.2)))
        })
    })
    .at_least(1.0)
    .run();
    [list, make, ask, legal]
        .into_iter()
        .find(|&end| end != ExitCode::SUCCESS)
        .unwrap_or(ExitCode::SUCCESS)
}

fn sum(cases: &[Case], job: impl Fn(&Case) -> usize) -> usize {
    (0..PASSES).map(|_| cases.iter().map(&job).sum::<usize>()).sum()
}

/// Makes sure that the whole position was written.
fn kept<T>(position: &T) -> usize {
    black_box(position);
    1
}

fn list_cozy(board: &cozy_chess::Board) -> usize {
    let mut list = arrayvec::ArrayVec::<cozy_chess::Move, 256>::new();
    black_box(board).generate_moves(|moves| {
        list.extend(moves);
        false
    });
    black_box(&list).len()
}

/// Positions of random games from a fixed seed.
fn cases(wanted: usize) -> Vec<Case> {
    let mut dice = fastrand::Rng::with_seed(7);
    let mut walk = Vec::new();
    while walk.len() <= wanted {
        let mut position = Position::default();
        for _ in 0..120 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let one = moves[dice.usize(..moves.len())];
            walk.push((position, one));
            position = position.play(one);
        }
    }
    (0..wanted)
        .map(|at| case(walk[at], walk[(at + 77) % wanted].1))
        .collect()
}

fn case((position, one): (Position, LegalMove), other: LegalMove) -> Case {
    let fen = position.to_fen();
    let (mine, stray) = (one.to_move(true).to_string(), other.to_move(true).to_string());
    let theirs: Fen = fen.parse().expect("our FEN");
    let theirs: Chess = theirs.into_position(CastlingMode::Standard).expect("a position");
    let read = |text: &str| text.parse::<UciMove>().expect("our UCI").to_move(&theirs);
    let board =
        cozy_chess::Board::from_fen(&position.with_counters(0, 1).to_fen(), false).expect("a position");
    Case {
        ours: (position, one, one.to_move(true), other.to_move(true)),
        shakmaty: (
            theirs.clone(),
            read(&mine).expect("a legal move"),
            read(&stray).ok(),
        ),
        cozy: (
            board,
            mine.parse().expect("our UCI"),
            stray.parse().expect("our UCI"),
        ),
    }
}
