//! What is sealed so that nobody reads it: enciphered, committed to, its key in shares.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::event::Actor;

/// A sealed move, enciphered. What it says is read with two shares of its key, and held against the commitment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Closed {
    /// The hash of the text, a secret, and what stands on the envelope.
    pub commitment: String,
    /// The text with that secret, enciphered.
    pub cipher: String,
    /// The shares of the key, each enciphered for one device.
    pub shares: Vec<Share>,
}

/// A share of a key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Share {
    /// Whose it is: a player's or the arbiter's.
    pub of: Actor,
    /// The device that can read it: the hash of its pass.
    pub device: String,
    /// The share, enciphered.
    pub key: String,
}
