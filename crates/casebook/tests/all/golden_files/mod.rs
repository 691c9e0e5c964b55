//! The golden games and where their logs lie; shared by the test and by the example that writes the logs.

use std::fs;
use std::path::{Path, PathBuf};

use arbiter_casebook::{Case, log};
use arbiter_game::log::Log;
use arbiter_game::rules::laws::Rulebook;
use serde_json::{Value, json};

/// A golden game under its rulebook.
pub struct Golden {
    /// The name of its log.
    pub name: String,
    /// The case that it is.
    pub case: Case,
    /// Its rulebook.
    pub book: &'static Rulebook,
}

/// `tests/golden` of the project.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden")
}

/// The games of `games.toml`, numbered as they stand there.
pub fn games() -> Vec<Golden> {
    let text = fs::read_to_string(folder().join("games.toml")).expect("tests/golden/games.toml");
    let file = arbiter_casebook::read(&text);
    assert_eq!(file.faults, [], "games.toml");
    let numbered = (1..).zip(file.cases);
    let golden = numbered.map(|(number, case)| Golden {
        name: format!(
            "{number:02}-{}",
            case.name.replace([' ', ','], "-").replace("--", "-")
        ),
        book: Rulebook::by_id(&case.laws[0]).expect("a rulebook that is built in"),
        case,
    });
    golden.collect()
}

impl Golden {
    /// Its log as it is written today.
    pub fn log(&self) -> String {
        log(&self.case, self.book)
    }

    /// How the game of a log ends: a line of `ends.jsonl`.
    pub fn end(&self, text: &str) -> Value {
        let log = Log::read(text).unwrap_or_else(|error| panic!("{}: {error}", self.name));
        let state = log.state();
        let over = state.end.as_ref();
        let last: Value = serde_json::from_str(text.lines().last().unwrap_or_default()).expect("JSON");
        json!({
            "game": self.name,
            "laws": self.book.id(),
            "entries": log.entries.len(),
            "plies": state.line.plies().len(),
            "result": over.map(|end| end.result),
            "reason": over.map(|end| end.reason),
            "fen": state.line.now().to_fen(),
            "hash": last["hash"],
        })
    }
}
