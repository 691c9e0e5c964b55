//! The keys of a case.

use crate::case::{Case, Setting};
use crate::fault::Problem;
use crate::tree::{Field, Node};

use super::{Reader, event, expect, setting};

const KEYS: [&str; 17] = [
    "name",
    "laws",
    "play",
    "supervision",
    "time_control",
    "board",
    "regulations",
    "position",
    "moves",
    "as_set_up",
    "clocks",
    "before",
    "scheduled",
    "events",
    "expect",
    "about",
    "note",
];

/// A case as far as it can be read.
pub fn read(reader: &mut Reader<'_>, node: &Node) -> Case {
    let mut case = Case {
        name: String::new(),
        line: reader.place(node.at.start).0,
        laws: Vec::new(),
        setting: Setting::default(),
        events: Vec::new(),
        expect: None,
    };
    let mut moves = None;
    for field in node.table().unwrap_or_default() {
        if field.key == "moves" {
            moves = Some(&field.node);
        } else {
            key(reader, &mut case, field);
        }
    }
    if let Some(moves) = moves {
        setting::moves(reader, &mut case.setting, moves);
    }
    if case.name.is_empty() {
        reader.wrong(&node.at, Problem::Missing("name"));
    }
    case
}

fn key(reader: &mut Reader<'_>, case: &mut Case, field: &Field) {
    match field.key.as_str() {
        "name" => case.name = reader.text(&field.node).unwrap_or_default(),
        "laws" => case.laws = reader.texts(&field.node),
        "events" => case.events = event::all(reader, &field.node),
        "expect" => case.expect = Some(expect::read(reader, &field.node)),
        // What a case is about in more words, for those who read the file.
        "about" | "note" => drop(reader.text(&field.node)),
        _ => setting::key(reader, &mut case.setting, field, &KEYS),
    }
}
