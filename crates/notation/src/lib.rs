//! The record of a game of chess.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod pgn;
