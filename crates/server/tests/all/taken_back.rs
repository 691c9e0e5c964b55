//! A question that takes minutes does not keep the server from its end.

use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::process;
use crate::wire::Http;

const TEST: &str = "taken_back::a_server_ends_though_somebody_waits_for_a_hard_answer";

/// All of one federation and kept apart if possible: no quick way pairs them, and the long one weighs everybody against everybody.
const PLAYERS: u16 = 420;

#[test]
fn a_server_ends_though_somebody_waits_for_a_hard_answer() {
    if process::serves() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (mut server, address) = process::start(folder.path(), TEST);
    let took = runtime.block_on(async {
        let http = Http::new(address);
        let players: Vec<Value> = (1..=PLAYERS)
            .map(|at| json!({ "name": format!("Player {at}"), "rating": 2600 - at, "federation": "GER" }))
            .collect();
        let new = json!({
            "name": "Federation open", "system": "fide-dutch-2026", "rounds": 5, "control": "90m+30s", "players": players,
        });
        let made = http.post("/api/v1/events", None, &new).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let event: Value = serde_json::from_str(&made.text).unwrap();
        let event = format!("/api/v1/events/{}", event["event"].as_str().unwrap());
        let mut acts = json!({ "id": "a1", "acts": [
            { "do": "draw", "method": "strength", "secret": "a secret", "colour": "white" },
            { "do": "leave_fide_mode", "reason": "friends meet" },
            { "do": "apart", "by": "federation", "rounds": [1, 5], "if_possible": true },
        ]});
        let cookie = made.cookie.clone();
        // FIDE mode is left in a second step.
        let asked = http.post(&format!("{event}/acts"), cookie.as_deref(), &acts).await;
        let asked: Value = serde_json::from_str(&asked.text).unwrap();
        acts["confirm"] = asked["error"]["code"].clone();
        acts["id"] = "a2".into();
        let done = http.post(&format!("{event}/acts"), cookie.as_deref(), &acts).await;
        assert!(done.text.contains("\"ok\":true"), "{}", done.text);
        let question = tokio::spawn(async move {
            let why = format!("{event}/rounds/1/why?a=1&b=2");
            http.try_get(&why, cookie.as_deref()).await
        });
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert!(!question.is_finished(), "the answer takes longer");
        let asked = Instant::now();
        let told = Command::new("kill").arg(server.id().to_string()).status().unwrap();
        assert!(told.success());
        let ended = tokio::task::spawn_blocking(move || server.wait().unwrap());
        let ended = tokio::time::timeout(Duration::from_mins(1), ended).await;
        assert!(ended.expect("it ends").unwrap().success());
        question.abort();
        asked.elapsed()
    });
    // Ten seconds are the patience that the server has with whoever is in the middle of something.
    assert!(took < Duration::from_secs(25), "{took:?}");
}
