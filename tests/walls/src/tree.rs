//! The files of the project: where they are and what stands in them. The only module here that reads.

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the project.
#[must_use]
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors()
        .nth(2)
        .expect("tests/walls lies two below the root")
        .to_owned()
}

/// All files below `folder` (from the root) whose name ends with `ending`, as paths from the root, in order.
/// What is built or fetched is left out. A folder that is not there has no files.
#[must_use]
pub fn files(folder: &str, ending: &str) -> Vec<String> {
    let mut found = Vec::new();
    collect(&root().join(folder), &mut found);
    let root = root();
    let relative = found
        .iter()
        .filter_map(|path| path.strip_prefix(&root).ok()?.to_str());
    let mut named: Vec<String> = relative
        .filter(|path| path.ends_with(ending))
        .map(str::to_owned)
        .collect();
    named.sort();
    named
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    const NOT_OURS: [&str; 5] = ["target", "book", "node_modules", ".git", ".cache"];
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !NOT_OURS.iter().any(|name| entry.file_name() == *name) {
                collect(&path, found);
            }
        } else {
            found.push(path);
        }
    }
}

/// The text of a file; the path is from the root.
///
/// # Panics
/// The file cannot be read as UTF-8: in this project every file that is looked at can.
#[must_use]
pub fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}
