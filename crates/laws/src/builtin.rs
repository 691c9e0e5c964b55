//! The built-in rulebooks and the question which of them was in force on a day.

use crate::data::Rulebook;
use crate::date::{Date, PartialDate};
use crate::generated::{OVERLAYS, RULEBOOKS};
use crate::read::nearest;
use alloc::string::String;
use alloc::vec::Vec;

/// The family whose newest member is the default.
const LAWS: &str = "fide-laws";

/// All built-in rulebooks, those that are in force on no day first, then by the first day on which they were.
///
/// ```
/// assert!(arbiter_laws::rulebooks().iter().any(|book| book.id() == "fide-2023"));
/// ```
#[must_use]
pub fn rulebooks() -> &'static [Rulebook] {
    RULEBOOKS
}

/// What lies over a rulebook in each game beside chess, by its own articles. None of them is a rulebook to play by.
///
/// ```
/// let hill = arbiter_laws::overlays().iter().find(|book| book.id() == "variant-king-of-the-hill").unwrap();
/// assert!(hill.article("V.1").is_some());
/// ```
#[must_use]
pub fn overlays() -> &'static [Rulebook] {
    OVERLAYS
}

/// The newest edition of the Laws.
///
/// ```
/// assert_eq!(arbiter_laws::default_rulebook().series(), "fide-laws");
/// ```
#[must_use]
pub fn default_rulebook() -> &'static Rulebook {
    editions().last().expect("the Laws are built in")
}

/// The editions of the Laws, oldest first.
fn editions() -> impl DoubleEndedIterator<Item = &'static Rulebook> {
    RULEBOOKS.iter().filter(|book| book.series == LAWS)
}

/// The edition of the Laws that a rulebook takes articles from, directly or through another; else the newest.
pub(crate) fn laws_of(book: &Rulebook) -> &'static Rulebook {
    let mut below = book.extends().and_then(Rulebook::by_id);
    while let Some(other) = below {
        if other.series == LAWS {
            return other;
        }
        below = other.extends().and_then(Rulebook::by_id);
    }
    default_rulebook()
}

/// Ids of built-in rulebooks that look like this one.
///
/// ```
/// assert!(arbiter_laws::nearest_ids("fide-2010").iter().any(|id| id == "fide-2001"));
/// ```
#[must_use]
pub fn nearest_ids(id: &str) -> Vec<String> {
    nearest(id, RULEBOOKS.iter().chain(OVERLAYS).map(Rulebook::id))
}

/// Which edition of the Laws was in force on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InForce<'a> {
    /// This one.
    Edition(&'a Rulebook),
    /// One that is not carried here; these are its neighbours.
    None {
        /// The last edition whose days had ended.
        before: Option<&'a Rulebook>,
        /// The first edition whose days were still to come.
        after: Option<&'a Rulebook>,
    },
}

/// The edition of the Laws in force on a day.
///
/// ```
/// use arbiter_laws::{Date, InForce, in_force_on};
/// let InForce::Edition(book) = in_force_on(Date::new(2008, 5, 12).unwrap()) else { panic!() };
/// assert_eq!(book.id(), "fide-2005");
/// ```
#[must_use]
pub fn in_force_on(day: Date) -> InForce<'static> {
    let editions: Vec<&Rulebook> = editions().collect();
    in_force_among(&editions, day)
}

/// Which of these rulebooks, the oldest first, was in force on a day.
///
/// ```
/// use arbiter_laws::{Date, InForce, Rulebook, in_force_among};
/// let book = Rulebook::by_id("fide-2009").unwrap();
/// let found = in_force_among(&[book], Date::new(2020, 1, 1).unwrap());
/// assert_eq!(found, InForce::None { before: Some(book), after: None });
/// ```
#[must_use]
pub fn in_force_among<'a>(books: &[&'a Rulebook], day: Date) -> InForce<'a> {
    let started = |book: &&Rulebook| book.in_force_from.is_some_and(|from| from <= day);
    let ended = |book: &&Rulebook| book.in_force_to.is_some_and(|to| to < day);
    let mut books = books.iter().copied();
    match books.clone().find(|book| started(book) && !ended(book)) {
        Some(book) => InForce::Edition(book),
        None => InForce::None {
            before: books.clone().rfind(ended),
            after: books.find(|book| !started(book)),
        },
    }
}

/// The edition that a recorded game is held against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AuditEdition {
    /// The edition.
    pub rulebook: &'static Rulebook,
    /// Whether the game has a date at all; without one no fault may hang on the edition.
    pub dated: bool,
}

/// The edition for a game of this date: that in force; before all of them the first; in a gap the one that stands in
/// for it; where only the year is known that of the first of July; without a date the newest.
///
/// ```
/// use arbiter_laws::{PartialDate, audit_edition};
/// let id = |date| audit_edition(PartialDate::from_pgn(date)).rulebook.id();
/// assert_eq!(id("1851.06.21"), "fide-2001");
/// assert_eq!(id("2017.08.15"), "fide-2018"); // its ends of the game were in force already
/// assert!(!audit_edition(PartialDate::UNKNOWN).dated);
/// ```
#[must_use]
pub fn audit_edition(date: PartialDate) -> AuditEdition {
    let Some(day) = date.representative() else {
        return AuditEdition {
            rulebook: default_rulebook(),
            dated: false,
        };
    };
    let rulebook = match in_force_on(day) {
        InForce::Edition(book) => book,
        InForce::None { before, after } => {
            let stands_in = after.filter(|book| book.stands_in_from.is_some_and(|from| from <= day));
            stands_in.or(before).or(after).unwrap_or(default_rulebook())
        }
    };
    AuditEdition {
        rulebook,
        dated: true,
    }
}
