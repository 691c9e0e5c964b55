//! How a clock is set.

use crate::TimeControl;

use crate::Color;

/// When the base time of the next period comes to the display.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum NextPeriod {
    /// When the move counter has counted the moves of the period.
    #[default]
    ByCounter,
    /// When the display comes to zero; it then shows time although the time of the period is up.
    AtZero,
}

/// When a cumulative increment is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum IncrementGiven {
    /// After each move, by its press.
    #[default]
    After,
    /// Before each move: the first display already holds one.
    Before,
}

/// What becomes of the time that is saved in a period in the delay mode; in every other mode it is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SavedInDelay {
    /// It is lost: the next period has its own time alone.
    #[default]
    Lost,
    /// It is added to the time of the next period.
    Kept,
}

/// Everything that is chosen when a clock is set: the control of each player and the ways of the device.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ClockSetting {
    pub(super) controls: [TimeControl; 2],
    /// When the next period's time is added.
    pub next_period: NextPeriod,
    /// When an increment is given.
    pub increment: IncrementGiven,
    /// Whether a period that was played with a delay hands its time on.
    pub saved: SavedInDelay,
}

impl ClockSetting {
    /// The same control for both.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let clock = ChessClock::new(ClockSetting::same("15m+10s".parse().unwrap()));
    /// assert_eq!(clock.shows(Color::Black, 0), 15 * 60_000);
    /// ```
    #[must_use]
    pub fn same(control: TimeControl) -> Self {
        Self::each(control.clone(), control)
    }

    /// A control for each, as in games with time odds.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let odds = ClockSetting::each("5m".parse().unwrap(), "1m".parse().unwrap());
    /// assert_eq!(ChessClock::new(odds).shows(Color::Black, 0), 60_000);
    /// ```
    #[must_use]
    pub fn each(white: TimeControl, black: TimeControl) -> Self {
        Self {
            controls: [white, black],
            next_period: NextPeriod::default(),
            increment: IncrementGiven::default(),
            saved: SavedInDelay::default(),
        }
    }

    /// One player's control.
    #[must_use]
    pub fn of(&self, player: Color) -> &TimeControl {
        &self.controls[player as usize]
    }
}
