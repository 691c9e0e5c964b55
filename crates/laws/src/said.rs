//! A value of a parameter together with the articles that say it.

use core::ops::Deref;

use crate::cite::Citation;
use crate::data::Ground;

/// What a rulebook says of a parameter, as it holds for one game: its value, and the articles that give it.
///
/// It reads as the `Option` that it holds: `None` where neither the rulebook nor the event has such a rule.
///
/// ```
/// use arbiter_laws::{Fivefold, Rulebook};
/// let regime = Rulebook::by_id("fide-2023").unwrap().standard();
/// let said = regime.draw_automatic_fivefold();
/// assert!(said == Some(Fivefold::Any) && said.is_some());
/// assert_eq!(said.by()[0].article(), "9.6.1");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Said<'r, T> {
    value: Option<T>,
    by: &'r [Citation],
}

impl<'r, T> Said<'r, T> {
    pub(crate) const fn new(value: Option<T>, by: &'r [Citation]) -> Self {
        Self { value, by }
    }

    /// The articles that give the value, in the order of the text: more than one where a rule and its parts say the same.
    /// None where the event says it, or nobody.
    #[must_use]
    pub const fn by(&self) -> &'r [Citation] {
        self.by
    }

    /// Whether the regulations of the event say it.
    #[must_use]
    pub const fn is_by_event(&self) -> bool {
        self.value.is_some() && self.by.is_empty()
    }

    /// How sure the text is that says it; `None` where the event does, or nobody.
    ///
    /// ```
    /// use arbiter_laws::{Ground, Rulebook};
    /// let regime = Rulebook::by_id("fide-2023").unwrap().standard();
    /// assert_eq!(regime.draw_automatic_moves().ground(), Some(Ground::Letter));
    /// ```
    #[must_use]
    pub fn ground(&self) -> Option<Ground> {
        self.by.first().map(Citation::ground)
    }
}

impl<T: Copy> Said<'_, T> {
    /// The value alone.
    ///
    /// ```
    /// let regime = arbiter_laws::default_rulebook().standard();
    /// assert_eq!(regime.draw_automatic_moves().value(), Some(75));
    /// ```
    #[must_use]
    pub const fn value(&self) -> Option<T> {
        self.value
    }
}

impl<T> Deref for Said<'_, T> {
    type Target = Option<T>;

    fn deref(&self) -> &Option<T> {
        &self.value
    }
}

impl<T: PartialEq> PartialEq<Option<T>> for Said<'_, T> {
    fn eq(&self, other: &Option<T>) -> bool {
        self.value == *other
    }
}
