//! The one thread that writes: it takes whatever has come in the meantime and makes it durable with one sync.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::{Append, Done, Snapshot, StoreError};

/// So many appends at most share one sync, so that none waits behind an endless queue.
const GROUP: usize = 512;

/// What the writer is asked to do.
pub enum Job {
    /// Entries for a stream.
    Append(Append, Done),
    /// A snapshot of a stream.
    Snapshot(String, Snapshot, Done),
}

/// Works until nobody can send any more.
pub fn run(mut connection: Connection, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let mut group = vec![first];
        group.extend(jobs.try_iter().take(GROUP - 1));
        commit(&mut connection, group);
    }
}

/// One transaction for the whole group. Those at a wrong version are told so and leave no trace; if the database
/// itself fails, nothing of the group is written and everybody is told. Nobody hears anything before the sync.
fn commit(connection: &mut Connection, group: Vec<Job>) {
    let mut dones = Vec::with_capacity(group.len());
    let written = write_all(connection, group, &mut dones);
    let failure = written.err().map(|error| error.to_string());
    for (done, answer) in dones {
        done(match (&failure, answer) {
            (Some(failure), Some(Ok(_)) | None) => Err(StoreError::Database(failure.clone())),
            (_, Some(answer)) => answer,
            (None, None) => Err(StoreError::Stopped),
        });
    }
}

type Answers = Vec<(Done, Option<Result<u64, StoreError>>)>;

fn write_all(connection: &mut Connection, group: Vec<Job>, dones: &mut Answers) -> Result<(), StoreError> {
    let mut works = Vec::with_capacity(group.len());
    for job in group {
        let (work, done): (Work, Done) = match job {
            Job::Append(append, done) => (Work::Append(append), done),
            Job::Snapshot(stream, snapshot, done) => (Work::Snapshot(stream, snapshot), done),
        };
        works.push(work);
        dones.push((done, None));
    }
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    for (work, (_, answer)) in works.iter().zip(dones) {
        *answer = Some(match write(&transaction, work) {
            Err(StoreError::Database(error)) => return Err(StoreError::Database(error)),
            answer => answer,
        });
    }
    transaction.commit()?;
    Ok(())
}

enum Work {
    Append(Append),
    Snapshot(String, Snapshot),
}

fn write(transaction: &Transaction<'_>, work: &Work) -> Result<u64, StoreError> {
    match work {
        Work::Append(append) => write_entries(transaction, append),
        Work::Snapshot(stream, snapshot) => write_snapshot(transaction, stream, snapshot),
    }
}

fn write_entries(transaction: &Transaction<'_>, append: &Append) -> Result<u64, StoreError> {
    append.check()?;
    let found = find(transaction, &append.stream)?;
    append.check_version(found.map_or(0, |(_, version)| version))?;
    let id = match found {
        Some((id, _)) => id,
        None => transaction
            .prepare_cached("INSERT INTO streams (name, version) VALUES (?1, 0)")?
            .insert([&append.stream])?,
    };
    let mut insert =
        transaction.prepare_cached("INSERT INTO entries (stream, version, bytes) VALUES (?1, ?2, ?3)")?;
    let mut version = append.expected;
    for entry in &append.entries {
        version += 1;
        insert.execute(params![id, number(version)?, entry])?;
    }
    transaction
        .prepare_cached("UPDATE streams SET version = ?2 WHERE id = ?1")?
        .execute(params![id, number(version)?])?;
    Ok(version)
}

fn write_snapshot(
    transaction: &Transaction<'_>,
    stream: &str,
    snapshot: &Snapshot,
) -> Result<u64, StoreError> {
    let found = find(transaction, stream)?;
    let Some((id, _)) = found.filter(|&(_, version)| snapshot.version <= version) else {
        return Err(StoreError::WrongVersion {
            stream: stream.to_owned(),
            expected: snapshot.version,
            found: found.map_or(0, |(_, version)| version),
        });
    };
    transaction
        .prepare_cached(
            "INSERT INTO snapshots (stream, version, bytes) VALUES (?1, ?2, ?3)
             ON CONFLICT (stream) DO UPDATE SET version = excluded.version, bytes = excluded.bytes
             WHERE excluded.version > version",
        )?
        .execute(params![id, number(snapshot.version)?, snapshot.bytes])?;
    Ok(snapshot.version)
}

/// A stream's row and its version.
pub fn find(connection: &Connection, stream: &str) -> Result<Option<(i64, u64)>, StoreError> {
    let mut select = connection.prepare_cached("SELECT id, version FROM streams WHERE name = ?1")?;
    let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get::<_, i64>(1)?.unsigned_abs()));
    Ok(select.query_row([stream], row).optional()?)
}

/// Versions as the database has them; no stream comes near its limit.
pub fn number(version: u64) -> Result<i64, StoreError> {
    i64::try_from(version).map_err(|error| StoreError::Database(error.to_string()))
}
