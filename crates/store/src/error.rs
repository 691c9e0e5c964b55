//! Why a store could not do what it was asked.

use std::io;

use rusqlite::ErrorCode;

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
    /// The file is damaged: pages of it are not what they were.
    #[error("damaged: {0}")]
    Damaged(String),
    /// There is no room for what was to be written.
    #[error("the disk is full")]
    Full,
    /// The database could not read or write.
    #[error("database: {0}")]
    Database(String),
    /// The event belongs to another node, or the tenure of this one is over; nothing was written.
    #[error("the event belongs to another node")]
    NotOwner,
    /// The answer was lost and could not be asked for again: whether it was written is not known.
    #[error("whether it was written is not known")]
    Unknown,
    /// Nobody answers where the database should be, or the line to it broke.
    #[error("the database does not answer: {0}")]
    Unreachable(String),
    /// The server asks for a password, and there is none.
    #[error("the database asks for a password: PGPASSFILE or ARBITER_STORE_PASSWORD_FILE name its file")]
    NoPassword,
    /// A server that would lose what was acknowledged.
    #[error("{setting} is {found}, expected {expected}")]
    Unfit {
        /// The setting.
        setting: String,
        /// What it is.
        found: String,
        /// What it must be.
        expected: &'static str,
    },
    /// A database that another program has filled.
    #[error("the database belongs to another program: it has a table {table}")]
    Foreign {
        /// One of its tables.
        table: String,
    },
    /// No address of a database, or one with a password in it.
    #[error("{0:?}: expected postgres://USER@HOST:PORT/DB, the password in a file")]
    Address(String),
    /// Another node of this name is alive.
    #[error("a node {node} is running already")]
    Taken {
        /// The name.
        node: String,
    },
    /// The writer has stopped; what was not acknowledged may be missing.
    #[error("the writer has stopped")]
    Stopped,
    /// Reading or writing beside the database failed.
    #[error("{0}")]
    Io(#[source] io::Error),
}

impl StoreError {
    /// The same for somebody else who was to be told of it, where the database itself failed; nothing where it did not.
    pub(crate) fn of_all(&self) -> Option<Self> {
        match self {
            Self::Damaged(why) => Some(Self::Damaged(why.clone())),
            Self::Database(why) => Some(Self::Database(why.clone())),
            Self::Full => Some(Self::Full),
            Self::Unknown => Some(Self::Unknown),
            Self::Unreachable(why) => Some(Self::Unreachable(why.clone())),
            _ => None,
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::StorageFull {
            return Self::Full;
        }
        Self::Io(error)
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged(error.to_string()),
            Some(ErrorCode::DiskFull) => Self::Full,
            _ => Self::Database(error.to_string()),
        }
    }
}
