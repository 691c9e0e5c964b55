//! Acts by their own names, what is announced of the boards, the invitation, and prizes, from the command line.

use std::path::Path;

use assert_cmd::Command;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A club evening of four, announced with what is played.
struct Evening(TempDir);

impl Evening {
    fn open() -> Self {
        let evening = Self(tempfile::tempdir().expect("a folder"));
        let table = "name,rating,club,sex\nGomez Ana,2100,One,w\nFalk Fred,2000,Two,m\nBos Bea,1900,One,w\nIto Ira,1800,Two,m\n";
        std::fs::write(evening.path().join("p.csv"), table).expect("written");
        evening.ok(&[
            "new",
            "c.jsonl",
            "--name",
            "Club",
            "--rounds",
            "3",
            "--players",
            "p.csv",
            "--rulebook",
            "fide-2023",
            "--control",
            "90m+30s",
            "--mode",
            "recorded",
            "--results",
            "typed",
        ]);
        evening
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn log(&self) -> Vec<u8> {
        std::fs::read(self.path().join("c.jsonl")).expect("a log")
    }

    fn say(&self, words: &[&str]) -> (i32, String, String) {
        let mut command = Command::cargo_bin("arbiter").expect("the program is built");
        command.arg("event").args(words).current_dir(self.path());
        let output = command.env("LC_ALL", "C").output().expect("it runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        let code = output.status.code().expect("a status");
        (code, text(output.stdout), text(output.stderr))
    }

    fn ok(&self, words: &[&str]) -> String {
        let (code, out, error) = self.say(words);
        assert_eq!(code, 0, "{words:?}: {error}");
        out
    }

    fn show(&self) -> Value {
        serde_json::from_str(&self.ok(&["show", "c.jsonl", "--format", "json"])).expect("JSON")
    }

    /// It is refused with such a sentence, and the log stays as it was.
    fn refused(&self, words: &[&str], sentence: &str) {
        let before = self.log();
        let (code, _, error) = self.say(words);
        assert_eq!(code, 2, "{words:?}: {error}");
        assert!(error.contains(sentence), "{words:?}: {error}");
        assert_eq!(self.log(), before, "{words:?}");
    }
}

#[test]
fn what_is_played_is_announced_amended_and_reported() {
    let evening = Evening::open();
    let play = |evening: &Evening| evening.show()["play"].clone();
    let told =
        json!({ "rulebook": "fide-2023", "control": "90m+30s", "mode": "recorded", "results": "typed" });
    assert_eq!(play(&evening), told);
    evening.ok(&[
        "change",
        "c.jsonl",
        "amend",
        "--control",
        "15m+10s",
        "--results",
        "players",
    ]);
    let (control, results) = (&play(&evening)["control"], &play(&evening)["results"]);
    assert_eq!((control, results), (&json!("15m+10s"), &json!("players")));
    // A report says what was announced as the rate of play, where no other rate was told.
    assert!(evening.ok(&["report", "c.jsonl"]).contains("122 15m+10s"));
    evening.ok(&[
        "change",
        "c.jsonl",
        "amend",
        "--rate",
        "15 minutes and 10 seconds a move",
    ]);
    let report = evening.ok(&["report", "c.jsonl"]);
    assert!(
        report.contains("122 15 minutes") && !report.contains("122 15m"),
        "{report}"
    );
    evening.refused(
        &["change", "c.jsonl", "amend", "--control", "a while"],
        "a time control, such as",
    );
    evening.refused(
        &["change", "c.jsonl", "amend", "--results", "somehow"],
        "typed, players, live",
    );
    let (code, _, error) = evening.say(&[
        "new",
        "d.jsonl",
        "--name",
        "D",
        "--rounds",
        "3",
        "--rulebook",
        "fide-1066",
    ]);
    assert_eq!(code, 2);
    assert!(error.contains("a rulebook for games"), "{error}");
    assert!(
        !evening.path().join("d.jsonl").exists(),
        "nothing is half announced"
    );
}

#[test]
fn an_act_is_done_by_its_own_name_or_as_the_log_has_it() {
    let evening = Evening::open();
    let names = evening.ok(&["act", "--list"]);
    assert!(
        names.lines().any(|name| name == "withdraw") && names.lines().count() > 40,
        "{names}"
    );
    evening.ok(&["act", "c.jsonl", "withdraw", "entrant=gomez", "from=2"]);
    let status = |evening: &Evening, at: usize| evening.show()["entrants"][at]["status"].clone();
    evening.ok(&[
        "act",
        "c.jsonl",
        r#"{"do": "rejoin", "entrant": "gomez ana", "from": 2}"#,
        r#"[{"do": "check_in", "entrant": 1, "round": 1}]"#,
    ]);
    assert_eq!(status(&evening, 0), "checked_in");
    evening.ok(&["act", "c.jsonl", "undo", "of=8"]);
    assert_eq!(status(&evening, 0), "entered");
    // All or none, and what stands in the way is said.
    let two = r#"[{"do": "withdraw", "entrant": "falk", "from": 1}, {"do": "withdraw", "entrant": "nobody", "from": 1}]"#;
    evening.refused(&["act", "c.jsonl", two], "Nobody here is called nobody");
    evening.refused(&["act", "c.jsonl", "fly"], "Act 1 cannot be read");
    evening.refused(&["act", "c.jsonl", "withdraw", "entrant"], "FIELD=VALUE");
    evening.refused(
        &[
            "act",
            "c.jsonl",
            "withdraw",
            "entrant=falk",
            "from=1",
            "how=quietly",
        ],
        "how",
    );
    evening.refused(&["act", "c.jsonl", "{\"do\": "], "");
    // A game that was played here is nobody's word.
    let game =
        r#"{"do": "penalty", "entrant": 1, "points": "-1", "round": 1, "reason": "late", "game": "g1"}"#;
    evening.refused(&["act", "c.jsonl", game], "Act 1 cannot be read: game");
}

#[test]
fn the_invitation_states_its_items_and_takes_them_back() {
    let evening = Evening::open();
    let stated = |evening: &Evening, item: &str| {
        let items = evening.show()["invitation"].clone();
        let found = items
            .as_array()
            .expect("a list")
            .iter()
            .find(|one| one["item"] == item)
            .cloned();
        found.expect("an item")["value"].clone()
    };
    let venue = "Town hall, room 2";
    evening.ok(&["note", "c.jsonl", "invitation", "hotel", venue]);
    assert_eq!(stated(&evening, "hotel"), venue);
    evening.ok(&["note", "c.jsonl", "invitation", "hotel", ""]);
    assert_eq!(stated(&evening, "hotel"), Value::Null);
    evening.refused(&["note", "c.jsonl", "invitation", "parking", "none"], "parking");
}

#[test]
fn a_prize_is_named_won_by_the_standings_given_and_taken_back() {
    let evening = Evening::open();
    evening.ok(&["draw", "c.jsonl", "--secret", "green"]);
    evening.ok(&["change", "c.jsonl", "prize", "Main", "--amounts", "50,30"]);
    evening.ok(&[
        "change",
        "c.jsonl",
        "prize",
        "Best woman",
        "--amounts",
        "20",
        "--sex",
        "w",
    ]);
    evening.ok(&["pair", "c.jsonl", "--save"]);
    evening.ok(&["result", "c.jsonl", "1=1-0", "2=1-0"]);
    let prizes = evening.show()["prizes"].clone();
    let text = prizes.to_string();
    assert!(text.contains("Best woman") && text.contains("Main"), "{text}");
    evening.ok(&[
        "change",
        "c.jsonl",
        "award",
        "Best woman",
        "bos",
        "--amount",
        "20",
    ]);
    let given = evening.show()["prizes"].to_string();
    assert_ne!(given, text, "who was given it is shown");
    evening.ok(&["undo", "c.jsonl"]);
    assert_eq!(evening.show()["prizes"].to_string(), text);
    evening.refused(
        &["change", "c.jsonl", "award", "Best hat", "bos"],
        "a prize of this event",
    );
    evening.refused(
        &["change", "c.jsonl", "prize", "Odd", "--amounts", "10,20"],
        "none larger than the one before",
    );
}
