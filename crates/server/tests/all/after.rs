//! The game after the game: who may play it through and when, its pictures, the lists of what is over.

use std::time::{Duration, Instant};

use crate::club::{Club, Phone};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

/// A command over HTTP, at whatever version.
async fn does(club: &Club, phone: &mut Phone, game: &str, acts: Value) -> Value {
    let (_, seen) = club.get(phone, &format!("/api/v1/games/{game}")).await;
    let id = format!("{}-{}", seen["version"], acts);
    let wish = json!({ "id": &id[..id.len().min(40)], "seen": seen["version"], "acts": acts });
    let (status, reply) = club
        .post(phone, &format!("/api/v1/games/{game}/commands"), wish)
        .await;
    assert_eq!(status, StatusCode::OK, "{acts}: {reply}");
    reply
}

async fn status(club: &Club, phone: &mut Phone, address: &str) -> StatusCode {
    club.ask(phone, Method::GET, address, "").await.0
}

async fn started(club: &Club, new: Value) -> (String, Phone, Phone) {
    let (game, mut white, mut black) = club.friends(new).await;
    does(club, &mut white, &game, json!([{ "do": "start" }])).await;
    does(club, &mut black, &game, json!([{ "do": "start" }])).await;
    (game, white, black)
}

async fn plays(club: &Club, game: &str, phones: [&mut Phone; 2], moves: &[&str]) {
    for (place, text) in moves.iter().enumerate() {
        does(
            club,
            phones[place % 2],
            game,
            json!([{ "do": "move", "text": text }]),
        )
        .await;
    }
}

#[tokio::test]
async fn a_player_plays_his_game_through_once_it_is_over_and_no_sooner() {
    let club = Club::open().await;
    let (game, mut white, mut black) = started(&club, json!({ "control": "5m" })).await;
    plays(&club, &game, [&mut white, &mut black], &["e4", "e5", "Nf3"]).await;
    let (replay, picture) = (format!("/api/v1/games/{game}/replay"), format!("/g/{game}/2.svg"));
    let mut parent = Phone::default();
    for (phone, seen) in [
        (&mut white, StatusCode::FORBIDDEN),
        (&mut black, StatusCode::FORBIDDEN),
        (&mut parent, StatusCode::OK),
    ] {
        assert_eq!(status(&club, phone, &replay).await, seen);
        assert_eq!(status(&club, phone, &picture).await, seen);
    }
    does(&club, &mut black, &game, json!([{ "do": "resign" }])).await;
    let (_, told) = club.get(&mut white, &replay).await;
    let moves: Vec<_> = told["plies"]
        .as_array()
        .unwrap()
        .iter()
        .map(|half| &half["move"])
        .collect();
    assert_eq!(moves, ["e2e4", "e7e5", "g1f3"]);
    assert_eq!(told["over"], true);
    let last = told["marks"].as_array().unwrap().last().unwrap();
    assert_eq!(
        (&last["ply"], &last["told"][0]["tag"]),
        (&json!(3), &json!("game_over"))
    );
    let (status, svg) = club.ask(&mut white, Method::GET, &picture, "").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(svg.matches("<svg x=").count(), 32);
    let seq = &last["told"][0]["seq"];
    for lang in ["en", "fa"] {
        let address = format!("/g/{game}/ruling-{seq}.svg?lang={lang}");
        let (status, svg) = club.ask(&mut white, Method::GET, &address, "").await;
        assert_eq!(status, StatusCode::OK, "{svg}");
        assert_eq!(svg.contains("direction=\"rtl\""), lang == "fa");
    }
    for none in ["4.svg", "x.svg", "2.png", "ruling-999.svg"] {
        let address = format!("/g/{game}/{none}");
        let status = self::status(&club, &mut white, &address).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{none}");
    }
}

#[tokio::test]
async fn whoever_is_behind_sees_no_position_before_its_time() {
    let club = Club::open().await;
    let (game, mut white, mut black) = started(&club, json!({ "control": "5m", "delay": 2 })).await;
    plays(&club, &game, [&mut white, &mut black], &["e4", "e5", "Nf3"]).await;
    let mut parent = Phone::default();
    for (ply, seen) in [(0, true), (1, true), (2, false), (3, false)] {
        let status = status(&club, &mut parent, &format!("/g/{game}/{ply}.svg")).await;
        assert_eq!(status.is_success(), seen, "{ply}");
    }
    let (_, told) = club
        .get(&mut parent, &format!("/api/v1/games/{game}/replay"))
        .await;
    assert_eq!(told["plies"].as_array().unwrap().len(), 1);
    does(&club, &mut white, &game, json!([{ "do": "resign" }])).await;
    assert!(
        status(&club, &mut parent, &format!("/g/{game}/3.svg"))
            .await
            .is_success()
    );
}

