//! Whether a mating picture fits into the sets of squares that the men can reach.
//!
//! For the king mated on m: one man gives check, and every square around m is attacked, or held by one of the
//! king's own men (each holds one square), or beside the other king (who stands on one square). If that
//! fails for every m, there is no mate.

use arbiter_chess::{Bitboard, Role, Square, attacks};

use super::reach::{Unit, World, pawn_hits, steps};

/// Whether some picture fits.
pub(super) fn fits(world: &World) -> bool {
    let loser = world
        .units()
        .iter()
        .find(|u| u.role == Role::King && u.color != world.winner);
    let Some(loser) = loser else { return true };
    let scene = Scene::new(world, loser);
    Bitboard(loser.reach & scene.attacked)
        .into_iter()
        .any(|mated| scene.fits_on(mated))
}

struct Scene<'a> {
    world: &'a World,
    /// What stops an attack for ever; the mated king does not.
    walls: u64,
    /// Attacked squares, by man (0 for those that are no attackers) and together.
    attacks: [u64; 32],
    attacked: u64,
    king: u64,
    /// The loser's men that stay, the king excepted.
    blocks: u64,
}

impl<'a> Scene<'a> {
    fn new(world: &'a World, loser: &Unit) -> Scene<'a> {
        let walls = (world.stays[0] | world.stays[1]) & !loser.reach;
        let mut scene = Scene {
            world,
            walls,
            attacks: [0; 32],
            attacked: 0,
            king: 0,
            blocks: world.stays[loser.color.index()] & !loser.reach,
        };
        for (unit, attacks) in world.units().iter().zip(&mut scene.attacks) {
            if unit.color != world.winner {
                continue;
            }
            if unit.role == Role::King {
                scene.king = unit.reach;
                continue;
            }
            *attacks = match unit.role {
                Role::Pawn => pawn_hits(unit.color, unit.reach),
                role => steps(role, unit.reach, walls),
            };
            scene.attacked |= *attacks;
        }
        scene
    }

    fn fits_on(&self, mated: Square) -> bool {
        let around = attacks::king(mated).0 & !self.blocks & !self.world.guards[self.world.winner.index()];
        if !self.coverable(mated, around & !self.attacked, 0) {
            return false;
        }
        let bit = 1 << mated.index();
        let mut units = self.world.units().iter().enumerate();
        units.any(|(at, unit)| self.attacks[at] & bit != 0 && self.fits_with(mated, around, at, unit))
    }

    /// The same with this man giving check, from each square in turn.
    fn fits_with(&self, mated: Square, around: u64, at: usize, unit: &Unit) -> bool {
        let others = self.attacks.iter().enumerate();
        let others = others.fold(0, |all, (i, squares)| all | if i == at { 0 } else { *squares });
        Bitboard(unit.reach).into_iter().any(|from| {
            let seen = attacks::of(unit.role, unit.color, from, Bitboard(self.walls)).0;
            let checks = seen & 1 << mated.index() != 0;
            checks && self.coverable(mated, around & !(seen | others), 1 << from.index())
        })
    }

    /// Whether the king's own men and the other king can take care of these squares; no own man stands on
    /// `checker`.
    fn coverable(&self, mated: Square, open: u64, checker: u64) -> bool {
        if self.held(open, checker) {
            return true;
        }
        let near = attacks::king(mated).0 | 1 << mated.index();
        let posts = Bitboard(self.king & !near & steps(Role::King, near, 0));
        posts
            .into_iter()
            .any(|post| self.held(open & !attacks::king(post).0, checker))
    }

    /// Whether different men of the mated king can stand on all these squares.
    fn held(&self, open: u64, checker: u64) -> bool {
        if open & checker != 0 {
            return false;
        }
        let mut holders = [None; 32];
        Bitboard(open)
            .into_iter()
            .all(|square| self.assign(square, &mut holders, &mut 0))
    }

    /// Finds a man for the square, moving others to other squares if need be.
    fn assign(&self, square: Square, holders: &mut [Option<Square>; 32], tried: &mut u32) -> bool {
        for (at, unit) in self.world.units().iter().enumerate() {
            let suits = unit.color != self.world.winner
                && unit.role != Role::King
                && unit.reach & 1 << square.index() != 0
                && *tried & 1 << at == 0;
            if !suits {
                continue;
            }
            *tried |= 1 << at;
            let free = match holders[at] {
                None => true,
                Some(held) => self.assign(held, holders, tried),
            };
            if free {
                holders[at] = Some(square);
                return true;
            }
        }
        false
    }
}
