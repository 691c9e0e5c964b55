//! A log for everybody: what was said of people, and why something was decided, is left out; what was decided is not.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::number::Seq;

/// What stands in place of a text; it is the hash of nothing, so it is read as an empty text.
const WITHHELD: &str = "withheld";

/// Fields in which arbiters and players write freely.
const TEXTS: [&str; 5] = ["reason", "text", "comment", "why", "said_by"];

/// Acts whose texts are for everybody: why no page is in FIDE mode, what the invitation says, who answered for the rulebook.
const FOR_EVERYBODY: [&str; 3] = ["leave_fide_mode", "invitation", "decide"];

/// An entry as [`Private::hide`](super::Private::hide) has written it, without what only those who keep the event may read.
///
/// ```
/// let entry = r#"{"seq":4,"act":{"do":"offence","entrant":1,"kind":"device","round":1,"text":"his telephone"}}"#;
/// let shown = arbiter_event::log::shown(entry);
/// assert!(shown.contains("device") && !shown.contains("telephone"));
/// ```
#[must_use]
pub fn shown(entry: &str) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(entry) else {
        return String::new();
    };
    withhold(&mut value);
    value.to_string()
}

/// The number of an entry as a log has it.
#[must_use]
pub fn seq_in(entry: &str) -> Option<Seq> {
    #[derive(Deserialize)]
    struct Numbered {
        seq: Seq,
    }
    let read: Option<Numbered> = serde_json::from_str(entry).ok();
    Some(read?.seq)
}

fn withhold(value: &mut Value) {
    match value {
        Value::Object(map) => of_object(map),
        Value::Array(list) => {
            // That somebody does not see is told by the field alone.
            list.retain(|one| one["field"] != "blind");
            list.iter_mut().for_each(withhold);
        }
        _ => {}
    }
}

fn of_object(map: &mut Map<String, Value>) {
    let done = map.get("do").and_then(Value::as_str);
    if done.is_some_and(|done| FOR_EVERYBODY.contains(&done)) {
        return;
    }
    map.remove("blind");
    for (key, inner) in map.iter_mut() {
        // Why a game that was played here ended stands on its page.
        if key == "live" || key == "left_fide_mode" {
            continue;
        }
        if TEXTS.contains(&key.as_str()) && inner.is_string() {
            if inner != "" {
                *inner = json!({ "private": WITHHELD });
            }
            continue;
        }
        withhold(inner);
    }
}
