//! A server killed in the middle of tournaments, again and again: every act that it acknowledged is there once, every game that
//! ended is the result of its board once, every chain is whole.
//!
//! Small here; `ARBITER_KILLED_ROUNDS=200` makes it the size that is promised.

use std::collections::BTreeMap;
use std::env;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use arbiter_hall::event::act::Act;
use arbiter_hall::store::{Sqlite, Store};
use arbiter_hall::{Desk, Office, Phase};
use serde_json::{Value, json};

use crate::process;
use crate::wire::Http;

const TEST: &str = "killed_rounds::a_server_that_is_killed_loses_no_act_and_doubles_no_result";
/// Tournaments that are under way at once.
const EVENTS: usize = 3;

/// A tournament of one life of the server, and what was acknowledged of it.
#[derive(Debug, Default)]
struct Kept {
    event: String,
    cookie: String,
    /// Notes by their texts, with the numbers of their entries.
    notes: BTreeMap<String, u64>,
    /// Games whose end was acknowledged.
    ended: Vec<String>,
}

#[test]
fn a_server_that_is_killed_loses_no_act_and_doubles_no_result() {
    if process::serves() {
        return;
    }
    let rounds = env::var("ARBITER_KILLED_ROUNDS")
        .ok()
        .and_then(|text| text.parse().ok());
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut random = fastrand::Rng::with_seed(7);
    let mut all: Vec<Arc<Mutex<Kept>>> = Vec::new();
    for round in 0..rounds.unwrap_or(3) {
        let (mut server, address) = process::start(folder.path(), TEST);
        let now: Vec<_> = (0..EVENTS)
            .map(|_| Arc::new(Mutex::new(Kept::default())))
            .collect();
        runtime.block_on(async {
            let tasks: Vec<_> = now
                .iter()
                .map(|kept| tokio::spawn(evening(address, Arc::clone(kept))))
                .collect();
            // However slow the machine is: something has ended before the server dies.
            while now.iter().all(|kept| kept.lock().unwrap().ended.is_empty()) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            tokio::time::sleep(Duration::from_millis(random.u64(0..150))).await;
            server.kill().unwrap();
            for task in tasks {
                task.await.unwrap();
            }
        });
        assert!(!server.wait().unwrap().success(), "the server was to be killed");
        all.extend(now);
        look(folder.path(), &all, &format!("killed {round}"), false);
    }
    // Once more, so that it makes good what it could not write.
    let (mut server, _) = process::start(folder.path(), TEST);
    server.kill().unwrap();
    server.wait().unwrap();
    look(folder.path(), &all, "the last start", true);
}

/// A round is paired, its games are opened, notes are written, and every game ends by a declaration.
async fn evening(address: SocketAddr, kept: Arc<Mutex<Kept>>) -> Option<()> {
    let http = Http::new(address);
    let players: Vec<Value> = (1..=8)
        .map(|n| json!({ "name": format!("Player {n}"), "birth": "2012/03/04" }))
        .collect();
    let new = json!({ "name": "Evening", "system": "fide-dutch-2026", "rounds": 3, "players": players });
    let made = http.try_post("/api/v1/events", None, &new).await?;
    let body: Value = serde_json::from_str(&made.text).ok()?;
    let (event, cookie) = (body["event"].as_str()?.to_owned(), made.cookie?);
    {
        let mut kept = kept.lock().unwrap();
        (kept.event, kept.cookie) = (event.clone(), cookie.clone());
    }
    let acts = format!("/api/v1/events/{event}/acts");
    let act = async |id: &str, acts_of: Value| {
        let reply = http
            .try_post(&acts, Some(&cookie), &json!({ "id": id, "acts": acts_of }))
            .await?;
        let reply: Value = serde_json::from_str(&reply.text).ok()?;
        assert_eq!(reply["ok"], true, "{reply}");
        Some(reply)
    };
    act(
        "begin",
        json!([
            { "do": "draw", "method": "strength", "secret": "a secret", "colour": "white" },
            { "do": "pair", "round": 1 },
            { "do": "publish", "round": 1 },
        ]),
    )
    .await?;
    act("open", json!([{ "do": "open_games", "round": 1 }])).await?;
    let state = http
        .try_get(&format!("/api/v1/events/{event}/state"), Some(&cookie))
        .await?;
    let state: Value = serde_json::from_str(&state.text).ok()?;
    for (place, board) in state["boards"].as_array()?.iter().enumerate() {
        let text = format!("note {place}");
        let reply = act(&text, json!([{ "do": "note", "text": text }])).await?;
        kept.lock()
            .unwrap()
            .notes
            .insert(text, reply["seqs"][0].as_u64()?);
        let game = board["game"].as_str()?.to_owned();
        let commands = format!("/api/v1/games/{game}/commands");
        for (id, does) in [
            ("a", json!({ "do": "start" })),
            ("b", json!({ "do": "declare", "result": "1-0" })),
        ] {
            let shown = http
                .try_get(&format!("/api/v1/games/{game}"), Some(&cookie))
                .await?;
            let shown: Value = serde_json::from_str(&shown.text).ok()?;
            let command = json!({ "id": id, "seen": shown["version"], "acts": [does] });
            let reply = http.try_post(&commands, Some(&cookie), &command).await?;
            assert_eq!(reply.status, 200, "{}", reply.text);
        }
        kept.lock().unwrap().ended.push(game);
    }
    Some(())
}

/// What lies in the folder, against what was acknowledged; `after` a start that has made good what was missing.
fn look(folder: &Path, all: &[Arc<Mutex<Kept>>], when: &str, after: bool) {
    let store = Sqlite::open(&folder.join("arbiter.sqlite3")).unwrap();
    let whole = |stream: &str| store.read(stream, 0, usize::MAX >> 1).unwrap();
    for kept in all {
        let kept = kept.lock().unwrap();
        if kept.event.is_empty() {
            continue;
        }
        let office = Office::read(&kept.event, &whole(&format!("event/{}", kept.event))).unwrap();
        let state = office.tournament().unwrap();
        for (text, seq) in &kept.notes {
            let noted = state.history.iter().filter(|made| match &made.act {
                Act::Note(note) => note.text == *text,
                _ => false,
            });
            let seqs: Vec<u64> = noted.map(|made| made.seq.0.into()).collect();
            assert_eq!(seqs, [*seq], "{when}: {text}");
        }
        for board in office.boards.values() {
            let lines = whole(&format!("game/{}", board.game));
            let (desk, _) = Desk::read(&lines, &office.plan, board).unwrap();
            let results = state.history.iter().filter(|made| match &made.act {
                Act::Result(act) => act.live.as_ref().is_some_and(|live| live.game == board.game),
                _ => false,
            });
            let (results, is_over) = (results.count(), desk.phase() == Phase::Over);
            assert!(
                results <= usize::from(is_over),
                "{when}: {results} results of {}",
                board.game
            );
            if after {
                assert_eq!(
                    results,
                    usize::from(is_over),
                    "{when}: the result of {}",
                    board.game
                );
            }
            assert!(
                is_over || !kept.ended.contains(&board.game),
                "{when}: {} had ended",
                board.game
            );
        }
    }
}
