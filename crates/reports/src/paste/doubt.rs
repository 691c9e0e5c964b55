//! What is not certain in a text that was pasted, and why one is not read.

use arbiter_event::act::Refusal;
use arbiter_event::form::NotOfColumn;
use arbiter_event::state::Who;

/// Something that is not certain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doubt {
    /// Line from 1.
    pub line: usize,
    /// Column in characters from 1.
    pub column: usize,
    /// What.
    pub kind: DoubtKind,
}

impl Doubt {
    /// Whether it may be another person of one name.
    #[must_use]
    pub const fn is_of_namesake(&self) -> bool {
        matches!(self.kind, DoubtKind::Twice { .. } | DoubtKind::Entered(_))
    }
}

/// What is not certain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DoubtKind {
    /// Nobody is named here.
    NoName,
    /// A number with FIDE stands alone, and no list is at hand that knows whose it is.
    OnlyNumber(String),
    /// A value that its column cannot hold.
    Value(NotOfColumn),
    /// A day that may be two.
    TwoDays(String),
    /// A number that may be a rating or a year of birth.
    RatingOrYear(String),
    /// Something that is not understood.
    Rest(String),
    /// A word with figures that stands in the name, and stays there.
    Stays(String),
    /// A line that does not fit the columns of the table.
    Outside,
    /// More fields than columns.
    Fields {
        /// Columns.
        expected: usize,
        /// Fields.
        found: usize,
    },
    /// The same player stands in an earlier line.
    Twice {
        /// That line.
        line: usize,
    },
    /// Somebody of this name is in the event already.
    Entered(Box<Who>),
    /// The event takes nobody like this: too old, or a text that cannot be shown.
    Refused(Box<Refusal>),
}

/// Why nothing is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotRead {
    /// A picture, an archive, a document of an office: no text.
    #[error("expected text, found a picture or a file of another program")]
    NoText,
    /// More than is read at once.
    #[error("expected at most {most} bytes of text, found {found}")]
    TooLong {
        /// Bytes.
        found: usize,
        /// The most.
        most: usize,
    },
    /// More players than are read at once.
    #[error("expected at most {most} players, found {found}")]
    TooMany {
        /// Players.
        found: usize,
        /// The most.
        most: usize,
    },
}
