//! The messages of a live game, as they go over a socket. Additions only; the browser ignores what it does not know.

mod asked;
mod received;
mod told;

use super::coach::Coach;
#[cfg(feature = "ts")]
use super::failure::FailureJson;
use arbiter_game::rules::answer::{QuestionId, Referee};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::fact::ClaimGround;
use arbiter_game::rules::words;
use arbiter_game::state::Mode;
use arbiter_hall::event::number::{BoardNumber, Round};
use arbiter_hall::event::state::Stage;
use arbiter_hall::{Grant, Scene, Sides};
use serde::Serialize;
use serde_json::Value;

pub use asked::{Asked, AskedOption, Claimable, Claims, IfWrong, Incident, Incidents};
pub use received::{Asking, Command, Correction, Preview, Received, acts_of};
pub use told::{Cite, Deed, Half, Heard, Line, Mark, Replay, SheetMove, Spoken, SpokenKind, Story};

/// What the server sends.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sent {
    /// First of all: everything.
    Welcome(Box<Welcome>),
    /// Something happened.
    Update(Box<Update>),
    /// What came of a command.
    Reply(Reply),
    /// Who is there.
    Presence(Presence),
    /// Somebody wants a rematch, or it has been made.
    Rematch(Rematch),
    /// The device is no longer what it was.
    Gone {
        /// Why.
        why: GoneWhy,
    },
    /// What time it is.
    Time {
        /// What was sent.
        client: u64,
        /// Milliseconds since 1970.
        server: u64,
    },
    /// A message could not be read; nothing happened.
    Error {
        /// Why.
        #[cfg_attr(feature = "ts", ts(as = "FailureJson"))]
        error: Value,
    },
    /// All boards of an event.
    Boards(Box<EventHeard>),
    /// A round of a tournament is paired, published, over, or taken back.
    Round {
        /// Which.
        round: Round,
        /// How far it is.
        state: RoundStage,
    },
    /// A result of a tournament has changed.
    Result {
        /// The round.
        round: Round,
        /// The board.
        board: BoardNumber,
        /// What came of it; nothing where that was taken back.
        result: Option<String>,
    },
    /// The table of a tournament has changed.
    Standings {
        /// After which round it is.
        after: Round,
    },
    /// Questions wait for those who keep a tournament.
    Question {
        /// How many.
        open: usize,
    },
    /// One board of an event.
    Tile {
        /// Milliseconds since 1970.
        now: u64,
        /// The board.
        tile: Box<Tile>,
    },
}

/// How far a round of a tournament is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RoundStage {
    /// Nobody has paired it, or not any more.
    Preview,
    /// Only those who keep the tournament see it.
    Draft,
    /// It hangs on the wall.
    Published,
    /// Every board has a result.
    Closed,
}

impl From<Stage> for RoundStage {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Draft => Self::Draft,
            Stage::Published => Self::Published,
            Stage::Closed => Self::Closed,
        }
    }
}

/// Why a device is no longer what it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum GoneWhy {
    /// Another device has taken the seat.
    SeatMoved,
    /// It was shut out.
    Revoked,
}

/// A game as a device finds it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    /// The id of the game.
    pub game: String,
    /// The id of its event.
    pub event: String,
    /// The name of its event.
    pub name: String,
    /// The number of its board in the event.
    pub board: u32,
    /// What people call it: in a tournament its number in its round.
    pub number: u32,
    /// What this device may be here.
    pub you: Vec<Grant>,
    /// The seats of this device here.
    pub sides: Vec<Color>,
    /// Who is blind, or visually disabled so that he plays on a special board.
    pub blind: Vec<Color>,
    /// The commands of its roles.
    pub may: Vec<&'static str>,
    /// The id of the rulebook.
    pub rulebook: String,
    /// Its title.
    pub rulebook_title: String,
    /// How physical the board is.
    pub mode: Mode,
    /// The time control, as it was written.
    pub control: String,
    /// In words.
    pub control_words: String,
    /// What is left of it from each period on, in few words; empty where it is one time and nothing more.
    pub periods: Sides<Vec<String>>,
    /// Whether there is an arbiter.
    pub arbiter: bool,
    /// The articles on what ends the game by a player's own word.
    pub ends: Ends,
    /// So many moves are spectators behind.
    pub delay: u32,
    /// And so many minutes.
    pub delay_minutes: u32,
    /// The version of the game.
    pub version: u64,
    /// Milliseconds since 1970.
    pub now: u64,
    /// The game.
    pub view: View,
    /// The moves, for those who may know them.
    pub sheet: Option<Vec<SheetMove>>,
    /// What happened since the version that the device had seen.
    pub missed: Vec<Heard>,
    /// What was told so far.
    pub story: Vec<Heard>,
    /// Who is there.
    pub presence: Presence,
    /// How many boards the event has.
    pub boards: usize,
    /// How it stands with a rematch.
    pub rematch: Rematch,
    /// What the coach says, where somebody tries the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub coach: Option<Coach>,
    /// From which place on the moves come in updates, or with the PGN, where there are too many for a welcome.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sheet_rest: Option<usize>,
}

/// How it stands with a rematch.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rematch {
    /// Who wants it and waits for the other.
    pub by: Vec<Color>,
    /// Where it is played, once it has been made.
    pub go: Option<String>,
}

