//! The public test vectors: every verdict as published, every certificate accepted by the checker.

use std::path::PathBuf;

use arbiter_chess::{Color, Position};
use arbiter_mate::{Argument, Budget, Solver, Verdict, check};

fn vectors() -> Option<String> {
    let beside = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared"));
    let shared = std::env::var_os("ARBITER_DATA").map_or_else(beside, PathBuf::from);
    std::fs::read_to_string(shared.join("data/unwinnability/vectors.txt")).ok()
}

/// Every fourth, and all where the shared data is named: that takes a minute.
fn every() -> usize {
    if std::env::var_os("ARBITER_DATA").is_some() {
        1
    } else {
        4
    }
}

#[test]
fn vectors_are_decided_as_published() {
    let Some(text) = vectors() else {
        println!("skipped 601 vectors: shared data is missing");
        return;
    };
    let mut solver = Solver::new();
    let mut open = Vec::new();
    for line in text.lines().step_by(every()) {
        let (sides, fen) = line.split_once(' ').expect("two columns");
        // One line of the file leaves out castling and passing.
        let fen = &if fen.split_whitespace().count() == 2 {
            format!("{fen} - -")
        } else {
            fen.to_owned()
        };
        let position = Position::from_fen(fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
        for (side, letter) in Color::ALL.into_iter().zip(sides.chars()) {
            let verdict = solver.can_mate(&position, side, &Budget::full().with_nodes(60_000));
            assert_eq!(check::check(&position, side, &verdict), Ok(()), "{fen} {side:?}");
            match verdict {
                Verdict::Undetermined { .. } => open.push(format!("{fen} {side:?}")),
                known => assert_eq!(known.is_winnable(), letter != '-', "{fen} {side:?}"),
            }
        }
    }
    assert!(open.len() < 24, "{} open: {open:#?}", open.len());
}

#[test]
fn a_checkmate_comes_before_any_count_of_material() {
    for (fen, side) in [
        ("8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1", Color::Black),
        ("8/8/8/8/8/1k6/b1b5/RKR5 w - - 0 1", Color::Black),
    ] {
        // One line of the file leaves out castling and passing.
        let fen = &if fen.split_whitespace().count() == 2 {
            format!("{fen} - -")
        } else {
            fen.to_owned()
        };
        let position = Position::from_fen(fen).expect("a position");
        let verdict = Solver::new().can_mate(&position, side, &Budget::quick());
        assert_eq!(verdict, Verdict::Winnable(vec![]), "{fen}");
    }
    let bare = Position::from_fen("8/8/4k3/8/8/3K4/8/8 w - - 0 1").expect("a position");
    let verdict = Solver::new().can_mate(&bare, Color::White, &Budget::quick());
    assert!(matches!(verdict, Verdict::Unwinnable(proof) if proof.argument == Argument::LoneKing));
}
