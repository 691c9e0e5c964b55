//! The school league as a whole day, by the interface alone: 48 pupils, groups by lots, replays, the cup.

use arbiter_hall::event::System;
use arbiter_hall::event::check::check_log;
use arbiter_hall::event::log::{Log, Salt};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::club::{Club, Phone};

/// Invented pupils of six schools, as somebody pastes them in Persian.
fn pupils() -> String {
    let first = ["آرش", "بهار", "پویا", "ترانه", "جواد", "چکاوک", "حامد", "خورشید"];
    let last = ["احمدی", "باقری", "پارسا", "تهرانی", "جعفری", "چنگیزی"];
    let all = last.iter().zip(1..).flat_map(|(last, school)| {
        let of = move |(first, nth): (&&str, usize)| {
            let (month, day) = (1 + (nth + school) % 12, nth);
            format!("{first} {last}\tمدرسهٔ {school}\t۱۳۸۸/{month}/{day}\n")
        };
        first.iter().zip(1..).map(of).collect::<Vec<String>>()
    });
    std::iter::once("نام\tمدرسه\tتاریخ تولد\n".to_owned())
        .chain(all)
        .collect()
}

struct Day {
    club: Club,
    phone: Phone,
    event: String,
    asked: u32,
}

impl Day {
    async fn act(&mut self, acts: Value) -> Value {
        self.asked += 1;
        let body = json!({ "id": format!("a{}", self.asked), "acts": acts });
        let address = format!("/api/v1/events/{}/acts", self.event);
        self.club.post(&mut self.phone, &address, body).await.1
    }

    async fn done(&mut self, acts: Value) -> Value {
        let reply = self.act(acts.clone()).await;
        assert_eq!(reply["ok"], true, "{acts}: {reply}");
        reply
    }

    async fn state(&mut self) -> Value {
        let address = format!("/api/v1/events/{}/state", self.event);
        self.club.get(&mut self.phone, &address).await.1
    }
}

#[tokio::test]
async fn a_day_of_48_pupils_from_paste_to_the_winner() {
    let (club, mut phone) = (Club::open().await, Phone::default());
    let new = json!({ "name": "لکوکاپ", "preset": "lekocup-1402" });
    let (status, made) = club.post(&mut phone, "/api/v1/events", new).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let event = made["event"].as_str().unwrap().to_owned();
    let mut day = Day {
        club,
        phone,
        event,
        asked: 0,
    };
    // Entries: read as pasted, and one who is too old is refused by the article.
    let address = format!("/api/v1/events/{}/entries?enter=true", day.event);
    let (status, text) = day
        .club
        .ask(&mut day.phone, axum::http::Method::POST, &address, pupils())
        .await;
    assert_eq!(status, StatusCode::OK, "{text}");
    let old = day
        .act(json!([{ "do": "enter", "form": { "name": "پیر", "birth": "1385/12/10" } }]))
        .await;
    assert_eq!(old["error"]["tag"], "too_old", "{old}");
    // What the regulations leave open holds the draw up until it is answered.
    let draw = json!([{ "do": "draw", "method": "lots", "secret": "a secret of the day" }]);
    let refused = day.act(draw.clone()).await;
    assert_eq!(refused["error"]["tag"], "unsettled", "{refused}");
    let questions = day.state().await["questions"].as_array().unwrap().clone();
    assert!(questions.len() >= 7, "{questions:?}");
    let answers: Vec<Value> = questions
        .iter()
        .map(|one| json!({ "do": "decide", "question": one["seq"], "option": one["default"] }))
        .collect();
    day.done(json!(answers)).await;
    day.done(draw).await;
    // Rounds follow each other until somebody has won: White wins where his number is lower, every seventh game is a draw.
    let mut games = 0_u32;
    let mut rounds = 0;
    let mut by_themselves = 0;
    loop {
        rounds += 1;
        assert!(rounds < 60, "it does not end");
        // Games of those who are level were made by the last result of the round before.
        let state = day.state().await;
        let made = state["boards"]
            .as_array()
            .unwrap()
            .iter()
            .any(|board| board["round"] == rounds);
        if made {
            by_themselves += 1;
        } else {
            let paired = day
                .act(json!([{ "do": "pair", "round": rounds }, { "do": "publish", "round": rounds }]))
                .await;
            if paired["ok"] != true {
                assert_eq!(paired["error"]["tag"], "not_paired", "{paired}");
                break;
            }
        }
        let state = day.state().await;
        let boards = state["boards"].as_array().unwrap().clone();
        let results: Vec<Value> = boards
            .iter()
            .filter(|board| board["round"] == rounds && board["result"].is_null())
            .map(|board| {
                games += 1;
                let first = board["white"].as_u64() < board["black"].as_u64();
                let result = match games % 7 {
                    0 => "1/2-1/2",
                    _ if first => "1-0",
                    _ => "0-1",
                };
                json!({ "do": "result", "round": rounds, "board": board["board"], "result": result })
            })
            .collect();
        day.done(json!(results)).await;
    }
    assert!(by_themselves > 0);
    assert!(games > 72 + 23, "groups of four, and a cup of 24: {games}");
    // The log is whole, and what it holds is what today's rules would do.
    let address = format!("/e/{}.jsonl", day.event);
    let (_, text) = day
        .club
        .ask(&mut day.phone, axum::http::Method::GET, &address, "")
        .await;
    let log = Log::read(text.as_bytes(), Salt::default()).unwrap();
    let system = System::of(&log.state().sheet()).unwrap();
    assert_eq!(check_log(&log, system), []);
    let standings = format!("/api/v1/events/{}/standings", day.event);
    let table = day.club.get(&mut day.phone, &standings).await.1;
    assert_eq!(table["standings"].as_array().unwrap().len(), 48);
    // Days of birth are for nobody who does not keep the event, and can be erased.
    let mut parent = Phone::default();
    let (_, report) = day
        .club
        .ask(
            &mut parent,
            axum::http::Method::GET,
            &format!("/e/{}.trf", day.event),
            "",
        )
        .await;
    assert!(!report.contains("2009/"), "{report}");
    day.done(json!([{ "do": "erase_births" }])).await;
}

