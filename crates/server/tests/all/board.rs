//! A board of an event with an arbiter and both players, each with a phone.

use std::sync::Arc;

use arbiter_hall::store::{Memory, Store};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::club::{Club, Phone};

/// A board in its first session, with its arbiter and both players.
pub struct Board {
    pub store: Arc<dyn Store>,
    pub club: Club,
    pub event: String,
    pub game: String,
    pub arbiter: Phone,
    pub players: [Phone; 2],
    said: u32,
}

impl Board {
    /// A board in its first session, with its arbiter.
    pub async fn open(rulebook: &str) -> Self {
        let new =
            json!({ "name": "League", "control": "90m", "rulebook": rulebook, "boards": 1, "arbiter": true });
        Self::of(new).await
    }

    /// The same, of an event that is described.
    pub async fn of(new: Value) -> Self {
        let store: Arc<dyn Store> = Arc::new(Memory::default());
        let club = Club::with(Arc::clone(&store)).await;
        let (mut organiser, mut arbiter) = (Phone::default(), Phone::default());
        let (_, made) = club.post(&mut organiser, "/api/v1/events", new).await;
        let link = |link: &Value| format!("/api/v1{}", link.as_str().unwrap());
        let chief = link(&made["links"]["chief_arbiter"]);
        club.post(&mut arbiter, &chief, json!({ "name": "Chen" })).await;
        let board = &made["boards"][0];
        let mut players = [Phone::default(), Phone::default()];
        for (phone, side) in players.iter_mut().zip(["white", "black"]) {
            let (status, told) = club
                .post(phone, &link(&board["links"][side]), json!({ "name": side }))
                .await;
            assert_eq!(status, StatusCode::OK, "{told}");
        }
        let game = board["game"].as_str().unwrap().to_owned();
        let mut board = Self {
            store,
            club,
            event: made["event"].as_str().unwrap().to_owned(),
            game,
            arbiter,
            players,
            said: 0,
        };
        board.arbiter(json!({ "do": "start" })).await;
        board
    }

    pub async fn does(&mut self, mut phone: Phone, act: Value, side: Option<&str>) -> (StatusCode, Value) {
        self.said += 1;
        let body = json!({ "id": self.said.to_string(), "seen": 9_999, "acts": [act], "side": side });
        let address = format!("/api/v1/games/{}/commands", self.game);
        self.club.post(&mut phone, &address, body).await
    }

    pub async fn arbiter(&mut self, act: Value) -> (StatusCode, Value) {
        self.does(self.arbiter.clone(), act, None).await
    }

    pub async fn player(&mut self, at: usize, act: Value) -> (StatusCode, Value) {
        self.does(self.players[at].clone(), act, None).await
    }

    /// Everybody looks, as their screens do.
    pub async fn look(&mut self) -> Value {
        let address = format!("/api/v1/games/{}", self.game);
        for at in 0..2 {
            self.club.get(&mut self.players[at].clone(), &address).await;
        }
        self.club.get(&mut self.arbiter.clone(), &address).await.1["view"].take()
    }

    pub async fn restart(&mut self) {
        self.club = Club::with(Arc::clone(&self.store)).await;
    }
}
