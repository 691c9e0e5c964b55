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
pub const PLAYED: (Duration, Duration) = (Duration::from_secs(24), Duration::from_secs(4));

/// So long is waited until the server takes another game, and so long between two attempts.
const PATIENCE: Duration = Duration::from_mins(1);
const AGAIN: Duration = Duration::from_millis(100);

/// A game whose both players have one pass.
pub struct Game {
    pub id: String,
    pub cookie: String,
}

impl Game {
    /// Made at a node.
    pub fn make(address: &str) -> Option<Self> {
        let asked = json!({ "name": "", "control": "2h", "seats": "both", "rulebook": "fide-2009" });
        let begun = Instant::now();
        let made = loop {
            let made = ask(address, "POST /api/v1/games", "", &asked)?;
            // Nobody makes a hall of games at one instant: the server takes so many a second from one address.
            if made.status != 429 || begun.elapsed() > PATIENCE {
                break made;
            }
            thread::sleep(AGAIN);
        };
        let made = Some(made).filter(|made| made.status == 201)?;
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

/// The next message of which that is so; nothing where the socket is closed first.
pub fn heard(socket: &mut Socket, is: impl Fn(&Value) -> bool) -> Option<Value> {
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
    let seated: Vec<Player> = (0..games)
        .map(|number| {
            let game = Game::make(&addresses[0]).expect("a game");
            Player::of(&game, &addresses[number as usize % 2])
        })
        .collect();
    let begun = Instant::now();
    let players: Vec<_> = (0..games)
        .zip(seated)
        .map(|(number, player)| {
            // They do not all move at the same instant.
            let first = every * number / games;
            thread::spawn(move || one(player, (begun, first), every))
        })
        .collect();
    let mut both = [Times::default(), Times::default()];
    for (number, player) in players.into_iter().enumerate() {
        both[number % 2].join(player.join().expect("a game"));
    }
    both
}

fn one(mut player: Player, (begun, first): (Instant, Duration), every: Duration) -> Times {
    let mut times = Times::default();
    let mut due = first + Duration::from_secs(2);
    while due <= PLAYED.0 {
        thread::sleep((begun + due).saturating_duration_since(Instant::now()));
        let from = Instant::now();
        player.moves();
        if begun.elapsed() > PLAYED.1 {
            times.add(from.elapsed());
        }
        due += every;
    }
    times
}

/// Both players of a game at one address.
pub struct Player {
    sockets: [Socket; 2],
    number: usize,
    version: u64,
}

impl Player {
    /// They come, and the clock is started.
    pub fn of(game: &Game, at: &str) -> Self {
        let sockets = [(); 2].map(|()| game.socket(at).expect("a socket"));
        let mut player = Self {
            sockets,
            number: 0,
            version: 1,
        };
        player.command(&json!({ "acts": [{ "do": "start" }], "side": "white" }));
        player
    }

    /// The next move.
    pub fn moves(&mut self) {
        self.number += 1;
        let (side, text) = MOVES[(self.number - 1) % MOVES.len()];
        self.command(&json!({ "acts": [{ "do": "move", "text": text }], "side": side }));
    }

    /// Sends a command at the first socket, and waits until both have heard of it.
    fn command(&mut self, body: &Value) {
        let mut message =
            json!({ "type": "command", "id": format!("m{}", self.number), "seen": self.version });
        for (field, value) in body.as_object().into_iter().flatten() {
            message[field] = value.clone();
        }
        let [mine, other] = &mut self.sockets;
        mine.send(&message.to_string()).expect("an open line");
        let reply = heard(mine, |message| message["type"] == "reply").expect("a reply");
        assert_eq!(reply["ok"], true, "{reply}");
        let version = reply["version"].as_u64().unwrap_or(self.version);
        let told = |message: &Value| message["version"].as_u64().is_some_and(|told| told >= version);
        heard(other, |message| message["type"] == "update" && told(message)).expect("an update");
        self.version = version;
    }
}
