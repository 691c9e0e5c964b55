//! What all threads of a node know: under which tenure it writes, and how much it has written.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::shared::locked;
use crate::{Batches, Tenure};

/// The tenure under which this node writes, known to all its threads.
#[derive(Debug, Clone, Default)]
pub struct Own(Arc<Mutex<(Option<Tenure>, bool)>>);

impl Own {
    pub fn get(&self) -> Option<Tenure> {
        locked(&self.0).0.clone()
    }

    pub fn set(&self, tenure: Option<Tenure>) {
        *locked(&self.0) = (tenure, false);
    }

    /// Another one is about to begin, or is not after all: whoever finds that this one is over meanwhile asks again.
    pub fn changes(&self, changes: bool) {
        locked(&self.0).1 = changes;
    }

    /// Whether another one has begun since this one, or is about to.
    pub fn has_changed(&self, since: &Tenure) -> bool {
        let (own, changes) = &*locked(&self.0);
        *changes || own.as_ref().is_some_and(|own| own != since)
    }
}

/// How much was written so far, and since when the writer is at what it does, known to all its threads.
#[derive(Debug, Clone, Default)]
pub struct Written(Arc<Mutex<(Batches, Option<Instant>)>>);

impl Written {
    pub fn get(&self) -> Batches {
        let (all, since) = *locked(&self.0);
        Batches {
            under_way: since.map_or(Duration::ZERO, |since| since.elapsed()),
            ..all
        }
    }

    pub fn add(&self, appends: usize) {
        let all = &mut locked(&self.0).0;
        all.count += 1;
        all.appends += appends as u64;
    }

    pub fn lost(&self, appends: usize) {
        locked(&self.0).0.lost += appends as u64;
    }

    pub fn is_at_work(&self, works: bool) {
        locked(&self.0).1 = works.then(Instant::now);
    }
}
