//! An act in a line, with names in the place of ids.

use arbiter_event::act::Act;
use arbiter_event::number::{EntrantId, TeamId};
use arbiter_event::state::State;
use serde_json::Value;

/// Fields that are about people: their ids are told by name.
const PEOPLE: [&str; 6] = ["entrant", "entrants", "winner", "loser", "bye", "members"];

/// What an act says, as a line for people who know the event; private reasons stay out of it.
pub fn told(state: &State, act: &Act) -> String {
    let Ok(Value::Object(mut fields)) = serde_json::to_value(act) else {
        return String::new();
    };
    fields.remove("do");
    fields.remove("secret");
    if let Act::Withdraw(_) | Act::Note(_) = act {
        fields.remove("reason");
        fields.remove("private");
    }
    let mut words = Vec::new();
    for (key, value) in fields {
        let people = PEOPLE.contains(&key.as_str());
        let text = match &value {
            Value::Null => continue,
            value if people => person(state, value),
            Value::Object(form) if key == "form" => form
                .get("name")
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned(),
            value if key == "boards" || key == "matches" => pairs(state, value, key == "matches"),
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        words.push(if key == "form" || key == "entrant" {
            text
        } else {
            format!("{key} {text}")
        });
    }
    words.join(", ")
}

fn name(state: &State, id: u32) -> String {
    let name = state.name(EntrantId(id));
    if name.is_empty() {
        format!("#{id}")
    } else {
        name.to_owned()
    }
}

fn person(state: &State, value: &Value) -> String {
    let one = |value: &Value| {
        let id = value
            .as_u64()
            .and_then(|id| u32::try_from(id).ok())
            .unwrap_or_default();
        match state.teams.get(&TeamId(id)).filter(|_| state.of_teams()) {
            Some(team) => team.name.clone(),
            None => name(state, id),
        }
    };
    match value {
        Value::Array(all) => all.iter().map(one).collect::<Vec<_>>().join("; "),
        value => one(value),
    }
}

fn pairs(state: &State, value: &Value, of_teams: bool) -> String {
    let one = |id: &Value| {
        let id = id
            .as_u64()
            .and_then(|id| u32::try_from(id).ok())
            .unwrap_or_default();
        if of_teams {
            state
                .teams
                .get(&TeamId(id))
                .map_or_else(String::new, |team| team.name.clone())
        } else {
            name(state, id)
        }
    };
    let all = value.as_array().into_iter().flatten().filter_map(Value::as_array);
    let words = all.map(|pair| pair.iter().map(one).collect::<Vec<_>>().join(" - "));
    words.collect::<Vec<_>>().join("; ")
}
