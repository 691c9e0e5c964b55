//! Who may write to which event, where several nodes share a store: a node holds a tenure as long as it renews it, and an
//! event belongs to one tenure.

use std::time::Duration;

use crate::StoreError;

/// So long a tenure lasts after each renewal, by the clock of the store, in milliseconds.
pub const LEASE: u64 = 5_000;

/// An event to which nothing was written for so long waits until somebody asks for it, when its node is gone; in milliseconds.
pub const LATELY: u64 = 12 * 3_600_000;

/// The time in office of one node, from its start to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tenure {
    /// Its number; a later one is greater.
    pub id: u64,
    /// The name of the node.
    pub node: String,
    /// Where other nodes reach it; empty where they cannot.
    pub address: String,
}

/// What came of claiming an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// It belongs to this node already.
    Ours,
    /// Another node has handed it over to this one; told once.
    Released {
        /// When that one took its last command, in milliseconds of its time.
        at: u64,
    },
    /// It belongs to this node from now on.
    Taken {
        /// The last sign of life of whoever had it before, in milliseconds of his time; none where nobody had it.
        last_beat: Option<u64>,
    },
    /// Another node has it.
    Theirs(Tenure),
}

/// What came of renewing a tenure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Renewal {
    /// Whether somebody has said that the node is about to leave.
    pub leaving: bool,
    /// The time of the store, in milliseconds since 1970.
    pub now: u64,
}

/// How much was written in how many statements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Batches {
    /// Statements.
    pub count: u64,
    /// Appends in all of them.
    pub appends: u64,
    /// Appends whose answer was lost, whatever was found out about them later.
    pub lost: u64,
    /// So long the writer is already at what it does; nothing where it waits for something to do.
    pub under_way: Duration,
}

/// A tenure that has not ended, as operators see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// The tenure.
    pub tenure: Tenure,
    /// How many events are its own.
    pub events: u64,
    /// So long it lasts without another renewal, in milliseconds; 0 where it is over and nobody has ended it yet.
    pub lease_left_ms: u64,
    /// Whether its node is about to leave.
    pub leaving: bool,
}

impl Holder {
    /// Whether its node can be given events: it lives, stays, and others reach it.
    #[must_use]
    pub const fn stays(&self) -> bool {
        !self.leaving && self.lease_left_ms > 0 && !self.tenure.address.is_empty()
    }
}

/// Tenures of nodes and the events that belong to them.
///
/// ```
/// use arbiter_store::{Claim, Memory, Store, Tenures};
/// let store = Memory::default();
/// let tenure = store.begin("north", "")?;
/// assert_eq!(store.claim("spring-cup")?, Claim::Taken { last_beat: None });
/// assert_eq!(store.claim("spring-cup")?, Claim::Ours);
/// store.renew(1_000)?;
/// assert_eq!((tenure.node.as_str(), store.holders()?[0].events), ("north", 1));
/// # Ok::<(), arbiter_store::StoreError>(())
/// ```
pub trait Tenures: Send + Sync {
    /// Begins a tenure of this node; one that this store held before ends.
    ///
    /// # Errors
    /// [`StoreError::Taken`] while another node of this name is alive.
    fn begin(&self, node: &str, address: &str) -> Result<Tenure, StoreError>;

    /// The tenure that this node holds, as far as it knows: after a lost answer it is another one than began.
    fn held(&self) -> Option<Tenure>;

    /// The tenure lasts on from now; `beat` is the time of the node, in milliseconds, and stays as its last sign of life.
    ///
    /// # Errors
    /// [`StoreError::NotOwner`] where the tenure is over.
    fn renew(&self, beat: u64) -> Result<Renewal, StoreError>;

    /// Makes an event this node's own if it is nobody's, or that of a tenure that is over. Where a younger tenure has written to it,
    /// this node begins another one with the same events: along a stream tenures never go down.
    ///
    /// # Errors
    /// [`StoreError::NotOwner`] where this node has no tenure.
    fn claim(&self, event: &str) -> Result<Claim, StoreError>;

    /// Who has an event; nothing where nobody has it.
    ///
    /// # Errors
    /// The store cannot be read.
    fn owner(&self, event: &str) -> Result<Option<Tenure>, StoreError>;

    /// Hands an event of this node over to the node of another tenure, after all that was submitted before: this node took its last command
    /// `at`, in milliseconds of its time, and what it still writes is refused. Whoever claims it next is told when that was.
    ///
    /// # Errors
    /// [`StoreError::NotOwner`] where that tenure is over, or the event is not this node's.
    fn release(&self, event: &str, to: u64, at: u64) -> Result<(), StoreError>;

    /// Asks the node of an event to hand it over to a tenure.
    ///
    /// # Errors
    /// [`StoreError::NotOwner`] where that tenure is over, or nobody has such an event.
    fn wish(&self, event: &str, to: u64) -> Result<(), StoreError>;

    /// The events of this node that it is asked to hand over, each with the tenure that is to have it.
    ///
    /// # Errors
    /// The store cannot be read.
    fn wishes(&self) -> Result<Vec<(String, u64)>, StoreError>;

    /// Says that a node is about to leave, or stays: one that leaves takes no event that is not asked for there.
    ///
    /// # Errors
    /// [`StoreError::NotOwner`] where no such node is there.
    fn leave(&self, node: &str, leaves: bool) -> Result<(), StoreError>;

    /// Ends the tenure of this node, which waits for what it is just writing.
    ///
    /// # Errors
    /// The store cannot be written to.
    fn end(&self) -> Result<(), StoreError>;

    /// The tenures that have not ended, in the order in which they began.
    ///
    /// # Errors
    /// The store cannot be read.
    fn holders(&self) -> Result<Vec<Holder>, StoreError>;

    /// The events of the node of a tenure, of the one that this node holds by now: those first that were just handed over to it, in the
    /// order in which they were, then all others by name.
    ///
    /// # Errors
    /// The store cannot be read.
    fn events(&self, tenure: u64) -> Result<Vec<String>, StoreError>;

    /// Up to so many events that belong to a tenure that is over and to which something was written in the last twelve hours: what was
    /// played last, to a minute, comes first.
    ///
    /// # Errors
    /// The store cannot be read.
    fn orphans(&self, limit: usize) -> Result<Vec<String>, StoreError>;

    /// An event that is not there any more is nobody's, and no name leads to it; what is there stays as it is.
    ///
    /// # Errors
    /// The store cannot be written to.
    fn forget(&self, event: &str) -> Result<(), StoreError>;

    /// Lets names lead to an event: [`Self::event_of`] finds it by them. A name that leads somewhere already does so still.
    ///
    /// # Errors
    /// The store cannot be written to.
    fn point(&self, event: &str, names: &[String]) -> Result<(), StoreError>;

    /// Streams that are there belong to an event from now on: games that were put in before it.
    ///
    /// # Errors
    /// The store cannot be written to.
    fn adopt(&self, event: &str, streams: &[String]) -> Result<(), StoreError>;

    /// The event that a stream belongs to, or that a name leads to.
    ///
    /// # Errors
    /// The store cannot be read.
    fn event_of(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// How much this node has written, for whoever looks after it.
    fn batches(&self) -> Batches;

    /// Whether there is room: something is written and taken back.
    ///
    /// # Errors
    /// The store does not take it.
    fn takes(&self) -> Result<(), StoreError>;

    /// The time of the store, in milliseconds since 1970.
    ///
    /// # Errors
    /// The store cannot be read.
    fn now(&self) -> Result<u64, StoreError>;
}
