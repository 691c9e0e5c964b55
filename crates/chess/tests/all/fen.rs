//! FEN: every fault with its field and column, and the set of reasons why a placement cannot be played from.

use arbiter_chess::{
    FenErrorKind as Kind, FenField as Field, Playable, Position, PositionError, Reason, Setup,
};

#[test]
fn every_fault_names_field_and_column() {
    let table = [
        ("", Field::Placement, 1, Kind::Missing),
        ("8/8/8/8/8/8/8/8", Field::Turn, 16, Kind::Missing),
        ("8/8/8/8/8/8/8/8 w", Field::Castling, 18, Kind::Missing),
        ("8/8/8/8/8/8/8/8 w -", Field::EnPassant, 20, Kind::Missing),
        ("8/8/x7/8/8/8/8/8 w - -", Field::Placement, 5, Kind::PieceOrCount),
        ("8/8/8/8/8/8/8/9 w - -", Field::Placement, 15, Kind::PieceOrCount),
        ("8/8/44/8/8/8/8/8 w - -", Field::Placement, 6, Kind::SplitCount),
        (
            "8/8/ppppppppp/8/8/8/8/8 w - -",
            Field::Placement,
            13,
            Kind::RankTooLong,
        ),
        ("8/7k1/8/8/8/8/8/8 w - -", Field::Placement, 5, Kind::RankTooLong),
        ("8/7/8/8/8/8/8/8 w - -", Field::Placement, 4, Kind::RankTooShort),
        ("8/8/8/8/8/8/8/7 w - -", Field::Placement, 16, Kind::RankTooShort),
        (
            "8/8/8/8/8/8/8/8/8 w - -",
            Field::Placement,
            16,
            Kind::TooManyRanks,
        ),
        ("8/8/8/8/8/8/8 w - -", Field::Placement, 14, Kind::TooFewRanks),
        ("8/8/8/8/8/8/8/8 white - -", Field::Turn, 18, Kind::Turn),
        ("8/8/8/8/8/8/8/8 x - -", Field::Turn, 17, Kind::Turn),
        ("8/8/8/8/8/8/8/8 w KX -", Field::Castling, 20, Kind::CastlingRight),
        ("8/8/8/8/8/8/8/8 w KK -", Field::Castling, 20, Kind::CastlingTwice),
        (
            "8/8/8/8/8/8/8/8 w - i3",
            Field::EnPassant,
            21,
            Kind::EnPassantSquare,
        ),
        (
            "8/8/8/8/8/8/8/8 w - e3",
            Field::EnPassant,
            22,
            Kind::EnPassantSquare,
        ),
        (
            "8/8/8/8/8/8/8/8 b - e33",
            Field::EnPassant,
            23,
            Kind::EnPassantSquare,
        ),
        (
            "8/8/8/8/8/8/8/8 w - - x 1",
            Field::HalfmoveClock,
            23,
            Kind::Number,
        ),
        (
            "8/8/8/8/8/8/8/8 w - - 0 -1",
            Field::FullmoveNumber,
            25,
            Kind::Number,
        ),
        (
            "8/8/8/8/8/8/8/8 w - - 0 70000",
            Field::FullmoveNumber,
            25,
            Kind::Number,
        ),
        ("8/8/8/8/8/8/8/8 w - - 0 1 x", Field::End, 27, Kind::Trailing),
        (
            "  8/8/é7/8/8/8/8/8 w - -",
            Field::Placement,
            7,
            Kind::PieceOrCount,
        ),
    ];
    for (fen, field, column, kind) in table {
        let fault = Setup::from_fen(fen).expect_err(fen);
        assert_eq!(
            (fault.field, fault.column, fault.kind),
            (field, column, kind),
            "{fen:?}: {fault}"
        );
    }
}

#[test]
fn what_cannot_be_played_from_tells_all_its_reasons() {
    let table: [(&str, &[Reason]); 12] = [
        (
            "8/8/8/8/8/8/8/8 w - - 0 1",
            &[Reason::WhiteKingMissing, Reason::BlackKingMissing],
        ),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", &[Reason::WhiteManyKings]),
        ("3kk3/8/8/8/8/8/8/3K4 w - - 0 1", &[Reason::BlackManyKings]),
        ("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", &[Reason::OpponentInCheck]),
        ("8/8/8/8/8/3kK3/8/8 w - - 0 1", &[Reason::KingsAdjacent]),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", &[Reason::PawnOnLastRank]),
        ("4k3/8/8/8/8/8/8/4K2p w - - 0 1", &[Reason::PawnOnLastRank]),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", &[Reason::CastlingRights]),
        ("4k3/8/8/8/8/8/4K3/7R w K - 0 1", &[Reason::CastlingRights]),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", &[Reason::EnPassant]),
        ("4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", &[Reason::EnPassant]),
        (
            "p3k3/8/8/8/8/8/8/4R1KK b Q - 0 1",
            &[
                Reason::WhiteManyKings,
                Reason::PawnOnLastRank,
                Reason::CastlingRights,
            ],
        ),
    ];
    for (fen, expected) in table {
        let Err(PositionError::Illegal(reasons)) = Position::from_fen(fen) else {
            panic!("{fen}")
        };
        assert_eq!(reasons.iter().collect::<Vec<_>>(), expected, "{fen}");
    }
}

#[test]
fn castling_fields_of_three_kinds_read_and_write() {
    // text, X-FEN, Shredder-FEN
    let table = [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KQkq", "HAha"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "KQkq", "HAha"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1", "Kq", "Ha"),
        ("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1", "KQkq", "GBgb"),
        // The inner rook keeps the right: X-FEN must name its file.
        ("4k3/8/8/8/8/8/8/4KRR1 w F - 0 1", "F", "F"),
        ("4k3/8/8/8/8/8/8/4KRR1 w K - 0 1", "K", "G"),
        ("4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", "B", "B"),
    ];
    for (fen, x_fen, shredder) in table {
        let position = Position::from_fen(fen).unwrap();
        assert_eq!(position.to_fen().split(' ').nth(2), Some(x_fen), "{fen}");
        assert_eq!(
            position.to_shredder_fen().split(' ').nth(2),
            Some(shredder),
            "{fen}"
        );
    }
}

#[test]
fn four_and_five_fields_are_read_and_counters_begin_at_the_start() {
    let position = Position::from_fen("4k3/8/8/8/8/8/8/4K3 b - -").unwrap();
    assert_eq!((position.halfmove_clock(), position.fullmove_number()), (0, 1));
    let position = Position::from_fen("4k3/8/8/8/8/8/8/4K3 b - - 7").unwrap();
    assert_eq!(position.halfmove_clock(), 7);
    assert_eq!(
        Position::from_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 0")
            .unwrap()
            .fullmove_number(),
        1
    );
}
