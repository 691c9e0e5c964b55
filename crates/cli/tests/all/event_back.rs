//! The mistakes of a day at the desk, and the way back from each.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use assert_cmd::cargo::CommandCargoExt;
use serde_json::Value;

struct Desk(tempfile::TempDir);

impl Desk {
    /// Eight players, drawn and paired.
    fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let names = [
            "Gomez, G",
            "Falk, F",
            "Späth, S",
            "Nguyễn, A",
            "Karimi, K",
            "Bos, B",
            "Gomez, H",
            "Ito, I",
        ];
        let rows: Vec<String> = names
            .iter()
            .zip(0..)
            .map(|(name, at)| format!("\"{name}\",{},Club {}", 2400 - 20 * at, at % 3))
            .collect();
        let table = format!("name,rating,club\n{}\n", rows.join("\n"));
        std::fs::write(folder.path().join("p.csv"), table).expect("written");
        let desk = Self(folder);
        desk.ok(&[
            "new",
            "c.jsonl",
            "--name",
            "Open",
            "--rounds",
            "5",
            "--players",
            "p.csv",
        ]);
        desk.ok(&["draw", "c.jsonl", "--secret", "green"]);
        desk.ok(&["pair", "c.jsonl", "--save"]);
        desk
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::cargo_bin("arbiter").expect("the program is built");
        command
            .arg("event")
            .args(words)
            .current_dir(self.path())
            .env("LC_ALL", "C");
        command
    }

    fn say(&self, words: &[&str]) -> (i32, String, String) {
        let output = self.command(words).output().expect("it runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        (
            output.status.code().expect("a status"),
            text(output.stdout),
            text(output.stderr),
        )
    }

    fn ok(&self, words: &[&str]) -> String {
        let (code, out, error) = self.say(words);
        assert_eq!(code, 0, "{words:?}: {error}");
        out
    }

    fn refused(&self, words: &[&str]) -> String {
        let before = std::fs::read(self.path().join("c.jsonl")).expect("a log");
        let (code, _, error) = self.say(words);
        assert_eq!(code, 2, "{words:?}: {error}");
        assert_eq!(
            std::fs::read(self.path().join("c.jsonl")).expect("a log"),
            before,
            "nothing is done"
        );
        error
    }

    fn json(&self, words: &[&str]) -> Value {
        serde_json::from_str(&self.ok(words)).expect("JSON")
    }

    /// What stands, without what only grows.
    fn stands(&self) -> (Value, String, String) {
        let mut shown = self.json(&["show", "c.jsonl", "--format", "json"]);
        shown["version"] = Value::Null;
        (
            shown,
            self.ok(&["standings", "c.jsonl", "--format", "csv"]),
            self.ok(&["report", "c.jsonl"]),
        )
    }

    fn is_whole(&self) {
        let mut command = Command::cargo_bin("arbiter").expect("the program is built");
        let output = command
            .args(["log", "verify", "c.jsonl"])
            .current_dir(self.path())
            .output()
            .expect("it runs");
        assert!(output.status.success(), "{output:?}");
    }
}

