//! Which events are played: noted now and then, so that they are taken over first when their node is gone.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

/// That something was written to an event is noted once in so long: it says which events are taken over first.
const NOTED: Duration = Duration::from_mins(1);
/// And so long lies between two such notes at least: each costs a commit.
const NOTES: Duration = Duration::from_secs(5);

/// So many are remembered.
const REMEMBERED: usize = 65_536;

/// To which events something was written, and when that was noted.
#[derive(Default)]
pub struct Played {
    new: HashSet<String>,
    noted: HashMap<String, Instant>,
    last: Option<Instant>,
}

impl Played {
    /// Something was written to one.
    pub fn was(&mut self, event: &str) {
        let known = self.noted.get(event).is_some_and(|noted| noted.elapsed() < NOTED);
        if !known && !self.new.contains(event) {
            self.new.insert(event.to_owned());
        }
    }

    /// Those that are to be noted now.
    pub fn due(&mut self) -> Vec<String> {
        if self.new.is_empty() || self.last.is_some_and(|last| last.elapsed() < NOTES) {
            return Vec::new();
        }
        let now = Instant::now();
        self.last = Some(now);
        if self.noted.len() > REMEMBERED {
            self.noted.clear();
        }
        let due: Vec<String> = self.new.drain().collect();
        self.noted.extend(due.iter().map(|event| (event.clone(), now)));
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_played_is_noted_once_in_a_while() {
        let mut played = Played::default();
        played.was("a");
        assert_eq!(played.due(), ["a"]);
        // It was noted a moment ago; and what is new waits until it is worth a commit.
        played.was("a");
        played.was("b");
        assert_eq!(played.due(), [""; 0]);
        played.last = None;
        assert_eq!(played.due(), ["b"]);
        played.last = None;
        assert_eq!(played.due(), [""; 0]);
    }
}
