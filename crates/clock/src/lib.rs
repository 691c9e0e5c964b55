//! Time controls and the chess clock: how people and PGN files write controls, the figures by which the Laws class
//! them, and what a clock that is set so shows at any instant (Article 6).
//!
//! This crate knows no rulebook: whether a control is rapid or blitz is asked in `arbiter-laws`, whether a flag has
//! fallen in law in the rules. Nor does it read any clock: every instant comes in as a number of milliseconds.
//!
//! ```
//! use arbiter_clock::TimeControl;
//! use core::time::Duration;
//!
//! let control: TimeControl = "10m+5s".parse().unwrap();
//! assert_eq!(control.base(), Duration::from_mins(10));
//! assert_eq!(control.figure(60), Duration::from_mins(15)); // sixty moves of five seconds more
//! assert_eq!(control.to_pgn(), "600+5");
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod chess_clock;
mod control;
mod controls;
mod millis;
mod read;

/// Whose display, time control or move counter.
pub use arbiter_chess::Color;
pub use chess_clock::{
    Adjusted, ChessClock, ClockRefusal, ClockSetting, Display, IncrementGiven, NextPeriod, PressEffect,
    Pressed, Reading, SavedInDelay, TimeUp,
};
pub use control::{Bonus, Period, TimeControl};
pub use controls::Controls;
pub use millis::millis;
pub use read::TimeControlError;

/// The example of the readme runs too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
