//! `arbiter time` as a user runs it.

use assert_cmd::Command;
use serde_json::{Value, json};

fn arbiter(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    command.arg("time").args(arguments).env("LC_ALL", "C");
    command
}

fn text(arguments: &[&str]) -> String {
    let output = arbiter(arguments).assert().code(0);
    String::from_utf8(output.get_output().stdout.clone()).expect("UTF-8")
}

fn as_json(arguments: &[&str]) -> Value {
    let output = arbiter(arguments).args(["--format", "json"]).assert().code(0);
    serde_json::from_slice(&output.get_output().stdout).expect("JSON")
}

fn error(arguments: &[&str]) -> String {
    let output = arbiter(arguments).assert().code(2);
    String::from_utf8(output.get_output().stderr.clone()).expect("UTF-8")
}

#[test]
fn a_control_is_explained_line_by_line() {
    let text = text(&["40/90+30, 30+30", "--laws", "fide-2009"]);
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    assert_eq!(
        lines,
        [
            "Time control: 40/90m+30s, 30m+30s (as a PGN tag: 40/5400+30:1800+30)",
            "40 moves in 1:30:00, and 0:30 more for every move",
            "all the remaining moves in 30:00, and 0:30 more for every move",
            "Main thinking time: 2:00:00",
            "Time per move: 0:30 is added and kept (cumulative)",
            "After 40 moves: 1:50:00 in all",
            "After 60 moves: 2:30:00 in all",
            "Latest end of a game of 60 moves: 5:00:00 after the start",
            "FIDE Laws of Chess 2009: standard chess, as 2:30:00 counts for 60 moves (Article A.1)",
        ]
    );
}

#[test]
fn moves_and_rulebook_are_chosen() {
    let found = as_json(&["10m+5s", "--moves", "80", "--laws", "fide-2001"]);
    assert_eq!(found["class"], "blitz");
    assert_eq!(
        (&found["article"], &found["edition"]),
        (&json!("C.1"), &json!("fide-2001"))
    );
    assert_eq!(found["figure_moves"], Value::Null);
    assert_eq!(found["latest_end"], json!({ "moves": 80, "time": "33:20" }));
    let totals = &found["controls"][0]["totals"];
    assert_eq!(totals[2], json!({ "moves": 80, "time": "16:40" }));
    assert_eq!(as_json(&["10m+5s", "--laws", "fide-2005"])["class"], "rapid");
    assert_eq!(as_json(&["10m", "--laws", "lekocup-1402"])["class"], Value::Null);
}

#[test]
fn a_game_without_increments_ends_with_its_time() {
    assert_eq!(
        as_json(&["G/10"])["latest_end"],
        json!({ "moves": null, "time": "20:00" })
    );
    let odds = as_json(&["5m", "|", "3m"]);
    assert_eq!(odds["latest_end"]["time"], "8:00");
    assert_eq!(odds["controls"].as_array().map(Vec::len), Some(2));
    assert_eq!(odds["warnings"][0]["what"], "different");
}

#[test]
fn what_is_unclear_is_asked_and_what_is_wrong_has_its_place() {
    let asked = error(&["40 moves in 90 minutes with 30 minutes"]);
    assert!(
        asked.contains("40/90m, 30m or 40/90m+30s?") && asked.contains("29"),
        "{asked}"
    );
    for (control, column) in [("40/90+", "7"), ("10m x", "5"), ("*180", "1"), ("90m, 30m", "6")] {
        let told = error(&[control]);
        assert!(told.contains(&format!("Column {column}:")), "{control}: {told}");
    }
}

#[test]
fn all_languages_explain_the_same_figures() {
    for (lang, total, end) in [
        ("fa", "۱:۵۰:۰۰", "۵:۰۰:۰۰"),
        ("ar", "1:50:00", "5:00:00"),
        ("vi", "1:50:00", "5:00:00"),
    ] {
        let text = text(&["40/90+30, 30+30", "--lang", lang]);
        assert!(text.contains(total) && text.contains(end), "{lang}: {text}");
        assert!(!text.contains(['{', '$']), "{lang}: {text}");
        let asked = error(&["90m+30m", "--lang", lang]);
        assert!(
            asked.contains("120m") && asked.contains("90m+30s"),
            "{lang}: {asked}"
        );
    }
}
