//! What findings weigh: faults, and what is explained. One line a game: tags, moves, all that is found.

use crate::common::{found, report, written};

fn check(tags: &str, moves: &str, expected: &str) {
    let tags = written(tags);
    let text = format!("{tags}\n{moves}\n");
    assert_eq!(found(&report(&text)), expected, "{text}");
}

/// A game in which both players' clocks stand behind every move.
fn clocked(clocks: &[&str]) -> String {
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"];
    let each = moves
        .iter()
        .zip(clocks)
        .map(|(one, clock)| format!("{one} {{[%clk {clock}]}}"));
    format!("{} *", each.collect::<Vec<_>>().join(" "))
}

#[test]
fn clocks_as_an_arbiter_reads_them() {
    for (tags, clocks, expected) in [
        (
            "TimeControl=5400+30",
            &["1:30:00", "1:29:00", "1:29:00", "1:31:20"][..],
            "notice:time_given@4",
        ),
        (
            "TimeControl=5400+30;Date=2024.05.04",
            &["1:30:00", "1:29:00", "1:30:45", "1:29:10"],
            "artefact:clock_read_twice@3",
        ),
        (
            "TimeControl=5400+30",
            &["1:30:00", "1:30:00", "1:31:00", "1:30:00", "1:32:00"],
            "artefact:clock_whole_minutes@3",
        ),
        (
            "TimeControl=5400+30",
            &["1:30:00", "1:30:07", "0:00:00", "1:30:09", "1:29:58"],
            "artefact:clock_no_contact@5",
        ),
        (
            "TimeControl=90+30",
            &["1:30:00", "1:30:07", "1:30:11", "1:30:20"],
            "notice:control_in_minutes@1",
        ),
        (
            "TimeControl=300",
            &["0:00:00", "0:04:00", "0:00:00", "0:03:50"],
            "artefact:clock_no_contact@3",
        ),
        (
            "TimeControl=300",
            &["0:00:03", "0:04:00", "0:00:00", "0:03:50", "0:00:00"],
            "claim:move_after_zero@5",
        ),
        (
            "TimeControl=300",
            &["0:06:00", "0:05:00", "0:04:00", "0:03:50"],
            "first_clock@1",
        ),
        (
            "TimeControl=180;Site=https://lichess.org/abcdefgh",
            &["0:03:00", "0:03:00", "0:03:14", "0:03:00"],
            "notice:time_gift@3",
        ),
        (
            "TimeControl=5400+30;Site=https://lichess.org/broadcast/x",
            &["1:30:00", "1:29:00", "1:29:00", "1:31:20"],
            "notice:time_given@4",
        ),
        (
            "TimeControl=5400+30",
            &["1:30:00", "1:29:00", "1:29:00", "1:39:20"],
            "clock@4",
        ),
    ] {
        check(&format!("Result=*;{tags}"), &clocked(clocks), expected);
    }
}

#[test]
fn what_explains_a_rise_has_its_article() {
    for (date, control, clocks, article) in [
        (
            "2024.05.04",
            "5400+30",
            ["1:30:00", "1:29:00", "1:29:00", "1:31:20"],
            Some("7.5.5"),
        ),
        (
            "2015.05.04",
            "5400+30",
            ["1:30:00", "1:29:00", "1:29:00", "1:31:20"],
            Some("7.5b"),
        ),
    ] {
        let moves = clocked(&clocks);
        let text = format!("[Date \"{date}\"]\n[TimeControl \"{control}\"]\n[Result \"*\"]\n\n{moves}\n");
        let report = report(&text);
        assert_eq!(report.faults[0].article.as_deref(), article, "{text}");
    }
}

#[test]
fn kings_set_on_the_centre_squares() {
    const MATED: &str = "1. f3 e5 2. g4 Qh4#";
    const DEAD: &str = "FEN=8/8/4k3/8/8/3K4/4p3/8 w - - 0 1";
    for (tags, moves, expected) in [
        ("", "1. e4 e5 2. Nf3 Nc6 3. Ke4 *", "artefact:board_signal@4"),
        (
            "",
            "1. e4 e5 2. Nf3 Nc6 3. Ke4 Kd5 1-0",
            "artefact:board_signal@4",
        ),
        (
            "",
            "1. e4 e5 2. Nf3 Nc6 3. Ke4 d6 1-0",
            "illegal_move@4 claim:illegal_stood@4",
        ),
        ("", "1. e4 e5 2. Nf3 Nc6 3. Kb4 1-0", "illegal_move@4"),
        ("", &format!("{MATED} 3. Kd4 0-1"), "artefact:board_signal@4"),
        (DEAD, "1. Kxe2 Ke5 1/2-1/2", "artefact:board_signal@1"),
        // Where no board of that kind is used, a move after the end is one.
        (
            "FEN=8/8/4k3/8/8/3K4/4p3/8 w - - 0 1;Variant=King of the Hill",
            "1. Kd4 e1=Q 2. Ke5 1-0",
            "move_after_end@1",
        ),
        (DEAD, "1. Kxe2 Kd7 2. Ke3 1/2-1/2", "move_after_end@1"),
    ] {
        check(tags, moves, expected);
    }
}

#[test]
fn what_is_worth_knowing_and_no_fault() {
    for (tags, moves, expected) in [
        ("", "1. f3 e5 2. g4 Qh4# *", "notice:result_mismatch@4"),
        ("", "1. f3 e5 2. g4 Qh4# 1-0", "result_mismatch@4"),
        // The queen must be captured, and then there is too little.
        (
            "FEN=7k/8/8/8/8/6q1/8/7K b - - 0 1",
            "1... Qg2+ 2. Kxg2 1/2-1/2",
            "notice:move_after_end@1",
        ),
        // The server draws where a knight alone is left against a pawn, with which a mate can be made.
        (
            "Site=Chess.com;FEN=4k3/4p3/8/8/8/8/8/1N2K3 w - - 0 1;Termination=Game drawn by timeout vs insufficient material",
            "1. Na3 Kd7 2. Nb5 1/2-1/2",
            "notice:result_mismatch@3",
        ),
        (
            "Site=Riga;FEN=4k3/4p3/8/8/8/8/8/1N2K3 w - - 0 1;Termination=Game drawn by timeout vs insufficient material",
            "1. Na3 Kd7 2. Nb5 1/2-1/2",
            "result_mismatch@3",
        ),
        (
            "FEN=4k2r/8/8/8/8/8/8/R3K3 w - - 0 1;Termination=time forfeit",
            "1. Kd2 Kd7 1-0",
            "notice:forfeit_out_of_turn@2",
        ),
        (
            "FEN=4k2r/8/8/8/8/8/8/R3K3 w - - 0 1;Termination=time forfeit",
            "1. Kd2 Kd7 0-1",
            "",
        ),
    ] {
        check(tags, moves, expected);
    }
}
