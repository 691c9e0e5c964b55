//! Final positions of real games that ended by time, with their published answers, as `chasolver`'s package brings them:
//! quick finds every *cannot* within its nodes, full decides as published, and the checker accepts every certificate.

use std::fs;

use arbiter_bench::data;
use arbiter_chess::{Color, Position};
use arbiter_mate::{Budget, Solver, Verdict, check};

/// Every so many-th is asked in full too.
const EVERY: usize = 16;

#[test]
fn real_timeouts_are_decided_and_every_cannot_is_found_quickly() {
    let Some(folder) = data::package("chasolver") else {
        println!("skipped 65,536 positions: the package is not here");
        return;
    };
    let text = fs::read_to_string(folder.join("tests/lichess.txt")).expect("the package's data");
    let mut solver = Solver::new();
    let (mut cannot, mut number) = (0, 0);
    for line in text
        .lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
    {
        let (sides, fen) = line.split_once(' ').expect("two columns");
        let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        number += 1;
        for (side, letter) in Color::ALL.into_iter().zip(sides.chars()) {
            let quick = solver.can_mate(&position, side, &Budget::quick());
            assert!(solver.nodes() <= Budget::QUICK_NODES, "{fen} {side:?}");
            assert_eq!(quick.is_unwinnable(), letter == '-', "{fen} {side:?}");
            assert_eq!(check::check(&position, side, &quick), Ok(()), "{fen} {side:?}");
            cannot += u32::from(letter == '-');
            if number % EVERY == 0 {
                let full = solver.can_mate(&position, side, &Budget::full());
                assert!(!matches!(full, Verdict::Undetermined { .. }), "{fen} {side:?}");
                assert_eq!(full.is_winnable(), letter != '-', "{fen} {side:?}");
                assert_eq!(check::check(&position, side, &full), Ok(()), "{fen} {side:?}");
            }
        }
    }
    assert_eq!((number, cannot), (65_536, 2_410));
}
