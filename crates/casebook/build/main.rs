//! Carries every case of `tests/rulings/` in the program, by its name: `end/repetition`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/rulings");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    gather(&root, &root, &mut files);
    files.sort();
    let mut code = String::from(
        "/// Every file: its name and its text.\npub(crate) static FILES: &[(&str, &str)] = &[\n",
    );
    for (name, path) in files {
        println!("cargo::rerun-if-changed={}", path.display());
        let path = path.canonicalize().expect("a file that was just listed");
        let path = path.to_str().expect("a path in UTF-8");
        let _ = writeln!(code, "    ({name:?}, include_str!({path:?})),");
    }
    code.push_str("];\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    std::fs::write(out.join("files.rs"), code).expect("the build's own folder can be written");
}

fn gather(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) {
    let read = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in read {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            gather(root, &path, files);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            let name = path.strip_prefix(root).expect("it lies below").with_extension("");
            files.push((name.to_string_lossy().replace('\\', "/"), path));
        }
    }
}
