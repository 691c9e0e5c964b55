//! An event with its one writer: facts become durable before anybody hears of them.

mod acts;
mod counted;
mod once;
mod pages;
mod private;
mod told;

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex, OnceLock};

use arbiter_game::event::Actor;
use arbiter_hall::event::pulled::Pulled;
use arbiter_hall::store::{Append, Store};
use arbiter_hall::{Change, Desk, Fact, Grant, Grants, HallError, Office, Role};
use arbiter_lang::{Args, Lang, Language};
use arbiter_laws::Regime;
use crypto_box::PublicKey;
use tokio::sync::{RwLock, RwLockReadGuard, oneshot};

use super::devices::Devices;
use super::failure::Failure;
use super::listeners::Listeners;
use super::tell::Cited;
use super::{sealed, secret};
use crate::locks::locked;
pub use acts::{Acting, instant};
pub use counted::{Counted, version};
pub use pages::{Answered, Pages};
pub use private::add as add_private;
pub use told::missed;

/// A device, told by its pass; one without is anybody.
///
/// With each link that it uses and each password that is typed on it it gets a new pass, which nobody can have seen or
/// chosen before; in events that it came to earlier it stays known by the older one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Device {
    /// The newest secret of its cookie.
    pub pass: Option<String>,
    /// Older ones, the newest first.
    pub past: Vec<String>,
}

impl Device {
    /// All its passes, the newest first.
    pub fn passes(&self) -> impl Iterator<Item = &str> {
        self.pass.iter().chain(&self.past).map(String::as_str)
    }

    /// The pass by which an event knows it, if it does.
    #[must_use]
    pub fn known_to(&self, office: &Office) -> Option<&str> {
        self.passes().find(|pass| office.holder(pass).is_some())
    }

    /// The same, or its newest one.
    #[must_use]
    pub fn pass_in(&self, office: &Office) -> Option<&str> {
        self.known_to(office).or(self.pass.as_deref())
    }
}

/// An event that lives here.
pub struct House {
    /// Its id.
    pub id: String,
    store: Arc<dyn Store>,
    office: RwLock<Office>,
    /// What its games are judged by, kept once.
    regime: OnceLock<Arc<Regime>>,
    cited: Cited,
    /// Acts that were done already, once somebody has asked for one.
    once: tokio::sync::Mutex<Option<once::Once>>,
    /// Whether one of its games has ended and the tournament does not know it: that could not be written yet.
    pub is_behind: AtomicBool,
    /// What people have pulled in a draw that nobody has recorded yet: kept by nobody but this program, pulled once more after a restart.
    pulled: Mutex<Option<Pulled>>,
    /// When somebody asked for it last.
    pub asked: AtomicU64,
    /// Those who look at all boards.
    pub watchers: Listeners<Watcher>,
    devices: Arc<Devices>,
    /// By what something is enciphered for those who play or judge here and were seen since the start, by the hash of the pass.
    keys: Mutex<HashMap<String, PublicKey>>,
    /// What is counted of its tournament, for whoever reads it next.
    counted: Mutex<Option<Arc<Counted>>>,
    /// Its public pages, for whoever reads the same.
    pub pages: Pages,
}

/// Somebody who looks at all boards.
#[derive(Debug, Clone)]
pub struct Watcher {
    /// The device.
    pub device: Device,
    /// What it may be here.
    pub grants: Grants,
    /// In which language.
    pub language: Language,
}

/// Whether somebody with this role keeps a share of the key of what is sealed.
fn keeps(grant: &Grant) -> bool {
    match grant.role {
        Role::Player => grant.seat.is_some(),
        Role::Arbiter | Role::ChiefArbiter => true,
        _ => false,
    }
}

/// Every device that an event knows is somebody there.
fn all_enter(devices: &Devices, office: &Office) {
    let waiting = office.waiting().map(|(_, pass)| pass);
    for pass in office.passes().chain(waiting) {
        devices.enters(&office.id, pass);
    }
}

/// The name of the stream of an event.
pub fn stream(event: &str) -> String {
    format!("event/{event}")
}

