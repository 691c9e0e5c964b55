//! The checker's own reading of "too little material", by counting men one by one.

use arbiter_chess::{Board, Color, Role};

/// Whether the side could not mate with this, unless it already has. The reasons stand in `docs/mate.md`.
pub(super) fn is_short(board: &Board, winner: Color) -> bool {
    let (mut bishops, mut knights, mut others) = ([0, 0], 0, 0);
    let (mut their_bishops, mut their_helpers, mut their_rooks) = ([0, 0], 0, 0);
    for (square, piece) in board.iter() {
        let shade = usize::from(square.is_light());
        match (piece.color == winner, piece.role) {
            (_, Role::King) | (false, Role::Queen) => {}
            (true, Role::Bishop) => bishops[shade] += 1,
            (true, Role::Knight) => knights += 1,
            (true, _) => others += 1,
            (false, Role::Bishop) => their_bishops[shade] += 1,
            (false, Role::Rook) => their_rooks += 1,
            (false, Role::Pawn | Role::Knight) => their_helpers += 1,
        }
    }
    if others > 0 {
        return false;
    }
    match (bishops, knights) {
        ([0, 0], 0) => true,
        ([0, 0], 1) => their_helpers + their_rooks + their_bishops[0] + their_bishops[1] == 0,
        ([0, _], 0) => their_helpers + their_bishops[0] == 0,
        ([_, 0], 0) => their_helpers + their_bishops[1] == 0,
        _ => false,
    }
}
