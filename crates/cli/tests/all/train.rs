//! `arbiter train` as a user runs it.

use std::fs;

use assert_cmd::Command;
use serde_json::Value;

fn train(arguments: &[&str], code: i32) -> String {
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    command.arg("train").args(arguments).env("LC_ALL", "C");
    let done = command.assert().code(code);
    String::from_utf8(done.get_output().stdout.clone()).expect("UTF-8")
}

#[test]
fn the_exercises_are_listed_for_people_and_for_programs() {
    let text = train(&["list"], 0);
    assert!(
        text.contains("rook-then-king\tTouched pieces\tNational\tfide-2001 fide-2005"),
        "{text}"
    );
    let persian = train(&["list", "--lang", "fa"], 0);
    assert!(persian.contains("rook-then-king\tمهرهٔ لمس‌شده\tملی"), "{persian}");
    let json: Value = serde_json::from_str(&train(&["list", "--format", "json"], 0)).unwrap();
    let cases = json["cases"].as_array().unwrap();
    assert_eq!(cases.len(), text.lines().count());
    for case in cases {
        let names: Vec<&String> = case.as_object().unwrap().keys().collect();
        assert_eq!(names, ["id", "laws", "level", "play", "subject"]);
    }
}

#[test]
fn every_exercise_is_proved_under_every_edition_and_in_every_language() {
    let text = train(&["check"], 0);
    assert!(
        text.starts_with("Exercises: ") && text.ends_with("All is well.\n"),
        "{text}"
    );
}

const ONE: &str = r#"
[[exercise]]
id = "one"
case = "touch/castling#king, then rook: castling on that side"
subject = "touch"
level = 1
wrong = ["must_move:h1", "any_legal_move", "silence"]
"#;

#[test]
fn faults_of_own_files_are_told_with_their_place_and_an_exit_status() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("one.toml");
    let name = path.display().to_string();
    fs::write(&path, ONE).unwrap();
    assert!(train(&["check", &name], 0).starts_with("Exercises: 1. Asked under the editions: 6."));
    fs::write(&path, ONE.replace("silence", "must_castle:king")).unwrap();
    let text = train(&["check", &name], 1);
    assert!(
        text.contains(&format!("{name}:2: one: fide-2001: line 7:")),
        "{text}"
    );
    assert!(text.contains("but \"must_castle:king\" holds"), "{text}");
    let whole = folder.path().display().to_string();
    let json: Value = serde_json::from_str(&train(&["check", &whole, "--format", "json"], 1)).unwrap();
    assert_eq!((&json["ok"], &json["cases"]), (&Value::Bool(false), &1.into()));
    assert_eq!(
        (&json["faults"][0]["line"], &json["faults"][0]["id"]),
        (&2.into(), &"one".into())
    );
    assert_eq!(train(&["check", "nowhere.toml"], 2), "");
}
