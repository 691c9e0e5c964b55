//! Policies: closed sets of words, one enum each, and sets of them.

use core::fmt;
use core::marker::PhantomData;

/// A closed set of words; the enums are made from `laws/topics/`.
pub trait Policy: Copy + Eq + 'static {
    /// Every word, in the order of their places.
    const ALL: &'static [Self];

    /// The word as the data write it.
    fn word(self) -> &'static str;

    /// The word at a place.
    #[must_use]
    fn at(place: u8) -> Option<Self> {
        Self::ALL.get(usize::from(place)).copied()
    }

    /// The policy that the data write so.
    #[must_use]
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|policy| policy.word() == word)
    }
}

/// Several words of one policy.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Words<P> {
    bits: u64,
    of: PhantomData<P>,
}

impl<P: Policy> Words<P> {
    pub(crate) const fn new(bits: u64) -> Self {
        Self {
            bits,
            of: PhantomData,
        }
    }

    /// Whether this word is among them.
    #[must_use]
    pub fn contains(self, word: P) -> bool {
        self.iter().any(|other| other == word)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The words in the order of their places.
    pub fn iter(self) -> impl Iterator<Item = P> {
        P::ALL
            .iter()
            .copied()
            .enumerate()
            .filter(move |(place, _)| self.bits & (1 << place) != 0)
            .map(|(_, word)| word)
    }
}

impl<P: Policy> fmt::Debug for Words<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Policy::word)).finish()
    }
}
