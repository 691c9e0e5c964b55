//! The board and the moves, tried from outside. One executable: linking many took longer than running them.

mod agreement;
mod fen;
mod identity;
mod irregular;
mod perft;
mod suites;
