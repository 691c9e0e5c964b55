//! What other people wrote and we build with: whether each has its reason on a page, a licence that goes with ours, and comes
//! from where everybody can get it.

use std::collections::{BTreeMap, BTreeSet};

use cargo_metadata::{DependencyKind, Metadata, Package, PackageId};

use crate::Fault;
use crate::advisories::Locked;
use crate::policy::Policy;

/// Everything that is not ours comes from here.
const SOURCE: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Crates of the lock file whose licence does not go with ours, or that come from elsewhere.
#[must_use]
pub fn strangers(metadata: &Metadata, policy: &Policy) -> Vec<Fault> {
    let ours = |package: &Package| metadata.workspace_members.contains(&package.id);
    let others = metadata.packages.iter().filter(|package| !ours(package));
    let mut faults = Vec::new();
    for package in others {
        let name = &package.name;
        let licence = package.license.as_deref().unwrap_or_default();
        if !is_good(licence, policy) {
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

/// Crates of which a program has several versions, without a reason in the policy; and reasons that nothing needs any more.
///
/// # Panics
/// The metadata were asked for without what stands on what, or the program is not among them.
#[must_use]
pub fn doubles(metadata: &Metadata, program: &str, policy: &Policy) -> Vec<Fault> {
    let mut versions: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for package in within(metadata, program) {
        versions
            .entry(&package.name)
            .or_default()
            .insert(package.version.to_string());
    }
    let mut faults = Vec::new();
    for (name, versions) in &versions {
        let skipped = |version: &&String| policy.doubles.contains(&format!("{name}@{version}"));
        if versions.iter().filter(|version| !skipped(version)).count() > 1 {
            faults.push(format!(
                "{name}: {versions:?} stand side by side; deny.toml has no reason"
            ));
        }
    }
    let needed = |double: &&String| {
        let parts = double.split_once('@');
        let several = |(name, version): (&str, &str)| {
            versions
                .get(name)
                .is_some_and(|all| all.len() > 1 && all.contains(version))
        };
        parts.is_some_and(several)
    };
    let idle = policy.doubles.iter().filter(|double| !needed(double));
    faults.extend(idle.map(|double| format!("deny.toml: nothing has {double} beside another any more")));
    faults
}

/// What a program is linked with: normal dependencies, and theirs.
fn within<'a>(metadata: &'a Metadata, program: &str) -> Vec<&'a Package> {
    let nodes = &metadata.resolve.as_ref().expect("what stands on what").nodes;
    let start = metadata.packages.iter().find(|package| package.name == program);
    let mut ahead: Vec<&PackageId> = vec![&start.expect("the program").id];
    let mut seen = BTreeSet::new();
    while let Some(id) = ahead.pop() {
        if !seen.insert(id) {
            continue;
        }
        let node = nodes
            .iter()
            .find(|node| node.id == *id)
            .expect("every package is a node");
        let normal = node.deps.iter().filter(|dependency| {
            dependency
                .dep_kinds
                .iter()
                .any(|kind| kind.kind == DependencyKind::Normal)
        });
        ahead.extend(normal.map(|dependency| &dependency.pkg));
    }
    metadata
        .packages
        .iter()
        .filter(|package| seen.contains(&package.id))
        .collect()
}

/// All crates of the lock file that are not ours.
#[must_use]
pub fn locked(metadata: &Metadata) -> Vec<Locked> {
    let others = metadata
        .packages
        .iter()
        .filter(|package| package.source.is_some());
    let one = |package: &Package| Locked {
        registry: "crates",
        name: package.name.to_string(),
        version: package.version.clone(),
    };
    others.map(one).collect()
}

/// Whether one may choose a good licence for every part of it. Brackets are read as the choice within them.
#[must_use]
pub fn is_good(licence: &str, policy: &Policy) -> bool {
    let plain = licence.replace(['(', ')'], " ").replace('/', " OR ");
    let good = |part: &str| {
        let name = part.split(" WITH ").next().unwrap_or_default().trim();
        policy.licences.iter().any(|good| good == name)
    };
    plain.split(" OR ").any(|choice| choice.split(" AND ").all(good))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_is_good_where_one_may_choose_a_good_one() {
        let licences = ["MIT", "Apache-2.0", "BSD-3-Clause"].map(str::to_owned).to_vec();
        let policy = Policy {
            licences,
            ..Policy::default()
        };
        for (licence, good) in [
            ("MIT", true),
            ("MIT/Apache-2.0", true),
            ("Apache-2.0 WITH LLVM-exception OR MIT", true),
            ("MIT AND BSD-3-Clause", true),
            ("MPL-1.0 AND MIT", false),
            ("SSPL-1.0", false),
            ("", false),
        ] {
            assert_eq!(is_good(licence, &policy), good, "{licence}");
        }
    }
}
