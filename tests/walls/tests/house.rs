//! The project as it lies here, held against its walls. A wall that fails says what to do.

use std::path::Path;

use arbiter_walls::circles::Arrows;
use arbiter_walls::effects::{self, Room};
use arbiter_walls::picture::{self, Nature, Picture};
use arbiter_walls::rooms::{self, Crate};
use arbiter_walls::source::Source;
use arbiter_walls::{Fault, bare, examples, links, packages, text, tree};
use cargo_metadata::MetadataCommand;

fn stands(faults: &[Fault]) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

fn picture() -> Picture {
    picture::read(&tree::text("docs/architecture.md"))
        .unwrap_or_else(|faults| panic!("\n{}\n", faults.join("\n")))
}

fn crates() -> Vec<Crate> {
    let mut command = MetadataCommand::new();
    let metadata = command
        .manifest_path(tree::root().join("Cargo.toml"))
        .no_deps()
        .exec();
    let crates = rooms::crates(&metadata.expect("cargo metadata"));
    assert!(
        crates.iter().any(|krate| krate.folder == "chess"),
        "cargo tells of the rooms: {crates:?}"
    );
    crates
}

fn source(path: &str) -> Source {
    Source::read(path, &tree::text(path)).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Files of a room that are compiled into it: not its tests, not those modules that are tests.
fn sources_of(folder: &str) -> Vec<Source> {
    let files = tree::files(&format!("crates/{folder}/src"), ".rs");
    let is_test = |path: &String| path.ends_with("/tests.rs") || path.contains("/tests/");
    files
        .iter()
        .filter(|path| !is_test(path))
        .map(|path| source(path))
        .collect()
}

#[test]
fn rooms_know_only_what_the_picture_lets_them_know() {
    stands(&rooms::edges(&crates(), &picture()));
}

#[test]
fn no_std_rooms_stand_on_nothing_that_needs_std() {
    let mut command = MetadataCommand::new();
    let metadata = command
        .manifest_path(tree::root().join("Cargo.toml"))
        .exec()
        .expect("cargo metadata");
    let grounds = bare::grounds(&metadata);
    assert!(
        grounds
            .values()
            .any(|ground| ground.name == "arbiter-chess" && ground.bare),
        "the rooms are found"
    );
    stands(&bare::needs_std(&grounds, &picture()));
}

#[test]
fn every_room_opens_as_the_picture_says() {
    let picture = picture();
    for krate in crates() {
        let folder = &krate.folder;
        let roots = ["lib.rs", "main.rs"].map(|name| format!("crates/{folder}/src/{name}"));
        let roots: Vec<_> = roots
            .iter()
            .filter(|path| tree::root().join(path).exists())
            .collect();
        assert!(
            !roots.is_empty(),
            "crates/{folder} has neither lib.rs nor main.rs"
        );
        for path in roots {
            stands(&rooms::opening(folder, &source(path), &picture));
        }
        if picture
            .get(folder)
            .is_some_and(|room| room.nature == Nature::NoStd)
        {
            stands(
                &sources_of(folder)
                    .iter()
                    .flat_map(rooms::brought_back_std)
                    .collect::<Vec<_>>(),
            );
        }
    }
}

#[test]
fn every_room_is_under_the_lints_of_the_house() {
    for krate in crates() {
        let manifest = tree::text(&format!("crates/{}/Cargo.toml", krate.folder));
        assert!(
            manifest.contains("[lints]\nworkspace = true"),
            "crates/{}: [lints] workspace = true",
            krate.folder
        );
    }
}

#[test]
fn pure_rooms_ban_the_outside() {
    let banned = tree::text("tests/walls/pure.clippy.toml");
    let picture = picture();
    let pure = crates().into_iter().filter(|krate| {
        picture
            .get(&krate.folder)
            .is_some_and(|room| room.nature == Nature::Pure)
    });
    for krate in pure {
        let path = format!("crates/{}/clippy.toml", krate.folder);
        assert!(
            tree::root().join(&path).exists(),
            "{path}: copy tests/walls/pure.clippy.toml there"
        );
        assert_eq!(
            tree::text(&path),
            banned,
            "{path} differs from tests/walls/pure.clippy.toml"
        );
    }
}

#[test]
fn only_the_rulebooks_name_editions() {
    let others = crates().into_iter().filter(|krate| krate.folder != "laws");
    let sources = others.flat_map(|krate| sources_of(&krate.folder));
    stands(&sources.flat_map(|source| source.editions()).collect::<Vec<_>>());
}

/// Rooms whose modules know each other one way only.
const WITHOUT_CIRCLES: [&str; 4] = ["pairing", "event", "reports", "server"];

#[test]
fn modules_know_each_other_one_way() {
    for room in WITHOUT_CIRCLES {
        let sources = sources_of(room);
        assert!(sources.len() > 5, "the sources of {room} are found");
        stands(&Arrows::of(&sources).circles(room));
    }
}

#[test]
fn nothing_is_left_unfinished() {
    let files = ["crates", "benches", "fuzz", "tests"]
        .map(|folder| tree::files(folder, ".rs"))
        .concat();
    assert!(files.len() > 5, "the sources are found: {files:?}");
    stands(
        &files
            .iter()
            .flat_map(|path| source(path).unfinished())
            .collect::<Vec<_>>(),
    );
}

#[test]
fn files_are_read_in_one_sitting() {
    let list = tree::text("tests/walls/long-files.txt");
    let listed = text::long_files(&list).unwrap_or_else(|fault| panic!("{fault}"));
    let gone: Vec<_> = listed
        .iter()
        .filter(|path| !tree::root().join(path).exists())
        .collect();
    assert!(
        gone.is_empty(),
        "long-files.txt names files that are gone: {gone:?}"
    );
    let files = tree::files("crates", ".rs")
        .into_iter()
        .filter(|path| path.contains("/src/"));
    stands(
        &files
            .filter_map(|path| text::too_long(&path, &tree::text(&path), &listed))
            .collect::<Vec<_>>(),
    );
}

/// Lines that a function of `rules` may have at most, and the bound that their middle stays under: a rule reads like its article.
const LONGEST_RULE: usize = 60;
const MIDDLE_RULE: usize = 10;

#[test]
fn rules_are_short_functions() {
    let files = tree::files("crates/rules/src", ".rs").into_iter();
    let files = files.filter(|path| !path.ends_with("/tests.rs"));
    let texts: Vec<_> = files.map(|path| (tree::text(&path), path)).collect();
    let found: Vec<_> = texts
        .iter()
        .flat_map(|(text, path)| text::functions(text).into_iter().map(move |one| (path, one)))
        .collect();
    let long = found.iter().filter(|(_, (_, lines))| *lines > LONGEST_RULE);
    stands(
        &long
            .map(|(path, (name, lines))| format!("{path}: {name} has {lines} lines, at most {LONGEST_RULE}"))
            .collect::<Vec<_>>(),
    );
    let mut lengths: Vec<usize> = found.iter().map(|(_, (_, lines))| *lines).collect();
    lengths.sort_unstable();
    let middle = lengths[lengths.len() / 2];
    assert!(
        middle < MIDDLE_RULE && lengths.len() > 200,
        "{middle} of {}",
        lengths.len()
    );
}

#[test]
fn no_sign_turns_the_text_unseen() {
    let folders = [
        "crates", "benches", "fuzz", "tests", "docs", "scripts", "laws", "lang",
    ];
    let endings = [".rs", ".toml", ".md", ".sh", ".ftl"];
    for path in folders
        .iter()
        .flat_map(|folder| endings.iter().flat_map(|ending| tree::files(folder, ending)))
    {
        stands(&text::turned(&path, &tree::text(&path)));
    }
}

#[test]
fn links_lead_somewhere_and_every_page_is_in_the_book() {
    let pages = tree::files("docs", ".md");
    let beside = [
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "benches/README.md",
    ]
    .map(str::to_owned);
    for page in pages.iter().chain(&beside) {
        stands(&links::dead(page, &tree::text(page), |path: &Path| {
            tree::root().join(path).exists()
        }));
    }
    let names: Vec<String> = pages
        .iter()
        .map(|page| page.trim_start_matches("docs/").to_owned())
        .collect();
    stands(&links::left_out(&tree::text("docs/SUMMARY.md"), &names));
}

#[test]
fn scripts_stop_at_the_first_fault() {
    let scripts = tree::files("scripts", ".sh")
        .into_iter()
        .filter(|path| path != "scripts/lib.sh");
    for path in scripts.chain([".ci/run".to_owned()]) {
        assert!(
            tree::text(&path).lines().any(|line| line == "set -euo pipefail"),
            "{path}: set -euo pipefail"
        );
    }
}

#[test]
fn crates_for_others_say_what_they_are_and_carry_what_they_need() {
    let mut command = MetadataCommand::new();
    let metadata = command
        .manifest_path(tree::root().join("Cargo.toml"))
        .no_deps()
        .exec()
        .expect("cargo metadata");
    for room in packages::FOR_OTHERS {
        let name = format!("arbiter-{room}");
        let package = metadata.packages.iter().find(|package| *package.name == name);
        stands(&packages::unsaid(package.expect("a crate of the project")));
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let listed = std::process::Command::new(cargo)
            .args([
                "package",
                "--list",
                "--allow-dirty",
                "--offline",
                "--package",
                &name,
            ])
            .current_dir(tree::root())
            .output()
            .expect("cargo lists a package");
        assert!(
            listed.status.success(),
            "{}",
            String::from_utf8_lossy(&listed.stderr)
        );
        let files = String::from_utf8(listed.stdout).expect("paths in UTF-8");
        stands(&packages::misfilled(room, &files.lines().collect::<Vec<_>>()));
    }
}

#[test]
fn half_of_what_others_can_call_shows_how() {
    for room in packages::FOR_OTHERS {
        let files = tree::files(&format!("crates/{room}/src"), ".rs").into_iter();
        let files: Vec<_> = files
            .filter(|path| !path.ends_with("/tests.rs"))
            .map(|path| (path.clone(), tree::text(&path)))
            .collect();
        let found = examples::functions(&files).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(found.shown > 10, "the functions of {room} are found");
        eprintln!("{room}: {} of {}", found.shown, found.shown + found.bare.len());
        stands(&examples::too_few(room, &found).into_iter().collect::<Vec<_>>());
    }
}

fn parameters() -> Vec<effects::Parameter> {
    let topics = tree::files("crates/laws/laws/topics", ".toml");
    let read =
        |path: &String| effects::read(&tree::text(path)).unwrap_or_else(|fault| panic!("{path}: {fault}"));
    let parameters: Vec<_> = topics.iter().flat_map(read).collect();
    assert!(parameters.len() > 300, "{}", parameters.len());
    parameters
}

#[test]
fn what_a_rulebook_sets_is_read_by_whom_it_binds() {
    let parameters = parameters();
    let room = |effects: &'static [&'static str], folders: &[(&str, &str)]| {
        let files = folders
            .iter()
            .flat_map(|(folder, ending)| tree::files(folder, ending));
        let text = files.map(|path| tree::text(&path)).collect();
        Room { effects, text }
    };
    let rooms = [
        room(
            &["rules", "clock"],
            &[("crates/rules/src", ".rs"), ("crates/game/src", ".rs")],
        ),
        room(&["clock"], &[("crates/laws/src", "classify.rs")]),
        room(&["audit"], &[("crates/audit/src", ".rs")]),
        room(
            &["event"],
            &[("crates/event/src", ".rs"), ("crates/hall/src", ".rs")],
        ),
    ];
    stands(&effects::faults(&parameters, &rooms));
}

