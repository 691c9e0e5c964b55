//! What is remembered of a game: everything that a ruling can rest on, and nothing else.
//!
//! It is the log folded up: [`crate::evolve`] is the only thing that changes it.

pub mod adjournment;
mod beside;
mod blind;
mod cause;
mod clocks;
mod handed;
mod hands;
mod line;
mod record;
mod sheets;
mod situation;
mod undo;

use alloc::boxed::Box;
use alloc::vec::Vec;

use arbiter_rules::answer::{OffenceKind, Question, QuestionId, Referee, Since};
use arbiter_rules::chess::{Color, Move, Piece, Role, Square};
use arbiter_rules::fact::{At, PartnerWord};
use arbiter_rules::variants::{Asked, Legal, VariantName};
use arbiter_rules::words;

pub use adjournment::{Adjournment, Sealed};
pub use beside::Beside;
pub(crate) use beside::ToldBeside;
pub use blind::Voice;
pub use cause::Cause;
pub(crate) use cause::cause;
pub use clocks::Clocks;
pub(crate) use handed::Across;
pub use hands::{Acts, CastledBack, Held, Released, Table, Touch, TouchOrder};
pub(crate) use line::Found;
pub use line::{Line, Ply};
pub use record::{End, Fault, FaultKind, Offer, OpenClaim, Pending, PlayerRecord, Todo, Watch};
pub(crate) use sheets::completes;
pub use sheets::{Sheet, Sheets, Written};
pub use situation::{Bare, Ground, Situation};
pub use undo::Undo;
pub(crate) use undo::{Change, Pair, Part};

words! {
    /// How physical a board is.
    #[derive(Default)]
    pub enum Mode {
        /// Anything that a hand can do can be done.
        #[default]
        Physical = "physical",
        /// Touch-move holds, only legal placements, the clock is pressed by hand.
        Assisted = "assisted",
        /// Only legal moves; releasing presses the clock.
        Online = "online",
        /// A real board and clock; moves and incidents are typed in.
        Recorded = "recorded",
    }
}

/// A game as it stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct State {
    /// How physical the board is.
    pub mode: Mode,
    /// Which game is played.
    pub variant: VariantName,
    /// What a game of Chess960 begins from; `None` in ordinary chess.
    pub chess960: Option<Box<Situation>>,
    /// Which of its starts that is, from 0 to 959, where it is known by its number.
    pub number: Option<u16>,
    /// The moves that stand, with their positions.
    pub line: Line,
    /// The board and the hands.
    pub table: Table,
    /// The clock, if there is one.
    pub clocks: Option<Clocks>,
    /// Of each player, White first.
    pub players: [PlayerRecord; 2],
    /// The offer of a draw that stands.
    pub offer: Option<Offer>,
    /// After which plies a draw was offered, whatever became of it: both sheets are to have its sign.
    pub offers: Vec<u32>,
    /// Claims, the last last.
    pub claims: Vec<OpenClaim>,
    /// Questions that are open, the oldest first.
    pub questions: Vec<Question>,
    /// Faults that have happened.
    pub faults: Vec<Fault>,
    /// What was taken back or counted as illegal, as the rulings on it tell it.
    pub causes: Vec<Cause>,
    /// What is looked at again.
    pub watches: Vec<Watch>,
    /// What people must carry out.
    pub todo: Vec<Todo>,
    /// The last adjournment of this game.
    pub adjournment: Option<Box<Adjournment>>,
    /// What waits for somebody's answer.
    pub pending: Pending,
    /// The scoresheets, once something is written on them.
    pub sheets: Option<Box<Sheets>>,
    /// How the game ended, once it has.
    pub end: Option<End>,
    /// The scheduled start in milliseconds and the default time.
    pub schedule: (u64, Option<u64>),
    /// When the round was really begun, in milliseconds as its events are told.
    pub round_started: Option<u64>,
    /// Whether the players change colours in the new game.
    pub colours_swapped: bool,
    /// The last instant told.
    pub at: At,
    /// The number of the next entry.
    pub seq: u32,
    /// The number of the next answer.
    pub answers: u32,
    /// The moves made by both before the first event, where that is not what the number of the move tells.
    pub moves_made: Option<u32>,
    /// The ply before the first event.
    pub began: u32,
    /// Whether an arbiter sees what nobody is said to have seen.
    pub supervised: bool,
    /// Whether nothing binds before the clock is pressed.
    pub by_clock: bool,
    /// What each player last said to his partner, White first.
    pub last_word: [Option<ToPartner>; 2],
    /// What is known of the other board of a match while an event at this one is judged.
    pub(crate) across: Across,
    /// What has been said aloud, where a player is blind.
    pub voice: Voice,
    /// The question that this event answered.
    pub answered: Option<Question>,
    /// What the event that is being judged brought about.
    pub moment: Moment,
    /// Offences that were ruled on as they were done: whose, which, and after which ply. Who tells of one tells nothing new.
    pub(crate) done: Vec<(Color, OffenceKind, u32)>,
    /// What officials did and what was ruled, with what it changed.
    pub(crate) undos: Vec<Undo>,
    /// If that was a press which completed no lawful move: the table and the clocks before it.
    pub before_press: Option<Box<(Table, Option<Clocks>)>>,
}

