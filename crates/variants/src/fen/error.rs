//! What is wrong with the FEN of a game, and where.

use core::fmt;

use arbiter_chess::{FenError, FenErrorKind, FenField, PositionError};

use crate::Reasons;

/// What was expected where the fault is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FenFaultKind {
    /// What chess expects there too.
    Chess(FenField, FenErrorKind),
    /// Not the letter of a man, within the brackets.
    ManInHand,
    /// The closing bracket is missing.
    PocketOpen,
    /// A closing bracket without an opening one.
    PocketClosed,
    /// Something stands behind the pocket.
    BehindPocket,
    /// A promoted mark that stands behind no man.
    MarkOnNothing,
    /// Not the checks of White, `+`, the checks of Black.
    Checks,
    /// The checks are told twice.
    ChecksTwice,
}

/// A fault of syntax in a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FenFault {
    /// At which character of the text, from 1; one past the end where something is missing.
    pub column: usize,
    /// What was expected there.
    pub kind: FenFaultKind,
    /// The character that stands there.
    pub found: Option<char>,
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self.kind {
            FenFaultKind::Chess(field, kind) => {
                let (column, found) = (self.column, self.found);
                return FenError {
                    field,
                    column,
                    kind,
                    found,
                }
                .fmt(f);
            }
            FenFaultKind::ManInHand => "pocket: expected one of QRBNP or qrbnp",
            FenFaultKind::PocketOpen => "pocket: expected ']'",
            FenFaultKind::PocketClosed => "pocket: expected '[' before",
            FenFaultKind::BehindPocket => "pocket: expected the end of the board behind it",
            FenFaultKind::MarkOnNothing => "placement: expected a man before '~'",
            FenFaultKind::Checks => "checks: expected two numbers such as 3+3 (left) or +0+0 (given)",
            FenFaultKind::ChecksTwice => "checks: expected them once",
        };
        write!(f, "FEN, column {}, {expected}", self.column)?;
        match self.found {
            Some(found) => write!(f, ", found {found:?}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for FenFault {}

impl From<FenError> for FenFault {
    fn from(fault: FenError) -> Self {
        Self {
            column: fault.column,
            kind: FenFaultKind::Chess(fault.field, fault.kind),
            found: fault.found,
        }
    }
}

/// Why a FEN gave no game to play from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartError {
    /// The text is not a FEN.
    Fen(FenFault),
    /// It is one, but cannot be played from.
    Illegal(Reasons),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(fault) => fault.fmt(f),
            Self::Illegal(reasons) => write!(f, "not a position to play from: {reasons}"),
        }
    }
}

impl core::error::Error for StartError {}

impl From<FenFault> for StartError {
    fn from(fault: FenFault) -> Self {
        Self::Fen(fault)
    }
}

impl From<Reasons> for StartError {
    fn from(reasons: Reasons) -> Self {
        Self::Illegal(reasons)
    }
}

impl From<PositionError> for StartError {
    fn from(error: PositionError) -> Self {
        match error {
            PositionError::Fen(fault) => Self::Fen(fault.into()),
            PositionError::Illegal(reasons) => Self::Illegal(reasons.into()),
        }
    }
}
