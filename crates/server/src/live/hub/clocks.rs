//! The clocks that the server itself has: one that says when a display comes to zero, the heartbeat, and one for those who
//! see a game some minutes later.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use arbiter_hall::store::Append;
use arbiter_hall::{BEATS, Beat};

use super::Hub;
use crate::live::failure::Failure;
use crate::live::house::{House, append};
use crate::live::table::Table;
use crate::locks::locked;

/// How often the heartbeat is written while any clock runs.
pub const BEAT: Duration = Duration::from_secs(1);

/// How often it is looked whether somebody who is behind may see more.
const REVEAL: Duration = Duration::from_secs(1);

/// The running displays, by the instant at which they will be at zero.
#[derive(Debug, Default)]
pub(super) struct Due {
    pub(super) by_time: BTreeSet<(u64, String)>,
    pub(super) by_game: HashMap<String, u64>,
}

impl Due {
    pub(super) fn set(&mut self, game: &str, zero: Option<u64>) {
        if let Some(old) = self.by_game.remove(game) {
            self.by_time.remove(&(old, game.to_owned()));
        }
        if let Some(zero) = zero {
            self.by_game.insert(game.to_owned(), zero);
            self.by_time.insert((zero, game.to_owned()));
        }
    }
}

impl Hub {
    /// Looks when the flag at a table will be judged; of a match at both boards, since each can stop or start the other.
    pub(super) async fn look_at_clock(&self, table: &Table) {
        self.look_at_one(table).await;
        if let Some(sibling) = table.sibling() {
            self.look_at_one(&sibling).await;
        }
    }

    async fn look_at_one(&self, table: &Table) {
        let zero = table.falls_at().await;
        let earliest = {
            let mut due = locked(&self.due);
            if due.by_game.get(&table.game).copied() == zero {
                return;
            }
            due.set(&table.game, zero);
            due.by_time.first().is_some_and(|(_, game)| *game == table.game)
        };
        if earliest {
            self.changed.notify_one();
        }
    }

    /// Tells clocks that they are at zero, for as long as the server lives.
    pub async fn tell_zeros(self: Arc<Self>) {
        loop {
            let first = locked(&self.due).by_time.first().cloned();
            let Some((at, game)) = first else {
                self.changed.notified().await;
                continue;
            };
            let now = self.now();
            if at > now {
                let wait = Duration::from_millis(at - now);
                let _ = tokio::time::timeout(wait, self.changed.notified()).await;
                continue;
            }
            locked(&self.due).set(&game, None);
            if let Ok(table) = self.table(&game) {
                // What could not be written is tried again when the clock is looked at next.
                let _ = table.zero(&self.langs, now).await;
                self.look_at_clock(&table).await;
            }
        }
    }

    /// Writes the heartbeat once a second while any clock runs, for as long as the server lives.
    pub async fn beat(self: Arc<Self>) {
        let mut seconds = tokio::time::interval(BEAT);
        seconds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        loop {
            seconds.tick().await;
            let runs = !locked(&self.due).by_game.is_empty();
            if runs {
                // A heartbeat that cannot be written is missing, and the next one is tried.
                let _ = self.beat_once().await;
            }
        }
    }

    /// Tells spectators who are some minutes behind what they may see by now, for as long as the server lives.
    pub async fn reveal_all(self: Arc<Self>) {
        let mut seconds = tokio::time::interval(REVEAL);
        seconds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        loop {
            seconds.tick().await;
            for house in self.houses() {
                if house.look(|office| office.delay.minutes > 0).await {
                    self.reveal(&house).await;
                }
            }
        }
    }

    pub(super) async fn beat_once(&self) -> Result<(), Failure> {
        let mut version = self.beaten.lock().await;
        let beat = Beat { at: self.now() };
        let entries = Append {
            stream: BEATS.into(),
            of: BEATS.into(),
            expected: *version,
            entries: vec![beat.line()],
            mark: None,
        };
        match append(&self.store, entries).await {
            Ok(now) => *version = now,
            Err(failure) => {
                // Whatever stands there now, the next heartbeat comes after it.
                *version = self.store.version(BEATS)?;
                return Err(failure);
            }
        }
        Ok(())
    }

    /// Tells spectators of an event what they may see now.
    pub async fn reveal(&self, house: &House) {
        for table in self.tables(house).await {
            table.reveal(&self.langs, self.now()).await;
        }
    }
}
