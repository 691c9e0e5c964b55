//! Report files: TRF-2006, TRF-2016 and TRF-2026, read without guessing and written without losing a field.
//!
//! A file is read whole or refused with every reason. What deviates from the format and is understood all the same
//! is told as a [`Notice`]. Unknown records are kept and named.

mod byes;
mod check;
pub(crate) mod decode;
mod fault;
mod line;
mod older;
mod player;
mod read;
mod records;
mod ruler;
mod write;

pub use fault::{Fault, FaultKind, Notice, NoticeKind, Refused, Span};
pub use older::{LeftOut, NotForBbp, Older, Program, write_for};
pub use read::{Report, names, read, read_one};
pub(crate) use write::STATE_LINE;
pub use write::write;
