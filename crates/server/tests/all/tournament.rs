//! A tournament over HTTP, from its announcement to its table: joined with the games that are played here, and with the way
//! back for what people do wrong.

use std::sync::Arc;

use arbiter_hall::store::Memory;
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::club::{Club, Phone};

const NAMES: [&str; 6] = [
    "Gomez, Ana",
    "Falk, Bo",
    "Tran, Chi",
    "Rezaei, Dara",
    "Haddad, Emil",
    "Novak, Filip",
];

/// A tournament with whoever made it.
pub struct Cup {
    pub club: Club,
    pub chief: Phone,
    pub event: String,
    pub made: Value,
    asked: u32,
}

impl Cup {
    pub async fn on(club: Club, more: Value) -> Self {
        let mut chief = Phone::default();
        let players: Vec<Value> = NAMES
            .iter()
            .zip(0..)
            .map(|(name, place)| json!({ "name": name, "rating": 2000 - 10 * place, "birth": "2012/03/04" }))
            .collect();
        let mut new = json!({
            "name": "Club cup", "system": "fide-dutch-2026", "rounds": 3, "control": "90m+30s", "tiebreaks": ["BH", "SB"],
            "players": players,
        });
        new.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        let (status, made) = club.post(&mut chief, "/api/v1/events", new).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let event = made["event"].as_str().unwrap().to_owned();
        Self {
            club,
            chief,
            event,
            made,
            asked: 0,
        }
    }

    pub async fn new() -> Self {
        Self::on(Club::open().await, json!({})).await
    }

    pub async fn ask_as(&mut self, phone: &mut Phone, acts: Value, confirm: Option<&str>) -> Value {
        self.asked += 1;
        let body = json!({ "id": format!("a{}", self.asked), "acts": acts, "confirm": confirm });
        let address = format!("/api/v1/events/{}/acts", self.event);
        self.club.post(phone, &address, body).await.1
    }

    pub async fn ask(&mut self, acts: Value) -> Value {
        let mut chief = self.chief.clone();
        self.ask_as(&mut chief, acts, None).await
    }

    pub async fn act(&mut self, acts: Value) -> Value {
        let reply = self.ask(acts.clone()).await;
        assert_eq!(reply["ok"], true, "{acts}: {reply}");
        reply
    }

    pub async fn refused(&mut self, acts: Value) -> String {
        let reply = self.ask(acts.clone()).await;
        assert_eq!(reply["ok"], false, "{acts}: {reply}");
        reply["error"]["tag"].as_str().unwrap().to_owned()
    }

    pub async fn see(&self, what: &str) -> Value {
        let address = format!("/api/v1/events/{}/{what}", self.event);
        let (status, seen) = self.club.get(&mut self.chief.clone(), &address).await;
        assert_eq!(status, StatusCode::OK, "{what}: {seen}");
        seen
    }

    /// A board of a round as everybody sees it.
    pub async fn board(&self, round: u64, board: u64) -> Value {
        let state = self.see("state").await;
        let boards = state["boards"].as_array().unwrap();
        let found = boards
            .iter()
            .find(|one| one["round"] == round && one["board"] == board);
        found
            .unwrap_or_else(|| panic!("no board {round}.{board} in {state}"))
            .clone()
    }

    /// Draws lots and pairs round 1.
    pub async fn begin(&mut self) {
        self.act(json!([
            { "do": "draw", "method": "strength", "secret": "a secret", "colour": "white" },
            { "do": "pair", "round": 1 },
        ]))
        .await;
    }

    async fn command(&self, phone: &mut Phone, game: &str, acts: Value) -> (StatusCode, Value) {
        let (_, now) = self.club.get(phone, &format!("/api/v1/games/{game}")).await;
        // Its name for the command: the version that it saw is another one each time.
        let body =
            json!({ "id": format!("{game}-{}", now["version"]), "seen": now["version"], "acts": acts });
        self.club
            .post(phone, &format!("/api/v1/games/{game}/commands"), body)
            .await
    }

