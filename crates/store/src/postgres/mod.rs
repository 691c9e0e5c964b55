//! A store in a `PostgreSQL` database that several nodes share: every append carries the tenure of its node as a fence.

mod address;
mod known;
mod line;
mod played;
mod schema;
mod steps;
mod tenure;
mod writer;

use std::fmt;
use std::sync::Mutex;
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use postgres::Row;

pub use address::Address;
use known::{Own, Written};
use line::Lines;
use writer::Job;

use crate::shared::{add_row, locked};
use crate::store::waited;
use crate::writer::number;
use crate::{Append, Done, Snapshot, Store, StoreError};

/// So many connections read.
const READERS: usize = 4;

/// So long may bringing the tables up to date take, or waiting for another node that does.
const MIGRATION: Duration = Duration::from_mins(1);

/// Streams in a database. Without a tenure ([`crate::Tenures::begin`]) it can only be read.
pub struct Postgres {
    own: Own,
    written: Written,
    /// The lease has a connection of its own, so that a renewal never waits behind anything else.
    leases: Lines,
    /// And so have tenures and owners, which never wait behind a slow batch.
    office: Lines,
    readers: Lines,
    writing: Mutex<Option<(Sender<Job>, JoinHandle<()>)>>,
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres")
            .field("own", &self.own)
            .finish_non_exhaustive()
    }
}

impl Postgres {
    /// Connects, brings the tables up to date, and refuses a server that would lose what was acknowledged.
    ///
    /// # Errors
    /// [`StoreError::Unfit`] names the setting, [`StoreError::Foreign`] a database of another program, [`StoreError::TooNew`] one of
    /// a newer one; [`StoreError::Unreachable`] where nobody answers, or lets nobody in.
    pub fn open(address: &Address) -> Result<Self, StoreError> {
        let office = Lines::new("store-office", 1, address)?;
        office.ask_within(MIGRATION, |client| {
            schema::check(client)?;
            schema::migrate(client)
        })?;
        let (jobs, waiting) = mpsc::channel();
        let (own, written) = (Own::default(), Written::default());
        let work = {
            let (own, written) = (own.clone(), written.clone());
            let lines = Lines::new("store-line", 1, address)?;
            move || writer::run(lines, (own, written), &waiting)
        };
        let thread = thread::Builder::new().name("store-writer".into()).spawn(work)?;
        Ok(Self {
            own,
            written,
            leases: Lines::new("store-lease", 1, address)?,
            office,
            readers: Lines::new("store-reader", READERS, address)?,
            writing: Mutex::new(Some((jobs, thread))),
        })
    }

    /// Waits until everything submitted is written. Nothing is written after that.
    pub fn close(&self) {
        let writing = locked(&self.writing).take();
        if let Some((jobs, writer)) = writing {
            drop(jobs);
            // A writer that panicked has told nobody that anything was durable.
            drop(writer.join());
        }
    }

    fn send(&self, job: Job) {
        let sent = match &*locked(&self.writing) {
            Some((jobs, _)) => jobs.send(job).map_err(|unsent| unsent.0),
            None => Err(job),
        };
        if let Err(job) = sent {
            job.fail(StoreError::Stopped);
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.close();
    }
}

fn version(row: &Row, at: usize) -> u64 {
    row.get::<_, i64>(at).unsigned_abs()
}

impl Store for Postgres {
    fn submit(&self, append: Append, done: Done) {
        self.send(Job::Append(append, done));
    }

    fn remove(&self, streams: Vec<String>, done: Done) {
        self.send(Job::Remove(streams, done));
    }

    fn read(&self, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError> {
        let (name, start) = (stream.to_owned(), number(from)?);
        // A row holds one entry or more.
        let most = i64::try_from(limit).unwrap_or(i64::MAX);
        self.readers.ask(move |client| {
            let rows = client.query(
                "SELECT a.version, a.lines FROM appends a JOIN streams s ON s.id = a.stream
                 WHERE s.name = $1 AND a.version > $2 ORDER BY a.version LIMIT $3",
                &[&name, &start, &most],
            )?;
            let mut entries = Vec::new();
            for row in rows {
                add_row(&mut entries, row.get(1), version(&row, 0), (from, limit));
            }
            Ok(entries)
        })
    }

    fn version(&self, stream: &str) -> Result<u64, StoreError> {
        let name = stream.to_owned();
        self.readers.ask(move |client| {
            let row = client.query_opt("SELECT version FROM streams WHERE name = $1", &[&name])?;
            Ok(row.map_or(0, |row| version(&row, 0)))
        })
    }

    fn marks(&self, stream: &str, limit: usize) -> Result<Vec<(u64, Vec<u8>)>, StoreError> {
        let (name, most) = (stream.to_owned(), i64::try_from(limit).unwrap_or(i64::MAX));
        self.readers.ask(move |client| {
            let rows = client.query(
                "SELECT a.version, a.mark FROM appends a JOIN streams s ON s.id = a.stream
                 WHERE s.name = $1 AND a.mark IS NOT NULL ORDER BY a.version DESC LIMIT $2",
                &[&name, &most],
            )?;
            Ok(rows.iter().map(|row| (version(row, 0), row.get(1))).collect())
        })
    }

    fn streams(&self, prefix: &str) -> Result<Vec<(String, u64)>, StoreError> {
        let prefix = prefix.to_owned();
        self.readers.ask(move |client| {
            let rows = client.query(
                "SELECT name, version FROM streams WHERE starts_with(name, $1) AND version > 0 ORDER BY name",
                &[&prefix],
            )?;
            Ok(rows.iter().map(|row| (row.get(0), version(row, 1))).collect())
        })
    }

    fn keep_snapshot(&self, stream: &str, snapshot: Snapshot) -> Result<(), StoreError> {
        waited(|done| self.send(Job::Snapshot(stream.to_owned(), snapshot, done))).map(|_version| ())
    }

    fn snapshot(&self, stream: &str) -> Result<Option<Snapshot>, StoreError> {
        let name = stream.to_owned();
        self.readers.ask(move |client| {
            let row = client.query_opt(
                "SELECT n.version, n.bytes FROM snapshots n JOIN streams s ON s.id = n.stream WHERE s.name = $1",
                &[&name],
            )?;
            let snapshot = |row: Row| Snapshot {
                version: version(&row, 0),
                bytes: row.get(1),
            };
            Ok(row.map(snapshot))
        })
    }
}
