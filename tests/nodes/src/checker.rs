//! What must hold of everything that clients were told and everything that the log has.

use std::collections::{BTreeMap, HashMap};
use std::fmt;

/// A command that a client sent and was told of that it is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// The stream of its game.
    pub stream: String,
    /// What it is known by in the log.
    pub key: String,
    /// The version of the stream after it, as the client was told.
    pub version: u64,
}

/// What both clocks of a game showed together, as a client saw it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// The stream of the game.
    pub stream: String,
    /// Both clocks, in milliseconds.
    pub both: u64,
}

/// What somebody who looks on was told over one socket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard {
    /// The stream of the game.
    pub stream: String,
    /// The versions, in their order.
    pub versions: Vec<u64>,
    /// Whether the socket was open when everything had been calm for a while.
    pub to_the_end: bool,
}

/// An append in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// Its stream.
    pub stream: String,
    /// The event to which the stream belongs: one node has it with all its streams.
    pub event: String,
    /// The version of the stream after it.
    pub version: u64,
    /// Entries in it.
    pub entries: u64,
    /// Under which tenure it was written.
    pub tenure: u64,
    /// The name of the node of that tenure.
    pub node: String,
    /// When, by the clock of the database, in microseconds.
    pub at: u64,
    /// The command that it belongs to, where there is one.
    pub key: Option<String>,
}

/// Something that must not be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// It was acknowledged and is not in the log.
    Lost(Told),
    /// It is in the log more than once.
    Twice {
        /// The stream.
        stream: String,
        /// The command.
        key: String,
    },
    /// It stands at another version than the client was told.
    WrongVersion {
        /// What the client was told.
        told: Told,
        /// Where it stands.
        found: u64,
    },
    /// Versions are missing, or there twice.
    Gap {
        /// The stream.
        stream: String,
        /// The version that was expected.
        expected: u64,
        /// The one that is there.
        found: u64,
    },
    /// Of two tenures the appends lie between each other: two nodes had the event at once.
    TwoOwners {
        /// The stream.
        stream: String,
        /// Of which append, by its version.
        version: u64,
    },
    /// It was written under a tenure whose node had begun another one.
    Zombie {
        /// The stream.
        stream: String,
        /// Of which append, by its version.
        version: u64,
    },
    /// It was written under an older tenure than what stands before it.
    TenureDown {
        /// The stream.
        stream: String,
        /// Of which append, by its version.
        version: u64,
    },
    /// It was written under an older tenure than what was written before it to another stream of the same event: two nodes had it.
    EventDown {
        /// The event.
        event: String,
        /// The stream.
        stream: String,
        /// Of which append, by its version.
        version: u64,
    },
    /// A socket was told of a version after a later one.
    Backwards {
        /// The stream.
        stream: String,
        /// What it was told first.
        from: u64,
        /// And then.
        to: u64,
    },
    /// A socket that was open at the end was not told of everything, or of more than there is.
    NotTold {
        /// The stream.
        stream: String,
        /// The last version that it was told of.
        told: u64,
        /// The last one that there is.
        found: u64,
    },
    /// The clocks of a game show more than they did before.
    ClockGained {
        /// The stream.
        stream: String,
        /// By how much, in milliseconds.
        by: u64,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost(told) => write!(
                f,
                "{}: {} was acknowledged at {} and is not there",
                told.stream, told.key, told.version
            ),
            Self::Twice { stream, key } => write!(f, "{stream}: {key} was done twice"),
            Self::WrongVersion { told, found } => write!(
                f,
                "{}: {} was told at {} and stands at {found}",
                told.stream, told.key, told.version
            ),
            Self::Gap {
                stream,
                expected,
                found,
            } => write!(f, "{stream}: expected version {expected}, found {found}"),
            Self::TwoOwners { stream, version } => {
                write!(f, "{stream}: two tenures wrote at once at version {version}")
            }
            Self::Zombie { stream, version } => {
                write!(
                    f,
                    "{stream}: version {version} was written under a tenure that was over"
                )
            }
            Self::TenureDown { stream, version } => {
                write!(
                    f,
                    "{stream}: version {version} was written under an older tenure than the one before"
                )
            }
            Self::EventDown {
                event,
                stream,
                version,
            } => {
                write!(
                    f,
                    "event {event}: version {version} of {stream} was written under an older tenure than something before it"
                )
            }
            Self::Backwards { stream, from, to } => {
                write!(f, "{stream}: who looked on was told of {from}, then of {to}")
            }
            Self::NotTold { stream, told, found } => {
                write!(
                    f,
                    "{stream}: who looked on was told of {told}, and it stands at {found}"
                )
            }
            Self::ClockGained { stream, by } => write!(f, "{stream}: the clocks gained {by} ms"),
        }
    }
}

