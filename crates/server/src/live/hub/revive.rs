//! What a store knows lives again, event by event and game by game; what cannot be read is set aside and named.

use std::sync::Arc;

use arbiter_game::rules::variants::BoardLetter;
use arbiter_hall::{Board, Office, match_of};
use serde_json::json;
use tokio::sync::watch;

use super::{Hub, Last, unknown};
use crate::live::aside::Aside;
use crate::live::failure::Failure;
use crate::live::house::House;
use crate::live::table::Table;

/// The server stops (RFC 6455).
const GOING_AWAY: u16 = 1001;
/// It stops, and others are there (its registry).
const RESTART: u16 = 1012;
/// A machine's clock that is so far from the last heartbeat is wrong, or was then.
const FAR: u64 = 10 * 60_000;

impl Hub {
    /// An event with its games, as far as they can be read.
    pub(super) async fn revive(&self, id: &str, last: Last) {
        let house = House::read(Arc::clone(&self.store), Arc::clone(&self.devices), id);
        let house = match house {
            Ok(house) => Arc::new(house),
            Err(failure) => return self.set_aside(id, format!("event/{id}"), &failure),
        };
        let office = house.look(Clone::clone).await;
        for board in office.boards.values() {
            self.clock.not_before(board.began);
            let put = if match_of(&board.game).1 == BoardLetter::B {
                self.put_second(board)
            } else {
                let table = self.revive_game(&house, &office, board, last).await;
                table.map(|table| self.put_table(Arc::new(table)))
            };
            if let Err(failure) = put {
                self.set_aside(id, format!("game/{}", board.game), &failure);
            }
        }
        self.put_house(Arc::clone(&house));
        self.catch_up(&house).await;
    }

    async fn revive_game(
        &self,
        house: &Arc<House>,
        office: &Office,
        board: &Board,
        last: Last,
    ) -> Result<Table, Failure> {
        let table = Table::read(Arc::clone(&self.store), Arc::clone(house), office, board)?;
        self.clock
            .not_before(table.look(arbiter_hall::Desk::last_at).await);
        let on = match last {
            Last::Beat(at) => table.restart(at).await,
            Last::Command(at) => table.go_on(at, self.now()).await,
        };
        match on {
            // It can be looked at all the same, and its clocks stand as soon as there is room.
            Err(failure) if failure.is_of_store() => {
                let (stream, why) = (format!("game/{}", board.game), failure.to_string());
                self.say("not_written", &json!({ "stream": stream, "why": why }));
            }
            restarted => restarted?,
        }
        Ok(table)
    }

    pub(super) fn set_aside(&self, event: &str, stream: String, failure: &Failure) {
        let why = failure.to_string();
        self.say("set_aside", &json!({ "stream": stream, "why": why }));
        let event = event.to_owned();
        self.aside.put(Aside { event, stream, why });
    }

    /// What is set aside of an event.
    #[must_use]
    pub fn aside_of(&self, event: &str) -> Vec<Aside> {
        self.aside.of(event)
    }

    /// Nothing that lives is called so: it never was, or it is set aside.
    pub(super) fn missing(&self, what: &'static str, name: &str) -> Failure {
        if self.aside.has(&format!("{what}/{name}")) {
            let name = name.to_owned();
            return Failure::SetAside { what, name };
        }
        unknown(what, name)
    }

    /// Says to whoever runs the server what has happened.
    pub fn say(&self, what: &str, fields: &serde_json::Value) {
        self.notes.say(self.now(), what, fields);
    }

    /// The clock of the machine is far behind the last heartbeat: one of the two is wrong, and somebody should know.
    pub(super) fn warn_of_wrong_time(&self, last: u64) {
        let today = self.today();
        if last > today + FAR {
            let fields = json!({ "machine": today, "last_heartbeat": last, "behind_ms": last - today });
            self.say("clock_of_the_machine_is_behind", &fields);
        }
    }

    /// What the clock of the machine says, for days of the calendar: milliseconds since 1970.
    #[must_use]
    pub fn today(&self) -> u64 {
        self.clock.today()
    }

    /// The same, where it says something else than the server's own time.
    pub(super) fn dated(&self) -> Option<u64> {
        let today = self.today();
        (today.abs_diff(self.now()) > FAR).then_some(today)
    }

    /// The server stops: whoever listens is told so.
    pub fn stop(&self) {
        // Where there are other nodes, there is somewhere to come again to at once.
        let code = if self.elsewhere.get().is_some() {
            RESTART
        } else {
            GOING_AWAY
        };
        self.stopping.send_replace(Some(code));
    }

    /// What a socket holds from the moment that it is asked for until it is gone, to hear that the server stops.
    pub fn stopping(&self) -> Stopping {
        Stopping(self.stopping.subscribe())
    }

    /// Comes back when nobody holds a [`Stopping`] any more.
    pub async fn deserted(&self) {
        self.stopping.closed().await;
    }
}

/// Hears that the server stops, which waits for whoever holds one to say goodbye.
#[derive(Debug)]
pub struct Stopping(watch::Receiver<Option<u16>>);

impl Stopping {
    /// Comes back when the server stops, with the code by which a socket is closed then.
    pub async fn stopped(&mut self) -> u16 {
        // A hub that is gone has stopped too.
        let stops = self.0.wait_for(Option::is_some).await;
        stops.ok().and_then(|code| *code).unwrap_or(GOING_AWAY)
    }
}
