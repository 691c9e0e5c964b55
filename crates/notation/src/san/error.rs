//! Why a written move is no legal move.

use arbiter_chess::{Bitboard, CastlingSide, LegalMove, Role, Square};
use arbiter_variants::WhyNoDrop;

/// Why a text could not be read as one legal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SanError {
    /// The text is not a move in algebraic notation.
    #[error("column {column}: expected {expected}")]
    Unreadable {
        /// Where reading stopped, from 1, in characters.
        column: usize,
        /// What could have stood there.
        expected: &'static str,
    },
    /// A move that passes the turn, `--` or `Z0`, as analysis programs write it; the Laws know none.
    #[error("expected a move, found a pass")]
    Pass,
    /// A piece is put onto the board, `N@f3`, as only some variants have it.
    #[error("expected a move, found a piece put onto the board")]
    Drop,
    /// A man that may not be put there.
    #[error("no {role:?} can be put on {to}: {reason}")]
    IllegalDrop {
        /// What forbids it.
        reason: WhyNoDrop,
        /// The man that was written.
        role: Role,
        /// Where it should stand.
        to: Square,
    },
    /// There is no such legal move.
    #[error("no legal move of a {role:?} to {to}: {reason}")]
    Illegal {
        /// The rule that forbids it.
        reason: WhyIllegal,
        /// The piece that was written.
        role: Role,
        /// Where it should have gone.
        to: Square,
        /// Own pieces that the record can mean.
        meant: Bitboard,
    },
    /// Castling is not legal now.
    #[error("castling ({side:?}) is not legal: {reason}")]
    IllegalCastling {
        /// The rule that forbids it.
        reason: WhyIllegal,
        /// To which side.
        side: CastlingSide,
    },
    /// Two or more pieces can make the move.
    #[error("more than one {role:?} can go to {to}")]
    Ambiguous {
        /// The piece that was written.
        role: Role,
        /// Where it goes.
        to: Square,
        /// Where those stand that can legally go there and that the record can mean.
        candidates: Bitboard,
    },
    /// The text can be read in two ways, and both moves are legal: `BC4` in capitals where bishop and pawn can go
    /// there, `exd` where two pawns can.
    #[error("it can mean {first} and {second}")]
    TwoReadings {
        /// The move of the more usual reading.
        first: LegalMove,
        /// That of the other.
        second: LegalMove,
    },
}

/// The rule of Article 3 that a move breaks; the first of them in this order that explains it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum WhyIllegal {
    /// No such piece stands there, or anywhere.
    #[error("there is no such piece")]
    NoSuchPiece,
    /// A piece of the same colour stands on the square of arrival (3.1).
    #[error("an own piece stands there")]
    OwnPieceThere,
    /// The piece does not move like that (3.2 to 3.8).
    #[error("it does not move like that")]
    CannotReach,
    /// Another piece stands in the way (3.5, 3.7).
    #[error("another piece stands in the way")]
    Blocked,
    /// A pawn captures only what stands on its diagonal, or en passant on the move after a double step (3.7).
    #[error("there is nothing to capture")]
    NothingToCapture,
    /// A king is never captured (1.2).
    #[error("a king is not captured")]
    KingNotCapturable,
    /// A pawn on the last rank must be exchanged (3.7).
    #[error("the piece that the pawn becomes is missing")]
    PromotionMissing,
    /// Only a pawn on the last rank is exchanged, and not for a king or a pawn (3.7).
    #[error("nothing is promoted here, or not to that")]
    PromotionForbidden,
    /// The own king stands in check and would remain so (3.9).
    #[error("the king remains in check")]
    StillInCheck,
    /// The move would expose the own king to check, or place it there (3.9).
    #[error("the king would stand in check")]
    LeavesKingInCheck,
    /// King or rook has moved, or does not stand where castling begins (3.8).
    #[error("the right to castle there is lost")]
    NoCastlingRight,
    /// Pieces stand between king and rook (3.8).
    #[error("a piece stands between king and rook")]
    CastlingBlocked,
    /// The king stands in check (3.8).
    #[error("the king stands in check")]
    CastlingInCheck,
    /// A square that the king crosses or reaches is attacked (3.8).
    #[error("a square that the king crosses or reaches is attacked")]
    CastlingThroughCheck,
}
