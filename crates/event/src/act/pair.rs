//! A round is paired, repaired by hand, and its colours are put right.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::{Answer, Deed, Notice, Outcome, Refusal};
use crate::conduct::{Paired, broken};
use crate::dutch::{NotPaired, Round as Drawn, Rules};
use crate::model::{Event, Mark};
use crate::number::{BoardNumber, EntrantId, Round, Seq, TeamId};
use crate::state::{
    Board, BoardFacts, Facts, Layout, Made, Match, Numbers, RoundState, Scored, Source, State,
};
use crate::system::System;
use crate::team::fixtures;

/// A round is paired: by the rules of the event, by other ones, or by a person.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The round, from 1.
    pub round: Round,
    /// Another rule set than that of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// White and Black as a person paired them, in the order of the boards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<(EntrantId, EntrantId)>,
    /// Who gets the bye from a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<EntrantId>,
    /// Matches as a person paired them, in the order of the tables.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<(TeamId, TeamId)>,
    /// Which team gets the bye from a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team_bye: Option<TeamId>,
    /// Why a person pairs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Pair {
    /// By the rules of the event.
    ///
    /// ```
    /// use arbiter_event::{act::Pair, number::Round};
    /// assert!(!Pair::by_rules(Round(1)).is_by_hand());
    /// ```
    #[must_use]
    pub fn by_rules(round: Round) -> Self {
        Self {
            round,
            ..Self::default()
        }
    }

    /// Whether a person paired.
    #[must_use]
    pub const fn is_by_hand(&self) -> bool {
        !self.boards.is_empty() || !self.matches.is_empty() || self.bye.is_some() || self.team_bye.is_some()
    }

    fn system(&self, sheet: &Event) -> Result<System, Refusal> {
        let named = |name: &str| Rules::by_name(name).map(System::Dutch);
        match &self.rules {
            Some(name) => named(name).ok_or_else(|| Refusal::NoSystem(name.clone())),
            None => {
                System::of(sheet).ok_or_else(|| Refusal::NoSystem(sheet.system.clone().unwrap_or_default()))
            }
        }
    }

    /// By the rules: numbers, as the systems know them.
    fn drawn(&self, sheet: &Event) -> Result<Drawn, Refusal> {
        let system = self.system(sheet)?;
        let round = usize::from(self.round.0);
        let found = match system {
            System::Team(teams) => teams.pair_round(sheet, round).map(|paired| Drawn {
                round,
                pairs: paired.matches.iter().map(|one| (one.first, one.second)).collect(),
                bye: paired.bye,
                absent: paired.absent,
                brackets: Vec::new(),
            }),
            other => other.pair_round(sheet, round),
        };
        found.map_err(|why| Refusal::NotPaired(Box::new(why)))
    }

    fn layout(&self, state: &State, sheet: &Event) -> Result<Layout, Refusal> {
        if state.of_teams() {
            let (matches, bye) = if self.is_by_hand() {
                (self.matches.clone(), self.team_bye)
            } else {
                let numbers = state.team_numbers();
                let drawn = self.drawn(sheet)?;
                let team = |number: u16| numbers.team(number).unwrap_or_default();
                let pairs = drawn.pairs.iter().map(|one| (team(one.0), team(one.1)));
                (pairs.collect(), drawn.bye.map(team))
            };
            teams_once(state, self.round, &matches, bye)?;
            return Ok(of_teams(state, sheet, self.round, &matches, bye));
        }
        let (pairs, bye) = if self.is_by_hand() {
            (self.boards.clone(), self.bye)
        } else {
            let numbers = state.numbers();
            let drawn = self.drawn(sheet)?;
            let id = |number: u16| numbers.entrant(number).unwrap_or_default();
            let pairs = drawn.pairs.iter().map(|one| (id(one.0), id(one.1)));
            (pairs.collect(), drawn.bye.map(id))
        };
        once(state, self.round, &pairs, bye)?;
        Ok(of_players(state, self.round, &pairs, bye))
    }

    /// The boards as they were told, whoever was there; for logs that have no answers.
    pub(crate) fn as_told(&self, state: &State) -> Layout {
        if state.of_teams() {
            of_teams(state, &state.sheet(), self.round, &self.matches, self.team_bye)
        } else {
            of_players(state, self.round, &self.boards, self.bye)
        }
    }

    /// The rules that a pairing by hand breaks.
    fn breaks(&self, sheet: &Event, numbers: &Numbers, layout: &Layout) -> Vec<Answer> {
        let Ok(System::Dutch(rules)) = self.system(sheet) else {
            return Vec::new();
        };
        told_breaks(sheet, numbers, self.round, layout, rules)
    }
}

