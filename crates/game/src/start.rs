//! How a game begins: from the initial position, or from any other with moves, displays and a past.

use alloc::string::String;
use alloc::vec::Vec;

use arbiter_rules::answer::{IllegalKind, Right, Until};
use arbiter_rules::blind::Seats;
use arbiter_rules::chess::{Board, Color, Setup};
use arbiter_rules::fact::At;
use arbiter_rules::laws::clock::{ChessClock, ClockSetting};
use arbiter_rules::laws::{Regime, Rulebook, Standing};
use arbiter_rules::variants::{self, Asked, VariantName};
use arbiter_rules::words;
use serde::{Deserialize, Serialize};

use crate::evolve::clock::set;
use crate::evolve::line::{illegal_ply, legal_ply};
use crate::log::start as stored;
use crate::state::{Clocks, Fault, FaultKind, Line, Mode, Offer, PlayerRecord, Situation, State, Table};

/// How a game begins.
///
/// ```
/// use arbiter_game::{Game, Start};
/// use arbiter_rules::laws::default_rulebook;
///
/// let start = Start { moves: vec!["e2e4".parse()?], ..Start::default() };
/// let game = Game::begin(&start, default_rulebook().standard());
/// assert_eq!(game.state().line.ply(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// How physical the board is.
    pub mode: Mode,
    /// Which game it is.
    #[serde(default, skip_serializing_if = "is_standard")]
    pub variant: VariantName,
    /// Which of the starts of Chess960 it is, from 0 to 959, where it was drawn or chosen by its number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The two lots from which it was drawn, as [`drawn_start`](crate::drawn_start) takes them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lots: Option<[String; 2]>,
    /// The position that should stand at the start.
    #[serde(deserialize_with = "stored::position")]
    pub position: variants::Setup,
    /// The same of the second board of a match; the initial one where nothing is said. The moves are those of the first.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "stored::readable"
    )]
    pub second: Option<variants::Setup>,
    /// What stood instead; the moves then run from it.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "stored::readable"
    )]
    pub as_set_up: Option<Setup>,
    /// Moves made before the first event. They may be illegal; that is noticed by nobody until somebody says so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Asked>,
    /// How the clock is set; `None` if there is none.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "stored::readable"
    )]
    pub clock: Option<ClockSetting>,
    /// What it shows at the first event; `None` a full first period.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub displays: Option<Displays>,
    /// What is known of each player, White first.
    #[serde(flatten, with = "stored::players")]
    pub players: [Past; 2],
    /// Whose offer of a draw stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<Color>,
    /// The moves made by both, where the rule on reversed colours or restoring needs another number than the FEN's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_made: Option<u32>,
    /// The scheduled start in milliseconds, and the default time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scheduled: Option<(u64, Option<u64>)>,
}

/// Whether it is the game of Article 2: a log need not say so.
#[must_use]
pub fn is_standard(variant: &VariantName) -> bool {
    *variant == VariantName::Standard
}

/// What a clock shows at the first event.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Displays {
    /// White's display in milliseconds, if not that of a full first period.
    pub white: Option<u64>,
    /// The same of Black.
    pub black: Option<u64>,
    /// White's move counter, if not the moves made.
    pub white_moves: Option<u16>,
    /// The same of Black.
    pub black_moves: Option<u16>,
    /// Whose display runs.
    pub running: Running,
}

words! {
    /// Whose display runs at the first event.
    #[derive(Default)]
    pub enum Running {
        /// That of the player whose turn it is.
        #[default]
        SideToMove = "side_to_move",
        /// White's display.
        White = "white",
        /// The same of Black.
        Black = "black",
        /// Neither: the clock stands.
        None = "none",
    }
}

/// What is known of a player when the game begins, or from before.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Past {
    /// Illegal moves counted in this game.
    pub illegal_moves: u32,
    /// Warnings that he has had.
    pub warnings: u32,
    /// Moves on his scoresheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recorded: Option<u32>,
    /// Whether his time has been below five minutes.
    pub times_below_five: bool,
    /// Rights that he has lost for the whole game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<Right>,
    /// Whether he is blind, or visually disabled so that he plays on a special board.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub blind: bool,
    /// Whether he cannot hear.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub deaf: bool,
}

impl Default for Start {
    fn default() -> Self {
        Self {
            mode: Mode::Physical,
            variant: VariantName::Standard,
            number: None,
            lots: None,
            position: variants::AnyGame::start(VariantName::Standard).setup(),
            second: None,
            as_set_up: None,
            moves: Vec::new(),
            clock: None,
            displays: None,
            players: [Past::default(), Past::default()],
            offer: None,
            moves_made: None,
            scheduled: None,
        }
    }
}

