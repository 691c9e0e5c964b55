//! The messages of a live game, as they go over a socket. Additions only; the browser ignores what it does not know.

use std::sync::Arc;

use arbiter_game::event::{Act, Actor};
use arbiter_hall::{Figures, Grant, Scene, Sides};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Value};

/// What a browser sends.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Received {
    /// Acts, one after the other.
    Command(Command),
    /// Which figures hold after a restart.
    Settle(Settle),
    /// What time it is.
    Time {
        /// Whatever the browser wants back.
        client: u64,
    },
}

/// Acts, one after the other; the first that is refused stops the rest.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Command {
    /// The browser's own name for it: the same command sent again is done once.
    pub id: String,
    /// The version that was shown.
    pub seen: u64,
    /// For which side, where the device plays both, or whose claim an arbiter enters.
    #[serde(default)]
    pub side: Option<SideWord>,
    /// The acts, as events of a game without their instant and their actor.
    pub acts: Vec<Map<String, Value>>,
    /// How long ago they were done, in milliseconds, where one device plays both sides and had no line.
    #[serde(default)]
    pub ago: u64,
    /// Who told the arbiter of what he enters, where he has not seen it himself.
    #[serde(default)]
    pub told_by: Option<Actor>,
}

/// Acts of which somebody wants to know what they would bring about.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Asking {
    /// See [`Command::side`].
    #[serde(default)]
    pub side: Option<SideWord>,
    /// See [`Command::acts`].
    pub acts: Vec<Map<String, Value>>,
    /// See [`Command::told_by`].
    #[serde(default)]
    pub told_by: Option<Actor>,
}

/// What acts would bring about; nothing of it is done.
#[derive(Debug, Clone, Serialize)]
pub struct Preview {
    /// What would be answered.
    #[serde(serialize_with = "each")]
    pub told: Vec<Arc<Spoken>>,
    /// Whether the game would be over that is not.
    pub ends: bool,
    /// Whether it would end the game, change its score, or give or take points or time.
    pub grave: bool,
    /// How it would end, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_text: Option<String>,
    /// What both clocks would show, White's first, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<[u64; 2]>,
    /// Why the acts after the first ones would not be done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Value>,
}

/// How an entry can be corrected, or that it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "how", rename_all = "snake_case")]
pub enum Correction {
    /// An official did it: the act `take_back` with this entry.
    TakeBack {
        /// Its number.
        entry: u32,
    },
    /// Something was ruled about it: the act `overrule` with this ruling.
    Overrule {
        /// The number of the ruling.
        ruling: u32,
    },
    /// It was taken back by this entry.
    TakenBack {
        /// Its number.
        by: u32,
    },
}

/// Which figures hold after a restart.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Settle {
    /// See [`Command::id`].
    pub id: String,
    /// See [`Command::seen`].
    pub seen: u64,
    /// See [`Command::side`].
    #[serde(default)]
    pub side: Option<SideWord>,
    /// Which.
    pub figures: Figures,
}

/// A side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SideWord {
    /// White.
    White,
    /// Black.
    Black,
}

impl From<SideWord> for arbiter_game::rules::chess::Color {
    fn from(side: SideWord) -> Self {
        match side {
            SideWord::White => Self::White,
            SideWord::Black => Self::Black,
        }
    }
}

/// What the server sends.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
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
        error: Value,
    },
    /// All boards of an event.
    Boards(Box<EventHeard>),
    /// One board of an event.
    Tile {
        /// Milliseconds since 1970.
        now: u64,
        /// The board.
        tile: Box<Tile>,
    },
}

/// Why a device is no longer what it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GoneWhy {
    /// Another device has taken the seat.
    SeatMoved,
    /// It was shut out.
    Revoked,
}

