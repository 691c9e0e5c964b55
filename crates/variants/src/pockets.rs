//! What both players have in hand: counts, so that the order in which men came makes no difference.

use core::fmt;

use arbiter_chess::{Color, Role};

/// Ten small counts in one word: of each side, of each kind of man but the king.
///
/// ```
/// use arbiter_chess::{Color, Role};
/// use arbiter_variants::Pockets;
/// let mut pockets = Pockets::EMPTY;
/// pockets.add(Color::White, Role::Pawn);
/// pockets.add(Color::White, Role::Queen);
/// pockets.add(Color::Black, Role::Knight);
/// assert_eq!(pockets.count(Color::White, Role::Pawn), 1);
/// assert_eq!(pockets.to_string(), "QPn");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pockets(u64);

/// Bits of a count.
const BITS: u32 = 6;
/// The greatest count that is kept; sixteen men of a kind are the most that two sets have.
const MOST: u8 = (1 << BITS) - 1;
/// The bits of one side.
const SIDE: u64 = (1 << (5 * BITS)) - 1;

/// The kinds in the order in which a pocket is written.
pub(crate) const KINDS: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

#[inline(always)]
const fn shift(color: Color, role: Role) -> u32 {
    (color as u32 * 5 + role as u32) * BITS
}

impl Pockets {
    /// Nothing in hand.
    pub const EMPTY: Self = Self(0);

    /// How many men of this kind a side has; of kings none.
    #[inline]
    #[must_use]
    pub const fn count(self, color: Color, role: Role) -> u8 {
        if matches!(role, Role::King) {
            return 0;
        }
        (self.0 >> shift(color, role)) as u8 & MOST
    }

    /// One man more; a king is no man for a pocket, and more than 63 of a kind are not counted.
    #[inline]
    pub const fn add(&mut self, color: Color, role: Role) {
        if !matches!(role, Role::King) && self.count(color, role) < MOST {
            self.0 += 1 << shift(color, role);
        }
    }

    /// One man less, if there is one: whether there was.
    ///
    /// ```
    /// use arbiter_chess::{Color, Role};
    /// use arbiter_variants::Pockets;
    /// let mut pockets = Pockets::EMPTY;
    /// assert!(!pockets.take(Color::White, Role::Rook));
    /// ```
    #[inline]
    pub const fn take(&mut self, color: Color, role: Role) -> bool {
        let has = self.count(color, role) > 0;
        if has {
            self.0 -= 1 << shift(color, role);
        }
        has
    }

    /// Whether a side has nothing in hand.
    ///
    /// ```
    /// use arbiter_chess::Color;
    /// use arbiter_variants::Pockets;
    /// assert!(Pockets::EMPTY.is_empty(Color::Black));
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_empty(self, color: Color) -> bool {
        self.0 >> shift(color, Role::Pawn) & SIDE == 0
    }

    /// Whether neither side has anything in hand.
    ///
    /// ```
    /// use arbiter_chess::{Color, Role};
    /// use arbiter_variants::Pockets;
    /// let mut pockets = Pockets::EMPTY;
    /// pockets.add(Color::Black, Role::Rook);
    /// assert!(!pockets.are_empty() && pockets.is_empty(Color::White));
    /// ```
    #[inline]
    #[must_use]
    pub const fn are_empty(self) -> bool {
        self.0 == 0
    }

    /// The word of counts.
    pub(crate) const fn word(self) -> u64 {
        self.0
    }
}

/// White's Q R B N P, then Black's q r b n p: what stands in brackets in a FEN.
impl fmt::Display for Pockets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for color in Color::ALL {
            for role in KINDS {
                for _ in 0..self.count(color, role) {
                    write!(f, "{}", role.of(color))?;
                }
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Pockets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_do_not_touch_one_another() {
        for color in Color::ALL {
            for role in KINDS {
                let mut pockets = Pockets::EMPTY;
                for _ in 0..100 {
                    pockets.add(color, role);
                }
                assert_eq!(pockets.count(color, role), MOST);
                assert!(pockets.is_empty(!color) && !pockets.is_empty(color));
                let others = KINDS.into_iter().filter(|&other| other != role);
                assert_eq!(others.map(|other| pockets.count(color, other)).max(), Some(0));
                while pockets.take(color, role) {}
                assert!(pockets.are_empty());
            }
        }
    }

    #[test]
    fn a_king_is_never_in_hand() {
        let mut pockets = Pockets::EMPTY;
        pockets.add(Color::White, Role::King);
        assert!(pockets.are_empty() && !pockets.take(Color::White, Role::King));
    }
}
