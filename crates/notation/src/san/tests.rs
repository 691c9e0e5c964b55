//! Written moves and what they come to, case by case. Positions and cases of the matrix of the Laws are marked NO-.

use alloc::format;
use alloc::string::{String, ToString};

use arbiter_chess::{Irregular, Position};

use super::*;

fn english(fen: &str, text: &str) -> Result<SanRead, SanError> {
    read_san(
        &Position::from_fen(fen).expect(fen),
        text.as_bytes(),
        Language::English.letters(),
    )
}

/// The move in UCI with its irregularities, or what is wrong.
fn told(result: Result<SanRead, SanError>) -> String {
    match result {
        Ok(read) if read.found.is_empty() => read.mv.to_move(false).to_string(),
        Ok(read) => format!("{} {}", read.mv.to_move(false), read.found),
        Err(SanError::Illegal { reason, meant, .. }) => meant
            .into_iter()
            .fold(format!("{reason:?}"), |all, square| format!("{all} {square}")),
        Err(SanError::IllegalCastling { reason, .. }) => format!("{reason:?}"),
        Err(SanError::Ambiguous { candidates, .. }) => candidates
            .into_iter()
            .fold(String::from("Ambiguous"), |all, square| format!("{all} {square}")),
        Err(SanError::Unreadable { column, .. }) => format!("Unreadable {column}"),
        Err(other) => format!("{other:?}"),
    }
}

