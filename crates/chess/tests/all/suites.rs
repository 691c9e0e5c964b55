//! The perft suites of the shared data: standard, Chess960, tricky. Depths are bounded by nodes, so that the
//! debug build stays quick; `arbiter perft --suite` runs them whole.

use std::path::PathBuf;
use std::{env, fs};

use arbiter_chess::{Position, perft};

const MOST_NODES: u64 = 150_000;

fn shared() -> PathBuf {
    env::var_os("ARBITER_DATA").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared")),
        PathBuf::from,
    )
}

/// Runs a suite and gives the number of counts compared; `None` where the data are missing.
fn run(name: &str) -> Option<usize> {
    let path = shared().join("data/movegen").join(name);
    let Ok(text) = fs::read_to_string(&path) else {
        println!("skipped: 1 suite, {} is missing", path.display());
        return None;
    };
    let mut position = None;
    let mut compared = 0;
    for line in text.lines() {
        let words: Vec<_> = line.split_whitespace().collect();
        match words[..] {
            ["epd", ..] => position = Some(Position::from_fen(line.trim_start_matches("epd ")).unwrap()),
            ["perft", depth, nodes] => {
                let (depth, nodes): (u32, u64) = (depth.parse().unwrap(), nodes.parse().unwrap());
                if nodes <= MOST_NODES {
                    let position = position.as_ref().expect("a position before its counts");
                    assert_eq!(
                        perft(position, depth),
                        nodes,
                        "{name}: {position} at depth {depth}"
                    );
                    compared += 1;
                }
            }
            _ => {}
        }
    }
    Some(compared)
}

#[test]
fn suites_agree() {
    for (name, least) in [
        ("random.perft", 1_000),
        ("chess960.perft", 300),
        ("tricky.perft", 50),
    ] {
        if let Some(compared) = run(name) {
            assert!(compared >= least, "{name}: only {compared} counts");
        }
    }
}
