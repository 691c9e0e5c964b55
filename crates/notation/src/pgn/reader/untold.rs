//! What is read without being told: a variation that the visitor skips, and the rest of a game that he has left.
//!
//! Both are read like everything else, by the same code and with a visitor that keeps silent, so that what follows is
//! the same as if they had been told. Only whole movetexts are skipped faster, by the scanner for games.

use super::{Chunk, PgnFault, Reader, State, Step, Visitor};
use crate::pgn::{At, Movetext};

/// Tells its visitor nothing of a variation but faults, and that the game ends in it.
pub(super) struct Untold<'v, V: ?Sized> {
    pub(super) visitor: &'v mut V,
    /// Variations that are open and not told.
    pub(super) open: u16,
}

impl<V: Visitor + ?Sized> Visitor for Untold<'_, V> {
    fn begin_variation(&mut self, _: At<'_>) -> Movetext {
        self.open += 1;
        Movetext::Read
    }

    fn end_variation(&mut self, at: At<'_>) {
        match self.open.checked_sub(1) {
            Some(open) => self.open = open,
            None => self.visitor.end_variation(at),
        }
    }

    fn end_game(&mut self, at: At<'_>) {
        self.visitor.end_game(at);
    }

    fn fault(&mut self, fault: PgnFault, at: At<'_>) {
        self.visitor.fault(fault, at);
    }

    fn enough(&self) -> bool {
        self.open == 0 || self.visitor.enough()
    }
}

/// Is told the rest of a game that was left.
struct Nobody;

impl Visitor for Nobody {}

impl Reader {
    /// Movetext of a variation that is not told, up to its end.
    pub(super) fn aside<V: Visitor + ?Sized>(
        &mut self,
        chunk: &Chunk<'_>,
        index: usize,
        open: u16,
        visitor: &mut V,
    ) -> Step {
        let mut untold = Untold { visitor, open };
        self.state = State::Moves;
        let step = self.moves(chunk, index, &mut untold);
        if matches!(self.state, State::Moves) && untold.open > 0 {
            self.state = State::Aside(untold.open);
        }
        step
    }

    /// The visitor has had enough: where a game is open, it ends for him here.
    #[cold]
    pub(super) fn leave_game<V: Visitor + ?Sized>(
        &mut self,
        chunk: &Chunk<'_>,
        index: usize,
        v: &mut V,
    ) -> Step {
        let untold = match self.state {
            State::Aside(open) => open,
            State::Tags | State::Moves | State::Closing { .. } => 0,
            State::Start | State::Between | State::Skip(_) | State::Deaf => return Step::Go(index),
        };
        if untold > 0 {
            self.state = State::Moves;
        }
        // They stay open for the reader: a result in them does not end the game.
        for _ in untold..self.depth {
            v.end_variation(chunk.at(index));
        }
        v.end_game(chunk.at(index));
        self.left = true;
        Step::Ended(index)
    }

    /// The rest of a game that was left, up to where it would have ended.
    pub(super) fn rest(&mut self, chunk: &Chunk<'_>, index: usize) -> Step {
        match self.part(chunk, index, &mut Nobody) {
            Step::Ended(next) => {
                self.left = false;
                Step::Go(next)
            }
            step => step,
        }
    }

    /// The text is over in a game that was left.
    pub(super) fn forget(&mut self, chunk: &Chunk<'_>, end: usize) {
        self.end_game(chunk, end, &mut Nobody);
        self.left = false;
    }
}
