//! Games over sockets: each move is timed from its sending until both players have heard of it.

use std::thread;
use std::time::{Duration, Instant};

use arbiter_bench::figures::Times;
use arbiter_nodes::{Frame, Socket, ask};
use serde_json::{Value, json};

/// What is played over and over: no rulebook of 2009 ends a game for it unasked.
const MOVES: [(&str, &str); 4] = [
    ("white", "Nf3"),
    ("black", "Nf6"),
    ("white", "Ng1"),
    ("black", "Ng8"),
];
/// So long it is played, and the first part does not count.
const PLAYED: (Duration, Duration) = (Duration::from_secs(24), Duration::from_secs(4));

/// A game whose both players have one pass.
pub struct Game {
    pub id: String,
    pub cookie: String,
}

impl Game {
    /// Made at a node.
    pub fn make(address: &str) -> Option<Self> {
        let asked = json!({ "name": "", "control": "2h", "seats": "both", "rulebook": "fide-2009" });
        let made = ask(address, "POST /api/v1/games", "", &asked).filter(|made| made.status == 201)?;
        Some(Self {
            id: made.json()["game"].as_str()?.to_owned(),
            cookie: made.cookie?,
        })
    }

    /// A socket of the players, welcomed.
    pub fn socket(&self, address: &str) -> Option<Socket> {
        let path = format!("/api/v1/games/{}/live", self.id);
        let mut socket = Socket::open(address, &path, &self.cookie).ok()?;
        heard(&mut socket, |message| message["type"] == "welcome").map(|_| socket)
    }
}

/// The next message of which that is so.
fn heard(socket: &mut Socket, is: impl Fn(&Value) -> bool) -> Option<Value> {
    loop {
        match socket.hear() {
            Frame::Told(message) if is(&message) => return Some(message),
            Frame::Told(_) | Frame::Nothing => {}
            Frame::Closed(_) => return None,
        }
    }
}

/// Plays so many games made at the first address, every second one at the other; times of those at the owner, and of those that are
/// carried.
pub fn play(addresses: &[String; 2], games: u32, every: Duration) -> [Times; 2] {
    let begun = Instant::now();
    let players: Vec<_> = (0..games)
        .map(|number| {
            let [made, at] = [&addresses[0], &addresses[number as usize % 2]].map(Clone::clone);
            // They do not all move at the same instant.
            let first = every * number / games;
            thread::spawn(move || one(&made, &at, (begun, first), every))
        })
        .collect();
    let mut both = [Times::default(), Times::default()];
    for (number, player) in players.into_iter().enumerate() {
        both[number % 2].join(player.join().expect("a game"));
    }
    both
}

fn one(made: &str, at: &str, (begun, first): (Instant, Duration), every: Duration) -> Times {
    let mut times = Times::default();
    let game = Game::make(made).expect("a game");
    let mut sockets = [(); 2].map(|()| game.socket(at).expect("a socket"));
    let mut version = command(
        &mut sockets,
        0,
        1,
        &json!({ "acts": [{ "do": "start" }], "side": "white" }),
    );
    let mut due = first + Duration::from_secs(2);
    for number in 1.. {
        if due > PLAYED.0 {
            break;
        }
        thread::sleep((begun + due).saturating_duration_since(Instant::now()));
        let (side, text) = MOVES[(number - 1) % MOVES.len()];
        let body = json!({ "acts": [{ "do": "move", "text": text }], "side": side });
        let from = Instant::now();
        version = command(&mut sockets, number, version, &body);
        if begun.elapsed() > PLAYED.1 {
            times.add(from.elapsed());
        }
        due += every;
    }
    times
}

/// Sends a command at the first socket, and waits until both have heard of it; the version that they have then.
fn command(sockets: &mut [Socket; 2], number: usize, seen: u64, body: &Value) -> u64 {
    let mut message = json!({ "type": "command", "id": format!("m{number}"), "seen": seen });
    for (field, value) in body.as_object().into_iter().flatten() {
        message[field] = value.clone();
    }
    sockets[0].send(&message.to_string()).expect("an open line");
    let reply = heard(&mut sockets[0], |message| message["type"] == "reply").expect("a reply");
    assert_eq!(reply["ok"], true, "{reply}");
    let version = reply["version"].as_u64().unwrap_or(seen);
    let told = |message: &Value| message["version"].as_u64().is_some_and(|told| told >= version);
    heard(&mut sockets[1], |message| {
        message["type"] == "update" && told(message)
    })
    .expect("an update");
    version
}
