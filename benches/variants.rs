//! Perft of the variants against shakmaty, with bulk counting on both sides and the same counts; then the audit of Crazyhouse
//! against that of chess, over games of the same number of half-moves.

use std::fmt::Write;
use std::process::ExitCode;

use arbiter_audit::{Options, audit};
use arbiter_bench::{all_held, race};
use arbiter_notation::variants::{Crazyhouse, KingOfTheHill, StartError, ThreeCheck, Variant, perft};
use arbiter_notation::{SanStyle, write_move};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, FromSetup, Position, PositionError, variant as theirs};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R";
/// How many times faster than the peer.
const BOUND: f64 = 1.5;
/// Half-moves of each text that is audited.
const PLIES: u32 = 1_000_000;
/// A game made up has at most so many.
const LONGEST: u32 = 120;

fn main() -> ExitCode {
    let white = |board: &str, beside: &str| format!("{board}{beside} w KQkq - 0 1");
    let mut held = true;
    for (name, fen, depth) in [
        ("crazyhouse, empty pockets", white(START, "[]"), 5),
        ("crazyhouse, Kiwipete", white(KIWIPETE, "[]"), 4),
        (
            "crazyhouse, Kiwipete with pockets",
            white(KIWIPETE, "[QNPrbp]"),
            4,
        ),
        ("crazyhouse, a pawn each in hand", white(START, "[Pp]"), 5),
    ] {
        held &= counted::<Crazyhouse, theirs::Crazyhouse>(name, &fen, depth);
    }
    let checks = white(START, "").replace(" 0 1", " 3+3 0 1");
    held &= counted::<ThreeCheck, theirs::ThreeCheck>("three-check, start", &checks, 6);
    let near = white(KIWIPETE, "").replace(" 0 1", " 1+1 0 1");
    held &= counted::<ThreeCheck, theirs::ThreeCheck>("three-check, one check left", &near, 5);
    held &= counted::<KingOfTheHill, theirs::KingOfTheHill>("hill, Kiwipete", &white(KIWIPETE, ""), 5);
    held &= audited() == ExitCode::SUCCESS;
    if held {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Whether the bound was held.
fn counted<V, P>(name: &str, fen: &str, depth: u32) -> bool
where
    V: Variant + std::str::FromStr<Err = StartError>,
    P: Position + FromSetup + Clone,
{
    let report = race(&format!("perft of {name}, depth {depth}"), fen)
        .unit("nodes", |&nodes: &u64, _| nodes)
        .ours(|fen| perft(&fen.parse::<V>().expect("a game"), depth))
        .peer("shakmaty", |fen| shakmaty::perft(&peer::<P>(fen), depth))
        .at_least(BOUND)
        .report();
    match report {
        Ok(report) => {
            print!("{report}");
            all_held(&[report]) == ExitCode::SUCCESS
        }
        Err(disagreement) => {
            eprintln!("{disagreement}");
            false
        }
    }
}

fn peer<P: Position + FromSetup>(fen: &str) -> P {
    let fen: Fen = fen.parse().expect("a FEN");
    fen.into_position(CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .unwrap_or_else(|error| panic!("{error}"))
}

/// The audit of Crazyhouse is at least half as fast as that of chess.
fn audited() -> ExitCode {
    let texts = (
        games(&Crazyhouse::default(), "[Variant \"Crazyhouse\"]\n"),
        games(&arbiter_notation::chess::Position::default(), ""),
    );
    race("audit of crazyhouse and of chess", &texts)
        .unit("plies", |&plies: &u32, _| u64::from(plies))
        .ours(|(house, _)| plies(house))
        .peer("chess", |(_, chess)| plies(chess))
        .at_least(0.5)
        .run()
}

fn plies(text: &str) -> u32 {
    let reports = audit(text.as_bytes(), Options::default());
    reports.iter().map(|report| report.facts.plies).sum()
}

/// Games of moves chosen by lot, always the same.
fn games<V: Variant>(start: &V, tag: &str) -> String {
    let mut lot = fastrand::Rng::with_seed(22);
    let (mut text, mut left) = (String::new(), PLIES);
    while left > 0 {
        let mut game = *start;
        write!(text, "[Event \"?\"]\n[Date \"2024.05.04\"]\n{tag}\n").expect("a text takes all");
        for ply in 0..LONGEST.min(left) {
            let legal: Vec<_> = game.legal_moves().into_iter().collect();
            let Some(&one) = lot.choice(&legal) else { break };
            if ply % 2 == 0 {
                write!(text, "{}. ", ply / 2 + 1).expect("a text takes all");
            }
            let san = write_move(&game, one, &SanStyle::PGN);
            text.push_str(&san);
            text.push(if ply % 16 == 15 { '\n' } else { ' ' });
            game = game.play(one);
            left -= 1;
        }
        text.push_str("*\n\n");
    }
    text
}
