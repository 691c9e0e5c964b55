//! JSON in which a key stands twice: which of the two holds, nobody can say.

use core::fmt;
use std::collections::BTreeSet;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

/// Anything in which no key stands twice.
pub struct Once;

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Looks)
    }
}

struct Looks;

impl<'de> Visitor<'de> for Looks {
    type Value = Once;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("anything")
    }

    fn visit_bool<E>(self, _: bool) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_str<E>(self, _: &str) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_unit<E>(self) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<Once, A::Error> {
        while all.next_element::<Once>()?.is_some() {}
        Ok(Once)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut all: A) -> Result<Once, A::Error> {
        let mut seen = BTreeSet::new();
        while let Some(key) = all.next_key::<String>()? {
            if seen.contains(&key) {
                return Err(A::Error::custom(format_args!("the key `{key}` stands twice")));
            }
            seen.insert(key);
            all.next_value::<Once>()?;
        }
        Ok(Once)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_key_that_stands_twice_is_found_wherever_it_stands() {
        let read = |text: &str| serde_json::from_str::<super::Once>(text).map(|_| ());
        for good in [r#"{"a":{"b":1},"b":[{"b":null},{"b":-1.5}]}"#, "[]", "true"] {
            assert!(read(good).is_ok(), "{good}");
        }
        for (bad, column) in [
            (r#"{"a":1,"a":2}"#, 10),
            (r#"{"act":{"form":{"name":"A","name":"B"}}}"#, 33),
            (r#"[{"a":[{"b":1,"b":1}]}]"#, 17),
        ] {
            let why = read(bad).unwrap_err();
            assert_eq!(why.column(), column, "{bad}: {why}");
        }
    }
}
