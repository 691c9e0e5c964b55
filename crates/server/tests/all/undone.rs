//! No slip of an official does harm: whatever the desk offers is told before it is entered, and taken back afterwards, and
//! the game, its clocks and its score are what they were but for the log.

use crate::club::{Club, Phone};
use axum::http::StatusCode;
use serde_json::{Map, Value, json};

/// A second of the test's own work is not told from one of the clocks.
const SLACK: i64 = 3_000;

/// A board in play after 1 e4 e5, Black's answer completed, with its arbiter.
struct Desk<'a> {
    club: &'a Club,
    game: String,
    arbiter: Phone,
}

impl<'a> Desk<'a> {
    async fn open(club: &'a Club, rulebook: &str) -> Self {
        let (mut organiser, mut arbiter) = (Phone::default(), Phone::default());
        let new = json!({
            "name": "Evening", "control": "90m", "rulebook": rulebook, "boards": 1, "arbiter": true, "mode": "physical",
        });
        let (status, made) = club.post(&mut organiser, "/api/v1/events", new).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let join = |link: &Value| format!("/api/v1{}", link.as_str().unwrap());
        club.post(
            &mut arbiter,
            &join(&made["links"]["chief_arbiter"]),
            json!({ "name": "Chen" }),
        )
        .await;
        let board = &made["boards"][0];
        let mut desk = Self {
            club,
            game: board["game"].as_str().unwrap().to_owned(),
            arbiter,
        };
        let mut players = [Phone::default(), Phone::default()];
        for (phone, side) in players.iter_mut().zip(["white", "black"]) {
            let link = join(&board["links"][side]);
            let (status, told) = club.post(phone, &link, json!({ "name": side })).await;
            assert_eq!(status, StatusCode::OK, "{told}");
        }
        desk.does(&json!({ "do": "start" }), None).await;
        for (phone, text) in players.iter_mut().zip(["e4", "e5"]) {
            let moved = json!({ "do": "move", "text": text });
            command(club, phone, &desk.game, &[moved], None).await;
        }
        desk
    }

    fn address(&self, what: &str) -> String {
        format!("/api/v1/games/{}{what}", self.game)
    }

    async fn view(&mut self) -> Value {
        let address = self.address("");
        self.club.get(&mut self.arbiter, &address).await.1["view"].take()
    }

    async fn ask(&mut self, what: &str) -> Value {
        let address = self.address(what);
        self.club.get(&mut self.arbiter, &address).await.1
    }

    async fn does(&mut self, act: &Value, side: Option<&str>) -> Value {
        command(
            self.club,
            &mut self.arbiter,
            &self.game,
            std::slice::from_ref(act),
            side,
        )
        .await
    }

    /// What would follow; nothing where the act would not be done.
    async fn preview(&mut self, act: &Value, side: Option<&str>) -> Option<Value> {
        let body = json!({ "acts": [act], "side": side });
        let address = self.address("/preview");
        let (status, said) = self.club.post(&mut self.arbiter, &address, body).await;
        (status == StatusCode::OK && said["refused"].is_null()).then_some(said)
    }

    /// How the newest line of the story says that it is corrected.
    async fn correction(&mut self, what: &str) -> Value {
        let story = self.ask("/story").await;
        let one = &story["lines"][0]["correction"];
        match one["how"].as_str() {
            Some("take_back") => json!({ "do": "take_back", "entry": one["entry"], "reason": "a slip" }),
            Some("overrule") => json!({ "do": "overrule", "ruling": one["ruling"], "reason": "a slip" }),
            _ => panic!("{what}: nothing says how it is corrected: {story}"),
        }
    }

    async fn takes_back(&mut self, correction: &Value, what: &str) {
        assert!(
            self.preview(correction, None).await.is_some(),
            "{what}: {correction}"
        );
        self.does(correction, None).await;
    }

