//! Illegal moves that nobody noticed: the game is audited to its end, and a slip of the pen is not mistaken for one.

use crate::common::{found, report, written};

fn check(tags: &str, moves: &str, plies: u32, expected: &str) {
    let text = format!("{}\n{moves}\n", written(&format!("Event=x;{tags}")));
    let report = report(&text);
    assert_eq!(
        (report.facts.plies, found(&report).as_str()),
        (plies, expected),
        "{text}"
    );
}

#[test]
fn a_game_goes_on_behind_an_illegal_move() {
    const BISHOP: &str = "1. f3 e5 2. Bb5 a6 3. g4 axb5 4. Nh3";
    for (tags, moves, plies, expected) in [
        // A bishop jumps over a pawn.
        (
            "",
            format!("{BISHOP} Qh4+ 5. Nf2 *"),
            9,
            "illegal_move@2 claim:illegal_stood@2",
        ),
        // Then a queen does.
        (
            "",
            format!("{BISHOP} Nf6 5. Nf2 Be7 6. c3 O-O 7. Rg1 d6 8. Qd4 exd4 9. cxd4 Nc6 *"),
            18,
            "illegal_move@2 claim:illegal_stood@2 illegal_move@14 claim:illegal_stood@14",
        ),
        // Castling through check.
        (
            "FEN=4k3/7p/8/8/8/5r2/7P/4K2R w K - 0 1",
            "1. O-O Re3 2. Kg2 h5 *".to_owned(),
            4,
            "illegal_move@0 claim:illegal_stood@0",
        ),
        // White leaves his king in check, and Black does not see it.
        (
            "FEN=4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1",
            "1. Rd2 Kf7 2. Kd1 Ke6 3. Kc2 *".to_owned(),
            5,
            "illegal_move@0 claim:illegal_stood@0",
        ),
        // A check is overlooked twice.
        (
            "",
            "1. e4 e5 2. Nf3 d6 3. Bb5+ Nf6 4. O-O a6 5. Ba4 b5 6. Bb3 Be7 7. c3 O-O *".to_owned(),
            14,
            "illegal_move@5 claim:illegal_stood@5 illegal_move@7 claim:illegal_stood@7",
        ),
        // Mate is given while in check.
        (
            "",
            "1. e4 e5 2. Bc4 Bc5 3. Qh5 Bxf2+ 4. Qxf7# 1-0".to_owned(),
            7,
            "illegal_move@6 claim:illegal_stood@6",
        ),
        // Behind the second illegal move nothing leads on.
        (
            "",
            "1. e4 e5 2. Nf3 d6 3. Bb5+ Nf6 4. O-O Bd7 5. Ra5 Qd4 *".to_owned(),
            8,
            "illegal_move@5 claim:illegal_stood@5 illegal_move@8",
        ),
        // What is behind it is judged as always.
        (
            "",
            "1. f3 e5 2. Bb5 a6 3. g4 Qh4+ 1-0".to_owned(),
            6,
            "illegal_move@2 claim:illegal_stood@2",
        ),
        // The last move of a record stands nowhere.
        ("", "1. e4 e5 2. Ke3 *".to_owned(), 2, "illegal_move@2"),
        // A slip of the pen: the next words are no moves from there.
        (
            "",
            "1. e4 e5 2. Qd4 Nc6 3. Qd1 Nf6 *".to_owned(),
            2,
            "illegal_move@2",
        ),
        // Two knights may have been meant.
        ("", "1. e4 e5 2. Nf4 Nc6 3. d3 *".to_owned(), 2, "illegal_move@2"),
    ] {
        let moves = &moves;
        check(tags, moves, plies, expected);
    }
}

#[test]
fn what_an_illegal_move_was_is_asked_of_the_board() {
    const PAWN: &str = "FEN=8/4P1k1/8/8/8/8/1r4PP/6K1 w - - 0 1";
    for (tags, moves, plies, expected) in [
        // A mate is one whatever sign is written.
        (
            "",
            "1. e4 e5 2. Bc4 Bc5 3. Qh5 Bxf2+ 4. Qxf7 1-0",
            7,
            "illegal_move@6 claim:illegal_stood@6",
        ),
        (
            "FEN=6k1/5ppp/8/8/8/7q/5P1P/R5K1 b - - 0 1",
            "1... Qg4+ 2. Ra7# 1-0",
            1,
            "illegal_move@1",
        ),
        // The queen can still come between.
        (
            "FEN=6k1/5ppp/8/8/8/7q/5P1P/R5K1 b - - 0 1",
            "1... Qg4+ 2. Ra8# 1-0",
            1,
            "illegal_move@1",
        ),
        // The piece that a pawn became is known from what it did then; not where it stood still.
        (
            PAWN,
            "1. e8 Rb1+ 2. Kf2 Rb2+ 3. Qe2 Rxe2+ 4. Kxe2 Kg6 *",
            8,
            "illegal_move@0 claim:illegal_stood@0",
        ),
        (PAWN, "1. e8 Kg6 2. Kf1 Kg5 *", 0, "illegal_move@0"),
        (PAWN, "1. e8 Kg6 2. Ne2 Kg5 *", 0, "illegal_move@0"),
    ] {
        check(tags, moves, plies, expected);
    }
}

