//! A connection with a thread of its own: what is asked of it is done there, one after the other, and whoever asks waits.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use postgres::error::SqlState;
use postgres::{Client, Statement};

use super::Address;
use crate::StoreError;
use crate::shared::locked;

/// So long is waited for an answer: a second more than a server may take to answer a connection. What is asked may still be done
/// later; nothing of it does harm then.
const PATIENCE: Duration = Duration::from_secs(6);
/// And so long before that for a connection, where there is none: over a line of a third of a second each way one takes five seconds.
const CONNECTS: Duration = Duration::from_secs(10);
/// What is set on each connection. A statement that takes longer ends undone and says so: before whoever waits for it gives up
/// the connection, and before a lease is over. So does a transaction with which nobody goes on, and the server looks itself whether
/// its other end is still there: who stands still, or has no power any more, holds up nobody. What was acknowledged is on the disk
/// whatever became of the server's own setting since the start.
const SETTINGS: &str = "
    SELECT set_config('statement_timeout', '3s', false),
           set_config('idle_in_transaction_session_timeout', '3s', false),
           set_config('tcp_keepalives_idle', '2', false),
           set_config('tcp_keepalives_interval', '1', false),
           set_config('tcp_keepalives_count', '3', false),
           set_config('tcp_user_timeout', '5s', false),
           set_config('synchronous_commit', CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on'
                      ELSE current_setting('synchronous_commit') END, false)";
/// So many threads may wait for answers that do not come, before no more are asked: a line that swallows everything takes one
/// of them every few seconds.
const HANGING: usize = 64;

/// A connection that is made when it is needed, and again when it broke.
pub struct Slot {
    address: Address,
    client: Option<Client>,
    /// Why none could be made just now: told once.
    refused: Option<StoreError>,
    /// The one statement that is prepared on this connection, and on no other.
    prepared: Option<Statement>,
}

impl Slot {
    pub const fn new(address: Address) -> Self {
        Self {
            address,
            client: None,
            refused: None,
            prepared: None,
        }
    }

    /// Makes a connection where there is none; why there is none is told to whoever wants it next.
    fn connect(&mut self) {
        self.refused = self.client().err();
    }

    /// The connection.
    pub fn client(&mut self) -> Result<&mut Client, StoreError> {
        if let Some(why) = self.refused.take() {
            return Err(why);
        }
        if self.client.as_ref().is_some_and(Client::is_closed) {
            self.hang_up();
        }
        match &mut self.client {
            Some(client) => Ok(client),
            none => {
                let mut client = self.address.connect()?;
                client.batch_execute(SETTINGS)?;
                Ok(none.insert(client))
            }
        }
    }

    /// Nothing is asked of this connection any more.
    pub fn hang_up(&mut self) {
        (self.client, self.prepared) = (None, None);
    }

    /// The connection with a statement, which is prepared once on each.
    pub fn prepared(&mut self, statement: &str) -> Result<(&mut Client, Statement), StoreError> {
        self.client()?;
        let known = self.prepared.take();
        let client = self.client()?;
        let statement = match known {
            Some(known) => known,
            None => client.prepare(statement)?,
        };
        self.prepared = Some(statement.clone());
        Ok((self.client()?, statement))
    }

    /// Does something; a connection that broke is not used again.
    pub fn with<T>(
        &mut self,
        work: impl FnOnce(&mut Client) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let answer = self.client().and_then(work);
        if matches!(answer, Err(StoreError::Unreachable(_))) {
            self.hang_up();
        }
        answer
    }
}

/// Something that a thread is asked to do, and how far that is.
struct Ask {
    work: Box<dyn FnOnce(&mut Slot) + Send>,
    step: Arc<AtomicU8>,
}

/// What somebody hears who asked.
enum Word<T> {
    /// There is a connection, or none is to be had: what takes time now is the question itself.
    Begins,
    Answer(Result<T, StoreError>),
}

/// How far something is that was asked: it waits, is worked on, is done, or nobody wants it any more.
const WAITS: u8 = 0;
const WORKS: u8 = 1;
const DONE: u8 = 2;
const GIVEN_UP: u8 = 3;

/// Threads that do what they are asked with a connection each.
#[derive(Debug)]
pub struct Lines {
    asks: Sender<Ask>,
    team: Arc<Team>,
}

/// What the threads have in common.
struct Team {
    name: String,
    address: Address,
    waiting: Mutex<Receiver<Ask>>,
    /// How many of them wait for an answer that nobody wants any more.
    hanging: AtomicUsize,
}

impl fmt::Debug for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Team")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

impl Team {
    /// One more thread, with a connection of its own that is made when it is needed.
    fn add(self: &Arc<Self>) -> Result<(), StoreError> {
        let team = Arc::clone(self);
        let work = move || {
            let mut slot = Slot::new(team.address.clone());
            while let Some(ask) = team.next() {
                if !turned(&ask.step, WAITS, WORKS) {
                    continue;
                }
                (ask.work)(&mut slot);
                if !turned(&ask.step, WORKS, DONE) {
                    // Another thread stands in for this one, whose line is not to be trusted.
                    team.hanging.fetch_sub(1, Ordering::Relaxed);
                    return;
                }
            }
        };
        thread::Builder::new().name(self.name.clone()).spawn(work)?;
        Ok(())
    }

