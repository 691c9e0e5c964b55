//! Why a table is refused.

use core::fmt;

use arbiter_event::form::NotOfColumn;

/// One reason why a table is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct CsvFault {
    /// Line from 1.
    pub line: usize,
    /// Column in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: CsvFaultKind,
}

/// What is wrong with a table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CsvFaultKind {
    /// No head line with names of columns.
    #[error(
        "expected a first line that names the columns, among them name; columns known here: {}",
        NotOfColumn::COLUMNS
    )]
    NoHead,
    /// Two columns of one name.
    #[error("the column {0} is there twice")]
    Twice(&'static str),
    /// A quoted field that does not end, or goes on behind its end.
    #[error("expected the end of a quoted field")]
    Quote,
    /// More fields than columns.
    #[error("expected {expected} fields, found {found}")]
    Fields {
        /// Columns.
        expected: usize,
        /// Fields.
        found: usize,
    },
    /// A value that its column cannot hold.
    #[error(transparent)]
    Value(#[from] NotOfColumn),
    /// A day that may be two, in a table that does not say by another one whether days or months come first.
    #[error("{0:?} may be two days; write the year first, such as 2010/12/31")]
    TwoDays(String),
    /// Nobody's name.
    #[error("expected a name")]
    Name,
}

/// Why a table is refused, all of it; nothing of the table is taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CsvFaults(pub Vec<CsvFault>);

/// How many reasons are told in words.
const SHOWN: usize = 20;

/// One reason a line.
impl fmt::Display for CsvFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().take(SHOWN).enumerate() {
            let before = if index > 0 { "\n  " } else { "" };
            write!(f, "{before}{fault}")?;
        }
        match self.0.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, "\n  and {more} more"),
        }
    }
}

impl core::error::Error for CsvFaults {}
