//! Counting the paths of a given length: the test and the race of every move generator.

use alloc::vec::Vec;

use crate::{LegalMove, Playable};

/// How many sequences of `depth` legal moves there are. The last ply is counted without being listed.
///
/// ```
/// use arbiter_chess::{Position, perft};
/// assert_eq!(perft(&Position::default(), 3), 8_902);
/// ```
#[must_use]
pub fn perft<P: Playable>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.legal_count()),
        _ => position
            .legal_moves()
            .iter()
            .map(|&one| perft(&position.play(one), depth - 1))
            .sum(),
    }
}

/// As [`perft`], with every move of the last ply made.
#[must_use]
pub fn perft_without_bulk<P: Playable>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => position
            .legal_moves()
            .iter()
            .map(|&one| perft_without_bulk(&position.play(one), depth - 1))
            .sum(),
    }
}

/// For each legal move the count of sequences of `depth` moves that begin with it; nothing at depth 0.
#[must_use]
pub fn divide<P: Playable>(position: &P, depth: u32) -> Vec<(LegalMove, u64)> {
    let Some(left) = depth.checked_sub(1) else {
        return Vec::new();
    };
    position
        .legal_moves()
        .iter()
        .map(|&one| (one, perft(&position.play(one), left)))
        .collect()
}
