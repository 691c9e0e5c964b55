//! What an attempt came to, and why it is wrong.

use arbiter_chess::{Color, Position, Role, Square};
use arbiter_game::rules::chess::Playable;
use arbiter_game::rules::{Answer, Refusal, words};
use arbiter_game::state::Situation;
use arbiter_notation::{Language, SanError, WhyIllegal};
use arbiter_variants::{Asked as Move, WhyNoDrop};

use crate::reason::Reason;
use crate::stand::{NotHere, Stand};
use crate::typed;

words! {
    /// How a step stands after an attempt.
    pub enum State {
        /// More is to be done.
        Open = "open",
        /// The aim is reached.
        Done = "done",
        /// What was tried last does not lead there; the step stands as before it.
        Wrong = "wrong",
    }
}

/// Why an attempt is wrong.
#[derive(Debug, Clone, PartialEq)]
pub enum Why {
    /// A rule of Article 3 forbids it.
    Illegal(WhyIllegal),
    /// The man is pinned to his king.
    Pinned(Role, Square),
    /// A man from the pocket may not be put there.
    Drop(WhyNoDrop),
    /// The game is over.
    Over,
    /// The move may be made, but does not do what is to be done.
    Missed(&'static str),
    /// No move is left.
    NoMoveLeft,
    /// Not this square, not this sentence.
    NotThis,
    /// Not this one, for a reason that the board or the clock tells.
    Because(Reason),
    /// Another man belongs there, or none.
    NotThere,
    /// Another move was to be typed.
    OtherMove,
    /// What was typed is no legal move here.
    Unread(String, SanError),
    /// What was spoken is no legal move here.
    Unheard,
    /// The game has ruled what must not come to that.
    Ruled,
    /// What was done cannot have happened.
    Refused(Refusal),
}

/// What an attempt came to.
#[derive(Debug, Clone, PartialEq)]
pub struct Tried {
    /// Whether the aim is reached.
    pub state: State,
    /// The board now; none where a step has no board.
    pub fen: Option<String>,
    /// What the other side has done after the last move, or what comes next in a line that is shown.
    pub reply: Option<String>,
    /// How much is left: marks, moves, squares, men, decisions.
    pub left: u32,
    /// Why it is wrong.
    pub why: Option<Why>,
    /// What may be done next, for dots of help: moves in UCI.
    pub legal: Vec<String>,
    /// The marks that are left.
    pub marks: Vec<Square>,
    /// The square of a king in check.
    pub check: Option<Square>,
    /// What a game answered to the last act.
    pub answers: Vec<Answer>,
    /// The positions in which the moves that it names are legal.
    pub boards: Vec<Situation>,
    /// The articles of the answers.
    pub cites: Vec<String>,
    /// What the clock shows now, White's display first, in milliseconds, and whose runs.
    pub shows: Option<([u64; 2], Option<Color>)>,
}

/// An attempt that cannot be read: nothing is answered.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("move {number}: {why}")]
pub struct Unreadable {
    /// Which of the moves, from 1.
    pub number: usize,
    /// What was expected.
    pub why: String,
}

impl Tried {
    pub(crate) fn new(state: State, left: u32) -> Self {
        Self {
            state,
            fen: None,
            reply: None,
            left,
            why: None,
            legal: Vec::new(),
            marks: Vec::new(),
            check: None,
            answers: Vec::new(),
            boards: Vec::new(),
            cites: Vec::new(),
            shows: None,
        }
    }

    pub(crate) fn on(mut self, stand: &Stand) -> Self {
        self.fen = Some(stand.fen());
        if self.state != State::Done {
            self.legal = stand.moves().iter().map(ToString::to_string).collect();
        }
        let position = stand.position().filter(Playable::is_check);
        self.check = position.map(|position| position.king(position.turn()));
        self
    }

    pub(crate) fn wrong(stand: &Stand, left: u32, why: Why) -> Self {
        Self {
            why: Some(why),
            ..Self::new(State::Wrong, left).on(stand)
        }
    }

    /// What somebody means who types no squares from and to: a move of his language, or the only move to a square.
    pub(crate) fn meant(&self, text: &str, language: Language) -> Option<Move> {
        let position = self.fen.as_deref().and_then(|fen| Position::from_fen(fen).ok());
        if let Some(found) = position.and_then(|position| typed::heard(&position, text, language).ok()) {
            return Some(Move::Move(found));
        }
        let to = typed::square(text)?.to_string();
        let mut found = self
            .legal
            .iter()
            .filter(|legal| legal.len() == 4 && legal[2..] == to);
        let only = found.next().filter(|_| found.next().is_none())?;
        only.parse().ok()
    }
}

impl From<Reason> for Why {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Not(not) => not.into(),
            other => Self::Because(other),
        }
    }
}

impl From<NotHere> for Why {
    fn from(not: NotHere) -> Self {
        match not {
            NotHere::Rule(why) => Self::Illegal(why),
            NotHere::Pinned(role, square) => Self::Pinned(role, square),
            NotHere::Drop(why) => Self::Drop(why),
            NotHere::Over => Self::Over,
        }
    }
}

pub(crate) fn many(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
