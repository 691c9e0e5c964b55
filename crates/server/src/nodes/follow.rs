//! Spectators stay at the node to which they came: it follows the events of other nodes by what these say of each durable append,
//! and reads from the log what it did not hear.
//!
//! A message that is lost costs a second: once a second each node says which versions its streams have. Where an event's node is
//! silent the log is asked once a second, and after a while its spectators are told to come again; without a line to NATS they are
//! carried then.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use arbiter_hall::store::{Append, Tenure};
use serde_json::json;
use tokio::sync::mpsc::Receiver;
use tokio::time::{MissedTickBehavior, interval};

use super::nats::{Message, Nats, NatsAddress};
use super::said::{NODES, Seal, Versions, counted, of_event, of_node, read_written};
use super::{Lease, Shared};
use crate::figures::Figures;
use crate::live::{Device, Failure, Heard, Here, House, Hub};
use crate::locks::locked;

/// How often it is looked whether this node may still show what it follows.
const LOOK: Duration = Duration::from_millis(200);
/// So many looks are a second.
const A_SECOND: u32 = 5;
/// A node that was not heard for so long is silent.
const SILENT: Duration = Duration::from_secs(3);
/// And so long after it was heard last its spectators are told to come again.
const PATIENCE: Duration = Duration::from_secs(9);
/// So long a stream that was written to is named once a second.
const NAMED: Duration = Duration::from_secs(10);
/// So many streams are named in one message.
const AT_ONCE: usize = 5_000;
/// So long an event is followed when nobody listens any more.
const FORGOTTEN: Duration = Duration::from_secs(30);

/// An event that is followed.
#[derive(Clone)]
struct Followed {
    house: Arc<House>,
    /// The tenure that has it.
    tenure: u64,
    /// When somebody came, or listened.
    wanted: Instant,
    /// The line on which all was heard since it was read; none where its node was silent.
    line: Option<u64>,
}

/// Another node.
struct Peer {
    heard: Instant,
    follows: BTreeMap<String, usize>,
}

/// What is said once a second.
#[derive(Default)]
struct ToSay {
    versions: HashMap<String, (u64, Instant)>,
    follows: BTreeMap<String, usize>,
}

/// What this node follows, and what it says to those who follow it.
pub struct Following {
    nats: Arc<Nats>,
    seal: Seal,
    store: Arc<dyn Shared>,
    lease: Arc<Lease>,
    /// What lives here.
    own: Arc<Hub>,
    /// What is followed.
    hub: Arc<Hub>,
    /// One event is opened after the other.
    coming: tokio::sync::Mutex<()>,
    events: Mutex<HashMap<String, Followed>>,
    peers: Mutex<HashMap<u64, Peer>>,
    to_say: Mutex<ToSay>,
    gaps: AtomicU64,
    strange: AtomicU64,
}

impl Following {
    /// Speaks and listens from now on, for as long as the server lives.
    pub fn start(
        (address, word): (NatsAddress, &str),
        own: &Arc<Hub>,
        lease: Arc<Lease>,
        store: Arc<dyn Shared>,
    ) -> Arc<Self> {
        let (notes, named) = (Arc::clone(own), address.to_string());
        let told = move |state: Result<(), &str>| match state {
            Ok(()) => notes.say("nats_reached", &json!({ "address": named })),
            Err(why) => notes.say("nats_not_reached", &json!({ "address": named, "why": why })),
        };
        let (nats, messages) = Nats::open(address, Box::new(told));
        nats.listen(NODES);
        let following = Arc::new(Self {
            nats,
            seal: Seal::new(word),
            store,
            lease,
            own: Arc::clone(own),
            hub: own.beside(),
            coming: tokio::sync::Mutex::default(),
            events: Mutex::default(),
            peers: Mutex::default(),
            to_say: Mutex::default(),
            gaps: AtomicU64::new(0),
            strange: AtomicU64::new(0),
        });
        let tells = Arc::downgrade(&following);
        own.tell_written(move |append, version| {
            if let Some(following) = tells.upgrade() {
                following.tell(append, version);
            }
        });
        tokio::spawn(Arc::clone(&following).listen(messages));
        tokio::spawn(Arc::clone(&following).look_after());
        tokio::spawn(Arc::clone(&following.hub).reveal_all());
        following
    }

