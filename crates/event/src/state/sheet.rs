//! The event as a report file has it: starting ranks in place of ids, a cell for each round of each player.
//!
//! Pairing systems, tie-breaks and reports read this form; nothing is ever changed in it.

use core::fmt::Write;
use std::collections::{BTreeMap, BTreeSet};

use super::{Ranking, State, Team};
use crate::model::{AbnormalPoints, AnnouncedBye, Beside, Entrant as Line, Event, Forbidden, Kept};
use crate::number::{EntrantId, Round, StartingRank, TeamId};
use crate::state::act::{Hour, QuestionKey};
use crate::team::{self, order_record, record, with_bye};
use arbiter_pairing::Points;
use arbiter_pairing::{Cell, Mark};

/// Who has which number, both ways.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Numbers {
    by_id: BTreeMap<u32, u16>,
    by_number: BTreeMap<u16, u32>,
}

impl Numbers {
    fn new(list: impl IntoIterator<Item = (u32, u16)>) -> Self {
        let by_id: BTreeMap<u32, u16> = list.into_iter().collect();
        let by_number = by_id.iter().map(|(id, number)| (*number, *id)).collect();
        Self { by_id, by_number }
    }

    /// The starting rank of an entrant; 0 for nobody.
    #[must_use]
    pub fn rank(&self, id: EntrantId) -> u16 {
        self.by_id.get(&id.0).copied().unwrap_or(0)
    }

    /// Who has this starting rank.
    #[must_use]
    pub fn entrant(&self, rank: u16) -> Option<EntrantId> {
        self.by_number.get(&rank).map(|id| EntrantId(*id))
    }

    /// The number of a team; 0 for none.
    #[must_use]
    pub fn of_team(&self, id: TeamId) -> u16 {
        self.by_id.get(&id.0).copied().unwrap_or(0)
    }

    /// The team with this number.
    #[must_use]
    pub fn team(&self, number: u16) -> Option<TeamId> {
        self.by_number.get(&number).map(|id| TeamId(*id))
    }

    /// Everybody in the order of the numbers.
    pub fn in_order(&self) -> impl Iterator<Item = (StartingRank, EntrantId)> + '_ {
        let one = |(number, id): (&u16, &u32)| (StartingRank(*number), EntrantId(*id));
        self.by_number.iter().map(one)
    }

    fn ids(&self, who: &[u32]) -> Vec<u16> {
        who.iter().filter_map(|id| self.by_id.get(id).copied()).collect()
    }
}

impl State {
    /// The list of starting ranks.
    #[must_use]
    pub fn numbers(&self) -> Numbers {
        let mut list: Vec<(EntrantId, u16)> = Vec::new();
        let here = |id: &EntrantId| self.entrants.contains_key(id);
        for step in self.ranks.all() {
            match step {
                Ranking::Behind(id) if here(id) => {
                    let last = list.last().map_or(0, |one| one.1);
                    list.push((*id, last + 1));
                }
                Ranking::At(place, id) if here(id) => {
                    let at = usize::from(*place).saturating_sub(1).min(list.len());
                    list.insert(at, (*id, 0));
                    anew(&mut list);
                }
                Ranking::Behind(_) | Ranking::At(..) => {}
                Ranking::Order(order) => {
                    let rest: Vec<EntrantId> = list.iter().map(|one| one.0).collect();
                    let named: BTreeSet<EntrantId> = order.iter().copied().collect();
                    let others = rest.iter().filter(|id| !named.contains(id));
                    list = order
                        .iter()
                        .chain(others)
                        .filter(|id| here(id))
                        .map(|id| (*id, 0))
                        .collect();
                    anew(&mut list);
                }
                Ranking::Told(told) => {
                    list = told.iter().filter(|one| here(&one.0)).copied().collect();
                }
            }
        }
        Numbers::new(list.into_iter().map(|(id, number)| (id.0, number)))
    }

    /// The numbers of the teams: as drawn, else in the order in which they were named.
    #[must_use]
    pub fn team_numbers(&self) -> Numbers {
        let drawn = self.team_ranks.last();
        let drawn = drawn.map_or(&[][..], Vec::as_slice);
        let others = self.playing_teams().map(|team| &team.id);
        let others = others.filter(|id| !drawn.contains(id));
        let all = drawn
            .iter()
            .chain(others)
            .filter(|id| self.teams.contains_key(id));
        Numbers::new(all.zip(1..).map(|(id, number)| (id.0, number)))
    }
}

fn anew(list: &mut [(EntrantId, u16)]) {
    for (one, number) in list.iter_mut().zip(1..) {
        one.1 = number;
    }
}

