//! Positions that the Laws let stand after a fault: both kings in check, kings side by side, a pawn on a last rank.

use arbiter_chess::{Irregular, Move, Playable, Position, PositionError, Reason};

fn moves(fen: &str) -> Vec<String> {
    let mut moves: Vec<_> = Irregular::from_fen(fen)
        .unwrap()
        .legal_moves()
        .iter()
        .map(|one| one.to_move(false).to_string())
        .collect();
    moves.sort();
    moves
}

fn refused_as_position(fen: &str, reason: Reason) {
    match Position::from_fen(fen) {
        Err(PositionError::Illegal(reasons)) => assert!(reasons.contains(reason), "{fen}: {reasons}"),
        other => panic!("{fen}: {other:?}"),
    }
}

#[test]
fn both_kings_in_check_and_the_king_is_not_captured() {
    let fen = "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1";
    refused_as_position(fen, Reason::OpponentInCheck);
    // White must answer his own check; the rook on e7 may not take the king on e8.
    assert_eq!(
        moves(fen),
        ["e1d1", "e1e2", "e1f1", "e7e2"]
            .map(String::from)
            .iter()
            .filter(|m| legal(fen, m))
            .cloned()
            .collect::<Vec<_>>()
    );
    assert!(!legal(fen, "e7e8"));
    let position = Irregular::from_fen(fen).unwrap();
    assert!(position.is_check() && !position.is_checkmate() && position.regular().is_none());
}

fn legal(fen: &str, text: &str) -> bool {
    Irregular::from_fen(fen)
        .unwrap()
        .is_legal(text.parse::<Move>().unwrap())
}

#[test]
fn adjacent_kings_must_part() {
    let fen = "8/8/8/3kK3/8/8/8/8 w - - 0 1";
    refused_as_position(fen, Reason::KingsAdjacent);
    assert_eq!(moves(fen), ["e5f4", "e5f5", "e5f6"]);
    let parted = Irregular::from_fen(fen).unwrap();
    let parted = parted.play(parted.legal("e5f5".parse().unwrap()).unwrap());
    assert_eq!(
        parted.regular().unwrap().to_fen(),
        "8/8/8/3k1K2/8/8/8/8 b - - 1 1"
    );
    // Nothing but the king can answer the check of a king.
    assert_eq!(moves("8/8/8/3kK3/8/8/8/R7 w - - 0 1"), ["e5f4", "e5f5", "e5f6"]);
}

#[test]
fn a_pawn_on_a_last_rank_does_not_move_but_still_stands_in_the_way() {
    let fen = "P3k3/8/8/8/8/8/8/p3K3 w - - 0 1";
    refused_as_position(fen, Reason::PawnOnLastRank);
    assert_eq!(moves(fen), ["e1d1", "e1d2", "e1e2", "e1f1", "e1f2"]);
    // Nor does one that stands on its own first rank.
    assert_eq!(
        moves("4k3/8/8/8/8/8/8/P3K3 w - - 0 1"),
        ["e1d1", "e1d2", "e1e2", "e1f1", "e1f2"]
    );
    // It can be captured like any other man.
    assert!(legal("P3k3/8/8/8/8/8/8/r3K3 b - - 0 1", "a1a8"));
    // A black pawn on the eighth rank attacks forward, White's king may not step there.
    assert!(!legal("3p4/8/2K5/8/8/8/8/7k w - - 0 1", "c6c7"));
}

#[test]
fn check_and_mate_are_asked_for_the_side_to_move_only() {
    let both = Irregular::from_fen("4k3/4R3/8/8/8/8/4r3/4K3 b - - 0 1").unwrap();
    assert!(both.is_check());
    let other = Irregular::from_fen("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    assert!(!other.is_check() && other.regular().is_none());
    // Back-rank mate although the mating side is in check himself.
    let mate = Irregular::from_fen("R5k1/5ppp/8/8/8/8/8/K6r b - - 0 1").unwrap();
    assert!(mate.is_checkmate());
}

#[test]
fn keys_and_fen_work() {
    for fen in [
        "4k3/4R3/8/8/8/8/4r3/4K3 w - - 3 9",
        "8/8/8/3kK3/8/8/8/8 w - - 0 1",
        "P3k3/8/8/8/8/8/8/p3K3 b - - 0 1",
    ] {
        let position = Irregular::from_fen(fen).unwrap();
        assert_eq!(position.to_fen(), fen);
        assert_eq!(
            position.key(),
            Irregular::from_fen(&position.to_fen()).unwrap().key()
        );
    }
    let lawful = Position::default();
    assert_eq!(Irregular::from(lawful).key(), lawful.key());
    assert_eq!(Irregular::from(lawful).regular(), Some(lawful));
}

#[test]
fn a_king_a_side_is_needed_all_the_same() {
    for fen in [
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/8 w - - 0 1",
        "4kk2/8/8/8/8/8/8/4K3 w - - 0 1",
    ] {
        assert!(Irregular::from_fen(fen).is_err(), "{fen}");
    }
}
