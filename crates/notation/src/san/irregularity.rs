//! What a written move has in it that some rulebook or some tool minds.

use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign};

macro_rules! irregularities {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)*) => {
        /// One thing in which a written move can differ from another way to write it. Whether it is a fault depends
        /// on who asks: see [`Expect`].
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Irregularity { $($(#[$doc])* $name,)* }

        impl Irregularity {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// Its word, for files and interfaces: `long_form`.
            ///
            /// ```
            /// use arbiter_notation::Irregularity;
            /// assert_eq!(Irregularity::LongForm.word(), "long_form");
            /// ```
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word,)* }
            }
        }
    };
}

irregularities! {
    /// Castling with zeros, `0-0`: right by the Laws, not in PGN.
    CastlingZeros = "castling_zeros",
    /// Castling with letters, `O-O`: right in PGN, not by the Laws.
    CastlingLetters = "castling_letters",
    /// Castling in another way: small letters, no hyphens, both signs mixed.
    CastlingOther = "castling_other",
    /// Promotion without a sign, `d8Q`: right by the Laws, not in PGN.
    PromotionBare = "promotion_bare",
    /// Promotion with an equals sign, `d8=Q`: right in PGN, not by the Laws.
    PromotionEquals = "promotion_equals",
    /// Promotion in another way: `d8(Q)`, `d8/Q`.
    PromotionOther = "promotion_other",
    /// A capture by a piece without its sign, `Bd5`.
    CaptureSignMissing = "capture_sign_missing",
    /// A capture by a pawn without its sign, `ed5`.
    PawnCaptureSignMissing = "pawn_capture_sign_missing",
    /// The sign of a capture with a move that captures nothing.
    CaptureSignWithoutCapture = "capture_sign_without_capture",
    /// The sign of a capture is `:` or `×`, or stands behind the square, `Lc6:`.
    CaptureSignOther = "capture_sign_other",
    /// A capture en passant without `e.p.`
    EnPassantUnmarked = "en_passant_unmarked",
    /// A capture en passant with `e.p.`
    EnPassantMarked = "en_passant_marked",
    /// `e.p.` with another move.
    EnPassantWrong = "en_passant_wrong",
    /// The square of departure is told more exactly than it needs, `Ngf3` where one knight can go there.
    Overspecified = "overspecified",
    /// The file of a capturing pawn is missing, `xd5`.
    OriginMissing = "origin_missing",
    /// It is told by the rank where the file comes first.
    OtherOrigin = "other_origin",
    /// The square of departure stands in full, `Ng1f3`, `e2-e4`.
    LongForm = "long_form",
    /// A hyphen before the square of arrival, where the square of departure does not stand in full: `N-f3`.
    Hyphen = "hyphen",
    /// A piece without its letter, `g1f3`.
    PieceLetterMissing = "piece_letter_missing",
    /// A letter that is not the language's own: a figurine, a small letter, another alphabet, a capital for a file.
    LetterOther = "letter_other",
    /// The letter of the piece is more than one sign, `Крe2`.
    LetterLong = "letter_long",
    /// The rank of a pawn's capture is missing, `exd`, `ed`.
    RankMissing = "rank_missing",
    /// Digits other than 1 to 8.
    DigitsOther = "digits_other",
    /// A blank inside of the move.
    Blank = "blank",
    /// A valuation at the move, `Nf3!`, or a stop or comma behind it.
    Annotated = "annotated",
    /// A check without its sign.
    CheckSignMissing = "check_sign_missing",
    /// The sign of a check or checkmate with a move that gives none.
    CheckSignWrong = "check_sign_wrong",
    /// A checkmate without its sign, or with that of a check.
    MateSignMissing = "mate_sign_missing",
    /// The sign of checkmate with a check.
    MateSignWrong = "mate_sign_wrong",
    /// Checkmate as `++`.
    DoublePlusForMate = "double_plus_for_mate",
    /// `++` for a check that is no checkmate: in old scores the double check.
    DoublePlusForCheck = "double_plus_for_check",
    /// A draw was offered with the move, and the record does not say so. Nobody reads that from the text alone.
    DrawOfferUnmarked = "draw_offer_unmarked",
}

/// A set of [`Irregularity`].
///
/// ```
/// use arbiter_notation::{Irregularities, Irregularity};
/// let found = Irregularities::from(Irregularity::Blank) | Irregularity::LongForm.into();
/// assert!(found.contains(Irregularity::Blank));
/// assert_eq!(found.to_string(), "LongForm, Blank");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Irregularities(u32);

const _: () = assert!(Irregularity::ALL.len() <= 32, "the set has 32 bits");

impl Irregularities {
    /// None.
    pub const NONE: Self = Self(0);
    /// All.
    pub const ALL: Self = Self(((1_u64 << Irregularity::ALL.len()) - 1) as u32);

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    ///
    /// ```
    /// use arbiter_chess::Position;
    /// use arbiter_notation::{Irregularity, Language, read_san};
    /// let read = read_san(&Position::default(), b"Ng1-f3", Language::English.letters())?;
    /// assert!(read.found.contains(Irregularity::LongForm));
    /// # Ok::<(), arbiter_notation::SanError>(())
    /// ```
    #[must_use]
    pub const fn contains(self, one: Irregularity) -> bool {
        self.0 & 1 << one as u32 != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, one: Irregularity) -> Self {
        Self(self.0 | 1 << one as u32)
    }

