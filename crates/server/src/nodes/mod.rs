//! Several nodes on one store: each event lives at one of them, and any node takes any request.
//!
//! In reading order: [`Lease`] is how long this node may act on what it believes, [`Nodes`] says where an event lives and lets
//! it come here, `carry` is the connection to another node, `inside` the door through which others carry, [`Following`] what is
//! shown here of events that live elsewhere.

mod carry;
mod festivals;
mod follow;
mod inside;
mod lease;
mod leaving;
mod nats;
mod patient;
mod said;
#[cfg(test)]
mod sim;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

use arbiter_hall::hash;
use arbiter_hall::store::{Claim, Store, StoreError, Tenure, Tenures};
use arbiter_laws::clock::millis;
use serde_json::json;
use tokio::sync::watch;

use festivals::is_festival;

pub use carry::carry;
pub use follow::Following;
pub use inside::{Carried, inside};
pub use lease::{Lease, NoNode, database_time};
pub use nats::{NatsAddress, NoNatsAddress};
pub use patient::Patient;

use crate::figures::{Figures, signed};
use crate::live::{Failure, Hub, Last, code_name, pass_name};
use crate::locks::locked;
use crate::times::Times;

/// A store that several nodes share.
pub trait Shared: Store + Tenures {}

impl<T: Store + Tenures> Shared for T {}

/// So long is it believed where an event lives, without being asked again, in milliseconds.
const BELIEVED: u64 = 500;
/// How often it is looked for events whose node is gone.
const SWEEP: Duration = Duration::from_secs(1);
/// So many of them come to one node in a second at most, so that they spread over those who are left.
const AT_ONCE: usize = 200;

/// A batch that is under way for longer keeps everybody waiting: nobody is sent here then.
const SLOW: Duration = Duration::from_secs(2);

/// How a node takes part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// Its name; no other that is alive has it.
    pub name: String,
    /// Where other nodes reach it, with the word that they say; without it nobody carries anything to it.
    pub inside: Option<(SocketAddr, String)>,
    /// Where nodes tell each other what was written, so that spectators stay where they came; without it they are carried.
    pub nats: Option<NatsAddress>,
}

/// Where an event lives.
pub enum Place {
    /// Here.
    Here,
    /// At another node.
    There(Tenure),
    /// Nowhere: there is none.
    Nowhere,
}

/// This node among the others.
pub struct Nodes {
    store: Arc<dyn Shared>,
    hub: Arc<Hub>,
    lease: Arc<Lease>,
    node: Node,
    /// One event comes after the other.
    coming: tokio::sync::Mutex<()>,
    /// Held while it is looked after what lives here, so that whoever stops the node waits for that.
    looking: tokio::sync::Mutex<()>,
    /// The node stops: it takes nothing any more.
    stops: AtomicBool,
    /// Where events live, and when that was asked by the time of the lease.
    known: Mutex<HashMap<String, (Tenure, u64)>>,
    /// The names that were written down of each event.
    named: Mutex<HashMap<String, Vec<String>>>,
    /// Since when events that were not made here live here.
    since: Mutex<HashMap<String, u64>>,
    /// Figures for whoever runs the server.
    taken_over: AtomicU64,
    arrived: AtomicU64,
    opened: Times,
    carried: AtomicU64,
    /// Nodes to which nothing could be carried last, each with its tenure then, and why.
    not_carried: Mutex<BTreeMap<String, (u64, &'static str)>>,
    /// The nodes, with their addresses, whose tenures were not over when that was looked at last.
    alive: watch::Sender<BTreeSet<(String, String)>>,
    /// Of how many appends it was said that their answer was lost.
    lost: AtomicU64,
    following: OnceLock<Arc<Following>>,
}

impl Nodes {
    /// This node, with its lease.
    pub fn new(store: Arc<dyn Shared>, hub: Arc<Hub>, lease: Arc<Lease>, node: Node) -> Arc<Self> {
        Arc::new(Self {
            store,
            hub,
            lease,
            node,
            coming: tokio::sync::Mutex::default(),
            looking: tokio::sync::Mutex::default(),
            stops: AtomicBool::new(false),
            known: Mutex::default(),
            named: Mutex::default(),
            since: Mutex::default(),
            taken_over: AtomicU64::new(0),
            arrived: AtomicU64::new(0),
            opened: Times::default(),
            carried: AtomicU64::new(0),
            not_carried: Mutex::default(),
            alive: watch::Sender::default(),
            lost: AtomicU64::new(0),
            following: OnceLock::new(),
        })
    }

