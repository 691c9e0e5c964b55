//! A festival over HTTP: sections whose boards do not collide, and players who change from one to the other.

use std::sync::Arc;

use arbiter_hall::festival::{Festival, Told, festival_stream};
use arbiter_hall::store::{Memory, Store};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::club::{Club, Phone};

struct Fest {
    club: Club,
    chief: Phone,
    sections: Vec<String>,
    festival: String,
    asked: u32,
}

impl Fest {
    async fn of(store: Arc<dyn Store>) -> Self {
        let club = Club::with(store).await;
        let mut chief = Phone::default();
        let mut sections = Vec::new();
        for (name, players) in [("A", 8), ("B", 6)] {
            let players: Vec<Value> = (1..=players)
                .map(|player| json!({ "name": format!("{name} player {player}"), "rating": 2000 - player }))
                .collect();
            let new = json!({ "name": name, "system": "fide-dutch-2026", "rounds": 3, "players": players });
            let (status, made) = club.post(&mut chief, "/api/v1/events", new).await;
            assert_eq!(status, StatusCode::CREATED, "{made}");
            sections.push(made["event"].as_str().unwrap().to_owned());
        }
        let new = json!({ "name": "Spring", "sections": sections });
        let (status, made) = club.post(&mut chief, "/api/v1/festivals", new).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let festival = made["festival"].as_str().unwrap().to_owned();
        Self {
            club,
            chief,
            sections,
            festival,
            asked: 0,
        }
    }

    async fn act(&mut self, section: usize, acts: Value) -> Value {
        self.asked += 1;
        let body = json!({ "id": format!("a{}", self.asked), "acts": acts });
        let address = format!("/api/v1/events/{}/acts", self.sections[section]);
        self.club.post(&mut self.chief.clone(), &address, body).await.1
    }

    async fn see(&self, address: &str) -> Value {
        self.club.get(&mut self.chief.clone(), address).await.1
    }

    /// The numbers of the boards of a section, drawn and paired.
    async fn paired(&mut self, section: usize) -> Vec<u64> {
        let begun = json!([
            { "do": "draw", "method": "strength", "secret": "a secret", "colour": "white" },
            { "do": "pair", "round": 1 },
        ]);
        let reply = self.act(section, begun).await;
        assert_eq!(reply["ok"], true, "{reply}");
        let state = self
            .see(&format!("/api/v1/events/{}/state", self.sections[section]))
            .await;
        let boards = state["boards"].as_array().unwrap().iter();
        boards.map(|board| board["board"].as_u64().unwrap()).collect()
    }

    async fn names(&self, section: usize) -> Vec<String> {
        let state = self
            .see(&format!("/api/v1/events/{}/state", self.sections[section]))
            .await;
        let all = state["entrants"].as_array().unwrap().iter();
        all.map(|one| one["name"].as_str().unwrap().to_owned()).collect()
    }

    async fn send(&self, phone: &Phone, entrant: Value, from: usize, to: usize) -> (StatusCode, Value) {
        let body = json!({ "entrant": entrant, "from": self.sections[from], "to": self.sections[to] });
        let address = format!("/api/v1/festivals/{}/move", self.festival);
        self.club.post(&mut phone.clone(), &address, body).await
    }
}

#[tokio::test]
async fn boards_of_sections_do_not_collide_and_each_person_is_listed_once() {
    let mut fest = Fest::of(Arc::new(Memory::default())).await;
    let mut boards = fest.paired(0).await;
    boards.extend(fest.paired(1).await);
    assert_eq!(boards, [1, 2, 3, 4, 11, 12, 13]);
    let result = json!([{ "do": "result", "round": 1, "board": 12, "result": "1-0" }]);
    assert_eq!(fest.act(1, result).await["ok"], true);
    let shown = fest.see(&format!("/api/v1/festivals/{}", fest.festival)).await;
    assert_eq!(shown["sections"][1]["first_board"], 11, "{shown}");
    let people = fest
        .see(&format!(
            "/api/v1/festivals/{}/people?q=player%207",
            fest.festival
        ))
        .await;
    assert_eq!(people["people"].as_array().unwrap().len(), 1, "{people}");
}

