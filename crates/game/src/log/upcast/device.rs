//! Devices as older programs wrote them: in words of their own, where the acts have closed words today.
//!
//! `device` had any text as its `kind`, and `observe`, `report` and `replay_finds` of a device had it in `should`. What the
//! rules of then read in those texts is what is read here; no rule reads them any more.

use alloc::string::String;

use arbiter_rules::fact::DeviceKind;
use serde_json::{Map, Value};

/// An entry whose device is told by a closed word.
pub(super) fn entry(line: &mut Map<String, Value>) {
    let word = |table: &Map<String, Value>, key: &str| table.get(key)?.as_str().map(meant);
    match line.get("do").and_then(Value::as_str) {
        Some("device") => {
            let kind = word(line, "kind").unwrap_or_default();
            line.insert("kind".into(), kind.as_str().into());
        }
        Some("observe" | "report" | "replay_finds")
            if line.get("fact").and_then(Value::as_str) == Some("device") =>
        {
            let Some(found) = word(line, "should") else { return };
            line.remove("should");
            line.insert("device".into(), found.as_str().into());
        }
        _ => {}
    }
}

/// What a free word such as `ringing phone` or `phone switched off` meant.
fn meant(text: &str) -> DeviceKind {
    if let Some(kind) = DeviceKind::from_word(text) {
        return kind;
    }
    let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if says(&["ring", "rang", "sound", "noise", "alarm", "vibrat"]) {
        DeviceKind::Rang
    } else if says(&["bag"]) {
        DeviceKind::InBag
    } else if says(&["off"]) {
        DeviceKind::OnPerson
    } else {
        DeviceKind::On
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(mut table: Value) -> Value {
        entry(table.as_object_mut().unwrap());
        table
    }

    #[test]
    fn what_was_told_in_words_of_their_own_is_what_it_meant_then() {
        for (text, word) in [
            ("phone rings", "rang"),
            ("phone switched off", "on_person"),
            ("phone off in a bag", "in_bag"),
            ("silent phone", "on"),
            ("", "on"),
            ("used", "used"),
        ] {
            let device = read(json!({ "by": "white", "do": "device", "kind": text }));
            assert_eq!(device["kind"], word, "{text}");
            let seen = read(json!({ "by": "arbiter", "do": "observe", "fact": "device", "should": text }));
            assert_eq!(
                (&seen["device"], seen.get("should")),
                (&word.into(), None),
                "{text}"
            );
        }
        let setting = json!({ "do": "observe", "fact": "wrong_setting", "should": "5m" });
        assert_eq!(read(setting.clone()), setting);
    }
}