/// A game as a device finds it.
#[derive(Debug, Clone, Serialize)]
pub struct Welcome {
    /// The id of the game.
    pub game: String,
    /// The id of its event.
    pub event: String,
    /// The name of its event.
    pub name: String,
    /// The number of its board.
    pub board: u32,
    /// What this device may be here.
    pub you: Vec<Grant>,
    /// The seats of this device here.
    pub sides: Vec<&'static str>,
    /// The commands of its roles.
    pub may: Vec<&'static str>,
    /// The id of the rulebook.
    pub rulebook: String,
    /// Its title.
    pub rulebook_title: String,
    /// How physical the board is.
    pub mode: &'static str,
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
}

/// How it stands with a rematch.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Rematch {
    /// Who wants it and waits for the other.
    pub by: Vec<&'static str>,
    /// Where it is played, once it has been made.
    pub go: Option<String>,
}

/// What ends a game by a player's own word, each with its article, where the rulebook has one.
#[derive(Debug, Clone, Serialize)]
pub struct Ends {
    /// A draw that both agree to.
    pub agreement: Option<Cite>,
    /// Resigning.
    pub resignation: Option<Cite>,
}

/// Something happened.
#[derive(Debug, Clone, Serialize)]
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
    pub sheet: Option<SheetChange>,
}

/// Moves from a place on replace what stood there.
#[derive(Debug, Clone, Serialize)]
pub struct SheetChange {
    /// The place.
    pub from: usize,
    /// The moves.
    pub moves: Vec<SheetMove>,
}

/// A game as it is drawn.
#[derive(Debug, Clone, Serialize)]
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
    /// How it ended, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_text: Option<String>,
    /// Who won, in very few words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_title: Option<String>,
    /// Why, in very few words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_reason: Option<String>,
}

/// A move as it is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
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
pub struct Heard {
    /// The version of the game with it.
    pub version: u64,
    /// Its number.
    pub seq: u32,
    /// Milliseconds since 1970.
    pub at: Option<u64>,
    /// Who did it.
    pub by: &'static str,
    /// The number of the move that it is about, for those who may know how many there were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// What, where that is for the viewer.
    pub act: Option<Act>,
    /// The same in a sentence, for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// How it can be corrected, for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub correction: Option<Correction>,
    /// What was answered.
    #[serde(serialize_with = "each")]
    pub told: Vec<Arc<Spoken>>,
}

/// One after the other.
fn each<S: Serializer>(told: &[Arc<Spoken>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(told.iter().map(Arc::as_ref))
}

/// The story of a game, as it is read.
#[derive(Debug, Clone, Serialize)]
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
    pub by: &'static str,
    /// What was done, in a sentence, where that is for the viewer.
    pub text: Option<String>,
    /// The number of the move that was to be made then.
    pub number: Option<u16>,
    /// The half-move that it is about, counted from 1, for those who may know how many there were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// What stood on the board after it: the first field of a FEN.
    pub stands: Option<String>,
    /// What both clocks showed after it, White's first, in milliseconds.
    pub clocks: Option<[u64; 2]>,
    /// Whether something was ruled or asked; not where a move was made as its touch obliged to.
    pub ruled: bool,
    /// How it can be corrected, for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub correction: Option<Correction>,
    /// What was answered.
    #[serde(serialize_with = "each")]
    pub told: Vec<Arc<Spoken>>,
}

/// A game that can be played through: every half-move with what stood then.
#[derive(Debug, Clone, Serialize)]
pub struct Replay {
    /// The id of the game.
    pub game: String,
    /// The version of the game.
    pub version: u64,
    /// Whether it is over: nothing will be added.
    pub over: bool,
    /// What stood on the board at the start: the first field of a FEN.
    pub start: String,
    /// What both clocks showed then, White's first, in milliseconds.
    pub clocks: Option<[u64; 2]>,
    /// The half-moves, as far as whoever asks may see them.
    pub plies: Vec<Half>,
    /// What was ruled, the oldest first.
    pub marks: Vec<Mark>,
}

/// A move of one player.
#[derive(Debug, Clone, Serialize)]
pub struct Half {
    /// The number of the move.
    pub number: u16,
    /// Whose.
    pub side: &'static str,
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
}

