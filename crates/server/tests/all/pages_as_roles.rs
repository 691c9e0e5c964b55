//! Every page of officials as every role: whoever keeps the event sees it, everybody else is told so and where to log in; and what a
//! form would do is refused to whoever may not do it.

use arbiter_hall::Role;
use axum::http::StatusCode;
use serde_json::json;

use crate::club::Phone;
use crate::tournament::Cup;

const PAGES: [&str; 11] = [
    "round",
    "results",
    "entries",
    "checkin",
    "draw",
    "penalties",
    "prizes",
    "report",
    "questions",
    "history",
    "setup",
];

/// Those who keep an event.
const KEEPERS: [Role; 4] = [Role::Organiser, Role::ChiefArbiter, Role::Arbiter, Role::Desk];

/// A device with this role, or with none.
async fn device(cup: &Cup, role: Option<Role>) -> Phone {
    let mut grant = json!({ "role": role });
    match role {
        None => return Phone::default(),
        Some(Role::Player) => grant["entrant"] = 1.into(),
        Some(Role::Captain) => grant["team"] = 1.into(),
        _ => {}
    }
    cup.join(&cup.link(grant).await).await
}

#[tokio::test]
async fn every_page_as_every_role() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    // A helper is of a seat at a board, a captain of a team: neither is anybody in an event of players.
    let roles = Role::ALL
        .iter()
        .copied()
        .filter(|role| ![Role::Helper, Role::Captain].contains(role));
    for role in roles.map(Some).chain([None]) {
        let mut phone = device(&cup, role).await;
        let keeps = role.is_some_and(|role| KEEPERS.contains(&role));
        for page in PAGES {
            let address = format!("/arbiter/{}/{page}", cup.event);
            let (status, text) = cup.club.page(&mut phone, &address).await;
            let wanted = if keeps {
                StatusCode::OK
            } else {
                StatusCode::FORBIDDEN
            };
            assert_eq!(status, wanted, "{page} as {role:?}");
            assert_eq!(
                text.contains("/arbiter/login?event="),
                !keeps,
                "{page} as {role:?}"
            );
            assert!(keeps || !text.contains("Gomez, Ana"), "{page} as {role:?}");
        }
    }
}

#[tokio::test]
async fn a_form_does_what_its_sender_may_do() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    let roles = Role::ALL
        .iter()
        .copied()
        .filter(|role| ![Role::Helper, Role::Captain].contains(role));
    for role in roles.map(Some).chain([None]) {
        let mut phone = device(&cup, role).await;
        let before = cup.see("state").await["version"].clone();
        let address = format!("/arbiter/{}/act", cup.event);
        let body = "act=%7B%22do%22%3A%22amend%22%2C%22field%22%3A%22city%22%2C%22value%22%3A%22Shiraz%22%7D";
        let (status, _) = cup.club.form(&mut phone, &address, body).await;
        let after = cup.see("state").await["version"].clone();
        let may = role.is_some_and(|role| [Role::Organiser, Role::ChiefArbiter].contains(&role));
        assert_eq!(status.is_redirection(), may, "as {role:?}: {status}");
        assert_eq!(before != after, may, "as {role:?}");
    }
}
