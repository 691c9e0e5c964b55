//! What happens at a board: events with their instant, who did it, and who saw it.
//!
//! The words and fields are those of the design and of the case format; they are only added to.

mod act;
mod actor;
mod spot;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbiter_rules::fact::At;
use arbiter_rules::variants::BoardLetter;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

pub use act::{
    Act, AfterAct, AgreeOn, ArbiterAct, BeforeAct, ClockAct, Closed, Counters, Decided, GestureKind,
    GivenScore, HandsAct, PaperAct, Penalised, PresenceAct, ReportAct, Share, ShorthandAct, SpeechAct,
    Subject, Told,
};
pub use actor::Actor;
pub use spot::{Man, Spot};

/// Something that happened.
///
/// Stored as one table: `at`, `by`, in a match of two boards `board`, `do`, the fields of what was done, and where known
/// `seen_by`, `reported_by`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// The instant of it, where somebody wrote it down.
    pub at: At,
    /// Who did it.
    pub by: Actor,
    /// On which board, in a match of two; where nobody says it, the one in front, or both.
    pub board: Option<BoardLetter>,
    /// What was done.
    pub act: Act,
    /// Whether it is one of the acts that a move in words is short for.
    pub part: bool,
    /// Who saw it; `None` is the default of the supervision, an empty list nobody.
    pub seen_by: Option<Vec<Actor>>,
    /// Who told of it.
    pub reported_by: Option<Actor>,
}

/// An event as it is stored. Acts that have a field `board` of their own leave that name to it.
#[derive(Serialize)]
struct Stored<'a> {
    at: At,
    by: Actor,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<BoardLetter>,
    #[serde(skip_serializing_if = "Option::is_none")]
    on_board: Option<BoardLetter>,
    #[serde(flatten)]
    act: &'a Act,
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    part: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    seen_by: Option<&'a [Actor]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reported_by: Option<Actor>,
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let own = matches!(
            &self.act,
            Act::Before(BeforeAct::SetUp { .. })
                | Act::Arbiter(ArbiterAct::Decide(Decided { board: Some(_), .. }))
        );
        Stored {
            at: self.at,
            by: self.by,
            board: self.board.filter(|_| !own),
            on_board: self.board.filter(|_| own),
            act: &self.act,
            part: self.part,
            seen_by: self.seen_by.as_deref(),
            reported_by: self.reported_by,
        }
        .serialize(to)
    }
}

impl Event {
    /// An event at an unknown instant, seen as the supervision has it.
    #[must_use]
    pub fn new(by: Actor, act: impl Into<Act>) -> Self {
        Self {
            at: At::Unknown,
            by,
            board: None,
            act: act.into(),
            part: false,
            seen_by: None,
            reported_by: None,
        }
    }

    /// On a board of a match.
    #[must_use]
    pub fn on(mut self, board: BoardLetter) -> Self {
        self.board = Some(board);
        self
    }

    /// At an instant.
    #[must_use]
    pub fn at(mut self, at: At) -> Self {
        self.at = at;
        self
    }
}

/// Why a table is no event.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EventError {
    /// A key is missing.
    #[error("the key {0:?} is missing")]
    Missing(&'static str),
    /// Nothing is called so.
    #[error("nothing is done that is called {0:?}")]
    UnknownAct(String),
    /// A field is missing, unknown, or not what it should be.
    #[error("{0}")]
    Field(String),
}

impl Event {
    /// The event that a table describes.
    ///
    /// ```
    /// use arbiter_game::event::Event;
    /// let table = serde_json::json!({ "at": "unknown", "by": "white", "do": "touch", "square": "c3" });
    /// let event = Event::from_table(table.as_object().unwrap().clone()).unwrap();
    /// assert_eq!(event.act.tag(), "touch");
    /// ```
    ///
    /// # Errors
    /// Which key is missing, unknown, or wrong.
    pub fn from_table(mut table: Map<String, Value>) -> Result<Self, EventError> {
        fn field<T: serde::de::DeserializeOwned>(
            table: &mut Map<String, Value>,
            key: &str,
        ) -> Result<Option<T>, EventError> {
            let value = table.remove(key).filter(|value| !value.is_null());
            let read = |value| {
                serde_json::from_value(value)
                    .map_err(|error| EventError::Field(alloc::format!("{key}: {error}")))
            };
            value.map(read).transpose()
        }
        let at = field(&mut table, "at")?.unwrap_or_default();
        let by = field(&mut table, "by")?.ok_or(EventError::Missing("by"))?;
        let seen_by = field(&mut table, "seen_by")?;
        let reported_by = field(&mut table, "reported_by")?;
        // One sign is never a position, which other acts call their board.
        let letter = |value: &Value| {
            value
                .as_str()
                .is_some_and(|text| text.parse::<BoardLetter>().is_ok() || text.len() == 1)
        };
        let named = table.get("board").is_some_and(letter);
        let board = field(&mut table, if named { "board" } else { "on_board" })?;
        let part = field(&mut table, "part")?.unwrap_or_default();
        let act = Act::from_table(table)?;
        Ok(Self {
            at,
            by,
            board,
            act,
            part,
            seen_by,
            reported_by,
        })
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let table = Map::deserialize(deserializer)?;
        Self::from_table(table).map_err(|error| serde::de::Error::custom(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn check(table: Value) {
        let Value::Object(table) = table else {
            panic!("a table")
        };
        let event = Event::from_table(table).unwrap();
        let stored = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&stored).unwrap(), event, "{stored}");
    }

    #[test]
    fn a_stored_event_is_read_back() {
        check(json!({ "at": [1, 2_280_000], "by": "white", "do": "lift", "square": "e2", "hand": "other" }));
        check(json!({ "by": "black", "do": "claim", "kind": "repetition", "written": "Nf3" }));
        check(json!({ "by": "clock", "do": "reading", "white": 5, "black": 7, "counters": [40, 39] }));
        check(
            json!({ "by": "clock", "do": "reading", "white": 5, "black": 7, "counters": { "white": 40, "black": 39 } }),
        );
        check(json!({ "by": "white", "do": "place", "square": "z9", "piece": "queen", "seen_by": [] }));
        check(
            json!({ "by": "arbiter", "do": "declare", "result": "1-0", "score": { "white": "1", "black": "1/2" } }),
        );
        check(json!({ "by": "arbiter", "do": "start" }));
        check(json!({ "by": "black", "board": "b", "do": "press" }));
        check(json!({ "by": "arbiter", "on_board": "b", "do": "set_up", "board": "8/8/8/8/8/8/8/8" }));
    }

    #[test]
    fn what_is_no_event_is_an_error_with_the_key() {
        let read = |table: Value| Event::from_table(table.as_object().unwrap().clone()).unwrap_err();
        let error = read(json!({ "by": "white", "do": "touch", "square": "e2", "colour": "red" }));
        assert!(error.to_string().contains("colour"), "{error}");
        assert_eq!(read(json!({ "do": "press" })), EventError::Missing("by"));
        assert_eq!(
            read(json!({ "by": "white", "do": "jump" })),
            EventError::UnknownAct("jump".into())
        );
        assert!(matches!(
            read(json!({ "by": "white", "do": "lift" })),
            EventError::Field(_)
        ));
    }
}
