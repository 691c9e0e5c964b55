//! One or two bishops or knights against many men: nearly always a mate, seldom a near one.

pub mod made;

use arbiter_chess::{Color, Position};
use arbiter_mate::{Budget, Solver, Verdict, check};

/// The same questions in every run; `make bench BENCH=mate` asks twenty thousand.
const SEED: u64 = 0x0a11_0f20_0005_eed5;
const QUESTIONS: usize = 300;

/// What was hard: the men to be captured guard one another and the king, and the last of them blocks a flight, some
/// only when promoted.
const HARD: [(&str, Color); 12] = [
    ("8/1p6/1q6/1B6/1r6/4k1r1/3r3q/5K2 w - - 0 1", Color::White),
    ("n6b/KPk5/8/5P1N/3B4/6P1/Q6B/4N3 b - - 0 1", Color::Black),
    ("q7/3kp3/8/b5B1/8/8/2q1K3/6q1 w - - 0 1", Color::White),
    ("3kq1K1/3p4/8/3q4/8/3B4/6q1/r4r2 w - - 0 1", Color::White),
    ("4r3/q4p2/B3r1qk/5K2/8/8/8/8 w - - 0 1", Color::White),
    ("6k1/8/8/5b2/4R3/4P2Q/2K5/1Q6 b - - 0 1", Color::Black),
    ("3Q4/2Q5/8/8/2R2B1b/4Q1Q1/1P5k/R1K5 b - - 0 1", Color::Black),
    ("2Q5/k7/4K3/8/7R/2P1P3/1b1R3B/4Q3 w - - 0 1", Color::Black),
    ("8/1q2rk2/5q1p/7r/2K2B2/6q1/8/8 w - - 0 1", Color::White),
    ("q7/3kp3/8/b5B1/8/8/2q1K3/6q1 w - - 0 1", Color::White),
    ("7q/5qq1/7k/1q1p3q/8/6N1/1K3r2/5r2 w - - 0 1", Color::White),
    ("8/5p2/3b1B1K/2nn2n1/3n1q2/1p2k3/3p3p/8 b - - 0 1", Color::White),
];

fn decided(solver: &mut Solver, position: &Position, side: Color) -> Verdict {
    let verdict = solver.can_mate(position, side, &Budget::full());
    assert!(
        !matches!(verdict, Verdict::Undetermined { .. }),
        "open: {position} {side:?}"
    );
    assert_eq!(
        check::check(position, side, &verdict),
        Ok(()),
        "{position} {side:?}"
    );
    verdict
}

#[test]
fn minor_pieces_against_many_are_decided() {
    let mut solver = Solver::new();
    let mut winnable = 0;
    for (position, side) in made::questions(SEED).take(QUESTIONS) {
        winnable += usize::from(decided(&mut solver, &position, side).is_winnable());
    }
    assert!(winnable > QUESTIONS / 2, "{winnable} of {QUESTIONS}");
}

#[test]
fn what_was_hard_is_decided_with_little_memory() {
    for (fen, side) in HARD {
        let position = Position::from_fen(fen).expect(fen);
        let counted = allocation_counter::measure(|| {
            assert!(
                decided(&mut Solver::new(), &position, side).is_winnable(),
                "{fen}"
            );
        });
        assert!(
            counted.bytes_max < 64_000_000,
            "{fen}: {} bytes",
            counted.bytes_max
        );
    }
}

/// Whatever is left to look at, no more is held than was declared.
#[test]
fn a_declared_number_of_bytes_holds() {
    // Cages of bishops, of which there are more positions than fit.
    let position =
        Position::from_fen("1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1").expect("a position");
    for bytes in [0, 100_000, 1_000_000, 4_000_000] {
        let budget = Budget::full().with_nodes(200_000).with_bytes(bytes);
        let counted = allocation_counter::measure(|| {
            let _ = Solver::new().can_mate(&position, Color::White, &budget);
        });
        // Room for plans, outlines and the line that is returned comes on top.
        let most = bytes as u64 + 2_000_000;
        assert!(counted.bytes_max < most, "{} of {bytes}", counted.bytes_max);
    }
}