    /// What is followed here.
    pub const fn hub(&self) -> &Arc<Hub> {
        &self.hub
    }

    /// How spectators of events elsewhere come to see them, for whoever looks after the node.
    pub fn state(&self) -> String {
        let address = &self.nats.address;
        match self.nats.state() {
            Ok(()) => format!("spectators of events elsewhere: followed by {address}\n"),
            Err(why) => format!("spectators of events elsewhere: carried, since {address}: {why}\n"),
        }
    }

    /// Tells of an append that is durable.
    fn tell(&self, append: &Append, version: u64) {
        if !append.stream.starts_with("game/") && !append.stream.starts_with("event/") {
            return;
        }
        let subject = of_event(&append.of);
        self.nats
            .say(&subject, self.seal.written(&subject, append, version));
        let mut to_say = locked(&self.to_say);
        to_say
            .versions
            .insert(append.stream.clone(), (version, Instant::now()));
    }

    fn hears(&self, tenure: u64) -> bool {
        let peers = locked(&self.peers);
        peers
            .get(&tenure)
            .is_some_and(|peer| peer.heard.elapsed() < SILENT)
    }

    /// Whether a device that wants to look on at an event of another node is served here. Whoever is somebody there is carried.
    pub async fn serves(&self, event: &str, there: &Tenure, device: &Device) -> bool {
        if self.nats.state().is_err() || !self.hears(there.id) || !self.lease.holds() {
            return false;
        }
        let Ok(house) = self.opened(event, there.id).await else {
            return false;
        };
        // Somebody may have become somebody just now, which the log says.
        let known = self.hub.catch_up_with(&house, &[]).await;
        if known.is_err() {
            self.let_go(event, &house).await;
        }
        known.is_ok() && self.hub.is_nobody(&house, device).await
    }

    async fn opened(&self, event: &str, tenure: u64) -> Result<Arc<House>, Failure> {
        let known = |following: &Self| {
            let mut events = locked(&following.events);
            let followed = events.get_mut(event)?;
            (followed.tenure, followed.wanted) = (tenure, Instant::now());
            Some(Arc::clone(&followed.house))
        };
        if let Some(house) = known(self) {
            return Ok(house);
        }
        let _one = self.coming.lock().await;
        if let Some(house) = known(self) {
            return Ok(house);
        }
        // What is said while the log is read waits, and is known or not when it is heard.
        let line = Some(self.nats.lines());
        self.nats.listen(&of_event(event));
        let house = self.hub.follow(event).await;
        let house = house.inspect_err(|_| self.nats.forget(&of_event(event)))?;
        let followed = Followed {
            house: Arc::clone(&house),
            tenure,
            wanted: Instant::now(),
            line,
        };
        locked(&self.events).insert(event.to_owned(), followed);
        Ok(house)
    }

    /// An event is followed no longer as it was read then: whoever listens comes again.
    async fn let_go(&self, event: &str, house: &Arc<House>) {
        // Nobody opens it in the middle of this, who would find half of it gone.
        let _one = self.coming.lock().await;
        let mut events = locked(&self.events);
        // It may have been opened anew since somebody thought so.
        if !events
            .get(event)
            .is_some_and(|one| Arc::ptr_eq(&one.house, house))
        {
            return;
        }
        events.remove(event);
        drop(events);
        self.nats.forget(&of_event(event));
        self.hub.let_go(event);
    }

    fn followed(&self) -> Vec<(String, Followed)> {
        let events = locked(&self.events);
        events
            .iter()
            .map(|(event, followed)| (event.clone(), followed.clone()))
            .collect()
    }

    async fn listen(self: Arc<Self>, mut messages: Receiver<Message>) {
        while let Some((subject, message)) = messages.recv().await {
            let Some(told) = self.seal.open(&subject, &message) else {
                // Somebody else speaks here, or the secrets differ: said once, counted always.
                if self.strange.fetch_add(1, Ordering::Relaxed) == 0 {
                    self.own.say("nats_strange", &json!({ "subject": subject }));
                }
                continue;
            };
            if let Some(event) = subject.strip_prefix("arbiter.event.") {
                self.hear(event, told).await;
            } else if let Ok(versions) = serde_json::from_slice::<Versions>(told) {
                self.hear_of_node(versions).await;
            }
        }
    }

