//! What is wrong with a FEN, and where.

use core::fmt;

/// The six fields of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum FenField {
    Placement,
    Turn,
    Castling,
    EnPassant,
    HalfmoveClock,
    FullmoveNumber,
    /// Something after the sixth field.
    End,
}

/// What was expected where the fault is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FenErrorKind {
    /// This field is missing.
    Missing,
    /// Not a piece letter, a digit from 1 to 8, or `/`.
    PieceOrCount,
    /// Two digits side by side, where one should give the whole count.
    SplitCount,
    /// More than eight squares on a rank.
    RankTooLong,
    /// Fewer than eight squares on a rank.
    RankTooShort,
    /// More than eight ranks.
    TooManyRanks,
    /// Fewer than eight ranks.
    TooFewRanks,
    /// Neither `w` nor `b`.
    Turn,
    /// Not `-`, nor one of `KQkq`, nor a rook's file.
    CastlingRight,
    /// The same castling right twice.
    CastlingTwice,
    /// Neither `-` nor a square on the third or sixth rank that fits the side to move.
    EnPassantSquare,
    /// Not a whole number from 0 to 65,535.
    Number,
    /// Nothing more was expected.
    Trailing,
}

/// A fault of syntax in a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FenError {
    /// In which field.
    pub field: FenField,
    /// At which character of the text, from 1; one past the end where something is missing.
    pub column: usize,
    /// What was expected there.
    pub kind: FenErrorKind,
    /// The character that stands there.
    pub found: Option<char>,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "FEN, column {}, {}: {}",
            self.column,
            name(self.field),
            expected(self.kind)
        )?;
        match self.found {
            Some(found) => write!(f, ", found {found:?}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for FenError {}

const fn name(field: FenField) -> &'static str {
    match field {
        FenField::Placement => "placement",
        FenField::Turn => "side to move",
        FenField::Castling => "castling rights",
        FenField::EnPassant => "en passant square",
        FenField::HalfmoveClock => "half-move clock",
        FenField::FullmoveNumber => "move number",
        FenField::End => "end",
    }
}

const fn expected(kind: FenErrorKind) -> &'static str {
    match kind {
        FenErrorKind::Missing => "the field is missing",
        FenErrorKind::PieceOrCount => "expected a piece letter, a digit from 1 to 8, or '/'",
        FenErrorKind::SplitCount => "expected one digit for the empty squares, not two",
        FenErrorKind::RankTooLong => "expected '/' after eight squares",
        FenErrorKind::RankTooShort => "expected eight squares on the rank",
        FenErrorKind::TooManyRanks => "expected the end after eight ranks",
        FenErrorKind::TooFewRanks => "expected eight ranks",
        FenErrorKind::Turn => "expected 'w' or 'b'",
        FenErrorKind::CastlingRight => "expected '-', one of KQkq, or the file of a rook",
        FenErrorKind::CastlingTwice => "the same right stands twice",
        FenErrorKind::EnPassantSquare => {
            "expected '-' or a square that a pawn of the other side can have passed"
        }
        FenErrorKind::Number => "expected a whole number from 0 to 65535",
        FenErrorKind::Trailing => "expected nothing more",
    }
}