    /// Follows what other nodes tell, and tells them, where this node has been given the way to do so.
    pub fn follow(&self) {
        if let (Some(address), Some((_, word))) = (&self.node.nats, &self.node.inside) {
            let (lease, store) = (Arc::clone(&self.lease), Arc::clone(&self.store));
            let following = Following::start((address.clone(), word), &self.hub, lease, store);
            // It begins once.
            let _ = self.following.set(following);
        }
    }

    /// What is shown here of events that live elsewhere.
    pub fn following(&self) -> Option<&Arc<Following>> {
        self.following.get()
    }

    /// Where an event lives; one that lives nowhere comes here.
    ///
    /// # Errors
    /// The store does not answer, or this node may not act just now.
    pub async fn place(&self, event: &str) -> Result<Place, Failure> {
        if !self.lease.holds() {
            return Err(StoreError::NotOwner.into());
        }
        if self.hub.has(event) {
            return Ok(Place::Here);
        }
        if let Some((there, asked)) = locked(&self.known).get(event)
            && self.lease.ran() < asked + BELIEVED
        {
            return Ok(Place::There(there.clone()));
        }
        if self.store.event_of(&format!("event/{event}"))?.is_none() {
            return Ok(Place::Nowhere);
        }
        let _one = self.coming.lock().await;
        if !self.takes() {
            return Ok(Place::There(self.elsewhere(event)?));
        }
        // What is being made is not opened beside it, as if its node had been away: whoever asks comes again.
        if self.hub.is_making(event) {
            return Err(StoreError::NotOwner.into());
        }
        if self.hub.has(event) {
            return Ok(Place::Here);
        }
        let last = match self.store.claim(event)? {
            Claim::Theirs(there) => {
                let mut known = locked(&self.known);
                let now = self.lease.ran();
                known.retain(|_, (_, asked)| now < *asked + BELIEVED);
                known.insert(event.to_owned(), (there.clone(), now));
                return Ok(Place::There(there));
            }
            // It was let go when nobody knew what became of it, or came back before anybody else wanted it.
            Claim::Ours => Last::Beat(self.lease.last_beat()),
            Claim::Released { at } => {
                self.arrived.fetch_add(1, Ordering::Relaxed);
                let told = json!({ "of": event, "tenure": self.lease.tenure(), "last_command": at });
                self.hub.say("event_arrived", &told);
                Last::released(at, self.hub.now())
            }
            Claim::Taken { last_beat } => {
                let (tenure, from) = (self.lease.tenure(), last_beat.is_some());
                self.taken_over.fetch_add(u64::from(from), Ordering::Relaxed);
                self.hub.say(
                    "event_taken",
                    &json!({ "of": event, "tenure": tenure, "last_beat": last_beat }),
                );
                Last::Beat(last_beat.unwrap_or(0))
            }
        };
        locked(&self.known).remove(event);
        locked(&self.since).insert(event.to_owned(), self.hub.now());
        let begun = Instant::now();
        self.hub.take_over(event, last).await?;
        self.opened.add(begun.elapsed());
        Ok(Place::Here)
    }

    /// Whether events may come here.
    fn takes(&self) -> bool {
        !self.stops.load(Ordering::Acquire) && !self.lease.is_leaving()
    }

