//! Walled positions that another program decides: each was open here once, each certificate is checked, and none
//! takes more than some thousands of positions.

use arbiter_chess::{Color, Position};
use arbiter_mate::{Budget, Proof, Solver, Verdict, check};

fn proof(fen: &str, side: Color, most: u64) -> (Position, Proof) {
    let position = Position::from_fen(fen).expect(fen);
    let mut solver = Solver::new();
    let verdict = solver.can_mate(&position, side, &Budget::full());
    assert_eq!(check::check(&position, side, &verdict), Ok(()), "{fen} {side:?}");
    assert!(solver.nodes() < most, "{fen} {side:?}: {}", solver.nodes());
    match verdict {
        Verdict::Unwinnable(proof) => (position, proof),
        other => panic!("{fen} {side:?}: {other:?}"),
    }
}

/// White cannot mate, and the proof says which squares stay closed.
fn are_closed(fens: &[&str]) {
    for fen in fens {
        let (_, proof) = proof(fen, Color::White, 5_000);
        assert!(!proof.claims.is_empty(), "{fen}");
    }
}

/// The opponent's men can only move on with a checkmate of their own, so they stay and hold both kings for ever.
#[test]
fn men_who_could_only_mate_stay() {
    are_closed(&[
        "3b4/6k1/1ppp4/2b3p1/1pKp1pP1/1P1P1P2/8/1BbB1B1B b - - 0 1",
        "3b4/6k1/1ppp4/2b3p1/1pKp1pP1/1P1P1P2/8/1BbB1B2 b - - 0 1",
        "3b1b2/3k4/2ppp3/3p4/1p1K1p1p/bP1P1P1P/8/1B3B2 w - - 0 1",
        "8/B4b2/2k5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/bK3b2 w - - 0 1",
        "8/B4b2/2k5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/bK3b2 b - - 0 1",
    ]);
}

/// A lone queen against a king behind his own men: beside him she is captured.
#[test]
fn a_last_man_beside_a_walled_king_is_lost() {
    are_closed(&[
        "8/5ppp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
        "8/6pp/8/8/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1",
        "8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1",
        "8/4b3/6r1/4q3/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
        "8/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
    ]);
}

/// After a forced exchange of the rooks only bishops are left before the walls.
#[test]
fn outlines_begin_behind_forced_moves() {
    for (fen, side) in [
        (
            "1bB4b/k7/R5r1/8/1pBp1p1p/1PpP1P1P/K1P4b/RB6 b - - 0 1",
            Color::Black,
        ),
        (
            "1bB5/k7/R5r1/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1",
            Color::White,
        ),
        (
            "1bB5/k7/R5r1/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1",
            Color::Black,
        ),
        ("1bB5/k7/r7/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 w - - 0 1", Color::White),
        ("1bB5/k7/r7/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 w - - 0 1", Color::Black),
    ] {
        let (position, proof) = proof(fen, side, 60_000);
        assert!(!proof.outlines.is_empty() && !proof.positions.is_empty(), "{fen}");
        // Each of them is needed, and each must be of the position that it says.
        for at in 0..proof.outlines.len() {
            let mut fewer = proof.clone();
            fewer.outlines.remove(at);
            assert!(check::check_proof(&position, side, &fewer).is_err(), "{fen}");
            let mut other = proof.clone();
            other.outlines[at].position = position;
            assert!(check::check_proof(&position, side, &other).is_err(), "{fen}");
        }
    }
}

/// Bishops in a chain guard the walls of their own cage: so many outlines are only looked at where walks came to
/// nothing.
#[test]
fn bishops_in_a_chain_guard_their_cage() {
    for side in Color::ALL {
        let fen = "B1B1B1B1/pBpBpBp1/P1P1P1P1/4b3/5b2/8/8/k1K5 w - - 0 1";
        let (_, proof) = proof(fen, side, 1_200_000);
        assert!(!proof.outlines.is_empty(), "{fen}");
    }
}
