//! What stands on the 64 squares.

use core::fmt;

use crate::attacks::{KING, KNIGHT, PAWN, bishop_attacks, rook_attacks};
use crate::{Bitboard, Color, Piece, Role, Square};

/// Any placement of pieces, in 32 bytes.
///
/// Four bitboards hold for each square the four bits of a code: three for the kind of piece, one for its
/// colour. The codes are chosen so that the sets that moves ask for cost one operation: bit 2 says *slides*,
/// with bit 0 along diagonals, with bit 1 along files and ranks.
///
/// | | pawn | knight | king | bishop | rook | queen |
/// |---|---|---|---|---|---|---|
/// | bits 2 1 0 | 001 | 010 | 011 | 101 | 110 | 111 |
///
/// ```
/// use arbiter_chess::{Board, Color, Role, Square};
/// let mut board = Board::default();
/// assert_eq!(board.piece_at(Square::D8), Some(Role::Queen.of(Color::Black)));
/// board.set(Square::D8, None);
/// assert_eq!(board.by_role(Role::Queen).single(), Some(Square::D1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// The three bits of the kind.
    pub(crate) kinds: [u64; 3],
    /// The squares of Black's pieces.
    pub(crate) black: u64,
}

/// The code of each kind, pawn to king.
const CODES: [u8; 6] = [0b001, 0b010, 0b101, 0b110, 0b111, 0b011];
/// The kind of each code; 0 is an empty square, 4 does not occur.
const ROLES: [Option<Role>; 8] = [
    None,
    Some(Role::Pawn),
    Some(Role::Knight),
    Some(Role::King),
    None,
    Some(Role::Bishop),
    Some(Role::Rook),
    Some(Role::Queen),
];

/// By kind of piece: all bits where the plane of [`Board::kinds`] does not have it. Looked up, not branched on: which
/// piece comes next in a game, no processor can predict.
const ABSENT: [[u64; 3]; 6] = [
    [0, !0, !0],
    [!0, 0, !0],
    [0, !0, 0],
    [!0, 0, 0],
    [0, 0, 0],
    [0, 0, !0],
];

impl Board {
    /// No piece on it.
    pub const EMPTY: Board = Board {
        kinds: [0; 3],
        black: 0,
    };

    /// The pieces as a game begins (Article 2.3). Bit by bit, because it is asked for once a game, a million
    /// times an archive; a test compares it with the FEN.
    pub const START: Board = Board {
        kinds: [
            0x3c | 0xff << 8 | 0xff << 48 | 0x3c << 56,
            0xdb | 0xdb << 56,
            0xad | 0xad << 56,
        ],
        black: 0xffff << 48,
    };

