//! What can befall a node, the database, or the line between them.

use std::error::Error;
use std::fmt;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use arbiter_database::Server;
use fastrand::Rng;
use nix::sys::signal::Signal;
use postgres::{Client, NoTls};

use crate::carrier::Carrier;
use crate::nats::Nats;
use crate::node::{House, LOOK, Node};
use crate::parted::Parted;

/// Longer than a lease: whoever stands still, or has no line, so long has lost what he had.
const PAST_THE_LEASE: Duration = Duration::from_secs(7);
/// So long the others may take to see that something is nobody's any more: they look once a second.
const TAKEN: Duration = Duration::from_millis(1_500);
/// So long the database is away, and a line is slow.
const A_WHILE: Duration = Duration::from_secs(4);
/// So long a batch takes on a slow disk.
const A_BATCH: Duration = Duration::from_secs(2);
/// So slow it is then, each way.
const SLOW: Duration = Duration::from_millis(300);
/// So long a node may take to start: a killed one waits for its lease to be over.
const STARTS: Duration = Duration::from_secs(30);

/// One of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A node is killed and started again.
    Dies(usize),
    /// A node stands still past its lease and goes on.
    StandsStill(usize),
    /// The same in the middle of a transaction, whose lock the database keeps until after that.
    StandsHolding(usize),
    /// A node is asked to stop, and started again.
    Leaves(usize),
    /// An operator drains a node, then stops and starts it.
    Drained(usize),
    /// The database stops at once, in the middle of whatever it does, and comes back.
    DatabaseStops,
    /// The disk of the database is slow: batches take two seconds for a while.
    DiskSlow,
    /// The line between a node and the database is cut past the lease.
    LineCut(usize),
    /// It is slow for a while.
    LineSlow(usize),
    /// The line between two nodes is cut past the lease: each reaches the database, and neither the other.
    NodesParted(usize, usize),
    /// One node dies while another leaves.
    DiesWhileOneLeaves(usize, usize),
    /// Two nodes stand still past their leases at once: one is left.
    TwoStandStill(usize, usize),
    /// A node dies while the database is away.
    DiesWithoutDatabase(usize),
    /// The NATS server stops at once, and comes back.
    NatsStops,
    /// The line between a node and the NATS server is cut for a while.
    NatsLineCut(usize),
    /// It is slow for a while.
    NatsLineSlow(usize),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dies(node) => write!(f, "node {node} dies"),
            Self::StandsStill(node) => write!(f, "node {node} stands still past its lease"),
            Self::StandsHolding(node) => write!(f, "node {node} stands still in a transaction"),
            Self::Leaves(node) => write!(f, "node {node} leaves"),
            Self::Drained(node) => write!(f, "node {node} is drained"),
            Self::DatabaseStops => write!(f, "the database stops at once"),
            Self::DiskSlow => write!(f, "the disk of the database is slow"),
            Self::LineCut(node) => write!(f, "the line of node {node} to the database is cut"),
            Self::LineSlow(node) => write!(f, "the line of node {node} to the database is slow"),
            Self::NodesParted(one, other) => write!(f, "the line between node {one} and node {other} is cut"),
            Self::NatsStops => write!(f, "the NATS server stops at once"),
            Self::NatsLineCut(node) => write!(f, "the line of node {node} to NATS is cut"),
            Self::NatsLineSlow(node) => write!(f, "the line of node {node} to NATS is slow"),
            Self::TwoStandStill(one, other) => {
                write!(f, "nodes {one} and {other} stand still past their leases")
            }
            Self::DiesWithoutDatabase(node) => write!(f, "node {node} dies while the database is away"),
            Self::DiesWhileOneLeaves(dies, leaves) => {
                write!(f, "node {dies} dies while node {leaves} leaves")
            }
        }
    }
}

