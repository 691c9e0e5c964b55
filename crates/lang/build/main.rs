//! Embeds every `lang/<language>/*.ftl`, packed: a new file is picked up by itself. Comments and spaces that part signs are for
//! those who write the texts; the program carries neither.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lang");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    println!("cargo::rerun-if-changed={}", root.display());
    let mut code = String::from(
        "/// Every file: language, name, its text packed.\nstatic PACKED: &[(&str, &str, &[u8])] = &[\n",
    );
    for language in entries(&root) {
        for file in entries(&language)
            .iter()
            .filter(|file| file.extension().is_some_and(|ext| ext == "ftl"))
        {
            println!("cargo::rerun-if-changed={}", file.display());
            let (tag, stem) = (name(&language), name(&file.with_extension("")));
            let text = std::fs::read_to_string(file).expect("a file that was just listed, in UTF-8");
            let path = out.join(format!("{tag}-{stem}.ftl.z"));
            std::fs::write(&path, packed(&carried(&text))).expect("the build's own folder can be written");
            let path = path.to_str().expect("a path in UTF-8");
            let _ = writeln!(code, "    ({tag:?}, {stem:?}, include_bytes!({path:?})),");
        }
    }
    code.push_str("];\n");
    std::fs::write(out.join("files.rs"), code).expect("the build's own folder can be written");
}

fn packed(text: &str) -> Vec<u8> {
    let mut packer = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::best());
    packer
        .write_all(text.as_bytes())
        .and_then(|()| packer.finish())
        .expect("a Vec takes everything")
}

/// The same messages without comments and empty lines, each line of text that goes on after another one place in; variants and the
/// brackets behind them need no place.
fn carried(text: &str) -> String {
    let lines = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    let line = |line: &str| {
        let rest = line.trim_start();
        if rest.starts_with(['[', '}']) || rest.starts_with("*[") {
            return format!("{}\n", tight(&rest.replacen("] ", "]", 1)));
        }
        let indent = if rest.len() < line.len() && !rest.is_empty() {
            " "
        } else {
            ""
        };
        let rest = tight(rest);
        if indent.is_empty() {
            return format!("{}\n", named(&rest));
        }
        format!("{indent}{}\n", chosen(&rest))
    };
    lines.map(line).collect()
}

/// The line that begins a message, without the spaces round the sign behind its name.
fn named(line: &str) -> String {
    let parts = line.split_once(" =");
    parts.map_or_else(
        || line.to_owned(),
        |(name, text)| format!("{name}={}", text.trim_start()),
    )
}

/// A line that goes on, without the space behind the key of a variant; no text begins with its bracket.
fn chosen(line: &str) -> String {
    let key = line.starts_with('[') || line.starts_with("*[");
    let parts = line.split_once("] ").filter(|_| key);
    parts.map_or_else(
        || line.to_owned(),
        |(key, text)| format!("{key}]{}", text.trim_start()),
    )
}

/// A line without the spaces that keep variables apart from their brackets for whoever reads the texts.
fn tight(line: &str) -> String {
    let mut parts = line.split("{ $");
    let mut tight = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_of_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_' || sign == '-';
        let end = part.find(|sign| !is_of_name(sign)).unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        tight.push_str("{$");
        tight.push_str(name);
        match rest.strip_prefix(" }") {
            Some(rest) => tight.extend(["}", rest]),
            None => tight.push_str(rest),
        }
    }
    tight
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = read
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name()
        .expect("a listed path has a name")
        .to_string_lossy()
        .into_owned()
}
