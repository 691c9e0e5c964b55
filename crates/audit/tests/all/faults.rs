//! Each kind of fault, and what is none. One line a game: date, tags and moves, and the faults expected.

use std::fmt::Write;

use crate::common::{faults, found, report};
use arbiter_audit::{Options, audit};
use arbiter_laws::Rulebook;

/// Tags as `Name=value;`, then the moves; a result in the moves is put into the tag too, unless there is one.
fn pgn(tags: &str, moves: &str) -> String {
    let mut text = String::new();
    for tag in tags.split(';').filter(|tag| !tag.is_empty()) {
        let (name, value) = tag.split_once('=').expect("a tag");
        writeln!(text, "[{name} \"{value}\"]").expect("memory takes it all");
    }
    if !tags.contains("Result=") {
        let result = moves
            .split_whitespace()
            .last()
            .filter(|word| ["1-0", "0-1", "1/2-1/2", "*"].contains(word));
        text.push_str(
            &result
                .map(|result| format!("[Result \"{result}\"]\n"))
                .unwrap_or_default(),
        );
    }
    format!("{text}\n{moves}\n")
}

fn check(tags: &str, moves: &str, expected: &str) {
    let text = pgn(tags, moves);
    assert_eq!(faults(&report(&text)), expected, "{text}");
}

const FOOLS: &str = "1. f3 e5 2. g4 Qh4#";
const FIVEFOLD: &str =
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8";
/// The start for the fifth time, but once with a longer way between.
const FIVEFOLD_WITH_A_DETOUR: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nc3 Nc6 6. Nf3 Nf6 7. Nb1 Nb8 \
                                      8. Ng1 Ng8 9. Nf3 Nf6 10. Ng1 Ng8";

#[test]
fn games_without_fault() {
    for moves in [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2",
        "1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.0-0 Nf6 *",
        "1. e4 {best by test} (1. d4 d5) 1... e5 $1 2. f4! exf4?! 3. Nf3 +- 1-0",
        "1. f3 e5 2. g4 Qh4# 0-1",
        "1. f3 e5 2. g4 Qh4 0-1",
        "1. f3 e5 2. g4 Qh4+ 0-1",
        "1. f3 e5 2. g4 Qh4++ 0-1",
        "*",
    ] {
        check("Date=2024.05.04", moves, "");
        check("Date=1851.06.21", moves, "");
        check("", moves, "");
    }
}

#[test]
fn moves_that_cannot_be_played() {
    for (moves, expected) in [
        ("1. e4 e5 2. Ke3 *", "illegal_move@2"),
        ("1. e4 e5 2. Bb4 Nc6 *", "illegal_move@2"),
        ("1. e4 e5 2. Nf3 d6 3. Bb5+ Nf6 *", "illegal_move@5"),
        ("1. e4 e5 2. -- *", "illegal_move@2"),
        ("1. e4 e5 2. Z0 Nc6 *", "illegal_move@2"),
        ("1. Nf3 d5 2. d3 Nf6 3. Nd2 *", "ambiguous_move@4"),
        ("1. e4 e5 2. hello *", "syntax@2"),
        ("1. e4 e5 2. P@e6 *", "unsupported_variant@2"),
        ("1. e4 (1. Ke3 Qxe9) e5 *", ""),
    ] {
        check("", moves, expected);
    }
    let text = pgn("Date=2024.05.04", "1. e4 e5 2. Ke3 Ke6 *");
    let fault = &report(&text).faults[0];
    assert_eq!(fault.article.as_deref(), Some("7.5.1"));
    let json = serde_json::to_value(fault).expect("a fault is JSON");
    let legal = json["legal_moves"].as_array().expect("a list").len();
    assert_eq!(legal, 29);
}

