//! The one thread that writes: it takes whatever has come in the meantime and makes it durable with one sync.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use crate::store::check_name;
use crate::{Append, Done, Snapshot, StoreError};

/// So many appends at most share one sync, so that none waits behind an endless queue.
const GROUP: usize = 512;
/// While several come at a time, so long lies between the beginnings of two syncs: a sync costs the same for one and for
/// ten. Whoever writes alone never waits.
const PACE: Duration = Duration::from_millis(2);
/// So many streams are remembered with where they stand.
const REMEMBERED: usize = 16_384;
/// A row takes no more lines once it is so long; one line may be longer.
const ROW: usize = 256 << 10;

/// When nothing has come for so long, what lies in the write-ahead log goes into the file itself.
const IDLE: Duration = Duration::from_secs(20);
/// Where nothing is to be done there is nothing to wake up for.
const FOREVER: Duration = Duration::from_hours(24);

/// What the writer is asked to do.
pub enum Job {
    /// Entries for a stream.
    Append(Append, Done),
    /// A snapshot of a stream.
    Snapshot(String, Snapshot, Done),
    /// Streams that are to be gone.
    Remove(Vec<String>, Done),
    /// A stream gets another name, and these entries stand under its own.
    Replace(Replace, Done),
}

/// A stream that is to be kept under another name, and what stands under its own from then on.
pub struct Replace {
    pub stream: String,
    pub kept: String,
    pub entries: Vec<Vec<u8>>,
}

