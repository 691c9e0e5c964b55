//! Whoever reads no more (`| head -1`) is left quietly, by every command and in every form.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn arbiter(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("arbiter"));
    command
        .args(words)
        .current_dir(folder)
        .env("LC_ALL", "C")
        .stdin(Stdio::null());
    command
}

fn ok(folder: &Path, words: &[&str]) -> Vec<u8> {
    let output = arbiter(folder, words).output().expect("it runs");
    assert!(
        output.status.success(),
        "{words:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    output.stdout
}

/// What comes of a command whose reader is gone before it begins.
fn unread(folder: &Path, words: &[&str]) -> Output {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    arbiter(folder, words)
        .stdout(writer)
        .stderr(Stdio::piped())
        .output()
        .expect("it runs")
}

/// An open with two rounds, a cup that is drawn, a report and a table.
fn hall() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = folder.path();
    let names: String = (1..=8)
        .map(|number| format!("Player {number},{}\n", 2000 + number))
        .collect::<Vec<_>>()
        .concat();
    std::fs::write(hall.join("players.csv"), format!("name,rating\n{names}")).expect("written");
    for (file, system) in [("cup.jsonl", "fide-dutch-2026"), ("knock.jsonl", "knockout")] {
        let new = [
            "event",
            "new",
            file,
            "--name",
            "Cup",
            "--rounds",
            "3",
            "--system",
            system,
            "--players",
            "players.csv",
        ];
        ok(hall, &new);
        if system == "knockout" {
            ok(hall, &["event", "settle", file, "--defaults"]);
        }
        ok(hall, &["event", "draw", file, "--secret", "seven"]);
        ok(hall, &["event", "pair", file, "--save"]);
    }
    ok(
        hall,
        &["event", "result", "cup.jsonl", "1=1-0", "2=0-1", "3==", "4=1-0"],
    );
    std::fs::write(hall.join("cup.trf"), ok(hall, &["event", "report", "cup.jsonl"])).expect("written");
    folder
}

#[test]
fn every_command_of_an_event_ends_quietly_where_nobody_reads() {
    let folder = hall();
    let hall = folder.path();
    for words in [
        "pair cup.jsonl",
        "pair cup.jsonl --format json",
        "bracket knock.jsonl",
        "bracket knock.jsonl --format json",
        "settle knock.jsonl",
        "minutes cup.jsonl",
        "minutes cup.jsonl --format json",
        "sheet cup.jsonl",
        "sheet cup.jsonl --format csv",
        "standings cup.jsonl",
        "standings cup.jsonl --format json",
        "standings cup.jsonl --format csv",
        "standings cup.jsonl --explain",
        "explain cup.jsonl",
        "explain cup.jsonl --format json",
        "generate --players 300 --rounds 5 --seed 1",
        "generate --rating-list txt --players 1000",
        "report cup.jsonl",
        "report cup.jsonl --for bbp",
        "report cup.jsonl --for trf16",
        "report cup.trf --format table",
        "report cup.trf --format json",
        "report cup.trf --format csv",
        "ratings cup.jsonl",
        "norms cup.jsonl --format json",
        "prizes cup.jsonl --prizes 100,50",
        "draw cup.jsonl --verify",
    ] {
        let words: Vec<&str> = ["event"].into_iter().chain(words.split(' ')).collect();
        let read = arbiter(hall, &words).output().expect("it runs");
        assert!(
            !read.stdout.is_empty(),
            "{words:?} says nothing: {}",
            String::from_utf8_lossy(&read.stderr)
        );
        let ended = unread(hall, &words);
        let told = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(141), "{words:?}: {told}");
        assert_eq!(
            told,
            String::from_utf8_lossy(&read.stderr),
            "{words:?}: nothing but its notices"
        );
    }
}

#[test]
fn the_other_commands_end_quietly_too() {
    let folder = hall();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for words in [
        &["laws", "list"][..],
        &["laws", "show", "4.3"],
        &["laws", "search", "threefold"],
        &["laws", "diff", "fide-2018", "fide-2023"],
        &["laws", "coverage"],
        &["laws", "term", "touch"],
        &["mate", start],
        &["perft", start, "2"],
        &["rule", "--schema"],
        &["time", "90m+30s"],
    ] {
        let ended = unread(folder.path(), words);
        let told = String::from_utf8_lossy(&ended.stderr);
        assert_eq!((ended.status.code(), &*told), (Some(141), ""), "{words:?}");
    }
    // Help is written by the reader of the command line, which asks nobody whether it was read.
    for words in [&["--help"][..], &["event", "report", "--help"], &["--version"]] {
        let ended = unread(folder.path(), words);
        assert_eq!(
            (ended.status.code(), &*ended.stderr),
            (Some(0), &b""[..]),
            "{words:?}"
        );
    }
}

#[test]
fn who_reads_one_line_of_many_gets_it_and_no_complaint() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = [
        "event",
        "generate",
        "--players",
        "2000",
        "--rounds",
        "3",
        "--seed",
        "1",
    ];
    let mut program = arbiter(folder.path(), &words)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut line = String::new();
    let mut reader = BufReader::with_capacity(64, program.stdout.take().expect("its output"));
    reader.read_line(&mut line).expect("a line");
    drop(reader);
    let ended = program.wait_with_output().expect("it ends");
    assert!(line.ends_with('\n') && line.len() > 1, "{line:?}");
    assert_eq!(
        (ended.status.code(), &*String::from_utf8_lossy(&ended.stderr)),
        (Some(141), "")
    );
}
