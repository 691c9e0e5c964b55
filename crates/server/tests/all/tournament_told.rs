//! What the screens of a tournament ask for: players as pasted, rounds with their reasons, phones of players, what is told live,
//! files.

use std::sync::Arc;

use arbiter_hall::store::Memory;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::club::{Club, Phone};
use crate::tournament::Cup;

impl Cup {
    fn address(&self, what: &str) -> String {
        format!("/api/v1/events/{}/{what}", self.event)
    }

    async fn get_as(&self, phone: &Phone, what: &str) -> (StatusCode, Value) {
        self.club.get(&mut phone.clone(), &self.address(what)).await
    }

    async fn paste(&self, phone: &Phone, how: &str, text: &str) -> (StatusCode, Value) {
        let address = self.address(&format!("entries{how}"));
        let (status, text) = self
            .club
            .ask(&mut phone.clone(), Method::POST, &address, text)
            .await;
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    async fn players(&self) -> usize {
        self.see("state").await["entrants"].as_array().unwrap().len()
    }

    /// A phone says that it is somebody's.
    async fn is(&self, phone: &mut Phone, entrant: Value) -> Value {
        let body = json!({ "entrant": entrant });
        let (status, bound) = self.club.post(phone, &self.address("me"), body).await;
        assert_eq!(status, StatusCode::OK, "{bound}");
        bound
    }
}

#[tokio::test]
async fn players_are_pasted_doubted_by_place_and_entered_all_or_none() {
    let cup = Cup::new().await;
    let list = "1. Tal, Mikhail 2645 LAT\nنگین کریمی ۱۸۵۰ دختر\n";
    let (status, read) = cup.paste(&cup.chief, "", list).await;
    assert_eq!(status, StatusCode::OK, "{read}");
    assert_eq!(read["players"][0]["name"], "Tal, Mikhail");
    assert_eq!(
        (&read["players"][1]["rating"], &read["players"][1]["sex"]),
        (&json!(1850), &json!("w"))
    );
    assert_eq!(
        (&read["doubts"], cup.players().await),
        (&json!([]), 6),
        "read, and nobody entered"
    );
    // In doubt: nobody is entered, and the place is told in the language of whoever asks.
    let doubtful = "Tal, Mikhail 2645\n!!!\ngomez, ana\n";
    let (status, read) = cup.paste(&cup.chief, "?enter=true&lang=fa", doubtful).await;
    assert_eq!(
        (status, &read["error"]["tag"]),
        (StatusCode::CONFLICT, &json!("doubtful")),
        "{read}"
    );
    let lines: Vec<u64> = read["doubts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["line"].as_u64().unwrap())
        .collect();
    assert_eq!(lines, [2, 3], "{read}");
    assert!(
        read["doubts"][0]["text"].as_str().unwrap().contains("نام"),
        "{read}"
    );
    assert_eq!(
        (read["players"].as_array().unwrap().len(), cup.players().await),
        (3, 6)
    );
    // A picture, and a phone that may not.
    let (status, refused) = cup.paste(&cup.chief, "", "data:image/png;base64,AAAA").await;
    assert_eq!(
        (status, &refused["error"]["tag"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("not_read"))
    );
    let (status, refused) = cup.paste(&Phone::default(), "?enter=true", list).await;
    assert_eq!(
        (status, &refused["error"]["tag"]),
        (StatusCode::FORBIDDEN, &json!("forbidden"))
    );
    // Nothing in doubt: all at once, and under one name once, with the same answer.
    let (status, first) = cup.paste(&cup.chief, "?enter=true&id=p1", list).await;
    assert_eq!(
        (status, first["seqs"].as_array().map(Vec::len)),
        (StatusCode::OK, Some(2))
    );
    let (status, mut again) = cup.paste(&cup.chief, "?enter=true&id=p1", list).await;
    again["told"] = first["told"].clone(); // what was told is not told again
    assert_eq!((status, &again), (StatusCode::OK, &first));
    assert_eq!(cup.players().await, 8);
    // Another name for it is another wish, and then they are namesakes.
    let (status, _) = cup.paste(&cup.chief, "?enter=true&id=p2", list).await;
    assert_eq!((status, cup.players().await), (StatusCode::CONFLICT, 8));
}

#[tokio::test]
async fn a_round_is_a_preview_a_draft_published_and_closed_for_whom_it_concerns() {
    let mut cup = Cup::new().await;
    let nobody = Phone::default();
    let preview = cup.see("rounds/1").await;
    assert_eq!(
        (&preview["state"], preview["pairs"].as_array().unwrap().len()),
        (&json!("preview"), 3),
        "before anything was drawn: {preview}"
    );
    assert_eq!(
        preview["pairs"][0]["names"],
        json!(["Gomez, Ana", "Rezaei, Dara"])
    );
    assert_eq!(cup.get_as(&nobody, "rounds/1").await.0, StatusCode::FORBIDDEN);
    cup.begin().await;
    assert_eq!(cup.see("rounds/1").await["state"], "draft");
    assert_eq!(cup.get_as(&nobody, "rounds/1").await.0, StatusCode::NOT_FOUND);
    assert_eq!(
        cup.get_as(&nobody, "rounds/1/why?a=1&b=2").await.0,
        StatusCode::NOT_FOUND
    );
    cup.act(json!([{ "do": "publish", "round": 1 }])).await;
    let (_, seen) = cup.get_as(&nobody, "rounds/1").await;
    assert_eq!(
        (&seen["state"], &seen["round"], &seen["pairs"][2]["board"]),
        (&json!("published"), &json!(1), &json!(3))
    );
    assert_eq!(
        (&seen["rules"], &seen["byes"], &seen["unpaired"]),
        (&json!("fide-dutch-2026"), &json!([]), &json!([]))
    );
    for board in 1..=3 {
        cup.act(json!([{ "do": "result", "round": 1, "board": board, "result": "1-0" }]))
            .await;
    }
    let (_, seen) = cup.get_as(&nobody, "rounds/1").await;
    assert_eq!(
        (
            &seen["state"],
            &seen["pairs"][0]["result"],
            &seen["pairs"][0]["source"]
        ),
        (&json!("closed"), &json!("1-0"), &json!("typed"))
    );
    assert_eq!(cup.see("rounds/2").await["state"], "preview");
    assert_eq!(cup.get_as(&cup.chief, "rounds/7").await.0, StatusCode::NOT_FOUND);
    assert!(cup.see("rounds/2").await["pairs"].as_array().unwrap().len() == 3);
}

#[tokio::test]
async fn every_pairing_and_every_value_has_its_reason() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    cup.act(json!([{ "do": "publish", "round": 1 }])).await;
    let nobody = Phone::default();
    let (status, why) = cup.get_as(&nobody, "rounds/1/why?a=1&b=2&lang=en").await;
    assert_eq!(status, StatusCode::OK, "{why}");
    assert_eq!((&why["players"], &why["round"]), (&json!([1, 2]), &json!(1)));
    assert!(
        why["text"].as_str().unwrap().len() > 20 && why["why"].is_string(),
        "{why}"
    );
    let (_, persian) = cup.get_as(&nobody, "rounds/1/why?a=1&b=2&lang=fa").await;
    assert_ne!(persian["text"], why["text"]);
    assert_eq!(
        cup.get_as(&nobody, "rounds/1/why?a=1&b=99").await.0,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        cup.get_as(&nobody, "rounds/2/why?a=1&b=2").await.0,
        StatusCode::FORBIDDEN
    );
    cup.act(json!([{ "do": "result", "round": 1, "board": 1, "result": "1-0" }]))
        .await;
    for code in ["PTS", "BH", "sb"] {
        let (status, told) = cup.get_as(&nobody, &format!("standings/1/{code}?after=1")).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        let told = (
            &told["standings"][0]["player"],
            &told["standings"][0]["explained"][code.to_uppercase()]["value"],
            &told["text"][0],
        );
        assert!(
            told.1.is_string() && told.2.is_string() && *told.0 == 1,
            "{told:?}"
        );
    }
    assert_eq!(
        cup.get_as(&nobody, "standings/1/XX").await.0,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        cup.get_as(&nobody, "standings/99/PTS").await.0,
        StatusCode::NOT_FOUND
    );
    let (_, found) = cup.get_as(&nobody, "players?q=g%C3%B3m").await;
    assert_eq!(
        found,
        json!([{ "id": 1, "rank": 1, "name": "Gomez, Ana", "club": "" }])
    );
}

#[tokio::test]
async fn a_phone_is_its_players_and_a_second_one_waits_for_the_desk() {
    let store = Arc::new(Memory::default());
    let mut cup = Cup::on(Club::with(store.clone()).await, json!({ "results": "players" })).await;
    let (mut first, mut second) = (Phone::default(), Phone::default());
    let bound = cup.is(&mut first, json!("#1")).await;
    assert_eq!(
        (&bound["waits"], &bound["players"][0]["round"]),
        (&json!(false), &Value::Null)
    );
    cup.is(&mut first, json!(2)).await;
    assert_eq!(cup.is(&mut second, json!(1)).await["waits"], true);
    assert_eq!(cup.is(&mut second, json!(1)).await["waiting"], json!([1]), "once");
    let (status, _) = cup.get_as(&first, "me/waiting").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    // All of it is there after a restart.
    cup.club = Club::with(store.clone()).await;
    cup.begin().await;
    assert_eq!(
        cup.get_as(&first, "me").await.1["players"][0]["round"],
        Value::Null,
        "a draft is nobody's"
    );
    cup.act(json!([{ "do": "hour", "round": 1, "what": "scheduled", "at": "2026-10-03T15:00Z" }, { "do": "publish", "round": 1 }])).await;
    let (_, mine) = cup.get_as(&first, "me").await;
    let one = &mine["players"][0];
    assert_eq!(
        (&one["entrant"], &one["board"], &one["side"]),
        (&json!(1), &json!(1), &json!("white")),
        "{mine}"
    );
    assert_eq!(
        (&one["opponent"]["name"], &one["begins"]),
        (&json!("Rezaei, Dara"), &json!("2026-10-03T15:00Z"))
    );
    assert_eq!(mine["players"].as_array().unwrap().len(), 2, "a family");
    // He says what came of his board, and of no other.
    let report = |board: u64, who: u64| json!([{ "do": "report_result", "round": 1, "board": board, "entrant": who, "result": "1-0" }]);
    assert_eq!(
        cup.ask_as(&mut first.clone(), report(1, 1), None).await["ok"],
        true
    );
    assert_eq!(
        cup.ask_as(&mut second.clone(), report(1, 1), None).await["error"]["tag"],
        "forbidden"
    );
    assert_eq!(
        cup.ask_as(&mut first.clone(), report(1, 4), None).await["error"]["tag"],
        "forbidden"
    );
    // The desk knows the second phone: now that one is his.
    let waiting = cup.see("me/waiting").await["waiting"].clone();
    assert_eq!(
        (&waiting[0]["entrant"], &waiting[0]["name"]),
        (&json!(1), &json!("Gomez, Ana"))
    );
    let answer = json!({ "entrant": 1, "device": waiting[0]["device"], "let": true });
    let (status, _) = cup
        .club
        .post(&mut first.clone(), &cup.address("me/let"), answer.clone())
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN, "nobody lets himself in");
    let (status, _) = cup
        .club
        .post(&mut cup.chief.clone(), &cup.address("me/let"), answer)
        .await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(cup.get_as(&second, "me").await.1["players"][0]["entrant"], 1);
    assert_eq!(
        cup.get_as(&first, "me").await.1["players"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    // And leaves again.
    let leave = json!({ "entrant": 1, "leave": true });
    let (_, left) = cup.club.post(&mut second, &cup.address("me"), leave).await;
    assert_eq!(left["players"], json!([]));
    let (status, _) = cup
        .club
        .post(&mut second, &cup.address("me"), json!({ "entrant": 99 }))
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn whoever_looks_hears_of_rounds_results_and_the_table_as_far_as_it_concerns_him() {
    let mut cup = Cup::new().await;
    let live = cup.address("live");
    let mut chief = cup.club.socket_at(&cup.chief, &live).await.unwrap();
    let mut parent = cup.club.socket_at(&Phone::default(), &live).await.unwrap();
    chief.expect("boards").await;
    parent.expect("boards").await;
    cup.begin().await;
    assert_eq!(
        chief.expect("round").await,
        json!({ "type": "round", "round": 1, "state": "draft" })
    );
    cup.act(json!([{ "do": "publish", "round": 1 }])).await;
    let published = json!({ "type": "round", "round": 1, "state": "published" });
    assert_eq!(chief.expect("round").await, published);
    assert_eq!(
        parent.expect("round").await,
        published,
        "of the draft he heard nothing"
    );
    let typed = cup
        .act(json!([{ "do": "result", "round": 1, "board": 2, "result": "1-0" }]))
        .await["seqs"][0]
        .clone();
    let result = json!({ "type": "result", "round": 1, "board": 2, "result": "1-0" });
    assert_eq!(parent.expect("result").await, result);
    assert_eq!(
        parent.expect("standings").await,
        json!({ "type": "standings", "after": 1 })
    );
    cup.act(json!([{ "do": "undo", "of": typed }])).await;
    assert_eq!(parent.expect("result").await["result"], Value::Null);
    let mut phones = [Phone::default(), Phone::default()];
    for phone in &mut phones {
        cup.is(phone, json!(1)).await;
    }
    assert_eq!(
        chief.expect("question").await,
        json!({ "type": "question", "open": 1 })
    );
}

#[tokio::test]
async fn files_of_a_tournament_are_whole_marked_and_without_private_facts() {
    let mut cup = Cup::new().await;
    cup.act(json!([{ "do": "enter", "form": { "name": "=1+1", "birth": "2011/05/06" } }]))
        .await;
    cup.begin().await;
    cup.act(json!([{ "do": "publish", "round": 1 }])).await;
    let (status, open) = cup
        .club
        .get(&mut Phone::default(), &format!("/e/{}.trf", cup.event))
        .await;
    assert_eq!(
        (status, &open["error"]["tag"]),
        (StatusCode::CONFLICT, &json!("open")),
        "{open}"
    );
    assert_eq!(open["error"]["boards"][2], json!({ "round": 1, "board": 3 }));
    let all_the_same = format!("/e/{}.trf?open=1", cup.event);
    assert_eq!(
        cup.club.get(&mut Phone::default(), &all_the_same).await.0,
        StatusCode::CONFLICT
    );
    assert_eq!(
        cup.club.get(&mut cup.chief.clone(), &all_the_same).await.0,
        StatusCode::OK
    );
    for board in 1..=3 {
        cup.act(json!([{ "do": "result", "round": 1, "board": board, "result": "1-0" }]))
            .await;
    }
    for (kind, holds) in [("trf", "Gomez"), ("csv", "'=1+1"), ("json", "\"standings\":[{")] {
        let address = format!("/e/{}.{kind}", cup.event);
        let (status, text) = cup
            .club
            .ask(&mut Phone::default(), Method::GET, &address, "")
            .await;
        assert_eq!(status, StatusCode::OK, "{kind}: {text}");
        assert!(
            text.contains(holds) && !text.contains("2011/05/06") && !text.contains("2012/"),
            "{text}"
        );
        let ask = |mark: Option<&str>| {
            let mut request = Request::get(&address);
            if let Some(mark) = mark {
                request = request.header("if-none-match", mark);
            }
            cup.club
                .router
                .clone()
                .oneshot(request.body(Body::empty()).unwrap())
        };
        let mark = ask(None).await.unwrap().headers()["etag"]
            .to_str()
            .unwrap()
            .to_owned();
        assert_eq!(
            ask(Some(&mark)).await.unwrap().status(),
            StatusCode::NOT_MODIFIED,
            "{kind}"
        );
    }
}
