//! Who plays in the house: both players of a game, at one device.

use std::sync::{Arc, Mutex};

use arbiter_game::rules::chess::Color;
use arbiter_hall::{Grant, Grants, Plan, Role};
use serde_json::json;
use tokio::task::JoinHandle;

use crate::live::wire::Reply;
use crate::live::{Device, Draft, Failure, Hub, NewBoard};

/// What a client hears.
pub type Answered = Arc<Mutex<Option<Result<Reply, Failure>>>>;

/// A command that was sent and not answered.
pub struct Sent {
    pub id: String,
    pub seen: u64,
    pub acts: serde_json::Value,
    pub side: &'static str,
    pub is_move: bool,
    /// The last way it was sent, and when.
    pub on_its_way: Option<(Answered, JoinHandle<()>, u64)>,
}

/// Both players of a game.
pub struct Client {
    pub device: Device,
    pub event: String,
    pub game: String,
    pub numbered: u64,
    pub ply: usize,
    pub begun: bool,
    pub sent: Option<Sent>,
}

pub const MOVES: [(&str, &str); 4] = [
    ("white", "Nf3"),
    ("black", "Nf6"),
    ("white", "Ng1"),
    ("black", "Ng8"),
];

/// One by which a position may come back as often as it likes: the same four moves are played over and over.
fn rulebook() -> String {
    let books = arbiter_laws::rulebooks().iter();
    let mut ends = books.filter(|book| book.standard().draw_automatic_fivefold().is_none());
    ends.next().map(|book| book.id().to_owned()).unwrap_or_default()
}

/// A game of two friends at one device.
pub fn drafted(hub: &Hub, pass: &str) -> (Draft, NewBoard) {
    let plan = Plan {
        rulebook: rulebook(),
        ..Plan::friends("Evening", "2h")
    };
    let mut draft = hub.draft(plan, &Device::default(), "Maker").unwrap();
    let by = Grants::new([Grant::of(Role::Organiser)]);
    let board = draft.add_board(&by, ["Ada".to_owned(), "Bo".to_owned()]).unwrap();
    let seats = Color::ALL.map(|side| Grant::player(1, side)).to_vec();
    draft
        .decide(|office| Ok(vec![office.let_in(pass, "Ada", seats)]))
        .unwrap();
    (draft, board)
}

impl Client {
    /// What it sends next.
    pub fn next(&mut self, seen: u64) {
        self.numbered += 1;
        let (side, text) = MOVES[self.ply % MOVES.len()];
        let (acts, side) = if self.begun {
            (json!([{ "do": "move", "text": text }]), side)
        } else {
            (json!([{ "do": "start" }]), "white")
        };
        self.sent = Some(Sent {
            id: format!("c{}", self.numbered),
            seen,
            acts,
            side,
            is_move: self.begun,
            on_its_way: None,
        });
    }
}