    /// Who else has something, for a node to which it does not come any more.
    fn elsewhere(&self, of: &str) -> Result<Tenure, StoreError> {
        let owner = self.store.owner(of)?;
        owner
            .filter(|one| one.id != self.lease.tenure())
            .ok_or(StoreError::NotOwner)
    }

    /// Comes back when a node has no tenure any more: one that stands still says so itself to nobody. One that lives lets go by itself.
    async fn ends(&self, there: &Tenure) {
        let mut alive = self.alive.subscribe();
        let there = (there.node.clone(), there.address.clone());
        for look in 0_u32.. {
            // The other side lives as long as this node.
            if alive.changed().await.is_err() {
                return;
            }
            // The first look may have been on its way before its tenure began.
            if look > 0 && !alive.borrow_and_update().contains(&there) {
                return;
            }
        }
    }

    /// Looks which tenures are not over, while something is carried to one of them or could not be: a node that is gone, or has begun
    /// anew, is nobody to whom nothing can be carried.
    fn look_who_lives(&self) {
        let failed = !locked(&self.not_carried).is_empty();
        if (failed || self.alive.receiver_count() > 0)
            && let Ok(holders) = self.store.holders()
        {
            locked(&self.not_carried)
                .retain(|_, (tenure, _)| holders.iter().any(|one| one.tenure.id == *tenure));
            let alive = holders
                .into_iter()
                .map(|one| (one.tenure.node, one.tenure.address));
            self.alive.send_replace(alive.collect());
        }
    }

    /// Another node is not where it was: it is asked again next time.
    fn forget(&self, event: &str) {
        locked(&self.known).remove(event);
    }

    /// Events whose node is gone come to those that are left, for as long as the server lives.
    pub async fn sweep(self: Arc<Self>) {
        let mut seconds = tokio::time::interval(SWEEP);
        seconds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        loop {
            seconds.tick().await;
            let _looking = self.looking.lock().await;
            if self.stops.load(Ordering::Acquire) {
                return;
            }
            self.look_who_lives();
            self.tell_lost();
            self.tell_refused();
            self.look_whether_it_takes();
            // While events come there are more of them, whose clocks run.
            if self.sweep_once().await {
                seconds.reset_immediately();
            }
        }
    }

    /// Who is told that nobody should come here sends nobody, and so nothing would be written that shows that there is room again.
    fn look_whether_it_takes(&self) {
        let seen = self.hub.seen();
        if seen.refuses.load(Ordering::Relaxed) && self.store.takes().is_ok() {
            seen.takes_again();
        }
    }

    fn tell_refused(&self) {
        for (stream, why) in std::mem::take(&mut *locked(&self.hub.seen().refused)) {
            let told = json!({ "stream": stream, "why": why, "tenure": self.lease.tenure() });
            self.hub.say("append_refused", &told);
        }
    }

    /// That answers of the store were lost is said, whatever was found out about them later.
    fn tell_lost(&self) {
        let lost = self.store.batches().lost;
        let before = self.lost.swap(lost, Ordering::Relaxed);
        if lost > before {
            let told = json!({ "appends": lost - before, "tenure": self.lease.tenure() });
            self.hub.say("answer_lost", &told);
        }
    }

    /// What is looked after once a second; whether events came that were handed over to this node.
    async fn sweep_once(&self) -> bool {
        if !self.lease.holds() {
            return false;
        }
        let (lost, come) = self.looked();
        for event in lost {
            self.let_go(&event);
        }
        if self.lease.is_leaving() {
            self.give_away().await;
            return false;
        }
        for (event, to) in self.store.wishes().unwrap_or_default() {
            self.hand_over(&event, to).await;
        }
        // What was handed over to this node is watched from now on, whether somebody asks for it or not.
        let mut came = false;
        for event in come.iter().filter(|event| self.hub.aside_of(event).is_empty()) {
            if !self.is_looked_after(event).await {
                break;
            }
            came |= self.hub.has(event);
        }
        // Where the store does not answer, the next look finds them.
        for event in self.store.orphans(AT_ONCE).unwrap_or_default() {
            let is_done = match &event {
                _ if !self.takes() => break,
                festival if is_festival(festival) => self.comes(festival).is_ok(),
                event => self.is_looked_after(event).await,
            };
            if !is_done {
                break;
            }
        }
        came
    }

