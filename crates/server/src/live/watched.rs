//! A store that remembers whether the last write failed: so whoever runs the server can ask before a player is told. And in
//! which events nothing may be believed any longer that is held in memory.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

use crate::locks::locked;
use crate::times::Times;

use arbiter_hall::store::{Append, Done, Snapshot, Store, StoreError};

/// A store, and whether it takes what is written.
pub struct Watched {
    store: Arc<dyn Store>,
    seen: Seen,
}

/// Hears of an append that is durable, and of the version that it led to.
type Written = Box<dyn Fn(&Append, u64) + Send + Sync>;

/// What was seen of the writes.
#[derive(Clone, Default)]
pub struct Seen {
    /// Whether the last one failed.
    pub fails: Arc<AtomicBool>,
    /// The events of those that another node refused, whose answer was lost, or that found more than was known here.
    pub doubted: Arc<Mutex<BTreeSet<String>>>,
    /// Figures of all of them.
    pub appends: Arc<Appends>,
    /// Who wants to hear of all of them.
    pub written: Arc<OnceLock<Written>>,
}

/// Figures of appends.
#[derive(Debug, Default)]
pub struct Appends {
    /// From each to its answer.
    pub times: Times,
    /// Of which it is not known whether they were written.
    pub unknown: AtomicU64,
    /// That another node's ownership refused.
    pub not_owner: AtomicU64,
}

impl Appends {
    fn add(&self, answer: &Result<u64, StoreError>, took: Duration) {
        self.times.add(took);
        let counter = match answer {
            Err(StoreError::Unknown) => &self.unknown,
            Err(StoreError::NotOwner) => &self.not_owner,
            _ => return,
        };
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

impl Watched {
    /// Watches a store; the second says what is seen.
    pub fn over(store: Arc<dyn Store>) -> (Arc<dyn Store>, Seen) {
        let seen = Seen::default();
        let watched = Self {
            store,
            seen: seen.clone(),
        };
        (Arc::new(watched), seen)
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
            | StoreError::Unknown
            | StoreError::Unreachable(_)
            | StoreError::Io(_))
    )
}

impl Store for Watched {
    fn submit(&self, append: Append, done: Done) {
        let (seen, of) = (self.seen.clone(), append.of.clone());
        let begun = Instant::now();
        let copy = seen.written.get().is_some().then(|| append.clone());
        let noted = move |answer: Result<u64, StoreError>| {
            seen.appends.add(&answer, begun.elapsed());
            seen.fails.store(is_broken(&answer), Ordering::Relaxed);
            // Only one writes to a stream: who finds another version has not read what was written late.
            if matches!(
                answer,
                Err(StoreError::NotOwner | StoreError::Unknown | StoreError::WrongVersion { .. })
            ) {
                locked(&seen.doubted).insert(of);
            }
            if let (Ok(version), Some(written), Some(append)) = (&answer, seen.written.get(), &copy) {
                written(append, *version);
            }
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
