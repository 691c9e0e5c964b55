//! What is played: the plan of an event, and the first line of a game that follows it.

use std::collections::BTreeMap;

use arbiter_game::log::Header;
use arbiter_game::rules::chess::Position;
use arbiter_game::rules::laws::clock::Controls;
use arbiter_game::rules::laws::{Raw, Regime, Regulations, Rulebook, Supervision};
use arbiter_game::rules::supervision;
use arbiter_game::rules::variants::{AnyGame, Setup, Variant, VariantName};
use arbiter_game::state::Mode;
use arbiter_game::{Displays, Running, Start, drawn_start, is_standard};
use serde::{Deserialize, Serialize};

use crate::names::is_readable;
use crate::{Board, HallError, Unread};
use arbiter_event::state::{BoardMode, Play, Results};

/// The longest text that somebody may give: a name, a time control.
pub const MAX_TEXT: usize = 200;

/// What is played, and by which rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The name of the event, as people read it; a game of friends may have none, and is called by its players.
    pub name: String,
    /// The id of the rulebook.
    pub rulebook: String,
    /// The time control, as people write it: `90m+30s`.
    pub control: String,
    /// How physical the boards are.
    #[serde(default)]
    pub mode: Mode,
    /// Whether there is an arbiter. Without one, both players together do what he would.
    #[serde(default)]
    pub arbiter: bool,
    /// How many games each arbiter has at once, one if nothing is said: by that the rulebook may ask for simpler rules in rapid
    /// play and blitz.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games_an_arbiter: Option<u32>,
    /// What the event sets beyond its rulebook, by the names of the parameters.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub regulations: BTreeMap<String, String>,
    /// Which game is played.
    #[serde(default, skip_serializing_if = "is_standard")]
    pub variant: VariantName,
    /// Which of the starts of Chess960 its games begin from; none where two phones have yet to draw it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<u16>,
    /// The two lots from which it was drawn, where it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lots: Option<[String; 2]>,
    /// The position from which its games begin, as FEN; none is that of Article 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Whether everybody finds it in the lists; where nobody has said, see [`Office::is_public`](crate::Office::is_public).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<bool>,
    /// What the displays show at the start, White's first, in milliseconds, where that is not all of the time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<[u64; 2]>,
    /// Which incident of the coach it is, from 1, where somebody tries the board alone: it is in no list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coach: Option<u8>,
    /// How the results of a tournament come, in logs of version 0.1; since then its announcement says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<Results>,
}

impl Plan {
    /// A game of two friends: no arbiter, the rules of friendly games, a board that stops no hand.
    #[must_use]
    pub fn friends(name: &str, control: &str) -> Self {
        Self {
            name: name.into(),
            rulebook: "casual".into(),
            control: control.into(),
            mode: Mode::Physical,
            arbiter: false,
            games_an_arbiter: None,
            regulations: BTreeMap::new(),
            variant: VariantName::Standard,
            start: None,
            lots: None,
            position: None,
            public: None,
            left: None,
            coach: None,
            results: None,
        }
    }

    /// Draws the start of its games by these lots, where it is Chess960 and nobody has said which start, nor a position.
    ///
    /// ```
    /// use arbiter_hall::{Plan, VariantName};
    /// let mut plan = Plan { variant: VariantName::Chess960, ..Plan::friends("", "5m") };
    /// plan.draw_start(["a".into(), "b".into()]);
    /// assert!(plan.start.is_some_and(|start| start < 960));
    /// ```
    pub fn draw_start(&mut self, lots: [String; 2]) {
        let open = self.start.is_none() || self.lots.is_some();
        if self.variant == VariantName::Chess960 && self.position.is_none() && open {
            self.start = Some(drawn_start(&lots));
            self.lots = Some(lots);
        }
    }

    /// Whether each of its games is a match of two boards.
    #[must_use]
    pub fn is_match(&self) -> bool {
        self.variant == VariantName::Bughouse
    }

    /// The same in the words of a tournament's announcement.
    #[must_use]
    pub fn play(&self) -> Play {
        Play {
            rulebook: Some(self.rulebook.clone()),
            control: Some(self.control.clone()),
            mode: BoardMode::by_name(self.mode.as_str()),
            results: self.results,
        }
    }

