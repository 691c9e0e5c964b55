//! An entry is taken back. Nothing is erased: that it was done, and that it was taken back, both stay in the log.

use serde::{Deserialize, Serialize};

use super::{Answer, Deed, Notice, Refusal, stays};
use crate::number::Seq;
use crate::state::{Made, State};

/// An entry is taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Undo {
    /// Which.
    pub of: Seq,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

impl Undo {
    /// An entry.
    #[must_use]
    pub const fn of(of: Seq) -> Self {
        Self { of, why: None }
    }
}

impl State {
    /// The newest entry that still stands and can be named; what begins the event cannot be taken back.
    #[must_use]
    pub fn last_standing(&self) -> Option<Seq> {
        let mut made = self.history.iter().rev();
        made.find(|made| made.stands()).map(|made| made.seq)
    }
}

impl Deed for Undo {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let made = state.history.iter().find(|made| made.seq == self.of);
        let made = made.ok_or(Refusal::NoEntry(self.of))?;
        if !made.stands() {
            return Err(Refusal::NotStanding(self.of));
        }
        stays(state, made)?;
        let what = made.act.kind().name().to_owned();
        let told = Notice::TookBack { seq: self.of, what };
        Ok(vec![Answer::TookBack { seq: self.of }, told.into()])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        state.take_back(self.of);
        if let Some(made) = state.history.iter_mut().find(|made| made.seq == self.of) {
            made.undone_by = Some(seq);
        }
    }

    fn stays(&self, _: &State, _: &Made) -> Result<(), Refusal> {
        Err(Refusal::NotStanding(self.of))
    }
}
