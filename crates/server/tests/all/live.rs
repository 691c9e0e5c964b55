//! Two friends over the wire: a game made by HTTP, played over sockets, seen by whoever may see it.

use crate::club::{Club, Phone, Socket};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt;

fn friends() -> Value {
    json!({ "name": "Two friends", "control": "5m+3s" })
}

pub async fn start(club: &Club, game: &str, white: &Phone, black: &Phone) -> (Socket, Socket) {
    let mut white = club.socket(white, game).await;
    let mut black = club.socket(black, game).await;
    white.expect("welcome").await;
    black.expect("welcome").await;
    assert_eq!(white.does(json!([{ "do": "start" }])).await["waits"], true);
    let reply = black.does(json!([{ "do": "start" }])).await;
    assert_eq!(reply["ok"], true, "{reply}");
    white.expect("update").await;
    (white, black)
}

#[tokio::test]
async fn two_friends_play_by_hand() {
    let club = Club::open().await;
    let (game, white, black) = club.friends(friends()).await;
    let (mut white, mut black) = start(&club, &game, &white, &black).await;
    let hands = json!([
        { "do": "touch", "square": "e2" }, { "do": "lift", "square": "e2" },
        { "do": "place", "square": "e4" }, { "do": "release" },
    ]);
    let reply = white.does(hands).await;
    assert_eq!(reply["ok"], true, "{reply}");
    let update = loop {
        let update = black.expect("update").await;
        if update["view"]["last"] == "e2e4" {
            break update;
        }
    };
    let view = &update["view"];
    assert_eq!(view["board"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(
        (&view["turn"], &view["phase"]),
        (&json!("black"), &json!("running"))
    );
    assert_eq!(
        view["clock"]["running"], "white",
        "the clock has not been pressed"
    );
    assert_eq!(view["ribbon"], json!(["e4"]));
    assert!(
        update["view"].get("moves").is_none(),
        "a player is not told the moves"
    );
    let told: Vec<_> = update["entries"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|entry| entry["act"]["do"].as_str())
        .collect();
    assert_eq!(told, ["touch", "lift", "place", "release"]);
    assert_eq!(white.does(json!([{ "do": "press" }])).await["ok"], true);
    let view = black.expect("update").await["view"].clone();
    assert_eq!(view["clock"]["running"], "black");
    let left = view["clock"]["white"]["ms"].as_u64().unwrap();
    assert!((302_000..=303_000).contains(&left), "{left}");
}

#[tokio::test]
async fn a_spectator_sees_and_commands_nothing() {
    let club = Club::open().await;
    let (game, white, black) = club.friends(friends()).await;
    let (mut white, _black) = start(&club, &game, &white, &black).await;
    let mut parent = club.socket(&Phone::default(), &game).await;
    let welcome = parent.expect("welcome").await;
    assert_eq!((&welcome["sides"], &welcome["may"]), (&json!([]), &json!([])));
    assert_eq!(welcome["view"]["viewer"], "spectator");
    let reply = parent.does(json!([{ "do": "resign" }])).await;
    assert_eq!(
        (&reply["ok"], &reply["error"]["tag"]),
        (&json!(false), &json!("forbidden"))
    );
    white.does(json!([{ "do": "move", "text": "Nf3" }])).await;
    let update = loop {
        let update = parent.expect("update").await;
        if !update["sheet"].is_null() {
            break update;
        }
    };
    assert_eq!(update["sheet"]["from"], 0);
    assert_eq!(update["sheet"]["moves"][0]["san"], "Nf3");
    let (status, pgn) = club
        .ask(&mut Phone::default(), Method::GET, &format!("/g/{game}.pgn"), "")
        .await;
    assert_eq!(status, StatusCode::OK);
    assert!(pgn.contains("1. Nf3 {[%clk 0:05:0"), "{pgn}");
    assert!(
        pgn.contains("[White \"Vera\"]") && pgn.contains("[Date \"20"),
        "{pgn}"
    );
}

#[tokio::test]
async fn no_sheet_and_no_story_calls_a_flag_where_nobody_may_call_it() {
    let club = Club::open().await;
    for (rulebook, whole) in [("fide-2001", true), ("fide-2023", false)] {
        // No whole minutes to begin with: a move may take less than a millisecond.
        let new = json!({ "control": "330s", "rulebook": rulebook, "arbiter": true });
        let (mut organiser, mut white, mut arbiter) = (Phone::default(), Phone::default(), Phone::default());
        let (_, made) = club.post(&mut organiser, "/api/v1/games", new).await;
        for (phone, role) in [(&mut white, "white"), (&mut arbiter, "arbiter")] {
            let link = format!("/api/v1{}", made["links"][role].as_str().unwrap());
            club.post(phone, &link, json!({ "name": role })).await;
        }
        let game = made["game"].as_str().unwrap();
        let mut desk = club.socket(&arbiter, game).await;
        desk.expect("welcome").await;
        assert_eq!(desk.does(json!([{ "do": "start" }])).await["ok"], true);
        let mut playing = club.socket(&white, game).await;
        playing.expect("welcome").await;
        assert_eq!(
            playing.does(json!([{ "do": "move", "text": "e4" }])).await["ok"],
            true
        );
        let is_whole = |ms: &Value| ms.as_u64().unwrap().is_multiple_of(60_000);
        let address = format!("/api/v1/games/{game}");
        for phone in [&mut arbiter, &mut Phone::default()] {
            let (_, welcome) = club.get(phone, &address).await;
            let left = &welcome["sheet"][0]["left"];
            assert_eq!(is_whole(left), whole, "{rulebook}: {left}");
        }
        let (_, story) = club.get(&mut arbiter, &format!("{address}/story")).await;
        let clocks = &story["lines"][0]["clocks"];
        assert_eq!(is_whole(&clocks[0]), whole, "{rulebook}: {clocks}");
    }
}

#[tokio::test]
async fn a_file_that_is_polled_is_sent_again_only_once_it_has_changed() {
    let club = Club::open().await;
    let (game, white, black) = club.friends(friends()).await;
    let (mut white, _black) = start(&club, &game, &white, &black).await;
    let poll = async |mark: Option<String>| {
        let request =
            Request::get(format!("/g/{game}.pgn")).header("if-none-match", mark.unwrap_or_default());
        let answer = club
            .router
            .clone()
            .oneshot(request.body(Body::empty()).unwrap())
            .await;
        let answer = answer.unwrap();
        let mark = answer.headers()["etag"].to_str().unwrap().to_owned();
        (answer.status(), mark)
    };
    let (status, mark) = poll(None).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(
        poll(Some(mark.clone())).await,
        (StatusCode::NOT_MODIFIED, mark.clone())
    );
    assert_eq!(
        poll(Some(format!("\"x\", {mark}"))).await.0,
        StatusCode::NOT_MODIFIED
    );
    white.does(json!([{ "do": "move", "text": "Nf3" }])).await;
    let (status, newer) = poll(Some(mark.clone())).await;
    assert!(status == StatusCode::OK && newer != mark);
}

#[tokio::test]
async fn whoever_comes_back_gets_what_he_missed() {
    let club = Club::open().await;
    let (game, white, black) = club.friends(friends()).await;
    let (mut moving, waiting) = start(&club, &game, &white, &black).await;
    let seen = waiting.version;
    drop(waiting);
    moving.does(json!([{ "do": "move", "text": "e4" }])).await;
    moving.does(json!([{ "do": "offer" }])).await;
    let path = format!("/api/v1/games/{game}/live?since={seen}&lang=vi");
    let mut back = club.socket_at(&black, &path).await.unwrap();
    let welcome = back.expect("welcome").await;
    let acts: Vec<_> = welcome["missed"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|entry| entry["act"]["do"].as_str())
        .collect();
    assert_eq!(acts, ["lift", "place", "release", "press", "offer"]);
    assert_eq!(welcome["view"]["offer"], "white");
    assert!(welcome["missed"].to_string().contains("Trắng"), "in his language");
}

#[tokio::test]
async fn a_command_that_is_sent_again_is_done_once() {
    let club = Club::open().await;
    let (game, white, black) = club.friends(friends()).await;
    let (mut white, _black) = start(&club, &game, &white, &black).await;
    let again = json!({ "type": "command", "id": "same", "seen": white.version, "acts": [{ "do": "touch", "square": "e2" }] });
    white.send(again.to_string()).await;
    let first = white.expect("reply").await;
    white.send(again.to_string()).await;
    assert_eq!(white.expect("reply").await, first);
    assert_eq!(first["ok"], true, "{first}");
}

#[tokio::test]
async fn a_link_works_once_and_a_new_one_moves_the_seat() {
    let club = Club::open().await;
    let mut organiser = Phone::default();
    let (_, made) = club.post(&mut organiser, "/api/v1/games", friends()).await;
    let link = format!("/api/v1{}", made["links"]["white"].as_str().unwrap());
    let (_, offered) = club.get(&mut Phone::default(), &link).await;
    assert_eq!(
        (&offered["used"], &offered["grants"][0]["seat"]["side"]),
        (&json!(false), &json!("white"))
    );
    let (mut phone, mut thief) = (Phone::default(), Phone::default());
    assert_eq!(
        club.post(&mut phone, &link, json!({ "name": "Vera" })).await.0,
        StatusCode::OK
    );
    let (status, refused) = club.post(&mut thief, &link, json!({ "name": "Eve" })).await;
    assert_eq!(
        (status, &refused["error"]["tag"]),
        (StatusCode::GONE, &json!("link_used"))
    );
    assert_eq!(
        club.post(&mut phone, &link, json!({ "name": "Vera" })).await.0,
        StatusCode::OK,
        "the same device again"
    );

    let game = made["game"].as_str().unwrap();
    let mut old = club.socket(&phone, game).await;
    assert_eq!(old.expect("welcome").await["sides"], json!(["white"]));
    let links = format!("/api/v1/events/{}/links", made["event"].as_str().unwrap());
    let seat = json!({ "role": "player", "board": 1, "side": "white" });
    assert_eq!(
        club.post(&mut thief, &links, seat.clone()).await.0,
        StatusCode::FORBIDDEN
    );
    let (status, moving) = club.post(&mut phone, &links, seat).await;
    assert_eq!(status, StatusCode::CREATED, "{moving}");
    let mut tablet = Phone::default();
    let link = format!("/api/v1{}", moving["link"].as_str().unwrap());
    assert_eq!(
        club.post(&mut tablet, &link, json!({ "name": "Vera" })).await.0,
        StatusCode::OK
    );
    assert_eq!(old.expect("gone").await["why"], "seat_moved");
    assert_eq!(old.expect("welcome").await["sides"], json!([]));
    let reply = old.does(json!([{ "do": "start" }])).await;
    assert_eq!(reply["error"]["tag"], "forbidden", "{reply}");
}

#[tokio::test]
async fn one_device_plays_both_sides() {
    let club = Club::open().await;
    let mut tablet = Phone::default();
    let new = json!({ "control": "3m", "seats": "both", "players": ["Vera", "Sonja"] });
    let (_, made) = club.post(&mut tablet, "/api/v1/games", new).await;
    let game = made["game"].as_str().unwrap();
    assert_eq!(made["go"], format!("/g/{game}/table"));
    let mut table = club.socket(&tablet, game).await;
    let welcome = table.expect("welcome").await;
    assert_eq!(welcome["sides"], json!(["white", "black"]));
    assert_eq!(table.does(json!([{ "do": "start" }])).await["ok"], true);
    for (side, text) in [("white", "d4"), ("black", "d5")] {
        let command = json!({ "type": "command", "id": side, "seen": table.version, "side": side, "acts": [{ "do": "move", "text": text }] });
        table.send(command.to_string()).await;
        let reply = table.expect("reply").await;
        assert_eq!(reply["ok"], true, "{reply}");
    }
    let (_, pgn) = club
        .ask(&mut tablet, Method::GET, &format!("/g/{game}.pgn"), "")
        .await;
    assert!(pgn.contains("d4") && pgn.contains("d5"), "{pgn}");
}

#[tokio::test]
async fn an_arbiter_looks_at_all_boards_and_a_spectator_is_behind() {
    let club = Club::open().await;
    let mut organiser = Phone::default();
    let new = json!({
        "name": "Evening", "control": "90m+30s", "boards": 2, "delay": 1, "mode": "online",
        "players": [["Vera", "Sonja"], ["Ali", "Linh"]],
    });
    let (_, made) = club.post(&mut organiser, "/api/v1/events", new).await;
    let (event, game) = (
        made["event"].as_str().unwrap(),
        made["boards"][0]["game"].as_str().unwrap(),
    );
    let join = async |link: &Value| {
        let mut phone = Phone::default();
        let address = format!("/api/v1{}", link.as_str().unwrap());
        let (status, joined) = club
            .post(&mut phone, &address, json!({ "name": "Somebody" }))
            .await;
        assert_eq!(status, StatusCode::OK, "{joined}");
        phone
    };
    let arbiter = join(&made["links"]["arbiter"]).await;
    let white = join(&made["boards"][0]["links"]["white"]).await;
    let path = format!("/api/v1/events/{event}/live");
    let mut tiles = club.socket_at(&arbiter, &path).await.unwrap();
    let boards = tiles.expect("boards").await;
    assert_eq!(boards["boards"].as_array().unwrap().len(), 2);
    assert_eq!(boards["boards"][1]["players"][0]["name"], "Ali");
    tiles
        .send(json!({ "type": "time", "client": 7 }).to_string())
        .await;
    let time = tiles.expect("time").await;
    assert!(time["client"] == 7 && time["server"].is_u64(), "{time}");
    let mut desk = club.socket(&arbiter, game).await;
    desk.expect("welcome").await;
    assert_eq!(desk.does(json!([{ "do": "start" }])).await["ok"], true);
    let mut player = club.socket(&white, game).await;
    player.expect("welcome").await;
    assert_eq!(
        player
            .does(json!([{ "do": "drag", "from": "e2", "to": "e4" }]))
            .await["ok"],
        true
    );
    assert_eq!(player.does(json!([{ "do": "call_arbiter" }])).await["ok"], true);
    let tile = loop {
        let tile = tiles.expect("tile").await["tile"].clone();
        if tile["alarms"]
            .as_array()
            .unwrap()
            .iter()
            .any(|alarm| alarm["kind"] == "call")
        {
            break tile;
        }
    };
    assert_eq!(
        (&tile["board"], &tile["view"]["last"]),
        (&json!(1), &json!("e2e4"))
    );
    let (_, behind) = club
        .get(&mut Phone::default(), &format!("/api/v1/games/{game}"))
        .await;
    assert_eq!(
        (&behind["view"]["last"], &behind["sheet"]),
        (&Value::Null, &json!([])),
        "one move behind"
    );
    let (_, pgn) = club
        .ask(&mut Phone::default(), Method::GET, &format!("/e/{event}.pgn"), "")
        .await;
    assert!(
        pgn.matches("[Event \"Evening\"]").count() == 2 && !pgn.contains("e4"),
        "{pgn}"
    );
    let (_, whole) = club
        .ask(&mut arbiter.clone(), Method::GET, &format!("/g/{game}.pgn"), "")
        .await;
    assert!(whole.contains("e4"), "{whole}");
    let log = format!("/api/v1/games/{game}/log");
    assert_eq!(
        club.ask(&mut white.clone(), Method::GET, &log, "").await.0,
        StatusCode::FORBIDDEN
    );
    let (status, text) = club.ask(&mut arbiter.clone(), Method::GET, &log, "").await;
    assert_eq!(status, StatusCode::OK);
    assert!(
        arbiter_game::log::Log::read(&text).is_ok(),
        "the log proves itself"
    );
}

#[tokio::test]
async fn an_official_logs_in_with_a_password_and_is_not_let_in_by_guessing() {
    let club = Club::open().await;
    let mut organiser = Phone::default();
    let new = json!({ "name": "Evening", "control": "15m", "boards": 1 });
    let (_, made) = club.post(&mut organiser, "/api/v1/events", new).await;
    let event = format!("/api/v1/events/{}", made["event"].as_str().unwrap());
    let ali = json!({ "name": "Ali", "password": "a long password", "role": "arbiter" });
    let (status, answer) = club
        .post(&mut organiser, &format!("{event}/officials"), ali)
        .await;
    assert_eq!(status, StatusCode::CREATED, "{answer}");
    let log_in = |name: &str, password: &str| json!({ "name": name, "password": password });
    let mut tablet = Phone::default();
    let address = format!("{event}/login");
    for wrong in [
        log_in("Ali", "another password"),
        log_in("Ada", "a long password"),
    ] {
        assert_eq!(
            club.post(&mut tablet, &address, wrong).await.0,
            StatusCode::UNAUTHORIZED
        );
    }
    let (status, joined) = club
        .post(&mut tablet, &address, log_in("Ali", "a long password"))
        .await;
    assert_eq!(
        (status, &joined["grants"][0]["role"]),
        (StatusCode::OK, &json!("arbiter"))
    );
    let mut guesses = Vec::new();
    for n in 0..6 {
        guesses.push(
            club.post(
                &mut Phone::default(),
                &address,
                log_in("Ali", &format!("guess {n} of many")),
            )
            .await
            .0,
        );
    }
    assert_eq!(
        guesses.last(),
        Some(&StatusCode::TOO_MANY_REQUESTS),
        "{guesses:?}"
    );
    let (status, _) = club
        .post(&mut tablet, &format!("{event}/logout"), json!({}))
        .await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (_, info) = club.get(&mut tablet, &event).await;
    assert_eq!(info["you"], json!([]));
}

#[tokio::test]
async fn what_was_played_lives_again_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("arbiter.sqlite3");
    let open = || std::sync::Arc::new(arbiter_hall::store::Sqlite::open(&file).unwrap());
    let first = Club::with(open()).await;
    let (game, white, black) = first.friends(friends()).await;
    let (mut player, _other) = start(&first, &game, &white, &black).await;
    player.does(json!([{ "do": "move", "text": "e4" }])).await;
    drop(first);
    let again = Club::with(open()).await;
    let mut player = again.socket(&white, &game).await;
    let welcome = player.expect("welcome").await;
    assert_eq!(
        (&welcome["view"]["last"], &welcome["view"]["phase"]),
        (&json!("e2e4"), &json!("standing"))
    );
    assert!(
        welcome["view"]["held"]["last_event"].is_array(),
        "{}",
        welcome["view"]
    );
    let reply = player.does(json!([{ "do": "touch", "square": "d2" }])).await;
    assert_eq!(reply["error"]["tag"], "held", "{reply}");
    let mut other = again.socket(&black, &game).await;
    other.expect("welcome").await;
    for (socket, waits) in [(&mut player, true), (&mut other, false)] {
        let settle = json!({ "type": "settle", "id": "s", "seen": socket.version, "figures": "last_event" });
        socket.send(settle.to_string()).await;
        let reply = socket.expect("reply").await;
        assert_eq!(
            (&reply["ok"], reply["waits"] == true),
            (&json!(true), waits),
            "{reply}"
        );
    }
    assert_eq!(
        other.does(json!([{ "do": "move", "text": "e5" }])).await["ok"],
        true
    );
}

#[tokio::test]
async fn a_code_leads_to_the_address_that_was_asked() {
    let club = Club::open().await;
    for path in ["/g/abc/qr.svg", "/e/abc/lots/qr.svg"] {
        let request = Request::get(path).header("host", "club.test:8080");
        let response = {
            use tower::ServiceExt;
            club.router
                .clone()
                .oneshot(request.body(Body::empty()).unwrap())
                .await
                .unwrap()
        };
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(response.headers()["content-type"], "image/svg+xml");
    }
    let (status, _) = club.ask(&mut Phone::default(), Method::GET, "/metrics", "").await;
    assert_eq!(status, StatusCode::NOT_FOUND, "figures are for this machine only");
    let (_, ready) = club
        .ask(&mut Phone::default(), Method::GET, "/health/ready", "")
        .await;
    assert_eq!(ready, "ready\n");
}

#[tokio::test]
async fn a_time_control_is_said_back_before_a_game_is_made() {
    let club = Club::open().await;
    let mut anybody = Phone::default();
    let (status, said) = club
        .get(&mut anybody, "/api/v1/control?text=40/2h,1h&lang=en")
        .await;
    assert_eq!(status, StatusCode::OK, "{said}");
    assert!(
        said["words"].as_str().unwrap().starts_with("40 moves in 2:00:00"),
        "{said}"
    );
    let class = |id: &str| {
        let classes = said["classes"].as_array().unwrap();
        classes.iter().find(|class| class["rulebook"] == id).unwrap()["play"].clone()
    };
    assert_eq!(class("fide-2023"), "standard");
    let (status, refused) = club.get(&mut anybody, "/api/v1/control?text=soon").await;
    assert_eq!(
        (status, &refused["error"]["tag"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("unreadable"))
    );
    let (_, books) = club.get(&mut anybody, "/api/v1/rulebooks?lang=vi").await;
    assert!(books["rulebooks"].as_array().unwrap().len() > 5, "{books}");
}
