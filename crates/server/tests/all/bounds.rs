//! Bounds for everybody: texts, names, passes. What is too much is refused, and nothing of it is kept.

use std::sync::Arc;

use crate::club::{Club, Phone};
use arbiter_hall::store::{Memory, Store};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn command(id: &str, act: &Value) -> Value {
    json!({ "id": id, "seen": 9999, "acts": [act] })
}

#[tokio::test]
async fn no_text_of_a_player_makes_the_arbiters_welcome_large() {
    let club = Club::open().await;
    let mut maker = Phone::default();
    let new = json!({ "name": "Cup", "control": "90m+30s", "boards": 1 });
    let (_, made) = club.post(&mut maker, "/api/v1/events", new).await;
    let mut white = Phone::default();
    let link = format!("/api/v1{}", text(&made["boards"][0]["links"]["white"]));
    club.post(&mut white, &link, json!({ "name": "Vera" })).await;
    let game = format!("/api/v1/games/{}", text(&made["boards"][0]["game"]));
    let commands = format!("{game}/commands");
    let long = "A".repeat(200_000);
    for act in [
        json!({ "do": "say", "text": long }),
        json!({ "do": "call_arbiter", "why": &long[..1001] }),
        json!({ "do": "note", "text": &long[..9000] }),
        json!({ "do": "write", "side": "white", "line": 1, "text": &long[..1001] }),
        json!({ "do": "say", "text": "\u{1b}[2J" }),
    ] {
        let (status, reply) = club.post(&mut white, &commands, command("long", &act)).await;
        let refused = [StatusCode::UNPROCESSABLE_ENTITY, StatusCode::PAYLOAD_TOO_LARGE];
        assert!(refused.contains(&status), "{status}: {reply}");
    }
    let (_, seen) = club.get(&mut maker, &game).await;
    assert_eq!(seen["version"], 1, "nothing was kept");
    // What may be said is said, as often as it is taken.
    for n in 0..300 {
        let act = json!({ "do": "say", "text": &long[..1000] });
        let (status, reply) = club
            .post(&mut white, &commands, command(&n.to_string(), &act))
            .await;
        assert_eq!(status, StatusCode::OK, "{reply}");
    }
    let (status, welcome) = club.ask(&mut maker, Method::GET, &game, "").await;
    assert!(
        status.is_success() && welcome.len() <= 64 * 1024,
        "{}",
        welcome.len()
    );
    let (_, all) = club
        .ask(&mut maker, Method::GET, &format!("{game}?since=1"), "")
        .await;
    assert!(all.len() <= 64 * 1024, "{}", all.len());
}

#[tokio::test]
async fn nobody_writes_on_the_opponents_scoresheet() {
    let club = Club::open().await;
    let (game, mut white, _) = club.friends(json!({ "control": "5m" })).await;
    let address = format!("/api/v1/games/{game}/commands");
    let writes = |side: &str| json!({ "do": "write", "side": side, "line": 1, "text": "e4" });
    let (status, reply) = club
        .post(&mut white, &address, command("a", &writes("black")))
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{reply}");
    let (status, reply) = club
        .post(&mut white, &address, command("b", &writes("white")))
        .await;
    assert_ne!(status, StatusCode::FORBIDDEN, "{reply}");
}

#[tokio::test]
async fn a_pass_of_somebody_elses_choice_is_nobodys() {
    let club = Club::open().await;
    let mut maker = Phone::default();
    let new = json!({ "name": "Cup", "control": "90m+30s", "boards": 1 });
    let (_, made) = club.post(&mut maker, "/api/v1/events", new).await;
    let event = format!("/api/v1/events/{}", text(&made["event"]));
    let ali = json!({ "name": "Ali", "password": "a long password", "role": "arbiter" });
    club.post(&mut maker, &format!("{event}/officials"), ali).await;
    // What was never given out, and what a stranger had given to him and planted elsewhere.
    let never = Phone {
        cookie: Some(format!("pass={}", "abab".repeat(16))),
    };
    let mut given = Phone::default();
    club.post(
        &mut given,
        "/api/v1/games",
        json!({ "control": "5m", "seats": "white" }),
    )
    .await;
    let planted = [never, given];
    for stranger in &planted {
        let mut victim = stranger.clone();
        let log_in = json!({ "name": "Ali", "password": "a long password" });
        let (status, _) = club.post(&mut victim, &format!("{event}/login"), log_in).await;
        assert_eq!(status, StatusCode::OK);
        assert_ne!(victim.cookie, stranger.cookie, "a new pass");
        assert_eq!(club.get(&mut victim, &event).await.1["you"][0]["role"], "arbiter");
        assert_eq!(club.get(&mut stranger.clone(), &event).await.1["you"], json!([]));
    }
    for (stranger, link) in planted.iter().zip(["white", "black"]) {
        let mut victim = stranger.clone();
        let link = format!("/api/v1{}", text(&made["boards"][0]["links"][link]));
        let name = if link.is_empty() {
            ""
        } else {
            &link[link.len() - 8..]
        };
        let (status, joined) = club.post(&mut victim, &link, json!({ "name": name })).await;
        assert_eq!(status, StatusCode::OK, "{joined}");
        assert_eq!(club.get(&mut stranger.clone(), &event).await.1["you"], json!([]));
    }
    let mut known = planted[1].clone();
    let (_, mine) = club.get(&mut known, "/api/v1/events").await;
    assert!(mine.to_string().contains("control") || mine.is_array() || mine.is_object());
}

