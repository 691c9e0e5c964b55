//! What is to be read: files, folders and standard input.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

/// One thing to read, or the reason why it cannot be.
#[derive(Debug)]
pub enum Input {
    /// Standard input.
    Pipe,
    /// A file, and its size in bytes if it has one.
    File(PathBuf, u64),
    /// Nothing to read.
    Missing(PathBuf, String),
}

impl Input {
    /// As errors name it: the whole path.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Pipe => "-".to_owned(),
            Self::File(path, _) | Self::Missing(path, _) => path.display().to_string(),
        }
    }

    /// The file that it is, wherever its path leads.
    #[must_use]
    pub fn real(&self) -> Option<PathBuf> {
        match self {
            Self::File(path, _) => path.canonicalize().ok(),
            Self::Pipe | Self::Missing(..) => None,
        }
    }

    /// Whether its name says that it holds matches of two boards.
    #[must_use]
    pub fn is_of_matches(&self) -> bool {
        matches!(self, Self::File(path, _) if kind(path) == Some(Kind::Matches))
    }

    /// As reports name it: the file's own name.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Pipe => "-".to_owned(),
            Self::File(path, _) | Self::Missing(path, _) => path
                .file_name()
                .unwrap_or(path.as_os_str())
                .to_string_lossy()
                .into_owned(),
        }
    }
}

/// A file of recorded games, by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Games of one board.
    Games,
    /// Matches of two boards.
    Matches,
}

/// Everything that the paths stand for, in their order; within a folder sorted by name.
#[must_use]
pub fn find(paths: &[PathBuf]) -> Vec<Input> {
    let mut inputs = Vec::new();
    for path in paths {
        if path.as_os_str() == "-" {
            inputs.push(Input::Pipe);
        } else if path.is_dir() {
            folder(path, &mut inputs);
        } else {
            inputs.push(file(path.clone()));
        }
    }
    inputs
}

fn file(path: PathBuf) -> Input {
    match fs::metadata(&path) {
        Ok(metadata) => Input::File(path, metadata.len()),
        Err(error) => Input::Missing(path, error.to_string()),
    }
}

fn folder(path: &Path, inputs: &mut Vec<Input>) {
    let before = inputs.len();
    for entry in WalkDir::new(path).follow_links(true).sort_by_file_name() {
        match entry {
            Ok(entry) if entry.file_type().is_file() && kind(entry.path()).is_some() => {
                inputs.push(file(entry.into_path()));
            }
            Ok(_) => {}
            // A link that leads back: what it leads to is read where it stands.
            Err(error) if error.loop_ancestor().is_some() => {}
            Err(error) => {
                let place = error.path().unwrap_or(path).to_owned();
                inputs.push(Input::Missing(place, error.to_string()));
            }
        }
    }
    if inputs.len() == before {
        inputs.push(Input::Missing(
            path.to_owned(),
            "no PGN files in this folder".to_owned(),
        ));
    }
}

/// Whether a file in a zip is one of games, and whether they are matches of two boards.
pub fn in_zip(name: &str) -> Option<bool> {
    kind(Path::new(name)).map(|kind| kind == Kind::Matches)
}

/// `.pgn` or `.bpgn`, packed or not, or a table, in any case of letters.
fn kind(path: &Path) -> Option<Kind> {
    let is = |path: &Path, names: &[&str]| {
        let ending = path.extension().unwrap_or(OsStr::new(""));
        names.iter().any(|name| ending.eq_ignore_ascii_case(name))
    };
    if is(path, &["zip", "parquet", "arrow"]) {
        return Some(Kind::Games);
    }
    let plain = if is(path, &["zst", "gz", "bz2", "xz"]) {
        path.file_stem().map(Path::new)
    } else {
        Some(path)
    };
    let plain = plain?;
    if is(plain, &["bpgn"]) {
        return Some(Kind::Matches);
    }
    is(plain, &["pgn"]).then_some(Kind::Games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_back_is_no_gap() {
        let folder = tempfile::tempdir().expect("a folder");
        let inner = folder.path().join("inner");
        fs::create_dir(&inner).expect("a folder");
        fs::write(inner.join("a.pgn"), "1. e4 *").expect("writes");
        std::os::unix::fs::symlink(folder.path(), inner.join("again")).expect("a link");
        let found = find(&[folder.path().to_owned()]);
        assert!(
            matches!(&found[..], [Input::File(path, 7)] if path.ends_with("inner/a.pgn")),
            "{found:?}"
        );
    }

    #[test]
    fn which_names_of_a_folder_are_read() {
        for (name, expected) in [
            ("a.pgn", Some(Kind::Games)),
            ("A.PGN", Some(Kind::Games)),
            ("a.pgn.zst", Some(Kind::Games)),
            ("a.pgn.gz", Some(Kind::Games)),
            ("a.pgn.bz2", Some(Kind::Games)),
            ("a.pgn.xz", Some(Kind::Games)),
            ("a.zip", Some(Kind::Games)),
            ("train-00000-of-00002.parquet", Some(Kind::Games)),
            ("a.arrow", Some(Kind::Games)),
            ("a.bpgn", Some(Kind::Matches)),
            ("a.bpgn.zst", Some(Kind::Matches)),
            ("a.gz", None),
            ("a.pgn.txt", None),
            ("pgn", None),
        ] {
            assert_eq!(kind(Path::new(name)), expected, "{name}");
        }
    }
}
