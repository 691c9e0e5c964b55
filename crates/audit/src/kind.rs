//! The kinds of faults: stable names, a public interface.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// What sort of fault it is. Names never change their meaning; new ones may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FaultKind {
    /// The move is not legal in the position that stands.
    IllegalMove,
    /// The move as written fits several legal moves.
    AmbiguousMove,
    /// A move was made after the game had ended.
    MoveAfterEnd,
    /// The result contradicts the end of the game, or two results contradict each other.
    ResultMismatch,
    /// The game has no result.
    MissingResult,
    /// The move is clear, but written against the rules of notation.
    Notation,
    /// The clock shows what it cannot show.
    Clock,
    /// The text is no PGN there.
    Syntax,
    /// The bytes are no text there.
    Encoding,
    /// The game is none of chess or Chess960.
    UnsupportedVariant,
    /// The position that the game starts from cannot be read or played from.
    BadStart,
}

impl FaultKind {
    /// Every kind, in the order of reports.
    pub const ALL: [Self; 11] = [
        Self::IllegalMove,
        Self::AmbiguousMove,
        Self::MoveAfterEnd,
        Self::ResultMismatch,
        Self::MissingResult,
        Self::Notation,
        Self::Clock,
        Self::Syntax,
        Self::Encoding,
        Self::UnsupportedVariant,
        Self::BadStart,
    ];

    /// The stable name.
    ///
    /// ```
    /// use arbiter_audit::FaultKind;
    /// assert_eq!(FaultKind::MoveAfterEnd.name(), "move_after_end");
    /// assert_eq!("clock".parse(), Ok(FaultKind::Clock));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal_move",
            Self::AmbiguousMove => "ambiguous_move",
            Self::MoveAfterEnd => "move_after_end",
            Self::ResultMismatch => "result_mismatch",
            Self::MissingResult => "missing_result",
            Self::Notation => "notation",
            Self::Clock => "clock",
            Self::Syntax => "syntax",
            Self::Encoding => "encoding",
            Self::UnsupportedVariant => "unsupported_variant",
            Self::BadStart => "bad_start",
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for FaultKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Not the name of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a kind of fault such as illegal_move or result_mismatch")]
pub struct UnknownKind;

impl FromStr for FaultKind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Self, UnknownKind> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == text)
            .ok_or(UnknownKind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for kind in FaultKind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
        }
        assert_eq!("Clock".parse::<FaultKind>(), Err(UnknownKind));
    }
}
