//! What hands have done since the last move: touched, held, put down.

use alloc::vec::Vec;

use arbiter_rules::answer::Obliged;
use arbiter_rules::chess::{Board, Color, Move, Piece, Square};
use arbiter_rules::fact::Intent;
use arbiter_rules::laws::Citation;
pub use arbiter_rules::touch::TouchOrder;
use arbiter_rules::touch::Touched;
use arbiter_rules::variants::Asked;

/// A piece that was touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Touch {
    /// Where it stood in the position of the game; `None` for one beside the board.
    pub square: Option<Square>,
    /// The piece that was touched.
    pub piece: Piece,
    /// Whether it was meant.
    pub intent: Intent,
    /// Whether adjusting was announced before.
    pub adjusting: bool,
    /// Whether castling was.
    pub castling: bool,
    /// How it stands to the one touched before.
    pub order: TouchOrder,
    /// Whether an arbiter saw it.
    pub seen: bool,
}

impl Touch {
    /// Whether the piece was touched to move or capture it.
    pub(crate) fn is_meant(self) -> bool {
        self.intent == Intent::Deliberate && !self.adjusting
    }

    /// Whether it is a man that this player has in hand, taken up to be put on the board.
    pub(crate) fn is_from_hand(self, player: Color) -> bool {
        self.square.is_none() && self.piece.color == player && !self.adjusting
    }

    /// As the rules ask for it, where the piece still stands on the board there.
    pub(crate) fn on(self, board: &Board) -> Option<Touched> {
        let (piece, order, announced) = (self.piece, self.order, self.castling);
        let square = self
            .square
            .filter(|square| board.piece_at(*square) == Some(piece))?;
        Some(Touched {
            square,
            piece,
            order,
            announced,
        })
    }
}

/// A piece in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Held {
    /// The piece that is held.
    pub piece: Piece,
    /// From where it was lifted; `None` for one from beside the board.
    pub from: Option<Square>,
    /// Where it stands, still held.
    pub on: Option<Square>,
}

/// A piece that was let go on a square of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Released {
    /// The piece that was let go.
    pub piece: Piece,
    /// From where it came.
    pub from: Option<Square>,
    /// Where it stands.
    pub on: Square,
}

/// Castling that is not allowed, put back when the king was let go: a press is still to complete it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CastledBack {
    /// Who wanted to castle.
    pub player: Color,
    /// The step of the king.
    pub step: Move,
    /// What he had touched for it.
    pub touched: Vec<Touch>,
}

/// What one player has done since his last move.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Acts {
    /// The pieces touched, in their order.
    pub touched: Vec<Touch>,
    /// What is in his hand.
    pub held: Option<Held>,
    /// Own pieces that he took up before that and has not put down: king and rook that are exchanged.
    pub aside: Vec<Held>,
    /// The pieces let go, in their order.
    pub released: Vec<Released>,
    /// The new piece of a promotion that touched its square first.
    pub chosen: Option<Piece>,
    /// Whether he has said that he adjusts.
    pub adjusting: bool,
    /// Whether he has said that he is about to castle.
    pub castling: bool,
    /// The hand that is not the one he moves with took part.
    pub two_hands: bool,
}

impl Acts {
    /// Forgets everything but what is in the hand.
    pub(crate) fn clear(&mut self) {
        let held = self.held;
        *self = Self {
            held,
            ..Self::default()
        };
    }
}

/// What stands on the board, with what both players have done since the last moves.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// What stands on the squares.
    pub board: Board,
    /// Pieces that share a square with another that was put beside them.
    pub beside: Vec<(Square, Piece)>,
    /// Squares from which pieces were pushed over and not put back.
    pub displaced: Vec<Square>,
    /// Pieces that a player let go on a square while the move was the opponent's, and that were not put back.
    pub strays: Vec<(Square, Piece)>,
    /// What each player has done since his last move, White first.
    pub acts: [Acts; 2],
    /// What each player had touched for his last move.
    pub before: [Vec<Touch>; 2],
    /// What is left of the legal moves after a ruling on touched pieces; `None` all of them.
    pub duty: Option<Vec<Asked>>,
    /// The articles that ruling rests on.
    pub why: Vec<Citation>,
    /// What that ruling demands, as it may be told.
    pub obliged: Option<Obliged>,
    /// The player whom that binds.
    pub bound: Option<Color>,
    /// What a ruling left of them before he touched anything, for instance when a move was taken back.
    pub imposed: Option<Vec<Asked>>,
    /// Castling that was put back before the clock was pressed.
    pub castled: Option<CastledBack>,
    /// Whose move was put back before he pressed the clock: the press that goes with it counts for nothing.
    pub undone: Option<Color>,
    /// What was left of the legal moves when the last move was made.
    pub duty_before: Option<Vec<Asked>>,
    /// What was demanded then.
    pub obliged_before: Option<Obliged>,
    /// What a ruling had left of them before he touched anything for it.
    pub imposed_before: Option<Vec<Asked>>,
    /// By which articles.
    pub why_before: Vec<Citation>,
}

impl Table {
    /// A board on which nothing has been touched.
    #[must_use]
    pub fn new(board: Board) -> Self {
        Self {
            board,
            ..Self::default()
        }
    }

    /// The board as it would stand with the pieces that were pushed over, or moved out of turn, put back where they
    /// should be.
    #[must_use]
    pub fn put_right(&self, should: &Board) -> Board {
        let mut board = self.board;
        for square in &self.displaced {
            if board.piece_at(*square).is_none() {
                board.set(*square, should.piece_at(*square));
            }
        }
        for (square, stray) in &self.strays {
            if board.piece_at(*square) == Some(*stray) {
                board.set(*square, should.piece_at(*square));
            }
        }
        board
    }

    /// What a player has done.
    #[must_use]
    pub fn of(&self, player: Color) -> &Acts {
        &self.acts[player.index()]
    }

    pub(crate) fn of_mut(&mut self, player: Color) -> &mut Acts {
        &mut self.acts[player.index()]
    }
}
