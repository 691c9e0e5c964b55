//! Reading a lesson: a whole lesson, or every fault with its place.

mod step;
mod table;

use std::collections::BTreeSet;

use serde_json::Value;

use crate::fault::{Faults, Problem};
use crate::lesson::Lesson;
use table::{Reader, Table};

/// More steps than this are a course.
const MOST_STEPS: usize = 40;

/// The lesson of a text.
///
/// # Errors
/// Everything that is wrong with it, by its place; nothing of it is used then.
///
/// ```
/// let faults = arbiter_learn::read("id = \"rook\"\ncolour = 1\n").unwrap_err();
/// assert!(faults.to_string().contains("2:1: unknown key \"colour\""));
/// ```
pub fn read(text: &str) -> Result<Lesson, Faults> {
    let mut reader = Reader::new(text);
    let lesson = table::parse(text, &mut reader).and_then(|table| lesson(&table, &mut reader));
    match lesson {
        Some(lesson) if reader.is_clean() => Ok(lesson),
        _ => Err(reader.faults()),
    }
}

fn lesson(table: &Table, reader: &mut Reader<'_>) -> Option<Lesson> {
    const KNOWN: [&str; 8] = [
        "id", "part", "minutes", "after", "terms", "facts", "cites", "step",
    ];
    table.only(&KNOWN, reader);
    let id = table.name("id", reader);
    let part = table.name("part", reader);
    let minutes = table.maybe_number("minutes", 1..=60, reader);
    let list = |key, reader: &mut Reader<'_>| table.texts(key, reader).unwrap_or_default();
    let (after, terms) = (list("after", reader), list("terms", reader));
    let (facts, cites) = (list("facts", reader), table.articles("cites", reader));
    let mut steps = Vec::new();
    let mut names = BTreeSet::new();
    let found = table.tables("step", reader);
    if found.is_empty() {
        reader.wrong(&table.at, Problem::Missing("step"));
    }
    for (nth, one) in found.iter().enumerate() {
        if nth >= MOST_STEPS {
            reader.expected(
                &one.at,
                &format!("at most {MOST_STEPS} steps"),
                &found.len().to_string(),
            );
            break;
        }
        let Some(step) = step::read(one, reader) else {
            continue;
        };
        if !names.insert(step.id.clone()) {
            reader.wrong(&one.at, Problem::SameName(step.id.clone()));
        }
        steps.push(step);
    }
    // Where the file says nothing: a step takes three quarters of a minute, as in the lessons of the house.
    let minutes = if table.has("minutes") {
        minutes?
    } else {
        u32::try_from((steps.len() * 3).div_ceil(4)).ok()?.clamp(1, 60)
    };
    Some(Lesson {
        id: id?,
        part: part?,
        minutes: u8::try_from(minutes).ok()?,
        after,
        terms,
        facts,
        cites,
        steps,
    })
}

/// A TOML text as JSON, for files whose places nobody needs.
///
/// # Errors
/// What is wrong with it, with its line.
pub(crate) fn json(text: &str) -> Result<Value, String> {
    let mut reader = Reader::new(text);
    let parsed = table::parse(text, &mut reader).map(|table| table.json());
    parsed.ok_or_else(|| reader.faults().to_string())
}
