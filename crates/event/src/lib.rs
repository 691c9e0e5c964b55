//! Tournaments: entries, pairings, results, standings and report files.
//!
//! Everything here is a function of what comes in: a report file as bytes, a seed for what chance decides. This crate
//! is *not* a place for files, clocks or screens, and it knows no rule of a single game.
//!
//! ```
//! use arbiter_event::System;
//! use arbiter_reports::trf;
//!
//! let file = "142 3\n152 W\n001    1      One\n001    2      Two\n001    3      Three\n001    4      Four\n";
//! let report = trf::read(file.as_bytes()).unwrap();
//! let round = System::of(&report.event).unwrap().pair(&report.event).unwrap();
//! assert_eq!(round.pairs[0], (1, 3));
//! assert_eq!(round.pairs[1], (4, 2));
//! ```
#![forbid(unsafe_code)]

pub mod accounts;
pub mod ages;
pub mod boards;
pub mod broken;
pub mod check;
pub mod cup;
pub mod draw;
pub mod explained;
pub mod field;
pub mod form;
pub mod funds;
pub mod generate;
pub mod history;
mod hours;
mod kin;
pub mod knockout;
pub mod log;
pub mod minutes;
mod model;
pub mod number;
pub mod once;
mod order;
pub mod outcome;
pub mod paired;
pub mod preview;
pub mod prizes;
pub mod pulled;
pub mod questions;
pub mod ranks;
pub mod ratings;
pub mod regulations;
pub mod retold;
pub mod round_robin;
pub mod show;
pub mod state;
pub mod stated;
mod system;
pub mod table;
pub mod team;
pub mod tiebreak;
pub mod typed;
pub mod words;

pub use arbiter_pairing::{Cell, Color, Mark, PointSystem, Points};
pub use hours::minutes_after;
pub use model::{AbnormalPoints, AnnouncedBye, Beside, Entrant, Event, Forbidden, Kept, VirtualPoints, date};
pub use state::{act, announced};
pub use system::{System, TeamSystem, rules_of};
