//! `arbiter rule` as a user meets it.

use std::fs;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

fn rule(arguments: &[&str], code: i32) -> (String, String) {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.arg("rule").args(arguments).env("LC_ALL", "C");
    let done = command.assert().code(code);
    let output = done.get_output();
    let utf8 = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (utf8(&output.stdout), utf8(&output.stderr))
}

fn file(text: &str) -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("cases.toml");
    fs::write(&path, text).unwrap();
    let path = path.display().to_string();
    (folder, path)
}

const TOUCHED: &str = "[[case]]\nname = \"a knight\"\nevents = [\"white touches g1\"]\n";

#[test]
fn the_schema_is_printed_and_the_output_has_its_members() {
    let (text, _) = rule(&["--schema"], 0);
    let schema: Value = serde_json::from_str(&text).expect("JSON");
    let (_folder, path) = file(TOUCHED);
    let (text, _) = rule(&[&path, "--format", "json", "--lang", "en"], 0);
    let object: Value = serde_json::from_str(&text).expect("one object");
    for member in schema["required"].as_array().expect("required members") {
        assert!(object.get(member.as_str().unwrap()).is_some(), "{member}");
    }
    rule(&["--schema", &path], 2);
    rule(&[], 2);
}

#[test]
fn a_case_without_expectations_tells_what_several_editions_say() {
    let (_folder, path) = file(TOUCHED);
    let (text, _) = rule(&[&path, "--laws", "fide-2009,fide-2023", "--lang", "en"], 0);
    assert_eq!(text.matches("White must move the knight.").count(), 2, "{text}");
}

#[test]
fn an_expectation_that_fails_tells_the_story_and_a_broken_file_its_place() {
    let (_folder, path) = file(&format!("{TOUCHED}expect = {{ duty = [\"e2e4\"] }}\n"));
    let (text, _) = rule(&[&path], 1);
    assert!(
        text.contains("FAILED") && text.contains("white touches g1"),
        "{text}"
    );
    let (_folder, path) = file("[[case]]\nname = \"a\"\nevants = []\n");
    let (_, told) = rule(&[&path], 2);
    assert!(told.contains(":3:"), "{told}");
}
