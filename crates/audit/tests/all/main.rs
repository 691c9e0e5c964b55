//! Recorded games, tried from outside. One executable: linking many took longer than running them.

mod as_found;
mod claims;
mod common;
mod cut;
mod facts;
mod faults;
mod findings;
mod quick;
mod stood;
mod variants;
mod weights;
