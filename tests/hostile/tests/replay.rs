//! The corpora of the fuzzer and a fixed number of seeded inputs, on stable.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use arbiter_hostile::{BODIES, Body};
use fastrand::Rng;

/// Inputs made from each corpus; more is the fuzzer's work.
const SEEDED: u64 = 20_000;

fn corpora() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus")
}

/// The inputs of one corpus in the order of their names.
fn corpus(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder = corpora().join(name);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder that can be read").path());
    let mut inputs: Vec<_> = paths
        .map(|path| {
            (
                path.display().to_string(),
                fs::read(&path).expect("a file that can be read"),
            )
        })
        .collect();
    inputs.sort();
    inputs
}

/// Calls a body; on a panic says which input it was.
fn hold(body: Body, what: &str, input: &[u8]) {
    let held = catch_unwind(AssertUnwindSafe(|| body(input))).is_ok();
    assert!(held, "{what}: {:?}", String::from_utf8_lossy(input));
}

#[test]
fn every_target_has_a_corpus_and_every_corpus_a_target() {
    let named: Vec<&str> = BODIES.iter().map(|(name, _)| *name).collect();
    for (name, _) in BODIES {
        assert!(
            corpus(name).len() >= 5,
            "fuzz/corpus/{name} has nothing to replay"
        );
        let target = corpora().join(format!("../fuzz_targets/{name}.rs"));
        assert!(target.exists(), "{} is missing", target.display());
    }
    for entry in fs::read_dir(corpora()).expect("the corpora") {
        let name = entry.expect("a folder that can be read").file_name();
        assert!(
            named.iter().any(|known| name == *known),
            "fuzz/corpus/{name:?} has no body"
        );
    }
}

#[test]
fn the_corpora_hold() {
    for (name, body) in BODIES {
        for (path, input) in corpus(name) {
            hold(*body, &path, &input);
        }
    }
}

#[test]
fn seeded_inputs_hold() {
    for (name, body) in BODIES {
        let inputs: Vec<Vec<u8>> = corpus(name).into_iter().map(|(_, input)| input).collect();
        // Logs and acts are carried out: a tenth of them takes as long as the others.
        let carried_out = ["act", "event"].contains(name);
        let seeded = if carried_out { SEEDED / 10 } else { SEEDED };
        for seed in 0..seeded {
            let input = altered(&inputs, &mut Rng::with_seed(seed));
            hold(*body, &format!("{name}, seed {seed}"), &input);
        }
    }
}

/// One input of the corpus with up to four small things done to it.
fn altered(inputs: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut input = rng.choice(inputs).expect("an input").clone();
    for _ in 0..rng.usize(1..=4) {
        let at = rng.usize(0..=input.len());
        let until = rng.usize(at..=input.len().min(at + 8));
        match rng.u8(0..6) {
            0 => input.insert(at, rng.u8(..)),
            1 => input.insert(at, rng.u8(b' '..=b'~')),
            2 => drop(input.drain(at..until)),
            3 => input.extend_from_within(at..until),
            4 => input.truncate(at),
            _ => {
                let other = rng.choice(inputs).expect("an input");
                input.truncate(at);
                input.extend_from_slice(&other[at.min(other.len())..]);
            }
        }
    }
    input
}
