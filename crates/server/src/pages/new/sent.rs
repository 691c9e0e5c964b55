//! What the form for a new game sends, and what is asked of the interface for it.

use arbiter_hall::MOST_MINUTES;
use arbiter_lang::Args;
use arbiter_laws::clock::Controls;
use arbiter_laws::{Rulebook, Unfit, Warning};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Wrong;
use crate::digits::latin;
use crate::frame::Frame;

/// The ways to play: over one tablet, with two phones, far apart, many at once.
pub const WAYS: [&str; 4] = ["tablet", "phones", "online", "event"];

/// What can be played without typing: its word, the control, and how players call it.
pub const TIMES: [(&str, &str, &str); 5] = [
    ("blitz", "3m+2s", "3+2"),
    ("rapid", "15m+10s", "15+10"),
    ("club", "90m+30s", "90+30"),
    ("classical", "40/2h, 1h", "40/120, 60"),
    ("own", "", ""),
];

/// What fits the way to play: the rulebook, the kind of board.
pub const FITS: &str = "fits";

/// The games that can be played here.
pub const VARIANTS: [&str; 6] = [
    "standard",
    "chess960",
    "king-of-the-hill",
    "three-check",
    "crazyhouse",
    "bughouse",
];

/// The last of the starts of Chess960, which are counted from 0.
const LAST_START: u32 = 959;

/// The kinds of boards.
pub const MODES: [&str; 5] = [FITS, "physical", "assisted", "online", "recorded"];

/// Who has which colour, where two devices play.
pub const SEATS: [&str; 4] = ["drawn", "white", "black", "open"];

/// The most that the form takes.
const MOST_BOARDS: u32 = 500;
const MOST_MOVES: u32 = 500;

/// What the form sends.
#[derive(Debug, Clone, Deserialize)]
#[serde(default)]
pub struct Sent {
    pub way: String,
    pub preset: String,
    pub control: String,
    /// Where they are not the same for both.
    pub time_white: String,
    pub time_black: String,
    pub rulebook: String,
    pub mode: String,
    pub seats: String,
    pub white: String,
    pub black: String,
    pub arbiter: Option<String>,
    /// Who is blind.
    pub blind_white: Option<String>,
    pub blind_black: Option<String>,
    /// The name of whoever plays at this device of two.
    pub own: String,
    /// How many boards, as it was typed.
    pub boards: String,
    pub name: String,
    /// Which game is played.
    pub variant: String,
    /// Which of its starts, as it was typed; nothing where it is drawn.
    pub start: String,
    /// Where the game begins, as FEN.
    pub position: String,
    /// How far spectators are behind, as it was typed.
    pub delay: String,
    pub delay_minutes: String,
    /// What was told not to fit, and is wanted all the same: rulebook and time, as the form was told them.
    pub anyway: String,
}

impl Default for Sent {
    fn default() -> Self {
        let none = String::new;
        Self {
            way: WAYS[0].into(),
            preset: "rapid".into(),
            control: none(),
            time_white: none(),
            time_black: none(),
            rulebook: FITS.into(),
            mode: FITS.into(),
            seats: SEATS[0].into(),
            white: none(),
            black: none(),
            arbiter: None,
            blind_white: None,
            blind_black: None,
            own: none(),
            boards: "4".into(),
            name: none(),
            variant: VARIANTS[0].into(),
            start: none(),
            position: none(),
            delay: none(),
            delay_minutes: none(),
            anyway: none(),
        }
    }
}

impl Sent {
    /// The time control, as it is written.
    pub fn control(&self) -> String {
        let preset = TIMES.iter().find(|(id, ..)| *id == self.preset);
        let both = match preset {
            Some((_, control, _)) if !control.is_empty() => (*control).to_owned(),
            _ => latin(&self.control),
        };
        let of = |typed: &str| match latin(typed.trim()) {
            own if own.is_empty() => both.clone(),
            own => own,
        };
        let (white, black) = (of(&self.time_white), of(&self.time_black));
        if white == black {
            white
        } else {
            format!("{white} | {black}")
        }
    }

    /// Rulebook and time together: whoever has changed either is told anew.
    pub fn chosen(&self) -> String {
        format!("{} {}", self.rulebook(), self.control())
    }

    /// Where the time does not fit what the rulebook says of time. That both have different ones he has asked for himself,
    /// in fields of their own.
    pub fn unfitting(&self) -> Vec<Warning> {
        let book = Rulebook::by_id(self.rulebook());
        let controls = self.control().parse::<Controls>().ok();
        let found = book
            .zip(controls)
            .map(|(book, controls)| book.classify(&controls).warnings);
        let mut warnings = found.unwrap_or_default();
        warnings.retain(|warning| warning.what != Unfit::Different);
        warnings
    }

