//! Games under supervision, tried from outside. One executable: linking many took longer than running them.

mod endings;
mod helpers;
mod log;
mod moves;
mod records;
mod touch;
mod unseen;
