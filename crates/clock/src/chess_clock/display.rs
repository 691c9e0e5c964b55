//! One display of the clock: its time, its move counter, and what every press found and gave.

use alloc::vec::Vec;
use core::fmt;

use super::{Adjusted, ClockSetting, IncrementGiven, NextPeriod, SavedInDelay};
use crate::{Bonus, Color, Period, TimeControl, millis};

/// That a display came to zero, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TimeUp {
    /// The instant, in milliseconds.
    pub at: u64,
    /// In which period, from 0.
    pub period: usize,
    /// What the move counter showed: moves completed.
    pub moves: u16,
}

/// One press: what the move took and what it gained.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pressed {
    /// Time that ran for this move, free time included, in milliseconds.
    pub spent: u64,
    /// Increment or Bronstein time that was given for it; zero once it has been taken off.
    pub granted: u64,
}

/// What a display shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reading {
    /// Main time, in milliseconds.
    pub left: u64,
    /// Free time left for this move, in milliseconds (delay mode).
    pub free: u64,
    /// What the move counter shows.
    pub moves: u16,
    /// The last time that the display came to zero.
    pub time_up: Option<TimeUp>,
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.left / 1000;
        write!(
            f,
            "{}:{:02}:{:02}.{:03}",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60,
            self.left % 1000
        )
    }
}

/// The time of one player on the device.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Display {
    left: u64,
    free: u64,
    period: usize,
    moves: u16,
    /// Time that has run for the move that is being thought about.
    thinking: u64,
    pressed: Vec<Pressed>,
    /// Added less taken by adjustments, in milliseconds.
    adjusted: i64,
    time_up: Option<TimeUp>,
}

impl Display {
    pub(super) fn set(control: &TimeControl, increment: IncrementGiven) -> Self {
        let period = control.periods()[0];
        let first = match (increment, period.bonus) {
            (IncrementGiven::Before, Bonus::Increment(time)) => millis(time),
            _ => 0,
        };
        Self {
            left: millis(period.base) + first,
            free: free_time(&period),
            period: 0,
            moves: 0,
            thinking: 0,
            pressed: Vec::new(),
            adjusted: 0,
            time_up: None,
        }
    }

    /// What it shows.
    #[must_use]
    pub fn reading(&self) -> Reading {
        Reading {
            left: self.left,
            free: self.free,
            moves: self.moves,
            time_up: self.time_up,
        }
    }

    /// The period in which the display is, from 0.
    #[must_use]
    pub fn period(&self) -> usize {
        self.period
    }

    /// Every press so far, the first at index 0.
    #[must_use]
    pub fn presses(&self) -> &[Pressed] {
        &self.pressed
    }

    /// The time that its player has used, in milliseconds: every move so far, free time included, and the one that he thinks
    /// about. What was added or taken off is no use of time.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// clock.start(Color::White, 0).unwrap();
    /// clock.press(Color::White, 8_000).unwrap();
    /// clock.press(Color::Black, 9_000).unwrap();
    /// clock.advance(10_500).unwrap();
    /// assert_eq!(clock.display(Color::White).used(), 9_500);
    /// ```
    #[must_use]
    pub fn used(&self) -> u64 {
        let moves = self.pressed.iter().map(|press| press.spent);
        moves.fold(self.thinking, u64::saturating_add)
    }

    /// When it came to zero last.
    #[must_use]
    pub fn time_up(&self) -> Option<TimeUp> {
        self.time_up
    }

    /// Whether its time is up and nothing has been added since.
    #[must_use]
    pub fn stands_at_zero(&self) -> bool {
        self.left == 0 && self.free == 0
    }

    /// Lets time pass while it runs.
    pub(super) fn run(&mut self, from: u64, until: u64, setting: &ClockSetting, player: Color) {
        let mut rest = until.saturating_sub(from);
        self.thinking = self.thinking.saturating_add(rest);
        let free = rest.min(self.free);
        self.free -= free;
        rest -= free;
        if self.free > 0 {
            return; // The main time has not begun to run.
        }
        while rest >= self.left && !self.is_up() {
            rest -= self.left;
            self.left = 0;
            self.time_up = Some(TimeUp {
                at: until - rest,
                period: self.period,
                moves: self.moves,
            });
            if setting.next_period == NextPeriod::AtZero
                && let Some(next) = setting.of(player).period(self.period + 1)
            {
                self.period += 1;
                self.left = millis(next.base);
            }
        }
        self.left = self.left.saturating_sub(rest);
    }

    /// Whether it came to zero in the period in which it still is.
    fn is_up(&self) -> bool {
        self.left == 0 && self.time_up.is_some_and(|up| up.period == self.period)
    }