    /// Many boards are an event.
    pub fn is_event(&self) -> bool {
        self.way == "event"
    }

    /// Two devices draw: this one's player has no colour yet.
    pub fn is_drawn(&self) -> bool {
        self.has_two() && self.seats == "drawn" && self.blind().is_empty() && !self.is_match()
    }

    /// The sides that do not see.
    fn blind(&self) -> Vec<&'static str> {
        let sides = [("white", &self.blind_white), ("black", &self.blind_black)];
        sides
            .into_iter()
            .filter(|(_, chosen)| chosen.is_some())
            .map(|(side, _)| side)
            .collect()
    }

    /// The pieces behind the pawns are placed by lot.
    fn is_chess960(&self) -> bool {
        self.variant == VARIANTS[1]
    }

    /// Two boards with four players, each with a code of his own.
    fn is_match(&self) -> bool {
        self.variant == VARIANTS[5]
    }

    /// Whether it is for two devices.
    fn has_two(&self) -> bool {
        matches!(self.way.as_str(), "phones" | "online")
    }

    /// What is wrong with a number that was typed, if something is.
    pub fn misnumbered(&self, frame: &Frame) -> Option<Wrong> {
        let numbers = [
            ("start", &self.start, 0, LAST_START),
            ("boards", &self.boards, 1, MOST_BOARDS),
            ("delay", &self.delay, 0, MOST_MOVES),
            ("delay_minutes", &self.delay_minutes, 0, MOST_MINUTES),
        ];
        let bad = |typed: &str, least, most| {
            !typed.trim().is_empty() && number(typed).is_none_or(|number| number < least || number > most)
        };
        let (field, _, least, most) =
            (numbers.into_iter()).find(|(_, typed, least, most)| bad(typed, *least, *most))?;
        let behind = |unit: &str| format!("{} ({})", frame.t("new-delay"), frame.t(unit));
        let what = match field {
            "start" => frame.t("new-start"),
            "delay" => behind("new-delay-moves"),
            "delay_minutes" => behind("new-delay-minutes"),
            _ => frame.t("new-boards"),
        };
        let args = Args::new().text("what", what).count("least", least.into());
        let why = frame.lang().text("new-number", &args.count("most", most.into()));
        Some(Wrong { field, why })
    }

    fn rulebook(&self) -> &str {
        match self.rulebook.as_str() {
            FITS if self.is_event() => arbiter_laws::default_rulebook().id(),
            FITS => "casual",
            id => id,
        }
    }

    fn mode(&self) -> &str {
        match self.mode.as_str() {
            FITS if self.way == "online" => "online",
            FITS => "physical",
            id => id,
        }
    }

    /// Who sits where, as the interface has it, and both names.
    fn seats(&self) -> (&str, [&str; 2]) {
        let own = self.own.trim();
        match self.seats.as_str() {
            _ if self.is_match() => ("open", ["", ""]),
            _ if !self.has_two() => ("both", [&self.white, &self.black]),
            "black" => ("black", ["", own]),
            "open" => ("open", ["", ""]),
            // Colours are drawn for people, and who is blind was said of sides.
            "drawn" if !self.blind().is_empty() => ("open", ["", ""]),
            seats => (seats, [own, ""]),
        }
    }

    /// The game that is to be made.
    pub fn game(&self) -> Value {
        let (seats, players) = self.seats();
        let mut new = self.both();
        new["name"] = self.name.trim().into();
        new["seats"] = seats.into();
        new["players"] = json!(players.map(str::trim));
        new["at_once"] = true.into();
        new["blind"] = json!(self.blind());
        new
    }

    /// The event that is to be made.
    pub fn event(&self, name: &str) -> Value {
        let mut new = self.both();
        new["name"] = name.into();
        new["arbiter"] = true.into();
        new["boards"] = number(&self.boards).unwrap_or(1).into();
        new
    }

    fn both(&self) -> Value {
        let position = latin(self.position.trim());
        let mut new = json!({
            "rulebook": self.rulebook(),
            "control": self.control(),
            "mode": self.mode(),
            "arbiter": self.arbiter.is_some(),
            "position": Some(position).filter(|fen| !fen.is_empty()),
        });
        if self.variant != VARIANTS[0] {
            new["variant"] = self.variant.as_str().into();
        }
        if self.is_chess960() {
            // No number: it is drawn.
            new["start"] = number(&self.start).into();
        }
        // What was not typed is as it usually is for such games.
        let typed = [("delay", &self.delay), ("delay_minutes", &self.delay_minutes)];
        for (name, typed) in typed {
            if let Some(number) = number(typed) {
                new[name] = number.into();
            }
        }
        new
    }
}

/// A number as it was typed, with digits of any of our languages.
fn number(typed: &str) -> Option<u32> {
    latin(typed.trim()).parse().ok()
}
