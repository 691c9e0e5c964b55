//! A round is paired.

use serde::{Deserialize, Serialize};

use super::layout::{of_players, of_teams, once, teams_once};
use super::{Answer, Breach, Deed, Notice, OpenBoard, Outcome, Refusal};
use crate::broken::broken;
use crate::model::Event;
use crate::number::{BoardNumber, EntrantId, Round, Seq, TeamId};
use crate::state::{Board, BoardFacts, Facts, Layout, Made, RoundState, Scored, Source, State};
use crate::system::System;
use arbiter_pairing::dutch::Rules;
use arbiter_pairing::{NotPaired, Paired};

/// A round is paired: by the rules of the event, by other ones, or by a person.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    fn drawn(&self, sheet: &Event) -> Result<Paired, Refusal> {
        let system = self.system(sheet)?;
        let round = usize::from(self.round.0);
        let found = match system {
            System::Team(teams) => teams.pair_round(sheet, round).map(|paired| Paired {
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
    fn breaks(&self, state: &State, sheet: &Event, layout: &Layout) -> Vec<Answer> {
        let Ok(System::Dutch(rules)) = self.system(sheet) else {
            return Vec::new();
        };
        told_breaks(state, sheet, self.round, layout, rules)
    }
}

pub(super) fn told_breaks(
    state: &State,
    sheet: &Event,
    round: Round,
    layout: &Layout,
    rules: Rules,
) -> Vec<Answer> {
    let numbers = state.numbers();
    let pair = |board: &Board| (numbers.rank(board.white), numbers.rank(board.black));
    let paired = Paired {
        round: round.0.into(),
        pairs: layout.boards.iter().map(pair).collect(),
        bye: layout.bye.map(|bye| numbers.rank(bye)),
        ..Paired::default()
    };
    let found = broken(sheet, &paired, rules);
    found
        .iter()
        .map(|rule| Notice::Breaks(Breach::of(state, &numbers, rule)).into())
        .collect()
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
        } => Some(rule.to_string()),
        _ => None,
    }
}

/// Games without result, with who plays them.
fn adjourned(state: &State) -> Vec<Answer> {
    if state.is_table() || state.is_knockout() {
        return Vec::new(); // tables may be paired beforehand, and a bracket waits by itself
    }
    let one = |round: &RoundState| {
        let open = |board: &Board| {
            let (white, black) = round.seats(board);
            OpenBoard {
                board: board.board,
                white: state.who(white),
                black: state.who(black),
            }
        };
        let boards: Vec<OpenBoard> = round.open().map(open).collect();
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
        crate::state::between(self.round, next, next.min(last))?;
        // Groups come from lots; the order in which people entered is none.
        if !self.is_by_hand() && state.is_grouped() && !state.drawn() {
            return Err(Refusal::NotDrawn);
        }
        let sheet = state.sheet();
        let layout = self.layout(state, &sheet)?;
        let mut answers = adjourned(state);
        if self.is_by_hand() && !state.of_teams() {
            answers.extend(self.breaks(state, &sheet, &layout));
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
                    live: None,
                },
            );
        }
    }

    fn stays(&self, state: &State, _: &Made) -> Result<(), Refusal> {
        untouched(state, self.round)
    }
}

/// Whether what an entry laid out is the newest layout of its round: a later one was made from it, and would keep it.
pub(super) fn last_layout(state: &State, round: Round, of: Seq) -> Result<(), Refusal> {
    let by = state.round(round).and_then(|round| round.layouts.by());
    match by.filter(|by| *by > of) {
        Some(seq) => Err(Refusal::RestsOn { seq }),
        None => Ok(()),
    }
}

/// Whether a round can still be taken back: it is the last, and nobody has a result in it.
pub(super) fn untouched(state: &State, round: Round) -> Result<(), Refusal> {
    if let Some(later) = state.rounds.last().filter(|later| later.round > round) {
        return Err(later.paired_since(None));
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
