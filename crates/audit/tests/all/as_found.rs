//! Files as they are found: what stands around and in the games of real archives. One line a text: how many games it has,
//! and what is found in them.

use crate::common::{found, written};
use arbiter_audit::{Lettering, Options, audit};
use arbiter_laws::Date;
use arbiter_notation::Language;
use arbiter_notation::variants::AnyGame;

fn check(text: &[u8], games: usize, expected: &str) {
    let reports = audit(text, Options::default());
    let shown = String::from_utf8_lossy(text);
    assert_eq!(reports.len(), games, "{shown}");
    let all: Vec<String> = reports
        .iter()
        .map(found)
        .filter(|found| !found.is_empty())
        .collect();
    assert_eq!(all.join(" "), expected, "{shown}");
}

#[test]
fn results_of_all_kinds() {
    for (tag, moves, result, expected) in [
        ("0-0", "0-0", "0-0", ""),
        ("0-0", "1. e4 e5 0-0", "0-0", ""),
        (
            "0-0",
            "1. e4 e5 {nobody came back} 0-0 {both forfeited}",
            "0-0",
            "",
        ),
        ("0-0", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 0-0", "0-0", ""),
        ("1-0", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 1-0", "1-0", ""),
        (
            "*",
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0",
            "*",
            "missing_result@7",
        ),
        ("1-0", "1. e4 e5 1 - 0", "1-0", ""),
        ("1/2-1/2", "1. e4 e5 1/2 - 1/2", "1/2-1/2", ""),
        ("1-0", "1. e4 e5 1–0", "1-0", ""),
        ("1-0", "1. e4 e5 +/-", "1-0", ""),
        ("0-1", "-/+", "0-1", ""),
        ("0-0", "-/-", "0-0", ""),
        ("1-0", "1. e4 +/- e5 1-0", "1-0", ""),
        ("1-0", "1. e4 e5 0 - 1", "1-0", "result_mismatch@2"),
        ("1-0", "1. e4 e5 *", "1-0", "notice:result_mismatch@2"),
        ("*", "1. e4 e5 1-0", "1-0", "notice:result_mismatch@2"),
        ("0-0", "1. e4 e5 *", "0-0", ""),
        ("2-0", "1. e4 e5 *", "2-0", "syntax@0"),
        ("foo", "1. e4 e5 1-0", "foo", "syntax@0"),
        ("?", "1. e4 e5 1-0", "1-0", ""),
        ("", "1. e4 e5 0-1", "0-1", ""),
        ("0-0", "1. e4 e5 0 - 0", "0-0", ""),
        ("1-0", "1. e4 e5 +-", "1-0", ""),
        ("0-1", "1. e4 e5 -+", "0-1", ""),
        ("1-0", "1. e4 +- e5 +- 1-0", "1-0", ""),
        ("*", "1. e4 e5 +-", "*", "missing_result@2"),
        ("0-1", "1. e4 e5 +-", "0-1", "missing_result@2"),
        ("0-0", "0F-0F", "0-0", ""),
        ("0F-0F", "1. e4 e5 0F-0F", "0F-0F", ""),
        ("1-0", "1F-0F", "1-0", ""),
        ("-", "1. e4 e5 1/2-1/2", "1/2-1/2", ""),
        ("?", "1. e4 e5", "?", "missing_result@2"),
    ] {
        let text =
            format!("[Event \"x\"]\n[Result \"{tag}\"]\n\n{moves}\n\n[Event \"y\"]\n[Result \"*\"]\n\n*\n");
        check(text.as_bytes(), 2, expected);
        assert_eq!(
            audit(text.as_bytes(), Options::default())[0].result,
            result,
            "{text}"
        );
    }
}

#[test]
fn what_stands_around_games_is_no_game() {
    const GAME: &str = "[Event \"x\"]\n[Result \"*\"]\n\n1. e4 *\n";
    const STRAY: &str = "notice:syntax@0";
    for (text, games, expected) in [
        (format!("{GAME}\n\u{1a}"), 1, ""),
        (
            format!("<html><pre>\n{GAME}</pre></html>\n"),
            1,
            "notice:syntax@0 notice:syntax@1",
        ),
        (
            format!("From: a club\nSubject: the games of 2024\n\nDear all,\n\n{GAME}"),
            1,
            STRAY,
        ),
        (
            format!("{GAME}\nBest wishes, Anna\n-- \nwww.example.org\n\n{GAME}"),
            2,
            "notice:syntax@1",
        ),
        (
            format!("=====\n{GAME}-----\n"),
            1,
            "notice:syntax@0 notice:syntax@1",
        ),
        (GAME.replace("x\"]", "x\"]]"), 1, "syntax@0"),
        (GAME.replace("x\"]", "x\"] junk"), 1, "syntax@0"),
        (GAME.replace("*\"]\n\n", "*\"] "), 1, ""),
        (format!("Subject: [ICCF] 2 games\n\n{GAME}"), 1, STRAY),
        (format!("[2024 season], enjoy\n\n{GAME}"), 1, STRAY),
        (format!("[see www.club.org]\n{GAME}"), 1, STRAY),
        (
            format!("{GAME}\n[see www.club.org]\n{GAME}"),
            2,
            "notice:syntax@1",
        ),
        (format!("[Event x]\n{GAME}"), 1, "syntax@0"),
        (
            "> Hello\n> [Event \"x\"]\n> [Result \"*\"]\n>\n> 1. e4 e5\n> 2. Nf3\n>> Nc6 *\n".to_owned(),
            1,
            STRAY,
        ),
        (
            format!("{GAME}{GAME}")
                .lines()
                .fold(String::new(), |text, line| text + "> " + line + "\n"),
            2,
            "notice:syntax@0 notice:syntax@1",
        ),
        ("1. e4 e5 *\n\n1. d4 d5 *\n".to_owned(), 2, ""),
        ("e4 e5 *".to_owned(), 1, ""),
        (
            format!("{GAME}{GAME}").replace('\n', "<br>\n"),
            2,
            "syntax@0 notice:syntax@0 syntax@0 notice:syntax@0",
        ),
    ] {
        check(text.as_bytes(), games, expected);
        check(text.replace('\n', "\r\n").as_bytes(), games, expected);
    }
    for junk in [
        "<br>", " .", " 12", "(x)", "&nbsp;", "\\", " …", "é", "\0", " --", " % x", "#1",
    ] {
        let text = GAME.replace("x\"]", &format!("x\"]{junk}"));
        check(text.as_bytes(), 1, "syntax@0");
    }
}

#[test]
fn between_games_only_moves_and_results_are_a_game() {
    const GAME: &str = "[Event \"x\"]\n[Result \"*\"]\n\n1. e4 *\n";
    for text in [
        "<a href=\"x.pgn\">2</a>",
        "<td>1.</td>",
        "2.4.2001 Round 2",
        "10:30 Round two",
        "(c) 1994 Foo",
        "***********",
        "http://www.x.org/g1.html",
        "// c",
        "1.",
        "!!!",
        "1. Introduction",
        "1994 was a good year",
        "12 of 14",
        "1-0 for Anna, at last",
    ] {
        let text = format!("{GAME}\n{text}\n\n{GAME}");
        check(text.as_bytes(), 2, "notice:syntax@1");
    }
    for text in [
        "1. d4 *",
        "1.d4 d5 *",
        "d4 d5 *",
        "12 d4 *",
        "1... d5 *",
        "... d5 *",
        "1. {a comment} d4 *",
        "1. 1. O-O *",
        "1-0",
        "* {nobody came}",
        "Ngf3 *",
        "♘f3 *",
        "1. N f3 *",
        "0-0 *",
    ] {
        let text = format!("{GAME}\n{text}\n\n{GAME}");
        let reports = audit(text.as_bytes(), Options::default());
        assert_eq!(reports.len(), 3, "{text}");
    }
}

#[test]
fn a_tag_right_behind_itself_stands_there_twice() {
    for (text, games, expected) in [
        (
            "[Event \"A\"]\n[Event \"B\"]\n[Result \"*\"]\n\n1. e4 *\n",
            1,
            "notice:tag_twice@0",
        ),
        (
            "[White \"A\"]\n[White \"B\"]\n[Result \"*\"]\n\n1. e4 *\n",
            1,
            "notice:tag_twice@0",
        ),
        ("[Event \"A\"]\n[Event \"A\"]\n[Result \"*\"]\n\n1. e4 *\n", 1, ""),
        (
            "[Event \"A\"]\n\n[Event \"B\"]\n[Result \"*\"]\n\n1. e4 *\n",
            2,
            "missing_result@0",
        ),
        (
            "[Event \"A\"]\n[Result \"*\"]\n[Event \"B\"]\n[Result \"*\"]\n",
            2,
            "",
        ),
    ] {
        check(text.as_bytes(), games, expected);
        check(text.replace('\n', "\r\n").as_bytes(), games, expected);
    }
}

#[test]
fn signs_blanks_and_numbers_that_stick() {
    for (moves, expected) in [
        ("1. e4‼ e5⁇ 2. Nf3□ Nc6∞ 3. Bb5± a6⩲ *", ""),
        ("1. e4⁉ e5⁈ D 2. Nf3 N Nc6 *", ""),
        ("1.\u{a0}e4\u{a0}e5 2.\u{202f}Nf3 *", ""),
        ("1. e4 e52. Nf3 Nc6 *", "notice:syntax@1"),
        ("1. e4 e5 2. Nf3+- Nc6-+ *", ""),
        ("1. e4 e52.Nf3 Nc6 *", "notice:syntax@1"),
        ("1. e4 hello *", "syntax@1"),
        ("1. e4 TN e5 RR 2. Nf3 dia Nc6 Δ 3. Bb5 ⌓ a6 ☓ *", ""),
        ("1. e4△ e5… 2. Nf3↔ Nc6⊥ *", ""),
        ("1. e4 Δ e5 *", ""),
        ("1. e4 1…e5 2. Nf3 2… Nc6 *", ""),
        ("1. e4 e5 2. Nf3N Nc6TN *", "notice:syntax@2 notice:syntax@3"),
        ("1. e4 e5 2. Ng3N *", "illegal_move@2"),
        ("1. e4 e5 2. TR Nc6 *", "syntax@2"),
        ("1. e4 e5 \u{200b}2. Nf3 \u{200e}Nc6 \u{200b}*", ""),
        ("\u{2060}1. e4 e5 \u{202a}2. Nf3 \u{200b}\u{200e}*", ""),
    ] {
        check(format!("[Result \"*\"]\n\n{moves}\n").as_bytes(), 1, expected);
    }
    check(b"[Result \"*\"]\n\n1.\xa0e4 e5\xa02. Nf3 *\n", 1, "");
    for result in ["1-0", "0-1", "1/2-1/2"] {
        let text = format!("[Result \"{result}\"]\n\n1. e4 e5 \u{200b}{result}\n");
        check(text.as_bytes(), 1, "");
    }
}

#[test]
fn what_a_record_counts_of_itself() {
    for (tags, moves, expected) in [
        ("", "1. e4 e5 3. Nf3 Nc6 4. Bb5 *", "move_number@2"),
        ("", "1. e4 e5 2. Nf3 Nc6 2. Bb5 *", "move_number@4"),
        ("", "1. e4 1... e5 2. Nf3 2... Nc6 *", ""),
        ("", "12. e4 e5 13. Nf3 *", ""),
        ("", "1. e4 (1. d4 7. c4) e5 2. Nf3 *", ""),
        ("PlyCount=3", "1. e4 e5 2. Nf3 *", ""),
        ("PlyCount=4", "1. e4 e5 2. Nf3 *", "notice:ply_count@3"),
        ("PlyCount=57", "*", "notice:ply_count@0"),
        ("PlyCount=0", "*", ""),
        ("PlyCount=57;Variant=Atomic", "*", "unsupported_variant@0"),
        (
            "Termination=time forfeit;Termination=Normal",
            "1. e4 *",
            "notice:tag_twice@0",
        ),
        ("Termination=Normal;ICCResult=White resigns", "1. e4 *", ""),
        ("PlyCount=9", "1. e4 e5 2. Ke3 *", "illegal_move@2"),
        ("White=Tal;White=Botvinnik", "1. e4 *", "notice:tag_twice@0"),
        ("Black=Tal;Black=Tal", "1. e4 *", ""),
        (
            "Black=Tal;Result=1-0",
            "1. e4 *",
            "tag_twice@0 notice:result_mismatch@1",
        ),
        ("TimeControl=300;TimeControl=600", "1. e4 *", "notice:tag_twice@0"),
        ("Round=1;Round=2", "1. e4 *", "notice:tag_twice@0"),
        ("Site=Riga;Site=Moscow", "1. e4 *", "notice:tag_twice@0"),
        ("ECO=B00;ECO=C20", "1. e4 *", "notice:tag_twice@0"),
        (
            "Round=1;Site=Riga;ECO=B00;Round=1;Site=Riga;ECO=B00",
            "1. e4 *",
            "",
        ),
        (
            "FEN=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1;FEN=4k3/8/8/8/8/8/4P3/3K4 w - - 0 1",
            "1. e4 *",
            "tag_twice@0",
        ),
    ] {
        let tags = written(tags);
        check(
            format!("[Event \"?\"]\n[Result \"*\"]\n{tags}\n{moves}\n").as_bytes(),
            1,
            expected,
        );
    }
}

#[test]
fn rights_to_castle_that_nobody_can_have() {
    for (fen, moves, variant, expected) in [
        (
            "rnbq1rk1/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1",
            "1. e4 d5",
            "standard",
            "stray_castling@0",
        ),
        (
            "4k3/8/8/8/8/8/4K3/8 w KQkq - 0 1",
            "1. Kd2 Kd7",
            "standard",
            "stray_castling@0",
        ),
    ] {
        let text = format!("[FEN \"{fen}\"]\n[Result \"*\"]\n\n{moves} *\n");
        let report = &audit(text.as_bytes(), Options::default())[0];
        assert_eq!(found(report).split(' ').next(), Some(expected), "{fen}");
        assert_eq!(
            (report.variant.as_str(), report.facts.plies),
            (variant, 2),
            "{fen}"
        );
    }
}

#[test]
fn a_date_that_has_not_come() {
    let today = Date::new(2024, 5, 4);
    for (date, expected) in [
        ("2024.05.04", ""),
        ("2024.05.05", ""),
        ("2024.05.06", "future_date@0"),
        ("2042.??.??", "future_date@0"),
        ("2024.??.??", ""),
        ("????.??.??", ""),
    ] {
        let text = format!("[Date \"{date}\"]\n[Result \"*\"]\n\n1. e4 *\n");
        let options = Options {
            today,
            ..Options::default()
        };
        assert_eq!(found(&audit(text.as_bytes(), options)[0]), expected, "{date}");
        check(text.as_bytes(), 1, "");
        // A server tells the day by the clock of the world.
        let text = format!("[Date \"????.??.??\"]\n[UTCDate \"{date}\"]\n[Result \"*\"]\n\n1. e4 *\n");
        assert_eq!(found(&audit(text.as_bytes(), options)[0]), expected, "{date}");
    }
}

#[test]
fn letters_of_other_languages() {
    let german = Lettering::Of(Language::German);
    for (letters, moves, plies, expected) in [
        (german, "1. e4 e5 2. Sf3 Sc6 3. Lb5 *", 5, ""),
        (
            Lettering::default(),
            "1. e4 e5 2. Sf3 Sc6 3. Lb5 *",
            2,
            "syntax@2",
        ),
        (Lettering::Auto, "1. e4 e5 2. Nf3 Nc6 3. Bb5 *", 5, ""),
        (
            Lettering::Auto,
            "1. e4 e5 2. Sf3 Sc6 3. Lb5 *",
            5,
            "notice:letters@2",
        ),
        (
            Lettering::Auto,
            "1. e4 e5 2. Cf3 Cc6 3. Fb5 *",
            5,
            "notice:letters@2",
        ),
        (Lettering::Auto, "1. e4 e5 2. Wf3 Nc6 *", 2, "syntax@2"),
        // The first odd word fits many languages, a later one fewer: Spanish, Finnish, Hungarian, Icelandic, Polish,
        // Portuguese, Romanian.
        (
            Lettering::Auto,
            "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 *",
            6,
            "notice:letters@2",
        ),
        (
            Lettering::Auto,
            "1. e4 e5 2. Rf3 Rc6 3. Lb5 a6 4. La4 Tb8 *",
            8,
            "notice:letters@2",
        ),
        (
            Lettering::Auto,
            "1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 4. Fxc6 dxc6 5. O-O Vd4 *",
            10,
            "notice:letters@2",
        ),
        (
            Lettering::Auto,
            "1. e4 e5 2. Rf3 Rc6 3. Bb5 a6 4. O-O Hb8 *",
            8,
            "notice:letters@2",
        ),
        (
            Lettering::Auto,
            "1. e4 e5 2. Sf3 Sc6 3. Gb5 a6 4. Ga4 Wb8 *",
            8,
            "notice:letters@2",
        ),
        (
            Lettering::Auto,
            "1. e4 e5 2. Cf3 Cc6 3. Bb5 a6 4. O-O Tb8 *",
            8,
            "notice:letters@2",
        ),
        (
            Lettering::Auto,
            "1. e4 e5 2. Cf3 Cc6 3. Nb5 a6 4. O-O Tb8 *",
            8,
            "notice:letters@2",
        ),
        // An illegal move behind it is one in that language.
        (
            Lettering::Auto,
            "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Ac5 *",
            6,
            "notice:letters@2 illegal_move@6",
        ),
    ] {
        let options = Options {
            letters,
            ..Options::default()
        };
        let report = &audit(format!("[Result \"*\"]\n\n{moves}\n").as_bytes(), options)[0];
        assert_eq!(
            (report.facts.plies, found(report).as_str()),
            (plies, expected),
            "{letters:?} {moves}"
        );
    }
}

#[test]
fn a_letter_alone_before_a_square_is_the_piece_or_refused() {
    let german = Lettering::Of(Language::German);
    let romanian = Lettering::Of(Language::Romanian);
    let english = Lettering::default();
    for (letters, moves, plies, fen, expected) in [
        (english, "1. N f3 d5 2. g3 *", 3, "5NP1", ""),
        (english, "N f3 d5 2. g3 *", 3, "5NP1", ""),
        (english, "1. N\nf3 N\tf6 2. N e5 *", 3, "4N3", ""),
        (english, "1. R e1 *", 0, "", "illegal_move@0"),
        (english, "1. N f3 e5 2. N xe5 B d6 3. N c3 *", 5, "2N5", ""),
        (german, "1. d4 d5 2. D d3 *", 3, "3Q4", ""),
        (german, "1. d4 d5 2. S f3 *", 3, "5N2", ""),
        // A bishop cannot go there, and it is no pawn either.
        (romanian, "1. d4 N f6 *", 1, "3P4", "illegal_move@1"),
        (
            Lettering::Auto,
            "1. d4 d5 2. D d3 *",
            3,
            "3Q4",
            "notice:letters@2",
        ),
        // The sign of a novelty or a diagram stands behind a move.
        (english, "1. d4 d5 2. c4 D e6 3. Nc3 *", 5, "2N5", ""),
        (german, "1. d4 d5 2. c4 N e5 *", 4, "3pp3", ""),
        (english, "1. d4 d5 2. c4 N 2... e6 N 3. Nc3 *", 5, "2N5", ""),
        (english, "1. d4 N f6 *", 2, "5n2", ""),
        (english, "1. N e4 *", 0, "", "illegal_move@0"),
        // Where the piece cannot go there and a pawn can, it is the sign too.
        (english, "1. e4 N e5 2. Nf3 Nc6 3. Bb5 N a6 *", 6, "p1n5", ""),
        (english, "1. e4 e5 2. N e3 *", 2, "", "illegal_move@2"),
        (english, "1. Nf3 d5 2. Nc3 d4 3. a3 a6 4. N e4 *", 7, "3pN3", ""),
        (english, "1. N f3 (1. N c3 N c6) 1... d5 *", 2, "5N2", ""),
    ] {
        let options = Options {
            letters,
            ..Options::default()
        };
        let report = &audit(format!("[Result \"*\"]\n\n{moves}\n").as_bytes(), options)[0];
        let stands = report.facts.final_fen.as_ref().map(AnyGame::to_fen);
        assert_eq!(
            (report.facts.plies, found(report).as_str()),
            (plies, expected),
            "{letters:?} {moves}"
        );
        assert!(stands.is_some_and(|stands| stands.contains(fen)), "{moves}");
    }
}

#[test]
fn castling_with_zeros_and_any_dash() {
    for dash in ('\u{2010}'..='\u{2015}').chain(['\u{2212}', '-']) {
        let text = format!(
            "[Result \"*\"]\n\n1. e4 e5 2. Nf3 d5 3. Bc4 Be6 4. 0{dash}0 Nc6 5. d3 Qd7 6. c3 0{dash}0{dash}0 *\n"
        );
        check(text.as_bytes(), 1, "");
        assert_eq!(audit(text.as_bytes(), Options::default())[0].facts.plies, 12);
        check(
            format!("[Result \"0-1\"]\n\n1. e4 e5 0{dash}1\n").as_bytes(),
            1,
            "",
        );
        check(
            format!("[Result \"0-0\"]\n\n1. e4 e5 0{dash}0\n").as_bytes(),
            1,
            "",
        );
    }
}

#[test]
fn castling_with_zeros_and_no_dash() {
    for (moves, plies, expected) in [
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 00 Nf6 5. d3 *", 9, ""),
        (
            "1. e4 e5 2. Nf3 d5 3. Bc4 Be6 4. 00 Nc6 5. d3 Qd7 6. c3 000 *",
            12,
            "",
        ),
        ("1. e4 e5 2. 00 *", 2, "illegal_move@2"),
        ("1. e4 e5 0 2. Nf3 *", 3, "move_number@2"),
    ] {
        let text = format!("[Result \"*\"]\n\n{moves}\n");
        check(text.as_bytes(), 1, expected);
        let report = &audit(text.as_bytes(), Options::default())[0];
        assert_eq!(report.facts.plies, plies, "{moves}");
    }
}

#[test]
fn commas_behind_moves() {
    for (moves, expected) in [
        ("1. e4, e5, 2. Nf3, Nc6, *", ""),
        ("1.e4,e5 2.Nf3,Nc6 3.Bc4,Bc5 4.0-0,Nf6 *", ""),
        ("1. N f3, d5 2. e4, ♞c6, *", ""),
        ("1. e4 ,, e5 *", "syntax@1"),
    ] {
        check(format!("[Result \"*\"]\n\n{moves}\n").as_bytes(), 1, expected);
    }
}
