//! Dead positions (Article 5.2): neither side can checkmate by any series of legal moves.
//!
//! A dead position stays dead whatever is played, so one question at the end of the game is enough, and halving
//! finds where it began.

use crate::chess::{Bitboard, LegalMove, Playable, Position, Role};

/// Whether the position is dead for certain. `false` means that this test cannot tell.
pub fn is_dead(position: &Position) -> bool {
    has_too_little(position)
}

/// Too little material for any checkmate: kings alone, one minor piece beside them, or bishops on squares of one
/// colour only.
#[inline]
pub fn has_too_little(position: &Position) -> bool {
    let board = position.board();
    let of = |role| board.by_role(role);
    if (of(Role::Pawn) | of(Role::Rook) | of(Role::Queen)).any() {
        return false;
    }
    let (knights, bishops) = (of(Role::Knight), of(Role::Bishop));
    let one_color = (bishops & Bitboard::LIGHT).is_empty() || (bishops & Bitboard::DARK).is_empty();
    (knights | bishops).len() <= 1 || knights.is_empty() && one_color
}

/// The first dead position of a game that ends in a dead one: the half-moves played when it stands.
pub fn first_dead(start: &Position, moves: &[LegalMove]) -> u32 {
    let mut positions = Vec::with_capacity(moves.len() + 1);
    positions.push(*start);
    let mut position = *start;
    for &one in moves {
        position = position.play(one);
        positions.push(position);
    }
    positions.partition_point(|position| !is_dead(position)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_little_to_mate_with() {
        for (fen, expected) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", true),
            ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", true),
            ("4kb2/8/8/8/8/8/8/4K3 b - - 0 1", true),
            ("4kb2/8/8/8/8/8/8/2B1K3 b - - 0 1", true), // f8 and c1: both dark
            ("2b1k3/8/8/8/8/8/8/2B1K3 b - - 0 1", false),
            ("4k3/8/8/8/8/8/8/B1B1K1B1 w - - 0 1", true),
            ("4k1n1/8/8/8/8/8/8/4KN2 w - - 0 1", false), // a king in the corner can be mated with help
            ("4kb2/8/8/8/8/8/8/4KN2 w - - 0 1", false),
            ("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", false),
            ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", false),
            ("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", false),
            ("4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", false),
        ] {
            let position = Position::from_fen(fen).expect(fen);
            assert_eq!(has_too_little(&position), expected, "{fen}");
        }
    }

    #[test]
    fn the_first_of_them_is_found() {
        let start = Position::from_fen("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1").expect("a position");
        let mut moves = Vec::new();
        let mut position = start;
        for text in ["e1e2", "e8e7", "e2d2", "e7e6", "d2d3", "e6e7"] {
            let one = position.legal(text.parse().expect(text)).expect(text);
            position = position.play(one);
            moves.push(one);
        }
        assert!(is_dead(&position));
        assert_eq!(first_dead(&start, &moves), 3);
    }
}
