//! Where the inputs of the races lie. A race without its input says so and does not run.

use std::env;
use std::path::PathBuf;

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
