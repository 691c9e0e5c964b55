//! Percentiles, and what the system says of a process.

use std::fs;
use std::time::Duration;

/// Times, to be asked for percentiles.
///
/// ```
/// let mut times = arbiter_bench::figures::Times::default();
/// times.add(std::time::Duration::from_millis(3));
/// assert!((times.of_thousand(990) - 3.0).abs() < 1e-9);
/// ```
#[derive(Debug, Default, Clone)]
pub struct Times(Vec<Duration>);

impl Times {
    /// One more.
    pub fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// Those of another too.
    pub fn join(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    /// How many.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The time that so many of a thousand are not above, in milliseconds.
    #[expect(clippy::cast_precision_loss, reason = "a figure for people")]
    pub fn of_thousand(&mut self, share: usize) -> f64 {
        self.0.sort_unstable();
        let place = (self.0.len() * share / 1_000).min(self.0.len().saturating_sub(1));
        self.0.get(place).map_or(0.0, |time| time.as_nanos() as f64 / 1e6)
    }
}

/// What a process holds in memory now, in MB.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "a figure for people")]
pub fn memory(pid: u32) -> f64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kib.unwrap_or(0) as f64 * 1_024.0 / 1e6
}

/// The processor time that a process has had, all threads, in seconds; Linux counts in hundredths.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "a figure for people")]
pub fn processor(pid: u32) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let behind = stat.rsplit(") ").next().unwrap_or_default();
    let field = |place: usize| {
        behind
            .split(' ')
            .nth(place)
            .and_then(|text| text.parse::<u64>().ok())
    };
    (field(11).unwrap_or(0) + field(12).unwrap_or(0)) as f64 / 100.0
}

/// The processor time of a process and of all that it has started, those that are gone too, in seconds.
#[must_use]
pub fn family(pid: u32) -> f64 {
    let stat = |pid: &str| fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let field = |stat: &str, place: usize| -> u32 {
        let behind = stat.rsplit(") ").next().unwrap_or_default();
        let found = behind.split(' ').nth(place);
        found.and_then(|text| text.parse().ok()).unwrap_or(0)
    };
    let own = stat(&pid.to_string());
    let gone = f64::from(field(&own, 13) + field(&own, 14)) / 100.0;
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    let all = all.filter_map(|one| one.file_name().to_str()?.parse::<u32>().ok());
    let children = all.filter(|one| field(&stat(&one.to_string()), 1) == pid);
    processor(pid) + gone + children.map(processor).sum::<f64>()
}

/// How many programs want to run, of the last minute.
#[must_use]
pub fn load() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().unwrap_or_default().to_owned()
}
