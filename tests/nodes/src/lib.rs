//! Several nodes on one database, under faults, from outside: clients play games through whichever node answers and keep what
//! they were told; the [`checker`] holds that against the log. It knows no code of the server.
//!
//! `make nodes` runs it for as long as it is told; a short run, each fault once, is among the tests.

#![forbid(unsafe_code)]

mod carrier;
pub mod checker;
mod client;
mod faults;
mod http;
mod log;
mod nats;
mod node;
mod parted;
mod run;
mod spectator;

pub use http::{Answer, ask};
pub use nats::Nats;
pub use nix::sys::signal::Signal;
pub use node::{Ground, House, Node, secret};
pub use run::{Plan, Report, run};
pub use spectator::{Frame, Socket};
