//! The games of the crate held against counts of others, against a slow generator of its own, and against a peer.

mod common;
mod games;
mod peer;
mod slow;
mod suites;
