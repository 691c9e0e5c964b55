//! Every act of a tournament as every role over HTTP, held against the one table of the hall.

use arbiter_hall::Role;
use arbiter_hall::event::act::Kind;
use arbiter_hall::tournament::role_may;
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::club::{Club, Phone};
use crate::tournament::Cup;

/// The entry that is taken back: somebody entered.
const UNDONE: u32 = 2;

/// An act of each kind, about whoever asks where it may only be about himself: entrant 1, of team 1, on board 1.
fn act(kind: Kind) -> Value {
    match kind {
        Kind::Announce => json!({ "name": "Another", "rounds": 3 }),
        Kind::Amend => json!({ "field": "city", "value": "Hanoi" }),
        Kind::Tiebreaks => json!({ "list": ["SB"] }),
        Kind::Forbid | Kind::Allow => json!({ "entrants": [1, 2], "rounds": [1, 2] }),
        Kind::Apart => json!({ "by": "club", "rounds": [1, 1] }),
        Kind::Committee => json!({ "chair": { "name": "Sato" }, "members": [], "reserves": [] }),
        Kind::AppealTerms => json!({ "fee": 50, "minutes": 60 }),
        Kind::Checked => json!({ "items": ["light"] }),
        Kind::Invitation => json!({ "item": "hotel", "text": "Rook Inn" }),
        Kind::Hour => json!({ "round": 1, "what": "scheduled", "at": "2026-10-03T15:00" }),
        Kind::Enter => json!({ "form": { "name": "Late, Eve" } }),
        Kind::CorrectEntrant => json!({ "entrant": 1, "fields": [{ "field": "club", "value": "Rooks" }] }),
        Kind::CheckIn | Kind::Absent => json!({ "entrant": 1, "round": 1 }),
        Kind::Withdraw | Kind::Rejoin | Kind::Reinstate | Kind::Exclude | Kind::Expel => {
            json!({ "entrant": 1, "from": 2 })
        }
        Kind::Bye | Kind::AskBye => json!({ "entrant": 1, "round": 2, "kind": "half" }),
        Kind::Seat => json!({ "entrant": 1, "board": 1, "why": "stairs" }),
        Kind::DocumentSeen => json!({ "entrant": 1 }),
        Kind::EraseBirths | Kind::Finish | Kind::Reopen => json!({}),
        Kind::Ages => json!({ "group": "U99 1930/01/01 2025/12/31" }),
        Kind::Team => json!({ "name": "Rooks", "members": [1, 2] }),
        Kind::Lineup => json!({ "team": 1, "round": 1, "seats": [1, 2] }),
        Kind::PublishLots => json!({ "commitment": "ab12".repeat(16) }),
        Kind::Draw => json!({ "method": "strength", "secret": "x" }),
        Kind::Pair | Kind::Publish => json!({ "round": 1 }),
        Kind::Repair => json!({ "round": 1, "boards": [[1, 3]] }),
        Kind::OpenGames => json!({ "round": 1, "boards": [1] }),
        Kind::Detach | Kind::Colours => json!({ "round": 1, "board": 1 }),
        Kind::ReportResult => json!({ "round": 1, "board": 1, "entrant": 1, "result": "1-0" }),
        Kind::Result => json!({ "round": 1, "board": 1, "result": "1-0" }),
        Kind::Adjourn => json!({ "round": 1, "board": 1, "until": "Monday" }),
        Kind::Penalty => json!({ "entrant": 1, "points": "-0.5", "round": 1, "reason": "late" }),
        Kind::Offence => json!({ "entrant": 1, "kind": "device", "round": 1 }),
        Kind::Incident => json!({ "kind": "smoking", "round": 1, "text": "outside" }),
        Kind::Dispute => json!({ "number": 1, "step": "reported", "text": "a claim" }),
        Kind::Appeal => {
            json!({ "dispute": 1, "written": true, "paid": 50, "after": 30, "involved": [], "text": "board 1" })
        }
        Kind::Decision => json!({ "dispute": 1, "upheld": true, "reasonable": true, "text": "played on" }),
        Kind::Through => json!({ "winner": 1, "loser": 3, "reason": "lot" }),
        Kind::Category => json!({ "code": "women", "who": { "sex": "w" } }),
        Kind::Prize => json!({ "name": "General", "amounts": [500] }),
        Kind::Award => json!({ "prize": "General", "entrant": 1 }),
        Kind::Decide => json!({ "question": "games", "option": "2" }),
        Kind::Overrule => json!({ "question": "games", "option": "2", "why": "a wish" }),
        Kind::Refer => json!({ "text": "the power failed" }),
        Kind::Resolve => json!({ "question": 1, "text": "played on", "said_by": "Azadi" }),
        Kind::LeaveFideMode => json!({ "reason": "a wish" }),
        Kind::Note => json!({ "text": "a note" }),
        Kind::Undo => json!({ "of": UNDONE }),
        other => panic!("{} has no row here", other.name()),
    }
}

