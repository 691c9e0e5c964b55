//! What an older program has no word for, and what it cannot take at all.

use arbiter_pairing::Points;

/// What an older program has no word for.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LeftOut {
    /// Records that it does not know or stops at.
    #[error("records that are not in it: {}", .0.join(", "))]
    Records(Vec<String>),
    /// A game that is not decided.
    #[error("round {round}: {white}-{black} is not decided and is written {}", if *.drawn { "as a draw" } else { "without a result" })]
    Open {
        /// The round.
        round: usize,
        /// White.
        white: u16,
        /// Black.
        black: u16,
        /// Written as a draw, as pairings count it; else without a result.
        drawn: bool,
    },
    /// A player's points are not the sum of what results are worth there.
    #[error(
        "player {player} has {points} points and stands with {written}: it knows results only, no points taken or given"
    )]
    Points {
        /// Who.
        player: u16,
        /// As the event counts.
        points: Points,
        /// As written.
        written: Points,
    },
    /// A bye for a round after the next.
    #[error("the byes of round {0} and later are not in it")]
    LaterByes(u16),
    /// Players who may not meet in some rounds only, and not in the next.
    #[error("forbidden pairs that do not hold in the next round are not in it")]
    Forbidden,
}

/// Why an event cannot be written for bbpPairings at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotForBbp {
    /// It reads no event of teams.
    #[error("bbpPairings reads no events of teams; --for trf16 has the players and their teams")]
    Teams,
    /// It counts in tenths of a point.
    #[error("bbpPairings counts in tenths of a point and cannot read {0}")]
    Hundredths(Points),
}
