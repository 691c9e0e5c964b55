//! Which positions look nearest to a mate. Nothing here can become a verdict: it decides the order only.

use alloc::vec::Vec;

use arbiter_chess::{Bitboard, Color, Playable, Position, Role, Square, attacks};

use crate::graph::Guide;
use crate::plan::Plan;
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

/// What a walk hopes for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hope {
    /// A queen or rook, or a pawn that becomes one, takes the flights.
    Force,
    /// A bishop or knight mates in a corner, where one of the king's own men holds a flight.
    Corner,
    /// Anything, as long as it is near.
    Near,
}

impl Hope {
    /// The hopes that a side with these men may have, in the order in which they are tried.
    pub(crate) fn of(position: &Position, winner: Color) -> &'static [Hope] {
        let board = position.board();
        let minor = board.by_role(Role::Knight) | board.by_role(Role::Bishop) | board.by_role(Role::King);
        if (board.by_color(winner) - minor).is_empty() {
            &[Hope::Corner, Hope::Near]
        } else {
            &[Hope::Force, Hope::Corner, Hope::Near]
        }
    }
}

/// Leads a walk by one hope.
pub(crate) struct Helper {
    winner: Color,
    hope: Hope,
    plan: Option<Plan>,
}

impl Helper {
    /// `round` tells walks with the same hope apart: each aims at another picture.
    pub(crate) fn new(position: &Position, winner: Color, hope: Hope, round: usize) -> Helper {
        let mut plans = if hope == Hope::Corner {
            Plan::all(position, winner)
        } else {
            Vec::new()
        };
        let plan = (!plans.is_empty()).then(|| plans.swap_remove(round % plans.len()));
        Helper { winner, hope, plan }
    }
}

impl Guide<Position> for Helper {
    fn distance(&mut self, position: &Position) -> usize {
        let board = position.board();
        let own = board.by_color(self.winner);
        let heavy = own & (board.by_role(Role::Queen) | board.by_role(Role::Rook));
        let minor = own & (board.by_role(Role::Knight) | board.by_role(Role::Bishop));
        match self.hope {
            Hope::Near => 0,
            Hope::Corner if minor.any() => self.plan.map_or(99, |plan| plan.distance(position)),
            _ => self.by_force(position, heavy.any(), minor.len() as usize),
        }
    }

    fn stride(&self) -> usize {
        match self.hope {
            Hope::Near => 1,
            Hope::Corner => 2,
            Hope::Force => 8,
        }
    }

    fn dead(&mut self, position: &Position) -> bool {
        still::proves(position, self.winner)
    }
}

impl Helper {
    /// How far from a mate by a queen or rook, the pawn that becomes one included.
    fn by_force(&self, position: &Position, heavy: bool, minor: usize) -> usize {
        let board = position.board();
        let (own, theirs) = (board.by_color(self.winner), board.by_color(!self.winner));
        let (king, helper) = (position.king(!self.winner), position.king(self.winner));
        let attacked = own
            .into_iter()
            .fold(Bitboard::EMPTY, |all, s| all | board.attacks(s));
        let flights = (attacks::king(king) - theirs - attacked).len() as usize;
        let pawns = (own & board.by_role(Role::Pawn)).into_iter();
        let promotion = pawns.map(|pawn| to_go(self.winner, pawn)).min().unwrap_or(9);
        let force = if heavy {
            0
        } else {
            4 + 4 * promotion - minor.min(2)
        };
        let corner = CORNERS.map(|c| usize::from(c.distance(king))).into_iter().min();
        let kings = 2 * corner.unwrap_or(0) + 2 * usize::from(king.distance(helper));
        8 + 2 * flights + force + kings + theirs.len() as usize
    }
}

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

/// Moves of a pawn to its last rank.
fn to_go(color: Color, pawn: Square) -> usize {
    let rank = usize::from(pawn.rank().index());
    color.fold(7 - rank, rank)
}
