//! King of the Hill, Three-check, Crazyhouse and Bughouse, on the board of `arbiter_chess`.
//!
//! [`Variant`] is a game to play from: a value that holds a position and what the variant adds to it, so that making a move
//! copies it. [`Position`](chess::Position) is one too, so what is written over `Variant` is written once, and plain chess
//! pays nothing for it. [`KingOfTheHill`], [`ThreeCheck`] and [`Crazyhouse`] hold any kind of position; a board of Bughouse is
//! a [`BughouseBoard`], a match of two boards [`Bughouse`].
//!
//! What it is not: no notation but FEN and UCI, no history, no clock, no claims, no rulebook. The board knows nothing of
//! what stands here.
//!
//! ```
//! use arbiter_variants::{End, ThreeCheck, Variant};
//!
//! let game: ThreeCheck = "4k3/8/8/8/8/8/8/Q3K3 w - - 1+3 0 1".parse()?;
//! let third = game.play(game.legal("a1a8".parse()?).unwrap());
//! assert_eq!(third.end(), Some(End::ThirdCheck));
//! assert!(third.legal_moves().is_empty(), "the game is over");
//! assert_eq!(third.to_fen(), "Q3k3/8/8/8/8/8/8/4K3 b - - 0+3 1 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In reading order: [`VariantName`]; what a player does ([`Legal`], [`Asked`], [`Moves`]); [`Pockets`]; the trait and its
//! four games; [`Setup`] with all [`Reasons`] why one cannot be; FEN; [`perft`]; [`AnyGame`] for who holds one of them all.

#![cfg_attr(not(feature = "ts"), no_std)]
#![cfg_attr(feature = "ts", allow(unused_qualifications))]
#![forbid(unsafe_code)]

extern crate alloc;

mod name;

mod asked;
mod drops;
mod legal;
mod moves;
mod pockets;

mod variant;

mod bughouse;
mod crazyhouse;
mod hill;
mod position;
mod three_check;

mod fen;
mod reasons;
mod setup;

mod any;
mod perft;
mod stored;
mod winnable;

/// The board on which they stand, for those who know it only through this crate.
pub use arbiter_chess as chess;

pub use any::AnyGame;
pub use asked::{Asked, AskedError};
pub use bughouse::{BoardLetter, Bughouse, BughouseBoard};
pub use crazyhouse::Crazyhouse;
pub use drops::{Drops, IntoDrops, WhyNoDrop};
pub use fen::{FenFault, FenFaultKind, StartError};
pub use hill::{HILL, KingOfTheHill};
pub use legal::{Drop, Legal};
pub use moves::{IntoMoves, Moves};
pub use name::VariantName;
pub use perft::{divide, perft};
pub use pockets::Pockets;
pub use reasons::{Reason, Reasons};
pub use setup::Setup;
pub use three_check::{CHECKS, ThreeCheck};
pub use variant::{End, Key, Variant};
pub use winnable::{NotWinnable, Winnable, can_win, cannot_win};

/// The example of the readme runs too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
