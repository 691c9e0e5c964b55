//! The event as a folder that opens from a stick: whole in four languages, the same as the pages, and nothing in it that is private.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use arbiter_hall::event::log::{Log, Salt};
use axum::body::Body;
use axum::http::header::{ACCEPT, ETAG, IF_NONE_MATCH};
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::club::Phone;
use crate::tournament::Cup;

/// What nobody without a role may find: days of birth, why somebody left, a note.
const SECRETS: [&str; 4] = ["2012/03/04", "2012-03-04", "appendicitis", "cried after the game"];

pub async fn asked(cup: &Cup, path: &str, known: Option<&str>) -> (StatusCode, String, Vec<u8>) {
    let mut request = Request::get(format!("/e/{}{path}", cup.event));
    if let Some(known) = known {
        request = request.header(IF_NONE_MATCH, known);
    }
    let request = request.body(Body::empty()).unwrap();
    let response = cup.club.router.clone().oneshot(request).await.unwrap();
    let mark = response
        .headers()
        .get(ETAG)
        .map(|mark| mark.to_str().unwrap().to_owned());
    let status = response.status();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    (status, mark.unwrap_or_default(), bytes.to_vec())
}

/// The files of the folder by their names.
pub async fn folder(cup: &Cup) -> BTreeMap<String, String> {
    let (status, _, bytes) = asked(cup, ".zip", None).await;
    assert_eq!(status, StatusCode::OK);
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut files = BTreeMap::new();
    for place in 0..zip.len() {
        let mut file = zip.by_index(place).unwrap();
        let mut text = String::new();
        file.read_to_string(&mut text).unwrap();
        files.insert(file.name().unwrap().into_owned(), text);
    }
    files
}

/// Two rounds are played, one after the other.
async fn play(cup: &mut Cup, rounds: u64) {
    cup.act(json!([{ "do": "draw", "method": "strength", "secret": "a secret", "colour": "white" }]))
        .await;
    for round in 1..=rounds {
        cup.act(json!([{ "do": "pair", "round": round }, { "do": "publish", "round": round }]))
            .await;
        let state = cup.see("state").await;
        let boards = state["boards"].as_array().unwrap().iter();
        let mine = boards.filter(|board| board["round"] == round && board["result"].is_null());
        let result = |board: &Value| {
            let result = ["1-0", "0-1", "1/2-1/2"][board["board"].as_u64().unwrap() as usize % 3];
            json!({ "do": "result", "round": round, "board": board["board"], "result": result })
        };
        let results: Vec<Value> = mine.map(result).collect();
        cup.act(json!(results)).await;
    }
}

/// The names in the order in which a list has them.
pub fn order(text: &str, names: &[String]) -> Vec<String> {
    let mut found: Vec<(usize, &String)> = names
        .iter()
        .map(|name| {
            (
                text.find(name.as_str())
                    .unwrap_or_else(|| panic!("{name} in {text}")),
                name,
            )
        })
        .collect();
    found.sort_unstable();
    found.into_iter().map(|one| one.1.clone()).collect()
}

#[tokio::test]
async fn a_folder_holds_its_pages_in_four_languages_and_leads_nowhere_else() {
    let mut cup = Cup::new().await;
    play(&mut cup, 2).await;
    let files = folder(&cup).await;
    for name in [
        "index.html",
        "site.css",
        "event.trf",
        "event.csv",
        "event.pgn",
        "event.jsonl",
    ] {
        assert!(files.contains_key(name), "{name} in {:?}", files.keys());
    }
    for tag in ["en", "fa", "ar", "vi"] {
        for page in [
            "index",
            "r1",
            "r1-by-name",
            "r2",
            "standings",
            "standings-after-1",
            "p1",
            "p6",
            "about",
            "verify",
        ] {
            assert!(
                files.contains_key(&format!("{tag}/{page}.html")),
                "{tag}/{page} in {:?}",
                files.keys()
            );
        }
    }
    assert!(files["fa/standings.html"].contains("<html lang=\"fa\" dir=\"rtl\""));
    let mut links = 0;
    for (name, text) in &files {
        assert!(
            !name.starts_with('/') && !name.contains("..") && !name.contains('\\'),
            "{name}"
        );
        if !text.starts_with("<!doctype") {
            continue;
        }
        for part in ["<form", "<script", "/e/", "src="] {
            assert!(!text.contains(part), "{part} in {name}");
        }
        for link in text.split(" href=\"").skip(1) {
            let link = link.split('"').next().unwrap();
            let to = link.split('#').next().unwrap();
            if to.is_empty() {
                continue;
            }
            let folder = name.split_once('/').map_or("", |parts| parts.0);
            let to = match to.strip_prefix("../") {
                Some(up) => up.to_owned(),
                None if folder.is_empty() => to.to_owned(),
                None => format!("{folder}/{to}"),
            };
            assert!(files.contains_key(&to), "{link} in {name}");
            links += 1;
        }
    }
    assert!(links > 200, "{links} links");
    // The log is the one that the page of the proof speaks of.
    let log = &files["event.jsonl"];
    let last: Value = serde_json::from_str(log.lines().last().unwrap()).unwrap();
    assert!(files["vi/verify.html"].contains(last["hash"].as_str().unwrap()));
    assert!(
        Log::read(log.as_bytes(), Salt::default()).is_ok(),
        "the log is whole"
    );
}

