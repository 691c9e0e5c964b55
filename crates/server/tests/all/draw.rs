//! Two phones draw for colours: neither can cheat, and whoever has the log can draw again.

use std::sync::Arc;

use crate::club::{Club, Phone};
use arbiter_hall::store::{Memory, Store};
use arbiter_hall::{Office, hash, white_of};
use axum::http::StatusCode;
use serde_json::{Value, json};

fn numbers() -> [String; 2] {
    ["1f".repeat(32), "20".repeat(32)]
}

#[tokio::test]
async fn two_phones_draw_for_colours_and_the_log_keeps_it() {
    let store = Arc::new(Memory::default());
    let club = Club::with(store.clone()).await;
    let (mut one, mut two) = (Phone::default(), Phone::default());
    let new = json!({ "control": "5m", "seats": "drawn", "players": ["Vera", ""] });
    let (status, made) = club.post(&mut one, "/api/v1/games", new).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    assert!(
        made["links"]["white"].is_null() && made["links"]["black"].is_null(),
        "{made}"
    );
    let game = made["game"].as_str().unwrap();
    let draw = format!("/api/v1/games/{game}/draw");
    let [first, second] = numbers();
    let (_, found) = club
        .post(&mut one, &draw, json!({ "commit": hash(&first) }))
        .await;
    assert_eq!((&found["phase"], &found["you"]), (&json!("joining"), &json!(0)));
    let early = club.post(&mut one, &draw, json!({ "reveal": first })).await;
    assert_eq!(
        early.0,
        StatusCode::UNPROCESSABLE_ENTITY,
        "the other has not committed"
    );

    let link = format!("/api/v1{}", made["links"]["drawn"].as_str().unwrap());
    let (status, joined) = club.post(&mut two, &link, json!({ "name": "Sonja" })).await;
    assert_eq!(
        (status, &joined["go"]),
        (StatusCode::OK, &json!(format!("/g/{game}")))
    );
    let (status, _) = club
        .post(&mut Phone::default(), &link, json!({ "name": "Eve" }))
        .await;
    assert_eq!(status, StatusCode::GONE, "the link works once");
    let (_, found) = club
        .post(&mut two, &draw, json!({ "commit": hash(&second) }))
        .await;
    assert_eq!((&found["phase"], &found["you"]), (&json!("revealing"), &json!(1)));

    let other = club
        .post(&mut two, &draw, json!({ "commit": hash("another") }))
        .await;
    assert_eq!(other.0, StatusCode::CONFLICT, "a commitment stands");
    let wrong = club
        .post(&mut two, &draw, json!({ "reveal": "21".repeat(32) }))
        .await;
    assert_eq!(
        wrong.0,
        StatusCode::UNPROCESSABLE_ENTITY,
        "not the number committed to"
    );
    let stranger = club
        .post(&mut Phone::default(), &draw, json!({ "reveal": second }))
        .await;
    assert_eq!(stranger.0, StatusCode::FORBIDDEN);

    let (_, found) = club.post(&mut two, &draw, json!({ "reveal": second })).await;
    assert!(
        found["reveals"].is_null() && found["white"].is_null(),
        "not before both have shown theirs: {found}"
    );
    let mut waiting = club.socket(&one, game).await;
    assert_eq!(waiting.expect("welcome").await["sides"], json!([]));
    let (_, found) = club.post(&mut one, &draw, json!({ "reveal": first })).await;
    let white = white_of(&first, &second);
    assert_eq!(
        (&found["phase"], &found["white"]),
        (&json!("drawn"), &json!(white))
    );
    let sides = if white == 0 {
        ["white", "black"]
    } else {
        ["black", "white"]
    };
    assert_eq!(waiting.expect("welcome").await["sides"], json!([sides[0]]));
    let (_, seen) = club.get(&mut two, &format!("/api/v1/games/{game}")).await;
    assert_eq!(seen["sides"], json!([sides[1]]));
    assert!(seen["presence"]["players"][white]["name"].is_string());

    let event = made["event"].as_str().unwrap();
    let lines = store.read(&format!("event/{event}"), 0, 1_000).unwrap();
    let again = Office::read(event, &lines).unwrap();
    assert_eq!(
        again.draw(1).unwrap().white(),
        Some(white),
        "drawn again from the log"
    );
    let text = String::from_utf8(lines.concat()).unwrap();
    assert!(text.contains(&first) && text.contains(&hash(&second)));
    let players: Vec<Value> = again.boards[&1].players.iter().map(|name| json!(name)).collect();
    let expected = if white == 0 {
        ["Vera", "Sonja"]
    } else {
        ["Sonja", "Vera"]
    };
    assert_eq!(players, expected);
}

#[tokio::test]
async fn where_nothing_is_drawn_there_is_nothing_to_send() {
    let club = Club::open().await;
    let (game, mut white, _) = club.friends(json!({ "control": "5m" })).await;
    let draw = format!("/api/v1/games/{game}/draw");
    assert_eq!(club.get(&mut white, &draw).await.0, StatusCode::NOT_FOUND);
    for bad in [
        json!({ "commit": "short" }),
        json!({}),
        json!({ "commit": 7 }),
        json!({ "dice": 6 }),
    ] {
        let (status, answer) = club.post(&mut white, &draw, bad.clone()).await;
        assert!(status.is_client_error(), "{bad}: {answer}");
    }
}
