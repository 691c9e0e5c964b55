//! Teams, and captains' orders (Tournament Rules 15(a)).

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::enter::found_team;
use super::pair::{last_layout, seated};
use super::{Answer, Deed, NoLineup, QuestionKey, Refusal, Wanted};
use crate::number::{EntrantId, Round, Seq, TeamId};
use crate::state::{Made, State, TeamOrder};

/// A team, or another order of its boards; before the first round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NameTeam {
    /// Its name.
    pub name: String,
    /// Its players from the first board on, reserves last.
    pub members: Vec<EntrantId>,
}

impl NameTeam {
    fn short(&self) -> String {
        self.name.trim().chars().take(32).collect()
    }
}

impl Deed for NameTeam {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let name = self.short();
        if name.is_empty() {
            return Err(Refusal::NoName);
        }
        if !state.rounds.is_empty() {
            return Err(Refusal::Drawn(state.paired()));
        }
        if !state.with_teams() {
            let system = state.terms.system.clone().unwrap_or_default();
            return Err(expected(Wanted::OfTeams, system));
        }
        for (at, &id) in self.members.iter().enumerate() {
            state.entrant(id)?;
            if self.members[..at].contains(&id) {
                return Err(Refusal::NotOnce(state.who(id)));
            }
        }
        if state.drawn() && !state.teams.values().any(|team| team.name == name) {
            return Err(Refusal::Drawn(Round(0)));
        }
        Ok(Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let name = self.short();
        let found = state
            .teams
            .values()
            .find(|team| team.name == name)
            .map(|team| team.id);
        let id = found.unwrap_or_else(|| found_team(state, seq, name));
        for team in state.teams.values_mut().filter(|team| team.id != id) {
            let left: Vec<EntrantId> = team
                .members()
                .iter()
                .copied()
                .filter(|one| !self.members.contains(one))
                .collect();
            if left.len() < team.members().len() {
                team.members.tell(seq, left);
            }
        }
        if let Some(team) = state.teams.get_mut(&id) {
            team.members.tell(seq, self.members.clone());
        }
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        match state.rounds.first() {
            Some(round) => Err(round.paired_since(None)),
            None => state.members_rest(made.seq),
        }
    }
}

/// A captain's order for a round, before it or before the match has a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lineup {
    /// The team.
    pub team: TeamId,
    /// The round.
    pub round: Round,
    /// Its players from the first board on; none for an empty board.
    pub seats: Vec<Option<EntrantId>>,
}

impl Lineup {
    fn places(&self, state: &State) -> Result<(), Refusal> {
        let team = state.team(self.team)?;
        let fault = |why| Refusal::Lineup {
            team: team.name.clone(),
            why,
        };
        if self.seats.len() != state.boards_of_a_match() {
            return Err(fault(NoLineup::Boards));
        }
        let place = |seat: &EntrantId| team.members().iter().position(|member| member == seat);
        let places: Option<Vec<usize>> = self.seats.iter().flatten().map(place).collect();
        let places = places.ok_or_else(|| fault(NoLineup::Stranger))?;
        if places.iter().collect::<BTreeSet<_>>().len() < places.len() {
            return Err(fault(NoLineup::Twice));
        }
        let away = |id: &&EntrantId| {
            let entrant = state.entrants.get(id);
            entrant.is_some_and(|one| one.away(self.round).is_some())
        };
        if let Some(id) = self.seats.iter().flatten().find(away) {
            return Err(Refusal::Absent {
                who: state.who(*id),
                round: self.round,
            });
        }
        if state.settled(QuestionKey::BoardOrder) != Some("free") && !places.is_sorted() {
            return Err(fault(NoLineup::Order));
        }
        Ok(())
    }

