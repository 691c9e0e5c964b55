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

/// The pawn must be captured.
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
        outlines: vec![],
    };
    // Black may capture the pawn (too little material) but White may capture too and promote.
    assert!(check::check_proof(&position, Color::White, &whole).is_err());
}

#[test]
fn a_closed_set_cut_or_changed_is_rejected() {
    for (fen, argument) in [
        (CAGED, Argument::ForcedLine),
        ("k7/Pp6/1P6/8/8/8/6K1/6R1 w - - 0 1", Argument::Exhausted),
        ("8/1p6/1Pp5/k1P5/p1P5/P1K5/8/8 w - - 0 1", Argument::Exhausted),
    ] {
        let (position, proof) = proof(fen, Color::White);
        assert_eq!(proof.argument, argument, "{fen}");
        assert!(fen == CAGED || proof.positions.len() > 10, "{fen}");
        for at in 0..proof.positions.len() {
            let mut cut = proof.clone();
            let gone = cut.positions.remove(at);
            let rejected = check::check_proof(&position, Color::White, &cut);
            assert_eq!(rejected, Err(Rejected::NotClosed), "{fen} without {gone}");
            let mut changed = proof.clone();
            changed.positions[at] = Position::default();
            assert!(
                check::check_proof(&position, Color::White, &changed).is_err(),
                "{fen}"
            );
        }
        let other = Position::default();
        assert!(
            check::check_proof(&other, Color::White, &proof).is_err(),
            "another position"
        );
    }
}

/// Locked pawns, and a bishop that can go anywhere among them (from the public vectors).
const BISHOPS: &str = "1k6/1b5p/5p1P/5p1K/5Pp1/6P1/8/8 w - - 0 1";

#[test]
fn outlines_cut_or_changed_are_rejected() {
    let (position, proof) = proof(BISHOPS, Color::White);
    let [whole] = &proof.outlines[..] else {
        panic!("outlines")
    };
    assert!(whole.outlines.len() > 10 && whole.rovers.len() == 1);
    let rejected = |outlines| {
        let changed = Proof {
            outlines: vec![outlines],
            ..proof.clone()
        };
        check::check_proof(&position, Color::White, &changed).is_err()
    };
    for at in 0..whole.outlines.len() {
        let mut cut = whole.clone();
        cut.outlines.remove(at);
        assert!(rejected(cut), "without outline {at}");
        let mut changed = whole.clone();
        changed.outlines[at].board = Position::default().board();
        assert!(rejected(changed), "outline {at} replaced");
    }
    for at in 0..whole.rovers.len() {
        let mut cut = whole.clone();
        cut.rovers.remove(at);
        assert!(rejected(cut), "without rover {at}");
        for square in whole.rovers[at].squares {
            let mut smaller = whole.clone();
            smaller.rovers[at].squares = smaller.rovers[at].squares - Bitboard::from(square);
            assert!(rejected(smaller), "rover {at} without {square}");
        }
    }
    let mut none = proof.clone();
    none.outlines.clear();
    let answer = check::check_proof(&position, Color::White, &none);
    assert_eq!(answer, Err(Rejected::NotClosed));
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
        outlines: vec![],
    };
    let answer = check::check_proof(&position, Color::White, &proof);
    assert_eq!(answer, Err(Rejected::Claim(check::Fault::Picture)));
}
