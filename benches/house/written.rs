//! The data that the server starts from: tournaments as the hall writes them.

use std::path::Path;

use arbiter_event::act::{Act, Announce, decide, evolve};
use arbiter_event::generate::{Plan as Made, generate};
use arbiter_event::log::Salt;
use arbiter_event::retold::retold;
use arbiter_event::state::State;
use arbiter_hall::store::{Sqlite, Store};
use arbiter_hall::{Change, Grant, Office, Plan, Role};

/// The file in which `arbiter serve` keeps everything.
const FILE: &str = "arbiter.sqlite3";

/// So many lines at once: fewer than a store takes.
const AT_ONCE: usize = 1_000;

/// Writes these events, each with so many players, into a folder; the pass of the chief arbiter of each. `rounds` of each
/// have been played, `all` are announced.
pub fn folder(folder: &Path, events: &[(String, u16)], rounds: u16, all: u16) -> Vec<String> {
    std::fs::create_dir_all(folder).expect("a disk with room");
    let store = Sqlite::open(&folder.join(FILE)).expect("a new file");
    let mut passes = Vec::new();
    for (number, (id, players)) in (1_usize..).zip(events) {
        let pass = format!("{number:064x}");
        let plan = Plan {
            arbiter: true,
            public: Some(true),
            ..Plan::friends("Open", "90m+30s")
        };
        let (mut office, first) = Office::make(id, plan, 0).expect("a plan that can be read");
        let chief = office.let_in(&pass, "Chief arbiter", vec![Grant::of(Role::ChiefArbiter)]);
        let mut lines = vec![first.into_bytes(), office.record(chief).into_bytes()];
        let change = Change {
            facts: Vec::new(),
            entries: played(*players, rounds, all),
        };
        lines.extend(office.seal(&change, Salt::default()).lines);
        let mut written = 0;
        for some in lines.chunks(AT_ONCE) {
            store
                .append(&format!("event/{id}"), written, some.to_vec())
                .expect("a disk with room");
            written += some.len() as u64;
        }
        passes.push(pass);
    }
    passes
}

/// A generated event, played so far.
fn played(players: u16, rounds: u16, all: u16) -> Vec<arbiter_event::act::Entry> {
    let made = generate(&Made::plain(players, rounds, 1));
    let acts = retold(&made).expect("acts");
    let mut state = State::default();
    let mut entries = Vec::new();
    for act in [Act::from(Announce::new("Open", all))].into_iter().chain(acts) {
        let mut entry = decide(&state, &act).expect("taken");
        entry.at = Some("2026-10-03T15:00:00Z".to_owned());
        evolve(&mut state, &entry);
        entries.push(entry);
    }
    entries
}
