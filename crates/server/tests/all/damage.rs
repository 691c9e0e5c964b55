//! What is kept may be damaged, and the clock of the machine wrong: the rest goes on, and nothing happens twice.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::club::{Club, Phone};
use arbiter_hall::store::{Append, Done, Memory, Snapshot, Store, StoreError};
use arbiter_hall::{BEATS, Beat, faults, mend};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// What a disk gives back may not be what it was given: streams of which a line is changed, or all are gone.
#[derive(Default)]
struct Worn {
    store: Memory,
    changed: Mutex<Vec<(String, usize)>>,
    gone: Mutex<Vec<String>>,
    full: std::sync::atomic::AtomicBool,
}

impl Store for Worn {
    fn submit(&self, append: Append, done: Done) {
        if self.full.load(Ordering::SeqCst) {
            return done(Err(StoreError::Full));
        }
        self.store.submit(append, done);
    }

    fn remove(&self, streams: Vec<String>, done: Done) {
        self.store.remove(streams, done);
    }

    fn read(&self, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError> {
        if self.gone.lock().unwrap().iter().any(|gone| gone == stream) {
            return Ok(Vec::new());
        }
        let mut lines = self.store.read(stream, from, limit)?;
        for (_, line) in self
            .changed
            .lock()
            .unwrap()
            .iter()
            .filter(|(name, _)| name == stream)
        {
            if let Some(line) = lines.get_mut(*line) {
                line[10] ^= 4;
            }
        }
        Ok(lines)
    }

    otherwise_as!(store);
}

async fn noting(store: &Arc<Worn>) -> (Club, Arc<Mutex<Vec<Value>>>) {
    let lines = Arc::new(Mutex::new(Vec::new()));
    let to = Arc::clone(&lines);
    let note = move |line: &str| to.lock().unwrap().push(serde_json::from_str(line).unwrap());
    (
        Club::noting(Arc::clone(store) as Arc<dyn Store>, note).await,
        lines,
    )
}

async fn club_evening(club: &Club) -> (Phone, String, Vec<String>) {
    let mut chief = Phone::default();
    let new = json!({ "name": "Evening", "control": "5m", "boards": 3 });
    let (status, made) = club.post(&mut chief, "/api/v1/events", new).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let games = made["boards"].as_array().unwrap().iter();
    let games = games
        .map(|board| board["game"].as_str().unwrap().to_owned())
        .collect();
    (chief, made["event"].as_str().unwrap().to_owned(), games)
}

#[tokio::test]
async fn one_damaged_game_is_set_aside_and_all_others_are_played() {
    let store = Arc::new(Worn::default());
    let club = Club::with(Arc::clone(&store) as Arc<dyn Store>).await;
    let (mut chief, event, games) = club_evening(&club).await;
    let (mut other, lost, _) = club_evening(&club).await;
    store
        .changed
        .lock()
        .unwrap()
        .push((format!("game/{}", games[1]), 0));
    store.gone.lock().unwrap().push(format!("game/{}", games[2]));
    store.changed.lock().unwrap().push((format!("event/{lost}"), 2));

    let (club, lines) = noting(&store).await;
    let aside: Vec<String> = lines
        .lock()
        .unwrap()
        .iter()
        .map(|line| line["stream"].to_string())
        .collect();
    for stream in [
        format!("game/{}", games[1]),
        format!("game/{}", games[2]),
        format!("event/{lost}"),
    ] {
        assert!(aside.contains(&format!("\"{stream}\"")), "{stream} of {aside:?}");
    }
    assert_eq!(aside.len(), 3);
    let address = |game: &String| format!("/api/v1/games/{game}");
    assert_eq!(club.get(&mut chief, &address(&games[0])).await.0, StatusCode::OK);
    for game in &games[1..] {
        let (status, told) = club.get(&mut chief, &address(game)).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(told["error"]["tag"], "set_aside", "{told}");
    }
    let (status, told) = club.get(&mut other, &format!("/api/v1/events/{lost}")).await;
    assert_eq!(
        (status, &told["error"]["tag"]),
        (StatusCode::SERVICE_UNAVAILABLE, &json!("set_aside"))
    );
    let (status, page) = club
        .ask(
            &mut chief,
            axum::http::Method::GET,
            &format!("/e/{event}/officials"),
            "",
        )
        .await;
    assert_eq!(status, StatusCode::OK);
    for game in &games[1..] {
        assert!(page.contains(&format!("game/{game}")), "{page}");
    }
    for place in [
        format!("/e/{event}"),
        "/events".into(),
        "/".into(),
        format!("/e/{event}.pgn"),
    ] {
        let (status, text) = club.ask(&mut chief, axum::http::Method::GET, &place, "").await;
        assert_eq!(status, StatusCode::OK, "{place}: {text}");
    }
}

#[tokio::test]
async fn what_is_whole_of_a_damaged_stream_is_kept_and_what_is_not_is_named() {
    let store = Worn::default();
    let router = Arc::new(store);
    let club = Club::with(Arc::clone(&router) as Arc<dyn Store>).await;
    let (game, mut white, _) = club.friends(json!({ "name": "", "control": "5m" })).await;
    let commands = format!("/api/v1/games/{game}/commands");
    for n in 0..4 {
        let say = json!({ "id": format!("s{n}"), "seen": 1, "acts": [{ "do": "say", "text": "hello" }] });
        assert_eq!(club.post(&mut white, &commands, say).await.0, StatusCode::OK);
    }
    let stream = format!("game/{game}");
    let whole = router.read(&stream, 0, 99).unwrap();
    assert!(mend(&*router, &stream).unwrap().is_as_it_was());
    router.changed.lock().unwrap().push((stream.clone(), 3));
    assert_eq!(faults(&*router).unwrap()[0].stream, stream);
    let mended = mend(&*router, &stream).unwrap();
    assert_eq!(mended.lines, whole[..3]);
    assert_eq!(mended.lost.len(), whole.len() - 3);
    // Where not even the first line is whole the game is as its event made it.
    router.changed.lock().unwrap().push((stream.clone(), 0));
    let mended = mend(&*router, &stream).unwrap();
    assert!(mended.anew);
    assert_eq!(mended.lines, whole[..1]);
}

#[tokio::test]
async fn a_command_that_is_sent_again_is_done_once_also_after_a_restart_and_many_others() {
    let store = Arc::new(Memory::default());
    let club = Club::with(Arc::clone(&store) as Arc<dyn Store>).await;
    let (game, mut white, mut black) = club.friends(json!({ "name": "", "control": "5m" })).await;
    let commands = format!("/api/v1/games/{game}/commands");
    let say = |id: &str| json!({ "id": id, "seen": 1, "acts": [{ "do": "say", "text": "hello" }] });
    let (_, first) = club.post(&mut white, &commands, say("first")).await;
    for n in 0..40 {
        let (status, told) = club.post(&mut black, &commands, say(&format!("other-{n}"))).await;
        assert_eq!(status, StatusCode::OK, "{told}");
    }
    let before = store.version(&format!("game/{game}")).unwrap();
    assert_eq!(club.post(&mut white, &commands, say("first")).await.1, first);

    let club = Club::with(Arc::clone(&store) as Arc<dyn Store>).await;
    assert_eq!(club.post(&mut white, &commands, say("first")).await.1, first);
    assert_eq!(
        store.version(&format!("game/{game}")).unwrap(),
        before,
        "nothing was done twice"
    );
    // The same name from another device is another command.
    let (_, other) = club.post(&mut black, &commands, say("first")).await;
    assert_ne!(other, first);
}

#[tokio::test]
async fn a_disk_that_is_full_at_the_start_is_named_and_the_game_stands_until_there_is_room() {
    let store = Arc::new(Worn::default());
    let club = Club::with(Arc::clone(&store) as Arc<dyn Store>).await;
    let new = json!({ "name": "", "control": "5m", "seats": "both", "start": true });
    let mut phone = Phone::default();
    let (_, made) = club.post(&mut phone, "/api/v1/games", new).await;
    let address = format!("/api/v1/games/{}", made["game"].as_str().unwrap());
    store.full.store(true, Ordering::SeqCst);

    let (club, lines) = noting(&store).await;
    let line = lines.lock().unwrap()[0].clone();
    assert_eq!(
        (&line["event"], &line["why"]),
        (&json!("not_written"), &json!("the disk is full"))
    );
    assert_eq!(
        club.get(&mut phone, &address).await.0,
        StatusCode::OK,
        "it can be looked at"
    );
    let say = |id: &str| json!({ "id": id, "seen": 1, "acts": [{ "do": "say", "text": "hello" }] });
    let commands = format!("{address}/commands");
    let (status, told) = club.post(&mut phone, &commands, say("a")).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(told["error"]["text"].as_str().unwrap().contains("disk"), "{told}");
    store.full.store(false, Ordering::SeqCst);
    let (status, told) = club.post(&mut phone, &commands, say("b")).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let (_, stands) = club.get(&mut phone, &address).await;
    assert!(!stands["view"]["held"].is_null(), "{stands}");
}

const NOW: u64 = 1_795_000_000_000;
const HOUR: u64 = 3_600_000;
const YEAR: u64 = 8_766 * HOUR;

async fn at(store: &Arc<Memory>, wall: &Arc<AtomicU64>) -> (Club, Arc<Mutex<Vec<String>>>) {
    let (wall, lines) = (Arc::clone(wall), Arc::new(Mutex::new(Vec::new())));
    let to = Arc::clone(&lines);
    let router = arbiter_server::open_at(
        Arc::clone(store) as Arc<dyn Store>,
        move || wall.load(Ordering::SeqCst),
        move |line| to.lock().unwrap().push(line.to_owned()),
    );
    (Club::of(router.await.unwrap()).await, lines)
}

async fn white_shows(club: &Club, phone: &mut Phone, game: &str) -> u64 {
    let (_, stands) = club.get(phone, &format!("/api/v1/games/{game}")).await;
    stands["view"]["clock"]["white"]["ms"]
        .as_u64()
        .unwrap_or_else(|| panic!("{stands}"))
}

#[tokio::test]
async fn a_clock_runs_whatever_the_machine_says_the_time_was_when_its_board_was_made() {
    for was in [NOW + 3 * HOUR, NOW + 70 * YEAR, NOW - 3 * HOUR, 0] {
        let (store, wall) = (Arc::new(Memory::default()), Arc::new(AtomicU64::new(was)));
        let (club, _) = at(&store, &wall).await;
        let mut phone = Phone::default();
        let new = json!({ "name": "", "control": "5m", "seats": "both" });
        let (_, made) = club.post(&mut phone, "/api/v1/games", new.clone()).await;
        let game = made["game"].as_str().unwrap();

        wall.store(NOW, Ordering::SeqCst);
        let (club, _) = at(&store, &wall).await;
        let start = json!({ "id": "s", "seen": 1, "acts": [{ "do": "start" }] });
        let (status, told) = club
            .post(&mut phone, &format!("/api/v1/games/{game}/commands"), start)
            .await;
        assert_eq!(status, StatusCode::OK, "{told}");
        tokio::time::sleep(Duration::from_millis(600)).await;
        let shows = white_shows(&club, &mut phone, game).await;
        assert!((200_000..=299_400).contains(&shows), "made at {was}: {shows}");

        // And no later jump of the machine's clock takes or gives time.
        wall.store(NOW + YEAR, Ordering::SeqCst);
        let later = white_shows(&club, &mut phone, game).await;
        assert!((200_000..=shows).contains(&later), "{later}");
    }
}

#[tokio::test]
async fn a_wrong_year_dates_no_game_once_the_clock_is_right_and_somebody_is_told() {
    let (store, wall) = (Arc::new(Memory::default()), Arc::new(AtomicU64::new(NOW)));
    let beat = Beat { at: NOW + 70 * YEAR };
    store.append(BEATS, 0, vec![beat.line()]).unwrap();
    let (club, lines) = at(&store, &wall).await;
    let told = lines.lock().unwrap().concat();
    assert!(told.contains("clock_of_the_machine_is_behind"), "{told}");
    let new = json!({ "name": "", "control": "5m", "seats": "both" });
    for (machine, year) in [(NOW, "2026"), (0, "1970"), (NOW, "2026")] {
        wall.store(machine, Ordering::SeqCst);
        let mut phone = Phone::default();
        let (_, made) = club.post(&mut phone, "/api/v1/games", new.clone()).await;
        let address = format!("/g/{}.pgn", made["game"].as_str().unwrap());
        let (_, pgn) = club.ask(&mut phone, axum::http::Method::GET, &address, "").await;
        assert!(pgn.contains(&format!("[Date \"{year}.")), "{pgn}");
    }
}
