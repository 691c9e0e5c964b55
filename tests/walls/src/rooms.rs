//! The crates as they are, held against the picture: edges, how `lib.rs` opens, what pure rooms ban.

use cargo_metadata::{DependencyKind, Metadata};

use crate::Fault;
use crate::picture::{Nature, Picture};
use crate::source::Source;

/// A crate of `crates/`, as cargo tells of it.
#[derive(Debug, Clone)]
pub struct Crate {
    /// Name of its folder, which is the name of the room.
    pub folder: String,
    /// Name of the package; `arbiter-` and the folder.
    pub package: String,
    /// What it depends on when built, without dev-dependencies.
    pub dependencies: Vec<Dependency>,
}

/// One direct dependency that is there when the crate is built.
#[derive(Debug, Clone)]
pub struct Dependency {
    /// Name of the package.
    pub package: String,
    /// Whether it is needed to build only (build script), not to run.
    pub build_only: bool,
    /// Whether its default features are on.
    pub default_features: bool,
}

/// Packages that are `no_std` whatever their features.
const NO_STD_BY_NATURE: &[&str] = &[];

/// How a room opens whose types are also written for TypeScript: with the feature `ts`, which nothing turns on that is built
/// to be used, it has `std`.
const NO_STD_BUT_FOR_TYPES: &str = "cfg_attr(not(feature=\"ts\"),no_std)";

/// The crates below `crates/`, from `cargo metadata --no-deps`.
#[must_use]
pub fn crates(metadata: &Metadata) -> Vec<Crate> {
    let rooms = metadata.workspace_root.join("crates");
    let inside = metadata
        .packages
        .iter()
        .filter(|package| package.manifest_path.starts_with(&rooms));
    inside
        .map(|package| Crate {
            folder: package
                .manifest_path
                .parent()
                .and_then(|path| path.file_name())
                .unwrap_or("")
                .to_owned(),
            package: package.name.to_string(),
            dependencies: (package.dependencies.iter())
                .filter(|dependency| dependency.kind != DependencyKind::Development)
                .map(|dependency| Dependency {
                    package: dependency.name.clone(),
                    build_only: dependency.kind == DependencyKind::Build,
                    default_features: dependency.uses_default_features,
                })
                .collect(),
        })
        .collect()
}

/// Every crate without a line in the picture, every edge between our crates that it does not name, and every
/// dependency of a `no_std` room that brings its default features along.
#[must_use]
pub fn edges(crates: &[Crate], picture: &Picture) -> Vec<Fault> {
    let mut faults = Vec::new();
    for krate in crates {
        let Crate { folder, package, .. } = krate;
        let Some(room) = picture.get(folder) else {
            faults.push(format!(
                "crates/{folder}: not in the list of rooms of docs/architecture.md"
            ));
            continue;
        };
        if *package != format!("arbiter-{folder}") {
            faults.push(format!(
                "crates/{folder}: the package is called {package}, not arbiter-{folder}"
            ));
        }
        for dependency in &krate.dependencies {
            let name = &dependency.package;
            if let Some(known) = name.strip_prefix("arbiter-") {
                if !room.may_know.contains(known) {
                    faults.push(format!(
                        "{folder} → {known}: docs/architecture.md does not name this edge"
                    ));
                }
            } else if room.nature == Nature::NoStd && brings_std(dependency) {
                faults.push(format!(
                    "{folder} → {name}: a no_std room takes it with default-features = false"
                ));
            }
        }
    }
    faults
}

fn brings_std(dependency: &Dependency) -> bool {
    let by_nature = NO_STD_BY_NATURE.contains(&dependency.package.as_str());
    dependency.default_features && !dependency.build_only && !by_nature
}

/// What `lib.rs` (or `main.rs`) of a room lacks: `no_std` where the picture says so, and its word on unsafe code.
#[must_use]
pub fn opening(folder: &str, root: &Source, picture: &Picture) -> Vec<Fault> {
    let Some(room) = picture.get(folder) else {
        return Vec::new();
    };
    let mut faults = Vec::new();
    if room.nature == Nature::NoStd && !root.opens_with("no_std") && !root.opens_with(NO_STD_BUT_FOR_TYPES) {
        faults.push(format!("{}: #![no_std] is missing", root.path()));
    }
    let mut want = |attribute: &str| {
        if !root.opens_with(attribute) {
            faults.push(format!("{}: #![{attribute}] is missing", root.path()));
        }
    };
    want(if room.unsafe_by_exception {
        "deny(unsafe_code)"
    } else {
        "forbid(unsafe_code)"
    });
    faults
}

