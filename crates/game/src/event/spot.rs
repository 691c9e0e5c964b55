//! Squares and pieces as somebody names them: the name may be of nothing that exists, and that is refused, not an error.

use alloc::string::{String, ToString};

use arbiter_rules::Refusal;
use arbiter_rules::chess::{Color, Piece, Role, Square};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A square as it was named.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Spot {
    /// One of the 64.
    Square(Square),
    /// A name of no square, as it was said.
    Unknown(String),
}

impl Spot {
    /// The square.
    ///
    /// # Errors
    /// [`Refusal::UnknownSquare`].
    pub fn square(&self) -> Result<Square, Refusal> {
        match self {
            Self::Square(square) => Ok(*square),
            Self::Unknown(text) => Err(Refusal::UnknownSquare { text: text.clone() }),
        }
    }

    /// The square, if it is one.
    #[must_use]
    pub fn get(&self) -> Option<Square> {
        match self {
            Self::Square(square) => Some(*square),
            Self::Unknown(_) => None,
        }
    }
}

impl From<Square> for Spot {
    fn from(square: Square) -> Self {
        Self::Square(square)
    }
}

impl From<&str> for Spot {
    fn from(text: &str) -> Self {
        text.parse()
            .map_or_else(|_| Self::Unknown(text.into()), Self::Square)
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Square(square) => serializer.serialize_str(&square.to_string()),
            Self::Unknown(text) => serializer.serialize_str(text),
        }
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(Self::from(text.as_str()))
    }
}

/// A piece as it was named: by its letter in FEN, which tells the colour, or by its name, then of the one who acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a piece such as Q, q or queen")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Man {
    /// `Q` is White's queen, `q` Black's.
    Piece(Piece),
    /// `queen`: one of the player who names it.
    Role(Role),
}

impl Man {
    /// Which piece, if this player names it.
    #[must_use]
    pub fn of(self, player: Color) -> Piece {
        match self {
            Self::Piece(piece) => piece,
            Self::Role(role) => Piece { color: player, role },
        }
    }
}