/// What ends a game by a player's own word, each with its article, where the rulebook has one.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ends {
    /// A draw that both agree to.
    pub agreement: Option<Cite>,
    /// Resigning.
    pub resignation: Option<Cite>,
}

/// Something happened.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    /// The version of the game.
    pub version: u64,
    /// Milliseconds since 1970.
    pub now: u64,
    /// The game.
    pub view: View,
    /// What happened, as far as it is for this viewer.
    pub entries: Vec<Heard>,
    /// What changed in the moves, for those who may know them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sheet: Option<SheetChange>,
}

/// Moves from a place on replace what stood there.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetChange {
    /// The place.
    pub from: usize,
    /// The moves.
    pub moves: Vec<SheetMove>,
}

/// A game as it is drawn.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What is seen.
    #[serde(flatten)]
    pub scene: Scene,
    /// At most two last moves, in the letters of the language.
    pub ribbon: Vec<String>,
    /// The questions, for whoever decides.
    pub questions: Vec<Asked>,
    /// What people must still carry out, for whoever decides.
    pub todo: Vec<Deed>,
    /// Changes when the scoresheets change that this viewer may read; none where there is nothing on them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub papers: Option<u32>,
    /// The claim that an arbiter decides later, since none is there; for those at the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub referred: Option<Referred>,
    /// Who waits for the decision on his appeal, and who gives it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub appeal: Option<Appealed>,
    /// What is remembered of both players in this event, for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub conduct: Option<Sides<Conduct>>,
    /// How it ended, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub end_text: Option<String>,
    /// Who won, in very few words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub end_title: Option<String>,
    /// Why, in very few words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub end_reason: Option<String>,
}

/// What is put together for an arbiter who decides later.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Referred {
    /// Who has claimed.
    pub by: Color,
    /// On which ground.
    pub ground: Option<ClaimGround>,
    /// The final position as he has written it down.
    pub position: Option<String>,
    /// Whether his opponent has verified it.
    pub verified: bool,
    /// Whether his scoresheet is there.
    pub sheet: bool,
}

/// An appeal that is not decided yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Appealed {
    /// Who has appealed.
    pub by: Color,
    /// Who decides it.
    pub to: Referee,
}

/// What is remembered of a player: what was counted against him, and what was imposed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Conduct {
    /// Illegal moves counted.
    pub illegal_moves: u32,
    /// Warnings, with those of earlier rounds.
    pub warnings: u32,
    /// Refusals to comply.
    pub refusals: u32,
    /// Times that a device of his was found.
    pub devices: u32,
    /// Offers of a draw at a wrong moment.
    pub untimely_offers: u32,
    /// The penalties, in words.
    pub penalties: Vec<String>,
}

/// What came of a command.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reply {
    /// The browser's name for it.
    pub id: String,
    /// Whether it was done, and is durable.
    pub ok: bool,
    /// The version of the game.
    pub version: u64,
    /// It waits for the other player to command the same.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub waits: bool,
    /// Why the acts after the first ones were not done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "ts", ts(as = "Option<FailureJson>"))]
    pub refused: Option<Value>,
    /// Why nothing was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "ts", ts(as = "Option<FailureJson>"))]
    pub error: Option<Value>,
}

/// Who is there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Attendance"))]
pub struct Presence {
    /// White and Black.
    pub players: [Person; 2],
    /// Arbiters who look.
    pub arbiters: usize,
    /// Others who look.
    pub spectators: usize,
}

/// A player.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Person {
    /// The name; empty until somebody sits down.
    pub name: String,
    /// Whether a device has the seat.
    pub taken: bool,
    /// Whether it is connected.
    pub here: bool,
}

/// All boards of an event.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventHeard {
    /// The id of the event.
    pub event: String,
    /// Its name.
    pub name: String,
    /// Milliseconds since 1970.
    pub now: u64,
    /// So many moves are spectators behind.
    pub delay: u32,
    /// And so many minutes.
    pub delay_minutes: u32,
    /// What this device may be here.
    pub you: Vec<Grant>,
    /// The boards.
    pub boards: Vec<Tile>,
}

/// One board of an event.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tile {
    /// Its number in the event.
    pub board: u32,
    /// What people call it: in a tournament its number in its round.
    pub number: u32,
    /// The id of its game.
    pub game: String,
    /// White and Black.
    pub players: [Person; 2],
    /// The version of the game.
    pub version: u64,
    /// The game.
    pub view: View,
    /// What an arbiter should look at.
    pub alarms: Vec<Alarm>,
}

words! {
    /// Why an arbiter should look, the most pressing first.
    pub enum AlarmKind {
        /// A question is open.
        Question = "question",
        /// The clocks stand since a restart.
        Held = "held",
        /// Somebody called him.
        Call = "call",
        /// A phone was heard.
        Device = "device",
        /// A time has come to zero.
        Flag = "flag",
        /// The clocks stand.
        Stopped = "stopped",
        /// A player's device is not connected.
        Lost = "lost",
    }
}

/// What an arbiter should look at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Alarm {
    /// What.
    pub kind: AlarmKind,
    /// Whose.
    pub side: Option<Color>,
    /// Since when: milliseconds since 1970.
    pub since: u64,
    /// Which question it is, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub question: Option<QuestionId>,
}
