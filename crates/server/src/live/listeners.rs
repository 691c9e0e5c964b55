//! Those who are to hear of something: sockets with what they are, each behind a queue with an end.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};

use crate::locks::locked;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// So many messages may wait for a socket. One that is further behind is closed and comes back with what it has seen.
pub const QUEUE: usize = 128;

/// Sockets that hear.
#[derive(Debug)]
pub struct Listeners<T> {
    all: Mutex<Vec<Listener<T>>>,
    next: AtomicU64,
    ended: AtomicBool,
}

impl<T> Default for Listeners<T> {
    fn default() -> Self {
        Self {
            all: Mutex::new(Vec::new()),
            next: AtomicU64::new(0),
            ended: AtomicBool::new(false),
        }
    }
}

/// One socket.
#[derive(Debug, Clone)]
pub struct Listener<T> {
    /// Its number.
    pub id: u64,
    /// What it is.
    pub who: T,
    queue: mpsc::Sender<Utf8Bytes>,
}

impl<T> Listener<T> {
    /// Sends; one whose queue is full hears nothing more.
    pub fn send(&self, message: Utf8Bytes) -> bool {
        self.queue.try_send(message).is_ok()
    }
}

impl<T> Listeners<T> {
    /// Every change is one call on the list, so a panic elsewhere leaves nothing half done.
    pub fn lock(&self) -> MutexGuard<'_, Vec<Listener<T>>> {
        locked(&self.all)
    }

    /// A socket more: its number and its queue, which ends when it is too far behind, and at once where nothing is told any more.
    pub fn add(&self, who: T) -> (u64, mpsc::Receiver<Utf8Bytes>) {
        let (queue, messages) = mpsc::channel(QUEUE);
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let mut all = self.lock();
        if !self.ended.load(Ordering::Relaxed) {
            all.push(Listener { id, who, queue });
        }
        drop(all);
        (id, messages)
    }

    /// Nothing is told here any more: a queue that ends tells its socket to come again with what it has seen, and so does that of
    /// a socket that was on its way.
    pub fn end(&self) {
        let mut all = self.lock();
        // Under the lock of the list: nobody is added after it was emptied.
        self.ended.store(true, Ordering::Relaxed);
        all.clear();
    }

    /// A socket less.
    pub fn leave(&self, id: u64) {
        self.lock().retain(|listener| listener.id != id);
    }

    /// Whether nobody hears.
    pub fn is_empty(&self) -> bool {
        self.lock().is_empty()
    }

    /// Sends each what `message` makes for him; made once for all who are alike.
    pub fn tell<K: PartialEq>(&self, alike: impl Fn(&T) -> K, message: impl Fn(&T) -> Option<Utf8Bytes>) {
        let mut made: Vec<(K, Option<Utf8Bytes>)> = Vec::new();
        self.lock().retain(|listener| {
            let key = alike(&listener.who);
            let place = made
                .iter()
                .position(|(other, _)| *other == key)
                .unwrap_or_else(|| {
                    made.push((key, message(&listener.who)));
                    made.len() - 1
                });
            made[place].1.clone().is_none_or(|message| listener.send(message))
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_when_nothing_is_told_any_more_is_told_to_come_again() {
        let listeners = Listeners::default();
        let (_, mut first) = listeners.add("here");
        listeners.end();
        let (_, mut late) = listeners.add("on the way");
        listeners.tell(|_| (), |_| Some(Utf8Bytes::from("news")));
        for queue in [&mut first, &mut late] {
            assert_eq!(queue.try_recv(), Err(mpsc::error::TryRecvError::Disconnected));
        }
        assert!(listeners.is_empty());
    }
}
