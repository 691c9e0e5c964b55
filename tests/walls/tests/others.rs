//! What other people wrote and we build with, held against `deny.toml`, the page on dependencies and the known faults.

use arbiter_walls::advisories::{self, Advisory};
use arbiter_walls::npm::{self, Package};
use arbiter_walls::policy::{self, Policy};
use arbiter_walls::{Fault, others, tree};
use cargo_metadata::{Metadata, MetadataCommand};

/// Tools of which something is in the pages: a set of pieces.
const IN_THE_PAGES: &[&str] = &["chessground"];

fn stands(faults: &[Fault]) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

fn policy() -> Policy {
    policy::read(&tree::text("deny.toml")).unwrap_or_else(|fault| panic!("{fault}"))
}

fn metadata(options: &[&str]) -> Metadata {
    let mut command = MetadataCommand::new();
    command.manifest_path(tree::root().join("Cargo.toml"));
    command.other_options(options.iter().map(ToString::to_string).collect::<Vec<_>>());
    command.exec().expect("cargo metadata")
}

fn packages() -> Vec<Package> {
    npm::packages(&tree::text("web/package-lock.json"), IN_THE_PAGES)
        .unwrap_or_else(|fault| panic!("{fault}"))
}

fn known() -> Vec<Advisory> {
    advisories::read(&tree::text("tests/walls/advisories.toml"))
        .unwrap_or_else(|faults| panic!("\n{}\n", faults.join("\n")))
}

#[test]
fn crates_have_a_reason_a_good_licence_and_a_known_source() {
    let metadata = metadata(&[]);
    stands(&others::strangers(&metadata, &policy()));
    stands(&others::unexplained(
        &metadata,
        &tree::text("docs/dependencies.md"),
    ));
}

#[test]
fn what_stands_twice_in_the_program_has_a_reason() {
    let metadata = metadata(&["--filter-platform", "x86_64-unknown-linux-gnu"]);
    stands(&others::doubles(&metadata, "arbiter-cli", &policy()));
}

#[test]
fn packages_of_the_pages_have_a_good_licence_and_all_are_sealed() {
    let packages = packages();
    assert!(
        packages
            .iter()
            .any(|package| package.shipped && package.name == "preact"),
        "{packages:?}"
    );
    let policy = policy();
    stands(&npm::strangers(&packages, |licence| {
        others::is_good(licence, &policy)
    }));
}

#[test]
fn nothing_that_is_built_with_has_a_known_fault() {
    let known = known();
    assert!(known.len() > 30, "the list is read: {known:?}");
    let mut locked = others::locked(&metadata(&[]));
    locked.extend(npm::locked(&packages()).unwrap_or_else(|fault| panic!("{fault}")));
    stands(&advisories::affected(&known, &locked));
}
