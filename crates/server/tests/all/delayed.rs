//! Spectators who are behind by moves or by minutes: nothing newer reaches them, by whatever way they ask.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::club::{Club, Phone, Socket};
use crate::live::start;

#[tokio::test]
async fn spectators_some_minutes_behind_see_nothing_newer_anywhere_until_the_delay_is_lifted() {
    let club = Club::open().await;
    let mut organiser = Phone::default();
    let new = json!({
        "name": "Evening", "control": "90m+30s", "boards": 1, "delay_minutes": 15, "mode": "online", "arbiter": false,
    });
    let (_, made) = club.post(&mut organiser, "/api/v1/events", new).await;
    let (event, board) = (made["event"].as_str().unwrap(), &made["boards"][0]);
    let game = board["game"].as_str().unwrap();
    let mut seats = Vec::new();
    for (side, name) in [("white", "Vera"), ("black", "Sonja")] {
        let mut phone = Phone::default();
        let address = format!("/api/v1{}", board["links"][side].as_str().unwrap());
        club.post(&mut phone, &address, json!({ "name": name })).await;
        seats.push(phone);
    }
    let (mut white, _black) = start(&club, game, &seats[0], &seats[1]).await;
    let mut parent = club.socket(&Phone::default(), game).await;
    let welcome = parent.expect("welcome").await;
    assert_eq!(
        (&welcome["delay"], &welcome["delay_minutes"]),
        (&json!(0), &json!(15))
    );
    let reply = white
        .does(json!([{ "do": "drag", "from": "e2", "to": "e4" }]))
        .await;
    assert_eq!(reply["ok"], true, "{reply}");
    let address = format!("/api/v1/games/{game}");
    let (_, seen) = club.get(&mut Phone::default(), &address).await;
    assert_eq!(
        (&seen["view"]["last"], &seen["sheet"]),
        (&Value::Null, &json!([]))
    );
    let pgn = format!("/g/{game}.pgn");
    let (_, text) = club.ask(&mut Phone::default(), Method::GET, &pgn, "").await;
    assert!(!text.contains("e4"), "{text}");
    let (_, story) = club
        .get(&mut Phone::default(), &format!("/api/v1/games/{game}/story"))
        .await;
    assert_eq!(story["lines"], json!([]));
    let (_, info) = club
        .get(&mut Phone::default(), &format!("/api/v1/events/{event}"))
        .await;
    assert_eq!(
        (&info["delay_minutes"], &info["boards"][0]["view"]["last"]),
        (&json!(15), &Value::Null)
    );

    let path = format!("/api/v1/events/{event}/delay");
    let (status, refused) = club
        .post(&mut organiser, &path, json!({ "minutes": 100_000 }))
        .await;
    assert_eq!(
        (status, &refused["error"]["tag"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("too_many"))
    );
    let (status, _) = club.post(&mut organiser, &path, json!({ "moves": 0 })).await;
    assert_eq!(status, StatusCode::OK);
    let update = parent.expect("update").await;
    assert_eq!(update["view"]["last"], "e2e4");
    assert_eq!(update["sheet"]["moves"][0]["san"], "e4");
    let (_, text) = club.ask(&mut Phone::default(), Method::GET, &pgn, "").await;
    assert!(text.contains("e4"), "{text}");
}

/// The game of an event of one board, begun by its arbiter, and the sockets of both players.
async fn begun(club: &Club, arbiter: &mut Phone, made: &Value) -> (String, Socket, Socket) {
    let board = &made["boards"][0];
    let game = board["game"].as_str().unwrap().to_owned();
    let mut seats = Vec::new();
    for (side, name) in [("white", "Vera"), ("black", "Sonja")] {
        let mut phone = Phone::default();
        let address = format!("/api/v1{}", board["links"][side].as_str().unwrap());
        let (status, joined) = club.post(&mut phone, &address, json!({ "name": name })).await;
        assert_eq!(status, StatusCode::OK, "{joined}");
        seats.push(phone);
    }
    let start = json!({ "id": "start", "seen": 9, "acts": [{ "do": "start" }] });
    let address = format!("/api/v1/games/{game}/commands");
    let (status, reply) = club.post(arbiter, &address, start).await;
    assert_eq!(status, StatusCode::OK, "{reply}");
    let mut white = club.socket(&seats[0], &game).await;
    let mut black = club.socket(&seats[1], &game).await;
    white.expect("welcome").await;
    black.expect("welcome").await;
    (game, white, black)
}

/// A player who asks without his pass, from a second window, is a spectator: where nobody has said otherwise, that
/// helps him in no event that is played on screens.
#[tokio::test]
async fn an_event_on_screens_is_shown_four_moves_behind_where_nobody_has_said_otherwise() {
    let club = Club::open().await;
    for (mode, arbiter, said, delay) in [
        ("online", true, json!({}), 4),
        ("online", true, json!({ "delay": 0 }), 0),
        ("online", true, json!({ "delay_minutes": 1 }), 0),
        ("online", false, json!({}), 0),
        ("physical", true, json!({}), 0),
    ] {
        let mut new =
            json!({ "name": "Cup", "control": "90m+30s", "boards": 1, "mode": mode, "arbiter": arbiter });
        new.as_object_mut()
            .unwrap()
            .extend(said.as_object().unwrap().clone());
        let (_, made) = club
            .post(&mut Phone::default(), "/api/v1/events", new.clone())
            .await;
        let event = format!("/api/v1/events/{}", made["event"].as_str().unwrap());
        let (_, info) = club.get(&mut Phone::default(), &event).await;
        assert_eq!(info["delay"], delay, "{new}");
    }
}

#[tokio::test]
async fn the_form_says_nothing_about_a_delay_that_nobody_typed() {
    for (typed, delay) in [("", 4), ("2", 2), ("0", 0)] {
        let club = Club::open().await;
        let mut maker = Phone::default();
        let form = format!("way=event&preset=rapid&mode=online&arbiter=on&boards=1&name=Cup&delay={typed}");
        let (status, page) = club.form(&mut maker, "/new", &form).await;
        assert!(status.is_redirection(), "{status}: {page}");
        let (_, list) = club.get(&mut maker, "/api/v1/events").await;
        let id = list["events"][0]["event"].as_str().unwrap();
        let (_, info) = club.get(&mut maker, &format!("/api/v1/events/{id}")).await;
        assert_eq!(info["delay"], delay, "{typed:?}");
    }
}

/// Which piece is held tells the move: who is behind by moves hears of it with the move and not before.
#[tokio::test]
async fn a_piece_that_is_held_is_as_new_as_the_move_it_is_held_for() {
    let club = Club::open().await;
    let mut organiser = Phone::default();
    let new = json!({ "name": "Cup", "control": "90m+30s", "boards": 1, "delay": 1 });
    let (_, made) = club.post(&mut organiser, "/api/v1/events", new).await;
    let (game, mut white, mut black) = begun(&club, &mut organiser, &made).await;
    let address = format!("/api/v1/games/{game}");
    let seen = async || club.get(&mut Phone::default(), &address).await.1;
    let before = seen().await;
    for act in [
        json!({ "do": "touch", "square": "e2" }),
        json!({ "do": "lift", "square": "e2" }),
    ] {
        let reply = white.does(json!([act])).await;
        assert_eq!(reply["ok"], true, "{reply}");
        let now = seen().await;
        assert_eq!(now["version"], before["version"], "when a hand acts is told too");
        assert!(!now.to_string().contains("e2\""), "{now}");
    }
    // To the arbiter, and to the one who plays, it is told at once.
    let (_, full) = club.get(&mut organiser, &address).await;
    assert!(full["version"].as_u64() > before["version"].as_u64(), "{full}");
    let hands = json!([{ "do": "place", "square": "e4" }, { "do": "release" }, { "do": "press" }]);
    assert_eq!(white.does(hands).await["ok"], true);
    assert_eq!(seen().await["view"]["last"], Value::Null, "one move behind");
    // The touch, the lift and the move.
    for _ in 0..3 {
        black.expect("update").await;
    }
    let hands = json!([{ "do": "drag", "from": "e7", "to": "e5" }, { "do": "press" }]);
    assert_eq!(black.does(hands).await["ok"], true);
    assert_eq!(seen().await["view"]["last"], "e2e4");
}
