use alloc::string::ToString;

use arbiter_chess::Position;

use super::*;
use crate::{Reason, Reasons};

#[test]
fn what_is_written_is_read_back() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
        "8/prk1n1Q1/p2r4/p1p4p/p1R~1N3/1N6/5p2/1BN2K2[QRBBBPPPPPPrpp] w - - 0 82",
        "4k3/8/8/8/8/8/8/R~2QK2R~[] b - - 7 9",
        "nrbbqknr/pppppppp/8/8/8/8/PPPPPPPP/1RBBQKNR[Nn] w Kkq - 0 1",
    ] {
        let game: Crazyhouse = fen.parse().expect(fen);
        assert_eq!(game.to_string(), fen);
        assert_eq!(game.setup().to_shredder_fen().parse(), Ok(game));
    }
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1",
        "4k3/8/8/8/8/8/8/4K3 b - - 0+2 4 9",
    ] {
        assert_eq!(fen.parse::<ThreeCheck>().expect(fen).to_string(), fen);
    }
}

#[test]
fn other_ways_to_write_it_are_read_too() {
    let zh = |fen: &str| fen.parse::<Crazyhouse>().expect(fen);
    let kings = zh("4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    for same in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3/ w - -",
        "4k3/8/8/8/8/8/8/4K3[-] w - - 0 1",
        "  4k3/8/8/8/8/8/8/4K3[]  w -  - 0",
    ] {
        assert_eq!(zh(same), kings, "{same}");
    }
    assert_eq!(
        zh("4k3/8/8/8/8/8/8/4K3/pQnP w - -").to_string(),
        "4k3/8/8/8/8/8/8/4K3[QPnp] w - - 0 1"
    );
    let checks = |fen: &str| fen.parse::<ThreeCheck>().expect(fen).left;
    for (fen, left) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", [3, 3]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 1+2", [1, 2]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 1+2", [1, 2]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 +2+0", [1, 3]),
        ("4k3/8/8/8/8/8/8/4K3 w - - +0+1 0 1", [3, 2]),
    ] {
        assert_eq!(checks(fen), left, "{fen}");
    }
}

#[test]
fn a_fault_of_syntax_says_where() {
    for (fen, column, said) in [
        ("", 1, "missing"),
        ("4k3/8/8/8/8/8/8/4K3[Q w - - 0 1", 22, "expected ']'"),
        ("4k3/8/8/8/8/8/8/4K3] w - - 0 1", 20, "expected '['"),
        ("4k3/8/8/8/8/8/8/4K3Q] w - - 0 1", 21, "expected '['"),
        ("4k3/8/8/8/8/8/8/4K3[Qx] w - - 0 1", 22, "QRBNP"),
        ("4k3/8/8/8/8/8/8/4K3[Q-] w - - 0 1", 22, "QRBNP"),
        ("4k3/8/8/8/8/8/8/4K3[Q]R w - - 0 1", 23, "end of the board"),
        ("4k3/8/8/8/8/8/8/4K3/Q1 w - - 0 1", 22, "QRBNP"),
        ("4k3/8~/8/8/8/8/8/4K3 w - - 0 1", 6, "a man before"),
        ("~4k3/8/8/8/8/8/8/4K3 w - - 0 1", 1, "a man before"),
        ("4k3/8/8/8/8/8/8/4KQ~~1 w - - 0 1", 21, "a man before"),
        ("4k3/8/8/8/8/8/8/4KQ~3[R] w - - 0 1", 21, "eight squares"),
        ("4k3/8/8/8/8/8/4K3[R] w - - 0 1", 21, "eight ranks"),
        ("4k3/8/8/8/8/8/8/4K3[R] x - - 0 1", 24, "'w' or 'b'"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0-1+2 0 1", 28, "3+3"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 3+ 0 1", 29, "3+3"),
        ("4k3/8/8/8/8/8/8/4K3 w - - +3 0 1", 29, "3+3"),
        ("4k3/8/8/8/8/8/8/4K3 w - - + 0 1", 28, "3+3"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 +4+0", 32, "3+3"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1 +0+0", 35, "once"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1 0", 35, "nothing more"),
    ] {
        let fault = Setup::from_fen(fen).expect_err(fen);
        assert_eq!(fault.column, column, "{fen}: {fault}");
        assert!(fault.to_string().contains(said), "{fen}: {fault}");
    }
}

fn reasons<V: Variant>(fen: &str) -> Reasons {
    match game::<V>(fen) {
        Err(StartError::Illegal(reasons)) => reasons,
        Err(StartError::Fen(fault)) => panic!("{fen}: {fault}"),
        Ok(_) => panic!("{fen} was read"),
    }
}

#[test]
fn all_reasons_are_given_at_once() {
    let zh = reasons::<Crazyhouse>("4k3/8/8/8/8/8/P~7/4K~2P[KkQQQQQQQQQQQQQQQQQ] w K - 3+3 0 1");
    let expected = [
        Reason::Board(arbiter_chess::Reason::PawnOnLastRank),
        Reason::Board(arbiter_chess::Reason::CastlingRights),
        Reason::ChecksNotHere,
        Reason::KingInHand,
        Reason::TooManyInHand,
        Reason::PromotedPawn,
        Reason::PromotedKing,
    ];
    assert!(zh.iter().eq(expected), "{zh}");
    let three = reasons::<ThreeCheck>("4k3/8/8/8/8/8/8/4KQ~2[] w - - 4+3 0 1");
    let expected = [
        Reason::PocketNotHere,
        Reason::PromotedNotHere,
        Reason::TooManyChecks,
    ];
    assert!(three.iter().eq(expected), "{three}");
    let both = reasons::<ThreeCheck>("4k3/8/8/8/8/8/8/4K3 w - - 0+0 0 1");
    assert!(both.iter().eq([Reason::BothHaveWon]), "{both}");
    for reasons in [
        reasons::<Position>("4k3/8/8/8/8/8/8/4K3[] w - - 0 1"),
        reasons::<KingOfTheHill>("4k3/8/8/8/8/8/8/4K3[] w - - 0 1"),
    ] {
        assert!(reasons.iter().eq([Reason::PocketNotHere]), "{reasons}");
    }
}

#[test]
fn a_mark_on_nothing_is_a_reason_where_no_text_told_it() {
    let mut setup = Crazyhouse::<Position>::default().setup();
    setup.promoted.insert(arbiter_chess::Square::E4);
    let reasons = setup.game::<Crazyhouse>().expect_err("nothing stands there");
    assert!(reasons.iter().eq([Reason::PromotedNothing]), "{reasons}");
}