    /// Whether its match of a round that is paired has no result yet.
    fn undecided(&self, state: &State) -> Result<(), Refusal> {
        let team = state.team(self.team)?;
        let fault = |why| Refusal::Lineup {
            team: team.name.clone(),
            why,
        };
        let Some(round) = state.round(self.round).filter(|_| self.round == state.paired()) else {
            return state.to_come(self.round);
        };
        let matches = &round.layout().matches;
        let mine = matches
            .iter()
            .position(|one| [one.first, one.second].contains(&self.team));
        let Some(at) = mine else {
            return Err(fault(NoLineup::NoMatch));
        };
        let here =
            |board: &&crate::state::Board| board.of_match.is_some_and(|one| usize::from(one.0) == at + 1);
        let mut boards = round.layout().boards.iter().filter(here);
        if boards.any(|board| round.result(board.board).is_some()) {
            return Err(fault(NoLineup::Results));
        }
        Ok(())
    }

    fn order(&self) -> TeamOrder {
        TeamOrder {
            round: self.round,
            seats: self.seats.clone(),
        }
    }
}

impl Deed for Lineup {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        self.places(state)?;
        self.undecided(state)?;
        if state.round(self.round).is_none() {
            return Ok(Vec::new());
        }
        let mut after = state.clone();
        if let Some(team) = after.teams.get_mut(&self.team) {
            team.orders.tell(state.next(), self.order());
        }
        let layout = seated(&after, self.round);
        Ok(vec![Answer::Paired { layout }])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        if let Some(team) = state.teams.get_mut(&self.team) {
            team.orders.tell(seq, self.order());
        }
        super::pair::laid_out(state, self.round, seq, answers);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        if state.round(self.round).is_some() {
            self.undecided(state)?;
            return last_layout(state, self.round, made.seq);
        }
        Ok(())
    }
}

impl State {
    /// Whether nothing later was made from the lists of players that an entry gave to teams, or stands in a team that it founded.
    pub(super) fn members_rest(&self, of: Seq) -> Result<(), Refusal> {
        let teams = self.teams.values();
        let touched = teams.filter(|team| team.named == of || team.members.told().any(|told| told.0 == of));
        let later = touched.filter_map(|team| team.members.by().filter(|by| *by > of));
        match later.min() {
            Some(seq) => Err(Refusal::RestsOn { seq }),
            None => Ok(()),
        }
    }

    /// Whether the team that somebody's entry founded has nobody else: it goes with him.
    pub(super) fn others_in_his_team(&self, of: Seq, id: EntrantId) -> Result<(), Refusal> {
        let mut teams = self.teams.values().filter(|team| team.named == of);
        let others = teams.find(|team| team.members().iter().any(|member| *member != id));
        match others.and_then(|team| team.members.by()) {
            Some(seq) => Err(Refusal::RestsOn { seq }),
            None => Ok(()),
        }
    }

    /// Boards of a match of teams.
    #[must_use]
    pub fn boards_of_a_match(&self) -> usize {
        let mut records = self.about.records.all();
        let colours = records.rfind(|one| one.0 == "352");
        let told = colours.map_or(0, |one| one.1.trim().chars().count());
        let widest = || {
            self.teams
                .values()
                .map(|team| team.members().len())
                .max()
                .unwrap_or(0)
        };
        if told > 0 { told } else { widest() }
    }