impl Start {
    /// The state before the first event.
    #[must_use]
    pub fn state(&self) -> State {
        let should = Situation::begun(self.variant, &self.position);
        let stood = self.as_set_up.as_ref();
        let mut line = Line::new(stood.map_or(should, |setup| Situation::of(setup, should.beside)));
        line.as_set_up = stood.map(|_| self.position.base.board);
        let chess960 = self.variant == VariantName::Chess960 || self.position.base.is_chess960();
        let mut faults = Vec::new();
        for played in &self.moves {
            let now = *line.now();
            let ply = now.legal(*played).map_or_else(
                || illegal_ply(&now, *played, chess960),
                |one| legal_ply(&now, one),
            );
            faults.extend(ply.illegal.map(|kind| unseen(kind, now.turn(), line.ply() + 1)));
            line.push(ply);
        }
        let table = Table::new(line.now().board());
        let clocks = self.clocks(&line);
        let period = |of: Color| {
            clocks
                .as_ref()
                .map_or(0, |clocks| clocks.device.display(of).period())
        };
        let players = Color::ALL.map(|of| record(&self.players[of.index()], period(of)));
        let mut state = State {
            mode: self.mode,
            variant: self.variant,
            number: self.number,
            chess960: chess960.then(|| should.into()),
            table,
            clocks,
            players,
            offer: self.offer.map(|by| Offer {
                by,
                ply: line.ply(),
                touched: 0,
            }),
            faults,
            schedule: self.scheduled.unwrap_or_default(),
            moves_made: self.moves_made,
            began: line.ply(),
            supervised: true,
            line,
            ..State::default()
        };
        crate::evolve::line::note_clocks(&mut state);
        state
    }

    /// The state of the second board before the first event, in a match of two.
    pub(crate) fn second(&self) -> Option<State> {
        let usual = || variants::AnyGame::start(self.variant).setup();
        let start = Self {
            position: self.second.clone().unwrap_or_else(usual),
            as_set_up: None,
            moves: Vec::new(),
            ..self.clone()
        };
        (self.variant == VariantName::Bughouse).then(|| start.state())
    }

    /// What the game is judged by: the rulebook, and over it what a game beside chess adds.
    #[must_use]
    pub fn over(&self, regime: Regime) -> Regime {
        match self.overlay(&regime) {
            Some(overlay) => regime.over(overlay),
            None => regime,
        }
    }

    /// What the game lays over a rulebook, if it does. One that speaks of the game itself, as later editions do of Chess960,
    /// needs nothing over it.
    pub(crate) fn overlay(&self, regime: &Regime) -> Option<&'static Rulebook> {
        let overlay = Rulebook::overlay(self.variant.word())?;
        let about = overlay.articles().first()?.topics().next()?;
        (regime.standing(about) != Standing::Carried).then_some(overlay)
    }

    /// The same with its clock as the rulebook lets it count.
    pub(crate) fn under(&self, regime: &Regime) -> Self {
        let mut start = self.clone();
        if let Some(setting) = &mut start.clock {
            setting.saved = arbiter_rules::clock_faults::saved_in_delay(regime);
        }
        start
    }

    /// Who cannot see, and who cannot hear.
    pub(crate) fn seats(&self) -> Seats {
        let [white, black] = &self.players;
        Seats {
            blind: [white.blind, black.blind],
            deaf: [white.deaf, black.deaf],
        }
    }

    fn clocks(&self, line: &Line) -> Option<Clocks> {
        let setting = self.clock.clone()?;
        let mut device = ChessClock::new(setting);
        let displays = self.displays.unwrap_or_default();
        for of in Color::ALL {
            let first = device.setting().of(of).moves_until(0);
            let shown = of.fold(displays.white, displays.black);
            // What is told of moves made is what the device has counted, as long as its first period lasts, and later
            // where it is also told what it shows.
            let told = self
                .moves_made
                .filter(|made| shown.is_some() || first.is_some_and(|first| *made < first));
            let made = told.unwrap_or_else(|| line.moves_made(of));
            let made = u16::try_from(made).unwrap_or(u16::MAX);
            let counter = of.fold(displays.white_moves, displays.black_moves);
            set(&mut device, of, None, counter.or(Some(made)));
            set(&mut device, of, shown, None);
        }
        let running = match displays.running {
            Running::SideToMove => Some(line.now().turn()),
            Running::White => Some(Color::White),
            Running::Black => Some(Color::Black),
            Running::None => None,
        };
        Some(Clocks::new(device, running))
    }
}

/// A fault of a move made before the first event: nobody has noticed it.
fn unseen(kind: IllegalKind, player: Color, ply: u32) -> Fault {
    Fault {
        kind: FaultKind::Illegal(kind),
        player,
        ply,
        at: At::Unknown,
        seen: false,
        ruled: false,
        press: None,
    }
}

fn record(past: &Past, period: usize) -> PlayerRecord {
    let lost = past.lost.iter().map(|right| (*right, Until::Game));
    PlayerRecord {
        illegal_moves: past.illegal_moves,
        warnings: past.warnings,
        recorded: past.recorded,
        low_in: past.times_below_five.then_some(period),
        lost: lost.collect(),
        ..PlayerRecord::default()
    }
}

/// The board of a text in FEN whose first field at least is there; the rest is taken from `like`.
#[must_use]
pub fn board_of(text: &str, like: &Setup) -> Option<Board> {
    let mut full = String::from(text.split(' ').next().unwrap_or_default());
    full.push_str(like.turn.fold(" w - - 0 1", " b - - 0 1"));
    Setup::from_fen(&full).ok().map(|setup| setup.board)
}
