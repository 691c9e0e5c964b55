//! The approved terms of the field in four languages, and the words that find them.
//!
//! The terms stand in `laws/terms.toml` with their sources; this module finds them and tells words that are not
//! approved. It knows no message and no screen, only words.

mod find;
mod fold;
mod unapproved;

pub use find::{UnknownWord, find_terms};
pub use fold::keys as fold_words;
pub use unapproved::{Unapproved, unapproved_words};

/// A concept of the field with its term in each language.
///
/// ```
/// let found = arbiter_laws::find_terms("flag fall").unwrap();
/// assert_eq!(found[0].concept(), "flag-fall");
/// assert_eq!(found[0].entry("fa").unwrap().term(), "سقوط پرچم");
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Term {
    pub(crate) concept: &'static str,
    pub(crate) entries: &'static [Entry],
}

/// The term of a concept in one language.
#[derive(Debug, PartialEq, Eq)]
pub struct Entry {
    pub(crate) language: &'static str,
    pub(crate) term: &'static str,
    pub(crate) source: &'static str,
    pub(crate) synonyms: &'static [&'static str],
    pub(crate) deprecated: &'static [&'static str],
    pub(crate) avoid: &'static [&'static str],
}

/// Where a term was taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TermSource {
    /// A document, and the article or section in it.
    Document {
        /// Its short name: `001`, `fide-2009`, `handbook`.
        document: &'static str,
        /// The place in it: `6.1`, `Preface`.
        place: &'static str,
    },
    /// What arbiters of a federation say; the federation by its FIDE code.
    Usage(&'static str),
}

/// All terms, in the order of the Laws.
///
/// ```
/// assert!(arbiter_laws::terms().iter().any(|term| term.concept() == "flag-fall"));
/// ```
#[must_use]
pub const fn terms() -> &'static [Term] {
    crate::generated::TERMS
}

impl Term {
    /// The name of the concept: `flag-fall`.
    #[must_use]
    pub const fn concept(&self) -> &'static str {
        self.concept
    }

    /// The term in each language: English, Persian, Arabic, Vietnamese.
    #[must_use]
    pub const fn entries(&self) -> &'static [Entry] {
        self.entries
    }

    /// The term in the language of a tag such as `fa`.
    ///
    /// ```
    /// let flag = arbiter_laws::terms().iter().find(|term| term.concept() == "flag-fall").unwrap();
    /// assert_eq!(flag.entry("en").unwrap().language(), "en");
    /// assert!(flag.entry("xx").is_none());
    /// ```
    #[must_use]
    pub fn entry(&self, language: &str) -> Option<&'static Entry> {
        self.entries.iter().find(|entry| entry.language == language)
    }
}

impl Entry {
    /// The tag of its language: `fa`.
    #[must_use]
    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// The approved term.
    #[must_use]
    pub const fn term(&self) -> &'static str {
        self.term
    }

    /// Where it was taken from, as the data write it: `001 art. 6.1`, `usage VIE`.
    #[must_use]
    pub const fn source(&self) -> &'static str {
        self.source
    }

    /// The same, taken apart.
    #[must_use]
    pub fn source_parts(&self) -> TermSource {
        match self.source.split_once(' ') {
            Some(("usage", federation)) => TermSource::Usage(federation),
            Some((document, place)) => TermSource::Document {
                document,
                place: place.strip_prefix("art. ").unwrap_or(place),
            },
            None => TermSource::Document {
                document: self.source,
                place: "",
            },
        }
    }

    /// Other words for it that people use, some of them with another meaning elsewhere.
    #[must_use]
    pub const fn synonyms(&self) -> &'static [&'static str] {
        self.synonyms
    }

    /// Words for it that are wrong in every sense.
    #[must_use]
    pub const fn deprecated(&self) -> &'static [&'static str] {
        self.deprecated
    }

    /// Every word that finds it: the term, its synonyms, the deprecated words.
    ///
    /// ```
    /// let flag = arbiter_laws::terms().iter().find(|term| term.concept() == "flag-fall").unwrap();
    /// let english = flag.entry("en").unwrap();
    /// assert_eq!(english.words().next(), Some(english.term()));
    /// ```
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        let others = self.synonyms.iter().chain(self.deprecated);
        core::iter::once(self.term).chain(others.copied())
    }
}