#[test]
fn no_rule_reads_what_people_write() {
    let sources = ["rules", "game"].into_iter().flat_map(sources_of);
    stands(
        &sources
            .flat_map(|source| source.reads_texts())
            .collect::<Vec<_>>(),
    );
    // What older programs wrote to a log in free words is read there, and nowhere else.
    let sources = ["rules", "game"].into_iter().flat_map(sources_of);
    let of_today = sources.filter(|source| !source.path().contains("/log/upcast/"));
    stands(
        &of_today
            .flat_map(|source| source.compares_texts())
            .collect::<Vec<_>>(),
    );
}

#[test]
fn no_rule_decides_by_what_can_be_cited() {
    let sources = ["rules", "game", "audit"].into_iter().flat_map(sources_of);
    stands(
        &sources
            .flat_map(|source| source.decides_by_citing())
            .collect::<Vec<_>>(),
    );
}

#[test]
fn rules_name_what_is_replaced_and_not_what_replaces_it() {
    let sources = ["rules", "game", "audit", "mate"]
        .into_iter()
        .flat_map(sources_of);
    let named = sources.flat_map(|source| source.names_replacing_topics());
    stands(&named.collect::<Vec<_>>());
}

#[test]
fn every_ruling_is_made_in_rules() {
    let made = sources_of("game").into_iter().flat_map(|source| source.rules());
    // A log writes down all the values by which its game was ruled.
    let files = tree::files("crates/game/src", ".rs").into_iter();
    let files: Vec<_> = files.filter(|path| !path.contains("/log/")).collect();
    let read = parameters().into_iter().flat_map(|one| {
        let asks = |path: &&String| effects::names(&tree::text(path), &one.id);
        let told = |path| format!("{path}: {} is for `rules` to read", one.id);
        files.iter().filter(asks).map(told).collect::<Vec<_>>()
    });
    stands(&made.chain(read).collect::<Vec<_>>());
}
