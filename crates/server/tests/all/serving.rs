//! A server as it is started: on an address, with a folder that is its own.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use crate::club::{Club, Phone};
use crate::wire::Http;
use arbiter_hall::store::{Append, Done, FolderError, Memory, Snapshot, Sqlite, Store, StoreError};
use arbiter_server::{ServeError, Serving, serve};
use axum::http::StatusCode;
use serde_json::json;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

fn serving(folder: &Path) -> Serving {
    Serving {
        listen: ([127, 0, 0, 1], 0).into(),
        data: folder.into(),
        shared: None,
        sample: false,
        keys: None,
        only_officials: false,
        behind: Vec::new(),
        metrics: None,
        list: None,
        lessons: None,
    }
}

async fn started(folder: &Path) -> (SocketAddr, JoinHandle<Result<(), ServeError>>) {
    let serving = serving(folder);
    let (ready, address) = oneshot::channel();
    let server =
        tokio::spawn(async move { serve(&serving, |address, _| ready.send(address).unwrap()).await });
    (address.await.unwrap(), server)
}

#[tokio::test]
async fn a_folder_belongs_to_one_server_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let (_, first) = started(folder.path()).await;
    let second = serve(&serving(folder.path()), |_, _| panic!("it listens")).await;
    assert!(
        matches!(second, Err(ServeError::Folder(FolderError::Taken(ref name))) if name.contains(folder.path().to_str().unwrap()))
    );
    first.abort();
    assert!(first.await.unwrap_err().is_cancelled());
    let (_, third) = started(folder.path()).await;
    third.abort();
}

#[tokio::test]
async fn links_that_lead_nobody_else_here_say_so() {
    let folder = tempfile::tempdir().unwrap();
    let (address, server) = started(folder.path()).await;
    let http = Http::new(address);
    let new = json!({ "name": "Evening", "control": "5m", "boards": 2 });
    let made = http.post("/api/v1/events", None, &new).await;
    let event: serde_json::Value = serde_json::from_str(&made.text).unwrap();
    let sheet = format!("/e/{}/qr", event["event"].as_str().unwrap());
    let page = http.get(&sheet, made.cookie.as_deref()).await.text;
    assert!(page.contains("Only this machine"), "{page}");
    let option = format!("--listen 0.0.0.0:{}", address.port());
    assert!(page.contains(&option), "{page}");
    server.abort();
}

/// A disk that is full after so many writes.
#[derive(Debug)]
struct Disk(Memory, AtomicUsize);

impl Disk {
    fn with(writes: usize) -> Arc<Self> {
        Arc::new(Self(Memory::default(), AtomicUsize::new(writes)))
    }
}

impl Store for Disk {
    fn submit(&self, append: Append, done: Done) {
        let left = |left: usize| left.checked_sub(1);
        match self.1.fetch_update(Ordering::Relaxed, Ordering::Relaxed, left) {
            Ok(_) => self.0.submit(append, done),
            Err(_) => done(Err(StoreError::Database("full".into()))),
        }
    }

