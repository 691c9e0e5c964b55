//! What people may write in an event in more than one way becomes one way.

use serde_json::{Map, Number, Value, json};

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
    helper(&mut table, &act);
    witnesses(&mut table);
    for (from, to) in aliases(&act) {
        if !table.contains_key(*to)
            && let Some(value) = table.remove(*from)
        {
            table.insert((*to).into(), value);
        }
    }
    match act.as_str() {
        "decide" => answer(&mut table),
        "penalise" => list(&mut table),
        "observe" | "report" | "replay_finds" => text(&mut table, "should"),
        "order" => text(&mut table, "what"),
        "displace" => squares(&mut table),
        "reading" => counters(&mut table),
        "offer" => condition(&mut table),
        "write" => own_side(&mut table),
        "gesture" => flag(&mut table, "kind", &["handshake", "lay_king", "other"]),
        "agree" => flag(&mut table, "what", &["draw", "correction", "resume"]),
        "declare" => score(&mut table),
        // Which control is set may be left out: then it is that of the game.
        "set_clock" => drop(table.entry("control").or_insert_with(|| "".into())),
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
        "draw_start" => "nobody",
        "schedule" | "round_start" | "set_up" | "set_clock" | "observe" | "replay_finds" | "start"
        | "stop" | "resume" | "decide" | "adjust" | "order" | "penalise" | "new_game" | "adjourn"
        | "open_envelope" | "postpone" | "declare" | "correct" | "overrule" | "take_back" | "remedy_done" => {
            "arbiter"
        }
        "decide_appeal" => "committee",
        _ => return None,
    })
}

/// `{ helper = "white" }`, and `helper` with `of = "white"`, is the helper of White.
fn helper(table: &mut Map<String, Value>, act: &str) {
    let by = table.get("by");
    let of = by.and_then(|by| by.get("helper").or_else(|| by.get("of")));
    let mut of = of.and_then(Value::as_str).map(str::to_owned);
    if act != "register_helper" && by.and_then(Value::as_str) == Some("helper") {
        of = table.remove("of").and_then(|of| of.as_str().map(str::to_owned));
        table.remove("duty");
    }
    if let Some(of) = of {
        table.insert("by".into(), format!("helper_of_{of}").into());
    }
}

/// One who saw it, or `nobody`, in place of a list.
fn witnesses(table: &mut Map<String, Value>) {
    if let Some(seen) = table.get_mut("seen_by")
        && let Value::String(who) = seen
    {
        *seen = if who == "nobody" { json!([]) } else { json!([who]) };
    }
}

