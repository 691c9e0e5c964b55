//! The board and the moves of chess: Articles 1 to 3 of the FIDE Laws, exactly and fast.
//!
//! [`Setup`] is anything that can stand on a board, [`Position`] what the Laws call a position, [`Irregular`]
//! one that they let stand after a fault. The trait [`Playable`] holds what can be asked of the last two:
//! legal moves, checks, making a move, identity for repetitions, FEN. Chess960 is included.
//!
//! What it is not: no notation but FEN and UCI, no history, no clock, no claims, no verdict whether a side can
//! still checkmate, no search, no variants.
//!
//! ```
//! use arbiter_chess::{Playable, Position};
//!
//! let position = Position::from_fen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")?;
//! assert_eq!(position.legal_moves().len(), 48);
//! let castled = position.play(position.legal("e1g1".parse()?).unwrap());
//! assert!(!castled.is_check());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(feature = "ts"), no_std)]
#![cfg_attr(feature = "ts", allow(unused_qualifications))]
#![deny(unsafe_code)]

extern crate alloc;

mod bitboard;
mod color;
mod moves;
mod role;
mod square;
mod words;

pub mod attacks;
mod board;
mod reasons;
mod setup;
mod state;

mod chess960;
mod fen;
mod key;
mod movegen;
mod perft;
mod play;
mod playable;
mod position;
mod processor;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use color::Color;
pub use fen::{FenError, FenErrorKind, FenField};
pub use movegen::{IntoMoves, LegalMoves};
pub use moves::{CastlingSide, LegalMove, Move, ParseMoveError};
pub use perft::{divide, perft, perft_without_bulk};
pub use playable::Playable;
pub use position::{Irregular, Position, PositionError};
pub use reasons::{Reason, Reasons};
pub use role::{Piece, Role};
pub use setup::Setup;
pub use square::{File, ParseSquareError, Rank, Square};
pub use words::UnknownWord;

/// The example of the readme runs too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