    /// What was written to an event.
    async fn hear(&self, event: &str, told: &[u8]) {
        let house = locked(&self.events)
            .get(event)
            .map(|followed| Arc::clone(&followed.house));
        let Some((house, (written, lines))) = house.zip(read_written(told)) else {
            return;
        };
        let heard = Heard {
            stream: &written.stream,
            version: written.version,
            lines: &lines,
        };
        let known = self.hub.hear(&house, heard).await;
        let known = known.map(|known| known || lines.is_empty());
        self.note(event, &house, known).await;
    }

    /// What came of it: whether something had not been heard before, or nothing may be believed any longer.
    async fn note(&self, event: &str, house: &Arc<House>, known: Result<bool, Failure>) {
        match known {
            Ok(true) => {}
            Ok(false) => drop(self.gaps.fetch_add(1, Ordering::Relaxed)),
            Err(why) => {
                let why = why.to_string();
                self.own.say("not_followed", &json!({ "of": event, "why": why }));
                self.gaps.fetch_add(1, Ordering::Relaxed);
                self.let_go(event, house).await;
            }
        }
    }

    /// What another node says once a second.
    async fn hear_of_node(&self, said: Versions) {
        let Versions {
            tenure,
            written,
            follows,
            here,
        } = said;
        let heard = Instant::now();
        locked(&self.peers).insert(tenure, Peer { heard, follows });
        for (stream, version) in written {
            let event = match stream.split_once('/') {
                Some(("event", event)) => Some(event.to_owned()),
                Some(("game", game)) => self.hub.awake(game).map(|table| table.house.id.clone()),
                _ => None,
            };
            let Some(event) = event else { continue };
            let house = locked(&self.events)
                .get(&event)
                .map(|followed| Arc::clone(&followed.house));
            let Some(house) = house else { continue };
            let heard = Heard {
                stream: &stream,
                version,
                lines: &[],
            };
            let known = self.hub.hear(&house, heard).await;
            self.note(&event, &house, known).await;
        }
        let reported = locked(&self.to_say).follows.clone();
        for (game, (white, black, arbiters, spectators)) in here {
            let Some(table) = self.hub.awake(&game) else {
                continue;
            };
            // Those of this node are among them.
            let own = reported.get(&game).copied().unwrap_or(0);
            let there = Here {
                players: [white, black],
                arbiters,
                spectators: spectators.saturating_sub(own),
            };
            let others = [(tenure, there)].into();
            table
                .hear_of_others(others, &self.hub.langs, self.hub.now())
                .await;
        }
    }

