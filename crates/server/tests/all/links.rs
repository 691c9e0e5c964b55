//! Links and their six letters: shown again to the device that made them, opened again by the one that used them, and not to
//! be guessed; and who finds which game in the lists.

use crate::club::{Club, Phone};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// An event of two boards, and the device that made it.
async fn evening(club: &Club) -> (Phone, Value) {
    let mut maker = Phone::default();
    let new = json!({ "name": "Evening", "control": "5m", "boards": 2 });
    let (status, made) = club.post(&mut maker, "/api/v1/events", new).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    (maker, made)
}

/// The letters on the slips of a sheet, in order.
async fn letters(club: &Club, maker: &mut Phone, made: &Value) -> Vec<String> {
    let sheet = format!("/e/{}/qr", text(&made["event"]));
    let (status, page) = club.ask(maker, Method::GET, &sheet, "").await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let slips = page.split("<p class=\"letters\" dir=\"ltr\">").skip(1);
    slips.map(|slip| slip[..7].replace(' ', "")).collect()
}

#[tokio::test]
async fn the_letters_of_a_slip_are_its_link() {
    let club = Club::open().await;
    let (mut maker, made) = evening(&club).await;
    let codes = letters(&club, &mut maker, &made).await;
    assert_eq!(codes.len(), 5, "four seats and those who look on: {codes:?}");
    assert_eq!(letters(&club, &mut maker, &made).await, codes, "shown again");
    let mut lan = Phone::default();
    let seat = format!("/api/v1/join/{}", codes[1].to_lowercase());
    let (status, found) = club.get(&mut lan, &seat).await;
    assert_eq!(status, StatusCode::OK, "{found}");
    assert_eq!(found["grants"][0]["seat"], json!({ "board": 1, "side": "black" }));
    let (status, joined) = club.post(&mut lan, &seat, json!({ "name": "Lan" })).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    // By the letters and by the link the own device is let in again, and no other.
    let link = format!("/api/v1{}", text(&made["boards"][0]["links"]["black"]));
    for again in [&seat, &link] {
        let (status, answer) = club.post(&mut lan, again, json!({ "name": "Lan" })).await;
        assert_eq!(
            (status, &answer["go"]),
            (StatusCode::OK, &joined["go"]),
            "{answer}"
        );
        let (status, _) = club
            .post(&mut Phone::default(), again, json!({ "name": "Eve" }))
            .await;
        assert_eq!(status, StatusCode::GONE);
    }
    let (status, _) = club
        .ask(
            &mut lan,
            Method::GET,
            &text(&made["boards"][0]["links"]["black"]),
            "",
        )
        .await;
    assert_eq!(
        status,
        StatusCode::SEE_OTHER,
        "the page of the link leads to the board"
    );
}

#[tokio::test]
async fn a_slip_says_for_whom_the_seat_is_kept() {
    let club = Club::open().await;
    let mut maker = Phone::default();
    let players = json!([["Vera", "Sonja"], ["", ""]]);
    let new = json!({ "name": "Evening", "control": "5m", "boards": 2, "players": players });
    let (_, made) = club.post(&mut maker, "/api/v1/events", new).await;
    let sheet = format!("/e/{}/qr", text(&made["event"]));
    let (_, page) = club.ask(&mut maker, Method::GET, &sheet, "").await;
    assert_eq!(page.matches("class=\"kept-for\"").count(), 2, "{page}");
    assert!(page.contains("<bdi>Vera</bdi>") && page.contains("<bdi>Sonja</bdi>"));
}

#[tokio::test]
async fn only_the_device_that_made_links_is_shown_them() {
    let club = Club::open().await;
    let (mut maker, made) = evening(&club).await;
    let chief = format!("/api/v1{}", text(&made["links"]["chief_arbiter"]));
    let mut chen = Phone::default();
    assert_eq!(
        club.post(&mut chen, &chief, json!({ "name": "Chen" })).await.0,
        StatusCode::OK
    );
    assert_eq!(
        letters(&club, &mut chen, &made).await.len(),
        1,
        "of another nothing but the boards"
    );
    let (status, page) = club
        .ask(
            &mut Phone::default(),
            Method::GET,
            &format!("/e/{}/qr", text(&made["event"])),
            "",
        )
        .await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    // What he makes himself he is shown, and the maker's links work as before.
    let sheet = format!("/e/{}/qr", text(&made["event"]));
    let form = club.form(&mut chen, &sheet, "seat=").await;
    assert_eq!(form.0, StatusCode::SEE_OTHER, "{}", form.1);
    assert_eq!(letters(&club, &mut chen, &made).await.len(), 5);
    assert_eq!(letters(&club, &mut maker, &made).await.len(), 5);
}

