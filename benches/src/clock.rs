//! What time is measured by, and what other programs used of it.

use std::io;
use std::process::Command;
use std::time::Duration;

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use nix::time::{ClockId, clock_gettime};

/// A clock to race by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    /// CPU time of this thread; other work on the machine counts little.
    Thread,
    /// CPU time of this process with all its threads.
    Process,
    /// Time on the wall: only for what uses several cores.
    Wall,
}

impl Clock {
    /// How far this clock has run, from a beginning of its own.
    #[must_use]
    pub fn now(self) -> Duration {
        let id = match self {
            Self::Thread => ClockId::CLOCK_THREAD_CPUTIME_ID,
            Self::Process => ClockId::CLOCK_PROCESS_CPUTIME_ID,
            Self::Wall => ClockId::CLOCK_MONOTONIC,
        };
        Duration::from(clock_gettime(id).expect("Linux has these clocks"))
    }
}

/// What a program used until it ended.
#[derive(Debug, Clone, Copy)]
pub struct Usage {
    /// CPU time, its own and the kernel's for it.
    pub cpu: Duration,
    /// The most memory that any program started here has held so far, in bytes.
    pub most_memory: u64,
}

/// Runs a program to its end, its output thrown away unless `command` says otherwise.
///
/// # Errors
/// It cannot be started, or ends with another status than 0.
///
/// ```
/// let usage = arbiter_bench::clock::run(&mut std::process::Command::new("true")).unwrap();
/// assert!(usage.cpu.as_secs() < 5);
/// ```
pub fn run(command: &mut Command) -> io::Result<Usage> {
    let before = children()?;
    let status = command.status()?;
    if !status.success() {
        return Err(io::Error::other(format!("{command:?}: {status}")));
    }
    let after = children()?;
    Ok(Usage {
        cpu: after.cpu.saturating_sub(before.cpu),
        ..after
    })
}

/// The most memory that this process has held so far, in bytes.
///
/// # Errors
/// The system does not tell.
pub fn own_memory() -> io::Result<u64> {
    let usage = getrusage(UsageWho::RUSAGE_SELF)?;
    Ok(usage.max_rss().unsigned_abs() * 1024) // Linux counts in KiB
}

fn children() -> io::Result<Usage> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let micros = (usage.user_time() + usage.system_time()).num_microseconds();
    Ok(Usage {
        cpu: Duration::from_micros(micros.unsigned_abs()),
        most_memory: usage.max_rss().unsigned_abs() * 1024, // Linux counts in KiB
    })
}
