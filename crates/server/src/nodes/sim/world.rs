//! The house, its clients, and what befalls them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use arbiter_game::log::Log;
use arbiter_game::rules::chess::Color;
use arbiter_hall::store::{Memory, Store, Tenures};
use arbiter_hall::{Figures, Order, hash};
use arbiter_lang::{Lang, Language};
use arbiter_nodes::checker::{self, Shown, Told};
use fastrand::Rng;
use serde_json::json;
use tokio::task::yield_now;

use super::client::{Answered, Client, Sent, drafted};
use super::store::{Base, Shaky};
use crate::live::wire::Command;
use crate::live::{Device, Failure, Hub, Langs, Last, Need, Ticks, Wall};
use crate::locks::locked;
use crate::nodes::{Lease, Node, Nodes, Place};
use crate::noted::Notes;

const NODES: usize = 3;
const GAMES: usize = 4;
/// So many steps everything may happen in, and so many of calm after it.
const STEPS: u64 = 300;
const CALM: u64 = 120;
/// The longest step, in milliseconds of the house.
const STEP: u64 = 300;
/// So many turns a task gets in a step: more than any command takes.
const TURNS: usize = 60;
/// Who has lost an event learns of that with the next look, once a second: so long two nodes may have one, in milliseconds.
const BOTH: u64 = 1_500;
/// A client that has no answer for so long asks another node, in milliseconds.
const PATIENCE: u64 = 3_000;

/// A node that runs.
struct Running {
    store: Arc<Shaky>,
    hub: Arc<Hub>,
    lease: Arc<Lease>,
    nodes: Arc<Nodes>,
    renewed: u64,
    swept: u64,
    held: bool,
}

/// A node, whether it runs or not.
struct Spot {
    running: Option<Running>,
    /// It does nothing before this instant.
    until: u64,
    cut_until: u64,
}

/// All of it.
pub struct World {
    base: Arc<Base>,
    ticks: Arc<AtomicU64>,
    texts: [Arc<Lang>; 4],
    nodes: Vec<Spot>,
    clients: Vec<Client>,
    told: Vec<Told>,
    shown: Vec<Shown>,
    strange: Vec<String>,
    /// Since when more than one node has an event.
    both: BTreeMap<String, u64>,
    /// What happened, in its order.
    pub befell: Vec<String>,
}

fn name(node: usize) -> String {
    format!("node-{node}")
}

impl World {
    /// Nodes and games, with nothing wrong yet.
    pub async fn new(seed: u64, memory: Memory) -> Self {
        let base = Arc::new(Base {
            memory,
            rng: Mutex::new(Rng::with_seed(seed)),
            log: Mutex::default(),
            befell: Mutex::default(),
            on_their_way: Mutex::default(),
            answers_wait: AtomicBool::new(false),
            waiting: Mutex::default(),
            calm: AtomicBool::new(true),
            unfenced: AtomicBool::new(false),
        });
        base.memory.wait(1_000_000);
        let mut world = Self {
            base,
            ticks: Arc::new(AtomicU64::new(1_000)),
            texts: Language::ALL.map(|language| Arc::new(Lang::new(language))),
            nodes: (0..NODES)
                .map(|_| Spot {
                    running: None,
                    until: 0,
                    cut_until: 0,
                })
                .collect(),
            clients: Vec::new(),
            told: Vec::new(),
            shown: Vec::new(),
            strange: Vec::new(),
            both: BTreeMap::new(),
            befell: Vec::new(),
        };
        for node in 0..NODES {
            world.start(node);
        }
        for game in 0..GAMES {
            world.make(game).await;
        }
        // Ids are drawn by chance; what happens does not hang on that.
        world.clients.sort_by(|one, other| one.event.cmp(&other.event));
        world
    }

    /// What comes late is written whoever has the event by then.
    pub fn unfenced(&self) {
        self.base.unfenced.store(true, Ordering::Relaxed);
    }

    fn now(&self) -> u64 {
        self.ticks.load(Ordering::Relaxed)
    }

    fn below(&self, most: u64) -> u64 {
        locked(&self.base.rng).u64(..most)
    }

