//! Reading rulebooks: TOML in, a [`Rulebook`](crate::data::Rulebook) or the full list of faults out.
//!
//! The build reads the built-in rulebooks with this very code, and a program a user's file.

mod head;
mod near;
mod rows;
mod rulebook;
mod table;
mod value;

pub use near::{nearest, nearest_articles};
#[allow(unused_imports, reason = "the build needs a part of them")]
pub(crate) use rulebook::{OVER, Source, covers, read};
#[allow(unused_imports, reason = "the build reads the topics with them")]
pub(crate) use table::{Document, Row};
pub use value::Raw;
#[allow(unused_imports, reason = "the build does not set regulations")]
pub(crate) use value::value;

use alloc::string::String;
use alloc::vec::Vec;

/// One fault in a rulebook's file: where, at which key, and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {key}: {problem}")]
pub struct Fault {
    /// The file as it was named to the reader.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// The key, dotted where it stands in a table; empty where the text is not TOML at all.
    pub key: String,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong at a key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The text is not TOML.
    #[error("not TOML: {0}")]
    Syntax(String),
    /// The key does not belong here.
    #[error("unknown key; here may stand {}", list(.0))]
    UnknownKey(Vec<String>),
    /// The key must stand here.
    #[error("missing; expected {0}")]
    Missing(&'static str),
    /// The value is of another kind.
    #[error("expected {expected}, found {found}")]
    WrongValue {
        /// What should stand here.
        expected: String,
        /// What stands here.
        found: String,
    },
    /// No such topic.
    #[error("no such topic {name:?}; nearest: {}", list(.nearest))]
    UnknownTopic {
        /// The name that was given.
        name: String,
        /// Names that look like it.
        nearest: Vec<String>,
    },
    /// No such parameter.
    #[error("no such parameter {name:?}; nearest: {}", list(.nearest))]
    UnknownParameter {
        /// The name that was given.
        name: String,
        /// Names that look like it.
        nearest: Vec<String>,
    },
    /// The parameter is of another topic than those of this article.
    #[error("this parameter belongs to topic {0:?}, which this article is not about")]
    ForeignParameter(String),
    /// The article's topic asks for this parameter.
    #[error("topic {0:?} needs a value for this parameter")]
    NoValue(String),
    /// The word is not one of the policy's.
    #[error("no such word {word:?}; expected one of {}", list(.words))]
    UnknownWord {
        /// The word that was given.
        word: String,
        /// Those that the policy knows.
        words: Vec<String>,
    },
    /// A second article of the same id.
    #[error("article {0:?} stands here a second time")]
    Duplicate(String),
    /// Two articles give the same parameter two values for the same games.
    #[error("contradicts article {other:?}: two values of {parameter:?} for {games}")]
    Contradiction {
        /// The other article.
        other: String,
        /// The parameter.
        parameter: String,
        /// For which play and supervision.
        games: String,
    },
    /// The rulebook carries a topic and says that it does not.
    #[error("topic {0:?} is carried by an article, so it is neither absent nor open")]
    Carried(String),
    /// No such rulebook to extend.
    #[error("no such rulebook {name:?}; nearest: {}", list(.nearest))]
    UnknownRulebook {
        /// The name that was given.
        name: String,
        /// Names that look like it.
        nearest: Vec<String>,
    },
    /// No such article in the rulebook that is extended.
    #[error("{rulebook} has no article {article:?}; nearest: {}", list(.nearest))]
    UnknownArticle {
        /// The rulebook that is extended.
        rulebook: String,
        /// The article that was named.
        article: String,
        /// Ids that look like it.
        nearest: Vec<String>,
    },
    /// The last day lies before the first.
    #[error("ends before it starts")]
    EndsBeforeStart,
    /// A rule of its own says otherwise than the Laws, and not where they leave it to an event.
    #[error("the Laws say otherwise: {article} of {rulebook} has {value}")]
    AgainstTheLaws {
        /// The rulebook of the Laws.
        rulebook: String,
        /// The article that says otherwise.
        article: String,
        /// Its value, as a file writes it.
        value: String,
    },
    /// A parameter that puts the article in a word, for readers: no rule reads it.
    #[error("nothing follows from {0}: it is a word for readers")]
    OnlyWording(String),
    /// A parameter of a rule that is not built yet.
    #[error("nothing follows from {0} yet: the rule that it belongs to is not built")]
    NotBuilt(String),
    /// A rule of its own in a rulebook that does not say where it holds.
    #[error("a rule of its own needs a territory in which it holds")]
    NoTerritory,
    /// A rule of its own in a rulebook whose events may be rated.
    #[error("a rule of its own must not hold in rated events; the rulebook does not say rated = false")]
    Rated,
}

fn list(words: &[String]) -> String {
    words.join(", ")
}
