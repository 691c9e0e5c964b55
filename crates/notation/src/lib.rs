//! The record of a game of chess.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod letters;
pub mod pgn;
mod san;

pub use letters::{Language, Letters};
pub use san::{
    CaptureSign, CastlingSign, CheckSign, EnPassantMark, Expect, Irregularities, Irregularity, MateSign,
    PromotionSign, SanError, SanRead, SanStyle, SanText, WhyIllegal, WrittenSign, check_sign, read_san,
    why_illegal, why_no_castling, write_long, write_san,
};
