//! Counting the paths of a given length, for every game.

use alloc::vec::Vec;

use crate::{Legal, Variant};

/// How many sequences of `depth` moves and drops there are. The last half-move is counted without being listed; a game that
/// is over has no sequence of any length above 0.
///
/// Where no end and no drop of the variant's own can come within so few half-moves, it is counted as plain chess.
///
/// ```
/// use arbiter_variants::{Crazyhouse, KingOfTheHill, perft};
/// assert_eq!(perft(&Crazyhouse::default(), 3), 8_902);
/// let over: KingOfTheHill = "4k3/8/8/8/4K3/8/8/8 b - - 0 1".parse().unwrap();
/// assert_eq!((perft(&over, 0), perft(&over, 1)), (1, 0));
/// ```
#[must_use]
pub fn perft<V: Variant>(game: &V, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.won().is_some() {
        return 0;
    }
    paths(game, depth)
}

/// The same where the game is known to go on, and `depth` is not 0.
fn paths<V: Variant>(game: &V, depth: u32) -> u64 {
    if game.is_plain_for(depth) {
        return arbiter_chess::perft(game.base(), depth);
    }
    if depth == 1 {
        return game.legal_count();
    }
    let legal = game.legal_moves();
    let mut paths = 0;
    for &one in legal.moves() {
        paths += perft(&game.play_move(one), depth - 1);
    }
    for drop in legal.drops() {
        paths += perft(&game.play_drop(drop), depth - 1);
    }
    paths
}

/// For each move and drop the count of sequences of `depth` half-moves that begin with it; nothing at depth 0.
///
/// ```
/// use arbiter_variants::{Crazyhouse, divide};
/// let game: Crazyhouse = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1".parse().unwrap();
/// let counts = divide(&game, 2);
/// assert_eq!(counts.len(), 67);
/// ```
#[must_use]
pub fn divide<V: Variant>(game: &V, depth: u32) -> Vec<(Legal, u64)> {
    let Some(left) = depth.checked_sub(1) else {
        return Vec::new();
    };
    game.legal_moves()
        .into_iter()
        .map(|one| (one, perft(&game.play(one), left)))
        .collect()
}
