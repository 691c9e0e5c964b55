//! The messages in the book are messages: what a browser is shown to send is understood by a server.

use crate::club::{Club, Phone};
use axum::http::Method;
use serde_json::{Value, json};

fn examples(kind: &str) -> Vec<Value> {
    let page = include_str!("../../../../docs/live.md");
    let opening = format!("```json {kind}\n");
    let blocks = page
        .split(&opening)
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap());
    blocks.map(|text| serde_json::from_str(text).unwrap()).collect()
}

#[tokio::test]
async fn what_a_browser_is_shown_to_send_is_understood() {
    let club = Club::open().await;
    let (game, white, _) = club.friends(json!({ "control": "5m" })).await;
    let mut socket = club.socket(&white, &game).await;
    socket.expect("welcome").await;
    let sent = examples("client");
    assert!(sent.len() >= 3, "{sent:?}");
    for message in sent {
        socket.send(message.to_string()).await;
        let answer = loop {
            let answer = socket.next().await.unwrap();
            if answer["type"] != "presence" && answer["type"] != "update" {
                break answer;
            }
        };
        assert_ne!(answer["error"]["tag"], "bad_message", "{message}: {answer}");
        assert!(
            ["reply", "time"].contains(&answer["type"].as_str().unwrap()),
            "{answer}"
        );
    }
}

#[tokio::test]
async fn what_the_server_is_shown_to_send_is_what_it_sends() {
    let club = Club::open().await;
    let (game, white, _) = club.friends(json!({ "control": "5m" })).await;
    let mut socket = club.socket(&white, &game).await;
    socket.expect("welcome").await;
    let good = socket.does(json!([{ "do": "call_arbiter" }])).await;
    let bad = socket.does(json!([{ "do": "settle" }])).await;
    let names = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let shown = examples("server");
    assert_eq!([names(&shown[0]), names(&shown[1])], [names(&good), names(&bad)]);
    let error = |value: &Value| names(&value["error"]);
    assert!(error(&shown[1]).iter().all(|name| error(&bad).contains(name)));
}

#[tokio::test]
async fn the_description_of_the_interface_is_there() {
    let club = Club::open().await;
    let (status, text) = club
        .ask(&mut Phone::default(), Method::GET, "/api/openapi.json", "")
        .await;
    assert!(status.is_success());
    let described: Value = serde_json::from_str(&text).unwrap();
    assert!(described["paths"]["/api/v1/games"]["post"].is_object());
}
