//! In which events a device is somebody: so that its own games are found without asking every event.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard};

use crate::locks::locked;
use arbiter_hall::{Fact, hash};

/// The events of each device, told by the hash of its pass. A device that was shut out stays in the list: the event
/// itself says what it may do.
#[derive(Debug, Default)]
pub struct Devices(Mutex<HashMap<String, BTreeSet<String>>>);

impl Devices {
    /// Every change is one step, so a panic elsewhere leaves nothing half done.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, BTreeSet<String>>> {
        locked(&self.0)
    }

    /// A device was let into an event.
    pub fn enters(&self, event: &str, pass: &str) {
        let mut all = self.lock();
        all.entry(pass.to_owned()).or_default().insert(event.to_owned());
    }

    /// What happened to an event.
    pub fn note(&self, event: &str, facts: &[Fact]) {
        for fact in facts {
            if let Fact::Joined { pass, .. } | Fact::WaitsToBe { pass, .. } = fact {
                self.enters(event, pass);
            }
        }
    }

    /// Whether somebody was let in anywhere with this pass.
    pub fn knows(&self, pass: &str) -> bool {
        self.lock().contains_key(&hash(pass))
    }

    /// The events of whoever has this pass.
    pub fn events(&self, pass: &str) -> Vec<String> {
        let all = self.lock();
        let events = all.get(&hash(pass));
        events.into_iter().flatten().cloned().collect()
    }
}