fn told_breaks(sheet: &Event, numbers: &Numbers, round: Round, layout: &Layout, rules: Rules) -> Vec<Answer> {
    let pair = |board: &Board| (numbers.rank(board.white), numbers.rank(board.black));
    let paired = Paired {
        round: round.0,
        pairs: layout.boards.iter().map(pair).collect(),
        bye: layout.bye.map(|bye| numbers.rank(bye)),
    };
    let found = broken(sheet, &paired, rules);
    found
        .iter()
        .map(|rule| Notice::Breaks(rule.to_string()).into())
        .collect()
}

/// Everybody who is there, once; in a table also who is not there.
fn once(
    state: &State,
    round: Round,
    pairs: &[(EntrantId, EntrantId)],
    bye: Option<EntrantId>,
) -> Result<(), Refusal> {
    let walkover = state.is_table() || state.is_knockout();
    let mut seen = BTreeSet::new();
    for id in pairs.iter().flat_map(|&(one, two)| [one, two]).chain(bye) {
        let entrant = state.entrant(id)?;
        if !seen.insert(id) {
            return Err(Refusal::NotOnce(state.who(id)));
        }
        if !walkover && entrant.away(round).is_some() {
            return Err(Refusal::Absent {
                who: state.who(id),
                round,
            });
        }
    }
    let forgotten = |one: &&crate::state::Entrant| !seen.contains(&one.id) && one.away(round).is_none();
    match state.entrants.values().find(forgotten) {
        Some(one) if !walkover => Err(Refusal::NotOnce(state.who(one.id))),
        _ => Ok(()),
    }
}

/// Boards in their order, and who sits at none.
fn of_players(
    state: &State,
    round: Round,
    pairs: &[(EntrantId, EntrantId)],
    bye: Option<EntrantId>,
) -> Layout {
    let away = |id: EntrantId| {
        state
            .entrants
            .get(&id)
            .is_none_or(|one| one.away(round).is_some())
    };
    let board = |(&(white, black), number): (&(EntrantId, EntrantId), u16)| Board {
        board: BoardNumber(number),
        white,
        black,
        of_match: None,
        result: absent(away(white), away(black)),
    };
    let seated: BTreeSet<EntrantId> = pairs
        .iter()
        .flat_map(|&(one, two)| [one, two])
        .chain(bye)
        .collect();
    let others = state.entrants.values().filter(|one| !seated.contains(&one.id));
    let sign = |one: &crate::state::Entrant| one.away(round).map_or('Z', |away| away.mark().sign());
    Layout {
        boards: pairs.iter().zip(1..).map(board).collect(),
        bye,
        away: others.map(|one| (one.id, sign(one))).collect(),
        ..Layout::default()
    }
}

/// What is known of a board when the round is paired.
const fn absent(white: bool, black: bool) -> Option<Outcome> {
    let (white, black) = match (white, black) {
        (false, false) => return None,
        (true, false) => (Mark::ForfeitLoss, Mark::ForfeitWin),
        (false, true) => (Mark::ForfeitWin, Mark::ForfeitLoss),
        (true, true) => (Mark::ForfeitLoss, Mark::ForfeitLoss),
    };
    Some(Outcome { white, black })
}

/// Every team that is there, once.
fn teams_once(
    state: &State,
    round: Round,
    matches: &[(TeamId, TeamId)],
    bye: Option<TeamId>,
) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    for id in matches.iter().flat_map(|&(one, two)| [one, two]).chain(bye) {
        let team = state.team(id)?;
        if !seen.insert(id) {
            return Err(Refusal::TeamNotOnce(team.name.clone()));
        }
        if team.sign(round).is_some() {
            return Err(Refusal::TeamAbsent(team.name.clone()));
        }
    }
    let forgotten = |team: &&crate::state::Team| !seen.contains(&team.id) && team.sign(round).is_none();
    match state.teams.values().find(forgotten) {
        Some(team) if !state.is_table() => Err(Refusal::TeamNotOnce(team.name.clone())),
        _ => Ok(()),
    }
}

