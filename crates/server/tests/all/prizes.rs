//! Prizes and the invitation of a tournament, as its state shows them.

use serde_json::{Value, json};

use crate::club::Phone;
use crate::tournament::Cup;

#[tokio::test]
async fn prizes_are_won_by_the_standings_and_shown_with_their_rule() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    cup.act(json!([
        { "do": "prize", "name": "General", "amounts": [500, "250.50"], "sharing": "equal" },
        { "do": "prize", "name": "Best game" },
        { "do": "result", "round": 1, "board": 1, "result": "1-0" },
        { "do": "result", "round": 1, "board": 2, "result": "1-0" },
        { "do": "result", "round": 1, "board": 3, "result": "1/2-1/2" },
    ]))
    .await;
    let prizes = cup.see("state").await["prizes"].clone();
    let general = &prizes[0];
    assert_eq!(
        (&general["name"], &general["sharing"]),
        (&json!("General"), &json!("equal"))
    );
    let wins = general["wins"].as_array().unwrap();
    let amounts: Vec<&Value> = wins.iter().map(|win| &win["amount"]).collect();
    assert_eq!(amounts, ["375.25", "375.25"], "{general}");
    assert_eq!(wins[0]["points"], "1");
    assert_eq!(prizes[1]["wins"], json!([]));
    cup.act(json!([{ "do": "award", "prize": "Best game", "entrant": "gomez" }]))
        .await;
    // Everybody sees them.
    let address = format!("/api/v1/events/{}/state", cup.event);
    let (_, seen) = cup.club.get(&mut Phone::default(), &address).await;
    assert_eq!(
        seen["prizes"][1]["awards"],
        json!([{ "entrant": 1, "amount": null }])
    );
}

#[tokio::test]
async fn an_invitation_has_fourteen_items_of_which_some_are_known_already() {
    let mut cup = Cup::new().await;
    cup.act(json!([
        { "do": "invitation", "item": "hotel", "text": "Rook Inn, 3 Station Road" },
        { "do": "amend", "field": "city", "value": "Hanoi" },
    ]))
    .await;
    let invitation = cup.see("state").await["invitation"].clone();
    let items = invitation.as_array().unwrap();
    assert_eq!(items.len(), 14);
    assert_eq!(
        items[0],
        json!({ "item": "dates", "article": "3(c)(1)", "value": "Hanoi" })
    );
    assert_eq!(items[1]["value"], "Rook Inn, 3 Station Road");
    assert_eq!(items[4]["value"], "FIDE_DUTCH_2026; BH, SB");
    assert_eq!(
        items[13],
        json!({ "item": "extras", "article": "3(c)(14)", "value": null })
    );
}
