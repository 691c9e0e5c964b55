//! Static proofs: no moves are played, only asked where each man can ever stand.
//!
//! `reach` finds for every man a set of squares that it can never leave, too large rather than too small;
//! `picture` asks whether any mating picture fits into those sets. If none does, the side cannot mate. The
//! sets themselves are the certificate.

mod picture;
mod reach;

use arbiter_chess::{Color, Playable};

use crate::StaticClaim;
use reach::World;

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
