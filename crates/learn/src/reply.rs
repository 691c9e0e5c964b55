//! What the other side does after a move of the learner: a real move, the same every time.

use arbiter_chess::Role;
use arbiter_variants::Asked;

use crate::stand::Stand;

/// The reply: the first of those that the lesson names and that is legal; else the capture of the greatest man, so that whoever
/// leaves one hanging sees it; else the first legal move. None where nothing can be done.
#[must_use]
pub fn reply(stand: &Stand, named: &[String]) -> Option<Asked> {
    let mut given = named.iter().filter_map(|text| text.parse().ok());
    if let Some(found) = given.find_map(|asked| stand.named(asked)) {
        return Some(found);
    }
    let all = stand.moves();
    let board = stand.board();
    let taken = |asked: &Asked| match asked {
        Asked::Move(one) => board.role_at(one.to).map_or(0, worth),
        Asked::Drop(_) => 0,
    };
    let greatest = all.iter().map(taken).max()?;
    all.iter().find(|asked| taken(asked) == greatest).copied()
}

/// An order among men, so that of two captures one is chosen.
const fn worth(role: Role) -> u8 {
    match role {
        Role::Pawn => 1,
        Role::Knight => 2,
        Role::Bishop => 3,
        Role::Rook => 4,
        Role::Queen => 5,
        Role::King => 6,
    }
}
