//! What other people wrote and we build with: whether each has its reason on a page, a licence that goes with ours, and comes
//! from where everybody can get it.

use cargo_metadata::{Metadata, Package};

use crate::Fault;

/// Licences that go with GPL-3.0-or-later.
const GOOD: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "GPL-3.0",
    "GPL-3.0-or-later",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
    "bzip2-1.0.6",
];
/// Everything that is not ours comes from here.
const SOURCE: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Crates of the lock file whose licence does not go with ours, or that come from elsewhere.
#[must_use]
pub fn strangers(metadata: &Metadata) -> Vec<Fault> {
    let ours = |package: &Package| metadata.workspace_members.contains(&package.id);
    let others = metadata.packages.iter().filter(|package| !ours(package));
    let mut faults = Vec::new();
    for package in others {
        let name = &package.name;
        let licence = package.license.as_deref().unwrap_or_default();
        if !is_good(licence) {
            faults.push(format!(
                "{name}: the licence {licence:?} is not one that goes with ours"
            ));
        }
        if package.source.as_ref().is_none_or(|source| source.repr != SOURCE) {
            faults.push(format!("{name}: does not come from crates.io"));
        }
    }
    faults
}

/// Direct dependencies that have no row on the page.
#[must_use]
pub fn unexplained(metadata: &Metadata, page: &str) -> Vec<Fault> {
    let ours = (metadata.packages.iter()).filter(|package| metadata.workspace_members.contains(&package.id));
    let mut names: Vec<&str> = ours
        .flat_map(|package| &package.dependencies)
        .filter(|dependency| dependency.path.is_none())
        .map(|dependency| &*dependency.name)
        .collect();
    names.sort_unstable();
    names.dedup();
    names
        .into_iter()
        .filter(|name| !page.contains(&format!("| `{name}` |")))
        .map(|name| format!("{name}: say in docs/dependencies.md what it is for"))
        .collect()
}

/// Whether one may choose a good licence for every part of it. Brackets are read as the choice within them.
fn is_good(licence: &str) -> bool {
    let plain = licence.replace(['(', ')'], " ").replace('/', " OR ");
    let choice = |all: &str| {
        let mut parts = all.split(" AND ");
        parts.all(|part| GOOD.contains(&part.split(" WITH ").next().unwrap_or_default().trim()))
    };
    plain.split(" OR ").any(choice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_is_good_where_one_may_choose_a_good_one() {
        for (licence, good) in [
            ("MIT", true),
            ("MIT/Apache-2.0", true),
            ("Apache-2.0 WITH LLVM-exception OR MIT", true),
            ("MIT AND BSD-3-Clause", true),
            ("MPL-1.0 AND MIT", false),
            ("SSPL-1.0", false),
            ("", false),
        ] {
            assert_eq!(is_good(licence), good, "{licence}");
        }
    }
}
