//! JSON in which no key of an object stands twice: of two values somebody meant one, and nobody knows which.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// A value, each key of which stands once. The reader of the text says where a second one stands.
///
/// ```
/// use arbiter_event::once::Once;
/// let one: Once = serde_json::from_str(r#"{"do": "finish"}"#).unwrap();
/// assert_eq!(one.0["do"], "finish");
/// let twice = serde_json::from_str::<Once>("{\"a\": 1,\n \"a\": 2}").unwrap_err();
/// assert_eq!(twice.line(), 2);
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Once(pub Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Any).map(Self)
    }
}

/// Acts of a request.
///
/// # Errors
/// A key stands twice.
pub fn list<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Value>, D::Error> {
    let all = Vec::<Once>::deserialize(from)?;
    Ok(all.into_iter().map(|one| one.0).collect())
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Once(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = fields.next_key::<String>()? {
            if map.contains_key(&key) {
                return Err(A::Error::custom(format_args!("{key:?} stands there twice")));
            }
            let Once(value) = fields.next_value()?;
            map.insert(key, value);
        }
        Ok(map.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_ever_but_for_a_key_that_stands_twice() {
        for text in [
            "null",
            "[1, -2, 0.5, true, \"x\"]",
            r#"{"a": {"b": [{"c": null}]}, "b": 1}"#,
        ] {
            let Once(read) = serde_json::from_str(text).unwrap();
            assert_eq!(read, serde_json::from_str::<Value>(text).unwrap());
        }
        for text in [r#"{"a": 1, "a": 1}"#, r#"[{"a": {"b": 1, "b": 2}}]"#] {
            let why = serde_json::from_str::<Once>(text).unwrap_err();
            assert!(why.to_string().contains("twice at line 1 column "), "{why}");
        }
    }
}
