//! When two positions are the same (Article 9.2): the table that nearly every chess program has failed once.

use arbiter_chess::{Move, Playable, Position};

/// The position after some moves in UCI.
fn after(fen: &str, moves: &str) -> Position {
    moves
        .split_whitespace()
        .fold(Position::from_fen(fen).unwrap(), |position, text| {
            let asked: Move = text.parse().unwrap();
            position.play(
                position
                    .legal(asked)
                    .unwrap_or_else(|| panic!("{text} is not legal in {position}")),
            )
        })
}

fn check(what: &str, one: &Position, other: &Position, same: bool) {
    assert_eq!(one.same_position(other), same, "{what}: {one} | {other}");
    assert_eq!(one.key() == other.key(), same, "{what}, by key: {one} | {other}");
}

#[test]
fn an_en_passant_square_counts_only_where_that_capture_is_legal() {
    // what, before, double step, the same board without the square, whether the two are the same
    let table = [
        (
            "no pawn beside it",
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "e2e4",
            "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
            true,
        ),
        (
            "a pawn beside it",
            "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
            "e2e4",
            "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1",
            false,
        ),
        (
            "the captor is pinned on its file",
            "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1",
            "e2e4",
            "3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1",
            true,
        ),
        (
            "both pawns leave the rank and open it for a rook",
            "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1",
            "e2e4",
            "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1",
            true,
        ),
        (
            "the pawn that made the step was the only shield",
            "8/8/k7/8/3p4/8/4P3/4KB2 w - - 0 1",
            "e2e4",
            "8/8/k7/8/3pP3/8/8/4KB2 b - - 0 1",
            true, // discovered check from f1: the capture does not answer it
        ),
        (
            "one captor is pinned, the other is free",
            "3k4/8/8/8/3p1p2/8/4P3/3RK3 w - - 0 1",
            "e2e4",
            "3k4/8/8/8/3pPp2/8/8/3RK3 b - - 0 1",
            false,
        ),
        (
            "the step gives check and the capture is the answer",
            "8/8/8/5k2/3p4/8/4P3/4K3 w - - 0 1",
            "e2e4",
            "8/8/8/5k2/3pP3/8/8/4K3 b - - 0 1",
            false,
        ),
    ];
    for (what, before, step, without, same) in table {
        check(
            what,
            &after(before, step),
            &Position::from_fen(without).unwrap(),
            same,
        );
    }
    // The black king on h8 and the bishop on a1 hold the pawn on d4 to the long diagonal, where neither e3 nor c3 of
    // a captured pawn lies but c3 does for the pawn that stepped to c4.
    let along = after("7k/8/8/8/3p4/8/2P5/B3K3 w - - 0 1", "c2c4");
    check(
        "pinned along the diagonal of the capture",
        &along,
        &after_without("7k/8/8/8/2Pp4/8/8/B3K3 b - - 0 1"),
        false,
    );
    let across = after("7k/8/8/8/3p4/8/4P3/B3K3 w - - 0 1", "e2e4");
    check(
        "pinned across it",
        &across,
        &after_without("7k/8/8/8/3pP3/8/8/B3K3 b - - 0 1"),
        true,
    );
}

fn after_without(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

#[test]
fn fen_reads_the_square_after_every_double_step_and_writes_it_only_where_it_counts() {
    let table = [
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "-"),
        (
            "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
            "e3",
        ),
        ("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1", "-"),
    ];
    for (fen, written) in table {
        let position = Position::from_fen(fen).unwrap();
        assert_eq!(position.to_fen().split(' ').nth(3), Some(written), "{fen}");
    }
}

#[test]
fn castling_rights_count_as_rights() {
    let start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let there_and_back = after(start, "e1e2 e8e7 e2e1 e7e8");
    check("kings have moved", &there_and_back, &after_without(start), false);
    check(
        "the same as without rights",
        &there_and_back,
        &after_without("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1"),
        true,
    );
    let one_rook = after(start, "h1g1 a8b8 g1h1 b8a8");
    check(
        "a rook each has moved",
        &one_rook,
        &after_without("r3k2r/8/8/8/8/8/8/R3K2R w Qk - 4 3"),
        true,
    );
    // In check the king may not castle now; the right is kept all the same.
    let checked = after_without("r3k2r/8/8/8/8/8/4Q3/4K3 b kq - 0 1");
    check(
        "a right that cannot be used now",
        &checked,
        &after_without("r3k2r/8/8/8/8/8/4Q3/4K3 b - - 0 1"),
        false,
    );
    // A captured rook takes its right along.
    let captured = after("r3k2r/8/8/8/8/8/6B1/4K3 w kq - 0 1", "g2a8");
    check(
        "captured",
        &captured,
        &after_without("B3k2r/8/8/8/8/8/8/4K3 b k - 0 1"),
        true,
    );
}

#[test]
fn side_to_move_counts_and_counters_do_not() {
    let white = after_without("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    check(
        "other side",
        &white,
        &after_without("4k3/8/8/8/8/8/8/R3K3 b - - 0 1"),
        false,
    );
    check("other counters", &white, &white.with_counters(77, 40), true);
    let path = after(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "g1f3 g8f6 b1c3 b8c6",
    );
    let other = after(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "b1c3 b8c6 g1f3 g8f6",
    );
    check("another path", &path, &other, true);
}

#[test]
fn the_key_is_the_same_on_every_machine() {
    // Kept in caches and files of others: a change of the key is a change of the interface.
    assert_eq!(format!("{:016x}", Position::default().key()), START_KEY);
}

const START_KEY: &str = "fef40efffbf550c2";
