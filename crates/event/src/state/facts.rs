//! What was told, by which entry: facts that an entry brought go again with it.

use serde::{Deserialize, Serialize};

use crate::number::Seq;

/// Facts about one thing in the order of their entries; the last one holds.
///
/// Nothing is overwritten, so that taking an entry back needs no knowledge of what it did: its facts go, and what stood
/// before stands again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Facts<T>(Vec<(Seq, T)>);

impl<T> Default for Facts<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Facts<T> {
    /// One more.
    pub fn tell(&mut self, seq: Seq, fact: T) {
        self.0.push((seq, fact));
    }

    /// What holds.
    #[must_use]
    pub fn last(&self) -> Option<&T> {
        self.0.last().map(|fact| &fact.1)
    }

    /// All, in the order of their entries.
    #[must_use]
    pub fn all(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.0.iter().map(|fact| &fact.1)
    }

    /// All with their entries.
    #[must_use]
    pub fn told(&self) -> impl DoubleEndedIterator<Item = (Seq, &T)> {
        self.0.iter().map(|fact| (fact.0, &fact.1))
    }

    /// All, to be changed where they stand; for what is erased everywhere.
    pub fn all_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut().map(|fact| &mut fact.1)
    }

    /// Whether nothing was told.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The entry that told what holds.
    #[must_use]
    pub fn by(&self) -> Option<Seq> {
        self.0.last().map(|fact| fact.0)
    }

    /// Without what this entry told.
    pub fn take_back(&mut self, seq: Seq) {
        self.0.retain(|fact| fact.0 != seq);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stood_before_stands_again() {
        let mut facts = Facts::default();
        facts.tell(Seq(1), "0-1");
        let before = facts.clone();
        facts.tell(Seq(2), "1-0");
        assert_eq!(facts.last(), Some(&"1-0"));
        facts.take_back(Seq(2));
        assert_eq!((facts.last(), &facts), (Some(&"0-1"), &before));
    }
}
