//! `arbiter event explain` as a user runs it, on tournaments of the generator.

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

fn arbiter(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    command.arg("event").args(arguments).env("LC_ALL", "C");
    command
}

fn text(arguments: &[&str], code: i32) -> String {
    let output = arbiter(arguments).assert().code(code);
    String::from_utf8(output.get_output().stdout.clone()).expect("UTF-8")
}

fn tournament(players: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("open.trf");
    let made = text(
        &["generate", "--players", players, "--rounds", "4", "--seed", "5"],
        0,
    );
    std::fs::write(&path, made).expect("written");
    let path = path.to_str().expect("UTF-8").to_owned();
    (folder, path)
}

#[test]
fn brackets_hold_the_pairs_that_the_file_has_and_every_question_is_answered() {
    let (_folder, path) = tournament("13");
    let told: Value = serde_json::from_str(&text(&["explain", &path, "--round", "3", "--format", "json"], 0))
        .expect("JSON");
    assert_eq!(told["round"], 3);
    let pairs: Vec<(u64, u64)> = told["brackets"]
        .as_array()
        .expect("brackets")
        .iter()
        .flat_map(|bracket| bracket["pairs"].as_array().expect("pairs"))
        .map(|pair| {
            (
                pair["white"].as_u64().expect("number"),
                pair["black"].as_u64().expect("number"),
            )
        })
        .collect();
    assert_eq!(pairs.len(), 6);
    let mut meet = 0;
    for two in 2..=13 {
        let two = two.to_string();
        let why = text(
            &[
                "explain", &path, "--round", "3", "--why", "1", &two, "--format", "json",
            ],
            0,
        );
        let why: Value = serde_json::from_str(&why).expect("JSON");
        assert_ne!(why["why"], "other");
        meet += usize::from(why["why"] == "they_meet");
        if why["why"] == "worse" {
            assert!(
                why["criterion"]
                    .as_str()
                    .is_some_and(|name| name.starts_with('C'))
            );
        }
    }
    let bye = told["bye"] == 1;
    assert_eq!(meet, usize::from(!bye));
}

#[test]
fn each_language_has_its_own_words() {
    let (_folder, path) = tournament("12");
    let in_language = |lang: &str| text(&["explain", &path, "--round", "3", "--lang", lang], 0);
    let texts: Vec<String> = ["en", "fa", "ar", "vi"]
        .iter()
        .map(|lang| in_language(lang))
        .collect();
    for (at, one) in texts.iter().enumerate() {
        assert!(!one.contains("event-"), "a message is missing: {one}");
        assert!(texts[at + 1..].iter().all(|other| other != one));
    }
    assert!(texts[0].contains("5.2.1"));
    let why = text(&["explain", &path, "--why", "1", "1", "--round", "2"], 0);
    assert!(why.contains("A player cannot meet himself."), "{why}");
}

#[test]
fn a_round_that_is_not_there_is_refused() {
    let (_folder, path) = tournament("12");
    text(&["explain", &path, "--round", "9"], 2);
    text(&["explain", &path, "--round", "5"], 3); // all announced rounds are paired
}

#[test]
fn values_of_the_standings_are_told_to_their_last_addend_in_four_languages() {
    let (_folder, path) = tournament("13");
    let list = ["standings", &path, "--tiebreaks", "BH/C1,SB,TPR,DE"];
    let told = |more: &[&str]| text(&[&list[..], more].concat(), 0);
    let plain: Value = serde_json::from_str(&told(&["--format", "json"])).expect("JSON");
    let told_json: Value = serde_json::from_str(&told(&["--explain", "--format", "json"])).expect("JSON");
    let lines = told_json["standings"].as_array().expect("standings");
    assert_eq!(lines.len(), 13);
    for (line, plain) in lines
        .iter()
        .zip(plain["standings"].as_array().expect("standings"))
    {
        assert_eq!(
            (&line["rank"], &line["player"]),
            (&plain["rank"], &plain["player"])
        );
        for code in ["BH/C1", "SB", "TPR"] {
            assert_eq!(
                line["explained"][code]["value"], plain["tiebreaks"][code],
                "{line}"
            );
        }
        let addends = line["explained"]["BH/C1"]["addends"].as_array().expect("addends");
        assert_eq!(
            addends.iter().filter(|addend| addend["left_out"] == true).count(),
            1
        );
    }
    for lang in ["en", "fa", "ar", "vi"] {
        let text = told(&["--explain", "3", "--lang", lang]);
        assert!(
            text.contains("BH/C1") && text.lines().count() > 15,
            "{lang}: {text}"
        );
        assert!(!text.contains("event-") && !text.contains("{$"), "{lang}: {text}");
    }
    arbiter(&[&list[..], &["--explain", "99"]].concat())
        .assert()
        .code(2);
}
