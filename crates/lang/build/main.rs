//! Embeds every `lang/<language>/*.ftl`: a new file is picked up by itself. Comments and the depth of indents are for those who
//! write the texts; the program carries neither.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lang");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    println!("cargo::rerun-if-changed={}", root.display());
    let mut code = String::from(
        "/// Every file: language, name, text.\npub(crate) static FILES: &[(&str, &str, &str)] = &[\n",
    );
    for language in entries(&root) {
        for file in entries(&language)
            .iter()
            .filter(|file| file.extension().is_some_and(|ext| ext == "ftl"))
        {
            println!("cargo::rerun-if-changed={}", file.display());
            let (tag, stem) = (name(&language), name(&file.with_extension("")));
            let text = std::fs::read_to_string(file).expect("a file that was just listed, in UTF-8");
            let path = out.join(format!("{tag}-{stem}.ftl"));
            std::fs::write(&path, carried(&text)).expect("the build's own folder can be written");
            let path = path.to_str().expect("a path in UTF-8");
            let _ = writeln!(code, "    ({tag:?}, {stem:?}, include_str!({path:?})),");
        }
    }
    code.push_str("];\n");
    std::fs::write(out.join("files.rs"), code).expect("the build's own folder can be written");
}

/// The same messages without comments, each line that goes on after another one place in.
fn carried(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let line = |line: &str| {
        let rest = line.trim_start();
        let indent = if rest.len() < line.len() && !rest.is_empty() {
            " "
        } else {
            ""
        };
        format!("{indent}{rest}\n")
    };
    lines.map(line).collect()
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
