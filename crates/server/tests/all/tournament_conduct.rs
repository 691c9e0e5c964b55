//! What a game of a tournament says of its players goes to the event, stays there, and goes with the game only.

use axum::http::Method;
use serde_json::{Value, json};

use crate::tournament::Cup;

/// The kinds of acts in the history that stand, with what they are about.
async fn standing(cup: &Cup, kind: &str) -> Vec<Value> {
    let rows = cup.see("history").await;
    let rows = rows.as_array().unwrap().iter();
    rows.filter(|row| row["do"] == kind && row["undone_by"].is_null())
        .cloned()
        .collect()
}

async fn status(cup: &Cup, entrant: &Value) -> Value {
    let state = cup.see("state").await;
    let entrants = state["entrants"].as_array().unwrap();
    let one = entrants.iter().find(|one| one["id"] == *entrant);
    one.unwrap()["status"].clone()
}

#[tokio::test]
async fn whom_the_arbiter_of_a_game_sends_away_is_not_paired() {
    for (penalty, kind, word) in [
        ("expel_event", "expel", "expelled"),
        ("exclude_round", "exclude", "excluded"),
    ] {
        let mut cup = Cup::new().await;
        cup.begin().await;
        let game = cup.started(1).await;
        let board = cup.board(1, 1).await;
        cup.plays(
            &game,
            json!([{ "do": "penalise", "list": [{ "kind": penalty, "player": "white" }] }]),
        )
        .await;
        assert_eq!(standing(&cup, kind).await.len(), 1, "{penalty}");
        assert_eq!(status(&cup, &board["white"]).await, word);
        // It is the game's word: whoever takes it back does so there.
        let of = standing(&cup, kind).await[0]["seq"].clone();
        assert_eq!(cup.refused(json!([{ "do": "undo", "of": of }])).await, "live");
        cup.plays(&game, json!([{ "do": "declare", "result": "0-1" }]))
            .await;
        for board in 2..=3 {
            cup.act(json!([{ "do": "result", "round": 1, "board": board, "result": "1-0" }]))
                .await;
        }
        cup.act(json!([{ "do": "pair", "round": 2 }])).await;
        let state = cup.see("state").await;
        let second = state["boards"].as_array().unwrap().iter();
        let mut second = second.filter(|one| one["round"] == 2);
        assert!(
            second.all(|one| one["white"] != board["white"] && one["black"] != board["white"]),
            "{state}"
        );
    }
}

#[tokio::test]
async fn offences_of_a_game_count_over_the_event() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    let game = cup.started(1).await;
    cup.plays(
        &game,
        json!([{ "do": "observe", "fact": "smoking", "side": "white" }]),
    )
    .await;
    assert_eq!(standing(&cup, "offence").await.len(), 1);
    cup.plays(
        &game,
        json!([{ "do": "observe", "fact": "device", "side": "white" }]),
    )
    .await;
    assert_eq!(cup.board(1, 1).await["result"], "0-1");
    assert!(standing(&cup, "offence").await.len() >= 2);
}

#[tokio::test]
async fn a_live_result_is_taken_back_where_it_was_made_and_a_restart_changes_nothing() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    let game = cup.started(1).await;
    cup.plays(&game, json!([{ "do": "declare", "result": "1-0" }]))
        .await;
    let result = standing(&cup, "result").await[0]["seq"].clone();
    let reply = cup.ask(json!([{ "do": "undo", "of": result, "why": "x" }])).await;
    assert_eq!(reply["error"]["tag"], "live", "{reply}");
    assert!(
        reply["error"]["text"]
            .as_str()
            .unwrap()
            .contains(&format!("/g/{game}")),
        "its address: {reply}"
    );
    // Nor does anybody say that he speaks for the game.
    let claimed = json!([{ "do": "undo", "of": result, "game": game }]);
    assert_eq!(cup.ask(claimed).await["ok"], false);
    cup.act(json!([{ "do": "detach", "round": 1, "boards": [1] }]))
        .await;
    cup.act(json!([{ "do": "undo", "of": result }])).await;
    assert_eq!(cup.board(1, 1).await["result"], Value::Null);
}