    fn next(&self) -> Option<Ask> {
        locked(&self.waiting).recv().ok()
    }
}

fn turned(step: &AtomicU8, from: u8, to: u8) -> bool {
    step.compare_exchange(from, to, Ordering::AcqRel, Ordering::Acquire)
        .is_ok()
}

impl Lines {
    /// So many of them, none connected yet.
    pub fn new(name: &str, count: usize, address: &Address) -> Result<Self, StoreError> {
        let (asks, waiting) = mpsc::channel();
        let team = Arc::new(Team {
            name: name.to_owned(),
            address: address.clone(),
            waiting: Mutex::new(waiting),
            hanging: AtomicUsize::new(0),
        });
        for _ in 0..count {
            team.add()?;
        }
        Ok(Self { asks, team })
    }

    /// Asks, and waits for the answer. What is asked changes nothing that may not be done twice: on a connection that broke
    /// meanwhile it is asked once more.
    pub fn ask<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut Client) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask_within(PATIENCE, work)
    }

    /// The same, with more patience or less.
    pub fn ask_within<T: Send + 'static>(
        &self,
        patience: Duration,
        mut work: impl FnMut(&mut Client) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let wanted = Arc::new(AtomicBool::new(true));
        let is_wanted = Arc::clone(&wanted);
        let answer = self.once(patience, move |slot| {
            let was_there = slot.client.is_some();
            match slot.with(&mut work) {
                Err(StoreError::Unreachable(_)) if was_there && is_wanted.load(Ordering::Relaxed) => {
                    slot.with(&mut work)
                }
                answer => answer,
            }
        });
        wanted.store(false, Ordering::Relaxed);
        answer
    }

    /// Asks, and waits so long for the answer, from when there is a connection. One that does not come is given up with its thread and
    /// its connection: another thread takes their place.
    pub fn once<T: Send + 'static>(
        &self,
        patience: Duration,
        work: impl FnOnce(&mut Slot) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        if self.team.hanging.load(Ordering::Relaxed) >= HANGING {
            return Err(unreachable("too many answers did not come"));
        }
        let (send, receive) = mpsc::sync_channel(2);
        let step = Arc::new(AtomicU8::new(WAITS));
        let is_wanted = {
            let step = Arc::clone(&step);
            move || step.load(Ordering::Acquire) != GIVEN_UP
        };
        // Nobody waits any more only if that thread is gone.
        let work = Box::new(move |slot: &mut Slot| {
            slot.connect();
            drop(send.send(Word::Begins));
            if is_wanted() {
                drop(send.send(Word::Answer(work(slot))));
            }
        });
        let ask = Ask {
            work,
            step: Arc::clone(&step),
        };
        self.asks.send(ask).map_err(|_| StoreError::Stopped)?;
        let (mut until, mut connects) = (Instant::now() + patience, true);
        loop {
            match receive.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Word::Answer(answer)) => return answer,
                Ok(Word::Begins) => {
                    (until, connects) = (Instant::now() + patience, false);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(StoreError::Stopped),
                Err(RecvTimeoutError::Timeout) if connects && step.load(Ordering::Acquire) == WORKS => {
                    (until, connects) = (Instant::now() + CONNECTS, false);
                }
                Err(RecvTimeoutError::Timeout) => break,
            }
        }
        // Counted before: that thread may come back at once, and counts itself out.
        self.team.hanging.fetch_add(1, Ordering::Relaxed);
        let found = step.swap(GIVEN_UP, Ordering::AcqRel);
        if found == WORKS {
            self.team.add()?;
            return Err(unreachable("no answer in time"));
        }
        self.team.hanging.fetch_sub(1, Ordering::Relaxed);
        if found == DONE {
            // It came in the last moment.
            let answer = receive.try_iter().find_map(|word| match word {
                Word::Answer(answer) => Some(answer),
                Word::Begins => None,
            });
            return answer.unwrap_or(Err(StoreError::Stopped));
        }
        Err(unreachable("no answer in time"))
    }
}

fn unreachable(why: &str) -> StoreError {
    StoreError::Unreachable(why.to_owned())
}

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> Self {
        let Some(told) = error.as_db_error() else {
            let why = whole(&error);
            // The client has no name for this.
            if why.contains("password missing") {
                return Self::NoPassword;
            }
            return Self::Unreachable(why);
        };
        let code = told.code();
        // The server goes down, or ends this connection: it may have done what it was asked before.
        let ends = [
            SqlState::ADMIN_SHUTDOWN,
            SqlState::CRASH_SHUTDOWN,
            SqlState::CANNOT_CONNECT_NOW,
            SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        ];
        if ends.contains(code) || code.code().starts_with("08") || *code == SqlState::TOO_MANY_CONNECTIONS {
            return Self::Unreachable(told.to_string());
        }
        if *code == SqlState::DISK_FULL {
            return Self::Full;
        }
        Self::Database(told.to_string())
    }
}