    /// These without one.
    ///
    /// ```
    /// use arbiter_notation::{Irregularities, Irregularity};
    /// let all_but_one = Irregularities::ALL.without(Irregularity::LongForm);
    /// assert!(!all_but_one.contains(Irregularity::LongForm));
    /// ```
    #[must_use]
    pub const fn without(self, one: Irregularity) -> Self {
        Self(self.0 & !(1 << one as u32))
    }

    /// Each of them.
    ///
    /// ```
    /// use arbiter_notation::{Irregularities, Irregularity};
    /// let set = Irregularities::NONE.with(Irregularity::LongForm);
    /// assert_eq!(set.iter().collect::<Vec<_>>(), [Irregularity::LongForm]);
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Irregularity> {
        Irregularity::ALL
            .iter()
            .copied()
            .filter(move |&one| self.contains(one))
    }

    /// `one` if `holds`, else none.
    #[inline]
    pub(crate) const fn when(holds: bool, one: Irregularity) -> Self {
        Self((holds as u32) << one as u32)
    }
}

impl From<Irregularity> for Irregularities {
    fn from(one: Irregularity) -> Self {
        Self::NONE.with(one)
    }
}

impl FromIterator<Irregularity> for Irregularities {
    fn from_iter<I: IntoIterator<Item = Irregularity>>(all: I) -> Self {
        all.into_iter().fold(Self::NONE, Self::with)
    }
}

impl BitOr for Irregularities {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Irregularities {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Irregularities {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl fmt::Debug for Irregularities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for Irregularities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, one) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{one:?}")?;
        }
        Ok(())
    }
}

/// Which irregularities count: rulebooks, tools and arbiters differ.
///
/// ```
/// use arbiter_chess::Position;
/// use arbiter_notation::{Expect, Irregularity, Language, read_san};
/// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
/// let read = read_san(&position, b"0-0", Language::English.letters())?;
/// assert!(Expect::PGN.judge(read.found).contains(Irregularity::CastlingZeros));
/// assert!(Expect::LAWS.judge(read.found).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Expect(pub Irregularities);

impl Expect {
    /// Nothing counts.
    pub const NONE: Self = Self(Irregularities::NONE);

    /// Everything that the export format of PGN does not have.
    pub const PGN: Self = Self(Irregularities::ALL)
        .without(Irregularity::CastlingLetters)
        .without(Irregularity::PromotionEquals)
        .without(Irregularity::EnPassantUnmarked)
        .without(Irregularity::Annotated);

    /// What the appendix of the newest Laws does not have: captures, checks and en passant need no sign there, the
    /// long form is accepted, an own language too.
    pub const LAWS: Self = Self(Irregularities::ALL)
        .without(Irregularity::CastlingZeros)
        .without(Irregularity::PromotionBare)
        .without(Irregularity::CaptureSignMissing)
        .without(Irregularity::PawnCaptureSignMissing)
        .without(Irregularity::EnPassantUnmarked)
        .without(Irregularity::EnPassantMarked)
        .without(Irregularity::LongForm)
        .without(Irregularity::Hyphen)
        .without(Irregularity::LetterLong)
        .without(Irregularity::CheckSignMissing)
        .without(Irregularity::MateSignMissing)
        .without(Irregularity::DoublePlusForMate)
        .without(Irregularity::DigitsOther)
        .without(Irregularity::Annotated);

    /// The same, and this one counts too.
    ///
    /// ```
    /// use arbiter_notation::{Expect, Irregularities, Irregularity};
    /// let strict = Expect::LAWS.with(Irregularity::LongForm);
    /// assert!(!strict.judge(Irregularities::NONE.with(Irregularity::LongForm)).is_empty());
    /// ```
    #[must_use]
    pub const fn with(self, one: Irregularity) -> Self {
        Self(self.0.with(one))
    }

    /// The same, but this one does not count.
    ///
    /// ```
    /// use arbiter_notation::{Expect, Irregularities, Irregularity};
    /// let lenient = Expect::PGN.without(Irregularity::CastlingZeros);
    /// assert!(lenient.judge(Irregularities::NONE.with(Irregularity::CastlingZeros)).is_empty());
    /// ```
    #[must_use]
    pub const fn without(self, one: Irregularity) -> Self {
        Self(self.0.without(one))
    }

    /// Those that count.
    ///
    /// ```
    /// use arbiter_notation::{Expect, Irregularities, Irregularity};
    /// let found = Irregularities::NONE.with(Irregularity::LongForm);
    /// assert!(Expect::LAWS.judge(found).is_empty(), "the Laws accept the long form");
    /// assert!(!Expect::PGN.judge(found).is_empty(), "an export format does not");
    /// ```
    #[must_use]
    pub fn judge(self, found: Irregularities) -> Irregularities {
        self.0 & found
    }
}