/// What was ruled at a move.
#[derive(Debug, Clone, Serialize)]
pub struct Mark {
    /// The half-move that it is about, counted from 1; 0 is the start.
    pub ply: usize,
    /// What was done, in a sentence.
    pub text: Option<String>,
    /// What was answered.
    #[serde(serialize_with = "each")]
    pub told: Vec<Arc<Spoken>>,
}

/// An answer in words.
#[derive(Debug, Clone, Serialize)]
pub struct Spoken {
    /// Its number.
    pub seq: u32,
    /// A ruling or a question.
    pub kind: &'static str,
    /// Its tag.
    pub tag: &'static str,
    /// Whose it is.
    pub player: Option<&'static str>,
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
    pub fields: Value,
}

/// Something that must be done about a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Deed {
    /// The number of the ruling, in the list of what is still to be done.
    #[serde(skip_serializing_if = "Option::is_none")]
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

/// What a player may claim.
#[derive(Debug, Clone, Serialize)]
pub struct Claims {
    /// The kinds that the rulebook knows here.
    pub claims: Vec<Claimable>,
}

/// A kind of claim.
#[derive(Debug, Clone, Serialize)]
pub struct Claimable {
    /// Its word.
    pub kind: &'static str,
    /// Whether the player must or may stop the clocks for it.
    pub stops: Option<&'static str>,
    /// What it costs if it is not so, where the rulebook sets a price.
    pub wrong: Option<IfWrong>,
}

/// What a claim costs that is not so.
#[derive(Debug, Clone, Serialize)]
pub struct IfWrong {
    /// What is done about it.
    pub texts: Vec<String>,
    /// Whether a written move must be made all the same.
    pub move_binds: bool,
    /// The articles.
    pub cites: Vec<Cite>,
}

/// What an arbiter may enter at a board.
#[derive(Debug, Clone, Serialize)]
#[allow(
    clippy::struct_field_names,
    reason = "the interface has called it so from the start"
)]
pub struct Incidents {
    /// The kinds that the rulebook knows here, the likeliest first.
    pub incidents: Vec<Incident>,
    /// The kinds of claims of each player that the rulebook knows, but for a disturbance, which is an incident itself.
    pub claims: Sides<Vec<&'static str>>,
    /// How a device may have been found, as far as the rulebook tells it apart, the gravest first.
    pub devices: Vec<&'static str>,
}

/// A kind of incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Incident {
    /// Its word: that of the act `observe`, or `claim`, or the claim `disturbance`.
    pub kind: &'static str,
    /// Whether it can arise on such a board and something follows from it; those that are not stand behind.
    pub likely: bool,
}

/// A question in words.
#[derive(Debug, Clone, Serialize)]
pub struct Asked {
    /// Its number.
    pub seq: u32,
    /// Which.
    pub id: &'static str,
    /// Whose matter it is.
    pub player: Option<&'static str>,
    /// What it is about, in at most four words.
    pub title: String,
    /// The sentence.
    pub text: String,
    /// What may be answered.
    pub options: Vec<AskedOption>,
    /// Within which limits.
    pub limits: Value,
    /// What is proposed.
    pub proposal: Value,
    /// The articles.
    pub cites: Vec<Cite>,
}

/// What may be answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AskedOption {
    /// Its word.
    pub id: String,
    /// The sentence.
    pub text: String,
    /// What follows from it, as far as that does not hang on figures.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<String>,
    /// The articles of that.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cites: Vec<Cite>,
}

/// What came of a command.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Reply {
    /// The browser's name for it.
    pub id: String,
    /// Whether it was done, and is durable.
    pub ok: bool,
    /// The version of the game.
    pub version: u64,
    /// It waits for the other player to command the same.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub waits: bool,
    /// Why the acts after the first ones were not done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Value>,
    /// Why nothing was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Value>,
}

/// Who is there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
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
pub struct Tile {
    /// Its number.
    pub board: u32,
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

/// What an arbiter should look at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Alarm {
    /// What.
    pub kind: &'static str,
    /// Whose.
    pub side: Option<&'static str>,
    /// Since when: milliseconds since 1970.
    pub since: u64,
    /// Which question it is, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<&'static str>,
}
