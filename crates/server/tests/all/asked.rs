//! A game that is asked for costs what is seen of it and not its history, and nobody who plays waits for it.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use crate::club::{Club, Phone};
use arbiter_hall::store::{Append, Done, Memory, Snapshot, Store, StoreError};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

/// A reading that is held back longer than this keeps everybody from playing: the test would never end without it.
const STUCK: Duration = Duration::from_secs(20);

/// A store that counts the lines that are read of each stream, and holds back who reads one that is shut.
#[derive(Default)]
struct Slow {
    store: Memory,
    read: Mutex<BTreeMap<String, usize>>,
    gate: Mutex<Gate>,
    turned: Condvar,
}

#[derive(Default)]
struct Gate {
    shut: Option<String>,
    waiting: usize,
}

impl Slow {
    fn lines_read(&self, stream: &str) -> usize {
        self.read.lock().unwrap().get(stream).copied().unwrap_or(0)
    }

    fn shut(&self, stream: &str) {
        self.gate.lock().unwrap().shut = Some(stream.to_owned());
    }

    fn is_waited_for(&self) -> bool {
        self.gate.lock().unwrap().waiting > 0
    }

    fn open(&self) {
        self.gate.lock().unwrap().shut = None;
        self.turned.notify_all();
    }

    fn wait_before(&self, stream: &str) {
        let mut gate = self.gate.lock().unwrap();
        gate.waiting += 1;
        let is_shut = |gate: &mut Gate| gate.shut.as_deref() == Some(stream);
        let (mut gate, waited) = self.turned.wait_timeout_while(gate, STUCK, is_shut).unwrap();
        gate.waiting -= 1;
        drop(gate);
        assert!(!waited.timed_out(), "nobody could play while {stream} was read");
    }
}

impl Store for Slow {
    fn submit(&self, append: Append, done: Done) {
        self.store.submit(append, done);
    }

    fn read(&self, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError> {
        self.wait_before(stream);
        let lines = self.store.read(stream, from, limit)?;
        *self.read.lock().unwrap().entry(stream.to_owned()).or_default() += lines.len();
        Ok(lines)
    }

    otherwise_as!(store);
}

/// A game in which much has been said, with both who play it.
struct Long {
    game: String,
    white: Phone,
    black: Phone,
}

impl Long {
    async fn play(club: &Club) -> Self {
        let (game, mut white, black) = club.friends(json!({ "control": "5m" })).await;
        let says: Vec<Value> = (0..16).map(|_| json!({ "do": "say", "text": "." })).collect();
        for id in 0..20 {
            let status = act(club, &game, &mut white, &id.to_string(), json!(says)).await;
            assert_eq!(status, StatusCode::OK);
        }
        Self { game, white, black }
    }

    fn stream(&self) -> String {
        arbiter_hall::stream(&self.game)
    }
}

async fn act(club: &Club, game: &str, phone: &mut Phone, id: &str, acts: Value) -> StatusCode {
    let command = json!({ "id": id, "seen": 99_999, "acts": acts });
    let address = format!("/api/v1/games/{game}/commands");
    club.post(phone, &address, command).await.0
}

#[tokio::test]
async fn a_log_is_read_once_however_often_its_game_is_asked_for() {
    let store = Arc::new(Slow::default());
    let club = Club::with(Arc::clone(&store) as Arc<dyn Store>).await;
    let mut long = Long::play(&club).await;
    let (stream, game) = (long.stream(), &long.game);
    let entries = store.version(&stream).unwrap() as usize;
    let before = store.lines_read(&stream);
    for round in 0..10 {
        for address in [
            format!("/g/{game}"),
            format!("/api/v1/games/{game}"),
            format!("/api/v1/games/{game}?since=1"),
            format!("/api/v1/games/{game}/story"),
        ] {
            let (status, text) = club.ask(&mut long.black, Method::GET, &address, "").await;
            assert_eq!(status, StatusCode::OK, "{address}: {text}");
        }
        drop(club.socket(&long.white, game).await);
        let id = format!("r{round}");
        let says = json!([{ "do": "say", "text": "." }]);
        assert_eq!(act(&club, game, &mut long.white, &id, says).await, StatusCode::OK);
    }
    let read = store.lines_read(&stream) - before;
    assert!(read <= entries, "{read} lines were read of a game of {entries}");
}

#[tokio::test]
async fn nobody_who_plays_waits_for_a_log_that_is_read() {
    // All on one thread: whatever read there would hold it.
    let store = Arc::new(Slow::default());
    let club = Arc::new(Club::with(Arc::clone(&store) as Arc<dyn Store>).await);
    let mut long = Long::play(&club).await;
    let (other, mut vera, _) = club.friends(json!({ "control": "5m" })).await;
    store.shut(&long.stream());
    let asking = {
        let (club, address) = (Arc::clone(&club), format!("/api/v1/games/{}", long.game));
        tokio::spawn(async move { club.get(&mut Phone::default(), &address).await })
    };
    while !store.is_waited_for() {
        assert!(!asking.is_finished(), "it was answered without its log");
        tokio::task::yield_now().await;
    }
    let start = json!([{ "do": "start" }]);
    for (game, phone) in [(&other, &mut vera), (&long.game, &mut long.black)] {
        assert_eq!(act(&club, game, phone, "s", start.clone()).await, StatusCode::OK);
    }
    assert!(store.is_waited_for(), "the log was read before anybody played");
    store.open();
    let (status, seen) = asking.await.unwrap();
    assert_eq!(status, StatusCode::OK, "{seen}");
    let wanted = &seen["view"]["wanted"]["by"];
    assert_eq!(wanted, "black", "what happened meanwhile is seen: {seen}");
}
