//! A game in the hall: one writer, the version that they saw, and nothing told before it is durable.
//!
//! [`Desk::prepare`] checks role and version, decides, and gives the lines; whoever calls it makes them durable, and
//! drops the desk to read it anew where that fails. Between the two nobody may look: one desk, one lock.

mod bounds;
mod command;
mod deeds;
mod papers;
mod scene;

use std::sync::Arc;

use arbiter_game::event::{Act, Actor, ArbiterAct, ClockAct};
use arbiter_game::log::{Log, Writer};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::fact::At;
use arbiter_game::rules::laws::Regime;
use arbiter_game::rules::variants::BoardLetter;
use arbiter_game::rules::{Refusal, words};
use arbiter_game::state::Undo;
use arbiter_game::{Entry, Game};
use arbiter_store::Append;

use crate::delay::Mark;
use crate::{Board, HallError, Plan};

pub use bounds::{MAX_ENTRIES, MAX_OF_A_SEAT, MAX_OF_PLAYERS, MAX_ORDER, MAX_SAID};
pub use deeds::is_done;
pub use papers::{Paper, PaperLine, Papers, Whose};
pub use scene::{
    AdjournedScene, Castling, Chess960Scene, Hands, HelperScene, InHand, PartnerSaid, PartnerScene, Phase,
    Scene, Sides, VariantScene, Wanted, placement, witnessed,
};

/// The most acts of one order.
pub const MAX_ACTS: usize = 16;

/// What somebody commands: acts one after the other, at the version that he saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// The acts.
    pub acts: Vec<Act>,
    /// The version of the game that his screen showed.
    pub seen: u64,
    /// For which side, where somebody plays both, or whose claim an arbiter enters.
    pub side: Option<Color>,
    /// Now: milliseconds since 1970, never going back.
    pub now: u64,
    /// How long ago it was done, in milliseconds, as a device says that plays both sides; what others say is not believed.
    pub ago: u64,
    /// How long it was on its way, as measured, in milliseconds.
    pub way: u64,
    /// Who told the arbiter of what he enters, where he has not seen it himself.
    pub told_by: Option<Actor>,
    /// After a restart: which figures hold, in the place of acts.
    pub figures: Option<Figures>,
}

impl Order {
    /// Acts at an instant, by somebody who sees how the game stands.
    #[must_use]
    pub fn at(now: u64, acts: Vec<Act>) -> Self {
        Self {
            acts,
            seen: u64::MAX,
            side: None,
            now,
            ago: 0,
            way: 0,
            told_by: None,
            figures: None,
        }
    }

    /// After a restart it is decided which figures hold; the clock of the player who has the move runs on.
    #[must_use]
    pub fn settle(now: u64, figures: Figures) -> Self {
        Self {
            figures: Some(figures),
            ..Self::at(now, Vec::new())
        }
    }
}

words! {
    /// Which figures hold after a restart.
    pub enum Figures {
        /// What both clocks showed at the last event.
        LastEvent = "last_event",
        /// What they showed at the last heartbeat.
        LastBeat = "last_beat",
    }
}

/// After a restart: what both clocks showed, White first, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Held {
    /// At the last event.
    pub last_event: [u64; 2],
    /// At the last heartbeat.
    pub last_beat: [u64; 2],
}

impl Held {
    /// The acts by which these figures hold and the game goes on.
    fn settle(self, figures: Figures) -> Vec<Act> {
        let times = match figures {
            Figures::LastEvent => self.last_event,
            Figures::LastBeat => self.last_beat,
        };
        let adjust = |of: Color| ArbiterAct::Adjust {
            side: of,
            ms: Some(times[of.index()]),
            counter: None,
            why: None,
        };
        let [white, black] = Color::ALL.map(|of| adjust(of).into());
        vec![white, black, ArbiterAct::Resume { side: None }.into()]
    }

    /// Which figures hold by these acts, if they are such.
    fn settled_by(self, acts: &[Act]) -> Option<Figures> {
        let mut all = Figures::ALL.iter().copied();
        all.find(|figures| self.settle(*figures) == acts)
    }
}

