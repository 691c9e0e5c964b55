//! Ruling cases as files: read, run, and explained.
//!
//! A case says how a game stands, what happens, and what the Laws say of it; `docs/rulings.md` is its format. This crate
//! reads such a file ([`read()`]), plays each case under each rulebook ([`run()`]) and holds what was ruled against what was
//! expected. It decides nothing itself: every ruling is that of [`arbiter_game`]. It opens no files and has no sentences
//! for people; the cases of this house it carries ([`shipped`]), and the exercises that ask about them ([`training`]).
//!
//! ```
//! let file = arbiter_casebook::read(r#"
//! about = "a first move"
//! [[case]]
//! name = "the king's pawn"
//! events = ["white moves e4"]
//! expect = { decision = "move_made", result = "*" }
//! "#);
//! let case = &file.cases[0];
//! let report = arbiter_casebook::run(case, arbiter_game::rules::laws::default_rulebook());
//! assert!(report.failures.is_empty());
//! ```
#![forbid(unsafe_code)]

mod case;
mod fault;
mod read;
mod report;
mod run;
pub mod sentence;
mod shipped;
mod story;
pub mod time;
pub mod training;
mod tree;

pub use case::{ByBook, Case, CaseEvent, CaseFile, Expected, Key, Setting, Wanted};
pub use fault::{Fault, Problem};
pub use read::read;
pub use report::{Failure, Happened, Report, Voice, question, ruling};
pub use run::{begin, log, run};
pub use shipped::shipped;
pub use story::{Tags, story};

/// The JSON Schema of one object of the output.
pub const SCHEMA: &str = include_str!("../schema/rule.json");
