//! Those who are at board 1 of a test: two players and an arbiter.

#![allow(dead_code, reason = "each test uses its part")]

use arbiter_game::rules::chess::Color;
use arbiter_hall::{Board, Grant, Grants, Role};

pub fn board(began: u64) -> Board {
    Board {
        control: None,
        of: None,
        blind: [false; 2],
        board: 1,
        game: "g1".into(),
        players: ["Vera".into(), "Sonja".into()],
        began,
        dated: None,
    }
}

pub fn white() -> Grants {
    Grants::new([Grant::player(1, Color::White)])
}

pub fn black() -> Grants {
    Grants::new([Grant::player(1, Color::Black)])
}

pub fn arbiter() -> Grants {
    Grants::new([Grant::of(Role::Arbiter)])
}
