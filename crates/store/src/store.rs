//! What there is to do with a store, whatever it keeps its bytes in.

use std::sync::mpsc;

use crate::StoreError;

/// The longest entry, in bytes.
pub const MAX_ENTRY: usize = 1 << 20;
/// The most entries of one append.
pub const MAX_ENTRIES: usize = 10_000;
/// The longest name of a stream, in bytes.
pub const MAX_NAME: usize = 120;

/// Entries for the end of one stream: all of them are written, or none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// The stream; one that does not exist stands at version 0.
    pub stream: String,
    /// The event that it belongs to: where several nodes share a store, one of them writes to all that is of an event.
    pub of: String,
    /// How many entries the writer believes the stream to have.
    pub expected: u64,
    /// The new entries, in their order.
    pub entries: Vec<Vec<u8>>,
    /// Kept with them and found again by [`Store::marks`]: what the writer must know to do nothing twice.
    pub mark: Option<Vec<u8>>,
}

/// Called once with the new version when an append is durable, or with the reason why nothing was written;
/// [`StoreError::Unknown`] alone says that it may have been.
pub type Done = Box<dyn FnOnce(Result<u64, StoreError>) + Send>;

/// What a stream came to at some version, kept to be faster; it can always be made again from the entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// So many entries are in it.
    pub version: u64,
    /// Whatever the owner of the stream wrote.
    pub bytes: Vec<u8>,
}

/// Append-only streams. The version of a stream is the number of its entries.
pub trait Store: Send + Sync {
    /// Appends without waiting; `done` is called, perhaps on another thread, when the entries are durable.
    fn submit(&self, append: Append, done: Done);

    /// Removes streams without waiting, all of them or none; `done` is called when they are gone for good. What is not there is
    /// removed already.
    /// A store that does not know how says so.
    fn remove(&self, streams: Vec<String>, done: Done) {
        let _ = streams;
        done(Err(StoreError::Stopped));
    }

    /// Up to `limit` entries of a stream, the one at index `from` first; none where the stream ends before.
    ///
    /// # Errors
    /// Only if the store cannot be read.
    fn read(&self, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError>;

    /// How many durable entries a stream has; 0 for one that does not exist.
    ///
    /// # Errors
    /// Only if the store cannot be read.
    fn version(&self, stream: &str) -> Result<u64, StoreError>;

    /// Up to `limit` of the last marks of a stream, the newest first, each with the version that its append led to.
    ///
    /// # Errors
    /// Only if the store cannot be read.
    fn marks(&self, stream: &str, limit: usize) -> Result<Vec<(u64, Vec<u8>)>, StoreError>;

    /// The streams whose names begin so, with their versions, by name.
    ///
    /// # Errors
    /// Only if the store cannot be read.
    fn streams(&self, prefix: &str) -> Result<Vec<(String, u64)>, StoreError>;

    /// Keeps what a stream came to; an older one is replaced, a newer one stays.
    ///
    /// # Errors
    /// [`StoreError::WrongVersion`] if the stream has fewer entries than the snapshot claims.
    fn keep_snapshot(&self, stream: &str, snapshot: Snapshot) -> Result<(), StoreError>;

    /// The newest snapshot of a stream, if there is one.
    ///
    /// # Errors
    /// Only if the store cannot be read.
    fn snapshot(&self, stream: &str) -> Result<Option<Snapshot>, StoreError>;

    /// Appends and waits until the entries are durable; gives the new version. The stream belongs to nothing but itself.
    ///
    /// # Errors
    /// [`StoreError::WrongVersion`] if the stream does not stand at `expected`; nothing is written then.
    fn append(&self, stream: &str, expected: u64, entries: Vec<Vec<u8>>) -> Result<u64, StoreError> {
        self.write(Append {
            stream: stream.to_owned(),
            of: stream.to_owned(),
            expected,
            entries,
            mark: None,
        })
    }

    /// The same of an append as a whole.
    ///
    /// # Errors
    /// As [`Self::append`].
    fn write(&self, append: Append) -> Result<u64, StoreError> {
        waited(|done| self.submit(append, done))
    }
}

/// Asks for something, and waits until it is done.
pub fn waited(ask: impl FnOnce(Done)) -> Result<u64, StoreError> {
    let (send, receive) = mpsc::sync_channel(1);
    // Nobody waits any more only if this thread is gone.
    ask(Box::new(move |answer| drop(send.send(answer))));
    receive.recv().unwrap_or(Err(StoreError::Stopped))
}

impl Append {
    /// Whether this can be written at all, wherever the stream stands.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_name(&self.stream)?;
        if self.entries.is_empty() || self.entries.len() > MAX_ENTRIES {
            return Err(StoreError::Count(self.entries.len()));
        }
        let bad = |entry: &Vec<u8>| entry.is_empty() || entry.len() > MAX_ENTRY || entry.contains(&b'\n');
        match self.entries.iter().position(bad) {
            None => Ok(()),
            Some(index) => Err(StoreError::Entry {
                index,
                length: self.entries[index].len(),
            }),
        }
    }

    /// Whether the stream stands where the writer believes it to.
    pub(crate) fn check_version(&self, found: u64) -> Result<(), StoreError> {
        if self.expected == found {
            return Ok(());
        }
        Err(self.wrong_version(found))
    }

    /// The stream stands elsewhere.
    pub(crate) fn wrong_version(&self, found: u64) -> StoreError {
        StoreError::WrongVersion {
            stream: self.stream.clone(),
            expected: self.expected,
            found,
        }
    }

    /// The version to which it leads.
    pub(crate) const fn after(&self) -> u64 {
        self.expected.saturating_add(self.entries.len() as u64)
    }
}

/// Names are plain, so that they can stand in addresses and file names.
pub fn check_name(name: &str) -> Result<(), StoreError> {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'-' | b'/');
    if name.is_empty() || name.len() > MAX_NAME || !name.bytes().all(plain) {
        return Err(StoreError::Name(name.chars().take(MAX_NAME).collect()));
    }
    Ok(())
}
