//! What the record counts of itself: the numbers of its moves, and how many there are.

use arbiter_notation::pgn::At;

use super::onward::LateEvent;
use super::{Auditor, Place, Sink};
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
            return self.late(at, LateEvent::Number(number));
        };
        if i64::from(number) != i64::from(expected) + self.numbering.shift {
            let place = (at.offset(), self.game.ply());
            self.other_number(number, expected, place, at);
        }
    }

    /// A number that is not the one that the board has after so many half-moves.
    #[cold]
    pub(super) fn other_number(&mut self, number: u32, of_board: u32, place: Place, at: At<'_>) {
        let expected = i64::from(of_board) + self.numbering.shift;
        if i64::from(number) == expected {
            return;
        }
        self.numbering.shift = i64::from(number) - i64::from(of_board);
        // Excerpts begin with any number.
        if place.1 == 0 || self.numbering.told {
            return;
        }
        self.numbering.told = true;
        let what = What::MoveNumber { number, expected };
        self.add_back(what, place, at);
    }

    /// Holds the number of half-moves against the tag that counts them.
    pub(super) fn judge_count(&mut self, at: At<'_>) {
        let plies = self.report.facts.plies;
        // Where no move is left at all, all of them are lost.
        let is_whole = if plies == 0 {
            self.has_start && self.game.is_playing()
        } else {
            self.game.is_whole()
        };
        if let Some(said) = self.tags.ply_count
            && said != plies
            && !self.cut
            && is_whole
        {
            self.add(What::PlyCount { said, plies }, at.location());
        }
    }
}
