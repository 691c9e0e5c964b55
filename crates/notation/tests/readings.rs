//! What players write in their own alphabets and on their own keyboards: each text and the move that it is, or the
//! moves between which it does not choose.

use arbiter_chess::{Playable, Position};
use arbiter_notation::{
    CaptureSign, CastlingSign, EnPassantMark, Irregularity, Language, PromotionSign, SanError, SanStyle,
    read_san, write_long, write_san,
};

/// The move in UCI, `a or b` for two readings, else what is wrong.
fn told(code: &str, fen: &str, text: &str) -> String {
    let position = Position::from_fen(fen).expect(fen);
    let language = Language::from_code(code).expect(code);
    match read_san(&position, text.as_bytes(), language.letters()) {
        Ok(read) => read.mv.to_move(false).to_string(),
        Err(SanError::TwoReadings { first, second }) => format!("{} or {}", first.named(), second.named()),
        Err(SanError::Ambiguous { candidates, .. }) => candidates
            .into_iter()
            .fold("which".to_owned(), |all, square| format!("{all} {square}")),
        Err(SanError::Unreadable { .. }) => "no move".to_owned(),
        Err(_) => "illegal".to_owned(),
    }
}

fn check(code: &str, fen: &str, cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(told(code, fen, text), *expected, "{code}: {text} in {fen}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Each of White's pieces can go to one square that no other can, and a pawn be promoted on b8.
const EACH: &str = "6k1/1P6/8/8/8/8/8/RNBQK2R w KQ - 0 1";
/// White can capture on c6 with bishop and pawn, on d6 en passant, on f6 with a pawn.
const CAPTURES: &str = "rnbqkbnr/pB2p2p/2p2p2/1P1pP3/8/8/P1P2PPP/RNBQK1NR w KQkq d6 0 1";

/// Every language of the table: king, queen, rook, bishop and knight, and a promotion to each of the last four.
#[test]
fn every_language_reads_its_letters() {
    for (code, letters) in [
        ("en", "K Q R B N"),
        ("cs", "K D V S J"),
        ("da", "K D T L S"),
        ("nl", "K D T L P"),
        ("et", "K L V O R"),
        ("fi", "K D T L R"),
        ("fr", "R D T F C"),
        ("de", "K D T L S"),
        ("hu", "K V B F H"),
        ("is", "K D H B R"),
        ("it", "R D T A C"),
        ("no", "K D T L S"),
        ("pl", "K H W G S"),
        ("pt", "R D T B C"),
        ("ro", "R D T N C"),
        ("es", "R D T A C"),
        ("sv", "K D T L S"),
        ("tr", "Ş V K F A"),
        ("el", "Ρ Β Π Α Ι"),
        ("he", "מ מה צ ר פ"),
        ("zh", "王 后 车 象 马"),
        ("ru", "Кр Ф Л С К"),
        ("ar", "م و ر ف ح"),
        ("fa", "ش و ر ف ا"),
        ("vi", "V H X T M"),
        ("figurine", "♔ ♕ ♖ ♗ ♘"),
    ] {
        let letters: Vec<&str> = letters.split(' ').collect();
        let moves = ["e1f2", "d1d5", "a1a6", "c1f4", "b1c3"];
        for (letter, uci) in letters.iter().zip(moves) {
            let text = format!("{letter}{}", &uci[2..]);
            assert_eq!(told(code, EACH, &text), uci, "{code}: {text}");
        }
        for (letter, small) in letters[1..].iter().zip(["q", "r", "b", "n"]) {
            for text in [
                format!("b8{letter}"),
                format!("b8={letter}"),
                format!("b8({letter})"),
            ] {
                assert_eq!(told(code, EACH, &text), format!("b7b8{small}"), "{code}: {text}");
            }
        }
        check(code, EACH, &[("O-O", "e1g1"), ("0-0", "e1g1"), ("0-0+", "e1g1")]);
    }
}

#[test]
fn a_russian_keyboard() {
    check(
        "ru",
        START,
        &[
            ("е4", "e2e4"),
            ("а4", "a2a4"),
            ("с4", "c2c4"),
            ("С4", "c2c4"),
            ("д4", "d2d4"),
            ("б4", "b2b4"),
            ("Кс3", "b1c3"),
            ("Кf3", "g1f3"),
            ("е2-е4", "e2e4"),
            ("Е2-Е4", "e2e4"),
            ("Н4", "h2h4"),
        ],
    );
    check(
        "ru",
        "4k3/8/2p5/8/8/8/6B1/4K3 w - - 0 1",
        &[("С:с6", "g2c6"), ("Сс6", "g2c6"), ("С:с6+", "g2c6")],
    );
    // The bishop takes on d5, or the pawn of the c-file.
    check(
        "ru",
        "4k3/8/8/3p4/2P5/8/6B1/4K3 w - - 0 1",
        &[
            ("с:д5", "c4d5 or g2d5"),
            ("СД5", "g2d5 or c4d5"),
            ("Сd5", "g2d5"),
            ("cd5", "c4d5"),
        ],
    );
    check("en", START, &[("е4", "e2e4"), ("Nс3", "b1c3"), ("д4", "no move")]);
}

#[test]
fn a_telephone_writes_capitals() {
    check(
        "en",
        START,
        &[
            ("E4", "e2e4"),
            ("NF3", "g1f3"),
            ("E2E4", "e2e4"),
            ("E2-E4", "e2e4"),
            ("B4", "b2b4"),
            ("B2B4", "b2b4"),
            ("BC4", "illegal"),
            ("Bc4", "illegal"),
        ],
    );
    check(
        "en",
        CAPTURES,
        &[
            ("BXC6", "b7c6 or b5c6"),
            ("Bxc6", "b7c6"),
            ("bxc6", "b5c6"),
            ("BC6", "b7c6 or b5c6"),
            ("EXD6", "e5d6"),
            ("EXD6 E.P.", "e5d6"),
            ("exd6 (e.p.)", "e5d6"),
            ("EXF6", "e5f6"),
        ],
    );
    check(
        "en",
        EACH,
        &[("B8Q", "b7b8q"), ("B7B8Q", "b7b8q"), ("B8=N", "b7b8n")],
    );
}

#[test]
fn a_capture_by_the_files_alone() {
    check(
        "en",
        CAPTURES,
        &[
            ("ed", "e5d6"),
            ("exd", "e5d6"),
            ("e:d", "e5d6"),
            ("ed:", "e5d6"),
            ("ed e.p.", "e5d6"),
            ("ef", "e5f6"),
            ("ef+", "e5f6"),
            ("bc", "b5c6"),
            ("gh", "no move"),
            ("ee", "no move"),
        ],
    );
    check(
        "de",
        CAPTURES,
        &[("Lc6:", "b7c6"), ("bc6:", "b5c6"), ("Lc6:+", "b7c6")],
    );
    let two = "4k3/8/8/2p5/1P1p4/2P5/8/4K3 w - - 0 1";
    check("en", two, &[("bc", "b4c5"), ("cd", "c3d4"), ("cb", "no move")]);
    let twice = "4k3/8/5p2/4P3/5p2/4P3/8/4K3 w - - 0 1";
    check(
        "en",
        twice,
        &[("ef", "e3f4 or e5f6"), ("exf", "e3f4 or e5f6"), ("exf6", "e5f6")],
    );
    let promotes = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    check(
        "en",
        promotes,
        &[
            ("abQ", "a7b8q"),
            ("ab=N", "a7b8n"),
            ("axbR", "a7b8r"),
            ("ab", "illegal"),
        ],
    );
}

#[test]
fn other_alphabets_name_the_files_too() {
    check(
        "ar",
        START,
        &[
            ("ه٤", "e2e4"),
            ("و٤", "f2f4"),
            ("ح٤", "h2h4"),
            ("حو٣", "g1f3"),
            ("ح ج٣", "b1c3"),
            ("Nf3", "g1f3"),
            ("N f3", "g1f3"),
        ],
    );
    check("fa", START, &[("ه۴", "e2e4"), ("او۳", "g1f3"), ("ا۴", "a2a4")]);
    check(
        "el",
        START,
        &[("ε4", "e2e4"), ("Ιζ3", "g1f3"), ("α4", "a2a4"), ("Ε4", "e2e4")],
    );
    check("he", START, &[("ה4", "e2e4"), ("פו3", "g1f3"), ("Nf3", "g1f3")]);
    check(
        "zh",
        START,
        &[("马f3", "g1f3"), ("馬f3", "g1f3"), ("Nf3", "g1f3")],
    );
    check("tr", START, &[("Af3", "g1f3"), ("af3", "illegal")]);
    check("en", START, &[("ｅ４", "e2e4"), ("Ｎｆ３", "g1f3")]);
    // The queen goes to e5, or the pawn of the f-file takes there.
    let queen_or_pawn = "7k/8/8/4p3/5P2/8/8/4QK2 w - - 0 1";
    check(
        "ar",
        queen_or_pawn,
        &[("وه٥", "e1e5 or f4e5"), ("وe5", "e1e5"), ("fe5", "f4e5")],
    );
    // The queen, or the king on his way to the file e.
    check(
        "he",
        EACH,
        &[
            ("מהd5", "d1d5"),
            ("מהד5", "d1d5"),
            ("מe2", "e1e2"),
            ("מה2", "e1e2"),
        ],
    );
}

#[test]
fn a_stop_or_comma_belongs_to_the_sentence() {
    for text in [
        "Nf3.",
        "Nf3,",
        "Nf3;",
        "Nf3!.",
        "Nf3 .",
        "Ｎｆ３，",
        "Nf3،",
        "Nf3。",
    ] {
        assert_eq!(told("en", START, text), "g1f3", "{text}");
    }
    for text in [".", ".Nf3", "N.f3", "Nf.3"] {
        assert_eq!(told("en", START, text), "no move", "{text}");
    }
}

/// Nothing of that is right by PGN or the Laws, and each is told.
#[test]
fn what_is_written_otherwise_is_told() {
    for (fen, text, found) in [
        (START, "E4", Irregularity::LetterOther),
        (START, "е4", Irregularity::LetterOther),
        (START, "Nf3.", Irregularity::Annotated),
        (CAPTURES, "exd", Irregularity::RankMissing),
        (CAPTURES, "ed", Irregularity::PawnCaptureSignMissing),
        (CAPTURES, "Bc6:", Irregularity::CaptureSignOther),
        (CAPTURES, "exd6 (e.p.)", Irregularity::EnPassantMarked),
    ] {
        let position = Position::from_fen(fen).expect(fen);
        let read = read_san(&position, text.as_bytes(), Language::English.letters()).expect(text);
        assert!(read.found.contains(found), "{text}: {}", read.found);
    }
}

/// Every language in every style, in positions that have all kinds of moves: what is written has one reading.
#[test]
fn whatever_is_written_reads_back() {
    let captures = [
        CaptureSign::X,
        CaptureSign::Times,
        CaptureSign::Colon,
        CaptureSign::Omitted,
    ];
    let mut texts = 0;
    for fen in [
        START,
        EACH,
        CAPTURES,
        "r3k2r/1P4P1/8/2pP4/2b1B3/8/6p1/R3K2R w KQkq c6 0 1",
    ] {
        let position = Position::from_fen(fen).expect(fen);
        let moves = position.legal_moves();
        for (language, capture) in Language::ALL
            .into_iter()
            .flat_map(|language| captures.map(|capture| (language, capture)))
        {
            let letters = language.letters();
            let laws = SanStyle {
                letters,
                capture,
                ..SanStyle::LAWS
            };
            let pgn = SanStyle {
                castling: CastlingSign::LetterO,
                promotion: PromotionSign::Equals,
                en_passant: EnPassantMark::Omitted,
                ..laws
            };
            for (one, style) in moves.iter().flat_map(|one| [(*one, laws), (*one, pgn)]) {
                for text in [
                    write_san(&position, one, &style),
                    write_long(&position, one, &style),
                ] {
                    let read = read_san(&position, text.as_bytes(), letters);
                    assert_eq!(read.map(|read| read.mv), Ok(one), "{text} in {fen}, {language:?}");
                    texts += 1;
                }
            }
        }
    }
    assert!(texts > 40_000, "{texts}");
}
