//! A rulebook as it is kept: built in as constants, or read from a user's files.

use crate::date::{Date, PartialDate};
use crate::value::Value;
use alloc::borrow::Cow;

/// A text or name that is built in or was read.
pub(crate) type Text = Cow<'static, str>;

/// Who does what an article asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum State {
    /// The software decides.
    Enforced,
    /// A person decides or observes; the software asks and applies the consequences.
    Assisted,
    /// The software can only show it.
    Physical,
    /// Not built yet.
    Planned,
    /// Nothing to treat: it only says what the articles below it are about.
    Heading,
}

impl State {
    /// Its name in the data: `enforced`.
    ///
    /// ```
    /// assert_eq!(arbiter_laws::State::Assisted.id(), "assisted");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Enforced => "enforced",
            Self::Assisted => "assisted",
            Self::Physical => "physical",
            Self::Planned => "planned",
            Self::Heading => "heading",
        }
    }
}

/// How sure the text is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ground {
    /// The letter of the text.
    Letter,
    /// What arbiters do, not the letter.
    Practice,
    /// The text or its sources leave it open: always a question with the defensible readings.
    Unsettled,
}

impl Ground {
    /// Its name in the data: `letter`.
    ///
    /// ```
    /// assert_eq!(arbiter_laws::Ground::Unsettled.id(), "unsettled");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Letter => "letter",
            Self::Practice => "practice",
            Self::Unsettled => "unsettled",
        }
    }
}

/// What follows where a rulebook has no article on a topic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Silence {
    /// No such rule: nothing follows.
    Absent,
    /// A question to the one whom the rulebook names for what it does not foresee.
    Open,
}

/// To whom a rulebook sends what it does not foresee.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Refer {
    /// The arbiter.
    Arbiter,
    /// The secretariat of the event.
    Secretariat,
    /// The two players, together.
    Players,
}

/// One article or sub-article of a rulebook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Article {
    pub(crate) id: Text,
    pub(crate) topic: u16,
    pub(crate) with: Cow<'static, [u16]>,
    pub(crate) replaces: Cow<'static, [u16]>,
    pub(crate) when: u8,
    pub(crate) values: Cow<'static, [(u16, Value)]>,
    pub(crate) state: State,
    pub(crate) ground: Ground,
    /// The topics on which the text is less or more sure than on its main one.
    pub(crate) grounds: Cow<'static, [(u16, Ground)]>,
    /// For a topic that several items share, which part of it this one says: `promotion.making` by `removed`.
    pub(crate) says: Cow<'static, [(u16, Text)]>,
    pub(crate) cases: Cow<'static, [Text]>,
    pub(crate) readings: Cow<'static, [Text]>,
    pub(crate) texts: Cow<'static, [(Text, Text)]>,
    /// The rulebook that it was taken from, where a rulebook extends another.
    pub(crate) from: Option<Text>,
}

/// A rulebook: an edition of the Laws, or the rules of a federation, a league, a school, two friends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rulebook {
    pub(crate) id: Text,
    pub(crate) series: Text,
    pub(crate) titles: Cow<'static, [(Text, Text)]>,
    pub(crate) congress: Text,
    pub(crate) adopted: PartialDate,
    pub(crate) in_force_from: Option<Date>,
    pub(crate) in_force_to: Option<Date>,
    pub(crate) stands_in_from: Option<Date>,
    pub(crate) language: Text,
    pub(crate) extends: Option<Text>,
    pub(crate) territory: Text,
    pub(crate) rated: Option<bool>,
    /// Whether it lies over other rulebooks, and none of its own.
    pub(crate) overlay: bool,
    pub(crate) silence: Silence,
    pub(crate) refer: Refer,
    /// Topics for which the other kind of silence holds.
    pub(crate) except: Cow<'static, [u16]>,
    pub(crate) articles: Cow<'static, [Article]>,
}
