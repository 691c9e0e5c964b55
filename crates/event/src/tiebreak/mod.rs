//! Standings and tie-breaks (FIDE Handbook C.07), in the texts that were and are in force.
//!
//! A list of tie-breaks is walked from the left; each is applied inside every group that is still level. Ties that the
//! list leaves share the best place of the group.

#![allow(clippy::cast_possible_wrap, reason = "counts of rounds and players are small")]

mod account;
mod code;
mod direct;
mod edition;
mod rating;
mod standings;
mod tables;
mod team;
mod values;

pub use rating::{difference_for, expected_score};

pub use account::{Addend, AddendKind, Explained, Line, Step, Total};
pub use code::{Code, Name, NotATieBreak, Reference};
pub use edition::Edition;
pub use standings::{Account, Standing, accounts, standings, standings_of_players};
pub use values::Value;