#[test]
fn what_could_have_been_claimed_hangs_on_the_kind_of_play() {
    for (tags, article, until) in [
        (
            "Date=2024.05.04;TimeControl=5400+30",
            "7.5.1",
            "the end of the game",
        ),
        (
            "Date=2024.05.04;TimeControl=180+2",
            "A.5.2",
            "the opponent's next move",
        ),
        (
            "Date=2004.05.04;TimeControl=300",
            "C.3",
            "the opponent's next move",
        ),
    ] {
        let moves = "1. f3 e5 2. Bb5 a6 3. g4 axb5 4. Nh3 Qh4+ *";
        let report = report(&format!("{}\n{moves}\n", written(tags)));
        let stood = &report.faults[1];
        assert_eq!(stood.article.as_deref(), Some(article), "{tags}");
        assert!(stood.to_string().ends_with(until), "{tags}: {stood}");
    }
}

#[test]
fn clocks_numbers_and_flags_behind_it_are_looked_at() {
    const STOOD: &str = "illegal_move@2 claim:illegal_stood@2";
    const CONTROL: &str = "TimeControl=5400+30";
    let bishop = |clocks: [&str; 6], end: &str| {
        let words = ["1. f3", "e5", "2. Bb5", "a6", "3. g4", "axb5"];
        let each = words.iter().zip(clocks).map(|(word, clock)| match clock {
            "" => (*word).to_owned(),
            clock => format!("{word} {{[%clk {clock}]}}"),
        });
        format!("{} {end}", each.collect::<Vec<_>>().join(" "))
    };
    for (tags, moves, expected) in [
        // The clock of the player at fault, and that of the other.
        (
            CONTROL,
            bishop(
                ["1:30:00", "1:30:00", "1:25:00", "1:29:00", "1:24:00", "1:59:00"],
                "*",
            ),
            "illegal_move@2 claim:illegal_stood@2 clock@6",
        ),
        (
            CONTROL,
            bishop(
                ["1:30:00", "1:29:00", "1:29:00", "1:31:20", "1:28:00", "1:31:00"],
                "*",
            ),
            "illegal_move@2 claim:illegal_stood@2 notice:time_given@4",
        ),
        (
            CONTROL,
            bishop(
                ["1:30:00", "1:29:00", "1:59:00", "1:28:00", "1:28:00", "1:27:00"],
                "*",
            ),
            "illegal_move@2 claim:illegal_stood@2 clock@3",
        ),
        (
            CONTROL,
            bishop(["1:30:00", "1:29:00", "1:29:10", "", "", "soon"], "*"),
            "illegal_move@2 claim:illegal_stood@2 clock@6",
        ),
        (
            CONTROL,
            bishop(
                ["1:30:00", "1:29:00", "1:29:10", "1:28:00", "1:29:00", "1:27:00"],
                "*",
            ),
            STOOD,
        ),
        // A move is missing between them.
        (
            "",
            bishop([""; 6], "5. Nh3 Nf6 *"),
            "illegal_move@2 claim:illegal_stood@2 move_number@6",
        ),
        // Only kings are left of White.
        (
            "FEN=4k2r/8/8/8/8/8/8/4K3 b - - 0 1;Termination=time forfeit",
            "1... Rh7 2. Ke3 Rh6 3. Ke4 1-0".to_owned(),
            "illegal_move@1 claim:illegal_stood@1 result_mismatch@4",
        ),
        (
            "FEN=4k2r/8/8/8/8/8/8/4K3 b - - 0 1",
            "1... Rh7 2. Ke3 Rh6 3. Ke4 {Black forfeits on time} 1-0".to_owned(),
            "illegal_move@1 claim:illegal_stood@1 result_mismatch@4",
        ),
    ] {
        let text = format!("{}\n{moves}\n", written(&format!("Event=x;{tags}")));
        assert_eq!(found(&report(&text)), expected, "{text}");
    }
}

#[test]
fn what_came_of_it_is_said() {
    for (moves, says) in [
        (
            "1. e4 e5 2. Bc4 Bc5 3. Qh5 Bxf2+ 4. Qxf7# 1-0",
            "Qxf7# stood, and it checkmated;",
        ),
        (
            "1. f3 e5 2. Bb5 a6 3. g4 axb5 4. Nh3 *",
            "Bb5 stood, and the game went on from it;",
        ),
    ] {
        let report = report(&format!("[Result \"*\"]\n\n{moves}\n"));
        assert!(report.faults[1].to_string().starts_with(says), "{report:?}");
    }
}