/// A match of teams, two players each, that was announced and entered.
async fn matches() -> Cup {
    let player = |name: &str, club: &str| json!({ "name": name, "club": club });
    let more = json!({
        "system": "team-round-robin", "boards": 2, "results": "players", "rounds": null, "tiebreaks": [],
        "players": [player("A", "Rooks"), player("B", "Rooks"), player("C", "Pawns"), player("D", "Pawns")],
    });
    let mut cup = Cup::on(Club::open().await, more).await;
    // Players say that they are there where the event is so.
    cup.act(json!([{ "do": "amend", "field": "check_in", "value": "players" }]))
        .await;
    cup
}

/// A device with this role; one without any where none is wanted.
pub async fn device(cup: &Cup, role: Option<Role>) -> Phone {
    let mut grant = json!({ "role": role });
    match role {
        None => return Phone::default(),
        Some(Role::Player) => grant["entrant"] = 1.into(),
        Some(Role::Captain) => grant["team"] = 1.into(),
        _ => {}
    }
    cup.join(&cup.link(grant).await).await
}

async fn version(cup: &Cup) -> Value {
    cup.see("state").await["version"].clone()
}

/// Whether the table says that this role may do it.
fn may(role: Option<Role>, kind: Kind) -> bool {
    let Some(role) = role else { return false };
    match kind {
        // Whoever may do what is taken back, and the chief arbiter.
        Kind::Undo => role == Role::ChiefArbiter || role_may(role, Kind::Enter),
        // Whoever grants none asks for one.
        Kind::Bye => role_may(role, Kind::Bye) || role_may(role, Kind::AskBye),
        kind => role_may(role, kind),
    }
}

#[tokio::test]
async fn every_act_as_every_role() {
    // A helper is of a seat at a board that is played here, and acts there.
    let roles = Role::ALL.iter().copied().filter(|role| *role != Role::Helper);
    let mut checked = 0;
    for role in roles.map(Some).chain([None]) {
        let mut cup = matches().await;
        let mut phone = device(&cup, role).await;
        let who = role.map_or_else(|| "nobody".to_owned(), |role| role.to_string());
        for kind in Kind::ALL.iter().copied() {
            let mut wanted = act(kind);
            wanted["do"] = kind.name().into();
            let before = version(&cup).await;
            let reply = cup.ask_as(&mut phone, json!([wanted]), None).await;
            let forbidden = reply["error"]["tag"] == "forbidden";
            assert_eq!(!forbidden, may(role, kind), "{} as {who}: {reply}", kind.name());
            assert_ne!(
                reply["error"]["tag"],
                "no_act",
                "{} as {who}: {reply}",
                kind.name()
            );
            if forbidden {
                assert_eq!(reply["ok"], false, "{} as {who}", kind.name());
                assert_eq!(
                    version(&cup).await,
                    before,
                    "{} as {who} changed something",
                    kind.name()
                );
            }
            checked += 1;
        }
    }
    assert_eq!(checked, Role::ALL.len() * Kind::ALL.len());
}

#[tokio::test]
async fn what_is_somebody_elses_is_forbidden_too() {
    let mut cup = matches().await;
    let player = device(&cup, Some(Role::Player)).await;
    let captain = device(&cup, Some(Role::Captain)).await;
    for (phone, wanted) in [
        (&player, json!({ "do": "check_in", "entrant": 3, "round": 1 })),
        (&player, json!({ "do": "absent", "entrant": 3, "round": 1 })),
        (
            &player,
            json!({ "do": "report_result", "round": 1, "board": 1, "entrant": 3, "result": "0-1" }),
        ),
        (
            &captain,
            json!({ "do": "lineup", "team": 2, "round": 1, "seats": [3, 4] }),
        ),
        (
            &captain,
            json!({ "do": "team", "name": "Pawns", "members": [3, 4] }),
        ),
        (
            &captain,
            json!({ "do": "team", "name": "New", "members": [1, 2] }),
        ),
    ] {
        let before = version(&cup).await;
        let reply = cup.ask_as(&mut phone.clone(), json!([wanted]), None).await;
        assert_eq!(reply["error"]["tag"], "forbidden", "{wanted}: {reply}");
        assert_eq!(
            (&reply["ok"], version(&cup).await),
            (&json!(false), before),
            "{wanted}"
        );
    }
}

#[tokio::test]
async fn whoever_is_nobody_is_told_so_by_the_status_too() {
    let cup = matches().await;
    let address = format!("/api/v1/events/{}/acts", cup.event);
    let body = json!({ "id": "x", "acts": [{ "do": "finish" }] });
    let (status, reply) = cup.club.post(&mut Phone::default(), &address, body).await;
    assert_eq!(
        (status, &reply["ok"]),
        (StatusCode::FORBIDDEN, &json!(false)),
        "{reply}"
    );
}