#[test]
fn whatever_is_done_is_taken_back_and_what_stands_is_what_stood() {
    let desk = Desk::open();
    desk.ok(&["result", "c.jsonl", "1=1-0", "2==", "3=0-1", "4=1-0"]);
    for (done, back) in [
        (
            &["pair", "c.jsonl", "--save"][..],
            &["pair", "c.jsonl", "--undo"][..],
        ),
        (
            &["change", "c.jsonl", "withdraw", "falk"],
            &["change", "c.jsonl", "withdraw", "falk", "--undo"],
        ),
        (
            &["change", "c.jsonl", "bye", "ito"],
            &["change", "c.jsonl", "bye", "ito", "--undo"],
        ),
        (
            &["change", "c.jsonl", "enter", "Late, L", "--rating", "2350"],
            &["change", "c.jsonl", "remove", "late"],
        ),
        (
            &["change", "c.jsonl", "exclude", "#2"],
            &["change", "c.jsonl", "exclude", "2", "--undo"],
        ),
        (
            &["change", "c.jsonl", "check-in", "1", "2", "3"],
            &["change", "c.jsonl", "check-in", "1", "2", "3", "--undo"],
        ),
        (
            &[
                "change", "c.jsonl", "penalty", "falk", "-0.5", "--reason", "phone",
            ],
            &["change", "c.jsonl", "penalty", "falk", "--undo"],
        ),
        (
            &["change", "c.jsonl", "correct", "ito", "--name", "Itou, I"],
            &["undo", "c.jsonl"],
        ),
        (&["change", "c.jsonl", "colours", "1", "2"], &["undo", "c.jsonl"]),
        (
            &[
                "change",
                "c.jsonl",
                "amend",
                "--city",
                "Hanoi",
                "--round-day",
                "1=2026-10-03",
            ],
            &["undo", "c.jsonl"],
        ),
        (
            &["result", "c.jsonl", "1=0-1", "--was", "1-0"],
            &["result", "c.jsonl", "--undo", "1"],
        ),
    ] {
        let before = desk.stands();
        desk.ok(done);
        assert_ne!(
            desk.json(&["history", "c.jsonl", "--format", "json"])
                .as_array()
                .map(Vec::len),
            Some(0)
        );
        desk.ok(back);
        if done.contains(&"--round-day") {
            desk.ok(&["undo", "c.jsonl"]); // two values were put right
        }
        assert_eq!(desk.stands(), before, "{done:?}");
    }
    desk.is_whole();
}

#[test]
fn people_are_meant_by_name_and_nobody_is_guessed() {
    let desk = Desk::open();
    let told = desk.ok(&["change", "c.jsonl", "withdraw", "spath"]);
    assert_eq!(told.trim(), "3 Späth, S (Club 2): withdrawn from round 2");
    let two = desk.refused(&["change", "c.jsonl", "withdraw", "gomez"]);
    assert!(
        two.contains("1 Gomez, G (Club 0)") && two.contains("7 Gomez, H (Club 0)"),
        "{two}"
    );
    let none = desk.refused(&["change", "c.jsonl", "withdraw", "karami"]);
    assert!(none.contains("Nearest: 5 Karimi, K"), "{none}");
    assert!(
        desk.ok(&["change", "c.jsonl", "withdraw", "nguyen"])
            .starts_with("4 Nguyễn, A")
    );
    // Who comes late moves others, and each of them is named; ids stay.
    let told = desk.ok(&["change", "c.jsonl", "enter", "Late, L", "--rating", "2390"]);
    assert!(
        told.contains("3 Falk, F (Club 1) had the starting rank 2") && told.contains("2 Late, L: entered"),
        "{told}"
    );
    let shown = desk.json(&["show", "c.jsonl", "--format", "json"]);
    let falk = shown["entrants"]
        .as_array()
        .expect("entrants")
        .iter()
        .find(|one| one["name"] == "Falk, F")
        .cloned();
    let falk = falk.expect("Falk");
    assert_eq!((&falk["id"], &falk["rank"]), (&2.into(), &3.into()));
    // Results by names, and the other way round is told.
    let board = &shown["boards"][0];
    let name = |id: &Value| {
        let all = shown["entrants"].as_array().expect("entrants");
        all.iter()
            .find(|one| one["id"] == *id)
            .map(|one| one["rank"].to_string())
            .expect("a rank")
    };
    let (white, black) = (name(&board["white"]), name(&board["black"]));
    let wrong = desk.refused(&["result", "c.jsonl", &format!("{black}-{white}=1-0")]);
    assert!(wrong.contains("has White"), "{wrong}");
    desk.ok(&["result", "c.jsonl", &format!("{white}-{black}=1-0")]);
}

