//! Pages that many read are made once and sent once: whoever has one is told that it is still the same, until something is entered.

use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, COOKIE, ETAG, IF_NONE_MATCH};
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::json;
use tower::ServiceExt;

use crate::club::Phone;
use crate::screens::Evening;

const NAMES: &str = "Gomez, Ana 2400\nFalk, Bo 2390\nTran, Chi 2380\nRezaei, Dara 2370\n";

/// What came: the status, the mark of the page, its bytes.
async fn asked(
    evening: &Evening,
    path: &str,
    phone: &Phone,
    known: Option<&str>,
    packed: bool,
) -> (StatusCode, Option<String>, Vec<u8>) {
    let mut request = Request::get(format!("/e/{}{path}", evening.event));
    if let Some(cookie) = &phone.cookie {
        request = request.header(COOKIE, cookie);
    }
    if let Some(known) = known {
        request = request.header(IF_NONE_MATCH, known);
    }
    if packed {
        request = request.header(ACCEPT_ENCODING, "gzip");
    }
    let request = request.body(Body::empty()).unwrap();
    let response = evening.club.router.clone().oneshot(request).await.unwrap();
    let mark = response
        .headers()
        .get(ETAG)
        .map(|mark| mark.to_str().unwrap().to_owned());
    let status = response.status();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    (status, mark, bytes.to_vec())
}

async fn paired(evening: &mut Evening) {
    let draw = r#"{"do":"draw","method":"strength","secret":"lot"}"#;
    let (pair, publish) = (r#"{"do":"pair","round":1}"#, r#"{"do":"publish","round":1}"#);
    let (status, told) = evening.act(&[draw, pair, publish]).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{told}");
}

#[tokio::test]
async fn a_page_is_sent_once_a_version() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    paired(&mut evening).await;
    let nobody = Phone::default();
    for path in ["", "/r/1", "/r/1?by=name", "/standings", "/p/1", "/r/1/b/1"] {
        let (status, mark, first) = asked(&evening, path, &nobody, None, false).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        let (_, again, second) = asked(&evening, path, &nobody, None, false).await;
        assert!(mark.is_some() && mark == again && first == second, "{path}");
        let (status, same, body) = asked(&evening, path, &nobody, mark.as_deref(), false).await;
        assert_eq!(
            (status, same, body.len()),
            (StatusCode::NOT_MODIFIED, mark.clone(), 0),
            "{path}"
        );
        // What is packed, and another language, are other pages.
        let (_, packed, _) = asked(&evening, path, &nobody, mark.as_deref(), true).await;
        assert!(packed.is_some() && packed != mark, "{path}");
    }
    let (_, persian, page) = asked(
        &evening,
        "/r/1",
        &Phone {
            cookie: Some("lang=fa".into()),
        },
        None,
        false,
    )
    .await;
    assert!(persian.is_some() && String::from_utf8(page).unwrap().contains("dir=\"rtl\""));
}

