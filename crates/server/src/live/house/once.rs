//! Acts that are sent again are done once: the name that a device gave them lies with what they did.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::House;
use crate::live::failure::Failure;
use crate::live::table::command_key;

/// So many of the last are known again.
const REMEMBERED: usize = 10_000;

/// What is kept with an append.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub struct Kept {
    /// The device with its name for the acts.
    #[serde(with = "hex")]
    key: u128,
    /// The first entry that was made.
    pub first: u32,
    /// The last one.
    pub last: u32,
    /// What the acts were; marks of earlier versions do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    what: Option<u64>,
}

mod hex {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(key: &u128, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&format!("{key:032x}"))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u128, D::Error> {
        let text = String::deserialize(from)?;
        u128::from_str_radix(&text, 16).map_err(serde::de::Error::custom)
    }
}

/// The last acts of an event.
#[derive(Debug, Default)]
pub struct Once(HashMap<u128, Kept>);

/// What tells acts from others.
pub fn what(acts: &[Value]) -> u64 {
    let text = serde_json::to_string(acts).unwrap_or_default();
    u64::try_from(command_key("", &text) >> 64).unwrap_or_default()
}

impl Kept {
    /// What a device called by a name did.
    pub fn of(pass: &str, id: &str, first: u32, last: u32, what: u64) -> Self {
        Self {
            key: command_key(pass, id),
            first,
            last,
            what: Some(what),
        }
    }

    /// Whether it was acts of which this tells, as far as is known.
    pub fn was(self, what: u64) -> bool {
        self.what.is_none_or(|known| known == what)
    }

    /// As it lies with the append.
    pub fn mark(self) -> Option<Vec<u8>> {
        serde_json::to_vec(&self).ok()
    }
}

impl Once {
    /// What was done by this name.
    pub fn find(&self, pass: &str, id: &str) -> Option<Kept> {
        self.0.get(&command_key(pass, id)).copied()
    }

    /// It was done.
    pub fn keep(&mut self, kept: Kept) {
        self.0.insert(kept.key, kept);
    }
}

impl House {
    /// The acts that were done here, read from where they lie.
    pub(super) fn read_once(&self) -> Result<Once, Failure> {
        let mut once = Once::default();
        for (_, mark) in self.store.marks(&super::stream(&self.id), REMEMBERED)? {
            // What is no mark of this kind is none of acts.
            if let Ok(kept) = serde_json::from_slice(&mark) {
                once.keep(kept);
            }
        }
        Ok(once)
    }
}
