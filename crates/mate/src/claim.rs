//! The claims behind proofs without the moves of all men: where each man, or each bishop, can ever stand.

use alloc::vec::Vec;

use arbiter_chess::{Bitboard, Board, Color, Position, Square};

/// What is claimed of one man, named by the square on which it stands now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    /// Where it stands now.
    pub home: Square,
    /// Every square on which it can ever stand, as long as it is on the board.
    pub reach: Bitboard,
    /// Whether it can ever be captured.
    pub taken: bool,
    /// Whether it is a pawn that can ever be promoted.
    pub promotes: bool,
}

/// For one position: where each man can ever stand, such that no legal move leaves these squares and no
/// mating picture fits into them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StaticClaim<P = Position> {
    /// The position, counters put to 0 and 1.
    pub position: P,
    /// All men on the board, a1 first.
    pub men: Vec<Man>,
}

/// A position without its bishops, who may be anywhere within the squares of [`Rover`]s, or captured; those in a cage are
/// drawn like the other men.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outline {
    /// All men but the bishops that rove.
    pub board: Board,
    /// Who has the move.
    pub turn: Color,
    /// The square that a pawn has just passed over.
    pub passing: Option<Square>,
    /// Whether a bishop may be giving check.
    pub checked: bool,
}

/// Some bishop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rover {
    /// Whose it is.
    pub color: Color,
    /// Every square on which it can ever stand, as long as it is on the board.
    pub squares: Bitboard,
}

/// For one position: a set of outlines that no move leaves and that no mating picture fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutlineProof<P = Position> {
    /// The position, counters put to 0 and 1.
    pub position: P,
    /// Its bishops that are drawn in the outlines.
    pub drawn: Bitboard,
    /// Where the bishops can be.
    pub rovers: Vec<Rover>,
    /// The set, with the outline of the position.
    pub outlines: Vec<Outline>,
}
