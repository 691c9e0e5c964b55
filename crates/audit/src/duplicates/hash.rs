//! Numbers that stand for texts and moves. Nobody sees them, and they are the same on every machine.

use super::names::folded;

/// A number that grows with what is added.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hash(u64);

impl Hash {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed ^ 0x9e37_79b9_7f4a_7c15)
    }

    #[inline]
    pub(super) const fn number(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    /// A text, and that it ends there.
    pub(super) fn text(&mut self, text: &str) {
        for &byte in text.as_bytes() {
            self.number(byte.into());
        }
        self.number(0x100);
    }

    /// The letters and digits of a text, in small letters, and that it ends there; false where there are none.
    pub(super) fn letters(&mut self, text: &str) -> bool {
        let mut any = false;
        if text.is_ascii() {
            for byte in text.bytes().filter(u8::is_ascii_alphanumeric) {
                any = true;
                self.number(byte.to_ascii_lowercase().into());
            }
        } else {
            for letter in folded(text) {
                any = true;
                for &byte in letter.encode_utf8(&mut [0; 4]).as_bytes() {
                    self.number(byte.into());
                }
            }
        }
        self.number(0x100);
        any
    }

    /// The number, its bits well mixed.
    #[inline]
    pub(super) const fn end(self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
        mixed ^ mixed >> 29
    }
}

/// A word that could not be played, where a move should stand.
pub(super) fn word(bytes: &[u8]) -> u16 {
    let mut hash = Hash::new(1);
    for &byte in bytes {
        hash.number(byte.into());
    }
    hash.end() as u16
}
