//! What is wrong with a lesson is said with its place: each broken file beside the faults that it must give. `BLESS=1` writes them.

use std::fs;
use std::path::{Path, PathBuf};

use arbiter_learn::{prove, read};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/broken-lessons");
    let all = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<_> = all
        .filter(|path| path.extension().is_some_and(|ext| ext == "toml"))
        .collect();
    all.sort();
    all
}

fn faults(text: &str) -> String {
    match read(text) {
        Err(faults) => format!("{faults}\n"),
        Ok(lesson) => {
            let said: Vec<String> = prove(&lesson).iter().map(ToString::to_string).collect();
            said.join("\n") + "\n"
        }
    }
}

#[test]
fn each_broken_lesson_gives_its_faults() {
    let all = files();
    assert!(all.len() >= 20, "{all:?}");
    let mut wrong = Vec::new();
    for path in all {
        let found = faults(&fs::read_to_string(&path).unwrap());
        let beside = path.with_extension("txt");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&beside, &found).unwrap();
        }
        let wanted = fs::read_to_string(&beside).unwrap_or_default();
        if found != wanted || found.is_empty() {
            wrong.push(format!("{}:\n{found}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whatever is cut off, doubled or turned round is refused or read, and never a panic.
#[test]
fn cut_lessons_are_refused_or_read() {
    let mut seen = 0;
    for (_, text) in arbiter_learn::texts() {
        for at in (0..text.len())
            .step_by(37)
            .filter(|at| text.is_char_boundary(*at))
        {
            let _ = read(&text[..at]);
            let _ = read(&text[at..]);
            let turned: String = text[..at].chars().rev().collect();
            let _ = read(&turned);
            seen += 1;
        }
    }
    assert!(seen > 500, "{seen}");
    assert!(read(&"[[step]]\n".repeat(100_000)).is_err());
}
