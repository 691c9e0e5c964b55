//! Work that takes a core for a while, on a thread of its own, a few pieces at once. The permit lives as long as the work, not as
//! long as the request: who hangs up makes no room for another. What nobody waits for any more is told to stop.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use tokio::sync::Semaphore;

use crate::locks::locked;
use crate::paces::{Measure, Paces};

/// So many questions wait at once for their turn: from everywhere, and from one house. A club has one address.
const WAITING: usize = 32;
const WAITING_OF_A_HOUSE: usize = 8;

/// What one house may have looked at, in seconds of work: two minutes at once, then a quarter of the time.
const OF_A_HOUSE: Measure = Measure {
    burst: 120.0,
    rate: 0.25,
};
/// The same for everybody together: the boards in play keep their core.
const OF_ALL: Measure = Measure {
    burst: 600.0,
    rate: 0.5,
};

/// Where whoever asks sits; `None` where it is not known.
type From = Option<IpAddr>;

/// A place where one piece of work is done after the other, or a few at once.
#[derive(Debug)]
pub struct Bench {
    turns: Arc<Semaphore>,
    /// How many wait: from everywhere, from one house.
    most: (usize, usize),
    waiting: Mutex<HashMap<From, usize>>,
    of_a_house: Paces<From>,
    of_all: Paces<()>,
    /// How many pieces of work were told to stop.
    stopped: AtomicU64,
}

impl Default for Bench {
    fn default() -> Self {
        Self::of(1, WAITING, WAITING_OF_A_HOUSE)
    }
}

impl Bench {
    /// A place where so many pieces are worked on at once, and so many wait: from everywhere, from one house.
    pub fn of(turns: usize, waiting: usize, of_a_house: usize) -> Self {
        Self {
            turns: Arc::new(Semaphore::new(turns)),
            most: (waiting, of_a_house),
            waiting: Mutex::default(),
            of_a_house: Paces::new(OF_A_HOUSE),
            of_all: Paces::new(OF_ALL),
            stopped: AtomicU64::new(0),
        }
    }
}

/// Somebody who waits for an answer; gone when he is.
struct Place<'a>(&'a Bench, From);

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut waiting = locked(&self.0.waiting);
        if let Some(count) = waiting.get_mut(&self.1) {
            *count -= 1;
        }
        waiting.retain(|_, count| *count > 0);
    }
}

/// Tells the work to stop when nobody waits for it.
struct Heard(Arc<AtomicBool>);

impl Drop for Heard {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Bench {
    /// Has something worked on when it is its turn; `None` where there is no room for whoever asks. The work looks at
    /// the flag, and ends soon after it is up.
    pub async fn work<T: Send + 'static>(
        self: &Arc<Self>,
        from: From,
        work: impl FnOnce(&Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Option<T> {
        let _place = self.place(from)?;
        let permit = Arc::clone(&self.turns).acquire_owned().await.ok()?;
        let stop = Arc::new(AtomicBool::new(false));
        let heard = Heard(Arc::clone(&stop));
        let bench = Arc::clone(self);
        let done = tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            let done = work(&stop);
            let stopped = stop.load(Ordering::Relaxed);
            bench.stopped.fetch_add(u64::from(stopped), Ordering::Relaxed);
            let spent = began.elapsed().as_secs_f64();
            bench.of_a_house.spend(from, spent);
            bench.of_all.spend((), spent);
            drop(permit);
            done
        });
        let done = done.await.ok();
        drop(heard);
        done
    }

    /// How many pieces are being worked on, and how many were told to stop.
    pub fn figures(&self) -> [u64; 2] {
        let working = u64::from(self.turns.available_permits() == 0);
        [working, self.stopped.load(Ordering::Relaxed)]
    }

    fn place(&self, from: From) -> Option<Place<'_>> {
        self.of_all.check(&()).ok()?;
        self.of_a_house.check(&from).ok()?;
        let mut waiting = locked(&self.waiting);
        if waiting.values().sum::<usize>() >= self.most.0 {
            return None;
        }
        let of_house = waiting.entry(from).or_default();
        if *of_house >= self.most.1 {
            return None;
        }
        *of_house += 1;
        Some(Place(self, from))
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn house(n: u8) -> From {
        IpAddr::V4(Ipv4Addr::new(10, 0, 0, n)).into()
    }

    #[test]
    fn a_house_leaves_room_for_others() {
        let bench = Bench::default();
        let places: Vec<_> = (0..20).map_while(|_| bench.place(house(1))).collect();
        assert_eq!(places.len(), WAITING_OF_A_HOUSE);
        let others: Vec<_> = (2..20)
            .flat_map(|n| [house(n); 4])
            .map_while(|from| bench.place(from))
            .collect();
        assert_eq!(places.len() + others.len(), WAITING);
        drop((places, others));
        assert!(bench.place(house(1)).is_some(), "who is gone keeps no place");
    }

    #[test]
    fn who_has_used_up_a_core_waits_and_others_do_not() {
        let bench = Bench::default();
        bench.of_a_house.spend(house(1), 200.0);
        assert!(bench.place(house(1)).is_none() && bench.place(house(2)).is_some());
        bench.of_all.spend((), 1000.0);
        assert!(bench.place(house(2)).is_none());
    }

    #[tokio::test]
    async fn work_that_nobody_waits_for_keeps_its_permit_and_is_told_to_stop() {
        let bench = Arc::new(Bench::default());
        let endless = |stop: &Arc<AtomicBool>| {
            while !stop.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
        };
        for _ in 0..3 {
            let left = std::time::Duration::from_millis(50);
            assert!(
                tokio::time::timeout(left, bench.work(None, endless))
                    .await
                    .is_err()
            );
        }
        assert_eq!(bench.work(None, |_| 7).await, Some(7), "the next has its turn");
        assert!(bench.figures()[1] >= 1);
    }
}
