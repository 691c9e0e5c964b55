//! Why a table cannot be read.

use std::fmt::Display;

use arrow_schema::ArrowError;

/// A column that is not what was expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column:?}: expected {expected}, found {found}")]
pub struct ColumnError {
    /// Its name.
    pub column: String,
    /// What could have stood there.
    pub expected: String,
    /// What stood there.
    pub found: String,
}

impl ColumnError {
    /// Of a column, what was expected and what was found.
    pub(crate) fn new(column: &str, expected: &str, found: impl Display) -> Self {
        Self {
            column: column.to_owned(),
            expected: expected.to_owned(),
            found: found.to_string(),
        }
    }
}

/// Why a table cannot be read.
///
/// ```
/// use arbiter_columns::{TableError, TableFile, read_table};
/// let spoilt = read_table(TableFile::Parquet, std::io::Cursor::new(b"PAR1, and no more".to_vec()), 1_024);
/// assert!(matches!(spoilt.err(), Some(TableError::Spoilt(_))));
/// ```
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// A column is missing or of another type.
    #[error(transparent)]
    Column(#[from] ColumnError),
    /// The file is none of its kind, or is not whole.
    #[error("the table is spoilt: {0}")]
    Spoilt(String),
    /// It cannot be read or written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// Whoever gives the rows has failed.
    #[error(transparent)]
    Arrow(#[from] ArrowError),
}
