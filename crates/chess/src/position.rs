//! [`Position`] and [`Irregular`].

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::playable::sealed::Sealed;
use crate::state::{Demand, State};
use crate::{FenError, Playable, Reasons, Setup};

/// What the Laws call a position: one king a side, the side that does not have the move not in check, no pawn
/// on a last rank. 48 bytes; making a move copies it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position(State);

/// A position that the Laws let stand after a fault that can no longer be corrected: the side that does not
/// have the move may be in check, the kings may stand side by side, a pawn may stand on a last rank. Each side
/// still has one king.
///
/// ```
/// use arbiter_chess::{Irregular, Playable, Position};
/// let fen = "8/8/8/3kK3/8/8/8/8 w - - 0 1";
/// assert!(Position::from_fen(fen).is_err());
/// let stands = Irregular::from_fen(fen)?;
/// assert!(stands.is_check() && !stands.is_checkmate());
/// assert!(stands.regular().is_none());
/// # Ok::<(), arbiter_chess::PositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Irregular(State);

/// Why a FEN gave no position to play from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The text is not a FEN.
    Fen(FenError),
    /// It is one, but cannot be played from.
    Illegal(Reasons),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Fen(fault) => fault.fmt(f),
            PositionError::Illegal(reasons) => write!(f, "not a position to play from: {reasons}"),
        }
    }
}

impl core::error::Error for PositionError {}

impl From<FenError> for PositionError {
    fn from(fault: FenError) -> PositionError {
        PositionError::Fen(fault)
    }
}

impl From<Reasons> for PositionError {
    fn from(reasons: Reasons) -> PositionError {
        PositionError::Illegal(reasons)
    }
}

macro_rules! both_kinds {
    ($($name:ident $irregular:literal $demand:expr;)*) => {$(
        impl Sealed for $name {
            const IRREGULAR: bool = $irregular;

            #[inline(always)]
            fn state(&self) -> &State {
                &self.0
            }

            #[inline(always)]
            fn from_state(state: State) -> $name {
                $name(state)
            }
        }

        impl Playable for $name {
            fn from_setup(setup: &Setup) -> Result<$name, Reasons> {
                State::from_setup(setup, $demand).map($name)
            }
        }

        impl $name {
            /// Reads a FEN of four fields (as in EPD), five or six.
            ///
            /// # Errors
            /// Where the syntax is wrong and what was expected, or every reason why the position cannot be
            /// played from.
            pub fn from_fen(text: &str) -> Result<$name, PositionError> {
                Ok($name::from_setup(&Setup::from_fen(text)?)?)
            }
        }

        impl FromStr for $name {
            type Err = PositionError;

            fn from_str(text: &str) -> Result<$name, PositionError> {
                $name::from_fen(text)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.to_fen())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let text: String = self.to_fen();
                f.debug_tuple(stringify!($name)).field(&text).finish()
            }
        }
    )*};
}

both_kinds! {
    Position false Demand::Position;
    Irregular true Demand::Irregular;
}

impl Default for Position {
    /// The start of a game (Article 2.3).
    fn default() -> Position {
        Position(START)
    }
}

/// The start, known at build time: it is asked for once a game, a million times an archive.
const START: State = State {
    board: crate::Board::START,
    castling: 0x81 | 0x81 << 56,
    passed: crate::state::NONE,
    turn: crate::Color::White,
    halfmove_clock: 0,
    fullmove_number: 1,
};

impl Irregular {
    /// The same as a lawful position, if it has become one.
    ///
    /// ```
    /// use arbiter_chess::{Irregular, Playable};
    /// let faulty = Irregular::from_fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1")?;
    /// assert!(faulty.regular().is_none(), "Black is in check, and White has the move");
    /// # Ok::<(), arbiter_chess::PositionError>(())
    /// ```
    #[must_use]
    pub fn regular(&self) -> Option<Position> {
        Position::from_setup(&self.setup()).ok()
    }
}

impl From<Position> for Irregular {
    fn from(position: Position) -> Irregular {
        Irregular(position.0)
    }
}
