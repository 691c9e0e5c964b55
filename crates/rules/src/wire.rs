//! How values of other crates are written in a log: as text, never as they happen to be laid out.
//!
//! For use with `#[serde(with = "wire::one")]`, `wire::maybe` and `wire::many`.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};

use arbiter_laws::{Citation, Ground, Points};
use arbiter_mate::chess::{CastlingSide, Color, Move, Piece, Role, Square};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// A value that is written as text.
pub trait Wire: Sized {
    /// The text.
    fn write(&self) -> String;
    /// The value, if the text is one.
    fn read(text: &str) -> Option<Self>;
}

impl Wire for Color {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Wire for Square {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Wire for Move {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Wire for Role {
    fn write(&self) -> String {
        match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        }
        .into()
    }

    fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.write() == text)
    }
}

/// A piece is written as its letter in FEN: `Q` is White's queen, `q` Black's.
impl Wire for Piece {
    fn write(&self) -> String {
        self.letter().to_string()
    }

    fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let piece = Self::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(piece)
    }
}

impl Wire for CastlingSide {
    fn write(&self) -> String {
        match self {
            Self::King => "king",
            Self::Queen => "queen",
        }
        .into()
    }

    fn read(text: &str) -> Option<Self> {
        match text {
            "king" => Some(Self::King),
            "queen" => Some(Self::Queen),
            _ => None,
        }
    }
}

/// Points in halves: `0`, `1/2`, `1`, `1 1/2`.
impl Wire for Points {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        let halves = |text: &str| match text {
            "1/2" => Some(1),
            whole => whole.parse::<u16>().ok()?.checked_mul(2),
        };
        let halves = match text.split_once(' ') {
            Some((whole, "1/2")) => halves(whole)? + 1,
            Some(_) => return None,
            None => halves(text)?,
        };
        Some(Self { halves })
    }
}

/// An article: rulebook, id, and how sure the text is where that is not the letter.
impl Wire for Citation {
    fn write(&self) -> String {
        match self.ground() {
            Ground::Letter => format!("{self}"),
            Ground::Practice => format!("{self} practice"),
            Ground::Unsettled => format!("{self} unsettled"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let (rulebook, article) = (words.next()?, words.next()?);
        let ground = match words.next() {
            None => Ground::Letter,
            Some("practice") => Ground::Practice,
            Some("unsettled") => Ground::Unsettled,
            Some(_) => return None,
        };
        Some(Self::recorded(rulebook.into(), article.into(), ground))
    }
}

/// Reads one of a list of words.
///
/// # Errors
/// Another word stands there.
pub fn word<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    read: impl Fn(&str) -> Option<T>,
    words: &'static [&'static str],
) -> Result<T, D::Error> {
    let text = Cow::<'de, str>::deserialize(deserializer)?;
    read(&text).ok_or_else(|| D::Error::unknown_variant(&text, words))
}

fn read<T: Wire, E: Error>(text: &str) -> Result<T, E> {
    T::read(text).ok_or_else(|| E::custom(format!("cannot be read: {text:?}")))
}

/// One value as text.
pub mod one {
    use super::{Cow, Wire};
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the text.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<T: Wire, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&value.write())
    }

    /// Reads the text.
    ///
    /// # Errors
    /// The text is no such value.
    pub fn deserialize<'de, T: Wire, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        super::read(&Cow::<'de, str>::deserialize(deserializer)?)
    }
}

/// A value or nothing; `skip_serializing_if = "Option::is_none"` and `default` go with it.
pub mod maybe {
    use super::{String, Wire};
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the text or nothing.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<T: Wire, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => serializer.serialize_some(&value.write()),
            None => serializer.serialize_none(),
        }
    }

    /// Reads the text or nothing.
    ///
    /// # Errors
    /// The text is no such value.
    pub fn deserialize<'de, T: Wire, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| super::read(&text)).transpose()
    }
}

/// A list of values as a list of texts.
pub mod many {
    use super::{String, Wire};
    use alloc::vec::Vec;
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the list.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<T: Wire, S: Serializer>(values: &[T], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(values.iter().map(Wire::write))
    }

    /// Reads the list.
    ///
    /// # Errors
    /// One of the texts is no such value.
    pub fn deserialize<'de, T: Wire, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
        let texts = Vec::<String>::deserialize(deserializer)?;
        texts.iter().map(|text| super::read(text)).collect()
    }
}