/// Appends, and comes back when the entries are durable.
///
/// # Errors
/// Nothing was written.
pub async fn append(store: &Arc<dyn Store>, append: Append) -> Result<u64, Failure> {
    let (done, durable) = oneshot::channel();
    // Nobody waits any more only if the server is going down.
    store.submit(append, Box::new(move |answer| drop(done.send(answer))));
    let answer = durable.await;
    Ok(answer.unwrap_or(Err(arbiter_hall::store::StoreError::Stopped))?)
}

/// Every line of a stream.
///
/// # Errors
/// The store cannot be read.
pub fn lines(store: &Arc<dyn Store>, stream: &str) -> Result<Vec<Vec<u8>>, Failure> {
    Ok(store.read(stream, 0, usize::MAX >> 1)?)
}

impl House {
    /// A new event, with its first facts, made durable together.
    ///
    /// # Errors
    /// Nothing was written.
    pub async fn open(
        store: Arc<dyn Store>,
        devices: Arc<Devices>,
        office: Office,
        lines: Vec<Vec<u8>>,
    ) -> Result<Self, Failure> {
        let entries = Append {
            stream: stream(&office.id),
            of: office.id.clone(),
            expected: 0,
            entries: lines,
            mark: None,
        };
        append(&store, entries).await?;
        Ok(Self::of(store, devices, office))
    }

