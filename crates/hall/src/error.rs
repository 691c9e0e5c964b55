//! Why a command did nothing.

use arbiter_game::log::{HeaderError, LogError};
use arbiter_game::rules::Refusal;
use arbiter_game::rules::chess::PositionError;
use arbiter_game::rules::laws::RegulationsError;
use arbiter_game::rules::laws::clock::TimeControlError;
use arbiter_game::rules::variants::StartError;
use arbiter_store::StoreError;

use crate::Role;

/// Why a text cannot be read: where, and what was expected.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unread {
    /// It is no time control.
    #[error(transparent)]
    Control(#[from] TimeControlError),
    /// It is no position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// It is no position of a game beside chess.
    #[error(transparent)]
    Variant(#[from] StartError),
    /// It is a position in which nobody can move.
    #[error("expected a position in which a move can be made")]
    NoMove,
    /// A parameter of regulations cannot be set so.
    #[error(transparent)]
    Regulations(#[from] RegulationsError),
    /// It is empty, too long, or of more than one line.
    #[error("expected 1 to {most} bytes without line breaks")]
    Text {
        /// In bytes.
        most: usize,
    },
    /// It is too long.
    #[error("expected {most} bytes at most")]
    TooLong {
        /// In bytes.
        most: usize,
    },
    /// It has signs that cannot be seen, turn the direction of writing, or move a cursor; or none that can be seen.
    #[error("expected signs that can be seen")]
    Unseen,
    /// It is how somebody else is called here.
    #[error("expected a name that is nobody else's")]
    Others,
    /// It is not so many of the sixteen digits by which numbers of a draw are written.
    #[error("expected {letters} of 0-9 and a-f")]
    Letters {
        /// How many.
        letters: usize,
    },
    /// A number of a draw comes before both phones have committed to theirs.
    #[error("expected both to have committed first")]
    TooEarly,
    /// A number of a draw is not the one that the phone has committed to.
    #[error("expected the number that was committed to")]
    NotCommitted,
    /// A line of a log is none.
    #[error("line {line}: {why}")]
    Line {
        /// From 1.
        line: usize,
        /// What its reader says.
        why: String,
    },
}

/// Why nothing happened. Nothing has changed then, unless the store itself failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum HallError {
    /// No role of this person may give this command here.
    #[error("{command} is not for {roles:?}")]
    Forbidden {
        /// The command.
        command: &'static str,
        /// His roles at this board.
        roles: Vec<Role>,
    },
    /// Somebody else was first: what the command rests on has changed since.
    #[error("the game stands at {now}, the command was given at {seen}")]
    Stale {
        /// The version that was seen.
        seen: u64,
        /// The version that holds.
        now: u64,
    },
    /// The event cannot have happened.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// After a restart the clocks stand until somebody decides which figures hold.
    #[error("the clocks stand until it is decided which figures hold")]
    Held,
    /// Nothing is to be decided about figures.
    #[error("no figures are to be decided on")]
    NotHeld,
    /// An arbiter sets a clock and does not say why.
    #[error("a clock is set with a reason")]
    NoReason,
    /// An arbiter enters what a player claims and does not say which of the two.
    #[error("a claim is one player's")]
    NoSide,
    /// A sealed move would be written for whoever reads the disk: whoever hands it on enciphers it first.
    #[error("a sealed move is enciphered")]
    NotEnciphered,
    /// Fewer than two devices of players and arbiters are here that could keep a share of the key of a sealed move.
    #[error("two of the players and the arbiter must have this game on their screens")]
    NobodyKeeps,
    /// Fewer than two of those who keep a share of its key have come.
    #[error("the envelope is opened when two of its shares are there")]
    Locked {
        /// Whose shares are there.
        here: Vec<&'static str>,
    },
    /// What the envelope holds is not what was sealed.
    #[error("the envelope holds something else than was sealed")]
    Broken,
    /// No such event, board, game, link or person.
    #[error("no {what} is called {name:?}")]
    Unknown {
        /// What was looked for.
        what: &'static str,
        /// By which name.
        name: String,
    },
    /// No game that is played here is called so.
    #[error("no variant is called {name:?}")]
    NoVariant {
        /// By which name.
        name: String,
    },
    /// Chess960 has no start of this number, or another game is played.
    #[error("no start {number}: expected 0 to 959, of Chess960")]
    NoStart {
        /// Which.
        number: i64,
        /// Whether Chess960 is played, which has starts.
        chess960: bool,
    },
    /// A game begins from a start or from a position.
    #[error("start and position: expected one of them")]
    StartAndPosition,
    /// There is one already.
    #[error("there is already a {what} {name:?}")]
    Taken {
        /// What.
        what: &'static str,
        /// Its name.
        name: String,
    },
    /// The link has been used by another device.
    #[error("the link has been used")]
    LinkUsed,
    /// A text cannot be read; where and what was expected is in the second text.
    #[error("{what}: {why}")]
    Unreadable {
        /// Which text.
        what: &'static str,
        /// Why.
        why: Unread,
    },
    /// More than fits.
    #[error("more than {most} {what}")]
    TooMany {
        /// Of what.
        what: &'static str,
        /// The limit.
        most: usize,
    },
    /// An act of a tournament cannot be.
    #[error(transparent)]
    Act(Box<arbiter_event::act::Refusal>),
    /// What was sent is no act of a tournament.
    #[error("act {place}: {why}")]
    NoAct {
        /// Which of those that were sent, from 1.
        place: usize,
        /// What its reader says.
        why: String,
    },
    /// Acts that must be confirmed, after what follows was told.
    #[error("to be confirmed with {code}")]
    Confirm {
        /// The code that confirms them as long as nothing changes.
        code: String,
        /// Whether nothing but the code does.
        two_steps: bool,
        /// What follows.
        notices: Vec<arbiter_event::act::Notice>,
    },
    /// The log of the game cannot be read.
    #[error(transparent)]
    Log(#[from] LogError),
    /// Its rulebook is not known here.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// The store could not read or write.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl HallError {
    /// Its tag in the public interface; texts for people are made from it and the fields.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        match self {
            Self::Forbidden { .. } => "forbidden",
            Self::Stale { .. } => "stale",
            Self::Refused(refusal) => refusal.tag(),
            Self::Act(refusal) => refusal.tag(),
            Self::NoAct { .. } => "bad_message",
            Self::Confirm { .. } => "confirm",
            Self::Held => "held",
            Self::NotHeld => "not_held",
            Self::NoReason => "no_reason",
            Self::NoSide => "no_side",
            Self::NotEnciphered => "not_enciphered",
            Self::NobodyKeeps => "nobody_keeps",
            Self::Locked { .. } => "locked",
            Self::Broken => "broken",
            Self::Unknown { .. } => "unknown",
            Self::NoVariant { .. } => "no_variant",
            Self::NoStart { .. } => "no_start",
            Self::StartAndPosition => "start_and_position",
            Self::Taken { .. } => "taken",
            Self::LinkUsed => "link_used",
            Self::Unreadable { .. } => "unreadable",
            Self::TooMany { .. } => "too_many",
            Self::Store(
                StoreError::NotOwner | StoreError::Unreachable(_) | StoreError::WrongVersion { .. },
            ) => "moved",
            Self::Store(StoreError::Unknown) => "not_known",
            Self::Log(_) | Self::Header(_) | Self::Store(_) => "failed",
        }
    }

    /// Nothing is called so.
    ///
    /// ```
    /// use arbiter_hall::HallError;
    /// assert_eq!(HallError::unknown("event", "x").to_string(), "no event is called \"x\"");
    /// ```
    #[must_use]
    pub fn unknown(what: &'static str, name: impl Into<String>) -> Self {
        let name = name.into();
        Self::Unknown { what, name }
    }
}