/// In a `no_std` room nobody may bring `std` back; `extern crate std` is for tests.
#[must_use]
pub fn brought_back_std(source: &Source) -> Vec<Fault> {
    let back = source.code().windows(3).filter(|words| {
        words
            .iter()
            .map(|word| word.text.as_str())
            .eq(["extern", "crate", "std"])
    });
    back.map(|words| {
        format!(
            "{}:{}: a no_std room brings std back",
            source.path(),
            words[0].line
        )
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture;

    const PAGE: &str = "```rooms\nroom  may know  nature\nchess  nothing  no_std, unsafe by exception\n\
        laws  nothing  no_std\nmate  chess  no_std\naudit  mate  pure\n```";

    fn krate(folder: &str, dependencies: &[(&str, bool)]) -> Crate {
        let dependencies = dependencies
            .iter()
            .map(|&(package, default_features)| Dependency {
                package: package.to_owned(),
                build_only: false,
                default_features,
            });
        Crate {
            folder: folder.to_owned(),
            package: format!("arbiter-{folder}"),
            dependencies: dependencies.collect(),
        }
    }

    fn check(krate: Crate, expected: &[&str]) {
        let picture = picture::read(PAGE).expect("a good list");
        assert_eq!(edges(&[krate], &picture), expected);
    }

    #[test]
    fn edges_that_are_not_in_the_picture_fail() {
        check(krate("mate", &[("arbiter-chess", true)]), &[]);
        check(
            krate("mate", &[("arbiter-laws", true)]),
            &["mate → laws: docs/architecture.md does not name this edge"],
        );
        check(
            krate("audit", &[("arbiter-chess", true)]),
            &["audit → chess: docs/architecture.md does not name this edge"],
        );
        check(
            krate("kitchen", &[]),
            &["crates/kitchen: not in the list of rooms of docs/architecture.md"],
        );
        check(
            Crate {
                package: "arbiter-mates".to_owned(),
                ..krate("mate", &[])
            },
            &["crates/mate: the package is called arbiter-mates, not arbiter-mate"],
        );
    }

    #[test]
    fn a_no_std_room_takes_no_default_features() {
        check(krate("audit", &[("serde", true)]), &[]);
        check(krate("laws", &[("thiserror", false)]), &[]);
        check(
            krate("laws", &[("thiserror", true)]),
            &["laws → thiserror: a no_std room takes it with default-features = false"],
        );
        let mut built = krate("laws", &[("toml", true)]);
        built.dependencies[0].build_only = true;
        check(built, &[]);
    }

    #[test]
    fn a_room_opens_as_the_picture_says() {
        let picture = picture::read(PAGE).expect("a good list");
        let check = |folder: &str, text: &str, expected: &[&str]| {
            let source = Source::read("lib.rs", text).expect("Rust");
            assert_eq!(opening(folder, &source, &picture), expected);
        };
        check("laws", "#![no_std]\n#![forbid(unsafe_code)]", &[]);
        check(
            "laws",
            "//! #![no_std]\n#![forbid(unsafe_code)]",
            &["lib.rs: #![no_std] is missing"],
        );
        check(
            "laws",
            "#![cfg_attr(not(feature = \"ts\"), no_std)]\n#![forbid(unsafe_code)]",
            &[],
        );
        check(
            "laws",
            "#![cfg_attr(not(feature = \"std\"), no_std)]\n#![forbid(unsafe_code)]",
            &["lib.rs: #![no_std] is missing"],
        );
        check(
            "laws",
            "#![no_std]\n#![deny(unsafe_code)]",
            &["lib.rs: #![forbid(unsafe_code)] is missing"],
        );
        check("chess", "#![no_std]\n#![deny(unsafe_code)]", &[]);
        check("audit", "", &["lib.rs: #![forbid(unsafe_code)] is missing"]);
    }

    #[test]
    fn std_comes_back_for_tests_only() {
        let check = |text: &str, expected: &[&str]| {
            assert_eq!(
                brought_back_std(&Source::read("lib.rs", text).expect("Rust")),
                expected
            );
        };
        check("#[cfg(test)]\nextern crate std;", &[]);
        check(
            "\nextern crate std;",
            &["lib.rs:2: a no_std room brings std back"],
        );
    }
}
