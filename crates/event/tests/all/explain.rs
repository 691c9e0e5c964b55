//! Explanations: the brackets of the samples criterion by criterion, and "why not" held against its own answer.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "tests read samples and tell what they skip"
)]

use std::fs;
use std::path::PathBuf;

use arbiter_event::field::field;
use arbiter_event::generate::{Plan, generate};
use arbiter_pairing::dutch::{self, ExplainedBracket, Rules, Stop, WhyNot};
use arbiter_reports::trf;
use serde_json::Value;

fn samples() -> Option<PathBuf> {
    let data = std::env::var_os("ARBITER_DATA").map(PathBuf::from);
    let data = data.unwrap_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared")));
    Some(data.join("tournament/samples/pairings")).filter(|path| path.is_dir())
}

fn numbers(value: &Value) -> Vec<u16> {
    let list = value.as_array().into_iter().flatten();
    list.filter_map(|one| one.as_u64().map(|one| one as u16))
        .collect()
}

/// How often a criterion failed, or the length of its list.
fn failures(bracket: &ExplainedBracket, criterion: u8) -> u64 {
    let verdict = bracket.verdicts.iter().find(|one| one.criterion.0 == criterion);
    verdict.map_or(0, |verdict| match criterion {
        // the samples count moved-down players who float on; the others meet residents of one score
        18 | 20 => verdict.value.iter().filter(|&&value| value > 500_000).count() as u64,
        19.. => verdict.value.len() as u64,
        _ => verdict.value[0] as u64,
    })
}

fn expected(criteria: &Value, criterion: u8) -> u64 {
    match &criteria[format!("C{criterion}")] {
        Value::Array(list) => list.iter().filter_map(Value::as_u64).sum(),
        value => value.as_u64().unwrap_or(0),
    }
}

fn pairs(bracket: &Value) -> Vec<(u16, u16, String)> {
    let mut list: Vec<_> = bracket["pairs"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|pair| pair["rule"] != "pab")
        .map(|pair| {
            let of = |key: &str| pair[key].as_u64().unwrap_or(0) as u16;
            (
                of("white"),
                of("black"),
                pair["rule"].as_str().unwrap_or("").to_owned(),
            )
        })
        .collect();
    list.sort();
    list
}

/// Brackets in which somebody is paired: the samples list those that pass everybody on, and the bye, in their own way.
fn compare(place: &str, expected_line: &Value, found: &[ExplainedBracket]) -> usize {
    let theirs: Vec<&Value> = expected_line["brackets"].as_array().unwrap().iter().collect();
    let theirs: Vec<&Value> = theirs.into_iter().filter(|one| !pairs(one).is_empty()).collect();
    let ours: Vec<&ExplainedBracket> = found.iter().filter(|one| !one.pairs.is_empty()).collect();
    assert_eq!(theirs.len(), ours.len(), "{place}: number of brackets");
    for (theirs, ours) in theirs.iter().zip(&ours) {
        let members: Vec<u16> = ours.moved_down.iter().chain(&ours.residents).copied().collect();
        assert_eq!(numbers(&theirs["members"]), members, "{place}: members");
        let mut made: Vec<_> = ours
            .pairs
            .iter()
            .map(|pair| {
                (
                    pair.white,
                    pair.black,
                    pair.rule.article(Rules::newest()).to_owned(),
                )
            })
            .collect();
        made.sort();
        assert_eq!(
            pairs(theirs),
            made,
            "{place}: pairs and the articles of their colours"
        );
        for criterion in (10..=17).chain(18..=21) {
            let wanted = expected(&theirs["criteria"], criterion);
            let got = failures(ours, criterion);
            assert_eq!(wanted, got, "{place} {members:?}: C{criterion}");
        }
    }
    theirs.len()
}

#[test]
fn the_brackets_of_the_samples_cost_what_the_samples_say() {
    let Some(samples) = samples() else {
        eprintln!("the shared samples are not here, 4 tournaments skipped");
        return;
    };
    let mut brackets = 0;
    for name in ["everything_29", "baku_40", "late_wd_41", "byes_24"] {
        let event = fs::read(samples.join(format!("2026/{name}.trf"))).unwrap();
        let event = trf::read(&event).unwrap().event;
        let lines = fs::read_to_string(samples.join(format!("explain/{name}.brackets.jsonl"))).unwrap();
        for line in lines.lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            let round = line["round"].as_u64().unwrap() as usize;
            let found = dutch::explain(
                &field(&event.before(round), round),
                Rules::newest(),
                &Stop::never(),
            )
            .unwrap();
            brackets += compare(&format!("{name} round {round}"), &line, &found);
        }
    }
    assert!(brackets > 100, "{brackets} brackets");
}

/// Every question about every pair of small random tournaments has an answer, and none contradicts itself.
#[test]
fn no_pairing_asked_for_beats_the_one_made() {
    let (mut worse, mut later, mut other) = (0, 0, 0);
    for rules in [Rules::newest(), Rules::by_name("fide-dutch-2017").unwrap()] {
        for seed in 0..12 {
            let plan = Plan {
                forfeits: 3,
                half_byes: 3,
                absences: 3,
                rules,
                ..Plan::plain(7 + (seed % 9) as u16, 5, seed)
            };
            let event = generate(&plan);
            for round in 1..=event.paired_rounds() {
                let before = event.before(round);
                let numbers: Vec<u16> = before.players.iter().map(|player| player.number).collect();
                for (at, &one) in numbers.iter().enumerate() {
                    for &two in &numbers[at + 1..] {
                        match dutch::why_not(&field(&before, round), rules, (one, two), &Stop::never())
                            .unwrap()
                        {
                            WhyNot::Worse {
                                made,
                                other,
                                criterion,
                                ..
                            } => {
                                assert!(
                                    made < other,
                                    "{rules:?} seed {seed} round {round} {one}-{two} {criterion:?}: {made:?} {other:?}"
                                );
                                worse += 1;
                            }
                            WhyNot::Later { .. } => later += 1,
                            _ => other += 1,
                        }
                    }
                }
            }
        }
    }
    assert!(
        worse > 300 && later > 300 && other > 300,
        "{worse} {later} {other}"
    );
}