/// An error with what caused it, in one line.
fn whole(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(one) = cause {
        let more = one.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = one.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;

    use arbiter_database::Server;

    use super::*;

    fn slow(client: &mut Client, seconds: &str) -> Result<i64, StoreError> {
        client.batch_execute("SET statement_timeout = 0")?;
        let row = client.query_one(&format!("SELECT 7::bigint, pg_sleep({seconds})"), &[])?;
        Ok(row.get(0))
    }

    #[test]
    fn what_is_acknowledged_is_on_the_disk_though_the_server_is_told_otherwise_later() {
        let server = Server::start();
        let address = server.fresh();
        let mut other = Client::connect(&address, postgres::NoTls).unwrap();
        let lines = Lines::new("line", 1, &address.parse().unwrap()).unwrap();
        for (told, set) in [("off", "on"), ("local", "local")] {
            let tell = format!("ALTER ROLE CURRENT_USER SET synchronous_commit = {told}");
            other.batch_execute(&tell).unwrap();
            let setting = lines.once(PATIENCE, |slot| {
                slot.hang_up();
                let row = slot.client()?.query_one("SHOW synchronous_commit", &[])?;
                Ok(row.get::<_, String>(0))
            });
            assert_eq!(setting.unwrap(), set);
        }
    }

    #[test]
    fn a_transaction_with_which_nobody_goes_on_holds_nothing() {
        let server = Server::start();
        let address = server.fresh();
        let mut other = Client::connect(&address, postgres::NoTls).unwrap();
        other.batch_execute("CREATE TABLE held (id int)").unwrap();
        let lines = Lines::new("line", 1, &address.parse().unwrap()).unwrap();
        let stands = lines.once(Duration::from_mins(1), |slot| {
            let client = slot.client()?;
            client.batch_execute("BEGIN; LOCK TABLE held")?;
            thread::sleep(Duration::from_secs(5));
            Ok(client.batch_execute("COMMIT")?)
        });
        assert!(matches!(stands, Err(StoreError::Unreachable(_))), "{stands:?}");
        other
            .batch_execute("BEGIN; LOCK TABLE held NOWAIT; COMMIT")
            .unwrap();
        assert_eq!(lines.ask(|client| slow(client, "0")).unwrap(), 7);
    }

    #[test]
    fn a_connection_that_takes_its_time_is_waited_for() {
        let server = Server::start();
        let address = server.fresh();
        let lines = Lines::new("line", 1, &address.parse().unwrap()).unwrap();
        let answer = lines.once(Duration::from_millis(300), |slot| {
            let client = slot.client()?;
            Ok(client.query_one("SELECT 7", &[])?.get::<_, i32>(0))
        });
        assert_eq!(answer.unwrap(), 7);
        let nobody: Address = "postgres://arbiter@127.0.0.1:1/hall".parse().unwrap();
        let lines = Lines::new("line", 1, &nobody).unwrap();
        let why = lines.ask(|client| slow(client, "0")).unwrap_err();
        assert!(matches!(why, StoreError::Unreachable(_)), "{why}");
    }

    #[test]
    fn a_server_that_asks_for_a_password_is_said_to_do_so() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        thread::spawn(move || {
            for stream in listener.incoming() {
                let (mut stream, mut asked) = (stream.unwrap(), [0; 256]);
                // It enciphers nothing; and to whoever says his name it says: in clear text.
                let says: &[u8] = match stream.read(&mut asked) {
                    Ok(8) => b"N",
                    _ => b"R\0\0\0\x08\0\0\0\x03",
                };
                stream.write_all(says).unwrap();
            }
        });
        let address = format!("postgres://arbiter@127.0.0.1:{port}/hall");
        let lines = Lines::new("line", 1, &address.parse().unwrap()).unwrap();
        let why = lines.ask(|client| slow(client, "0")).unwrap_err();
        assert!(matches!(why, StoreError::NoPassword), "{why}");
    }

    #[test]
    fn who_does_not_answer_is_given_up_and_another_stands_in() {
        let server = Server::start();
        let address = server.fresh();
        let lines = Lines::new("line", 1, &address.parse().unwrap()).unwrap();
        assert_eq!(lines.ask(|client| slow(client, "0")).unwrap(), 7);
        let short = Duration::from_millis(200);
        for _ in 0..3 {
            let why = lines
                .ask_within(short, |client| slow(client, "3600"))
                .unwrap_err();
            assert!(matches!(why, StoreError::Unreachable(_)), "{why}");
        }
        // Nobody waits behind those that hang, and they go when their answer comes after all.
        assert_eq!(lines.ask(|client| slow(client, "0")).unwrap(), 7);
        assert_eq!(lines.team.hanging.load(Ordering::Relaxed), 3);
        let mut other = Client::connect(&address, postgres::NoTls).unwrap();
        other
            .execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(3600)' AND pid <> pg_backend_pid()",
                &[],
            )
            .unwrap();
        while lines.team.hanging.load(Ordering::Relaxed) > 0 {
            thread::sleep(short);
        }
        assert_eq!(lines.ask(|client| slow(client, "0")).unwrap(), 7);
    }
}