struct Maker<'a> {
    state: &'a State,
    numbers: Numbers,
    teams: Numbers,
    of_teams: bool,
}

pub(super) fn sheet(state: &State) -> Event {
    let maker = Maker {
        state,
        numbers: state.numbers(),
        teams: state.team_numbers(),
        of_teams: state.of_teams(),
    };
    maker.event()
}

impl Maker<'_> {
    fn event(&self) -> Event {
        let (state, terms) = (self.state, &self.state.terms);
        let mut event = Event {
            kept: self.kept(),
            rounds: terms.rounds.last().copied().or_else(|| self.rounds_of_a_table()),
            initial_color: state
                .lots
                .drawn
                .all()
                .filter_map(|drawn| drawn.colour)
                .next_back(),
            points: terms.worth(),
            system: terms.system.clone(),
            tiebreaks: terms.tiebreaks.last().cloned().unwrap_or_default(),
            players: self.players(),
            virtual_points: terms.virtual_points.clone(),
            forbidden: Vec::new(),
            byes: self.byes(),
            abnormal: self.abnormal(),
            beside: self.beside(),
        };
        event.forbidden = self.forbidden(&event);
        event
    }

    /// A table has as many rounds as it has once it is paired: until then somebody may enter.
    fn rounds_of_a_table(&self) -> Option<u16> {
        let paired = !self.state.rounds.is_empty();
        self.state.all_rounds().filter(|_| paired).map(|rounds| rounds.0)
    }

    /// Records of text, what others wrote, teams, and what this program remembers beside them.
    fn kept(&self) -> Vec<Kept> {
        let about = &self.state.about;
        let mut kept: Vec<Kept> = Vec::new();
        if let Some(name) = about.name.last() {
            kept.push(text_of("012", name.clone()));
        }
        for (code, text) in about.records.all() {
            match kept.iter_mut().find(|one| one.code == *code && code != "112") {
                Some(one) => one.text.clone_from(text),
                None => kept.push(text_of(code, text.clone())),
            }
        }
        // Who announced a time control and no rate of play has said the rate all the same.
        if let Some(control) = self.state.play.now().control
            && !kept.iter().any(|one| one.code == "122")
        {
            kept.push(text_of("122", control));
        }
        // National ratings that were entered need to be told how they count; a file that was read stays as it is.
        let entered = |one: &super::Entrant| one.national.is_empty() && one.form().national_rating.is_some();
        if !kept.iter().any(|one| one.code == "172") && self.state.entrants.values().any(entered) {
            let code = self.state.national_code();
            kept.push(text_of(
                "172",
                format!("{code:>3} {}", self.state.rating_method().name()),
            ));
        }
        kept.extend(
            about
                .foreign
                .iter()
                .map(|one| text_of(&one.code, one.text.clone())),
        );
        self.of_days(&mut kept);
        self.of_teams(&mut kept);
        kept.extend(super::told::comments(self.state));
        kept
    }

    /// Record 132: the days of the rounds under the columns of their results.
    fn of_days(&self, kept: &mut Vec<Kept>) {
        let mut days: BTreeMap<Round, &str> = BTreeMap::new();
        for (round, day) in self.state.about.days.all() {
            days.insert(*round, day);
        }
        let Some(last) = days.keys().next_back() else {
            return;
        };
        let mut text = " ".repeat(87); // columns 92 to 99 are round 1
        for round in 1..=last.0 {
            let day = days.get(&Round(round)).copied().unwrap_or("");
            let _ = write!(text, "{day:<8}  ");
        }
        kept.push(text_of("132", text.trim_end()));
    }

    fn of_teams(&self, kept: &mut Vec<Kept>) {
        let mut list: Vec<team::Team> = self.state.playing_teams().map(|one| self.team(one)).collect();
        if list.is_empty() {
            return;
        }
        kept.push(text_of("082", list.len().to_string()));
        list.sort_by_key(|one| one.number);
        kept.extend(list.iter().map(|one| record(one, None)));
        let full = self.state.terms.worth().win * self.state.boards_of_a_match();
        let worth = (team::match_points_of(self.state.about.records.all()).bye, full);
        for round in &self.state.rounds {
            for one in &round.layout().matches {
                let Some(orders) = &one.orders else { continue };
                let (first, second) = (self.teams.of_team(one.first), self.teams.of_team(one.second));
                for (team, other, seats) in [(first, second, &orders.0), (second, first, &orders.1)] {
                    if !seats.is_empty() {
                        let seats: Vec<u16> = seats.iter().map(|seat| self.seat(*seat)).collect();
                        kept.push(order_record(round.round.0, team, other, &seats));
                    }
                }
            }
            if let Some(bye) = round.layout().team_bye {
                with_bye(kept, round.round.0.into(), self.teams.of_team(bye), worth);
            }
        }
    }

    fn seat(&self, seat: Option<EntrantId>) -> u16 {
        seat.map_or(0, |id| self.numbers.rank(id))
    }

    fn team(&self, team: &Team) -> team::Team {
        team::Team {
            number: self.teams.of_team(team.id),
            name: team.name.clone(),
            strength: team.strength.last().copied().flatten(),
            members: team
                .members()
                .iter()
                .map(|id| self.numbers.rank(*id))
                .filter(|rank| *rank > 0)
                .collect(),
        }
    }

    /// What no record holds and the systems must know.
    fn beside(&self) -> Beside {
        let state = self.state;
        let settled = QuestionKey::ALL
            .iter()
            .filter_map(|&key| Some((key, state.settled(key)?.to_owned())));
        let apart = state.apart.all().filter(|one| one.if_possible);
        let hours = self.hours().into_iter();
        let mut secrets = state.lots.drawn.all().filter_map(|one| one.draw.secret.clone());
        let groups = state.lots.drawn.all().flat_map(|one| &one.groups);
        let rank = |id: &EntrantId| self.numbers.rank(*id);
        let entrants = state.entrants.values();
        let clubs = entrants
            .clone()
            .map(|one| (rank(&one.id), state.club(one.id).to_owned()));
        let left = state.terms.left_fide_mode.last();
        Beside {
            form: state.terms.form,
            settled: settled.collect(),
            apart: apart
                .map(|one| (one.by, (one.rounds.0.0, one.rounds.1.0)))
                .collect(),
            hours: hours.map(|(what, round, at)| (what, round.0, at)).collect(),
            lineups: self.lineups(),
            commitment: state.lots.published.last().cloned(),
            secret: secrets.next_back(),
            groups: groups.map(|group| group.iter().map(rank).collect()).collect(),
            through: state
                .through
                .all()
                .map(|one| (rank(&one.winner), rank(&one.loser)))
                .collect(),
            clubs: clubs.filter(|(_, club)| !club.is_empty()).collect(),
            withdrawn: entrants
                .filter_map(|one| Some((rank(&one.id), one.left()?.0)))
                .collect(),
            teams_left: self.teams_left(),
            left_fide_mode: left.map(|(round, reason)| (round.0, reason.clone())),
        }
    }

    fn teams_left(&self) -> BTreeMap<u16, u16> {
        let teams = self.state.teams.values().filter(|_| self.of_teams);
        teams
            .filter_map(|team| Some((self.teams.of_team(team.id), team.left.last()?.0)))
            .collect()
    }

    /// The orders of captains; a later one of the same round stands.
    fn lineups(&self) -> BTreeMap<(u16, u16), Vec<u16>> {
        let mut found = BTreeMap::new();
        for team in self.state.teams.values() {
            for order in team.orders.all() {
                let seats = order.seats.iter().map(|seat| self.seat(*seat)).collect();
                found.insert((order.round.0, self.teams.of_team(team.id)), seats);
            }
            if let Some((round, seats)) = self.without_those_away(team) {
                found.insert((round.0, self.teams.of_team(team.id)), seats);
            }
        }
        found
    }

    /// Who of a team plays the next round, where somebody is not there for it: reserves move up, and a seat that a captain gave
    /// stays empty.
    fn without_those_away(&self, team: &Team) -> Option<(Round, Vec<u16>)> {
        let next = Round(self.state.paired().0 + 1);
        let is_away = |id: &EntrantId| {
            let entrant = self.state.entrants.get(id);
            entrant.is_some_and(|one| one.away(next).is_some())
        };
        if !team.members().iter().any(is_away) {
            return None;
        }
        let here = |id: EntrantId| (!is_away(&id)).then_some(id);
        let seats = if let Some(order) = team.order(next) {
            let seats = order.seats.iter().map(|seat| self.seat(seat.and_then(here)));
            seats.collect()
        } else {
            let members = team.members().iter().copied().filter_map(here);
            members.map(|id| self.numbers.rank(id)).collect()
        };
        Some((next, seats))
    }

    fn hours(&self) -> Vec<(Hour, Round, String)> {
        let mut last: BTreeMap<(Round, &str), (Hour, Round, String)> = BTreeMap::new();
        for one in self.state.hours.all() {
            last.insert(
                (one.round, one.what.name()),
                (one.what, one.round, one.at.clone()),
            );
        }
        last.into_values().collect()
    }

    fn players(&self) -> Vec<Line> {
        let rounds: Vec<BTreeMap<EntrantId, Option<Cell>>> = self
            .state
            .rounds
            .iter()
            .map(|round| round.cells(|id| self.numbers.rank(id)))
            .collect();
        let code = self.state.national_code();
        let line = |(rank, id): (StartingRank, EntrantId)| {
            let entrant = self.state.entrants.get(&id)?;
            let mut line = entrant.line(rank.0, &code);
            // Who came in after the round has what was granted for it, or nothing.
            let late = |round| {
                let away = entrant.away(Round(round));
                Some(Cell::bye(away.map_or(Mark::ZeroBye, crate::state::Away::mark)))
            };
            line.rounds = (1..)
                .zip(&rounds)
                .map(|(round, cells)| cells.get(&id).copied().unwrap_or_else(|| late(round)))
                .collect();
            Some(line)
        };
        self.numbers.in_order().filter_map(line).collect()
    }

    /// Byes of rounds to come.
    fn byes(&self) -> Vec<AnnouncedBye> {
        let mut found: Vec<AnnouncedBye> = Vec::new();
        let first = self.state.paired().0 + 1;
        // After the last round there is nothing to come; where nobody knows how many there are, the next one may.
        let last = self.state.all_rounds().map_or(first, |last| last.0);
        let mut add = |mark: Mark, round: u16, number: u16| match found
            .iter_mut()
            .find(|bye| bye.round == round && bye.mark == mark)
        {
            Some(bye) => bye.numbers.push(number),
            None => found.push(AnnouncedBye {
                mark,
                round,
                numbers: vec![number],
            }),
        };
        for round in first..=last {
            if self.of_teams {
                for team in self.state.teams.values() {
                    if let Some(mark) = team.sign(Round(round)).and_then(Mark::from_sign) {
                        add(mark, round, self.teams.of_team(team.id));
                    }
                }
                continue;
            }
            for (rank, id) in self.numbers.in_order() {
                let away = self
                    .state
                    .entrants
                    .get(&id)
                    .and_then(|one| one.away(Round(round)));
                if let Some(away) = away {
                    add(away.mark(), round, rank.0);
                }
            }
        }
        found
    }

    fn who(&self, who: &[u32]) -> Vec<u16> {
        if self.of_teams {
            self.teams.ids(who)
        } else {
            self.numbers.ids(who)
        }
    }

    fn forbidden(&self, event: &Event) -> Vec<Forbidden> {
        let told = self.state.forbidden_now();
        let told = told.iter().map(|one| Forbidden {
            rounds: (one.rounds.0.0, one.rounds.1.0),
            numbers: self.who(&one.who),
        });
        let mut found: Vec<Forbidden> = told.filter(|one| one.numbers.len() > 1).collect();
        for apart in self.state.apart.all().filter(|one| !one.if_possible) {
            for numbers in crate::kin::groups(event, apart.by) {
                found.push(Forbidden {
                    rounds: (apart.rounds.0.0, apart.rounds.1.0),
                    numbers,
                });
            }
        }
        found
    }

    fn abnormal(&self) -> Vec<AbnormalPoints> {
        let told = self.state.terms.abnormal.iter().map(|one| AbnormalPoints {
            mark: one.mark.and_then(Mark::from_sign),
            match_points: one.match_points.clone(),
            points: one.points,
            round: one.round.0,
            numbers: self.who(&one.who),
        });
        let penalties = self.state.discipline.penalties.all().map(|one| AbnormalPoints {
            mark: None,
            match_points: String::new(),
            points: one.points,
            round: one.round.0,
            numbers: vec![self.numbers.rank(one.entrant)],
        });
        told.chain(penalties)
            .filter(|one| one.numbers.iter().any(|number| *number > 0))
            .collect()
    }
}

fn text_of(code: &str, text: impl Into<String>) -> Kept {
    Kept {
        code: code.to_owned(),
        text: text.into(),
    }
}

/// The event with its last running round as if nobody had sat down yet: games without result add nothing to standings.
///
/// Earlier games that are still open (adjourned) add nothing either.
#[must_use]
pub fn without_open_games(event: &Event) -> Event {
    let mut event = event.clone();
    let rounds = event.paired_rounds();
    event.points.unknown = Points::ZERO;
    for player in &mut event.players {
        if let Some(cell) = rounds.checked_sub(1).and_then(|at| player.rounds.get_mut(at)) {
            *cell = cell.filter(|cell| cell.mark != Mark::Open);
        }
    }
    event
}