#[tokio::test]
async fn whoever_has_the_folder_is_told_that_it_is_the_same() {
    let mut cup = Cup::new().await;
    play(&mut cup, 1).await;
    let (_, mark, first) = asked(&cup, ".zip", None).await;
    let (status, _, body) = asked(&cup, ".zip", Some(&mark)).await;
    assert_eq!((status, body.len()), (StatusCode::NOT_MODIFIED, 0));
    assert_eq!(
        asked(&cup, ".zip", None).await.2,
        first,
        "the same event, the same bytes"
    );
    cup.act(json!([{ "do": "pair", "round": 2 }])).await;
    assert_eq!(asked(&cup, ".zip", Some(&mark)).await.0, StatusCode::OK);
    let nobody = Request::get("/e/nobody.zip").body(Body::empty()).unwrap();
    let response = cup.club.router.clone().oneshot(nobody).await.unwrap();
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn nobody_finds_what_is_private() {
    let mut cup = Cup::new().await;
    play(&mut cup, 1).await;
    cup.act(json!([
        { "do": "withdraw", "entrant": 6, "from": 2, "reason": "appendicitis" },
        { "do": "note", "text": "Bo cried after the game", "private": true },
    ]))
    .await;
    play_next(&mut cup).await;
    let mut seen: Vec<(String, String)> = folder(&cup).await.into_iter().collect();
    let pages = [
        "",
        "/r/2",
        "/r/2/b/1",
        "/standings",
        "/standings/1",
        "/standings/1/BH",
        "/cross",
        "/lots",
        "/about",
        "/p/6",
        "/screen",
        "/print",
        "/print/names",
        "/print/checkin",
        "/print/badges",
        "/print/minutes",
        "/wall",
    ];
    let files = [".trf", ".csv", ".json", ".pgn", ".jsonl"];
    for path in pages.into_iter().chain(files) {
        let text = String::from_utf8_lossy(&asked(&cup, path, None).await.2).into_owned();
        seen.push((path.to_owned(), text));
    }
    for path in [
        "",
        "/state",
        "/history",
        "/standings",
        "/players?q=n",
        "/players?q=2012",
        "/rounds/2",
        "/standings/6/BH",
    ] {
        let address = format!("/api/v1/events/{}{path}", cup.event);
        let (_, text) = cup.club.page(&mut Phone::default(), &address).await;
        seen.push((address, text));
    }
    assert!(seen.len() > 100, "{}", seen.len());
    for (name, text) in &seen {
        for secret in SECRETS {
            assert!(!text.contains(secret), "{secret} in {name}");
        }
    }
    // They are there for whoever keeps the event: this test can fail.
    let log = cup
        .club
        .page(&mut cup.chief.clone(), &format!("/e/{}.jsonl", cup.event))
        .await
        .1;
    assert!(log.contains("appendicitis") && log.contains("2012/03/04"));
}

#[tokio::test]
async fn every_page_says_that_fide_mode_was_left() {
    let mut cup = Cup::new().await;
    play(&mut cup, 1).await;
    let leave = json!([{ "do": "leave_fide_mode", "reason": "friends meet" }]);
    let asked_first = cup.ask(leave.clone()).await;
    let code = asked_first["error"]["code"]
        .as_str()
        .unwrap_or_else(|| panic!("{asked_first}"))
        .to_owned();
    let mut chief = cup.chief.clone();
    assert_eq!(cup.ask_as(&mut chief, leave, Some(&code)).await["ok"], true);
    let public = [
        "",
        "/r/1",
        "/r/1/b/1",
        "/standings",
        "/lots",
        "/about",
        "/p/6",
        "/print/pairings",
        "/print/standings",
    ];
    let own = [
        "round",
        "results",
        "entries",
        "checkin",
        "draw",
        "questions",
        "penalties",
        "prizes",
        "report",
        "history",
        "setup",
    ];
    let public = public.map(|path| format!("/e/{}{path}", cup.event));
    let own = own.map(|path| format!("/arbiter/{}/{path}", cup.event));
    for address in public.into_iter().chain(own) {
        let (status, page) = cup.club.page(&mut chief, &address).await;
        assert_eq!(status, StatusCode::OK, "{address}");
        assert!(
            page.contains("outside FIDE mode since before round 2: friends meet"),
            "{address}: {page}"
        );
    }
}

async fn play_next(cup: &mut Cup) {
    cup.act(json!([{ "do": "pair", "round": 2 }, { "do": "publish", "round": 2 }]))
        .await;
}

#[tokio::test]
async fn a_report_that_is_not_there_yet_is_told_on_a_page_to_whoever_followed_a_link() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    cup.act(json!([{ "do": "publish", "round": 1 }])).await;
    let (status, _, body) = asked(&cup, ".trf", None).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let told: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(told["error"]["tag"], "open", "{told}");
    let request = Request::get(format!("/e/{}.trf", cup.event)).header(ACCEPT, "text/html,*/*;q=0.8");
    let request = request.body(Body::empty()).unwrap();
    let response = cup.club.router.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), StatusCode::CONFLICT);
    let body = response.into_body().collect().await.unwrap().to_bytes();
    let page = String::from_utf8_lossy(&body);
    assert!(page.contains("<html") && !page.contains("\"tag\""), "{page}");
}
