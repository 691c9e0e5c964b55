//! Everything that lives here: events, their games, and the two clocks that the server itself has: one that says when
//! a display comes to zero, and the heartbeat.

mod acts;
mod asleep;
mod clocks;
mod draft;
mod festivals;
mod follow;
mod links;
mod make;
mod rematch;
mod revive;
mod shared;
mod tidy;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, RwLock};
use std::time::Instant;

use arbiter_hall::store::{Append, Store};
use arbiter_hall::{BEATS, Beat, Board, HallError, Order, Phase, match_of};
use arbiter_lang::Language;
use futures_util::FutureExt;
use tokio::sync::{Notify, watch};

use super::aside::SetAside;
use super::clock::{ServerClock, Wall};
use super::devices::Devices;
use super::failure::Failure;
use super::house::{Device, House};
use super::langs::Langs;
use super::table::Table;
use super::watched::{Appends, Seen, Watched};
use super::wire::{Replay, Reply, Welcome};
use crate::doors::house;
use crate::locks::{self, locked};
use crate::noted::Notes;
use crate::paces::{Measure, Paces};
pub use asleep::Card;
use clocks::Due;
pub use draft::Draft;
pub use follow::Heard;
pub use links::{Found, OwnLink, SIDES, purpose, purpose_of_draw};
pub use make::{NewBoard, Players};
pub use revive::Stopping;
pub use shared::{Last, Need, code_name, names, pass_name};

/// So often may somebody try the password of a name from one house: five times, then once in twenty seconds. Who guesses
/// elsewhere does not keep the one out whose name it is.
const GUESSES: Measure = Measure {
    burst: 5.0,
    rate: 0.05,
};

/// So many codes that are none may come from one house: twenty, then one in twenty seconds. Whoever mistypes his own has
/// enough, and whoever tries all would need years for one seat.
const CODES: Measure = Measure {
    burst: 20.0,
    rate: 0.05,
};

/// Whether some other node has given out a pass.
type Elsewhere = Box<dyn Fn(&str) -> bool + Send + Sync>;

/// Events and games.
pub struct Hub {
    store: Arc<dyn Store>,
    clock: Arc<ServerClock>,
    /// The texts.
    pub langs: Langs,
    houses: RwLock<BTreeMap<String, Arc<House>>>,
    /// Events that nobody has asked for in a while; whoever holds this, `houses` and `tables` takes them in this order.
    asleep: Mutex<asleep::Asleep>,
    /// Events that are being made: the store may know them already, and nobody else shall take them for his to open.
    making: Mutex<BTreeSet<String>>,
    tables: RwLock<HashMap<String, Arc<Table>>>,
    due: Mutex<Due>,
    changed: Notify,
    beaten: tokio::sync::Mutex<u64>,
    guesses: Paces<(String, String, Option<IpAddr>)>,
    codes: Paces<Option<IpAddr>>,
    done: AtomicU64,
    refused: AtomicU64,
    spent: AtomicU64,
    notes: Arc<Notes>,
    seen: Seen,
    /// Whether a pass was given out by another node.
    elsewhere: OnceLock<Elsewhere>,
    devices: Arc<Devices>,
    aside: SetAside,
    stopping: watch::Sender<Option<u16>>,
    /// One festival is changed after the other.
    moves: tokio::sync::Mutex<()>,
    /// The festival of each event that is a section of one.
    festivals: RwLock<HashMap<String, String>>,
}