#[tokio::test]
async fn a_section_that_outgrew_its_room_gets_numbers_behind_the_others() {
    let mut fest = Fest::of(Arc::new(Memory::default())).await;
    let late: Vec<Value> = (0..30)
        .map(|at| json!({ "do": "enter", "form": { "name": format!("Late {at}"), "rating": 1200 - at } }))
        .collect();
    assert_eq!(fest.act(0, json!(late)).await["ok"], true);
    // Whoever may not pair moves nobody's boards by asking for it.
    let first_board = async |fest: &Fest| {
        let shown = fest.see(&format!("/api/v1/festivals/{}", fest.festival)).await;
        shown["sections"][1]["first_board"].clone()
    };
    let before = first_board(&fest).await;
    let address = format!("/api/v1/events/{}/acts", fest.sections[1]);
    let asked = json!({ "id": "stranger", "acts": [{ "do": "pair", "round": 1 }] });
    let (_, reply) = fest.club.post(&mut Phone::default(), &address, asked).await;
    assert_eq!(reply["error"]["tag"], "forbidden", "{reply}");
    assert_eq!(first_board(&fest).await, before);
    let mut taken = std::collections::BTreeSet::new();
    for section in [0, 1] {
        for board in fest.paired(section).await {
            assert!(taken.insert(board), "{board}");
        }
    }
    assert!(taken.len() > 20, "{taken:?}");
}

#[tokio::test]
async fn a_player_moves_between_sections_by_those_who_rule_in_both() {
    let mut fest = Fest::of(Arc::new(Memory::default())).await;
    let stranger = fest.send(&Phone::default(), json!("A player 3"), 0, 1).await;
    assert_eq!(stranger.0, StatusCode::FORBIDDEN, "{}", stranger.1);
    let (status, moved) = fest.send(&fest.chief, json!("A player 3"), 0, 1).await;
    assert_eq!(status, StatusCode::OK, "{moved}");
    assert_eq!((fest.names(0).await.len(), fest.names(1).await.len()), (7, 7));
    assert!(fest.names(1).await.contains(&"A player 3".to_owned()));
    // Asked again by a number that is gone, nobody else is meant by it.
    let (status, again) = fest.send(&fest.chief, json!(3), 0, 1).await;
    assert!(status.is_client_error(), "{again}");
    for (entrant, from, to) in [(json!("Nobody at all"), 0, 1), (json!([]), 0, 1)] {
        let (status, refused) = fest.send(&fest.chief, entrant, from, to).await;
        assert!(status.is_client_error(), "{refused}");
    }
    // Once the boards hang on the wall he stays.
    let begun = json!([
        { "do": "draw", "method": "strength", "secret": "a secret", "colour": "white" },
        { "do": "pair", "round": 1 },
    ]);
    assert_eq!(fest.act(0, begun).await["ok"], true);
    let (status, refused) = fest.send(&fest.chief, json!("A player 4"), 0, 1).await;
    assert_eq!(status, StatusCode::CONFLICT, "{refused}");
    assert_eq!((fest.names(0).await.len(), fest.names(1).await.len()), (7, 7));
}

#[tokio::test]
async fn who_has_no_number_is_nobody_elses_twin_and_is_not_lost_on_the_way() {
    let mut fest = Fest::of(Arc::new(Memory::default())).await;
    for (section, name) in [(0, "Zero, Ana"), (1, "Zero, Bo")] {
        let enter = json!([{ "do": "enter", "form": { "name": name, "fide_id": "0" } }]);
        assert_eq!(fest.act(section, enter).await["ok"], true);
    }
    let (status, moved) = fest.send(&fest.chief, json!("Zero, Ana"), 0, 1).await;
    assert_eq!(status, StatusCode::OK, "{moved}");
    let there = fest.names(1).await;
    assert!(
        ["Zero, Ana", "Zero, Bo"]
            .iter()
            .all(|name| there.contains(&(*name).to_owned())),
        "{there:?}"
    );
}