#[tokio::test]
async fn a_new_pass_keeps_what_the_device_had_elsewhere() {
    let club = Club::open().await;
    let mut phone = Phone::default();
    let own = json!({ "control": "5m", "seats": "white" });
    let (_, first) = club.post(&mut phone, "/api/v1/games", own).await;
    let mut maker = Phone::default();
    let (_, second) = club
        .post(
            &mut maker,
            "/api/v1/games",
            json!({ "control": "5m", "seats": "white" }),
        )
        .await;
    let link = format!("/api/v1{}", text(&second["links"]["black"]));
    let (status, _) = club.post(&mut phone, &link, json!({ "name": "Sonja" })).await;
    assert_eq!(status, StatusCode::OK);
    for (game, side) in [(&first, "white"), (&second, "black")] {
        let address = format!("/api/v1/games/{}", text(&game["game"]));
        let (_, seen) = club.get(&mut phone, &address).await;
        assert_eq!(seen["sides"], json!([side]), "{seen}");
    }
    let (status, again) = club.post(&mut phone, &link, json!({ "name": "Sonja" })).await;
    assert_eq!(
        status,
        StatusCode::OK,
        "the same device may use it again: {again}"
    );
}

#[tokio::test]
async fn strangers_write_nothing_into_an_event() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let club = Club::with(Arc::clone(&store)).await;
    let mut maker = Phone::default();
    let new = json!({ "name": "Cup", "control": "90m+30s", "boards": 1 });
    let (_, made) = club.post(&mut maker, "/api/v1/events", new).await;
    let event = format!("/api/v1/events/{}", text(&made["event"]));
    let stream = format!("event/{}", text(&made["event"]));
    let lines = store.version(&stream).unwrap();
    for n in 0..5 {
        let mut stranger = Phone {
            cookie: Some(format!("pass={n:064x}")),
        };
        let (status, _) = club
            .post(&mut stranger, &format!("{event}/logout"), json!({}))
            .await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    assert_eq!(store.version(&stream).unwrap(), lines);
    club.post(&mut maker, &format!("{event}/logout"), json!({})).await;
    assert_eq!(store.version(&stream).unwrap(), lines + 1, "who is known leaves");
}

#[tokio::test]
async fn names_can_be_seen_and_are_nobody_elses() {
    let club = Club::open().await;
    let mut maker = Phone::default();
    let new =
        json!({ "name": "Cup", "control": "90m", "boards": 2, "players": [["Vera Menchik", "Sonja Graf"]] });
    let (_, made) = club.post(&mut maker, "/api/v1/events", new).await;
    let link = |board: usize, side: &str| format!("/api/v1{}", text(&made["boards"][board]["links"][side]));
    let mut phone = Phone::default();
    for name in [
        "\u{200b}",
        "\u{feff}",
        "\u{ad}",
        "Vera\u{202e}",
        "Vera\u{2066}",
        "\u{1b}[2J",
        "Arbiter",
        "аrbiter",
        "داور",
        "Chief  Arbiter",
    ] {
        let (status, reply) = club
            .post(&mut phone, &link(1, "white"), json!({ "name": name }))
            .await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}: {reply}");
    }
    for name in ["\u{202e}", "a\u{200b}b", "Arbiter"] {
        let new = json!({ "control": "5m", "players": [name, "Sonja"] });
        let (status, reply) = club.post(&mut Phone::default(), "/api/v1/games", new).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}: {reply}");
    }
    let names = async |board: usize| {
        let address = format!("/api/v1/games/{}", text(&made["boards"][board]["game"]));
        let (_, seen) = club.get(&mut Phone::default(), &address).await;
        ["0", "1"].map(|side| text(&seen["presence"]["players"][side.parse::<usize>().unwrap()]["name"]))
    };
    let (status, _) = club
        .post(&mut phone, &link(0, "white"), json!({ "name": "Sonja Graf" }))
        .await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(
        names(0).await,
        ["Vera Menchik", "Sonja Graf"],
        "the organiser's names stay"
    );
    let (mut third, mut fourth) = (Phone::default(), Phone::default());
    club.post(&mut third, &link(1, "white"), json!({ "name": "نیک\u{200c}نام" }))
        .await;
    let (status, _) = club
        .post(
            &mut fourth,
            &link(1, "black"),
            json!({ "name": "نيك\u{200c}نام" }),
        )
        .await;
    assert_eq!(
        status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "nobody is called as his opponent"
    );
    let (status, _) = club
        .post(&mut fourth, &link(1, "black"), json!({ "name": "Hạnh" }))
        .await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn an_odd_code_is_a_code_that_is_none() {
    let club = Club::open().await;
    let (_, made) = club
        .post(&mut Phone::default(), "/api/v1/games", json!({ "control": "5m" }))
        .await;
    let event = text(&made["event"]);
    for odd in ["%0d%0ax", "%00", "%c3%a9", "%0d%0aset-cookie:%20a=b"] {
        let address = format!("/join?code={event}-{odd}");
        let (status, _) = club.ask(&mut Phone::default(), Method::GET, &address, "").await;
        assert!(
            matches!(status, StatusCode::NOT_FOUND | StatusCode::SEE_OTHER),
            "{odd}: {status}"
        );
    }
}

