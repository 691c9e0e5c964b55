//! Colours in a log: `"white"` and `"black"`.

use arbiter_pairing::Color;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A colour as a word.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Color", rename_all = "lowercase")]
enum Word {
    White,
    Black,
}

pub(crate) fn serialize<S: Serializer>(colour: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    Word::serialize(colour, serializer)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
    Word::deserialize(deserializer)
}

/// The same of a colour that may be missing.
pub(crate) mod maybe {
    use super::{Color, Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Told(#[serde(with = "super")] Color);

    pub(crate) fn serialize<S: Serializer>(colour: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
        colour.map(Told).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Color>, D::Error> {
        Ok(Option::<Told>::deserialize(deserializer)?.map(|word| word.0))
    }
}
