//! Where the inputs of the races lie. A race without its input says so and does not run.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of shared data: `ARBITER_DATA`, else `../shared` beside the project.
#[must_use]
pub fn shared() -> PathBuf {
    let beside = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared"));
    env::var_os("ARBITER_DATA").map_or_else(beside, PathBuf::from)
}

/// The games that `scripts/fetch-book.sh` fetches: `ARBITER_BOOK`, which `make bench` sets, else its place in the cache.
#[must_use]
pub fn book() -> PathBuf {
    let folder = |name: &str, below: &str| env::var_os(name).map(|path| PathBuf::from(path).join(below));
    let cache = || {
        folder("ARBITER_CACHE", "")
            .or_else(|| folder("XDG_CACHE_HOME", "arbiter"))
            .or_else(|| folder("HOME", ".cache/arbiter"))
            .unwrap_or_default()
    };
    env::var_os("ARBITER_BOOK").map_or_else(|| cache().join("book_1.02.pgn"), PathBuf::from)
}

/// The folder in which cargo keeps the source of a package, for the test data that a peer brings along.
///
/// ```
/// let readme = arbiter_bench::data::package("chasolver").map(|folder| folder.join("README.md"));
/// assert!(readme.is_some_and(|readme| readme.exists()));
/// ```
#[must_use]
pub fn package(name: &str) -> Option<PathBuf> {
    let cargo = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        let output = command
            .args(args)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output();
        String::from_utf8(output.ok()?.stdout).ok()
    };
    // Packages for other machines need not be here, and without this all of them would have to be.
    let version = cargo(&["-vV"])?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "))?;
    let text = cargo(&[
        "metadata",
        "--format-version=1",
        "--offline",
        "--locked",
        "--filter-platform",
        host,
    ])?;
    let manifests = text.split("\"manifest_path\":\"").skip(1);
    let folders = manifests.filter_map(|rest| Path::new(rest.split_once('"')?.0).parent());
    let is = |folder: &&Path| {
        let folder = folder.file_name().and_then(|folder| folder.to_str());
        let version = folder.and_then(|folder| folder.strip_prefix(name)?.strip_prefix('-'));
        version.is_some_and(|version| version.starts_with(|c: char| c.is_ascii_digit()))
    };
    folders.into_iter().find(is).map(Path::to_path_buf)
}
