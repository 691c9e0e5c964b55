//! Which positions are the same (Article 9.2), exactly and as a 64-bit key.

use crate::state::State;

/// Odd numbers with many bits set (SHA-512's fractional parts of square roots), so that no board can cancel
/// them to zero and lose what it is multiplied with.
const SALT: [u64; 6] = [
    0x6a09_e667_f3bc_c909,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
];

/// Both halves of the product, mixed.
#[inline(always)]
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    (product >> 64) as u64 ^ product as u64
}

impl State {
    /// Hashed from the board each time: four words of placement, castling rights, and the side to move with
    /// the square where a capture in passing is legal. It costs about as much as keeping a key up to date.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        let [a, b, c] = self.board.kinds;
        let rest = self.castling.rotate_left(8) ^ u64::from(self.passed) << 1 ^ self.turn as u64;
        let first = fold(a ^ SALT[0], b ^ SALT[1]);
        let second = fold(c ^ SALT[2], self.board.black ^ SALT[3]);
        fold(first ^ rest ^ SALT[4], second.rotate_left(32) ^ SALT[5])
    }

    /// Same side to move, same pieces on the same squares, same possible moves.
    #[inline]
    pub(crate) fn same_position(&self, other: &State) -> bool {
        self.board == other.board
            && self.turn == other.turn
            && self.castling == other.castling
            && self.passed == other.passed
    }
}