    /// Reads the plan as a game is begun from it.
    ///
    /// # Errors
    /// The rulebook is not known, or a text cannot be read: which one, where, and what was expected.
    pub fn read(&self) -> Result<(&'static Rulebook, Regime, Start), HallError> {
        if self.public != Some(false) || !self.name.is_empty() {
            text("name", &self.name)?;
        }
        let book = Rulebook::by_id(&self.rulebook).filter(|book| book.is_for_games());
        let book = book.ok_or_else(|| HallError::unknown("rulebook", &self.rulebook))?;
        text("control", &self.control)?;
        let controls: Controls = self.control.parse().map_err(|why| unreadable("control", why))?;
        let mut regulations = Regulations::default();
        for (name, value) in &self.regulations {
            let set = regulations.set(name, &Raw::Text(value));
            set.map_err(|why| unreadable("regulations", why))?;
        }
        let regime = |supervision| book.regime(book.classify(&controls).play, supervision, &regulations);
        let competition = regime(Supervision::Competition);
        // The program records every game: what is left to ask is how many of them an arbiter has.
        let supervision = if self.arbiter {
            supervision::adequate(self.games_an_arbiter.unwrap_or(1), true, &competition)
        } else {
            Supervision::Basic
        };
        let regime = match supervision {
            Supervision::Competition => competition,
            Supervision::Basic => regime(Supervision::Basic),
        };
        let [white, black] = self.left.map_or([None; 2], |left| left.map(Some));
        let usual = Start::default();
        let (position, second) = self.stands()?;
        let start = Start {
            mode: self.mode,
            variant: self.variant,
            number: self.start,
            lots: self.lots.clone(),
            position,
            second,
            clock: Some(controls.setting()),
            displays: Some(Displays {
                white,
                black,
                running: Running::None,
                ..Displays::default()
            }),
            ..usual
        };
        Ok((book, regime, start))
    }

    /// What stands on the board at the start, and on the second of a match where that is said (`FEN | FEN`): a position in which
    /// somebody can move.
    fn stands(&self) -> Result<(Setup, Option<Setup>), HallError> {
        if let Some(number) = self.start {
            let chess960 = self.variant == VariantName::Chess960;
            let start = Position::chess960(number).filter(|_| chess960);
            let start = start.ok_or(HallError::NoStart {
                number: number.into(),
                chess960,
            })?;
            if self.position.is_some() {
                return Err(HallError::StartAndPosition);
            }
            return Ok((Variant::setup(&start), None));
        }
        let Some(fen) = &self.position else {
            return Ok((AnyGame::start(self.variant).setup(), None));
        };
        // Of a match there are two.
        text_within("position", fen, MAX_TEXT * if self.is_match() { 2 } else { 1 })?;
        let game = match self.variant {
            VariantName::Standard | VariantName::Chess960 => {
                let position = Position::from_fen(fen).map_err(|why| unreadable("position", why))?;
                AnyGame::Standard(position)
            }
            name => AnyGame::from_fen(name, fen).map_err(|why| unreadable("position", why))?,
        };
        if !game.has_legal_move() {
            return Err(unreadable("position", Unread::NoMove));
        }
        Ok((game.setup(), game.second_setup()))
    }

    /// How a game of this plan begins at a board, and its first line.
    pub(crate) fn beginning(&self, board: &Board) -> Result<(Header, Regime, Start), HallError> {
        let (book, regime, mut start) = match &board.control {
            None => self.read()?,
            Some(control) => Self {
                control: control.clone(),
                ..self.clone()
            }
            .read()?,
        };
        for (past, blind) in start.players.iter_mut().zip(board.blind) {
            past.blind = blind;
        }
        if let Some(place) = board.of {
            for (past, warned) in start.players.iter_mut().zip(place.warned) {
                past.warnings = warned;
            }
            let begins = place.begins.map(|at| at.saturating_sub(board.began));
            start.scheduled = begins.map(|at| (at, None));
        }
        Ok((Header::new(book, &regime, &start), regime, start))
    }
}

fn unreadable(what: &'static str, why: impl Into<Unread>) -> HallError {
    let why = why.into();
    HallError::Unreadable { what, why }
}

/// A text that is there, and no longer than it may be; a name can be read as well.
pub(crate) fn text(what: &'static str, given: &str) -> Result<(), HallError> {
    text_within(what, given, MAX_TEXT)
}

fn text_within(what: &'static str, given: &str, most: usize) -> Result<(), HallError> {
    let good = !given.trim().is_empty() && given.len() <= most && !given.contains(char::is_control);
    if !good {
        let why = Unread::Text { most };
        return Err(HallError::Unreadable { what, why });
    }
    if what == "name" && !is_readable(given) {
        let why = Unread::Unseen;
        return Err(HallError::Unreadable { what, why });
    }
    Ok(())
}
