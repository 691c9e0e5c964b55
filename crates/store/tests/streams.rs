//! What every store keeps its word about: the same table of facts for memory, for a file and for a database.

use std::sync::mpsc;

use arbiter_database::Server;
use arbiter_store::{
    Append, MAX_ENTRY, Memory, Postgres, Snapshot, Sqlite, Store, StoreError, Tenures, export, import,
};

fn entries(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

/// What holds of every store.
const CHECKS: [fn(&dyn Store); 8] = [
    entries_come_back_in_their_order,
    whoever_has_not_seen_the_end_writes_nothing,
    what_is_no_line_or_no_name_is_refused,
    of_many_who_have_seen_the_same_version_one_writes,
    a_snapshot_never_runs_ahead_and_never_goes_back,
    long_entries_of_one_append_come_back_from_any_place,
    a_stream_carried_to_another_store_is_the_same_bytes,
    a_stream_that_is_removed_is_gone_and_may_begin_anew,
];

#[test]
fn memory_and_a_file_keep_their_word() {
    for check in CHECKS {
        check(&Memory::default());
        let folder = tempfile::tempdir().unwrap();
        check(&Sqlite::open(&folder.path().join("arbiter.db")).unwrap());
    }
}

#[test]
fn a_database_keeps_its_word() {
    let server = Server::start();
    for check in CHECKS {
        let store = Postgres::open(&server.fresh().parse().unwrap()).unwrap();
        store.begin("north", "").unwrap();
        check(&store);
    }
}

fn entries_come_back_in_their_order(store: &dyn Store) {
    assert_eq!(store.version("game/1").unwrap(), 0);
    assert_eq!(store.append("game/1", 0, entries(&["a", "b"])).unwrap(), 2);
    assert_eq!(store.append("game/1", 2, entries(&["c"])).unwrap(), 3);
    assert_eq!(store.append("game/2", 0, entries(&["x"])).unwrap(), 1);
    assert_eq!(store.read("game/1", 0, 10).unwrap(), entries(&["a", "b", "c"]));
    assert_eq!(store.read("game/1", 1, 1).unwrap(), entries(&["b"]));
    assert_eq!(store.read("game/1", 3, 10).unwrap(), entries(&[]));
    let streams = [("game/1".to_owned(), 3), ("game/2".to_owned(), 1)];
    assert_eq!(store.streams("game/").unwrap(), streams);
    assert_eq!(store.streams("event/").unwrap(), []);
}

fn whoever_has_not_seen_the_end_writes_nothing(store: &dyn Store) {
    store.append("game/1", 0, entries(&["a"])).unwrap();
    for expected in [0, 2, u64::MAX] {
        let error = store.append("game/1", expected, entries(&["late"])).unwrap_err();
        assert!(
            matches!(error, StoreError::WrongVersion { found: 1, .. }),
            "{error}"
        );
    }
    assert_eq!(store.read("game/1", 0, 10).unwrap(), entries(&["a"]));
}

fn what_is_no_line_or_no_name_is_refused(store: &dyn Store) {
    let long = "x".repeat(MAX_ENTRY + 1);
    for bad in ["", "two\nlines", &long] {
        let error = store.append("game/1", 0, entries(&["good", bad])).unwrap_err();
        assert!(matches!(error, StoreError::Entry { index: 1, .. }), "{error}");
    }
    for bad in ["", "Game", "a b", "a\u{0}b", "ملعب", &"x".repeat(121)] {
        let error = store.append(bad, 0, entries(&["a"])).unwrap_err();
        assert!(matches!(error, StoreError::Name(_)), "{error}");
    }
    let error = store.append("game/1", 0, Vec::new()).unwrap_err();
    assert!(matches!(error, StoreError::Count(0)), "{error}");
    assert_eq!(store.streams("").unwrap(), []);
}

fn of_many_who_have_seen_the_same_version_one_writes(store: &dyn Store) {
    let (send, receive) = mpsc::channel();
    for writer in 0..100 {
        let append = Append {
            stream: "game/1".into(),
            of: "1".into(),
            expected: 0,
            entries: vec![format!("writer {writer}").into_bytes()],
            mark: None,
        };
        let send = send.clone();
        store.submit(append, Box::new(move |answer| send.send(answer.is_ok()).unwrap()));
    }
    drop(send);
    assert_eq!(receive.iter().filter(|written| *written).count(), 1);
    assert_eq!(store.version("game/1").unwrap(), 1);
}

fn a_snapshot_never_runs_ahead_and_never_goes_back(store: &dyn Store) {
    store.append("game/1", 0, entries(&["a", "b"])).unwrap();
    let snapshot = |version| Snapshot {
        version,
        bytes: format!("after {version}").into_bytes(),
    };
    assert_eq!(store.snapshot("game/1").unwrap(), None);
    store.keep_snapshot("game/1", snapshot(2)).unwrap();
    store.keep_snapshot("game/1", snapshot(1)).unwrap();
    assert_eq!(store.snapshot("game/1").unwrap(), Some(snapshot(2)));
    let error = store.keep_snapshot("game/1", snapshot(3)).unwrap_err();
    assert!(
        matches!(error, StoreError::WrongVersion { found: 2, .. }),
        "{error}"
    );
}

fn long_entries_of_one_append_come_back_from_any_place(store: &dyn Store) {
    let lines: Vec<Vec<u8>> = (1..=7).map(|size| vec![b'x'; size * 40_000]).collect();
    assert_eq!(store.append("game/1", 0, lines.clone()).unwrap(), 7);
    assert_eq!(store.append("game/1", 7, entries(&["end"])).unwrap(), 8);
    for from in 0..7 {
        let read = store.read("game/1", from as u64, 3).unwrap();
        let all = lines.iter().cloned().chain(entries(&["end"]));
        assert!(all.skip(from).take(3).eq(read), "from {from}");
    }
    assert_eq!(store.read("game/1", 0, 0).unwrap(), entries(&[]));
    assert_eq!(store.version("game/1").unwrap(), 8);
}

#[test]
fn two_programs_at_one_file_see_what_the_other_wrote() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("arbiter.db");
    let both = [Sqlite::open(&path).unwrap(), Sqlite::open(&path).unwrap()];
    for round in 0..6 {
        let (one, other) = (&both[round as usize % 2], &both[(round as usize + 1) % 2]);
        assert_eq!(
            one.append("game/1", 2 * round, entries(&["a", "b"])).unwrap(),
            2 * round + 2
        );
        let late = other.append("game/1", 2 * round, entries(&["late"])).unwrap_err();
        assert!(
            matches!(late, StoreError::WrongVersion { found, .. } if found == 2 * round + 2),
            "{late}"
        );
        assert_eq!(other.version("game/1").unwrap(), 2 * round + 2);
    }
}