    /// The average rating of the players on the boards; who is unrated counts for nothing.
    pub(crate) fn strength_of(&self, id: TeamId) -> Option<u16> {
        let members = self.teams.get(&id)?.members();
        let rating = |id: &EntrantId| self.entrants.get(id)?.form().rating.map(u32::from);
        let ratings: Vec<u32> = members
            .iter()
            .take(self.boards_of_a_match())
            .filter_map(rating)
            .collect();
        let count = u32::try_from(ratings.len()).ok().filter(|&count| count > 0)?;
        u16::try_from((2 * ratings.iter().sum::<u32>() + count) / (2 * count)).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::act::trial::done;
    use crate::state::act::{Announce, Draw, Enter, EntryForm, Method, Pair, Undo};

    fn of_clubs() -> State {
        let mut state = State::default();
        let announce = Announce {
            system: Some("FIDE_TEAM_ROUNDROBIN".to_owned()),
            ..Announce::new("League", 3)
        };
        done(&mut state, announce).unwrap();
        for (name, club) in [("One", "X"), ("Two", "X"), ("Three", "Y"), ("Four", "Y")] {
            let form = EntryForm {
                name: name.to_owned(),
                club: club.to_owned(),
                ..EntryForm::default()
            };
            done(&mut state, Enter { form, from: None }).unwrap();
        }
        state
    }

    #[test]
    fn a_team_whose_players_went_to_others_is_not_drawn() {
        let mut state = of_clubs();
        assert_eq!(state.playing_teams().count(), 2);
        let members = |ids: [u32; 2]| ids.map(EntrantId).to_vec();
        for (name, ids) in [("North", [1, 3]), ("South", [2, 4])] {
            let team = NameTeam {
                name: name.to_owned(),
                members: members(ids),
            };
            done(&mut state, team).unwrap();
        }
        let names: Vec<&str> = state.playing_teams().map(|team| team.name.as_str()).collect();
        assert_eq!(
            (names, state.all_rounds()),
            (vec!["North", "South"], Some(Round(1)))
        );
        done(&mut state, Draw::by_lots(Method::Lots, "x")).unwrap();
        let ranks: Vec<u16> = state
            .teams
            .keys()
            .map(|id| state.team_numbers().of_team(*id))
            .collect();
        assert_eq!(ranks.iter().filter(|rank| **rank > 0).count(), 2, "{ranks:?}");
    }

    #[test]
    fn an_order_that_a_later_one_was_seated_beside_is_taken_back_after_it() {
        let mut state = of_clubs();
        done(&mut state, Draw::by_lots(Method::Lots, "x")).unwrap();
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        let order = |team: u32, first: u32| Lineup {
            team: TeamId(team),
            round: Round(1),
            seats: vec![Some(EntrantId(first)), None],
        };
        let before = state.round(Round(1)).unwrap().layout().clone();
        done(&mut state, order(1, 2)).unwrap();
        done(&mut state, order(2, 3)).unwrap();
        let first = Seq(state.next().0 - 2);
        let later = Seq(first.0 + 1);
        assert_eq!(
            done(&mut state, Undo::of(first)),
            Err(Refusal::RestsOn { seq: later })
        );
        done(&mut state, Undo::of(later)).unwrap();
        done(&mut state, Undo::of(first)).unwrap();
        assert_eq!(state.round(Round(1)).unwrap().layout(), &before);
    }

    #[test]
    fn a_team_closes_up_behind_an_entry_that_is_taken_back_and_stays_while_it_has_players() {
        let mut state = of_clubs();
        let form = EntryForm {
            name: "Five".to_owned(),
            club: "X".to_owned(),
            ..EntryForm::default()
        };
        done(&mut state, Enter { form, from: None }).unwrap();
        let members = |state: &State| state.teams[&TeamId(1)].members().to_vec();
        assert_eq!(members(&state), [1, 2, 5].map(EntrantId));
        done(&mut state, Undo::of(Seq(3))).unwrap();
        assert_eq!(members(&state), [1, 5].map(EntrantId));
        assert_eq!(
            done(&mut state, Undo::of(Seq(2))),
            Err(Refusal::RestsOn { seq: Seq(6) }),
            "entry 2 founded the team"
        );
    }

    #[test]
    fn a_team_from_which_another_took_a_player_since_is_taken_back_after_that() {
        let mut state = of_clubs();
        let team = |name: &str, ids: &[u32]| NameTeam {
            name: name.to_owned(),
            members: ids.iter().copied().map(EntrantId).collect(),
        };
        done(&mut state, team("X", &[1, 2, 3])).unwrap();
        done(&mut state, team("Z", &[4])).unwrap();
        assert_eq!(
            done(&mut state, Undo::of(Seq(6))),
            Err(Refusal::RestsOn { seq: Seq(7) }),
            "Y was left without 3, and then without 4"
        );
        done(&mut state, Undo::of(Seq(7))).unwrap();
        done(&mut state, Undo::of(Seq(6))).unwrap();
        assert_eq!(state.teams[&TeamId(2)].members(), [3, 4].map(EntrantId));
    }
}
