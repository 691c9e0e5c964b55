//! Append-only streams of entries as bytes: durable before they are acknowledged, appended at an expected version.
//!
//! A stream is a game, an event, or whatever else has a story; an entry is one line of bytes without its line end.
//! This crate knows no chess and no hash chain: what the bytes say is made and checked by those who write them.
//!
//! ```
//! use arbiter_store::{Memory, Store, StoreError};
//!
//! let store = Memory::default();
//! assert_eq!(store.append("game/1", 0, vec![b"first".to_vec(), b"second".to_vec()])?, 2);
//! // Somebody else was faster: nothing is written, and the error says where the stream is now.
//! let late = store.append("game/1", 1, vec![b"third".to_vec()]);
//! assert!(matches!(late, Err(StoreError::WrongVersion { found: 2, .. })));
//! assert_eq!(store.read("game/1", 1, 10)?, [b"second"]);
//! # Ok::<(), StoreError>(())
//! ```
//!
//! In reading order: [`Store`] is what there is to do, [`Memory`] does it for tests, [`Sqlite`] in one file, `Postgres` in a database
//! that several nodes share, who hold events by [`Tenures`]; and
//! [`export`] and [`import`] carry a stream from one store to another. [`Folder`] is where the file lies, [`check`] says
//! whether it is whole, [`back_up`] copies it while it is written to, and [`Damage`] is what became of one that was not whole.

#![forbid(unsafe_code)]

mod carry;
mod error;
mod folder;
mod memory;
#[cfg(feature = "postgres")]
mod postgres;
mod salvage;
mod scan;
mod schema;
mod shared;
mod sqlite;
mod store;
mod tenures;
mod whole;
mod writer;

pub use carry::{export, import};
pub use error::StoreError;
pub use folder::{Folder, FolderError, file_in};
pub use memory::Memory;
#[cfg(feature = "postgres")]
pub use postgres::{Address, Postgres};
pub use salvage::{Damage, GONE};
pub use sqlite::Sqlite;
pub use store::{Append, Done, MAX_ENTRIES, MAX_ENTRY, MAX_NAME, Snapshot, Store};
pub use tenures::{Batches, Claim, Holder, LATELY, LEASE, Renewal, Tenure, Tenures};
pub use whole::{back_up, check, sync_folder};
