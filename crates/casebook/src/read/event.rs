//! Events: tables and sentences.

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
    let event = table.and_then(|table| {
        let at = table.get("at").and_then(Value::as_str);
        if let Some(at) = at.filter(|at| time::instant(at).is_none()) {
            let error = format!("at: expected a time such as 0:38:00 or 2/0:05:00, found {at:?}");
            return Err(Problem::Event(EventError::Field(error)));
        }
        let timed = table.contains_key("at");
        let event = of(table).map_err(Problem::Event)?;
        Ok((event, timed))
    });
    match event {
        Ok((event, timed)) => Some(CaseEvent {
            event,
            timed,
            line: reader.place(node.at.start).0,
            expect,
        }),
        Err(problem) => {
            reader.wrong(&node.at, problem);
            None
        }
    }
}