#[test]
fn many_writers_at_a_time_and_one_alone_are_all_told() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("arbiter.db")).unwrap();
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let (store, name) = (&store, format!("game/{writer}"));
            scope.spawn(move || {
                for version in 0..25 {
                    assert_eq!(
                        store.append(&name, version, entries(&["a"])).unwrap(),
                        version + 1
                    );
                }
            });
        }
    });
    assert_eq!(store.streams("game/").unwrap().len(), 8);
    assert!(
        store
            .streams("game/")
            .unwrap()
            .iter()
            .all(|(_, version)| *version == 25)
    );
}

fn a_stream_carried_to_another_store_is_the_same_bytes(store: &dyn Store) {
    let lines: Vec<Vec<u8>> = (0..2_500)
        .map(|number| format!("entry {number} \u{6f4}\r").into_bytes())
        .collect();
    store.append("game/1", 0, lines.clone()).unwrap();
    let mut file = Vec::new();
    assert_eq!(export(store, "game/1", &mut file).unwrap(), 2_500);
    let other = Memory::default();
    assert_eq!(import(&other, "game/1", &mut file.as_slice()).unwrap(), 2_500);
    assert_eq!(other.read("game/1", 0, 3_000).unwrap(), lines);
    let error = import(store, "game/1", &mut file.as_slice()).unwrap_err();
    assert!(matches!(error, StoreError::NotEmpty(_)), "{error}");
    let error = import(store, "game/2", &mut &b"a\n\nb\n"[..]).unwrap_err();
    assert!(matches!(error, StoreError::Entry { index: 1, .. }), "{error}");
}

#[test]
fn a_file_keeps_what_was_in_it_and_a_foreign_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("arbiter.db");
    for round in 0..3 {
        let store = Sqlite::open(&path).unwrap();
        assert_eq!(store.append("game/1", round, entries(&["a"])).unwrap(), round + 1);
    }
    let foreign = folder.path().join("foreign.db");
    std::fs::write(&foreign, "1. e4 e5 2. Nf3 Nc6 *\n".repeat(100)).unwrap();
    let error = Sqlite::open(&foreign).unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
}

fn a_stream_that_is_removed_is_gone_and_may_begin_anew(store: &dyn Store) {
    store.append("game/1", 0, entries(&["a", "b"])).unwrap();
    store.append("game/2", 0, entries(&["x"])).unwrap();
    let kept = Snapshot {
        version: 2,
        bytes: b"kept".to_vec(),
    };
    store.keep_snapshot("game/1", kept).unwrap();
    let (send, gone) = mpsc::channel();
    let streams = vec!["game/1".to_owned(), "game/9".to_owned()];
    store.remove(streams, Box::new(move |answer| send.send(answer).unwrap()));
    gone.recv().unwrap().unwrap();
    assert_eq!(store.version("game/1").unwrap(), 0);
    assert_eq!(store.snapshot("game/1").unwrap(), None);
    assert_eq!(store.streams("game/").unwrap(), [("game/2".to_owned(), 1)]);
    assert_eq!(store.append("game/1", 0, entries(&["c"])).unwrap(), 1);
    assert_eq!(store.read("game/1", 0, 10).unwrap(), entries(&["c"]));
}
