//! Whether a side can still win by any series of legal moves, in a game beside chess: shown by a line, excluded by a reason, or
//! left open. Nothing is guessed.

use alloc::collections::{BTreeSet, BinaryHeap};
use alloc::vec::Vec;
use core::cmp::Reverse;

use arbiter_chess::{Color, Playable, Role};

use crate::{HILL, Legal, Variant, VariantName};

/// What is known of the question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Winnable {
    /// This line wins.
    By(Vec<Legal>),
    /// Nothing can, since.
    Not(NotWinnable),
    /// Neither was shown.
    Unknown,
}

/// Why a side cannot win any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NotWinnable {
    /// It has nothing but its king, which gives no check, and nothing comes back to it.
    BareKing,
    /// Only two kings are left, and nobody has anything in hand.
    TwoKings,
}

/// The reason why a side cannot win, if there is one: of three checks a bare king gives none; of captured men that come back
/// nothing is left once both have a king alone and nothing in hand. On the hill a bare king can still win.
///
/// ```
/// use arbiter_chess::Color;
/// use arbiter_variants::{Crazyhouse, KingOfTheHill, NotWinnable, ThreeCheck, cannot_win};
/// let rook: ThreeCheck = "4k3/8/8/8/8/8/8/4K2R w - - 3+1 0 1".parse().unwrap();
/// assert_eq!(cannot_win(&rook, Color::Black), Some(NotWinnable::BareKing));
/// assert_eq!(cannot_win(&rook, Color::White), None);
/// let kings: Crazyhouse = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1".parse().unwrap();
/// assert_eq!(cannot_win(&kings, Color::White), Some(NotWinnable::TwoKings));
/// let hill: KingOfTheHill = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
/// assert_eq!(cannot_win(&hill, Color::White), None);
/// ```
#[must_use]
pub fn cannot_win<V: Variant>(game: &V, side: Color) -> Option<NotWinnable> {
    let board = game.base().board();
    match V::NAME {
        VariantName::ThreeCheck => (board.by_color(side).len() == 1).then_some(NotWinnable::BareKing),
        VariantName::Crazyhouse if board.occupied().len() == 2 => {
            let setup = game.setup();
            let empty = setup.pockets().are_empty();
            empty.then_some(NotWinnable::TwoKings)
        }
        _ => None,
    }
}

/// Whether this side can still win, looking at so many positions at most. The most hopeful are looked at first: a king near the
/// hill, few checks left, an opponent with few moves.
///
/// ```
/// use arbiter_chess::Color;
/// use arbiter_variants::{KingOfTheHill, Variant, Winnable, can_win};
/// let game: KingOfTheHill = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
/// let Winnable::By(line) = can_win(&game, Color::White, 10_000) else { panic!() };
/// let end = line.into_iter().fold(game, |game, one| game.play(one));
/// assert_eq!(end.winner(), Some(Color::White));
/// ```
#[must_use]
pub fn can_win<V: Variant>(game: &V, side: Color, positions: usize) -> Winnable {
    if game.winner() == Some(side) {
        return Winnable::By(Vec::new());
    }
    if let Some(reason) = cannot_win(game, side) {
        return Winnable::Not(reason);
    }
    let mut nodes: Vec<(V, Option<(usize, Legal)>)> = Vec::from([(*game, None)]);
    let mut seen = BTreeSet::from([game.same()]);
    let mut open = BinaryHeap::from([Reverse((0_u32, 0_usize))]);
    while let Some(Reverse((_, at))) = open.pop() {
        for one in nodes[at].0.legal_moves().iter() {
            let next = nodes[at].0.play(one);
            if !seen.insert(next.same()) {
                continue;
            }
            let here = nodes.len();
            nodes.push((next, Some((at, one))));
            if next.winner() == Some(side) {
                return Winnable::By(line(&nodes, here));
            }
            if here >= positions {
                return Winnable::Unknown;
            }
            if next.end().is_none() {
                open.push(Reverse((hope(&next, side), here)));
            }
        }
    }
    // Every position that can still come was looked at.
    Winnable::Unknown
}

fn line<V>(nodes: &[(V, Option<(usize, Legal)>)], end: usize) -> Vec<Legal> {
    let mut line = Vec::new();
    let mut at = end;
    while let Some((before, one)) = nodes[at].1 {
        line.push(one);
        at = before;
    }
    line.reverse();
    line
}

/// The smaller, the nearer a win seems.
fn hope<V: Variant>(game: &V, side: Color) -> u32 {
    let base = game.base();
    // Moves that are left to the side that has the move, fewer are better; one more half-move where it is the own turn.
    let moves = base.legal_count();
    let turn = u32::from(base.turn() == side);
    match V::NAME {
        VariantName::KingOfTheHill => {
            let king = base.king(side);
            let nearest = HILL.into_iter().map(|square| king.distance(square)).min();
            2 * u32::from(nearest.unwrap_or_default()) + turn
        }
        VariantName::ThreeCheck => {
            let left = game.setup().left.unwrap_or_default()[side.index()];
            // A check more is worth more than any mobility.
            u32::from(left) * 1_000 + moves
        }
        _ => {
            let king = base.king(!side);
            let men = base.board().by_color(side);
            let near: u32 = men
                .into_iter()
                .filter(|square| base.board().role_at(*square) != Some(Role::King))
                .map(|square| u32::from(square.distance(king)))
                .min()
                .unwrap_or(8);
            near + if base.turn() == side { 20 } else { moves }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Crazyhouse, KingOfTheHill, ThreeCheck};

    /// Positions that are looked at: far more than the lines of these tests need.
    const MANY: usize = 60_000;

    fn wins<V: Variant>(game: V, side: Color) -> bool {
        match can_win(&game, side, MANY) {
            Winnable::By(line) => {
                let end = line.into_iter().fold(game, |game, one| {
                    assert!(game.legal_moves().contains(one));
                    game.play(one)
                });
                assert_eq!(end.winner(), Some(side));
                true
            }
            _ => false,
        }
    }

    #[test]
    fn a_line_that_is_shown_wins() {
        let hill: KingOfTheHill = "7k/8/8/8/8/8/8/K7 b - - 0 1".parse().unwrap();
        assert!(wins(hill, Color::White) && wins(hill, Color::Black));
        let checks: ThreeCheck = "4k3/8/8/8/8/8/8/4K2R w - - 3+1 0 1".parse().unwrap();
        assert!(wins(checks, Color::White));
        let house: Crazyhouse = "4k3/8/8/8/8/8/8/4K3[QR] w - - 0 1".parse().unwrap();
        assert!(wins(house, Color::White));
    }

    #[test]
    fn what_is_not_shown_is_left_open() {
        let house: Crazyhouse = "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1".parse().unwrap();
        assert_eq!(can_win(&house, Color::White, 2), Winnable::Unknown);
        assert_eq!(cannot_win(&house, Color::Black), None);
    }
}
