//! The minutes of a round, as its log tells them (Tournament Rules 8).

use super::{Act, Entry, Hour, Log};

/// A line of the minutes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Minute<'a> {
    /// The round that it belongs to; 0 before the first.
    pub round: u16,
    /// What happened, by whom and when.
    pub entry: &'a Entry,
}

/// The minutes of an event: every act with the round in which it fell, or of which it speaks.
///
/// ```
/// use arbiter_event::conduct::{minutes, Act, Entry, Log};
/// let mut log = Log::default();
/// log.add(Entry::new(Act::announce("Club open", 3))).unwrap();
/// assert_eq!(minutes(&log)[0].round, 0);
/// ```
#[must_use]
pub fn minutes(log: &Log) -> Vec<Minute<'_>> {
    let mut running = 0;
    let of = |entry: &'_ Entry, running: &mut u16| match &entry.act {
        Act::Pair(paired) => {
            *running = paired.round;
            paired.round
        }
        Act::Result { round, .. }
        | Act::Penalty { round, .. }
        | Act::Incident { round, .. }
        | Act::Lineup { round, .. }
        | Act::Hour {
            round,
            what: Hour::Started | Hour::Stopped,
            ..
        } => *round,
        _ => *running,
    };
    let entries = log.entries().iter();
    entries
        .map(|entry| Minute {
            round: of(entry, &mut running),
            entry,
        })
        .collect()
}
