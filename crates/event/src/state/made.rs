//! What was done: an entry as the history keeps it.

use serde::{Deserialize, Serialize};

use crate::number::Seq;
use crate::state::act::Act;

/// Something that was done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// Its place in the log.
    pub seq: Seq,
    /// When.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// By whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// What.
    pub act: Act,
    /// The entry that took it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone_by: Option<Seq>,
}

impl Made {
    /// Whether it still holds: it was not taken back, and takes nothing back itself.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.undone_by.is_none() && !matches!(self.act, Act::Undo(_))
    }
}
