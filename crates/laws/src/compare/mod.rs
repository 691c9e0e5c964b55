//! Where two rulebooks differ: game by game, rapid play with rapid play, and what decides most first.

mod both;

use crate::data::{Article, Rulebook};
use crate::games::Game;
use crate::generated::{Key, SCHEMA, Topic};
use crate::regime::Play;
use crate::schema::TopicDef;
use crate::value::Value;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use both::Both;
use core::cmp::Reverse;

/// What became of a rule between two rulebooks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Change {
    /// Both have it and say something else.
    Changed,
    /// Only the second has it.
    New,
    /// Only the first has it.
    Gone,
    /// Both say the same under another number.
    Moved,
}

impl Change {
    /// Its name in answers: `changed`.
    ///
    /// ```
    /// assert_eq!(arbiter_laws::Change::Gone.id(), "gone");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Changed => "changed",
            Self::New => "new",
            Self::Gone => "gone",
            Self::Moved => "moved",
        }
    }
}

/// One thing on which two rulebooks differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The subject.
    pub topic: Topic,
    /// The parameter; `None` where one of the two has no article on the subject at all, and no parameter tells so.
    pub key: Option<Key>,
    /// The games that it is about, the slowest first. Rapid play and blitz stand beside standard play where the same two
    /// values hold there, else on rows of their own.
    pub games: Vec<Game>,
    /// What became of it.
    pub change: Change,
    /// What the first says.
    pub a: Side,
    /// What the second says.
    pub b: Side,
}

impl Difference {
    /// The first of the games that it is about.
    ///
    /// ```
    /// use arbiter_laws::{Key, Play, Rulebook};
    /// let [older, newer] = ["fide-2018", "fide-2023"].map(|id| Rulebook::by_id(id).unwrap());
    /// let rows = older.differences(newer);
    /// let row = rows.iter().find(|row| row.key == Some(Key::ClaimOpponentAdd)).unwrap();
    /// assert_eq!(row.game(), (Play::Rapid, None), "in standard play the opponent gets what he got");
    /// ```
    #[must_use]
    pub fn game(&self) -> Game {
        self.games.first().copied().unwrap_or((Play::Standard, None))
    }

    /// How much it decides: 3 games first of all, 2 what an arbiter does at the board, 1 what is to be known, 0 trifles,
    /// the same in other words, and what is only numbered otherwise.
    ///
    /// ```
    /// use arbiter_laws::{Key, Rulebook};
    /// let [older, newer] = ["fide-2005", "fide-2009"].map(|id| Rulebook::by_id(id).unwrap());
    /// let rows = older.differences(newer);
    /// let weight = |key| rows.iter().find(|row| row.key == Some(key)).unwrap().weight();
    /// assert!(weight(Key::TimeDefault) > weight(Key::DeadWording));
    /// ```
    #[must_use]
    pub fn weight(&self) -> u8 {
        let alike = self.key.map_or(&[][..], |key| SCHEMA.keys[key as usize].alike);
        let is_alike = |side: &Side| matches!(side.value, Some(Value::Word(word)) if alike.contains(&word));
        if self.change == Change::Moved || is_alike(&self.a) && is_alike(&self.b) {
            return 0;
        }
        definition(self.topic).weight
    }
}

/// What one of two rulebooks says of a subject.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Side {
    /// The article that says it.
    pub article: Option<String>,
    /// The value of the parameter.
    pub value: Option<Value>,
}

impl Rulebook {
    /// Where another rulebook differs, what decides most first: each parameter with another value, and each subject that
    /// only one of the two treats. Like is compared with like: rapid play without adequate supervision with the same.
    ///
    /// ```
    /// use arbiter_laws::{Key, Rulebook};
    /// let [older, newer] = ["fide-2005", "fide-2009"].map(|id| Rulebook::by_id(id).unwrap());
    /// let differences = older.differences(newer);
    /// assert!(differences.iter().any(|row| row.key == Some(Key::TimeDefault)));
    /// assert!(older.differences(older).is_empty());
    /// ```
    #[must_use]
    pub fn differences(&self, other: &Self) -> Vec<Difference> {
        let both = Both::of(self, other);
        let values = Key::ALL.iter().flat_map(|key| both.on_a_key(*key));
        let subjects = Topic::ALL.iter().flat_map(|topic| both.on_a_topic(*topic));
        in_order(
            values
                .chain(subjects)
                .filter(|row| !both.is_said_elsewhere(row))
                .collect(),
        )
    }