    fn read(&self, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError> {
        self.0.read(stream, from, limit)
    }

    otherwise_as!(0);
}

#[tokio::test]
async fn a_server_whose_disk_is_full_is_not_ready_and_changes_nothing() {
    let disk = Disk::with(usize::MAX);
    let club = Club::with(Arc::clone(&disk) as Arc<dyn Store>).await;
    let mut tablet = Phone::default();
    let new = json!({ "control": "5m", "seats": "both" });
    let (_, made) = club.post(&mut tablet, "/api/v1/games", new).await;
    let game = format!("/api/v1/games/{}", made["game"].as_str().unwrap());
    let start = |id: &str| json!({ "id": id, "seen": 1, "side": "white", "acts": [{ "do": "start" }] });
    let commands = format!("{game}/commands");
    let ready = async |expected| {
        let (status, _) = club.get(&mut Phone::default(), "/health/ready").await;
        assert_eq!(status, expected);
    };
    ready(StatusCode::OK).await;
    disk.1.store(0, Ordering::Relaxed);
    let (status, reply) = club.post(&mut tablet, &commands, start("a")).await;
    assert_eq!(
        (status, &reply["error"]["tag"]),
        (StatusCode::SERVICE_UNAVAILABLE, &json!("failed"))
    );
    ready(StatusCode::SERVICE_UNAVAILABLE).await;
    let (_, welcome) = club.get(&mut tablet, &game).await;
    assert_eq!(
        (&welcome["version"], &welcome["view"]["phase"]),
        (&json!(1), &json!("before"))
    );
    disk.1.store(usize::MAX, Ordering::Relaxed);
    let (_, reply) = club.post(&mut tablet, &commands, start("b")).await;
    assert_eq!(reply["ok"], true, "{reply}");
    ready(StatusCode::OK).await;
}

/// Wherever the writing stops, there is no half of an event: what was refused is not there, and what is there is whole.
#[tokio::test]
async fn an_event_is_made_as_a_whole_or_not_at_all() {
    for (address, new) in [
        (
            "/api/v1/events",
            json!({ "name": "Evening", "control": "5m", "boards": 3, "delay": 2 }),
        ),
        (
            "/api/v1/games",
            json!({ "control": "5m", "seats": "open", "arbiter": true }),
        ),
        ("/api/v1/games", json!({ "control": "5m", "seats": "drawn" })),
    ] {
        let mut refused = 0;
        loop {
            let disk = Disk::with(refused);
            let club = Club::with(Arc::clone(&disk) as Arc<dyn Store>).await;
            let mut phone = Phone::default();
            let (status, made) = club.post(&mut phone, address, new.clone()).await;
            let (_, listed) = club.get(&mut phone, "/api/v1/events").await;
            if status == StatusCode::CREATED {
                assert_eq!(listed["events"].as_array().map(Vec::len), Some(1), "{listed}");
                assert!(refused > 1, "a game and its event at least: {made}");
                break;
            }
            assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{made}");
            assert_eq!(disk.streams("event/").unwrap(), []);
            assert_eq!(listed["events"].as_array().map(Vec::len), Some(0), "{listed}");
            refused += 1;
        }
    }
}

#[tokio::test]
async fn a_stream_that_cannot_be_read_is_named() {
    let store = Memory::default();
    store.append("event/e1", 0, vec![b"{}".to_vec()]).unwrap();
    let lines = Arc::new(Mutex::new(Vec::new()));
    let to = Arc::clone(&lines);
    let note = move |line: &str| to.lock().unwrap().push(line.to_owned());
    drop(Club::noting(Arc::new(store), note).await);
    let said = lines.lock().unwrap().concat();
    assert!(said.contains(r#""stream":"event/e1""#), "{said}");
}

#[tokio::test]
async fn a_file_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(
        folder.path().join("arbiter.sqlite3"),
        "no database at all".repeat(100),
    )
    .unwrap();
    let refused = serve(&serving(folder.path()), |_, _| panic!("it listens")).await;
    let said = refused.unwrap_err().to_string();
    assert!(
        said.contains("arbiter.sqlite3: ") && said.contains("not a database"),
        "{said}"
    );
}

#[tokio::test]
async fn whoever_tries_the_server_finds_a_tournament_in_round_4_of_5_and_its_desk() {
    let folder = tempfile::tempdir().unwrap();
    // The second start finds what the first one made.
    let mut events = Vec::new();
    for _ in 0..2 {
        let serving = Serving {
            sample: true,
            ..serving(folder.path())
        };
        let (ready, opened) = oneshot::channel();
        let server = tokio::spawn(async move {
            serve(&serving, |address, ways| {
                let ways = (ways.seats.len(), ways.desk.clone());
                ready.send((address, ways)).unwrap();
            })
            .await
        });
        let (address, (seats, desk)) = opened.await.unwrap();
        assert_eq!(seats, 2);
        let http = Http::new(address);
        let joined = http
            .post(
                &format!("/api/v1{}", desk.unwrap()),
                None,
                &json!({ "name": "Visitor" }),
            )
            .await;
        let joined: serde_json::Value = serde_json::from_str(&joined.text).unwrap();
        let event = joined["event"].as_str().unwrap().to_owned();
        let state = http
            .get(&format!("/api/v1/events/{event}/state"), None)
            .await
            .text;
        let state: serde_json::Value = serde_json::from_str(&state).unwrap();
        let boards = state["boards"].as_array().unwrap();
        let open = boards.iter().filter(|board| board["result"].is_null()).count();
        assert_eq!(
            (&state["round"], &state["rounds"], boards.len(), open),
            (&json!(4), &json!(5), 32, 5)
        );
        events.push(event);
        server.abort();
        assert!(server.await.unwrap_err().is_cancelled());
    }
    assert_eq!(events[0], events[1]);
}

/// Starts with the examples, says which events there are, and is stopped at once.
async fn with_examples(folder: &Path) -> Vec<String> {
    let serving = Serving {
        sample: true,
        ..serving(folder)
    };
    let (ready, opened) = oneshot::channel();
    let server =
        tokio::spawn(async move { serve(&serving, |address, _| ready.send(address).unwrap()).await });
    let http = Http::new(opened.await.unwrap());
    let told = http.get("/api/v1/events", None).await.text;
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    server.abort();
    assert!(server.await.unwrap_err().is_cancelled());
    let events = told["events"].as_array().unwrap_or_else(|| panic!("{told}"));
    let mut ids: Vec<String> = events
        .iter()
        .map(|event| event["event"].as_str().unwrap().to_owned())
        .collect();
    ids.sort();
    ids
}

#[tokio::test]
async fn examples_that_were_half_made_when_the_program_was_killed_are_made_once() {
    let folder = tempfile::tempdir().unwrap();
    let first = with_examples(folder.path()).await;
    assert_eq!(with_examples(folder.path()).await, first, "they are made once");
    // As it is left by whoever is killed before the last of them is done.
    let store = Sqlite::open(&folder.path().join("arbiter.sqlite3")).unwrap();
    let mut noted = store.read("server/sample", 0, 100).unwrap();
    noted.pop();
    let (done, removed) = std::sync::mpsc::channel();
    let gone = Box::new(move |answer| done.send(answer).unwrap());
    store.remove(vec!["server/sample".into()], gone);
    removed.recv().unwrap().unwrap();
    let (done, kept) = std::sync::mpsc::channel();
    let again = Append {
        stream: "server/sample".into(),
        of: "server/sample".into(),
        expected: 0,
        entries: noted,
        mark: None,
    };
    store.submit(again, Box::new(move |answer| done.send(answer).unwrap()));
    kept.recv().unwrap().unwrap();
    drop(store);
    let again = with_examples(folder.path()).await;
    assert_eq!(again.len(), first.len());
    assert!(
        again.iter().all(|event| !first.contains(event)),
        "what was half made is gone: {first:?} {again:?}"
    );
}
