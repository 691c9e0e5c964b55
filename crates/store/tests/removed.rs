//! What was removed is in none of the files, neither where it lay nor in what was written before it lay there.

use std::path::Path;
use std::sync::mpsc::channel;

use arbiter_store::{Sqlite, Store};

const SECRET: &str = "born 2012/03/04, a secret of its owner";

/// Whether any file of the folder holds it.
fn found(folder: &Path) -> bool {
    let mut files = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    files.any(|file| {
        let bytes = std::fs::read(file).unwrap();
        bytes
            .windows(SECRET.len())
            .any(|window| window == SECRET.as_bytes())
    })
}

fn remove(store: &Sqlite, stream: &str) {
    let (sender, gone) = channel();
    store.remove(
        vec![stream.to_owned()],
        Box::new(move |answer| sender.send(answer.is_ok()).unwrap()),
    );
    assert!(gone.recv().unwrap());
}

#[test]
fn nobody_finds_in_the_files_what_was_removed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("a.sqlite3")).unwrap();
    store.append("event/e/private", 0, vec![SECRET.into()]).unwrap();
    for number in 0..40 {
        store
            .append("event/e", number, vec![b"another line".to_vec()])
            .unwrap();
    }
    assert!(found(folder.path()), "it is there as long as it is kept");
    remove(&store, "event/e/private");
    assert!(!found(folder.path()));
    // What else was written is there, and the store goes on.
    assert_eq!(store.read("event/e", 0, 100).unwrap().len(), 40);
    store.append("event/e", 40, vec![b"one more".to_vec()]).unwrap();
    drop(store);
    assert!(!found(folder.path()));
}
