//! The arbiter's desk over HTTP: what would follow, what is taken back, and all boards at once.

use crate::club::{Club, Phone};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// An event of three boards with its arbiter, and the games by board.
async fn evening(club: &Club) -> (String, Vec<String>, Phone) {
    let (mut organiser, mut arbiter) = (Phone::default(), Phone::default());
    let new = json!({ "name": "Evening", "control": "90m", "rulebook": "fide-2023", "boards": 3 });
    let (_, made) = club.post(&mut organiser, "/api/v1/events", new).await;
    let link = made["links"]["chief_arbiter"].as_str().unwrap();
    let address = format!("/api/v1{link}");
    let (status, _) = club.post(&mut arbiter, &address, json!({ "name": "Chen" })).await;
    assert_eq!(status, StatusCode::OK);
    let boards = made["boards"].as_array().unwrap().iter();
    let games = boards.map(|board| board["game"].as_str().unwrap().to_owned());
    (
        made["event"].as_str().unwrap().to_owned(),
        games.collect(),
        arbiter,
    )
}

async fn command(club: &Club, phone: &mut Phone, game: &str, acts: Value) -> Value {
    let address = format!("/api/v1/games/{game}");
    let (_, welcome) = club.get(phone, &address).await;
    let id = format!("c{}", welcome["version"]);
    let body = json!({ "id": id, "seen": welcome["version"], "acts": acts, "told_by": "black" });
    let (status, reply) = club.post(phone, &format!("{address}/commands"), body).await;
    assert_eq!(status, StatusCode::OK, "{reply}");
    club.get(phone, &address).await.1
}

#[tokio::test]
async fn a_phone_on_the_wrong_board_is_told_before_entered_and_taken_back() {
    let club = Club::open().await;
    let (event, games, mut arbiter) = evening(&club).await;
    let (status, all) = club
        .post(&mut arbiter, &format!("/api/v1/events/{event}/start"), json!({}))
        .await;
    assert_eq!(
        (status, &all["done"]),
        (StatusCode::OK, &json!([1, 2, 3])),
        "{all}"
    );
    let game = &games[1];
    let phone = json!([{ "do": "observe", "fact": "device", "side": "black", "device": "rang" }]);
    let ask = format!("/api/v1/games/{game}/preview");
    let body = json!({ "acts": phone, "told_by": "white" });
    let (status, said) = club.post(&mut arbiter, &ask, body).await;
    assert_eq!(status, StatusCode::OK, "{said}");
    assert_eq!(
        (&said["ends"], &said["grave"]),
        (&json!(true), &json!(true)),
        "{said}"
    );
    assert!(
        said["told"][0]["cites"][0]["text"]
            .as_str()
            .unwrap()
            .starts_with("11.3"),
        "{said}"
    );
    assert!(said["end_text"].is_string(), "{said}");
    let (_, before) = club.get(&mut arbiter, &format!("/api/v1/games/{game}")).await;
    assert_eq!(before["view"]["phase"], "running", "nothing was done by asking");
    let over = command(&club, &mut arbiter, game, phone).await;
    assert_eq!(over["view"]["end"]["result"], "1-0");
    // Each line of the story says how it is corrected, also after the end.
    let (_, story) = club
        .get(&mut arbiter, &format!("/api/v1/games/{game}/story"))
        .await;
    let line = &story["lines"][0];
    assert_eq!(
        line["correction"],
        json!({ "how": "take_back", "entry": 1 }),
        "{line}"
    );
    assert!(line["text"].as_str().unwrap().contains("reported by"), "{line}");
    let back = json!([{ "do": "take_back", "entry": 1, "reason": "board 3" }, { "do": "resume" }]);
    let again = command(&club, &mut arbiter, game, back).await;
    assert_eq!(again["view"]["phase"], "running");
    assert!(again["view"]["end"].is_null());
    let (_, story) = club
        .get(&mut arbiter, &format!("/api/v1/games/{game}/story"))
        .await;
    let lines = story["lines"].as_array().unwrap();
    let taken = lines
        .iter()
        .filter(|line| line["correction"]["how"] == "taken_back");
    assert_eq!(taken.count(), 1, "{story}");
    assert!(
        lines.iter().all(|line| line["text"].is_string()),
        "every line has a text"
    );
}

#[tokio::test]
async fn who_may_not_command_it_is_not_told_what_would_follow() {
    let club = Club::open().await;
    let (event, games, _) = evening(&club).await;
    let mut stranger = Phone::default();
    let ask = format!("/api/v1/games/{}/preview", games[0]);
    let body = json!({ "acts": [{ "do": "declare", "result": "1-0" }] });
    let (status, _) = club.post(&mut stranger, &ask, body).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = club
        .post(&mut stranger, &format!("/api/v1/events/{event}/start"), json!({}))
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}
