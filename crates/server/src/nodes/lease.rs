//! How long this node may act on what it believes: it renews its tenure once a second, and after four seconds without an
//! answer it judges no flag and takes no command. No two clocks are compared.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use arbiter_hall::store::{LEASE, StoreError, Tenure};
use arbiter_laws::clock::millis;
use serde_json::json;
use thiserror::Error;

use super::{Node, Shared};
use crate::live::{Hub, Ticks, Wall};

/// How often the tenure is renewed.
const RENEW: Duration = Duration::from_secs(1);
/// So long after the question that was answered last this node still acts: a second less than its lease, which the store counts
/// from later on.
const ACTS: u64 = LEASE - 1_000;
/// How often it is looked whether that is over.
const LOOK: Duration = Duration::from_millis(100);
/// A node whose time is further from the store's than this, in milliseconds, takes no part: players see a quarter of a second.
const APART: u64 = 250;
/// A node that was killed comes back under its name as soon as its old lease is over.
const AGAIN: Duration = Duration::from_millis(LEASE + 2_000);
/// So many times the store is asked what time it is; the quickest answer counts.
const ASKED: usize = 5;

/// Why a node cannot take part.
#[derive(Debug, Error)]
pub enum NoNode {
    /// The store says why.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The thread that renews could not be started.
    #[error(transparent)]
    Thread(#[from] std::io::Error),
}

/// The time in office of this node.
pub struct Lease {
    store: Arc<dyn Shared>,
    node: Node,
    /// Until when this node acts, in milliseconds after `begun`.
    until: AtomicU64,
    ticks: Ticks,
    beat: AtomicU64,
    /// How far the clock of the store is before that of this node, in milliseconds.
    offset: AtomicI64,
    leaving: AtomicBool,
    /// Another node has begun under its name.
    taken: AtomicBool,
    stops: AtomicBool,
}

/// A clock that says what the store's does, counted on by the monotonic one.
///
/// # Errors
/// The store does not answer.
pub fn database_time(store: &dyn Shared) -> Result<Wall, StoreError> {
    let (mut quickest, mut base) = (Duration::MAX, 0);
    let begun = Instant::now();
    for _ in 0..ASKED {
        let asked = Instant::now();
        let says = store.now()?;
        let took = asked.elapsed();
        if took < quickest {
            let half = millis(took) / 2;
            let since = millis(begun.elapsed());
            (quickest, base) = (took, (says + half).saturating_sub(since));
        }
    }
    Ok(Wall::of(move || base + millis(begun.elapsed())))
}

impl Lease {
    /// Begins; waits for an earlier tenure of this node that nobody has ended yet.
    ///
    /// # Errors
    /// Another node of this name is alive, or the store does not answer.
    pub fn begin(store: &Arc<dyn Shared>, node: &Node) -> Result<Arc<Self>, NoNode> {
        let begun = Instant::now();
        loop {
            match Self::begin_once(Arc::clone(store), node.clone(), Ticks::on()) {
                Err(StoreError::Taken { .. }) if begun.elapsed() < AGAIN => thread::sleep(LOOK),
                lease => return Ok(lease?),
            }
        }
    }

    /// Begins, if no tenure of this node is there; time goes by as these ticks say.
    pub(super) fn begin_once(
        store: Arc<dyn Shared>,
        node: Node,
        ticks: Ticks,
    ) -> Result<Arc<Self>, StoreError> {
        let asked = millis(ticks.elapsed());
        begin(&*store, &node)?;
        let lease = Self {
            store,
            node,
            until: AtomicU64::new(0),
            ticks,
            beat: AtomicU64::new(0),
            offset: AtomicI64::new(0),
            leaving: AtomicBool::new(false),
            taken: AtomicBool::new(false),
            stops: AtomicBool::new(false),
        };
        lease.lasts_from(asked);
        Ok(Arc::new(lease))
    }

    /// So many milliseconds have gone by since some moment.
    pub(super) fn ran(&self) -> u64 {
        millis(self.ticks.elapsed())
    }

    fn lasts_from(&self, asked: u64) {
        self.until.store(asked + ACTS, Ordering::Release);
    }

    /// Whether this node may act.
    pub fn holds(&self) -> bool {
        self.ran() < self.until.load(Ordering::Acquire)
    }

    /// For how long it may, without another renewal.
    pub fn left(&self) -> Duration {
        let until = self.until.load(Ordering::Acquire);
        Duration::from_millis(until.saturating_sub(self.ran()))
    }

    /// The number of its tenure; 0 where it has none. After a lost answer the store has begun another one by itself.
    pub fn tenure(&self) -> u64 {
        self.store.held().map_or(0, |tenure| tenure.id)
    }

