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
        (&["perft", "2k5/8/8/8/8/8/8/4K3[Qn] w - -", "1"], "crazyhouse"),
        (&["perft", "--suite", "no such file"], "no such file"),
        (&["perft"], "Usage"),
        (&["perft", START], "DEPTH"),
    ] {
        let output = arbiter(arguments).assert().code(2).stdout("");
        let error = String::from_utf8_lossy(&output.get_output().stderr).into_owned();
        assert!(error.contains(reason), "{arguments:?}: {error}");
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
        (
            "crazyhouse",
            1_000,
            1,
            "crazyhouse: a variant that is not supported",
        ),
        ("3check", 1_000, 1, "three-check: a variant that is not supported"),
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
