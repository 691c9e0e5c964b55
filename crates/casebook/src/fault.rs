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
    /// No rulebook is built in that is called so, and it is no path.
    #[error("no rulebook is called {name:?}; nearest: {}", nearest.join(", "))]
    Rulebook {
        /// The name.
        name: String,
        /// Those that are called nearly so.
        nearest: Vec<String>,
    },
    /// Something is expected under a rulebook that the case is not run under.
    #[error("the case is not run under {name:?}, only under {}", laws.join(", "))]
    NotRun {
        /// The rulebook.
        name: String,
        /// Those of the case.
        laws: Vec<String>,
    },
    /// A parameter that the event sets does not exist or cannot have this value.
    #[error("{0}")]
    Regulation(String),
    /// Two cases of one name.
    #[error("a second case of the name {0:?}")]
    SameName(String),
    /// Two exercises of one id.
    #[error("a second exercise of the id {0:?}")]
    SameId(String),
    /// A table is no event.
    #[error("{0}")]
    Event(#[from] EventError),
    /// A field of an event is unknown, or not what it should be.
    #[error("{}{wrong}", if field.is_empty() { String::new() } else { format!("{field}: ") })]
    Field {
        /// Which; empty where one is missing.
        field: String,
        /// What is wrong with it.
        wrong: String,
    },
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