    /// The squares that are not empty.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.kinds[0] | self.kinds[1] | self.kinds[2])
    }

    /// The squares of one side's pieces.
    ///
    /// ```
    /// use arbiter_chess::{Board, Color};
    /// assert_eq!(Board::default().by_color(Color::Black).len(), 16);
    /// ```
    #[inline]
    #[must_use]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => Bitboard(self.occupied().0 & !self.black),
            Color::Black => Bitboard(self.black),
        }
    }

    /// The squares of both sides' pieces of one kind.
    ///
    /// ```
    /// use arbiter_chess::{Board, Role};
    /// assert_eq!(Board::default().by_role(Role::Knight).len(), 4);
    /// ```
    #[inline]
    #[must_use]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        let [a, b, c] = self.kinds;
        let [absent_a, absent_b, absent_c] = ABSENT[role as usize];
        Bitboard((a ^ absent_a) & (b ^ absent_b) & (c ^ absent_c))
    }

    /// The squares of one side's pieces of one kind.
    ///
    /// ```
    /// use arbiter_chess::{Board, Color, Role, Square};
    /// let knights = Board::default().pieces(Color::White, Role::Knight);
    /// assert_eq!(knights.into_iter().collect::<Vec<_>>(), [Square::B1, Square::G1]);
    /// ```
    #[inline]
    #[must_use]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.by_color(color).0 & self.by_role(role).0)
    }

    /// The kind of piece on a square.
    ///
    /// ```
    /// use arbiter_chess::{Board, Role, Square};
    /// assert_eq!(Board::default().role_at(Square::E8), Some(Role::King));
    /// assert_eq!(Board::default().role_at(Square::E4), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn role_at(&self, square: Square) -> Option<Role> {
        let at = square.index();
        let [a, b, c] = self.kinds;
        ROLES[((a >> at & 1) | (b >> at & 1) << 1 | (c >> at & 1) << 2) as usize]
    }

    /// The colour of the piece on a square.
    ///
    /// ```
    /// use arbiter_chess::{Board, Color, Square};
    /// assert_eq!(Board::default().color_at(Square::E8), Some(Color::Black));
    /// ```
    #[inline]
    #[must_use]
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        if self.black & square.bit() != 0 {
            Some(Color::Black)
        } else if self.occupied().contains(square) {
            Some(Color::White)
        } else {
            None
        }
    }

    /// The piece on a square.
    ///
    /// ```
    /// use arbiter_chess::{Board, Color, Role, Square};
    /// assert_eq!(Board::default().piece_at(Square::D1), Some(Role::Queen.of(Color::White)));
    /// ```
    #[inline]
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        match (self.role_at(square), self.color_at(square)) {
            (Some(role), Some(color)) => Some(Piece { color, role }),
            _ => None,
        }
    }

    /// Puts a piece on a square, or empties it.
    ///
    /// ```
    /// use arbiter_chess::{Board, Color, Role, Square};
    /// let mut board = Board::default();
    /// board.set(Square::E4, board.piece_at(Square::E2));
    /// board.set(Square::E2, None);
    /// assert_eq!(board.role_at(Square::E4), Some(Role::Pawn));
    /// assert_eq!(board.occupied().len(), 32);
    /// ```
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) {
        let bit = square.bit();
        let mut plane = 0;
        while plane < 3 {
            self.kinds[plane] &= !bit;
            plane += 1;
        }
        self.black &= !bit;
        let Some(Piece { color, role }) = piece else {
            return;
        };
        let code = CODES[role as usize];
        plane = 0;
        while plane < 3 {
            self.kinds[plane] |= (code as u64 >> plane & 1) << square.index();
            plane += 1;
        }
        if matches!(color, Color::Black) {
            self.black |= bit;
        }
    }

    /// The square of the king of this colour; `None` where he has none or several.
    ///
    /// ```
    /// use arbiter_chess::{Board, Color, Square};
    /// assert_eq!(Board::default().king(Color::White), Some(Square::E1));
    /// ```
    #[inline]
    #[must_use]
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).single()
    }

    /// Every piece with its square, a1 first.
    ///
    /// ```
    /// use arbiter_chess::Board;
    /// assert_eq!(Board::default().iter().count(), 32);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// What the piece on this square attacks (Article 3.1: also if it is pinned); nothing where none stands.
    ///
    /// ```
    /// use arbiter_chess::{Board, Square};
    /// assert_eq!(Board::default().attacks(Square::B1).len(), 3, "a3, c3 and its own d2");
    /// ```
    #[must_use]
    pub fn attacks(&self, square: Square) -> Bitboard {
        let Some(Piece { color, role }) = self.piece_at(square) else {
            return Bitboard::EMPTY;
        };
        crate::attacks::of(role, color, square, self.occupied())
    }

    /// The pieces of one side that attack a square, sliders being blocked by `occupied`.
    ///
    /// ```
    /// use arbiter_chess::{Board, Color, Square};
    /// let board = Board::default();
    /// assert_eq!(board.attackers(Square::F3, Color::White, board.occupied()).len(), 3);
    /// ```
    #[inline]
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let [a, b, c] = self.kinds;
        let leapers = PAWN[(!by).index()][square.at()] & a & !b & !c
            | KNIGHT[square.at()] & b & !a & !c
            | KING[square.at()] & a & b & !c;
        let sliders = bishop_attacks(square, occupied.0) & a & c | rook_attacks(square, occupied.0) & b & c;
        Bitboard((leapers | sliders) & self.by_color(by).0)
    }
}

impl Default for Board {
    /// The pieces as a game begins.
    fn default() -> Board {
        Board::START
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.placement())
    }
}
