//! A server killed in the middle of running games, again and again: every move that it acknowledged is there, every
//! chain is whole, and the clocks stand where the last heartbeat left them.
//!
//! Small here; `ARBITER_KILLED_GAMES=200 ARBITER_KILLED_ROUNDS=10` makes it the size that is promised.

use std::env;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::process;
use crate::wire::{Http, Socket};
use arbiter_game::log::Log;
use arbiter_game::rules::chess::{Playable, Position};
use arbiter_hall::store::{Sqlite, Store};
use arbiter_hall::{BEATS, Beat, Desk, Office};
use serde_json::{Value, json};

const TEST: &str = "killed::a_server_that_is_killed_loses_nothing_that_it_acknowledged";
/// A heartbeat is written every second; the rest is what a busy machine takes until its timer rings and its disk is done.
const HEARTBEAT: u64 = 1_000;
const BUSY: u64 = 1_500;

fn setting(name: &str, usual: usize) -> usize {
    env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(usual)
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64
}

/// A game with the device that plays both of its sides, and what has been acknowledged of it.
#[derive(Debug, Clone)]
struct Played {
    event: String,
    game: String,
    cookie: String,
    /// The version of the last acknowledgement, and the move.
    told: (u64, String),
    /// Whether it was over by then.
    over: bool,
}

#[test]
fn a_server_that_is_killed_loses_nothing_that_it_acknowledged() {
    if process::serves() {
        return;
    }
    let (games, rounds) = (
        setting("ARBITER_KILLED_GAMES", 8),
        setting("ARBITER_KILLED_ROUNDS", 3),
    );
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    let mut played: Vec<Played> = Vec::new();
    let mut random = fastrand::Rng::with_seed(11);
    for round in 0..rounds {
        let (mut server, address) = process::start(folder.path(), TEST);
        let running = played.iter().filter(|game| !game.over).count();
        played.extend(runtime.block_on(open(address, games - running)));
        let before: u64 = played.iter().map(|game| game.told.0).sum();
        let patience = Duration::from_millis(random.u64(1_200..2_500));
        let killed = runtime.block_on(play_until_killed(address, &mut played, &mut server, patience));
        assert!(!server.wait().unwrap().success(), "the server was to be killed");
        let after: u64 = played.iter().map(|game| game.told.0).sum();
        assert!(after > before, "round {round}: nothing was acknowledged");
        check(folder.path(), &played, killed, round);
    }
}

/// As a terminal that is closed asks: everybody who listens is told that the server goes away, and may come again.
#[test]
fn whoever_listens_is_told_that_the_server_stops() {
    let folder = tempfile::tempdir().unwrap();
    let (mut server, address) = process::start(folder.path(), TEST);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let game = open(address, 1).await.remove(0);
        let path = format!("/api/v1/games/{}/live", game.game);
        let mut player = Socket::open(address, &path, &game.cookie).await.unwrap();
        let path = format!("/api/v1/events/{}/live", game.event);
        let mut watcher = Socket::open(address, &path, &game.cookie).await.unwrap();
        let id = server.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-HUP", &id])
                .status()
                .unwrap()
                .success()
        );
        assert_eq!(player.closed().await, Some(1001));
        assert_eq!(watcher.closed().await, Some(1001));
    });
    // What runs it says at its end that all went well, to nobody who reads: only a signal leaves no code.
    assert!(server.wait().unwrap().code().is_some());
}

async fn open(address: SocketAddr, games: usize) -> Vec<Played> {
    let mut all = Vec::new();
    for n in 0..games {
        let new = json!({ "name": format!("Game {n}"), "control": "90m+30s", "seats": "both" });
        let made = Http::new(address).post("/api/v1/games", None, &new).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let body: Value = serde_json::from_str(&made.text).unwrap();
        all.push(Played {
            event: body["event"].as_str().unwrap().to_owned(),
            game: body["game"].as_str().unwrap().to_owned(),
            cookie: made.cookie.unwrap(),
            told: (0, String::new()),
            over: false,
        });
    }
    all
}

/// Plays all games at once until the server is gone; gives the time of the kill.
async fn play_until_killed(
    address: SocketAddr,
    played: &mut [Played],
    server: &mut Child,
    patience: Duration,
) -> u64 {
    let shared: Vec<_> = played
        .iter()
        .cloned()
        .map(|game| Arc::new(Mutex::new(game)))
        .collect();
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let running = played.iter().filter(|game| !game.over).count();
    let tasks: Vec<_> = shared
        .iter()
        .cloned()
        .map(|game| tokio::spawn(play(address, game, Arc::clone(&acknowledged))))
        .collect();
    // However slow the machine is: most games are under way before the server dies.
    let waited = Instant::now();
    while acknowledged.load(Ordering::Relaxed) < running && waited.elapsed() < Duration::from_mins(1) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(patience).await;
    server.kill().unwrap();
    let killed = now();
    for task in tasks {
        task.await.unwrap();
    }
    for (game, shared) in played.iter_mut().zip(shared) {
        *game = shared.lock().unwrap().clone();
    }
    killed
}

