//! The position of the game: lawful, let stand after a fault, or nothing that could be played from.

use alloc::string::String;

use arbiter_notation::{Language, SanError, read_san};
use arbiter_rules::chess::{
    Bitboard, Board, Color, Irregular, LegalMove, LegalMoves, Move, Playable, Position, Setup,
};

/// A board from which nothing can be played, such as one without a king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bare {
    /// What stands on it.
    pub board: Board,
    /// Whose turn it would be.
    pub turn: Color,
    /// Half moves since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the move.
    pub fullmove_number: u16,
}

impl Bare {
    fn of(setup: &Setup) -> Self {
        Self {
            board: setup.board,
            turn: setup.turn,
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number,
        }
    }

    fn setup(self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling: Bitboard::EMPTY,
            en_passant: None,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }
}

/// What the game is played from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Situation {
    /// What the Laws call a position.
    Lawful(Position),
    /// Let stand after a fault that may no longer be corrected, or not found yet.
    Irregular(Irregular),
    /// Nothing that moves can be legal in, such as a board without a king.
    Impossible(Bare),
}

impl Default for Situation {
    fn default() -> Self {
        Self::Lawful(Position::default())
    }
}

macro_rules! either {
    ($self:ident, $position:ident => $lawful:expr, $setup:ident => $else:expr) => {
        match $self {
            Self::Lawful($position) => $lawful,
            Self::Irregular($position) => $lawful,
            Self::Impossible($setup) => $else,
        }
    };
}

impl Situation {
    /// What a setup is.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        match Position::from_setup(setup) {
            Ok(position) => Self::Lawful(position),
            Err(_) => Irregular::from_setup(setup).map_or(Self::Impossible(Bare::of(setup)), Self::Irregular),
        }
    }

    /// What stands on the board.
    #[must_use]
    pub fn board(&self) -> Board {
        either!(self, position => position.board(), bare => bare.board)
    }

    /// Whose turn it is to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        either!(self, position => position.turn(), bare => bare.turn)
    }

    /// All of it.
    #[must_use]
    pub fn setup(&self) -> Setup {
        either!(self, position => position.setup(), bare => bare.setup())
    }

    /// Half moves since the last capture or pawn move.
    #[must_use]
    pub fn halfmove_clock(&self) -> u16 {
        either!(self, position => position.halfmove_clock(), bare => bare.halfmove_clock)
    }

    /// The number of the move.
    #[must_use]
    pub fn fullmove_number(&self) -> u16 {
        either!(self, position => position.fullmove_number(), bare => bare.fullmove_number)
    }

    /// The legal moves, if there can be any.
    #[must_use]
    pub fn legal_moves(&self) -> Option<LegalMoves> {
        either!(self, position => Some(position.legal_moves()), _bare => None)
    }

    /// The legal move that is asked for, if it is one.
    #[must_use]
    pub fn legal(&self, asked: Move) -> Option<LegalMove> {
        either!(self, position => position.legal(asked), _bare => None)
    }

    /// The legal move that a text names in English letters, or why it names none; `None` where nothing can be played.
    pub(crate) fn read(&self, text: &str) -> Option<Result<LegalMove, SanError>> {
        let letters = Language::English.letters();
        either!(self, position => Some(read_san(position, text.as_bytes(), letters).map(|read| read.mv)), _bare => None)
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        either!(self, position => position.is_check(), _bare => false)
    }

    /// Whether the side to move is checkmated.
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        either!(self, position => position.is_checkmate(), _bare => false)
    }

    /// Whether the side to move is stalemated.
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        either!(self, position => position.is_stalemate(), _bare => false)
    }

    /// What stands after a legal move.
    #[must_use]
    pub fn play(&self, one: LegalMove) -> Self {
        match self {
            Self::Lawful(position) => Self::Lawful(position.play(one)),
            Self::Irregular(position) => {
                let next = position.play(one);
                next.regular().map_or(Self::Irregular(next), Self::Lawful)
            }
            Self::Impossible(bare) => Self::Impossible(*bare),
        }
    }

    /// Whether the move captures.
    #[must_use]
    pub fn is_capture(&self, one: LegalMove) -> bool {
        either!(self, position => position.is_capture(one), _bare => false)
    }

    /// The key of the position in the sense of the article on repetitions.
    #[must_use]
    pub fn key(&self) -> u64 {
        either!(self, position => position.key(), _bare => 0)
    }

    /// Whether two are the same position.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Lawful(one), Self::Lawful(other)) => one.same_position(other),
            (Self::Irregular(one), Self::Irregular(other)) => one.same_position(other),
            _ => false,
        }
    }

    /// The position, if it is lawful.
    #[must_use]
    pub fn lawful(&self) -> Option<&Position> {
        match self {
            Self::Lawful(position) => Some(position),
            _ => None,
        }
    }

    /// It as FEN.
    #[must_use]
    pub fn to_fen(&self) -> String {
        either!(self, position => position.to_fen(), bare => bare.setup().to_fen())
    }
}
