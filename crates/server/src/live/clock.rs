//! The time of the server: milliseconds since 1970 that never go back, whatever somebody does to the clock of the
//! machine while it runs.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Read once when the server starts, then counted on by the monotonic clock.
#[derive(Debug, Clone, Copy)]
pub struct ServerClock {
    started: Instant,
    base: u64,
}

impl ServerClock {
    /// Starts now; not before `last`, which an earlier run has written down.
    #[must_use]
    pub fn start(last: u64) -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = since.map_or(0, |since| since.as_millis() as u64);
        Self {
            started: Instant::now(),
            base: now.max(last),
        }
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> u64 {
        self.base + self.started.elapsed().as_millis() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_whose_clock_was_put_back_goes_on_from_the_last_heartbeat() {
        let ahead = ServerClock::start(0).now() + 1_000_000;
        let clock = ServerClock::start(ahead);
        assert!(clock.now() >= ahead);
        assert!(clock.now() >= clock.now() - 1);
    }
}
