//! What is no message, too long, too old or stolen is refused, and nothing changes.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use crate::club::{Club, Phone};
use arbiter_hall::store::Memory;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::{COOKIE, HOST, ORIGIN};
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt;

async fn version(club: &Club, game: &str) -> u64 {
    let (_, welcome) = club
        .get(&mut Phone::default(), &format!("/api/v1/games/{game}"))
        .await;
    welcome["version"].as_u64().unwrap()
}

#[tokio::test]
async fn what_is_no_message_is_answered_and_changes_nothing() {
    let club = Club::open().await;
    let (game, white, _) = club.friends(json!({ "control": "5m" })).await;
    let mut socket = club.socket(&white, &game).await;
    socket.expect("welcome").await;
    let before = version(&club, &game).await;
    let act = |act: Value| json!({ "type": "command", "id": "x", "seen": 1, "acts": [act] }).to_string();
    for text in [
        "",
        "{",
        "[]",
        "null",
        "{\"type\":\"fly\"}",
        "{\"type\":\"command\"}",
        "{\"type\":\"command\",\"id\":\"x\",\"seen\":-1,\"acts\":[]}",
        "{\"type\":\"settle\",\"id\":\"x\",\"seen\":1,\"figures\":\"mine\"}",
    ] {
        socket.send(text).await;
        assert_eq!(
            socket.expect("error").await["error"]["tag"],
            "bad_message",
            "{text}"
        );
    }
    for (text, tag) in [
        (act(json!({ "do": "jump" })), "bad_message"),
        (act(json!({ "do": "touch" })), "bad_message"),
        (act(json!({ "do": "press", "at": [1, 0] })), "bad_message"),
        (act(json!({ "do": "press", "by": "arbiter" })), "bad_message"),
        (act(json!({ "do": "touch", "square": "z9" })), "unknown_square"),
        (
            json!({ "type": "command", "id": "", "seen": 1, "acts": [{ "do": "press" }] }).to_string(),
            "bad_message",
        ),
        (
            json!({ "type": "command", "id": "x", "seen": 1, "acts": [] }).to_string(),
            "too_many",
        ),
        (
            json!({ "type": "command", "id": "x", "seen": 1, "acts": vec![json!({ "do": "press" }); 17] })
                .to_string(),
            "too_many",
        ),
        (
            json!({ "type": "settle", "id": "x", "seen": 1, "figures": "last_beat" }).to_string(),
            "not_held",
        ),
    ] {
        socket.send(text.clone()).await;
        let reply = socket.expect("reply").await;
        assert_eq!(
            (&reply["ok"], &reply["error"]["tag"]),
            (&json!(false), &json!(tag)),
            "{text}"
        );
        assert!(
            !reply["error"]["text"].as_str().unwrap().starts_with("live-error"),
            "{reply}"
        );
    }
    assert_eq!(version(&club, &game).await, before);
}

#[tokio::test]
async fn a_message_longer_than_any_command_closes_the_socket() {
    let club = Club::open().await;
    let (game, white, _) = club.friends(json!({ "control": "5m" })).await;
    let mut socket = club.socket(&white, &game).await;
    socket.expect("welcome").await;
    socket
        .send(format!(
            "{{\"type\":\"command\",\"id\":\"{}\"",
            "x".repeat(20_000)
        ))
        .await;
    while let Some(message) = socket.next().await {
        assert_ne!(message["type"], "reply", "{message}");
    }
}

#[tokio::test]
async fn too_much_at_once_is_refused_and_a_little_later_taken() {
    let club = Club::open().await;
    let (game, white, _) = club.friends(json!({ "control": "5m" })).await;
    let mut socket = club.socket(&white, &game).await;
    socket.expect("welcome").await;
    let mut slowed = 0;
    for n in 0..90 {
        let say = json!({ "type": "command", "id": format!("s{n}"), "seen": 1, "acts": [{ "do": "call_arbiter" }] });
        socket.send(say.to_string()).await;
    }
    for _ in 0..90 {
        slowed += u32::from(socket.expect("reply").await["error"]["tag"] == "too_fast");
    }
    assert!(slowed > 0, "ninety at once are more than two hands can send");
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert_ne!(
        socket.does(json!([{ "do": "call_arbiter" }])).await["error"]["tag"],
        "too_fast"
    );
}

