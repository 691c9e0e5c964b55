//! What a browser sends, and what it is told of acts before they are done.

use std::sync::Arc;

use arbiter_game::event::{Act, Actor};
use arbiter_game::rules::chess::Color;
use arbiter_hall::{Figures, Order};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::told::{Spoken, each};
use crate::live::failure::Failure;
#[cfg(feature = "ts")]
use crate::live::failure::FailureJson;

/// The longest name that a browser may give to a command.
const LONGEST_ID: usize = 40;

/// What a browser sends.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Received {
    /// Acts, one after the other.
    Command(Command),
    /// Which figures hold after a restart.
    Settle(Settle),
    /// What time it is.
    Time {
        /// Whatever the browser wants back.
        client: u64,
    },
}

/// Acts, one after the other; the first that is refused stops the rest.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Command {
    /// The browser's own name for it: the same command sent again is done once.
    pub id: String,
    /// The version that was shown.
    pub seen: u64,
    /// For which side, where the device plays both, or whose claim an arbiter enters.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub side: Option<Color>,
    /// The acts, as events of a game without their instant and their actor.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Act>"))]
    pub acts: Vec<Map<String, Value>>,
    /// How long ago they were done, in milliseconds, where one device plays both sides and had no line.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub ago: u64,
    /// Who told the arbiter of what he enters, where he has not seen it himself.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub told_by: Option<Actor>,
}

impl Command {
    /// What is to be done, as the desk takes it.
    ///
    /// # Errors
    /// It has no name, or an act is none, or it has fields that are the server's to fill.
    pub fn order(self) -> Result<(String, Order), Failure> {
        let order = Order {
            seen: self.seen,
            side: self.side,
            ago: self.ago,
            told_by: self.told_by,
            ..Order::at(0, acts_of(self.acts)?)
        };
        Ok((named(self.id)?, order))
    }
}

impl Settle {
    /// What is to be done, as the desk takes it.
    ///
    /// # Errors
    /// It has no name.
    pub fn order(self) -> Result<(String, Order), Failure> {
        let order = Order {
            seen: self.seen,
            side: self.side,
            ..Order::settle(0, self.figures)
        };
        Ok((named(self.id)?, order))
    }
}

fn named(id: String) -> Result<String, Failure> {
    if id.is_empty() || id.len() > LONGEST_ID {
        let why = format!("id: expected 1 to {LONGEST_ID} bytes");
        return Err(Failure::BadMessage(why));
    }
    Ok(id)
}

/// Acts as a browser writes them.
///
/// # Errors
/// An act that is none, or fields that are the server's to fill.
pub fn acts_of(acts: Vec<Map<String, Value>>) -> Result<Vec<Act>, Failure> {
    acts.into_iter().map(act).collect()
}

/// Who did it and when is not for a browser to say.
fn act(table: Map<String, Value>) -> Result<Act, Failure> {
    for ours in ["at", "by", "part", "seen_by", "reported_by"] {
        if table.contains_key(ours) {
            return Err(Failure::BadMessage(format!("{ours}: not yours to say")));
        }
    }
    Act::from_table(table).map_err(|error| Failure::BadMessage(error.to_string()))
}

/// Acts of which somebody wants to know what they would bring about.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asking {
    /// See [`Command::side`].
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub side: Option<Color>,
    /// See [`Command::acts`].
    #[cfg_attr(feature = "ts", ts(as = "Vec<Act>"))]
    pub acts: Vec<Map<String, Value>>,
    /// See [`Command::told_by`].
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub told_by: Option<Actor>,
}

/// What acts would bring about; nothing of it is done.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// What would be answered.
    #[serde(serialize_with = "each")]
    pub told: Vec<Arc<Spoken>>,
    /// Whether the game would be over that is not.
    pub ends: bool,
    /// Whether it would end the game, change its score, or give or take points or time.
    pub grave: bool,
    /// How it would end, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub end_text: Option<String>,
    /// What both clocks would show, White's first, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clocks: Option<[u64; 2]>,
    /// Why the acts after the first ones would not be done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "ts", ts(as = "Option<FailureJson>"))]
    pub refused: Option<Value>,
}

/// How an entry can be corrected, or that it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "how", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Correction {
    /// An official did it: the act `take_back` with this entry.
    TakeBack {
        /// Its number.
        entry: u32,
    },
    /// Something was ruled about it: the act `overrule` with this ruling.
    Overrule {
        /// The number of the ruling.
        ruling: u32,
    },
    /// It was taken back by this entry.
    TakenBack {
        /// Its number.
        by: u32,
    },
}

/// Which figures hold after a restart.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settle {
    /// See [`Command::id`].
    pub id: String,
    /// See [`Command::seen`].
    pub seen: u64,
    /// See [`Command::side`].
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub side: Option<Color>,
    /// Which.
    pub figures: Figures,
}