    pub async fn plays(&self, game: &str, acts: Value) {
        let (status, reply) = self.command(&mut self.chief.clone(), game, acts).await;
        assert_eq!(status, StatusCode::OK, "{reply}");
    }

    /// Somebody whom a link lets in.
    pub async fn join(&self, link: &str) -> Phone {
        let mut phone = Phone::default();
        let body = json!({ "name": "Somebody" });
        let (status, joined) = self.club.post(&mut phone, &format!("/api/v1{link}"), body).await;
        assert_eq!(status, StatusCode::OK, "{joined}");
        phone
    }

    pub async fn link(&self, grant: Value) -> String {
        let address = format!("/api/v1/events/{}/links", self.event);
        let (status, made) = self.club.post(&mut self.chief.clone(), &address, grant).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        made["link"].as_str().unwrap().to_owned()
    }

    /// A live board of round 1 that has been started: its game.
    pub async fn started(&mut self, board: u64) -> String {
        self.act(json!([{ "do": "open_games", "round": 1, "boards": [board] }]))
            .await;
        let game = self.board(1, board).await["game"].as_str().unwrap().to_owned();
        self.plays(&game, json!([{ "do": "start" }])).await;
        game
    }
}

#[tokio::test]
async fn a_tournament_is_made_paired_and_its_results_are_a_table() {
    let mut cup = Cup::new().await;
    assert!(cup.made["links"]["desk"].as_str().unwrap().starts_with("/join/"));
    cup.begin().await;
    let state = cup.see("state").await;
    assert_eq!(state["event"], "Club cup");
    assert_eq!(state["entrants"].as_array().unwrap().len(), 6);
    assert_eq!(state["boards"].as_array().unwrap().len(), 3);
    for board in 1..=3 {
        cup.act(json!([{ "do": "result", "round": 1, "board": board, "result": "1-0" }]))
            .await;
    }
    let table = cup.see("standings?after=1").await;
    assert_eq!(table["standings"][0]["points"], "1");
    assert!(table["standings"][0]["tiebreaks"].get("BH").is_some());
    let reply = cup
        .act(json!([{ "do": "withdraw", "entrant": "novak", "from": 2 }]))
        .await;
    assert!(
        reply["told"][0]["text"].as_str().unwrap().contains("Novak"),
        "{reply}"
    );
    assert_eq!(
        cup.refused(json!([{ "do": "withdraw", "entrant": "zz", "from": 2 }]))
            .await,
        "nobody_fits"
    );
    // All or none: the second act cannot be, so the first is not done.
    let version = cup.see("state").await["version"].clone();
    let both = json!([{ "do": "rejoin", "entrant": 6, "from": 2 }, { "do": "pair", "round": 9 }]);
    cup.refused(both).await;
    assert_eq!(cup.see("state").await["version"], version);
}

#[tokio::test]
async fn the_same_name_is_done_once_after_a_restart_too() {
    let store = Arc::new(Memory::default());
    let mut cup = Cup::on(Club::with(store.clone()).await, json!({})).await;
    let body = json!({ "id": "one", "acts": [{ "do": "enter", "form": { "name": "Late, Lea" } }] });
    let address = format!("/api/v1/events/{}/acts", cup.event);
    for _ in 0..2 {
        let (_, reply) = cup
            .club
            .post(&mut cup.chief.clone(), &address, body.clone())
            .await;
        assert_eq!(
            (&reply["ok"], &reply["seqs"]),
            (&json!(true), &json!([8])),
            "{reply}"
        );
        assert_eq!(cup.see("state").await["entrants"].as_array().unwrap().len(), 7);
        cup.club = Club::with(store.clone()).await;
    }
}