/// Who sits where in the matches of a round.
fn of_teams(
    state: &State,
    sheet: &Event,
    round: Round,
    matches: &[(TeamId, TeamId)],
    bye: Option<TeamId>,
) -> Layout {
    let (numbers, teams) = (state.numbers(), state.team_numbers());
    let of = |one: &(TeamId, TeamId)| (teams.of_team(one.0), teams.of_team(one.1));
    let drawn = Drawn {
        round: round.0.into(),
        pairs: matches.iter().map(of).collect(),
        bye: None,
        absent: Vec::new(),
        brackets: Vec::new(),
    };
    let width = state.boards_of_a_match();
    let mut layout = Layout {
        team_bye: bye,
        ..Layout::default()
    };
    let mut seated = BTreeSet::new();
    for (place, fixture) in (0..).zip(fixtures(sheet, &drawn).matches) {
        for (board, &(white, black)) in (1..).zip(&fixture.games) {
            match (numbers.entrant(white), numbers.entrant(black)) {
                (Some(white), Some(black)) => {
                    seated.extend([white, black]);
                    let number = place * width + board;
                    let short = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
                    layout.boards.push(Board {
                        board: BoardNumber(short(number)),
                        white,
                        black,
                        of_match: Some((short(place + 1), short(board))),
                        result: None,
                    });
                }
                (Some(alone), None) | (None, Some(alone)) => {
                    seated.insert(alone);
                    layout.away.push((alone, '+')); // nobody sits on the other side
                }
                (None, None) => {}
            }
        }
    }
    for &(first, second) in matches {
        let (one, two) = (
            order(state, first, round, width),
            order(state, second, round, width),
        );
        let orders = (!one.is_empty() || !two.is_empty()).then_some((one, two));
        layout.matches.push(Match {
            first,
            second,
            orders,
        });
    }
    let sign = |id: EntrantId| {
        let team = state.teams.values().find(|team| team.members().contains(&id));
        match team {
            Some(team) if Some(team.id) == bye => {
                let place = team.members().iter().position(|member| *member == id);
                if place.is_some_and(|place| place < width) {
                    'U'
                } else {
                    'Z'
                }
            }
            Some(team) => team
                .sign(round)
                .filter(|sign| matches!(sign, 'H' | 'F'))
                .unwrap_or('Z'),
            None => 'Z',
        }
    };
    let others = state.entrants.keys().filter(|id| !seated.contains(id));
    layout.away.extend(others.map(|id| (*id, sign(*id))));
    layout
}

/// What record 300 tells: an order that a captain gave, or the players of a team that has too few.
fn order(state: &State, team: TeamId, round: Round, width: usize) -> Vec<Option<EntrantId>> {
    let Some(team) = state.teams.get(&team) else {
        return Vec::new();
    };
    if let Some(given) = team.order(round) {
        return given.seats.clone();
    }
    if team.members().len() >= width {
        return Vec::new();
    }
    let mut seats: Vec<Option<EntrantId>> = team.members().iter().copied().map(Some).collect();
    seats.resize(width, None);
    seats
}

/// The matches of a round with the orders that hold now.
pub(super) fn seated(state: &State, round: Round) -> Layout {
    let Some(old) = state.round(round).map(RoundState::layout) else {
        return Layout::default();
    };
    let matches: Vec<(TeamId, TeamId)> = old.matches.iter().map(|one| (one.first, one.second)).collect();
    of_teams(state, &state.sheet(), round, &matches, old.team_bye)
}

/// Takes a layout of the answers into a round that is paired.
pub(super) fn laid_out(state: &mut State, round: Round, seq: Seq, answers: &[Answer]) {
    let at = usize::from(round.0).wrapping_sub(1);
    let Some(round) = state.rounds.get_mut(at) else {
        return;
    };
    for answer in answers {
        if let Answer::Paired { layout } = answer {
            for board in &layout.boards {
                round.boards.entry(board.board).or_default();
            }
            round.layouts.tell(seq, layout.clone());
        }
    }
}

