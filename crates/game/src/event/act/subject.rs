//! One subject of acts: its type, its tags, and how it is stored.

macro_rules! subject {
    ($(#[$meta:meta])* pub enum $Type:ident { $($values:tt)+ }) => {
        arbiter_rules::tagged! {
            $(#[$meta])*
            #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
            #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
            #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
            pub enum $Type { $($values)+ }
        }
    };
}

pub(super) use subject;

pub(super) const fn yes() -> bool {
    true
}
