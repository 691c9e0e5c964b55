//! The parameters of the Laws: what is said to bind somebody is read by the rooms that it binds, and what is for readers
//! alone, or planned, by none of them.

use toml::de::{DeTable, DeValue};

use crate::Fault;

/// A parameter, as `laws/topics` writes it down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    /// Its public name, dotted.
    pub id: String,
    /// Whom it binds: `rules`, `clock`, `audit`, `event` or `wording`.
    pub effect: String,
    /// Whether the rule that it belongs to is not built yet.
    pub planned: bool,
}

/// The parameters of one file of topics.
///
/// # Errors
/// The text is no TOML, or a parameter has no name or no effect.
///
/// ```
/// let text = "[[topic]]\nid = \"a\"\n[[topic.key]]\nid = \"a.b\"\neffect = \"rules\"";
/// let found = arbiter_walls::effects::read(text).unwrap();
/// assert_eq!((&*found[0].id, &*found[0].effect, found[0].planned), ("a.b", "rules", false));
/// ```
pub fn read(text: &str) -> Result<Vec<Parameter>, Fault> {
    let table = DeTable::parse(text).map_err(|error| format!("laws/topics: {error}"))?;
    let topics = rows(table.get_ref().get("topic").map(toml::Spanned::get_ref));
    let keys = topics.flat_map(|topic| rows(topic.get("key").map(toml::Spanned::get_ref)));
    keys.map(|key| {
        let word = |name: &str| {
            key.get(name)
                .and_then(|value| value.get_ref().as_str().map(str::to_owned))
        };
        let missing = |name: &str| format!("laws/topics: a parameter without {name:?}: {key:?}");
        Ok(Parameter {
            id: word("id").ok_or_else(|| missing("id"))?,
            effect: word("effect").ok_or_else(|| missing("effect"))?,
            planned: key
                .get("planned")
                .is_some_and(|value| value.get_ref().as_bool() == Some(true)),
        })
    })
    .collect()
}

fn rows<'a, 'i>(value: Option<&'a DeValue<'i>>) -> impl Iterator<Item = &'a DeValue<'i>> {
    let rows = value.and_then(DeValue::as_array).into_iter().flatten();
    rows.map(toml::Spanned::get_ref)
}

/// The source of a room that parameters can bind, all files of it one after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Room {
    /// The effects that it may have.
    pub effects: &'static [&'static str],
    /// What it says.
    pub text: String,
}

/// Parameters that bind somebody and are read by nobody, and those that bind nobody and are read.
#[must_use]
pub fn faults(parameters: &[Parameter], rooms: &[Room]) -> Vec<Fault> {
    let judge = |one: &Parameter| {
        let binds = one.effect != "wording" && !one.planned;
        let reads = |room: &&Room| names(&room.text, &one.id);
        let in_its_room = |room: &&Room| room.effects.contains(&&*one.effect) && reads(room);
        if binds && !rooms.iter().any(|room| in_its_room(&room)) {
            return Some(format!(
                "{}: effect = {:?}, and no code of that kind reads it; read it, or say that it is wording or planned",
                one.id, one.effect
            ));
        }
        (!binds && rooms.iter().any(|room| reads(&room))).then(|| {
            format!(
                "{}: said to bind nobody, and code reads it; say whom it binds",
                one.id
            )
        })
    };
    parameters.iter().filter_map(judge).collect()
}

/// Whether a source asks for the value of a parameter, or names it as a key; who asks by which article it is so does not
/// hang on the value.
///
/// ```
/// use arbiter_walls::effects::names;
/// assert!(names("regime.touch_own().is_some()", "touch.own"));
/// assert!(!names("regime.touch_own().by()", "touch.own"));
/// ```
#[must_use]
pub fn names(text: &str, id: &str) -> bool {
    let call = format!(".{}()", id.replace(['.', '-'], "_"));
    let is_value = |at: usize| !text[at + call.len()..].starts_with(".by()");
    let words = id.split(['.', '_', '-']).map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    let key = format!("Key::{}", words.collect::<String>());
    let whole = |at: usize| {
        let after = text[at + key.len()..].chars().next();
        after.is_none_or(|sign| !sign.is_ascii_alphanumeric())
    };
    text.match_indices(&call).any(|(at, _)| is_value(at)) || text.match_indices(&key).any(|(at, _)| whole(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parameter(effect: &str, planned: bool) -> [Parameter; 1] {
        let (id, effect) = ("touch.order_unclear".into(), effect.into());
        [Parameter { id, effect, planned }]
    }

    fn room(text: &str) -> [Room; 1] {
        let (effects, text) = (&["rules"][..], text.into());
        [Room { effects, text }]
    }

    #[test]
    fn what_binds_is_read_and_what_does_not_is_not() {
        for (effect, planned, text, stands) in [
            ("rules", false, "regime.touch_order_unclear().value()?", true),
            ("rules", false, "regime.source(Key::TouchOrderUnclear)", true),
            ("rules", false, "Key::TouchOrderUnclearly", false),
            ("rules", false, "", false),
            ("audit", false, "regime.touch_order_unclear()", false),
            ("rules", true, "", true),
            ("rules", true, "regime.touch_order_unclear()", false),
            ("wording", false, "", true),
            ("wording", false, "regime.touch_order_unclear()", false),
        ] {
            let found = faults(&parameter(effect, planned), &room(text));
            assert_eq!(found.is_empty(), stands, "{effect} {planned} {text:?}: {found:?}");
        }
    }
}
