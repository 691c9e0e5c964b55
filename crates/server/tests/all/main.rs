//! The server from outside. One executable: linking two dozen of them took longer than running them.

#[path = "../../../hall/tests/all/acts/mod.rs"]
mod acts;
mod after;
mod asked;
mod behind;
mod bounds;
mod club;
mod damage;
mod delayed;
mod desk;
mod documented;
mod draw;
mod hostile;
mod judge;
mod killed;
mod laws;
mod links;
mod live;
mod making;
mod pages;
mod process;
mod roles;
mod serving;
mod storm;
mod story;
mod tls;
mod trust;
mod undone;
mod wire;
