//! The log of a game: JSON lines in one chain, the only truth about it.
//!
//! The first line is the [`Header`]: the version of the format, the rulebook with its hash, the whole regime, and how
//! the game begins. Every other line is an entry with its answers and the version of the rules that judged it. The
//! member `hash`, always the last of its line, is SHA-256 over the hash before it and the line without that member;
//! who keeps a log keeps its bytes, and who verifies one calls [`Log::read`].
//!
//! A ruling once given is a fact: [`Log::game`] carries out what was recorded and asks nobody. [`Log::rejudge`] asks
//! the rules of today again and tells where they would answer otherwise.

mod header;
mod rejudge;
pub(crate) mod start;
pub mod upcast;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbiter_rules::laws::Regime;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Game;
use crate::boards::Boards;
use crate::entry::Entry;
use crate::state::State;

pub use arbiter_chain::{Broken, Chain, hex};
pub use header::{Header, HeaderError, RulebookMark, fingerprint};
pub use rejudge::Difference;

/// The version of the rules that judge: that of this crate.
pub const RULES: &str = env!("CARGO_PKG_VERSION");

/// Writes a log, line by line.
///
/// ```
/// use arbiter_game::event::{Actor, Event, ShorthandAct};
/// use arbiter_game::log::{Header, Log, Writer};
/// use arbiter_game::{Game, Start};
/// use arbiter_rules::laws::default_rulebook;
///
/// let (book, start) = (default_rulebook(), Start::default());
/// let mut game = Game::begin(&start, book.standard());
/// let (mut writer, first) = Writer::begin(&Header::new(book, game.regime(), &start));
/// let mut text = first + "\n";
/// for entry in game.apply(&Event::new(Actor::White, ShorthandAct::san("e4"))).unwrap() {
///     text += &(writer.entry(&entry) + "\n");
/// }
/// let log = Log::read(&text).unwrap();
/// assert_eq!(log.game().unwrap().state(), game.state());
/// assert!(Log::read(&text.replace("e4", "d4")).is_err());
/// ```
#[derive(Debug, Clone)]
pub struct Writer {
    chain: Chain,
    /// The version of the format in which its log was begun.
    schema: u64,
}

impl Writer {
    /// The first line of a log.
    #[must_use]
    pub fn begin(header: &Header) -> (Self, String) {
        let mut chain = Chain::new();
        let line = chain.seal(&stored(header));
        let schema = header.schema;
        (Self { chain, schema }, line)
    }

    /// Goes on with a log: its next line is bound to all of `text`.
    ///
    /// # Errors
    /// The first line that breaks the chain.
    pub fn resume(text: &str) -> Result<Self, LogError> {
        let (mut chain, mut schema) = (Chain::new(), 0);
        for (number, line) in text.lines().enumerate() {
            let line = chain.check(line).map_err(at(number))?;
            if number == 0 {
                schema = schema_of(&parsed(serde_json::from_str(&line)).map_err(at(0))?);
            }
        }
        Ok(Self { chain, schema })
    }

    /// Reads the next line of a log that somebody else goes on with: the entry of this number, from 0.
    ///
    /// # Errors
    /// It is not the next line of this log.
    pub fn follow(&mut self, line: &str, seq: u32) -> Result<Entry, LogError> {
        let number = seq as usize + 1;
        let line = self.chain.check(line).map_err(at(number))?;
        let line = entry_in(&line, self.schema, seq).map_err(at(number))?;
        Ok(line.entry)
    }

    /// The line of an entry.
    #[must_use]
    pub fn entry(&mut self, entry: &Entry) -> String {
        let rules = RULES;
        self.chain.seal(&stored(&Written { rules, entry }))
    }
}

fn stored(value: &impl Serialize) -> String {
    // Nothing of a log is a map whose keys are no texts, which is all that could fail.
    serde_json::to_string(value).unwrap_or_default()
}

#[derive(Serialize)]
struct Written<'a> {
    rules: &'static str,
    #[serde(flatten)]
    entry: &'a Entry,
}

#[derive(Deserialize)]
struct Line {
    rules: String,
    #[serde(flatten)]
    entry: Entry,
}

/// A log that was read, with its chain verified.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// Its first line.
    pub header: Header,
    /// Its entries, in their order.
    pub entries: Vec<Entry>,
    /// The version of the rules that judged each.
    pub rules: Vec<String>,
}

/// Why a log cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct LogError {
    /// Where, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: LogFault,
}

