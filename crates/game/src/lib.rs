//! A game under supervision: events in, answers out, the log, and who may see what.
//!
//! [`decide`] asks the rules what the Laws say of an event and changes nothing; [`evolve`] carries out an event with
//! its recorded answers and asks nobody; [`Game::apply`] is the one, then the other. What this crate does *not* know:
//! the Laws (those are asked in `arbiter_rules`), files, clocks, screens, and sentences for people.
//!
//! ```
//! use arbiter_game::event::{Actor, Event, ShorthandAct};
//! use arbiter_game::{Game, Start};
//! use arbiter_rules::laws::default_rulebook;
//!
//! let mut game = Game::begin(&Start::default(), default_rulebook().standard());
//! game.apply(&Event::new(Actor::White, ShorthandAct::san("e4"))).unwrap();
//! assert_eq!(game.state().line.ply(), 1);
//! ```
#![cfg_attr(not(feature = "ts"), no_std)]
#![cfg_attr(feature = "ts", allow(unused_qualifications))]
#![forbid(unsafe_code)]

extern crate alloc;

mod boards;
mod decide;
mod entry;
mod evolve;
mod game;
mod lots;
mod start;
mod view;

pub mod asked;
pub mod bpgn;
pub mod event;
pub mod log;
pub mod pgn;
pub mod state;

pub use arbiter_notation as notation;
pub use arbiter_rules as rules;
pub use boards::Boards;
pub use decide::{apply, decide, helper_duties, may_open, moves_left};
pub use entry::Entry;
pub use evolve::evolve;
pub use game::Game;
pub use lots::drawn_start;
pub use start::{Displays, Past, Running, Start, board_of, is_standard};
pub use view::{
    ClockView, DutyView, EndView, GameView, Shown, in_minutes, is_in_minutes, told, view, view_at,
};