#[test]
fn what_stands_in_the_way_is_named() {
    let desk = Desk::open();
    let open = desk.refused(&["pair", "c.jsonl", "--save"]);
    assert!(
        open.contains("board 1, 5 Karimi, K (Club 1) – 1 Gomez, G") && open.contains("--confirm"),
        "{open}"
    );
    desk.ok(&["pair", "c.jsonl"]); // a preview never asks
    desk.ok(&["result", "c.jsonl", "1=1-0", "2==", "3=0-1", "4=1-0"]);
    let result = desk.refused(&["pair", "c.jsonl", "--undo"]);
    assert!(
        result.contains("there is a result. Take that back first"),
        "{result}"
    );
    let stale = desk.refused(&["result", "c.jsonl", "1=0-1"]);
    assert!(stale.contains("--was 1-0"), "{stale}");
    desk.ok(&["change", "c.jsonl", "withdraw", "ito", "--reason", "a secret"]);
    // The reason stands beside the chain, whole in itself, and in no report.
    let text = std::fs::read_to_string(desk.path().join("c.jsonl")).expect("a log");
    let secret: Vec<&str> = text.lines().filter(|line| line.contains("a secret")).collect();
    assert!(
        secret.len() == 1 && secret[0].starts_with("{\"private\":"),
        "{secret:?}"
    );
    assert!(!desk.ok(&["report", "c.jsonl"]).contains("a secret"));
    desk.is_whole();
    desk.ok(&["pair", "c.jsonl", "--save"]);
    let paired = desk.refused(&["change", "c.jsonl", "withdraw", "ito", "--undo"]);
    assert!(paired.contains("let the player come back"), "{paired}");
    desk.ok(&["change", "c.jsonl", "rejoin", "ito"]);
    // A correction of an old round moves no board and raises no alarm.
    let boards = desk.ok(&["sheet", "c.jsonl", "--format", "csv"]);
    desk.ok(&["result", "c.jsonl", "--round", "1", "2=0-1", "--was", "="]);
    assert_eq!(desk.ok(&["sheet", "c.jsonl", "--format", "csv"]), boards);
    desk.ok(&["check", "c.jsonl"]);
    // The table after round 1, while round 2 runs; running games add nothing.
    let after = desk.ok(&["standings", "c.jsonl", "--round", "1", "--format", "csv"]);
    let now = desk.ok(&["standings", "c.jsonl", "--format", "csv"]);
    let points = |text: &str| -> Vec<String> {
        text.lines()
            .skip(1)
            .map(|line| line.split(',').nth(2).unwrap_or("").to_owned())
            .collect()
    };
    assert_eq!(points(&after)[0], "1");
    assert!(
        points(&now)
            .iter()
            .all(|one| ["0", "0.5", "1", "2"].contains(&one.as_str())),
        "{now}"
    );
    // Who is excluded is not paired.
    desk.ok(&["change", "c.jsonl", "exclude", "falk", "--round", "3"]);
    desk.ok(&["result", "c.jsonl", "1==", "2==", "3=="]);
    let next = desk.json(&["pair", "c.jsonl", "--format", "json"]);
    let falk = |pair: &Value| pair["white"] == 2 || pair["black"] == 2;
    assert!(
        !next["pairs"].as_array().expect("pairs").iter().any(falk),
        "{next}"
    );
}

#[test]
fn twenty_writers_at_once_lose_nothing() {
    let desk = Desk::open();
    let writers: Vec<_> = (0..20)
        .map(|number| {
            let text = format!("note {number}");
            let mut command = desk.command(&["note", "c.jsonl", "words", &text]);
            command.stdout(Stdio::null()).spawn().expect("it runs")
        })
        .collect();
    for mut writer in writers {
        assert!(writer.wait().expect("it ends").success());
    }
    let history = desk.json(&["history", "c.jsonl", "--format", "json"]);
    let notes = history
        .as_array()
        .expect("a list")
        .iter()
        .filter(|made| made["do"] == "note");
    assert_eq!(notes.count(), 20);
    desk.is_whole();
}

#[test]
fn a_killed_writer_loses_no_act_that_was_answered() {
    let desk = Desk::open();
    let mut answered = 0;
    for round in 0..30 {
        let text = format!("note {round}");
        let mut command = desk.command(&["note", "c.jsonl", "words", &text]);
        let mut child = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it runs");
        std::thread::sleep(Duration::from_micros(500 * round));
        let _ = child.kill(); // it may have ended by itself
        answered += usize::from(child.wait().expect("it ends").success());
        desk.is_whole();
    }
    let history = desk.json(&["history", "c.jsonl", "--format", "json"]);
    let notes = history
        .as_array()
        .expect("a list")
        .iter()
        .filter(|made| made["do"] == "note")
        .count();
    assert!(notes >= answered, "{notes} of {answered}");
}