#[tokio::test]
async fn a_move_that_was_taken_back_is_no_half_move_and_its_ruling_stands_where_the_next_one_does() {
    let club = Club::open().await;
    let (game, mut white, mut black) =
        started(&club, json!({ "control": "5m", "rulebook": "fide-2023" })).await;
    plays(&club, &game, [&mut white, &mut black], &["e4"]).await;
    let hands = json!([
        { "do": "touch", "square": "e7" }, { "do": "lift", "square": "e7" }, { "do": "place", "square": "e4" },
        { "do": "release" }, { "do": "press" },
    ]);
    does(&club, &mut black, &game, hands).await;
    let claim = json!([{ "do": "claim", "kind": "illegal_move" }]);
    does(&club, &mut white, &game, claim).await;
    does(&club, &mut black, &game, json!([{ "do": "resign" }])).await;
    let (_, told) = club
        .get(&mut white, &format!("/api/v1/games/{game}/replay"))
        .await;
    let marks = told["marks"].as_array().unwrap();
    let illegal = |mark: &&Value| {
        let told = mark["told"].as_array().unwrap();
        told.iter()
            .any(|one| one["tag"].as_str().unwrap().starts_with("illegal_move"))
    };
    let found = marks.iter().find(illegal).unwrap_or_else(|| panic!("{marks:#?}"));
    let plies = told["plies"].as_array().unwrap();
    assert!(found["ply"].as_u64().unwrap() as usize <= plies.len());
    // Every half-move has a position that can be drawn, whatever it is.
    for ply in 0..=plies.len() {
        let address = format!("/g/{game}/{ply}.svg");
        assert_eq!(status(&club, &mut white, &address).await, StatusCode::OK, "{ply}");
    }
}

#[tokio::test]
async fn a_position_is_drawn_by_its_address_and_what_is_none_is_refused() {
    let club = Club::open().await;
    let mut anybody = Phone::default();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (query, good) in [
        (format!("fen={start}"), true),
        (format!("fen={start}+w+KQkq+-+0+1&side=black&size=24"), true),
        (
            "fen=8/8/8/8/8/8/8/8&rings=a1&arrows=a1h8&last=a1h8&coordinates=yes".into(),
            true,
        ),
        (String::new(), false),
        ("fen=8/8".into(), false),
        (format!("fen={start}&size=9000"), false),
        (format!("fen={start}&colour=red"), false),
        (format!("fen={}", "8/".repeat(500)), false),
    ] {
        let (status, text) = club
            .ask(&mut anybody, Method::GET, &format!("/board.svg?{query}"), "")
            .await;
        assert_eq!(status.is_success(), good, "{query}");
        assert_eq!(text.starts_with("<svg"), good, "{query}");
    }
}

/// An event of many boards of which the chief arbiter has declared results in turn.
async fn evening(club: &Club, boards: usize, over: usize) -> (String, Phone) {
    let mut organiser = Phone::default();
    let players: Vec<_> = (0..boards)
        .map(|n| [format!("Anna {n}"), format!("Bob {n}")])
        .collect();
    let new = json!({ "name": "Evening", "control": "5m", "boards": boards, "players": players });
    let (_, made) = club.post(&mut organiser, "/api/v1/events", new).await;
    let mut arbiter = Phone::default();
    let link = format!("/api/v1{}", made["links"]["chief_arbiter"].as_str().unwrap());
    club.post(&mut arbiter, &link, json!({ "name": "Chen" })).await;
    let results = ["1-0", "0-1", "1/2-1/2"];
    for (place, board) in made["boards"].as_array().unwrap().iter().take(over).enumerate() {
        let game = board["game"].as_str().unwrap();
        let declared = json!([{ "do": "declare", "result": results[place % 3] }]);
        does(club, &mut arbiter, game, declared).await;
    }
    (made["event"].as_str().unwrap().to_owned(), arbiter)
}

