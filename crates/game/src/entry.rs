//! One entry of a game: an event with what was answered.

use alloc::vec::Vec;

use arbiter_rules::Answer;
use serde::{Deserialize, Serialize};

use crate::event::Event;

/// An event with its answers, as it is logged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number in the game, from 0.
    pub seq: u32,
    /// The event that was answered.
    pub event: Event,
    /// What was answered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Answer>,
}
