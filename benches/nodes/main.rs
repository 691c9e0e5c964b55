//! Nodes on one database: what an append costs there, what it costs to be carried, and how long a dead node is missed.
//!
//! `make bench BENCH=nodes`; `NODES_GAMES=1000 NODES_RATE=500` for the full hall. Beside it the bare control: commits of one such
//! append by nobody but the database. Time on the clock, so that disk and network count.

mod bare;
mod leaving;
mod played;
mod spectators;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use arbiter_bench::figures;
use arbiter_database::Server;
use arbiter_nodes::{Ground, House, Nats, Node, Signal, ask, secret};
use serde_json::json;

use played::Game;

/// Appends of four entries a second, where one sync is faster than that many milliseconds.
const APPENDS: (f64, f64) = (5_000.0, 5.0);
/// From a command to both players: so many times a bare commit, or so many milliseconds, whichever is more.
const COMMAND: (f64, f64) = (3.0, 50.0);
/// A carried socket holds so many kB, and adds so many milliseconds.
const CARRIED: (f64, f64) = (60.0, 2.0);
/// From kill -9 to the first command taken elsewhere, in seconds.
const TAKEN: f64 = 8.0;
/// Sockets that only lie there, to see what one holds.
const IDLE: usize = 400;

fn figure(name: &str, usual: u32) -> u32 {
    env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(usual)
}

fn says(holds: bool) -> &'static str {
    if holds { "held" } else { "MISSED" }
}

fn main() -> ExitCode {
    let Some(program) = env::var_os("ARBITER_PROGRAM").map(PathBuf::from) else {
        println!("nodes: skipped, make bench builds the program that is measured");
        return ExitCode::SUCCESS;
    };
    println!("{}, load {}", arbiter_bench::topology(), figures::load());
    let database = Server::start();
    let mut commit = bare::commits(&database.fresh());
    let sync = commit.of_thousand(500);
    println!(
        "a bare commit of one append: middle {sync:.2} ms, 99 of 100 {:.2} ms",
        commit.of_thousand(990)
    );
    let rate = bare::appends(&database.fresh());
    let mut held = sync >= APPENDS.1 || rate >= APPENDS.0;
    println!(
        "appends of four entries: {rate:.0} a second, bound {} ({})",
        APPENDS.0,
        says(held)
    );
    let folder = tempfile::tempdir().expect("a folder");
    let house = House {
        program,
        secret: secret(folder.path()).expect("a secret"),
    };
    let nats = Nats::start().expect("a NATS server");
    let ground = Ground {
        store: database.fresh(),
        nats: Some(nats.address()),
        machine: None,
    };
    let mut nodes = ["north", "south"].map(|name| Node::start(name, ground.clone(), &house).expect("a node"));
    held &= under_load(&nodes, &database, (&ground.store, commit.of_thousand(990)));
    held &= of_sockets(&nodes);
    held &= spectators::look_on(&nodes);
    held &= leaving::leaves(&mut nodes);
    nodes[0].again().expect("a node");
    held &= killed(&mut nodes);
    if held {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn address(node: &Node) -> String {
    let address = node.address();
    let address = address.lock().expect("nobody panics with it");
    address.clone()
}

/// Games of the first node, half of them played at the other one, which carries them.
fn under_load(nodes: &[Node; 2], database: &Server, (store, commit): (&str, f64)) -> bool {
    let (games, rate) = (figure("NODES_GAMES", 200), figure("NODES_RATE", 100));
    let every = Duration::from_secs(1) * games / rate;
    let worked = || {
        let [owner, other] = nodes
            .each_ref()
            .map(|node| node.pid().map_or(0.0, figures::processor));
        [owner, other, figures::family(database.pid())]
    };
    let (before, logged) = (worked(), bare::logged(store));
    let [own, carried] = played::play(&nodes.each_ref().map(address), games, every);
    let (after, logged) = (worked(), bare::logged(store) - logged);
    let mut all = own.clone();
    all.join(carried.clone());
    let (mut own, mut carried) = (own, carried);
    let (here, there) = (own.of_thousand(990), carried.of_thousand(990));
    let most = (commit * COMMAND.0).max(COMMAND.1);
    println!(
        "{games} games, {rate} moves a second, {} moves: to both players 99 of 100 {:.1} ms, bound {most:.0} ({}); at the owner {:.1} and {here:.1} ms, carried {:.1} and {there:.1} ms",
        all.len(),
        all.of_thousand(990),
        says(all.of_thousand(990) <= most),
        own.of_thousand(500),
        carried.of_thousand(500),
    );
    // What came before the first move counts too: games are made, sockets opened.
    let moves = f64::from(rate) * played::PLAYED.0.as_secs_f64();
    let a_move = [0, 1, 2].map(|one| (after[one] - before[one]) * 1_000.0 / moves);
    println!(
        "a move costs {:.2} ms of the owner's processor, {:.2} ms of the other's, which carries every second one, {:.2} ms of the database's, and {:.0} bytes of its write-ahead log",
        a_move[0],
        a_move[1],
        a_move[2],
        logged / moves
    );
    let adds = there - here;
    println!(
        "carried adds {adds:.1} ms at 99 of 100, bound {} ({})",
        CARRIED.1,
        says(adds <= CARRIED.1)
    );
    all.of_thousand(990) <= most && adds <= CARRIED.1
}

/// What a carried socket holds at the node that carries it.
fn of_sockets(nodes: &[Node; 2]) -> bool {
    let holds = |node: &Node| node.pid().map_or(0.0, figures::memory);
    let game = Game::make(&address(&nodes[0])).expect("a game");
    let before = holds(&nodes[1]);
    let sockets: Vec<_> = (0..IDLE).map(|_| game.socket(&address(&nodes[1]))).collect();
    let kb = (holds(&nodes[1]) - before) * 1_000.0 / f64::from(IDLE as u32);
    let are_open = sockets.iter().all(Option::is_some);
    let held = are_open && kb <= CARRIED.0;
    println!(
        "a carried socket: {kb:.0} kB at the node that carries, bound {} ({})",
        CARRIED.0,
        says(held)
    );
    held
}

/// The owner is killed: how long until its games are played at the other one.
fn killed(nodes: &mut [Node; 2]) -> bool {
    let games: Vec<Game> = (0..figure("NODES_EVENTS", 200))
        .filter_map(|_| Game::make(&address(&nodes[0])))
        .collect();
    nodes[0].signal(Signal::SIGKILL);
    nodes[0].wait();
    let begun = Instant::now();
    let there = address(&nodes[1]);
    let mut took = Vec::new();
    for game in &games {
        let way = format!("POST /api/v1/games/{}/commands", game.id);
        let body = json!({ "id": "k", "seen": 1, "side": "white", "acts": [{ "do": "start" }] });
        loop {
            let answer = ask(&there, &way, &game.cookie, &body);
            if answer.is_some_and(|answer| answer.status == 200) {
                break;
            }
            assert!(begun.elapsed() < Duration::from_mins(1), "nobody has taken it");
            std::thread::sleep(Duration::from_millis(50));
        }
        took.push(begun.elapsed().as_secs_f64());
    }
    let (first, last) = (
        took.first().copied().unwrap_or(0.0),
        took.last().copied().unwrap_or(0.0),
    );
    println!(
        "kill -9 of a node with {} events: first command elsewhere after {first:.1} s, bound {TAKEN} ({}), of the last event after {last:.1} s",
        took.len(),
        says(first <= TAKEN)
    );
    first <= TAKEN
}
