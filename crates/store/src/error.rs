//! Why a store could not do what it was asked.

use std::io;

/// Why nothing was written, or nothing could be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The stream has moved on, or is not that far yet; nothing was written.
    #[error("{stream}: expected version {expected}, found {found}")]
    WrongVersion {
        /// The stream.
        stream: String,
        /// The version that the writer had seen.
        expected: u64,
        /// The version at which the stream stands.
        found: u64,
    },
    /// A name that no stream can have.
    #[error("{0:?}: expected 1 to 120 of a-z, 0-9, - and /")]
    Name(String),
    /// An entry that is no line of bytes.
    #[error("entry {index}: expected 1 byte to 1 MiB without line feed, found {length} bytes")]
    Entry {
        /// Its place in the append, from 0.
        index: usize,
        /// Its length in bytes.
        length: usize,
    },
    /// Too many entries at once, or none.
    #[error("expected 1 to 10000 entries in one append, found {0}")]
    Count(usize),
    /// The file was written by a newer program; an older one leaves it alone.
    #[error("the file has schema {found}, this program knows up to {known}")]
    TooNew {
        /// The schema of the file.
        found: u32,
        /// The newest schema that this program knows.
        known: u32,
    },
    /// Import into a stream that has entries already.
    #[error("{0}: expected an empty stream")]
    NotEmpty(String),
    /// The database could not read or write.
    #[error("database: {0}")]
    Database(String),
    /// The writer has stopped; what was not acknowledged may be missing.
    #[error("the writer has stopped")]
    Stopped,
    /// Reading or writing beside the database failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error.to_string())
    }
}
