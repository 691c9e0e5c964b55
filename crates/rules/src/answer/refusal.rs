//! Refusals: an event that cannot have happened. Nothing has changed then.

use alloc::string::String;

use arbiter_mate::chess::Square;

use super::QuestionId;
use crate::words;

words! {
    /// What hinders a hand on a board that does not take everything.
    pub enum Hindrance {
        /// Such a board has nothing like it.
        Board = "board",
        /// The move is not legal.
        NotLegal = "not_legal",
        /// The move is legal, and another piece was touched.
        TouchedAnother = "touched_another",
    }
}

/// Why an event is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The instant lies before one that has been logged.
    #[error("the instant {at} ms lies before {last} ms, which has been logged")]
    TimeBackwards {
        /// What was given.
        at: u64,
        /// The last instant logged.
        last: u64,
    },
    /// No such person at this board.
    #[error("{by} does not sit at this board")]
    NotAtThisBoard {
        /// Who.
        by: String,
    },
    /// The text is no square or no move of the board.
    #[error("no square or move is called {text:?}")]
    UnknownSquare {
        /// The text.
        text: String,
    },
    /// Nothing stands there.
    #[error("nothing stands on {square}")]
    NothingThere {
        /// Where.
        square: Square,
    },
    /// Nothing is in the hand.
    #[error("nothing was lifted that could be put down")]
    NothingLifted,
    /// Both clocks stand in a game that is not over.
    #[error("both clocks stand")]
    ClocksStand,
    /// No offer of a draw stands.
    #[error("no offer of a draw stands")]
    NoOffer,
    /// A question must be answered first.
    #[error("the question {0} is open")]
    QuestionOpen(QuestionId),
    /// No such question is open.
    #[error("the question {0} is not open")]
    QuestionNotOpen(QuestionId),
    /// The answer lies outside its limits.
    #[error("{answer:?} lies outside the limits")]
    OutsideLimits {
        /// What was answered.
        answer: String,
    },
    /// A board of this mode cannot do that.
    #[error("a board of this mode cannot do that: {0}")]
    NotInThisMode(Hindrance),
    /// No official did anything with this number, or nothing came of it.
    #[error("there is nothing to take back of entry {entry}")]
    NothingToTakeBack {
        /// The number of the entry.
        entry: u32,
    },
    /// It has been taken back.
    #[error("entry {entry} has been taken back already")]
    TakenBackAlready {
        /// The number of the entry.
        entry: u32,
    },
    /// The players have played on from what it brought about.
    #[error("entry {entry} cannot be taken back: play has gone on from it")]
    PlayedOn {
        /// The number of the entry.
        entry: u32,
    },
    /// What it brought about has been changed by a later entry.
    #[error("entry {entry} cannot be taken back: a later entry changed what it did")]
    ChangedSince {
        /// The number of the entry.
        entry: u32,
    },
    /// No rule treats it yet, so that nothing would follow.
    #[error("the rules do not treat {act:?} yet: nothing would follow")]
    NotTreated {
        /// What was to be done: the word of the act.
        act: String,
    },
    /// Not for him to do.
    #[error("{by} cannot do that")]
    NotThisRole {
        /// Who.
        by: String,
    },
}

impl Refusal {
    /// Every tag.
    pub const TAGS: &'static [&'static str] = &[
        "time_backwards",
        "not_at_this_board",
        "unknown_square",
        "nothing_there",
        "nothing_lifted",
        "clocks_stand",
        "no_offer",
        "question_open",
        "question_not_open",
        "outside_limits",
        "not_in_this_mode",
        "nothing_to_take_back",
        "taken_back_already",
        "played_on",
        "changed_since",
        "not_treated",
        "not_this_role",
    ];

    /// The tag of the public interface.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        match self {
            Self::TimeBackwards { .. } => "time_backwards",
            Self::NotAtThisBoard { .. } => "not_at_this_board",
            Self::UnknownSquare { .. } => "unknown_square",
            Self::NothingThere { .. } => "nothing_there",
            Self::NothingLifted => "nothing_lifted",
            Self::ClocksStand => "clocks_stand",
            Self::NoOffer => "no_offer",
            Self::QuestionOpen(_) => "question_open",
            Self::QuestionNotOpen(_) => "question_not_open",
            Self::OutsideLimits { .. } => "outside_limits",
            Self::NotInThisMode(_) => "not_in_this_mode",
            Self::NothingToTakeBack { .. } => "nothing_to_take_back",
            Self::TakenBackAlready { .. } => "taken_back_already",
            Self::PlayedOn { .. } => "played_on",
            Self::ChangedSince { .. } => "changed_since",
            Self::NotTreated { .. } => "not_treated",
            Self::NotThisRole { .. } => "not_this_role",
        }
    }
}