    /// An event from its stream.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read(store: Arc<dyn Store>, devices: Arc<Devices>, id: &str) -> Result<Self, Failure> {
        let (lines, private) = (lines(&store, &stream(id))?, private::all(&store, id)?);
        let office = Office::read_with(id, &lines, &private)?;
        Ok(Self::of(store, devices, office))
    }

    /// What another node has written to its stream meanwhile is here too; whoever looks at all boards is told what it changed.
    ///
    /// # Errors
    /// It cannot be read.
    pub async fn read_again(&self) -> Result<(), Failure> {
        let store = &self.store;
        let (lines, private) = (lines(store, &stream(&self.id))?, private::all(store, &self.id)?);
        let new = Office::read_with(&self.id, &lines, &private)?;
        let of = |office: &Office| office.tournament().and_then(version);
        let mut office = self.office.write().await;
        if new.version() <= office.version() {
            return Ok(());
        }
        let (before, moved) = (self.seen(&office), of(&office) != of(&new));
        *office = new;
        all_enter(&self.devices, &office);
        self.tell_changes(before.as_ref(), moved, &office);
        Ok(())
    }

    fn of(store: Arc<dyn Store>, devices: Arc<Devices>, office: Office) -> Self {
        all_enter(&devices, &office);
        Self {
            devices,
            id: office.id.clone(),
            store,
            office: RwLock::new(office),
            regime: OnceLock::new(),
            cited: Cited::default(),
            once: tokio::sync::Mutex::default(),
            is_behind: AtomicBool::default(),
            pulled: Mutex::default(),
            asked: AtomicU64::default(),
            watchers: Listeners::default(),
            keys: Mutex::default(),
            counted: Mutex::default(),
            pages: Pages::default(),
        }
    }

    /// Appends to a stream of this event, and comes back when that is durable.
    ///
    /// # Errors
    /// Nothing was written.
    pub async fn append(&self, entries: Append) -> Result<u64, Failure> {
        let of = self.id.clone();
        append(&self.store, Append { of, ..entries }).await
    }

    /// Lets a game keep the regime that the others of the event keep.
    pub fn share_regime(&self, desk: &mut Desk) {
        let first = self.regime.get_or_init(|| desk.game().shared_regime());
        desk.share_regime(first);
    }

    /// The articles in words for a game that keeps the regime of the others.
    pub fn cited(&self, desk: &Desk) -> Option<&Cited> {
        let shared = self.regime.get()?;
        std::ptr::eq(Arc::as_ptr(shared), desk.game().regime()).then_some(&self.cited)
    }

    /// Looks something up.
    pub async fn look<T>(&self, ask: impl FnOnce(&Office) -> T) -> T {
        ask(&*self.office.read().await)
    }

    /// What stands here, where nobody is writing or waits to write.
    #[must_use]
    pub fn idle(&self) -> Option<RwLockReadGuard<'_, Office>> {
        self.office.try_read().ok()
    }

    /// What a device may do here.
    pub async fn grants(&self, device: &Device) -> Grants {
        let holder = |office: &Office| {
            let mut passes = device.passes();
            let (pass, (hash, holder)) = passes.find_map(|pass| Some((pass, office.known(pass)?)))?;
            if holder.grants.iter().any(|grant| keeps(&grant)) {
                let mut keys = locked(&self.keys);
                if !keys.contains_key(hash) {
                    keys.insert(hash.to_owned(), sealed::public_of(pass));
                }
            }
            Some(holder.grants.clone())
        };
        self.look(holder).await.unwrap_or_default()
    }

    /// The devices that keep a share of the key of what is sealed at a board: of its players and arbiters.
    pub async fn keepers(&self, board: u32) -> Vec<(Actor, String, PublicKey)> {
        let office = self.office.read().await;
        let keys = locked(&self.keys);
        let mut found = Vec::new();
        for (pass, holder) in office.holders() {
            let Some(key) = keys.get(pass) else { continue };
            let here = holder.grants.at(board).filter(keeps);
            let whose = here.map(|grant| grant.seat.map_or(Actor::Arbiter, |seat| seat.side.into()));
            let whose: BTreeSet<Actor> = whose.collect();
            found.extend(whose.into_iter().map(|of| (of, pass.to_owned(), key.clone())));
        }
        found
    }

    /// Looks again at what those may be who look at all boards.
    pub async fn look_again(&self) {
        let office = self.office.read().await;
        for watcher in self.watchers.lock().iter_mut() {
            let pass = watcher.who.device.known_to(&office);
            let holder = pass.and_then(|pass| office.holder(pass));
            watcher.who.grants = holder.map(|holder| holder.grants.clone()).unwrap_or_default();
        }
    }

    /// Decides on facts and makes them durable; what is decided on is what stands when they are written.
    ///
    /// # Errors
    /// Why nothing was written.
    pub async fn commit<T>(
        &self,
        decide: impl FnOnce(&Office) -> Result<(Vec<Fact>, T), HallError> + Send,
    ) -> Result<T, Failure> {
        let mut office = self.office.write().await;
        let (facts, answer) = decide(&office)?;
        let entries = Vec::new();
        self.write(&mut office, Change { facts, entries }, None).await?;
        Ok(answer)
    }

    /// Makes a change durable, and carries it out then. What can be forgotten is written first: a value that no entry names
    /// is nobody's, and an entry whose value is not there would have lost it.
    async fn write(&self, office: &mut Office, change: Change, mark: Option<Vec<u8>>) -> Result<(), Failure> {
        if change.is_nothing() {
            return Ok(());
        }
        office.has_room(&change.facts)?;
        let sealed = office.seal(&change, secret::salt()?);
        if !sealed.private.is_empty() {
            private::add(&self.store, &self.id, sealed.private.clone()).await?;
        }
        let entries = Append {
            stream: stream(&self.id),
            of: self.id.clone(),
            expected: office.version(),
            entries: sealed.lines.clone(),
            mark,
        };
        append(&self.store, entries).await?;
        self.devices.note(&self.id, &change.facts);
        let (before, moved) = (self.seen(office), told::moves(&change.entries));
        office.take(change, sealed);
        self.tell_changes(before.as_ref(), moved, office);
        Ok(())
    }
}

/// Whether somebody may read everything: the log with its questions.
pub fn may_read_all(grants: &Grants, board: u32) -> bool {
    let official = |role| matches!(role, Role::Organiser | Role::ChiefArbiter | Role::Arbiter);
    let plays = grants.sides(board).next().is_some();
    !plays && grants.iter().any(|grant| official(grant.role))
}

/// What an event is called: by its name, and a game of friends that has none by its players.
#[must_use]
pub fn title(lang: &Lang, office: &Office) -> String {
    let players = office.boards.values().next().map(|board| board.players.clone());
    called(lang, &office.plan.name, players.unwrap_or_default())
}

/// The same from its name and the players of its first board.
#[must_use]
pub fn called(lang: &Lang, name: &str, [white, black]: [String; 2]) -> String {
    if !name.is_empty() {
        return name.to_owned();
    }
    let or = |name: String, side| {
        if name.is_empty() {
            lang.text(side, &Args::new())
        } else {
            name
        }
    };
    let args = Args::new().text("white", or(white, "web-white"));
    lang.text("doors-versus", &args.text("black", or(black, "web-black")))
}
