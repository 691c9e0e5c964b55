//! Enums whose values are words of the public interface: one list gives the type, its words and how it is stored.

use alloc::string::String;

use serde::de::{Deserialize, Deserializer, Error};

/// Reads one of a list of words.
///
/// # Errors
/// Another word stands there.
pub fn read<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    of: impl Fn(&str) -> Option<T>,
    words: &'static [&'static str],
) -> Result<T, D::Error> {
    let word = String::deserialize(deserializer)?;
    of(&word).ok_or_else(|| D::Error::unknown_variant(&word, words))
}

/// What a type for TypeScript is made with.
#[cfg(feature = "ts")]
#[doc(hidden)]
pub mod ts {
    pub use ts_rs::{Config, TS};
}

/// An enum of words: `as_str`, `from_word`, `ALL`, `Display`, and serde as text.
#[macro_export]
#[doc(hidden)]
macro_rules! words {
    ($(#[$meta:meta])* pub enum $Name:ident { $($(#[$vmeta:meta])* $Value:ident = $word:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $Name { $($(#[$vmeta])* $Value,)+ }

        impl $Name {
            /// Every value, in the order of the design.
            pub const ALL: &'static [Self] = &[$(Self::$Value),+];

            /// The word of the public interface.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$Value => $word),+ }
            }

            /// The value with this word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$Value),)+ _ => None }
            }
        }

        $crate::typed_words!($Name, $($word),+);

        impl core::fmt::Display for $Name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $Name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::words::read(deserializer, Self::from_word, &[$($word),+])
            }
        }
    };
}

/// An enum whose values have fields, and a tag each in the public interface: `TAGS` and `tag`. How it is stored is said
/// by its attributes. Each value begins with the sentence that says what it is and what its fields are.
#[macro_export]
#[doc(hidden)]
macro_rules! tagged {
    ($(#[$meta:meta])* pub enum $Name:ident { $(#[doc = $said:literal] $(#[$vmeta:meta])* $Value:ident = $word:literal
        $(($Inner:ty))? $({ $($fields:tt)* })?,)+ }) => {
        $(#[$meta])*
        #[allow(missing_docs, reason = "fields are told with their value, which has its sentence by this macro")]
        pub enum $Name { $(#[doc = $said] $(#[$vmeta])* $Value $(($Inner))? $({ $($fields)* })?,)+ }

        impl $Name {
            /// Every tag.
            pub const TAGS: &'static [&'static str] = &[$($word,)+];

            /// The tag of the public interface.
            #[must_use]
            pub fn tag(&self) -> &'static str {
                match self { $(Self::$Value { .. } => $word,)+ }
            }
        }
    };
}

/// The same words as a type for TypeScript: `"a" | "b"`.
#[cfg(feature = "ts")]
#[macro_export]
#[doc(hidden)]
macro_rules! typed_words {
    ($Name:ident, $($word:literal),+) => {
        impl $crate::words::ts::TS for $Name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::words::ts::Config) -> String {
                stringify!($Name).to_owned()
            }

            fn inline(_: &$crate::words::ts::Config) -> String {
                [$(concat!("\"", $word, "\"")),+].join(" | ")
            }

            fn decl(cfg: &$crate::words::ts::Config) -> String {
                format!("type {} = {};", Self::name(cfg), Self::inline(cfg))
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!(stringify!($Name), ".ts").into())
            }
        }
    };
}

/// Nothing, where no types are asked for.
#[cfg(not(feature = "ts"))]
#[macro_export]
#[doc(hidden)]
macro_rules! typed_words {
    ($Name:ident, $($word:literal),+) => {};
}