    /// What another rulebook says alike under another number: `4.3a` is now `4.3.1`.
    ///
    /// ```
    /// use arbiter_laws::{Change, Rulebook, Topic};
    /// let [older, newer] = ["fide-2009", "fide-2018"].map(|id| Rulebook::by_id(id).unwrap());
    /// let moved = older.renumbered(newer);
    /// let row = moved.iter().find(|row| row.topic == Topic::TouchOwn).unwrap();
    /// assert_eq!(row.change, Change::Moved);
    /// assert_eq!((row.a.article.as_deref(), row.b.article.as_deref()), (Some("4.3a"), Some("4.3.1")));
    /// assert!(moved.iter().all(|row| row.topic != Topic::EndCheckmate), "it says something else too");
    /// ```
    #[must_use]
    pub fn renumbered(&self, other: &Self) -> Vec<Difference> {
        let told = self.differences(other);
        let mut rows: Vec<Difference> = Vec::new();
        for topic in Topic::ALL {
            if definition(*topic).is_heading || told.iter().any(|row| row.topic == *topic) {
                continue;
            }
            let (mine, theirs) = (self.about(*topic, other), other.about(*topic, self));
            // Where one of the two splits it into items, their heads answer each other.
            let items = if mine.len() == theirs.len() { mine.len() } else { 1 };
            for (one, next) in mine.into_iter().zip(theirs).take(items) {
                let row = moved(*topic, one, next);
                let is_new = |told: &Difference| (&told.a, &told.b) != (&row.a, &row.b);
                if one.number() != next.number() && rows.iter().all(is_new) {
                    rows.push(row);
                }
            }
        }
        rows
    }

    /// The articles that are first of all about a topic; where there are none, about another that says the same and that
    /// the other rulebook lacks: else the other only splits what this one says.
    fn about(&self, topic: Topic, other: &Self) -> Vec<&Article> {
        let instead = same_as(topic).filter(|topic| other.on(*topic).is_empty());
        let topics = core::iter::once(topic).chain(instead);
        let mut found = topics.map(|topic| self.on(topic));
        found.find(|found| !found.is_empty()).unwrap_or_default()
    }

    fn on(&self, topic: Topic) -> Vec<&Article> {
        let articles = self.articles().iter();
        articles.filter(|article| article.topic() == topic).collect()
    }
}

/// Rows of one subject, with the games together of which the same articles say the same: what a reader need see only once.
///
/// ```
/// use arbiter_laws::{Key, Rulebook, said_once};
/// let [older, newer] = ["fide-2005", "fide-2009"].map(|id| Rulebook::by_id(id).unwrap());
/// let mut rows = older.differences(newer);
/// rows.retain(|row| row.key == Some(Key::TouchRuled));
/// assert_eq!(rows.len(), 2, "supervised rapid play and supervised blitz");
/// assert_eq!(said_once(&rows).len(), 1);
/// ```
#[must_use]
pub fn said_once(rows: &[Difference]) -> Vec<(&Difference, Vec<Game>)> {
    let mut found: Vec<(&Difference, Vec<Game>)> = Vec::new();
    for row in rows {
        let same = |other: &Difference| (other.key, &other.a, &other.b) == (row.key, &row.a, &row.b);
        match found.iter_mut().find(|(first, _)| same(first)) {
            Some((_, games)) => games.extend(&row.games),
            None => found.push((row, row.games.clone())),
        }
    }
    found
}

fn definition(topic: Topic) -> &'static TopicDef {
    &SCHEMA.topics[topic as usize]
}

/// The topics that say the same, whichever of the two names the other.
fn same_as(topic: Topic) -> impl Iterator<Item = Topic> {
    let names = |one: Topic, other: Topic| definition(one).same_as.contains(&other.id());
    let others = Topic::ALL.iter().copied();
    others.filter(move |other| names(topic, *other) || names(*other, topic))
}

fn moved(topic: Topic, a: &Article, b: &Article) -> Difference {
    let side = |article: &Article| Side {
        article: Some(article.id().to_owned()),
        value: None,
    };
    Difference {
        topic,
        key: None,
        games: a.games(),
        change: Change::Moved,
        a: side(a),
        b: side(b),
    }
}

/// What decides most first, then as the Laws go, then as the games do.
fn in_order(mut rows: Vec<Difference>) -> Vec<Difference> {
    rows.sort_by_key(|row| {
        let (play, how) = row.game();
        let key = row.key.map(|key| key as u16);
        (
            Reverse(row.weight()),
            row.topic as u16,
            key,
            play as u8,
            how.map(|how| how as u8),
        )
    });
    rows
}
