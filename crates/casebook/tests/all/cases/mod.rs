//! The case files of the project.

use std::fs;
use std::path::{Path, PathBuf};

use arbiter_casebook::{CaseFile, read};

/// The files with their paths below `tests/rulings`, in order.
pub fn files() -> Vec<(String, CaseFile)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/rulings");
    let mut paths = Vec::new();
    walk(&root, &mut paths);
    paths.sort();
    assert!(!paths.is_empty(), "{} holds the cases", root.display());
    paths
        .iter()
        .map(|path| {
            let text = fs::read_to_string(path).expect("a file that was listed");
            let name = path
                .strip_prefix(&root)
                .expect("it lies below")
                .display()
                .to_string();
            (name, read(&text))
        })
        .collect()
}

fn walk(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry of it").path();
        if path.is_dir() {
            walk(&path, into);
        } else if path.extension().is_some_and(|end| end == "toml") {
            into.push(path);
        }
    }
}
