//! Castling where king and rook began elsewhere than in ordinary chess. Topics `chess960.castling`, `chess960.execution`.
//!
//! Where both end is as ever; by which of four ways they come there depends on where they stand. Some of them move one
//! of the two alone, so a touched rook may be the whole of castling.

use alloc::vec::Vec;

use arbiter_laws::{Chess960Execution, Citation, Regime, Topic};
use arbiter_mate::chess::{LegalMove, Square};
use arbiter_notation::variants::{Asked, Legal};

use crate::cite::cites_by;

/// How castling is carried out, by where king and rook stand before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Way {
    /// The king makes a move, and the rook makes a move.
    TwoMoves,
    /// King and rook change places.
    Exchange,
    /// The rook stands already where it ends.
    KingAlone,
    /// The king stands already where he ends.
    RookAlone,
}

/// The square on which the rook arrives; `None` where the move is not castling.
///
/// ```
/// use arbiter_rules::castling::rook_arrives;
/// use arbiter_rules::chess::{CastlingSide, Playable, Position, Square};
/// let position = Position::from_fen("4k3/8/8/8/8/8/8/5KR1 w K - 0 1").unwrap();
/// assert_eq!(position.castle(CastlingSide::King).and_then(rook_arrives), Some(Square::F1));
/// ```
#[must_use]
pub fn rook_arrives(one: LegalMove) -> Option<Square> {
    one.castling()
        .map(|side| Square::new(side.rook_file(), one.from().rank()))
}

/// Which of the four ways it is; `None` where the move is not castling.
///
/// ```
/// use arbiter_rules::castling::{Way, way};
/// use arbiter_rules::chess::{CastlingSide, Playable, Position};
/// for (fen, expected) in [
///     ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Way::TwoMoves),
///     ("4k3/8/8/8/8/8/8/5KR1 w K - 0 1", Way::Exchange),
///     ("4k3/8/8/8/8/8/8/4KR2 w K - 0 1", Way::KingAlone),
///     ("4k3/8/8/8/8/8/8/6KR w K - 0 1", Way::RookAlone),
/// ] {
///     let one = Position::from_fen(fen).unwrap().castle(CastlingSide::King).expect("it is legal");
///     assert_eq!(way(one), Some(expected), "{fen}");
/// }
/// ```
#[must_use]
pub fn way(one: LegalMove) -> Option<Way> {
    let (king, rook) = (one.from(), one.rook_from()?);
    let arrives = rook_arrives(one)?;
    Some(match (king == one.to(), rook == arrives) {
        (true, _) => Way::RookAlone,
        (_, true) => Way::KingAlone,
        _ if king == arrives && rook == one.to() => Way::Exchange,
        _ => Way::TwoMoves,
    })
}

/// Whether one of these names this move: castling may be named by the king's step or by the king taking his own rook.
#[must_use]
pub fn is_among(one: impl Into<Legal>, moves: &[Asked]) -> bool {
    let one = one.into();
    moves.contains(&one.named()) || moves.contains(&one.to_asked(true))
}

/// Whether a rook that is touched alone may be the beginning of this castling: it moves alone, or it changes places with
/// its king. Where the rulebook does not speak of such ways, castling is a move of the king.
#[must_use]
pub fn begins_with_rook(one: LegalMove, rook: Square, regime: &Regime) -> bool {
    let by_place = match regime.chess960_execution().value() {
        Some(Chess960Execution::ByPlace) => matches!(way(one), Some(Way::RookAlone | Way::Exchange)),
        None => false,
    };
    by_place && one.rook_from() == Some(rook)
}

/// What says of castling from unusual squares where king and rook arrive, and how.
#[must_use]
pub fn cites(regime: &Regime) -> Vec<Citation> {
    cites_by(
        regime.chess960_execution().by(),
        regime,
        [Topic::Chess960Castling],
    )
}
