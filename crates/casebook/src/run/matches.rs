//! Whether a value has what is wanted of it: of a table only the keys given count.

use serde_json::Value;

use super::cites::covers;

/// Whether `found` has all that `wanted` names.
pub fn has(found: &Value, wanted: &Value) -> bool {
    match (wanted, found) {
        (Value::Object(wanted), Value::Object(found)) => wanted.iter().all(|(key, wanted)| {
            let found = found.get(key).unwrap_or(&Value::Null);
            match key.as_str() {
                "cites" => cites(found, wanted),
                "moves" | "shown_to" => same_set(found, wanted),
                "piece" => piece(found, wanted),
                _ => has(found, wanted),
            }
        }),
        (Value::Array(wanted), Value::Array(found)) => wanted
            .iter()
            .all(|wanted| found.iter().any(|found| has(found, wanted))),
        // A number may be written as a text, and one value for a list of one.
        (wanted, Value::Array(found)) => matches!(&found[..], [one] if has(one, wanted)),
        (Value::Number(number), Value::String(text)) | (Value::String(text), Value::Number(number)) => {
            number.to_string() == *text
        }
        (Value::Bool(false), Value::Null) => true,
        (wanted, found) => wanted == found,
    }
}

/// Whether both name the same man: by its letter or its word, of a colour only where both say it.
fn piece(found: &Value, wanted: &Value) -> bool {
    match (found.as_str().map(man), wanted.as_str().map(man)) {
        (Some((found, of)), Some((wanted, colour))) => {
            found == wanted && (of.is_none() || colour.is_none() || of == colour)
        }
        _ => found == wanted,
    }
}

/// The letter of a man and its colour: `Q` is White's queen, `queen` one of either colour.
fn man(text: &str) -> (char, Option<bool>) {
    let (colour, word) = match text.split_once(' ') {
        Some(("white", word)) => (Some(true), word),
        Some(("black", word)) => (Some(false), word),
        _ => (None, text),
    };
    let letter = match word {
        "knight" => 'n',
        word => word.chars().next().unwrap_or(' ').to_ascii_lowercase(),
    };
    let is_letter = word.len() == 1;
    let white = is_letter.then(|| word.chars().all(|sign| sign.is_ascii_uppercase()));
    (letter, colour.or(white))
}

fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::Array(list) => list.iter().filter_map(Value::as_str).collect(),
        one => one.as_str().into_iter().collect(),
    }
}

/// Whether one of the articles wanted covers one that is cited.
fn cites(found: &Value, wanted: &Value) -> bool {
    let found = texts(found);
    texts(wanted)
        .iter()
        .any(|wanted| found.iter().any(|cited| covers(wanted, cited)))
}

/// Whether both are the same texts in any order.
pub fn same_set(found: &Value, wanted: &Value) -> bool {
    let (mut found, mut wanted) = (texts(found), texts(wanted));
    found.sort_unstable();
    found.dedup();
    wanted.sort_unstable();
    wanted.dedup();
    found == wanted
}

#[cfg(test)]
mod tests {
    use super::has;
    use serde_json::json;

    #[test]
    fn only_the_keys_given_count() {
        let ruling = json!({ "decision": "claim_rejected", "player": "white", "cites": ["9.5.3"], "nth": 1,
            "moves": ["a1a2", "a1a3"], "remedies": [{ "kind": "add_time", "player": "black", "ms": 120_000 }] });
        for (wanted, holds) in [
            (json!({ "decision": "claim_rejected" }), true),
            (json!({ "decision": "claim_upheld" }), false),
            (json!({ "player": "white", "cites": "9.5" }), true),
            (json!({ "cites": ["9.4", "9.5"] }), true),
            (json!({ "cites": ["9.51"] }), false),
            (json!({ "nth": "1" }), true),
            (json!({ "nth": 2 }), false),
            (json!({ "moves": ["a1a3", "a1a2"] }), true),
            (json!({ "moves": ["a1a3"] }), false),
            (
                json!({ "remedies": [{ "kind": "add_time", "ms": 120_000 }] }),
                true,
            ),
            (
                json!({ "remedies": [{ "kind": "add_time", "ms": 60_000 }] }),
                false,
            ),
            (json!({ "reason": "not_so" }), false),
        ] {
            assert_eq!(has(&ruling, &wanted), holds, "{wanted}");
        }
    }
}
