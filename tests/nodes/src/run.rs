//! A run: a database, nodes, clients, faults one after the other, and what the checker says of all of it.

use std::error::Error;
use std::fmt;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use arbiter_database::Server;
use fastrand::Rng;

use crate::carrier::Carrier;
use crate::checker::{self, Heard, Told};
use crate::client::{Addresses, Client, History};
use crate::faults::{Fault, Field};
use crate::log;
use crate::nats::Nats;
use crate::node::{Ground, House, LOOK, Node, secret};
use crate::parted::Parted;
use crate::spectator::look_on;

/// So long everything is left alone after a fault: events come back within eight seconds of a node's death, most of which are over by
/// then.
const CALM: Duration = Duration::from_millis(2_500);
/// And so long before the end, so that whoever waits for an answer gets it.
const LAST_CALM: Duration = Duration::from_secs(10);
/// And so long after the last command, so that whoever looks on has been told of it.
const TOLD: Duration = Duration::from_secs(3);
/// So many look on at each game.
const SPECTATORS: usize = 2;
/// So long the first nodes may take until a game can be made.
const STARTS: Duration = Duration::from_secs(30);

/// What is run.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The program.
    pub program: PathBuf,
    /// How many nodes.
    pub nodes: usize,
    /// How many games, each with both players at one device.
    pub games: usize,
    /// For how long faults come by chance; nothing for each of them once.
    pub minutes: Option<u64>,
    /// Where chance begins.
    pub seed: u64,
    /// So long a client may wait for a command to be done, whatever befalls.
    pub longest: Duration,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Report {
    /// Where chance began.
    pub seed: u64,
    /// What was done, in its order.
    pub befell: Vec<String>,
    /// Commands that were acknowledged.
    pub told: usize,
    /// Appends in the log.
    pub appends: usize,
    /// Sockets of those who looked on.
    pub looked_on: usize,
    /// The most of them at once that were served by a node that did not have the game: while what is told between nodes is cut, all
    /// are carried.
    pub followed: u64,
    /// Answers that were lost.
    pub unanswered: u64,
    /// The longest time between two commands of one client that were done.
    pub longest: Duration,
    /// What must not be.
    pub faults: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "seed {}", self.seed)?;
        for one in &self.befell {
            writeln!(f, "  {one}")?;
        }
        writeln!(
            f,
            "{} commands acknowledged, {} appends in the log, {} answers lost, longest pause of a client {:.1} s",
            self.told,
            self.appends,
            self.unanswered,
            self.longest.as_secs_f64()
        )?;
        writeln!(
            f,
            "{} sockets looked on, at most {} of them at a node that did not have the game",
            self.looked_on, self.followed
        )?;
        for one in &self.faults {
            writeln!(f, "FAULT {one}")?;
        }
        write!(f, "{} faults", self.faults.len())
    }
}

