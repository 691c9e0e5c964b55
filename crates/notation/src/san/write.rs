//! Writing a legal move: short (the square of departure only where it is needed) and long.

use arbiter_chess::{Bitboard, CastlingSide, LegalMove, Playable, Role, Square};

use super::SanText;
use super::irregularity::{Irregularities, Irregularity};
use super::style::{CaptureSign, CastlingSign, CheckSign, EnPassantMark, MateSign, PromotionSign, SanStyle};

/// Writes a move in short algebraic notation; two legal moves never make the same text.
///
/// The square of departure is told by the file, else by the rank, else by both, and only if another piece of the
/// same kind can legally go there too: a pinned twin needs none.
///
/// ```
/// use arbiter_chess::{Playable, Position};
/// use arbiter_notation::{Language, SanStyle, write_san};
/// let position = Position::from_fen("k7/3P4/8/8/8/8/8/4K2R w K - 0 1")?;
/// let castling = position.legal("e1g1".parse()?).unwrap();
/// assert_eq!(write_san(&position, castling, &SanStyle::PGN), "O-O");
/// assert_eq!(write_san(&position, castling, &SanStyle::LAWS), "0-0");
/// let promotion = position.legal("d7d8q".parse()?).unwrap();
/// assert_eq!(write_san(&position, promotion, &SanStyle::PGN), "d8=Q+");
/// let french = SanStyle::LAWS.with_letters(Language::French.letters());
/// assert_eq!(write_san(&position, promotion, &french), "d8D+");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write_san<P: Playable>(position: &P, one: LegalMove, style: &SanStyle) -> SanText {
    write(position, one, style, false)
}

/// Writes a move with both squares: `Ng1-f3`, `e7-e8Q`, `e5xd6 e.p.`
///
/// ```
/// use arbiter_chess::{Playable, Position};
/// use arbiter_notation::{SanStyle, write_long};
/// let start = Position::default();
/// let knight = start.legal("g1f3".parse()?).unwrap();
/// assert_eq!(write_long(&start, knight, &SanStyle::LAWS), "Ng1-f3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write_long<P: Playable>(position: &P, one: LegalMove, style: &SanStyle) -> SanText {
    write(position, one, style, true)
}

fn write<P: Playable>(position: &P, one: LegalMove, style: &SanStyle, long: bool) -> SanText {
    let mut text = SanText::new();
    write_body(position, one, style, long, &mut text);
    text.push(check_sign(position, one, style));
    text
}

/// The move without a sign of check.
pub(super) fn write_body<P: Playable>(
    position: &P,
    one: LegalMove,
    style: &SanStyle,
    long: bool,
    text: &mut SanText,
) {
    match one.castling() {
        Some(side) => text.push(castling(side, style.castling)),
        None => write_plain(position, one, style, long, text),
    }
}

fn castling(side: CastlingSide, sign: CastlingSign) -> &'static str {
    match (side, sign) {
        (CastlingSide::King, CastlingSign::Zeros) => "0-0",
        (CastlingSide::Queen, CastlingSign::Zeros) => "0-0-0",
        (CastlingSide::King, CastlingSign::LetterO) => "O-O",
        (CastlingSide::Queen, CastlingSign::LetterO) => "O-O-O",
    }
}

fn write_plain<P: Playable>(position: &P, one: LegalMove, style: &SanStyle, long: bool, text: &mut SanText) {
    let (from, to) = (one.from(), one.to());
    let role = position.board().role_at(from).unwrap_or(Role::Pawn);
    let capture = position.is_capture(one);
    text.push(style.letters.of(role));
    let origin = if long {
        Origin::Square
    } else {
        Origin::needed(position, role, from, to, capture)
    };
    if origin.file() {
        text.push_char(from.file().letter());
    }
    if origin.rank() {
        text.push_char(from.rank().digit());
    }
    text.push(match (capture, style.capture) {
        (false, _) if long => "-",
        (true, CaptureSign::X) => "x",
        (true, CaptureSign::Times) => "×",
        (true, CaptureSign::Colon) => ":",
        (true, CaptureSign::Omitted) | (false, _) => "",
    });
    text.push_char(to.file().letter());
    text.push_char(to.rank().digit());
    if let Some(promotion) = one.promotion() {
        text.push(if style.promotion == PromotionSign::Equals {
            "="
        } else {
            ""
        });
        text.push(style.letters.of(promotion));
    }
    if one.is_en_passant() && style.en_passant == EnPassantMark::Written {
        text.push(" e.p.");
    }
}

fn check_sign<P: Playable>(position: &P, one: LegalMove, style: &SanStyle) -> &'static str {
    let next = position.play(one);
    if !next.is_check() {
        return "";
    }
    let check = if style.check == CheckSign::Plus { "+" } else { "" };
    match style.mate {
        _ if next.has_legal_move() => check,
        MateSign::Omitted => check,
        MateSign::Hash => "#",
        MateSign::DoublePlus => "++",
    }
}

/// How much of the square of departure is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    Nothing,
    File,
    Rank,
    Square,
}

impl Origin {
    /// As much as is needed among the legal moves.
    pub(super) fn needed<P: Playable>(
        position: &P,
        role: Role,
        from: Square,
        to: Square,
        capture: bool,
    ) -> Self {
        match role {
            Role::Pawn if capture => Self::File,
            Role::Pawn | Role::King => Self::Nothing,
            _ => Self::among(position.movers(role, to), from),
        }
    }

    /// As much as tells `from` apart from the others.
    pub(super) fn among(movers: Bitboard, from: Square) -> Self {
        let others = movers & !Bitboard::from(from);
        if others.is_empty() {
            Self::Nothing
        } else if (others & Bitboard::from(from.file())).is_empty() {
            Self::File
        } else if (others & Bitboard::from(from.rank())).is_empty() {
            Self::Rank
        } else {
            Self::Square
        }
    }

    /// What is irregular about telling so much where `needed` is needed and the move is told apart.
    #[inline]
    pub(super) fn differs_from(self, needed: Self) -> Irregularities {
        if self == needed {
            return Irregularities::NONE;
        }
        let odd = match (self, needed) {
            (Self::Square, _) => Irregularity::LongForm,
            (Self::Rank, Self::File) => Irregularity::OtherOrigin,
            // A pawn's capture needs its file even where only one pawn can capture.
            (Self::Nothing, _) => Irregularity::OriginMissing,
            _ => Irregularity::Overspecified,
        };
        odd.into()
    }

    const fn file(self) -> bool {
        matches!(self, Self::File | Self::Square)
    }

    const fn rank(self) -> bool {
        matches!(self, Self::Rank | Self::Square)
    }
}
