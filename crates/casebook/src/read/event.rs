//! Events: tables and sentences.

use std::ops::Range;

use arbiter_game::event::{Event, EventError};
use serde_json::{Map, Value};

use crate::case::CaseEvent;
use crate::fault::Problem;
use crate::sentence;
use crate::time;
use crate::tree::{Kind, Node};

use super::{Reader, expect, normal};

/// The events of a case; those that cannot be read are left out and remembered as faults.
pub fn all(reader: &mut Reader<'_>, node: &Node) -> Vec<CaseEvent> {
    let Some(list) = node.list() else {
        reader.expected(node, "a list of events");
        return Vec::new();
    };
    list.iter().filter_map(|node| one(reader, node)).collect()
}

/// The event that a table tells, in any of the ways that people write one.
pub fn of(table: Map<String, Value>) -> Result<Event, EventError> {
    Event::from_table(normal::event(table))
}

fn one(reader: &mut Reader<'_>, node: &Node) -> Option<CaseEvent> {
    let mut expect = None;
    let table = match &node.value {
        Kind::Text(text) => sentence::read(text).map_err(Problem::Sentence),
        Kind::Table(fields) => {
            for field in fields.iter().filter(|field| field.key == "expect") {
                expect = Some(expect::read(reader, &field.node));
            }
            let Value::Object(mut table) = node.json() else {
                return None;
            };
            table.remove("expect");
            // A sentence with an expectation: `{ event = "white presses", expect = { … } }`.
            match table.remove("event") {
                Some(Value::String(text)) if table.is_empty() => {
                    sentence::read(&text).map_err(Problem::Sentence)
                }
                Some(other) => {
                    table.insert("event".into(), other);
                    Ok(table)
                }
                None => Ok(table),
            }
        }
        _ => {
            reader.expected(node, "a sentence or a table");
            return None;
        }
    };
    match table.and_then(|table| event(&table)) {
        Ok((event, timed)) => Some(CaseEvent {
            event,
            timed,
            line: reader.place(node.at.start).0,
            expect,
        }),
        Err(problem) => {
            let at = place(reader, node, &problem);
            reader.wrong(&at, problem);
            None
        }
    }
}

/// The event of a table, and whether it says when.
fn event(table: &Map<String, Value>) -> Result<(Event, bool), Problem> {
    let at = table.get("at").and_then(Value::as_str);
    if let Some(at) = at.filter(|at| time::instant(at).is_none()) {
        return Err(Problem::Field {
            field: "at".into(),
            wrong: format!("expected a time such as 0:38:00 or 2/0:05:00, found {at:?}"),
        });
    }
    let timed = table.contains_key("at");
    let event = of(table.clone()).map_err(|error| told(table, error))?;
    Ok((event, timed))
}

/// What is wrong with a table that is no event, and with which of its fields.
fn told(table: &Map<String, Value>, error: EventError) -> Problem {
    let EventError::Field(text) = &error else {
        return Problem::Event(error);
    };
    let field = culprit(table, &error).unwrap_or_default();
    let wrong = text.strip_prefix(&format!("{field}: ")).unwrap_or(text);
    let wrong = in_house_words(wrong);
    Problem::Field { field, wrong }
}

/// The field without which the fault is another one, or none; of two, not the one that every event needs.
fn culprit(table: &Map<String, Value>, error: &EventError) -> Option<String> {
    let missing = error.to_string().starts_with("missing field");
    let without = |field: &&String| {
        let mut rest = table.clone();
        rest.remove(*field);
        of(rest).err().as_ref() != Some(error)
    };
    let fields = table
        .keys()
        .filter(|field| !["do", "by"].contains(&field.as_str()));
    let by = table.keys().filter(|field| *field == "by");
    fields.chain(by).filter(|_| !missing).find(without).cloned()
}

/// An error of the library that reads fields, in the words of the others.
fn in_house_words(error: &str) -> String {
    let plain = error.replace('`', "");
    let (found, expected) = plain.split_once(", expected ").unwrap_or((&plain, ""));
    if let Some(field) = found.strip_prefix("missing field ") {
        return format!("the field {field:?} is missing");
    }
    if let Some(field) = found.strip_prefix("unknown field ") {
        let known = expected.trim_start_matches("one of ");
        let known = if known.starts_with("there are no") {
            "no field"
        } else {
            known
        };
        return format!("this event has no field {field:?}; here may stand {known}");
    }
    if let Some(word) = found.strip_prefix("unknown variant ") {
        return format!("expected {expected}, found {word:?}");
    }
    match found
        .strip_prefix("invalid type: ")
        .or_else(|| found.strip_prefix("invalid value: "))
    {
        Some(found) => format!("expected {expected}, found {found}"),
        None => plain,
    }
}

/// Where a fault of an event stands: at its field, or in the sentence.
fn place(reader: &Reader<'_>, node: &Node, problem: &Problem) -> Range<usize> {
    let key = match problem {
        Problem::Field { field, .. } => field.as_str(),
        Problem::Event(EventError::UnknownAct(_)) => "do",
        Problem::Sentence(error) => return within(reader, node, error.column),
        _ => return node.at.clone(),
    };
    let fields = node.table().unwrap_or_default();
    let field = fields.iter().find(|field| field.key == key);
    field.map_or_else(|| node.at.clone(), |field| field.at.clone())
}

/// The character of a sentence as it stands in the file, where it is written without signs that stand for others.
fn within(reader: &Reader<'_>, node: &Node, column: usize) -> Range<usize> {
    let own = node
        .table()
        .and_then(|fields| fields.iter().find(|field| field.key == "event"));
    let node = own.map_or(node, |field| &field.node);
    let begin = node.at.start + 1;
    let sentence = node.text().unwrap_or_default();
    if !reader.stands(begin, sentence) {
        return node.at.clone();
    }
    let before: usize = sentence.chars().take(column - 1).map(char::len_utf8).sum();
    begin + before..node.at.end
}
