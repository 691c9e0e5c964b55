//! Reads `laws/` with the crate's own reader and writes it down as Rust constants: a rulebook that is wrong stops
//! the build, and a program that starts has nothing to read.

#![allow(
    dead_code,
    missing_docs,
    reason = "the crate's own modules, of which the build needs a part"
)]

extern crate alloc;

#[path = "../src/data.rs"]
mod data;
#[path = "../src/date.rs"]
mod date;
mod diagrams;
mod emit;
mod notes;
#[path = "../src/read/mod.rs"]
mod read;
#[path = "../src/schema.rs"]
mod schema;
mod search;
mod terms;
mod topics;
#[path = "../src/value.rs"]
mod value;

use data::Rulebook;
use schema::Schema;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// A file's name for messages, and its text.
type File = (String, String);

fn main() {
    // In the repository a link to the folder beside the rooms, in a package the folder itself.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("laws");
    println!("cargo::rerun-if-changed={}", root.display());
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src");
    let schema = or_stop(topics::schema(&files(&root.join("topics"))));
    let books = rulebooks(&root, &schema);
    let mut code = emit::schema(&schema);
    let _ = write!(code, "{}", emit::rulebooks(&books));
    let commentary = or_stop(notes::notes(&files(&root.join("commentary")), &books));
    let _ = write!(code, "{commentary}");
    let _ = write!(code, "{}", or_stop(terms::terms(&file(&root.join("terms.toml")))));
    let diagrams = diagrams::diagrams(&file(&root.join("diagrams.toml")), &schema);
    let _ = write!(code, "{}", or_stop(diagrams));
    let subjects = search::subjects(&file(&root.join("search.toml")), &schema);
    let _ = write!(code, "{}", or_stop(subjects));
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    std::fs::write(out.join("generated.rs"), code).expect("the build's own folder can be written");
}

/// Every rulebook, those that stand alone first, then by the day from which they are in force.
fn rulebooks(root: &Path, schema: &Schema) -> Vec<Rulebook> {
    let folders: Vec<PathBuf> = entries(root)
        .into_iter()
        .filter(|path| path.join("rulebook.toml").exists())
        .collect();
    let mut texts: Vec<Vec<File>> = folders.iter().map(|folder| files(folder)).collect();
    texts.sort_by_key(|files| files[0].1.lines().any(|line| line.starts_with("extends")));
    let mut books: Vec<Rulebook> = Vec::new();
    for files in texts {
        let sources: Vec<read::Source> = files.iter().map(|(name, text)| (&**name, &**text)).collect();
        let known: Vec<&str> = books.iter().map(|book| &*book.id).collect();
        let base = |id: &str| books.iter().find(|book| book.id == id).cloned();
        let book = or_stop(read::read(&sources, schema, &base, &known));
        books.push(book);
    }
    books.sort_by(|a, b| (a.in_force_from, &a.id).cmp(&(b.in_force_from, &b.id)));
    books
}

/// The files of a folder with their names, the head of a rulebook first, the others in the order of their names.
fn files(folder: &Path) -> Vec<File> {
    let mut paths = entries(folder);
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    paths.sort_by_key(|path| {
        (
            path.file_name().is_none_or(|name| name != "rulebook.toml"),
            path.clone(),
        )
    });
    paths.iter().map(|path| file(path)).collect()
}

fn file(path: &Path) -> File {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    (short(path), text)
}

/// `laws/fide-2009/04-touch.toml`.
fn short(path: &Path) -> String {
    let parts: Vec<_> = path
        .components()
        .map(|part| part.as_os_str().to_string_lossy())
        .collect();
    parts[parts.len().saturating_sub(3)..].join("/")
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = read
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    paths.sort();
    paths
}

/// The value, or the build stops with every fault on a line of its own.
fn or_stop<T>(read: Result<T, Vec<read::Fault>>) -> T {
    read.unwrap_or_else(|faults| {
        for fault in &faults {
            println!("cargo::error={fault}");
        }
        std::process::exit(1);
    })
}
