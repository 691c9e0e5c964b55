//! Every page of officials as every role: whoever keeps the event sees it, everybody else is told so and where to log in; and what a
//! form would do is refused to whoever may not do it.

use arbiter_hall::Role;
use axum::http::StatusCode;

use crate::acts_as_roles::device;
use crate::club::Phone;
use crate::screens::{Evening, form};
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

#[tokio::test]
async fn the_committee_decides_and_a_player_appeals_on_a_page_of_their_own() {
    let mut cup = Cup::new().await;
    let address = format!("/arbiter/{}/appeals", cup.event);
    let send = async |cup: &Cup, phone: &mut Phone, fields: &[(&str, &str)]| {
        let (status, to) = cup.club.form(phone, &address, &form(fields)).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{fields:?}: {to}");
    };
    let mut chief = cup.chief.clone();
    let committee = [
        ("what", "committee"),
        ("chair", "Karimi, Sara/IRI/41"),
        ("members", "Tran, Binh/VIE/44\nMuller, Eva/GER/55"),
        ("reserves", "Silva, Ana/POR/50\nOkoro, Ben/NGR/48"),
    ];
    send(&cup, &mut chief, &committee).await;
    send(
        &cup,
        &mut chief,
        &[("what", "terms"), ("fee", "50"), ("minutes", "30")],
    )
    .await;
    cup.begin().await;
    let said = ("text", "The clock of board 2");
    send(&cup, &mut chief, &[("what", "reported"), ("dispute", "1"), said]).await;
    send(
        &cup,
        &mut chief,
        &[("what", "ruled"), ("dispute", "1"), ("text", "So be it")],
    )
    .await;
    let mut member = device(&cup, Some(Role::Committee)).await;
    let mut player = device(&cup, Some(Role::Player)).await;
    // A player hands it in, and hears nothing of what was said of others.
    let (status, page) = cup.club.page(&mut player, &address).await;
    assert_eq!(status, StatusCode::OK);
    assert!(
        page.contains("value=\"appeal\"") && !page.contains("The clock of board 2"),
        "{page}"
    );
    assert!(
        !page.contains("tabs-line"),
        "the pages of officials are not his: {page}"
    );
    let home = format!("/e/{}", cup.event);
    for phone in [&mut player, &mut member] {
        assert!(cup.club.page(phone, &home).await.1.contains(&address));
    }
    let appeal = [
        ("what", "appeal"),
        ("dispute", "1"),
        ("text", "It stood"),
        ("after", "0"),
        ("paid", "50"),
        ("written", "yes"),
    ];
    send(&cup, &mut player, &appeal).await;
    // The committee hears it and decides; the chief arbiter does not.
    let (_, page) = cup.club.page(&mut chief, &address).await;
    assert!(!page.contains("name=\"how\""), "{page}");
    let (status, page) = cup.club.page(&mut member, &address).await;
    assert_eq!(status, StatusCode::OK);
    assert!(
        page.contains("The clock of board 2") && page.contains("name=\"how\""),
        "{page}"
    );
    let decision = [
        ("what", "decision"),
        ("dispute", "1"),
        ("how", "upheld"),
        ("text", "It did"),
    ];
    send(&cup, &mut member, &decision).await;
    let (_, page) = cup.club.page(&mut member, &address).await;
    assert!(
        page.contains("It did") && !page.contains("name=\"how\""),
        "{page}"
    );
    // Nobody else comes here, and the link for the committee is made where those for officials are.
    let (status, page) = cup.club.page(&mut Phone::default(), &address).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(!page.contains("It did"), "{page}");
    let officials = format!("/e/{}/officials", cup.event);
    assert!(
        cup.club
            .page(&mut chief, &officials)
            .await
            .1
            .contains("Appeals committee")
    );
}

#[tokio::test]
async fn each_team_has_a_link_for_its_captain() {
    let players = "Name\tClub\nReda, Ann\tRed\nRedb, Ann\tRed\nBluea, Ann\tBlue\nBlueb, Ann\tBlue\n";
    let mut evening = Evening::new("teams", players).await;
    let officials = format!("/e/{}/officials", evening.event);
    let page = evening.page(&officials).await;
    assert!(
        page.contains("Captain of") && page.matches("value=\"captain/").count() == 2,
        "{page}"
    );
    let before = page.matches("/join/").count();
    let make = format!("/e/{}/qr", evening.event);
    let sent = form(&[("seat", "captain/1")]);
    let (status, to) = evening.club.form(&mut evening.phone, &make, &sent).await;
    assert_eq!((status, to.as_str()), (StatusCode::SEE_OTHER, officials.as_str()));
    let page = evening.page(&officials).await;
    assert_eq!(page.matches("value=\"captain/").count(), 1, "{page}");
    assert!(page.matches("/join/").count() > before, "{page}");
    // A team that is none has no captain.
    let sent = form(&[("seat", "captain/99")]);
    let (status, _) = evening.club.form(&mut evening.phone, &make, &sent).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}