/// What came of an order.
#[derive(Debug)]
pub struct Done {
    /// For the store; `None` where nothing is to be written yet.
    pub append: Option<Append>,
    /// The entries that were made.
    pub entries: Vec<Entry>,
    /// Why the rest of the acts did not happen.
    pub refused: Option<Refusal>,
    /// It waits for the other player to command the same.
    pub waits: bool,
}

impl Done {
    /// With what was done right after it: one append for both.
    pub fn join(&mut self, after: Self) {
        match (&mut self.append, after.append) {
            (Some(append), Some(more)) => append.entries.extend(more.entries),
            (append, more) => *append = append.take().or(more),
        }
        self.entries.extend(after.entries);
    }
}

/// A game with its writer.
#[derive(Debug, Clone)]
pub struct Desk {
    game: Game,
    writer: Writer,
    board: u32,
    stream: String,
    began: u64,
    arbiter: bool,
    started: bool,
    /// What each player was given for the way of his messages, White first, in milliseconds.
    credited: [u64; 2],
    version: u64,
    held: Option<Held>,
    /// The entry that let a held game go on, and the figures, so that the question can be asked again.
    settled: Option<(u32, Held)>,
    /// Who made the line with this version, and on which board of a match, for those who saw an older one.
    last_by: Vec<(Actor, Option<BoardLetter>)>,
    /// When each line was written, for those who are behind.
    marks: Vec<Mark>,
    wanted: Option<(Color, Vec<Act>)>,
    /// Of a match of two boards, what belongs to the board that is not in front.
    behind: Option<Box<Behind>>,
}

/// What is kept beside the game of each board of a match.
#[derive(Debug, Clone)]
struct Behind {
    board: u32,
    started: bool,
    credited: [u64; 2],
    held: Option<Held>,
    settled: Option<(u32, Held)>,
    marks: Vec<Mark>,
    wanted: Option<(Color, Vec<Act>)>,
}

/// How the second board of a match is called: as the first, with this behind it. Both have one stream.
const SECOND: &str = "-b";

/// The name of the stream of a game; both boards of a match have one.
#[must_use]
pub fn stream(game: &str) -> String {
    format!("game/{}", match_of(game).0)
}

/// The id of the second board of a match.
///
/// ```
/// use arbiter_hall::{match_of, second_board, stream};
/// use arbiter_game::rules::variants::BoardLetter;
/// let second = second_board("abc");
/// assert_eq!(match_of(&second), ("abc", BoardLetter::B));
/// assert_eq!(stream(&second), stream("abc"));
/// ```
#[must_use]
pub fn second_board(game: &str) -> String {
    format!("{game}{SECOND}")
}

/// The game whose stream it is, and which board of it.
#[must_use]
pub fn match_of(game: &str) -> (&str, BoardLetter) {
    match game.strip_suffix(SECOND) {
        Some(first) => (first, BoardLetter::B),
        None => (game, BoardLetter::A),
    }
}

impl Desk {
    /// A new game, with the append of its first line.
    ///
    /// # Errors
    /// The plan cannot be read.
    pub fn begin(plan: &Plan, board: &Board) -> Result<(Self, Append), HallError> {
        let (header, regime, start) = plan.beginning(board)?;
        let (writer, line) = Writer::begin(&header);
        let desk = Self::at(Game::begin(&start, regime), writer, plan, board);
        let append = Append {
            stream: desk.stream.clone(),
            of: desk.stream.clone(),
            expected: 0,
            entries: vec![line.into_bytes()],
            mark: None,
        };
        Ok((desk, append))
    }

    fn at(game: Game, writer: Writer, plan: &Plan, board: &Board) -> Self {
        let first = Mark::of(game.state(), 0);
        let letter = match_of(&board.game).1;
        let number = board.board - letter as u32;
        let behind = game.other().map(|other| {
            Box::new(Behind {
                board: number + 1,
                started: false,
                credited: [0, 0],
                held: None,
                settled: None,
                marks: vec![Mark::of(other, 0)],
                wanted: None,
            })
        });
        let mut desk = Self {
            game,
            writer,
            board: number,
            behind,
            stream: stream(&board.game),
            began: board.began,
            arbiter: plan.arbiter,
            started: false,
            credited: [0, 0],
            version: 1,
            held: None,
            settled: None,
            last_by: vec![(Actor::Nobody, None)],
            marks: vec![first],
            wanted: None,
        };
        desk.turn_to(letter);
        desk
    }

