//! The tie-break samples: every value and every place of the samples, players and teams.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "tests read samples and tell what they skip"
)]

use std::fs;
use std::path::PathBuf;

use arbiter_event::tiebreak::{Code, Edition, standings};
use arbiter_event::{Event, trf};
use serde_json::Value;

fn samples() -> Option<PathBuf> {
    let data = std::env::var_os("ARBITER_DATA").map(PathBuf::from);
    let data = data.unwrap_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared")));
    Some(data.join("tournament/samples/tiebreaks")).filter(|path| path.is_dir())
}

/// Values that differ from those expected.
fn differing(event: &Event, expected: &Value, edition: Edition, name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for (code, values) in expected.as_object().into_iter().flatten() {
        let list: Code = code.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let table = standings(event, &[list], edition);
        for (player, value) in values.as_object().into_iter().flatten() {
            let line = table
                .iter()
                .find(|line| line.player.to_string() == *player)
                .unwrap();
            let found = line.values[0].map(|value| value.to_string());
            if found.as_deref() != value.as_str() {
                wrong.push(format!(
                    "{name} {code} of {player} ({edition:?}): expected {value}, found {found:?}"
                ));
            }
        }
    }
    wrong
}

fn misplaced(event: &Event, expected: &Value, name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for standing in expected.as_array().into_iter().flatten() {
        let codes: Vec<&str> = standing["list"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str)
            .collect();
        let list: Vec<Code> = codes.iter().map(|code| code.parse().unwrap()).collect();
        let table = standings(event, &list, Edition::Of2026);
        for line in &table {
            let rank = standing["rank"][line.player.to_string()].as_u64();
            if rank != Some(line.rank as u64) {
                wrong.push(format!(
                    "{name} {codes:?}: {} expected {rank:?}, found {}",
                    line.player, line.rank
                ));
            }
        }
    }
    wrong
}

#[test]
fn values_and_places_are_those_of_the_samples() {
    let Some(samples) = samples() else {
        eprintln!("the shared samples are not here, all skipped");
        return;
    };
    let mut files: Vec<PathBuf> = fs::read_dir(samples)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let (mut count, mut wrong) = (0, Vec::new());
    for file in files
        .iter()
        .filter(|file| file.extension().is_some_and(|end| end == "trf"))
    {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        count += 1;
        let event = trf::read(&fs::read(file).unwrap())
            .unwrap_or_else(|error| panic!("{name}: {error}"))
            .event;
        let expected = fs::read_to_string(file.with_file_name(format!("{name}.expected.json"))).unwrap();
        let expected: Value = serde_json::from_str(&expected).unwrap();
        wrong.extend(differing(&event, &expected["values"], Edition::Of2026, &name));
        wrong.extend(differing(
            &event,
            &expected["values_2024"],
            Edition::Of2024,
            &name,
        ));
        for (code, players) in expected["disputed"].as_object().into_iter().flatten() {
            let readings = players.as_object().into_iter().flatten();
            let readings = readings
                .map(|(player, both)| (player.clone(), both["text_reading"].clone()))
                .collect();
            let one = serde_json::json!({code: Value::Object(readings)});
            wrong.extend(differing(&event, &one, Edition::Of2026, &name));
        }
        wrong.extend(misplaced(&event, &expected["standings"], &name));
    }
    assert_eq!(count, 29);
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}
