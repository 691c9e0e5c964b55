//! One subject of acts: its type, its tags, and how it is stored.

macro_rules! subject {
    ($(#[$meta:meta])* pub enum $Type:ident { $($(#[$vmeta:meta])* $Value:ident = $word:literal
        $({ $($(#[$fmeta:meta])* $field:ident : $Field:ty),+ $(,)? })?,)+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(tag = "do", deny_unknown_fields)]
        pub enum $Type { $($(#[$vmeta])* #[serde(rename = $word)] $Value $({ $($(#[$fmeta])* $field: $Field),+ })?,)+ }

        impl $Type {
            /// Its tags.
            pub const TAGS: &'static [&'static str] = &[$($word,)+];

            /// The tag of the public interface.
            #[must_use]
            pub fn tag(&self) -> &'static str {
                match self { $(Self::$Value { .. } => $word,)+ }
            }
        }
    };
}

pub(super) use subject;

pub(super) const fn yes() -> bool {
    true
}
