//! Tournaments: entries, pairings, results, standings and report files.
//!
//! Everything here is a function of what comes in: a report file as bytes, a seed for what chance decides. This crate
//! is *not* a place for files, clocks or screens, and it knows no rule of a single game.
//!
//! ```
//! use arbiter_event::{dutch::{self, Rules}, trf};
//!
//! let file = "142 3\n152 W\n001    1      One\n001    2      Two\n001    3      Three\n001    4      Four\n";
//! let report = trf::read(file.as_bytes()).unwrap();
//! let round = dutch::pair(&report.event, Rules::FideDutch2026).unwrap();
//! assert_eq!(round.pairs[0], (1, 3));
//! assert_eq!(round.pairs[1], (4, 2));
//! ```
#![forbid(unsafe_code)]

pub mod act;
pub mod ages;
pub mod announced;
pub mod berger;
pub mod check;
pub mod conduct;
pub mod dutch;
pub mod generate;
mod history;
pub mod knockout;
pub mod log;
pub mod lots;
pub mod minutes;
mod model;
pub mod norm;
pub mod number;
pub mod pgn;
mod points;
pub mod prizes;
pub mod rating;
pub mod rating_list;
pub mod regulations;
pub mod scheveningen;
pub mod show;
pub mod state;
mod system;
pub mod table;
pub mod team;
pub mod tiebreak;
pub mod trf;
pub mod varma;

pub use history::History;
pub use model::{
    AbnormalPoints, AnnouncedBye, Cell, Color, Entrant, Event, Forbidden, Kept, Mark, VirtualPoints,
};
pub use points::{PointSystem, Points};
pub use system::System;