#[test]
fn a_log_goes_on_from_a_report_and_comments_of_others_change_nothing() {
    let desk = Desk::open();
    desk.ok(&["result", "c.jsonl", "1=1-0", "2==", "3=0-1", "4=1-0"]);
    let report = desk.ok(&["report", "c.jsonl"]);
    let odd = format!("### Arbiter: FIDE mode left: a joke\n### Arbiter: withdrawn 1 from round 2\n{report}");
    std::fs::write(desk.path().join("plain.trf"), &report).expect("written");
    std::fs::write(desk.path().join("odd.trf"), odd).expect("written");
    let next = |file: &str| desk.json(&["pair", file, "--format", "json"]);
    assert_eq!(next("plain.trf"), next("odd.trf"));
    assert_eq!(next("plain.trf")["pairs"], next("c.jsonl")["pairs"]);
    desk.ok(&["new", "again.jsonl", "--from", "odd.trf"]);
    assert_eq!(next("again.jsonl"), next("plain.trf"));
    let told = desk.ok(&["new", "noted.jsonl", "--from", "odd.trf", "--accept-notes"]);
    assert!(told.contains("withdrawn 1 from round 2"), "{told}");
    let shown = desk.json(&["show", "noted.jsonl", "--format", "json"]);
    assert_eq!(
        (&shown["entrants"][0]["status"], &shown["fide_mode"]),
        (&"withdrawn".into(), &false.into())
    );
    // With its state a report is the event, history and all.
    let exchange = desk.ok(&["report", "c.jsonl", "--exchange"]);
    std::fs::write(desk.path().join("whole.trf"), exchange).expect("written");
    assert_eq!(
        desk.json(&["show", "whole.trf", "--format", "json"]),
        desk.json(&["show", "c.jsonl", "--format", "json"])
    );
    desk.ok(&["result", "whole.trf", "--undo", "2"]);
}

#[test]
fn who_was_removed_by_mistake_comes_again_and_nobody_else_goes() {
    let desk = Desk::open();
    desk.ok(&["pair", "c.jsonl", "--undo"]);
    desk.ok(&["change", "c.jsonl", "remove", "3"]);
    let names = |desk: &Desk| {
        let shown = desk.json(&["show", "c.jsonl", "--format", "json"]);
        let all = shown["entrants"].as_array().expect("entrants").iter();
        all.map(|one| one["name"].as_str().expect("a name").to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&desk).len(), 7);
    // The number is somebody else's by now, and two were called so.
    assert!(
        desk.refused(&["change", "c.jsonl", "remove", "3", "--undo"])
            .contains('3')
    );
    desk.ok(&["change", "c.jsonl", "remove", "gomez, g"]);
    desk.ok(&["change", "c.jsonl", "remove", "gomez"]);
    let both = desk.refused(&["change", "c.jsonl", "remove", "gomez", "--undo"]);
    assert!(both.contains("Gomez, G; Gomez, H"), "{both}");
    let back = desk.ok(&["change", "c.jsonl", "remove", "Gomez, H", "--undo"]);
    assert!(back.contains("Gomez, H (Club 0)"), "{back}");
    desk.ok(&["change", "c.jsonl", "remove", "spath", "--undo"]);
    assert_eq!(names(&desk).len(), 7);
    desk.is_whole();
}

#[test]
fn a_protest_hears_of_the_boards_as_they_are() {
    let desk = Desk::open();
    desk.ok(&["pair", "c.jsonl", "--undo"]);
    let hand = [
        "pair",
        "c.jsonl",
        "--manual",
        "1-8 2-7 3-6 4-5",
        "--save",
        "--reason",
        "hand",
    ];
    let (code, _, told) = desk.say(&hand);
    assert_eq!(code, 1, "{told}");
    let why =
        |one: &str, two: &str| desk.json(&["explain", "c.jsonl", "--why", one, two, "--format", "json"]);
    assert_eq!(why("1", "5")["why"], "by_hand");
    assert_eq!(why("1", "8")["why"], "they_meet");
    let told = desk.ok(&["explain", "c.jsonl", "--why", "1", "5"]);
    assert!(told.contains("by hand"), "{told}");
    assert!(desk.ok(&["explain", "c.jsonl"]).contains("by hand"));
    let all = desk.json(&["explain", "c.jsonl", "--format", "json"]);
    assert_eq!(all["by_hand"], true);
    let other = Desk::open();
    let all = other.json(&["explain", "c.jsonl", "--format", "json"]);
    assert_eq!(all["by_hand"], false);
    assert!(!other.ok(&["explain", "c.jsonl"]).contains("by hand"));
}

