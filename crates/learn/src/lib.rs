//! Lessons for beginners as files: read, proved, and judged.
//!
//! A lesson is a few small boards with one thing to do on each; `docs/learn.md` is its format. This crate reads such a file
//! ([`read()`]), answers what a learner tries ([`attempt()`]), and proves that every step can be solved in the number of moves that
//! it names ([`prove()`]). It knows no rule of its own: moves are judged by [`arbiter_chess`] and [`arbiter_variants`], hands by a game of
//! [`arbiter_game`] under a named rulebook, times by [`arbiter_clock`], what is typed by [`arbiter_notation`]. It opens no files, keeps
//! nothing of anybody, and has no sentences for people; the lessons of this house it carries ([`shipped`]).
//!
//! ```
//! use arbiter_learn::{Language, State, attempt, read};
//!
//! let lesson = read(r#"
//! id = "rook"
//! part = "men"
//! minutes = 3
//! [[step]]
//! id = "one-mark"
//! kind = "collect"
//! men = "8/8/8/8/8/8/8/R7"
//! marks = ["a5"]
//! best = 1
//! "#)?;
//! let tried = attempt(&lesson.steps[0], &["a1a5".into()], Language::English)?;
//! assert_eq!(tried.state, State::Done);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In reading order: [`Lesson`] and its steps; [`Fault`]s of a file; the stand of a board ([`Stand`]) and what a move can be asked to
//! do ([`Goal`]); trying and proving; two clocks side by side ([`clocks`]); facts with their sources ([`facts`]).
#![forbid(unsafe_code)]

mod fault;
mod forced;
mod goal;
mod lesson;
mod stand;

mod read;

mod ask;
mod attempt;
mod hands;
mod looked;
mod prove;
mod reason;
mod reply;
mod time;
mod tried;
mod typed;

pub mod clocks;
pub mod facts;
mod sentences;
mod shipped;

/// In whose letters a move is typed.
pub use arbiter_notation::Language;

pub use ask::Ask;
pub use attempt::attempt;
pub use fault::{Fault, Faults, Problem, place};
pub use goal::Goal;
pub use hands::event;
pub use lesson::{
    Asked, Choose, ClockStep, Collect, HandsStep, Kind, Lesson, Line, SayStep, SetUp, Step, Task,
};
pub use prove::{prove, way};
pub use read::read;
pub use reason::Reason;
pub use sentences::{Sentence, said_alike, sentences};
pub use shipped::{PARTS, part_of, shipped, texts};
pub use stand::{Men, NotHere, Stand};
pub use time::duration;
pub use tried::{State, Tried, Unreadable, Why};
