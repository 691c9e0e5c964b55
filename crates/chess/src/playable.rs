//! What can be asked of a position, lawful or irregular.

use alloc::string::String;

use crate::movegen::{Count, LegalMoves, Sets, Threats, by_side, generate};
use crate::state::State;
use crate::{Bitboard, Board, CastlingSide, Color, LegalMove, Move, Reasons, Role, Setup, Square};

pub(crate) mod sealed {
    use crate::state::State;

    pub trait Sealed {
        /// Whether what only irregular positions have must be looked for.
        const IRREGULAR: bool;
        fn state(&self) -> &State;
        fn from_state(state: State) -> Self;
    }
}

use sealed::Sealed;

/// Calls a `State` method whose const parameter tells the two types of position apart.
macro_rules! ask {
    ($self:ident . $method:ident ( $($arg:expr),* )) => {
        if Self::IRREGULAR { $self.state().$method::<true>($($arg),*) } else { $self.state().$method::<false>($($arg),*) }
    };
}

/// A position to play from: [`crate::Position`], or [`crate::Irregular`] for one that the Laws let stand
/// after a fault. Bring it into scope to ask either of them anything.
///
/// ```
/// use arbiter_chess::{Move, Playable, Position};
/// let start = Position::default();
/// let legal = start.legal("g1f3".parse()?).expect("a knight's move");
/// let next = start.play(legal);
/// assert_eq!(next.to_fen(), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
/// # Ok::<(), arbiter_chess::ParseMoveError>(())
/// ```
pub trait Playable: Sealed + Copy {
    /// What stands where.
    #[inline]
    fn board(&self) -> Board {
        self.state().board
    }

    /// Who has the move.
    ///
    /// ```
    /// use arbiter_chess::{Color, Playable, Position};
    /// assert_eq!(Position::default().turn(), Color::White);
    /// ```
    #[inline]
    fn turn(&self) -> Color {
        self.state().turn
    }

    /// The squares of the rooks with which a right to castle is kept; whether it can be used now is another
    /// question, see [`Playable::castle`].
    #[inline]
    fn castling(&self) -> Bitboard {
        Bitboard(self.state().castling)
    }

    /// The square on which a pawn can legally be captured in passing now.
    #[inline]
    fn en_passant(&self) -> Option<Square> {
        Square::from_index(self.state().passed)
    }

    /// Half-moves since the last capture or pawn move (Article 9.3 counts moves, two half-moves each).
    #[inline]
    fn halfmove_clock(&self) -> u16 {
        self.state().halfmove_clock
    }

    /// The number of the move that comes next, from 1.
    #[inline]
    fn fullmove_number(&self) -> u16 {
        self.state().fullmove_number
    }

    /// The same position with other counters.
    #[must_use]
    fn with_counters(&self, halfmove_clock: u16, fullmove_number: u16) -> Self {
        Self::from_state(State {
            halfmove_clock,
            fullmove_number,
            ..*self.state()
        })
    }

    /// The square of the king of this colour.
    #[inline]
    fn king(&self, color: Color) -> Square {
        self.state().king(color)
    }

    /// Every legal move of the side to move (Article 3). In an irregular position too the own king must not
    /// be left in check, the enemy king is never captured, and a pawn on a last rank does not move.
    #[inline]
    fn legal_moves(&self) -> LegalMoves {
        let state = self.state();
        let mut moves = LegalMoves::new(state.board.occupied().0);
        by_side!(state.turn, S => if Self::IRREGULAR {
            generate::<S, true, _>(state, &mut moves);
        } else {
            generate::<S, false, _>(state, &mut moves);
        });
        moves
    }

    /// How many legal moves there are, without listing them.
    #[inline]
    fn legal_count(&self) -> u32 {
        let mut count = Count::default();
        by_side!(self.state().turn, S => if Self::IRREGULAR {
            generate::<S, true, _>(self.state(), &mut count);
        } else {
            generate::<S, false, _>(self.state(), &mut count);
        });
        count.0
    }

    /// Whether there is a legal move.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position};
    /// let stalemate = Position::from_fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").unwrap();
    /// assert!(!stalemate.has_legal_move());
    /// ```
    #[inline]
    fn has_legal_move(&self) -> bool {
        ask!(self.has_legal_move())
    }

    /// The legal move that is asked for, if it is one; nothing is generated. Castling may be asked for as
    /// the king's step (`e1g1`) or as the king taking his own rook (`e1h1`).
    #[inline]
    fn legal(&self, asked: Move) -> Option<LegalMove> {
        ask!(self.legal(asked))
    }

    /// Whether [`Playable::legal`] finds the move.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position};
    /// let start = Position::default();
    /// assert!(start.is_legal("e2e4".parse().unwrap()));
    /// assert!(!start.is_legal("e2e5".parse().unwrap()));
    /// ```
    #[inline]
    fn is_legal(&self, asked: Move) -> bool {
        self.legal(asked).is_some()
    }

    /// The squares of the own pieces of this kind that can legally move to `to`, castling left aside. For
    /// pawns that is steps, captures, captures in passing and promotions.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position, Role, Square};
    /// let start = Position::default();
    /// assert_eq!(start.movers(Role::Knight, Square::F3).single(), Some(Square::G1));
    /// ```
    #[inline]
    fn movers(&self, role: Role, to: Square) -> Bitboard {
        Bitboard(ask!(self.movers(role, !0, to)))
    }

