//! What is wrong with a lesson, and where.

use std::fmt;

/// One fault of a lesson.
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

/// Everything that is wrong with a lesson, in the order of its lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if nth == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// What can be wrong. Each is said to people by its [`Problem::tag`] with its fields.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The text is not TOML.
    #[error("not TOML: {0}")]
    Syntax(String),
    /// No such key may stand here.
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
    /// Two steps of one name.
    #[error("a second step of the name {0:?}")]
    SameName(String),
    /// Two lessons of one name.
    #[error("a second lesson of the name {0:?}")]
    SameLesson(String),
    /// What stands on the board is no position that may be played from.
    #[error("no position to play from: {0}")]
    Position(String),
    /// A move cannot be read, or may not be made here.
    #[error("the move {text:?} cannot be made here: {why}")]
    Move {
        /// As it is written.
        text: String,
        /// Why not.
        why: String,
    },
    /// A mark that the man never reaches.
    #[error("the mark {0} cannot be reached")]
    Unreachable(String),
    /// Nothing that may be done here reaches the aim.
    #[error("no way leads to the aim within {0} moves")]
    NoWay(u32),
    /// Another number of moves is the least.
    #[error("best is {found}, the least is {least}")]
    Best {
        /// What the file says.
        found: u32,
        /// What was proved.
        least: u32,
    },
    /// More states than are looked at.
    #[error("more than {0} states: take fewer moves")]
    TooMany(u32),
    /// A sentence is missing in a language.
    #[error("{file}: the sentence {key:?} is missing")]
    Sentence {
        /// The file of texts.
        file: String,
        /// The key.
        key: String,
    },
}

impl Problem {
    /// The word by which the texts know it.
    #[must_use]
    pub const fn tag(&self) -> &'static str {
        match self {
            Self::Syntax(_) => "syntax",
            Self::UnknownKey { .. } => "unknown_key",
            Self::Missing(_) => "missing",
            Self::Wrong { .. } => "wrong",
            Self::SameName(_) => "same_name",
            Self::SameLesson(_) => "same_lesson",
            Self::Position(_) => "position",
            Self::Move { .. } => "move",
            Self::Unreachable(_) => "unreachable",
            Self::NoWay(_) => "no_way",
            Self::Best { .. } => "best",
            Self::TooMany(_) => "too_many",
            Self::Sentence { .. } => "sentence",
        }
    }
}

/// The line and column of a byte of a text, from 1.
///
/// ```
/// assert_eq!(arbiter_learn::place("a\nbc", 3), (2, 2));
/// ```
#[must_use]
pub fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let begin = before.rfind('\n').map_or(0, |end| end + 1);
    (line, before[begin..].chars().count() + 1)
}
