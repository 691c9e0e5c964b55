//! The list of legal moves.

use core::fmt;
use core::ops::Deref;

use super::for_each_square;
use super::generate::{Mover, PROMOTIONS, Sink};
use crate::{Bitboard, LegalMove, Square};

/// More than any placement allows. A target square is reached by at most eight sliders and eight knights, a
/// queen has at most 27 moves and a knight 8; with e empty squares that is less than 16e and less than
/// 8e + 8(63 - e) + 40, which stays below 512. (Lawful games know 218.)
const CAPACITY: usize = 512;

/// The legal moves of a position, on the stack, in no promised order (but always the same for the same
/// position).
///
/// ```
/// use arbiter_chess::{Playable, Position, Square};
/// let start = Position::default();
/// let moves = start.legal_moves();
/// assert_eq!(moves.len(), 20);
/// assert_eq!(moves.of(Square::G1).len(), 2);
/// assert!(moves.capturing(Square::E7).is_empty());
/// ```
#[derive(Clone)]
pub struct LegalMoves {
    moves: [LegalMove; CAPACITY],
    len: usize,
    /// What stood on the board, so that a capture can be told from a quiet move.
    occupied: u64,
}

impl LegalMoves {
    #[inline(always)]
    pub(crate) fn new(occupied: u64) -> LegalMoves {
        LegalMoves {
            moves: [LegalMove::default(); CAPACITY],
            len: 0,
            occupied,
        }
    }

    #[inline(always)]
    fn push(&mut self, one: LegalMove) {
        if let Some(place) = self.moves.get_mut(self.len) {
            *place = one;
            self.len += 1;
        }
    }

    /// Those of the piece on this square; castling is the king's.
    #[must_use]
    pub fn of(&self, from: Square) -> LegalMoves {
        self.filtered(|one| one.from() == from)
    }

    /// Those that capture the piece on this square, in passing too.
    #[must_use]
    pub fn capturing(&self, square: Square) -> LegalMoves {
        self.filtered(|one| {
            if one.is_en_passant() {
                return Square::new(one.to().file(), one.from().rank()) == square;
            }
            one.castling().is_none() && one.to() == square && Bitboard(self.occupied).contains(square)
        })
    }

    fn filtered(&self, keep: impl Fn(LegalMove) -> bool) -> LegalMoves {
        let mut kept = LegalMoves::new(self.occupied);
        self.iter()
            .copied()
            .filter(|&one| keep(one))
            .for_each(|one| kept.push(one));
        kept
    }
}

impl Sink for LegalMoves {
    #[inline(always)]
    fn piece(&mut self, _: Mover, from: Square, targets: u64) {
        for_each_square!(to in targets => {
            self.push(LegalMove::plain(from, to));
        });
    }

    #[inline(always)]
    fn pawns(&mut self, targets: u64, step: i32) {
        for_each_square!(to in targets => {
            self.push(LegalMove::plain(origin(to, step), to));
        });
    }

    #[inline(always)]
    fn promotions(&mut self, targets: u64, step: i32) {
        for_each_square!(to in targets => {
            for role in PROMOTIONS {
                self.push(LegalMove::promote(origin(to, step), to, role));
            }
        });
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.push(LegalMove::passing(from, to));
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        self.push(LegalMove::castle(king, rook));
    }
}

/// Where a pawn came from.
#[inline(always)]
pub(crate) const fn origin(to: Square, step: i32) -> Square {
    Square::wrapping((to.index() as i32 - step) as u32)
}

impl Deref for LegalMoves {
    type Target = [LegalMove];

    #[inline]
    fn deref(&self) -> &[LegalMove] {
        &self.moves[..self.len.min(CAPACITY)]
    }
}

impl IntoIterator for LegalMoves {
    type Item = LegalMove;
    type IntoIter = core::iter::Take<core::array::IntoIter<LegalMove, CAPACITY>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl<'a> IntoIterator for &'a LegalMoves {
    type Item = &'a LegalMove;
    type IntoIter = core::slice::Iter<'a, LegalMove>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for LegalMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
