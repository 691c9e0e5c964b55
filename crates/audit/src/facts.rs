//! What the record says of the board, fault or not.

use serde::{Serialize, Serializer};

use arbiter_notation::variants::{AnyGame, End};

/// How a game ended on the board, by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardEnd {
    /// The side to move is checkmated (Article 5.1).
    Checkmate,
    /// The side to move has no legal move and is not in check (Article 5.2).
    Stalemate,
    /// Neither side can checkmate by any series of legal moves (Article 5.2).
    DeadPosition,
    /// A king has reached the middle, in King of the Hill.
    Hill,
    /// A side has given its third check, in Three-check.
    ThirdCheck,
}

impl From<End> for BoardEnd {
    fn from(end: End) -> Self {
        match end {
            End::Checkmate => Self::Checkmate,
            End::Stalemate => Self::Stalemate,
            End::Hill => Self::Hill,
            End::ThirdCheck => Self::ThirdCheck,
        }
    }
}

/// The facts of one game. A ply is the number of half-moves played when the position stands, 0 at the start; a field
/// that names one is the first at which the thing is so, `None` if it never is.
///
/// After an unreadable move, and an illegal one that did not stand, the facts are those up to it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Facts {
    /// Half-moves that were read and played; of a match those of both boards.
    pub plies: u32,
    /// Those of board A, in a match of two boards only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies_a: Option<u32>,
    /// Those of board B.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies_b: Option<u32>,
    /// The position after them; `None` if the start could not be set up. In JSON its FEN, with pockets,
    /// promoted marks and checks left; of a match that of board A, ` | `, that of board B.
    #[serde(serialize_with = "fen")]
    pub final_fen: Option<AnyGame>,
    /// The first end on the board.
    pub end: Option<BoardEnd>,
    /// Where it stands.
    pub end_ply: Option<u32>,
    /// The position is dead.
    pub dead_ply: Option<u32>,
    /// The position has appeared three times (Article 9.2).
    pub threefold_ply: Option<u32>,
    /// The player to move has a legal move after which a position appears for the third time, played or not.
    pub threefold_written_ply: Option<u32>,
    /// The position has appeared five times, with whatever between.
    pub fivefold_ply: Option<u32>,
    /// Fifty moves by each player without a capture or a pawn's move, and the game goes on (Article 9.3).
    pub fifty_ply: Option<u32>,
    /// The player to move has a legal move that completes the fifty, played or not.
    pub fifty_written_ply: Option<u32>,
    /// Seventy-five such moves by each player, and the game goes on.
    pub seventy_five_ply: Option<u32>,
}

#[allow(clippy::ref_option, reason = "serde hands it so")]
fn fen<S: Serializer>(game: &Option<AnyGame>, serializer: S) -> Result<S::Ok, S::Error> {
    match game {
        Some(game) => serializer.serialize_str(&game.to_fen()),
        None => serializer.serialize_none(),
    }
}

/// Sets a fact the first time.
pub fn first(fact: &mut Option<u32>, ply: u32) {
    fact.get_or_insert(ply);
}
