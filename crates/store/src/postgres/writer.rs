//! The one thread that writes: whatever has come in the meantime goes to the database in one statement, which carries the
//! fence: nothing is written where the tenure of this node is over, or where an event belongs to another.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::thread;
use std::time::{Duration, Instant};

use postgres::Client;

use super::known::{Own, Written};
use super::line::Lines;
use super::played::Played;
use super::steps::{are_gone, begin_instead, done_of, hand_over, id_of, keep, next_number, remove};
use crate::{Append, Done, Snapshot, StoreError, Tenure};

/// So many appends at most go in one statement.
const GROUP: usize = 512;
/// And so many bytes, so that no statement is too long for a server that is busy.
const BYTES: usize = 8 << 20;
/// So long is waited for an answer: a second longer than the server gives a statement.
const ANSWER: Duration = Duration::from_secs(4);
/// So long is asked for an answer that was lost, before whoever waits is told that it is not known.
const PATIENCE: Duration = Duration::from_secs(20);
/// So long between two tries to reach a database that does not answer.
const TRY: Duration = Duration::from_millis(200);
/// So many streams are remembered with their numbers.
const REMEMBERED: usize = 65_536;
/// That something was just written to these events.
const PLAYED: &str = "
    UPDATE owners SET played = clock_timestamp() WHERE event IN (
        SELECT event FROM owners WHERE event = ANY($1) AND tenure = $2 FOR NO KEY UPDATE SKIP LOCKED)";

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

/// Streams that are not there yet, and events that nobody has: in one statement, as a line that is slow allows no more.
const OPEN: &str = "
    WITH asked AS (SELECT * FROM unnest($2::text[], $3::text[]) AS a(name, event)),
         own AS (INSERT INTO owners (event, tenure) SELECT DISTINCT event, $1::bigint FROM asked ORDER BY event
                 ON CONFLICT DO NOTHING),
         new AS (INSERT INTO streams (name, event) SELECT name, event FROM asked ORDER BY name
                 ON CONFLICT DO NOTHING RETURNING name, id)
    SELECT name, id FROM new UNION ALL SELECT name, id FROM streams WHERE name = ANY($2)";

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
    /// The tenure ends, and another one of this node begins with the same events.
    Anew(Done),
}

impl Job {
    pub fn fail(self, why: StoreError) {
        let (Self::Append(_, done)
        | Self::Remove(_, done)
        | Self::Snapshot(_, _, done)
        | Self::Anew(done)
        | Self::HandOver { done, .. }) = self;
        done(Err(why));
    }
}

/// Works until nobody can send any more.
pub fn run(lines: Lines, (own, written): (Own, Written), jobs: &Receiver<Job>) {
    let mut writer = Writer {
        lines,
        own,
        written,
        opened: HashMap::new(),
        late: Vec::new(),
        played: Played::default(),
    };
    loop {
        let mut group = std::mem::take(&mut writer.late);
        if group.is_empty() {
            let Ok(first) = jobs.recv() else { break };
            group.push(first);
        }
        group.extend(jobs.try_iter().take(GROUP.saturating_sub(group.len())));
        writer.written.is_at_work(true);
        writer.work(group);
        writer.note_played();
        writer.written.is_at_work(false);
    }
}

struct Writer {
    /// One line: what it is asked comes one after the other.
    lines: Lines,
    own: Own,
    written: Written,
    /// The numbers of streams that are there.
    opened: HashMap<String, i64>,
    /// What comes with the next batch: never two appends of one stream in one.
    late: Vec<Job>,
    played: Played,
}

/// Appends on their way, with those who wait for them in the same order.
#[derive(Default)]
struct Batch {
    appends: Vec<Append>,
    waiting: Vec<Done>,
}

impl Batch {
    fn push(&mut self, append: Append, done: Done) {
        self.appends.push(append);
        self.waiting.push(done);
    }
}