/// What is wrong with a line of a log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LogFault {
    /// There is no first line.
    #[error("nothing is there")]
    Empty,
    /// It has no hash at its end.
    #[error("it does not end with its hash")]
    NoHash,
    /// Its hash is another: the line or one before it was changed, left out, or moved.
    #[error("the chain is broken: {expected} was expected")]
    Broken {
        /// What it should be.
        expected: String,
    },
    /// It is no JSON, or not what a log holds.
    #[error("{0}")]
    NotALine(String),
    /// It was written by a later version.
    #[error("version {0} of the format is not known here")]
    UnknownVersion(u64),
    /// Its number is not the next.
    #[error("entry {found} where {expected} was expected")]
    OutOfOrder {
        /// What was expected.
        expected: u32,
        /// What stands there.
        found: u32,
    },
}

impl From<Broken> for LogFault {
    fn from(broken: Broken) -> Self {
        match broken {
            Broken::Hash { expected } => Self::Broken { expected },
            Broken::NoHash => Self::NoHash,
        }
    }
}

impl Log {
    /// Reads a log and verifies its chain.
    ///
    /// # Errors
    /// The first line that is wrong, and how.
    pub fn read(text: &str) -> Result<Self, LogError> {
        let mut chain = Chain::new();
        let mut lines = text.lines().enumerate();
        let (_, first) = lines.next().ok_or(LogFault::Empty).map_err(at(0))?;
        let first = chain.check(first).map_err(at(0))?;
        let first: Value = parsed(serde_json::from_str(&first)).map_err(at(0))?;
        let schema = schema_of(&first);
        let first = upcast::header(first, schema).map_err(at(0))?;
        let header: Header = parsed(serde_json::from_value(first)).map_err(at(0))?;
        let (mut entries, mut rules) = (Vec::new(), Vec::new());
        for (number, line) in lines {
            let line = chain.check(line).map_err(at(number))?;
            let line = entry_in(&line, schema, entries.len() as u32).map_err(at(number))?;
            entries.push(line.entry);
            rules.push(line.rules);
        }
        Ok(Self {
            header,
            entries,
            rules,
        })
    }

    /// Its boards before the first entry; [`Boards::follow`] carries out the entries, one by one.
    #[must_use]
    pub fn first_boards(&self) -> Boards {
        self.header.boards(self.header.regime().ok().as_ref())
    }

    /// The state that its entries lead to, in a match that of the first board; no rule is asked.
    #[must_use]
    pub fn state(&self) -> State {
        self.boards(self.header.regime().ok().as_ref()).front
    }

    fn boards(&self, regime: Option<&Regime>) -> Boards {
        let mut boards = self.header.boards(regime);
        self.entries.iter().for_each(|entry| boards.evolve(entry));
        boards
    }

    /// The game before its first entry.
    ///
    /// # Errors
    /// The rulebook is not known here, or not as it was.
    pub fn beginning(&self) -> Result<Game, HeaderError> {
        let opening = self.header.opening.clone();
        let regime = self.header.regime()?;
        Ok(Game::resume(self.header.boards(Some(&regime)), regime, opening))
    }

    /// The game, to be gone on with under its regime.
    ///
    /// # Errors
    /// The rulebook is not known here, or not as it was.
    pub fn game(&self) -> Result<Game, HeaderError> {
        let opening = self.header.opening.clone();
        let regime = self.header.regime()?;
        Ok(Game::resume(self.boards(Some(&regime)), regime, opening))
    }
}

fn schema_of(header: &Value) -> u64 {
    header.get("schema").and_then(Value::as_u64).unwrap_or_default()
}

/// A line without its hash, of a log that was begun in some version of the format.
fn entry_in(line: &str, schema: u64, expected: u32) -> Result<Line, LogFault> {
    let line = parsed(serde_json::from_str(line))?;
    let line: Line = parsed(serde_json::from_value(upcast::entry(line, schema)))?;
    let found = line.entry.seq;
    if found != expected {
        return Err(LogFault::OutOfOrder { expected, found });
    }
    Ok(line)
}

/// Where a fault stands: in the line of this number, from 0.
fn at<F: Into<LogFault>>(number: usize) -> impl Fn(F) -> LogError {
    move |fault| LogError {
        line: number + 1,
        fault: fault.into(),
    }
}

fn parsed<T>(read: serde_json::Result<T>) -> Result<T, LogFault> {
    read.map_err(|error| LogFault::NotALine(error.to_string()))
}
