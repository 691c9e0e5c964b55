//! What people may write in an event in more than one way becomes one way.

use serde_json::{Map, Value, json};

use crate::time;

/// Fields that are times, wherever they stand.
const TIMES: [&str; 4] = ["ms", "start", "default", "time"];

/// The table of an event as [`arbiter_game::event::Event`] reads it.
pub fn event(mut table: Map<String, Value>) -> Map<String, Value> {
    let act = table
        .get("do")
        .and_then(Value::as_str)
        .unwrap_or_default()
        .to_owned();
    if let Some(at) = table.get("at").and_then(Value::as_str).and_then(time::instant) {
        table.insert("at".into(), json!(at));
    } else if let Some(ms) = table.get("at").and_then(Value::as_u64) {
        table.insert("at".into(), json!([1, ms]));
    }
    if !table.contains_key("by")
        && let Some(actor) = usual_actor(&act)
    {
        table.insert("by".into(), actor.into());
    }
    helper(&mut table);
    for (from, to) in aliases(&act) {
        if !table.contains_key(*to)
            && let Some(value) = table.remove(*from)
        {
            table.insert((*to).into(), value);
        }
    }
    match act.as_str() {
        "agree" => said(&mut table, "what", &["draw", "correction", "resume"]),
        "gesture" => said(&mut table, "kind", &["handshake", "lay_king", "other"]),
        "offer" => conditional(&mut table),
        "decide" => answer(&mut table),
        "penalise" => list(&mut table),
        "observe" | "report" | "replay_finds" => text(&mut table, "should"),
        _ => {}
    }
    times(
        &mut table,
        matches!(act.as_str(), "reading" | "decide" | "adjust"),
    );
    table
}

/// Who does what only one can do.
fn usual_actor(act: &str) -> Option<&'static str> {
    Some(match act {
        "reading" | "shows_zero" | "shows_first" | "defect" | "adds" => "clock",
        "agree" => "both",
        "schedule" | "round_start" | "set_up" | "set_clock" | "observe" | "replay_finds" | "start"
        | "stop" | "resume" | "decide" | "adjust" | "order" | "penalise" | "new_game" | "change_regime"
        | "adjourn" | "open_envelope" | "postpone" | "declare" | "correct" | "overrule" | "remedy_done" => {
            "arbiter"
        }
        "decide_appeal" => "committee",
        _ => return None,
    })
}

/// `{ helper = "white" }` is the helper of White.
fn helper(table: &mut Map<String, Value>) {
    let of = table
        .get("by")
        .and_then(|by| by.get("helper").or_else(|| by.get("of")));
    if let Some(of) = of.and_then(Value::as_str) {
        let by = format!("helper_of_{of}");
        table.insert("by".into(), by.into());
    }
}

fn aliases(act: &str) -> &'static [(&'static str, &'static str)] {
    match act {
        "agree" => &[("on", "what"), ("kind", "what")],
        "gesture" => &[("what", "kind")],
        "say" => &[("what", "text"), ("words", "text")],
        "move" => &[("move", "text"), ("san", "text")],
        "claim" => &[
            ("what", "kind"),
            ("move", "written"),
            ("player", "side"),
            ("of", "side"),
        ],
        "observe" | "report" | "replay_finds" => &[("what", "fact"), ("kind", "fact"), ("player", "side")],
        "shows_zero" | "shows_first" | "adds" | "adjust" | "restart_clock" | "resume" => {
            &[("player", "side"), ("time", "ms")]
        }
        "penalise" => &[("penalties", "list")],
        "leave" => &[("leave", "with_leave")],
        "appeal" => &[("writing", "in_writing")],
        _ => &[],
    }
}

/// `{ do = "agree", draw = true }` is `{ do = "agree", what = "draw" }`.
fn said(table: &mut Map<String, Value>, field: &str, words: &[&str]) {
    for word in words {
        if table.get(*word) == Some(&Value::Bool(true)) && !table.contains_key(field) {
            table.remove(*word);
            table.insert(field.into(), (*word).into());
        }
    }
}

/// A condition may only be said to have been made.
fn conditional(table: &mut Map<String, Value>) {
    match table.get("condition") {
        Some(Value::Bool(true)) => _ = table.insert("condition".into(), "".into()),
        Some(Value::Bool(false)) => _ = table.remove("condition"),
        _ => {}
    }
}

/// An answer may be a number, or a table of figures that are the arbiter's own.
fn answer(table: &mut Map<String, Value>) {
    match table.remove("answer") {
        Some(Value::Number(number)) => table.insert("answer".into(), number.to_string().into()),
        Some(Value::Object(mut figures)) => {
            if let Some((word, Value::Object(inner))) =
                figures.iter().next().map(|(k, v)| (k.clone(), v.clone()))
            {
                figures = inner;
                table.insert("answer".into(), word.into());
            } else {
                let word = ["ply", "board"]
                    .into_iter()
                    .find(|word| figures.contains_key(*word));
                table.insert("answer".into(), word.unwrap_or("own").into());
            }
            table.extend(figures);
            None
        }
        Some(other) => table.insert("answer".into(), other),
        None => None,
    };
    if let Some(own) = table.remove("own") {
        if let Value::Object(figures) = own {
            table.extend(figures);
        }
        table.entry("answer").or_insert_with(|| "own".into());
    }
}

/// Penalties: a word alone is a kind.
fn list(table: &mut Map<String, Value>) {
    let Some(Value::Array(items)) = table.get_mut("list") else {
        return;
    };
    for item in items {
        if let Value::String(kind) = item {
            *item = json!({ "kind": kind });
        }
        if let Value::Object(item) = item {
            times(item, false);
        }
    }
}

fn text(table: &mut Map<String, Value>, field: &str) {
    if let Some(value) = table.get_mut(field)
        && !value.is_string()
    {
        *value = Value::String(value.to_string());
    }
}

/// Texts that are times become milliseconds.
pub fn times(table: &mut Map<String, Value>, displays: bool) {
    let sides: &[&str] = if displays { &["white", "black"] } else { &[] };
    for field in TIMES.iter().chain(sides) {
        if let Some(value) = table.get_mut(*field)
            && let Some(ms) = value.as_str().and_then(time::read)
        {
            *value = ms.into();
        }
    }
}
