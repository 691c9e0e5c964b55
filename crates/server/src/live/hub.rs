//! Everything that lives here: events, their games, and the two clocks that the server itself has: one that says when
//! a display comes to zero, and the heartbeat.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, Instant};

use arbiter_hall::store::{Append, Store};
use arbiter_hall::{BEATS, Beat, Board, Fact, Grant, Grants, HallError, Office, Phase, Plan, Role};
use arbiter_lang::Language;
use tokio::sync::Notify;

use super::clock::ServerClock;
use super::failure::Failure;
use super::house::{Device, House, append};
use super::langs::Langs;
use super::paces::{Measure, Paces};
use super::secret;
use super::table::{Table, Wish};
use super::wire::{Reply, Welcome};

/// How often the heartbeat is written while any clock runs.
pub const BEAT: Duration = Duration::from_secs(1);

/// So often may somebody try the password of a name: five times, then once in twenty seconds.
const GUESSES: Measure = Measure {
    burst: 5.0,
    rate: 0.05,
};

/// Events and games.
pub struct Hub {
    store: Arc<dyn Store>,
    clock: ServerClock,
    /// The texts.
    pub langs: Langs,
    houses: RwLock<BTreeMap<String, Arc<House>>>,
    tables: RwLock<HashMap<String, Arc<Table>>>,
    due: Mutex<Due>,
    changed: Notify,
    beaten: tokio::sync::Mutex<u64>,
    guesses: Paces<(String, String)>,
    done: AtomicU64,
    refused: AtomicU64,
    spent: AtomicU64,
}

/// The running displays, by the instant at which they will be at zero.
#[derive(Debug, Default)]
struct Due {
    by_time: BTreeSet<(u64, String)>,
    by_game: HashMap<String, u64>,
}

impl Due {
    fn set(&mut self, game: &str, zero: Option<u64>) {
        if let Some(old) = self.by_game.remove(game) {
            self.by_time.remove(&(old, game.to_owned()));
        }
        if let Some(zero) = zero {
            self.by_game.insert(game.to_owned(), zero);
            self.by_time.insert((zero, game.to_owned()));
        }
    }
}

fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a new board needs: its number, its game, its two links.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewBoard {
    /// Its number.
    pub board: u32,
    /// The id of its game.
    pub game: String,
}

