//! Refusals: an event that cannot have happened. Nothing has changed then.

use alloc::string::String;

use arbiter_mate::chess::Square;

use super::QuestionId;
use crate::{tagged, words};

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

tagged! {
    /// Why an event is refused.
    #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
    #[non_exhaustive]
    pub enum Refusal {
        /// The instant lies before one that has been logged (`at`: what was given; `last`: the last instant logged).
        #[error("the instant {at} ms lies before {last} ms, which has been logged")]
        TimeBackwards = "time_backwards" { at: u64, last: u64 },
        /// No such person at this board (`by`: who).
        #[error("{by} does not sit at this board")]
        NotAtThisBoard = "not_at_this_board" { by: String },
        /// The game is not one of two boards.
        #[error("the game has one board only")]
        NoSuchBoard = "no_such_board",
        /// He has said something to his partner less than a second ago.
        #[error("one word to the partner a second")]
        TooSoon = "too_soon",
        /// The event lets partners say nothing to each other.
        #[error("partners say nothing to each other here")]
        WordsForbidden = "words_forbidden",
        /// The text is no square or no move of the board (`text`: the text).
        #[error("no square or move is called {text:?}")]
        UnknownSquare = "unknown_square" { text: String },
        /// Nothing stands there (`square`: where).
        #[error("nothing stands on {square}")]
        NothingThere = "nothing_there" { square: Square },
        /// Nothing is in the hand.
        #[error("nothing was lifted that could be put down")]
        NothingLifted = "nothing_lifted",
        /// Both clocks stand in a game that is not over.
        #[error("both clocks stand")]
        ClocksStand = "clocks_stand",
        /// No offer of a draw stands.
        #[error("no offer of a draw stands")]
        NoOffer = "no_offer",
        /// A question must be answered first.
        #[error("the question {0} is open")]
        QuestionOpen = "question_open" (QuestionId),
        /// No such question is open.
        #[error("the question {0} is not open")]
        QuestionNotOpen = "question_not_open" (QuestionId),
        /// The answer lies outside its limits (`answer`: what was answered).
        #[error("{answer:?} lies outside the limits")]
        OutsideLimits = "outside_limits" { answer: String },
        /// A board of this mode cannot do that.
        #[error("a board of this mode cannot do that: {0}")]
        NotInThisMode = "not_in_this_mode" (Hindrance),
        /// No official did anything with this number, or nothing came of it (`entry`: the number of the entry).
        #[error("there is nothing to take back of entry {entry}")]
        NothingToTakeBack = "nothing_to_take_back" { entry: u32 },
        /// It has been taken back (`entry`: the number of the entry).
        #[error("entry {entry} has been taken back already")]
        TakenBackAlready = "taken_back_already" { entry: u32 },
        /// The players have played on from what it brought about (`entry`: the number of the entry).
        #[error("entry {entry} cannot be taken back: play has gone on from it")]
        PlayedOn = "played_on" { entry: u32 },
        /// What it brought about has been changed by a later entry (`entry`: the number of the entry).
        #[error("entry {entry} cannot be taken back: a later entry changed what it did")]
        ChangedSince = "changed_since" { entry: u32 },
        /// The move is sealed: first the envelope is opened.
        #[error("the move is sealed: the envelope is opened first")]
        EnvelopeClosed = "envelope_closed",
        /// No envelope is closed.
        #[error("no move is sealed")]
        NoEnvelope = "no_envelope",
        /// Nobody has appealed.
        #[error("nobody has appealed")]
        NothingAppealed = "nothing_appealed",
        /// Not for him to do (`by`: who).
        #[error("{by} cannot do that")]
        NotThisRole = "not_this_role" { by: String },
    }
}