impl Hub {
    /// Nothing yet.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, langs: Langs) -> Arc<Self> {
        Self::after(store, langs, (0, 0), Notes::default(), Wall::default())
    }

    fn after(
        store: Arc<dyn Store>,
        langs: Langs,
        (beats, last): (u64, u64),
        notes: Notes,
        wall: Wall,
    ) -> Arc<Self> {
        let clock = Arc::new(ServerClock::start(last, wall));
        Self::on(
            store,
            langs,
            beats,
            (Arc::new(notes), clock, watch::Sender::new(None)),
        )
    }

    /// Nothing yet, under a time and with notes that others may have too.
    fn on(
        store: Arc<dyn Store>,
        langs: Langs,
        beats: u64,
        (notes, clock, stopping): (Arc<Notes>, Arc<ServerClock>, watch::Sender<Option<u16>>),
    ) -> Arc<Self> {
        let (store, seen) = Watched::over(store);
        Arc::new(Self {
            notes,
            seen,
            elsewhere: OnceLock::new(),
            devices: Arc::default(),
            aside: SetAside::default(),
            stopping,
            moves: tokio::sync::Mutex::default(),
            festivals: RwLock::default(),
            clock,
            langs,
            houses: RwLock::default(),
            asleep: Mutex::default(),
            making: Mutex::default(),
            tables: RwLock::default(),
            due: Mutex::default(),
            changed: Notify::new(),
            beaten: tokio::sync::Mutex::new(beats),
            guesses: Paces::new(GUESSES),
            codes: Paces::new(CODES),
            done: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            spent: AtomicU64::new(0),
            store,
        })
    }

    /// Everything that the store knows, with the clocks that ran when it was last alive stopped at the last heartbeat. What
    /// cannot be read is set aside.
    ///
    /// # Errors
    /// The store cannot be read at all.
    pub async fn open(
        store: Arc<dyn Store>,
        langs: Langs,
        notes: Notes,
        wall: Wall,
    ) -> Result<Arc<Self>, Failure> {
        let beats = store.version(BEATS)?;
        let last = store.read(BEATS, beats.saturating_sub(1), 1)?;
        let last = last
            .first()
            .and_then(|line| Beat::read(line))
            .map_or(0, |beat| beat.at);
        let hub = Self::after(store, langs, (beats, last), notes, wall);
        hub.warn_of_wrong_time(last);
        let games: HashMap<String, u64> = hub.store.streams("game/")?.into_iter().collect();
        for (name, version) in hub.store.streams("event/")? {
            let id = name.trim_start_matches("event/");
            if let Some(card) = hub.card(id, version, |game| games.get(game).copied()) {
                hub.lay_down(id, card);
            } else {
                hub.revive(id, Last::Beat(last)).await;
                hub.put_to_rest(id);
            }
        }
        hub.finish_moves().await?;
        Ok(hub)
    }

    /// Nothing yet, on a store that others share: events come when they are this node's.
    pub fn open_shared(store: Arc<dyn Store>, langs: Langs, notes: Notes, wall: Wall) -> Arc<Self> {
        let hub = Self::after(store, langs, (0, 0), notes, wall);
        // It is one hub, opened once.
        let _ = hub.seen.versions.set(Mutex::default());
        hub
    }

    /// Milliseconds since 1970, never going back: for whatever runs.
    #[must_use]
    pub fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Something was refused: its tag, in which way and at which address it was asked, and from where.
    pub fn note(&self, refused: &str, asked: (&str, &str), from: Option<IpAddr>) {
        self.notes.write(self.now(), refused, asked, from);
    }

    /// Somebody tries the password of a name, from an address where that is known.
    ///
    /// # Errors
    /// It was tried too often from there.
    pub fn guess(&self, event: &str, name: &str, from: Option<IpAddr>) -> Result<(), Failure> {
        let name = name.chars().take(80).collect();
        Ok(self.guesses.take((event.to_owned(), name, from.map(house)))?)
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// Whether what is kept can be read.
    #[must_use]
    pub fn is_readable(&self) -> bool {
        self.store.version(BEATS).is_ok()
    }

    /// Whether the last that was to be kept was kept.
    #[must_use]
    pub fn is_writable(&self) -> bool {
        !self.seen.fails.load(Ordering::Relaxed)
    }

    /// Figures for whoever runs the server: name, kind, what it is, and the figure.
    #[must_use]
    pub fn figures(&self) -> [(&'static str, &'static str, &'static str, u64); 7] {
        let events = self.houses().len() + locked(&self.asleep).len();
        let tables = locks::read(&self.tables);
        let sockets = tables
            .values()
            .map(|table| table.listeners.lock().len() as u64)
            .sum();
        let running = locked(&self.due).by_game.len() as u64;
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        [
            ("events", "gauge", "Events that live here", events as u64),
            (
                "games",
                "gauge",
                "Games that are kept in memory",
                tables.len() as u64,
            ),
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

    /// What was seen of the last writes.
    pub(crate) fn seen(&self) -> &Seen {
        &self.seen
    }

    /// Whether the last that was to be kept was kept; where it was not, whether the store takes a heartbeat by now: who is told that
    /// nobody should come here sends nobody, and so nothing would ever be written again.
    pub async fn is_writable_again(&self) -> bool {
        // What fails is noted by whoever watches the store.
        self.is_writable() || self.beat_once().await.is_ok()
    }

    fn put_house(&self, house: Arc<House>) {
        let mut houses = locks::write(&self.houses);
        houses.insert(house.id.clone(), house);
    }

    /// The second board of a match stands at the desk of the first, which is there already.
    fn put_second(&self, board: &Board) -> Result<(), Failure> {
        let (game, _) = match_of(&board.game);
        let first = locks::read(&self.tables).get(game).cloned();
        let first = first.ok_or_else(|| self.missing("game", game))?;
        self.put_table(Table::second(&first, board));
        Ok(())
    }

    fn put_table(&self, table: Arc<Table>) {
        let mut tables = locks::write(&self.tables);
        tables.insert(table.game.clone(), table);
    }

    /// All events.
    #[must_use]
    pub fn houses(&self) -> Vec<Arc<House>> {
        let houses = locks::read(&self.houses);
        houses.values().cloned().collect()
    }

    /// The events in which a clock runs, each once.
    #[must_use]
    pub fn running(&self) -> Vec<Arc<House>> {
        let games: Vec<String> = locked(&self.due).by_game.keys().cloned().collect();
        let tables = games.iter().filter_map(|game| self.table(game).ok());
        let houses = tables.map(|table| (table.house.id.clone(), Arc::clone(&table.house)));
        houses.collect::<BTreeMap<_, _>>().into_values().collect()
    }

    /// An event.
    ///
    /// # Errors
    /// There is none.
    pub fn house(&self, event: &str) -> Result<Arc<House>, Failure> {
        let found = locks::read(&self.houses).get(event).cloned();
        let house = found.or_else(|| self.wake(event));
        let house = house.ok_or_else(|| self.missing("event", event))?;
        house.asked.store(self.now(), Ordering::Relaxed);
        Ok(house)
    }

    /// The events in which a device is somebody.
    #[must_use]
    pub fn houses_of(&self, device: &Device) -> Vec<Arc<House>> {
        let events = self.events_of(device);
        events.iter().filter_map(|event| self.house(event).ok()).collect()
    }

    /// Whether this server has given out a pass, and let somebody in with it.
    #[must_use]
    pub fn has_given(&self, pass: &str) -> bool {
        self.devices.knows(pass) || self.elsewhere.get().is_some_and(|has_given| has_given(pass))
    }

    /// Other nodes give out passes too.
    pub fn ask_elsewhere(&self, has_given: impl Fn(&str) -> bool + Send + Sync + 'static) {
        // There is one answer for as long as the server lives.
        let _ = self.elsewhere.set(Box::new(has_given));
    }

    /// The events in which nothing may be believed any longer that is held here, since this was asked last.
    #[must_use]
    pub fn doubted(&self) -> BTreeSet<String> {
        std::mem::take(&mut locked(&self.seen.doubted))
    }

    /// Tells a function of all that is written, as soon as it is durable.
    pub fn tell_written(&self, to: impl Fn(&Append, u64) + Send + Sync + 'static) {
        // There is one listener for as long as the server lives.
        let _ = self.seen.written.set(Box::new(to));
    }

    /// Figures of what was written.
    #[must_use]
    pub fn appends(&self) -> &Appends {
        &self.seen.appends
    }

    /// Nothing lives here: the time of the server is what the store says, even if that is earlier.
    pub fn set_time(&self, now: u64) {
        self.clock.set(now);
    }

    /// A game.
    ///
    /// # Errors
    /// There is none.
    pub fn table(&self, game: &str) -> Result<Arc<Table>, Failure> {
        let find = || locks::read(&self.tables).get(game).cloned();
        let woken = || self.wake(&self.event_of(game)?);
        let found = find().or_else(|| {
            woken()?;
            find()
        });
        let table = found.ok_or_else(|| self.missing("game", game))?;
        table.house.asked.store(self.now(), Ordering::Relaxed);
        Ok(table)
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

    /// Does what a device orders at a board, by the name that it has given to it.
    ///
    /// It is carried through even if whoever asked is gone by then: half of it would be neither seen nor told.
    ///
    /// # Errors
    /// Nothing has happened then.
    pub async fn command(
        self: &Arc<Self>,
        table: &Arc<Table>,
        by: &Device,
        named: (String, Order),
        language: Language,
    ) -> Result<Reply, Failure> {
        let (hub, table, by) = (Arc::clone(self), Arc::clone(table), by.clone());
        let work = tokio::spawn(async move { hub.command_here(&table, &by, named, language).await });
        work.await
            .unwrap_or_else(|stopped| Err(Failure::Machine(stopped.to_string())))
    }

    /// As [`Self::command`], for whoever never stops in the middle: a socket, whose task nobody ends but itself.
    ///
    /// # Errors
    /// Nothing has happened then.
    pub async fn command_here(
        &self,
        table: &Table,
        by: &Device,
        named: (String, Order),
        language: Language,
    ) -> Result<Reply, Failure> {
        let asked = Instant::now();
        let work = async {
            let reply = table
                .command(by, named, (&self.langs, language), self.now())
                .await;
            self.look_at_clock(table).await;
            reply
        };
        // A socket waits most of its life, and the room for a command need not wait with it.
        let reply = AssertUnwindSafe(Box::pin(work))
            .catch_unwind()
            .await
            .unwrap_or_else(|_| Err(Failure::Machine("a command stopped in the middle".into())));
        let counter = if reply.is_ok() { &self.done } else { &self.refused };
        counter.fetch_add(1, Ordering::Relaxed);
        self.spent
            .fetch_add(asked.elapsed().as_micros() as u64, Ordering::Relaxed);
        reply
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

    /// A game to be played through, as far as a device may see it.
    ///
    /// # Errors
    /// There is no such game, he may not know its moves, or it cannot be read.
    pub async fn replay(&self, game: &str, device: &Device, language: Language) -> Result<Replay, Failure> {
        let table = self.table(game)?;
        table.replay(device, &self.langs, language, self.now()).await
    }

    /// How many games run, and how many are over, of an event.
    pub async fn count(&self, house: &House) -> (usize, usize) {
        let (mut running, mut over) = (0, 0);
        for table in self.tables(house).await {
            match table.phase_told() {
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
