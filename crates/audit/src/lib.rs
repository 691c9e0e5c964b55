//! Recorded games held against the Laws of Chess: what happened on the board, and where record and Laws disagree.
//!
//! The events of a PGN reader go in, one [`GameReport`] a game comes out: facts (how the game ended on the board, the
//! first half-move at which a draw could be claimed) and [`Fault`]s, each with its place in the file and the article
//! it rests on. The edition is the one in force on the date of the game, or one that the caller names.
//!
//! What it is not: it opens no file, starts no thread, prints nothing, and knows no edition by name.
//!
//! ```
//! use arbiter_audit::{Options, audit};
//! let pgn = b"[Date \"1851.06.21\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 3. Kf2 0-1\n";
//! let reports = audit(pgn, Options::default());
//! assert_eq!(reports[0].facts.end_ply, Some(4));
//! assert_eq!(reports[0].faults[0].kind().as_str(), "move_after_end");
//! assert_eq!(reports[0].faults[0].article.as_deref(), Some("5.1a"));
//! ```

#![forbid(unsafe_code)]

mod facts;
mod fault;
mod kind;
mod report;

mod clocks;
mod dead;
mod duplicates;
mod encoding;
mod flag_fall;
mod history;
mod outcome;
mod quiet;
mod rules;
mod start;
mod stood;

mod auditor;
mod bughouse;
mod game;
mod message;
mod recorded;
mod repair;
mod table;
mod words;
mod written;

use arbiter_laws::clock;
use arbiter_notation::chess;

pub use auditor::{Auditor, Lettering, Options, Sink, audit};
pub use clocks::Seen;
pub use duplicates::{Duplicates, Earlier, Fingerprint, Twin};
pub use encoding::{EncodingFault, Looks};
pub use facts::{BoardEnd, Facts};
pub use fault::{Fault, What};
pub use kind::{FaultKind, Severity};
pub use outcome::{AfterFlag, GameEnd};
pub use repair::{Mended, Repaired, Results, repaired};
pub use report::GameReport;
pub use start::Variant;
pub use stood::{Stood, StoodUntil};
