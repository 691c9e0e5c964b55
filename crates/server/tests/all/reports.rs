//! What players say of their own game, and points of a penalty: the way from a phone to the table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::{Value, json};

use crate::club::{Club, Phone};
use crate::tournament::Cup;

/// A round of a tournament with the phones of everybody; White and Black of board 1.
struct Round {
    cup: Cup,
    phones: Vec<Phone>,
    white: u64,
    black: u64,
}

impl Round {
    async fn begun() -> Self {
        Self::of(Cup::new().await).await
    }

    async fn of(mut cup: Cup) -> Self {
        let mut phones = Vec::new();
        for id in 1..=6 {
            let link = cup.link(json!({ "role": "player", "entrant": id })).await;
            phones.push(cup.join(&link).await);
        }
        cup.begin().await;
        cup.act(json!([{ "do": "publish", "round": 1 }])).await;
        let board = cup.board(1, 1).await;
        let seat = |side: &str| board[side].as_u64().unwrap();
        let (white, black) = (seat("white"), seat("black"));
        Self {
            cup,
            phones,
            white,
            black,
        }
    }

    fn phone(&self, who: u64) -> Phone {
        self.phones[usize::try_from(who).unwrap() - 1].clone()
    }

    async fn says(&mut self, who: u64, result: &str) -> Value {
        let report =
            json!([{ "do": "report_result", "round": 1, "board": 1, "entrant": who, "result": result }]);
        self.cup.ask_as(&mut self.phone(who), report, None).await
    }

    async fn decides(&mut self, result: &str) {
        self.cup
            .act(json!([{ "do": "result", "round": 1, "board": 1, "result": result }]))
            .await;
    }

    async fn board(&self) -> Value {
        self.cup.board(1, 1).await
    }

    async fn questions(&self) -> Vec<Value> {
        self.cup.see("state").await["questions"]
            .as_array()
            .unwrap()
            .clone()
    }

    /// The state as somebody sees it.
    async fn seen_by(&self, mut phone: Phone) -> Value {
        let address = format!("/api/v1/events/{}/state", self.cup.event);
        self.cup.club.get(&mut phone, &address).await.1
    }
}

#[tokio::test]
async fn one_report_waits_and_the_same_of_the_other_is_the_result() {
    let mut round = Round::begun().await;
    let (white, black) = (round.white, round.black);
    assert_eq!(round.says(white, "1-0").await["ok"], true);
    let waits = round.board().await;
    assert_eq!((&waits["result"], &waits["source"]), (&Value::Null, &Value::Null));
    let reported = json!([{ "entrant": white, "result": "1-0" }]);
    assert_eq!(waits["reported"], reported);
    assert!(round.questions().await.is_empty(), "the opponent has not spoken");
    // The opponent sees it on his own phone before he says so.
    let seen = round.seen_by(round.phone(black)).await;
    assert_eq!(seen["boards"][0]["reported"], reported);
    assert_eq!(round.says(black, "1-0").await["ok"], true);
    let board = round.board().await;
    assert_eq!(
        (&board["result"], &board["source"]),
        (&json!("1-0"), &json!("players"))
    );
    assert_eq!(board["reported"], json!([]));
    // What both agreed on is not talked away.
    assert_eq!(round.says(black, "0-1").await["error"]["tag"], "stale");
}

#[tokio::test]
async fn how_results_come_is_in_the_state_and_where_they_are_typed_nobody_reports() {
    let club = Club::open().await;
    let mut cup = Cup::on(club, json!({ "results": "typed", "mode": "physical" })).await;
    let play = cup.see("state").await["play"].clone();
    assert_eq!(
        (&play["results"], &play["control"], &play["mode"]),
        (&json!("typed"), &json!("90m+30s"), &json!("physical"))
    );
    let link = cup.link(json!({ "role": "player", "entrant": 1 })).await;
    let mut phone = cup.join(&link).await;
    cup.begin().await;
    let report = json!([{ "do": "report_result", "round": 1, "board": 1, "entrant": 1, "result": "1-0" }]);
    let reply = cup.ask_as(&mut phone, report, None).await;
    assert_eq!(reply["error"]["tag"], "forbidden", "{reply}");
}

#[tokio::test]
async fn one_report_is_confirmed_by_the_arbiter() {
    let mut round = Round::begun().await;
    let white = round.white;
    round.says(white, "1/2-1/2").await;
    round.decides("1/2-1/2").await;
    let board = round.board().await;
    assert_eq!(
        (&board["source"], &board["reported"]),
        (&json!("typed"), &json!([]))
    );
}

