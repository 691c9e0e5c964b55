//! The chess clock (Article 6.1): two time displays connected so that only one of them runs.
//!
//! A value without a will of its own: it is told what happened and when, in milliseconds since an instant that the
//! caller has chosen, and knows what its displays show then. It is the *device*: that its time is up it knows, but
//! a fallen flag in the sense of the Laws is for an arbiter or a player to observe or claim, and for the rules to
//! judge. What the Laws add, take or forbid comes from outside as an adjustment.

mod display;
mod setting;
#[cfg(feature = "serde")]
mod stored;

use core::fmt;

use crate::Color;

pub use display::{Display, Pressed, Reading, TimeUp};
pub use setting::{ClockSetting, IncrementGiven, NextPeriod, SavedInDelay};

/// Why the clock cannot have done what was reported. Nothing has changed then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum ClockRefusal {
    /// The instant lies before one that has been reported.
    #[error("{at} ms lies before {last} ms, which has been reported")]
    TimeBackwards {
        /// What was given.
        at: u64,
        /// The last instant reported.
        last: u64,
    },
    /// Neither display runs, so nothing can be pressed.
    #[error("both clocks stand")]
    ClocksStand,
    /// A display runs already.
    #[error("a clock is running")]
    Running,
    /// No increment was granted by that press, or it has been taken off.
    #[error("press {press} granted no increment that could be taken off")]
    NoIncrement {
        /// The number of the press, from 1.
        press: usize,
    },
}

/// What a press did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PressEffect {
    /// The opponent's display runs now.
    Switched,
    /// The player's own display was standing already: the lever was down, nothing moved.
    Nothing,
}

/// How an adjustment ended: a display cannot show less than zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Adjusted {
    /// What could not be taken, in milliseconds. Where it is not zero, or the display came to zero, the rulebook says
    /// whether that is a flag fall.
    pub shortfall: u64,
}

/// A chess clock with its two displays.
///
/// ```
/// use arbiter_clock::{ChessClock, ClockSetting, Color, TimeControl};
///
/// let control: TimeControl = "10m+5s".parse()?;
/// let mut clock = ChessClock::new(ClockSetting::same(control));
/// clock.start(Color::White, 0)?;
/// clock.press(Color::White, 20_000)?; // after twenty seconds
/// assert_eq!(clock.shows(Color::White, 20_000), 10 * 60_000 - 20_000 + 5_000);
/// assert_eq!(clock.shows(Color::Black, 21_500), 10 * 60_000 - 1_500);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ChessClock {
    setting: ClockSetting,
    displays: [Display; 2],
    running: Option<Color>,
    at: u64,
}

impl ChessClock {
    /// A clock set for a game, standing, at instant 0.
    #[must_use]
    pub fn new(setting: ClockSetting) -> Self {
        let displays = Color::ALL.map(|player| Display::set(setting.of(player), setting.increment));
        Self {
            setting,
            displays,
            running: None,
            at: 0,
        }
    }

    /// How it is set.
    #[must_use]
    pub fn setting(&self) -> &ClockSetting {
        &self.setting
    }