fn broken_rule(answer: &Answer) -> Option<String> {
    match answer {
        Answer::Told {
            notice: Notice::Breaks(rule),
        } => Some(rule.clone()),
        _ => None,
    }
}

/// Games without result, with the names of who plays them.
fn adjourned(state: &State) -> Vec<Answer> {
    if state.is_table() || state.is_knockout() {
        return Vec::new(); // tables may be paired beforehand, and a bracket waits by itself
    }
    let one = |round: &RoundState| {
        let name = |board: &Board| {
            let (white, black) = round.seats(board);
            format!("{} {} - {}", board.board, state.name(white), state.name(black))
        };
        let boards: Vec<String> = round.open().map(name).collect();
        (!boards.is_empty()).then(|| {
            Notice::Adjourned {
                round: round.round,
                boards,
            }
            .into()
        })
    };
    state.rounds.iter().filter_map(one).collect()
}

impl Deed for Pair {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let next = Round(state.paired().0 + 1);
        let last = state.all_rounds().unwrap_or(crate::state::LAST);
        if last < next && !self.is_by_hand() {
            return Err(Refusal::NotPaired(Box::new(NotPaired::Finished(last.0.into()))));
        }
        state.between(self.round, next, next.min(last))?;
        let sheet = state.sheet();
        let layout = self.layout(state, &sheet)?;
        let mut answers = adjourned(state);
        if self.is_by_hand() && !state.of_teams() {
            answers.extend(self.breaks(&sheet, &state.numbers(), &layout));
        }
        answers.push(Answer::Paired { layout });
        Ok(answers)
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        state.rounds.push(RoundState {
            round: self.round,
            paired: seq,
            known: Seq(seq.0 - 1),
            rules: (!self.is_by_hand() || self.rules.is_some())
                .then(|| self.rules.clone().unwrap_or_default()),
            reason: self.reason.clone(),
            breaks: answers.iter().filter_map(broken_rule).collect(),
            stage: Facts::default(),
            layouts: Facts::default(),
            boards: std::collections::BTreeMap::new(),
        });
        laid_out(state, self.round, seq, answers);
        let Some(round) = state.rounds.last_mut() else {
            return;
        };
        let known: Vec<(BoardNumber, Outcome)> = round
            .layout()
            .boards
            .iter()
            .filter_map(|one| Some((one.board, one.result?)))
            .collect();
        for (board, result) in known {
            let facts: &mut BoardFacts = round.boards.entry(board).or_default();
            facts.results.tell(
                seq,
                Scored {
                    result,
                    source: Source::Paired,
                    excused: None,
                    comment: None,
                },
            );
        }
    }

    fn stays(&self, state: &State, _: &Made) -> Result<(), Refusal> {
        untouched(state, self.round)
    }
}

/// Whether a round can still be taken back: it is the last, and nobody has a result in it.
fn untouched(state: &State, round: Round) -> Result<(), Refusal> {
    if let Some(later) = state.rounds.last().filter(|later| later.round > round) {
        return Err(Refusal::PairedSince {
            round: later.round,
            seq: later.paired,
            instead: None,
        });
    }
    let Some(paired) = state.round(round) else {
        return Ok(());
    };
    if let Some(&board) = state.results_of(round).first() {
        let seq = paired
            .facts(board)
            .and_then(|facts| facts.results.by())
            .unwrap_or_default();
        return Err(Refusal::HasResult { round, board, seq });
    }
    for (&board, facts) in &paired.boards {
        if let Some(Some(game)) = facts.game.last() {
            return Err(Refusal::Live {
                board,
                game: game.clone(),
            });
        }
    }
    Ok(())
}

