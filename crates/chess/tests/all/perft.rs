//! The six classic positions, with the counts that every generator is held against.

use arbiter_chess::{Irregular, Position, perft, perft_without_bulk};

const CLASSIC: [(&str, [u64; 4]); 6] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        [20, 400, 8_902, 197_281],
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        [48, 2_039, 97_862, 4_085_603],
    ),
    (
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        [14, 191, 2_812, 43_238],
    ),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        [6, 264, 9_467, 422_333],
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        [44, 1_486, 62_379, 2_103_487],
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        [46, 2_079, 89_890, 3_894_594],
    ),
];

#[test]
fn classic_positions_have_the_known_counts() {
    for (fen, counts) in CLASSIC {
        let position = Position::from_fen(fen).unwrap();
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "{fen} at depth {depth}");
        }
        assert_eq!(
            perft_without_bulk(&position, 3),
            counts[2],
            "{fen} without bulk counting"
        );
    }
}

#[test]
fn a_lawful_position_has_the_same_moves_when_it_is_taken_as_irregular() {
    for (fen, counts) in CLASSIC {
        let irregular = Irregular::from(Position::from_fen(fen).unwrap());
        assert_eq!(perft(&irregular, 3), counts[2], "{fen}");
    }
}
