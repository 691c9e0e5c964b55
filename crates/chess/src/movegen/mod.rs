//! Legal moves (Articles 3.1 to 3.10), generated once for all who ask.
//!
//! `generate` walks over the pieces of the side to move and hands sets of squares to a [`Sink`]: one sink
//! writes a list, one counts, one plays each move and goes deeper. The side is a type parameter, so that
//! directions are constants.

mod count;
mod generate;
mod list;
mod single;

pub(crate) use count::Count;
pub(crate) use generate::{Mover, PROMOTIONS, Sink, generate};
pub(crate) use list::origin;
pub use list::{IntoMoves, LegalMoves};

use crate::attacks::{BETWEEN, BISHOP_RAYS, KING, KNIGHT, PAWN, ROOK_RAYS};
use crate::state::State;
use crate::{Color, Square};

/// A side as a type.
pub(crate) trait Side {
    /// The opponent.
    type Other: Side<Other = Self>;
    const COLOR: Color;
    const WHITE: bool = matches!(Self::COLOR, Color::White);
    const BACK_RANK: u64 = if Self::WHITE { 0xff } else { 0xff << 56 };
}

pub(crate) struct WhiteSide;
pub(crate) struct BlackSide;

impl Side for WhiteSide {
    type Other = BlackSide;
    const COLOR: Color = Color::White;
}

impl Side for BlackSide {
    type Other = WhiteSide;
    const COLOR: Color = Color::Black;
}

/// Iterates over the squares of a set.
macro_rules! for_each_square {
    ($square:ident in $set:expr => $body:block) => {
        let mut set: u64 = $set;
        while set != 0 {
            let $square = Square::wrapping(set.trailing_zeros());
            set &= set - 1;
            $body
        }
    };
}
pub(crate) use for_each_square;

/// The sets of squares from which moves are made, for the side to move.
pub(crate) struct Sets {
    pub occupied: u64,
    pub own: u64,
    pub enemy: u64,
    /// Bishops and queens, of both sides; then rooks and queens.
    pub diagonal: u64,
    pub straight: u64,
    pub pawns: u64,
    pub knights: u64,
    pub kings: u64,
    pub king: Square,
}

/// Who gives check, and which lines hold a piece to its king.
pub(crate) struct Threats {
    pub checkers: u64,
    /// Lines from the king over exactly one piece to an enemy rook or queen, that one included.
    pub straight_pins: u64,
    /// The same along diagonals.
    pub diagonal_pins: u64,
}

impl Sets {
    #[inline(always)]
    pub fn of<S: Side>(state: &State) -> Sets {
        let [a, b, c] = state.board.kinds;
        let occupied = a | b | c;
        let own = if S::WHITE {
            occupied & !state.board.black
        } else {
            state.board.black
        };
        let kings = a & b & !c;
        Sets {
            occupied,
            own,
            enemy: occupied ^ own,
            diagonal: a & c,
            straight: b & c,
            pawns: a & !b & !c,
            knights: b & !a & !c,
            kings,
            king: Square::wrapping((kings & own).trailing_zeros()),
        }
    }

    /// `IRREGULAR`: the enemy king too can stand where he gives check.
    #[inline(always)]
    pub fn threats<S: Side, const IRREGULAR: bool>(&self) -> Threats {
        let king = self.king;
        let mut checkers =
            self.enemy & (KNIGHT[king.at()] & self.knights | PAWN[S::COLOR.index()][king.at()] & self.pawns);
        if IRREGULAR {
            checkers |= KING[king.at()] & self.kings & self.enemy;
        }
        let (mut straight_pins, mut diagonal_pins) = (0, 0);
        let between = &BETWEEN[king.at()];
        for_each_square!(sniper in ROOK_RAYS[king.at()] & self.straight & self.enemy => {
            let line = between[sniper.at()];
            let blockers = line & self.occupied;
            if blockers == 0 {
                checkers |= sniper.bit();
            } else if blockers.is_power_of_two() {
                straight_pins |= line | sniper.bit();
            }
        });
        for_each_square!(sniper in BISHOP_RAYS[king.at()] & self.diagonal & self.enemy => {
            let line = between[sniper.at()];
            let blockers = line & self.occupied;
            if blockers == 0 {
                checkers |= sniper.bit();
            } else if blockers.is_power_of_two() {
                diagonal_pins |= line | sniper.bit();
            }
        });
        Threats {
            checkers,
            straight_pins,
            diagonal_pins,
        }
    }
}

/// Calls the body with the side to move as a type parameter.
macro_rules! by_side {
    ($turn:expr, $side:ident => $body:expr) => {
        match $turn {
            Color::White => {
                type $side = $crate::movegen::WhiteSide;
                $body
            }
            Color::Black => {
                type $side = $crate::movegen::BlackSide;
                $body
            }
        }
    };
}
pub(crate) use by_side;
