//! What goes from one board of a match to the other: men that were captured, and men that were put down.

use alloc::vec::Vec;

use arbiter_rules::chess::{Board, Color, Role, Square};
use arbiter_rules::variants::{Asked, Pockets};

use super::{Beside, Line, Ply};

/// The other board of a match, as far as a rule at this one asks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Across {
    /// Whether flags are down there, White's first.
    pub(crate) flags: [bool; 2],
    /// The men put on that board, by whom, with their plies, the last first.
    pub(crate) dropped: Vec<(u32, Color, Role)>,
    /// The men in hand there.
    pub(crate) in_hand: Pockets,
}

impl Line {
    /// The men that completed moves have captured after a ply, by the colour that they have and keep.
    pub(crate) fn captured_after(&self, ply: u32) -> [[u8; 6]; 2] {
        let mut men = [[0; 6]; 2];
        let before = core::iter::once(self.start()).chain(self.plies().iter().map(|ply| &ply.after));
        let made = before
            .zip(self.plies())
            .skip(ply.saturating_sub(self.base()) as usize);
        for (before, ply) in made.filter(|(_, ply)| ply.completed) {
            let Beside::Partner { promoted, .. } = before.beside else {
                continue;
            };
            let taken = !before.turn();
            if let Some((square, role)) = gone(&before.board(), &ply.after.board(), taken) {
                let role = if promoted.contains(square) {
                    Role::Pawn
                } else {
                    role
                };
                men[taken.index()][role as usize] += 1;
            }
        }
        men
    }

    /// The men put on the board, by whom, with their plies, the last first.
    pub(crate) fn dropped(&self) -> Vec<(u32, Color, Role)> {
        let numbered = (self.base() + 1..).zip(self.plies());
        let drop = |(number, ply): (u32, &Ply)| match ply.played {
            Some(Asked::Drop(drop)) => Some((number, self.player(number), drop.role)),
            _ => None,
        };
        let mut all: Vec<_> = numbered.filter_map(drop).collect();
        all.reverse();
        all
    }
}

/// The man of a colour that is on the board no more.
fn gone(before: &Board, after: &Board, of: Color) -> Option<(Square, Role)> {
    let mut all = Square::ALL.into_iter().filter_map(|square| {
        let man = before.piece_at(square).filter(|man| man.color == of)?;
        (after.piece_at(square) != Some(man)).then_some((square, man.role))
    });
    all.next()
}
