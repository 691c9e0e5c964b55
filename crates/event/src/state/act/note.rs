//! A note.

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::{Answer, Deed, Refusal, Wanted};
use crate::number::Seq;
use crate::state::{Note, State};

/// A note.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WriteNote {
    /// The words.
    pub text: String,
    /// Whether they stay in the house.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub private: bool,
}

impl Deed for WriteNote {
    fn decide(&self, _: &State) -> Result<Vec<Answer>, Refusal> {
        if self.text.trim().is_empty() {
            Err(expected(Wanted::Words, ""))
        } else {
            Ok(Vec::new())
        }
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let (text, private) = (self.text.trim().to_owned(), self.private);
        state.notes.tell(seq, Note { text, private });
    }
}
