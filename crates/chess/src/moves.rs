//! Moves: as asked for ([`Move`]) and as the Laws allow them ([`LegalMove`]).

use core::fmt;
use core::str::FromStr;

use crate::{File, Role, Square};

/// A move as somebody asks for it: from, to, and what the pawn becomes. Nothing says that it is legal;
/// [`crate::Playable::legal`] does. Its text is that of UCI: `e2e4`, `e7e8q`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The square that the piece leaves.
    pub from: Square,
    /// The square that it goes to; in castling the king's square of arrival or his own rook's square.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a move such as `e2e4` or `e7e8q`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a move: two squares and, for a promotion, one of q, r, b, n")
    }
}

impl core::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let square = |range| {
            text.get(range)
                .and_then(|t: &str| t.parse().ok())
                .ok_or(ParseMoveError)
        };
        let promotion = match text.get(4..).ok_or(ParseMoveError)? {
            "" => None,
            "q" => Some(Role::Queen),
            "r" => Some(Role::Rook),
            "b" => Some(Role::Bishop),
            "n" => Some(Role::Knight),
            _ => return Err(ParseMoveError),
        };
        Ok(Move {
            from: square(0..2)?,
            to: square(2..4)?,
            promotion,
        })
    }
}

/// Which way the king castles (Article 3.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingSide {
    /// King to the g-file, rook to the f-file: 0-0.
    King,
    /// King to the c-file, rook to the d-file: 0-0-0.
    Queen,
}

impl CastlingSide {
    /// The file on which the king arrives.
    #[must_use]
    pub const fn king_file(self) -> File {
        match self {
            CastlingSide::King => File::G,
            CastlingSide::Queen => File::C,
        }
    }

    /// The file on which the rook arrives.
    #[must_use]
    pub const fn rook_file(self) -> File {
        match self {
            CastlingSide::King => File::F,
            CastlingSide::Queen => File::D,
        }
    }
}

/// What kind of move the 16 bits hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Plain,
    Castling,
    EnPassant,
    Promotion(Role),
}

/// A legal move of the position that gave it. It is 16 bits and knows no board: played in another
/// position it gives some board or other, never a panic.
///
/// ```
/// use arbiter_chess::{Move, Playable, Position, Square};
/// let start = Position::default();
/// let asked: Move = "e2e4".parse()?;
/// let legal = start.legal(asked).expect("White may begin so");
/// assert_eq!((legal.from(), legal.to()), (Square::E2, Square::E4));
/// # Ok::<(), arbiter_chess::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct LegalMove(u16);

const CASTLING: u16 = 1 << 12;
const EN_PASSANT: u16 = 2 << 12;
const PROMOTION: u16 = 4 << 12;

impl LegalMove {
    /// A number below 2^15 that no other legal move of the same position has, the same on every machine.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position};
    /// let moves = Position::default().legal_moves();
    /// let numbers: std::collections::BTreeSet<u16> = moves.iter().map(|one| one.number()).collect();
    /// assert_eq!(numbers.len(), moves.len());
    /// ```
    #[inline]
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    #[inline(always)]
    pub(crate) const fn plain(from: Square, to: Square) -> LegalMove {
        LegalMove(from.index() as u16 | (to.index() as u16) << 6)
    }

    #[inline(always)]
    pub(crate) const fn castle(king: Square, rook: Square) -> LegalMove {
        LegalMove(LegalMove::plain(king, rook).0 | CASTLING)
    }

    #[inline(always)]
    pub(crate) const fn passing(from: Square, to: Square) -> LegalMove {
        LegalMove(LegalMove::plain(from, to).0 | EN_PASSANT)
    }

    /// `role` is one of knight to queen.
    #[inline(always)]
    pub(crate) const fn promote(from: Square, to: Square, role: Role) -> LegalMove {
        let code = (role as u16 + 3) & 3;
        LegalMove(LegalMove::plain(from, to).0 | PROMOTION | code << 12)
    }

    #[inline(always)]
    pub(crate) const fn kind(self) -> Kind {
        match self.0 >> 12 {
            0 => Kind::Plain,
            1 => Kind::Castling,
            2 => Kind::EnPassant,
            4 => Kind::Promotion(Role::Knight),
            5 => Kind::Promotion(Role::Bishop),
            6 => Kind::Promotion(Role::Rook),
            _ => Kind::Promotion(Role::Queen),
        }
    }

    /// The second square as it is kept: in castling the rook's.
    #[inline(always)]
    pub(crate) const fn target(self) -> Square {
        Square::wrapping((self.0 >> 6) as u32)
    }

    /// The square that the moving piece leaves; in castling the king's.
    #[inline]
    #[must_use]
    pub const fn from(self) -> Square {
        Square::wrapping(self.0 as u32)
    }

