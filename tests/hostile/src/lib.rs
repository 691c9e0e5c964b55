//! What must hold for any input, however hostile: one body a parser. The fuzzer (`fuzz/`, nightly) calls them for
//! hours, the tests beside them for a moment, on the corpora and on seeded inputs (stable, in `make test`).
//!
//! A body panics when what it asserts does not hold; a panic of the parser itself is a fault all the same.

#![forbid(unsafe_code)]

use std::borrow::Cow;

use arbiter_notation::Language;

mod act;
mod bpgn;
mod brf;
mod cells;
mod clocks;
mod control;
mod drop;
mod encoding;
mod event;
mod fen;
mod gains;
mod game;
mod lesson;
mod paste;
mod pgn;
mod rulebook;
mod san;
mod say;
mod training;
mod trf;
mod variant;

pub use act::act;
pub use bpgn::bpgn;
pub use brf::brf;
pub use cells::cells;
pub use clocks::clocks;
pub use control::control;
pub use drop::drop;
pub use encoding::encoding;
pub use event::event;
pub use fen::fen;
pub use game::game;
pub use lesson::lesson;
pub use paste::paste;
pub use pgn::pgn;
pub use rulebook::rulebook;
pub use san::san;
pub use say::say;
pub use training::training;
pub use trf::trf;
pub use variant::variant;

/// A body: any bytes in, a panic when something does not hold.
pub type Body = fn(&[u8]);

/// All bodies by the names of their fuzz targets, which are the names of their corpora.
pub const BODIES: &[(&str, Body)] = &[
    ("act", act),
    ("bpgn", bpgn),
    ("brf", brf),
    ("cells", cells),
    ("clocks", clocks),
    ("control", control),
    ("drop", drop),
    ("encoding", encoding),
    ("event", event),
    ("fen", fen),
    ("game", game),
    ("lesson", lesson),
    ("paste", paste),
    ("pgn", pgn),
    ("rulebook", rulebook),
    ("san", san),
    ("say", say),
    ("training", training),
    ("trf", trf),
    ("variant", variant),
];

/// A position, the code of a language, and what is to be read in its letters: a line each.
fn of_a_language(bytes: &[u8]) -> (Cow<'_, str>, Language, &[u8]) {
    let mut lines = bytes.splitn(3, |&byte| byte == b'\n');
    let mut line = || lines.next().unwrap_or_default();
    let (fen, code) = (String::from_utf8_lossy(line()), String::from_utf8_lossy(line()));
    let language = Language::from_code(&code).unwrap_or_default();
    (fen, language, line())
}