    fn start(&mut self, node: usize) {
        let store = Arc::new(Shaky::new(&self.base));
        let ticks = {
            let ticks = Arc::clone(&self.ticks);
            Ticks::of(move || Duration::from_millis(ticks.load(Ordering::Relaxed)))
        };
        let own = Node {
            name: name(node),
            inside: Some((SocketAddr::from(([127, 0, 0, 1], 9_000)), "a word".into())),
            nats: None,
        };
        // Its earlier lease may not be over yet.
        let Ok(lease) = Lease::begin_once(store.clone(), own.clone(), ticks.clone()) else {
            return;
        };
        let Ok(says) = store.now() else { return };
        let wall = Wall::of(move || says).going(ticks);
        let notes = Notes::to(|_| ());
        let (langs, kept) = (Langs::new(self.texts.clone()), store.clone());
        let hub = Hub::open_shared(kept, langs, notes, wall);
        let nodes = Nodes::new(store.clone(), Arc::clone(&hub), Arc::clone(&lease), own);
        let now = self.now();
        self.nodes[node].running = Some(Running {
            store,
            hub,
            lease,
            nodes,
            renewed: now,
            swept: now,
            held: true,
        });
    }

    /// A game is made while the answers of the store are slow, and the node looks after its events meanwhile: whether it took what it
    /// makes for one that had been away.
    pub async fn is_opened_twice(&self) -> bool {
        let running = self.nodes[0].running.as_ref().unwrap();
        let (draft, _) = drafted(&running.hub, "pass of somebody");
        let event = draft.id().to_owned();
        self.base.answers_wait.store(true, Ordering::Relaxed);
        let hub = Arc::clone(&running.hub);
        let made = tokio::spawn(async move { hub.make(draft).await.map(|_house| ()) });
        while !made.is_finished() {
            for _ in 0..TURNS {
                yield_now().await;
            }
            running.nodes.sweep_once().await;
            let waiting = std::mem::take(&mut *locked(&self.base.waiting));
            for (done, answer) in waiting {
                done(answer);
            }
        }
        made.await.unwrap().unwrap();
        assert!(running.hub.has(&event));
        running.nodes.since(&event).is_some()
    }

    async fn make(&mut self, game: usize) {
        let running = self.nodes[0].running.as_ref().unwrap();
        let pass = format!("pass of game {game}");
        let (draft, board) = drafted(&running.hub, &pass);
        let house = running.hub.make(draft).await.unwrap();
        self.clients.push(Client {
            device: Device {
                pass: Some(pass),
                past: Vec::new(),
            },
            event: house.id.clone(),
            game: board.game,
            numbered: 0,
            ply: 0,
            begun: false,
            sent: None,
        });
    }

    /// Everything that happens.
    pub async fn live(&mut self) {
        self.base.calm.store(false, Ordering::Relaxed);
        for step in 0..STEPS + CALM {
            if step == STEPS {
                self.mend();
            }
            let by = 1 + self.below(STEP);
            self.ticks.fetch_add(by, Ordering::Relaxed);
            self.base.memory.wait(by);
            if step < STEPS {
                self.befall().await;
            }
            if self.below(4) == 0 || step >= STEPS {
                self.base.arrive();
            }
            for node in 0..NODES {
                self.turn(node);
            }
            let one = self.below(GAMES as u64) as usize;
            self.plays(one).await;
            for _ in 0..TURNS {
                yield_now().await;
            }
            self.one_owner();
            let mut heard = std::mem::take(&mut *locked(&self.base.befell));
            self.befell.append(&mut heard);
        }
        for client in &self.clients {
            if client.ply == 0 {
                self.strange
                    .push(format!("nothing was played: {:?}", self.befell));
            }
        }
    }

    fn say(&mut self, what: &str) {
        self.befell.push(format!("{} {what}", self.now()));
    }

    fn mend(&mut self) {
        self.base.calm.store(true, Ordering::Relaxed);
        for node in &mut self.nodes {
            (node.until, node.cut_until) = (0, 0);
        }
    }

    async fn befall(&mut self) {
        let node = self.below(NODES as u64) as usize;
        let now = self.now();
        match self.below(90) {
            0 => {
                self.say(&format!("dies {node}"));
                self.nodes[node].running = None;
                self.nodes[node].until = now + self.below(4_000);
            }
            1 => {
                self.say(&format!("stands {node}"));
                self.nodes[node].until = now + self.below(9_000);
            }
            2 => {
                self.say(&format!("cut {node}"));
                self.nodes[node].cut_until = now + self.below(9_000);
            }
            3 => {
                self.say(&format!("leaves {node}"));
                if let Some(running) = self.nodes[node].running.take() {
                    // What it writes may be held on its way, as long as anything else.
                    let leaves = async move {
                        running.nodes.leave().await;
                        running.lease.end();
                    };
                    in_time(leaves).await;
                }
                self.nodes[node].until = now + self.below(2_000);
            }
            4 => {
                self.say("moves");
                let event = self.clients[self.below(GAMES as u64) as usize].event.clone();
                let held = self.base.memory.holders().unwrap_or_default();
                if let Some(one) = held.get(node) {
                    // Whoever is not there any more gets nothing.
                    let _ = self.base.memory.wish(&event, one.tenure.id);
                }
            }
            _ => {}
        }
    }