impl Fault {
    /// Each of them once, for so many nodes; lines between nodes are cut where these have machines of their own.
    pub fn each(nodes: usize, parted: bool) -> Vec<Self> {
        let last = nodes - 1;
        let mut all = vec![
            Self::Leaves(0),
            Self::Dies(1 % nodes),
            Self::DatabaseStops,
            Self::StandsStill(last),
            Self::StandsHolding(1 % nodes),
            Self::LineCut(0),
            Self::LineSlow(1 % nodes),
            Self::Drained(last),
            Self::DiesWhileOneLeaves(0, last),
            Self::NatsStops,
            Self::NatsLineCut(0),
            Self::NatsLineSlow(last),
        ];
        all.extend(parted.then_some(Self::NodesParted(0, last)));
        all
    }

    /// One by chance; some of them have no time in a short run.
    pub fn by_chance(rng: &mut Rng, nodes: usize, parted: bool) -> Self {
        let mut all = Self::each(nodes, parted);
        all.extend([
            Self::DiskSlow,
            Self::TwoStandStill(0, 1),
            Self::DiesWithoutDatabase(0),
        ]);
        let node = rng.usize(..nodes);
        match all[rng.usize(..all.len())] {
            Self::Dies(_) => Self::Dies(node),
            Self::StandsStill(_) => Self::StandsStill(node),
            Self::StandsHolding(_) => Self::StandsHolding(node),
            Self::Leaves(_) => Self::Leaves(node),
            Self::Drained(_) => Self::Drained(node),
            Self::DatabaseStops => Self::DatabaseStops,
            Self::DiskSlow => Self::DiskSlow,
            Self::TwoStandStill(..) => Self::TwoStandStill(node, (node + 1) % nodes),
            Self::DiesWithoutDatabase(_) => Self::DiesWithoutDatabase(node),
            Self::LineCut(_) => Self::LineCut(node),
            Self::LineSlow(_) => Self::LineSlow(node),
            Self::NatsStops => Self::NatsStops,
            Self::NatsLineCut(_) => Self::NatsLineCut(node),
            Self::NatsLineSlow(_) => Self::NatsLineSlow(node),
            Self::NodesParted(..) => Self::NodesParted(node, (node + 1) % nodes),
            Self::DiesWhileOneLeaves(..) => Self::DiesWhileOneLeaves(node, (node + 1) % nodes),
        }
    }
}

fn cut_for(line: &Carrier, time: Duration) {
    line.cut();
    thread::sleep(time);
    line.mend(Duration::ZERO);
}

/// Everything that a fault can befall.
pub struct Field {
    pub database: Server,
    pub nodes: Vec<Node>,
    pub lines: Vec<Carrier>,
    /// The machines of the nodes, where they have their own.
    pub parted: Option<Parted>,
    pub nats: Nats,
    pub nats_lines: Vec<Carrier>,
    pub house: House,
    /// Where operators reach the database.
    pub store: String,
}

