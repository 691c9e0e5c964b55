//! How points are read, and with the feature `serde` how a log keeps points, citations, the play and the supervision.

use core::fmt;
use core::str::FromStr;

use crate::value::Points;

/// A text that is no number of whole and half points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoPoints;

impl fmt::Display for NoPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected points such as 0, 1/2, 1, 1 1/2")
    }
}

impl core::error::Error for NoPoints {}

/// Points in halves: `0`, `1/2`, `1`, `1 1/2`.
///
/// ```
/// use arbiter_laws::Points;
/// assert_eq!("1 1/2".parse(), Ok(Points { halves: 3 }));
/// assert!("3/4".parse::<Points>().is_err());
/// ```
impl FromStr for Points {
    type Err = NoPoints;

    fn from_str(text: &str) -> Result<Self, NoPoints> {
        let halves = |text: &str| match text {
            "1/2" => Some(1),
            whole => whole.parse::<u16>().ok()?.checked_mul(2),
        };
        let halves = match text.split_once(' ') {
            Some((whole, "1/2")) => halves(whole).and_then(|whole| whole.checked_add(1)),
            Some(_) => None,
            None => halves(text),
        };
        halves.map(|halves| Self { halves }).ok_or(NoPoints)
    }
}

#[cfg(feature = "serde")]
mod serde {
    use alloc::format;
    use alloc::string::String;
    use core::fmt;

    use serde::de::{Error, SeqAccess, Visitor};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use alloc::vec::Vec;

    use crate::cite::Citation;
    use crate::data::Ground;
    use crate::regime::{Play, Supervision};
    use crate::value::Points;
    use crate::write::Written;

    macro_rules! by_id {
        ($($Type:ty)+) => {$(
            impl Serialize for $Type {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.serialize_str(self.id())
                }
            }

            impl<'de> Deserialize<'de> for $Type {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let known = Self::ALL.map(Self::id);
                    let id = String::deserialize(deserializer)?;
                    Self::by_id(&id).ok_or_else(|| D::Error::custom(format!("expected one of {known:?}")))
                }
            }
        )+};
    }

    by_id!(Play Supervision);

    impl Serialize for Written {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match self {
                Self::Text(text) => serializer.serialize_str(text),
                Self::Number(number) => serializer.serialize_u32(*number),
                Self::List(texts) => serializer.collect_seq(texts),
            }
        }
    }

    impl<'de> Deserialize<'de> for Written {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            struct Any;
            impl<'de> Visitor<'de> for Any {
                type Value = Written;

                fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str("a number, a text or a list of texts")
                }

                fn visit_u64<E: Error>(self, number: u64) -> Result<Written, E> {
                    let number = u32::try_from(number);
                    number.map(Written::Number).map_err(E::custom)
                }

                fn visit_str<E: Error>(self, text: &str) -> Result<Written, E> {
                    Ok(Written::Text(text.into()))
                }

                fn visit_seq<A: SeqAccess<'de>>(self, mut texts: A) -> Result<Written, A::Error> {
                    let mut list = Vec::new();
                    while let Some(text) = texts.next_element()? {
                        list.push(text);
                    }
                    Ok(Written::List(list))
                }
            }
            deserializer.deserialize_any(Any)
        }
    }

    impl Serialize for Points {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }

    impl<'de> Deserialize<'de> for Points {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            String::deserialize(deserializer)?
                .parse()
                .map_err(D::Error::custom)
        }
    }

    /// Rulebook, article, and how sure the text is where that is not the letter: `fide-2009 7.4b practice`.
    impl Serialize for Citation {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match self.ground() {
                Ground::Letter => serializer.collect_str(self),
                other => serializer.collect_str(&format_args!("{self} {}", other.id())),
            }
        }
    }

    impl<'de> Deserialize<'de> for Citation {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            let text = String::deserialize(deserializer)?;
            let no = || D::Error::custom("expected a rulebook, an article and how sure the text is");
            let mut words = text.split(' ');
            let (Some(rulebook), Some(article)) = (words.next(), words.next()) else {
                return Err(no());
            };
            let word = words.next().unwrap_or(Ground::Letter.id());
            let mut grounds = [Ground::Letter, Ground::Practice, Ground::Unsettled].into_iter();
            let ground = grounds.find(|ground| ground.id() == word).ok_or_else(no)?;
            Ok(Self::recorded(rulebook.into(), article.into(), ground))
        }
    }
}