#[test]
fn moves_after_the_end() {
    let long = "8/8/8/8/3k4/8/3K4/4R3 w - - 148 100";
    for (tags, moves, expected) in [
        ("", format!("{FOOLS} 3. a3 Qxe1 0-1"), "move_after_end@4"),
        (
            "FEN=8/8/4k3/8/8/3K4/4p3/8 w - - 0 1",
            "1. Kxe2 Ke5 2. Ke3 Kd5 1/2-1/2".to_owned(),
            "move_after_end@1",
        ),
        (
            "FEN=7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
            "1. Qf7 Kh7 1/2-1/2".to_owned(),
            "move_after_end@1",
        ),
        // Playing on after a fivefold or 75 moves is a fault only where that ends the game.
        (
            "Date=2019.01.01",
            format!("{FIVEFOLD} 9. e4 e5 1/2-1/2"),
            "move_after_end@16",
        ),
        (
            "Date=2015.01.01",
            format!("{FIVEFOLD} 9. e4 e5 1/2-1/2"),
            "move_after_end@16",
        ),
        ("Date=1998.05.26", format!("{FIVEFOLD} 9. e4 e5 1/2-1/2"), ""),
        ("", format!("{FIVEFOLD} 9. e4 e5 1/2-1/2"), ""),
        (
            "Date=2019.01.01",
            format!("{FIVEFOLD_WITH_A_DETOUR} 11. e4 1/2-1/2"),
            "move_after_end@20",
        ),
        (
            "Date=2015.01.01",
            format!("{FIVEFOLD_WITH_A_DETOUR} 11. e4 1/2-1/2"),
            "",
        ),
        (
            "Date=2017.10.01",
            format!("{FIVEFOLD_WITH_A_DETOUR} 11. e4 1/2-1/2"),
            "move_after_end@20",
        ),
    ] {
        check(tags, &moves, expected);
    }
    let moves = "1. Re8 Kd5 2. Re7 Kd6 1/2-1/2";
    check(&format!("Date=2016.01.01;FEN={long}"), moves, "move_after_end@2");
    check(&format!("Date=2013.01.01;FEN={long}"), moves, "");
}

#[test]
fn the_longest_count_of_a_fen_ends_nothing_by_itself() {
    let fen = "FEN=8/8/8/8/3k4/8/3K4/4R3 w - - 65535 100";
    check(fen, "1. Re8 Kd5 1/2-1/2", "");
    check(&format!("{fen};Date=2013.01.01"), "1. Re8 Kd5 1/2-1/2", "");
}

#[test]
fn mate_on_the_last_move_comes_before_the_count() {
    let fen = "7k/8/6K1/8/8/8/8/R7 w - - 149 100";
    let text = pgn(&format!("Date=2019.01.01;FEN={fen}"), "1. Ra8# 1-0");
    let report = report(&text);
    assert_eq!(faults(&report), "");
    assert_eq!(
        (report.facts.fifty_ply, report.facts.seventy_five_ply),
        (Some(0), None)
    );
}

#[test]
fn results_that_contradict() {
    let stalemate = "FEN=7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
    for (tags, moves, expected) in [
        ("", format!("{FOOLS} 0-1"), ""),
        ("", format!("{FOOLS} 1-0"), "result_mismatch@4"),
        ("", format!("{FOOLS} 1/2-1/2"), "result_mismatch@4"),
        ("", format!("{FOOLS} *"), ""), // a notice
        (
            "",
            format!("{FOOLS} 3. a3 1-0"),
            "move_after_end@4 result_mismatch@4",
        ),
        (stalemate, "1. Qf7 1/2-1/2".to_owned(), ""),
        (stalemate, "1. Qf7 1-0".to_owned(), "result_mismatch@1"),
        ("Result=1-0", "1. e4 e5 0-1".to_owned(), "result_mismatch@2"),
        ("Result=*", "1. e4 e5 0-1".to_owned(), ""),
        ("Result=1-0", "1. e4 e5 *".to_owned(), ""),
        (
            "Result=0-1",
            format!("{FOOLS} 1-0"),
            "result_mismatch@4 result_mismatch@4",
        ),
        ("Date=2019.01.01", format!("{FIVEFOLD} 1-0"), "result_mismatch@16"),
        ("Date=2013.01.01", format!("{FIVEFOLD} 1-0"), ""),
        (
            "FEN=8/8/4k3/8/8/3K4/4p3/8 w - - 0 1",
            "1. Kxe2 1-0".to_owned(),
            "result_mismatch@1",
        ),
    ] {
        check(tags, &moves, expected);
    }
}

#[test]
fn results_that_are_missing() {
    check("", "1. e4 e5", "missing_result@2");
    check("Result=1-0", "1. e4 e5", "missing_result@2");
    check("White=Tal", "", "missing_result@0");
    check("White=Tal;Result=1-0", "", "");
    check("White=Tal;Result=*", "", "");
}

#[test]
fn signs_that_say_what_is_not_so() {
    for (moves, expected) in [
        ("1. e4+ e5 *", "notation@0"),
        ("1. e4 e5 2. Nxf3 *", "notation@2"),
        ("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0", ""),
        ("1. e4 e5 2. Bc4 Nc6 3. Qh5# *", "notation@4"),
        ("1. e4 e5 2. Bc4 Nc6 3. Bxf7# *", "notation@4"),
        ("1. e4 d5 2. exd5 e.p. *", "notation@3"),
        ("1. e4 a6 2. e5 d5 3. exd6 e.p. *", ""),
    ] {
        check("", moves, expected);
        check("Date=2024.05.04", moves, expected);
        check("Date=2004.05.04", moves, expected);
    }
}