    /// Whether an event lives somewhere by now, or was deleted and is nobody's any more.
    async fn is_looked_after(&self, event: &str) -> bool {
        match self.place(event).await {
            Ok(Place::Nowhere) => self.store.forget(event).is_ok(),
            place => place.is_ok(),
        }
    }

    /// Events that live here and belong to this node no more, or of which it is not known what was written; and those that belong to
    /// it and do not live here yet.
    fn looked(&self) -> (BTreeSet<String>, Vec<String>) {
        let mut lost = self.hub.doubted();
        let mut come = Vec::new();
        let here: BTreeSet<String> = self.hub.events().into_iter().collect();
        // What was made here meanwhile is not in the first list.
        if let Ok(own) = self.store.events(self.lease.tenure()) {
            let is_new = |event: &&String| self.hub.is_making(event) || is_festival(event);
            let away = own.iter().filter(|event| !here.contains(*event));
            // In the order of the store: what was let go of first needed it most.
            come.extend(away.filter(|event| !is_new(event)).cloned());
            let own: BTreeSet<String> = own.into_iter().collect();
            lost.extend(here.difference(&own).cloned());
        }
        (lost, come)
    }

    /// Whether an event that there is lives here no more.
    pub fn has_left(&self, event: &str) -> bool {
        let stream = format!("event/{event}");
        !self.hub.has(event) && !matches!(self.store.event_of(&stream), Ok(None))
    }

    /// An event lives here no more.
    fn let_go(&self, event: &str) {
        self.hub.say("event_let_go", &json!({ "of": event }));
        locked(&self.since).remove(event);
        locked(&self.named).remove(event);
        self.hub.let_go(event);
    }

    /// Writes down by which names an event that lives here is found from elsewhere, or all of them.
    pub async fn name(&self, event: Option<&str>) {
        let events = match event {
            Some(event) => vec![event.to_owned()],
            None => self.hub.houses().iter().map(|house| house.id.clone()).collect(),
        };
        for event in events {
            let names = self.hub.names_of(&event).await;
            if names.is_empty() || locked(&self.named).get(&event) == Some(&names) {
                continue;
            }
            // What is not written down now is with the next change.
            if self.store.point(&event, &names).is_ok() {
                locked(&self.named).insert(event, names);
            }
        }
    }

    /// Whether some node has given out a pass.
    pub fn has_given(&self, pass: &str) -> bool {
        self.store
            .event_of(&pass_name(&hash(pass)))
            .is_ok_and(|event| event.is_some())
    }

    /// The event that a code leads to; nothing where too many were tried from there that are none: whoever is asked for it here
    /// says so, wherever the event lives.
    ///
    /// # Errors
    /// The store does not answer.
    pub fn event_with_code(&self, code: &str, from: Option<IpAddr>) -> Result<Option<String>, Failure> {
        if !self.hub.may_try_code(from) {
            return Ok(None);
        }
        Ok(self.store.event_of(&code_name(code))?)
    }

    /// The event of a game, wherever it lives.
    ///
    /// # Errors
    /// The store does not answer.
    pub fn event_with_game(&self, game: &str) -> Result<Option<String>, Failure> {
        match self.hub.event_with(game) {
            Some(event) => Ok(Some(event)),
            None => Ok(self.store.event_of(&arbiter_hall::stream(game))?),
        }
    }

