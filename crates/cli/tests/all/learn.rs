//! `arbiter learn` as a teacher runs it.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use serde_json::Value;

fn arbiter(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    command.arg("learn").args(arguments).env("LC_ALL", "C");
    command
}

fn answer(arguments: &[&str], code: i32) -> String {
    let output = arbiter(arguments).assert().code(code);
    String::from_utf8(output.get_output().stdout.clone()).expect("UTF-8")
}

fn as_json(arguments: &[&str], code: i32) -> Value {
    let all: Vec<&str> = arguments.iter().copied().chain(["--format", "json"]).collect();
    serde_json::from_str(&answer(&all, code)).expect("JSON")
}

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/lesson")
}

#[test]
fn the_lessons_are_listed_with_their_steps() {
    let list = as_json(&["list"], 0);
    assert_eq!(list["lessons"].as_array().unwrap().len(), 40);
    let rook = list["lessons"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["id"] == "rook")
        .unwrap();
    assert_eq!(rook["part"], "men");
    let step = &rook["steps"][2];
    assert_eq!(
        (step["id"].as_str(), step["kind"].as_str(), step["best"].as_u64()),
        (Some("two-marks"), Some("collect"), Some(2))
    );
    assert_eq!(step["fen"], "8/8/8/8/8/8/8/R7 w - - 0 1");
    let persian = answer(&["list", "--lang", "fa"], 0);
    assert!(persian.contains("رخ"), "{persian}");
}

#[test]
fn a_step_is_tried_move_by_move() {
    let open = as_json(&["try", "rook", "two-marks", "a1a5"], 0);
    assert_eq!(
        (open["state"].as_str(), open["left"].as_u64()),
        (Some("open"), Some(1))
    );
    let done = as_json(&["try", "rook", "two-marks", "a1a5", "a5h5"], 0);
    assert_eq!(
        (done["state"].as_str(), done["cites"][0].as_str()),
        (Some("done"), Some("3.3"))
    );
    let wrong = as_json(&["try", "rook", "two-marks", "a1b2"], 1);
    assert_eq!(wrong["state"], "wrong");
    assert!(
        wrong["said"]
            .as_str()
            .unwrap()
            .contains("no such piece can go there"),
        "{wrong}"
    );
    let text = answer(&["try", "touch-move", "own", "white touches g1"], 0);
    assert!(text.contains("g1"), "{text}");
    arbiter(&["try", "rook", "two-marks", "zebra"]).assert().code(2);
    arbiter(&["try", "rook", "no-such-step"]).assert().code(2);
    arbiter(&["try", "zebra", "one"]).assert().code(2);
}

#[test]
fn the_lessons_of_the_house_and_the_example_are_proved() {
    assert_eq!(as_json(&["check"], 0)["lessons"], 40);
    let folder = example();
    let checked = as_json(&["check", folder.to_str().unwrap()], 0);
    assert_eq!(
        (
            checked["lessons"].as_u64(),
            checked["faults"].as_array().map(Vec::len)
        ),
        (Some(1), Some(0))
    );
    let list = as_json(&["list", "--lessons", folder.to_str().unwrap()], 0);
    assert_eq!(list["lessons"][0]["id"], "our-knight");
}

#[test]
fn what_is_wrong_with_a_lesson_is_said_with_file_and_place() {
    let folder = tempfile::tempdir().unwrap();
    for file in ["lesson.toml", "en.ftl", "fa.ftl", "ar.ftl", "vi.ftl"] {
        fs::copy(example().join(file), folder.path().join(file)).unwrap();
    }
    let path = folder.path().to_str().unwrap();
    assert_eq!(
        as_json(&["check", path], 0)["faults"].as_array().unwrap().len(),
        0
    );
    fs::write(folder.path().join("fa.ftl"), "title = اسب ما\n").unwrap();
    let found = as_json(&["check", path], 1);
    let faults = found["faults"].as_array().unwrap();
    assert!(faults.iter().all(|fault| fault["tag"] == "sentence"), "{found}");
    assert!(faults[0]["text"].as_str().unwrap().contains("fa.ftl"), "{found}");
    let text = fs::read_to_string(example().join("lesson.toml")).unwrap();
    fs::write(
        folder.path().join("lesson.toml"),
        text.replace("best = 4", "best = 5"),
    )
    .unwrap();
    let said = answer(&["check", path], 1);
    assert!(
        said.contains("lesson.toml:") && said.contains("the least is"),
        "{said}"
    );
    arbiter(&["check", "/no/such/folder"]).assert().code(2);
}

/// A file that is no text, or no sentences, is told at its place and hides nothing of the others.
#[test]
fn a_broken_file_of_a_lesson_hides_no_other_fault() {
    let folder = tempfile::tempdir().unwrap();
    for lesson in ["one", "two"] {
        fs::create_dir(folder.path().join(lesson)).unwrap();
        for file in ["lesson.toml", "en.ftl", "fa.ftl", "ar.ftl", "vi.ftl"] {
            fs::copy(example().join(file), folder.path().join(lesson).join(file)).unwrap();
        }
    }
    fs::write(
        folder.path().join("one/lesson.toml"),
        b"id = \"x\"\npart = \"\xff\"\n",
    )
    .unwrap();
    let english = fs::read_to_string(example().join("en.ftl")).unwrap();
    fs::write(
        folder.path().join("two/en.ftl"),
        format!("{}\nno sentence here\n", english.trim_end()),
    )
    .unwrap();
    let said = answer(&["check", folder.path().to_str().unwrap()], 1);
    assert!(
        said.contains("one/lesson.toml:2:9") && said.contains("UTF-8"),
        "{said}"
    );
    let line = english.trim_end().lines().count() + 1;
    assert!(said.contains(&format!("two/en.ftl:{line}:")), "{said}");
}

#[test]
fn facts_come_with_their_sources() {
    let facts = as_json(&["facts"], 0);
    let facts = facts["facts"].as_array().unwrap();
    let longest = facts.iter().find(|fact| fact["id"] == "longest").unwrap();
    assert_eq!(
        (longest["values"]["moves"].as_u64(), longest["guide"].as_str()),
        (Some(269), Some("right"))
    );
    let number = |id: &str, name: &str| {
        let fact = facts.iter().find(|fact| fact["id"] == id).unwrap();
        fact["values"][name].as_u64()
    };
    assert_eq!(number("longest", "year"), Some(1989));
    assert_eq!(number("longest.title", "year"), Some(2021));
    assert_eq!(number("draw.fifty", "since"), Some(2014));
    let text = answer(&["facts"], 0);
    assert!(
        text.contains("269") && text.contains("1989") && text.contains("since 2014"),
        "{text}"
    );
}
