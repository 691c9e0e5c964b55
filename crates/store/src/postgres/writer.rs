//! The one thread that writes: whatever has come in the meantime goes to the database in one statement, which carries the
//! fence: nothing is written where the tenure of this node is over, or where an event belongs to another.

use std::collections::{HashMap, HashSet};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use postgres::Client;

use super::Address;
use super::line::Slot;
use crate::shared::locked;
use crate::writer::number;
use crate::{Append, Batches, Done, Snapshot, StoreError, Tenure};

/// So many appends at most go in one statement.
const GROUP: usize = 512;
/// And so many bytes, so that no statement is too long for a server that is busy.
const BYTES: usize = 8 << 20;
/// So long is asked for an answer that was lost, before whoever waits is told that it is not known.
const PATIENCE: Duration = Duration::from_secs(20);
/// So long between two tries to reach a database that does not answer.
const TRY: Duration = Duration::from_millis(200);
/// So many streams are remembered with their numbers.
const REMEMBERED: usize = 65_536;

/// The batch: all of one statement is written, or what is not returned was refused. Whoever ends the tenure waits for the row
/// that is locked here, and after that no batch of it passes.
const WRITE: &str = "
    WITH mine AS (SELECT id FROM tenures WHERE id = $1 AND NOT ended FOR SHARE),
         batch AS (SELECT * FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[], $6::bytea[])
                   AS b(stream, expected, version, mark, lines)),
         moved AS (UPDATE streams s SET version = b.version FROM batch b, owners o, mine m
                   WHERE s.id = b.stream AND s.version = b.expected AND o.event = s.event AND o.tenure = m.id
                   RETURNING s.id, b.version, b.mark, b.lines)
    INSERT INTO appends (stream, version, tenure, mark, lines) SELECT id, version, $1, mark, lines FROM moved
    RETURNING stream";

/// What the writer is asked to do.
pub enum Job {
    Append(Append, Done),
    Remove(Vec<String>, Done),
    Snapshot(String, Snapshot, Done),
    HandOver {
        event: String,
        to: u64,
        at: u64,
        done: Done,
    },
}

impl Job {
    pub fn fail(self, why: StoreError) {
        let (Self::Append(_, done)
        | Self::Remove(_, done)
        | Self::Snapshot(_, _, done)
        | Self::HandOver { done, .. }) = self;
        done(Err(why));
    }
}

/// The tenure under which this node writes, known to all its threads.
#[derive(Debug, Clone, Default)]
pub struct Own(Arc<Mutex<Option<Tenure>>>);

impl Own {
    pub fn get(&self) -> Option<Tenure> {
        locked(&self.0).clone()
    }

    pub fn set(&self, tenure: Option<Tenure>) {
        *locked(&self.0) = tenure;
    }
}

/// How much was written so far, known to all its threads.
#[derive(Debug, Clone, Default)]
pub struct Written(Arc<Mutex<Batches>>);

impl Written {
    pub fn get(&self) -> Batches {
        *locked(&self.0)
    }

    fn add(&self, appends: usize) {
        let mut all = locked(&self.0);
        all.count += 1;
        all.appends += appends as u64;
    }
}

/// Works until nobody can send any more.
pub fn run(address: Address, (own, written): (Own, Written), jobs: &Receiver<Job>) {
    let mut writer = Writer {
        slot: Slot::new(address),
        own,
        written,
        opened: HashMap::new(),
        late: Vec::new(),
    };
    loop {
        let mut group = std::mem::take(&mut writer.late);
        if group.is_empty() {
            let Ok(first) = jobs.recv() else { break };
            group.push(first);
        }
        group.extend(jobs.try_iter().take(GROUP.saturating_sub(group.len())));
        writer.work(group);
    }
}

struct Writer {
    slot: Slot,
    own: Own,
    written: Written,
    /// The numbers of streams that are there.
    opened: HashMap<String, i64>,
    /// What comes with the next batch: never two appends of one stream in one.
    late: Vec<Job>,
}

/// An append on its way.
struct Waiting {
    append: Append,
    done: Done,
}

