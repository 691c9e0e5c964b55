//! A process killed in the middle of its writes, again and again: what it was told is durable is there, whole.
//!
//! The kernel survives here, so this shows order and atomicity, not what a disk does when the power goes.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, thread};

use arbiter_store::{Sqlite, Store};

const ROUNDS: u64 = 12;
const STREAMS: u64 = 4;
const FILE: &str = "ARBITER_STORE_KILLED_FILE";
const TEST: &str = "a_writer_that_is_killed_loses_nothing_that_it_was_told";

#[test]
fn a_writer_that_is_killed_loses_nothing_that_it_was_told() {
    if let Some(file) = env::var_os(FILE) {
        return write_until_killed(Path::new(&file));
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("arbiter.db");
    let mut random = fastrand::Rng::with_seed(7);
    let mut told = BTreeMap::new();
    for round in 0..ROUNDS {
        let before: u64 = told.values().sum();
        kill_after(&file, random.u64(1..120), &mut told);
        assert!(
            told.values().sum::<u64>() > before,
            "round {round}: nothing written"
        );
        check(&file, &told, round);
    }
}

/// Each entry tells where it belongs, long enough to lie on several pages of the file.
fn entry(stream: u64, version: u64) -> Vec<u8> {
    format!("{stream} {version} {}", "♟".repeat((version % 500) as usize)).into_bytes()
}

/// The child: one thread a stream, two entries at a time, each acknowledgement said aloud.
fn write_until_killed(file: &Path) {
    let store = Sqlite::open(file).unwrap();
    thread::scope(|scope| {
        for stream in 0..STREAMS {
            let store = &store;
            scope.spawn(move || {
                let name = format!("game/{stream}");
                let mut version = store.version(&name).unwrap();
                loop {
                    let pair = vec![entry(stream, version + 1), entry(stream, version + 2)];
                    version = store.append(&name, version, pair).unwrap();
                    println!("durable {stream} {version}");
                }
            });
        }
    });
}

/// Starts the child, kills it after so many acknowledgements, and takes down all that it said.
fn kill_after(file: &Path, acknowledgements: u64, told: &mut BTreeMap<u64, u64>) {
    let mut child = Command::new(env::current_exe().unwrap())
        .args([TEST, "--exact", "--nocapture"])
        .env(FILE, file)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut heard = 0;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let Some(numbers) = line.split_once("durable ").map(|(_, numbers)| numbers) else {
            continue;
        };
        // The last line may be cut off in the middle by the kill; a number cut short is only smaller.
        let Some((stream, version)) = numbers.split_once(' ') else {
            continue;
        };
        let (Ok(stream), Ok(version)) = (stream.parse::<u64>(), version.parse::<u64>()) else {
            continue;
        };
        let last = told.entry(stream).or_insert(0);
        *last = version.max(*last);
        heard += 1;
        if heard == acknowledgements {
            child.kill().unwrap();
        }
    }
    assert!(!child.wait().unwrap().success(), "the child was to be killed");
}

fn check(file: &Path, told: &BTreeMap<u64, u64>, round: u64) {
    let store = Sqlite::open(file).unwrap();
    for (&stream, &durable) in told {
        let name = format!("game/{stream}");
        let version = store.version(&name).unwrap();
        assert!(
            version >= durable,
            "round {round}, {name}: told {durable}, found {version}"
        );
        assert_eq!(version % 2, 0, "round {round}, {name}: half an append");
        let entries = store.read(&name, 0, usize::MAX >> 1).unwrap();
        let expected: Vec<_> = (1..=version).map(|version| entry(stream, version)).collect();
        assert!(
            entries == expected,
            "round {round}, {name}: an entry is not what was written"
        );
    }
}
