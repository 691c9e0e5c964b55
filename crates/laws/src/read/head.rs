//! The head of a rulebook: what it is called, when and where it is in force, and what its silence means.

use super::{Fault, Problem, Row};
use crate::data::{Refer, Silence, Text};
use crate::date::{Date, PartialDate};
use alloc::borrow::{Cow, ToOwned};
use alloc::string::ToString;
use alloc::vec::Vec;

/// The keys of the head; everything else in a rulebook's file are articles.
pub(super) const KEYS: &[&str] = &[
    "id",
    "series",
    "title",
    "congress",
    "adopted",
    "in_force_from",
    "in_force_to",
    "stands_in_from",
    "language",
    "extends",
    "take",
    "own_ids",
    "territory",
    "rated",
    "silence",
    "refer",
    "absent",
    "open",
    "article",
];

/// What the head says, but for the articles that it takes from another rulebook.
pub(super) struct Head {
    pub id: Text,
    pub series: Text,
    pub titles: Vec<(Text, Text)>,
    pub congress: Text,
    pub adopted: PartialDate,
    pub in_force_from: Option<Date>,
    pub in_force_to: Option<Date>,
    pub stands_in_from: Option<Date>,
    pub language: Text,
    pub territory: Text,
    pub rated: Option<bool>,
    pub silence: Silence,
    pub refer: Refer,
}

pub(super) fn head(row: &Row, faults: &mut Vec<Fault>) -> Head {
    let id = row.needed("id", "the name of the rulebook, such as \"my-school\"", faults);
    let head = Head {
        id: owned(id),
        series: owned(row.text("series", faults)),
        titles: pairs(row, "title", faults),
        congress: owned(row.text("congress", faults)),
        adopted: row
            .text("adopted", faults)
            .map_or(PartialDate::UNKNOWN, PartialDate::from_pgn),
        in_force_from: day(row, "in_force_from", faults),
        in_force_to: day(row, "in_force_to", faults),
        stands_in_from: day(row, "stands_in_from", faults),
        language: owned(row.text("language", faults)),
        territory: owned(row.text("territory", faults)),
        rated: row.yes_no("rated", faults),
        silence: one_of(
            row,
            "silence",
            &[("absent", Silence::Absent), ("open", Silence::Open)],
            faults,
        ),
        refer: one_of(row, "refer", REFER, faults),
    };
    if head
        .in_force_from
        .zip(head.in_force_to)
        .is_some_and(|(from, to)| to < from)
    {
        faults.push(row.fault("in_force_to", Problem::EndsBeforeStart));
    }
    head
}

const REFER: &[(&str, Refer)] = &[
    ("arbiter", Refer::Arbiter),
    ("secretariat", Refer::Secretariat),
    ("players", Refer::Players),
];

fn owned(text: Option<&str>) -> Text {
    Cow::Owned(text.unwrap_or_default().to_owned())
}

/// A table of texts by language.
pub(super) fn pairs(row: &Row, key: &str, faults: &mut Vec<Fault>) -> Vec<(Text, Text)> {
    let Some(table) = row.table(key, faults) else {
        return Vec::new();
    };
    let pair = |language: &'_ str| {
        let text = table.text(language, faults)?;
        Some((Cow::Owned(language.to_string()), Cow::Owned(text.to_owned())))
    };
    table.keys().filter_map(pair).collect()
}

fn day(row: &Row, key: &str, faults: &mut Vec<Fault>) -> Option<Date> {
    let text = row.text(key, faults)?;
    let day = text.parse().ok();
    if day.is_none() {
        let (expected, found) = ("a day such as \"2024-03-01\"".to_owned(), text.to_owned());
        faults.push(row.fault(key, Problem::WrongValue { expected, found }));
    }
    day
}

/// One of a few words; the first where nothing stands.
pub(super) fn one_of<T: Copy>(row: &Row, key: &str, words: &[(&str, T)], faults: &mut Vec<Fault>) -> T {
    let Some(word) = row.text(key, faults) else {
        return words[0].1;
    };
    words.iter().find(|(name, _)| *name == word).map_or_else(
        || {
            let words = words.iter().map(|(name, _)| (*name).to_owned()).collect();
            faults.push(row.fault(
                key,
                Problem::UnknownWord {
                    word: word.to_owned(),
                    words,
                },
            ));
        },
        |_| (),
    );
    words
        .iter()
        .find(|(name, _)| *name == word)
        .map_or(words[0].1, |(_, value)| *value)
}
