//! Times, counted by how long they were.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Where the counted times are parted, in milliseconds: a sync of a good disk, of a slow one, a lease.
const EDGES: [u64; 8] = [1, 5, 20, 50, 200, 1_000, 5_000, 20_000];

/// Times, counted by how long they were.
#[derive(Debug, Default)]
pub struct Times {
    /// How many were no longer than each edge and longer than the one before; the last are longer than all.
    counts: [AtomicU64; EDGES.len() + 1],
    micros: AtomicU64,
}

impl Times {
    /// One more.
    pub fn add(&self, took: Duration) {
        let ms = took.as_millis();
        let at = EDGES.partition_point(|edge| u128::from(*edge) < ms);
        self.counts[at].fetch_add(1, Ordering::Relaxed);
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// How many were no longer than each edge, in milliseconds.
    pub fn up_to(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let mut sum = 0;
        EDGES.into_iter().zip(&self.counts).map(move |(edge, count)| {
            sum += count.load(Ordering::Relaxed);
            (edge, sum)
        })
    }

    /// All of them together, in microseconds.
    pub fn micros(&self) -> u64 {
        self.micros.load(Ordering::Relaxed)
    }

    /// How many.
    pub fn count(&self) -> u64 {
        let counts = self.counts.iter();
        counts.map(|count| count.load(Ordering::Relaxed)).sum()
    }
}
