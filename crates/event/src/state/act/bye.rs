//! A bye asked for is granted.

use serde::{Deserialize, Serialize};

use super::notice::Deed as Did;
use super::presence::unpaired;
use super::{Answer, ByeKind, Deed, Notice, Refusal};
use crate::number::{EntrantId, Round, Seq, TeamId};
use crate::state::{Made, Presence, State};

/// A bye for a round to come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GrantBye {
    /// Who; in an event of teams, which team.
    pub entrant: u32,
    /// The round.
    pub round: Round,
    /// Which.
    pub kind: ByeKind,
}

impl GrantBye {
    /// Whether he can have one: the system knows it, the round is to come, and he is there.
    pub(super) fn may_be(self, state: &State) -> Result<(), Refusal> {
        self.is_known(state)?;
        let id = EntrantId(self.entrant);
        if !state.came_after(id, self.round) {
            state.to_come(self.round)?;
        }
        match state.entrant(id)?.away(self.round) {
            Some(_) => Err(Refusal::Absent {
                who: state.who(id),
                round: self.round,
            }),
            None => Ok(()),
        }
    }

    /// In a table and in a bracket whoever does not come loses: the opponent of each game is known, and is not to be a point short of
    /// a game for it.
    fn is_known(self, state: &State) -> Result<(), Refusal> {
        let scores = !matches!(self.kind, ByeKind::Zero);
        if scores && (state.is_table() || state.is_knockout()) {
            return Err(Refusal::NoByes);
        }
        Ok(())
    }

    fn of_team(self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let team = state.team(TeamId(self.entrant))?;
        if team.sign(self.round).is_some() {
            return Err(Refusal::TeamAbsent(team.name.clone()));
        }
        let told = state.team_told(TeamId(self.entrant), Did::Bye { round: self.round });
        let full = matches!(self.kind, ByeKind::Full);
        let full = full.then(|| Notice::FullPointBye(team.name.clone()).into());
        Ok([told].into_iter().chain(full).collect())
    }
}

impl Deed for GrantBye {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if state.of_teams() {
            self.is_known(state)?;
            state.to_come(self.round)?;
            return self.of_team(state);
        }
        self.may_be(state)?;
        let id = EntrantId(self.entrant);
        let entrant = state.entrant(id)?;
        let half = |one: &Presence| matches!(one, Presence::Bye(_, ByeKind::Half));
        let had = state
            .rounds
            .iter()
            .any(|round| round.layout().away.contains(&(id, 'H')));
        let who = state.who(id);
        let round = self.round;
        let mut told = vec![Notice::Done {
            who: who.clone(),
            what: Did::Bye { round },
        }];
        match self.kind {
            ByeKind::Half if had || entrant.presence.all().any(half) => told.push(Notice::SecondHalfBye(who)),
            ByeKind::Full => told.push(Notice::FullPointBye(who.to_string())),
            _ => {}
        }
        Ok(told.into_iter().map(Answer::from).collect())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        if state.of_teams() {
            if let Some(team) = state.teams.get_mut(&TeamId(self.entrant)) {
                team.away.tell(seq, (self.round, self.kind.sign()));
            }
        } else if let Some(entrant) = state.entrants.get_mut(&EntrantId(self.entrant)) {
            entrant.presence.tell(seq, Presence::Bye(self.round, self.kind));
        }
    }

    fn stays(&self, state: &State, _: &Made) -> Result<(), Refusal> {
        if state.came_after(EntrantId(self.entrant), self.round) {
            return Ok(());
        }
        unpaired(state, self.round, None)
    }
}

impl State {
    /// Whether somebody came in after the newest round was paired: no list of that round names him.
    fn came_after(&self, id: EntrantId, round: Round) -> bool {
        let Some(newest) = self.rounds.last().filter(|newest| newest.round == round) else {
            return false;
        };
        let layout = newest.layout();
        let named = newest.board_of(id).is_some() || layout.bye == Some(id);
        !self.of_teams() && !named && layout.away.iter().all(|one| one.0 != id)
    }
}
