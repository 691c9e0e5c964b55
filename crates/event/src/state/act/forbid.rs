//! Players of whom no two may meet.

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::{Answer, Deed, Refusal, Wanted};
use crate::number::{EntrantId, Round, Seq, TeamId};
use crate::state::{Forbidden, Made, State};

/// Players, or teams, of whom no two may meet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forbid {
    /// Who; in an event of teams, which teams.
    pub entrants: Vec<u32>,
    /// First and last round.
    pub rounds: (Round, Round),
}

/// Whether a round was paired that saw an entry about these rounds.
pub(super) fn touched(state: &State, made: &Made, rounds: (Round, Round)) -> Result<(), Refusal> {
    let saw = |round: &&crate::state::RoundState| {
        round.known >= made.seq && (rounds.0..=rounds.1).contains(&round.round)
    };
    match state.rounds.iter().rfind(saw) {
        Some(round) => Err(Refusal::PairedSince {
            round: round.round,
            seq: round.paired,
            instead: None,
        }),
        None => Ok(()),
    }
}

impl Deed for Forbid {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if state.is_table() || state.is_knockout() {
            let ids: Vec<String> = self.entrants.iter().map(ToString::to_string).collect();
            return Err(expected(Wanted::SwissForForbidden, ids.join(" ")));
        }
        for (at, &id) in self.entrants.iter().enumerate() {
            if state.of_teams() {
                state.team(TeamId(id))?;
            } else {
                state.entrant(EntrantId(id))?;
            }
            if self.entrants[..at].contains(&id) {
                return Err(expected(Wanted::NobodyTwice, id.to_string()));
            }
        }
        if self.entrants.len() < 2 {
            return Err(expected(Wanted::TwoPlayers, self.entrants.len().to_string()));
        }
        if !state.rounds.is_empty() && state.fide_mode() {
            return Err(Refusal::FideMode);
        }
        let (found, to) = self.rounds;
        if found.0 == 0 || found > to {
            return Err(Refusal::Round {
                found,
                from: Round(1),
                to,
            });
        }
        Ok(Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let (who, rounds) = (self.entrants.clone(), self.rounds);
        state.forbidden.tell(seq, Forbidden { who, rounds });
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        touched(state, made, self.rounds)
    }
}
