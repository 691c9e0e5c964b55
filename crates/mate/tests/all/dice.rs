//! A small generator of our own, so that every run asks the same questions.

/// It stands at its seed, which is not 0.
pub struct Dice(pub u64);

impl Dice {
    /// A number below the number of sides.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % sides
    }
}
