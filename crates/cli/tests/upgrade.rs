//! What a 0.1 program left in its folder is there for this one: every line as it was, every chain whole, every game to be opened.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use rusqlite::Connection;

const LEFT_BY_0_1: &str = include_str!("../../../tests/golden/store-0.1.sql");

fn run(arguments: &[&str]) -> Output {
    let mut arbiter = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    arbiter.env("LC_ALL", "C").args(arguments).output().unwrap()
}

fn path(file: &Path) -> &str {
    file.to_str().unwrap()
}

/// Every stream of the file as 0.1 wrote it: its lines in order.
fn streams(file: &Path) -> Vec<(String, String)> {
    let base = Connection::open(file).unwrap();
    let query = "SELECT name, CAST(lines AS TEXT) FROM appends JOIN streams ON streams.id = stream ORDER BY name, version";
    let mut select = base.prepare(query).unwrap();
    let rows = select
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap();
    let mut streams: Vec<(String, String)> = Vec::new();
    for (name, lines) in rows.map(Result::<(String, String), _>::unwrap) {
        match streams.last_mut().filter(|last| last.0 == name) {
            Some(last) => last.1.push_str(&lines),
            None => streams.push((name, lines)),
        }
        if let Some(last) = streams.last_mut() {
            last.1.push('\n');
        }
    }
    streams
}

#[test]
fn data_of_0_1_are_carried_over_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("arbiter.sqlite3");
    let base = Connection::open(&file).unwrap();
    base.execute_batch(LEFT_BY_0_1).unwrap();
    drop(base);
    let before = streams(&file);
    assert_eq!(before.len(), 4, "two games, two events");

    let (data, copy) = (path(folder.path()), folder.path().join("copy.sqlite3"));
    let copied = run(&["backup", "--data", data, "--to", path(&copy)]);
    let said = String::from_utf8_lossy(&copied.stdout);
    assert!(
        copied.status.success(),
        "every chain is proven, every game opened: {said}"
    );
    assert!(said.contains('4'), "{said}");

    for (stream, lines) in before {
        let exported = run(&["log", "export", "--data", data, &stream]);
        assert_eq!(String::from_utf8_lossy(&exported.stdout), lines, "{stream}");
        let log = folder.path().join("log.jsonl");
        fs::write(&log, &lines).unwrap();
        let verified = run(&["log", "verify", path(&log)]);
        assert!(verified.status.success(), "{stream}: {verified:?}");
    }
}

#[test]
fn a_game_of_0_1_is_told_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("arbiter.sqlite3");
    Connection::open(&file)
        .unwrap()
        .execute_batch(LEFT_BY_0_1)
        .unwrap();
    let game = LEFT_BY_0_1
        .lines()
        .find_map(|line| line.strip_prefix("-- game: "))
        .unwrap();
    let log = streams(&file)
        .into_iter()
        .find(|(name, _)| *name == format!("game/{game}"))
        .unwrap()
        .1;
    let jsonl = folder.path().join("game.jsonl");
    fs::write(&jsonl, log).unwrap();
    let told = run(&["game", path(&jsonl)]);
    let story = String::from_utf8_lossy(&told.stdout);
    assert!(
        told.status.success() && story.contains("Black wins: checkmate"),
        "{story}"
    );
}