#[tokio::test]
async fn whoever_sends_nothing_but_noise_is_let_go() {
    let club = Club::open().await;
    let (game, white, _) = club.friends(json!({ "control": "5m" })).await;
    for noise in ["{", "{\"type\":\"time\",\"client\":1}"] {
        let mut socket = club.socket(&white, &game).await;
        socket.expect("welcome").await;
        let mut answers = 0;
        while answers < 400 && socket.sends(noise).await && socket.next().await.is_some() {
            answers += 1;
        }
        assert!((60..200).contains(&answers), "{noise}: {answers}");
    }
}

#[tokio::test]
async fn whoever_has_not_seen_the_last_move_is_told_so() {
    let club = Club::open().await;
    let mut tablet = Phone::default();
    let (_, made) = club
        .post(
            &mut tablet,
            "/api/v1/games",
            json!({ "control": "3m", "seats": "both" }),
        )
        .await;
    let address = format!("/api/v1/games/{}/commands", made["game"].as_str().unwrap());
    let command = |id: &str, seen: u64, side: &str, act: Value| json!({ "id": id, "seen": seen, "side": side, "acts": [act] });
    club.post(
        &mut tablet,
        &address,
        command("a", 1, "white", json!({ "do": "start" })),
    )
    .await;
    let (_, reply) = club
        .post(
            &mut tablet,
            &address,
            command("b", 2, "white", json!({ "do": "move", "text": "e4" })),
        )
        .await;
    assert_eq!(reply["ok"], true, "{reply}");
    let (status, late) = club
        .post(
            &mut tablet,
            &address,
            command("c", 2, "black", json!({ "do": "move", "text": "e5" })),
        )
        .await;
    assert_eq!(
        (status, &late["error"]["tag"]),
        (StatusCode::CONFLICT, &json!("stale"))
    );
    assert_eq!(
        (&late["error"]["seen"], &late["error"]["now"]),
        (&json!(2), &reply["version"])
    );
}

#[tokio::test]
async fn a_stranger_s_page_opens_no_socket_and_posts_nothing() {
    let club = Club::open().await;
    let (game, white, _) = club.friends(json!({ "control": "5m" })).await;
    let path = format!("/api/v1/games/{game}/live");
    assert!(
        club.socket_from(&white, &path, Some("http://evil.test"))
            .await
            .is_err()
    );
    let own = format!("http://{}", club.address);
    assert!(club.socket_from(&white, &path, Some(&own)).await.is_ok());
    let before = version(&club, &game).await;
    let command = json!({ "id": "x", "seen": 9, "acts": [{ "do": "resign" }] });
    let request = Request::post(format!("/api/v1/games/{game}/commands"))
        .header(HOST, "club.test")
        .header(ORIGIN, "http://evil.test")
        .header(COOKIE, white.cookie.as_deref().unwrap())
        .body(Body::from(command.to_string()))
        .unwrap();
    assert_eq!(
        club.router.clone().oneshot(request).await.unwrap().status(),
        StatusCode::FORBIDDEN
    );
    assert_eq!(version(&club, &game).await, before);
}

#[tokio::test]
async fn a_body_larger_than_any_game_is_not_read() {
    let club = Club::open().await;
    let big = format!("{{\"control\":\"{}\"}}", "5".repeat(300_000));
    let (status, _) = club
        .ask(&mut Phone::default(), Method::POST, "/api/v1/games", big)
        .await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    for (body, tag) in [
        ("{", "bad_message"),
        ("{}", "bad_message"),
        ("{\"control\":\"soon\"}", "unreadable"),
        ("{\"control\":\"5m\",\"rulebook\":\"fide-1066\"}", "unknown"),
        (
            "{\"control\":\"5m\",\"regulations\":{\"no.such\":\"1\"}}",
            "unreadable",
        ),
        ("{\"control\":\"5m\",\"colour\":\"white\"}", "bad_message"),
    ] {
        let (status, text) = club
            .ask(&mut Phone::default(), Method::POST, "/api/v1/games", body)
            .await;
        assert!(status.is_client_error(), "{body}: {status}");
        let answer: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(answer["error"]["tag"], tag, "{body}: {text}");
    }
}

#[tokio::test]
async fn a_pass_that_was_made_up_is_nobody() {
    let club = Club::open().await;
    let (game, ..) = club.friends(json!({ "control": "5m" })).await;
    let mut made_up = Phone {
        cookie: Some(format!("pass={}", "0".repeat(64))),
    };
    let address = format!("/api/v1/games/{game}/commands");
    let resign = json!({ "id": "x", "seen": 9, "acts": [{ "do": "resign" }] });
    let (status, reply) = club.post(&mut made_up, &address, resign).await;
    assert_eq!(
        (status, &reply["error"]["tag"]),
        (StatusCode::FORBIDDEN, &json!("forbidden"))
    );
    for link in ["nothing", "-", "aaaaaaaaaa-00", &"x".repeat(500)] {
        let (status, _) = club
            .post(
                &mut made_up,
                &format!("/api/v1/join/{link}"),
                json!({ "name": "Eve" }),
            )
            .await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{link}");
    }
}

