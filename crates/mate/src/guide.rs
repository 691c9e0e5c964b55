//! Which positions look nearest to a mate. Nothing here can become a verdict: it decides the order only.

use alloc::vec::Vec;

use arbiter_chess::{Bitboard, Board, Color, LegalMove, Playable, Position, Role, Square, attacks};

use crate::graph::Guide;
use crate::plan::Plan;
use crate::rush::Rush;
use crate::{OutlineProof, Proof, Verdict, outline, still};

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

/// Follows whatever came last, up to where outlines show that the side cannot mate.
pub(crate) struct Behind {
    winner: Color,
    /// Outlines for one set at most.
    each: u64,
    /// Outlines looked at, and how many may be in all.
    pub spent: u64,
    pub most: u64,
    found: Vec<OutlineProof>,
}

impl Behind {
    pub(crate) const fn new(winner: Color, each: u64, most: u64) -> Behind {
        Behind {
            winner,
            each,
            spent: 0,
            most,
            found: Vec::new(),
        }
    }

    /// The proof with the outlines that were found.
    pub(crate) fn concluded(self, proof: Proof) -> Verdict {
        Verdict::Unwinnable(Proof {
            outlines: self.found,
            ..proof
        })
    }
}

impl Guide<Position> for Behind {
    fn distance(&mut self, _: &Position) -> usize {
        0
    }

    fn dead(&mut self, position: &Position) -> bool {
        // Two sets of bishops drawn, each with three tries.
        let each = self.each.min(self.most.saturating_sub(self.spent) / 6);
        if each == 0 {
            return false;
        }
        let found = outline::proof(position, self.winner, each as usize, &mut self.spent);
        let dead = found.is_some();
        self.found.extend(found);
        dead
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

    /// The same where no picture fits the men.
    pub(crate) fn without_corner(hopes: &[Hope]) -> &'static [Hope] {
        if hopes.contains(&Hope::Force) {
            &[Hope::Force, Hope::Near]
        } else {
            &[Hope::Near]
        }
    }
}

/// What a walk is led by: a hope, and for mates in a corner the picture.
#[derive(Clone, Copy)]
pub(crate) struct Lead {
    pub hope: Hope,
    pub plan: Option<Plan>,
}

/// Leads a walk by one hope.
pub(crate) struct Helper<'a> {
    winner: Color,
    lead: Lead,
    rush: &'a mut Rush,
    /// The winner's queens and rooks at the beginning.
    heavy: u32,
    /// Positions judged, half-moves spent on trying to finish and how many may be, static proofs tried and found.
    judged: u64,
    pub spent: u64,
    most: u64,
    tried: u64,
    proved: u64,
}

impl<'a> Helper<'a> {
    /// At most so many half-moves are spent on trying to finish.
    pub(crate) fn new(
        position: &Position,
        winner: Color,
        lead: Lead,
        rush: &'a mut Rush,
        most: u64,
    ) -> Helper<'a> {
        Helper {
            winner,
            lead,
            rush,
            heavy: heavy(&position.board(), winner),
            judged: 0,
            spent: 0,
            most,
            tried: 0,
            proved: 0,
        }
    }
}

impl Guide<Position> for Helper<'_> {
    fn distance(&mut self, position: &Position) -> usize {
        self.judged += 1;
        let board = position.board();
        let own = board.by_color(self.winner);
        let minor = own & (board.by_role(Role::Knight) | board.by_role(Role::Bishop));
        match self.lead.hope {
            Hope::Near => 0,
            Hope::Corner if minor.any() => self.lead.plan.map_or(99, |plan| plan.distance(position)),
            _ => self.by_force(position, heavy(&board, self.winner) > 0, minor.len() as usize),
        }
    }

    fn stride(&self) -> usize {
        match self.lead.hope {
            Hope::Near => 1,
            Hope::Corner => 2,
            Hope::Force => 8,
        }
    }

    /// Where static proofs are rarely found, few are tried.
    fn dead(&mut self, position: &Position) -> bool {
        self.tried += 1;
        if self.tried > 64 + 32 * self.proved && !self.tried.is_multiple_of(16) {
            return false;
        }
        let proves = still::proves(position, self.winner);
        self.proved += u64::from(proves);
        proves
    }

    /// A line played straight to the mate, tried where a pawn is free or promoted, and not too often.
    fn finish(&mut self, position: &Position) -> Option<Vec<LegalMove>> {
        let board = position.board();
        let heavy = heavy(&board, self.winner);
        let credit = if heavy > self.heavy { 600 } else { 200 } + self.judged / 6;
        if self.spent > credit || heavy == 0 && free_pawns(&board, self.winner) == 0 {
            return None;
        }
        let (line, spent) = self.rush.finish(position, self.winner, self.most - self.spent);
        self.spent += spent;
        line.map(<[LegalMove]>::to_vec)
    }
}

