//! How a move is written: a choice for every sign in which rulebooks, tools and countries differ.

use crate::{Language, Letters};

/// Castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CastlingSign {
    /// `0-0`, with zeros: the Laws.
    Zeros,
    /// `O-O`, with capital letters: PGN.
    LetterO,
}

/// What stands between the square of promotion and the letter of the new piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PromotionSign {
    /// Nothing, `d8Q`: the Laws.
    Bare,
    /// `d8=Q`: PGN.
    Equals,
}

/// A capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureSign {
    /// `x`
    X,
    /// `×`
    Times,
    /// `:`
    Colon,
    /// Nothing, `Bd5`, `ed5`: allowed since 2014.
    Omitted,
}

/// A capture en passant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EnPassantMark {
    /// Like any capture.
    Omitted,
    /// ` e.p.` behind the move.
    Written,
}

/// Check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CheckSign {
    /// Nothing.
    Omitted,
    /// `+`
    Plus,
}

/// Checkmate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MateSign {
    /// Nothing.
    Omitted,
    /// `#`
    Hash,
    /// `++`
    DoublePlus,
}

/// All choices together. It knows no edition: who has a rulebook fills it from there.
///
/// ```
/// use arbiter_notation::{EnPassantMark, Language, SanStyle};
/// let style = SanStyle { en_passant: EnPassantMark::Omitted, ..SanStyle::LAWS };
/// let persian = style.with_letters(Language::Persian.letters());
/// assert_ne!(persian, SanStyle::PGN);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SanStyle {
    /// The letters of the pieces.
    pub letters: &'static Letters,
    /// How castling is written.
    pub castling: CastlingSign,
    /// How a promotion is written.
    pub promotion: PromotionSign,
    /// How a capture is written.
    pub capture: CaptureSign,
    /// How a capture en passant is marked.
    pub en_passant: EnPassantMark,
    /// How check is marked.
    pub check: CheckSign,
    /// How checkmate is marked.
    pub mate: MateSign,
}

impl SanStyle {
    /// The export format of PGN, for every tool: `O-O`, `d8=Q`, `exd6`, `Qf7#`.
    pub const PGN: Self = Self {
        letters: Language::English.letters(),
        castling: CastlingSign::LetterO,
        promotion: PromotionSign::Equals,
        capture: CaptureSign::X,
        en_passant: EnPassantMark::Omitted,
        check: CheckSign::Plus,
        mate: MateSign::Hash,
    };

    /// The appendix of the Laws in full: `0-0`, `d8Q`, `exd6 e.p.`, `Qf7#`.
    pub const LAWS: Self = Self {
        letters: Language::English.letters(),
        castling: CastlingSign::Zeros,
        promotion: PromotionSign::Bare,
        capture: CaptureSign::X,
        en_passant: EnPassantMark::Written,
        check: CheckSign::Plus,
        mate: MateSign::Hash,
    };

    /// The same with the letters of a language.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position};
    /// use arbiter_notation::{Language, SanStyle, write_san};
    /// let start = Position::default();
    /// let knight = start.legal("g1f3".parse().unwrap()).unwrap();
    /// let german = SanStyle::PGN.with_letters(Language::German.letters());
    /// assert_eq!(&*write_san(&start, knight, &german), "Sf3");
    /// ```
    #[must_use]
    pub const fn with_letters(self, letters: &'static Letters) -> Self {
        Self { letters, ..self }
    }
}

impl Default for SanStyle {
    fn default() -> Self {
        Self::PGN
    }
}
