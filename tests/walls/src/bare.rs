//! What `no_std` rooms stand on, down to the last crate: all of it must be able to do without `std`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use cargo_metadata::{DependencyKind, Metadata, NodeDep, Package, Target, TargetKind};

use crate::Fault;
use crate::picture::{Nature, Picture};

/// Says the types of the browser: the build of the tests has it, and no program that is shipped; a build of the documentation does
/// without it and so keeps the rooms to their promise.
const OF_TESTS: &str = "ts_rs";

/// A package as far as this question goes.
#[derive(Debug, Clone, Default)]
pub struct Ground {
    /// Its name.
    pub name: String,
    /// Whether the root of its library speaks of `no_std`, or it runs in the compiler only.
    pub bare: bool,
    /// What it is linked with when it runs.
    pub stands_on: Vec<String>,
}

/// Packages by their id.
pub type Grounds = BTreeMap<String, Ground>;

/// All packages of the workspace and what they stand on, from `cargo metadata` with dependencies.
#[must_use]
pub fn grounds(metadata: &Metadata) -> Grounds {
    let nodes = metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
    let linked = |dep: &&NodeDep| {
        let mut kinds = dep.dep_kinds.iter();
        dep.name != OF_TESTS && kinds.any(|kind| kind.kind == DependencyKind::Normal)
    };
    nodes
        .map(|node| {
            let package = &metadata[&node.id];
            let in_compiler = kind_of(package, &TargetKind::ProcMacro).is_some();
            let stands_on = node.deps.iter().filter(linked).filter(|_| !in_compiler);
            let ground = Ground {
                name: package.name.to_string(),
                bare: in_compiler || library_is_bare(package),
                stands_on: stands_on.map(|dep| dep.pkg.repr.clone()).collect(),
            };
            (node.id.repr.clone(), ground)
        })
        .collect()
}

fn kind_of<'a>(package: &'a Package, kind: &TargetKind) -> Option<&'a Target> {
    package.targets.iter().find(|target| target.kind.contains(kind))
}

fn library_is_bare(package: &Package) -> bool {
    let library = kind_of(package, &TargetKind::Lib);
    let text = library.and_then(|target| fs::read_to_string(&target.src_path).ok());
    text.is_some_and(|text| speaks_of_no_std(&text))
}

/// `#![no_std]`, or `#![cfg_attr(..., no_std)]`, which a crate has whose `std` is a feature.
fn speaks_of_no_std(text: &str) -> bool {
    let attribute = |line: &str| line.starts_with("#![") && line.contains("no_std") || line == "no_std";
    text.lines().any(|line| attribute(line.trim()))
}

/// Every package under a `no_std` room that cannot do without `std`, with the way to it.
#[must_use]
pub fn needs_std(grounds: &Grounds, picture: &Picture) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (id, ground) in grounds {
        let room = ground
            .name
            .strip_prefix("arbiter-")
            .and_then(|name| picture.get(name));
        if room.is_some_and(|room| room.nature == Nature::NoStd) {
            descend(grounds, id, &ground.name, &mut BTreeSet::new(), &mut faults);
        }
    }
    faults
}

fn descend<'a>(
    grounds: &'a Grounds,
    id: &str,
    way: &str,
    seen: &mut BTreeSet<&'a str>,
    faults: &mut Vec<Fault>,
) {
    let below = grounds.get(id).into_iter().flat_map(|ground| &ground.stands_on);
    for next in below {
        let Some(ground) = grounds.get(next) else { continue };
        if !seen.insert(next) {
            continue;
        }
        let way = format!("{way} → {}", ground.name);
        if !ground.bare {
            faults.push(format!("{way}: needs std, and a no_std room stands on it"));
        } else if !ground.name.starts_with("arbiter-") {
            descend(grounds, next, &way, seen, faults);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture;

    fn ground(name: &str, bare: bool, stands_on: &[&str]) -> (String, Ground) {
        let stands_on = stands_on.iter().map(|name| (*name).to_owned()).collect();
        (
            name.to_owned(),
            Ground {
                name: name.to_owned(),
                bare,
                stands_on,
            },
        )
    }

    #[test]
    fn std_is_found_at_the_end_of_the_way() {
        let page = "```rooms\nroom  may know  nature\nmate  nothing  no_std\nlang  nothing  free\n```";
        let picture = picture::read(page).expect("a good list");
        let grounds = Grounds::from([
            ground("arbiter-mate", true, &["a"]),
            ground("arbiter-lang", false, &["c"]),
            ground("a", true, &["b"]),
            ground("b", true, &["a", "c"]),
            ground("c", false, &[]),
        ]);
        let faults = needs_std(&grounds, &picture);
        assert_eq!(
            faults,
            ["arbiter-mate → a → b → c: needs std, and a no_std room stands on it"]
        );
    }

    #[test]
    fn a_crate_says_that_it_can_do_without_std() {
        assert!(speaks_of_no_std("//! A crate.\n#![no_std]\n"));
        assert!(speaks_of_no_std("#![cfg_attr(not(feature = \"std\"), no_std)]"));
        assert!(!speaks_of_no_std("//! Not #![no_std], sadly.\n"));
    }
}