fn aliases(act: &str) -> &'static [(&'static str, &'static str)] {
    match act {
        "agree" => &[("on", "what"), ("kind", "what")],
        "gesture" => &[("what", "kind")],
        "set_clock" => &[("time_control", "control"), ("to", "control")],
        "ask" => &[("why", "what"), ("text", "what")],
        "call_arbiter" => &[("what", "why"), ("text", "why")],
        "say" | "announce" | "repeat" => &[("what", "text"), ("words", "text")],
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

/// An answer may be a number, yes or no, or a table of figures that are the arbiter's own.
fn answer(table: &mut Map<String, Value>) {
    let position = table.get("question").and_then(Value::as_str) == Some("position_unknown");
    match table.remove("answer") {
        Some(Value::Number(ply)) if position => {
            table.insert("answer".into(), "ply".into());
            table.insert("ply".into(), Value::Number(ply));
        }
        Some(Value::Number(number)) => drop(table.insert("answer".into(), points(&number).into())),
        Some(Value::Bool(yes)) => drop(table.insert("answer".into(), if yes { "yes" } else { "no" }.into())),
        Some(Value::Object(own)) => figures(table, own),
        Some(other) => drop(table.insert("answer".into(), other)),
        None => {}
    }
    if let Some(own) = table.remove("own") {
        if let Value::Object(figures) = own {
            table.extend(figures);
        }
        table.entry("answer").or_insert_with(|| "own".into());
    }
}

/// `{ white, black }`, `{ own = { white, black } }`, `{ ply = 86 }`, `{ opponent_time = "2:00" }`.
fn figures(table: &mut Map<String, Value>, mut own: Map<String, Value>) {
    let only = own.iter().next().filter(|_| own.len() == 1);
    let only = only.map(|(word, value)| (word.clone(), value.clone()));
    let (word, own) = match only {
        Some((word, Value::Object(inner))) => (word, inner),
        Some((word, _)) if ["ply", "board"].contains(&word.as_str()) => (word, own),
        Some((word, value)) if word.ends_with("_time") => (word, Map::from_iter([("ms".into(), value)])),
        Some((word, value)) if word.ends_with("_points") || word == "fine" => {
            (word, Map::from_iter([("amount".into(), value)]))
        }
        _ => {
            let word = ["ply", "board"].into_iter().find(|word| own.contains_key(*word));
            let given = own
                .remove("answer")
                .and_then(|word| word.as_str().map(str::to_owned));
            (given.unwrap_or_else(|| word.unwrap_or("own").into()), own)
        }
    };
    table.insert("answer".into(), word.into());
    table.extend(own);
}

/// Points as they are written: `1/2` for 0.5.
pub fn points(number: &Number) -> String {
    match number.as_f64() {
        Some(0.5) => "1/2".into(),
        Some(whole) if whole.fract() == 0.0 => format!("{whole:.0}"),
        _ => number.to_string(),
    }
}

fn score(table: &mut Map<String, Value>) {
    let sides = table.get_mut("score").and_then(Value::as_object_mut);
    for points_of in sides.into_iter().flat_map(|sides| sides.values_mut()) {
        if let Value::Number(number) = points_of {
            *points_of = points(number).into();
        }
    }
}

/// Squares in one text.
fn squares(table: &mut Map<String, Value>) {
    if let Some(squares) = table.get_mut("squares")
        && let Value::String(text) = squares
    {
        *squares = text.split_whitespace().collect();
    }
}

/// `{ white = 40, black = 39 }` as well as `[40, 39]`.
fn counters(table: &mut Map<String, Value>) {
    if let Some(counters) = table.get_mut("counters")
        && let (Some(white), Some(black)) = (counters.get("white"), counters.get("black"))
    {
        *counters = json!([white, black]);
    }
}

/// An offer with some condition or without any.
fn condition(table: &mut Map<String, Value>) {
    match table.get("condition") {
        Some(Value::Bool(false)) => drop(table.remove("condition")),
        Some(Value::Bool(true)) => drop(table.insert("condition".into(), "".into())),
        _ => {}
    }
}

/// The side of the one who acts.
fn own_side(table: &mut Map<String, Value>) {
    let by = table.get("by").and_then(Value::as_str);
    let side = by.map(|by| by.trim_start_matches("helper_of_").to_owned());
    if let Some(side) = side.filter(|side| ["white", "black"].contains(&side.as_str())) {
        table.entry("side").or_insert(side.into());
    }
}

/// `handshake = true` for `kind = "handshake"`.
fn flag(table: &mut Map<String, Value>, field: &str, words: &[&str]) {
    let said = words
        .iter()
        .find(|word| table.get(**word) == Some(&Value::Bool(true)));
    if let Some(word) = said {
        table.remove(*word);
        table.entry(field).or_insert((*word).into());
    }
}

/// Penalties: a word alone is a kind.
fn list(table: &mut Map<String, Value>) {
    if let Some(one @ (Value::String(_) | Value::Object(_))) = table.get("list").cloned() {
        table.insert("list".into(), json!([one]));
    }
    let Some(Value::Array(items)) = table.get_mut("list") else {
        return;
    };
    for item in items {
        if let Value::String(kind) = item {
            *item = json!({ "kind": kind });
        }
        if let Value::Object(item) = item {
            for (from, to) in [("penalty", "kind"), ("time", "ms"), ("side", "player")] {
                if !item.contains_key(to)
                    && let Some(value) = item.remove(from)
                {
                    item.insert(to.into(), value);
                }
            }
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
