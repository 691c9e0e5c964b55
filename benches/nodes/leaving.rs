//! A node is asked to stop, as for a new version: how long its players are without a line.

use std::thread;
use std::time::{Duration, Instant};

use arbiter_bench::figures::Times;
use arbiter_nodes::{Frame, Node, Signal, Socket, ask};
use serde_json::{Value, json};

use crate::played::{Game, Player, heard};
use crate::{address, figure, says};

/// 99 of 100 sockets are back within so many milliseconds.
const BACK: f64 = 1_000.0;
/// A page comes again after a time by chance in these bounds, in milliseconds.
const PAUSE: core::ops::Range<u64> = 50..500;
/// Between two attempts of a page that finds nobody.
const AGAIN: Duration = Duration::from_millis(50);
/// Longer than that nothing takes.
const PATIENCE: Duration = Duration::from_mins(1);

/// What a socket saw.
struct Seen {
    back: Duration,
    is_held: bool,
}

/// Two sockets a game, one at the owner and one carried; the owner leaves while each player sends a move.
pub fn leaves(nodes: &mut [Node; 2]) -> bool {
    let addresses = nodes.each_ref().map(address);
    let games: Vec<Game> = (0..figure("NODES_EVENTS", 200))
        .map(|_| {
            let game = Game::make(&addresses[0]).expect("a game");
            // A clock runs.
            Player::of(&game, &addresses[0]).moves();
            game
        })
        .collect();
    let mut sockets = Vec::new();
    for game in &games {
        for at in &addresses {
            let socket = game.socket(at).expect("a socket");
            let (path, cookie) = (format!("/api/v1/games/{}/live", game.id), game.cookie.clone());
            // Whoever was at the node that leaves finds the other one by the balancer.
            let there = addresses[1].clone();
            let pause = Duration::from_millis(fastrand::u64(PAUSE));
            sockets.push(thread::spawn(move || {
                comes_again(socket, &there, &path, &cookie, pause)
            }));
        }
    }
    nodes[0].signal(Signal::SIGTERM);
    let moves: Vec<_> = games
        .iter()
        .map(|game| {
            let (id, cookie, both) = (game.id.clone(), game.cookie.clone(), addresses.clone());
            thread::spawn(move || moved_once(&id, &cookie, &both))
        })
        .collect();
    let (mut back, mut stood) = (Times::default(), 0);
    for socket in sockets {
        let seen = socket.join().expect("a socket");
        back.add(seen.back);
        stood += usize::from(seen.is_held);
    }
    let done = moves.into_iter().filter_map(|one| one.join().ok().flatten());
    let right = done.filter(|once| *once).count();
    nodes[0].wait();
    let late = back.of_thousand(990);
    let held = late <= BACK && stood == 0 && right == games.len();
    println!(
        "a node with {} events and {} sockets leaves: back 99 of 100 after {late:.0} ms, bound {BACK}; clocks that stand {stood}, moves of that moment that are there once {right} of {} ({})",
        games.len(),
        back.len(),
        games.len(),
        says(held)
    );
    held
}

/// From the close of a socket until its page has its game again, as a page does it.
fn comes_again(mut socket: Socket, address: &str, path: &str, cookie: &str, pause: Duration) -> Seen {
    while !matches!(socket.hear(), Frame::Closed(_)) {}
    let begun = Instant::now();
    thread::sleep(pause);
    while begun.elapsed() < PATIENCE {
        if let Ok(mut socket) = Socket::open(address, path, cookie)
            && let Some(welcome) = heard(&mut socket, |message| message["type"] == "welcome")
        {
            return Seen {
                back: begun.elapsed(),
                is_held: !welcome["view"]["held"].is_null(),
            };
        }
        thread::sleep(AGAIN);
    }
    panic!("a socket did not come back");
}

/// One move under one name, sent to either node until somebody says that it is done; whether the game then holds the first move and
/// this one, and nothing twice.
fn moved_once(id: &str, cookie: &str, both: &[String; 2]) -> Option<bool> {
    let game = format!("GET /api/v1/games/{id}");
    let way = format!("POST /api/v1/games/{id}/commands");
    let begun = Instant::now();
    for at in both.iter().cycle() {
        // What the hand-over wrote is seen before the move is sent again.
        let seen = ask(at, &game, cookie, &Value::Null).filter(|answer| answer.status == 200);
        let acts = json!([{ "do": "move", "text": "Nf6" }]);
        let answer = seen.and_then(|seen| {
            let body =
                json!({ "id": "leaving", "seen": seen.json()["version"], "side": "black", "acts": acts });
            ask(at, &way, cookie, &body)
        });
        if answer.is_some_and(|answer| answer.status == 200 && answer.json()["ok"] == true) {
            break;
        }
        if begun.elapsed() > PATIENCE {
            return None;
        }
        // As a page, which says it again when it has found its game again.
        thread::sleep(Duration::from_millis(fastrand::u64(PAUSE)));
    }
    // It may be on its way there.
    let state = loop {
        let answer = ask(&both[1], &game, cookie, &Value::Null).filter(|answer| answer.status == 200);
        match answer {
            Some(answer) => break answer.json(),
            None if begun.elapsed() > PATIENCE => return None,
            None => thread::sleep(AGAIN),
        }
    };
    // The last two moves are told, so that the first of a game is among them as long as there are no more.
    let last = state["view"]["ribbon"].as_array()?;
    let told = |place: usize, san: &str| {
        let one = last.get(place).and_then(Value::as_str);
        one.is_some_and(|one| one.ends_with(san))
    };
    Some(last.len() == 2 && told(0, "Nf3") && told(1, "Nf6"))
}
