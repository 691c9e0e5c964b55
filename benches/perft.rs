//! Perft over the six classic positions, ours against cozy-chess, with bulk counting at the last ply and without
//! it (then also against shakmaty); all must reach the same counts.

use std::process::ExitCode;

use arbiter_bench::race;
use arbiter_chess::{Position, perft, perft_without_bulk};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};

const CLASSIC: [(&str, u32); 6] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
    ),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        6,
    ),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        5,
    ),
];

/// What a contestant counts from one position.
type Paths = fn(&str, u32) -> u64;

fn main() -> ExitCode {
    let each = |less: u32, paths: Paths| {
        move |classic: &[(&str, u32)]| {
            classic
                .iter()
                .map(|&(fen, depth)| paths(fen, depth - less))
                .sum::<u64>()
        }
    };
    let bulk = race("perft, bulk counting", &CLASSIC[..])
        .unit("nodes", |&paths: &u64, _| paths)
        .ours(each(0, |fen, depth| perft(&ours(fen), depth)))
        .peer("cozy-chess", each(0, |fen, depth| cozy_bulk(&cozy(fen), depth)))
        .at_least(1.5)
        .run();
    let single = race("perft, every move made", &CLASSIC[..])
        .unit("nodes", |&paths: &u64, _| paths)
        .ours(each(1, |fen, depth| perft_without_bulk(&ours(fen), depth)))
        .peer(
            "shakmaty",
            each(1, |fen, depth| shakmaty_single(&shakmaty(fen), depth)),
        )
        .peer("cozy-chess", each(1, |fen, depth| cozy_single(&cozy(fen), depth)))
        .at_least(1.0)
        .run();
    if bulk == ExitCode::SUCCESS { single } else { bulk }
}

fn ours(fen: &str) -> Position {
    Position::from_fen(fen).expect("a classic position")
}

fn cozy(fen: &str) -> cozy_chess::Board {
    cozy_chess::Board::from_fen(fen, false).expect("a classic position")
}

fn shakmaty(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("a FEN");
    fen.into_position(CastlingMode::Standard)
        .expect("a classic position")
}

fn cozy_bulk(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut paths = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            paths += moves.len() as u64;
            return false;
        }
        for one in moves {
            let mut next = board.clone();
            next.play_unchecked(one);
            paths += cozy_bulk(&next, depth - 1);
        }
        false
    });
    paths
}

fn cozy_single(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut paths = 0;
    board.generate_moves(|moves| {
        for one in moves {
            let mut next = board.clone();
            next.play_unchecked(one);
            paths += cozy_single(&next, depth - 1);
        }
        false
    });
    paths
}

fn shakmaty_single(position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let deeper = |one| {
        let mut next = position.clone();
        next.play_unchecked(one);
        shakmaty_single(&next, depth - 1)
    };
    position.legal_moves().into_iter().map(deeper).sum()
}
