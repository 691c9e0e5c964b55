//! Pieces and their kinds (Article 2.2).

use crate::Color;

/// The kind of a piece. The word *role* keeps it apart from [`Piece`], which has a colour too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Article 3.7.
    Pawn = 0,
    /// Article 3.6.
    Knight = 1,
    /// Article 3.2.
    Bishop = 2,
    /// Article 3.3.
    Rook = 3,
    /// Article 3.4.
    Queen = 4,
    /// Article 3.8.
    King = 5,
}

impl Role {
    /// All kinds, pawn to king.
    pub const ALL: [Role; 6] = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];

    /// What a pawn may become (Article 3.7), queen first.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The English letter, upper case; the pawn's is `P`, which the Laws never write.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'P',
            Role::Knight => 'N',
            Role::Bishop => 'B',
            Role::Rook => 'R',
            Role::Queen => 'Q',
            Role::King => 'K',
        }
    }

    /// The kind for an English letter of either case.
    ///
    /// ```
    /// use arbiter_chess::Role;
    /// assert_eq!(Role::from_letter('n'), Some(Role::Knight));
    /// assert_eq!(Role::from_letter('S'), None);
    /// ```
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Role> {
        match letter.to_ascii_uppercase() {
            'P' => Some(Role::Pawn),
            'N' => Some(Role::Knight),
            'B' => Some(Role::Bishop),
            'R' => Some(Role::Rook),
            'Q' => Some(Role::Queen),
            'K' => Some(Role::King),
            _ => None,
        }
    }

    /// The piece of this kind and that colour.
    ///
    /// ```
    /// use arbiter_chess::{Color, Piece, Role};
    /// assert_eq!(Role::Rook.of(Color::Black), Piece { color: Color::Black, role: Role::Rook });
    /// ```
    #[inline]
    #[must_use]
    pub const fn of(self, color: Color) -> Piece {
        Piece { color, role: self }
    }
}

/// A piece: its colour and its kind. In this crate a pawn is a piece too; where the Laws mean
/// "piece, not pawn" the text says so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// Its kind.
    pub role: Role,
}

impl Piece {
    /// The letter of FEN: upper case for White, lower case for Black.
    ///
    /// ```
    /// use arbiter_chess::{Color, Role};
    /// assert_eq!(Role::Knight.of(Color::Black).letter(), 'n');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece for a letter of FEN.
    ///
    /// ```
    /// use arbiter_chess::{Color, Piece, Role};
    /// assert_eq!(Piece::from_letter('q'), Some(Role::Queen.of(Color::Black)));
    /// ```
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        match Role::from_letter(letter) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }
}