impl Hub {
    /// Nothing yet.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, langs: Langs) -> Arc<Self> {
        Self::after(store, langs, 0, 0)
    }

    fn after(store: Arc<dyn Store>, langs: Langs, beats: u64, last: u64) -> Arc<Self> {
        Arc::new(Self {
            clock: ServerClock::start(last),
            langs,
            houses: RwLock::default(),
            tables: RwLock::default(),
            due: Mutex::default(),
            changed: Notify::new(),
            beaten: tokio::sync::Mutex::new(beats),
            guesses: Paces::new(GUESSES),
            done: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            spent: AtomicU64::new(0),
            store,
        })
    }

    /// Everything that the store knows, with the clocks that ran when it was last alive stopped at the last heartbeat.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub async fn open(store: Arc<dyn Store>, langs: Langs) -> Result<Arc<Self>, Failure> {
        let beats = store.version(BEATS)?;
        let last = store.read(BEATS, beats.saturating_sub(1), 1)?;
        let last = last
            .first()
            .and_then(|line| Beat::read(line))
            .map_or(0, |beat| beat.at);
        let hub = Self::after(store, langs, beats, last);
        for (name, _) in hub.store.streams("event/")? {
            let id = name.trim_start_matches("event/");
            let house = Arc::new(House::read(Arc::clone(&hub.store), id)?);
            let office = house.look(Clone::clone).await;
            for board in office.boards.values() {
                let table = Table::read(Arc::clone(&hub.store), Arc::clone(&house), &office, board)?;
                table.restart(last).await?;
                hub.put_table(Arc::new(table));
            }
            hub.put_house(house);
        }
        Ok(hub)
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Somebody tries the password of a name.
    ///
    /// # Errors
    /// It was tried too often.
    pub fn guess(&self, event: &str, name: &str) -> Result<(), Failure> {
        self.guesses
            .take((event.to_owned(), name.chars().take(80).collect()))
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// Whether what is kept can be read.
    ///
    /// # Errors
    /// Why not.
    pub fn is_readable(&self) -> Result<(), Failure> {
        self.store.version(BEATS)?;
        Ok(())
    }

    /// Figures for whoever runs the server: name, kind, what it is, and the figure.
    #[must_use]
    pub fn figures(&self) -> [(&'static str, &'static str, &'static str, u64); 7] {
        let tables = self.tables.read().unwrap_or_else(PoisonError::into_inner);
        let sockets = tables
            .values()
            .map(|table| table.listeners.lock().len() as u64)
            .sum();
        let running = locked(&self.due).by_game.len() as u64;
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        [
            (
                "events",
                "gauge",
                "Events that live here",
                self.houses().len() as u64,
            ),
            ("games", "gauge", "Games that live here", tables.len() as u64),
            ("games_running", "gauge", "Games whose clock runs", running),
            ("sockets", "gauge", "Open sockets at games", sockets),
            (
                "commands_done_total",
                "counter",
                "Commands that were done",
                count(&self.done),
            ),
            (
                "commands_refused_total",
                "counter",
                "Commands that were refused",
                count(&self.refused),
            ),
            (
                "command_microseconds_total",
                "counter",
                "Time from command to reply",
                count(&self.spent),
            ),
        ]
    }

    fn put_house(&self, house: Arc<House>) {
        let mut houses = self.houses.write().unwrap_or_else(PoisonError::into_inner);
        houses.insert(house.id.clone(), house);
    }

    fn put_table(&self, table: Arc<Table>) {
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        tables.insert(table.game.clone(), table);
    }

    /// All events.
    #[must_use]
    pub fn houses(&self) -> Vec<Arc<House>> {
        let houses = self.houses.read().unwrap_or_else(PoisonError::into_inner);
        houses.values().cloned().collect()
    }

    /// An event.
    ///
    /// # Errors
    /// There is none.
    pub fn house(&self, event: &str) -> Result<Arc<House>, Failure> {
        let houses = self.houses.read().unwrap_or_else(PoisonError::into_inner);
        let found = houses.get(event).cloned();
        found.ok_or_else(|| unknown("event", event))
    }

    /// A game.
    ///
    /// # Errors
    /// There is none.
    pub fn table(&self, game: &str) -> Result<Arc<Table>, Failure> {
        let tables = self.tables.read().unwrap_or_else(PoisonError::into_inner);
        let found = tables.get(game).cloned();
        found.ok_or_else(|| unknown("game", game))
    }

    /// The games of an event, by board.
    pub async fn tables(&self, house: &House) -> Vec<Arc<Table>> {
        let games = house.look(|office| {
            office
                .boards
                .values()
                .map(|board| board.game.clone())
                .collect::<Vec<_>>()
        });
        let games = games.await;
        games.iter().filter_map(|game| self.table(game).ok()).collect()
    }

    /// A new event of somebody: his device becomes its organiser.
    ///
    /// # Errors
    /// The plan cannot be read, or nothing was written.
    pub async fn make_event(&self, plan: Plan, device: &Device, name: &str) -> Result<Arc<House>, Failure> {
        let id = secret::id()?;
        let (mut office, first) = Office::make(&id, plan, self.now())?;
        let mut lines = vec![first.into_bytes()];
        if let Some(pass) = &device.pass {
            let fact = office.let_in(pass, name, vec![Grant::of(Role::Organiser)]);
            lines.push(office.record(fact).into_bytes());
        }
        let house = Arc::new(House::open(Arc::clone(&self.store), office, lines).await?);
        self.put_house(Arc::clone(&house));
        Ok(house)
    }

    /// A new board of an event.
    ///
    /// # Errors
    /// It may not be added, or nothing was written.
    pub async fn add_board(
        &self,
        house: &Arc<House>,
        by: &Grants,
        players: [String; 2],
    ) -> Result<NewBoard, Failure> {
        self.add_board_at(house, by, players, self.now()).await
    }

    /// A new board whose game counts from an instant.
    ///
    /// # Errors
    /// It may not be added, or nothing was written.
    pub async fn add_board_at(
        &self,
        house: &Arc<House>,
        by: &Grants,
        players: [String; 2],
        began: u64,
    ) -> Result<NewBoard, Failure> {
        let game = secret::id()?;
        let number = house
            .look(|office| office.boards.keys().last().map_or(1, |last| last + 1))
            .await;
        let board = Board {
            board: number,
            game: game.clone(),
            players,
            began,
        };
        house.look(|office| office.add_board(by, board.clone())).await?;
        // The game comes first: no board without its game, whenever the server stops.
        let table = Table::open(Arc::clone(&self.store), Arc::clone(house), &board).await?;
        let fact = board.clone();
        house
            .commit(|office| Ok((vec![office.add_board(by, fact)?], ())))
            .await?;
        self.put_table(Arc::new(table));
        Ok(NewBoard { board: number, game })
    }

    /// A link that works once.
    ///
    /// # Errors
    /// It may not be given, or nothing was written.
    pub async fn invite(&self, house: &House, by: &Grants, grants: Vec<Grant>) -> Result<String, Failure> {
        let token = secret::token()?;
        // Links begin with their event, so that they are found without asking every event.
        let link = format!("{}-{token}", house.id);
        house
            .commit(|office| Ok((vec![office.invite(by, &link, grants)?], ())))
            .await?;
        Ok(link)
    }

    /// The event of a link.
    ///
    /// # Errors
    /// There is none.
    pub fn house_of(&self, link: &str) -> Result<Arc<House>, Failure> {
        let event = link.split_once('-').map_or("", |(event, _)| event);
        self.house(event).map_err(|_| unknown("link", ""))
    }

    /// A device uses a link.
    ///
    /// # Errors
    /// The link has been used or is none, the name cannot be read, or nothing was written.
    pub async fn join(
        &self,
        link: &str,
        pass: &str,
        name: &str,
    ) -> Result<(Arc<House>, Vec<Grant>), Failure> {
        let house = self.house_of(link)?;
        let grants = house
            .commit(|office| {
                let fact = office.join(link, pass, name)?;
                let grants = match &fact {
                    Some(Fact::Joined { grants, .. }) => grants.clone(),
                    _ => office
                        .holder(pass)
                        .map(|holder| holder.grants.iter().collect())
                        .unwrap_or_default(),
                };
                Ok((fact.into_iter().collect(), grants))
            })
            .await?;
        self.moved(&house).await?;
        Ok((house, grants))
    }

    /// Devices of an event came, went or changed seats: every socket is looked at again.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn moved(&self, house: &Arc<House>) -> Result<(), Failure> {
        for table in self.tables(house).await {
            table.look_again(&self.langs, self.now()).await?;
        }
        house.look_again().await;
        Ok(())
    }

    /// Does what a device wishes at a board.
    ///
    /// It is carried through even if whoever asked is gone by then: half of it would be neither seen nor told.
    ///
    /// # Errors
    /// Nothing has happened then.
    pub async fn command(
        self: &Arc<Self>,
        table: &Arc<Table>,
        by: &Device,
        wish: Wish,
    ) -> Result<Reply, Failure> {
        let (hub, table, by) = (Arc::clone(self), Arc::clone(table), by.clone());
        let asked = Instant::now();
        let work = tokio::spawn(async move {
            let reply = table.command(&by, wish, &hub.langs, hub.now()).await;
            hub.look_at_clock(&table).await;
            reply
        });
        let reply = work
            .await
            .unwrap_or_else(|stopped| Err(Failure::Machine(stopped.to_string())));
        let counter = if reply.is_ok() { &self.done } else { &self.refused };
        counter.fetch_add(1, Ordering::Relaxed);
        self.spent
            .fetch_add(asked.elapsed().as_micros() as u64, Ordering::Relaxed);
        reply
    }

    async fn look_at_clock(&self, table: &Table) {
        let zero = table.zero_at().await;
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

    /// Everything about a game, for a device.
    ///
    /// # Errors
    /// There is no such game, or it cannot be read.
    pub async fn welcome(
        &self,
        game: &str,
        device: &Device,
        language: Language,
        since: Option<u64>,
    ) -> Result<Welcome, Failure> {
        self.table(game)?
            .welcome(device, &self.langs, language, since, self.now())
            .await
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

    async fn beat_once(&self) -> Result<(), Failure> {
        let mut version = self.beaten.lock().await;
        let beat = Beat { at: self.now() };
        let entries = Append {
            stream: BEATS.into(),
            expected: *version,
            entries: vec![beat.line()],
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

    /// How many games run, and how many are over, of an event.
    pub async fn count(&self, house: &House) -> (usize, usize) {
        let (mut running, mut over) = (0, 0);
        for table in self.tables(house).await {
            match table.phase().await {
                Phase::Running | Phase::Standing => running += 1,
                Phase::Over => over += 1,
                Phase::Before => {}
            }
        }
        (running, over)
    }
}

/// Nothing is called so.
pub fn unknown(what: &'static str, name: &str) -> Failure {
    let name = name.chars().take(80).collect();
    Failure::Hall(HallError::Unknown { what, name })
}
