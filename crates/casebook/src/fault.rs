//! What is wrong with a file of cases, and where.

use arbiter_game::event::EventError;

use crate::sentence::SentenceError;

/// One fault of a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {problem}")]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The text is not TOML.
    #[error("not TOML: {0}")]
    Syntax(String),
    /// No such key here.
    #[error("unknown key {key:?}; here may stand {}", known.join(", "))]
    UnknownKey {
        /// The key.
        key: String,
        /// Those that may stand here.
        known: Vec<&'static str>,
    },
    /// A key must stand here.
    #[error("the key {0:?} is missing")]
    Missing(&'static str),
    /// Another value is expected.
    #[error("expected {expected}, found {found}")]
    Wrong {
        /// What should stand here.
        expected: String,
        /// What does.
        found: String,
    },
    /// Two cases of one name.
    #[error("a second case of the name {0:?}")]
    SameName(String),
    /// A table is no event.
    #[error("{0}")]
    Event(#[from] EventError),
    /// A sentence is no event.
    #[error("{0}")]
    Sentence(#[from] SentenceError),
    /// A move of `moves` cannot be read.
    #[error("the move {text:?} (number {number} of the list) cannot be played here: {why}")]
    Move {
        /// As it is written.
        text: String,
        /// Its number in the list.
        number: usize,
        /// Why not.
        why: String,
    },
}