#[test]
fn what_only_some_editions_ask_for() {
    for (moves, kind) in [
        ("1. e4 d5 2. ed5 *", "notation@2"),
        ("1. e4 e5 2. Ng1f3 *", "notation@2"),
    ] {
        check("Date=2004.05.04", moves, kind);
        check("Date=2024.05.04", moves, "");
        check("Date=????.??.??", moves, "");
    }
}

#[test]
fn clocks_that_cannot_be() {
    let moves = |clocks: [&str; 4]| {
        let [a, b, c, d] = clocks;
        format!("1. e4 {{[%clk {a}]}} e5 {{[%clk {b}]}} 2. Nf3 {{[%clk {c}]}} Nc6 {{[%clk {d}]}} *")
    };
    for (control, clocks, expected) in [
        ("300", ["0:05:00", "0:05:00", "0:04:50", "0:04:40"], ""),
        ("300", ["0:01:00", "0:05:00", "0:04:50", "0:04:40"], "clock@3"),
        ("300+5", ["0:05:00", "0:05:00", "0:05:04", "0:05:05"], ""),
        ("300+5", ["0:05:00", "0:03:00", "0:05:04", "0:06:05"], "clock@4"),
        ("?", ["0:05:00", "0:05:00", "0:05:04", "0:05:55"], ""),
        ("?", ["0:05:00", "0:05:00", "0:05:04", "0:12:00"], "clock@4"),
        ("300", ["0:05:00", "soon", "0:04:50", "0:04:40"], "clock@2"),
    ] {
        check(&format!("TimeControl={control}"), &moves(clocks), expected);
    }
    check(
        "TimeControl=300",
        "1. e4 {[%clk 0:04:00]} (1. d4 {[%clk 0:05:00]}) e5 *",
        "",
    );
}

#[test]
fn texts_that_are_no_pgn() {
    for (text, expected) in [
        ("1. e4 e5 (1... c5 2. Nf3", "syntax@2 missing_result@2"),
        ("1. e4 e5 ) *", "syntax@2"),
        ("1. e4 e5 {no end", "syntax@2 missing_result@2"),
        ("[White \"Tal]\n\n1. e4 *", "syntax@0 "),
    ] {
        let found = faults(&report(text));
        assert!(found.starts_with(expected.trim_end()), "{text}: {found}");
    }
}

#[test]
fn bytes_that_are_no_text() {
    for (text, expected) in [
        (
            &b"[White \"H\xfcbner\"]\n[Result \"*\"]\n\n1. e4 {ge\xe4ndert} *"[..],
            "",
        ),
        (
            "[White \"Hübner\"]\n[Result \"*\"]\n\n1. e4 {geändert} *".as_bytes(),
            "",
        ),
        (
            b"[White \"Andr\x82\"]\n[Result \"*\"]\n\n1. e4 *",
            "notice:encoding@0",
        ),
        (b"[White \"Andr\x81\"]\n[Result \"*\"]\n\n1. e4 *", "encoding@0"),
        (b"[White \"\x8aaric\"]\n[Result \"*\"]\n\n1. e4 *", ""),
        (
            "[White \"H\u{fffd}bner\"]\n[Result \"*\"]\n\n1. e4 *".as_bytes(),
            "encoding@0",
        ),
        (b"\xff\xfe[\0W\0h\0i\0t\0e\0", "encoding@0"),
        (b"\xef\xbb\xbf[White \"?\"]\n[Result \"*\"]\n\n1. e4 *", ""),
    ] {
        let reports = audit(text, Options::default());
        assert_eq!(reports.len(), 1, "{text:?}");
        assert_eq!(found(&reports[0]), expected, "{text:?}");
    }
}

