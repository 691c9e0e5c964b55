//! The phones of players: where their boards stand, what the other one says came of the game, and that they are there; and paper that
//! leads a phone to a board.

use axum::http::StatusCode;
use serde_json::json;

use crate::club::Phone;
use crate::screens::{Evening, form};

const NAMES: &str = "Gomez, Ana 2400\nFalk, Bo 2390\nTran, Chi 2380\nRezaei, Dara 2370\n";

impl Evening {
    async fn published(&mut self) {
        let draw = r#"{"do":"draw","method":"strength","secret":"lot","colour":"white"}"#;
        let (pair, publish) = (r#"{"do":"pair","round":1}"#, r#"{"do":"publish","round":1}"#);
        let (status, told) = self.act(&[draw, pair, publish]).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{told}");
    }

    /// A phone that is somebody's.
    async fn phone_of(&self, entrant: u32) -> Phone {
        let mut phone = Phone::default();
        let address = format!("/e/{}/me", self.event);
        let (status, _) = self
            .club
            .form(&mut phone, &address, &format!("entrant={entrant}"))
            .await;
        assert_eq!(status, StatusCode::SEE_OTHER);
        phone
    }

    async fn mine(&self, phone: &Phone) -> String {
        self.club.page(&mut phone.clone(), "/me").await.1
    }

    async fn says(&self, phone: &Phone, act: &str) -> StatusCode {
        let address = format!("/arbiter/{}/act", self.event);
        let sent = form(&[("act", act), ("back", "/me")]);
        self.club.form(&mut phone.clone(), &address, &sent).await.0
    }
}

fn report(entrant: u32, result: &str) -> String {
    json!({ "do": "report_result", "round": 1, "board": 1, "entrant": entrant, "result": result }).to_string()
}

#[tokio::test]
async fn a_phone_says_where_the_board_stands() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    evening.published().await;
    let phone = evening.phone_of(1).await;
    let address = format!("/api/v1/events/{}/me", evening.event);
    let room = async |evening: &Evening| {
        let (_, seat) = evening.club.get(&mut phone.clone(), &address).await;
        seat["players"][0]["room"].clone()
    };
    assert_eq!(room(&evening).await, json!(null));
    assert!(!evening.mine(&phone).await.contains("tour-room"));
    evening
        .act(&[r#"{"do":"amend","field":"rooms","value":"1 Stage; 2- Hall B"}"#])
        .await;
    assert_eq!(room(&evening).await, "Stage");
    assert!(evening.mine(&phone).await.contains("<bdi>Stage</bdi>"));
    assert!(evening.desk("setup").await.contains("1 Stage; 2- Hall B"));
}

#[tokio::test]
async fn two_phones_hear_what_the_other_one_says_and_nobody_else_does() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    evening.published().await;
    let (white, black) = (evening.phone_of(1).await, evening.phone_of(3).await);
    let live = format!("/api/v1/events/{}/live", evening.event);
    let mut hears = evening.club.socket_at(&black, &live).await.unwrap();
    let mut other = evening.club.socket_at(&Phone::default(), &live).await.unwrap();
    hears.expect("boards").await;
    other.expect("boards").await;
    assert_eq!(
        evening.says(&white, &report(1, "1-0")).await,
        StatusCode::SEE_OTHER
    );
    let told = json!({ "type": "result", "round": 1, "board": 1, "result": null });
    assert_eq!(hears.expect("result").await, told);
    let (own, theirs) = (evening.mine(&white).await, evening.mine(&black).await);
    assert!(own.contains("You said: Gomez, Ana wins."), "{own}");
    assert!(
        theirs.contains("Gomez, Ana says: Gomez, Ana wins. Right?") && theirs.contains("class=\"same\""),
        "{theirs}"
    );
    // They differ: both are told that the arbiter comes.
    evening.says(&black, &report(3, "0-1")).await;
    hears.expect("result").await;
    for phone in [&white, &black] {
        let page = evening.mine(phone).await;
        assert!(page.contains("The arbiter comes."), "{page}");
    }
    // And agree at last: only now there is something for everybody.
    evening.says(&black, &report(3, "1-0")).await;
    let told = other.next().await.unwrap();
    assert_eq!(
        (&told["type"], &told["result"]),
        (&json!("result"), &json!("1-0")),
        "{told}"
    );
}

#[tokio::test]
async fn players_say_that_they_are_there_where_the_event_is_so() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    let phone = evening.phone_of(1).await;
    let here = r#"{"do":"check_in","entrant":1,"round":1}"#;
    assert_eq!(evening.says(&phone, here).await, StatusCode::FORBIDDEN);
    assert!(!evening.mine(&phone).await.contains("check_in"));
    let (status, _) = evening
        .act(&[r#"{"do":"amend","field":"check_in","value":"everybody"}"#])
        .await;
    assert_ne!(status, StatusCode::SEE_OTHER);
    evening
        .act(&[r#"{"do":"amend","field":"check_in","value":"players"}"#])
        .await;
    assert!(evening.mine(&phone).await.contains("I am here for round 1"));
    assert_eq!(evening.says(&phone, here).await, StatusCode::SEE_OTHER);
    let known = evening.mine(&phone).await;
    assert!(known.contains("The desk knows"));
    // Said too early: taken back as easily, and said again.
    let from = known.find("{&#34;do&#34;:&#34;undo").expect("a way back");
    let back = known[from..]
        .split('"')
        .next()
        .unwrap_or_default()
        .replace("&#34;", "\"");
    assert_eq!(evening.says(&phone, &back).await, StatusCode::SEE_OTHER);
    assert!(evening.mine(&phone).await.contains("I am here for round 1"));
    assert_eq!(evening.says(&phone, here).await, StatusCode::SEE_OTHER);
    // Of somebody else nobody says so.
    let other = r#"{"do":"check_in","entrant":2,"round":1}"#;
    assert_eq!(evening.says(&phone, other).await, StatusCode::FORBIDDEN);
    assert!(
        evening
            .desk("checkin")
            .await
            .contains("data-status=\"checked_in\"")
    );
}

#[tokio::test]
async fn an_hour_is_told_by_the_clock_of_the_hall_and_so_is_paper() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    evening.published().await;
    let paper = format!("/e/{}/print/pairings", evening.event);
    assert!(evening.page(&paper).await.contains("(UTC)"));
    let (status, _) = evening
        .act(&[r#"{"do":"amend","field":"zone","value":"Tehran"}"#])
        .await;
    assert_ne!(status, StatusCode::SEE_OTHER);
    evening
        .act(&[r#"{"do":"amend","field":"zone","value":"+03:30"}"#])
        .await;
    evening
        .act(&[r#"{"do":"hour","round":1,"what":"scheduled","at":"2026-10-03T15:00"}"#])
        .await;
    assert!(evening.page(&paper).await.contains("UTC+03:30"));
    assert!(evening.desk("round").await.contains("UTC+03:30"));
    let phone = evening.phone_of(1).await;
    let address = format!("/api/v1/events/{}/me", evening.event);
    let (_, seat) = evening.club.get(&mut phone.clone(), &address).await;
    assert_eq!(seat["players"][0]["begins"], "2026-10-03T15:00+03:30");
}

#[tokio::test]
async fn slips_have_a_code_and_paper_as_many_languages_as_are_asked_for() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    evening.published().await;
    let home = format!("/e/{}", evening.event);
    let request = axum::http::Request::get(format!("{home}/print?round=1&lang=fa,en"))
        .header("host", "127.0.0.1:8080")
        .body(axum::body::Body::empty())
        .unwrap();
    let answer = tower::ServiceExt::oneshot(evening.club.router.clone(), request)
        .await
        .unwrap();
    assert!(
        answer.headers().get("set-cookie").is_none(),
        "nobody's language changes by printing"
    );
    let page = http_body_util::BodyExt::collect(answer.into_body())
        .await
        .unwrap()
        .to_bytes();
    let page = String::from_utf8_lossy(&page);
    assert!(page.contains("lang=\"fa\" dir=\"rtl\""));
    assert!(
        page.contains("\u{2068}Board\u{2069}") && page.contains("میز"),
        "{page}"
    );
    assert_eq!(page.matches("<svg ").count(), 2, "a code a board");
    // What the code leads to takes each on to where he says the result.
    let board = format!("{home}/r/1/b/1");
    assert!(evening.page(&board).await.contains("/results?round=1"));
    let phone = evening.phone_of(1).await;
    let (_, page) = evening.club.page(&mut phone.clone(), &board).await;
    assert!(page.contains("href=\"/me\""));
    let (_, page) = evening.club.page(&mut Phone::default(), &board).await;
    assert!(!page.contains("href=\"/me\"") && !page.contains("/results?"));
}

#[tokio::test]
async fn a_name_is_found_before_the_first_round_and_pages_are_told_apart_by_their_titles() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    let home = format!("/e/{}", evening.event);
    let mut other = Phone::default();
    let (_, page) = evening.club.page(&mut other, &home).await;
    assert!(page.contains("name=\"q\"") && page.contains("Falk, Bo"), "{page}");
    let (_, page) = evening.club.page(&mut other, &format!("{home}?q=gom")).await;
    assert!(
        page.contains("Gomez, Ana") && !page.contains("Falk, Bo"),
        "{page}"
    );
    // A round that is to come has an address already; one that never comes has none.
    let (status, page) = evening.club.page(&mut other, &format!("{home}/r/1")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(page.contains("Round 1 is not published yet"), "{page}");
    let (_, page) = evening.club.page(&mut other, &format!("{home}/r/90")).await;
    assert!(!page.contains("is not published yet"), "{page}");
    evening.published().await;
    for (path, title) in [
        ("", "Club evening"),
        ("/r/1", "Round 1 · Club evening"),
        ("/p/1", "Gomez, Ana · Club evening"),
    ] {
        let (_, page) = evening.club.page(&mut other, &format!("{home}{path}")).await;
        assert!(page.contains(&format!("<title>{title} ")), "{path}: {page}");
    }
}
