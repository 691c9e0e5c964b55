//! A store in one `SQLite` file: write-ahead log, full sync, one writer with group commit.

use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, OptionalExtension, params};

use crate::schema::migrate;
use crate::writer::{self, Job, find, number};
use crate::{Append, Done, Snapshot, Store, StoreError};

/// Streams in a file. Dropping it waits until everything submitted is written.
#[derive(Debug)]
pub struct Sqlite {
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    reader: Mutex<Connection>,
}

impl Sqlite {
    /// Opens the file, makes it where there is none, and brings its tables up to date.
    ///
    /// # Errors
    /// [`StoreError::TooNew`] for a file of a newer program, [`StoreError::Database`] for one that is none of ours.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", "ON")?;
        migrate(&mut connection)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let reader = Connection::open_with_flags(path, flags)?;
        reader.busy_timeout(Duration::from_secs(5))?;
        let (jobs, waiting) = mpsc::channel();
        let work = move || writer::run(connection, &waiting);
        let writer = thread::Builder::new().name("store-writer".into()).spawn(work)?;
        Ok(Self {
            jobs: Some(jobs),
            writer: Some(writer),
            reader: Mutex::new(reader),
        })
    }

    /// The reader has no state that a panic could leave half done.
    fn reader(&self) -> MutexGuard<'_, Connection> {
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send(&self, job: Job) {
        let sent = match &self.jobs {
            Some(jobs) => jobs.send(job).map_err(|unsent| unsent.0),
            None => Err(job),
        };
        if let Err(Job::Append(_, done) | Job::Snapshot(_, _, done) | Job::Remove(_, done)) = sent {
            done(Err(StoreError::Stopped));
        }
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            // A writer that panicked has told nobody that anything was durable.
            drop(writer.join());
        }
    }
}

impl Store for Sqlite {
    fn submit(&self, append: Append, done: Done) {
        self.send(Job::Append(append, done));
    }

    fn remove(&self, streams: Vec<String>, done: Done) {
        self.send(Job::Remove(streams, done));
    }

    fn read(&self, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT appends.version, lines FROM appends JOIN streams ON streams.id = appends.stream
             WHERE name = ?1 AND appends.version > ?2 ORDER BY appends.version",
        )?;
        let mut rows = select.query(params![stream, number(from)?])?;
        let mut entries = Vec::new();
        while let Some(row) = rows.next()? {
            let last = row.get::<_, i64>(0)?.unsigned_abs();
            let lines = row.get_ref(1)?.as_bytes().map_err(rusqlite::Error::from)?;
            let count = lines.split(|byte| *byte == b'\n').count() as u64;
            let known = (from + count).saturating_sub(last) as usize;
            let lines = lines.split(|byte| *byte == b'\n').skip(known);
            entries.extend(lines.take(limit - entries.len()).map(<[u8]>::to_vec));
            if entries.len() == limit {
                break;
            }
        }
        Ok(entries)
    }

    fn version(&self, stream: &str) -> Result<u64, StoreError> {
        Ok(find(&self.reader(), stream)?.map_or(0, |stands| stands.version))
    }

    fn streams(&self, prefix: &str) -> Result<Vec<(String, u64)>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT name, (SELECT max(version) FROM appends WHERE stream = streams.id)
             FROM streams WHERE substr(name, 1, length(?1)) = ?1 ORDER BY name",
        )?;
        let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get::<_, i64>(1)?.unsigned_abs()));
        let rows = select.query_map([prefix], row)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn keep_snapshot(&self, stream: &str, snapshot: Snapshot) -> Result<(), StoreError> {
        let (send, receive) = mpsc::sync_channel(1);
        let done: Done = Box::new(move |answer| drop(send.send(answer)));
        self.send(Job::Snapshot(stream.to_owned(), snapshot, done));
        receive
            .recv()
            .unwrap_or(Err(StoreError::Stopped))
            .map(|_version| ())
    }

    fn snapshot(&self, stream: &str) -> Result<Option<Snapshot>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT snapshots.version, bytes FROM snapshots JOIN streams ON streams.id = snapshots.stream
             WHERE name = ?1",
        )?;
        let row = |row: &rusqlite::Row<'_>| {
            Ok(Snapshot {
                version: row.get::<_, i64>(0)?.unsigned_abs(),
                bytes: row.get(1)?,
            })
        };
        Ok(select.query_row([stream], row).optional()?)
    }
}