#[test]
fn starts_and_variants() {
    for (tags, moves, expected, variant, plies) in [
        ("Variant=Atomic", "1. e4 *", "unsupported_variant@0", "Atomic", 0),
        ("Variant=Standard", "1. e4 *", "", "standard", 1),
        (
            "Variant=From Position;FEN=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "1. e4 *",
            "",
            "standard",
            1,
        ),
        (
            "Variant=chess 960;FEN=4k3/8/8/8/8/8/4P3/4K1R1 w G - 0 1",
            "1. O-O *",
            "",
            "chess960",
            1,
        ),
        (
            "FEN=4k3/8/8/8/8/8/4P3/4K1R1 w G - 0 1",
            "1. O-O *",
            "",
            "chess960",
            1,
        ),
        (
            "FEN=8/8/8/8/8/8/8/8 w - - 0 1",
            "1. e4 *",
            "bad_start@0",
            "standard",
            0,
        ),
        ("SetUp=1", "1. e4 *", "bad_start@0", "standard", 1),
        ("SetUp=0", "1. e4 *", "", "standard", 1),
    ] {
        let report = report(&pgn(tags, moves));
        assert_eq!(faults(&report), expected, "{tags}");
        assert_eq!(
            (report.variant.as_str(), report.facts.plies),
            (variant, plies),
            "{tags}"
        );
        assert_eq!(report.facts.final_fen.is_some(), plies > 0, "{tags}");
    }
}

#[test]
fn the_edition_is_that_of_the_date_unless_one_is_named() {
    for (date, laws) in [
        ("1851.06.21", "fide-2001"),
        ("2004.??.??", "fide-2001"),
        ("2005.??.??", "fide-2005"),
        ("2008.05.12", "fide-2005"),
        ("2017.08.15", "fide-2018"),
        ("2023.??.??", "fide-2023"),
        ("????.??.??", "fide-2023"),
    ] {
        assert_eq!(
            report(&pgn(&format!("Date={date}"), "1. e4 *")).laws,
            laws,
            "{date}"
        );
    }
    let named = Options {
        laws: Rulebook::by_id("fide-2014"),
        ..Options::default()
    };
    let text = pgn("Date=1998.05.26", &format!("{FIVEFOLD} 9. e4 *"));
    let report = &audit(text.as_bytes(), named)[0];
    assert_eq!(
        (report.laws, faults(report).as_str()),
        ("fide-2014", "move_after_end@16")
    );
}

#[test]
fn no_more_faults_of_one_game_are_told_than_anybody_reads() {
    let text = format!("1. e4 {} *", ") ".repeat(1000));
    let report = report(&text);
    assert_eq!((report.faults.len(), report.faults_left_out), (100, 900));
}

/// Bare king for Black; White has a pawn.
const PAWN: &str = "FEN=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1;Date=2024.05.04";
/// Both sides have a rook.
const ROOKS: &str = "FEN=4k2r/8/8/8/8/8/8/R3K3 w - - 0 1;Date=2024.05.04";
/// White has a rook, Black a bishop: no king is mated by a bishop beside his own rook, but a knight could mate him.
const BISHOP: &str = "FEN=4k1b1/8/8/8/8/8/8/R3K3 w - - 0 1;Date=2024.05.04";
const KNIGHT: &str = "FEN=4k1n1/8/8/8/8/8/8/R3K3 w - - 0 1;Date=2024.05.04";
/// After `Ka8` whatever White plays is stalemate, but six men, one of them locked, do not look like it.
const SHUT_IN: &str = "FEN=1k6/Pp6/1P6/8/8/8/6K1/6R1 b - - 0 1;Date=2024.05.04";

