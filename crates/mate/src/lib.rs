//! Can this side still checkmate by any series of legal moves? Decided exactly, within a budget, with a
//! certificate.
//!
//! A *yes* is a line of legal moves that ends in mate, a *no* a [`Proof`] that [`check`] accepts; what neither is
//! found for stays [`Verdict::Undetermined`]. Both sides help; repetition, the counted moves and the clock do
//! not limit the series (`docs/mate.md` tells the article of each edition).
//!
//! What it is not: no engine (nobody opposes), no laws (who wins on time is for `rules`), no tables made
//! elsewhere.
//!
//! ```
//! use arbiter_chess::{Color, Position};
//! use arbiter_mate::{Budget, can_mate, is_dead};
//!
//! let walled = Position::from_fen("8/8/5k2/p3p1p1/Pp1pP1Pp/1P1P3P/2K5/8 b - - 0 1")?;
//! assert!(can_mate(&walled, Color::White, &Budget::full()).is_unwinnable());
//! assert_eq!(is_dead(&walled, &Budget::quick()), Some(true));
//! # Ok::<(), arbiter_chess::PositionError>(())
//! ```

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod budget;
mod carry;
mod claim;
mod verdict;

mod clear;
mod forced;
mod graph;
mod guide;
mod material;
mod outline;
mod plan;
mod rush;
mod solver;
mod still;

pub mod check;

/// The board that the question is asked of, for those who know it only through this crate.
pub use arbiter_chess as chess;

pub use budget::{Budget, Mode};
pub use carry::carried_on;
pub use claim::{Man, Outline, OutlineProof, Rover, StaticClaim};
pub use solver::{Solver, can_mate, can_mate_irregular, has_no_free_pawn, is_dead};
pub use verdict::{Argument, Proof, Verdict, Why};

/// The example of the readme runs too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
