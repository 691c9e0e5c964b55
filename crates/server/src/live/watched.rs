//! A store that remembers whether the last write failed: so whoever runs the server can ask before a player is told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use arbiter_hall::store::{Append, Done, Snapshot, Store, StoreError};

/// A store, and whether it takes what is written.
pub struct Watched {
    store: Arc<dyn Store>,
    fails: Arc<AtomicBool>,
}

impl Watched {
    /// Watches a store; the second says whether the last write failed.
    pub fn over(store: Arc<dyn Store>) -> (Arc<dyn Store>, Arc<AtomicBool>) {
        let fails = Arc::new(AtomicBool::new(false));
        let watched = Self {
            store,
            fails: Arc::clone(&fails),
        };
        (Arc::new(watched), fails)
    }
}

/// Whether it is the store that failed: that somebody else was first says that it works.
fn is_broken(answer: &Result<u64, StoreError>) -> bool {
    matches!(
        answer,
        Err(StoreError::Database(_)
            | StoreError::Damaged(_)
            | StoreError::Full
            | StoreError::Stopped
            | StoreError::Io(_))
    )
}

impl Store for Watched {
    fn submit(&self, append: Append, done: Done) {
        let fails = Arc::clone(&self.fails);
        let noted = move |answer: Result<u64, StoreError>| {
            fails.store(is_broken(&answer), Ordering::Relaxed);
            done(answer);
        };
        self.store.submit(append, Box::new(noted));
    }

    fn remove(&self, streams: Vec<String>, done: Done) {
        self.store.remove(streams, done);
    }

    fn read(&self, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError> {
        self.store.read(stream, from, limit)
    }

    fn version(&self, stream: &str) -> Result<u64, StoreError> {
        self.store.version(stream)
    }

    fn marks(&self, stream: &str, limit: usize) -> Result<Vec<(u64, Vec<u8>)>, StoreError> {
        self.store.marks(stream, limit)
    }

    fn streams(&self, prefix: &str) -> Result<Vec<(String, u64)>, StoreError> {
        self.store.streams(prefix)
    }

    fn keep_snapshot(&self, stream: &str, snapshot: Snapshot) -> Result<(), StoreError> {
        self.store.keep_snapshot(stream, snapshot)
    }

    fn snapshot(&self, stream: &str) -> Result<Option<Snapshot>, StoreError> {
        self.store.snapshot(stream)
    }
}
