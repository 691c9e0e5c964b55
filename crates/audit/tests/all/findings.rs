//! The collections of real games have the faults that `docs/audit-findings.md` explains, and no others.

#![allow(clippy::disallowed_macros, reason = "what is skipped is told")]

use std::collections::BTreeMap;

use crate::common::found;
use arbiter_audit::{BoardEnd, GameReport, Options, audit};

const FILES: [(&str, usize); 17] = [
    ("Carlsen", 1347),
    ("Fischer", 827),
    ("Kasparov", 1999),
    ("Morphy", 211),
    ("Tal", 2431),
    ("Waitzkin", 385),
    ("anastasian-lewis", 1),
    ("chessbase-empty-line", 1),
    ("cutechess-fischerrandom", 4),
    ("kasparov-deep-blue-1997", 6),
    ("knightvuillaume-jannlee-zh-lichess", 1),
    ("molinari-bordais-1979", 1),
    ("nepomniachtchi-liren-game1", 1),
    ("saturs-jannlee-zh-lichess", 1),
    ("stockfish-learning", 1),
    ("utf8-bom", 2),
    ("womens-world-rapid-2024-results", 605),
];

const LOOKED_AT: [&str; 3] = [
    "Carlsen 1287: notice:duplicate@0",
    "Kasparov 1927: notice:encoding@0",
    "anastasian-lewis 1: illegal_move@81",
];

fn collections() -> BTreeMap<&'static str, Vec<GameReport>> {
    let read = FILES
        .iter()
        .filter_map(|&(name, _)| Some((name, crate::common::shared(&format!("data/pgn/{name}.pgn"))?)));
    read.map(|(name, text)| (name, audit(&text, Options::default())))
        .collect()
}

#[test]
fn real_games_have_only_the_faults_that_were_looked_at() {
    let collections = collections();
    if collections.len() < FILES.len() {
        println!(
            "{} collections skipped: no shared data",
            FILES.len() - collections.len()
        );
    }
    for (name, games) in FILES {
        let Some(reports) = collections.get(name) else {
            continue;
        };
        assert_eq!(reports.len(), games, "{name}");
        let found: Vec<String> = reports
            .iter()
            .filter(|report| !report.faults.is_empty())
            .map(|report| format!("{name} {}: {}", report.game, found(report)))
            .collect();
        let expected: Vec<&str> = LOOKED_AT
            .into_iter()
            .filter(|line| line.starts_with(&format!("{name} ")))
            .collect();
        assert_eq!(found, expected, "{name}");
    }
}

#[test]
fn what_is_to_be_seen_in_them() {
    let collections = collections();
    let Some(kasparov) = collections.get("Kasparov") else {
        println!("1 collection skipped: no shared data");
        return;
    };
    let miles = kasparov
        .iter()
        .find(|report| report.facts.fivefold_ply.is_some())
        .expect("the game of 1998");
    assert_eq!(
        (miles.date.as_str(), miles.facts.fivefold_ply, miles.facts.plies),
        ("1998.05.26", Some(101), 105)
    );
    for report in collections.values().flatten() {
        if report.facts.end == Some(BoardEnd::DeadPosition) {
            assert_eq!(
                report.facts.end_ply,
                Some(report.facts.plies),
                "nobody played on: {report:?}"
            );
        }
        if report.variant == "chess960" {
            assert!(report.facts.plies > 20, "{report:?}");
        }
    }
}