    /// Whether somebody has said that this node is about to leave.
    pub fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Relaxed)
    }

    /// Whether another node has begun under its name, so that it cannot.
    pub fn is_taken(&self) -> bool {
        self.taken.load(Ordering::Relaxed)
    }

    /// How far the clock of the store is before that of this node, in milliseconds.
    pub fn offset(&self) -> i64 {
        self.offset.load(Ordering::Relaxed)
    }

    /// Its last sign of life that is written down.
    pub fn last_beat(&self) -> u64 {
        self.beat.load(Ordering::Relaxed)
    }

    /// Renews on a thread of its own, and lets go of everything when that does not succeed in time.
    ///
    /// # Errors
    /// There is no thread to be had.
    pub fn keep(self: &Arc<Self>, hub: &Arc<Hub>) -> Result<(), NoNode> {
        let (lease, at) = (Arc::clone(self), Arc::clone(hub));
        thread::Builder::new()
            .name("lease".into())
            .spawn(move || lease.renew(&at))?;
        let (lease, hub) = (Arc::clone(self), Arc::clone(hub));
        thread::Builder::new()
            .name("lease-over".into())
            .spawn(move || lease.watch(&hub))?;
        Ok(())
    }

    fn renew(&self, hub: &Hub) {
        while !self.stops.load(Ordering::Relaxed) {
            let begun = Instant::now();
            self.renew_once(hub);
            thread::sleep(RENEW.saturating_sub(begun.elapsed()));
        }
    }

    /// Renews; a tenure that is over is replaced by another one, at which nothing lives yet.
    pub(super) fn renew_once(&self, hub: &Hub) {
        let (asked, beat) = (self.ran(), hub.now());
        match self.store.renew(beat) {
            Ok(renewal) => {
                self.leaving.store(renewal.leaving, Ordering::Relaxed);
                self.beat.store(beat, Ordering::Relaxed);
                self.compare(hub, renewal.now, (beat, self.ran() - asked));
                self.lasts_from(asked);
                hub.seen().is_reached();
            }
            Err(StoreError::NotOwner) if !self.stops.load(Ordering::Relaxed) => {
                if self.tenure() > 0 {
                    hub.say("tenure_lost", &json!({ "tenure": self.tenure() }));
                }
                self.until.store(0, Ordering::Release);
                hub.let_all_go();
                let asked = self.ran();
                match begin(&*self.store, &self.node) {
                    Ok(tenure) => {
                        self.taken.store(false, Ordering::Relaxed);
                        hub.say("tenure_begun", &json!({ "tenure": tenure.id }));
                        self.lasts_from(asked);
                    }
                    Err(why @ StoreError::Taken { .. }) => {
                        if !self.taken.swap(true, Ordering::Relaxed) {
                            hub.say("not_begun", &json!({ "why": why.to_string() }));
                        }
                    }
                    Err(_) => {}
                }
            }
            Err(_) => {}
        }
    }

    /// Holds the time of this node, at which the store was asked, against what the store said so long after.
    fn compare(&self, hub: &Hub, says: u64, (here, took): (u64, u64)) {
        // An answer that was long on its way says little of the time.
        if took >= APART {
            return;
        }
        let offset = says.cast_signed() - (here + took / 2).cast_signed();
        self.offset.store(offset, Ordering::Relaxed);
        if offset.unsigned_abs() > APART {
            self.go_right(hub, offset);
        }
    }

    /// The time of this node is not the store's any more: its events are let go of, with clocks that stand, and come back, here or
    /// elsewhere, under the right time.
    fn go_right(&self, hub: &Hub, offset: i64) {
        hub.say("clock_differs", &json!({ "offset_ms": offset }));
        self.until.store(0, Ordering::Release);
        hub.let_all_go();
        hub.set_time(hub.now().saturating_add_signed(offset));
    }

    fn watch(&self, hub: &Hub) {
        let mut held = true;
        while !self.stops.load(Ordering::Relaxed) {
            held = self.watch_once(hub, held);
            thread::sleep(LOOK);
        }
    }

    /// Lets go of everything where the lease has come to its end since the last look; whether it has not now.
    pub(super) fn watch_once(&self, hub: &Hub, held: bool) -> bool {
        let holds = self.holds();
        if held && !holds {
            hub.say("lease_over", &json!({ "tenure": self.tenure() }));
            hub.let_all_go();
        }
        holds
    }

    /// The node leaves: its tenure ends, and others may have its events at once.
    pub fn end(&self) {
        self.stops.store(true, Ordering::Relaxed);
        self.until.store(0, Ordering::Release);
        // Where the store does not answer the lease ends by itself.
        let _ = self
            .store
            .renew(self.last_beat())
            .and_then(|_renewal| self.store.end());
    }
}

fn begin(store: &dyn Shared, node: &Node) -> Result<Tenure, StoreError> {
    let address = node
        .inside
        .as_ref()
        .map_or_else(String::new, |(address, _)| address.to_string());
    store.begin(&node.name, &address)
}
