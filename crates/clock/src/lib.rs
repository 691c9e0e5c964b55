//! Time controls: how people and PGN files write them, and the figures by which the Laws class them.
//!
//! This crate knows no rulebook: whether a control is rapid or blitz is asked in `arbiter-laws`.
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

mod control;
mod read;

pub use control::{Bonus, Period, TimeControl};
pub use read::TimeControlError;
