//! Archives of recorded games: files and folders found, told by their bytes, unpacked, and cut between games.
//!
//! What reads games from a disk reads them by this room: the program and the package for Python alike. PGN plain or packed as
//! zst, gz, bz2, xz or zip, tables as Parquet or Arrow; which of them a file is, its first bytes say.
//!
//! What it is not: it judges nothing, starts no thread, and knows of PGN only where a game begins.
//!
//! ```
//! use arbiter_archive::{Chunk, Chunks, Opened, open_read};
//! use arbiter_notation::pgn::Location;
//! let Opened::Text(text) = open_read(Box::new(&b"1. e4 e5 *\n"[..]))? else { unreachable!("it is plain") };
//! let mut chunks = Chunks::new(text, Location::START);
//! assert!(matches!(chunks.next()?, Some(Chunk::Games(games, _)) if games == b"1. e4 e5 *\n"));
//! assert!(chunks.next()?.is_none());
//! # Ok::<(), std::io::Error>(())
//! ```

#![forbid(unsafe_code)]

mod inputs;

mod packed;
mod zipped;

mod chunks;
mod texts;

mod whole;

pub use chunks::{Chunk, Chunks};
pub use inputs::{Input, find};
pub use packed::{Opened, Seeking, Zip, open, open_read, open_seek};
pub use texts::{Given, Source, Text, Texts};
pub use whole::Whole;
pub use zipped::{Entry, MOST_FILES, entries, open as open_entry};
