//! The keys of a case.

use arbiter_game::rules::laws::{Rulebook, default_rulebook, nearest_ids};

use crate::case::{Case, Setting};
use crate::fault::Problem;
use crate::tree::{Field, Node};

use super::{Reader, event, expect, setting};

const KEYS: [&str; 23] = [
    "name",
    "laws",
    "play",
    "supervision",
    "games_an_arbiter",
    "recorded",
    "time_control",
    "board",
    "regulations",
    "variant",
    "start",
    "position",
    "moves",
    "as_set_up",
    "clocks",
    "before",
    "scheduled",
    "entry",
    "letters",
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
    reader.named.clear();
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
    named(reader, &case.laws);
    let keys = node.table().unwrap_or_default().iter().map(|field| &field.key);
    if !keys.into_iter().any(|key| key == "name") {
        reader.wrong(&node.at, Problem::Missing("name"));
    }
    case
}

fn key(reader: &mut Reader<'_>, case: &mut Case, field: &Field) {
    match field.key.as_str() {
        "name" => case.name = reader.text(&field.node).unwrap_or_default(),
        "laws" => case.laws = laws(reader, &field.node),
        "events" => case.events = event::all(reader, &field.node),
        "expect" => case.expect = Some(expect::read(reader, &field.node)),
        // What a case is about in more words, for those who read the file.
        "about" | "note" => drop(reader.text(&field.node)),
        _ => setting::key(reader, &mut case.setting, field, &KEYS),
    }
}

/// The rulebooks of a case: those that are built in, and paths of others.
fn laws(reader: &mut Reader<'_>, node: &Node) -> Vec<String> {
    let one = std::slice::from_ref(node);
    let list = node.list().unwrap_or(one).iter();
    list.filter_map(|node| {
        let name = reader.text(node)?;
        if Rulebook::by_id(&name).is_none() && !is_path(&name) {
            let nearest = nearest_ids(&name).iter().map(ToString::to_string).collect();
            let name = name.clone();
            reader.wrong(&node.at, Problem::Rulebook { name, nearest });
        }
        Some(name)
    })
    .collect()
}

fn is_path(name: &str) -> bool {
    name.contains(['/', '\\', '.'])
}

/// Looks whether something is expected under rulebooks that the case is not run under.
fn named(reader: &mut Reader<'_>, laws: &[String]) {
    let own = laws.iter().any(|name| is_path(name));
    for (name, at) in std::mem::take(&mut reader.named) {
        let built_in = Rulebook::by_id(&name).is_some();
        if laws.contains(&name) || (own && !built_in) || (laws.is_empty() && name == default_rulebook().id())
        {
            continue;
        }
        if !built_in {
            let nearest = nearest_ids(&name).iter().map(ToString::to_string).collect();
            reader.wrong(&at, Problem::Rulebook { name, nearest });
            continue;
        }
        let newest = || vec![default_rulebook().id().to_owned()];
        let laws = if laws.is_empty() { newest() } else { laws.to_vec() };
        reader.doubtful(&at, Problem::NotRun { name, laws });
    }
}