#[tokio::test]
async fn what_is_refused_is_written_down_without_its_secrets() {
    let lines = Arc::new(Mutex::new(Vec::<String>::new()));
    let kept = Arc::clone(&lines);
    let club = Club::noting(Arc::new(Memory::default()), move |line| {
        kept.lock().unwrap().push(line.to_owned());
    })
    .await;
    let taken = || std::mem::take(&mut *lines.lock().unwrap());
    let (mut organiser, mut white) = (Phone::default(), Phone::default());
    let (_, made) = club
        .post(
            &mut organiser,
            "/api/v1/games",
            json!({ "control": "5m", "arbiter": true }),
        )
        .await;
    let game = made["game"].as_str().unwrap();
    let link = made["links"]["white"].as_str().unwrap();
    let join = format!("/api/v1{link}");
    club.post(&mut white, &join, json!({ "name": "Vera" })).await;
    club.get(&mut Phone::default(), "/nowhere").await;
    assert_eq!(
        taken(),
        [""; 0],
        "what is done, or only looked for, is not refused"
    );

    let mut eve = Phone::default();
    club.post(&mut eve, &join, json!({ "name": "Eve" })).await;
    let replayed = taken();
    let token = link.rsplit('-').next().unwrap();
    assert!(
        replayed[0].contains(r#""refused":"link_used","way":"POST""#),
        "{replayed:?}"
    );
    assert!(
        !replayed[0].contains(token) && replayed.len() == 1,
        "{replayed:?}"
    );

    let commands = format!("/api/v1/games/{game}/commands");
    let login = format!("/api/v1/events/{}/login", made["event"].as_str().unwrap());
    let big = "x".repeat(300_000);
    let start = json!({ "id": "a", "seen": 1, "acts": [{ "do": "start" }] }).to_string();
    for (address, body, tag) in [
        (&commands, "{", "bad_message"),
        (&commands, &*start, "forbidden"),
        (&commands, &*big, "payload_too_large"),
        (
            &login,
            r#"{"name":"x","password":"secret word"}"#,
            "wrong_password",
        ),
    ] {
        club.ask(&mut white, Method::POST, address, body).await;
        let lines = taken();
        assert!(lines.len() == 1 && lines[0].contains(tag), "{tag}: {lines:?}");
        assert!(!lines[0].contains("secret"), "{lines:?}");
    }

    let mut socket = club.socket(&white, game).await;
    socket.expect("welcome").await;
    socket.send("{").await;
    socket.expect("error").await;
    socket.does(json!([{ "do": "start" }])).await;
    let lines = taken();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].contains("bad_message") && lines[0].contains(r#""way":"WebSocket""#));
    assert!(
        lines[1].contains("forbidden") && lines[1].contains(game),
        "{lines:?}"
    );
}

#[tokio::test]
async fn whoever_guesses_a_password_keeps_nobody_else_out() {
    let club = Club::open().await;
    let mut organiser = Phone::default();
    let new = json!({ "name": "Evening", "control": "5m", "boards": 1 });
    let (_, made) = club.post(&mut organiser, "/api/v1/events", new).await;
    let event = format!("/api/v1/events/{}", made["event"].as_str().unwrap());
    let ali = json!({ "name": "Ali", "password": "a long password", "role": "chief_arbiter" });
    club.post(&mut organiser, &format!("{event}/officials"), ali)
        .await;
    let try_it = async |from: &str, password: &str| {
        let body = json!({ "name": "Ali", "password": password }).to_string();
        let mut request = Request::post(format!("{event}/login"))
            .body(Body::from(body))
            .unwrap();
        let peer = SocketAddr::new(from.parse().unwrap(), 4711);
        request.extensions_mut().insert(ConnectInfo(peer));
        club.router.clone().oneshot(request).await.unwrap().status()
    };
    for _ in 0..5 {
        assert_eq!(try_it("192.0.2.66", "password").await, StatusCode::UNAUTHORIZED);
    }
    for password in ["password", "a long password"] {
        assert_eq!(
            try_it("192.0.2.66", password).await,
            StatusCode::TOO_MANY_REQUESTS
        );
    }
    assert_eq!(try_it("192.0.2.7", "a long password").await, StatusCode::OK);
}
