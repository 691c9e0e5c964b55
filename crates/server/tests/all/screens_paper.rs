//! What is printed of a tournament, and for whom.

use axum::http::StatusCode;

use crate::club::{Club, Phone};

const PLAYERS: &str =
    "Gomez%2C+Ana+2400%0AFalk%2C+Bo+2390%0A%3Cb%3ETran%3C%2Fb%3E%2C+Chi+2380%0ARezaei%2C+Dara+2370%0A";

/// A tournament with a first round that is paired, and not yet shown.
struct Hall {
    club: Club,
    desk: Phone,
    event: String,
}

impl Hall {
    async fn of(preset: &str) -> Self {
        let (club, mut desk) = (Club::open().await, Phone::default());
        let new = format!("preset={preset}&players={PLAYERS}&name=Club+%3Cevening%3E");
        let (status, to) = club.form(&mut desk, "/new/tournament", &new).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
        let event = to.split('/').nth(2).unwrap().to_owned();
        let mut hall = Self { club, desk, event };
        hall.act("%7B%22do%22%3A%22draw%22%2C%22method%22%3A%22strength%22%2C%22secret%22%3A%22%24new%22%7D")
            .await;
        hall.act("%7B%22do%22%3A%22pair%22%2C%22round%22%3A1%7D").await;
        hall
    }

    async fn act(&mut self, act: &str) {
        let address = format!("/arbiter/{}/act", self.event);
        let sent = format!("act={act}");
        let (status, page) = self.club.form(&mut self.desk, &address, &sent).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    }

    async fn publish(&mut self) {
        self.act("%7B%22do%22%3A%22publish%22%2C%22round%22%3A1%7D").await;
    }

    async fn asks(&self, phone: &mut Phone, what: &str) -> (StatusCode, String) {
        self.club.page(phone, &format!("/e/{}/{what}", self.event)).await
    }
}

#[tokio::test]
async fn a_draft_is_printed_by_its_arbiter_only_and_a_round_by_everybody() {
    let mut hall = Hall::of("club-evening").await;
    let (mut desk, mut other) = (hall.desk.clone(), Phone::default());
    for what in ["print?round=1", "print/slips?round=1", "print/pairings?round=1"] {
        assert_eq!(hall.asks(&mut desk, what).await.0, StatusCode::OK, "{what}");
        assert_eq!(
            hall.asks(&mut other, what).await.0,
            StatusCode::NOT_FOUND,
            "{what}"
        );
    }
    hall.publish().await;
    for what in [
        "pairings",
        "names",
        "slips",
        "places",
        "sheets",
        "seats",
        "standings",
        "badges",
    ] {
        let (status, page) = hall.asks(&mut other, &format!("print/{what}?round=1")).await;
        assert_eq!(status, StatusCode::OK, "{what}: {page}");
        assert!(
            page.contains("/assets/paper-") && !page.contains("/assets/site-"),
            "{what}: {page}"
        );
        assert!(
            !page.contains("<b>Tran") && !page.contains("<evening>"),
            "{what}: {page}"
        );
    }
    for what in ["print/slips?round=2", "print/nothing"] {
        assert_eq!(
            hall.asks(&mut desk, what).await.0,
            StatusCode::NOT_FOUND,
            "{what}"
        );
    }
}

#[tokio::test]
async fn slips_name_the_winner_and_lists_of_officials_stay_with_them() {
    let mut hall = Hall::of("club-evening").await;
    hall.publish().await;
    let (mut desk, mut other) = (hall.desk.clone(), Phone::default());
    let (_, page) = hall.asks(&mut other, "print/slips?round=1&lang=fa").await;
    assert_eq!(page.matches("class=\"card\"").count(), 2, "{page}");
    assert_eq!(page.matches("class=\"box\"").count(), 6, "{page}");
    assert!(
        page.contains("dir=\"rtl\"") && page.contains("<bdo dir=\"ltr\">"),
        "{page}"
    );
    for name in ["Gomez, Ana", "Falk, Bo", "Rezaei, Dara"] {
        assert_eq!(page.matches(name).count(), 2, "{name}: {page}");
    }
    let (_, page) = hall.asks(&mut other, "print?round=1").await;
    assert_eq!(page.matches("<section").count(), 3, "{page}");
    for what in ["print/checkin", "print/minutes"] {
        assert_eq!(hall.asks(&mut desk, what).await.0, StatusCode::OK, "{what}");
        assert_eq!(
            hall.asks(&mut other, what).await.0,
            StatusCode::FORBIDDEN,
            "{what}"
        );
    }
}

#[tokio::test]
async fn everybody_against_everybody_has_a_cross_table_and_lots() {
    let mut hall = Hall::of("everybody").await;
    hall.publish().await;
    let mut other = Phone::default();
    let (status, page) = hall.asks(&mut other, "print/cross?round=1").await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert_eq!(page.matches('×').count(), 4, "{page}");
    let (status, page) = hall.asks(&mut other, "print/lots").await;
    assert_eq!(
        (status, page.matches("class=\"huge\"").count()),
        (StatusCode::OK, 4)
    );
}

#[tokio::test]
async fn the_lots_of_a_swiss_are_told_before_and_after_the_draw() {
    let (club, mut desk) = (Club::open().await, Phone::default());
    let new = format!("preset=club-evening&players={PLAYERS}&name=Evening");
    let (_, to) = club.form(&mut desk, "/new/tournament", &new).await;
    let event = to.split('/').nth(2).unwrap().to_owned();
    let mut hall = Hall { club, desk, event };
    let mut reader = Phone::default();
    let secret = "a secret of a hall";
    let hash = arbiter_hall::hash(&format!("arbiter lots:{secret}"));
    hall.act(&format!(
        "%7B%22do%22%3A%22publish_lots%22%2C%22commitment%22%3A%22{hash}%22%7D"
    ))
    .await;
    let (status, page) = hall.asks(&mut reader, "print/lots").await;
    assert!(
        status == StatusCode::OK && page.contains(&hash),
        "{status} {page}"
    );
    assert!(
        !page.contains(secret) && !page.contains("class=\"huge\""),
        "{page}"
    );
    let drawn = secret.replace(' ', "+");
    hall.act(&format!(
        "%7B%22do%22%3A%22draw%22%2C%22method%22%3A%22lots%22%2C%22secret%22%3A%22{drawn}%22%7D"
    ))
    .await;
    let (_, page) = hall.asks(&mut reader, "print/lots").await;
    let told = [
        hash.as_str(),
        secret,
        "sha256sum",
        "Gomez, Ana",
        "<li value=\"1\">",
    ];
    assert!(told.iter().all(|part| page.contains(part)), "{page}");
}

#[tokio::test]
async fn a_badge_has_the_number_that_check_in_finds() {
    let hall = Hall::of("club-evening").await;
    let (mut reader, mut desk) = (Phone::default(), hall.desk.clone());
    let (_, page) = hall.asks(&mut reader, "print/badges").await;
    let falk = page
        .split("class=\"card\"")
        .find(|card| card.contains("Falk, Bo"))
        .unwrap();
    assert!(falk.contains("<b>2</b>"), "{falk}");
    let (_, page) = hall
        .club
        .page(&mut desk, &format!("/arbiter/{}/checkin?q=2", hall.event))
        .await;
    assert!(
        page.contains("Falk, Bo") && !page.contains("Gomez, Ana"),
        "{page}"
    );
}