/// So much more may be shown than before: what ran after the last heartbeat of a node that died, which is written once a second,
/// and the renewal that was under way; and the two seconds of a planned move.
const GIVEN_BACK: u64 = 4_000;

/// Holds what clients were told, and saw, against the log; `log` is in the order of its streams and versions, `shown` in that of
/// time.
///
/// ```
/// use arbiter_nodes::checker::{Append, Told, check};
/// let one = Append { stream: "game/a".into(), event: "e".into(), version: 2, entries: 2, tenure: 1, node: "north".into(), at: 5, key: Some("k".into()) };
/// let told = Told { stream: "game/a".into(), key: "k".into(), version: 2 };
/// assert!(check(&[told.clone()], &[], &[one]).is_empty());
/// assert_eq!(check(&[told], &[], &[]).len(), 1);
/// ```
#[must_use]
pub fn check(told: &[Told], shown: &[Shown], log: &[Append]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut done: HashMap<(&str, &str), Vec<u64>> = HashMap::new();
    for one in log {
        if let Some(key) = &one.key {
            done.entry((&one.stream, key)).or_default().push(one.version);
        }
    }
    for ((stream, key), versions) in &done {
        if versions.len() > 1 {
            let (stream, key) = ((*stream).to_owned(), (*key).to_owned());
            faults.push(Fault::Twice { stream, key });
        }
    }
    for one in told {
        match done.get(&(&*one.stream, &*one.key)).map(Vec::as_slice) {
            None => faults.push(Fault::Lost(one.clone())),
            Some([found]) if *found != one.version => faults.push(Fault::WrongVersion {
                told: one.clone(),
                found: *found,
            }),
            Some(_) => {}
        }
    }
    faults.extend(streams(log));
    faults.extend(events(log));
    faults.extend(nodes(log));
    faults.extend(clocks(shown));
    faults
}

/// Holds what those who looked on were told against the log.
#[must_use]
pub fn check_heard(heard: &[Heard], log: &[Append]) -> Vec<Fault> {
    let mut last: HashMap<&str, u64> = HashMap::new();
    for one in log {
        last.insert(&one.stream, one.version);
    }
    let mut faults = Vec::new();
    for one in heard {
        let stream = || one.stream.clone();
        for pair in one.versions.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            if to < from {
                faults.push(Fault::Backwards {
                    stream: stream(),
                    from,
                    to,
                });
            }
        }
        let (told, found) = (
            one.versions.last().copied().unwrap_or(0),
            last.get(&*one.stream).copied().unwrap_or(0),
        );
        if told > found || (one.to_the_end && told < found) {
            faults.push(Fault::NotTold {
                stream: stream(),
                told,
                found,
            });
        }
    }
    faults
}

