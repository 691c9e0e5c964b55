//! The record of a game of chess.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod letters;
pub mod pgn;
mod san;

/// The board that the record speaks of, for those who know it only through this crate.
pub use arbiter_chess as chess;

pub use letters::{Language, Letters};
pub use san::{
    CaptureSign, CastlingSign, CheckSign, EnPassantMark, Expect, Irregularities, Irregularity, MateSign,
    PromotionSign, SanError, SanRead, SanStyle, SanText, WhyIllegal, WrittenSign, check_sign, read_san,
    why_illegal, why_no_castling, write_long, write_san,
};
