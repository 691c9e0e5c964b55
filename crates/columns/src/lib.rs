//! Archives of chess games and what the audit says of them as Arrow columns.
//!
//! The only room that knows a column by its name. Reports become a [`report_schema`], games a [`games_schema`] and rows of such a
//! table games again; a table of somebody else is read by the names of its columns. Parquet and Arrow files are read from and written
//! to what the caller opens.
//!
//! What it is not: it opens no file, starts no thread, knows no engine and no Python. A bad game is a row with faults, a bad table
//! a [`TableError`].
//!
//! ```
//! use arbiter_columns::{AuditTexts, File, TextAudit};
//! use arbiter_notation::pgn::Location;
//! use arrow_array::{Array, cast::AsArray, types::Int32Type};
//!
//! let pgn = b"[Event \"A\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[Event \"B\"]\n\n1. e4 *\n";
//! let mut batches = Vec::new();
//! let audit = AuditTexts { most_rows: 8_192, ..AuditTexts::default() };
//! let file = File { name: "two.pgn", two_boards: false };
//! TextAudit::new(audit, file, |batch| batches.push(batch)).read(pgn, Location::START);
//! let plies = batches[0].column_by_name("plies").unwrap().as_primitive::<Int32Type>();
//! assert_eq!(plies.values(), &[4, 1]);
//! ```

#![forbid(unsafe_code)]

mod error;
mod schema;

mod cells;
mod names;
mod table;

mod reports;
mod rows;
mod texts;

mod cell_text;
mod games;
mod header;

mod cut;
mod replay;

mod mates;

mod as_bytes;
mod ipc;

mod files;

use arbiter_notation::chess;

pub use cell_text::CellText;
pub use error::{ColumnError, TableError};
pub use files::{Packed, PartWriter, TableFile, heeded, packed, read_table};
pub use games::{GameRows, cut_games};
pub use mates::{MateTable, Thorough, mate_schema};
pub use names::{A1, Columns};
pub use replay::{PlyColumn, ReplayRows, Replayed, replay_schema};
pub use rows::{AuditRows, RowOptions, RowReports};
pub use schema::{AUDIT_DDL, games_schema, report_schema, row_schema};
pub use table::GameTable;
pub use texts::{AuditTexts, File, TextAudit, numbered, report_rows};