    /// Who has an event, for officials.
    ///
    /// # Errors
    /// The store does not answer.
    pub fn owner(&self, event: &str) -> Result<Option<Tenure>, Failure> {
        Ok(self.store.owner(event)?)
    }

    /// Since when an event lives here that was not made here.
    pub fn since(&self, event: &str) -> Option<u64> {
        locked(&self.since).get(event).copied()
    }

    /// Whether this node may act.
    pub fn is_ready(&self) -> bool {
        self.lease.holds()
    }

    /// Why nobody should be sent here; nothing where he should.
    pub fn why_not_ready(&self) -> Option<String> {
        if !self.is_ready() {
            let why = if self.lease.is_taken() {
                let node = self.node.name.clone();
                format!("{}\n", StoreError::Taken { node })
            } else {
                "the lease of this node is over\n".to_owned()
            };
            return Some(why);
        }
        if self.store.batches().under_way > SLOW {
            return Some("the store takes its time to write\n".to_owned());
        }
        self.lease
            .is_leaving()
            .then(|| "this node is leaving\n".to_owned())
    }

    /// How spectators come to see events elsewhere, and the nodes to which nothing can be carried.
    pub fn state(&self) -> String {
        let mut state = self
            .following()
            .map(|following| following.state())
            .unwrap_or_default();
        for (node, (_, why)) in locked(&self.not_carried).iter() {
            // Writing to a text cannot fail.
            let _ = writeln!(state, "not carried to {node}: {why}");
        }
        state
    }

    /// Whether something could be carried to a node, and why not: the same is said once.
    fn carries(&self, there: &Tenure, why: Option<&'static str>) {
        let mut all = locked(&self.not_carried);
        match why {
            None => drop(all.remove(&there.node)),
            Some(why) => {
                let before = all.insert(there.node.clone(), (there.id, why));
                if before.map(|(_, why)| why) != Some(why) {
                    let told = json!({ "node": there.node, "address": there.address, "why": why });
                    self.hub.say("not_carried", &told);
                }
            }
        }
    }

    /// Adds the figures of this node.
    pub fn figures(&self, text: &mut Figures) {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let owned = self.hub.houses().len() + self.hub.cards().len();
        let (batches, appends) = (self.store.batches(), self.hub.appends());
        let tenure = self.lease.tenure();
        text.one(("node_tenure", "gauge", "The tenure of this node"), tenure);
        text.one(("events_owned", "gauge", "Events that live at this node"), owned);
        let taken = [
            ("gone", count(&self.taken_over)),
            ("released", count(&self.arrived)),
        ];
        text.by(("takeovers_total", "Events that came here"), "why", &taken);
        let times = "From an event that came here to its first command that can be taken";
        text.times(("takeover_seconds", times), &self.opened);
        let help = "Appends that were written, or not";
        text.one(("appends_total", "counter", help), appends.times.count());
        text.times(("append_seconds", "From an append to its answer"), &appends.times);
        let help = "Statements that wrote, and appends in them";
        text.summary(("batch_appends", help), batches.appends, batches.count);
        let help = "Appends whose answer was lost: it was asked for, or is not known";
        text.one(
            ("appends_unknown_total", "counter", help),
            batches.lost.max(count(&appends.unknown)),
        );
        let help = "Appends that were refused because the event is not this node's";
        text.one(("not_owner_total", "counter", help), count(&appends.not_owner));
        let help = "Sockets that are carried to another node";
        text.one(("carried_sockets", "gauge", help), count(&self.carried));
        let help = "How far the clock of the store is before that of this node";
        text.one(
            ("clock_offset_seconds", "gauge", help),
            signed(self.lease.offset()),
        );
        let help = "For how long this node may act without another renewal";
        let left = millis(self.lease.left()).cast_signed();
        text.one(("lease_left_seconds", "gauge", help), signed(left));
        match self.following() {
            Some(following) => following.figures(text),
            None => follow::none(text),
        }
    }
}
