//! A store in memory: for tests, and for a server that is to forget.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{Append, Done, Snapshot, Store, StoreError};

/// Streams in memory. Nothing outlives it.
#[derive(Debug, Default)]
pub struct Memory {
    streams: Mutex<BTreeMap<String, Stream>>,
}

#[derive(Debug, Default)]
struct Stream {
    entries: Vec<Vec<u8>>,
    marks: Vec<(u64, Vec<u8>)>,
    snapshot: Option<Snapshot>,
}

impl Memory {
    /// Every change is one assignment or one `extend`, so a panic elsewhere leaves nothing half done.
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Stream>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self, append: Append) -> Result<u64, StoreError> {
        append.check()?;
        let mut streams = self.lock();
        let found = streams
            .get(&append.stream)
            .map_or(0, |stream| stream.entries.len());
        append.check_version(found as u64)?;
        let stream = streams.entry(append.stream).or_default();
        stream.entries.extend(append.entries);
        let version = stream.entries.len() as u64;
        stream.marks.extend(append.mark.map(|mark| (version, mark)));
        Ok(version)
    }
}

impl Store for Memory {
    fn submit(&self, append: Append, done: Done) {
        done(self.write(append));
    }

    fn remove(&self, streams: Vec<String>, done: Done) {
        self.lock().retain(|name, _| !streams.contains(name));
        done(Ok(0));
    }

    fn read(&self, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError> {
        let streams = self.lock();
        let entries = streams.get(stream).into_iter().flat_map(|found| &found.entries);
        Ok(entries.skip(from as usize).take(limit).cloned().collect())
    }

    fn version(&self, stream: &str) -> Result<u64, StoreError> {
        Ok(self
            .lock()
            .get(stream)
            .map_or(0, |found| found.entries.len() as u64))
    }

    fn marks(&self, stream: &str, limit: usize) -> Result<Vec<(u64, Vec<u8>)>, StoreError> {
        let streams = self.lock();
        let marks = streams
            .get(stream)
            .into_iter()
            .flat_map(|found| found.marks.iter().rev());
        Ok(marks.take(limit).cloned().collect())
    }

    fn streams(&self, prefix: &str) -> Result<Vec<(String, u64)>, StoreError> {
        let streams = self.lock();
        let named = streams.iter().filter(|(name, _)| name.starts_with(prefix));
        Ok(named
            .map(|(name, stream)| (name.clone(), stream.entries.len() as u64))
            .collect())
    }

    fn keep_snapshot(&self, stream: &str, snapshot: Snapshot) -> Result<(), StoreError> {
        let mut streams = self.lock();
        let found = streams.get_mut(stream);
        let version = found.as_ref().map_or(0, |found| found.entries.len() as u64);
        let Some(found) = found.filter(|_| snapshot.version <= version) else {
            return Err(StoreError::WrongVersion {
                stream: stream.to_owned(),
                expected: snapshot.version,
                found: version,
            });
        };
        if found
            .snapshot
            .as_ref()
            .is_none_or(|old| old.version < snapshot.version)
        {
            found.snapshot = Some(snapshot);
        }
        Ok(())
    }

    fn snapshot(&self, stream: &str) -> Result<Option<Snapshot>, StoreError> {
        Ok(self.lock().get(stream).and_then(|found| found.snapshot.clone()))
    }
}
