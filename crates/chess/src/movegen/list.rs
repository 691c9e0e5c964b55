//! The list of legal moves.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use super::for_each_square;
use super::generate::{Mover, PROMOTIONS, Sink};
use crate::{Bitboard, LegalMove, Square};

/// Lawful games know 218 moves at most; a board full of queens may have more, and from 193 on those
/// spill to the heap.
const INLINE: usize = 256;

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
    moves: [LegalMove; INLINE],
    len: usize,
    /// All moves, where they are more than `INLINE`.
    spilt: Vec<LegalMove>,
    /// What stood on the board, so that a capture can be told from a quiet move.
    occupied: u64,
}

impl LegalMoves {
    #[inline(always)]
    pub(crate) fn new(occupied: u64) -> LegalMoves {
        LegalMoves {
            moves: [LegalMove::default(); INLINE],
            len: 0,
            spilt: Vec::new(),
            occupied,
        }
    }

    #[inline(always)]
    fn push(&mut self, one: LegalMove) {
        self.extend(1, |_| one);
    }

    /// Appends a move for each square of a set. Whether they fit is asked once; the index then is a byte, so
    /// that no bound needs to be checked within the loop.
    #[inline(always)]
    fn push_each(&mut self, targets: u64, make: impl Fn(Square) -> LegalMove) {
        self.extend(targets, |place| make(Square::wrapping(place)));
    }

    #[inline(always)]
    fn extend(&mut self, set: u64, make: impl Fn(u32) -> LegalMove) {
        if self.len > INLINE - 68 {
            return self.spill(set, make);
        }
        let mut at = self.len;
        let mut left = set;
        loop {
            for _ in 0..4 {
                self.moves[at & (INLINE - 1)] = make(left.trailing_zeros());
                left &= left.wrapping_sub(1);
                at += 1;
            }
            if left == 0 {
                break;
            }
        }
        self.len += set.count_ones() as usize;
    }

    #[cold]
    fn spill(&mut self, set: u64, make: impl Fn(u32) -> LegalMove) {
        if self.spilt.is_empty() {
            self.spilt.extend_from_slice(&self.moves[..self.len]);
        }
        self.spilt.extend(
            Bitboard(set)
                .into_iter()
                .map(|square| make(u32::from(square.index()))),
        );
        self.len = self.spilt.len();
    }

    /// Those of the piece on this square; castling is the king's.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position, Square};
    /// assert_eq!(Position::default().legal_moves().of(Square::G1).len(), 2);
    /// ```
    #[must_use]
    pub fn of(&self, from: Square) -> LegalMoves {
        self.filtered(|one| one.from() == from)
    }

    /// Those that capture the piece on this square, in passing too.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position, Square};
    /// let position = Position::from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2")?;
    /// let taking = position.legal_moves().capturing(Square::D5);
    /// assert_eq!(taking.len(), 1, "in passing");
    /// # Ok::<(), arbiter_chess::PositionError>(())
    /// ```
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
        self.push_each(targets, |to| LegalMove::plain(from, to));
    }

    #[inline(always)]
    fn pawns(&mut self, targets: u64, step: i32) {
        self.push_each(targets, |to| LegalMove::plain(origin(to, step), to));
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
        if self.spilt.is_empty() {
            &self.moves[..self.len.min(INLINE)]
        } else {
            &self.spilt
        }
    }
}

impl IntoIterator for LegalMoves {
    type Item = LegalMove;
    type IntoIter = IntoMoves;

    #[inline]
    fn into_iter(self) -> IntoMoves {
        IntoMoves { moves: self, at: 0 }
    }
}

/// The moves of a list, one by one.
#[derive(Clone, Debug)]
pub struct IntoMoves {
    moves: LegalMoves,
    at: usize,
}

impl Iterator for IntoMoves {
    type Item = LegalMove;

    #[inline]
    fn next(&mut self) -> Option<LegalMove> {
        let one = self.moves.get(self.at).copied();
        self.at += usize::from(one.is_some());
        one
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.moves.len - self.at;
        (left, Some(left))
    }
}

impl ExactSizeIterator for IntoMoves {}

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
