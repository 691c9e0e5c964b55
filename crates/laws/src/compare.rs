//! Where two rulebooks differ.

use crate::data::Rulebook;
use crate::generated::{Key, SCHEMA, Topic};
use crate::regime::{Play, Regime, Supervision};
use crate::regulations::Regulations;
use crate::value::Value;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// One thing on which two rulebooks differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The subject.
    pub topic: Topic,
    /// The parameter; `None` where one of the two has no article on the subject at all, and no parameter tells so.
    pub key: Option<Key>,
    /// What the first says.
    pub a: Side,
    /// What the second says.
    pub b: Side,
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
    /// Where another rulebook differs: each parameter with another value in some kind of game, and each subject that
    /// only one of the two treats, in the order of the Laws. The article tells for which games a value holds.
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
        let mut rows: Vec<Difference> = Vec::new();
        for (a, b) in self.regimes().iter().zip(&other.regimes()) {
            let here = Key::ALL.iter().filter_map(|key| in_a_key(a, b, *key));
            let missing: Vec<Difference> = here.filter(|row| !rows.contains(row)).collect();
            rows.extend(missing);
        }
        for topic in Topic::ALL {
            if let Some(row) = self.in_a_topic(other, *topic, &rows) {
                rows.push(row);
            }
        }
        rows.retain(|row| {
            let says_elsewhere =
                |side: &Side, book: &Self| side.article.is_none() && book.says_as_well(row.topic);
            !says_elsewhere(&row.a, self) && !says_elsewhere(&row.b, other)
        });
        rows.sort_by_key(|row| (row.topic as u16, row.key.map(|key| key as u16)));
        rows
    }

    fn regimes(&self) -> Vec<Regime> {
        let none = Regulations::default();
        let games = Play::ALL
            .into_iter()
            .flat_map(|play| Supervision::ALL.map(|how| (play, how)));
        games.map(|(play, how)| self.regime(play, how, &none)).collect()
    }

    /// A subject that only one of the two treats, where no parameter of it has said so.
    fn in_a_topic(&self, other: &Self, topic: Topic, rows: &[Difference]) -> Option<Difference> {
        let (a, b) = (self.first_on(topic), other.first_on(topic));
        if SCHEMA.topics[topic as usize].is_heading {
            return None;
        }
        let told = rows.iter().any(|row| row.topic == topic);
        (a.is_some() != b.is_some() && !told).then_some(Difference {
            topic,
            key: None,
            a: Side {
                article: a,
                value: None,
            },
            b: Side {
                article: b,
                value: None,
            },
        })
    }

    /// Whether it has an article on a topic that says the same as this one.
    fn says_as_well(&self, topic: Topic) -> bool {
        let id = topic.id();
        let same = SCHEMA.topics[topic as usize].same_as;
        Topic::ALL.iter().any(|other| {
            let back = SCHEMA.topics[*other as usize].same_as;
            (same.contains(&other.id()) || back.contains(&id)) && self.cite(*other).is_some()
        })
    }

    fn first_on(&self, topic: Topic) -> Option<String> {
        Some(self.cite(topic)?.article().to_owned())
    }
}

fn in_a_key(a: &Regime, b: &Regime, key: Key) -> Option<Difference> {
    let side = |regime: &Regime| Side {
        article: regime.source(key).map(|citation| citation.article().to_owned()),
        value: regime.value(key).cloned(),
    };
    (a.value(key) != b.value(key)).then(|| Difference {
        topic: key.topic(),
        key: Some(key),
        a: side(a),
        b: side(b),
    })
}