#[test]
fn results_by_flag_fall() {
    for (tags, moves, expected) in [
        // A bare king cannot win on time, whoever says that time ran out.
        (
            format!("{PAWN};Termination=Time forfeit"),
            "1. e4 Kd7 0-1",
            "result_mismatch@2",
        ),
        (
            format!("{PAWN};Termination=time forfeit"),
            "1. e4 Kd7 1/2-1/2",
            "",
        ),
        (
            format!("{PAWN};Termination=time forfeit"),
            "1. e4 1/2-1/2",
            "result_mismatch@1",
        ),
        (format!("{PAWN};Termination=time forfeit"), "1. e4 Kd7 1-0", ""),
        (
            PAWN.to_owned(),
            "1. e4 Kd7 {White forfeits on time} 0-1",
            "result_mismatch@2",
        ),
        (
            PAWN.to_owned(),
            "1. e4 Kd7 { [%clk 0:00:00] } { Black wins on time. } 0-1",
            "result_mismatch@2",
        ),
        (
            PAWN.to_owned(),
            "1. e4 Kd7 {White ran out of time and Black has no material to mate} 1/2-1/2",
            "",
        ),
        (
            format!("{PAWN};White=A;Black=B;Termination=B won on time"),
            "1. e4 Kd7 0-1",
            "result_mismatch@2",
        ),
        (PAWN.to_owned(), "1. e4 {White forfeits on time} Kd7 0-1", ""),
        (
            PAWN.to_owned(),
            "1. e4 Kd7 (1... Kf7 {White forfeits on time}) 0-1",
            "",
        ),
        (PAWN.to_owned(), "1. e4 Kd7 0-1", ""), // White may have resigned
        (format!("{PAWN};Termination=Normal"), "1. e4 Kd7 0-1", ""),
        // A draw where the opponent could checkmate.
        (
            format!("{ROOKS};Termination=Time forfeit"),
            "1. Kd2 Kd7 1/2-1/2",
            "result_mismatch@2",
        ),
        (
            format!("{ROOKS};Termination=Game drawn by timeout vs insufficient material"),
            "1. Kd2 Kd7 1/2-1/2",
            "result_mismatch@2",
        ),
        (
            ROOKS.to_owned(),
            "1. Kd2 Kd7 {Black forfeits on time} 0-1",
            "result_mismatch@2",
        ),
        (
            ROOKS.to_owned(),
            "1. Kd2 Kd7 {Game drawn because both players ran out of time} 1/2-1/2",
            "",
        ),
        (format!("{ROOKS};Termination=time forfeit"), "1. Kd2 Kd7 *", ""),
        // What counting men gets wrong.
        (
            format!("{BISHOP};Termination=time forfeit"),
            "1. Kd2 Kd7 0-1",
            "result_mismatch@2",
        ),
        (
            format!("{BISHOP};Termination=time forfeit"),
            "1. Kd2 Kd7 1/2-1/2",
            "",
        ),
        (format!("{KNIGHT};Termination=time forfeit"), "1. Kd2 Kd7 0-1", ""),
        (
            format!("{KNIGHT};Termination=time forfeit"),
            "1. Kd2 Kd7 1/2-1/2",
            "result_mismatch@2",
        ),
        // Nobody knows what stood on the board.
        (
            format!("{ROOKS};Termination=time forfeit"),
            "1. Kd2 Ke7 2. Kd8 1/2-1/2",
            "illegal_move@2",
        ),
        (format!("{ROOKS};Termination=time forfeit"), "1/2-1/2", ""),
        // The game had ended before.
        (
            "FEN=8/8/4k3/8/8/3K4/4p3/8 w - - 0 1;Termination=time forfeit".to_owned(),
            "1. Kxe2 1-0",
            "result_mismatch@1",
        ),
    ] {
        check(&tags, moves, expected);
    }
}

#[test]
fn a_fallen_flag_is_judged_by_the_edition() {
    let judged = |tags: &str, moves: &str, laws: &str| {
        let options = Options {
            laws: Rulebook::by_id(laws),
            ..Options::default()
        };
        let report = &audit(pgn(tags, moves).as_bytes(), options)[0];
        let told =
            |fault: &arbiter_audit::Fault| (fault.article.clone().unwrap_or_default(), fault.to_string());
        report.faults.iter().map(told).collect::<Vec<_>>()
    };
    let tags = format!("{PAWN};Termination=Time forfeit");
    for (laws, article) in [("fide-2001", "6.10"), ("fide-2009", "6.9"), ("fide-2023", "6.9")] {
        let faults = judged(&tags, "1. e4 Kd7 0-1", laws);
        let message = "the result is 0-1, but White's flag fell and Black could not checkmate by any series of legal \
                       moves: expected 1/2-1/2";
        assert_eq!(faults, [(article.to_owned(), message.to_owned())], "{laws}");
    }
    // In the league a fallen flag loses even to a bare king, unless the position is dead.
    assert_eq!(judged(&tags, "1. e4 Kd7 0-1", "lekocup-1402"), []);
    let faults = judged(&tags, "1. e4 Kd7 1/2-1/2", "lekocup-1402");
    let message =
        "the result is 1/2-1/2, but White's flag fell, which loses under this rulebook: expected 0-1";
    assert_eq!(faults, [("3.11".to_owned(), message.to_owned())]);
    let dead = "FEN=8/8/4k3/8/8/3K4/4p3/8 w - - 0 1;Date=2024.05.04;Termination=time forfeit";
    assert_eq!(judged(dead, "1. Kxe2 1/2-1/2", "lekocup-1402"), []);
}

#[test]
fn every_dead_position_is_found_where_that_is_asked() {
    let shut_in = pgn(SHUT_IN, "1... Ka8 1-0");
    for (exact_dead, expected) in [(false, ""), (true, "result_mismatch@1")] {
        let options = Options {
            exact_dead,
            ..Options::default()
        };
        let report = &audit(shut_in.as_bytes(), options)[0];
        assert_eq!(faults(report), expected, "{exact_dead}");
        assert_eq!(report.facts.dead_ply, exact_dead.then_some(1));
    }
}