#[tokio::test]
async fn a_move_that_was_cut_short_is_finished_at_the_next_start_and_once() {
    let store = Arc::new(Memory::default());
    let mut fest = Fest::of(store.clone()).await;
    let stream = festival_stream(&fest.festival);
    let mut festival = Festival::read(&fest.festival, &store.read(&stream, 0, 99).unwrap()).unwrap();
    let begun = festival.record(&Told::MoveBegun {
        entrant: arbiter_hall::event::number::EntrantId(3),
        from: fest.sections[0].clone(),
        to: fest.sections[1].clone(),
        by: "Chief".to_owned(),
    });
    store.append(&stream, 1, vec![begun.into_bytes()]).unwrap();
    for _ in 0..2 {
        fest.club = Club::with(store.clone()).await;
        assert_eq!((fest.names(0).await.len(), fest.names(1).await.len()), (7, 7));
    }
    assert_eq!(store.version(&stream).unwrap(), 3);
}

#[tokio::test]
async fn what_is_no_festival_is_refused_and_nothing_changes() {
    let fest = Fest::of(Arc::new(Memory::default())).await;
    let a = &fest.sections[0];
    for (body, status) in [
        (
            json!({ "name": "", "sections": [a] }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            json!({ "name": "x", "sections": [] }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (json!({ "name": "x", "sections": [a, a] }), StatusCode::CONFLICT),
        (
            json!({ "name": "x", "sections": ["nothing"] }),
            StatusCode::NOT_FOUND,
        ),
        (json!({ "name": "x" }), StatusCode::BAD_REQUEST),
    ] {
        let answer = fest
            .club
            .post(&mut fest.chief.clone(), "/api/v1/festivals", body.clone())
            .await;
        assert_eq!(answer.0, status, "{body}: {}", answer.1);
    }
    let others = fest
        .club
        .post(
            &mut Phone::default(),
            "/api/v1/festivals",
            json!({ "name": "x", "sections": [a] }),
        )
        .await;
    assert_eq!(others.0, StatusCode::FORBIDDEN);
    let (status, _) = fest
        .club
        .get(&mut fest.chief.clone(), "/api/v1/festivals/nothing")
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn one_more_section_has_boards_behind_the_others_and_is_in_one_festival_only() {
    let fest = Fest::of(Arc::new(Memory::default())).await;
    let new = json!({ "name": "C", "system": "fide-dutch-2026", "rounds": 3, "players": [] });
    let (_, made) = fest
        .club
        .post(&mut fest.chief.clone(), "/api/v1/events", new)
        .await;
    let body = json!({ "section": made["event"] });
    let address = format!("/api/v1/festivals/{}/sections", fest.festival);
    let (status, _) = fest
        .club
        .post(&mut Phone::default(), &address, body.clone())
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, shown) = fest
        .club
        .post(&mut fest.chief.clone(), &address, body.clone())
        .await;
    assert_eq!(status, StatusCode::CREATED, "{shown}");
    let first: Vec<&Value> = (0..3).map(|at| &shown["sections"][at]["first_board"]).collect();
    assert_eq!(first, [1, 11, 21]);
    let (status, _) = fest
        .club
        .post(&mut fest.chief.clone(), &address, body.clone())
        .await;
    assert_eq!(status, StatusCode::CONFLICT);
    let other = json!({ "name": "Autumn", "sections": [made["event"]] });
    let (status, _) = fest
        .club
        .post(&mut fest.chief.clone(), "/api/v1/festivals", other)
        .await;
    assert_eq!(status, StatusCode::CONFLICT);
}
