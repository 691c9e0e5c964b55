//! Whole games as logs: they load for ever, lead to the end that was stored, and are judged today as they were then.

use std::collections::BTreeSet;
use std::fs;

use crate::golden_files::{Golden, folder, games};
use arbiter_casebook::{Tags, run, story};
use arbiter_game::log::{Chain, Log, LogFault, RULES};
use serde_json::Value;

const WRITE: &str = "look at the change, then: cargo run -p arbiter-casebook --example golden";

fn stored(game: &Golden) -> String {
    let path = folder().join(format!("v1/{}.jsonl", game.name));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}; {WRITE}", path.display()))
}

#[test]
fn the_games_go_as_they_are_told() {
    let mut stories = Vec::new();
    for game in games() {
        let report = run(&game.case, game.book);
        let refused = report.happened.iter().any(|happened| happened.refusal.is_some());
        if refused || !report.ok() {
            stories.push(format!("{}\n{}", game.name, story(&game.case, &report, &Tags)));
        }
    }
    assert!(stories.is_empty(), "{}", stories.join("\n"));
}

#[test]
fn ten_games_of_several_rulebooks_kinds_of_play_and_boards() {
    let games = games();
    assert_eq!(games.len(), 10);
    let books: BTreeSet<&str> = games.iter().map(|game| game.book.id()).collect();
    assert!(books.len() >= 6, "{books:?}");
    let modes: BTreeSet<&str> = games.iter().map(|game| game.case.setting.mode.as_str()).collect();
    assert_eq!(modes.len(), 4, "{modes:?}");
}

#[test]
fn every_golden_log_is_read_and_leads_to_the_end_that_was_stored() {
    let ends = fs::read_to_string(folder().join("v1/ends.jsonl")).expect("tests/golden/v1/ends.jsonl");
    let ends: Vec<Value> = ends
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let games = games();
    assert_eq!(ends.len(), games.len());
    for (game, end) in games.iter().zip(ends) {
        assert_eq!(game.end(&stored(game)), end, "{}", game.name);
    }
}

#[test]
fn the_rules_of_today_answer_as_they_did() {
    for game in games() {
        let log = Log::read(&stored(&game)).expect("a golden log");
        let differences = log.rejudge().expect("a rulebook that is built in");
        assert_eq!(differences, [], "{}: {WRITE}", game.name);
        let regime = log.header.regime().expect("a rulebook that is built in");
        assert_eq!(log.game().unwrap().regime(), &regime);
    }
}

/// The lines of entries without their hashes, which rest on the first line, and without the version of the rules that
/// wrote them: these logs were written once, and are those of that day.
fn unsealed(text: &str) -> Vec<String> {
    let mut chain = Chain::new();
    let version = format!("\"rules\":\"{}\"", Log::read(text).expect("a log").header.rules);
    let lines = text
        .lines()
        .map(|line| chain.check(line).expect("an intact chain"));
    lines.skip(1).map(|line| line.replacen(&version, "", 1)).collect()
}

#[test]
fn the_same_games_give_the_same_bytes() {
    for game in games() {
        let (then, now) = (stored(&game), game.log());
        assert_eq!(now, game.log(), "{}", game.name);
        assert!(unsealed(&then) == unsealed(&now), "{}: {WRITE}", game.name);
        // The first line names the data of the rulebook and the version of the rules; those may be others since.
        let header = Log::read(&then).expect("a golden log").header;
        if header.is_unchanged() && header.rules == RULES {
            assert!(then == now, "{}: {WRITE}", game.name);
        }
    }
}

#[test]
fn a_log_with_a_flipped_byte_is_refused_with_its_line() {
    for game in games() {
        let text = stored(&game);
        for at in (0..text.len()).step_by(text.len() / 97) {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;
            // A line break that becomes something else joins two lines.
            let line = 1 + text[..at].matches('\n').count();
            let Ok(flipped) = String::from_utf8(bytes) else {
                continue;
            };
            let error = Log::read(&flipped).expect_err("a changed log");
            assert_eq!(error.line, line, "{} byte {at}: {error}", game.name);
        }
    }
}

#[test]
fn a_log_that_was_cut_is_refused_with_its_line() {
    for game in games() {
        let text = stored(&game);
        for at in (1..text.len() - 1).step_by(text.len() / 53) {
            let line = 1 + text[..at].matches('\n').count();
            match Log::read(&text[..at]) {
                Err(error) => assert_eq!(error.line, line, "{} byte {at}: {error}", game.name),
                // Cut between two lines it is the log of a shorter game: only its last hash tells that.
                Ok(_) => assert!(
                    matches!(&text[at - 1..=at], "}\n" | "\n{"),
                    "{} byte {at}",
                    game.name
                ),
            }
        }
    }
}

#[test]
fn a_log_with_lines_left_out_or_moved_is_refused_with_the_line() {
    for game in games() {
        let text = stored(&game);
        let lines: Vec<&str> = text.lines().collect();
        for at in (1..lines.len() - 1).step_by(lines.len() / 13) {
            let mut without = lines.clone();
            without.remove(at);
            let mut moved = lines.clone();
            moved.swap(at, at + 1);
            let mut twice = lines.clone();
            twice.insert(at, lines[at - 1]);
            for changed in [without, moved, twice] {
                let error = Log::read(&changed.join("\n")).expect_err("a changed log");
                assert!(
                    error.line == at + 1 && matches!(error.fault, LogFault::Broken { .. }),
                    "{}: {error}",
                    game.name
                );
            }
        }
    }
}
