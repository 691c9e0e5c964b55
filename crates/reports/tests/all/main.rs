//! Reports, tried from outside. One executable: linking many took longer than running them.

mod games;
mod older;
mod others;
mod reports;
