//! A player asks for a bye; it waits until an arbiter grants it (act `bye`) or takes it back.

use serde::{Deserialize, Serialize};

use super::{Answer, ByeKind, Deed, GrantBye, Refusal};
use crate::number::{EntrantId, Round, Seq};
use crate::state::{State, Wish};

/// A bye that a player asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AskBye {
    /// Who.
    pub entrant: EntrantId,
    /// The round.
    pub round: Round,
    /// Which.
    pub kind: ByeKind,
}

impl AskBye {
    const fn granted(self) -> GrantBye {
        GrantBye {
            entrant: self.entrant.0,
            round: self.round,
            kind: self.kind,
        }
    }
}

impl Deed for AskBye {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        // In an event of teams the number would be read as a team's, and players there have captains.
        state.entrant(self.entrant)?;
        self.granted().may_be(state).map(|()| Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let Self { entrant, round, kind } = *self;
        state.wishes.tell(seq, Wish { entrant, round, kind });
    }
}
