//! A house full of tournaments under `arbiter serve`, in a process of its own: commands to the largest event over HTTP, durable and
//! answered, and the start with hundreds of events in one folder. No peer: those that exist keep no log.
//!
//! `make bench BENCH=house`; `HOUSE_PLAYERS=200` makes it shorter, `HOUSE_FOLDER` chooses the disk. Time on the clock, so that disk and
//! network count.

mod written;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use arbiter_bench::figures::{self, Times};
use arbiter_bench::http::Line;
use arbiter_bench::server::Server;
use serde_json::{Value, json};

/// Rounds of every event.
const ROUNDS: u16 = 11;
/// Milliseconds in the middle, and at most in 99 of 100, from sending a command to its answer.
const COMMAND: (f64, f64) = (20.0, 100.0);
/// So many events lie in the other folder, so many of them with a hundred players; the rest are of eight.
const EVENTS: (u32, u32) = (300, 60);
/// Seconds that the start with them may take, and the MB it may hold.
const START: (f64, f64) = (2.0, 80.0);
/// So many commands are timed.
const COMMANDS: u32 = 200;
/// So long between two: faster than hands, slower than the server takes for an attack.
const PACE: Duration = Duration::from_millis(120);
/// Results of so many boards are corrected in turn.
const BOARDS: usize = 50;

fn main() -> ExitCode {
    let Some(program) = env::var_os("ARBITER_PROGRAM").map(PathBuf::from) else {
        println!("a house of events: skipped, make bench builds the program that is measured");
        return ExitCode::SUCCESS;
    };
    let players = env::var("HOUSE_PLAYERS").ok().and_then(|text| text.parse().ok());
    let base =
        env::var_os("HOUSE_FOLDER").map_or_else(|| PathBuf::from(env!("CARGO_TARGET_TMPDIR")), PathBuf::from);
    let folder = tempfile::tempdir_in(base).expect("a disk with room");
    println!("{}, load {}", arbiter_bench::topology(), figures::load());
    let quick = commands(&program, &folder.path().join("one"), players.unwrap_or(2_000));
    let light = start(&program, &folder.path().join("many"));
    if quick && light {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Results of the last round are corrected, one after the other, each answered before the next is sent.
fn commands(program: &Path, folder: &Path, players: u16) -> bool {
    let pass = written::folder(folder, &[("open".to_owned(), players)], ROUNDS, ROUNDS).remove(0);
    let server = Server::serve(program, folder);
    let mut line = Line::open(server.address);
    let mut times = Times::default();
    let mut stands = standing(&mut line);
    for number in 0..COMMANDS {
        let board = number as usize % BOARDS;
        let was = stands[board].clone();
        let result = if was == "1-0" { "0-1" } else { "1-0" };
        let body = json!({
            "id": format!("n{number}"), "confirm": "yes",
            "acts": [{ "do": "result", "round": ROUNDS, "board": board + 1, "result": result, "was": was }],
        });
        std::thread::sleep(PACE);
        let from = Instant::now();
        let answer = ask(
            &mut line,
            "POST",
            "acts",
            &format!("cookie: pass={pass}\r\n"),
            &body.to_string(),
        );
        times.add(from.elapsed());
        assert_eq!(answer["ok"], true, "{answer}");
        result.clone_into(&mut stands[board]);
    }
    let (median, most) = (times.of_thousand(500), times.of_thousand(990));
    let memory = figures::memory(server.pid());
    println!(
        "a command to {players} players and {ROUNDS} rounds, durable and answered ({} of them): p50 {median:.1} ms, p99 {most:.1} ms (bounds {} and {}); the server holds {memory:.0} MB",
        times.len(),
        COMMAND.0,
        COMMAND.1
    );
    median <= COMMAND.0 && most <= COMMAND.1
}

/// What stands on the first boards of the last round.
fn standing(line: &mut Line) -> Vec<String> {
    let state = ask(line, "GET", "state", "", "");
    let boards = state["boards"].as_array().expect("boards");
    let last = boards.iter().filter(|board| board["round"] == ROUNDS);
    let result = |board: &Value| board["result"].as_str().expect("a result").to_owned();
    last.take(BOARDS).map(result).collect()
}

/// A request about the event, answered.
fn ask(line: &mut Line, method: &str, what: &str, heads: &str, body: &str) -> Value {
    let heads = format!("{heads}content-type: application/json\r\n");
    let answer = line.ask(method, &format!("/api/v1/events/open/{what}"), &heads, body);
    serde_json::from_slice(&answer.body).expect("JSON")
}

/// The start with hundreds of events, until the program says where it listens.
fn start(program: &Path, folder: &Path) -> bool {
    let (all, large) = EVENTS;
    let events: Vec<(String, u16)> = (0..all)
        .map(|number| (format!("event{number}"), if number < large { 100 } else { 8 }))
        .collect();
    written::folder(folder, &events, 7, 7);
    let from = Instant::now();
    let server = Server::serve(program, folder);
    let up = from.elapsed().as_secs_f64();
    let memory = figures::memory(server.pid());
    println!(
        "{all} events in one folder, {large} of 100 players: up in {up:.2} s, {memory:.0} MB (bounds {} s and {} MB)",
        START.0, START.1
    );
    up <= START.0 && memory <= START.1
}