    /// What a node does by its own clock.
    fn turn(&mut self, node: usize) {
        let now = self.now();
        let place = &mut self.nodes[node];
        if now < place.until {
            return;
        }
        let Some(running) = &mut place.running else {
            return self.start(node);
        };
        running.store.cut.store(now < place.cut_until, Ordering::Relaxed);
        // What stood still sees first that its lease is over.
        running.held = running.lease.watch_once(&running.hub, running.held);
        if now - running.renewed >= 1_000 {
            running.renewed = now;
            running.lease.renew_once(&running.hub);
        }
        if now - running.swept >= 1_000 {
            running.swept = now;
            // It waits for nothing that is held: what it writes is.
            let nodes = Arc::clone(&running.nodes);
            tokio::spawn(async move { nodes.sweep_once().await });
        }
    }

    /// The node that answers for a client, as any of them finds it.
    async fn found(&self, client: usize) -> Option<usize> {
        let first = self.below(NODES as u64) as usize;
        let event = &self.clients[client].event;
        match placed(&self.answering(first)?.nodes, event).await? {
            Place::Here => Some(first),
            Place::There(there) => {
                let other = (0..NODES).find(|node| name(*node) == there.node)?;
                let place = placed(&self.answering(other)?.nodes, event).await?;
                matches!(place, Place::Here).then_some(other)
            }
            Place::Nowhere => None,
        }
    }

    fn answering(&self, node: usize) -> Option<&Running> {
        let place = &self.nodes[node];
        place.running.as_ref().filter(|_| self.now() >= place.until)
    }

    async fn plays(&mut self, one: usize) {
        self.answered(one);
        let now = self.now();
        let waits = |sent: &Sent| {
            let way = sent.on_its_way.as_ref();
            way.is_some_and(|(_, _, since)| now < since + PATIENCE)
        };
        if self.clients[one].sent.as_ref().is_some_and(waits) {
            return;
        }
        let Some(node) = self.found(one).await else { return };
        let Some(running) = self.answering(node) else {
            return;
        };
        let hub = Arc::clone(&running.hub);
        let Ok(table) = hub.table(&self.clients[one].game) else {
            return;
        };
        if self.clients[one].sent.is_none() {
            // Clocks that ran are about to be stopped where that could not be written yet.
            let stops = in_time({
                let table = Arc::clone(&table);
                async move { table.falls_at().await.is_none() }
            });
            let Some(stops) = stops.await else { return };
            // A board at which something is held shows nothing.
            let Some(desk) = table.idle() else { return };
            let (seen, held) = (desk.version(), desk.held().is_some());
            let both = desk.shows_at(hub.now()).map(|both| both.iter().sum());
            drop(desk);
            if let Some(both) = both.filter(|_| !stops) {
                let stream = format!("game/{}", self.clients[one].game);
                self.shown.push(Shown { stream, both });
            }
            if held {
                let order = Order::settle(hub.now(), Figures::LastBeat);
                let device = self.clients[one].device.clone();
                let named = (
                    format!("settle {now}"),
                    Order {
                        side: Some(Color::White),
                        seen,
                        ..order
                    },
                );
                tokio::spawn(async move { drop(hub.command(&table, &device, named, Language::En).await) });
                return;
            }
            self.clients[one].next(seen);
        }
        let client = &mut self.clients[one];
        let Some(sent) = &mut client.sent else { return };
        let command = json!({ "id": sent.id, "seen": sent.seen, "acts": sent.acts, "side": sent.side });
        let command: Command = serde_json::from_value(command).unwrap();
        let what = format!("{now} {one} sends {} to {node}: {}", sent.id, sent.acts);
        self.befell.push(what);
        let (answer, device) = (Answered::default(), client.device.clone());
        let keep = Arc::clone(&answer);
        let task = tokio::spawn(async move {
            let named = command.order().unwrap();
            let reply = hub.command(&table, &device, named, Language::En).await;
            *locked(&keep) = Some(reply);
        });
        sent.on_its_way = Some((answer, task, now));
    }