    pub(super) fn press(&mut self, setting: &ClockSetting, player: Color) {
        let control = setting.of(player);
        let bonus = control
            .period(self.period)
            .map_or(Bonus::None, |period| period.bonus);
        let spent = self.thinking;
        self.thinking = 0;
        self.moves = self.moves.saturating_add(1);
        // A display whose time is up gains nothing more by being pressed.
        let granted = if self.is_up() { 0 } else { grant(bonus, spent) };
        self.left += granted;
        self.pressed.push(Pressed { spent, granted });
        if setting.next_period == NextPeriod::ByCounter && !self.is_up() {
            self.enter_next_period(control, setting);
        }
        self.free = control.period(self.period).as_ref().map_or(0, free_time);
    }

    /// After the last move of a period the base time of the next one is added to what was saved.
    fn enter_next_period(&mut self, control: &TimeControl, setting: &ClockSetting) {
        if control.moves_until(self.period) != Some(u32::from(self.moves)) {
            return;
        }
        let (Some(old), Some(next)) = (control.period(self.period), control.period(self.period + 1)) else {
            return;
        };
        if matches!(old.bonus, Bonus::Delay(_)) && setting.saved == SavedInDelay::Lost {
            self.left = 0;
        }
        self.left += millis(next.base);
        let first_increment =
            matches!(next.bonus, Bonus::Increment(_)) && !matches!(old.bonus, Bonus::Increment(_));
        if setting.increment == IncrementGiven::Before && first_increment {
            self.left += millis(next.bonus.duration());
        }
        self.period += 1;
    }

    pub(super) fn add(&mut self, ms: u64) {
        self.left = self.left.saturating_add(ms);
        self.adjusted = self.adjusted.saturating_add_unsigned(ms);
    }

    pub(super) fn take(&mut self, ms: u64, at: u64) -> Adjusted {
        let taken = ms.min(self.left);
        self.left -= taken;
        self.adjusted = self.adjusted.saturating_sub_unsigned(taken);
        if self.left == 0 && taken > 0 {
            self.time_up = Some(TimeUp {
                at,
                period: self.period,
                moves: self.moves,
            });
        }
        Adjusted {
            shortfall: ms - taken,
        }
    }

    pub(super) fn set_to(&mut self, ms: u64) {
        if ms >= self.left {
            self.add(ms - self.left);
        } else {
            self.adjusted = self.adjusted.saturating_sub_unsigned(self.left - ms);
            self.left = ms;
        }
    }

    pub(super) fn set_counter(&mut self, moves: u16, control: &TimeControl) {
        self.moves = moves;
        self.period = 0;
        while control
            .moves_until(self.period)
            .is_some_and(|end| end <= u32::from(moves))
            && control.period(self.period + 1).is_some()
        {
            self.period += 1;
        }
    }

    pub(super) fn has_increment(&self, press: usize) -> bool {
        press
            .checked_sub(1)
            .and_then(|at| self.pressed.get(at))
            .is_some_and(|pressed| pressed.granted > 0)
    }

    pub(super) fn remove_increment(&mut self, press: usize, at: u64) -> Adjusted {
        let granted = core::mem::take(&mut self.pressed[press - 1].granted);
        let before = self.adjusted;
        let adjusted = self.take(granted, at);
        self.adjusted = before; // It is as if it had never been given.
        adjusted
    }

    /// The same moves in the same times on another setting.
    pub(super) fn replayed(&self, setting: &ClockSetting, player: Color) -> Self {
        let mut display = Self::set(setting.of(player), setting.increment);
        let mut now = 0;
        for pressed in &self.pressed {
            display.run(now, now + pressed.spent, setting, player);
            now += pressed.spent;
            display.press(setting, player);
        }
        display.run(now, now + self.thinking, setting, player);
        if self.adjusted >= 0 {
            display.add(self.adjusted.unsigned_abs());
        } else {
            display.take(self.adjusted.unsigned_abs(), now + self.thinking);
        }
        display
    }
}

/// What a press gives for a move that took so long.
const fn grant(bonus: Bonus, spent: u64) -> u64 {
    match bonus {
        Bonus::None | Bonus::Delay(_) => 0,
        Bonus::Increment(time) => millis(time),
        Bonus::Bronstein(time) => {
            let most = millis(time);
            if spent < most { spent } else { most }
        }
    }
}

/// The time of a move that runs before the main time does.
const fn free_time(period: &Period) -> u64 {
    match period.bonus {
        Bonus::Delay(time) => millis(time),
        _ => 0,
    }
}
