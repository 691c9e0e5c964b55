//! Sets of squares.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::{File, Rank, Square};

/// A set of squares: bit 0 is a1, bit 1 is b1, bit 63 is h8.
///
/// ```
/// use arbiter_chess::{Bitboard, Rank, Square};
/// let mut corner = Bitboard::from(Square::A1) | Bitboard::from(Square::H1);
/// assert!(corner.contains(Square::H1));
/// assert_eq!((corner & Bitboard::from(Rank::First)).len(), 2);
/// corner.remove(Square::A1);
/// assert_eq!(corner.single(), Some(Square::H1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// Every square.
    pub const FULL: Bitboard = Bitboard(!0);
    /// The light squares, h1 among them.
    pub const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);
    /// The dark squares, a1 among them.
    pub const DARK: Bitboard = Bitboard(!0x55aa_55aa_55aa_55aa);

    /// Whether the square is in the set.
    ///
    /// ```
    /// use arbiter_chess::{Bitboard, Square};
    /// assert!(Bitboard::LIGHT.contains(Square::H1));
    /// ```
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// Puts a square into the set.
    ///
    /// ```
    /// use arbiter_chess::{Bitboard, Square};
    /// let mut set = Bitboard::EMPTY;
    /// set.insert(Square::E4);
    /// assert_eq!(set.single(), Some(Square::E4));
    /// ```
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= square.bit();
    }

    /// Takes a square out of the set.
    ///
    /// ```
    /// use arbiter_chess::{Bitboard, Square};
    /// let mut set = Bitboard::FULL;
    /// set.remove(Square::E4);
    /// assert_eq!(set.len(), 63);
    /// ```
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !square.bit();
    }

    /// Whether there is no square in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is a square in it.
    #[inline]
    #[must_use]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// How many squares.
    ///
    /// ```
    /// use arbiter_chess::{Bitboard, File};
    /// assert_eq!(Bitboard::from(File::E).len(), 8);
    /// ```
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest square, a1 being the lowest of all.
    ///
    /// ```
    /// use arbiter_chess::{Bitboard, Square};
    /// assert_eq!(Bitboard::FULL.first(), Some(Square::A1));
    /// assert_eq!(Bitboard::EMPTY.first(), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrapping(self.0.trailing_zeros()))
        }
    }

    /// Whether there are two squares or more.
    #[inline]
    #[must_use]
    pub const fn more_than_one(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The square, if there is exactly one.
    ///
    /// ```
    /// use arbiter_chess::{Board, Color, Role, Square};
    /// let board = Board::default();
    /// assert_eq!(board.pieces(Color::White, Role::Queen).single(), Some(Square::D1));
    /// assert_eq!(board.pieces(Color::White, Role::Rook).single(), None, "there are two");
    /// ```
    #[inline]
    #[must_use]
    pub const fn single(self) -> Option<Square> {
        if self.more_than_one() { None } else { self.first() }
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Bitboard {
        Bitboard(square.bit())
    }
}

impl From<File> for Bitboard {
    #[inline]
    fn from(file: File) -> Bitboard {
        Bitboard(0x0101_0101_0101_0101 << file.index())
    }
}

impl From<Rank> for Bitboard {
    #[inline]
    fn from(rank: Rank) -> Bitboard {
        Bitboard(0xff << (rank.index() * 8))
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | Bitboard::from(square))
    }
}

macro_rules! operator {
    ($($trait:ident $method:ident $assign:ident $assign_method:ident $op:tt;)*) => {$(
        impl $trait for Bitboard {
            type Output = Bitboard;
            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0 $op other.0)
            }
        }
        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard) {
                *self = *self $op other;
            }
        }
    )*};
}

operator! {
    BitAnd bitand BitAndAssign bitand_assign &;
    BitOr bitor BitOrAssign bitor_assign |;
    BitXor bitxor BitXorAssign bitxor_assign ^;
}

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl Sub for Bitboard {
    type Output = Bitboard;
    /// The squares of the first set that are not in the second.
    #[inline]
    fn sub(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;
    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

/// The squares of a [`Bitboard`], lowest first.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