/// Works until nobody can send any more.
pub fn run(connection: Connection, jobs: &Receiver<Job>) {
    let mut writer = Writer {
        connection,
        known: Known::default(),
        left: false,
    };
    let (mut several, mut begun, mut fresh) = (false, Instant::now(), true);
    loop {
        let first = match jobs.recv_timeout(if fresh { FOREVER } else { IDLE }) {
            Ok(first) => first,
            Err(RecvTimeoutError::Timeout) => {
                writer.rest();
                fresh = !writer.left;
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => break,
        };
        fresh = false;
        if several && let Some(rest) = PACE.checked_sub(begun.elapsed()) {
            thread::sleep(rest);
        }
        let mut group = vec![first];
        group.extend(jobs.try_iter().take(GROUP - 1));
        (several, begun) = (group.len() > 1, Instant::now());
        writer.commit(group);
    }
    writer.fold("TRUNCATE");
}

struct Writer {
    connection: Connection,
    known: Known,
    /// Something was removed, and the write-ahead log may still hold its bytes.
    left: bool,
}

/// Where streams stand, as long as nobody else writes to the file.
#[derive(Default)]
struct Known {
    streams: HashMap<String, Stands>,
    /// What the database counts of what others have written.
    others: i64,
}

/// The row of a stream and its version.
#[derive(Clone, Copy)]
pub struct Stands {
    id: i64,
    pub version: u64,
}

type Answers = Vec<(Done, Option<Result<u64, StoreError>>)>;

impl Writer {
    /// What lies in the write-ahead log goes into the file. If it cannot, the log stays, and nothing is lost.
    fn fold(&self, how: &str) -> bool {
        let checkpoint = format!("PRAGMA wal_checkpoint({how})");
        let busy = self
            .connection
            .query_row(&checkpoint, [], |row| row.get::<_, i64>(0));
        busy.is_ok_and(|busy| busy == 0)
    }

    /// Nothing is to be done just now.
    fn rest(&mut self) {
        if self.left {
            self.forget();
        } else {
            self.fold("PASSIVE");
        }
    }

    /// What was removed goes out of the log too: it is cut, so that nobody finds it there who reads the files. While somebody
    /// reads it cannot be; then it is tried again.
    fn forget(&mut self) {
        self.left = !self.fold("TRUNCATE");
    }

    /// One transaction for the whole group. Those at a wrong version are told so and leave no trace; if the database
    /// itself fails, nothing of the group is written and everybody is told. Nobody hears anything before the sync.
    fn commit(&mut self, group: Vec<Job>) {
        let mut dones = Vec::with_capacity(group.len());
        let written = self.write_all(group, &mut dones);
        let failure = match written {
            Ok(()) => None,
            Err(Failed::Before(why)) => Some(why),
            Err(Failed::Committing(why, led)) => self.after_commit(why, led),
        };
        if self.left {
            self.forget();
        }
        if failure.is_some() {
            self.known.streams.clear();
        }
        for (done, answer) in dones {
            done(match (&failure, answer) {
                (Some(failure), Some(Ok(_)) | None) => Err(failure
                    .of_all()
                    .unwrap_or_else(|| StoreError::Database(failure.to_string()))),
                (_, Some(answer)) => answer,
                (None, None) => Err(StoreError::Stopped),
            });
        }
    }

    /// A commit that failed may have been done all the same: what the file says then is what everybody is told.
    fn after_commit(&self, why: StoreError, led: Option<(String, u64)>) -> Option<StoreError> {
        // What can be done again without harm is told as not done.
        let Some((stream, version)) = led else {
            return Some(why);
        };
        match find(&self.connection, &stream) {
            Ok(stands) if stands.is_some_and(|stands| stands.version >= version) => None,
            Ok(_) => Some(why),
            Err(_) => Some(StoreError::Unknown),
        }
    }

    fn write_all(&mut self, group: Vec<Job>, dones: &mut Answers) -> Result<(), Failed> {
        let mut works = Vec::with_capacity(group.len());
        self.left |= group.iter().any(|job| matches!(job, Job::Remove(..)));
        for job in group {
            let (work, done): (Work, Done) = match job {
                Job::Append(append, done) => (Work::Append(append), done),
                Job::Snapshot(stream, snapshot, done) => (Work::Snapshot(stream, snapshot), done),
                Job::Remove(streams, done) => (Work::Remove(streams), done),
                Job::Replace(replace, done) => (Work::Replace(replace), done),
            };
            works.push(work);
            dones.push((done, None));
        }
        let known = &mut self.known;
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(StoreError::from)?;
        known.forget_if_others_wrote(&transaction)?;
        let mut led = None;
        for (work, (_, answer)) in works.into_iter().zip(dones) {
            let stream = match &work {
                Work::Append(append) => Some(append.stream.clone()),
                _ => None,
            };
            *answer = Some(match known.write(&transaction, work) {
                Err(error) if error.of_all().is_some() => return Err(error.into()),
                answer => answer,
            });
            if let (Some(stream), Some(Ok(version))) = (stream, &answer) {
                led = Some((stream, *version));
            }
        }
        transaction
            .commit()
            .map_err(|error| Failed::Committing(error.into(), led))
    }
}

/// Why a group was not written.
enum Failed {
    /// Nothing of it is in the file.
    Before(StoreError),
    /// The last step failed: it may be there all the same, with a stream at this version.
    Committing(StoreError, Option<(String, u64)>),
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Self {
        Self::Before(error)
    }
}

enum Work {
    Append(Append),
    Snapshot(String, Snapshot),
    Remove(Vec<String>),
    Replace(Replace),
}

impl Known {
    fn forget_if_others_wrote(&mut self, transaction: &Transaction<'_>) -> Result<(), StoreError> {
        let others = transaction
            .prepare_cached("PRAGMA data_version")?
            .query_row([], |row| row.get(0))?;
        if others != self.others || self.streams.len() > REMEMBERED {
            self.streams.clear();
            self.others = others;
        }
        Ok(())
    }

    fn write(&mut self, transaction: &Transaction<'_>, work: Work) -> Result<u64, StoreError> {
        match work {
            Work::Append(append) => self.write_entries(transaction, append),
            Work::Snapshot(stream, snapshot) => write_snapshot(transaction, &stream, &snapshot),
            Work::Remove(streams) => self.remove(transaction, &streams),
            Work::Replace(replace) => self.replace(transaction, replace),
        }
    }

    fn remove(&mut self, transaction: &Transaction<'_>, streams: &[String]) -> Result<u64, StoreError> {
        for stream in streams {
            self.streams.remove(stream);
            let Some(Stands { id, .. }) = find(transaction, stream)? else {
                continue;
            };
            for delete in [
                "DELETE FROM snapshots WHERE stream = ?1",
                "DELETE FROM appends WHERE stream = ?1",
                "DELETE FROM streams WHERE id = ?1",
            ] {
                transaction.prepare_cached(delete)?.execute([id])?;
            }
        }
        Ok(0)
    }

    fn write_entries(&mut self, transaction: &Transaction<'_>, append: Append) -> Result<u64, StoreError> {
        append.check()?;
        let stands = match self.streams.get(&append.stream) {
            Some(stands) => Some(*stands),
            None => find(transaction, &append.stream)?,
        };
        append.check_version(stands.map_or(0, |stands| stands.version))?;
        let id = match stands {
            Some(stands) => stands.id,
            None => transaction
                .prepare_cached("INSERT INTO streams (name) VALUES (?1)")?
                .insert([&append.stream])?,
        };
        let mut insert = transaction
            .prepare_cached("INSERT INTO appends (stream, version, lines, mark) VALUES (?1, ?2, ?3, ?4)")?;
        let mut version = append.expected;
        let end = version + append.entries.len() as u64;
        for (count, lines) in rows(append.entries) {
            version += count;
            let mark = append.mark.as_ref().filter(|_| version == end);
            insert.execute(params![id, number(version)?, lines, mark])?;
        }
        self.streams.insert(append.stream, Stands { id, version });
        Ok(version)
    }

    fn replace(&mut self, transaction: &Transaction<'_>, replace: Replace) -> Result<u64, StoreError> {
        let Replace {
            stream,
            kept,
            entries,
        } = replace;
        check_name(&kept)?;
        if find(transaction, &kept)?.is_some() {
            return Err(StoreError::NotEmpty(kept));
        }
        transaction.execute("UPDATE streams SET name = ?2 WHERE name = ?1", [&stream, &kept])?;
        self.streams.remove(&stream);
        let append = Append {
            of: stream.clone(),
            stream,
            expected: 0,
            entries,
            mark: None,
        };
        self.write_entries(transaction, append)
    }
}

/// Entries as they are stored: how many lie in a row, and the row.
fn rows(entries: Vec<Vec<u8>>) -> Vec<(u64, Vec<u8>)> {
    let mut rows: Vec<(u64, Vec<u8>)> = Vec::with_capacity(1);
    for entry in entries {
        match rows.last_mut().filter(|(_, lines)| lines.len() < ROW) {
            Some((count, lines)) => {
                *count += 1;
                lines.push(b'\n');
                lines.extend(entry);
            }
            None => rows.push((1, entry)),
        }
    }
    rows
}

fn write_snapshot(
    transaction: &Transaction<'_>,
    stream: &str,
    snapshot: &Snapshot,
) -> Result<u64, StoreError> {
    let found = find(transaction, stream)?;
    let Some(stands) = found.filter(|stands| snapshot.version <= stands.version) else {
        return Err(StoreError::WrongVersion {
            stream: stream.to_owned(),
            expected: snapshot.version,
            found: found.map_or(0, |stands| stands.version),
        });
    };
    transaction
        .prepare_cached(
            "INSERT INTO snapshots (stream, version, bytes) VALUES (?1, ?2, ?3)
             ON CONFLICT (stream) DO UPDATE SET version = excluded.version, bytes = excluded.bytes
             WHERE excluded.version > version",
        )?
        .execute(params![stands.id, number(snapshot.version)?, snapshot.bytes])?;
    Ok(snapshot.version)
}

/// Where a stream stands.
pub fn find(connection: &Connection, stream: &str) -> Result<Option<Stands>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT id, coalesce((SELECT max(version) FROM appends WHERE stream = streams.id), 0)
         FROM streams WHERE name = ?1",
    )?;
    let row = |row: &rusqlite::Row<'_>| {
        Ok(Stands {
            id: row.get(0)?,
            version: row.get::<_, i64>(1)?.unsigned_abs(),
        })
    };
    Ok(select.query_row([stream], row).optional()?)
}