/// A part of a round by hand: boards that have no result yet are made up anew from the same players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repair {
    /// The round.
    pub round: Round,
    /// White and Black.
    pub boards: Vec<(EntrantId, EntrantId)>,
    /// Who gets the bye, where he who had it plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<EntrantId>,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Repair {
    fn layout(&self, state: &State, round: &RoundState) -> Result<Layout, Refusal> {
        let mut layout = round.layout().clone();
        let mut named = BTreeSet::new();
        for id in self
            .boards
            .iter()
            .flat_map(|&(one, two)| [one, two])
            .chain(self.bye)
        {
            state.entrant(id)?;
            if !named.insert(id) {
                return Err(Refusal::NotOnce(state.who(id)));
            }
        }
        let concerned = |board: &Board| named.contains(&board.white) || named.contains(&board.black);
        let mut free: Vec<BoardNumber> = Vec::new();
        let mut seats = BTreeSet::new();
        for board in layout.boards.iter().filter(|board| concerned(board)) {
            if let Some(facts) = round
                .facts(board.board)
                .filter(|_| round.result(board.board).is_some())
            {
                let (round, seq) = (self.round, facts.results.by().unwrap_or_default());
                return Err(Refusal::HasResult {
                    round,
                    board: board.board,
                    seq,
                });
            }
            free.push(board.board);
            seats.extend([board.white, board.black]);
        }
        let bye = layout.bye.filter(|bye| named.contains(bye));
        seats.extend(bye);
        if let Some(odd) = seats.symmetric_difference(&named).next() {
            return Err(Refusal::NotOnce(state.who(*odd)));
        }
        if free.len() != self.boards.len() || bye.is_some() != self.bye.is_some() {
            return Err(expected(
                "as many boards as these players had",
                self.boards.len().to_string(),
            ));
        }
        for (board, &(white, black)) in free.iter().zip(&self.boards) {
            if let Some(seat) = layout.boards.iter_mut().find(|one| one.board == *board) {
                (seat.white, seat.black) = (white, black);
            }
        }
        layout.bye = self.bye.or(layout.bye);
        Ok(layout)
    }
}

impl Deed for Repair {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let paired = state.paired();
        state.between(self.round, paired.max(Round(1)), paired)?;
        if state.of_teams() {
            return Err(expected(
                "an event of players; in a match captains order their boards",
                "",
            ));
        }
        let Some(round) = state.round(self.round) else {
            return Err(Refusal::Round {
                found: self.round,
                from: Round(1),
                to: paired,
            });
        };
        let layout = self.layout(state, round)?;
        let sheet = state.sheet();
        let system = System::of(&sheet);
        let mut answers = match system {
            Some(System::Dutch(rules)) => told_breaks(&sheet, &state.numbers(), self.round, &layout, rules),
            _ => Vec::new(),
        };
        answers.push(Answer::Paired { layout });
        Ok(answers)
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        laid_out(state, self.round, seq, answers);
    }

    fn stays(&self, state: &State, _: &Made) -> Result<(), Refusal> {
        untouched(state, self.round)
    }
}

/// They sat the other way round and the game stands: who won stays the winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colours {
    /// The round.
    pub round: Round,
    /// The board.
    pub board: BoardNumber,
}

impl Deed for Colours {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let round = state.round(self.round);
        let round = round.ok_or(Refusal::Round {
            found: self.round,
            from: Round(1),
            to: state.paired(),
        })?;
        if round.board(self.board).is_none() {
            let boards = round.layout().boards.len();
            return Err(Refusal::NoBoard {
                board: self.board,
                round: self.round,
                boards,
            });
        }
        Ok(Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let round = state.rounds.iter_mut().find(|round| round.round == self.round);
        let Some(facts) = round.and_then(|round| round.boards.get_mut(&self.board)) else {
            return;
        };
        facts.turned.tell(seq, !facts.is_turned());
        if let Some(scored) = facts.results.last().cloned() {
            let Outcome { white, black } = scored.result;
            let result = Outcome {
                white: black,
                black: white,
            };
            facts.results.tell(seq, Scored { result, ..scored });
        }
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        let facts = state.round(self.round).and_then(|round| round.facts(self.board));
        let later = facts
            .and_then(|facts| facts.results.by())
            .filter(|seq| *seq > made.seq);
        later.map_or(Ok(()), |seq| {
            Err(Refusal::HasResult {
                round: self.round,
                board: self.board,
                seq,
            })
        })
    }
}
