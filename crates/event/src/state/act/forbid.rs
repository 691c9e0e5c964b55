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
        Some(round) => Err(round.paired_since(None)),
        None => Ok(()),
    }
}

/// Some of them may meet again, though it was forbidden.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Allow {
    /// Who; in an event of teams, which teams.
    pub entrants: Vec<u32>,
    /// First and last round.
    pub rounds: (Round, Round),
}

/// Whether it can be said of these that they may or may not meet.
fn meant(state: &State, entrants: &[u32], rounds: (Round, Round)) -> Result<(), Refusal> {
    if state.is_table() || state.is_knockout() {
        let ids: Vec<String> = entrants.iter().map(ToString::to_string).collect();
        return Err(expected(Wanted::SwissForForbidden, ids.join(" ")));
    }
    for (at, &id) in entrants.iter().enumerate() {
        if state.of_teams() {
            state.team(TeamId(id))?;
        } else {
            state.entrant(EntrantId(id))?;
        }
        if entrants[..at].contains(&id) {
            return Err(expected(Wanted::NobodyTwice, id.to_string()));
        }
    }
    if entrants.len() < 2 {
        return Err(expected(Wanted::TwoPlayers, entrants.len().to_string()));
    }
    if !state.rounds.is_empty() && state.fide_mode() {
        return Err(Refusal::FideMode);
    }
    let (found, to) = rounds;
    if found.0 == 0 || found > to {
        return Err(Refusal::Round {
            found,
            from: Round(1),
            to,
        });
    }
    Ok(())
}

impl Deed for Forbid {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        meant(state, &self.entrants, self.rounds)?;
        Ok(Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let ban = ban(self.entrants.clone(), self.rounds);
        state.forbidden.tell(seq, ban);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        touched(state, made, self.rounds)
    }
}

impl Deed for Allow {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        meant(state, &self.entrants, self.rounds)?;
        let lifts = |ban: &Forbidden| {
            let among = ban.who.iter().filter(|who| self.entrants.contains(who)).count();
            among > 1 && ban.rounds.0 <= self.rounds.1 && self.rounds.0 <= ban.rounds.1
        };
        if !state.forbidden_now().iter().any(lifts) {
            let names: Vec<String> = self.entrants.iter().map(ToString::to_string).collect();
            return Err(expected(Wanted::ForbiddenPair, names.join(" ")));
        }
        Ok(Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let ban = ban(self.entrants.clone(), self.rounds);
        state.forbidden.tell(seq, Forbidden { lifted: true, ..ban });
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        touched(state, made, self.rounds)
    }
}

impl State {
    /// Who may not meet: what was forbidden without what was allowed again.
    #[must_use]
    pub fn forbidden_now(&self) -> Vec<Forbidden> {
        let mut bans: Vec<Forbidden> = Vec::new();
        for told in self.forbidden.all() {
            if told.lifted {
                bans = bans.into_iter().flat_map(|ban| without(&ban, told)).collect();
            } else {
                bans.push(told.clone());
            }
        }
        bans
    }
}

/// None of these may meet.
const fn ban(who: Vec<u32>, rounds: (Round, Round)) -> Forbidden {
    Forbidden {
        who,
        rounds,
        lifted: false,
    }
}

/// What is left of a ban: its other rounds, and in these everybody whom the permission does not name against everybody.
fn without(told: &Forbidden, lifted: &Forbidden) -> Vec<Forbidden> {
    let (from, to) = (
        told.rounds.0.max(lifted.rounds.0),
        told.rounds.1.min(lifted.rounds.1),
    );
    let (named, others): (Vec<u32>, Vec<u32>) = told.who.iter().partition(|who| lifted.who.contains(who));
    if from > to || named.len() < 2 {
        return vec![told.clone()];
    }
    let before = (told.rounds.0 < from).then(|| ban(told.who.clone(), (told.rounds.0, Round(from.0 - 1))));
    let after = (to < told.rounds.1).then(|| ban(told.who.clone(), (Round(to.0 + 1), told.rounds.1)));
    let between = named.into_iter().filter(|_| !others.is_empty()).map(|one| {
        let who = others.iter().copied().chain([one]).collect();
        ban(who, (from, to))
    });
    before.into_iter().chain(between).chain(after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(who: &[u32], rounds: (u16, u16), lifted: bool) -> Forbidden {
        let rounds = (Round(rounds.0), Round(rounds.1));
        let who = who.to_vec();
        Forbidden { who, rounds, lifted }
    }

    #[test]
    fn only_those_who_are_named_meet_again_and_only_in_these_rounds() {
        let table: &[(&[Forbidden], &[Forbidden])] = &[
            (&[told(&[1, 2], (1, 9), false), told(&[2, 1], (1, 9), true)], &[]),
            (
                &[told(&[1, 2, 3], (1, 5), false), told(&[1, 2], (3, 4), true)],
                &[
                    told(&[1, 2, 3], (1, 2), false),
                    told(&[3, 1], (3, 4), false),
                    told(&[3, 2], (3, 4), false),
                    told(&[1, 2, 3], (5, 5), false),
                ],
            ),
            // Who was never forbidden, other rounds, and what is forbidden anew.
            (
                &[told(&[1, 2], (1, 2), false), told(&[1, 3], (1, 2), true)],
                &[told(&[1, 2], (1, 2), false)],
            ),
            (
                &[told(&[1, 2], (1, 2), false), told(&[1, 2], (3, 4), true)],
                &[told(&[1, 2], (1, 2), false)],
            ),
            (
                &[told(&[1, 2], (1, 2), true), told(&[1, 2], (1, 2), false)],
                &[told(&[1, 2], (1, 2), false)],
            ),
        ];
        for (given, left) in table {
            let mut state = State::default();
            for (one, seq) in given.iter().zip(1..) {
                state.forbidden.tell(Seq(seq), one.clone());
            }
            assert_eq!(state.forbidden_now(), *left, "{given:?}");
        }
    }
}
