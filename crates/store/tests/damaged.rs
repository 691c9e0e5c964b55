//! A file that was damaged anywhere: it opens each time, every line that it gives is one that was written, and a stream
//! of which something is gone does not look whole.
//!
//! A bounded number here; `ARBITER_DAMAGES=1000` makes it the size that is promised.

use std::fs;
use std::path::Path;

use arbiter_store::{GONE, Sqlite, Store, StoreError, back_up, check};

const STREAMS: u64 = 50;

fn lines(stream: u64) -> Vec<Vec<u8>> {
    let long = |n: u64| "♟".repeat(if n == 7 { 9_000 } else { (n * 13 % 200) as usize });
    let count = 5 + stream * 3 % 40;
    (0..count)
        .map(|n| format!("{stream} {n} of {count} {}", long(n)).into_bytes())
        .collect()
}

fn name(stream: u64) -> String {
    format!("game/stream-{stream}")
}

fn make(file: &Path) {
    let store = Sqlite::open(file).unwrap();
    for round in 0..50 {
        for stream in 0..STREAMS {
            if let Some(line) = lines(stream).get(round) {
                store
                    .append(&name(stream), round as u64, vec![line.clone()])
                    .unwrap();
            }
        }
    }
    store.close();
}

fn damage(bytes: &mut Vec<u8>, random: &mut fastrand::Rng) -> String {
    let at = random.usize(..bytes.len());
    match random.u8(..4) {
        0 => {
            bytes.truncate(at);
            format!("cut at {at}")
        }
        1 => {
            let page = at / 4_096 * 4_096;
            bytes[page..page + 4_096].fill(0);
            format!("page at {page} zeroed")
        }
        2 => {
            let at = at % 4_096;
            bytes[at] ^= 1 << random.u8(..8);
            format!("a bit of the first page flipped at {at}")
        }
        _ => {
            bytes[at] ^= 1 << random.u8(..8);
            format!("a bit flipped at {at}")
        }
    }
}

#[test]
fn a_damaged_file_opens_and_no_stream_looks_whole_that_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, file) = (folder.path().join("whole"), folder.path().join("a.sqlite3"));
    make(&whole);
    let whole = fs::read(&whole).unwrap();
    let count = std::env::var("ARBITER_DAMAGES")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(120);
    let mut random = fastrand::Rng::with_seed(17);
    let mut served = 0;
    for _ in 0..count {
        let mut bytes = whole.clone();
        let how = damage(&mut bytes, &mut random);
        let cut = bytes.len() < whole.len();
        fs::write(&file, bytes).unwrap();
        let (store, told) = Sqlite::open_or_salvage(&file).unwrap_or_else(|why| panic!("{how}: {why}"));
        for stream in 0..STREAMS {
            let (found, written) = (store.read(&name(stream), 0, 1_000).unwrap(), lines(stream));
            let broken = told
                .as_ref()
                .is_some_and(|damage| damage.broken.contains(&name(stream)));
            served += usize::from(found == written);
            // A bit within a line is for the chain of whoever writes the lines to find: there are as many then.
            let same = found
                .iter()
                .zip(&written)
                .filter(|(found, written)| found != written)
                .count();
            let flipped = found.len() == written.len() && same <= 1;
            let short = written.starts_with(&found) && told.is_some() && (cut || found.is_empty());
            assert!(
                broken || flipped || short,
                "{how}: {stream} has {} of {}",
                found.len(),
                written.len()
            );
            assert!(
                !broken || found.iter().any(|line| line == GONE),
                "{how}: {stream}"
            );
        }
        // It can be written to as before, and what was damaged is still there for whoever knows more.
        store.append("game/new", 0, vec![b"new".to_vec()]).unwrap();
        if let Some(damage) = told {
            assert!(damage.kept.is_file(), "{how}");
        }
        drop(store);
        assert!(check(&file).is_ok(), "{how}");
        for one in fs::read_dir(folder.path()).unwrap() {
            let one = one.unwrap().path();
            if one.file_name().unwrap() != "whole" {
                fs::remove_file(one).unwrap();
            }
        }
    }
    assert!(
        served > count * STREAMS as usize / 2,
        "{served} of {count} times {STREAMS}"
    );
}

#[test]
fn a_file_that_is_closed_is_whole_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("a.sqlite3"), folder.path().join("b.sqlite3"));
    let store = Sqlite::open(&file).unwrap();
    store.append("game/1", 0, vec![b"first".to_vec()]).unwrap();
    store.close();
    assert!(matches!(
        store.append("game/1", 1, vec![b"late".to_vec()]),
        Err(StoreError::Stopped)
    ));
    fs::copy(&file, &copy).unwrap();
    assert_eq!(
        Sqlite::open(&copy).unwrap().read("game/1", 0, 9).unwrap(),
        [b"first"]
    );
}

#[test]
fn a_copy_of_a_file_that_is_written_to_holds_what_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("a.sqlite3"), folder.path().join("b.sqlite3"));
    let store = Sqlite::open(&file).unwrap();
    let copies = std::env::var("ARBITER_COPIES")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(20);
    let told = std::sync::atomic::AtomicU64::new(0);
    let done = std::sync::atomic::AtomicBool::new(false);
    let order = std::sync::atomic::Ordering::SeqCst;
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for version in 0.. {
                if done.load(order) {
                    break;
                }
                let line = format!("line {version}").into_bytes();
                told.store(store.append("game/1", version, vec![line]).unwrap(), order);
            }
        });
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..copies {
            std::thread::sleep(std::time::Duration::from_millis(random.u64(..20)));
            let before = told.load(order);
            back_up(&file, &copy).unwrap();
            let after = told.load(order);
            let found = Sqlite::open(&copy)
                .unwrap()
                .read("game/1", 0, usize::MAX >> 1)
                .unwrap();
            let count = found.len() as u64;
            // One more than was told may be written by then.
            assert!((before..=after + 1).contains(&count), "{before} {count} {after}");
            let as_written =
                |(version, line): (usize, &Vec<u8>)| *line == format!("line {version}").into_bytes();
            assert!(found.iter().enumerate().all(as_written));
        }
        done.store(true, order);
    });
}

#[test]
fn a_mark_lies_with_its_append() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.sqlite3");
    let append = |expected: u64, mark: &str| arbiter_store::Append {
        stream: "game/1".into(),
        of: "1".into(),
        expected,
        entries: vec![vec![b'x'; 300_000], b"y".to_vec()],
        mark: Some(mark.as_bytes().to_vec()),
    };
    let store = Sqlite::open(&file).unwrap();
    for (expected, mark) in [(0, "a"), (0, "late"), (2, "b")] {
        store.submit(append(expected, mark), Box::new(drop));
    }
    drop(store);
    let store = Sqlite::open(&file).unwrap();
    let marks = [(4, b"b".to_vec()), (2, b"a".to_vec())];
    assert_eq!(store.marks("game/1", 9).unwrap(), marks);
    assert_eq!(store.marks("game/1", 1).unwrap(), marks[..1]);
}