fn check(fen: &str, cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(told(english(fen, text)), *expected, "{text} in {fen}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// White can castle to both sides, promote on b8 and a8, capture en passant on d6.
const RICH: &str = "r7/1P4k1/8/3pP3/8/8/8/R3K2R w KQ d6 0 1";
/// Three queens that can all go to e1; that on h4 shares its file with one and its rank with the other.
const QUEENS: &str = "1k6/8/8/8/4Q2Q/8/8/2K4Q w - - 0 1";
/// NO-04: two knights on one file.
const TWINS: &str = "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1";

#[test]
fn the_tolerated_ways_to_write_a_move_are_told_apart() {
    check(
        START,
        &[
            ("e4", "e2e4"),
            ("Nf3", "g1f3"),
            (" Nf3 ", "g1f3"),
            ("Nf3!?", "g1f3 Annotated"),
            ("Ngf3", "g1f3 Overspecified"),
            ("N1f3", "g1f3 Overspecified"),
            ("Ng1f3", "g1f3 LongForm"),
            ("Ng1-f3", "g1f3 LongForm"),
            ("g1f3", "g1f3 LongForm, PieceLetterMissing"),
            ("N-f3", "g1f3 Hyphen"),
            ("e2-e4", "e2e4 LongForm"),
            ("e2e4", "e2e4 LongForm"),
            ("nf3", "g1f3 LetterOther"),
            ("♘f3", "g1f3 LetterOther"),
            ("♞\u{fe0e}f3", "g1f3 LetterOther"),
            ("♙e4", "e2e4 LetterOther"),
            ("e۴", "e2e4 DigitsOther"),
            ("e٤", "e2e4 DigitsOther"),
            ("\u{200f}N f3", "g1f3 Blank"),
            ("Nxf3", "g1f3 CaptureSignWithoutCapture"),
            ("ee4", "e2e4 Overspecified"),
            ("e4 e.p.", "e2e4 EnPassantWrong"),
        ],
    );
    check(
        RICH,
        &[
            ("O-O", "e1g1 CastlingLetters"),
            ("0-0", "e1g1 CastlingZeros"),
            ("0-0-0", "e1c1 CastlingZeros"),
            ("۰-۰", "e1g1 CastlingZeros, DigitsOther"),
            ("o-o", "e1g1 CastlingOther"),
            ("OO", "e1g1 CastlingOther"),
            ("O–O–O", "e1c1 CastlingLetters"),
            ("e1g1", "e1g1 CastlingOther"),
            ("e1h1", "e1g1 CastlingOther"),
            ("exd6", "e5d6 EnPassantUnmarked"),
            ("exd6 e.p.", "e5d6 EnPassantMarked"),
            ("exd6e.p.+", "e5d6 EnPassantMarked"),
            ("ed6 ep", "e5d6 PawnCaptureSignMissing, EnPassantMarked"),
            ("xd6", "e5d6 EnPassantUnmarked, OriginMissing"),
            ("e5:d6", "e5d6 CaptureSignOther, EnPassantUnmarked, LongForm"),
            ("b8Q+", "b7b8q PromotionBare"),
            ("b8=Q+", "b7b8q PromotionEquals"),
            ("b8(Q)", "b7b8q PromotionOther"),
            ("b8/Q", "b7b8q PromotionOther"),
            ("b8♕", "b7b8q PromotionBare, LetterOther"),
            ("b7b8q", "b7b8q PromotionBare, LongForm, LetterOther"),
            ("b7b8b", "b7b8b PromotionBare, LongForm, LetterOther"),
            ("bxa8=N", "b7a8n PromotionEquals"),
            ("ba8N", "b7a8n PromotionBare, PawnCaptureSignMissing"),
            ("Rxa8+", "a1a8"),
            ("R×a8", "a1a8 CaptureSignOther"),
            ("Ra8", "a1a8 CaptureSignMissing"),
        ],
    );
}

#[test]
fn what_is_no_legal_move_is_told_with_its_reason() {
    check(
        START,
        &[
            ("Bc4", "Blocked f1"),
            ("Nd4", "CannotReach b1 g1"),
            ("Nd2", "OwnPieceThere b1 g1"),
            ("e5", "CannotReach e2"),
            ("exd3", "NothingToCapture e2"),
            ("Rxa4", "Blocked a1"),
            ("N5f3", "NoSuchPiece"),
            ("e4=Q", "PromotionForbidden e2"),
            ("O-O", "CastlingBlocked"),
            ("0000", "Pass"),
            ("--", "Pass"),
            ("Z0", "Pass"),
            ("N@f3", "Drop"),
            ("", "Unreadable 1"),
            ("P-K4", "Unreadable 1"), // NO-13: descriptive notation
            ("Nf9", "Unreadable 3"),
            ("Nf", "Unreadable 3"),
            ("Nf3f4f5", "Unreadable 6"),
            ("hello", "Unreadable 3"),
        ],
    );
    check(
        RICH,
        &[
            ("b8", "PromotionMissing b7"),
            ("b8K", "PromotionForbidden b7"),
            ("Kg1", "CannotReach e1"),
            ("Qd4", "NoSuchPiece"),
            ("exf6", "NothingToCapture e5"),
            ("Rh3=Q", "PromotionForbidden h1"),
        ],
    );
    for (fen, text, why) in [
        (
            "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1",
            "Nce2",
            "LeavesKingInCheck c3",
        ),
        ("4k3/8/8/8/1b6/8/8/4K1N1 w - - 0 1", "Nf3", "StillInCheck g1"),
        ("4k3/4r3/8/8/8/8/8/3K4 w - - 0 1", "Ke1", "LeavesKingInCheck d1"),
        ("4k3/8/8/8/3p4/8/3P4/4K3 w - - 0 1", "d4", "Blocked d2"),
        ("4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", "O-O", "CastlingInCheck"),
        ("4k3/8/8/8/5r2/8/8/4K2R w K - 0 1", "O-O", "CastlingThroughCheck"),
        ("4k3/8/8/8/6r1/8/8/4K2R w K - 0 1", "O-O", "CastlingThroughCheck"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", "NoCastlingRight"),
        ("4k3/8/8/8/8/8/8/1r2K2R w K - 0 1", "O-O", "CastlingInCheck"),
    ] {
        check(fen, &[(text, why)]);
    }
}

#[test]
fn only_legal_moves_need_to_be_told_apart() {
    // NO-03: the other knight is pinned.
    check(
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1",
        &[("Ne2", "g1e2"), ("Nge2", "g1e2 Overspecified")],
    );
    check(
        TWINS,
        &[
            ("Nf3", "Ambiguous g1 g5"),
            ("N5f3", "g5f3"),
            ("N1f3", "g1f3"),
            ("Ngf3", "Ambiguous g1 g5"),
        ],
    );
    check(
        "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1",
        &[("N1e2", "g1e2 OtherOrigin"), ("Nge2", "g1e2")],
    );
    check(
        QUEENS,
        &[
            ("Qh4e1", "h4e1"),
            ("Qhe1", "Ambiguous h1 h4"),
            ("Qe1", "Ambiguous h1 e4 h4"),
        ],
    );
}

#[test]
fn both_styles_write_as_their_rules_say() {
    for (fen, uci, pgn, laws) in [
        (START, "g1f3", "Nf3", "Nf3"),
        (RICH, "e1c1", "O-O-O", "0-0-0"),
        (RICH, "e5d6", "exd6", "exd6 e.p."),
        (RICH, "b7b8q", "b8=Q", "b8Q"),
        (RICH, "b7a8n", "bxa8=N", "bxa8N"),
        (TWINS, "g5f3", "N5f3", "N5f3"),
        ("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "c3e2", "Nce2", "Nce2"),
        (QUEENS, "e4e1", "Qee1", "Qee1"),
        (QUEENS, "h1e1", "Q1e1", "Q1e1"),
        (QUEENS, "h4e1", "Qh4e1", "Qh4e1"),
        ("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "f7g7", "Qg7#", "Qg7#"),
    ] {
        let position = Position::from_fen(fen).expect(fen);
        let one = position.legal(uci.parse().expect(uci)).expect(uci);
        assert_eq!(write_san(&position, one, &SanStyle::PGN), pgn);
        assert_eq!(write_san(&position, one, &SanStyle::LAWS), laws);
    }
}

#[test]
fn every_choice_of_a_style_is_written() {
    let position = Position::from_fen("k7/8/1K6/3pP3/8/8/8/5Q2 w - d6 0 1").expect("a position");
    let style = SanStyle {
        capture: CaptureSign::Times,
        mate: MateSign::DoublePlus,
        letters: Language::Russian.letters(),
        ..SanStyle::LAWS
    };
    let write = |uci: &str, style: &SanStyle| {
        write_san(
            &position,
            position.legal(uci.parse().expect(uci)).expect(uci),
            style,
        )
        .to_string()
    };
    assert_eq!(write("e5d6", &style), "e×d6 e.p.");
    assert_eq!(write("f1f8", &style), "Фf8++");
    assert_eq!(
        write(
            "f1a6",
            &SanStyle {
                check: CheckSign::Omitted,
                ..style
            }
        ),
        "Фa6"
    );
    assert_eq!(
        write(
            "e5d6",
            &SanStyle {
                capture: CaptureSign::Omitted,
                ..SanStyle::PGN
            }
        ),
        "ed6"
    );
    assert_eq!(
        write(
            "e5d6",
            &SanStyle {
                capture: CaptureSign::Colon,
                ..SanStyle::PGN
            }
        ),
        "e:d6"
    );
}

#[test]
fn letters_are_those_of_the_language_asked_for() {
    // NO-09 and NO-10.
    for (language, fen, text, uci) in [
        (Language::French, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rf1", "e1f1"),
        (Language::English, "4k3/8/8/8/8/8/8/R4K2 w - - 0 1", "Rb1", "a1b1"),
        (Language::Arabic, START, "ح f3", "g1f3"),
        (Language::Persian, START, "اf۳", "g1f3"),
        (Language::Persian, START, "آf3", "g1f3"),
        (
            Language::Russian,
            "4k3/8/8/8/8/8/8/R4K2 w - - 0 1",
            "Крe1",
            "f1e1",
        ),
        (Language::Russian, START, "Кf3", "g1f3"),
        (Language::Vietnamese, START, "Mf3", "g1f3"),
    ] {
        let position = Position::from_fen(fen).expect(fen);
        let read = read_san(&position, text.as_bytes(), language.letters()).expect(text);
        assert_eq!(read.mv.to_move(false).to_string(), uci, "{text}");
    }
}

#[test]
fn marks_of_check_and_draw_offers_are_read() {
    for (text, sign, draw_offer) in [
        ("Nf3", WrittenSign::None, false),
        ("Nf3+", WrittenSign::Check, false),
        ("Nf3++", WrittenSign::DoublePlus, false),
        ("Nf3#", WrittenSign::Mate, false),
        ("Nf3‡!", WrittenSign::Mate, false),
        ("Nf3(=)", WrittenSign::None, true),
        ("Nf3+ (=)", WrittenSign::Check, true),
    ] {
        let read = english(START, text).expect(text);
        assert_eq!((read.sign, read.draw_offer), (sign, draw_offer), "{text}");
    }
}

#[test]
fn signs_are_held_against_the_board() {
    const MATE: &str = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
    const CHECK: &str = "R5k1/5pp1/8/8/8/8/8/6K1 b - - 0 1";
    for (fen, sign, found) in [
        (START, WrittenSign::None, ""),
        (START, WrittenSign::Check, "CheckSignWrong"),
        (START, WrittenSign::Mate, "CheckSignWrong"),
        (CHECK, WrittenSign::Check, ""),
        (CHECK, WrittenSign::None, "CheckSignMissing"),
        (CHECK, WrittenSign::Mate, "MateSignWrong"),
        (CHECK, WrittenSign::DoublePlus, "DoublePlusForCheck"), // NO-06
        (MATE, WrittenSign::Mate, ""),
        (MATE, WrittenSign::Check, "MateSignMissing"),
        (MATE, WrittenSign::DoublePlus, "DoublePlusForMate"),
    ] {
        assert_eq!(
            check_sign(&Position::from_fen(fen).expect(fen), sign).to_string(),
            found
        );
    }
}

#[test]
fn a_position_let_stand_is_read_too() {
    // The king of the side that does not move stands in check: he is not captured.
    let position = Irregular::from_fen("4k3/8/8/8/8/8/8/4RK2 w - - 0 1").expect("let stand");
    let english = Language::English.letters();
    assert_eq!(
        told(read_san(&position, b"Rxe8", english)),
        "KingNotCapturable e1"
    );
    assert_eq!(told(read_san(&position, b"Re7+", english)), "e1e7");
}

#[test]
fn what_counts_is_for_the_caller_to_say() {
    let found = english(RICH, "0-0").expect("castling").found;
    assert_eq!(Expect::PGN.judge(found).to_string(), "CastlingZeros");
    assert!(Expect::LAWS.judge(found).is_empty());
    assert!(
        Expect::PGN
            .without(Irregularity::CastlingZeros)
            .judge(found)
            .is_empty()
    );
    assert!(
        !Expect::NONE
            .with(Irregularity::CastlingZeros)
            .judge(found)
            .is_empty()
    );
}