    /// A game from its stream.
    ///
    /// # Errors
    /// The log is not whole, or its rulebook is not known here.
    pub fn read(lines: &[Vec<u8>], plan: &Plan, board: &Board) -> Result<(Self, Vec<Entry>), HallError> {
        let texts: Vec<_> = lines.iter().map(|line| String::from_utf8_lossy(line)).collect();
        let text = texts.join("\n");
        let log = Log::read(&text)?;
        let writer = Writer::resume(&text)?;
        let mut desk = Self::at(log.beginning()?, writer, plan, board);
        for entry in &log.entries {
            desk.take(entry);
        }
        Ok((desk, log.entries))
    }

    /// Goes on with lines that somebody else has written: what they were for him they are here.
    ///
    /// # Errors
    /// They are not the next ones of this game; the desk must be read anew then.
    pub fn follow(&mut self, lines: &[Vec<u8>]) -> Result<Vec<Entry>, HallError> {
        let mut entries = Vec::with_capacity(lines.len());
        for line in lines {
            let seq = u32::try_from(self.version - 1).unwrap_or(u32::MAX);
            let entry = self.writer.follow(&String::from_utf8_lossy(line), seq)?;
            self.take(&entry);
            entries.push(entry);
        }
        Ok(entries)
    }

    fn take(&mut self, entry: &Entry) {
        let before = self.both_show();
        self.game.evolve(entry);
        self.note_at_its_board(entry, before);
    }

    /// The game. What somebody may be told of it is `view`'s.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Which board is in front, of a match of two.
    #[must_use]
    pub fn letter(&self) -> Option<BoardLetter> {
        self.game.letter()
    }

    /// Brings a board of a match to the front: all that is asked and done here is of that one. Nothing in another game.
    pub fn turn_to(&mut self, letter: BoardLetter) {
        let other = self.behind.as_deref_mut();
        let Some(other) = other.filter(|_| self.game.letter() != Some(letter)) else {
            return;
        };
        self.game.turn_to(letter);
        std::mem::swap(&mut self.board, &mut other.board);
        std::mem::swap(&mut self.started, &mut other.started);
        std::mem::swap(&mut self.credited, &mut other.credited);
        std::mem::swap(&mut self.held, &mut other.held);
        std::mem::swap(&mut self.settled, &mut other.settled);
        std::mem::swap(&mut self.marks, &mut other.marks);
        std::mem::swap(&mut self.wanted, &mut other.wanted);
    }

    /// Keeps a regime that other games of the event keep too, where it is equal to its own.
    pub fn share_regime(&mut self, regime: &Arc<Regime>) {
        self.game.share_regime(regime);
    }

    /// The number of lines of its stream.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The number of its board.
    #[must_use]
    pub fn board(&self) -> u32 {
        self.board
    }

    /// Milliseconds since 1970 from which its instants count.
    #[must_use]
    pub fn began(&self) -> u64 {
        self.began
    }

    pub(crate) fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The figures that somebody must decide on after a restart.
    #[must_use]
    pub fn held(&self) -> Option<Held> {
        self.held
    }

    /// What a player has asked for that the other must also want.
    #[must_use]
    pub fn wanted(&self) -> Option<(Color, &[Act])> {
        self.wanted.as_ref().map(|(by, acts)| (*by, acts.as_slice()))
    }

    /// What both displays show at an instant, White first.
    #[must_use]
    pub fn shows_at(&self, now: u64) -> Option<[u64; 2]> {
        let clocks = self.game.state().clocks.as_ref()?;
        let instant = clocks.instant(self.instant(now));
        Some(Color::ALL.map(|of| clocks.device.shows(of, instant)))
    }

    /// When the last thing happened here, or its board was made: milliseconds since 1970.
    #[must_use]
    pub fn last_at(&self) -> u64 {
        match self.game.state().at {
            At::Time { ms, .. } => self.began + ms,
            At::Unknown => self.began,
        }
    }

    /// Whether a display runs.
    #[must_use]
    pub fn runs(&self) -> bool {
        let clocks = self.game.state().clocks.as_ref();
        !self.game.state().is_over() && clocks.is_some_and(|clocks| clocks.running().is_some())
    }