#[tokio::test]
async fn reports_that_differ_are_a_question_to_the_arbiter() {
    let mut round = Round::begun().await;
    let (white, black) = (round.white, round.black);
    round.says(white, "1-0").await;
    let told = round.says(black, "0-1").await;
    assert_eq!(told["ok"], true, "{told}");
    assert_eq!(round.board().await["result"], Value::Null, "nothing holds");
    let asked = json!([{
        "seq": told["seqs"][0], "tag": "reports_differ", "round": 1, "board": 1, "options": "1-0|0-1", "default": null,
    }]);
    assert_eq!(Value::from(round.questions().await), asked);
    // Whoever looks on has nothing to decide; the boards say who said what.
    let seen = round.seen_by(Phone::default()).await;
    assert_eq!(seen["questions"], json!([]));
    assert_eq!(seen["boards"][0]["reported"].as_array().map(Vec::len), Some(2));
    // The arbiter looks at the board and decides.
    round.decides("1-0").await;
    assert!(round.questions().await.is_empty());
}

#[tokio::test]
async fn whoever_reports_alone_for_five_minutes_is_a_question_to_the_arbiter() {
    let minutes = Arc::new(AtomicU64::new(0));
    let wall = Arc::clone(&minutes);
    let store = Arc::new(arbiter_hall::store::Memory::default());
    let says = move || 1_800_000_000_000 + wall.load(Ordering::Relaxed) * 60_000;
    let router = arbiter_server::open_at(store, says, |_| {}).await.unwrap();
    let mut round = Round::of(Cup::on(Club::of(router).await, json!({})).await).await;
    let white = round.white;
    let told = round.says(white, "1-0").await;
    minutes.store(4, Ordering::Relaxed);
    assert!(
        round.questions().await.is_empty(),
        "the opponent has a minute left"
    );
    minutes.store(5, Ordering::Relaxed);
    let asked = json!([{
        "seq": told["seqs"][0], "tag": "report_alone", "round": 1, "board": 1, "options": "1-0", "default": null,
    }]);
    assert_eq!(Value::from(round.questions().await), asked);
    // A question is answered by its number, whatever it asks.
    let answer = json!([{ "do": "decide", "question": told["seqs"][0], "option": "1-0" }]);
    round.cup.act(answer).await;
    assert_eq!(round.board().await["source"], "typed");
    assert!(round.questions().await.is_empty());
}

#[tokio::test]
async fn a_bye_that_a_player_asks_for_waits_until_it_is_granted_or_refused() {
    let mut round = Round::begun().await;
    let (one, two) = (round.white, round.black);
    let mut numbers = Vec::new();
    for who in [one, two] {
        let wish = json!([{ "do": "bye", "entrant": who, "round": 2, "kind": "half" }]);
        let told = round.cup.ask_as(&mut round.phone(who), wish, None).await;
        assert_eq!(told["ok"], true, "{told}");
        numbers.push(told["seqs"][0].clone());
    }
    // For somebody else nobody asks.
    let other = json!([{ "do": "bye", "entrant": two, "round": 2, "kind": "half" }]);
    let refused = round.cup.ask_as(&mut round.phone(one), other, None).await;
    assert_eq!(refused["error"]["tag"], "forbidden", "{refused}");
    let asked = round.questions().await;
    assert_eq!(asked.len(), 2, "{asked:?}");
    assert_eq!(
        asked[0],
        json!({
            "seq": numbers[0], "tag": "bye_asked", "round": 2, "entrant": one, "kind": "half", "options": "grant|refuse",
            "default": null,
        })
    );
    let decide = |seq: &Value, option: &str| json!([{ "do": "decide", "question": seq, "option": option }]);
    round.cup.act(decide(&numbers[0], "grant")).await;
    round.cup.act(decide(&numbers[1], "refuse")).await;
    assert!(round.questions().await.is_empty());
    let results =
        [1, 2, 3].map(|board| json!({ "do": "result", "round": 1, "board": board, "result": "1-0" }));
    round.cup.act(json!(results)).await;
    round.cup.act(json!([{ "do": "pair", "round": 2 }])).await;
    let second = round.cup.see("rounds/2").await;
    let byes = second["byes"].to_string();
    let rank = |id: u64| id.to_string();
    assert!(
        byes.contains(&rank(one)) && !byes.contains(&rank(two)),
        "{second}"
    );
}

