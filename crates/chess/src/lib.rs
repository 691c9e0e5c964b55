//! The board and the moves of chess.
#![no_std]
#![deny(unsafe_code)]
