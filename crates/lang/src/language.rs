//! The four languages.

use arbiter_game::notation::{self, Letters};
use icu_locale_core::{Locale, locale};
use unic_langid::{LanguageIdentifier, langid};

/// A language that the texts are written in.
///
/// ```
/// use arbiter_lang::Language;
/// assert_eq!(Language::from_tag("fa-IR"), Some(Language::Fa));
/// assert!(Language::Ar.is_rtl());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// Persian.
    Fa,
    /// Arabic.
    Ar,
    /// Vietnamese.
    Vi,
}

impl Language {
    /// All four, English first.
    pub const ALL: [Self; 4] = [Self::En, Self::Fa, Self::Ar, Self::Vi];

    /// Its tag, which is the name of its folder: `fa`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fa => "fa",
            Self::Ar => "ar",
            Self::Vi => "vi",
        }
    }

    /// The language of a tag such as `fa`, `fa-IR`, `vi_VN.UTF-8`; `None` if it is none of the four.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let first = tag.split(['-', '_', '.']).next()?;
        Self::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(first))
    }

    /// Whether it is written from right to left.
    #[must_use]
    pub const fn is_rtl(self) -> bool {
        matches!(self, Self::Fa | Self::Ar)
    }

    /// The letters of the pieces in its notation.
    ///
    /// ```
    /// assert_eq!(arbiter_lang::Language::En.letters().knight, "N");
    /// ```
    #[must_use]
    pub const fn letters(self) -> &'static Letters {
        let language = match self {
            Self::En => notation::Language::English,
            Self::Fa => notation::Language::Persian,
            Self::Ar => notation::Language::Arabic,
            Self::Vi => notation::Language::Vietnamese,
        };
        language.letters()
    }

    /// The signs by which moves are shown: its letters, or figurines where a letter of its script before the Latin name
    /// of a square would be misread.
    ///
    /// ```
    /// use arbiter_lang::Language;
    /// assert_eq!((Language::Vi.signs().knight, Language::Fa.signs().knight), ("M", "♘"));
    /// ```
    #[must_use]
    pub const fn signs(self) -> &'static Letters {
        if self.is_rtl() {
            notation::Language::Figurine.letters()
        } else {
            self.letters()
        }
    }

    pub(crate) fn plural_rules(self) -> LanguageIdentifier {
        match self {
            Self::En => langid!("en"),
            Self::Fa => langid!("fa"),
            Self::Ar => langid!("ar"),
            Self::Vi => langid!("vi"),
        }
    }

    /// The calendar of its days: the Persian one in Persian, else the Gregorian.
    ///
    /// ```
    /// use arbiter_lang::{Calendar, Language};
    /// assert_eq!(Language::Fa.calendar(), Calendar::Persian);
    /// ```
    #[must_use]
    pub const fn calendar(self) -> Calendar {
        match self {
            Self::Fa => Calendar::Persian,
            Self::En | Self::Ar | Self::Vi => Calendar::Gregorian,
        }
    }

    /// The locale for digits and dates, in a calendar.
    pub(crate) const fn locale(self, calendar: Calendar) -> Locale {
        match (self, calendar) {
            (Self::En, Calendar::Gregorian) => locale!("en"),
            (Self::En, Calendar::Persian) => locale!("en-u-ca-persian"),
            (Self::Fa, Calendar::Gregorian) => locale!("fa-IR-u-ca-gregory"),
            (Self::Fa, Calendar::Persian) => locale!("fa-IR-u-ca-persian"),
            (Self::Ar, Calendar::Gregorian) => locale!("ar"),
            (Self::Ar, Calendar::Persian) => locale!("ar-u-ca-persian"),
            (Self::Vi, Calendar::Gregorian) => locale!("vi"),
            (Self::Vi, Calendar::Persian) => locale!("vi-u-ca-persian"),
        }
    }
}

/// The calendar in which days are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Calendar {
    /// The Gregorian one.
    Gregorian,
    /// The Persian one.
    Persian,
}
