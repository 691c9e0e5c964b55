//! What a position is made of, shared by [`crate::Position`] and [`crate::Irregular`].

use crate::attacks::PAWN;
use crate::setup::{back_rank, passing_rank};
use crate::{Bitboard, Board, Color, Reason, Reasons, Role, Setup, Square};

/// 48 bytes. Nothing is kept up to date that can be asked for when it is needed: no key, no checks, no pins.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) board: Board,
    /// The rooks with which a right to castle is kept.
    pub(crate) castling: u64,
    /// The square just passed by a double step if the pawn can legally be captured there, else 64.
    pub(crate) passed: u8,
    pub(crate) turn: Color,
    pub(crate) halfmove_clock: u16,
    pub(crate) fullmove_number: u16,
}

/// The value of [`State::passed`] when nothing can be captured in passing.
pub(crate) const NONE: u8 = 64;

/// Which rules of a lawful position are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Demand {
    Position,
    Irregular,
}

impl State {
    pub(crate) fn from_setup(setup: &Setup, demand: Demand) -> Result<State, Reasons> {
        let mut reasons = king_faults(&setup.board);
        if demand == Demand::Position {
            reasons.add_if(has_pawn_on_last_rank(&setup.board), Reason::PawnOnLastRank);
            opponent_faults(setup, &mut reasons);
        }
        reasons.add_if(!castling_possible(setup), Reason::CastlingRights);
        reasons.add_if(!passing_possible(setup), Reason::EnPassant);
        reasons.or_else_ok()?;
        let mut state = State {
            board: setup.board,
            castling: setup.castling.0,
            passed: NONE,
            turn: setup.turn,
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number,
        };
        if let Some(square) = setup.en_passant {
            state.passed = state.passed_if_legal(square);
        }
        Ok(state)
    }

    /// `square` as a value for `passed`, if a pawn of the side to move may legally capture there.
    pub(crate) fn passed_if_legal(&self, square: Square) -> u8 {
        let pawns = self.board.pieces(self.turn, Role::Pawn);
        let from = Bitboard(PAWN[(!self.turn).index()][square.at()]) & pawns;
        if from.into_iter().any(|from| self.passing_is_safe(from, square)) {
            square.index()
        } else {
            NONE
        }
    }

    pub(crate) fn to_setup(self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling: Bitboard(self.castling),
            en_passant: Square::from_index(self.passed),
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }

    /// The king of this colour. Both types of position have made sure that there is one.
    #[inline(always)]
    pub(crate) fn king(&self, color: Color) -> Square {
        Square::wrapping(self.board.pieces(color, Role::King).0.trailing_zeros())
    }
}

fn king_faults(board: &Board) -> Reasons {
    let mut reasons = Reasons::default();
    let count = |color| board.pieces(color, Role::King).len();
    reasons.add_if(count(Color::White) == 0, Reason::WhiteKingMissing);
    reasons.add_if(count(Color::White) > 1, Reason::WhiteManyKings);
    reasons.add_if(count(Color::Black) == 0, Reason::BlackKingMissing);
    reasons.add_if(count(Color::Black) > 1, Reason::BlackManyKings);
    reasons
}

pub(crate) fn has_pawn_on_last_rank(board: &Board) -> bool {
    board.by_role(Role::Pawn).0 & LAST_RANKS != 0
}

/// The first and the eighth rank.
pub(crate) const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;

fn opponent_faults(setup: &Setup, reasons: &mut Reasons) {
    let Some(theirs) = setup.board.king(!setup.turn) else {
        return;
    };
    let attackers = setup.board.attackers(theirs, setup.turn, setup.board.occupied());
    let kings = attackers & setup.board.by_role(Role::King);
    reasons.add_if((attackers - kings).any(), Reason::OpponentInCheck);
    reasons.add_if(kings.any(), Reason::KingsAdjacent);
}

/// Each right needs an own rook on the back rank beside an own king on that rank, one on each side at most.
fn castling_possible(setup: &Setup) -> bool {
    let mut left = setup.castling;
    for color in Color::ALL {
        let rank = Bitboard::from(back_rank(color));
        let rooks = setup.castling & rank & setup.board.pieces(color, Role::Rook);
        left = left - rooks;
        let king = (setup.board.pieces(color, Role::King) & rank).single();
        let beyond = |rook: Square| king.map(|king| rook > king);
        let sides = rooks
            .into_iter()
            .map(beyond)
            .fold((0, 0, 0), |(none, west, east), side| match side {
                None => (none + 1, west, east),
                Some(false) => (none, west + 1, east),
                Some(true) => (none, west, east + 1),
            });
        if !matches!(sides, (0, 0..=1, 0..=1)) {
            return false;
        }
    }
    left.is_empty()
}

/// The passed square and the one the pawn came from are empty, and the pawn stands in front of them.
fn passing_possible(setup: &Setup) -> bool {
    let Some(passed) = setup.en_passant else {
        return true;
    };
    if passed.rank() != passing_rank(setup.turn) {
        return false;
    }
    let forward = setup.turn.fold(-8, 8);
    let origin = Square::wrapping((i32::from(passed.index()) - forward) as u32);
    let pawn = Square::wrapping((i32::from(passed.index()) + forward) as u32);
    let occupied = setup.board.occupied();
    setup.board.pieces(!setup.turn, Role::Pawn).contains(pawn)
        && !occupied.contains(passed)
        && !occupied.contains(origin)
}

/// The squares on the two files beside those of a set, on the same ranks.
#[inline(always)]
pub(crate) const fn beside(set: u64) -> u64 {
    const NOT_A: u64 = !0x0101_0101_0101_0101;
    const NOT_H: u64 = !0x8080_8080_8080_8080;
    (set << 1) & NOT_A | (set >> 1) & NOT_H
}

const _: () = assert!(size_of::<State>() == 48);
