//! One article of a rulebook.

use super::head::{one_of, pairs};
use super::{Fault, Problem, Row, nearest, value};
use crate::data::{Article, Ground, State, Text};
use crate::schema::Schema;
use crate::value::Value;
use alloc::borrow::{Cow, ToOwned};
use alloc::vec::Vec;

const KEYS: &[&str] = &[
    "id", "topic", "with", "replaces", "when", "value", "set", "state", "ground", "grounds", "says", "cases",
    "readings", "text",
];

/// The six kinds of game: standard, rapid and blitz, each under competition rules or under the basic ones.
pub(super) const GAMES: [&str; 6] = [
    "standard/competition",
    "standard/basic",
    "rapid/competition",
    "rapid/basic",
    "blitz/competition",
    "blitz/basic",
];

const STATES: &[(&str, State)] = &[
    ("planned", State::Planned),
    ("enforced", State::Enforced),
    ("assisted", State::Assisted),
    ("physical", State::Physical),
    ("heading", State::Heading),
];
const GROUNDS: &[(&str, Ground)] = &[
    ("letter", Ground::Letter),
    ("practice", Ground::Practice),
    ("unsettled", Ground::Unsettled),
];

pub(super) fn article(row: &Row, schema: &Schema, faults: &mut Vec<Fault>) -> Option<Article> {
    row.only(KEYS, faults);
    let id = row.needed("id", "the number of the article, such as \"9.2a\"", faults)?;
    let name = row.needed("topic", "the topic of the article", faults)?;
    let topic = topic(row, "topic", name, schema, faults)?;
    let with = topics(row, "with", schema, faults);
    let article = Article {
        id: Cow::Owned(id.to_owned()),
        topic,
        replaces: Cow::Owned(topics(row, "replaces", schema, faults)),
        when: when(row, faults),
        values: Cow::Owned(values(row, topic, &with, schema, faults)),
        state: one_of(row, "state", STATES, faults),
        ground: one_of(row, "ground", GROUNDS, faults),
        grounds: Cow::Owned(grounds(row, schema, faults)),
        says: Cow::Owned(says(row, schema, faults)),
        cases: owned(row.texts("cases", faults)),
        readings: owned(row.texts("readings", faults)),
        texts: Cow::Owned(pairs(row, "text", faults)),
        from: None,
        with: Cow::Owned(with),
    };
    Some(article)
}

/// The grounds of single topics, by their names.
fn grounds(row: &Row, schema: &Schema, faults: &mut Vec<Fault>) -> Vec<(u16, Ground)> {
    let Some(table) = row.table("grounds", faults) else {
        return Vec::new();
    };
    let pair = |name| {
        Some((
            topic(&table, name, name, schema, faults)?,
            one_of(&table, name, GROUNDS, faults),
        ))
    };
    table.keys().filter_map(pair).collect()
}

/// Which part of a topic the article says, by the topic's name.
fn says(row: &Row, schema: &Schema, faults: &mut Vec<Fault>) -> Vec<(u16, Text)> {
    let Some(table) = row.table("says", faults) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for name in table.keys() {
        let part = table.text(name, faults).map(|part| Cow::Owned(part.to_owned()));
        found.extend(topic(&table, name, name, schema, faults).zip(part));
    }
    found
}

fn owned(texts: Vec<&str>) -> Cow<'static, [Text]> {
    texts
        .into_iter()
        .map(|text| Cow::Owned(text.to_owned()))
        .collect()
}

pub(super) fn topic(
    row: &Row,
    key: &str,
    name: &str,
    schema: &Schema,
    faults: &mut Vec<Fault>,
) -> Option<u16> {
    let topic = schema.topic(name);
    if topic.is_none() {
        let nearest = nearest(name, schema.topics.iter().map(|topic| topic.id));
        faults.push(row.fault(
            key,
            Problem::UnknownTopic {
                name: name.to_owned(),
                nearest,
            },
        ));
    }
    topic
}

