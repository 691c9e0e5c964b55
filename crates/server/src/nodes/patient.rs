//! A store whose answers take their time: who waits for one keeps nobody else from going on.

use std::sync::Arc;

use arbiter_hall::store::{
    Append, Batches, Claim, Done, Holder, Renewal, Snapshot, Store, StoreError, Tenure, Tenures,
};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::block_in_place;

use super::Shared;

/// A store over a line. Whoever asks it in the middle of something else lends his thread for as long as he waits: a database
/// that stands still stops neither other requests nor the watch over the lease.
pub struct Patient<T>(pub Arc<T>);

/// Waits for an answer, at whatever thread that is.
fn waits<T>(ask: impl FnOnce() -> T) -> T {
    let is_shared = Handle::try_current()
        .is_ok_and(|runtime| matches!(runtime.runtime_flavor(), RuntimeFlavor::MultiThread));
    if is_shared { block_in_place(ask) } else { ask() }
}

impl<T: Shared> Store for Patient<T> {
    fn submit(&self, append: Append, done: Done) {
        self.0.submit(append, done);
    }

    fn remove(&self, streams: Vec<String>, done: Done) {
        self.0.remove(streams, done);
    }

    fn read(&self, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError> {
        waits(|| self.0.read(stream, from, limit))
    }

    fn version(&self, stream: &str) -> Result<u64, StoreError> {
        waits(|| self.0.version(stream))
    }

    fn marks(&self, stream: &str, limit: usize) -> Result<Vec<(u64, Vec<u8>)>, StoreError> {
        waits(|| self.0.marks(stream, limit))
    }

    fn streams(&self, prefix: &str) -> Result<Vec<(String, u64)>, StoreError> {
        waits(|| self.0.streams(prefix))
    }

    fn keep_snapshot(&self, stream: &str, snapshot: Snapshot) -> Result<(), StoreError> {
        waits(|| self.0.keep_snapshot(stream, snapshot))
    }

    fn snapshot(&self, stream: &str) -> Result<Option<Snapshot>, StoreError> {
        waits(|| self.0.snapshot(stream))
    }
}

impl<T: Shared> Tenures for Patient<T> {
    fn begin(&self, node: &str, address: &str) -> Result<Tenure, StoreError> {
        waits(|| self.0.begin(node, address))
    }

    fn held(&self) -> Option<Tenure> {
        self.0.held()
    }

    fn renew(&self, beat: u64) -> Result<Renewal, StoreError> {
        waits(|| self.0.renew(beat))
    }

    fn claim(&self, event: &str) -> Result<Claim, StoreError> {
        waits(|| self.0.claim(event))
    }

    fn owner(&self, event: &str) -> Result<Option<Tenure>, StoreError> {
        waits(|| self.0.owner(event))
    }

    fn release(&self, event: &str, to: u64, at: u64) -> Result<(), StoreError> {
        waits(|| self.0.release(event, to, at))
    }

    fn wish(&self, event: &str, to: u64) -> Result<(), StoreError> {
        waits(|| self.0.wish(event, to))
    }

    fn wishes(&self) -> Result<Vec<(String, u64)>, StoreError> {
        waits(|| self.0.wishes())
    }

    fn leave(&self, node: &str, leaves: bool) -> Result<(), StoreError> {
        waits(|| self.0.leave(node, leaves))
    }

    fn end(&self) -> Result<(), StoreError> {
        waits(|| self.0.end())
    }

    fn holders(&self) -> Result<Vec<Holder>, StoreError> {
        waits(|| self.0.holders())
    }

    fn events(&self, tenure: u64) -> Result<Vec<String>, StoreError> {
        waits(|| self.0.events(tenure))
    }

    fn orphans(&self, limit: usize) -> Result<Vec<String>, StoreError> {
        waits(|| self.0.orphans(limit))
    }

    fn forget(&self, event: &str) -> Result<(), StoreError> {
        waits(|| self.0.forget(event))
    }

    fn point(&self, event: &str, names: &[String]) -> Result<(), StoreError> {
        waits(|| self.0.point(event, names))
    }

    fn adopt(&self, event: &str, streams: &[String]) -> Result<(), StoreError> {
        waits(|| self.0.adopt(event, streams))
    }

    fn event_of(&self, name: &str) -> Result<Option<String>, StoreError> {
        waits(|| self.0.event_of(name))
    }

    fn batches(&self) -> Batches {
        self.0.batches()
    }

    fn takes(&self) -> Result<(), StoreError> {
        waits(|| self.0.takes())
    }

    fn now(&self) -> Result<u64, StoreError> {
        waits(|| self.0.now())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use arbiter_hall::store::Memory;

    use super::*;

    /// On a runtime with one thread of its own everything still goes on while something waits.
    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn who_waits_keeps_nobody_from_going_on() {
        let both = Arc::new(Barrier::new(2));
        let one = Arc::clone(&both);
        let waiting = tokio::spawn(async move { waits(|| one.wait().is_leader()) });
        let other = tokio::spawn(async move { waits(|| both.wait().is_leader()) });
        assert!(waiting.await.unwrap() != other.await.unwrap());
    }

    #[tokio::test]
    async fn where_there_is_one_thread_only_it_waits_there() {
        let store = Patient(Arc::new(Memory::default()));
        assert_eq!(store.version("game/a").unwrap(), 0);
        assert_eq!(store.begin("north", "").unwrap().id, 1);
    }
}
