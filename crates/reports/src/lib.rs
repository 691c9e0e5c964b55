//! Files around a tournament: report files, rating lists, tables of entries, headers of games, and what is counted from them:
//! ratings, norms.
//!
//! Bytes come in and go out; an event is read and never decided here. Nothing understands more of a file than its records: what
//! they mean for an event is the matter of `event`.
//!
//! ```
//! use arbiter_reports::trf;
//! let report = trf::read(b"012 Cup\n001    1      One\n").unwrap();
//! assert_eq!(report.event.players[0].name.trim(), "One");
//! assert_eq!(trf::read(trf::write(&report.event).as_bytes()).unwrap().event, report.event);
//! ```
#![forbid(unsafe_code)]

pub mod contradictions;
pub mod csv;
mod days;
pub mod exchange;
mod fields;
mod heads;
pub mod norm;
pub mod paste;
pub mod pgn;
pub mod rating;
pub mod rating_list;
pub mod trf;
