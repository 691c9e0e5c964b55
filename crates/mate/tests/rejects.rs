//! Corrupted and truncated certificates are rejected.

use arbiter_chess::{Bitboard, Color, Playable, Position};
use arbiter_mate::{Argument, Budget, Proof, Solver, Verdict, check};
use check::Rejected;

fn ask(fen: &str, side: Color) -> (Position, Verdict) {
    let position = Position::from_fen(fen).expect("a position");
    let verdict = Solver::new().can_mate(&position, side, &Budget::full());
    assert_eq!(check::check(&position, side, &verdict), Ok(()), "{fen}");
    (position, verdict)
}

fn proof(fen: &str, side: Color) -> (Position, Proof) {
    match ask(fen, side) {
        (position, Verdict::Unwinnable(proof)) => (position, proof),
        other => panic!("{fen}: {other:?}"),
    }
}

/// Black's king walks in a cage behind his own locked pawns.
const CAGED: &str = "k7/P1K5/8/8/8/8/8/8 b - - 0 1";
const WALLED: &str = "8/8/5k2/p3p1p1/Pp1pP1Pp/1P1P3P/2K5/8 b - - 0 1";

#[test]
fn a_line_cut_short_or_changed_is_rejected() {
    let (position, verdict) = ask("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::White);
    let Verdict::Winnable(line) = verdict else {
        panic!("winnable")
    };
    for length in 0..line.len() {
        let cut = check::check_line(&position, Color::White, &line[..length]);
        assert_eq!(cut, Err(Rejected::NoMate), "{length}");
    }
    let late = check::check_line(&position, Color::White, &line[1..]);
    assert_eq!(late, Err(Rejected::IllegalMove(0)));
    assert_eq!(
        check::check_line(&position, Color::Black, &line),
        Err(Rejected::NoMate)
    );
}

#[test]
fn a_set_without_one_of_its_positions_is_rejected() {
    let fen = "8/8/8/8/8/1p1k4/1P6/1K6 w - - 0 1";
    let (position, _) = ask(fen, Color::White);
    let mut graph = std::collections::HashSet::from([position.with_counters(0, 1)]);
    let mut open = vec![position.with_counters(0, 1)];
    // A set of our own making: every position with the pawns where they are.
    while let Some(now) = open.pop() {
        for &by in &now.legal_moves() {
            let next = now.play(by).with_counters(0, 1);
            if !now.is_capture(by) && graph.insert(next) {
                open.push(next);
            }
        }
    }
    let positions: Vec<Position> = graph.into_iter().collect();
    let whole = Proof {
        argument: Argument::Exhausted,
        positions,
        claims: vec![],
        outlines: None,
    };
    // Black may capture the pawn (too little material) but White may capture too and promote.
    assert!(check::check_proof(&position, Color::White, &whole).is_err());
    let (position, proof) = proof(CAGED, Color::White);
    if !proof.positions.is_empty() {
        for missing in 0..proof.positions.len() {
            let mut cut = proof.clone();
            cut.positions.remove(missing);
            assert_eq!(
                check::check_proof(&position, Color::White, &cut),
                Err(Rejected::NotClosed)
            );
        }
    }
}

#[test]
fn every_change_of_a_static_claim_is_rejected_or_still_true() {
    for side in Color::ALL {
        let (position, proof) = proof(WALLED, side);
        assert_eq!(proof.claims.len(), 1, "{proof:?}");
        let mut rejected = 0;
        for man in 0..proof.claims[0].men.len() {
            for square in proof.claims[0].men[man].reach {
                let mut false_claim = proof.clone();
                let reach = &mut false_claim.claims[0].men[man].reach;
                *reach = *reach - Bitboard::from(square);
                let answer = check::check_proof(&position, side, &false_claim);
                assert!(answer.is_err(), "without {square}");
                rejected += 1;
            }
        }
        assert!(rejected > 20);
        let mut fewer = proof.clone();
        fewer.claims[0].men.pop();
        assert_eq!(
            check::check_proof(&position, side, &fewer),
            Err(Rejected::Claim(check::Fault::Men))
        );
        let mut none = proof;
        none.claims.clear();
        assert_eq!(
            check::check_proof(&position, side, &none),
            Err(Rejected::NotClosed)
        );
    }
}

#[test]
fn no_static_claim_holds_where_there_is_a_mate() {
    // Everything anywhere is closed, so only the picture can speak against it.
    let position = Position::from_fen("7k/5KP1/8/8/8/8/8/8 b - - 0 1").expect("a position");
    let everywhere = |(home, _)| arbiter_mate::Man {
        home,
        reach: Bitboard::FULL,
        taken: true,
        promotes: true,
    };
    let men = position.board().iter().map(everywhere).collect();
    let claims = vec![arbiter_mate::StaticClaim { position, men }];
    let proof = Proof {
        argument: Argument::Blockade,
        positions: vec![],
        claims,
        outlines: None,
    };
    let answer = check::check_proof(&position, Color::White, &proof);
    assert_eq!(answer, Err(Rejected::Claim(check::Fault::Picture)));
}
