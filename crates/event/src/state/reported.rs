//! What the players of a board say came of it, while nobody has decided.

use super::{Board, RoundState};
use crate::number::{EntrantId, Seq};
use crate::outcome::Outcome;

/// What one of them says, newest of his reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Report {
    /// By which entry.
    pub seq: Seq,
    /// Who.
    pub entrant: EntrantId,
    /// What he says.
    pub result: Outcome,
}

impl RoundState {
    /// The newest report of each player of a board that has no result, White first.
    #[must_use]
    pub fn reports(&self, board: &Board) -> Vec<Report> {
        let facts = self
            .facts(board.board)
            .filter(|_| self.result(board.board).is_none());
        let newest = |who: EntrantId| {
            let mut reports = facts.into_iter().flat_map(|facts| facts.reported.told().rev());
            let found = reports.find(|(_, one)| one.0 == who);
            found.map(|(seq, &(entrant, result))| Report { seq, entrant, result })
        };
        let (white, black) = self.seats(board);
        [white, black].into_iter().filter_map(newest).collect()
    }
}
