//! A part of a round by hand, and colours put right.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::pair::{laid_out, told_breaks, untouched};
use super::{Answer, Deed, Notice, Outcome, Refusal, Wanted};
use crate::number::{BoardNumber, EntrantId, Round, Seq};
use crate::state::{Board, Layout, Made, RoundState, Scored, State};
use crate::system::System;

/// A part of a round by hand: boards that have no result yet are made up anew from the same players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
            return Err(expected(Wanted::SameBoards, self.boards.len().to_string()));
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
        crate::state::between(self.round, paired.max(Round(1)), paired)?;
        if state.of_teams() {
            return Err(expected(Wanted::OfPlayers, ""));
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
            Some(System::Dutch(rules)) => told_breaks(state, &sheet, self.round, &layout, rules),
            _ => Vec::new(),
        };
        if state.waits_to_begin() {
            let old = round.layout();
            let changed = |board: &&Board| !old.boards.contains(board);
            let (boards, of) = (layout.boards.iter().filter(changed).count(), layout.boards.len());
            answers.push(Notice::BoardsChange { boards, of }.into());
        }
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
