//! What the record counts of itself: the numbers of its moves, and how many there are.

use arbiter_notation::pgn::At;

use super::{Auditor, Sink};
use crate::fault::What;

/// How a record numbers its moves.
#[derive(Debug, Default, Clone, Copy)]
pub struct Numbering {
    /// What is added to the number of the board to have that of the record, which may count from another one.
    shift: i64,
    /// A jump has been told.
    told: bool,
}

impl<S: Sink> Auditor<S> {
    /// A number before a move of the game.
    #[inline]
    pub(super) fn number(&mut self, number: u32, at: At<'_>) {
        let Some(expected) = self.game.number() else {
            return;
        };
        if i64::from(number) != i64::from(expected) + self.numbering.shift {
            self.other_number(number, expected, at);
        }
    }

    #[cold]
    fn other_number(&mut self, number: u32, of_board: u32, at: At<'_>) {
        let expected = i64::from(of_board) + self.numbering.shift;
        self.numbering.shift = i64::from(number) - i64::from(of_board);
        // Excerpts begin with any number.
        if self.game.ply() == 0 || self.numbering.told {
            return;
        }
        self.numbering.told = true;
        let what = What::MoveNumber { number, expected };
        self.add(what, at.location());
    }

    /// Holds the number of half-moves against the tag that counts them.
    pub(super) fn judge_count(&mut self, at: At<'_>) {
        let plies = self.report.facts.plies;
        if let Some(said) = self.tags.ply_count
            && said != plies
            && !self.cut
            && self.game.is_whole()
        {
            self.add(What::PlyCount { said, plies }, at.location());
        }
    }
}
