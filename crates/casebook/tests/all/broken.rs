//! Broken case files: each `tests/broken-rulings/NAME.toml` gives what stands in `NAME.txt`, and never stops the others.
//!
//! `ARBITER_BLESS=1` writes the expected errors anew; read what has changed before it is committed.

use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/broken-rulings")
}

/// What is wrong with a text, a line a fault, as `arbiter rule` prints it.
fn told(text: &str) -> String {
    let file = arbiter_casebook::read(text);
    let faults = file.faults.iter().map(|fault| format!("{fault}\n"));
    let doubts = file.doubts.iter().map(|doubt| format!("{doubt} (warning)\n"));
    faults.chain(doubts).collect()
}

fn files() -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).expect("the folder of broken files");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ext| ext == "toml"));
    paths.sort();
    paths
}

#[test]
fn each_broken_file_gives_its_error() {
    let mut differ = Vec::new();
    for path in files() {
        let text = fs::read_to_string(&path).expect("a text");
        let told = told(&text);
        let beside = path.with_extension("txt");
        if std::env::var_os("ARBITER_BLESS").is_some() {
            fs::write(&beside, &told).expect("a file beside the case");
        }
        let expected = fs::read_to_string(&beside).unwrap_or_default();
        assert!(!told.is_empty(), "{}: nothing is wrong with it", path.display());
        if told != expected {
            differ.push(format!(
                "{}\nexpected:\n{expected}\nfound:\n{told}",
                path.display()
            ));
        }
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}

#[test]
fn a_broken_case_does_not_stop_the_others() {
    for path in files() {
        let text = fs::read_to_string(&path).expect("a text");
        let file = arbiter_casebook::read(&text);
        let good = file.cases.iter().filter(|case| case.name == "a good one");
        assert_eq!(good.count(), 1, "{}", path.display());
    }
}

#[test]
fn there_is_one_error_for_each_file_and_no_other() {
    let entries = fs::read_dir(folder()).expect("the folder of broken files");
    let texts = entries.map(|entry| entry.expect("a file").path());
    for path in texts.filter(|path| path.extension().is_some_and(|ext| ext == "txt")) {
        assert!(
            path.with_extension("toml").exists(),
            "{} has no case file",
            path.display()
        );
    }
    assert!(files().len() >= 60, "{}", files().len());
}

/// Twenty thousand are read in a moment: the time grows with the file, not with its square.
#[test]
fn each_of_very_many_faults_is_told_at_its_line() {
    const MANY: usize = 20_000;
    let text = "[[case]]\nname = \"a case\"\ncolor = 1\n".repeat(MANY);
    let told = told(&text);
    let last = format!("{}:1: unknown key", 3 * MANY);
    assert!(told.lines().any(|line| line.starts_with(&last)), "{last}");
}
