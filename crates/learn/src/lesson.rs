//! A lesson as it was read.

use arbiter_chess::{Board, Color, Move, Position, Square};
use arbiter_clock::TimeControl;
use arbiter_game::event::Event;
use arbiter_game::rules::words;
use arbiter_game::{Start, rules::laws::Rulebook};

use crate::ask::Ask;
use crate::goal::Goal;
use crate::stand::Stand;
use crate::time::TimeAsk;

/// A lesson: a few steps about one thing.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// Its name, which is its address too.
    pub id: String,
    /// In which part of the list it stands.
    pub part: String,
    /// How long it takes, in minutes.
    pub minutes: u8,
    /// The lessons that are offered before it.
    pub after: Vec<String>,
    /// The terms of the glossary that it shows for the first time, by their concepts.
    pub terms: Vec<String>,
    /// The ids of facts that belong to it.
    pub facts: Vec<String>,
    /// The articles of the newest edition that it is about.
    pub cites: Vec<String>,
    /// What is to be done, one after the other.
    pub steps: Vec<Step>,
}

impl Lesson {
    /// The step of this name.
    #[must_use]
    pub fn step(&self, id: &str) -> Option<&Step> {
        self.steps.iter().find(|step| step.id == id)
    }
}

/// One small board and what is to be done on it.
#[derive(Debug, Clone)]
pub struct Step {
    /// Its name, unique in its lesson.
    pub id: String,
    /// The sentence that several steps share as their aim; none where the step has its own.
    pub aim: Option<String>,
    /// Its articles; those of the lesson where it names none.
    pub cites: Vec<String>,
    /// Whether the board is seen from Black.
    pub turned: bool,
    /// The least number of moves, proved where it can be counted.
    pub best: u32,
    /// The line of the file where it begins, from 1.
    pub line: usize,
    /// What is to be done.
    pub task: Task,
}

words! {
    /// The kinds of steps.
    pub enum Kind {
        /// Plays through a line that is shown.
        Look = "look",
        /// Brings one man over all marks.
        Collect = "collect",
        /// Makes one move.
        Move = "move",
        /// Plays moves against replies.
        Line = "line",
        /// Picks squares or sentences.
        Choose = "choose",
        /// Puts men from a tray.
        SetUp = "set_up",
        /// Touches, places, presses, speaks at a physical board.
        Hands = "hands",
        /// Presses or reads a clock.
        Clock = "clock",
        /// Types or speaks a move.
        Say = "say",
    }
}

/// What is to be done.
#[derive(Debug, Clone)]
#[allow(clippy::large_enum_variant, reason = "a lesson has eight of them")]
pub enum Task {
    /// A line that is shown, move by move.
    Look(Stand, Vec<String>),
    /// One man over all marks.
    Collect(Collect),
    /// One move that reaches the aim.
    Move(Stand, Vec<Goal>),
    /// Moves against replies.
    Line(Line),
    /// Squares or sentences.
    Choose(Choose),
    /// Men from a tray.
    SetUp(SetUp),
    /// Hands at a physical board.
    Hands(HandsStep),
    /// A clock, or two.
    Clock(ClockStep),
    /// A move in words or signs.
    Say(SayStep),
}

impl Task {
    /// The board that is moved on or asked about.
    #[must_use]
    pub const fn stand(&self) -> Option<&Stand> {
        match self {
            Self::Look(stand, _) | Self::Move(stand, _) => Some(stand),
            Self::Collect(task) => Some(&task.stand),
            Self::Line(task) => Some(&task.stand),
            Self::Choose(task) => task.stand.as_ref(),
            Self::SetUp(_) | Self::Hands(_) | Self::Clock(_) | Self::Say(_) => None,
        }
    }

    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Look(..) => Kind::Look,
            Self::Collect(_) => Kind::Collect,
            Self::Move(..) => Kind::Move,
            Self::Line(_) => Kind::Line,
            Self::Choose(_) => Kind::Choose,
            Self::SetUp(_) => Kind::SetUp,
            Self::Hands(_) => Kind::Hands,
            Self::Clock(_) => Kind::Clock,
            Self::Say(_) => Kind::Say,
        }
    }
}

/// One man and the marks that he is to reach.
#[derive(Debug, Clone)]
pub struct Collect {
    /// What stands on the board.
    pub stand: Stand,
    /// Where the man stands.
    pub man: Square,
    /// Where he is to go, in any order.
    pub marks: Vec<Square>,
    /// What the other side does, if it can; the first that is legal.
    pub replies: Vec<String>,
}

/// Moves against replies until the aim is reached.
#[derive(Debug, Clone)]
pub struct Line {
    /// What stands on the board.
    pub stand: Stand,
    /// So many own moves at most.
    pub moves: u32,
    /// What one of the own moves must do.
    pub goals: Vec<Goal>,
    /// What the other side does, if it can, the first that is legal.
    pub replies: Vec<String>,
}

/// Squares or sentences to be picked.
#[derive(Debug, Clone)]
pub struct Choose {
    /// What stands on the board, if there is one.
    pub stand: Option<Stand>,
    /// The squares that can be picked, where only some can; all of them where this is empty and there are no options.
    pub marks: Vec<Square>,
    /// The sentences that can be picked, by their ids.
    pub options: Vec<String>,
    /// What is computed, where the file gives no answer.
    pub ask: Option<Ask>,
    /// What must be picked: squares, or ids of sentences.
    pub right: Vec<String>,
}

/// A board that is filled from a tray.
#[derive(Debug, Clone)]
pub struct SetUp {
    /// What stands there already.
    pub begin: Board,
    /// What is to stand there.
    pub wanted: Board,
}

/// Hands at a physical board, ruled by a named rulebook.
#[derive(Debug, Clone)]
pub struct HandsStep {
    /// The rulebook.
    pub book: &'static Rulebook,
    /// How the game begins.
    pub start: Start,
    /// Whose hands the learner has.
    pub side: Color,
    /// What has happened before.
    pub before: Vec<Event>,
    /// What the learner can do besides touching men, as sentences of cases.
    pub acts: Vec<(String, Event)>,
    /// The tags of decisions that must be given, in this order.
    pub wants: Vec<String>,
    /// The tags of decisions that must not be given.
    pub avoids: Vec<String>,
}

/// A clock, or two side by side.
#[derive(Debug, Clone)]
pub struct ClockStep {
    /// How the first is set.
    pub left: TimeControl,
    /// How the other is set.
    pub right: Option<TimeControl>,
    /// How long each move of the player takes, in milliseconds.
    pub used: Vec<u64>,
    /// What is asked.
    pub ask: TimeAsk,
    /// What can be answered, or what can be done.
    pub options: Vec<String>,
}

/// Moves to be typed or spoken.
#[derive(Debug, Clone)]
pub struct SayStep {
    /// Where they begin.
    pub position: Position,
    /// The moves, one after the other.
    pub moves: Vec<Move>,
}

/// What an attempt consists of: a text (a move, a square, an id), or an act as a socket carries it.
#[derive(Debug, Clone, PartialEq)]
pub enum Asked {
    /// A move in UCI, a square, the id of a sentence, a text that was typed, a sentence of a case.
    Text(String),
    /// An act, `{"do": "touch", "square": "e2"}`.
    Act(serde_json::Map<String, serde_json::Value>),
}

impl From<&str> for Asked {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}
