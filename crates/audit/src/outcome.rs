//! What ends a game by itself, and which result follows.

use arbiter_laws::Topic;
use arbiter_notation::pgn::GameResult;
use arbiter_rules::words;

use crate::chess::Color;
use crate::facts::BoardEnd;

/// An end that needs no claim: one on the board, or one that only some editions know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameEnd {
    /// Checkmate, stalemate, a dead position, or an end that only a variant knows.
    Board(BoardEnd),
    /// The same position for the fifth time.
    Fivefold,
    /// Seventy-five moves by each player without a capture or a pawn's move.
    SeventyFive,
}

impl GameEnd {
    /// The stable name, for messages and texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board(BoardEnd::Checkmate) => "checkmate",
            Self::Board(BoardEnd::Stalemate) => "stalemate",
            Self::Board(BoardEnd::DeadPosition) => "dead_position",
            Self::Board(BoardEnd::Hill) => "hill",
            Self::Board(BoardEnd::ThirdCheck) => "third_check",
            Self::Fivefold => "fivefold",
            Self::SeventyFive => "seventy_five",
        }
    }

    /// What the Laws say of it; nothing of an end that they do not know.
    pub(crate) const fn topic(self) -> Option<Topic> {
        Some(match self {
            Self::Board(BoardEnd::Checkmate) => Topic::EndCheckmate,
            Self::Board(BoardEnd::Stalemate) => Topic::EndStalemate,
            Self::Board(BoardEnd::DeadPosition) => Topic::EndDead,
            Self::Board(BoardEnd::Hill | BoardEnd::ThirdCheck) => return None,
            Self::Fivefold => Topic::EndFivefold,
            Self::SeventyFive => Topic::EndSeventyFive,
        })
    }
}

words! {
    /// Why a fallen flag gives the result that it gives.
    pub enum AfterFlag {
        /// It loses, because the opponent could checkmate by some series of legal moves.
        OpponentCanMate = "can_mate",
        /// It draws, because the opponent could not.
        OpponentCannotMate = "cannot_mate",
        /// It loses, as the rulebook does not ask what the opponent could do.
        AlwaysLoses = "always_loses",
    }
}

impl AfterFlag {
    /// The result that follows where this player's flag fell.
    pub(crate) fn result(self, fell: Color) -> GameResult {
        match self {
            Self::OpponentCannotMate => GameResult::Draw,
            Self::OpponentCanMate | Self::AlwaysLoses => GameResult::win(!fell),
        }
    }
}
