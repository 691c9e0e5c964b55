//! How a game begins, as it is stored.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbiter_rules::chess::{Color, Move, Playable, Position, Setup};
use arbiter_rules::laws::clock::{ClockSetting, IncrementGiven, NextPeriod, SavedInDelay, TimeControl};
use serde::{Deserialize, Serialize};

use crate::start::{Displays, Past, Start};
use crate::state::Mode;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredStart {
    mode: Mode,
    position: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    as_set_up: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    moves: Vec<Move>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<StoredClock>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    displays: Option<Displays>,
    white: Past,
    black: Past,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    offer: Option<Color>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moves_made: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scheduled: Option<(u64, Option<u64>)>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct StoredClock {
    white: String,
    black: String,
    next_period_at_zero: bool,
    increment_before: bool,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    saved_in_delay: bool,
}

impl StoredStart {
    pub(super) fn of(start: &Start) -> Self {
        let [white, black] = &start.players;
        Self {
            mode: start.mode,
            position: start.position.to_fen(),
            as_set_up: start.as_set_up.as_ref().map(Setup::to_fen),
            moves: start.moves.clone(),
            clock: start.clock.as_ref().map(|clock| StoredClock {
                white: clock.of(Color::White).to_string(),
                black: clock.of(Color::Black).to_string(),
                next_period_at_zero: clock.next_period == NextPeriod::AtZero,
                increment_before: clock.increment == IncrementGiven::Before,
                saved_in_delay: clock.saved == SavedInDelay::Kept,
            }),
            displays: start.displays,
            white: white.clone(),
            black: black.clone(),
            offer: start.offer,
            moves_made: start.moves_made,
            scheduled: start.scheduled,
        }
    }

    /// Text that cannot be read any more is as if it were not there: a log loads for ever.
    pub(super) fn start(&self) -> Start {
        let setup = |fen: &String| Setup::from_fen(fen).ok();
        Start {
            mode: self.mode,
            position: setup(&self.position).unwrap_or_else(|| Position::default().setup()),
            as_set_up: self.as_set_up.as_ref().and_then(setup),
            moves: self.moves.clone(),
            clock: self.clock.as_ref().and_then(StoredClock::setting),
            displays: self.displays,
            players: [self.white.clone(), self.black.clone()],
            offer: self.offer,
            moves_made: self.moves_made,
            scheduled: self.scheduled,
        }
    }
}

impl StoredClock {
    fn setting(&self) -> Option<ClockSetting> {
        let white: TimeControl = self.white.parse().ok()?;
        let black: TimeControl = self.black.parse().ok()?;
        let mut setting = ClockSetting::each(white, black);
        if self.next_period_at_zero {
            setting.next_period = NextPeriod::AtZero;
        }
        if self.increment_before {
            setting.increment = IncrementGiven::Before;
        }
        if self.saved_in_delay {
            setting.saved = SavedInDelay::Kept;
        }
        Some(setting)
    }
}
