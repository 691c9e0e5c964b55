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

/// Several words of one policy, in the order in which the text has them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Words<'a, P> {
    places: &'a [u8],
    of: PhantomData<P>,
}

impl<'a, P: Policy> Words<'a, P> {
    pub(crate) const fn new(places: &'a [u8]) -> Self {
        Self {
            places,
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
        self.places.is_empty()
    }

    /// The words in their order.
    ///
    /// ```
    /// use arbiter_laws::{Policy, Rulebook};
    /// let regime = Rulebook::by_id("fide-2001").unwrap().standard();
    /// let words: Vec<&str> = regime.penalty_list().unwrap().iter().map(Policy::word).collect();
    /// assert_eq!(words[..3], ["warning", "opponent_time", "offender_time"]);
    /// ```
    pub fn iter(self) -> impl Iterator<Item = P> + 'a {
        self.places.iter().filter_map(|place| P::at(*place))
    }
}

impl<P: Policy> fmt::Debug for Words<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Policy::word)).finish()
    }
}