impl Field {
    /// It happens, and is over when this comes back: all nodes are there again.
    pub fn befall(&mut self, fault: Fault) -> Result<(), Box<dyn Error>> {
        match fault {
            Fault::Dies(node) => {
                self.nodes[node].signal(Signal::SIGKILL);
                self.back(node)?;
            }
            Fault::StandsStill(node) => {
                self.nodes[node].signal(Signal::SIGSTOP);
                thread::sleep(PAST_THE_LEASE);
                self.nodes[node].signal(Signal::SIGCONT);
            }
            Fault::StandsHolding(node) => self.stands_holding(node)?,
            Fault::Leaves(node) => {
                self.nodes[node].signal(Signal::SIGTERM);
                self.back(node)?;
            }
            Fault::Drained(node) => {
                let mut drain = Command::new(&self.house.program);
                drain.args(["nodes", "drain", self.nodes[node].name(), "--store", &self.store]);
                let drained = drain.stdout(Stdio::null()).stderr(Stdio::piped()).output()?;
                if !drained.status.success() {
                    return Err(String::from_utf8_lossy(&drained.stderr).into_owned().into());
                }
                self.nodes[node].signal(Signal::SIGTERM);
                self.back(node)?;
            }
            Fault::DatabaseStops => {
                self.database.stop_at_once();
                thread::sleep(A_WHILE);
                self.database.start_again();
            }
            Fault::DiskSlow => self.slow_batches()?,
            Fault::LineCut(node) => cut_for(&self.lines[node], PAST_THE_LEASE),
            Fault::LineSlow(node) => {
                self.lines[node].mend(SLOW);
                thread::sleep(A_WHILE);
                self.lines[node].mend(Duration::ZERO);
            }
            Fault::NodesParted(one, other) => {
                if let Some(parted) = &self.parted {
                    parted.cut(one, other)?;
                    thread::sleep(PAST_THE_LEASE);
                    parted.mend(one, other)?;
                }
            }
            Fault::TwoStandStill(one, other) => {
                for node in [one, other] {
                    self.nodes[node].signal(Signal::SIGSTOP);
                }
                thread::sleep(PAST_THE_LEASE);
                for node in [one, other] {
                    self.nodes[node].signal(Signal::SIGCONT);
                }
            }
            Fault::DiesWithoutDatabase(node) => {
                self.database.stop_at_once();
                self.nodes[node].signal(Signal::SIGKILL);
                thread::sleep(A_WHILE);
                self.database.start_again();
                self.back(node)?;
            }
            Fault::NatsStops => {
                self.nats.stop();
                thread::sleep(A_WHILE);
                self.nats.again()?;
            }
            Fault::NatsLineCut(node) => cut_for(&self.nats_lines[node], A_WHILE),
            Fault::NatsLineSlow(node) => {
                self.nats_lines[node].mend(SLOW);
                thread::sleep(A_WHILE);
                self.nats_lines[node].mend(Duration::ZERO);
            }
            Fault::DiesWhileOneLeaves(dies, leaves) => {
                self.nodes[leaves].signal(Signal::SIGTERM);
                self.nodes[dies].signal(Signal::SIGKILL);
                self.back(dies)?;
                self.back(leaves)?;
            }
        }
        Ok(())
    }

    /// The lock that a batch of it has is kept by somebody else, as if its line were gone with it: the others go on meanwhile.
    fn stands_holding(&self, node: usize) -> Result<(), Box<dyn Error>> {
        let mut client = Client::connect(&self.store, NoTls)?;
        let mut held = client.transaction()?;
        held.execute(
            "SELECT id FROM tenures WHERE node = $1 AND NOT ended FOR SHARE",
            &[&self.nodes[node].name()],
        )?;
        self.nodes[node].signal(Signal::SIGSTOP);
        thread::sleep(PAST_THE_LEASE);
        held.rollback()?;
        // Its events are elsewhere when it goes on.
        thread::sleep(TAKEN);
        self.nodes[node].signal(Signal::SIGCONT);
        Ok(())
    }

    /// Nobody gets a row into the log before somebody else lets go of it.
    fn slow_batches(&self) -> Result<(), Box<dyn Error>> {
        let mut client = Client::connect(&self.store, NoTls)?;
        for _ in 0..2 {
            let mut held = client.transaction()?;
            held.batch_execute("LOCK TABLE appends IN SHARE MODE")?;
            thread::sleep(A_BATCH);
            held.rollback()?;
        }
        Ok(())
    }

    /// A node that goes is started again.
    fn back(&mut self, node: usize) -> Result<(), Box<dyn Error>> {
        self.nodes[node].wait();
        let begun = Instant::now();
        loop {
            match self.nodes[node].again() {
                Err(why) if begun.elapsed() > STARTS => return Err(why),
                Err(_) => thread::sleep(LOOK),
                Ok(()) => return Ok(()),
            }
        }
    }
}
