//! `arbiter perft` as a user meets it.

use std::path::PathBuf;

use assert_cmd::Command;

fn arbiter(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    command.args(arguments);
    command
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_count_is_a_number_on_a_line() {
    arbiter(&["perft", START, "4"])
        .assert()
        .code(0)
        .stdout("197281\n");
    arbiter(&["perft", START, "0"]).assert().code(0).stdout("1\n");
}

#[test]
fn divide_gives_every_first_move_its_count() {
    let fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -";
    let output = "a5a4: 15\na5a6: 15\nb4a4: 15\nb4b1: 16\nb4b2: 16\nb4b3: 15\nb4c4: 15\nb4d4: 15\nb4e4: 15\n\
                  b4f4: 2\ne2e3: 15\ne2e4: 16\ng2g3: 4\ng2g4: 17\n\n14 moves, 191 nodes\n";
    arbiter(&["perft", fen, "2", "--divide"])
        .assert()
        .code(0)
        .stdout(output);
}

#[test]
fn castling_in_chess960_is_the_king_taking_his_rook() {
    let castles = |fen: &str, one: &str| {
        let output = arbiter(&["perft", fen, "1", "--divide"]).assert().code(0);
        let text = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
        assert!(
            text.lines().any(|line| line == format!("{one}: 1")),
            "{fen}: {text}"
        );
    };
    castles("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1");
    castles("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", "e1g1");
    castles("1k6/8/8/8/8/8/8/1K4R1 w G - 0 1", "b1g1");
}

#[test]
fn what_cannot_be_read_gives_2_and_says_why() {
    for (arguments, reason) in [
        (&["perft", "8/8/8/8/8/8/8/8 w - - 0 1", "1"][..], "king"),
        (&["perft", "no position", "1"], "expected"),
        (
            &[
                "perft",
                "--variant",
                "standard",
                "2k5/8/8/8/8/8/8/4K3[Qn] w - -",
                "1",
            ],
            "men in hand",
        ),
        (
            &["perft", "--variant", "zh", "2k5/8/8/8/8/8/8/4K3[Q w - -", "1"],
            "column 22",
        ),
        (
            &["perft", "2k5/8/8/8/8/8/8/4K3[KQ] w - - 4+3", "1"],
            "a king in hand",
        ),
        (&["perft", "2k5/8/8/8/8~/8/8/4K3 w - -", "1"], "a man before '~'"),
        (&["perft", "2k5/8/8/8/8/8/8/4K3 w - - 0-1+2", "1"], "3+3"),
        (&["perft", "--variant", "atomic", START, "1"], "king-of-the-hill"),
        (&["perft", "--suite", "no such file"], "no such file"),
        (&["perft"], "Usage"),
        (&["perft", START], "DEPTH"),
    ] {
        let output = arbiter(arguments).assert().code(2).stdout("");
        let error = String::from_utf8_lossy(&output.get_output().stderr).into_owned();
        assert!(error.contains(reason), "{arguments:?}: {error}");
    }
}

#[test]
fn every_game_is_counted_by_its_name_or_by_what_its_fen_gives_away() {
    let kings = "4k3/8/8/8/8/8/8/4K3";
    for (name, fen, depth, count) in [
        (None, format!("{kings}[Qn] w - - 0 1"), "1", "67\n"),
        (None, "4k3/1Q~6/8/8/4b3/8/Kpp5/8/ b - -".to_owned(), "3", "5445\n"),
        (
            None,
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 1+1".to_owned(),
            "3",
            "13410\n",
        ),
        (Some("bug"), format!("{kings}[N] w - - 0 1"), "1", "67\n"),
        (Some("3check"), START.to_owned(), "3", "8902\n"),
        (Some("chess960"), START.to_owned(), "3", "8902\n"),
        (
            Some("koth"),
            "4k3/8/8/8/4K3/8/8/8 b - - 0 1".to_owned(),
            "2",
            "0\n",
        ),
        (
            Some("king-of-the-hill"),
            "4k3/8/8/8/4K3/8/8/8 b - - 0 1".to_owned(),
            "0",
            "1\n",
        ),
    ] {
        let mut arguments = vec!["perft", &fen, depth];
        arguments.extend(name.iter().flat_map(|name| ["--variant", name]));
        arbiter(&arguments).assert().code(0).stdout(count);
    }
    let output = arbiter(&["perft", "7k/8/8/8/8/8/8/K7[N] w - -", "1", "--divide"])
        .assert()
        .code(0);
    let text = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
    for line in ["N@a2: 1", "N@g6: 1", "a1b2: 1", "65 moves, 65 nodes"] {
        assert!(text.lines().any(|told| told == line), "{line}: {text}");
    }
}

/// The suites that lie beside the project, with how many nodes each may have here.
#[test]
fn the_shared_suites() {
    let beside = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared"));
    let shared = std::env::var_os("ARBITER_DATA").map_or_else(beside, PathBuf::from);
    let suites = [
        ("tricky", 300_000, 0, "failed 0"),
        ("random", 100_000, 0, "failed 0"),
        ("chess960", 200_000, 0, "failed 0"),
        ("crazyhouse", 100_000, 0, "failed 0"),
        ("3check", 100_000, 0, "failed 0"),
    ];
    let mut skipped = 0;
    for (name, most, code, says) in suites {
        let path = shared.join(format!("data/movegen/{name}.perft"));
        if !path.exists() {
            skipped += 1;
            continue;
        }
        let path = path.to_string_lossy().into_owned();
        let output = arbiter(&["perft", "--suite", &path, "--max-nodes", &most.to_string()]).assert();
        let text = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
        output.code(code);
        assert!(text.contains(says), "{name}: {text}");
    }
    if skipped > 0 {
        println!("{skipped} suites skipped: no shared data");
    }
}
