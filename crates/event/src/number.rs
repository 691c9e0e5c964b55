//! Numbers that are not each other: who, where, when.

use core::fmt;

use serde::{Deserialize, Serialize};

macro_rules! numbers {
    ($($(#[$about:meta])* $name:ident($of:ty);)+) => { $(
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(transparent)]
        pub struct $name(pub $of);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )+ };
}

numbers! {
    /// An entrant, from 1 in the order of entry. It never changes and is never given again; starting ranks may change.
    EntrantId(u32);
    /// A team, from 1 in the order in which teams were named.
    TeamId(u32);
    /// A place in the list of starting ranks, from 1.
    StartingRank(u16);
    /// A round, from 1.
    Round(u16);
    /// A board of a round as published, from 1.
    BoardNumber(u16);
    /// An entry of the log, from 1; the head line has none.
    Seq(u32);
}
