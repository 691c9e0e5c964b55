//! A game under supervision: events in, answers out, the log, and who may see what.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod event;

pub use arbiter_notation as notation;
pub use arbiter_rules as rules;
