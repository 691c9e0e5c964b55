//! The tie-break samples: every value and every place of the samples, players and teams.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "tests read samples and tell what they skip"
)]

use std::fs;
use std::path::PathBuf;

use arbiter_event::Event;
use arbiter_event::tiebreak::{Code, Edition, standings};
use arbiter_reports::trf;
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
        let table = standings(event, &list, Edition::newest());
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
        wrong.extend(differing(&event, &expected["values"], Edition::newest(), &name));
        wrong.extend(differing(
            &event,
            &expected["values_2024"],
            Edition::by_name("c07-2024").unwrap(),
            &name,
        ));
        for (code, players) in expected["disputed"].as_object().into_iter().flatten() {
            let readings = players.as_object().into_iter().flatten();
            let readings = readings
                .map(|(player, both)| (player.clone(), both["text_reading"].clone()))
                .collect();
            let one = serde_json::json!({code: Value::Object(readings)});
            wrong.extend(differing(&event, &one, Edition::newest(), &name));
        }
        wrong.extend(misplaced(&event, &expected["standings"], &name));
    }
    assert_eq!(count, 29);
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// Players by number with their rounds, `3w1 0000-H` and so on.
fn event(head: &str, players: &[&str]) -> Event {
    let lines = players.iter().zip(1..).map(|(rounds, number)| {
        let blocks: Vec<String> = rounds
            .split_whitespace()
            .map(|word| {
                let end = word.len() - 2;
                format!("  {:>4} {} {}", &word[..end], &word[end..=end], &word[end + 1..])
            })
            .collect();
        format!(
            "{:<89}{}\n",
            format!("001 {number:>4}      P{number}"),
            blocks.concat()
        )
    });
    let text = format!("{head}{}", lines.collect::<String>());
    trf::read(text.as_bytes())
        .unwrap_or_else(|refused| panic!("{refused}\n{text}"))
        .event
}

fn value(event: &Event, player: u16, code: &str, edition: Edition) -> Option<String> {
    let table = standings(event, &[code.parse().unwrap()], edition);
    let line = table.iter().find(|line| line.player == player).unwrap();
    line.values[0].map(|value| value.to_string())
}

/// The modifier `P`: forfeits count as games, with the opponent's score in place of the dummy's.
#[test]
fn forfeits_count_as_played_where_the_event_says_so() {
    // 1 wins by forfeit against 2, who has 2 of 3; 1 has 2 of 3 too.
    let event = event(
        "142 3\n",
        &["2w+ 3b1 4w0", "1b- 4w1 3b1", "4b0 1w0 2w0", "3w1 2b0 1b1"],
    );
    let of = |code| value(&event, 1, code, Edition::newest()).unwrap();
    // Dummy: own 2, capped by 2's 2; so both agree here, but not for 2, whose dummy has his own score.
    assert_eq!((of("BH"), of("BH/P")), ("4".to_owned(), "4".to_owned()));
    let of = |code| value(&event, 2, code, Edition::newest()).unwrap();
    assert_eq!(of("BH"), "4"); // dummy min(2, 2) + 2 + 0
    // C1 cuts the voluntary round first, with P the lowest score.
    assert_eq!((of("BH/C1"), of("BH/C1/P")), ("2".to_owned(), "4".to_owned()));
}

/// The note to Article 8 is of March 2026: before, a round robin could have Buchholz.
#[test]
fn buchholz_in_a_round_robin_depends_on_the_edition() {
    let event = event(
        "192 FIDE_ROUNDROBIN\n",
        &["4w1 3w1 2b=", "3w1 4b0 1w=", "2b0 1b0 4w=", "1b0 2w1 3b="],
    );
    assert_eq!(value(&event, 1, "BH", Edition::newest()), None);
    assert_eq!(
        value(&event, 1, "BH", Edition::by_name("c07-2024").unwrap()).as_deref(),
        Some("3.5")
    );
    assert_eq!(value(&event, 1, "AOB", Edition::newest()), None);
    assert!(value(&event, 1, "AOB", Edition::by_name("c07-2024").unwrap()).is_some());
}

/// 6.3 where a loss has points: of four who are level at eight points 1 beat 2 and 3 and has not met 4, so he has 3 + 3 + 1 among them
/// at worst, and 4 has 1 + 2 + 3 at best.
#[test]
fn a_missing_game_lost_still_brings_the_points_of_a_loss() {
    let event = event(
        "162  W 3.0    D 2.0    L 1.0\n",
        &[
            "2w1 3w1 5b0 6b0",
            "1b0 4w= 3b= 7w1",
            "4w1 1b0 2w= 8w=",
            "3b0 2b= 6w1 5b=",
            "6w= 7w= 1w1 4w=",
            "5b= 8w0 4b0 1w1",
            "8w= 5b= 8w= 2b0",
            "7b= 6b1 7b= 3b=",
        ],
    );
    let table = standings(&event, &["DE".parse::<Code>().unwrap()], Edition::newest());
    let rank = |player: u16| table.iter().find(|line| line.player == player).unwrap().rank;
    assert_eq!([1, 2, 3, 4].map(rank), [3, 5, 4, 6]);
}