    /// What the desk offers: acts, and for which side they are entered.
    async fn offers(&mut self) -> Vec<(Value, Option<&'static str>)> {
        let known = self.ask("/incidents").await;
        let mut all = Vec::new();
        for kind in words(&known["incidents"], Some("kind")) {
            for side in ["white", "black"] {
                match &*kind {
                    "claim" => {}
                    "disturbance" => all.push((json!({ "do": "claim", "kind": kind }), Some(side))),
                    "touched" => {
                        let square = if side == "white" { "g1" } else { "g8" };
                        all.push((
                            json!({ "do": "observe", "fact": kind, "side": side, "square": square }),
                            None,
                        ));
                    }
                    "device" => all.extend(words(&known["devices"], None).into_iter().map(|device| {
                        (
                            json!({ "do": "observe", "fact": "device", "side": side, "device": device }),
                            None,
                        )
                    })),
                    _ => all.push((json!({ "do": "observe", "fact": kind, "side": side }), None)),
                }
            }
        }
        for side in ["white", "black"] {
            let claims = words(&known["claims"][side], None).into_iter();
            all.extend(claims.map(|kind| (json!({ "do": "claim", "kind": kind }), Some(side))));
            for list in [
                json!([{ "remedy": "warning", "side": side }]),
                json!([{ "remedy": "add_time", "side": side, "ms": 120_000 }]),
                json!([{ "remedy": "loss", "side": side }]),
            ] {
                all.push((json!({ "do": "penalise", "list": list }), None));
            }
            let clock = json!({ "do": "adjust", "side": side, "ms": 60_000, "why": "wrong" });
            all.push((clock, None));
        }
        for result in ["1-0", "0-1", "1/2-1/2", "0-0"] {
            all.push((json!({ "do": "declare", "result": result }), None));
        }
        all
    }
}

async fn command(club: &Club, phone: &mut Phone, game: &str, acts: &[Value], side: Option<&str>) -> Value {
    let address = format!("/api/v1/games/{game}");
    let (_, welcome) = club.get(phone, &address).await;
    let id = format!("c{}", welcome["version"]);
    let body = json!({ "id": id, "seen": welcome["version"], "acts": acts, "side": side });
    let (status, reply) = club.post(phone, &format!("{address}/commands"), body).await;
    assert!(
        status == StatusCode::OK && reply["ok"] == true && reply["refused"].is_null(),
        "{acts:?}: {reply}"
    );
    reply
}

fn words(list: &Value, field: Option<&str>) -> Vec<String> {
    let list = list.as_array().into_iter().flatten();
    let word = |one: &Value| field.map_or(one, |field| &one[field]).as_str().map(str::to_owned);
    list.filter_map(word).collect()
}

/// All of a view but its clock; a game that stands because it was over is not told from one that runs.
fn bare(view: &Value) -> Map<String, Value> {
    let mut fields = view.as_object().unwrap().clone();
    for name in ["clock", "phase"] {
        fields.remove(name);
    }
    fields
}

/// What both clocks show.
fn times(view: &Value) -> [i64; 2] {
    ["white", "black"].map(|side| view["clock"][side]["ms"].as_i64().unwrap())
}

fn same(before: &Value, after: &Value, what: &str) {
    assert_eq!(bare(after), bare(before), "{what}");
    for (old, new) in times(before).into_iter().zip(times(after)) {
        assert!((new - old).abs() < SLACK, "{what}: {old} -> {new}");
    }
    assert_eq!(after["phase"] == "over", before["phase"] == "over", "{what}");
}

async fn tried(rulebook: &str, least: usize) {
    let club = Club::open().await;
    let offers = Desk::open(&club, rulebook).await.offers().await;
    let (mut entered, mut decided) = (0, 0);
    for (act, side) in offers {
        let what = format!("{rulebook}: {act} {side:?}");
        let mut desk = Desk::open(&club, rulebook).await;
        let before = desk.view().await;
        if desk.preview(&act, side).await.is_none() {
            // Refused aloud: nothing is done then, and the desk says why.
            same(&before, &desk.view().await, &what);
            continue;
        }
        entered += 1;
        desk.does(&act, side).await;
        let correction = desk.correction(&what).await;
        let asked = desk.view().await;
        let question = asked["questions"][0].clone();
        if let Some(option) = words(&question["options"], Some("id")).into_iter().next() {
            let decide = json!({ "do": "decide", "question": question["id"], "answer": option });
            if desk.preview(&decide, None).await.is_some() {
                decided += 1;
                desk.does(&decide, None).await;
                let what = format!("{what}, {decide}");
                let undo = desk.correction(&what).await;
                desk.takes_back(&undo, &what).await;
                same(&asked, &desk.view().await, &what);
            }
        }
        desk.takes_back(&correction, &what).await;
        same(&before, &desk.view().await, &what);
    }
    assert!(
        entered >= least,
        "{rulebook}: {entered} entered, {decided} decided"
    );
    assert!(decided > 0, "{rulebook}: nothing was decided");
}

#[tokio::test]
async fn under_the_newest_laws() {
    tried("fide-2023", 30).await;
}

#[tokio::test]
async fn under_the_oldest_laws() {
    tried("fide-2001", 20).await;
}

#[tokio::test]
async fn in_a_league() {
    tried("lekocup-1402", 20).await;
}
