//! Public pages as they were answered, once for all who read the same: of one version, so many bytes, dropped together.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use axum::http::HeaderMap;

use crate::locks::locked;

/// So many bytes are kept of an event: the lists of an open of 200 players in four languages are a tenth of it.
const MOST: usize = 4 << 20;
/// And so many slots, for pages that were asked for and are not made, or are too long to be kept.
const SLOTS: usize = 2_000;

/// A page as it was answered.
#[derive(Debug, Clone)]
pub struct Answered {
    /// Its headers.
    pub headers: HeaderMap,
    /// What was sent.
    pub body: Bytes,
}

/// A page that one makes while others who ask for the same wait.
pub type Slot = Arc<tokio::sync::Mutex<Option<Answered>>>;

/// The pages of an event.
#[derive(Debug, Default)]
pub struct Pages(Mutex<Of>);

#[derive(Debug, Default)]
struct Of {
    version: String,
    slots: HashMap<String, Slot>,
    bytes: usize,
}

impl Pages {
    /// The place of a page; those of other versions go.
    pub fn slot(&self, version: &str, page: &str) -> Slot {
        let mut of = locked(&self.0);
        if of.version != version || of.slots.len() >= SLOTS {
            *of = Of {
                version: version.to_owned(),
                ..Of::default()
            };
        }
        Arc::clone(of.slots.entry(page.to_owned()).or_default())
    }

    /// Whether so many bytes more of a version are kept; where they are too many, all others go.
    pub fn keeps(&self, version: &str, bytes: usize) -> bool {
        let mut of = locked(&self.0);
        if of.version != version || bytes > MOST {
            return false;
        }
        if of.bytes + bytes > MOST {
            *of = Of {
                version: version.to_owned(),
                ..Of::default()
            };
            return false;
        }
        of.bytes += bytes;
        true
    }

    /// Forgets all of them.
    pub fn forget(&self) {
        *locked(&self.0) = Of::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_one_version_are_kept_up_to_so_many_bytes() {
        let pages = Pages::default();
        let (one, same) = (pages.slot("1", "a"), pages.slot("1", "a"));
        assert!(Arc::ptr_eq(&one, &same));
        assert!(pages.keeps("1", MOST / 2) && pages.keeps("1", MOST / 2));
        assert!(!pages.keeps("1", 1), "no room");
        assert!(!Arc::ptr_eq(&one, &pages.slot("1", "a")), "all went");
        let new = pages.slot("2", "a");
        assert!(!pages.keeps("1", 1), "of a version that is over");
        assert!(!Arc::ptr_eq(&new, &pages.slot("3", "a")));
        for page in 0..SLOTS * 2 {
            pages.slot("3", &page.to_string());
            assert!(locked(&pages.0).slots.len() <= SLOTS);
        }
    }
}
