//! What a player may do: move, or put a man on the board.

use core::fmt;

use arbiter_chess::{LegalMove, Role, Square};

use crate::Asked;

/// A man put on the board from the pocket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drop {
    /// What kind of man.
    pub role: Role,
    /// Where it is put.
    pub to: Square,
}

impl fmt::Display for Drop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.role.letter(), self.to)
    }
}

/// What a player may do in the game that gave it. In another one it gives some game or other, never a panic.
///
/// ```
/// use arbiter_variants::{Crazyhouse, Legal, Variant};
/// let game: Crazyhouse = "4k3/8/8/8/8/8/8/4K3[R] w - - 0 1".parse().unwrap();
/// let drop = game.legal("R@a1".parse().unwrap()).unwrap();
/// assert!(matches!(drop, Legal::Drop(_)));
/// assert_eq!(drop.to_asked(false).to_string(), "R@a1");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Legal {
    /// A move of a man on the board.
    Move(LegalMove),
    /// A man from the pocket.
    Drop(Drop),
}

impl Legal {
    /// Where the man arrives; in castling the king.
    ///
    /// ```
    /// use arbiter_variants::{Crazyhouse, Variant};
    /// let game = Crazyhouse::default();
    /// let one = game.legal("e2e4".parse().unwrap()).unwrap();
    /// assert_eq!(one.to().to_string(), "e4");
    /// ```
    #[must_use]
    pub const fn to(self) -> Square {
        match self {
            Self::Move(one) => one.to(),
            Self::Drop(drop) => drop.to,
        }
    }

    /// The move of a man on the board, if it is one.
    ///
    /// ```
    /// use arbiter_variants::{Crazyhouse, Variant};
    /// let game: Crazyhouse = "4k3/8/8/8/8/8/8/4K3[R] w - - 0 1".parse().unwrap();
    /// assert_eq!(game.legal("R@a1".parse().unwrap()).unwrap().as_move(), None);
    /// ```
    #[must_use]
    pub const fn as_move(self) -> Option<LegalMove> {
        match self {
            Self::Move(one) => Some(one),
            Self::Drop(_) => None,
        }
    }

    /// As it is named in a log: castling as the king's step.
    ///
    /// ```
    /// use arbiter_variants::{Crazyhouse, Variant};
    /// let one = Crazyhouse::default().legal("e2e4".parse().unwrap()).unwrap();
    /// assert_eq!(one.named().to_string(), "e2e4");
    /// ```
    #[must_use]
    pub fn named(self) -> Asked {
        match self {
            Self::Move(one) => Asked::Move(one.named()),
            Self::Drop(drop) => Asked::Drop(drop),
        }
    }

    /// As a value with a text. Castling is the king's step, or the king taking his own rook where `chess960` is true.
    ///
    /// ```
    /// use arbiter_chess::Position;
    /// use arbiter_variants::Variant;
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// let castling = Variant::legal(&position, "e1g1".parse()?).unwrap();
    /// assert_eq!(castling.to_asked(true).to_string(), "e1h1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn to_asked(self, chess960: bool) -> Asked {
        match self {
            Self::Move(one) => Asked::Move(one.to_move(chess960)),
            Self::Drop(drop) => Asked::Drop(drop),
        }
    }
}

impl From<LegalMove> for Legal {
    fn from(one: LegalMove) -> Self {
        Self::Move(one)
    }
}
