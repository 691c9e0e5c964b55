//! Steps that lead nowhere, though the man can make them: beside a king who never moves again they give a check after
//! which the game is over, or the winner's last man is.
//!
//! Such a check comes from a square beside the king (or a knight's move away), so that nobody can come between: the man
//! who gives it must be captured, or it is a checkmate.

use arbiter_chess::{Bitboard, Role, Square, attacks};

use super::reach::{Unit, World, pawn_hits, steps};

/// Whether this man of the other side, coming here, checkmates the winner's king, who stands for ever on `king`.
///
/// The man has left its place then: it guards nothing from there, and lines go through.
pub(super) fn ends_the_game(world: &World, unit: &Unit, king: Square, to: Square) -> bool {
    let home = 1 << unit.home.index();
    let walls = (world.stays[0] | world.stays[1]) & !home;
    let capturer = |man: &Unit| {
        let hits = match man.role {
            Role::King => 0,
            Role::Pawn => pawn_hits(man.color, man.reach),
            role => steps(role, man.reach, walls),
        };
        man.color == world.winner && hits & 1 << to.index() != 0
    };
    if world.units().iter().any(capturer) {
        return false;
    }
    let own = unit.color.index();
    let crowd = Bitboard(world.anywhere[0] | world.anywhere[1] | world.walks[own] | 1 << to.index());
    let guards = world.units().iter().filter(|man| {
        let other = man.home != unit.home;
        man.color == unit.color && man.stays() && other
    });
    let guarded = guards.fold(touched(unit, to), |all, man| {
        all | attacks::of(man.role, man.color, man.home, crowd).0
    });
    // What it captures on its way holds no flight any more.
    let held = world.stays[world.winner.index()] & !(1 << to.index());
    attacks::king(king).0 & !held & !guarded == 0
}

/// Whether the winner's last man, coming here, must be captured: it gives check beside the king, who stands for ever
/// on `king`, somebody can always capture it, and there is nothing else to be done.
pub(super) fn gives_itself_away(world: &World, unit: &Unit, king: Square, to: Square) -> bool {
    let (own, other) = (unit.color.index(), (!unit.color).index());
    if unit.role == Role::Pawn {
        return false;
    }
    let helper = world.kings[own].map_or(0, |helper| attacks::king(helper).0);
    let flights = attacks::king(king).0 & !(1 << to.index());
    if flights & !world.stays[other] & !helper & !touched(unit, to) != 0 {
        return false;
    }
    let crowd = Bitboard(world.anywhere[0] | world.anywhere[1] | world.walks[0] | world.walks[1]);
    world.units().iter().any(|man| {
        let stays = man.color != unit.color && man.stays() && man.home != to;
        let reaches = attacks::of(man.role, man.color, man.home, crowd).contains(to);
        // What the other king may guard, a king may not capture.
        let guarded = || attacks::king(to).0 & world.walks[own] != 0;
        stays && reaches && (man.role != Role::King || !guarded())
    })
}

/// What a man on this square attacks beside it, or a knight's move away.
fn touched(unit: &Unit, on: Square) -> u64 {
    attacks::of(unit.role, unit.color, on, Bitboard::FULL).0
}
