//! Every page of officials as every role: whoever keeps the event sees it, everybody else is told so and where to log in; and what a
//! form would do is refused to whoever may not do it.

use arbiter_hall::Role;
use axum::http::StatusCode;

use crate::acts_as_roles::device;
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

/// Every role, and nobody. A helper is of a seat at a board, a captain of a team: neither is anybody in an event of players.
fn everybody() -> impl Iterator<Item = Option<Role>> {
    let nobody_here = [Role::Helper, Role::Captain];
    let roles = Role::ALL.iter().copied();
    let roles = roles.filter(move |role| !nobody_here.contains(role));
    roles.map(Some).chain([None])
}

#[tokio::test]
async fn every_page_as_every_role() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    for role in everybody() {
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
    for role in everybody() {
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
