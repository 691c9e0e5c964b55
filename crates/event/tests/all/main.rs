//! Tournaments, tried from outside. One executable: linking many took longer than running them.

mod accounts;
mod apart;
mod desk;
mod exhaustive;
mod explain;
mod games;
mod impossible;
mod knockout;
mod logs;
mod older;
mod others;
mod pairings;
mod reports;
mod teams;
mod tiebreaks;
mod undone;
