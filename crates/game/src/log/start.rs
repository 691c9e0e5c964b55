//! How the parts of a beginning are stored whose own crates do not store them so.
//!
//! Text that cannot be read any more is as if it were not there: a log loads for ever.

use arbiter_rules::variants::{AnyGame, Setup, VariantName};
use serde::de::{Deserialize, DeserializeOwned, Deserializer};
use serde_json::Value;

/// What can still be read; nothing in the place of what cannot.
pub(crate) fn readable<'de, D: Deserializer<'de>, T: DeserializeOwned>(
    from: D,
) -> Result<Option<T>, D::Error> {
    let value = Value::deserialize(from)?;
    Ok(serde_json::from_value(value).ok())
}

/// The position that should stand; the initial one where it cannot be read.
pub(crate) fn position<'de, D: Deserializer<'de>>(from: D) -> Result<Setup, D::Error> {
    let usual = || AnyGame::start(VariantName::Standard).setup();
    Ok(readable(from)?.unwrap_or_else(usual))
}

/// What is known of both players, each under the word of the side.
pub(crate) mod players {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::Past;

    #[derive(Serialize, Deserialize)]
    struct Both {
        white: Past,
        black: Past,
    }

    pub fn serialize<S: Serializer>([white, black]: &[Past; 2], to: S) -> Result<S::Ok, S::Error> {
        let (white, black) = (white.clone(), black.clone());
        Both { white, black }.serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[Past; 2], D::Error> {
        Both::deserialize(from).map(|Both { white, black }| [white, black])
    }
}
