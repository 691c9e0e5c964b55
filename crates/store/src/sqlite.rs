//! A store in one `SQLite` file: write-ahead log, full sync, one writer with group commit.

use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, OptionalExtension, params};

use crate::folder::close_to_others;
use crate::salvage::{Damage, salvage};
use crate::schema::migrate;
use crate::shared::{add_row, locked};
use crate::store::waited;
use crate::whole::check;
use crate::writer::{self, Job, Replace, find, number};
use crate::{Append, Done, Snapshot, Store, StoreError};

/// Streams in a file. Dropping it waits until everything submitted is written, and leaves one whole file.
#[derive(Debug)]
pub struct Sqlite {
    writing: Mutex<Option<Writing>>,
    reader: Mutex<Option<Connection>>,
}

#[derive(Debug)]
struct Writing {
    jobs: Sender<Job>,
    writer: JoinHandle<()>,
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
        // What was removed is found by nobody who reads the pages.
        connection.pragma_update(None, "secure_delete", "ON")?;
        migrate(&mut connection)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let reader = Connection::open_with_flags(path, flags)?;
        reader.busy_timeout(Duration::from_secs(5))?;
        close_to_others(path)?;
        let (jobs, waiting) = mpsc::channel();
        let work = move || writer::run(connection, &waiting);
        let writer = thread::Builder::new().name("store-writer".into()).spawn(work)?;
        Ok(Self {
            writing: Mutex::new(Some(Writing { jobs, writer })),
            reader: Mutex::new(Some(reader)),
        })
    }

    /// The same; a file whose pages are damaged is kept under another name, and what can be read of it stands in its place.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub fn open_or_salvage(path: &Path) -> Result<(Self, Option<Damage>), StoreError> {
        let sound = if path.exists() { check(path) } else { Ok(()) };
        match sound.and_then(|()| Self::open(path)) {
            Ok(store) => Ok((store, None)),
            Err(StoreError::Damaged(why)) => {
                let damage = salvage(path, why)?;
                Ok((Self::open(path)?, Some(damage)))
            }
            Err(error) => Err(error),
        }
    }

    /// Waits until everything submitted is written, folds it into the file, and lets go of it. Nothing is read or written after
    /// that.
    pub fn close(&self) {
        drop(locked(&self.reader).take());
        if let Some(Writing { jobs, writer }) = locked(&self.writing).take() {
            drop(jobs);
            // A writer that panicked has told nobody that anything was durable.
            drop(writer.join());
        }
    }

    /// Keeps a stream under another name, and lets these entries stand under its own: both, or nothing.
    ///
    /// # Errors
    /// [`StoreError::NotEmpty`] where something has the other name already; entries that cannot be written.
    pub fn replace(&self, stream: &str, kept: &str, entries: Vec<Vec<u8>>) -> Result<u64, StoreError> {
        let replace = Replace {
            stream: stream.to_owned(),
            kept: kept.to_owned(),
            entries,
        };
        waited(|done| self.send(Job::Replace(replace, done)))
    }

    fn reading<T>(&self, read: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        locked(&self.reader)
            .as_ref()
            .map_or(Err(StoreError::Stopped), read)
    }

    fn send(&self, job: Job) {
        let sent = match &*locked(&self.writing) {
            Some(writing) => writing.jobs.send(job).map_err(|unsent| unsent.0),
            None => Err(job),
        };
        if let Err(
            Job::Append(_, done) | Job::Snapshot(_, _, done) | Job::Remove(_, done) | Job::Replace(_, done),
        ) = sent
        {
            done(Err(StoreError::Stopped));
        }
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.close();
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
        self.reading(|reader| lines(reader, stream, from, limit))
    }

    fn version(&self, stream: &str) -> Result<u64, StoreError> {
        self.reading(|reader| Ok(find(reader, stream)?.map_or(0, |stands| stands.version)))
    }

    fn marks(&self, stream: &str, limit: usize) -> Result<Vec<(u64, Vec<u8>)>, StoreError> {
        self.reading(|reader| {
            let mut select = reader.prepare_cached(
                "SELECT appends.version, mark FROM appends JOIN streams ON streams.id = appends.stream
                 WHERE name = ?1 AND mark IS NOT NULL ORDER BY appends.version DESC LIMIT ?2",
            )?;
            let row = |row: &rusqlite::Row<'_>| Ok((row.get::<_, i64>(0)?.unsigned_abs(), row.get(1)?));
            let rows = select.query_map(params![stream, number(limit as u64)?], row)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn streams(&self, prefix: &str) -> Result<Vec<(String, u64)>, StoreError> {
        self.reading(|reader| {
            let mut select = reader.prepare_cached(
                "SELECT name, coalesce((SELECT max(version) FROM appends WHERE stream = streams.id), 0)
                 FROM streams WHERE substr(name, 1, length(?1)) = ?1 ORDER BY name",
            )?;
            let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get::<_, i64>(1)?.unsigned_abs()));
            let rows = select.query_map([prefix], row)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn keep_snapshot(&self, stream: &str, snapshot: Snapshot) -> Result<(), StoreError> {
        waited(|done| self.send(Job::Snapshot(stream.to_owned(), snapshot, done))).map(|_version| ())
    }

    fn snapshot(&self, stream: &str) -> Result<Option<Snapshot>, StoreError> {
        self.reading(|reader| {
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
        })
    }
}

fn lines(reader: &Connection, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError> {
    let mut select = reader.prepare_cached(
        "SELECT appends.version, lines FROM appends JOIN streams ON streams.id = appends.stream
             WHERE name = ?1 AND appends.version > ?2 ORDER BY appends.version",
    )?;
    let mut rows = select.query(params![stream, number(from)?])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let last = row.get::<_, i64>(0)?.unsigned_abs();
        let lines = row.get_ref(1)?.as_bytes().map_err(rusqlite::Error::from)?;
        add_row(&mut entries, lines, last, (from, limit));
        if entries.len() == limit {
            break;
        }
    }
    Ok(entries)
}