    /// The square on which the moving piece arrives; in castling the king's.
    ///
    /// ```
    /// use arbiter_chess::{CastlingSide, Playable, Position, Square};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    /// let castling = position.castle(CastlingSide::King).expect("nothing stands in the way");
    /// assert_eq!(castling.to(), Square::G1, "where the king arrives");
    /// ```
    #[inline]
    #[must_use]
    pub const fn to(self) -> Square {
        match self.castling() {
            Some(side) => Square::new(side.king_file(), self.from().rank()),
            None => self.target(),
        }
    }

    /// What the pawn becomes (Article 3.7).
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position, Role};
    /// let position = Position::from_fen("8/P3k3/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    /// let promoted = position.legal("a7a8q".parse().unwrap()).unwrap();
    /// assert_eq!(promoted.promotion(), Some(Role::Queen));
    /// ```
    #[inline]
    #[must_use]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind() {
            Kind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// To which side the king castles, if he does.
    ///
    /// ```
    /// use arbiter_chess::{CastlingSide, Playable, Position, Square};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    /// let castling = position.castle(CastlingSide::King).expect("nothing stands in the way");
    /// assert_eq!(castling.castling(), Some(CastlingSide::King));
    /// ```
    #[inline]
    #[must_use]
    pub const fn castling(self) -> Option<CastlingSide> {
        if self.0 >> 12 != 1 {
            None
        } else if self.target().index() > self.from().index() {
            Some(CastlingSide::King)
        } else {
            Some(CastlingSide::Queen)
        }
    }

    /// Where the rook stands before castling.
    ///
    /// ```
    /// use arbiter_chess::{CastlingSide, Playable, Position, Square};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    /// let castling = position.castle(CastlingSide::King).expect("nothing stands in the way");
    /// assert_eq!(castling.rook_from(), Some(Square::H1));
    /// ```
    #[inline]
    #[must_use]
    pub const fn rook_from(self) -> Option<Square> {
        if self.0 >> 12 == 1 {
            Some(self.target())
        } else {
            None
        }
    }

    /// Whether a pawn is captured in passing.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position};
    /// let position = Position::from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2").unwrap();
    /// assert!(position.legal("e5d6".parse().unwrap()).unwrap().is_en_passant());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_en_passant(self) -> bool {
        self.0 >> 12 == 2
    }

    /// Whether this is castling from where ordinary chess has king and rook: the king on the e-file, the rook in
    /// the corner.
    ///
    /// ```
    /// use arbiter_chess::{CastlingSide, Playable, Position};
    /// for (fen, usual) in [("4k3/8/8/8/8/8/8/4K2R w K - 0 1", true), ("4k3/8/8/8/8/8/8/5KR1 w K - 0 1", false)] {
    ///     let castling = Position::from_fen(fen).unwrap().castle(CastlingSide::King).expect("it is legal");
    ///     assert_eq!(castling.is_usual_castling(), usual);
    /// }
    /// ```
    #[must_use]
    pub const fn is_usual_castling(self) -> bool {
        self.0 >> 12 == 1
            && matches!(self.from().file(), File::E)
            && matches!(self.target().file(), File::A | File::H)
    }

    /// The move as a value that no other move of its position can have: castling from the usual squares is the
    /// king's step (`e1g1`); from any other the king takes his own rook (`f1h1`), since `f1g1` is a plain move.
    ///
    /// ```
    /// use arbiter_chess::{CastlingSide, Playable, Position};
    /// for (fen, text) in [("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), ("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1h1")] {
    ///     let castling = Position::from_fen(fen).unwrap().castle(CastlingSide::King).expect("it is legal");
    ///     assert_eq!(castling.named().to_string(), text);
    /// }
    /// ```
    #[must_use]
    pub const fn named(self) -> Move {
        self.to_move(!self.is_usual_castling())
    }

    /// The move as text-bearing value. Castling is the king's step (`e1g1`), or the king taking his own
    /// rook (`e1h1`) where `chess960` is true, as UCI engines want it in Chess960.
    ///
    /// ```
    /// use arbiter_chess::{CastlingSide, Playable, Position, Square};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    /// let castling = position.castle(CastlingSide::King).expect("nothing stands in the way");
    /// assert_eq!(castling.to_move(false).to_string(), "e1g1");
    /// assert_eq!(castling.to_move(true).to_string(), "e1h1");
    /// ```
    #[must_use]
    pub const fn to_move(self, chess960: bool) -> Move {
        let to = if chess960 { self.target() } else { self.to() };
        Move {
            from: self.from(),
            to,
            promotion: self.promotion(),
        }
    }
}

/// As [`LegalMove::named`], in UCI: `g1f3`, `e7e8q`.
///
/// ```
/// use arbiter_chess::{Playable, Position};
/// let first = Position::default().legal_moves().into_iter().map(|one| one.to_string()).min();
/// assert_eq!(first.as_deref(), Some("a2a3"));
/// ```
impl fmt::Display for LegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.named().fmt(f)
    }
}

impl fmt::Debug for LegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_move(false), f)
    }
}
