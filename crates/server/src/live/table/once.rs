//! A command that is sent again is done once: its name lies with what it did, and is found there after a restart too.

use std::collections::{HashMap, VecDeque};

use arbiter_hall::hash;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Table;
use crate::live::failure::Failure;
use crate::live::wire::Reply;

/// So many of the last commands of a game are known again.
pub const REMEMBERED: usize = 10_000;

/// The name that a device gave to a command, with the device.
pub type Key = u128;

/// What is kept with an append.
#[derive(Debug, Serialize, Deserialize)]
struct Mark {
    key: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    refused: Option<Value>,
}

/// What came of a command.
#[derive(Debug, Clone)]
struct Kept {
    version: u64,
    waits: bool,
    refused: Option<Box<Value>>,
}

/// The last commands of a game.
#[derive(Debug, Default)]
pub struct Once {
    kept: HashMap<Key, Kept>,
    order: VecDeque<Key>,
}

/// What a command of a device is known by. Neither can be told from it.
pub fn key(pass: &str, id: &str) -> Key {
    let digest = hash(&format!("{pass}\n{id}"));
    Key::from_str_radix(&digest[..32], 16).unwrap_or_default()
}

/// What is kept with the append of a command.
pub fn mark(key: Key, reply: &Reply) -> Option<Vec<u8>> {
    let mark = Mark {
        key: format!("{key:032x}"),
        refused: reply.refused.clone(),
    };
    serde_json::to_vec(&mark).ok()
}

impl Once {
    /// What came of it, if it was done.
    pub fn find(&self, key: Key, id: &str) -> Option<Reply> {
        let kept = self.kept.get(&key)?;
        Some(Reply {
            id: id.to_owned(),
            ok: true,
            version: kept.version,
            waits: kept.waits,
            refused: kept.refused.as_deref().cloned(),
            error: None,
        })
    }

    /// It was done.
    pub fn keep(&mut self, key: Key, reply: &Reply) {
        let kept = Kept {
            version: reply.version,
            waits: reply.waits,
            refused: reply.refused.clone().map(Box::new),
        };
        self.put(key, kept);
    }

    fn put(&mut self, key: Key, kept: Kept) {
        if self.kept.insert(key, kept).is_none() {
            self.order.push_back(key);
        }
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.kept.remove(&oldest);
        }
    }
}

impl Table {
    /// The commands that were done here, read from where they lie.
    ///
    /// # Errors
    /// The store cannot be read.
    pub(super) fn read_once(&self) -> Result<Once, Failure> {
        let marks = self.store.marks(&arbiter_hall::stream(&self.game), REMEMBERED)?;
        let mut once = Once::default();
        for (version, mark) in marks.into_iter().rev() {
            // What is no mark of this kind is none of a command.
            let Ok(Mark { key, refused }) = serde_json::from_slice(&mark) else {
                continue;
            };
            let kept = Kept {
                version,
                waits: false,
                refused: refused.map(Box::new),
            };
            once.put(Key::from_str_radix(&key, 16).unwrap_or_default(), kept);
        }
        Ok(once)
    }
}
