//! The time of the server: milliseconds since 1970 that never go back, whatever somebody does to the clock of the
//! machine, while it runs or between two runs. Chess clocks know no other; only days of the calendar are the machine's.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use arbiter_laws::clock::millis;

/// What the clock of the machine says: milliseconds since 1970.
#[derive(Clone)]
pub struct Wall(Arc<dyn Fn() -> u64 + Send + Sync>);

impl Wall {
    /// A clock that says what a function does.
    pub fn of(says: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        Self(Arc::new(says))
    }

    /// What it says.
    pub fn says(&self) -> u64 {
        (self.0)()
    }
}

impl Default for Wall {
    fn default() -> Self {
        Self::of(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, millis)
        })
    }
}

impl fmt::Debug for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Wall").field(&self.says()).finish()
    }
}

/// The machine's clock is read when the server starts, then counted on by the monotonic one.
#[derive(Debug)]
pub struct ServerClock {
    started: Instant,
    base: AtomicU64,
    wall: Wall,
}

impl ServerClock {
    /// Starts now; not before `last`, which an earlier run has written down.
    #[must_use]
    pub fn start(last: u64, wall: Wall) -> Self {
        Self {
            started: Instant::now(),
            base: AtomicU64::new(wall.says().max(last)),
            wall,
        }
    }

    /// Something has happened at this instant already: it is not earlier now.
    pub fn not_before(&self, instant: u64) {
        let ran = millis(self.started.elapsed());
        self.base
            .fetch_max(instant.saturating_sub(ran), Ordering::Relaxed);
    }

    /// It is this instant now, also where that is earlier than what was told before: for a server at which nothing lives.
    pub fn set(&self, instant: u64) {
        let ran = millis(self.started.elapsed());
        self.base.store(instant.saturating_sub(ran), Ordering::Relaxed);
    }

    /// Milliseconds since 1970, never going back while something lives here.
    #[must_use]
    pub fn now(&self) -> u64 {
        self.base.load(Ordering::Relaxed) + millis(self.started.elapsed())
    }

    /// What the clock of the machine says at this moment: for days of the calendar, and for nothing that runs.
    #[must_use]
    pub fn today(&self) -> u64 {
        self.wall.says()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_whose_clock_was_put_back_goes_on_from_the_last_that_is_known() {
        let clock = ServerClock::start(5_000_000, Wall::of(|| 7));
        assert!(clock.now() >= 5_000_000);
        clock.not_before(9_000_000);
        assert!((9_000_000..9_900_000).contains(&clock.now()));
        assert_eq!(clock.today(), 7);
    }
}
