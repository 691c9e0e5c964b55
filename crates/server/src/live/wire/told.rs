//! What has happened in a game and what was answered, in words: as it is heard, read later, and played through.

use std::sync::Arc;

use arbiter_game::event::{Act, Actor};
use arbiter_game::rules::chess::Color;
use arbiter_hall::VariantScene;
use serde::{Serialize, Serializer};
use serde_json::Value;

use super::Correction;

/// A move as it is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetMove {
    /// In English letters.
    pub san: String,
    /// In the letters of the language.
    pub text: String,
    /// The time left to the player who made it, in milliseconds.
    pub left: Option<u32>,
}

/// An entry of the log, as far as it is for a viewer.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Entry"))]
pub struct Heard {
    /// The version of the game with it.
    pub version: u64,
    /// Its number.
    pub seq: u32,
    /// Milliseconds since 1970.
    pub at: Option<u64>,
    /// Who did it.
    pub by: Actor,
    /// The number of the move that it is about, for those who may know how many there were.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub number: Option<u16>,
    /// What, where that is for the viewer.
    pub act: Option<Act>,
    /// The same in a sentence, for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<String>,
    /// How it can be corrected, for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub correction: Option<Correction>,
    /// What was answered.
    #[serde(serialize_with = "each")]
    pub told: Vec<Arc<Spoken>>,
}

/// One after the other.
pub(super) fn each<S: Serializer>(told: &[Arc<Spoken>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(told.iter().map(Arc::as_ref))
}

/// The story of a game, as it is read.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Story {
    /// The id of the game.
    pub game: String,
    /// The number of its board.
    pub board: u32,
    /// The version of the game.
    pub version: u64,
    /// Whether there are older lines.
    pub more: bool,
    /// The lines, the newest first.
    pub lines: Vec<Line>,
}

/// Entries that belong together, in a sentence.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StoryLine"))]
pub struct Line {
    /// The version of the game with all of them.
    pub version: u64,
    /// The version with the first.
    pub from: u64,
    /// The number of the first.
    pub seq: u32,
    /// Milliseconds since 1970.
    pub at: Option<u64>,
    /// Who did it.
    pub by: Actor,
    /// What was done, in a sentence, where that is for the viewer.
    pub text: Option<String>,
    /// The number of the move that was to be made then.
    pub number: Option<u16>,
    /// The half-move that it is about, counted from 1, for those who may know how many there were.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ply: Option<usize>,
    /// What stood on the board after it: the first field of a FEN.
    pub stands: Option<String>,
    /// What both clocks showed after it, White's first, in milliseconds.
    pub clocks: Option<[u64; 2]>,
    /// Whether something was ruled or asked; not where a move was made as its touch obliged to.
    pub ruled: bool,
    /// How it can be corrected, for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub correction: Option<Correction>,
    /// What was answered.
    #[serde(serialize_with = "each")]
    pub told: Vec<Arc<Spoken>>,
}

/// A game that can be played through: every half-move with what stood then.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// The id of the game.
    pub game: String,
    /// The version of the game.
    pub version: u64,
    /// Whether it is over: nothing will be added.
    pub over: bool,
    /// What stood on the board at the start: the first field of a FEN.
    pub start: String,
    /// What stood beside the board then, in a game beside chess.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub variant: Option<VariantScene>,
    /// What both clocks showed then, White's first, in milliseconds.
    pub clocks: Option<[u64; 2]>,
    /// The half-moves, as far as whoever asks may see them.
    pub plies: Vec<Half>,
    /// What was ruled, the oldest first.
    pub marks: Vec<Mark>,
}

/// A move of one player.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Half {
    /// The number of the move.
    pub number: u16,
    /// Whose.
    pub side: Color,
    /// In English letters.
    pub san: String,
    /// In the letters of the language.
    pub text: String,
    /// From where and to where, as `e7e8q`; none where it cannot be written so.
    #[serde(rename = "move")]
    pub squares: Option<String>,
    /// What stood on the board after it: the first field of a FEN.
    pub board: String,
    /// What both clocks showed after it, White's first, in milliseconds.
    pub clocks: Option<[u64; 2]>,
    /// What stood beside the board after it, in a game beside chess.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub variant: Option<VariantScene>,
}

/// What was ruled at a move.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlyMark"))]
pub struct Mark {
    /// The half-move that it is about, counted from 1; 0 is the start.
    pub ply: usize,
    /// What was done, in a sentence.
    pub text: Option<String>,
    /// What was answered.
    #[serde(serialize_with = "each")]
    pub told: Vec<Arc<Spoken>>,
}

/// What an answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SpokenKind {
    /// Something is decided.
    Ruling,
    /// Somebody must decide.
    Question,
}

/// An answer in words.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Told"))]
pub struct Spoken {
    /// Its number.
    pub seq: u32,
    /// A ruling or a question.
    pub kind: SpokenKind,
    /// Its tag.
    pub tag: &'static str,
    /// Whose it is.
    pub player: Option<Color>,
    /// The verdict, or what is asked, in at most four words.
    pub title: String,
    /// What happened in this game, in a sentence; empty where the title says all of it.
    pub cause: String,
    /// The sentence.
    pub text: String,
    /// What must be done.
    pub deeds: Vec<Deed>,
    /// The articles.
    pub cites: Vec<Cite>,
    /// The answer itself.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub fields: Value,
}

/// Something that must be done about a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deed {
    /// The number of the ruling, in the list of what is still to be done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ruling: Option<u32>,
    /// Its tag.
    pub tag: &'static str,
    /// The sentence.
    pub text: String,
    /// Whether the software has done it.
    pub done: bool,
}

/// An article.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cite {
    /// Its number.
    pub text: String,
    /// The title of its rulebook.
    pub book: String,
    /// Where it is read.
    pub href: String,
    /// What it says, in our words.
    pub summary: String,
}