    async fn look_after(self: Arc<Self>) {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Skip);
        for look in 0_u32.. {
            looks.tick().await;
            if !self.lease.holds() {
                for (event, followed) in self.followed() {
                    self.let_go(&event, &followed.house).await;
                }
                continue;
            }
            if look.is_multiple_of(A_SECOND) {
                self.keep_up().await;
                self.tell_who_is_here().await;
                self.say().await;
            }
        }
    }

    /// What is followed is wanted, lives elsewhere, and is what its node says; where that is silent, what the log has.
    async fn keep_up(&self) {
        for (event, followed) in self.followed() {
            let house = &followed.house;
            let sockets = self.hub.sockets_of(house).await;
            let wanted = sockets > 0 || followed.wanted.elapsed() < FORGOTTEN;
            let last = locked(&self.peers).get(&followed.tenure).map(|peer| peer.heard);
            let gone = last.is_none_or(|last| last.elapsed() > PATIENCE);
            if !wanted || gone || self.own.has(&event) {
                self.let_go(&event, house).await;
                continue;
            }
            let heard = self.nats.state().is_ok() && self.hears(followed.tenure);
            let line = heard.then(|| self.nats.lines());
            let tenure = if heard {
                followed.tenure
            } else {
                // It may be that another node has it now, which is heard.
                let owner = self.store.owner(&event).ok().flatten();
                owner.map_or(followed.tenure, |owner| owner.id)
            };
            if let Some(followed) = locked(&self.events).get_mut(&event) {
                (followed.tenure, followed.line) = (tenure, line);
                if sockets > 0 {
                    followed.wanted = Instant::now();
                }
            }
            // What was said on a line that was not there, or by a node that was silent, is in the log: also of games at which
            // nobody looks yet.
            let games = match line {
                Some(_) if line == followed.line => continue,
                Some(_) => self.hub.tables(house).await,
                None => self.hub.looked_at(house).await,
            };
            let known = self.hub.catch_up_with(house, &games).await;
            self.note(&event, house, known).await;
        }
        locked(&self.peers).retain(|_, peer| peer.heard.elapsed() < PATIENCE * 2);
    }

    /// Those who look on elsewhere are among those who are told of here.
    async fn tell_who_is_here(&self) {
        let mut by_game: BTreeMap<String, BTreeMap<u64, Here>> = BTreeMap::new();
        for (tenure, peer) in &*locked(&self.peers) {
            for (game, spectators) in &peer.follows {
                let there = by_game.entry(game.clone()).or_default();
                if peer.heard.elapsed() < SILENT {
                    let spectators = *spectators;
                    there.insert(
                        *tenure,
                        Here {
                            spectators,
                            ..Here::default()
                        },
                    );
                }
            }
        }
        for (game, others) in by_game {
            if let Some(table) = self.own.awake(&game) {
                table
                    .hear_of_others(others, &self.own.langs, self.own.now())
                    .await;
            }
        }
    }

    /// Says what this node has.
    async fn say(&self) {
        let mut follows = BTreeMap::new();
        for (_, followed) in self.followed() {
            for table in self.hub.looked_at(&followed.house).await {
                follows.insert(table.game.clone(), table.here().spectators);
            }
        }
        let asked: Vec<String> = {
            let peers = locked(&self.peers);
            let games = peers.values().flat_map(|peer| peer.follows.keys());
            games.cloned().collect()
        };
        let own = asked.into_iter().filter_map(|game| {
            let table = self.own.awake(&game)?;
            Some((game, counted(table.everywhere())))
        });
        let here = own.collect();
        let versions: Vec<(String, u64)> = {
            let mut to_say = locked(&self.to_say);
            to_say.follows.clone_from(&follows);
            to_say.versions.retain(|_, (_, at)| at.elapsed() < NAMED);
            let named = to_say.versions.iter();
            named
                .map(|(stream, (version, _))| (stream.clone(), *version))
                .collect()
        };
        let tenure = self.lease.tenure();
        let mut parts = versions.chunks(AT_ONCE);
        let mut said = Versions {
            tenure,
            written: parts.next().unwrap_or_default().iter().cloned().collect(),
            follows,
            here,
        };
        let subject = of_node(tenure);
        self.nats.say(&subject, self.seal.versions(&subject, &said));
        for part in parts {
            said.written = part.iter().cloned().collect();
            said.here = BTreeMap::new();
            self.nats.say(&subject, self.seal.versions(&subject, &said));
        }
    }

    /// Adds the figures of this.
    pub fn figures(&self, text: &mut Figures) {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        text.one(EVENTS, locked(&self.events).len());
        let help = "Sockets of spectators at these";
        text.one(("followed_sockets", "gauge", help), self.hub.sockets());
        text.one(GAPS, count(&self.gaps));
        let help = "Messages that no node of this house has said";
        text.one(("fanout_strange_total", "counter", help), count(&self.strange));
        let help = "Whether there is a line to NATS";
        text.one(
            ("fanout_connected", "gauge", help),
            u8::from(self.nats.state().is_ok()),
        );
    }
}

/// Name, kind and help of a figure.
type Figure = (&'static str, &'static str, &'static str);

const EVENTS: Figure = (
    "followed_events",
    "gauge",
    "Events of other nodes that are followed for spectators",
);
const GAPS: Figure = (
    "fanout_gaps_total",
    "counter",
    "Times that something was read from the log because no message told of it",
);

/// The figures of a node that follows nothing.
pub(super) fn none(text: &mut Figures) {
    text.one(EVENTS, 0);
    text.one(GAPS, 0);
}