/// Versions, and tenures, as a database has them; none comes near its limit.
pub fn number(version: u64) -> Result<i64, StoreError> {
    i64::try_from(version).map_err(|error| StoreError::Database(error.to_string()))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::schema::migrate;

    #[test]
    fn after_a_commit_that_failed_everybody_is_told_what_the_file_says() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "foreign_keys", "ON").unwrap();
        migrate(&mut connection).unwrap();
        // What is noticed only when all of it is to be written for good.
        let late = "CREATE TABLE late (id INTEGER REFERENCES streams (id) DEFERRABLE INITIALLY DEFERRED);
                    CREATE TRIGGER fails AFTER INSERT ON appends WHEN NEW.lines = x'62'
                    BEGIN INSERT INTO late VALUES (-1); END;";
        connection.execute_batch(late).unwrap();
        let mut writer = Writer {
            connection,
            known: Known::default(),
            left: false,
        };
        let mut write = |stream: &str, expected, text: &str| {
            let (send, told) = mpsc::channel();
            let append = Append {
                stream: stream.into(),
                of: stream.into(),
                expected,
                entries: vec![text.into()],
                mark: None,
            };
            writer.commit(vec![Job::Append(
                append,
                Box::new(move |answer| send.send(answer).unwrap()),
            )]);
            told.recv().unwrap()
        };
        assert_eq!(write("game/1", 0, "a").unwrap(), 1);
        let failed = write("game/1", 1, "b").unwrap_err();
        assert!(matches!(failed, StoreError::Database(_)), "{failed}");
        assert_eq!(write("game/1", 1, "c").unwrap(), 2);
        let why = || StoreError::Full;
        let said = |version| writer.after_commit(why(), Some(("game/1".into(), version)));
        assert!(said(2).is_none() && matches!(said(3), Some(StoreError::Full)));
        writer.connection.execute_batch("DROP TABLE appends").unwrap();
        let unread = writer.after_commit(why(), Some(("game/1".into(), 2)));
        assert!(matches!(unread, Some(StoreError::Unknown)));
    }
}
