//! What can be done, by subject, with the fields of each act.

mod arbiter;
mod closed;
mod hands;
mod paper;
mod speech;
mod subject;

use alloc::string::{String, ToString};

use serde::Serialize;
use serde_json::{Map, Value};

use super::EventError;

pub use arbiter::{AfterAct, ArbiterAct, Decided, GivenScore, Penalised, ReportAct, Told};
pub use closed::{Closed, Share};
pub use hands::{BeforeAct, HandsAct, ShorthandAct};
pub use paper::{ClockAct, Counters, PaperAct, PresenceAct};
pub use speech::{AgreeOn, GestureKind, SpeechAct};

macro_rules! acts {
    ($($(#[$meta:meta])* $Kind:ident($Type:ident),)+) => {
        /// What was done, by subject.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(untagged)]
        pub enum Act { $($(#[$meta])* $Kind($Type),)+ }

        /// The subjects of acts.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Subject { $($(#[$meta])* $Kind,)+ }

        impl Act {
            /// Every tag, by subject.
            pub const TAGS: &'static [&'static [&'static str]] = &[$($Type::TAGS,)+];

            /// The tag of the public interface: the value of `do`.
            #[must_use]
            pub fn tag(&self) -> &'static str {
                match self { $(Self::$Kind(act) => act.tag(),)+ }
            }

            /// The subject under which it stands.
            #[must_use]
            pub const fn subject(&self) -> Subject {
                match self { $(Self::$Kind(_) => Subject::$Kind,)+ }
            }

            /// The act that a table describes: its tag under `do`, its fields beside it.
            ///
            /// # Errors
            /// Which key is missing, unknown, or wrong.
            pub fn from_table(table: Map<String, Value>) -> Result<Self, EventError> {
                let tag = table.get("do").ok_or(EventError::Missing("do"))?;
                let tag = tag.as_str().unwrap_or_default().to_string();
                $(if $Type::TAGS.contains(&tag.as_str()) {
                    return serde_json::from_value(Value::Object(table))
                        .map(Self::$Kind)
                        .map_err(|error| EventError::Field(error.to_string()));
                })+
                Err(EventError::UnknownAct(tag))
            }
        }

        $(impl From<$Type> for Act {
            fn from(act: $Type) -> Self { Self::$Kind(act) }
        })+
    };
}

acts! {
    /// Before the game.
    Before(BeforeAct),
    /// What hands do.
    Hands(HandsAct),
    /// Short for several acts of hands.
    Shorthand(ShorthandAct),
    /// What is said.
    Speech(SpeechAct),
    /// What the clock shows and does.
    Clock(ClockAct),
    /// What is written.
    Paper(PaperAct),
    /// Who is there.
    Presence(PresenceAct),
    /// What is noticed and told.
    Report(ReportAct),
    /// What an arbiter does.
    Arbiter(ArbiterAct),
    /// What is done about an answer.
    After(AfterAct),
}
