//! Which positions look nearest to a mate. Nothing here can become a verdict: it decides the order only.

use arbiter_chess::{Bitboard, Color, Playable, Position, Role, Square, attacks};

use crate::graph::Guide;
use crate::still;

/// Follows whatever came last.
pub(crate) struct Blind;

impl<P> Guide<P> for Blind {
    fn distance(&mut self, _: &P) -> usize {
        0
    }

    fn dead(&mut self, _: &P) -> bool {
        false
    }
}

/// Drives the king to be mated into a corner, where his own men or the other king take his flights.
pub(crate) struct Helper {
    winner: Color,
}

impl Helper {
    pub(crate) const fn new(winner: Color) -> Helper {
        Helper { winner }
    }
}

impl Guide<Position> for Helper {
    fn distance(&mut self, position: &Position) -> usize {
        let board = position.board();
        let (own, theirs) = (board.by_color(self.winner), board.by_color(!self.winner));
        let (king, helper) = (position.king(!self.winner), position.king(self.winner));
        let attacked = own
            .into_iter()
            .fold(Bitboard::EMPTY, |all, s| all | board.attacks(s));
        let flights = (attacks::king(king) - theirs - attacked).len() as usize;
        let heavy = (own & (board.by_role(Role::Queen) | board.by_role(Role::Rook))).len() as usize;
        let minor = (own & (board.by_role(Role::Knight) | board.by_role(Role::Bishop))).len() as usize;
        let pawns = own & board.by_role(Role::Pawn);
        let to_go = pawns.into_iter().map(|pawn| match self.winner {
            Color::White => 7 - pawn.rank().index(),
            Color::Black => pawn.rank().index(),
        });
        let promotion = usize::from(to_go.min().unwrap_or(9));
        let force = if heavy > 0 {
            0
        } else {
            4 + 4 * promotion - minor.min(2)
        };
        let corner = [Square::A1, Square::H1, Square::A8, Square::H8].into_iter();
        let corner = corner.map(|c| usize::from(c.distance(king))).min().unwrap_or(0);
        8 + 2 * flights + force + 2 * corner + 2 * usize::from(king.distance(helper)) + theirs.len() as usize
    }

    fn dead(&mut self, position: &Position) -> bool {
        still::proves(position, self.winner)
    }
}
