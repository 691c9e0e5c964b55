//! What nodes say to each other where everybody may listen and speak: sealed by the secret of all nodes, so that nobody else
//! tells a spectator of a move.

use std::collections::BTreeMap;

use arbiter_hall::store::Append;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use crate::live::Here;

/// The seal before each message, in bytes.
const SEAL: usize = 32;
/// What the key is for: the same secret says other things elsewhere.
const PURPOSE: &[u8] = b"arbiter nodes say 1\n";

/// An append that is durable.
#[derive(Debug, Serialize, Deserialize)]
pub struct Written {
    /// Its stream.
    pub stream: String,
    /// The version of the stream with it.
    pub version: u64,
}

/// What a node says once a second.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Versions {
    /// Its tenure.
    pub tenure: u64,
    /// The streams that it has written to in the last seconds.
    #[serde(default, rename = "versions")]
    pub written: BTreeMap<String, u64>,
    /// The games of other nodes that it follows, with the spectators that it has at each.
    #[serde(default)]
    pub follows: BTreeMap<String, usize>,
    /// Who is at those of its own games that others follow: White, Black, arbiters, spectators anywhere.
    #[serde(default)]
    pub here: BTreeMap<String, (bool, bool, usize, usize)>,
}

/// As a message holds it.
pub fn counted(here: Here) -> (bool, bool, usize, usize) {
    let [white, black] = here.players;
    (white, black, here.arbiters, here.spectators)
}

/// Where an append of an event is told.
pub fn of_event(event: &str) -> String {
    format!("arbiter.event.{event}")
}

/// Where a node says what it has once a second, and where all of them are heard.
pub fn of_node(tenure: u64) -> String {
    format!("arbiter.node.{tenure}")
}

/// All of these.
pub const NODES: &str = "arbiter.node.*";

/// The secret of all nodes.
#[derive(Clone)]
pub struct Seal(Hmac<Sha256>);

impl Seal {
    /// This one.
    pub fn new(word: &str) -> Self {
        // A key may have any length; without one it would be that of the empty word.
        let key = Hmac::<Sha256>::new_from_slice(word.as_bytes());
        Self(
            key.unwrap_or_else(|_| Hmac::new(&<_>::default()))
                .chain_update(PURPOSE),
        )
    }

    fn over(&self, subject: &str, told: &[u8]) -> Hmac<Sha256> {
        let mac = self.0.clone();
        mac.chain_update(subject).chain_update(b"\n").chain_update(told)
    }

    fn close(&self, subject: &str, told: &[u8]) -> Vec<u8> {
        let mut message = self.over(subject, told).finalize().into_bytes().to_vec();
        message.extend_from_slice(told);
        message
    }

    /// What a message says, if a node has said it there.
    pub fn open<'a>(&self, subject: &str, message: &'a [u8]) -> Option<&'a [u8]> {
        let (seal, told) = message.split_at_checked(SEAL)?;
        self.over(subject, told).verify_slice(seal).ok()?;
        Some(told)
    }

    /// Tells of an append, on the subject of its event: the lines of a game, and of anything else that it was written.
    pub fn written(&self, subject: &str, append: &Append, version: u64) -> Vec<u8> {
        let head = Written {
            stream: append.stream.clone(),
            version,
        };
        // Texts and numbers alone cannot fail.
        let mut told = serde_json::to_vec(&head).unwrap_or_default();
        if append.stream.starts_with("game/") {
            for line in &append.entries {
                told.push(b'\n');
                told.extend_from_slice(line);
            }
        }
        self.close(subject, &told)
    }

    /// Tells what a node has.
    pub fn versions(&self, subject: &str, versions: &Versions) -> Vec<u8> {
        self.close(subject, &serde_json::to_vec(versions).unwrap_or_default())
    }
}

/// An append with its lines.
pub fn read_written(told: &[u8]) -> Option<(Written, Vec<Vec<u8>>)> {
    let mut lines = told.split(|byte| *byte == b'\n');
    let head = serde_json::from_slice(lines.next()?).ok()?;
    Some((head, lines.map(<[u8]>::to_vec).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_knows_the_secret_is_believed_and_only_where_he_said_it() {
        let append = Append {
            stream: "game/k3".into(),
            of: "e".into(),
            expected: 4,
            entries: vec![b"{\"a\":1}".to_vec(), b"{\"b\":2}".to_vec()],
            mark: None,
        };
        let seal = Seal::new("a word that all nodes know");
        let message = seal.written("arbiter.event.e", &append, 6);
        let told = seal.open("arbiter.event.e", &message).unwrap();
        let (written, lines) = read_written(told).unwrap();
        assert_eq!((written.stream.as_str(), written.version), ("game/k3", 6));
        assert_eq!(lines, append.entries);
        assert!(seal.open("arbiter.event.f", &message).is_none());
        assert!(
            Seal::new("another word of others")
                .open("arbiter.event.e", &message)
                .is_none()
        );
        let mut spoilt = message.clone();
        *spoilt.last_mut().unwrap() ^= 1;
        assert!(seal.open("arbiter.event.e", &spoilt).is_none());
        assert!(seal.open("arbiter.event.e", b"PUB").is_none());
        // Of an event it is told that something was written, and not what: names stand there.
        let event = Append {
            stream: "event/e".into(),
            ..append
        };
        let message = seal.written("arbiter.event.e", &event, 6);
        let (written, lines) = read_written(seal.open("arbiter.event.e", &message).unwrap()).unwrap();
        assert_eq!((written.stream.as_str(), lines.len()), ("event/e", 0));
    }

    #[test]
    fn what_a_node_says_once_a_second_is_read_as_it_was_said() {
        let said = Versions {
            tenure: 7,
            written: [("game/k3".to_owned(), 9)].into(),
            follows: [("k4".to_owned(), 2)].into(),
            here: [("k3".to_owned(), (true, false, 1, 12))].into(),
        };
        let seal = Seal::new("a word that all nodes know");
        let message = seal.versions(&of_node(7), &said);
        let told = seal.open("arbiter.node.7", &message).unwrap();
        assert_eq!(serde_json::from_slice::<Versions>(told).unwrap(), said);
    }
}
