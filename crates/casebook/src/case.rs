//! A case as it was read.

use arbiter_game::event::Event;
use arbiter_game::notation::Language;
use arbiter_game::rules::chess::{Color, Setup};
use arbiter_game::rules::laws::clock::Controls;
use arbiter_game::rules::laws::{Play, Regulations, Supervision};
use arbiter_game::rules::variants::{self, Asked, VariantName};
use arbiter_game::rules::words;
use arbiter_game::state::Mode;
use arbiter_game::{Displays, Past};
use serde_json::Value;

use crate::fault::Fault;

/// A file of cases: those that could be read, and what is wrong with the others.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct CaseFile {
    /// What the cases are about.
    pub about: String,
    /// The cases that could be read whole.
    pub cases: Vec<Case>,
    /// What is wrong, by its place.
    pub faults: Vec<Fault>,
    /// What can be meant, but hardly is; the cases are run all the same.
    pub doubts: Vec<Fault>,
}

/// One case.
#[derive(Debug, Clone, PartialEq)]
pub struct Case {
    /// What happens at the board; unique in its file.
    pub name: String,
    /// The line where it begins.
    pub line: usize,
    /// Ids or paths of rulebooks; empty for the newest edition.
    pub laws: Vec<String>,
    /// How the game stands before the first event.
    pub setting: Setting,
    /// What happens.
    pub events: Vec<CaseEvent>,
    /// What holds of the whole case.
    pub expect: Option<Expected>,
}

impl Case {
    /// Whether nothing is expected anywhere: then it is asked what the Laws say.
    #[must_use]
    pub fn is_experiment(&self) -> bool {
        self.expect.is_none() && self.events.iter().all(|event| event.expect.is_none())
    }
}

/// How a game stands before the first event.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Setting {
    /// Standard, rapid or blitz; `None` as the time control is.
    pub play: Option<Play>,
    /// Which supervision; `None` that of a competition.
    pub supervision: Option<Supervision>,
    /// How many games one arbiter has; with it, what supervision is adequate is the rulebook's to say.
    pub games_an_arbiter: Option<u32>,
    /// Whether the games are not recorded by an arbiter or by a device.
    pub unrecorded: bool,
    /// The time control; without one no clock runs.
    pub controls: Option<Controls>,
    /// How physical the board is.
    pub mode: Mode,
    /// Parameters that the event sets.
    pub regulations: Regulations,
    /// Which game it is.
    pub variant: VariantName,
    /// Which start of Chess960, by its number.
    pub number: Option<u16>,
    /// The position; `None` the start of a game.
    pub position: Option<variants::Setup>,
    /// The position of the second board of a match; `None` the start of a game.
    pub second: Option<variants::Setup>,
    /// What stood instead of it.
    pub as_set_up: Option<Setup>,
    /// The moves from there.
    pub moves: Vec<Asked>,
    /// What the clock shows at the first event.
    pub displays: Option<Displays>,
    /// What is known of the players, White first.
    pub players: [Past; 2],
    /// Whose offer of a draw stands.
    pub offer: Option<Color>,
    /// The moves made by both.
    pub moves_made: Option<u32>,
    /// The scheduled start and the default time in milliseconds.
    pub scheduled: Option<(u64, Option<u64>)>,
    /// What the player who has the move has written down.
    pub entry: Option<String>,
    /// In the letters of which language.
    pub letters: Language,
}

/// An event, and what is expected of it.
#[derive(Debug, Clone, PartialEq)]
pub struct CaseEvent {
    /// What happens. Its instant is `None` where it is that of the event before.
    pub event: Event,
    /// Whether an instant was given.
    pub timed: bool,
    /// Its line in the file.
    pub line: usize,
    /// What is expected.
    pub expect: Option<Expected>,
}

/// A value, or one for each rulebook.
#[derive(Debug, Clone, PartialEq)]
pub enum ByBook<T> {
    /// The same for all.
    One(T),
    /// By the ids of rulebooks, `*` for the others.
    Each(Vec<(String, T)>),
}

impl<T> ByBook<T> {
    /// The value for a rulebook.
    #[must_use]
    pub fn of(&self, book: &str) -> Option<&T> {
        match self {
            Self::One(value) => Some(value),
            Self::Each(values) => {
                let with = |id: &str| values.iter().find(|(key, _)| key == id);
                with(book).or_else(|| with("*")).map(|(_, value)| value)
            }
        }
    }
}

/// What is expected, for each rulebook.
pub type Expected = ByBook<Vec<Wanted>>;

/// One thing that is expected.
#[derive(Debug, Clone, PartialEq)]
pub struct Wanted {
    /// Of which kind.
    pub key: Key,
    /// What.
    pub value: ByBook<Value>,
    /// The line where it stands.
    pub line: usize,
}

words! {
    /// The kinds of expectations.
    pub enum Key {
        /// Tags that occur.
        Decision = "decision",
        /// Rulings that occur, with the keys given.
        Rulings = "rulings",
        /// One of these articles is cited.
        Cites = "cites",
        /// All of them are.
        CitesAll = "cites_all",
        /// None of them is.
        CitesNot = "cites_not",
        /// None of these tags occurs.
        DecisionNot = "decision_not",
        /// None of these is to be done.
        RemediesNot = "remedies_not",
        /// The words by which the arbiter measures.
        Wording = "wording",
        /// What the time control is: standard, rapid or blitz; its article is cited then.
        Class = "class",
        /// The move that the entry is read as, or why it is none.
        Read = "read",
        /// What the rulebook minds in the entry, no more and no less.
        Minded = "minded",
        /// How the Laws write the move of the entry.
        Written = "written",
        /// The result at that point.
        Result = "result",
        /// The points.
        Score = "score",
        /// Why the game ended.
        Reason = "reason",
        /// The displays.
        Clocks = "clocks",
        /// The move counters.
        Counters = "counters",
        /// The legal moves left.
        Duty = "duty",
        /// The position.
        Fen = "fen",
        /// An open question.
        Question = "question",
        /// What it offers.
        Options = "options",
        /// What it does not offer.
        Not = "not",
        /// What must be done.
        Remedies = "remedies",
        /// The tag of the refusal.
        Refused = "refused",
        /// Nothing is said.
        Silent = "silent",
    }
}
