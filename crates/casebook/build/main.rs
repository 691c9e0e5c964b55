//! Carries every case of `tests/rulings/` in the program, by its name: `end/repetition`, and the exercises of `training/`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let mut code = String::new();
    carry(
        "../../tests/rulings",
        "/// Every file of cases",
        "FILES",
        &mut code,
    );
    carry(
        "../../training",
        "/// Every file of exercises",
        "TRAINING",
        &mut code,
    );
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    std::fs::write(out.join("files.rs"), code).expect("the build's own folder can be written");
}

/// Writes a list of the files of a folder.
fn carry(folder: &str, says: &str, list: &str, code: &mut String) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    gather(&root, &root, &mut files);
    files.sort();
    let _ = writeln!(
        code,
        "{says}: its name and its text.\npub(crate) static {list}: &[(&str, &str)] = &["
    );
    for (name, path) in files {
        println!("cargo::rerun-if-changed={}", path.display());
        let path = path.canonicalize().expect("a file that was just listed");
        let path = path.to_str().expect("a path in UTF-8");
        let _ = writeln!(code, "    ({name:?}, include_str!({path:?})),");
    }
    code.push_str("];\n");
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