    /// The legal move of a piece of this kind to `to` from one of the squares `from`, if there is just one;
    /// castling left aside. It is what a written move says, so reading it costs one question.
    ///
    /// ```
    /// use arbiter_chess::{Bitboard, File, Playable, Position, Role, Square};
    /// let start = Position::default();
    /// let only = |from| start.only_move(Role::Knight, from, Square::F3, None);
    /// assert_eq!(only(Bitboard::FULL).map(|one| one.from()), Some(Square::G1));
    /// assert_eq!(only(Bitboard::from(File::B)), None);
    /// ```
    #[inline]
    fn only_move(
        &self,
        role: Role,
        from: Bitboard,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<LegalMove> {
        ask!(self.only_move(role, from.0, to, promotion))
    }

    /// Castling to this side, if it is legal now.
    #[inline]
    fn castle(&self, side: CastlingSide) -> Option<LegalMove> {
        ask!(self.castle(side))
    }

    /// Whether the move captures something, in passing too.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position};
    /// let position = Position::from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2").unwrap();
    /// assert!(position.is_capture(position.legal("e5d6".parse().unwrap()).unwrap()));
    /// ```
    #[inline]
    fn is_capture(&self, one: LegalMove) -> bool {
        one.is_en_passant() || one.castling().is_none() && self.board().occupied().contains(one.to())
    }

    /// Whether no earlier position can come again after this move: a capture, a pawn's move, castling, or a
    /// move that gives up a right to castle.
    #[inline]
    fn is_irreversible(&self, one: LegalMove) -> bool {
        let next = self.state().play(one);
        next.halfmove_clock == 0 || next.castling != self.state().castling
    }

    /// The position after the move. A move taken from another position gives some position, never a panic.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position};
    /// let start = Position::default();
    /// let after = start.play(start.legal("e2e4".parse().unwrap()).unwrap());
    /// assert_eq!(after.to_fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    /// assert_eq!(start, Position::default(), "nothing to take back: the position before is still there");
    /// ```
    #[inline]
    #[must_use]
    fn play(&self, one: LegalMove) -> Self {
        Self::from_state(self.state().play(one))
    }

    /// The position with one man more of the side that has the move, and the opponent to move: no move of chess, but what
    /// stands where when a man is put on the board. What stood on the square is gone; a pawn begins the count of
    /// half-moves anew. Nothing is asked: not whether a king is left in check, nor whether a pawn may stand there.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position, Role, Square};
    /// let kings = Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 3 9")?;
    /// assert_eq!(kings.with_man(Role::Knight, Square::F3).to_fen(), "4k3/8/8/8/8/5N2/8/4K3 b - - 4 9");
    /// # Ok::<(), arbiter_chess::PositionError>(())
    /// ```
    #[inline]
    #[must_use]
    fn with_man(&self, role: Role, on: Square) -> Self {
        Self::from_state(self.state().with_man(role, on))
    }

    /// The pieces that give check to the side that has the move.
    #[inline]
    fn checkers(&self) -> Bitboard {
        Bitboard(threats(self).checkers)
    }

    /// Whether the side that has the move is in check (Article 3.9).
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position};
    /// assert!(Position::from_fen("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1").unwrap().is_check());
    /// ```
    #[inline]
    fn is_check(&self) -> bool {
        let state = self.state();
        !state.king_is_safe(state.king(state.turn), state.board.occupied().0, 0)
    }

    /// Whether the side that has the move is checkmated (Article 5.1).
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position};
    /// assert!(Position::from_fen("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").unwrap().is_checkmate());
    /// ```
    #[inline]
    fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side that has the move has no legal move and is not in check (Article 5.2).
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position};
    /// assert!(Position::from_fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").unwrap().is_stalemate());
    /// ```
    #[inline]
    fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// The own pieces that stand alone between their king and an enemy piece which would give check.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position, Square};
    /// let position = Position::from_fen("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1").unwrap();
    /// assert_eq!(position.pinned().single(), Some(Square::E2));
    /// ```
    fn pinned(&self) -> Bitboard {
        let threats = threats(self);
        let board = self.board();
        Bitboard(threats.straight_pins | threats.diagonal_pins) & board.by_color(self.turn())
    }

    /// A key of the position in the sense of Article 9.2: placement, side to move, castling rights, and the
    /// possibility of a capture in passing if that capture is legal. Equal positions have equal keys, whatever
    /// path led there and on every machine; different ones have different keys but for chance (one in 2⁶⁴).
    /// Counters do not matter.
    #[inline]
    fn key(&self) -> u64 {
        self.state().key()
    }

    /// Whether two positions are the same in the sense of Article 9.2, without any chance.
    ///
    /// ```
    /// use arbiter_chess::{Playable, Position};
    /// let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    /// let start = Position::default();
    /// let again = there_and_back.iter().fold(start, |position, uci| {
    ///     position.play(position.legal(uci.parse().unwrap()).unwrap())
    /// });
    /// assert!(again.same_position(&start) && again != start, "the counters differ");
    /// ```
    #[inline]
    fn same_position(&self, other: &Self) -> bool {
        self.state().same_position(other.state())
    }

    /// All of it as a [`Setup`].
    fn setup(&self) -> Setup {
        self.state().to_setup()
    }

    /// Six fields of FEN; castling as in X-FEN, the en passant square only if that capture is legal.
    fn to_fen(&self) -> String {
        self.setup().to_fen()
    }

    /// As [`Playable::to_fen`], with the rook's file for every castling right.
    fn to_shredder_fen(&self) -> String {
        self.setup().to_shredder_fen()
    }

    /// The position that a setup describes.
    ///
    /// # Errors
    /// Every reason why it cannot be played from.
    fn from_setup(setup: &Setup) -> Result<Self, Reasons>;
}

fn threats<P: Playable>(position: &P) -> Threats {
    by_side!(position.turn(), S => {
        let sets = Sets::of::<S>(position.state());
        if P::IRREGULAR { sets.threats::<S, true>() } else { sets.threats::<S, false>() }
    })
}
