//! Notes on articles: what arbiters, translators and commissions have said of them, with the weight that it has.
//!
//! The notes stand in `laws/commentary/`, their sentences in `lang/`. No ruling rests on a note.

use crate::generated::NOTES;

/// What a note is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Authority {
    /// A body that makes the Laws said it in a text that is Law itself.
    Law,
    /// A body that makes the Laws said how it reads them.
    OfficialInterpretation,
    /// The arbiters of a federation said how they proceed.
    National,
    /// A translator explained the text.
    Translator,
}

impl Authority {
    /// Its public name: `official-interpretation`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Law => "law",
            Self::OfficialInterpretation => "official-interpretation",
            Self::National => "national",
            Self::Translator => "translator",
        }
    }
}

/// A note on one article of a rulebook.
#[derive(Debug, PartialEq, Eq)]
pub struct Note {
    pub(crate) rulebook: &'static str,
    pub(crate) article: &'static str,
    pub(crate) text: &'static str,
    pub(crate) author: &'static str,
    pub(crate) authority: Authority,
    pub(crate) contradicts: bool,
}

/// Every note, by rulebook and article.
#[must_use]
pub const fn commentary() -> &'static [Note] {
    NOTES
}

/// The notes on an article; none for an article or a rulebook that nobody has commented on.
///
/// ```
/// let notes = arbiter_laws::commentary_on("fide-2005", "6.6");
/// assert_eq!(notes[0].authority().id(), "translator");
/// assert!(notes[0].contradicts_law());
/// assert!(arbiter_laws::commentary_on("fide-2005", "6.5").is_empty());
/// ```
#[must_use]
pub fn commentary_on(rulebook: &str, article: &str) -> &'static [Note] {
    let place = (rulebook, article);
    let start = NOTES.partition_point(|note| (note.rulebook, note.article) < place);
    let end = NOTES.partition_point(|note| (note.rulebook, note.article) <= place);
    &NOTES[start..end]
}

impl Note {
    /// The id of the rulebook: `fide-2009`.
    #[must_use]
    pub const fn rulebook(&self) -> &'static str {
        self.rulebook
    }

    /// The id of the article: `7.4a`.
    #[must_use]
    pub const fn article(&self) -> &'static str {
        self.article
    }

    /// The id of the message in `lang/` that says it.
    #[must_use]
    pub const fn text(&self) -> &'static str {
        self.text
    }

    /// Who wrote it: the message `author-` and this names him.
    #[must_use]
    pub const fn author(&self) -> &'static str {
        self.author
    }

    /// What it is worth.
    #[must_use]
    pub const fn authority(&self) -> Authority {
        self.authority
    }

    /// Whether the letter of the article says otherwise.
    #[must_use]
    pub const fn contradicts_law(&self) -> bool {
        self.contradicts
    }
}