    /// When the running display will be at zero, if nothing happens: milliseconds since 1970.
    #[must_use]
    pub fn zero_at(&self) -> Option<u64> {
        let clocks = self.game.state().clocks.as_ref()?;
        let side = clocks.running().filter(|side| clocks.time_up(*side).is_none())?;
        let At::Time { ms, .. } = self.game.state().at else {
            return None;
        };
        (!self.game.state().is_over()).then(|| self.began + ms + clocks.shows(side))
    }

    /// Notes an entry at the board where it was made; what was shown before it, at the board in front and at the other.
    fn note_at_its_board(&mut self, entry: &Entry, [own, others]: [[u64; 2]; 2]) {
        let front = self.game.letter();
        let on = front.and(entry.event.board);
        let before = if on == front { own } else { others };
        if let Some(on) = on {
            self.turn_to(on);
        }
        self.note(entry, before);
        if let Some(front) = front {
            self.turn_to(front);
        }
    }

    fn note(&mut self, entry: &Entry, before: [u64; 2]) {
        self.version += 1;
        self.last_by.push((
            entry.event.reported_by.unwrap_or(entry.event.by),
            entry.event.board,
        ));
        let at = match self.game.state().at {
            At::Time { ms, .. } => ms,
            At::Unknown => 0,
        };
        self.marks.push(Mark::of(self.game.state(), at));
        if let (Some(behind), Some(other)) = (self.behind.as_deref_mut(), self.game.other()) {
            behind.marks.push(Mark::of(other, at));
        }
        if let (Act::Clock(ClockAct::Adds { side, ms }), Actor::Clock, None) =
            (&entry.event.act, entry.event.by, entry.event.reported_by)
        {
            self.credited[side.index()] += ms;
        }
        self.started |= matches!(entry.event.act, Act::Arbiter(ArbiterAct::Start));
        match (&entry.event.act, entry.event.by) {
            (Act::Arbiter(ArbiterAct::Stop), Actor::Nobody) => {
                self.held = Some(Held {
                    last_event: before,
                    last_beat: self.shows(),
                });
            }
            (Act::Arbiter(ArbiterAct::Resume { .. } | ArbiterAct::Start), _) => {
                self.settled = self.held.take().map(|held| (entry.seq, held)).or(self.settled);
            }
            (Act::Arbiter(act), _) if act.takes_back() => self.note_taken_back(),
            _ => {}
        }
        if self.game.state().is_over() {
            self.held = None;
            if let Some(behind) = self.behind.as_deref_mut() {
                behind.held = None;
            }
        }
    }

    /// A game whose start was taken back has not begun; a game that had gone on after a restart waits again.
    fn note_taken_back(&mut self) {
        let state = self.game.state();
        let stands = |undo: &Undo| undo.act == "start" && undo.taken_back.is_none();
        self.started = state.undos().iter().any(stands);
        let open = |entry| state.undo(entry).is_some_and(|undo| undo.taken_back.is_some());
        if let Some((entry, held)) = self.settled
            && open(entry)
        {
            self.held = Some(held);
        }
    }

    /// What the displays show at the board in front, and at the other of a match.
    fn both_show(&self) -> [[u64; 2]; 2] {
        let other = self.game.other().and_then(|other| other.clocks.as_ref());
        let other = Color::ALL.map(|of| other.map_or(0, |clocks| clocks.shows(of)));
        [self.shows(), other]
    }

    fn shows(&self) -> [u64; 2] {
        let clocks = self.game.state().clocks.as_ref();
        Color::ALL.map(|of| clocks.map_or(0, |clocks| clocks.shows(of)))
    }

    /// Instants of a game count from when its board was made and never go back, whatever the server's clock did.
    fn instant(&self, now: u64) -> At {
        let (ms, state) = (now.saturating_sub(self.began), self.game.state());
        let session = state.sealed().and_then(|one| one.begins(ms));
        let last = match state.at {
            At::Time { session, .. } => session,
            At::Unknown => 1,
        };
        let session = session.unwrap_or(last);
        At::Time { session, ms }.max(state.at)
    }
}