/// How many queens and rooks.
fn heavy(board: &Board, color: Color) -> u32 {
    (board.by_color(color) & (board.by_role(Role::Queen) | board.by_role(Role::Rook))).len()
}

/// Pawns with no pawn before them on their file.
fn free_pawns(board: &Board, color: Color) -> u64 {
    let pawns = board.by_role(Role::Pawn).0;
    let back = |set: u64, ranks: u32| color.fold(set >> (8 * ranks), set << (8 * ranks));
    let mut behind = back(pawns, 1);
    behind |= back(behind, 1);
    behind |= back(behind, 2);
    behind |= back(behind, 4);
    board.by_color(color).0 & pawns & !behind
}

impl Helper<'_> {
    /// How far from a mate by a queen or rook, the pawn that becomes one included.
    fn by_force(&self, position: &Position, heavy: bool, minor: usize) -> usize {
        let board = position.board();
        let (own, theirs) = (board.by_color(self.winner), board.by_color(!self.winner));
        let (king, helper) = (position.king(!self.winner), position.king(self.winner));
        let free = free_pawns(&board, self.winner);
        let pawns = (own & board.by_role(Role::Pawn)).into_iter();
        let held = |pawn: Square| if free & 1 << pawn.index() == 0 { 4 } else { 0 };
        let promotion = pawns.map(|pawn| to_go(self.winner, pawn) + held(pawn)).min();
        let force = if heavy {
            0
        } else {
            4 + 4 * promotion.unwrap_or(9) - minor.min(2)
        };
        if !heavy && free == 0 {
            return 20 + force + theirs.len() as usize + self.to_free(&board, helper);
        }
        let attacked = own
            .into_iter()
            .fold(Bitboard::EMPTY, |all, s| all | board.attacks(s));
        let flights = (attacks::king(king) - theirs - attacked).len() as usize;
        let corner = CORNERS.map(|c| usize::from(c.distance(king))).into_iter().min();
        let kings = 2 * corner.unwrap_or(0) + 2 * usize::from(king.distance(helper));
        8 + 2 * flights + force + kings + theirs.len() as usize
    }

    /// How far from a free pawn: the king captures a pawn, or a pawn captures a piece, which may have to be promoted
    /// first.
    fn to_free(&self, board: &Board, helper: Square) -> usize {
        let theirs = board.by_color(!self.winner) - board.by_role(Role::King);
        let pawns = theirs & board.by_role(Role::Pawn);
        let guarded = Bitboard(still::pawn_hits(!self.winner, pawns.0));
        let hunted = (pawns - guarded).into_iter();
        let hunt = hunted
            .map(|pawn| usize::from(pawn.distance(helper)))
            .min()
            .unwrap_or(9);
        if (theirs - pawns).any() {
            return hunt;
        }
        let free = free_pawns(board, !self.winner);
        let held = |pawn: Square| if free & 1 << pawn.index() == 0 { 3 } else { 0 };
        let promoted = pawns
            .into_iter()
            .map(|pawn| to_go(!self.winner, pawn) + held(pawn))
            .min();
        hunt + 3 * promoted.unwrap_or(9)
    }
}

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

/// Moves of a pawn to its last rank.
fn to_go(color: Color, pawn: Square) -> usize {
    let rank = usize::from(pawn.rank().index());
    color.fold(7 - rank, rank)
}
