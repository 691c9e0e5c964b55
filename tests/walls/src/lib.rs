//! The walls of the house, as functions that can be seen to fail: each takes what it judges as a value and gives
//! every fault that it finds as a sentence for developers. `tests/house.rs` holds the project itself against them.
//!
//! This crate knows no chess. In reading order: [`picture`] reads the list of rooms in docs/architecture.md,
//! [`rooms`] holds the crates against it, [`bare`]
//! what they stand on, [`circles`] whether their modules know each other in a circle, [`effects`] whether what the rulebooks set is read, [`source`] looks into Rust files, [`text`] into any file, [`links`] into the
//! pages, [`others`], [`npm`] and [`advisories`] into the lock files under what [`policy`] allows, [`packages`] into what other
//! programs build on, [`examples`] whether it shows how, [`tree`] finds the files.

#![forbid(unsafe_code)]

pub mod advisories;
pub mod bare;
pub mod circles;
pub mod effects;
pub mod examples;
pub mod links;
pub mod npm;
pub mod others;
pub mod packages;
pub mod picture;
pub mod policy;
pub mod rooms;
pub mod source;
pub mod text;
pub mod tree;

/// A wall that does not stand: where, and what to do about it.
pub type Fault = String;