#[tokio::test]
async fn what_somebody_has_not_seen_and_what_stands_there_twice_is_refused() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    cup.act(json!([{ "do": "result", "round": 1, "board": 2, "result": "0-1" }]))
        .await;
    let unseen = json!([{ "do": "result", "round": 1, "board": 2, "result": "0-1", "was": "1-0" }]);
    assert_eq!(cup.refused(unseen).await, "stale");
    let address = format!("/api/v1/events/{}/acts", cup.event);
    let twice = r#"{"id": "d", "acts": [{"do": "withdraw", "entrant": 1, "entrant": 2, "from": 2}]}"#;
    let mut chief = cup.chief.clone();
    let asked = cup.club.ask(&mut chief, Method::POST, &address, twice.to_owned());
    let (status, answer) = asked.await;
    assert_eq!(status.as_u16(), 400, "{answer}");
    assert!(answer.contains("twice"), "{answer}");
    assert!(standing(&cup, "withdraw").await.is_empty());
    // Two people of one name are two where FIDE knows both.
    let namesake = |id: &str| json!({ "do": "enter", "form": { "name": "Smith, J", "fide_id": id } });
    let enter = json!([namesake("101"), namesake("102")]);
    let mut other = Cup::new().await;
    other.act(enter).await;
    assert_eq!(other.refused(json!([namesake("102")])).await, "entered_twice");
    let born = json!([{ "do": "enter", "form": { "name": "X", "birth": "1990-02-31" } }]);
    assert_eq!(other.refused(born).await, "expected");
}

#[tokio::test]
async fn what_follows_from_a_result_that_is_put_right_is_told() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    for board in 1..=3 {
        cup.act(json!([{ "do": "result", "round": 1, "board": board, "result": "1-0" }]))
            .await;
    }
    cup.act(json!([{ "do": "pair", "round": 2 }])).await;
    let right = json!([{ "do": "result", "round": 1, "board": 1, "result": "0-1", "was": "1-0" }]);
    let reply = cup.act(right).await;
    let follows = reply["follows"].as_array().unwrap();
    let tags: Vec<&str> = follows.iter().map(|one| one["tag"].as_str().unwrap()).collect();
    assert!(
        tags.contains(&"would_differ") && tags.contains(&"moves"),
        "{reply}"
    );
    let text = follows[0]["text"].as_str().unwrap();
    assert!(text.contains("oard"), "the boards are named: {text}");
}

#[tokio::test]
async fn whoever_confirms_a_result_has_seen_the_one_that_stands() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    let result = |result: &str| json!([{ "do": "result", "round": 1, "board": 2, "result": result }]);
    cup.act(result("0-1")).await;
    assert_eq!(cup.refused(result("1-0")).await, "stale");
    let mut chief = cup.chief.clone();
    let guessed = cup.ask_as(&mut chief, result("1-0"), Some("abcdefgh")).await;
    assert_eq!(guessed["error"]["tag"], "confirm", "{guessed}");
    let code = guessed["error"]["code"].as_str().unwrap().to_owned();
    let done = cup.ask_as(&mut chief, result("1-0"), Some(&code)).await;
    assert_eq!(done["ok"], true, "{done}");
    let done = cup.ask_as(&mut chief, result("1/2-1/2"), Some("yes")).await;
    assert_eq!(done["ok"], true, "{done}");
    assert_eq!(cup.board(1, 2).await["result"], "1/2-1/2");
    let link = cup.made["links"]["desk"].as_str().unwrap().to_owned();
    let mut desk = cup.join(&link).await;
    let by_desk = cup.ask_as(&mut desk, result("0-1"), Some("yes")).await;
    assert_eq!(by_desk["error"]["tag"], "forbidden");
}

#[tokio::test]
async fn one_name_for_other_acts_is_refused() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    let address = format!("/api/v1/events/{}/acts", cup.event);
    let mut chief = cup.chief.clone();
    let mut done = Vec::new();
    for result in ["1-0", "1-0", "0-1"] {
        let acts = json!([{ "do": "result", "round": 1, "board": 1, "result": result }]);
        let body = json!({ "id": "twice", "acts": acts });
        let answer = cup.club.post(&mut chief, &address, body).await.1;
        done.push(answer["ok"] == true);
    }
    assert_eq!(done, [true, true, false]);
    assert_eq!(cup.board(1, 1).await["result"], "1-0");
}
