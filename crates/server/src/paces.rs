//! How much may come from one place in a time: a bucket a key, that fills again by itself.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Instant;

use crate::locks::locked;

/// So many keys are remembered; beyond that, those whose buckets are full again are forgotten.
const KEYS: usize = 10_000;

/// Nothing is in the bucket before so many seconds have passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooFast {
    /// Seconds, rounded up.
    pub retry_after: u64,
}

/// A bucket.
#[derive(Debug, Clone, Copy)]
pub struct Pace {
    left: f64,
    at: Instant,
}

/// How large a bucket is and how fast it fills.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measure {
    /// So many at once.
    pub burst: f64,
    /// So many a second after that.
    pub rate: f64,
}

impl Pace {
    /// A full bucket.
    #[must_use]
    pub fn new(measure: Measure) -> Self {
        Self {
            left: measure.burst,
            at: Instant::now(),
        }
    }

    /// Takes one out.
    ///
    /// # Errors
    /// It is empty; how long it takes until it is not.
    pub fn take(&mut self, measure: Measure) -> Result<(), TooFast> {
        let now = Instant::now();
        self.left = (self.left + measure.rate * (now - self.at).as_secs_f64()).min(measure.burst);
        self.at = now;
        if self.left < 1.0 {
            let wait = ((1.0 - self.left) / measure.rate).ceil();
            return Err(TooFast {
                retry_after: wait as u64,
            });
        }
        self.left -= 1.0;
        Ok(())
    }

    /// Takes more out than may be in it: what was spent is known only afterwards.
    fn spend(&mut self, measure: Measure, much: f64) {
        let now = Instant::now();
        self.left = (self.left + measure.rate * (now - self.at).as_secs_f64()).min(measure.burst) - much;
        self.at = now;
    }

    fn is_full(&self, measure: Measure, now: Instant) -> bool {
        self.left + measure.rate * (now - self.at).as_secs_f64() >= measure.burst
    }
}

/// Buckets by key.
#[derive(Debug)]
pub struct Paces<K> {
    measure: Measure,
    all: Mutex<HashMap<K, Pace>>,
}

impl<K: Eq + Hash> Paces<K> {
    /// No key yet.
    #[must_use]
    pub fn new(measure: Measure) -> Self {
        Self {
            measure,
            all: Mutex::default(),
        }
    }

    /// Whether there is one in the bucket of a key.
    ///
    /// # Errors
    /// It is empty.
    pub fn check(&self, key: &K) -> Result<(), TooFast> {
        let all = locked(&self.all);
        match all.get(key) {
            Some(pace) => pace.clone().take(self.measure),
            None => Ok(()),
        }
    }

    /// Takes one out of the bucket of a key.
    ///
    /// # Errors
    /// It is empty.
    pub fn take(&self, key: K) -> Result<(), TooFast> {
        self.with(key, |pace| pace.take(self.measure))
    }

    /// Takes out what was spent, even if it was not in the bucket.
    pub fn spend(&self, key: K, much: f64) {
        self.with(key, |pace| pace.spend(self.measure, much));
    }

    fn with<T>(&self, key: K, change: impl FnOnce(&mut Pace) -> T) -> T {
        // A bucket is changed in one step, so a panic elsewhere leaves nothing half done.
        let mut all = locked(&self.all);
        if all.len() >= KEYS {
            let now = Instant::now();
            all.retain(|_, pace| !pace.is_full(self.measure, now));
        }
        change(all.entry(key).or_insert_with(|| Pace::new(self.measure)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_own_bucket() {
        let paces = Paces::new(Measure {
            burst: 2.0,
            rate: 0.001,
        });
        assert!(paces.take("a").is_ok() && paces.take("a").is_ok());
        assert!(matches!(paces.take("a"), Err(TooFast { retry_after }) if retry_after > 100));
        assert!(paces.take("b").is_ok());
        assert!(paces.check(&"a").is_err() && paces.check(&"c").is_ok());
        assert!(
            paces.check(&"b").is_ok() && paces.take("b").is_ok(),
            "looking takes nothing"
        );
    }

    #[test]
    fn a_bucket_fills_again() {
        let paces = Paces::new(Measure {
            burst: 1.0,
            rate: 1e6,
        });
        assert!((0..100).all(|_| {
            std::thread::sleep(std::time::Duration::from_micros(5));
            paces.take(()).is_ok()
        }));
    }
}