fn tell_all(waiting: Vec<Done>, why: &StoreError) {
    for done in waiting {
        done(Err(why.of_all().unwrap_or(StoreError::Stopped)));
    }
}

impl Writer {
    /// Appends side by side in one batch; whatever stands between them ends it, so that the order stays.
    fn work(&mut self, group: Vec<Job>) {
        let (mut batch, mut names, mut bytes) = (Batch::default(), HashSet::new(), 0);
        let mut jobs = group.into_iter();
        while let Some(job) = jobs.next() {
            match job {
                Job::Append(append, done) => {
                    if let Err(why) = append.check() {
                        done(Err(why));
                        continue;
                    }
                    let size: usize = append.entries.iter().map(Vec::len).sum();
                    if bytes + size > BYTES && !names.is_empty() || names.contains(&append.stream) {
                        self.late.push(Job::Append(append, done));
                        self.late.extend(jobs);
                        break;
                    }
                    bytes += size;
                    names.insert(append.stream.clone());
                    batch.push(append, done);
                }
                other if names.is_empty() => self.alone(other),
                other => {
                    self.late.push(other);
                    self.late.extend(jobs);
                    break;
                }
            }
        }
        if !names.is_empty() {
            self.batch(batch);
        }
    }

    fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Client) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.lines.once(ANSWER, move |slot| slot.with(work))
    }

    fn alone(&mut self, job: Job) {
        let Some(tenure) = self.own.get() else {
            return job.fail(StoreError::NotOwner);
        };
        match job {
            Job::Remove(streams, done) => {
                for stream in &streams {
                    self.opened.remove(stream);
                }
                let (own, names) = (tenure.clone(), streams.clone());
                let answer = match self.ask(move |client| remove(client, &own, &streams)) {
                    Err(StoreError::Unreachable(_)) => {
                        match self.ask_again(&tenure, move |client, _old| are_gone(client, &names)) {
                            None => Err(StoreError::Unknown),
                            Some(true) => Ok(0),
                            Some(false) => Err(not_written()),
                        }
                    }
                    answer => answer,
                };
                done(answer);
            }
            Job::Snapshot(stream, snapshot, done) => {
                done(self.ask(move |client| keep(client, &stream, &snapshot)));
            }
            Job::HandOver { event, to, at, done } => {
                let own = tenure.clone();
                let answer = self.ask(move |client| hand_over(client, &own, &event, (to, at)));
                if matches!(answer, Err(StoreError::Unreachable(_))) {
                    // It may be done a while later: nothing of this tenure comes after that. Whose the event is, is seen by asking.
                    self.ask_again(&tenure, |_client, _old| Ok(()));
                }
                done(answer);
            }
            Job::Anew(done) => {
                let asked = self.ask_again(&tenure, |_client, _old| Ok(()));
                let begun = self.own.get().is_some_and(|own| own.id > tenure.id);
                done(match asked {
                    None => Err(StoreError::Unreachable("no other tenure could be begun".into())),
                    Some(()) if begun => Ok(0),
                    Some(()) => Err(StoreError::NotOwner),
                });
            }
            Job::Append(append, done) => {
                let mut batch = Batch::default();
                batch.push(append, done);
                self.batch(batch);
            }
        }
    }

    fn batch(&mut self, batch: Batch) {
        let Batch { appends, waiting } = batch;
        let Some(tenure) = self.own.get() else {
            for done in waiting {
                done(Err(StoreError::NotOwner));
            }
            return;
        };
        if let Err(why) = self.open(&tenure, &appends) {
            self.opened.clear();
            return tell_all(waiting, &why);
        }
        let appends = Arc::new(appends);
        match self.write(&tenure, &appends) {
            Ok(written) => {
                self.written.add(written.len());
                self.answer(
                    Batch {
                        appends: taken(appends),
                        waiting,
                    },
                    &written,
                );
            }
            // Whether it was done is not known: neither yes nor no is said before that is.
            Err(StoreError::Unreachable(_)) => self.was_it_written(&tenure, &appends, waiting),
            Err(why) => {
                self.opened.clear();
                tell_all(waiting, &why);
            }
        }
    }

    /// What is not noted now costs the order in which events are taken over, and nothing else.
    fn note_played(&mut self) {
        let due = self.played.due();
        if let (false, Some(own)) = (due.is_empty(), self.own.get()) {
            let _ = self.ask(move |client| Ok(client.execute(PLAYED, &[&due, &id_of(&own)?])?));
        }
    }

    /// Streams that are not there yet get their rows, and an event that nobody has belongs to whoever made it.
    fn open(&mut self, tenure: &Tenure, appends: &[Append]) -> Result<(), StoreError> {
        if self.opened.len() > REMEMBERED {
            self.opened.clear();
        }
        let new = appends
            .iter()
            .filter(|one| !self.opened.contains_key(&one.stream));
        let (names, events): (Vec<String>, Vec<String>) =
            new.map(|one| (one.stream.clone(), one.of.clone())).unzip();
        if names.is_empty() {
            return Ok(());
        }
        let id = id_of(tenure)?;
        // Rows that are there are not made twice.
        let found = self.lines.ask_within(ANSWER, move |client| {
            let mut rows = client.query(OPEN, &[&id, &names, &events])?;
            if rows.len() < names.len() {
                // Another node was there in the same moment.
                rows = client.query("SELECT name, id FROM streams WHERE name = ANY($1)", &[&names])?;
            }
            Ok(rows
                .iter()
                .map(|row| (row.get(0), row.get(1)))
                .collect::<Vec<(String, i64)>>())
        })?;
        self.opened.extend(found);
        Ok(())
    }

    /// One statement; gives the numbers of the streams that were written to.
    fn write(&self, tenure: &Tenure, appends: &Arc<Vec<Append>>) -> Result<HashSet<i64>, StoreError> {
        let id = id_of(tenure)?;
        let streams: Vec<i64> = appends
            .iter()
            .map(|one| self.opened.get(&one.stream).copied().unwrap_or_default())
            .collect();
        let appends = Arc::clone(appends);
        self.lines.once(ANSWER, move |slot| {
            let columns = Columns::of(&appends);
            drop(appends);
            let answer = slot.prepared(WRITE).and_then(|(client, statement)| {
                let Columns {
                    expected,
                    versions,
                    marks,
                    lines,
                } = &columns;
                Ok(client.query(&statement, &[&id, &streams, expected, versions, marks, lines])?)
            });
            if answer.is_err() {
                slot.hang_up();
            }
            Ok(answer?.iter().map(|row| row.get(0)).collect())
        })
    }

    /// Those that were written are told so; the others, why they were not.
    fn answer(&mut self, batch: Batch, written: &HashSet<i64>) {
        let mut refused = Batch::default();
        for (append, done) in batch.appends.into_iter().zip(batch.waiting) {
            let stream = self.opened.get(&append.stream);
            if stream.is_some_and(|stream| written.contains(stream)) {
                self.played.was(&append.of);
                done(Ok(append.after()));
            } else {
                refused.push(append, done);
            }
        }
        if refused.waiting.is_empty() {
            return;
        }
        let names: Vec<String> = refused.appends.iter().map(|one| one.stream.clone()).collect();
        for name in &names {
            self.opened.remove(name);
        }
        let tenure = self.own.get();
        let found = self.ask(move |client| {
            let rows = client.query(
                "SELECT s.name, s.version, o.tenure = $2 AND NOT t.ended FROM streams s
                 JOIN owners o ON o.event = s.event JOIN tenures t ON t.id = o.tenure WHERE s.name = ANY($1)",
                &[&names, &tenure.as_ref().map_or(Ok(-1), id_of)?],
            )?;
            let row = |row: &postgres::Row| (row.get(0), (row.get::<_, i64>(1).unsigned_abs(), row.get(2)));
            Ok(rows.iter().map(row).collect::<HashMap<String, (u64, bool)>>())
        });
        for (append, done) in refused.appends.into_iter().zip(refused.waiting) {
            let why = match &found {
                // Nothing was written whatever the reason is.
                Err(why) => why.of_all().unwrap_or(StoreError::Stopped),
                Ok(found) => match found.get(&append.stream) {
                    Some((_, false)) => StoreError::NotOwner,
                    Some((found, true)) => append.wrong_version(*found),
                    None => append.wrong_version(0),
                },
            };
            done(Err(why));
        }
    }

    /// The answer to a batch was lost: the streams say whether it was done.
    fn was_it_written(&mut self, tenure: &Tenure, appends: &Arc<Vec<Append>>, waiting: Vec<Done>) {
        self.written.lost(waiting.len());
        let asked = Arc::clone(appends);
        let answers = self.ask_again(tenure, move |client, old| done_of(client, old, &asked));
        for (at, (append, done)) in appends.iter().zip(waiting).enumerate() {
            let answer = match &answers {
                None => Err(StoreError::Unknown),
                Some(done) if done[at] => Ok(append.after()),
                Some(_) => Err(not_written()),
            };
            done(answer);
        }
    }

    /// The tenure ends, which waits for what is still under way of it, and another one begins with the same events; then it is
    /// looked what became of something. Nothing where the database does not answer.
    fn ask_again<T: Send + 'static>(
        &mut self,
        tenure: &Tenure,
        look: impl Fn(&mut Client, &Tenure) -> Result<T, StoreError> + Send + Sync + 'static,
    ) -> Option<T> {
        let (begun, look) = (Instant::now(), Arc::new(look));
        self.opened.clear();
        let mut next = None;
        self.own.changes(true);
        loop {
            let (old, look, known) = (tenure.clone(), Arc::clone(&look), next);
            let asked = self.ask(move |client| {
                let Some(next) = known else {
                    return Ok(Step::Fetched(next_number(client)?));
                };
                let new = begin_instead(client, &old, next)?;
                Ok(Step::Done(new, look(client, &old)?))
            });
            match asked {
                Ok(Step::Fetched(number)) => next = Some(number),
                Ok(Step::Done(new, found)) => {
                    // Where others have ended it, what this node still has is refused from now on.
                    self.own.set(Some(new.unwrap_or_else(|| tenure.clone())));
                    return Some(found);
                }
                Err(_) if begun.elapsed() < PATIENCE => thread::sleep(TRY),
                Err(_) => {
                    self.own.changes(false);
                    return None;
                }
            }
        }
    }
}

/// How far the way to another tenure is.
enum Step<T> {
    Fetched(i64),
    Done(Option<Tenure>, T),
}

fn not_written() -> StoreError {
    StoreError::Database("the line to the database broke; nothing was written".into())
}

/// What was shared with a thread that is done with it.
fn taken(appends: Arc<Vec<Append>>) -> Vec<Append> {
    Arc::try_unwrap(appends).unwrap_or_else(|shared| shared.to_vec())
}

/// The columns of a batch.
#[derive(Default)]
struct Columns {
    expected: Vec<i64>,
    versions: Vec<i64>,
    marks: Vec<Option<Vec<u8>>>,
    lines: Vec<Vec<u8>>,
}

impl Columns {
    fn of(appends: &[Append]) -> Self {
        let mut columns = Self::default();
        for append in appends {
            columns.push(append);
        }
        columns
    }

    fn push(&mut self, append: &Append) {
        // No stream is ever so long: what expects that is refused as any other that has seen too much.
        let most = |version: u64| i64::try_from(version).unwrap_or(i64::MAX);
        self.expected.push(most(append.expected));
        self.versions.push(most(append.after()));
        self.marks.push(append.mark.clone());
        self.lines.push(append.entries.join(&b'\n'));
    }
}
