//! Counting legal moves without writing them down.

use super::{Mover, Sink};
use crate::Square;

/// How many moves came.
#[derive(Default)]
pub(crate) struct Count(pub u32);

impl Sink for Count {
    #[inline(always)]
    fn piece(&mut self, _: Mover, _: Square, targets: u64) {
        self.0 += targets.count_ones();
    }

    #[inline(always)]
    fn pawns(&mut self, targets: u64, _: i32) {
        self.0 += targets.count_ones();
    }

    #[inline(always)]
    fn promotions(&mut self, targets: u64, _: i32) {
        self.0 += 4 * targets.count_ones();
    }

    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }

    #[inline(always)]
    fn castling(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
}
