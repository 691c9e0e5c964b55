//! What could not be brought to life: it is set aside by its name, and everything else goes on.

use crate::locks::locked;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// A stream that cannot be read, of this event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aside {
    /// Its event.
    pub event: String,
    /// The stream: `event/ID` or `game/ID`.
    pub stream: String,
    /// What is wrong with it, for whoever runs the server.
    pub why: String,
}

/// All of them, by their streams.
#[derive(Debug, Default)]
pub struct SetAside(Mutex<BTreeMap<String, Aside>>);

impl SetAside {
    /// One more.
    pub fn put(&self, aside: Aside) {
        let mut all = locked(&self.0);
        all.insert(aside.stream.clone(), aside);
    }

    /// Whether a stream was set aside.
    pub fn has(&self, stream: &str) -> bool {
        let all = locked(&self.0);
        all.contains_key(stream)
    }

    /// Those of an event.
    pub fn of(&self, event: &str) -> Vec<Aside> {
        let all = locked(&self.0);
        all.values()
            .filter(|aside| aside.event == event)
            .cloned()
            .collect()
    }
}