/// Each stream is without a gap, and one tenure after the other wrote it.
fn streams(log: &[Append]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut last: BTreeMap<&str, &Append> = BTreeMap::new();
    for one in log {
        let stream = || one.stream.clone();
        let before = last.insert(&one.stream, one);
        let expected = before.map_or(0, |before| before.version) + one.entries;
        if one.version != expected {
            let found = one.version;
            faults.push(Fault::Gap {
                stream: stream(),
                expected,
                found,
            });
        }
        if before.is_some_and(|before| before.tenure > one.tenure) {
            let version = one.version;
            faults.push(Fault::TenureDown {
                stream: stream(),
                version,
            });
        }
        // Whoever has an event now reads all of it before he writes.
        if before.is_some_and(|before| before.tenure != one.tenure && before.at > one.at) {
            let version = one.version;
            faults.push(Fault::TwoOwners {
                stream: stream(),
                version,
            });
        }
    }
    faults
}

/// In the order of time tenures never go down along an event, whatever is written to: who has it has all its streams.
fn events(log: &[Append]) -> Vec<Fault> {
    let mut newest: HashMap<&str, u64> = HashMap::new();
    let mut in_time: Vec<&Append> = log.iter().collect();
    in_time.sort_by_key(|one| one.at);
    let mut faults = Vec::new();
    for one in in_time {
        let newest = newest.entry(&one.event).or_insert(one.tenure);
        if one.tenure < *newest {
            faults.push(Fault::EventDown {
                event: one.event.clone(),
                stream: one.stream.clone(),
                version: one.version,
            });
        }
        *newest = (*newest).max(one.tenure);
    }
    faults
}

/// A node that has begun another tenure writes nothing under an earlier one, to whatever stream.
fn nodes(log: &[Append]) -> Vec<Fault> {
    let mut newest: HashMap<&str, u64> = HashMap::new();
    let mut in_time: Vec<&Append> = log.iter().collect();
    in_time.sort_by_key(|one| one.at);
    let mut faults = Vec::new();
    for one in in_time {
        let newest = newest.entry(&one.node).or_insert(one.tenure);
        if one.tenure < *newest {
            faults.push(Fault::Zombie {
                stream: one.stream.clone(),
                version: one.version,
            });
        }
        *newest = (*newest).max(one.tenure);
    }
    faults
}

