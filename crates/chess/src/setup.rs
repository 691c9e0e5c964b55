//! [`Setup`]: anything that can stand on a board, with what FEN says besides.

use crate::{Bitboard, Board, CastlingSide, Color, File, Rank, Role, Square};

/// A placement of pieces with the side to move, castling rights, en passant square and counters. Nothing
/// says that it could be played from; [`crate::Playable::from_setup`] does, for both kinds of position.
///
/// ```
/// use arbiter_chess::{Color, Playable, Position, Setup};
/// let setup = Setup { turn: Color::Black, ..Setup::default() };
/// assert!(Position::from_setup(&setup).is_ok());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// Who has the move.
    pub turn: Color,
    /// The squares of the rooks with which a right to castle is kept.
    pub castling: Bitboard,
    /// The square that a pawn has just passed over with a double step.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the move that comes next, from 1.
    pub fullmove_number: u16,
}

impl Default for Setup {
    /// The start of a game.
    fn default() -> Setup {
        Setup {
            board: Board::default(),
            turn: Color::White,
            castling: [Square::A1, Square::H1, Square::A8, Square::H8]
                .into_iter()
                .collect(),
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }
}

impl Setup {
    /// An empty board, White to move.
    ///
    /// ```
    /// use arbiter_chess::{Color, Position, Playable, Role, Setup, Square};
    /// let mut setup = Setup::empty();
    /// setup.board.set(Square::A1, Some(Role::King.of(Color::White)));
    /// setup.board.set(Square::A3, Some(Role::King.of(Color::Black)));
    /// assert!(Position::from_setup(&setup).is_ok());
    /// ```
    #[must_use]
    pub fn empty() -> Setup {
        Setup {
            board: Board::EMPTY,
            castling: Bitboard::EMPTY,
            ..Setup::default()
        }
    }

    /// Whether a right to castle is kept with a king or rook that does not stand where ordinary chess begins.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position, Setup};
    /// assert!(!Setup::default().is_chess960());
    /// assert!(Position::chess960(0).unwrap().setup().is_chess960());
    /// ```
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        self.castling.into_iter().any(|rook| {
            let color = self.board.color_at(rook);
            let king = color.and_then(|color| self.board.king(color));
            king.map(Square::file) != Some(File::E) || !matches!(rook.file(), File::A | File::H)
        })
    }
}

/// The rank on which a side's king and rooks begin.
pub(crate) const fn back_rank(color: Color) -> Rank {
    match color {
        Color::White => Rank::First,
        Color::Black => Rank::Eighth,
    }
}

/// The rank that the opponent's pawn passes over when it makes a double step and `turn` may capture it.
pub(crate) const fn passing_rank(turn: Color) -> Rank {
    match turn {
        Color::White => Rank::Sixth,
        Color::Black => Rank::Third,
    }
}

/// The rook with which X-FEN's `K` or `Q` means to castle: the outermost one on that side of the king.
pub(crate) fn outermost_rook(board: &Board, color: Color, side: CastlingSide) -> Option<Square> {
    let rank = Bitboard::from(back_rank(color));
    let king = (board.pieces(color, Role::King) & rank).single()?;
    let rooks = board.pieces(color, Role::Rook) & rank;
    match side {
        CastlingSide::King => rooks.into_iter().filter(|&rook| rook > king).last(),
        CastlingSide::Queen => rooks.into_iter().find(|&rook| rook < king),
    }
}
