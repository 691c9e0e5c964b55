//! Counting the paths of a given length: the test and the race of every move generator.

use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::movegen::{Count, Mover, PROMOTIONS, Side, Sink, by_side, for_each_square, generate, origin};
use crate::processor::{Build, Walk, choose};
use crate::state::State;
use crate::{Color, LegalMove, Playable, Square};

/// How many sequences of `depth` legal moves there are. The last ply is counted without being listed.
///
/// ```
/// use arbiter_chess::{Position, perft};
/// assert_eq!(perft(&Position::default(), 3), 8_902);
/// ```
#[must_use]
pub fn perft<P: Playable>(position: &P, depth: u32) -> u64 {
    paths::<P, true>(position, depth)
}

/// As [`perft`], with every move of the last ply made.
///
/// ```
/// use arbiter_chess::{Position, perft, perft_without_bulk};
/// let start = Position::default();
/// assert_eq!(perft_without_bulk(&start, 2), perft(&start, 2));
/// ```
#[must_use]
pub fn perft_without_bulk<P: Playable>(position: &P, depth: u32) -> u64 {
    paths::<P, false>(position, depth)
}

fn paths<P: Playable, const BULK: bool>(position: &P, depth: u32) -> u64 {
    let state = position.state();
    by_side!(state.turn, S => match (depth, P::IRREGULAR) {
        (0, _) => 1,
        (_, true) => choose::<S, Paths<true, BULK>>(state, depth),
        (_, false) => choose::<S, Paths<false, BULK>>(state, depth),
    })
}

/// The walk: it plays every move and walks on; with `BULK` it counts at the last ply instead.
struct Paths<const IRREGULAR: bool, const BULK: bool>;

impl<const IRREGULAR: bool, const BULK: bool> Walk for Paths<IRREGULAR, BULK> {
    #[inline(always)]
    fn step<B: Build, S: Side>(state: &State, left: u32) -> u64 {
        if !BULK && left == 0 {
            return 1;
        }
        if BULK && left == 1 {
            let mut count = Count::default();
            generate::<S, IRREGULAR, _>(state, &mut count);
            return u64::from(count.0);
        }
        let mut deeper = Deeper::<B, S, IRREGULAR, BULK> {
            state,
            left: left - 1,
            paths: 0,
            kind: PhantomData,
        };
        generate::<S, IRREGULAR, _>(state, &mut deeper);
        deeper.paths
    }
}

/// Plays every move that comes and walks on from there; no list is written.
struct Deeper<'a, B, S, const IRREGULAR: bool, const BULK: bool> {
    state: &'a State,
    left: u32,
    paths: u64,
    kind: PhantomData<(B, S)>,
}

impl<B: Build, S: Side, const IRREGULAR: bool, const BULK: bool> Deeper<'_, B, S, IRREGULAR, BULK> {
    #[inline(always)]
    fn walk(&mut self, next: &State) {
        self.paths += B::run::<S::Other, Paths<IRREGULAR, BULK>>(next, self.left);
    }
}

impl<B: Build, S: Side, const IRREGULAR: bool, const BULK: bool> Sink for Deeper<'_, B, S, IRREGULAR, BULK> {
    #[inline(always)]
    fn piece(&mut self, role: Mover, from: Square, targets: u64) {
        for_each_square!(to in targets => {
            self.walk(&self.state.after_piece::<S>(role, from.bit(), to.bit()));
        });
    }

    #[inline(always)]
    fn pawns(&mut self, targets: u64, step: i32) {
        for_each_square!(to in targets => {
            self.walk(&self.state.after_pawn::<S>(origin(to, step), to, step.abs() == 16));
        });
    }

    #[inline(always)]
    fn promotions(&mut self, targets: u64, step: i32) {
        for_each_square!(to in targets => {
            for role in PROMOTIONS {
                self.walk(&self.state.play(LegalMove::promote(origin(to, step), to, role)));
            }
        });
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.walk(&self.state.play(LegalMove::passing(from, to)));
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        self.walk(&self.state.play(LegalMove::castle(king, rook)));
    }
}

/// For each legal move the count of sequences of `depth` moves that begin with it; nothing at depth 0.
///
/// ```
/// use arbiter_chess::{Position, divide};
/// let counts = divide(&Position::default(), 2);
/// assert_eq!(counts.len(), 20);
/// assert!(counts.iter().all(|(_, count)| *count == 20));
/// ```
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