#[test]
fn what_a_pairing_knew_goes_along_in_the_exchange() {
    let desk = Desk::open();
    desk.ok(&["result", "c.jsonl", "1=1-0", "2=1-0", "3=1-0", "4=1-0"]);
    desk.ok(&["pair", "c.jsonl", "--save"]);
    desk.ok(&[
        "result",
        "c.jsonl",
        "--round",
        "1",
        "1=0-1",
        "--was",
        "1-0",
        "--confirm",
        "yes",
    ]);
    desk.ok(&["check", "c.jsonl"]);
    let exchanged = desk.ok(&["report", "c.jsonl", "--exchange"]);
    std::fs::write(desk.path().join("e.trf"), exchanged).expect("written");
    desk.ok(&["check", "e.trf"]);
    let told = |file: &str| desk.ok(&["explain", file, "--round", "2"]);
    assert_eq!(told("e.trf"), told("c.jsonl"));
}

#[test]
fn who_is_excluded_by_a_result_that_is_put_right_plays_again() {
    let desk = Desk::open();
    let shown = desk.json(&["show", "c.jsonl", "--format", "json"]);
    let black = &shown["boards"][0]["black"];
    let status = |desk: &Desk| {
        let shown = desk.json(&["show", "c.jsonl", "--format", "json"]);
        let mut all = shown["entrants"].as_array().expect("entrants").iter();
        let one = all.find(|one| one["id"] == *black).expect("him");
        one["status"].as_str().expect("a status").to_owned()
    };
    desk.ok(&["result", "c.jsonl", "1=+:-", "--unexcused"]);
    assert_eq!(status(&desk), "excluded");
    let told = desk.ok(&["result", "c.jsonl", "1=1-0", "--was", "+:-"]);
    assert!(told.contains("reinstated from round 2"), "{told}");
    assert_eq!(status(&desk), "entered");
    desk.ok(&["result", "c.jsonl", "--undo", "1"]);
    assert_eq!(
        status(&desk),
        "excluded",
        "the result that stands again has excluded him"
    );
    // Excused after all; and a sign that looks like an option is a result.
    desk.ok(&["result", "c.jsonl", "1=+:-", "--was", "+:-", "--excused"]);
    assert_eq!(status(&desk), "entered");
    desk.ok(&["result", "c.jsonl", "2=-:+", "--excused"]);
    desk.ok(&["result", "c.jsonl", "2=0-1", "--was", "-:+"]);
    desk.is_whole();
}

#[test]
fn boards_are_printed_with_the_numbers_by_which_results_are_entered() {
    let desk = Desk::open();
    desk.ok(&["pair", "c.jsonl", "--undo"]);
    desk.ok(&["change", "c.jsonl", "seat", "gomez g", "40"]);
    let preview = desk.ok(&["pair", "c.jsonl", "--format", "csv"]);
    let saved = desk.ok(&["pair", "c.jsonl", "--save", "--format", "csv"]);
    let boards = |text: &str| -> Vec<String> {
        let lines = text.lines().skip(1);
        lines
            .map(|line| line.split(',').next().unwrap().to_owned())
            .collect()
    };
    assert_eq!(boards(&saved), ["2", "3", "4", "40"], "{saved}");
    assert_eq!(boards(&preview), ["2", "3", "4", "40"], "{preview}");
    assert!(saved.contains("\"Gomez, G\""), "with names: {saved}");
    let standings = desk.ok(&["standings", "c.jsonl", "--format", "csv"]);
    assert!(standings.contains("\"Gomez, G\""), "{standings}");
    let missing = desk.refused(&["result", "c.jsonl", "1=1-0"]);
    assert!(missing.contains("2 to 40"), "{missing}");
    desk.ok(&["result", "c.jsonl", "40=1-0"]);
}
