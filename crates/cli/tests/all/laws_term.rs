//! `arbiter laws term` as a user meets it.

use std::collections::BTreeSet;

use assert_cmd::Command;
use serde_json::Value;

fn term(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    command.args(["laws", "term"]).args(arguments).env("LC_ALL", "C");
    command
}

fn json(arguments: &[&str]) -> Vec<Value> {
    let output = term(arguments).args(["--format", "json"]).assert().code(0);
    serde_json::from_slice(&output.get_output().stdout).expect("a list")
}

fn text(arguments: &[&str]) -> String {
    let output = term(arguments).assert().code(0);
    String::from_utf8(output.get_output().stdout.clone()).expect("UTF-8")
}

#[test]
fn a_word_in_any_language_gives_the_term_in_all() {
    let rows = json(&["flag fall"]);
    let terms: Vec<&str> = rows.iter().filter_map(|row| row["term"].as_str()).collect();
    assert_eq!(terms, ["flag fall", "سقوط پرچم", "سقوط العلم", "rơi cờ"]);
    assert_eq!(rows, json(&["سقوط", "پرچم"]));
    assert_eq!(rows, json(&["ROI CO"]));
}

#[test]
fn json_has_the_promised_keys() {
    let rows = json(&["bế tắc", "--lang", "vi"]);
    assert_eq!(rows.len(), 1);
    let mut keys: Vec<&String> = rows[0].as_object().expect("an object").keys().collect();
    keys.sort();
    assert_eq!(keys, ["concept", "lang", "source", "synonyms", "term"]);
    assert_eq!(rows[0]["concept"], "stalemate");
    assert_eq!(rows[0]["term"], "hết nước đi");
    let synonyms = rows[0]["synonyms"].as_array().expect("a list");
    assert!(synonyms.contains(&Value::from("bế tắc")));
}

#[test]
fn the_text_names_the_source() {
    let english = text(&["castling"]);
    assert!(
        english.contains("FIDE Laws of Chess 2009, Article 3.8a"),
        "{english}"
    );
    let persian = text(&["castling", "--lang", "fa"]);
    assert!(
        persian.contains("قلعه رفتن") && persian.contains("ماده"),
        "{persian}"
    );
    assert!(!persian.contains("English"), "{persian}");
    let usage = text(&["phong cấp", "--lang", "vi"]);
    assert!(usage.contains("Việt Nam"), "{usage}");
}

#[test]
fn a_word_that_finds_nothing_is_an_error_that_lists_the_nearest() {
    let output = term(&["stailmate"]).assert().code(2);
    let said = String::from_utf8_lossy(&output.get_output().stderr).into_owned();
    assert!(said.contains("stailmate") && said.contains("stalemate"), "{said}");
    term(&[]).assert().code(2);
}

#[test]
fn every_source_has_a_name_in_every_language() {
    let entries = arbiter_laws::terms().iter().flat_map(arbiter_laws::Term::entries);
    let seen: BTreeSet<&str> = entries.map(arbiter_laws::Entry::source).collect();
    assert!(seen.len() > 50);
    for language in arbiter_lang::Language::ALL {
        let lang = arbiter_lang::Lang::new(language);
        for source in &seen {
            let (first, second) = source.split_once(' ').expect("two parts");
            let id = match first {
                "usage" => format!("federation-{}", second.to_lowercase()),
                _ if first.starts_with("fide-") => format!("rulebook-{first}"),
                _ => format!("term-document-{first}"),
            };
            let name = lang.text(&id, &arbiter_lang::Args::new());
            assert_ne!(name, id, "{}", language.tag());
        }
    }
}