#[tokio::test]
async fn an_absence_is_excused_or_not_by_an_answer_and_the_answer_is_taken_back() {
    let mut round = Round::begun().await;
    let (white, black) = (round.white, round.black);
    let typed = json!([{ "do": "result", "round": 1, "board": 1, "result": "-/+" }]);
    let told = round.cup.act(typed).await;
    let seq = told["seqs"][0].clone();
    assert_eq!(
        Value::from(round.questions().await),
        json!([{
            "seq": seq, "tag": "absence", "round": 1, "board": 1, "entrants": [white], "options": "excused|unexcused",
            "default": null,
        }])
    );
    let decide = |option: &str| json!([{ "do": "decide", "question": seq, "option": option }]);
    let status = async |round: &mut Round, who: u64| {
        let state = round.cup.see("state").await;
        let mut all = state["entrants"].as_array().unwrap().iter();
        all.find(|one| one["id"] == who).unwrap()["status"].clone()
    };
    let told = round.cup.act(decide("unexcused")).await;
    assert_eq!(status(&mut round, white).await, "excluded");
    assert_ne!(status(&mut round, black).await, "excluded");
    assert!(round.questions().await.is_empty());
    round
        .cup
        .act(json!([{ "do": "undo", "of": told["seqs"][0] }]))
        .await;
    assert_ne!(status(&mut round, white).await, "excluded");
    round.cup.act(decide("excused")).await;
    assert!(round.questions().await.is_empty());
    assert_eq!(round.board().await["result"], "-:+");
}

#[tokio::test]
async fn a_live_board_is_called_by_its_number_in_the_list_of_its_round() {
    let mut round = Round::begun().await;
    let open = json!([{ "do": "open_games", "round": 1, "boards": [2] }]);
    let opened = round.cup.act(open.clone()).await;
    round
        .cup
        .act(json!([{ "do": "undo", "of": opened["seqs"][0] }]))
        .await;
    round.cup.act(open).await;
    let address = format!("/api/v1/events/{}", round.cup.event);
    let (_, info) = round.cup.club.get(&mut round.cup.chief.clone(), &address).await;
    let boards = info["boards"].as_array().unwrap();
    let called: Vec<(&Value, &Value)> = boards.iter().map(|one| (&one["board"], &one["number"])).collect();
    assert_eq!(called, [(&json!(2), &json!(2))], "{info}");
    // The game that was taken back waits for nothing.
    let state = round.cup.see("state").await;
    let boards = state["boards"].as_array().unwrap();
    assert_eq!(
        boards.iter().filter(|one| one["game"].is_string()).count(),
        1,
        "{state}"
    );
}

#[tokio::test]
async fn a_result_typed_twice_is_one_entry() {
    let mut round = Round::begun().await;
    let typed = json!([{ "do": "result", "round": 1, "board": 1, "result": "1-0" }]);
    let first = round.cup.act(typed.clone()).await;
    let second = round.cup.act(typed).await;
    assert_eq!(second["seqs"], json!([]), "{second}");
    assert_eq!(second["version"], first["version"]);
    // One taking back is enough.
    round
        .cup
        .act(json!([{ "do": "undo", "of": first["seqs"][0] }]))
        .await;
    assert_eq!(round.board().await["result"], Value::Null);
}

#[tokio::test]
async fn whoever_sees_that_he_was_wrong_says_so() {
    let mut round = Round::begun().await;
    let (white, black) = (round.white, round.black);
    for (who, result) in [(white, "1-0"), (black, "0-1"), (black, "1-0")] {
        round.says(who, result).await;
    }
    assert_eq!(round.board().await["source"], "players");
    assert!(round.questions().await.is_empty());
}

fn points(table: &Value, id: u64) -> Value {
    let mut lines = table["standings"].as_array().unwrap().iter();
    let line = lines.find(|line| line["player"] == id);
    line.unwrap_or_else(|| panic!("{id} in {table}"))["points"].clone()
}

#[tokio::test]
async fn points_of_a_penalty_are_in_the_score_of_their_round() {
    let round = Round::begun().await;
    let (white, black, mut cup) = (round.white, round.black, round.cup);
    let result = |board: u64| json!({ "do": "result", "round": 1, "board": board, "result": "1-0" });
    cup.act(json!([result(1), result(2), result(3)])).await;
    cup.act(json!([
        { "do": "penalty", "entrant": white, "points": "-0.5", "round": 1, "reason": "a phone rang" },
        { "do": "penalty", "entrant": black, "points": "1", "round": 2, "reason": "a decision of round 2" },
    ]))
    .await;
    let first = cup.see("standings?after=1").await;
    assert_eq!(
        (points(&first, white), points(&first, black)),
        (json!("0.5"), json!("0"))
    );
    cup.act(json!([{ "do": "pair", "round": 2 }])).await;
    let boards = cup.see("state").await["boards"].clone();
    for board in boards
        .as_array()
        .unwrap()
        .iter()
        .filter(|board| board["round"] == 2)
    {
        cup.act(json!([{ "do": "result", "round": 2, "board": board["board"], "result": "1/2-1/2" }]))
            .await;
    }
    assert_eq!(
        cup.see("standings?after=1").await,
        first,
        "later points change no earlier table"
    );
    let second = cup.see("standings?after=2").await;
    assert_eq!(
        (points(&second, white), points(&second, black)),
        (json!("1"), json!("1.5"))
    );
}
