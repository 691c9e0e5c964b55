//! Tournaments, tried from outside. One executable: linking many took longer than running them.

mod accounts;
mod apart;
mod desk;
mod entries;
mod exhaustive;
mod explain;
mod impossible;
mod knockout;
mod logs;
mod numbers;
mod pairings;
mod ratings;
mod teams;
mod tiebreaks;
mod undone;
