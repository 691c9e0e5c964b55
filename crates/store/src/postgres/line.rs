//! A connection with a thread of its own: what is asked of it is done there, one after the other, and whoever asks waits.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use postgres::error::SqlState;
use postgres::{Client, Statement};

use super::Address;
use crate::StoreError;
use crate::shared::locked;

/// So long is waited for an answer. What is asked may still be done later: nothing of it does harm then.
const PATIENCE: Duration = Duration::from_secs(20);

/// A connection that is made when it is needed, and again when it broke.
pub struct Slot {
    address: Address,
    client: Option<Client>,
    /// The one statement that is prepared on this connection, and on no other.
    prepared: Option<Statement>,
}

impl Slot {
    pub const fn new(address: Address) -> Self {
        Self {
            address,
            client: None,
            prepared: None,
        }
    }

    /// The connection.
    pub fn client(&mut self) -> Result<&mut Client, StoreError> {
        if self.client.as_ref().is_some_and(Client::is_closed) {
            self.hang_up();
        }
        match &mut self.client {
            Some(client) => Ok(client),
            none => Ok(none.insert(self.address.connect()?)),
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

type Ask = Box<dyn FnOnce(&mut Slot) + Send>;

/// Threads that do what they are asked with a connection each.
#[derive(Debug)]
pub struct Lines {
    asks: Sender<Ask>,
}

impl Lines {
    /// So many of them, none connected yet.
    pub fn new(name: &str, count: usize, address: &Address) -> Result<Self, StoreError> {
        let (asks, waiting) = mpsc::channel::<Ask>();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..count {
            let (waiting, mut slot) = (Arc::clone(&waiting), Slot::new(address.clone()));
            let work = move || {
                while let Some(ask) = next(&waiting) {
                    ask(&mut slot);
                }
            };
            thread::Builder::new().name(name.to_owned()).spawn(work)?;
        }
        Ok(Self { asks })
    }

    /// Asks, and waits for the answer. What is asked changes nothing that may not be done twice: on a connection that broke
    /// meanwhile it is asked once more.
    pub fn ask<T: Send + 'static>(
        &self,
        mut work: impl FnMut(&mut Client) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (send, receive) = mpsc::sync_channel(1);
        let ask = move |slot: &mut Slot| {
            let answer = match slot.with(&mut work) {
                Err(StoreError::Unreachable(_)) => slot.with(&mut work),
                answer => answer,
            };
            // Nobody waits any more only if that thread is gone.
            drop(send.send(answer));
        };
        self.asks.send(Box::new(ask)).map_err(|_| StoreError::Stopped)?;
        receive.recv_timeout(PATIENCE).unwrap_or_else(|why| {
            Err(match why {
                RecvTimeoutError::Timeout => StoreError::Unreachable("no answer in time".into()),
                RecvTimeoutError::Disconnected => StoreError::Stopped,
            })
        })
    }
}

fn next(waiting: &Mutex<Receiver<Ask>>) -> Option<Ask> {
    locked(waiting).recv().ok()
}

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> Self {
        let Some(told) = error.as_db_error() else {
            return Self::Unreachable(whole(&error));
        };
        let code = told.code();
        // The server goes down, or ends this connection: it may have done what it was asked before.
        let ends = [
            SqlState::ADMIN_SHUTDOWN,
            SqlState::CRASH_SHUTDOWN,
            SqlState::CANNOT_CONNECT_NOW,
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
