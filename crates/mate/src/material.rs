//! Too little to mate with, exactly: a side that has this can never checkmate unless it already has.
//!
//! *Lone king*: a king gives no check.
//!
//! *Bishops of one square colour*, against no pawn, no knight and no bishop of the other colour. Let the king
//! stand on m, the check come over the diagonal neighbour d. Two squares touch both m and d; both are on the
//! board and of the other colour, and no square apart from m reaches both by a king's step without touching m. So
//! one of them is blocked by a queen or a rook, which captures or interposes on d, and no bishop of that
//! colour pins it. A double check cannot arise by a move of these men. Queens and rooks never help otherwise.
//!
//! *One knight* against queens: as the tests enumerate, every queen that blocks a flight captures the knight.

use arbiter_chess::{Bitboard, Board, Color, Role};

use crate::Argument;

/// Why `winner` lacks the material to mate. The position must not be a checkmate already.
#[inline]
pub(crate) fn shortage(board: &Board, winner: Color) -> Option<Argument> {
    let king = board.by_role(Role::King);
    let own = board.by_color(winner) - king;
    if own.is_empty() {
        return Some(Argument::LoneKing);
    }
    let knights = board.by_role(Role::Knight);
    let bishops = board.by_role(Role::Bishop);
    let theirs = board.by_color(!winner) - king;
    if own == own & knights && !own.more_than_one() {
        return (theirs - board.by_role(Role::Queen))
            .is_empty()
            .then_some(Argument::LoneKnight);
    }
    if own != own & bishops {
        return None;
    }
    let shade = if (own & Bitboard::LIGHT).is_empty() {
        Bitboard::DARK
    } else if (own & Bitboard::DARK).is_empty() {
        Bitboard::LIGHT
    } else {
        return None;
    };
    let helpers = theirs & (knights | board.by_role(Role::Pawn) | (bishops - shade));
    helpers.is_empty().then_some(Argument::OneColorBishops)
}
