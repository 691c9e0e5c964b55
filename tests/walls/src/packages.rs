//! The crates that are for others: what is in their packages, and what their manifests say of them.

use cargo_metadata::Package;

use crate::Fault;

/// Rooms that other programs may build on, each by itself.
pub const FOR_OTHERS: [&str; 6] = ["chess", "clock", "laws", "mate", "notation", "variants"];

/// A registry takes so many keywords, and categories.
const MOST_WORDS: usize = 5;

/// What is missing in the manifest of a crate for others.
#[must_use]
pub fn unsaid(package: &Package) -> Vec<Fault> {
    let words = |words: &[String]| (1..=MOST_WORDS).contains(&words.len());
    let ours = |name: &str| name.starts_with("arbiter-");
    let needed = package.dependencies.iter().filter(|needed| ours(&needed.name));
    let mut faults: Vec<Fault> = [
        (package.description.is_some(), "a description"),
        (
            package.license.as_deref() == Some("GPL-3.0-or-later"),
            "the licence",
        ),
        (package.readme.is_some(), "a readme"),
        (words(&package.keywords), "one to five keywords"),
        (words(&package.categories), "one to five categories"),
    ]
    .into_iter()
    .filter(|(said, _)| !said)
    .map(|(_, what)| format!("{}: {what} is missing in its manifest", package.name))
    .collect();
    faults.extend(
        needed
            .filter(|needed| needed.req.comparators.is_empty())
            .map(|needed| {
                format!(
                    "{}: {} by path only; outside of the project a version finds it",
                    package.name, needed.name
                )
            }),
    );
    faults
}

/// What a package lacks, or has without need; `files` as `cargo package --list` names them.
#[must_use]
pub fn misfilled(room: &str, files: &[&str]) -> Vec<Fault> {
    let mut needed = vec!["Cargo.toml", "LICENSE", "README.md", "src/lib.rs"];
    let mut folders = vec!["src/", "examples/"];
    if room == "laws" {
        needed.extend(["build/main.rs", "laws/terms.toml", "laws/topics/00-preface.toml"]);
        folders.extend(["build/", "laws/"]);
    }
    let lacking = needed.iter().filter(|path| !files.contains(path));
    let lacking = lacking.map(|path| format!("{room}: {path} is not in the package"));
    let made = ["Cargo.toml.orig", "Cargo.lock", ".cargo_vcs_info.json"];
    let inside = |path: &str| folders.iter().any(|folder| path.starts_with(folder));
    let odd = files
        .iter()
        .filter(|path| !inside(path) && !needed.contains(path) && !made.contains(path));
    lacking
        .chain(odd.map(|path| format!("{room}: nobody needs {path} in the package")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_have_what_they_need_and_nothing_else() {
        let check = |room: &str, files: &[&str], faults: &[&str]| assert_eq!(misfilled(room, files), faults);
        let whole = [
            "Cargo.toml",
            "LICENSE",
            "README.md",
            "src/lib.rs",
            "src/a/b.rs",
            "Cargo.lock",
        ];
        check("chess", &whole, &[]);
        check(
            "chess",
            &whole[..1],
            &[
                "chess: LICENSE is not in the package",
                "chess: README.md is not in the package",
                "chess: src/lib.rs is not in the package",
            ],
        );
        check(
            "clock",
            &[&whole[..], &["tests/a.rs"]].concat(),
            &["clock: nobody needs tests/a.rs in the package"],
        );
        assert!(
            misfilled("laws", &whole).contains(&"laws: laws/terms.toml is not in the package".to_owned())
        );
    }
}
