//! Recorded games, tried from outside. One executable: linking many took longer than running them.

mod claims;
mod common;
mod facts;
mod faults;
mod findings;
mod quick;
mod variants;