/// What somebody has said to his partner at the other board of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToPartner {
    /// When.
    pub at: At,
    /// What.
    pub word: PartnerWord,
    /// Of which kind of man.
    pub role: Option<Role>,
}

/// What one event brought about: facts for the questions that are asked after every event.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Moment {
    /// A legal move was made: by whom.
    pub made: Option<Color>,
    /// A piece was promoted to on this square, and the pawn never stood there.
    pub promoted_apart: Option<Square>,
    /// A move was completed, lawful or not: by whom.
    pub completed: Option<Color>,
    /// A piece was let go so that nothing lawful can come of it: by whom.
    pub illegal: Option<Color>,
    /// The king was let go where castling leaves him, or his rook after he was put back for that: the step of the king.
    pub hopped: Option<Move>,
    /// A new piece has touched the square of promotion.
    pub chosen: Option<Chosen>,
    /// A piece was let go elsewhere while the move was the opponent's.
    pub out_of_turn: bool,
    /// The clock was pressed: by whom.
    pub pressed: Option<Color>,
    /// Whether the game was over before it.
    pub was_over: bool,
    /// Whether an arbiter sees what happens.
    pub seen: bool,
    /// The appeal that is decided: whose, and to whom it went.
    pub appeal: Option<(Color, Referee)>,
    /// What the display that is set showed before.
    pub showed: Option<u64>,
    /// What both displays showed before, White's first, where the game was adjourned.
    pub shown: Option<[u64; 2]>,
    /// The ply to which the other board of a match goes back with this one.
    pub across: Option<u32>,
}

/// A new piece on the square of promotion, still held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chosen {
    /// The square of promotion.
    pub square: Square,
    /// The piece that was put there.
    pub piece: Piece,
    /// Whether another one had touched it before.
    pub exchanged: bool,
}

impl State {
    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// What is remembered of a player.
    #[must_use]
    pub fn of(&self, player: Color) -> &PlayerRecord {
        &self.players[player.index()]
    }

    pub(crate) fn of_mut(&mut self, player: Color) -> &mut PlayerRecord {
        &mut self.players[player.index()]
    }

    /// A move as this game writes it, and whether castling is the king taking his own rook: so in Chess960.
    #[must_use]
    pub fn spelled(&self, before: &Situation, played: Asked) -> Asked {
        let legal = before.legal(played).and_then(Legal::as_move);
        let castling = legal.filter(|one| self.chess960.is_some() && one.castling().is_some());
        castling.map_or(played, |one| one.to_move(true).into())
    }

    /// Moves made by a player: told before the first event, else by the number of the move, and those made since.
    #[must_use]
    pub fn moves_made(&self, player: Color) -> u32 {
        let now = self.line.moves_made(player);
        self.moves_made.map_or(now, |told| {
            let before = u32::midpoint(self.began, player.fold(1, 0));
            (told + now).saturating_sub(before)
        })
    }

    /// Whether the piece of the last move was taken on after it had been let go, and nobody has put it back.
    #[must_use]
    pub fn is_taken_on(&self) -> bool {
        let on = self.line.last().and_then(|ply| ply.played).map(Asked::to);
        on.is_some_and(|on| {
            let piece = self.line.now().board().piece_at(on);
            let stray = |(_, stray): &(Square, Piece)| Some(*stray) == piece;
            self.table.displaced.contains(&on) && self.table.strays.iter().any(stray)
        })
    }

    /// What a player's display shows, in milliseconds; `None` without a clock.
    #[must_use]
    pub fn shows(&self, of: Color) -> Option<u64> {
        self.clocks.as_ref().map(|clocks| clocks.shows(of))
    }

    /// From the ply and the instant of now.
    #[must_use]
    pub fn now(&self) -> Since {
        let (ply, at) = (self.line.ply(), self.at);
        Since { ply, at }
    }

    /// The open question with this id.
    #[must_use]
    pub fn question(&self, id: QuestionId) -> Option<&Question> {
        self.questions.iter().find(|question| question.id == id)
    }

    /// The place of the open question that is answered: where several of its kind are open, the one about the player who is
    /// named.
    #[must_use]
    pub fn asked(&self, id: QuestionId, about: Option<Color>) -> Option<usize> {
        let of = |player: Option<Color>| {
            let mut questions = self.questions.iter();
            questions.position(|open| open.id == id && (player.is_none() || open.player == player))
        };
        about.and_then(|player| of(Some(player))).or_else(|| of(None))
    }

    /// Faults nobody has ruled on yet.
    pub fn unruled_faults(&self) -> impl Iterator<Item = &Fault> {
        self.faults.iter().filter(|fault| !fault.ruled)
    }
}
