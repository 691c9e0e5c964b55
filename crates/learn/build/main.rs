//! Carries every lesson of `learn/lessons/` in the program, by its id.
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "the room is pure; what builds it reads its files"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../learn/lessons");
    println!("cargo::rerun-if-changed={}", root.display());
    let read = std::fs::read_dir(&root).unwrap_or_else(|error| panic!("{}: {error}", root.display()));
    let mut files: Vec<PathBuf> = read
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .collect();
    files.sort();
    let mut code = String::from(
        "/// Every lesson: its id and its text.\npub(crate) static FILES: &[(&str, &str)] = &[\n",
    );
    for path in files {
        println!("cargo::rerun-if-changed={}", path.display());
        let path = path.canonicalize().expect("a file that was just listed");
        let id = path
            .file_stem()
            .and_then(|stem| stem.to_str())
            .expect("a name in UTF-8");
        let path = path.to_str().expect("a path in UTF-8");
        let _ = writeln!(code, "    ({id:?}, include_str!({path:?})),");
    }
    code.push_str("];\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    std::fs::write(out.join("lessons.rs"), code).expect("the build's own folder can be written");
}
