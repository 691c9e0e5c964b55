//! What a player does, which game it is and how it stands, stored as their text.

#[cfg(feature = "serde")]
mod text {
    use alloc::string::String;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::{Asked, BoardLetter, Setup, VariantName};

    macro_rules! as_text {
        ($($Type:ty)+) => {$(
            impl Serialize for $Type {
                fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    to.collect_str(self)
                }
            }

            impl<'de> Deserialize<'de> for $Type {
                fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    String::deserialize(from)?.parse().map_err(D::Error::custom)
                }
            }
        )+};
    }

    as_text!(Asked VariantName BoardLetter);

    impl Serialize for Setup {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.serialize_str(&self.to_fen())
        }
    }

    impl<'de> Deserialize<'de> for Setup {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            Self::from_fen(&String::deserialize(from)?).map_err(D::Error::custom)
        }
    }
}

/// For TypeScript a move or a drop is any text; which game it is and which board of a match, one of the names.
#[cfg(feature = "ts")]
mod typed {
    use crate::{Asked, BoardLetter, VariantName};

    macro_rules! as_words {
        ($($Type:ty)+) => {$(
            impl ts_rs::TS for $Type {
                type WithoutGenerics = Self;
                type OptionInnerType = Self;

                fn name(_: &ts_rs::Config) -> String {
                    let words: Vec<String> = Self::ALL.iter().map(|one| format!("{:?}", one.word())).collect();
                    words.join(" | ")
                }

                fn inline(cfg: &ts_rs::Config) -> String {
                    Self::name(cfg)
                }
            }
        )+};
    }

    as_words!(VariantName BoardLetter);

    impl ts_rs::TS for Asked {
        type WithoutGenerics = Self;
        type OptionInnerType = Self;

        fn name(_: &ts_rs::Config) -> String {
            "string".to_owned()
        }

        fn inline(cfg: &ts_rs::Config) -> String {
            Self::name(cfg)
        }
    }
}
