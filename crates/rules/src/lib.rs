//! What the Laws say, as functions without memory: facts and a regime in, an answer with its articles out.
//!
//! This crate knows no game, no log and no edition by name; the crate `game` asks it for every event. It has no text
//! for people either: an answer is data, rendered elsewhere.
//!
//! In reading order: [`answer`] (what can be said), [`fact`] (what can have happened, as far as a rule asks), then one
//! module a subject: touched pieces, making a move, the end of a game, and so on.
#![cfg_attr(not(feature = "ts"), no_std)]
#![cfg_attr(feature = "ts", allow(unused_qualifications))]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod words;

pub mod answer;
pub mod fact;

pub mod adjournment;
pub mod appeal;
pub mod blind;
pub mod castling;
pub mod cite;
pub mod claim;
pub mod claimable;
pub mod clock_faults;
pub mod colours;
pub mod complaint;
pub mod completion;
pub mod conduct;
pub mod default_time;
pub mod desk;
pub mod device;
pub mod disputes;
pub mod draw_offer;
pub mod ending;
pub mod flag;
pub mod helper;
pub mod illegal_move;
pub mod irregularity;
pub mod making;
pub mod partners;
pub mod penalties;
pub mod points;
pub mod quickplay;
pub mod reportable;
pub mod scoresheet;
pub mod setup;
pub mod signing;
pub mod silent;
pub mod supervision;
pub mod touch;
pub mod watched;
pub mod writing;

/// The rulebooks that the rules are asked with, for those who know them only through this crate.
pub use arbiter_laws as laws;
/// Who can still checkmate, for those who know it only through this crate.
pub use arbiter_mate as mate;
/// The board that the rules speak of.
pub use arbiter_mate::chess;
/// Moves as they are written, for those who know them only through this crate.
pub use arbiter_notation as notation;
/// The games beside chess, and what a player does in any of them.
pub use arbiter_notation::variants;

pub use answer::{Answer, Decision, Question, Refusal, Remedy, Ruling};
