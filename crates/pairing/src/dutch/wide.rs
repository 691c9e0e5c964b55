//! Whole numbers of any width, and the layout of a weight as fields of such a number.
//!
//! A criterion is a field; a field is wide enough for the sum over a whole matching, so that a lower criterion never
//! spills into a higher one. Widths are counted when a bracket is posed, never assumed.

use core::cmp::Ordering;

/// A number of `L` words, lowest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wide<const L: usize>([u64; L]);

impl<const L: usize> Wide<L> {
    /// Nothing.
    pub const ZERO: Self = Self([0; L]);

    /// From its words; what lies above must be zero.
    pub fn new(words: &[u64]) -> Self {
        let mut wide = Self::ZERO;
        for (to, from) in wide.0.iter_mut().zip(words) {
            *to = *from;
        }
        wide
    }

    /// Whether nothing is set.
    pub fn is_zero(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The sum, modulo the width.
    #[inline]
    pub fn plus(&self, other: &Self) -> Self {
        let mut sum = [0; L];
        let mut carry = false;
        for ((to, &one), &two) in sum.iter_mut().zip(&self.0).zip(&other.0) {
            let (part, over) = one.overflowing_add(two);
            let (part, more) = part.overflowing_add(u64::from(carry));
            *to = part;
            carry = over | more;
        }
        Self(sum)
    }

    /// The difference, modulo the width.
    #[inline]
    pub fn minus(&self, other: &Self) -> Self {
        let mut difference = [0; L];
        let mut borrow = false;
        for ((to, &one), &two) in difference.iter_mut().zip(&self.0).zip(&other.0) {
            let (part, under) = one.overflowing_sub(two);
            let (part, more) = part.overflowing_sub(u64::from(borrow));
            *to = part;
            borrow = under | more;
        }
        Self(difference)
    }

    /// Whether it is less than another one, both read with a sign.
    #[inline]
    pub fn below(&self, other: &Self) -> bool {
        let (one, two) = (self.0[L - 1].cast_signed(), other.0[L - 1].cast_signed());
        one < two || one == two && self < other
    }

    /// Half of an even number.
    #[inline]
    pub fn half(&self) -> Self {
        let mut half = [0; L];
        let mut carry = 0;
        for (to, &word) in half.iter_mut().zip(&self.0).rev() {
            *to = (word >> 1) | carry;
            carry = word << 63;
        }
        Self(half)
    }
}

impl<const L: usize> PartialOrd for Wide<L> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const L: usize> Ord for Wide<L> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

/// A field of a weight.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// Place in the list of fields.
    index: usize,
}

/// The fields of a weight, highest first.
#[derive(Debug, Default)]
pub struct Layout {
    /// Bits to spare in each field.
    room: usize,
    widths: Vec<usize>,
    shifts: Vec<usize>,
}

impl Layout {
    /// A layout whose fields have so many bits more than they need.
    pub fn with_room(room: usize) -> Self {
        Self {
            room,
            ..Self::default()
        }
    }

    /// Adds a field below all others; `most` is the largest sum over a matching.
    pub fn field(&mut self, most: u64) -> Field {
        self.widths
            .push((u64::BITS - most.leading_zeros()) as usize + self.room);
        Field {
            index: self.widths.len() - 1,
        }
    }

    /// Adds fields that only distinguish: `bits` of them, sums below two to the power of `bits`.
    pub fn bits(&mut self, bits: usize) -> Field {
        self.widths.push(bits);
        Field {
            index: self.widths.len() - 1,
        }
    }

    /// Fixes the places; gives the number of words needed with room for doubling in the algorithm.
    pub fn close(&mut self) -> usize {
        let mut shift = 0;
        self.shifts = vec![0; self.widths.len()];
        for (at, width) in self.widths.iter().enumerate().rev() {
            self.shifts[at] = shift;
            shift += width;
        }
        (shift + 5).div_ceil(64)
    }

    /// Adds to a field.
    pub fn add(&self, words: &mut [u64], field: Field, value: u64) {
        add_shifted(words, self.shifts[field.index], value);
    }

    /// Adds a single bit of a field, counted from its lowest.
    pub fn add_bit(&self, words: &mut [u64], field: Field, bit: usize) {
        add_shifted(words, self.shifts[field.index] + bit, 1);
    }
}

impl Layout {
    /// Takes from a field that has as much.
    pub fn sub(&self, words: &mut [u64], field: Field, value: u64) {
        sub_shifted(words, self.shifts[field.index], value);
    }

    /// Takes a single bit from a field that has as much.
    pub fn sub_bit(&self, words: &mut [u64], field: Field, bit: usize) {
        sub_shifted(words, self.shifts[field.index] + bit, 1);
    }
}

fn sub_shifted(words: &mut [u64], shift: usize, value: u64) {
    let mut borrow = u128::from(value) << (shift % 64);
    let mut at = shift / 64;
    while borrow != 0 && at < words.len() {
        let (word, under) = words[at].overflowing_sub(borrow as u64);
        words[at] = word;
        borrow = (borrow >> 64) + u128::from(under);
        at += 1;
    }
}

fn add_shifted(words: &mut [u64], shift: usize, value: u64) {
    if value == 0 {
        return;
    }
    let mut carry = u128::from(value) << (shift % 64);
    let mut at = shift / 64;
    while carry != 0 && at < words.len() {
        let sum = u128::from(words[at]) + (carry & u128::from(u64::MAX));
        words[at] = sum as u64;
        carry = (carry >> 64) + (sum >> 64);
        at += 1;
    }
}
