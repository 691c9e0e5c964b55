//! Races: several contestants do one job on one input, in one process, and must agree.
//!
//! Machines differ and are seldom quiet, so what counts is the ratio of CPU times taken in turn. This crate knows
//! no chess; the races beside it do.
//!
//! ```
//! use arbiter_bench::race;
//!
//! let numbers: Vec<u64> = (0..1000).collect();
//! let report = race("sum", &numbers[..])
//!     .unit("numbers", |_, input| input.len() as u64)
//!     .ours(|input| input.iter().sum::<u64>())
//!     .peer("a loop", |input| { let mut sum = 0; for n in input { sum += n } sum })
//!     .rounds(3)
//!     .report()
//!     .expect("both reach the same sum");
//! assert_eq!(report.contestants.len(), 2);
//! ```

#![forbid(unsafe_code)]

pub mod clock;
pub mod data;
pub mod figures;
pub mod http;
mod machine;
mod race;
mod report;
pub mod server;

pub use machine::topology;
pub use race::{Disagreement, Race, race};
pub use report::{Contestant, Report, all_held};

/// The page for who comes from the peers: what it says of them and of us runs.
#[cfg(doctest)]
#[doc = include_str!("../../docs/coming-from.md")]
struct ComingFrom;
