//! The order of names in the alphabet of a language, by the data of CLDR.

use core::cmp::Ordering;

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};

use crate::Language;

/// What puts names in order.
pub struct Order(CollatorBorrowed<'static>);

impl Order {
    /// That of a language.
    ///
    /// ```
    /// use arbiter_lang::{Language, Order};
    /// let order = Order::of(Language::Fa);
    /// let mut names = ["یاسمن", "پریسا", "آرش", "گلی"];
    /// names.sort_by(|one, two| order.compare(one, two));
    /// assert_eq!(names, ["آرش", "پریسا", "گلی", "یاسمن"]);
    /// ```
    ///
    /// # Panics
    /// Never: the data of the four languages are built in.
    #[must_use]
    pub fn of(language: Language) -> Self {
        let locale = language.locale(crate::Calendar::Gregorian);
        let collator = Collator::try_new((&locale).into(), CollatorOptions::default());
        Self(collator.expect("CLDR knows the four languages"))
    }

    /// Which comes first.
    #[must_use]
    pub fn compare(&self, one: &str, two: &str) -> Ordering {
        self.0.compare(one, two)
    }
}