/// No pair of clocks gains time but what the rules give back.
fn clocks(shown: &[Shown]) -> Vec<Fault> {
    let mut least: BTreeMap<&str, u64> = BTreeMap::new();
    let mut faults = Vec::new();
    for one in shown {
        let before = least.entry(&one.stream).or_insert(one.both);
        if one.both > *before + GIVEN_BACK {
            faults.push(Fault::ClockGained {
                stream: one.stream.clone(),
                by: one.both - *before,
            });
        }
        *before = one.both;
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn append(version: u64, tenure: u64, at: u64, key: &str) -> Append {
        Append {
            stream: "game/a".into(),
            event: "e".into(),
            version,
            entries: 1,
            tenure,
            node: if tenure == 2 { "south" } else { "north" }.into(),
            at,
            key: (!key.is_empty()).then(|| key.to_owned()),
        }
    }

    fn told(version: u64, key: &str) -> Told {
        Told {
            stream: "game/a".into(),
            key: key.into(),
            version,
        }
    }

    fn shown(both: u64) -> Shown {
        Shown {
            stream: "game/a".into(),
            both,
        }
    }

    /// A history without a fault: two tenures, one after the other, and back.
    fn sound() -> (Vec<Told>, Vec<Shown>, Vec<Append>) {
        let log = vec![
            append(1, 1, 10, ""),
            append(2, 1, 20, "x"),
            append(3, 2, 30, "y"),
            append(4, 3, 40, "z"),
        ];
        let told = vec![told(2, "x"), told(3, "y"), told(4, "z")];
        (told, vec![shown(9_000), shown(8_000), shown(9_500)], log)
    }

    #[test]
    fn what_was_told_to_who_looked_on_is_held_against_the_log() {
        let (_, _, log) = sound();
        let heard = |versions: &[u64], to_the_end| Heard {
            stream: "game/a".into(),
            versions: versions.to_vec(),
            to_the_end,
        };
        let sound = [
            heard(&[1, 2, 4], true),
            heard(&[2, 2, 3], false),
            heard(&[], false),
        ];
        assert_eq!(check_heard(&sound, &log), []);
        let found = |one: Heard| check_heard(&[one], &log);
        assert!(matches!(
            found(heard(&[3, 2, 4], true))[..],
            [Fault::Backwards { from: 3, to: 2, .. }]
        ));
        assert!(matches!(
            found(heard(&[1, 3], true))[..],
            [Fault::NotTold {
                told: 3,
                found: 4,
                ..
            }]
        ));
        assert!(matches!(
            found(heard(&[], true))[..],
            [Fault::NotTold { told: 0, .. }]
        ));
        assert!(matches!(
            found(heard(&[4, 5], false))[..],
            [Fault::NotTold { told: 5, .. }]
        ));
    }

    #[test]
    fn a_sound_history_has_no_fault() {
        let (told, shown, log) = sound();
        assert_eq!(check(&told, &shown, &log), []);
    }

    /// Each game alone is as it should be, and both are of one event.
    #[test]
    fn two_nodes_that_write_to_two_games_of_one_event_are_found() {
        let (told, shown, mut log) = sound();
        let other = |version, tenure, at| Append {
            stream: "game/b".into(),
            node: "west".into(),
            ..append(version, tenure, at, "")
        };
        log.extend([other(1, 2, 35), other(2, 2, 36)]);
        assert_eq!(check(&told, &shown, &log), []);
        log.extend([other(3, 2, 45)]);
        let found = check(&told, &shown, &log);
        assert!(
            matches!(&found[..], [Fault::EventDown { event, stream, version: 3 }] if event == "e" && stream == "game/b"),
            "{found:?}"
        );
        // Of two events each has its own node.
        for one in &mut log {
            one.event.clone_from(&one.stream);
        }
        assert_eq!(check(&told, &shown, &log), []);
    }

    #[test]
    fn each_history_that_was_spoilt_is_found() {
        type Spoil = fn(&mut Vec<Told>, &mut Vec<Shown>, &mut Vec<Append>);
        type Is = fn(&Fault) -> bool;
        let spoilt: [(&str, Spoil, Is); 9] = [
            (
                "lost",
                |told, _, _| told[1].key = "q".into(),
                |fault| matches!(fault, Fault::Lost(_)),
            ),
            (
                "twice",
                |_, _, log| log[3].key = Some("x".into()),
                |fault| matches!(fault, Fault::Twice { .. }),
            ),
            (
                "gap",
                |_, _, log| drop(log.remove(2)),
                |fault| {
                    matches!(
                        fault,
                        Fault::Gap {
                            expected: 3,
                            found: 4,
                            ..
                        }
                    )
                },
            ),
            (
                "there twice",
                |_, _, log| log[2].version = 2,
                |fault| {
                    matches!(
                        fault,
                        Fault::Gap {
                            expected: 3,
                            found: 2,
                            ..
                        }
                    )
                },
            ),
            (
                "two owners in time",
                |_, _, log| log[2].at = 15,
                |fault| matches!(fault, Fault::TwoOwners { version: 3, .. }),
            ),
            (
                "a tenure that was over",
                |_, _, log| log[0].tenure = 9,
                |fault| matches!(fault, Fault::Zombie { version: 2, .. }),
            ),
            (
                "an older tenure after a younger one",
                |_, _, log| log[3].tenure = 1,
                |fault| matches!(fault, Fault::TenureDown { version: 4, .. }),
            ),
            (
                "wrong version",
                |told, _, _| told[0].version = 7,
                |fault| matches!(fault, Fault::WrongVersion { found: 2, .. }),
            ),
            (
                "clock gained",
                |_, shown, _| shown[2].both = 30_000,
                |fault| matches!(fault, Fault::ClockGained { by: 22_000, .. }),
            ),
        ];
        for (name, spoil, is) in spoilt {
            let (mut told, mut shown, mut log) = sound();
            spoil(&mut told, &mut shown, &mut log);
            let found = check(&told, &shown, &log);
            assert!(found.iter().any(is), "{name}: {found:?}");
        }
    }
}