/// Plays one game: whatever is legal, both sides, until the server does not answer any more.
async fn play(address: SocketAddr, shared: Arc<Mutex<Played>>, acknowledged: Arc<AtomicUsize>) -> Option<()> {
    let (game, cookie) = {
        let game = shared.lock().unwrap();
        (game.game.clone(), game.cookie.clone())
    };
    let mut random = fastrand::Rng::with_seed(game.bytes().map(u64::from).sum());
    let mut socket = Socket::open(address, &format!("/api/v1/games/{game}/live"), &cookie).await?;
    let welcome = socket.expect("welcome").await?;
    let view = &welcome["view"];
    if socket.over {
        shared.lock().unwrap().over = true;
        return None;
    }
    let mut position = position_of(view);
    if !view["held"].is_null() {
        socket.settle("last_beat").await?;
    } else if view["phase"] == "before" {
        socket.does(Some("white"), json!([{ "do": "start" }])).await?;
    }
    loop {
        let legal: Vec<_> = position.legal_moves().into_iter().collect();
        let one = random.choice(&legal)?;
        let uci = one.to_move(false).to_string();
        let side = position.turn().word();
        let reply = socket
            .does(Some(side), json!([{ "do": "move", "uci": uci }]))
            .await?;
        if reply["ok"] != true {
            return None;
        }
        acknowledged.fetch_add(1, Ordering::Relaxed);
        shared.lock().unwrap().told = (reply["version"].as_u64()?, uci);
        // Over by the moves themselves, such as a dead position: pieces pushed after it are no moves.
        if socket.over {
            shared.lock().unwrap().over = true;
            return None;
        }
        position = position.play(*one);
    }
}

fn position_of(view: &Value) -> Position {
    // Rights to castle are not part of what is seen; without them every move that is found is legal all the same.
    let side = if view["turn"] == "white" { "w" } else { "b" };
    let fen = format!("{} {side} - - 0 1", view["board"].as_str().unwrap());
    fen.parse().unwrap()
}

fn check(folder: &Path, played: &[Played], killed: u64, round: usize) {
    let store = Sqlite::open(&folder.join("arbiter.sqlite3")).unwrap();
    let beats = store.version(BEATS).unwrap();
    let last = store.read(BEATS, beats - 1, 1).unwrap();
    let last = Beat::read(&last[0]).unwrap().at;
    assert!(
        killed.abs_diff(last) <= HEARTBEAT + BUSY,
        "round {round}: the last heartbeat is {} ms old",
        killed.abs_diff(last)
    );
    for game in played {
        let (version, played) = &game.told;
        let name = format!("game/{}", game.game);
        let lines = store.read(&name, 0, usize::MAX >> 1).unwrap();
        assert!(
            lines.len() as u64 >= *version,
            "round {round}, {name}: told {version}, found {}",
            lines.len()
        );
        let text: Vec<_> = lines.iter().map(|line| String::from_utf8_lossy(line)).collect();
        let log =
            Log::read(&text.join("\n")).unwrap_or_else(|error| panic!("round {round}, {name}: {error}"));
        if *version == 0 {
            continue;
        }
        let mut after = log.beginning().unwrap();
        log.entries
            .iter()
            .take(*version as usize - 1)
            .for_each(|entry| after.evolve(entry));
        let made = after
            .state()
            .line
            .last()
            .and_then(|ply| ply.played)
            .map(|one| one.to_string());
        assert_eq!(made.as_ref(), Some(played), "round {round}, {name}");
        clocks_are_within_the_heartbeat(&store, &game.event, &lines, killed, last);
    }
}

/// What is proposed after the restart, against what the displays showed when the server was killed.
fn clocks_are_within_the_heartbeat(
    store: &Sqlite,
    event: &str,
    lines: &[Vec<u8>],
    killed: u64,
    last_beat: u64,
) {
    let facts = store.read(&format!("event/{event}"), 0, usize::MAX >> 1).unwrap();
    let office = Office::read(event, &facts).unwrap();
    let (mut desk, _) = Desk::read(lines, &office.plan, &office.boards[&1]).unwrap();
    let Some(shown) = desk.shows_at(killed).filter(|_| desk.runs()) else {
        return;
    };
    desk.restart(last_beat).unwrap().unwrap();
    let held = desk.held().unwrap();
    for (proposed, shown) in held.last_beat.into_iter().zip(shown) {
        assert!(
            proposed.abs_diff(shown) <= HEARTBEAT + BUSY,
            "proposed {proposed} ms, the display showed {shown} ms"
        );
    }
}
