//! What a ruling rests on.

use crate::data::{Article, Ground, Rulebook, Text};
use alloc::string::String;
use core::fmt;

/// An article of a rulebook, as a ruling cites it.
///
/// ```
/// use arbiter_laws::{Rulebook, Topic};
/// let citation = Rulebook::by_id("fide-2009").unwrap().cite(Topic::EndCheckmate).unwrap();
/// assert_eq!(citation.to_string(), "fide-2009 5.1a");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Citation {
    rulebook: Text,
    article: Text,
    ground: Ground,
}

impl Citation {
    pub(crate) fn new(rulebook: &Rulebook, article: &Article, topic: u16) -> Self {
        let rulebook = article.from.as_ref().unwrap_or(&rulebook.id);
        Self {
            rulebook: rulebook.clone(),
            article: match &article.id {
                Text::Borrowed(_) if article.from.is_none() => article.id.clone(),
                _ => Text::Owned(article.number().into()),
            },
            ground: article.ground_of(topic),
        }
    }

    /// A citation as a log recorded it, whether or not its rulebook is known here.
    ///
    /// ```
    /// use arbiter_laws::{Citation, Ground};
    /// let cited = Citation::recorded("school".into(), "4".into(), Ground::Letter);
    /// assert_eq!(cited.to_string(), "school 4");
    /// ```
    #[must_use]
    pub fn recorded(rulebook: String, article: String, ground: Ground) -> Self {
        Self {
            rulebook: rulebook.into(),
            article: article.into(),
            ground,
        }
    }

    pub(crate) fn same_article(&self, other: &Self) -> bool {
        self.rulebook == other.rulebook && self.article == other.article
    }

    pub(crate) fn is(&self, rulebook: &str, article: &str) -> bool {
        self.rulebook == rulebook && self.article == article
    }

    /// The id of the rulebook whose text the article is; where a rulebook takes articles from another, the other's.
    ///
    /// ```
    /// use arbiter_laws::{Rulebook, Topic};
    /// let citation = Rulebook::by_id("fide-2023").unwrap().cite(Topic::EndFivefold).unwrap();
    /// assert_eq!(citation.rulebook(), "fide-2023");
    /// ```
    #[must_use]
    pub fn rulebook(&self) -> &str {
        &self.rulebook
    }

    /// The id of the article alone: `9.6.1`.
    ///
    /// ```
    /// use arbiter_laws::{Rulebook, Topic};
    /// let citation = Rulebook::by_id("fide-2023").unwrap().cite(Topic::EndFivefold).unwrap();
    /// assert_eq!(citation.article(), "9.6.1");
    /// ```
    #[must_use]
    pub fn article(&self) -> &str {
        &self.article
    }

    /// How sure the text is.
    #[must_use]
    pub const fn ground(&self) -> Ground {
        self.ground
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.rulebook, self.article)
    }
}
