//! All drops that are legal now, as sets of squares: three hundred of them cost as little as one.

use core::fmt;

use arbiter_chess::{Bitboard, Playable, Rank, Role, Square, attacks};

use crate::{Drop, Pockets};

/// The drops that are legal in a game, whether or not it is over: which kinds of man are in hand, and where they may be put.
///
/// ```
/// use arbiter_chess::{Role, Square};
/// use arbiter_variants::{Crazyhouse, Variant};
/// let game: Crazyhouse = "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1".parse().unwrap();
/// assert_eq!(game.drops().len(), 62 + 48, "no pawn on the first or the eighth rank");
/// assert!(game.drops().of(Role::Pawn).contains(Square::E7));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Drops {
    /// Where men that are no pawns may be put.
    squares: Bitboard,
    /// A bit for each kind in hand, by its number.
    kinds: u8,
}

/// The ranks on which no pawn can stand.
const LAST_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);
/// The bits of all kinds that are no pawns.
const PIECES: u8 = 0b1_1110;

/// Why a man may not be put there; the first of them in this order that explains it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum WhyNoDrop {
    /// The game has no drops.
    NoDrops,
    /// A king is never in hand.
    King,
    /// No such man is in hand.
    NotInHand,
    /// A man stands there.
    Occupied,
    /// A pawn never stands on the first or the eighth rank.
    PawnOnLastRank,
    /// The own king is in check, and the drop does not parry it.
    StillInCheck,
}

impl fmt::Display for WhyNoDrop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoDrops => "no man is put on the board in this game",
            Self::King => "a king is never in hand",
            Self::NotInHand => "no such man is in hand",
            Self::Occupied => "a man stands there",
            Self::PawnOnLastRank => "a pawn is not put on the first or the eighth rank",
            Self::StillInCheck => "the king remains in check",
        })
    }
}

impl core::error::Error for WhyNoDrop {}

impl Drops {
    /// None.
    pub const NONE: Self = Self {
        squares: Bitboard::EMPTY,
        kinds: 0,
    };

    /// Those of the side to move in this position, with these men in hand.
    #[inline]
    pub(crate) fn of_position<P: Playable>(position: &P, pockets: Pockets) -> Self {
        let turn = position.turn();
        if pockets.is_empty(turn) {
            return Self::NONE;
        }
        Self {
            squares: parrying(position),
            kinds: in_hand(pockets, turn),
        }
    }

    /// Where a man of this kind may be put.
    ///
    /// ```
    /// use arbiter_chess::Role;
    /// use arbiter_variants::Drops;
    /// assert!(Drops::NONE.of(Role::Queen).is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub fn of(self, role: Role) -> Bitboard {
        if self.kinds >> role as u8 & 1 == 0 {
            Bitboard::EMPTY
        } else if role == Role::Pawn {
            self.squares & !LAST_RANKS
        } else {
            self.squares
        }
    }

    /// How many there are.
    ///
    /// ```
    /// use arbiter_variants::{Crazyhouse, Variant};
    /// let check: Crazyhouse = "4k3/8/8/8/8/4r3/8/4K3[QP] w - - 0 1".parse().unwrap();
    /// assert_eq!(check.drops().len(), 2, "both on e2");
    /// ```
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        let pieces = (self.kinds & PIECES).count_ones() * self.squares.len();
        (pieces + self.of(Role::Pawn).len()) as usize
    }

    /// Whether there is none.
    ///
    /// ```
    /// use arbiter_variants::{Crazyhouse, Variant};
    /// assert!(Crazyhouse::default().drops().is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether this one is among them.
    ///
    /// ```
    /// use arbiter_chess::{Role, Square};
    /// use arbiter_variants::{Crazyhouse, Drop, Variant};
    /// let game: Crazyhouse = "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1".parse().unwrap();
    /// assert!(!game.drops().contains(Drop { role: Role::Pawn, to: Square::A8 }));
    /// ```
    #[must_use]
    pub fn contains(self, drop: Drop) -> bool {
        self.of(drop.role).contains(drop.to)
    }
}

/// The empty squares on which a man leaves the own king in no check: all of them, or those between him and the one slider
/// that gives it.
#[inline]
fn parrying<P: Playable>(position: &P) -> Bitboard {
    let empty = !position.board().occupied();
    if !position.is_check() {
        return empty;
    }
    let checkers = position.checkers();
    checkers.single().map_or(Bitboard::EMPTY, |checker| {
        empty & attacks::between(position.king(position.turn()), checker)
    })
}

/// A bit for each kind in hand.
#[inline]
fn in_hand(pockets: Pockets, turn: arbiter_chess::Color) -> u8 {
    let mut kinds = 0;
    for role in crate::pockets::KINDS {
        kinds |= u8::from(pockets.count(turn, role) > 0) << role as u8;
    }
    kinds
}

/// Why a drop is not legal in this position with these men in hand, if it is not.
pub(crate) fn why_not<P: Playable>(position: &P, pockets: Pockets, drop: Drop) -> Option<WhyNoDrop> {
    if drop.role == Role::King {
        Some(WhyNoDrop::King)
    } else if pockets.count(position.turn(), drop.role) == 0 {
        Some(WhyNoDrop::NotInHand)
    } else if position.board().occupied().contains(drop.to) {
        Some(WhyNoDrop::Occupied)
    } else if drop.role == Role::Pawn && matches!(drop.to.rank(), Rank::First | Rank::Eighth) {
        Some(WhyNoDrop::PawnOnLastRank)
    } else {
        (!parrying(position).contains(drop.to)).then_some(WhyNoDrop::StillInCheck)
    }
}

impl fmt::Debug for Drops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = self.into_iter();
        f.debug_list()
            .entries(each.map(|drop| alloc::format!("{drop}")))
            .finish()
    }
}

impl IntoIterator for Drops {
    type Item = Drop;
    type IntoIter = IntoDrops;

    fn into_iter(self) -> IntoDrops {
        IntoDrops {
            drops: self,
            kind: 0,
            left: self.of(Role::ALL[0]).0,
        }
    }
}

/// Drops, one by one: pawns first, within a kind from a1 on.
#[derive(Clone, Debug)]
pub struct IntoDrops {
    drops: Drops,
    /// The number of the kind at hand.
    kind: usize,
    /// Its squares that are still to come.
    left: u64,
}

impl Iterator for IntoDrops {
    type Item = Drop;

    #[inline]
    fn next(&mut self) -> Option<Drop> {
        while self.left == 0 {
            self.kind += 1;
            let role = *Role::ALL.get(self.kind)?;
            self.left = self.drops.of(role).0;
        }
        let to = Square::from_index(self.left.trailing_zeros() as u8)?;
        self.left &= self.left - 1;
        Some(Drop {
            role: Role::ALL[self.kind],
            to,
        })
    }
}