    /// Whose display runs; never both.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// assert_eq!(clock.running(), None);
    /// clock.start(Color::White, 0)?;
    /// assert_eq!(clock.running(), Some(Color::White));
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.running
    }

    /// The last instant that was reported.
    #[must_use]
    pub fn at(&self) -> u64 {
        self.at
    }

    /// One display as of the last instant reported.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// clock.start(Color::White, 0)?;
    /// clock.press(Color::White, 4_000)?;
    /// assert_eq!(clock.display(Color::White).presses().len(), 1);
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    #[must_use]
    pub fn display(&self, player: Color) -> &Display {
        &self.displays[player as usize]
    }

    /// What a display shows at an instant, in milliseconds; before the last instant reported, what it showed then.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// clock.start(Color::White, 0)?;
    /// assert_eq!(clock.shows(Color::White, 60_000), 4 * 60_000);
    /// assert_eq!(clock.shows(Color::Black, 60_000), 5 * 60_000);
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    #[must_use]
    pub fn shows(&self, player: Color, at: u64) -> u64 {
        self.reading(player, at).left
    }

    /// What a display shows at an instant: the time, the free time of this move, and whether its time was up.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// clock.start(Color::White, 0)?;
    /// assert!(clock.reading(Color::White, 299_999).time_up.is_none());
    /// assert!(clock.reading(Color::White, 300_000).time_up.is_some());
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    #[must_use]
    pub fn reading(&self, player: Color, at: u64) -> Reading {
        let mut display = self.display(player).clone();
        if self.running == Some(player) {
            display.run(self.at, at.max(self.at), &self.setting, player);
        }
        display.reading()
    }

    /// Lets the time of the running display pass until `at`.
    ///
    /// # Errors
    /// [`ClockRefusal::TimeBackwards`].
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// clock.start(Color::White, 0)?;
    /// clock.advance(10_000)?;
    /// assert!(clock.advance(9_000).is_err(), "time goes forward");
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    pub fn advance(&mut self, at: u64) -> Result<(), ClockRefusal> {
        if at < self.at {
            return Err(ClockRefusal::TimeBackwards { at, last: self.at });
        }
        if let Some(player) = self.running {
            self.displays[player as usize].run(self.at, at, &self.setting, player);
        }
        self.at = at;
        Ok(())
    }

    /// Starts a display while both stand: at the beginning of the game, or after both were stopped.
    ///
    /// # Errors
    /// A display runs already, or time goes backwards.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// clock.start(Color::White, 0)?;
    /// assert!(clock.start(Color::Black, 0).is_err(), "only one of them runs");
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    pub fn start(&mut self, player: Color, at: u64) -> Result<(), ClockRefusal> {
        if self.running.is_some() {
            return Err(ClockRefusal::Running);
        }
        self.advance(at)?;
        self.running = Some(player);
        Ok(())
    }

    /// Stops both displays (Article 6.11).
    ///
    /// # Errors
    /// Time goes backwards. Clocks that stand may be stopped again.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// clock.start(Color::White, 0)?;
    /// clock.stop(30_000)?;
    /// assert_eq!(clock.shows(Color::White, 90_000), 270_000, "it stands");
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    pub fn stop(&mut self, at: u64) -> Result<(), ClockRefusal> {
        self.advance(at)?;
        self.running = None;
        Ok(())
    }

    /// A player presses the clock: his display stops, gains what his mode gives him, and the opponent's starts.
    ///
    /// # Errors
    /// Both displays stand, or time goes backwards.
    ///
    /// ```
    /// use arbiter_clock::PressEffect;
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// clock.start(Color::White, 0)?;
    /// assert_eq!(clock.press(Color::White, 10_000)?, PressEffect::Switched);
    /// assert_eq!(clock.shows(Color::White, 10_000), 293_000, "ten seconds used, three given");
    /// assert_eq!(clock.press(Color::White, 11_000)?, PressEffect::Nothing);
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    pub fn press(&mut self, player: Color, at: u64) -> Result<PressEffect, ClockRefusal> {
        match self.running {
            None => return Err(ClockRefusal::ClocksStand),
            Some(running) if running != player => {
                self.advance(at)?;
                return Ok(PressEffect::Nothing);
            }
            Some(_) => self.advance(at)?,
        }
        self.displays[player as usize].press(&self.setting, player);
        self.running = Some(!player);
        Ok(PressEffect::Switched)
    }

    /// Adds time to a display.
    ///
    /// # Errors
    /// Time goes backwards.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// clock.add(Color::Black, 120_000, 0)?;
    /// assert_eq!(clock.shows(Color::Black, 0), 7 * 60_000);
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    pub fn add(&mut self, player: Color, ms: u64, at: u64) -> Result<(), ClockRefusal> {
        self.advance(at)?;
        self.displays[player as usize].add(ms);
        Ok(())
    }

    /// Takes time off a display, which stops at zero.
    ///
    /// # Errors
    /// Time goes backwards.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// let adjusted = clock.take(Color::White, 360_000, 0)?;
    /// assert_eq!((clock.shows(Color::White, 0), adjusted.shortfall), (0, 60_000));
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    pub fn take(&mut self, player: Color, ms: u64, at: u64) -> Result<Adjusted, ClockRefusal> {
        self.advance(at)?;
        Ok(self.displays[player as usize].take(ms, at))
    }

    /// Sets a display, as an arbiter does after a fault.
    ///
    /// # Errors
    /// Time goes backwards.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// clock.set(Color::White, 90_000, 0)?;
    /// assert_eq!(clock.shows(Color::White, 0), 90_000);
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    pub fn set(&mut self, player: Color, ms: u64, at: u64) -> Result<(), ClockRefusal> {
        self.advance(at)?;
        self.displays[player as usize].set_to(ms);
        Ok(())
    }

    /// Sets a move counter. The period is that in which the next move lies; no base time is added or taken, which is
    /// [`ChessClock::set`]'s to do.
    ///
    /// # Errors
    /// Time goes backwards.
    pub fn set_counter(&mut self, player: Color, moves: u16, at: u64) -> Result<(), ClockRefusal> {
        self.advance(at)?;
        self.displays[player as usize].set_counter(moves, self.setting.of(player));
        Ok(())
    }

    /// Takes off the increment that a press gave, for instance because it ended no lawful move.
    ///
    /// # Errors
    /// That press gave none or it has been taken off already; time goes backwards.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// clock.start(Color::White, 0)?;
    /// clock.press(Color::White, 10_000)?;
    /// clock.remove_increment(Color::White, 1, 11_000)?;
    /// assert_eq!(clock.shows(Color::White, 11_000), 290_000);
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    pub fn remove_increment(
        &mut self,
        player: Color,
        press: usize,
        at: u64,
    ) -> Result<Adjusted, ClockRefusal> {
        if !self.display(player).has_increment(press) {
            return Err(ClockRefusal::NoIncrement { press });
        }
        self.advance(at)?;
        Ok(self.displays[player as usize].remove_increment(press, at))
    }

    /// What the clock would show now had it been set like this from the start: every move takes the time that it
    /// took. What arbiters added, took or set in between is kept where it was an addition or a deduction.
    ///
    /// This is the proposal when a wrong setting is found (Article 6.10); the arbiter's own figures are
    /// [`ChessClock::set`].
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, ClockSetting, Color};
    /// let mut clock = ChessClock::new(ClockSetting::same("5m+3s".parse().unwrap()));
    /// clock.start(Color::White, 0)?;
    /// clock.press(Color::White, 10_000)?;
    /// let right = clock.as_if(ClockSetting::same("5m+5s".parse().unwrap()));
    /// assert_eq!(right.shows(Color::White, 10_000), 295_000);
    /// # Ok::<(), arbiter_clock::ClockRefusal>(())
    /// ```
    #[must_use]
    pub fn as_if(&self, setting: ClockSetting) -> Self {
        let displays = Color::ALL.map(|player| self.display(player).replayed(&setting, player));
        Self {
            setting,
            displays,
            running: self.running,
            at: self.at,
        }
    }
}

impl fmt::Display for ChessClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = &self.displays;
        write!(f, "{} {}", white.reading(), black.reading())
    }
}

#[cfg(test)]
mod tests;
