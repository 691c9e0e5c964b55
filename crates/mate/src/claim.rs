//! The claim behind a proof without moves: where each man can ever stand.

use alloc::vec::Vec;

use arbiter_chess::{Bitboard, Position, Square};

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
