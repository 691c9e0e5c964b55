//! A crowded board is cleared first: the men that are in the way of a mate by bishops and knights are captured one
//! after the other, all but the one that the mate needs; then the mate is looked for among the few that are left.
//!
//! The other side puts its men where they can be captured, so that a capture is seldom more than two half-moves away,
//! whatever the queens and rooks guard. Both halves are walks, the second a short one for each of the nearest
//! pictures, begun wherever the first has come to an empty board.

use alloc::vec::Vec;

use arbiter_chess::{Bitboard, Board, Color, LegalMove, Playable, Position, Role, attacks};

use crate::Budget;
use crate::graph::{Graph, Guide, Walk};
use crate::guide::{Helper, Hope, Lead};
use crate::plan::Plan;
use crate::rush::Rush;

/// A man in the way counts as much as so many half-moves: a capture is worth any waiting before it.
const A_MAN: usize = 8;
/// Of the positions of a walk so many are for one picture on an empty board, at most twice as many in all for pictures.
const PICTURES: u64 = 5;

/// Leads a walk to a board on which only the men are left that a mate needs.
pub(crate) struct Clearing<'a> {
    winner: Color,
    rush: &'a mut Rush,
    rest: &'a mut Graph<Position>,
    budget: &'a Budget<'a>,
    /// The winner's men at the beginning, none of which is to be lost.
    own: u32,
    /// Positions seen by the second walks, and how many may be, for one and in all.
    pub spent: u64,
    each: u64,
    most: u64,
}

/// Whether the board has men to be cleared away: only then a walk for it differs from others.
pub(crate) fn is_crowded(position: &Position, winner: Color) -> bool {
    let board = position.board();
    let heavy = board.by_role(Role::Queen) | board.by_role(Role::Rook) | board.by_role(Role::Pawn);
    (board.by_color(winner) & heavy).is_empty() && in_the_way(&board, winner).more_than_one()
}

impl<'a> Clearing<'a> {
    /// For a walk through so many positions; twice as many may be spent on the walks behind it.
    pub fn new(
        position: &Position,
        winner: Color,
        rush: &'a mut Rush,
        rest: &'a mut Graph<Position>,
        share: u64,
        budget: &'a Budget<'a>,
    ) -> Clearing<'a> {
        Clearing {
            winner,
            rush,
            rest,
            budget,
            own: position.board().by_color(winner).len(),
            spent: 0,
            each: share / PICTURES,
            most: 2 * share,
        }
    }

    fn one_picture(&mut self, position: &Position, plan: Plan) -> Option<Vec<LegalMove>> {
        let share = self.each.min(self.most - self.spent);
        if share == 0 {
            return None;
        }
        let lead = Lead {
            hope: Hope::Corner,
            plan: Some(plan),
        };
        let mut helper = Helper::new(position, self.winner, lead, self.rush, 0);
        let walk = self
            .rest
            .walk(position, self.winner, share, &mut helper, self.budget);
        self.spent += self.rest.len();
        (walk == Walk::Mate).then(|| self.rest.line())
    }
}

/// The men of the other side that are to be captured: all but its king and the best helper, where one is needed.
fn in_the_way(board: &Board, winner: Color) -> Bitboard {
    let theirs = board.by_color(!winner) - board.by_role(Role::King);
    match helpers(board, winner, theirs) {
        Some(helper) => theirs - helper,
        None => theirs,
    }
}

/// The man that holds a flight of its own king, where the winner's men cannot mate without one (`material` tells which
/// can): a knight or bishop at once, a pawn where it stands or when it has become one of them.
fn helpers(board: &Board, winner: Color, theirs: Bitboard) -> Option<Bitboard> {
    let own = board.by_color(winner);
    let bishops = own & board.by_role(Role::Bishop);
    let knights = own & board.by_role(Role::Knight);
    let both = (bishops & Bitboard::LIGHT).any() && (bishops & Bitboard::DARK).any();
    if both || knights.more_than_one() || knights.any() && bishops.any() {
        return None;
    }
    let shade = if bishops.is_empty() {
        Bitboard::EMPTY
    } else if (bishops & Bitboard::LIGHT).any() {
        Bitboard::LIGHT
    } else {
        Bitboard::DARK
    };
    let kinds = [
        theirs & board.by_role(Role::Knight),
        (theirs & board.by_role(Role::Bishop)) - shade,
        theirs & board.by_role(Role::Pawn),
        if knights.any() {
            theirs & board.by_role(Role::Rook)
        } else {
            Bitboard::EMPTY
        },
    ];
    let one = kinds.into_iter().find_map(Bitboard::first);
    one.map(Bitboard::from)
}

impl Guide<Position> for Clearing<'_> {
    fn distance(&mut self, position: &Position) -> usize {
        let board = position.board();
        let own = board.by_color(self.winner);
        let prey = in_the_way(&board, self.winner);
        let lost = (self.own - own.len()) as usize;
        let mut distance = A_MAN * (prey.len() as usize + 4 * lost);
        if position.turn() != self.winner {
            distance += 1;
        } else if !self.can_capture(&board, prey) {
            distance += 3;
        }
        distance
    }

    fn stride(&self) -> usize {
        2
    }

    fn dead(&mut self, _: &Position) -> bool {
        false
    }

    fn finish(&mut self, position: &Position) -> Option<Vec<LegalMove>> {
        if self.spent == self.most || in_the_way(&position.board(), self.winner).any() {
            return None;
        }
        let plans = Plan::all(position, self.winner);
        plans
            .into_iter()
            .find_map(|plan| self.one_picture(position, plan))
    }
}

impl Clearing<'_> {
    /// Whether one of the winner's men attacks one of these, the king only what nobody guards.
    fn can_capture(&self, board: &Board, prey: Bitboard) -> bool {
        let own = board.by_color(self.winner);
        let king = own & board.by_role(Role::King);
        let men = (own - king).into_iter();
        if men.into_iter().any(|man| (board.attacks(man) & prey).any()) {
            return true;
        }
        let near = king
            .first()
            .map_or(Bitboard::EMPTY, |king| attacks::king(king) & prey);
        near.into_iter()
            .any(|man| board.attackers(man, !self.winner, board.occupied()).is_empty())
    }
}
