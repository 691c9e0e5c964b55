//! The same counts as a peer's, where they are near the border of a variant's own rules.

use arbiter_variants::{Crazyhouse, KingOfTheHill, ThreeCheck, Variant, perft};
use shakmaty::fen::Fen;
use shakmaty::variant as theirs;
use shakmaty::{CastlingMode, FromSetup, Position, PositionError};

fn theirs<P: Position + FromSetup + Clone>(fen: &str, depth: u32) -> u64 {
    let fen: Fen = fen.parse().expect("a FEN");
    let position = fen.into_position(CastlingMode::Chess960);
    let position: P = position
        .or_else(PositionError::ignore_too_much_material)
        .unwrap_or_else(|error| panic!("{error}"));
    shakmaty::perft(&position, depth)
}

fn check<V: Variant + std::str::FromStr, P: Position + FromSetup + Clone>(fens: &[(&str, u32)])
where
    V::Err: std::fmt::Debug,
{
    for &(fen, depth) in fens {
        let game: V = fen.parse().expect(fen);
        for depth in 1..=depth {
            assert_eq!(perft(&game, depth), theirs::<P>(fen, depth), "{fen} {depth}");
        }
    }
}

#[test]
fn crazyhouse() {
    check::<Crazyhouse, theirs::Crazyhouse>(&[
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1", 4),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R[] w KQkq - 0 1",
            4,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R[QRBNPqrbnp] w KQkq - 0 1",
            2,
        ),
        ("2k5/8/8/8/8/8/8/R3K2R[Pp] w KQ - 0 1", 4),
        ("4k3/8/8/8/8/8/4r3/4K3[Q] w - - 0 1", 3),
        (
            "rn1Nk3/pp1n2pr/P2bp1b1/1p3q1p/2Q1P3/P1P1PPP1/R2PK3/1NB2BR1[Pp] w q - 4 21",
            3,
        ),
    ]);
}

#[test]
fn three_check() {
    check::<ThreeCheck, theirs::ThreeCheck>(&[
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1+1 0 1", 5),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 1+2 0 1",
            4,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 2+2 0 1",
            4,
        ),
        ("7r/1p4p1/pk3p2/RN6/8/P5Pp/3p1P1P/4R1K1 w - - 1+3 1 39", 4),
    ]);
}

#[test]
fn king_of_the_hill() {
    check::<KingOfTheHill, theirs::KingOfTheHill>(&[
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            4,
        ),
        ("8/8/2k5/8/8/3K4/8/8 w - - 0 1", 6),
        ("r1b2b1r/1p1k1ppp/2n5/8/3p4/5K2/PPP2PPP/RNB2BNR b - - 2 12", 4),
    ]);
}
