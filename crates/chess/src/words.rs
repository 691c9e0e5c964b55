//! The words by which files and addresses name a side, a kind of piece, a piece, a way to castle; with the feature
//! `serde` they and squares and moves are stored as their text, never as they happen to be laid out.

use core::fmt;
use core::str::FromStr;

use crate::{CastlingSide, Color, Piece, Role};

/// A word that names nothing of the kind.
///
/// ```
/// use arbiter_chess::Color;
/// let error = "Black".parse::<Color>().unwrap_err();
/// assert_eq!(error.to_string(), "expected white or black");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownWord {
    /// What would have been one.
    pub expected: &'static str,
}

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for UnknownWord {}

macro_rules! words {
    ($Type:ident, $expected:literal, $($Value:ident = $word:literal),+) => {
        impl $Type {
            /// The word that files and addresses use; [`FromStr`] reads it.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$Value => $word),+ }
            }
        }

        impl fmt::Display for $Type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $Type {
            type Err = UnknownWord;

            fn from_str(word: &str) -> Result<Self, UnknownWord> {
                match word {
                    $($word => Ok(Self::$Value),)+
                    _ => Err(UnknownWord { expected: $expected }),
                }
            }
        }
    };
}

words!(Color, "white or black", White = "white", Black = "black");
words!(CastlingSide, "king or queen", King = "king", Queen = "queen");
words!(
    Role,
    "the name of a piece, such as knight",
    Pawn = "pawn",
    Knight = "knight",
    Bishop = "bishop",
    Rook = "rook",
    Queen = "queen",
    King = "king"
);

/// The letter of FEN: `Q` is White's queen, `q` Black's.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Piece {
    type Err = UnknownWord;

    fn from_str(letter: &str) -> Result<Self, UnknownWord> {
        let mut letters = letter.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(piece), None) => Ok(piece),
            _ => Err(UnknownWord {
                expected: "a letter of FEN, such as N or n",
            }),
        }
    }
}

#[cfg(feature = "serde")]
mod stored {
    use crate::{CastlingSide, Color, Move, Piece, Role, Setup, Square};

    macro_rules! as_text {
        ($($Type:ty)+) => {$(
            impl serde::Serialize for $Type {
                fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> serde::Deserialize<'de> for $Type {
                fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let text = alloc::string::String::deserialize(deserializer)?;
                    text.parse().map_err(serde::de::Error::custom)
                }
            }
        )+};
    }

    as_text!(Color CastlingSide Role Piece Square Move);

    impl serde::Serialize for Setup {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(&self.to_fen())
        }
    }

    impl<'de> serde::Deserialize<'de> for Setup {
        fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            let fen = alloc::string::String::deserialize(deserializer)?;
            Self::from_fen(&fen).map_err(serde::de::Error::custom)
        }
    }
}

/// For TypeScript all but the two sides are any text: a browser says what hands have done, and no type says what is a square.
#[cfg(feature = "ts")]
mod typed {
    use crate::{CastlingSide, Move, Piece, Role, Square};

    macro_rules! text {
        ($($Type:ty)+) => {$(
            impl ts_rs::TS for $Type {
                type WithoutGenerics = Self;
                type OptionInnerType = Self;

                fn name(_: &ts_rs::Config) -> String {
                    "string".to_owned()
                }

                fn inline(cfg: &ts_rs::Config) -> String {
                    Self::name(cfg)
                }
            }
        )+};
    }

    text!(CastlingSide Role Piece Square Move);
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn each_word_is_read_as_what_it_names_and_nothing_else_is() {
        for side in Color::ALL {
            assert_eq!(side.to_string().parse(), Ok(side));
            for piece in Role::ALL.map(|role| role.of(side)) {
                assert_eq!(piece.to_string().parse(), Ok(piece));
                assert_eq!(piece.role.to_string().parse(), Ok(piece.role));
            }
        }
        for word in ["", "White", "whit", "white ", "queens"] {
            assert!(
                word.parse::<Color>().is_err() && word.parse::<CastlingSide>().is_err(),
                "{word}"
            );
        }
        for word in ["", "x", "QQ", "queen"] {
            assert!(word.parse::<Piece>().is_err(), "{word}");
        }
    }
}
