//! The screens of a festival without a script: it is made, found, checked in, and a player changes his section and comes back.

use axum::http::StatusCode;

use crate::club::Phone;
use crate::screens::{Evening, form};

const JUNIORS: &str = "Quist, Gro 1500\nLopez, Ida 1490\nKarimi, Sara 1480\nGomez, Eva 1470\n";
const MASTERS: &str = "Gomez, Ana 2400\nFalk, Bo 2390\nTran, Chi 2380\nRezaei, Dara 2370\n";

/// Two tournaments of one phone: that of the evening, and the id of the other.
async fn two() -> (Evening, String) {
    let mut evening = Evening::new("club-evening", MASTERS).await;
    let sent = form(&[
        ("preset", "club-evening"),
        ("players", JUNIORS),
        ("name", "Juniors"),
    ]);
    let (status, to) = evening
        .club
        .form(&mut evening.phone, "/new/tournament", &sent)
        .await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    let other = to.split('/').nth(2).unwrap().to_owned();
    (evening, other)
}

async fn sent(evening: &mut Evening, event: &str, fields: &[(&str, &str)]) -> (StatusCode, String) {
    let address = format!("/arbiter/{event}/festival");
    evening
        .club
        .form(&mut evening.phone, &address, &form(fields))
        .await
}

#[tokio::test]
async fn a_festival_is_made_of_two_tournaments_and_found_by_everybody() {
    let (mut evening, juniors) = two().await;
    let page = evening.desk("festival").await;
    assert!(
        page.contains("Juniors") && page.contains("Make a festival"),
        "{page}"
    );
    let masters = evening.event.clone();
    let make = [("do", "make"), ("name", ""), ("section", juniors.as_str())];
    let (status, page) = sent(&mut evening, &masters, &make).await;
    assert!(
        status.is_client_error() && page.contains("role=\"alert\""),
        "{page}"
    );
    let make = [("do", "make"), ("name", "Spring"), ("section", juniors.as_str())];
    let (status, to) = sent(&mut evening, &masters, &make).await;
    assert_eq!(
        (status, to),
        (StatusCode::SEE_OTHER, format!("/arbiter/{masters}/festival"))
    );
    let page = evening.desk("festival").await;
    assert!(
        page.contains("Section 1 of 2") && page.contains("1–2") && page.contains("11–12"),
        "{page}"
    );
    let festival = page
        .split("/f/")
        .nth(1)
        .unwrap()
        .split(['"', '/'])
        .next()
        .unwrap()
        .to_owned();
    // Everybody finds his name in all sections.
    let mut other = Phone::default();
    let address = format!("/f/{festival}?q=gom");
    let (status, page) = evening.club.page(&mut other, &address).await;
    assert_eq!(status, StatusCode::OK);
    assert!(
        page.contains("Gomez, Ana") && page.contains("Gomez, Eva") && !page.contains("Falk"),
        "{page}"
    );
    assert!(
        page.contains(&format!("/e/{juniors}/p/4")) && !page.contains("/arbiter/"),
        "{page}"
    );
    // From a page of a section to the same page of the next one, which is remembered.
    let go = format!("/f/{festival}/go?to={juniors}&page=entries");
    let (status, _) = evening.club.page(&mut evening.phone.clone(), &go).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert!(evening.desk("entries").await.contains(&go.replace('&', "&#38;")));
    // One list of all who come.
    let page = evening.desk("checkin").await;
    assert!(
        page.contains("Here: 0, missing: 8") && page.contains("Quist, Gro"),
        "{page}"
    );
    assert!(
        page.contains(&format!("action=\"/arbiter/{juniors}/act\"")),
        "{page}"
    );
}

#[tokio::test]
async fn a_player_changes_his_section_and_comes_back_in_one_tap() {
    let (mut evening, juniors) = two().await;
    let masters = evening.event.clone();
    let make = [("do", "make"), ("name", "Spring"), ("section", juniors.as_str())];
    sent(&mut evening, &masters, &make).await;
    assert!(evening.desk("entries").await.contains("festival?who=2#move"));
    let asks = evening.desk("festival?who=2").await;
    assert!(asks.contains("Move Falk, Bo to Juniors"), "{asks}");
    let moves = [("do", "move"), ("who", "2"), ("to", juniors.as_str())];
    let (status, to) = sent(&mut evening, &masters, &moves).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    let page = evening.page(&to).await;
    assert!(
        page.contains("Falk, Bo has moved from Club evening to Juniors."),
        "{page}"
    );
    assert!(!evening.desk("entries").await.contains("Falk"));
    let back = [("do", "move"), ("who", "5"), ("to", masters.as_str())];
    let (status, _) = sent(&mut evening, &juniors, &back).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert!(evening.desk("entries").await.contains("Falk"));
    // Whoever keeps nothing changes nothing.
    let mut other = Phone::default();
    let address = format!("/arbiter/{masters}/festival");
    let (status, _) = evening.club.form(&mut other, &address, &form(&moves)).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}
