//! The pairing samples: every round of every tournament, pairs, colours, bye and order of the boards.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "tests read samples and tell what they skip"
)]

use std::fs;
use std::path::PathBuf;

use arbiter_event::System;
use arbiter_pairing::NotPaired;
use arbiter_pairing::dutch::Rules;
use arbiter_reports::trf;

/// The shared samples, where they are there.
fn samples() -> Option<PathBuf> {
    let data = std::env::var_os("ARBITER_DATA").map(PathBuf::from);
    let data = data.unwrap_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared")));
    Some(data.join("tournament/samples/pairings")).filter(|path| path.is_dir())
}

/// The boards of one line of a `.pairs.json`.
fn boards(line: &str) -> Vec<(u16, u16)> {
    let list = line
        .split("\"boards\":")
        .nth(1)
        .and_then(|rest| rest.split(",\"byes\"").next())
        .unwrap_or("");
    let numbers: Vec<u16> = list
        .split(|sign: char| !sign.is_ascii_digit())
        .filter_map(|word| word.parse().ok())
        .collect();
    numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

fn check(folder: &str, rules: Rules) {
    let Some(samples) = samples() else {
        eprintln!("{folder}: the shared samples are not here, all skipped");
        return;
    };
    let (mut rounds, mut wrong) = (0, Vec::new());
    let mut files: Vec<PathBuf> = fs::read_dir(samples.join(folder))
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    for file in files
        .iter()
        .filter(|file| file.extension().is_some_and(|end| end == "trf"))
    {
        let event = trf::read(&fs::read(file).unwrap()).unwrap().event;
        let expected = fs::read_to_string(file.with_extension("pairs.json")).unwrap();
        let expected: Vec<_> = expected
            .lines()
            .filter(|line| line.contains("\"round\""))
            .map(boards)
            .collect();
        for (index, expected) in expected.iter().enumerate() {
            let round = index + 1;
            rounds += 1;
            let found = System::Dutch(rules).pair(&event.before(round)).map(|round| {
                let bye = round.bye.map(|bye| (bye, 0));
                round.pairs.into_iter().chain(bye).collect::<Vec<_>>()
            });
            if found.as_ref() != Ok(expected) {
                wrong.push(format!(
                    "{} round {round}\n  expected {expected:?}\n  found    {found:?}",
                    file.display()
                ));
            }
        }
        let announced = event.rounds.map_or(0, usize::from);
        if expected.len() < announced {
            let found = System::Dutch(rules).pair(&event);
            if !matches!(found, Err(NotPaired::Impossible { .. })) {
                wrong.push(format!(
                    "{} should be impossible after round {}",
                    file.display(),
                    expected.len()
                ));
            }
        }
    }
    assert!(rounds > 300, "{rounds} rounds");
    assert!(
        wrong.is_empty(),
        "{} of {rounds} rounds differ:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn the_rounds_of_2026_come_out_as_paired() {
    check("2026", Rules::newest());
}

#[test]
fn the_rounds_of_2017_come_out_as_paired() {
    check("2017", Rules::by_name("fide-dutch-2017").unwrap());
}