#[tokio::test]
async fn what_is_entered_is_read_at_once() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    paired(&mut evening).await;
    let nobody = Phone::default();
    let (_, mark, before) = asked(&evening, "/r/1", &nobody, None, false).await;
    assert!(!String::from_utf8(before).unwrap().contains("1–0"));
    evening
        .act(&[r#"{"do":"result","round":1,"board":1,"result":"1-0"}"#])
        .await;
    let (status, new, after) = asked(&evening, "/r/1", &nobody, mark.as_deref(), false).await;
    assert_eq!(status, StatusCode::OK);
    assert!(new != mark && String::from_utf8(after).unwrap().contains("1–0"));
}

#[tokio::test]
async fn whoever_keeps_the_event_and_whoever_plays_reads_his_own() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    let nobody = Phone::default();
    // The keeper sees the draft; what was made for him is nobody else's, and the other way round.
    let (draw, pair) = (
        r#"{"do":"draw","method":"strength","secret":"lot"}"#,
        r#"{"do":"pair","round":1}"#,
    );
    evening.act(&[draw, pair]).await;
    let (status, mark, _) = asked(&evening, "/r/1", &evening.phone.clone(), None, false).await;
    assert_eq!((status, mark), (StatusCode::OK, None));
    let (status, mark, _) = asked(&evening, "/r/1", &nobody, None, false).await;
    assert_eq!((status, mark), (StatusCode::NOT_FOUND, None));
    evening.act(&[r#"{"do":"publish","round":1}"#]).await;
    let (_, of_all, page) = asked(&evening, "", &nobody, None, false).await;
    assert!(!String::from_utf8(page).unwrap().contains("href=\"/me\""));
    let mut phone = Phone::default();
    let address = format!("/e/{}/me", evening.event);
    evening.club.form(&mut phone, &address, "entrant=1").await;
    let (_, own, page) = asked(&evening, "", &phone, of_all.as_deref(), false).await;
    assert!(own != of_all && String::from_utf8(page).unwrap().contains("href=\"/me\""));
}

/// The last entry that the event's page knows.
async fn known(evening: &Evening) -> String {
    let (_, _, page) = asked(evening, "", &Phone::default(), None, false).await;
    let page = String::from_utf8(page).unwrap();
    let rest = page.split("data-version=\"").nth(1).unwrap();
    rest.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn what_was_entered_before_the_line_was_there_is_told() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    let seen = known(&evening).await;
    paired(&mut evening).await;
    let live = format!("/api/v1/events/{}/live", evening.event);
    let mut late = evening
        .club
        .socket_at(&Phone::default(), &format!("{live}?since={seen}"))
        .await
        .unwrap();
    late.expect("boards").await;
    assert_eq!(
        late.expect("round").await,
        json!({ "type": "round", "round": 1, "state": "published" })
    );
    assert_eq!(
        late.expect("standings").await,
        json!({ "type": "standings", "after": 1 })
    );
    // Whoever has seen all of it hears of the next thing only.
    let seen = known(&evening).await;
    let mut now = evening
        .club
        .socket_at(&Phone::default(), &format!("{live}?since={seen}"))
        .await
        .unwrap();
    now.expect("boards").await;
    evening
        .act(&[r#"{"do":"result","round":1,"board":2,"result":"0-1"}"#])
        .await;
    let told = now.next().await.unwrap();
    assert_eq!(
        (&told["type"], &told["board"]),
        (&json!("result"), &json!(2)),
        "{told}"
    );
}

#[tokio::test]
async fn lists_of_a_large_open_come_in_parts_and_whoever_is_looked_for_is_found_in_all() {
    let names: String = (0..404).fold(String::new(), |all, at| {
        let letter = |at: usize| char::from(b'a' + (at % 26) as u8);
        let (one, two) = (letter(at / 26), letter(at));
        format!("{all}Player{one}{two}, Ann {}\n", 2600 - at)
    });
    let mut evening = Evening::new("club-evening", &names).await;
    let home = format!("/e/{}", evening.event);
    let page = evening.page(&format!("{home}?page=2")).await;
    assert!(page.contains("/p/401\"") && !page.contains("/p/400\""));
    paired(&mut evening).await;
    let row = |page: &str, board: u16| page.contains(&format!("data-board=\"{board}\""));
    let round = format!("{home}/r/1");
    let (first, second) = (
        evening.page(&round).await,
        evening.page(&format!("{round}?page=1")).await,
    );
    assert!(row(&first, 200) && !row(&first, 201) && first.contains("page=1"));
    assert!(row(&second, 202) && !row(&second, 200));
    let home = evening.page(&home).await;
    assert!(!row(&home, 201) && home.contains("/r/1?page=1"));
    let found = evening.page(&format!("{round}?q=playerpn")).await;
    assert!(found.contains("Playerpn, Ann") && !found.contains("page=1"));
}