#[tokio::test]
async fn a_draw_that_was_played_here_counts_what_a_typed_one_counts() {
    let (club, mut phone) = (Club::open().await, Phone::default());
    let new = json!({ "name": "لکوکاپ", "preset": "lekocup-1402" });
    let (_, made) = club.post(&mut phone, "/api/v1/events", new).await;
    let event = made["event"].as_str().unwrap().to_owned();
    let mut day = Day {
        club,
        phone,
        event,
        asked: 0,
    };
    let names = ["آرش", "بهار", "پویا", "ترانه"];
    let enters = names.map(|name| json!({ "do": "enter", "form": { "name": name, "birth": "2009/05/01" } }));
    day.done(json!(enters)).await;
    let open = day.state().await["questions"].as_array().unwrap().clone();
    // A win of less than a draw, and a group of which everybody goes on, are no answers.
    for (tag, option) in [("win", "1"), ("loss", "1"), ("qualify", "4")] {
        let one = open.iter().find(|one| one["tag"] == tag).unwrap();
        let answer = json!([{ "do": "decide", "question": one["seq"], "option": option }]);
        let refused = day.act(answer).await;
        assert!(
            ["contrary", "answer"].contains(&refused["error"]["tag"].as_str().unwrap()),
            "{refused}"
        );
    }
    let answers: Vec<Value> = open
        .iter()
        .map(|one| json!({ "do": "decide", "question": one["seq"], "option": one["default"] }))
        .collect();
    day.done(json!(answers)).await;
    day.done(json!([
        { "do": "draw", "method": "lots", "secret": "a secret of the day" },
        { "do": "pair", "round": 1 }, { "do": "publish", "round": 1 },
        { "do": "open_games", "round": 1, "boards": [1] },
        { "do": "result", "round": 1, "board": 2, "result": "1/2-1/2" },
    ]))
    .await;
    let state = day.state().await;
    let boards = state["boards"].as_array().unwrap();
    let game = boards[0]["game"].as_str().unwrap().to_owned();
    let declared = json!([{ "do": "start" }, { "do": "declare", "result": "1/2-1/2" }]);
    let body = json!({ "id": "d", "seen": 99_999, "acts": declared });
    let address = format!("/api/v1/games/{game}/commands");
    let (_, reply) = day.club.post(&mut day.phone, &address, body).await;
    assert_eq!(reply["ok"], true, "{reply}");
    let state = day.state().await;
    let points: Vec<&Value> = state["entrants"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["points"])
        .collect();
    assert!(points.iter().all(|one| *one == points[0]), "{points:?}");
}