    /// What came of what a client sent last, if that is known.
    fn answered(&mut self, one: usize) {
        let client = &mut self.clients[one];
        let Some(sent) = &mut client.sent else { return };
        let Some((answer, ..)) = &sent.on_its_way else {
            return;
        };
        let Some(answer) = locked(answer).take() else {
            return;
        };
        let came = answer.as_ref().map_or_else(Failure::tag, |_| "done");
        self.befell
            .push(format!("- {one} is told of {}: {came}", sent.id));
        match answer {
            Ok(reply) if reply.refused.is_none() => {
                let pass = client.device.pass.as_deref().unwrap_or_default();
                self.told.push(Told {
                    stream: format!("game/{}", client.game),
                    key: hash(&format!("{pass}\n{}", sent.id)).chars().take(32).collect(),
                    version: reply.version,
                });
                client.ply += usize::from(sent.is_move);
                client.begun = true;
                client.sent = None;
            }
            // Sent again under the same name.
            Err(failure) if failure.is_of_store() => sent.on_its_way = None,
            // Something else was first: clocks were stopped, or somebody said which figures hold.
            Err(failure) if ["stale", "held", "clocks_stand"].contains(&failure.tag()) => {
                client.sent = None;
            }
            other => {
                self.strange
                    .push(format!("{} at {}: {other:?}", sent.id, client.game));
                client.sent = None;
            }
        }
    }

    /// Of the nodes that may act and have their line one at most has an event, but for a moment.
    fn one_owner(&mut self) {
        let now = self.now();
        for client in &self.clients {
            let has = |node: &usize| {
                let hears = now >= self.nodes[*node].cut_until;
                let running = self.answering(*node).filter(|_| hears);
                running.is_some_and(|running| running.lease.holds() && running.hub.has(&client.event))
            };
            let all: Vec<usize> = (0..NODES).filter(has).collect();
            if all.len() < 2 {
                self.both.remove(&client.event);
                continue;
            }
            let since = self.both.entry(client.event.clone()).or_insert(now);
            if now - *since > BOTH {
                self.strange.push(format!("{} lives at {all:?}", client.event));
            }
        }
    }

    /// Another node opens an event that it does not have, and nobody lets go of it: whether that is found.
    pub async fn two_have_one(&mut self) -> bool {
        let event = self.clients[0].event.clone();
        let other = self.nodes[1].running.as_ref().unwrap();
        other.hub.take_over(&event, Last::Beat(0)).await.unwrap();
        for _ in 0..=BOTH / STEP + 1 {
            self.one_owner();
            self.ticks.fetch_add(STEP, Ordering::Relaxed);
        }
        !self.strange.is_empty()
    }

    /// In the last of the games a clock is started; in which order its node would give them away, and which one that is.
    pub async fn in_order(&mut self) -> (Vec<(String, Need)>, String) {
        let last = GAMES - 1;
        for _ in 0..20 {
            self.plays(last).await;
            for _ in 0..TURNS {
                yield_now().await;
            }
        }
        let running = self.nodes[0].running.as_ref().unwrap();
        (running.nodes.by_need(), self.clients[last].event.clone())
    }

    /// What must not be.
    pub fn faults(&self) -> Vec<String> {
        let mut log = locked(&self.base.log).clone();
        log.sort_by_key(|one| (one.stream.clone(), one.at));
        let mut faults: Vec<String> = checker::check(&self.told, &self.shown, &log)
            .iter()
            .map(ToString::to_string)
            .collect();
        faults.extend(self.strange.iter().cloned());
        for client in &self.clients {
            let stream = format!("game/{}", client.game);
            let lines = self
                .base
                .memory
                .read(&stream, 0, usize::MAX >> 1)
                .unwrap_or_default();
            let mut text = String::new();
            for line in &lines {
                // Writing into a text cannot fail.
                let _ = writeln!(text, "{}", String::from_utf8_lossy(line));
            }
            if let Err(why) = Log::read(&text) {
                faults.push(format!("{stream}: {why}"));
            }
        }
        faults
    }

    /// How many commands were acknowledged.
    pub fn told(&self) -> usize {
        self.told.len()
    }

    /// How much was written to games.
    pub fn appends(&self) -> usize {
        locked(&self.base.log).len()
    }
}

/// What comes of something in a step; what takes longer goes on by itself, and nobody waits for it.
async fn in_time<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Option<T> {
    let work = tokio::spawn(work);
    for _ in 0..TURNS {
        if work.is_finished() {
            break;
        }
        yield_now().await;
    }
    if work.is_finished() { work.await.ok() } else { None }
}

async fn placed(nodes: &Arc<Nodes>, event: &str) -> Option<Place> {
    let (nodes, event) = (Arc::clone(nodes), event.to_owned());
    in_time(async move { nodes.place(&event).await.ok() }).await?
}
