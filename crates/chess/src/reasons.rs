//! Why a placement cannot be played from.

use core::fmt;

/// One reason why a [`crate::Setup`] is not a position to play from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum Reason {
    /// White has no king.
    WhiteKingMissing,
    /// White has more than one king.
    WhiteManyKings,
    /// Black has no king.
    BlackKingMissing,
    /// Black has more than one king.
    BlackManyKings,
    /// The side that does not have the move is in check, so the last move was illegal (Article 3.9).
    OpponentInCheck,
    /// The kings stand beside each other (Article 3.8).
    KingsAdjacent,
    /// A pawn stands on the first or the eighth rank.
    PawnOnLastRank,
    /// A right to castle is claimed where king or rook do not stand so that they could have it.
    CastlingRights,
    /// The en passant square is not one that a pawn has just passed over.
    EnPassant,
}

impl Reason {
    const ALL: [Reason; 9] = [
        Reason::WhiteKingMissing,
        Reason::WhiteManyKings,
        Reason::BlackKingMissing,
        Reason::BlackManyKings,
        Reason::OpponentInCheck,
        Reason::KingsAdjacent,
        Reason::PawnOnLastRank,
        Reason::CastlingRights,
        Reason::EnPassant,
    ];
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::WhiteKingMissing => "White has no king",
            Reason::WhiteManyKings => "White has more than one king",
            Reason::BlackKingMissing => "Black has no king",
            Reason::BlackManyKings => "Black has more than one king",
            Reason::OpponentInCheck => "the side not to move is in check",
            Reason::KingsAdjacent => "the kings stand beside each other",
            Reason::PawnOnLastRank => "a pawn stands on the first or eighth rank",
            Reason::CastlingRights => "a castling right has no king and rook on their squares",
            Reason::EnPassant => "no pawn has just passed over the en passant square",
        })
    }
}

/// All the reasons at once; never only the first that was found.
///
/// ```
/// use arbiter_chess::{Position, PositionError, Reason};
/// let fault = Position::from_fen("P7/8/8/8/8/8/8/k1r1K3 b - - 0 1").unwrap_err();
/// let PositionError::Illegal(reasons) = fault else { panic!("{fault}") };
/// assert!(reasons.contains(Reason::PawnOnLastRank) && reasons.contains(Reason::OpponentInCheck));
/// assert_eq!(reasons.iter().count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Reasons(u16);

impl Reasons {
    /// Whether this reason is among them.
    #[must_use]
    pub const fn contains(self, reason: Reason) -> bool {
        self.0 & 1 << reason as u8 != 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in the order of [`Reason`].
    pub fn iter(self) -> impl Iterator<Item = Reason> {
        Reason::ALL
            .into_iter()
            .filter(move |&reason| self.contains(reason))
    }

    pub(crate) fn add_if(&mut self, holds: bool, reason: Reason) {
        self.0 |= u16::from(holds) << reason as u8;
    }

    pub(crate) const fn or_else_ok(self) -> Result<(), Reasons> {
        if self.is_empty() { Ok(()) } else { Err(self) }
    }
}

impl fmt::Display for Reasons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, reason) in self.iter().enumerate() {
            write!(f, "{}{reason}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Reasons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl core::error::Error for Reasons {}