#[tokio::test]
async fn a_game_that_ends_is_the_result_of_its_board_and_follows_what_becomes_of_it() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    let game = cup.started(1).await;
    let typed = json!([{ "do": "result", "round": 1, "board": 1, "result": "0-1" }]);
    assert_eq!(cup.refused(typed).await, "live");
    cup.plays(&game, json!([{ "do": "declare", "result": "1-0" }]))
        .await;
    let board = cup.board(1, 1).await;
    assert_eq!(
        (&board["result"], &board["source"]),
        (&json!("1-0"), &json!("live")),
        "{board}"
    );
    assert_eq!(board["score"], json!(["1", "0"]));
    let table = cup.see("standings").await;
    assert_eq!(table["standings"][0]["points"], "1");
    // The arbiter finds that he was wrong: the table follows.
    cup.plays(&game, json!([{ "do": "declare", "result": "0-1" }]))
        .await;
    assert_eq!(cup.board(1, 1).await["result"], "0-1");
    // Who sat where is the game's own word, as long as the board has it.
    let turned = json!([{ "do": "colours", "round": 1, "board": 1 }]);
    assert_eq!(cup.refused(turned).await, "live");
    // Also when the event is over.
    for board in 2..=3 {
        cup.act(json!([{ "do": "result", "round": 1, "board": board, "result": "1-0" }]))
            .await;
    }
    let over = cup.act(json!([{ "do": "finish" }])).await["seqs"][0].clone();
    cup.plays(&game, json!([{ "do": "declare", "result": "1-0" }]))
        .await;
    assert_eq!(cup.board(1, 1).await["result"], "1-0");
    assert_eq!(
        cup.refused(json!([{ "do": "withdraw", "entrant": 1, "from": 2 }]))
            .await,
        "over"
    );
    cup.plays(&game, json!([{ "do": "declare", "result": "0-1" }]))
        .await;
    assert_eq!(cup.board(1, 1).await["result"], "0-1");
    assert!(over.is_u64());
    // And takes it back altogether: the game goes on.
    let rows = cup.see("history").await;
    assert_eq!(
        rows.as_array()
            .unwrap()
            .iter()
            .filter(|row| row["do"] == "result")
            .count(),
        6
    );
}

#[tokio::test]
async fn whoever_comes_too_late_has_played_no_game() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    // Under the Laws of today an event that says nothing else has a default time of zero.
    cup.act(json!([{ "do": "hour", "round": 1, "what": "scheduled", "at": "2026-10-03T15:00Z" }]))
        .await;
    let game = cup.started(2).await;
    cup.plays(
        &game,
        json!([{ "do": "observe", "fact": "default", "side": "white" }]),
    )
    .await;
    let board = cup.board(1, 2).await;
    assert_eq!(
        (&board["result"], &board["reason"]),
        (&json!("-:+"), &json!("default")),
        "{board}"
    );
}

#[tokio::test]
async fn a_round_whose_clocks_run_stays_and_a_board_is_taken_from_its_game() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    let opened = cup.act(json!([{ "do": "open_games", "round": 1 }])).await["seqs"][0].clone();
    assert_eq!(cup.board(1, 3).await["game"].as_str().map(str::len), Some(10));
    // Nobody has begun: the games go again.
    cup.act(json!([{ "do": "undo", "of": opened }])).await;
    assert_eq!(cup.board(1, 3).await["game"], Value::Null);
    let game = cup.started(1).await;
    let paired = cup.see("history").await;
    let paired = paired
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["do"] == "pair")
        .unwrap()["seq"]
        .clone();
    assert_eq!(cup.refused(json!([{ "do": "undo", "of": paired }])).await, "live");
    cup.act(json!([{ "do": "detach", "round": 1, "board": 1 }])).await;
    let (status, closed) = cup
        .command(
            &mut cup.chief.clone(),
            &game,
            json!([{ "do": "declare", "result": "1-0" }]),
        )
        .await;
    assert_eq!(
        (status, &closed["error"]["tag"]),
        (StatusCode::CONFLICT, &json!("detached"))
    );
    cup.act(json!([{ "do": "result", "round": 1, "board": 1, "result": "0-1" }]))
        .await;
    assert_eq!(cup.board(1, 1).await["source"], "typed");
}

