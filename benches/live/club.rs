//! The data that the server starts from: events of many boards, each with its players, written as the hall writes them.

use std::path::Path;

use arbiter_hall::game::rules::chess::Color;
use arbiter_hall::game::state::Mode;
use arbiter_hall::store::{Sqlite, Store};
use arbiter_hall::{Board, Desk, Fact, Grant, Grants, Office, Plan, Role};

/// So many boards has an event.
const BOARDS: usize = 500;
/// The file in which `arbiter serve` keeps everything.
pub const FILE: &str = "arbiter.sqlite3";

/// A game with its devices, told by their passes.
#[derive(Debug, Clone)]
pub struct Seats {
    pub game: String,
    pub white: String,
    pub black: String,
    pub arbiter: String,
}

/// Writes so many games into a folder.
pub fn write(folder: &Path, games: usize, now: u64) -> Vec<Seats> {
    let store = Sqlite::open(&folder.join(FILE)).expect("a new file");
    let plan = Plan {
        rulebook: arbiter_laws::default_rulebook().id().into(),
        mode: Mode::Physical,
        arbiter: true,
        ..Plan::friends("Club evening", "90m+30s")
    };
    let mut all = Vec::with_capacity(games);
    for (event, first) in (0..games).step_by(BOARDS).enumerate() {
        let places = first..games.min(first + BOARDS);
        all.extend(write_event(&store, &plan, event, places, now));
    }
    all
}

fn write_event(
    store: &Sqlite,
    plan: &Plan,
    event: usize,
    places: std::ops::Range<usize>,
    now: u64,
) -> Vec<Seats> {
    let id = format!("event{event}");
    let (mut office, first) = Office::make(&id, plan.clone(), now).expect("a plan that can be read");
    let mut lines = vec![first.into_bytes()];
    let mut note = |office: &mut Office, fact: Fact| lines.push(office.record(fact).into_bytes());
    let arbiter = pass(3, event);
    let chief = vec![Grant::of(Role::ChiefArbiter)];
    let fact = office.let_in(&arbiter, "Chief arbiter", chief);
    note(&mut office, fact);
    let organiser = Grants::new([Grant::of(Role::Organiser)]);
    let mut all = Vec::new();
    for (board, place) in (1..).zip(places) {
        let seats = Seats {
            game: format!("game{place}"),
            white: pass(1, place),
            black: pass(2, place),
            arbiter: arbiter.clone(),
        };
        let new = Board {
            of: None,
            blind: [false; 2],
            board,
            game: seats.game.clone(),
            players: [format!("White {place}"), format!("Black {place}")],
            began: now,
            dated: None,
            control: None,
        };
        let (_, append) = Desk::begin(plan, &new).expect("a plan that can be read");
        store
            .append(&append.stream, append.expected, append.entries)
            .expect("a disk with room");
        let names = new.players.clone();
        let fact = office.add_board(&organiser, new).expect("a new number");
        note(&mut office, fact);
        for (side, device) in Color::ALL.into_iter().zip([&seats.white, &seats.black]) {
            let fact = office.let_in(device, &names[side.index()], vec![Grant::player(board, side)]);
            note(&mut office, fact);
        }
        all.push(seats);
    }
    store
        .append(&format!("event/{id}"), 0, lines)
        .expect("a disk with room");
    all
}

/// A pass as the server makes them: 64 letters.
fn pass(kind: usize, number: usize) -> String {
    format!("{kind:08x}{number:056x}")
}
