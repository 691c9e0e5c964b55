//! Two players at one device, who play through whichever node answers, and keep what they were told.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::checker::{Shown, Told};
use crate::http::{Answer, ask};
use crate::node::LOOK;

/// What is played over and over: no rulebook of 2009 ends a game for it unasked.
const MOVES: [(&str, &str); 4] = [
    ("white", "Nf3"),
    ("black", "Nf6"),
    ("white", "Ng1"),
    ("black", "Ng8"),
];

/// Where the nodes listen.
pub type Addresses = Vec<Arc<Mutex<String>>>;

/// What a client kept.
#[derive(Debug, Default)]
pub struct History {
    /// What it was told that it is done.
    pub told: Vec<Told>,
    /// What the clocks showed.
    pub shown: Vec<Shown>,
    /// The longest time between two answers.
    pub longest: Duration,
    /// Answers that were no answer.
    pub unanswered: u64,
    /// Replies that nobody expected.
    pub strange: Vec<String>,
}

/// Both players of a game.
pub struct Client {
    addresses: Addresses,
    rng: Rng,
    cookie: String,
    pass: String,
    game: String,
    event: String,
    sent: u64,
    ply: usize,
    history: History,
}

impl Client {
    /// A new game, made at one of the nodes; nothing where none answers.
    pub fn make(addresses: &Addresses, mut rng: Rng) -> Option<Self> {
        let asked = json!({ "name": "", "control": "2h", "seats": "both", "rulebook": "fide-2009" });
        let address = pick(addresses, &mut rng);
        let made = ask(&address, "POST /api/v1/games", "", &asked).filter(|made| made.status == 201)?;
        let told = made.json();
        let cookie = made.cookie?;
        let pass = cookie.split_once('=')?.1.to_owned();
        Some(Self {
            addresses: addresses.clone(),
            rng,
            cookie,
            pass,
            game: told["game"].as_str()?.to_owned(),
            event: told["event"].as_str()?.to_owned(),
            sent: 0,
            ply: 0,
            history: History::default(),
        })
    }

    /// Its game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Plays until it is told to end.
    pub fn play(mut self, ends: &AtomicBool) -> History {
        let mut last = Instant::now();
        let mut begun = false;
        while !ends.load(Ordering::Relaxed) {
            let act = if begun {
                let (side, text) = MOVES[self.ply % MOVES.len()];
                json!({ "acts": [{ "do": "move", "text": text }], "side": side })
            } else {
                json!({ "acts": [{ "do": "start" }], "side": "white" })
            };
            if self.does(&act, ends) {
                self.ply += usize::from(begun);
                begun = true;
                self.history.longest = self.history.longest.max(last.elapsed());
                last = Instant::now();
            }
            let pause = self.rng.u64(20..200);
            thread::sleep(Duration::from_millis(pause));
        }
        self.history
    }

    fn ask(&mut self, way: &str, body: &Value) -> Option<Answer> {
        let address = pick(&self.addresses, &mut self.rng);
        let answer = ask(&address, way, &self.cookie, body);
        self.history.unanswered += u64::from(answer.is_none());
        answer
    }

    /// Sends a command until there is an answer that says what came of it; under the same name each time.
    fn does(&mut self, act: &Value, ends: &AtomicBool) -> bool {
        let Some(seen) = self.seen() else { return false };
        self.sent += 1;
        let id = format!("c{}", self.sent);
        let mut body = json!({ "id": id, "seen": seen });
        for (field, value) in act.as_object().into_iter().flatten() {
            body[field] = value.clone();
        }
        let way = format!("POST /api/v1/games/{}/commands", self.game);
        while !ends.load(Ordering::Relaxed) {
            let Some(answer) = self.ask(&way, &body).filter(|answer| answer.status != 503) else {
                thread::sleep(LOOK);
                continue;
            };
            let reply = answer.json();
            if reply["ok"] == json!(true) && reply["refused"].is_null() {
                self.history.told.push(Told {
                    stream: self.stream(),
                    key: self.key(&id),
                    version: reply["version"].as_u64().unwrap_or(0),
                });
                return true;
            }
            let tag = reply["error"]["tag"].as_str().unwrap_or_default();
            // Clocks that stand are settled with the next look; what came between is seen with it.
            if !["stale", "held"].contains(&tag) && self.history.strange.len() < 20 {
                self.history.strange.push(reply.to_string());
            }
            return false;
        }
        false
    }

    /// The version that is seen; clocks that stand after a failure go on by the later figures.
    fn seen(&mut self) -> Option<u64> {
        let way = format!("GET /api/v1/games/{}", self.game);
        let seen = self
            .ask(&way, &Value::Null)
            .filter(|answer| answer.status == 200)?;
        let seen = seen.json();
        let clock = &seen["view"]["clock"];
        let ms = |side: &str| clock[side]["ms"].as_u64();
        if let Some(both) = ms("white").zip(ms("black")).map(|(white, black)| white + black) {
            let stream = self.stream();
            self.history.shown.push(Shown { stream, both });
        }
        if seen["view"]["held"].is_null() {
            return seen["version"].as_u64();
        }
        let way = format!("POST /api/v1/events/{}/settle", self.event);
        self.ask(&way, &json!({ "figures": "last_beat" }));
        None
    }

    fn stream(&self) -> String {
        format!("game/{}", self.game)
    }

    /// A command is known in the log by half of the hash of the device's pass and its name.
    fn key(&self, id: &str) -> String {
        let digest = Sha256::digest(format!("{}\n{id}", self.pass));
        digest.iter().take(16).fold(String::new(), |mut text, byte| {
            // Writing into a text cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

/// One of them, by chance.
pub fn pick(addresses: &Addresses, rng: &mut Rng) -> String {
    let one = &addresses[rng.usize(..addresses.len())];
    one.lock().unwrap_or_else(PoisonError::into_inner).clone()
}