/// Runs it; `says` hears what happens while it does.
///
/// # Errors
/// Something could not be started. What the checker finds is no error, it stands in the report.
pub fn run(plan: &Plan, says: &mut dyn FnMut(&str)) -> Result<Report, Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let database = Server::start();
    let store = database.fresh();
    let port = port_of(&store).ok_or("the address of the database has no port")?;
    let house = House {
        program: plan.program.clone(),
        secret: secret(folder.path())?,
    };
    let nats = Nats::start()?;
    let (mut nodes, mut lines, mut nats_lines) = (Vec::new(), Vec::new(), Vec::new());
    let parted = Parted::make(plan.nodes);
    says(&how(parted.as_ref().err()));
    let parted = parted.ok();
    let gate = parted
        .as_ref()
        .map_or_else(|| [127, 0, 0, 1].into(), Parted::gate);
    for number in 0..plan.nodes {
        let (line, nats_line) = (Carrier::to(port, gate)?, Carrier::to(nats.port(), gate)?);
        let ground = Ground {
            store: store.replace(&format!("127.0.0.1:{port}/"), &format!("{gate}:{}/", line.port())),
            nats: Some(format!("nats://{gate}:{}", nats_line.port())),
            machine: parted
                .as_ref()
                .map(|all| (all.place(number), all.address(number))),
        };
        nodes.push(Node::start(&format!("node-{number}"), ground, &house)?);
        lines.push(line);
        nats_lines.push(nats_line);
    }
    let mut rng = Rng::with_seed(plan.seed);
    let addresses: Addresses = nodes.iter().map(Node::address).collect();
    let (ends, all_ends) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let (mut players, mut spectators) = (Vec::new(), Vec::new());
    for _ in 0..plan.games {
        let client = made(&addresses, &mut rng)?;
        for _ in 0..SPECTATORS {
            let (addresses, game, rng) = (addresses.clone(), client.game().to_owned(), rng.fork());
            let ends = Arc::clone(&all_ends);
            spectators.push(thread::spawn(move || look_on(&addresses, rng, &game, &ends)));
        }
        let ends = Arc::clone(&ends);
        players.push(thread::spawn(move || client.play(&ends)));
    }
    let mut field = Field {
        database,
        nodes,
        lines,
        parted,
        nats,
        nats_lines,
        house,
        store: store.clone(),
    };
    let mut report = Report {
        seed: plan.seed,
        ..Report::default()
    };
    let begun = Instant::now();
    let is_parted = field.parted.is_some();
    let mut once = Fault::each(plan.nodes, is_parted).into_iter();
    loop {
        thread::sleep(CALM);
        report.followed = report.followed.max(followed(&field));
        let fault = match plan.minutes {
            None => once.next(),
            Some(minutes) => (begun.elapsed() < Duration::from_secs(60 * minutes))
                .then(|| Fault::by_chance(&mut rng, plan.nodes, is_parted)),
        };
        let Some(fault) = fault else { break };
        let told = format!("{:>6.1} s  {fault}", begun.elapsed().as_secs_f64());
        says(&told);
        report.befell.push(told);
        field.befall(fault)?;
    }
    thread::sleep(LAST_CALM);
    ends.store(true, Ordering::Relaxed);
    let mut histories = Vec::new();
    for player in players {
        histories.push(player.join().map_err(|_| "a client fell")?);
    }
    thread::sleep(TOLD);
    report.followed = report.followed.max(followed(&field));
    all_ends.store(true, Ordering::Relaxed);
    let mut heard = Vec::new();
    for spectator in spectators {
        heard.extend(spectator.join().map_err(|_| "a spectator fell")?);
    }
    verdict(&mut report, histories, &heard, (&store, plan.longest))?;
    let mut verify = Command::new(&field.house.program);
    verify.args(["log", "verify", "--store", &store]);
    let verified = verify.output()?;
    if !verified.status.success() {
        report
            .faults
            .push(String::from_utf8_lossy(&verified.stderr).into_owned());
    }
    Ok(report)
}

/// What parts the nodes, in words.
fn how(refused: Option<&String>) -> String {
    match refused {
        None => "each node has a network namespace of its own, and lines between nodes are cut; those to the database and to NATS go through carriers, which cut and delay them".to_owned(),
        Some(why) => format!(
            "no network namespaces ({why}): lines to the database and to NATS go through carriers, which cut and delay them; those between nodes are not cut"
        ),
    }
}

/// How many sockets are served now by nodes that do not have their games.
fn followed(field: &Field) -> u64 {
    field.nodes.iter().map(Node::followed).sum()
}

fn verdict(
    report: &mut Report,
    histories: Vec<History>,
    heard: &[Heard],
    (store, longest): (&str, Duration),
) -> Result<(), Box<dyn Error>> {
    let appends = log::read(store)?;
    report.appends = appends.len();
    let (mut told, mut shown): (Vec<Told>, Vec<_>) = (Vec::new(), Vec::new());
    for history in histories {
        report.unanswered += history.unanswered;
        report.longest = report.longest.max(history.longest);
        report.faults.extend(history.strange);
        if history.told.len() < 2 {
            report
                .faults
                .push("a client was told of nothing that was done".into());
        }
        told.extend(history.told);
        shown.extend(history.shown);
    }
    if report.longest > longest {
        let (found, bound) = (report.longest.as_secs_f64(), longest.as_secs());
        report.faults.push(format!(
            "a client waited for {found:.1} s, at most {bound} s were expected"
        ));
    }
    report.told = told.len();
    report.looked_on = heard.len();
    let mut found = checker::check(&told, &shown, &appends);
    found.extend(checker::check_heard(heard, &appends));
    report.faults.extend(found.iter().map(ToString::to_string));
    Ok(())
}

/// A new game, as soon as a node makes one.
fn made(addresses: &Addresses, rng: &mut Rng) -> Result<Client, Box<dyn Error>> {
    let begun = Instant::now();
    loop {
        if let Some(client) = Client::make(addresses, rng.fork()) {
            return Ok(client);
        }
        if begun.elapsed() > STARTS {
            return Err("no node makes a game".into());
        }
        thread::sleep(LOOK);
    }
}

fn port_of(store: &str) -> Option<u16> {
    let behind = store.rsplit_once(':')?.1;
    behind.split('/').next()?.parse().ok()
}
