//! Static proofs: no moves are played, only asked where each man can ever stand.
//!
//! `reach` finds for every man a set of squares that it can never leave, too large rather than too small;
//! `picture` asks whether any mating picture fits into those sets. If none does, the side cannot mate. The
//! sets themselves are the certificate.

mod picture;
mod reach;
mod vain;

use arbiter_chess::{Board, Color, Playable, Position, Role};

use crate::StaticClaim;
use reach::World;
pub(crate) use reach::{pawn_hits, steps};

/// Whether a static proof is likely enough to be worth its time: no pawn of the winner has a free file, some
/// pawns are locked, and with pieces that leap or go straight many are.
pub(crate) fn promises(position: &Position, winner: Color) -> bool {
    let board = position.board();
    let (own, theirs) = (board.by_color(winner).0, board.by_color(!winner).0);
    let pawns = board.by_role(Role::Pawn).0;
    let locked = (winner.fold((own & pawns) << 8, (own & pawns) >> 8) & theirs & pawns).count_ones();
    let swift = own & !pawns & !(board.by_role(Role::Bishop) | board.by_role(Role::King)).0;
    locked >= if swift == 0 { 1 } else { 4 } && !has_free_pawn(&board, winner)
}

/// Whether nothing stands before some pawn of this side on its file.
pub(crate) fn has_free_pawn(board: &Board, side: Color) -> bool {
    let (own, theirs) = (board.by_color(side).0, board.by_color(!side).0);
    let forward = |set: u64| side.fold(set << 8, set >> 8);
    let men = own & board.by_role(Role::Pawn).0;
    let mut front = forward(men);
    let mut held = 0;
    for _ in 0..6 {
        held |= front & (own | theirs);
        front = forward(front);
    }
    // Files of pawns against files on which something stands in front of a pawn.
    let files = |set: u64| (0..8).fold(0, |all, rank| all | set >> (8 * rank) & 0xff);
    files(men) & !files(held) != 0
}

/// Whether no mating picture can come about; false says nothing.
pub(crate) fn proves<P: Playable>(position: &P, winner: Color) -> bool {
    settle(position, winner).is_some()
}

/// The sets behind [`proves`].
pub(crate) fn claim<P: Playable>(position: &P, winner: Color) -> Option<StaticClaim<P>> {
    let world = settle(position, winner)?;
    Some(StaticClaim {
        position: position.with_counters(0, 1),
        men: world.men(),
    })
}

fn settle<P: Playable>(position: &P, winner: Color) -> Option<World> {
    if position.en_passant().is_some() || position.castling().any() {
        return None;
    }
    let mut world = World::new(&position.board(), winner)?;
    (world.settle() && !picture::fits(&world)).then_some(world)
}