#[tokio::test]
async fn finished_games_are_found_by_name_and_result_a_page_at_a_time() {
    let club = Club::open().await;
    let (event, mut arbiter) = evening(&club, 62, 60).await;
    let page = async |club: &Club, phone: &mut Phone, query: &str| {
        let address = format!("/e/{event}?lang=en&tab=finished{query}");
        let (status, text) = club.ask(phone, Method::GET, &address, "").await;
        assert_eq!(status, StatusCode::OK);
        (text.matches("src=\"/board.svg?fen=").count(), text)
    };
    let (first, text) = page(&club, &mut arbiter, "").await;
    assert!(text.contains("60 games") && text.contains("rel=\"next\"") && !text.contains("rel=\"prev\""));
    let (second, text) = page(&club, &mut arbiter, "&page=2").await;
    assert_eq!((first, second), (48, 12));
    assert!(!text.contains("rel=\"next\"") && text.contains("rel=\"prev\""));
    for (query, found) in [
        ("&result=white", 20),
        ("&result=draw", 20),
        ("&result=other", 0),
        ("&q=anna+5", 11),
        ("&q=BOB+41", 1),
        ("&q=bob+41&result=draw", 1),
        ("&q=bob+41&result=white", 0),
        ("&q=nobody", 0),
        ("&page=999", 12),
        ("&page=x", 48),
    ] {
        let (shown, _) = page(&club, &mut arbiter, query).await;
        assert_eq!(shown, found, "{query}");
    }
    // Two boards are not over: they stand among the boards, with what is played and who rules.
    let (_, boards) = club
        .ask(&mut arbiter, Method::GET, &format!("/e/{event}?lang=en"), "")
        .await;
    assert_eq!(boards.matches("<li data-board=").count(), 2);
    for word in ["Arbiters: ", "Chen", "/laws/fide-2023", "/wall"] {
        assert!(boards.contains(word), "{word}");
    }
}

#[tokio::test]
async fn a_device_finds_its_own_finished_games_and_no_others() {
    let club = Club::open().await;
    let (game, mut white, mut black) = started(&club, json!({ "control": "5m" })).await;
    let (other, mut stranger, _) = started(&club, json!({ "control": "5m" })).await;
    for (phone, game) in [(&mut black, &game), (&mut stranger, &other)] {
        does(&club, phone, game, json!([{ "do": "resign" }])).await;
    }
    for phone in [&mut white, &mut black] {
        let (_, text) = club.ask(phone, Method::GET, "/games", "").await;
        assert!(text.contains(&format!("/g/{game}")) && !text.contains(&format!("/g/{other}")));
    }
    let (_, text) = club.ask(&mut Phone::default(), Method::GET, "/games", "").await;
    assert!(!text.contains("/g/"));
}

#[tokio::test]
async fn five_hundred_finished_games_are_listed_at_once() {
    let club = Club::open().await;
    let (event, mut arbiter) = evening(&club, 500, 500).await;
    let asked = Instant::now();
    let (status, _) = club
        .ask(
            &mut arbiter,
            Method::GET,
            &format!("/e/{event}?tab=finished&q=7"),
            "",
        )
        .await;
    assert_eq!(status, StatusCode::OK);
    // A debug build on a busy machine: what it must not be is a second a hundred games.
    assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());
}

#[tokio::test]
async fn a_rematch_is_for_the_players_once_their_game_is_over() {
    let club = Club::open().await;
    let (game, mut white, mut black) = started(&club, json!({ "control": "7m", "mode": "online" })).await;
    let address = format!("/api/v1/games/{game}/rematch");
    let (status, _) = club.post(&mut white, &address, json!({})).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "while they play");
    does(&club, &mut white, &game, json!([{ "do": "resign" }])).await;
    let (status, _) = club.post(&mut Phone::default(), &address, json!({})).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "nobody else");
    let (_, asked) = club.post(&mut white, &address, json!({})).await;
    assert_eq!(asked, json!({ "by": ["white"], "go": null }));
    let (_, back) = club
        .post(&mut white, &address, json!({ "take_back": true }))
        .await;
    assert_eq!(back, json!({ "by": [], "go": null }));
    club.post(&mut white, &address, json!({})).await;
    let (_, made) = club.post(&mut black, &address, json!({})).await;
    let go = made["go"].as_str().unwrap().to_owned();
    let (_, again) = club.post(&mut white, &address, json!({})).await;
    assert_eq!(again["go"], go, "pressed again it is the same game");
    for (phone, side) in [(&mut white, "black"), (&mut black, "white")] {
        let (_, seat) = club.get(phone, &go.replace("/g/", "/api/v1/games/")).await;
        assert_eq!(seat["sides"], json!([side]));
        assert_eq!(
            (&seat["control"], &seat["mode"]),
            (&json!("7m"), &json!("online"))
        );
    }
}
