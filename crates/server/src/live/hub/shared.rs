//! Where several nodes share a store: an event comes to this one and leaves it, as a whole.

use std::collections::BTreeMap;
use std::sync::Arc;

use arbiter_hall::Office;

use super::Hub;
use super::clocks::BEAT;
use crate::live::failure::Failure;
use crate::live::house::stream;
use crate::live::table::Table;
use crate::locks::{self, locked};

/// So long after a planned move the clocks still run on, in milliseconds: players lose nothing by it, and nobody has seen a
/// clock stand. What took longer is held, as after a restart.
const PLANNED: u64 = 2_000;

/// How much an event needs a node that looks after it; what needs it most comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Need {
    /// A clock runs.
    Runs,
    /// It has just come and was not read yet.
    Unread,
    /// Somebody has a socket there.
    Watched,
    /// Something happened there today, or it was asked for a moment ago.
    Awake,
    /// It rests.
    Rests,
}

/// What is known of an event before it came here.
#[derive(Debug, Clone, Copy)]
pub enum Last {
    /// The last sign of life of whoever had it, in milliseconds.
    Beat(u64),
    /// When its node, which handed it over, took its last command.
    Command(u64),
}

impl Last {
    /// An event that was handed over, seen from now.
    pub const fn released(at: u64, now: u64) -> Self {
        if now.saturating_sub(at) <= PLANNED {
            Self::Command(at)
        } else {
            Self::Beat(at)
        }
    }
}

impl Hub {
    /// Whether several nodes share its store.
    pub(super) fn is_shared(&self) -> bool {
        self.seen.versions.get().is_some()
    }

    /// Whether an event lives here, awake or at rest.
    #[must_use]
    pub fn has(&self, event: &str) -> bool {
        locks::read(&self.houses).contains_key(event) || locked(&self.asleep).has(event)
    }

    /// Whether an event is being made here: it belongs to this node as soon as its first line is written, and lives here a moment
    /// later.
    #[must_use]
    pub fn is_making(&self, event: &str) -> bool {
        locked(&self.making).contains(event)
    }

    /// The event of a game that lives here.
    #[must_use]
    pub fn event_with(&self, game: &str) -> Option<String> {
        let awake = locks::read(&self.tables)
            .get(game)
            .map(|table| table.house.id.clone());
        awake.or_else(|| self.event_of(game))
    }

    /// An event lives here from now on. Clocks that ran at the last sign of life stand, with both figures to choose from; where it
    /// was handed over a moment ago they run on.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn take_over(&self, event: &str, last: Last) -> Result<(), Failure> {
        if !self.aside_of(event).is_empty() {
            return Ok(());
        }
        let found = |stream: &str| self.store.version(stream).ok();
        if let Some(lost) = self.seen.lost(event, found) {
            // It stops here and is named; what was played since is nowhere else, and nothing is mixed with what comes now.
            let why = Failure::from(arbiter_hall::store::StoreError::Damaged(lost.clone()));
            self.say(
                "database_is_older",
                &serde_json::json!({ "of": event, "stream": lost }),
            );
            self.set_aside(event, lost, &why);
            return Ok(());
        }
        let version = self.store.version(&stream(event))?;
        match self.card(event, version, |game| self.store.version(game).ok()) {
            Some(card) => self.lay_down(event, card),
            None => self.revive(event, last).await,
        }
        Ok(())
    }

    /// An event lives here no more: whoever listens is told to come again, and nothing of it is known any longer.
    pub fn let_go(&self, event: &str) {
        locked(&self.asleep).forget(event);
        let Some(house) = locks::write(&self.houses).remove(event) else {
            return;
        };
        let mut all = locks::write(&self.tables);
        let own = |table: &&Arc<Table>| table.house.id == event;
        let games: Vec<String> = all.values().filter(own).map(|table| table.game.clone()).collect();
        for game in games {
            locked(&self.due).set(&game, None);
            if let Some(table) = all.remove(&game) {
                table.listeners.end();
            }
        }
        drop(all);
        house.watchers.end();
    }

    /// All events that live here, awake or at rest.
    #[must_use]
    pub fn events(&self) -> Vec<String> {
        let mut events: Vec<String> = self.houses().iter().map(|house| house.id.clone()).collect();
        events.extend(self.cards().into_iter().map(|(event, _)| event));
        events
    }

    /// All events that live here, each with how much it needs a node.
    #[must_use]
    pub fn needs(&self) -> BTreeMap<String, Need> {
        let cards = self.cards().into_iter();
        let mut needs: BTreeMap<String, Need> = cards.map(|(event, _)| (event, Need::Rests)).collect();
        for house in self.houses() {
            let is_watched = !house.watchers.is_empty();
            needs.insert(
                house.id.clone(),
                if is_watched { Need::Watched } else { Need::Awake },
            );
        }
        for table in locks::read(&self.tables).values() {
            if !table.listeners.is_empty() {
                needs.insert(table.house.id.clone(), Need::Watched);
            }
        }
        for house in self.running() {
            needs.insert(house.id.clone(), Need::Runs);
        }
        needs
    }

    /// None of them lives here any more.
    pub fn let_all_go(&self) {
        for event in self.events() {
            self.let_go(&event);
        }
    }

    /// Events of which it is not known whether the last append was written are read again, for as long as the server lives.
    pub async fn read_again(self: Arc<Self>) {
        let mut seconds = tokio::time::interval(BEAT);
        seconds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        loop {
            seconds.tick().await;
            for event in self.doubted() {
                // What is no event, as the heartbeat, is held by nobody.
                if self.has(&event) {
                    self.let_go(&event);
                    self.revive(&event, Last::Beat(self.now())).await;
                }
            }
        }
    }

    /// The names by which an event is found from elsewhere: its codes, and the passes that it knows. None of one that rests: they
    /// were written down when it was awake.
    pub async fn names_of(&self, event: &str) -> Vec<String> {
        let house = locks::read(&self.houses).get(event).cloned();
        match house {
            Some(house) => house.look(names).await,
            None => Vec::new(),
        }
    }
}

/// What leads to an event: its codes, and the passes that it knows.
#[must_use]
pub fn names(office: &Office) -> Vec<String> {
    let codes = office.codes().map(|code| code_name(&code));
    let passes = office.passes().map(pass_name);
    codes.chain(passes).collect()
}

/// The name by which a code leads to its event.
pub fn code_name(code: &str) -> String {
    format!("code/{}", code.to_ascii_lowercase())
}

/// The name by which the hash of a pass leads to an event that knows it.
pub fn pass_name(hash: &str) -> String {
    format!("pass/{hash}")
}
