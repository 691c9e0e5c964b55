//! A store that remembers whether the last write failed: so whoever runs the server can ask before a player is told. And in
//! which events nothing may be believed any longer that is held in memory.

use std::collections::{BTreeSet, HashMap};
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
    /// Whether it failed because the store did not take it, and not because it could not be reached.
    pub refuses: Arc<AtomicBool>,
    /// The events of those that another node refused, whose answer was lost, or that found more than was known here.
    pub doubted: Arc<Mutex<BTreeSet<String>>>,
    /// The streams of those that were refused since that was asked last, and why.
    pub refused: Arc<Mutex<Vec<(String, String)>>>,
    /// Figures of all of them.
    pub appends: Arc<Appends>,
    /// Who wants to hear of all of them.
    pub written: Arc<OnceLock<Written>>,
    /// How far the streams of each event were written from here, where others write to the same store.
    pub versions: Arc<OnceLock<Mutex<Versions>>>,
}

/// So many that were refused are told one by one between two looks.
const TOLD: usize = 100;

/// By event, and by stream.
type Versions = HashMap<String, HashMap<String, u64>>;

impl Seen {
    /// Where others write to the same store, it is told what they were faster with.
    fn was_refused(&self, stream: &str, answer: &Result<u64, StoreError>) {
        let Err(why @ (StoreError::NotOwner | StoreError::WrongVersion { .. })) = answer else {
            return;
        };
        let mut refused = locked(&self.refused);
        if self.versions.get().is_some() && refused.len() < TOLD {
            refused.push((stream.to_owned(), why.to_string()));
        }
    }

    fn answered(&self, answer: &Result<u64, StoreError>) {
        self.fails.store(is_broken(answer), Ordering::Relaxed);
        self.refuses.store(is_refused(answer), Ordering::Relaxed);
    }

    /// The store is reached again: what it did not take before it may still not take.
    pub fn is_reached(&self) {
        if !self.refuses.load(Ordering::Relaxed) {
            self.fails.store(false, Ordering::Relaxed);
        }
    }

    /// The store has shown that it takes what is written.
    pub fn takes_again(&self) {
        self.answered(&Ok(0));
    }

    /// A stream of an event of which less is in the store than was written from here: its database has come back as it was earlier.
    pub fn lost(&self, event: &str, found: impl Fn(&str) -> Option<u64>) -> Option<String> {
        let versions = locked(self.versions.get()?);
        let streams = versions.get(event)?.iter();
        let mut lost = streams.filter(|(stream, known)| found(stream).is_some_and(|found| found < **known));
        lost.next().map(|(stream, _)| stream.clone())
    }
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

/// Whether the store was there and did not take it, as one without room.
fn is_refused(answer: &Result<u64, StoreError>) -> bool {
    matches!(
        answer,
        Err(StoreError::Database(_) | StoreError::Damaged(_) | StoreError::Full)
    )
}

impl Store for Watched {
    fn submit(&self, append: Append, done: Done) {
        let (seen, of, name) = (self.seen.clone(), append.of.clone(), append.stream.clone());
        let begun = Instant::now();
        let copy = seen.written.get().is_some().then(|| append.clone());
        // What lies beside them may be removed.
        let kept = append.stream.starts_with("game/") || append.stream.starts_with("event/");
        let stream = seen
            .versions
            .get()
            .filter(|_| kept)
            .map(|_| append.stream.clone());
        let noted = move |answer: Result<u64, StoreError>| {
            seen.appends.add(&answer, begun.elapsed());
            seen.answered(&answer);
            seen.was_refused(&name, &answer);
            // Only one writes to a stream: who finds another version has not read what was written late.
            if matches!(
                answer,
                Err(StoreError::NotOwner | StoreError::Unknown | StoreError::WrongVersion { .. })
            ) {
                locked(&seen.doubted).insert(of.clone());
            }
            if let (Ok(version), Some(stream), Some(versions)) = (&answer, stream, seen.versions.get()) {
                let mut versions = locked(versions);
                versions.entry(of.clone()).or_default().insert(stream, *version);
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

#[cfg(test)]
mod tests {
    use arbiter_hall::store::Memory;

    use super::*;

    #[test]
    fn a_store_without_room_is_believed_only_when_it_takes_something() {
        let seen = Seen::default();
        let fails = || seen.fails.load(Ordering::Relaxed);
        for (answer, stays) in [
            (Err(StoreError::Full), true),
            (Err(StoreError::Database("no".into())), true),
            (Err(StoreError::Unreachable("gone".into())), false),
            (Err(StoreError::Unknown), false),
        ] {
            seen.answered(&answer);
            assert!(fails(), "{answer:?}");
            seen.is_reached();
            assert_eq!(fails(), stays, "{answer:?}");
            seen.takes_again();
            assert!(!fails(), "{answer:?}");
        }
        seen.answered(&Err(StoreError::Full));
        seen.answered(&Ok(7));
        assert!(!fails());
    }

    #[test]
    fn a_database_that_came_back_as_it_was_earlier_is_known_by_what_was_written_from_here() {
        let (store, seen) = Watched::over(Arc::new(Memory::default()));
        let append = |of: &str, stream: &str, expected| {
            let append = Append {
                stream: stream.into(),
                of: of.into(),
                expected,
                entries: vec![b"{}".to_vec(); 2],
                mark: None,
            };
            store.submit(append, Box::new(|answer| assert!(answer.is_ok())));
        };
        // A file that nobody shares is asked nothing.
        append("e", "game/g", 0);
        assert_eq!(seen.lost("e", |_| Some(0)), None);
        seen.versions.set(Mutex::default()).unwrap();
        append("e", "game/g", 2);
        append("e", "private/e", 0);
        for (found, lost) in [(4, None), (5, None), (3, Some("game/g"))] {
            assert_eq!(seen.lost("e", |_| Some(found)).as_deref(), lost, "{found}");
        }
        assert!(locked(&seen.refused).is_empty());
        let late = Append {
            stream: "game/g".into(),
            of: "e".into(),
            expected: 1,
            entries: vec![b"{}".to_vec()],
            mark: None,
        };
        store.submit(late, Box::new(|answer| assert!(answer.is_err())));
        let refused = std::mem::take(&mut *locked(&seen.refused));
        let why = "game/g: expected version 1, found 4".to_owned();
        assert_eq!(refused, [("game/g".to_owned(), why)]);
        // Where it does not answer nothing is known.
        assert_eq!(seen.lost("e", |_| None), None);
        assert_eq!(seen.lost("other", |_| Some(0)), None);
    }
}
