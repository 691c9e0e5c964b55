//! The time of the server: milliseconds since 1970 that never go back, whatever somebody does to the clock of the
//! machine, while it runs or between two runs. Chess clocks know no other; only days of the calendar are the machine's.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use arbiter_laws::clock::millis;

/// What the clock of the machine says: milliseconds since 1970.
#[derive(Clone)]
pub struct Wall {
    says: Arc<dyn Fn() -> u64 + Send + Sync>,
    goes: Ticks,
}

impl Wall {
    /// A clock that says what a function does.
    pub fn of(says: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        Self {
            says: Arc::new(says),
            goes: Ticks::awake(),
        }
    }

    /// The same, counted on by other ticks than those of this machine.
    #[cfg(test)]
    pub fn going(self, goes: Ticks) -> Self {
        Self { goes, ..self }
    }

    /// What it says.
    pub fn says(&self) -> u64 {
        (self.says)()
    }

    /// So many milliseconds have gone by since some moment.
    fn ran(&self) -> u64 {
        millis(self.goes.elapsed())
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

/// Time that goes by, since some moment, and is never put back.
#[derive(Clone)]
pub struct Ticks(Arc<dyn Fn() -> Duration + Send + Sync>);

impl Ticks {
    /// A clock that says what a function does.
    pub fn of(says: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        Self(Arc::new(says))
    }

    /// While the machine is awake: of what it slept nobody has seen a clock run.
    pub fn awake() -> Self {
        let begun = Instant::now();
        Self::of(move || begun.elapsed())
    }

    /// While it is on, asleep or not: others do not wait for who sleeps.
    pub fn on() -> Self {
        #[cfg(target_os = "linux")]
        {
            use nix::time::{ClockId, clock_gettime};
            if clock_gettime(ClockId::CLOCK_BOOTTIME).is_ok() {
                return Self::of(|| {
                    clock_gettime(ClockId::CLOCK_BOOTTIME).map_or(Duration::MAX, Duration::from)
                });
            }
        }
        Self::awake()
    }

    /// How much has gone by.
    pub fn elapsed(&self) -> Duration {
        (self.0)()
    }
}

/// The machine's clock is read when the server starts, then counted on by the monotonic one.
#[derive(Debug)]
pub struct ServerClock {
    base: AtomicU64,
    wall: Wall,
}

impl ServerClock {
    /// Starts now; not before `last`, which an earlier run has written down.
    #[must_use]
    pub fn start(last: u64, wall: Wall) -> Self {
        let now = wall.says().max(last);
        Self {
            base: AtomicU64::new(now.saturating_sub(wall.ran())),
            wall,
        }
    }

    /// Something has happened at this instant already: it is not earlier now.
    pub fn not_before(&self, instant: u64) {
        self.base
            .fetch_max(instant.saturating_sub(self.wall.ran()), Ordering::Relaxed);
    }

    /// It is this instant now, also where that is earlier than what was told before: for a server at which nothing lives.
    pub fn set(&self, instant: u64) {
        let base = instant.saturating_sub(self.wall.ran());
        self.base.store(base, Ordering::Relaxed);
    }

    /// Milliseconds since 1970, never going back while something lives here.
    #[must_use]
    pub fn now(&self) -> u64 {
        self.base.load(Ordering::Relaxed) + self.wall.ran()
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
