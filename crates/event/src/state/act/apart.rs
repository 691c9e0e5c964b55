//! Players of one federation or club are kept apart (Tournament Rules 9(g)).

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::forbid::touched;
use super::{Answer, Deed, Fellows, Refusal, Wanted};
use crate::number::{Round, Seq};
use crate::state::{Apart, Made, State};

/// Fellows are kept apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KeepApart {
    /// By what they belong together.
    pub by: Fellows,
    /// First and last round.
    pub rounds: (Round, Round),
    /// If possible only: one more criterion below all others, outside FIDE mode.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub if_possible: bool,
}

impl Deed for KeepApart {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if !state.is_swiss() {
            return Err(expected(Wanted::SwissForFellows, self.by.name()));
        }
        let (found, to) = self.rounds;
        if found.0 == 0 || found > to {
            return Err(Refusal::Round {
                found,
                from: Round(1),
                to,
            });
        }
        if state.fide_mode() && (self.if_possible || !state.rounds.is_empty()) {
            return Err(Refusal::FideMode);
        }
        let same = |one: &&Apart| one.by == self.by && one.if_possible == self.if_possible;
        if state.apart.all().any(|one| same(&one)) {
            return Err(expected(Wanted::OneSpan, format!("{found}-{to}")));
        }
        Ok(Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let Self {
            by,
            rounds,
            if_possible,
        } = *self;
        state.apart.tell(
            seq,
            Apart {
                by,
                rounds,
                if_possible,
            },
        );
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        touched(state, made, self.rounds)
    }
}
