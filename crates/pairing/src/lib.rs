//! Pairing systems: a field of players in, pairs with their reasons out.
//!
//! The FIDE (Dutch) Swiss, round robins, knock-outs, matches of teams, Scheveningen; and the lots behind them, which anybody can
//! draw again. A [`Field`] holds what a pairing asks: everybody's rounds so far, his score, who may not meet. What comes out is
//! [`Paired`], or [`NotPaired`] with the proof why. This crate is *not* a place for entries, acts, files or clocks, and knows of
//! chess the two colours alone.
//!
//! ```
//! use arbiter_pairing::{Field, dutch::{self, Rules}};
//!
//! let round = dutch::pair(&Field::fresh(4), Rules::newest()).unwrap();
//! assert_eq!(round.pairs, [(1, 3), (4, 2)]);
//! ```
#![forbid(unsafe_code)]

pub mod berger;
pub mod dutch;
mod field;
pub mod generate;
pub mod knockout;
pub mod lots;
mod mark;
mod paired;
mod points;
pub mod scheveningen;
pub mod team;
pub mod varma;

pub use arbiter_chess::Color;
pub use field::{Contestant, Field, Past};
pub use mark::{Cell, Mark};
pub use paired::{Blocking, BracketTrace, ByeRole, NotPaired, Paired, Way};
pub use points::{NotPoints, PointSystem, Points};