#[tokio::test]
async fn a_player_sits_where_his_game_is_and_reports_what_came_of_it() {
    let mut cup = Cup::new().await;
    let mut players = Vec::new();
    for id in 1..=6 {
        let link = cup.link(json!({ "role": "player", "entrant": id })).await;
        players.push(cup.join(&link).await);
    }
    cup.begin().await;
    let board = cup.board(1, 1).await;
    let seat = |side: &str| board[side].as_u64().unwrap() as usize - 1;
    let (white, black, other) = (seat("white"), seat("black"), 5 - seat("white").min(2));
    let report = |id: usize| json!([{ "do": "report_result", "round": 1, "board": 1, "entrant": id + 1, "result": "1-0" }]);
    let mut phone = players[white].clone();
    let stranger = cup.ask_as(&mut players[other].clone(), report(white), None).await;
    assert_eq!(stranger["error"]["tag"], "forbidden");
    let by_black = cup.ask_as(&mut phone, report(black), None).await;
    assert_eq!(
        by_black["error"]["tag"], "forbidden",
        "nobody speaks for his opponent"
    );
    cup.ask_as(&mut phone, report(white), None).await;
    assert_eq!(cup.board(1, 1).await["result"], Value::Null);
    cup.ask_as(&mut players[black].clone(), report(black), None).await;
    assert_eq!(cup.board(1, 1).await["source"], "players");
    // A live board: the phone that is the player's has his seat.
    cup.act(json!([{ "do": "open_games", "round": 1, "boards": [2] }]))
        .await;
    let second = cup.board(1, 2).await;
    let game = second["game"].as_str().unwrap();
    cup.plays(game, json!([{ "do": "start" }])).await;
    let mut white = players[second["white"].as_u64().unwrap() as usize - 1].clone();
    let (status, reply) = cup.command(&mut white, game, json!([{ "do": "resign" }])).await;
    assert_eq!(status, StatusCode::OK, "{reply}");
    let second = cup.board(1, 2).await;
    assert_eq!(
        (&second["result"], &second["reason"]),
        (&json!("0-1"), &json!("resignation"))
    );
}

#[tokio::test]
async fn the_desk_types_what_is_not_there_and_changes_nothing() {
    let mut cup = Cup::new().await;
    let link = cup.made["links"]["desk"].as_str().unwrap().to_owned();
    let mut desk = cup.join(&link).await;
    cup.begin().await;
    let result = |result: &str, was: Value| json!([{ "do": "result", "round": 1, "board": 1, "result": result, "was": was }]);
    let typed = cup.ask_as(&mut desk, result("1-0", Value::Null), None).await;
    assert_eq!(typed["ok"], true, "{typed}");
    let again = cup.ask_as(&mut desk, result("0-1", json!("1-0")), None).await;
    assert_eq!(again["error"]["tag"], "forbidden");
    // Two desks at once: whoever did not see what stands there changes nothing.
    assert_eq!(cup.refused(result("0-1", Value::Null)).await, "stale");
    cup.act(result("0-1", json!("1-0"))).await;
    for act in [
        json!({ "do": "pair", "round": 2 }),
        json!({ "do": "finish" }),
        json!({ "do": "withdraw", "entrant": 1, "from": 2 }),
    ] {
        let refused = cup.ask_as(&mut desk, json!([act]), None).await;
        assert_eq!(refused["ok"], false, "{act}");
    }
    let mut nobody = Phone::default();
    let refused = cup
        .ask_as(&mut nobody, json!([{ "do": "note", "text": "x" }]), None)
        .await;
    assert_eq!(refused["error"]["tag"], "forbidden");
}

#[tokio::test]
async fn what_weighs_is_confirmed_with_a_code_that_holds_for_this_and_nothing_else() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    let next = json!([{ "do": "pair", "round": 2 }]);
    let asked = cup.ask(next.clone()).await;
    assert_eq!(asked["error"]["tag"], "confirm", "three games are open: {asked}");
    let code = asked["error"]["code"].as_str().unwrap().to_owned();
    assert_eq!(code.len(), 8);
    cup.act(json!([{ "do": "result", "round": 1, "board": 1, "result": "1-0" }]))
        .await;
    let mut chief = cup.chief.clone();
    let stale = cup.ask_as(&mut chief, next.clone(), Some(&code)).await;
    assert_eq!(stale["error"]["tag"], "confirm", "something has changed");
    let code = stale["error"]["code"].as_str().unwrap().to_owned();
    let done = cup.ask_as(&mut chief, next, Some(&code)).await;
    assert_eq!(done["ok"], true, "{done}");
}