#[tokio::test]
async fn a_game_has_an_end_for_those_who_only_fill_it() {
    let club = Club::open().await;
    let (game, mut white, mut black) = club.friends(json!({ "control": "5m" })).await;
    let address = format!("/api/v1/games/{game}/commands");
    let (mut refused, mut id) = (None, 0);
    let says: Vec<Value> = (0..16).map(|_| json!({ "do": "say", "text": "." })).collect();
    for phone in [&mut white, &mut black] {
        loop {
            id += 1;
            let command = json!({ "id": id.to_string(), "seen": 99_999, "acts": says });
            let (status, reply) = club.post(phone, &address, command).await;
            if status != StatusCode::OK {
                refused = Some(reply);
                break;
            }
            assert!(id < 500, "there is no end");
        }
    }
    let refused = refused.unwrap();
    assert_eq!(refused["error"]["tag"], "too_many", "{refused}");
    let (_, seen) = club.get(&mut white, &format!("/api/v1/games/{game}")).await;
    assert!(seen["version"].as_u64().unwrap() <= 6_100, "{}", seen["version"]);
    assert!(seen.to_string().len() <= 64 * 1024);
    let resigns = json!({ "id": "r", "seen": 99_999, "acts": [{ "do": "resign" }] });
    let (_, reply) = club.post(&mut white, &address, resigns).await;
    assert_ne!(
        reply["error"]["tag"], "too_many",
        "an end is always taken: {reply}"
    );
}

#[tokio::test]
async fn whoever_sends_without_end_is_let_go() {
    let club = Club::open().await;
    let mut maker = Phone::default();
    let new = json!({ "name": "Cup", "control": "5m", "boards": 1 });
    let (_, made) = club.post(&mut maker, "/api/v1/events", new).await;
    let event = format!("/api/v1/events/{}/live", text(&made["event"]));
    let game = format!("/api/v1/games/{}/live", text(&made["boards"][0]["game"]));
    let time = json!({ "type": "time", "client": 1 }).to_string();
    let refused =
        json!({ "type": "command", "id": "x", "seen": 0, "acts": [{ "do": "resign" }] }).to_string();
    for (path, message) in [(&event, time.as_str()), (&event, "junk"), (&game, &refused)] {
        let mut socket = club.socket_at(&Phone::default(), path).await.unwrap();
        socket.next().await;
        for _ in 0..2_000 {
            if !socket.sends(message).await {
                break;
            }
        }
        while socket.next().await.is_some() {}
    }
}

#[tokio::test]
async fn public_events_are_listed_to_everybody_and_games_of_friends_to_their_players() {
    let club = Club::open().await;
    let (mut maker, mut friend) = (Phone::default(), Phone::default());
    let new = json!({ "name": "Cup", "control": "5m", "boards": 1, "players": [["Vera", "Sonja"]] });
    let (_, cup) = club.post(&mut maker, "/api/v1/events", new).await;
    let own = json!({ "control": "5m", "seats": "white" });
    let (_, game) = club.post(&mut friend, "/api/v1/games", own).await;
    let lists = async |phone: &Phone, made: &Value| {
        let (_, listed) = club.get(&mut phone.clone(), "/api/v1/events").await;
        listed.to_string().contains(&text(&made["event"]))
    };
    let stranger = Phone::default();
    assert!(lists(&stranger, &cup).await && !lists(&stranger, &game).await);
    assert!(lists(&friend, &game).await && !lists(&maker, &game).await);
}
