//! Embeds every `lang/<language>/*.ftl`: a new file is picked up by itself.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lang");
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
            let path = file.canonicalize().expect("a file that was just listed");
            let path = path.to_str().expect("a path in UTF-8");
            let _ = writeln!(code, "    ({tag:?}, {stem:?}, include_str!({path:?})),");
        }
    }
    code.push_str("];\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    std::fs::write(out.join("files.rs"), code).expect("the build's own folder can be written");
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
