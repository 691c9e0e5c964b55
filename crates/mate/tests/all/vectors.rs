//! The public test vectors: every verdict as published, every certificate accepted by the checker.

use std::path::PathBuf;

use arbiter_chess::{Bitboard, Color, Position, Square};
use arbiter_mate::{Argument, Budget, Solver, Verdict, check};

fn vectors() -> Option<String> {
    let beside = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared"));
    let shared = std::env::var_os("ARBITER_DATA").map_or_else(beside, PathBuf::from);
    std::fs::read_to_string(shared.join("data/unwinnability/vectors.txt")).ok()
}

/// The certificates of every fourth are checked, and all where the shared data is named: that takes a minute.
fn every() -> usize {
    if std::env::var_os("ARBITER_DATA").is_some() {
        1
    } else {
        4
    }
}

#[test]
fn all_vectors_are_decided_as_published() {
    let Some(text) = vectors() else {
        println!("skipped 601 vectors: shared data is missing");
        return;
    };
    let mut solver = Solver::new();
    for (number, line) in text.lines().enumerate() {
        let (sides, fen) = line.split_once(' ').expect("two columns");
        // One line of the file leaves out castling and passing.
        let fen = &if fen.split_whitespace().count() == 2 {
            format!("{fen} - -")
        } else {
            fen.to_owned()
        };
        let position = Position::from_fen(fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
        for (side, letter) in Color::ALL.into_iter().zip(sides.chars()) {
            let verdict = solver.can_mate(&position, side, &Budget::full());
            let decided = !matches!(verdict, Verdict::Undetermined { .. });
            assert!(
                decided && verdict.is_winnable() == (letter != '-'),
                "{fen} {side:?}"
            );
            if number % every() == 0 {
                assert_eq!(check::check(&position, side, &verdict), Ok(()), "{fen} {side:?}");
            }
            let quick = solver.can_mate(&position, side, &Budget::quick());
            assert!(solver.nodes() <= Budget::QUICK_NODES, "{fen} {side:?}");
            assert!(!quick.is_unwinnable() || letter == '-', "{fen} {side:?}");
        }
    }
}

/// Whatever is declared, no more positions are looked at; what is said within it is true.
#[test]
fn a_declared_budget_holds() {
    let Some(text) = vectors() else {
        println!("skipped 61 vectors: shared data is missing");
        return;
    };
    let mut solver = Solver::new();
    for line in text.lines().step_by(10) {
        let (sides, fen) = line.split_once(' ').expect("two columns");
        let position = Position::from_fen(fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
        for (side, letter) in Color::ALL.into_iter().zip(sides.chars()) {
            for nodes in [1, 2, 3, 10, 50, 100, 300, 1_000, 3_000, 10_000, 30_000] {
                for budget in [Budget::full(), Budget::quick()] {
                    let verdict = solver.can_mate(&position, side, &budget.with_nodes(nodes));
                    assert!(
                        solver.nodes() <= nodes,
                        "{} of {nodes}: {fen} {side:?}",
                        solver.nodes()
                    );
                    let known = !matches!(verdict, Verdict::Undetermined { .. });
                    assert!(
                        !known || verdict.is_winnable() == (letter != '-'),
                        "{fen} {side:?}"
                    );
                }
            }
        }
    }
}

/// What other programs leave open: who can mate is known from looking at every position.
#[test]
fn two_positions_that_were_open() {
    for (fen, can) in [
        ("1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1", true),
        ("3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57", false),
    ] {
        let position = Position::from_fen(fen).expect("a position");
        for side in Color::ALL {
            let verdict = Solver::new().can_mate(&position, side, &Budget::full());
            assert_eq!(
                (verdict.is_winnable(), verdict.is_unwinnable()),
                (can, !can),
                "{fen} {side:?}"
            );
            assert_eq!(check::check(&position, side, &verdict), Ok(()), "{fen} {side:?}");
        }
    }
}

/// Bishops behind walls of pawns, some of them in a corner of their own with king and rook: few outlines say it all.
#[test]
fn bishops_behind_walls_are_no_help() {
    for fen in [
        "B2b4/8/8/4k3/1p6/1Pp1p1pB/K1P1P1Pb/RB6 b - - 0 1",
        "B2b4/8/8/4k3/1p1p1p1p/1PpP1P1P/K1P4b/RB6 b - - 0 1",
        "B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - - 0 1",
        "B2b4/8/8/4k3/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - - 0 1",
        "B2b4/8/4k3/8/1p1p1p1p/1PpP1P1P/K1P4b/RB6 b - - 0 1",
    ] {
        let position = Position::from_fen(fen).expect(fen);
        let mut solver = Solver::new();
        let verdict = solver.can_mate(&position, Color::Black, &Budget::full());
        let Verdict::Unwinnable(proof) = &verdict else {
            panic!("{fen}: {verdict:?}")
        };
        assert!(solver.nodes() < 20_000, "{fen}: {}", solver.nodes());
        assert_eq!(check::check(&position, Color::Black, &verdict), Ok(()), "{fen}");
        let [outlines] = &proof.outlines[..] else {
            panic!("{fen}")
        };
        assert!(outlines.drawn.any(), "{fen}");
        // A bishop that is drawn nowhere, or that nobody is told of, makes it no proof.
        for drawn in [Bitboard::EMPTY, outlines.drawn | Bitboard::from(Square::A8)] {
            let mut changed = proof.clone();
            changed.outlines[0].drawn = drawn;
            assert!(
                check::check_proof(&position, Color::Black, &changed).is_err(),
                "{fen}"
            );
        }
    }
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
