//! Somebody is sent away, and may play again.

use serde::{Deserialize, Serialize};

use super::notice::Deed as Did;
use super::presence::unpaired;
use super::{Answer, Deed, Notice, Refusal};
use crate::number::{EntrantId, Round, Seq};
use crate::state::{Away, Made, Presence, State};

/// Somebody is excluded, or expelled: he is not paired from this round on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exclude {
    /// Who.
    pub entrant: EntrantId,
    /// The first round without him.
    pub from: Round,
    /// By which article, or why.
    #[serde(default)]
    pub article: String,
    /// Whether he is expelled from the event and not only from rounds.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub expelled: bool,
}

impl Deed for Exclude {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.to_come(self.from)?;
        let away = state.entrant(self.entrant)?.away(self.from);
        let who = state.who(self.entrant);
        if matches!(away, Some(Away::Withdrawn | Away::Excluded | Away::Expelled)) {
            return Err(Refusal::Absent {
                who,
                round: self.from,
            });
        }
        let what = Did::Excluded { from: self.from };
        Ok(vec![Notice::Done { who, what }.into()])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let fact = if self.expelled {
            Presence::Expelled
        } else {
            Presence::Excluded
        };
        if let Some(entrant) = state.entrants.get_mut(&self.entrant) {
            entrant.presence.tell(seq, fact(self.from, self.article.clone()));
        }
    }

    fn stays(&self, state: &State, _: &Made) -> Result<(), Refusal> {
        unpaired(state, self.from, Some("; or let him play again: reinstate"))
    }
}

/// Somebody who was sent away may play again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reinstate {
    /// Who.
    pub entrant: EntrantId,
    /// The first round with him.
    pub from: Round,
}

impl Deed for Reinstate {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.to_come(self.from)?;
        let away = state.entrant(self.entrant)?.away(self.from);
        let who = state.who(self.entrant);
        if !matches!(away, Some(Away::Excluded | Away::Expelled)) {
            return Err(Refusal::Here(who));
        }
        let what = Did::Reinstated { from: self.from };
        Ok(vec![Notice::Done { who, what }.into()])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        if let Some(entrant) = state.entrants.get_mut(&self.entrant) {
            entrant.presence.tell(seq, Presence::Reinstated(self.from));
        }
    }

    fn stays(&self, state: &State, _: &Made) -> Result<(), Refusal> {
        unpaired(state, self.from, None)
    }
}