#[tokio::test]
async fn days_of_birth_are_for_those_who_keep_the_event() {
    let cup = Cup::new().await;
    let mut nobody = Phone::default();
    let address = format!("/e/{}.trf", cup.event);
    let (_, report) = cup.club.get(&mut nobody, &address).await;
    let report = report.as_str().unwrap();
    assert!(
        report.contains("Gomez, Ana") && !report.contains("2012/03/04"),
        "{report}"
    );
    let (_, full) = cup.club.get(&mut cup.chief.clone(), &address).await;
    assert!(full.as_str().unwrap().contains("2012/03/04"));
    for what in ["state", "standings"] {
        let (_, shown) = cup
            .club
            .get(&mut nobody, &format!("/api/v1/events/{}/{what}", cup.event))
            .await;
        assert!(!shown.to_string().contains("2012/"), "{shown}");
    }
    for hidden in [
        format!("/e/{}.jsonl", cup.event),
        format!("/api/v1/events/{}/history", cup.event),
    ] {
        let (status, _) = cup.club.get(&mut nobody, &hidden).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{hidden}");
    }
}

#[tokio::test]
async fn the_log_is_one_that_the_command_line_reads_and_what_is_erased_is_gone() {
    let store = Arc::new(Memory::default());
    let mut cup = Cup::on(Club::with(store.clone()).await, json!({})).await;
    let log = async |cup: &Cup| {
        let address = format!("/e/{}.jsonl", cup.event);
        let (status, text) = cup
            .club
            .ask(&mut cup.chief.clone(), axum::http::Method::GET, &address, "")
            .await;
        assert_eq!(status, StatusCode::OK);
        text
    };
    let read = |text: &str| {
        use arbiter_hall::event::log::{Log, Salt};
        Log::read(text.as_bytes(), Salt::default()).unwrap()
    };
    let before = log(&cup).await;
    assert!(before.contains("2012/03/04"));
    assert_eq!(read(&before).state().entrants.len(), 6);
    let birth = |log: &arbiter_hall::event::log::Log| {
        let state = log.state();
        state
            .entrants
            .values()
            .map(|one| one.form().birth.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(birth(&read(&before))[0], "2012/03/04");
    cup.act(json!([{ "do": "erase_births" }])).await;
    for _ in 0..2 {
        let after = log(&cup).await;
        assert!(!after.contains("2012/"), "{after}");
        assert_eq!(birth(&read(&after))[0], "");
        cup.club = Club::with(store.clone()).await;
    }
}

#[tokio::test]
async fn what_is_no_act_is_refused_and_nothing_changes() {
    let mut cup = Cup::new().await;
    let version = cup.see("state").await["version"].clone();
    for (acts, tag) in [
        (json!([{ "do": "fly" }]), "bad_message"),
        (json!([{ "round": 1 }]), "bad_message"),
        (json!([7]), "bad_message"),
        (
            json!([{ "do": "pair", "round": 4_000_000_000_u64 }]),
            "bad_message",
        ),
        (
            json!([{ "do": "result", "round": 1, "board": 1, "result": "2-0" }]),
            "bad_message",
        ),
        (
            json!([{ "do": "result", "round": 1, "board": 1, "result": "1-0", "source": "live" }]),
            "bad_message",
        ),
        (
            json!([{ "do": "open_games", "round": 1, "games": ["x"] }]),
            "bad_message",
        ),
        (json!([{ "do": "enter", "form": { "name": "\u{202e}evil" } }]), ""),
        (json!([{ "do": "enter", "form": { "name": "a\nb" } }]), ""),
        (
            json!([{ "do": "enter", "form": { "name": "x".repeat(10_000) } }]),
            "",
        ),
        (
            json!([{ "do": "withdraw", "entrant": 77, "from": 1 }]),
            "nobody_fits",
        ),
        (json!([{ "do": "announce", "name": "Again" }]), "announcement"),
        (
            json!(vec![json!({ "do": "note", "text": "x" }); 2_001]),
            "too_many",
        ),
    ] {
        let reply = cup.ask(acts.clone()).await;
        assert_eq!(reply["ok"], false, "{acts}: {reply}");
        assert!(tag.is_empty() || reply["error"]["tag"] == tag, "{acts}: {reply}");
        assert!(!reply["error"]["text"].as_str().unwrap().is_empty());
    }
    assert_eq!(cup.see("state").await["version"], version);
}

#[tokio::test]
async fn a_draft_is_for_those_who_pair_until_it_is_published_or_somebody_has_begun() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    let seen = async |cup: &Cup| {
        let mut nobody = Phone::default();
        let address = format!("/api/v1/events/{}/state", cup.event);
        let (_, state) = cup.club.get(&mut nobody, &address).await;
        (state["round"].clone(), state["boards"].as_array().unwrap().len())
    };
    assert_eq!(seen(&cup).await, (json!(0), 0));
    assert_eq!(cup.see("state").await["boards"].as_array().unwrap().len(), 3);
    // Nor do its files tell it.
    let address = format!("/e/{}.trf", cup.event);
    let (_, report) = cup.club.page(&mut Phone::default(), &address).await;
    assert!(
        report.contains("001    1") && !report.contains(" w ") && !report.contains(" b "),
        "{report}"
    );
    let log = crate::folder::folder(&cup).await["event.jsonl"].clone();
    assert!(
        log.contains("\"do\":\"draw\"") && !log.contains("\"do\":\"pair\""),
        "{log}"
    );
    let published = cup.act(json!([{ "do": "publish", "round": 1 }])).await["seqs"][0].clone();
    assert_eq!(seen(&cup).await, (json!(1), 3));
    cup.act(json!([{ "do": "undo", "of": published }])).await;
    assert_eq!(seen(&cup).await, (json!(0), 0));
    cup.act(json!([{ "do": "result", "round": 1, "board": 2, "result": "1-0" }]))
        .await;
    assert_eq!(seen(&cup).await, (json!(1), 3));
    assert_eq!(cup.refused(json!([{ "do": "finish" }])).await, "still_open");
}

#[tokio::test]
async fn whoever_asks_hears_the_tournament_in_his_language_with_its_people() {
    let mut cup = Cup::new().await;
    cup.begin().await;
    let mut heard = Vec::new();
    for language in ["en", "fa", "ar", "vi"] {
        let address = format!("/api/v1/events/{}/acts?lang={language}", cup.event);
        let ask = async |id: &str, acts: Value| {
            let body = json!({ "id": format!("{id}{language}"), "acts": acts });
            cup.club.post(&mut cup.chief.clone(), &address, body).await.1
        };
        let out = json!([{ "do": "absent", "entrant": "novak", "round": 2 }]);
        let done = ask("out", out.clone()).await;
        let refused = ask("again", out).await;
        assert_eq!(refused["error"]["tag"], "absent", "{refused}");
        let seq = done["seqs"][0].clone();
        let back = ask("back", json!([{ "do": "undo", "of": seq }])).await;
        let pairing = ask("early", json!([{ "do": "pair", "round": 2 }])).await;
        assert_eq!(pairing["error"]["tag"], "confirm", "{pairing}");
        let rows = cup.see(&format!("history?lang={language}")).await;
        let row = rows
            .as_array()
            .unwrap()
            .iter()
            .rfind(|row| row["seq"] == seq)
            .unwrap();
        for text in [
            &done["told"][0]["text"],
            &refused["error"]["text"],
            &back["told"][0]["text"],
            &row["text"],
        ] {
            let text = text.as_str().unwrap().to_owned();
            assert!(text.contains("Novak, Filip"), "{language}: {text}");
            assert!(!heard.contains(&text), "{language}: {text}");
            heard.push(text);
        }
        let told = pairing["error"]["told"][0]["text"].as_str().unwrap().to_owned();
        assert!(told.contains("Gomez, Ana") && !heard.contains(&told), "{told}");
        heard.push(told);
    }
}