pub(super) fn topics(row: &Row, key: &str, schema: &Schema, faults: &mut Vec<Fault>) -> Vec<u16> {
    let names = row.texts(key, faults);
    names
        .into_iter()
        .filter_map(|name| topic(row, key, name, schema, faults))
        .collect()
}

/// For which games: a play, a supervision, or both with a slash; all where nothing stands.
fn when(row: &Row, faults: &mut Vec<Fault>) -> u8 {
    let words = row.texts("when", faults);
    let mut mask = 0;
    for word in &words {
        let games: u8 = (0..6)
            .filter(|n| GAMES[*n].split('/').any(|part| part == *word) || GAMES[*n] == *word)
            .map(|n| 1 << n)
            .sum();
        if games == 0 {
            let words = ["standard", "rapid", "blitz", "competition", "basic"]
                .into_iter()
                .chain(GAMES);
            let words = words.map(ToOwned::to_owned).collect();
            faults.push(row.fault(
                "when",
                Problem::UnknownWord {
                    word: (*word).to_owned(),
                    words,
                },
            ));
        }
        mask |= games;
    }
    if words.is_empty() {
        super::rulebook::ALL_GAMES
    } else {
        mask
    }
}

/// The values of an article: `value` is that of the parameter named like the topic, `set` has the others by name.
fn values(
    row: &Row,
    topic: u16,
    with: &[u16],
    schema: &Schema,
    faults: &mut Vec<Fault>,
) -> Vec<(u16, Value)> {
    let mut values = Vec::new();
    if let Some(raw) = row.raw("value", faults) {
        let name = schema.topics[topic as usize].id;
        if let Some(key) = schema.key(name) {
            read(row, "value", key, &raw, schema, &mut values, faults);
        } else {
            let nearest = nearest(name, schema.keys.iter().map(|key| key.id));
            faults.push(row.fault(
                "value",
                Problem::UnknownParameter {
                    name: name.to_owned(),
                    nearest,
                },
            ));
        }
    }
    if let Some(set) = row.table("set", faults) {
        for name in set.keys() {
            let Some(raw) = set.raw(name, faults) else {
                continue;
            };
            let Some(key) = schema.key(name) else {
                let nearest = nearest(name, schema.keys.iter().map(|key| key.id));
                faults.push(set.fault(
                    name,
                    Problem::UnknownParameter {
                        name: name.to_owned(),
                        nearest,
                    },
                ));
                continue;
            };
            let mine = [topic]
                .iter()
                .chain(with)
                .any(|at| schema.topics[*at as usize].keys.contains(&key));
            if !mine {
                let home = schema.topics[schema.keys[key as usize].topic as usize]
                    .id
                    .to_owned();
                faults.push(set.fault(name, Problem::ForeignParameter(home)));
                continue;
            }
            read(&set, name, key, &raw, schema, &mut values, faults);
        }
    }
    required(row, topic, with, schema, &values, faults);
    values
}

fn read(
    row: &Row,
    name: &str,
    key: u16,
    raw: &super::Raw,
    schema: &Schema,
    values: &mut Vec<(u16, Value)>,
    faults: &mut Vec<Fault>,
) {
    match value(raw, schema.keys[key as usize].kind, schema) {
        Ok(value) => values.push((key, value)),
        Err(problem) => faults.push(row.fault(name, problem)),
    }
}

/// A topic's own parameters must have a value, else its summary would have holes.
fn required(
    row: &Row,
    topic: u16,
    with: &[u16],
    schema: &Schema,
    values: &[(u16, Value)],
    faults: &mut Vec<Fault>,
) {
    for at in [topic].iter().chain(with) {
        let def = &schema.topics[*at as usize];
        for key in &def.keys[..def.required as usize] {
            let name = schema.keys[*key as usize].id;
            let given = values.iter().any(|(have, _)| have == key);
            let tried = row.has("value") && name == schema.topics[topic as usize].id;
            let tried = tried || row.table("set", &mut Vec::new()).is_some_and(|set| set.has(name));
            if !given && !tried {
                faults.push(row.fault(name, Problem::NoValue(def.id.to_owned())));
            }
        }
    }
}