impl Writer {
    /// Appends side by side in one batch; whatever stands between them ends it, so that the order stays.
    fn work(&mut self, group: Vec<Job>) {
        let (mut batch, mut names, mut bytes) = (Vec::new(), HashSet::new(), 0);
        let mut jobs = group.into_iter();
        while let Some(job) = jobs.next() {
            match job {
                Job::Append(append, done) => {
                    if let Err(why) = append.check() {
                        done(Err(why));
                        continue;
                    }
                    let size: usize = append.entries.iter().map(Vec::len).sum();
                    if bytes + size > BYTES && !batch.is_empty() || names.contains(&append.stream) {
                        self.late.push(Job::Append(append, done));
                        self.late.extend(jobs);
                        break;
                    }
                    bytes += size;
                    names.insert(append.stream.clone());
                    batch.push(Waiting { append, done });
                }
                other if batch.is_empty() => self.alone(other),
                other => {
                    self.late.push(other);
                    self.late.extend(jobs);
                    break;
                }
            }
        }
        if !batch.is_empty() {
            self.batch(batch);
        }
    }

    fn alone(&mut self, job: Job) {
        let Some(tenure) = self.own.get() else {
            return job.fail(StoreError::NotOwner);
        };
        let (done, answer) = match job {
            Job::Remove(streams, done) => {
                for stream in &streams {
                    self.opened.remove(stream);
                }
                let work = |client: &mut Client| remove(client, &tenure, &streams);
                (done, self.slot.with(work))
            }
            Job::Snapshot(stream, snapshot, done) => {
                let work = |client: &mut Client| keep(client, &stream, &snapshot);
                (done, self.slot.with(work))
            }
            Job::HandOver { event, to, at, done } => {
                let work = |client: &mut Client| hand_over(client, &tenure, &event, (to, at));
                (done, self.slot.with(work))
            }
            Job::Append(append, done) => return self.batch(vec![Waiting { append, done }]),
        };
        done(answer);
    }

    fn batch(&mut self, batch: Vec<Waiting>) {
        let Some(tenure) = self.own.get() else {
            for waiting in batch {
                (waiting.done)(Err(StoreError::NotOwner));
            }
            return;
        };
        if let Err(why) = self.open(&tenure, &batch) {
            self.forget();
            for waiting in batch {
                (waiting.done)(Err(why.of_all().unwrap_or(StoreError::Stopped)));
            }
            return;
        }
        match self.write(&tenure, &batch) {
            Ok(written) => {
                self.written.add(written.len());
                self.answer(batch, &written);
            }
            // Whether it was done is not known: neither yes nor no is said before that is.
            Err(StoreError::Unreachable(_)) => self.ask_again(&tenure, batch),
            Err(why) => {
                self.forget();
                for waiting in batch {
                    (waiting.done)(Err(why.of_all().unwrap_or(StoreError::Stopped)));
                }
            }
        }
    }

    fn forget(&mut self) {
        self.opened.clear();
        self.slot.hang_up();
    }

    /// Streams that are not there yet get their rows, and an event that nobody has belongs to whoever made it.
    fn open(&mut self, tenure: &Tenure, batch: &[Waiting]) -> Result<(), StoreError> {
        if self.opened.len() > REMEMBERED {
            self.opened.clear();
        }
        let new = batch
            .iter()
            .filter(|one| !self.opened.contains_key(&one.append.stream));
        let (names, events): (Vec<String>, Vec<String>) = new
            .map(|one| (one.append.stream.clone(), one.append.of.clone()))
            .unzip();
        if names.is_empty() {
            return Ok(());
        }
        let id = id_of(tenure)?;
        let work = |client: &mut Client| {
            let mut transaction = client.transaction()?;
            transaction.execute(
                "INSERT INTO owners (event, tenure) SELECT DISTINCT event, $1::bigint FROM unnest($2::text[]) AS e(event)
                 ORDER BY event ON CONFLICT DO NOTHING",
                &[&id, &events],
            )?;
            transaction.execute(
                "INSERT INTO streams (name, event) SELECT name, event FROM unnest($1::text[], $2::text[]) AS n(name, event)
                 ORDER BY name ON CONFLICT DO NOTHING",
                &[&names, &events],
            )?;
            let rows = transaction.query("SELECT name, id FROM streams WHERE name = ANY($1)", &[&names])?;
            transaction.commit()?;
            Ok(rows
                .iter()
                .map(|row| (row.get(0), row.get(1)))
                .collect::<Vec<(String, i64)>>())
        };
        let found = match self.slot.with(work) {
            // Rows that are there are not made twice.
            Err(StoreError::Unreachable(_)) => self.slot.with(work)?,
            found => found?,
        };
        self.opened.extend(found);
        Ok(())
    }