#[tokio::test]
async fn whoever_tries_many_letters_is_let_wait_and_then_the_right_ones_too() {
    let club = Club::open().await;
    let (mut maker, made) = evening(&club).await;
    let right = letters(&club, &mut maker, &made).await.remove(0);
    let mut eve = Phone::default();
    let mut wrong = 0;
    let status = loop {
        let code = format!(
            "/api/v1/join/AAAA{}{}",
            char::from(b'B' + wrong / 5),
            char::from(b'P' + wrong % 5)
        );
        let (status, _) = club.get(&mut eve, &code).await;
        if status != StatusCode::NOT_FOUND {
            break status;
        }
        wrong += 1;
    };
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert!((10..=25).contains(&wrong), "{wrong}");
    let (status, _) = club.get(&mut eve, &format!("/api/v1/join/{right}")).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "else guessing would go on");
}

#[tokio::test]
async fn a_private_game_is_listed_for_its_players_only() {
    let club = Club::open().await;
    let (mut anna, mut lan, mut eve) = (Phone::default(), Phone::default(), Phone::default());
    let (_, made) = club
        .post(
            &mut anna,
            "/api/v1/games",
            json!({ "control": "5m", "seats": "white", "players": ["Anna", ""] }),
        )
        .await;
    let link = format!("/api/v1{}", text(&made["links"]["black"]));
    // Friends need no name.
    let (status, joined) = club.post(&mut lan, &link, json!({ "name": "" })).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    let (_, open) = evening(&club).await;
    for (phone, private) in [(&mut anna, true), (&mut lan, true), (&mut eve, false)] {
        let (_, found) = club.get(phone, "/api/v1/events").await;
        let rows = found["events"].as_array().unwrap();
        let listed = |event: &Value| rows.iter().find(|row| row["event"] == *event);
        assert_eq!(listed(&made["event"]).is_some(), private, "{found}");
        assert_eq!(listed(&open["event"]).unwrap()["public"], true);
        if let Some(row) = listed(&made["event"]) {
            let name = text(&row["name"]).replace(['\u{2068}', '\u{2069}'], "");
            assert_eq!((name.as_str(), &row["public"]), ("Anna – Black", &json!(false)));
        }
    }
}

#[tokio::test]
async fn the_maker_of_an_event_rules_in_it_until_he_plays_in_it() {
    let club = Club::open().await;
    let (mut maker, made) = evening(&club).await;
    let game = |board: usize| format!("/api/v1/games/{}", text(&made["boards"][board]["game"]));
    let rules = async |maker: &mut Phone, board: usize| {
        let (_, welcome) = club.get(maker, &game(board)).await;
        welcome["may"].as_array().unwrap().contains(&json!("declare"))
    };
    assert!(rules(&mut maker, 0).await && rules(&mut maker, 1).await);
    let seat = format!("/api/v1{}", text(&made["boards"][0]["links"]["white"]));
    club.post(&mut maker, &seat, json!({ "name": "Chen" })).await;
    assert!(!rules(&mut maker, 0).await && !rules(&mut maker, 1).await);
    // Made arbiter by a link he rules at the boards of others, and never at his own.
    let arbiter = format!("/api/v1{}", text(&made["links"]["arbiter"]));
    club.post(&mut maker, &arbiter, json!({ "name": "Chen" })).await;
    assert!(!rules(&mut maker, 0).await && rules(&mut maker, 1).await);
    // Where there is no arbiter nobody rules.
    let new = json!({ "name": "Without", "control": "5m", "boards": 2, "arbiter": false });
    let (_, without) = club.post(&mut maker, "/api/v1/events", new).await;
    let game = format!("/api/v1/games/{}", text(&without["boards"][0]["game"]));
    let (_, welcome) = club.get(&mut maker, &game).await;
    assert!(!welcome["may"].as_array().unwrap().contains(&json!("declare")));
}

#[tokio::test]
async fn a_game_begins_where_it_is_told_to_and_only_where_a_move_can_be_made() {
    let club = Club::open().await;
    let mut phone = Phone::default();
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1";
    let new = |fen: &str| json!({ "control": "5m | 3m", "seats": "both", "start": true, "position": fen });
    let (status, made) = club.post(&mut phone, "/api/v1/games", new(fen)).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let game = text(&made["game"]);
    let (_, welcome) = club.get(&mut phone, &format!("/api/v1/games/{game}")).await;
    assert_eq!(welcome["view"]["board"], "4k3/8/8/8/8/8/4P3/4K3");
    assert_eq!(
        (&welcome["view"]["turn"], &welcome["view"]["phase"]),
        (&json!("black"), &json!("running"))
    );
    let clock = &welcome["view"]["clock"];
    assert_eq!(
        (&clock["white"]["ms"], clock["running"].as_str()),
        (&json!(300_000), Some("black"))
    );
    let (_, pgn) = club
        .ask(&mut phone, Method::GET, &format!("/g/{game}.pgn"), "")
        .await;
    assert!(pgn.contains(&format!("[FEN \"{fen}\"]")), "{pgn}");
    for bad in [
        "8/8/8/8 w",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "8/8/8/8/8/8/8/K7 w - - 0 1",
    ] {
        let (status, answer) = club.post(&mut phone, "/api/v1/games", new(bad)).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{bad}: {answer}");
        assert_eq!(answer["error"]["what"], "position", "{answer}");
    }
}