    /// One statement; gives the numbers of the streams that were written to.
    fn write(&mut self, tenure: &Tenure, batch: &[Waiting]) -> Result<HashSet<i64>, StoreError> {
        let id = id_of(tenure)?;
        let mut columns = Columns::default();
        for one in batch {
            columns.push(
                &one.append,
                self.opened.get(&one.append.stream).copied().unwrap_or_default(),
            );
        }
        let (client, statement) = self.slot.prepared(WRITE)?;
        let Columns {
            streams,
            expected,
            versions,
            marks,
            lines,
        } = &columns;
        let rows = client.query(&statement, &[&id, streams, expected, versions, marks, lines])?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    /// Those that were written are told so; the others, why they were not.
    fn answer(&mut self, batch: Vec<Waiting>, written: &HashSet<i64>) {
        let mut refused = Vec::new();
        for one in batch {
            let stream = self.opened.get(&one.append.stream);
            if stream.is_some_and(|stream| written.contains(stream)) {
                let version = one.append.after();
                (one.done)(Ok(version));
            } else {
                refused.push(one);
            }
        }
        if refused.is_empty() {
            return;
        }
        let names: Vec<String> = refused.iter().map(|one| one.append.stream.clone()).collect();
        for name in &names {
            self.opened.remove(name);
        }
        let tenure = self.own.get();
        let ask = |client: &mut Client| {
            let rows = client.query(
                "SELECT s.name, s.version, o.tenure = $2 AND NOT t.ended FROM streams s
                 JOIN owners o ON o.event = s.event JOIN tenures t ON t.id = o.tenure WHERE s.name = ANY($1)",
                &[&names, &tenure.as_ref().map_or(Ok(-1), id_of)?],
            )?;
            let row = |row: &postgres::Row| (row.get(0), (row.get::<_, i64>(1).unsigned_abs(), row.get(2)));
            Ok(rows.iter().map(row).collect::<HashMap<String, (u64, bool)>>())
        };
        let found = self.slot.with(ask);
        for one in refused {
            let why = match &found {
                // Nothing was written whatever the reason is.
                Err(why) => why.of_all().unwrap_or(StoreError::Stopped),
                Ok(found) => match found.get(&one.append.stream) {
                    Some((_, false)) => StoreError::NotOwner,
                    Some((found, true)) => one.append.wrong_version(*found),
                    None => one.append.wrong_version(0),
                },
            };
            (one.done)(Err(why));
        }
    }

    /// An answer was lost. The tenure ends, which waits for the batch if it is still under way, and another one begins with
    /// the same events; then the streams say whether it was done.
    fn ask_again(&mut self, tenure: &Tenure, batch: Vec<Waiting>) {
        self.slot.hang_up();
        let begun = Instant::now();
        let answers = loop {
            let work = |client: &mut Client| {
                let new = begin_instead(client, tenure)?;
                Ok((new, done_of(client, tenure, &batch)?))
            };
            match self.slot.with(work) {
                Ok((new, answers)) => {
                    self.own.set(Some(new));
                    break Some(answers);
                }
                Err(_) if begun.elapsed() < PATIENCE => thread::sleep(TRY),
                Err(_) => break None,
            }
        };
        self.opened.clear();
        for (at, one) in batch.into_iter().enumerate() {
            let answer = match &answers {
                None => Err(StoreError::Unknown),
                Some(done) if done[at] => Ok(one.append.after()),
                Some(_) => Err(StoreError::Database(
                    "the line to the database broke; nothing was written".into(),
                )),
            };
            (one.done)(answer);
        }
    }
}

/// The columns of a batch.
#[derive(Default)]
struct Columns {
    streams: Vec<i64>,
    expected: Vec<i64>,
    versions: Vec<i64>,
    marks: Vec<Option<Vec<u8>>>,
    lines: Vec<Vec<u8>>,
}

impl Columns {
    fn push(&mut self, append: &Append, stream: i64) {
        self.streams.push(stream);
        // No stream is ever so long: what expects that is refused as any other that has seen too much.
        let most = |version: u64| i64::try_from(version).unwrap_or(i64::MAX);
        self.expected.push(most(append.expected));
        self.versions.push(most(append.after()));
        self.marks.push(append.mark.clone());
        self.lines.push(append.entries.join(&b'\n'));
    }
}

pub fn id_of(tenure: &Tenure) -> Result<i64, StoreError> {
    number(tenure.id)
}

/// A tenure ends, and another one of the same node begins with its events: both or nothing.
fn begin_instead(client: &mut Client, old: &Tenure) -> Result<Tenure, StoreError> {
    let mut transaction = client.transaction()?;
    let id = id_of(old)?;
    transaction.execute(
        "UPDATE tenures SET ended = true WHERE id = $1 AND NOT ended",
        &[&id],
    )?;
    let lease = transaction.query_opt("DELETE FROM leases WHERE tenure = $1 RETURNING beat", &[&id])?;
    let beat: i64 = lease.map_or(0, |row| row.get(0));
    let new = super::tenure::insert(&mut transaction, &old.node, &old.address, beat)?;
    let moved = number(new.id)?;
    transaction.execute("UPDATE owners SET tenure = $2 WHERE tenure = $1", &[&id, &moved])?;
    transaction.commit()?;
    Ok(new)
}

/// Of each append whether it stands in its stream, written under this tenure, byte for byte.
fn done_of(client: &mut Client, tenure: &Tenure, batch: &[Waiting]) -> Result<Vec<bool>, StoreError> {
    let id = id_of(tenure)?;
    let mut done = Vec::with_capacity(batch.len());
    for one in batch {
        let row = client.query_opt(
            "SELECT a.lines = $4 FROM appends a JOIN streams s ON s.id = a.stream
             WHERE s.name = $1 AND a.version = $2 AND a.tenure = $3",
            &[
                &one.append.stream,
                &number(one.append.after())?,
                &id,
                &one.append.entries.join(&b'\n'),
            ],
        )?;
        done.push(row.is_some_and(|row| row.get(0)));
    }
    Ok(done)
}

/// An event goes to another tenure, by the node that has it.
fn hand_over(
    client: &mut Client,
    own: &Tenure,
    event: &str,
    (to, at): (u64, u64),
) -> Result<u64, StoreError> {
    let done = client.execute(
        "UPDATE owners SET tenure = t.id, wanted = NULL, released = $4 FROM tenures t
         WHERE event = $1 AND owners.tenure = $2 AND t.id = $3 AND NOT t.ended",
        &[&event, &id_of(own)?, &number(to)?, &number(at)?],
    )?;
    if done == 1 {
        Ok(0)
    } else {
        Err(StoreError::NotOwner)
    }
}

/// Removes streams that are this node's: all of them or none.
fn remove(client: &mut Client, tenure: &Tenure, streams: &[String]) -> Result<u64, StoreError> {
    let mut transaction = client.transaction()?;
    let own = transaction.query_opt(
        "SELECT id FROM tenures WHERE id = $1 AND NOT ended FOR SHARE",
        &[&id_of(tenure)?],
    )?;
    let rows = transaction.query(
        "SELECT s.id, o.tenure = $2, s.event FROM streams s JOIN owners o ON o.event = s.event WHERE s.name = ANY($1)
         FOR UPDATE OF s",
        &[&streams, &id_of(tenure)?],
    )?;
    if own.is_none() || rows.iter().any(|row| !row.get::<_, bool>(1)) {
        return Err(StoreError::NotOwner);
    }
    let ids: Vec<i64> = rows.iter().map(|row| row.get(0)).collect();
    let events: Vec<String> = rows.iter().map(|row| row.get(2)).collect();
    for delete in [
        "DELETE FROM snapshots WHERE stream = ANY($1)",
        "DELETE FROM appends WHERE stream = ANY($1)",
        "DELETE FROM streams WHERE id = ANY($1)",
    ] {
        transaction.execute(delete, &[&ids])?;
    }
    transaction.execute(
        "DELETE FROM owners o WHERE o.event = ANY($1) AND NOT EXISTS (SELECT 1 FROM streams s WHERE s.event = o.event)",
        &[&events],
    )?;
    transaction.commit()?;
    Ok(0)
}

fn keep(client: &mut Client, stream: &str, snapshot: &Snapshot) -> Result<u64, StoreError> {
    let version = number(snapshot.version)?;
    let found = client.query_opt("SELECT id, version FROM streams WHERE name = $1", &[&stream])?;
    let stands = found.as_ref().map_or(0, |row| row.get::<_, i64>(1));
    let Some(row) = found.filter(|_| version <= stands) else {
        return Err(StoreError::WrongVersion {
            stream: stream.to_owned(),
            expected: snapshot.version,
            found: stands.unsigned_abs(),
        });
    };
    client.execute(
        "INSERT INTO snapshots (stream, version, bytes) VALUES ($1, $2, $3)
         ON CONFLICT (stream) DO UPDATE SET version = excluded.version, bytes = excluded.bytes
         WHERE excluded.version > snapshots.version",
        &[&row.get::<_, i64>(0), &version, &snapshot.bytes],
    )?;
    Ok(snapshot.version)
}
