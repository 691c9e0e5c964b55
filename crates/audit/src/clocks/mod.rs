//! The clocks of a game as its comments show them, read as an arbiter reads them: what a clock cannot show is a fault,
//! and before it is called one, all that lets a time rise is asked for.
//!
//! One file a question: what the control gives ([`control`]), why a time may have risen ([`rise`]), how long a move took
//! ([`spent`]), how the comments write it ([`read`]).

mod control;
pub mod read;
mod rise;
mod spent;
#[cfg(test)]
mod tests;

use crate::FaultKind;
use crate::clock::TimeControl;
use crate::rules::Compensation;
use control::{Controls, Reading, allotted, increment_so_far};
pub use spent::Misfit;
use spent::{Increments, Spent};

/// What rounding to seconds can add where time rises at all, in milliseconds.
const ROUNDING: u64 = 1_000;

/// The clocks of a game.
#[derive(Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that was seen or told"
)]
pub struct Clocks {
    controls: Controls,
    reading: Reading,
    /// The tag may still turn out to be in minutes.
    may_be_minutes: bool,
    /// A server runs the clocks: it knows no arbiter, and it lets a player give time away.
    online: bool,
    faces: [Face; 2],
    increments: Increments,
    /// Some clock has shown other than whole minutes.
    seconds: bool,
    /// Whole minutes have been told.
    minutes_told: bool,
    spent: Spent,
}

/// One player's clock.
#[derive(Debug, Default)]
struct Face {
    /// What it showed last, in milliseconds, and behind which move.
    shown: Option<(u64, u32)>,
    /// How many periods have been added.
    added: usize,
    /// The last time that was believed, and the move at which it was shown.
    good: Option<(u64, u32)>,
    /// What is shown since then may come from a board without contact.
    doubted: bool,
    /// A period that the control does not have has been added.
    next_period: bool,
    /// It has been told that it stood at zero twice.
    zero_told: bool,
    /// How often time given because of the opponent has explained a rise.
    given: u32,
    /// The last move at which the time rose as if it had been read twice, and at how many such times running.
    twice: (u32, u32),
}

/// What a clock shows, where that is worth telling. Times are in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seen {
    /// A rise that nothing explains.
    Rise {
        /// Shown before.
        before: u64,
        /// Shown now.
        after: u64,
    },
    /// A rise of one increment more than the moves between both times explain.
    ReadTwice {
        /// Shown before.
        before: u64,
        /// Shown now.
        after: u64,
        /// That of the control.
        increment: u64,
    },
    /// A rise that is none, as the clocks are written in whole minutes.
    WholeMinutes {
        /// Shown before.
        before: u64,
        /// Shown now.
        after: u64,
    },
    /// The time before was none.
    NoContact {
        /// Shown before.
        before: u64,
        /// Shown now.
        after: u64,
    },
    /// A rise that time given by an arbiter explains.
    Given {
        /// Shown before.
        before: u64,
        /// Shown now.
        after: u64,
        /// What the rulebook gives for an illegal move of the opponent.
        given: u64,
    },
    /// A rise that time given by the opponent explains, as servers let him.
    Gift {
        /// Shown before.
        before: u64,
        /// Shown now.
        after: u64,
    },
    /// The first time of a player is more than the control gives.
    First {
        /// What it shows.
        shown: u64,
        /// What the control gives.
        most: u64,
    },
    /// The control is written in minutes.
    InMinutes,
    /// A rise that a further period explains, which the control has not.
    NextPeriod {
        /// Shown before.
        before: u64,
        /// Shown now.
        after: u64,
    },
    /// A player whose clock stood at zero has moved, and it still stands there.
    ZeroAgain,
}

impl Seen {
    /// The kind under which it is counted.
    #[must_use]
    pub const fn kind(&self) -> FaultKind {
        match self {
            Self::Rise { .. } => FaultKind::Clock,
            Self::ReadTwice { .. } => FaultKind::ClockReadTwice,
            Self::WholeMinutes { .. } => FaultKind::ClockWholeMinutes,
            Self::NoContact { .. } => FaultKind::ClockNoContact,
            Self::Given { .. } => FaultKind::TimeGiven,
            Self::Gift { .. } => FaultKind::TimeGift,
            Self::First { .. } => FaultKind::FirstClock,
            Self::NextPeriod { .. } => FaultKind::PeriodMissing,
            Self::InMinutes => FaultKind::ControlInMinutes,
            Self::ZeroAgain => FaultKind::MoveAfterZero,
        }
    }
}

/// What may be given to a player because of a fault of his opponent, in milliseconds, under a control or an unknown one.
pub type Given<'a> = &'a mut dyn FnMut(Option<&TimeControl>) -> Compensation;

impl Clocks {
    /// Begins a game; `control` is the value of its tag, if it has one, `online` whether a server ran the clocks.
    pub fn begin(&mut self, control: Option<&str>, online: bool) {
        let mut controls = std::mem::take(&mut self.controls);
        controls.read(control);
        let is_known = controls.by(Reading::Written).is_some();
        *self = Self {
            reading: if is_known { Reading::Written } else { Reading::None },
            may_be_minutes: controls.by(Reading::Minutes).is_some(),
            controls,
            online,
            ..Self::default()
        };
    }

    /// The control of the game, if it is known.
    pub const fn control(&self) -> Option<&TimeControl> {
        self.controls.by(self.reading)
    }

    /// What a player's clock showed last, and behind which of his moves.
    pub const fn shown(&self, player: usize) -> Option<(u64, u32)> {
        self.faces[player].shown
    }

    /// The clock of a player shows `now` milliseconds after his `number`th move of the game.
    pub fn show(&mut self, player: usize, number: u32, now: u64, given: Given<'_>) -> Option<Seen> {
        self.seconds |= !now.is_multiple_of(60_000);
        let before = self.faces[player].shown.replace((now, number));
        let seen = match before {
            None => self.first(number, now),
            Some((before, then)) if now > before => self.rise(player, (then, number), (before, now), given),
            Some((before, _)) => self.falls(player, (before, now)),
        };
        self.believe(player, number, before.map(|(before, _)| before), now);
        seen
    }

    /// The first time that is shown of a player.
    fn first(&mut self, number: u32, now: u64) -> Option<Seen> {
        let control = self.control()?;
        let most =
            |control: &TimeControl| allotted(control, number) + increment_so_far(control, number) + ROUNDING;
        let limit = most(control);
        if now <= limit {
            return None;
        }
        let said = crate::clock::millis(control.allotted(number));
        let minutes = self.controls.by(Reading::Minutes).filter(|_| self.may_be_minutes);
        // Hardly anybody uses half of it before his clock is seen for the first time; a minute is no hour.
        let near = |minutes: &TimeControl| (allotted(minutes, number) / 2..=most(minutes)).contains(&now);
        let fits = minutes.is_some_and(near);
        self.may_be_minutes = false;
        if fits {
            self.reading = Reading::Minutes;
            return Some(Seen::InMinutes);
        }
        let most = said;
        // Nothing more can be said of a control by which the game was not played.
        self.reading = Reading::None;
        Some(Seen::First { shown: now, most })
    }

    /// A time that did not rise.
    fn falls(&mut self, player: usize, (before, now): (u64, u64)) -> Option<Seen> {
        let face = &mut self.faces[player];
        if before > 0 || now > 0 || self.online || face.zero_told {
            return None;
        }
        face.zero_told = true;
        Some(Seen::ZeroAgain)
    }

    /// Notes which time is believed: not zero, and not one that fell to half and by ten minutes at once until the next
    /// goes on from there.
    fn believe(&mut self, player: usize, number: u32, before: Option<u64>, now: u64) {
        /// No move takes so long often, and no clock loses less when it loses contact.
        const FALL: u64 = 600_000;
        let face = &mut self.faces[player];
        let fell = before.map_or(0, |before| before.saturating_sub(now));
        let fresh_doubt = !face.doubted && fell >= FALL && now <= fell;
        if now == 0 || fresh_doubt {
            face.doubted = true;
        } else {
            face.good = Some((now, number));
            face.doubted = false;
        }
    }

    /// Whether a player's clock has shown anything but zero.
    pub fn has_run(&self, player: usize) -> bool {
        self.faces[player].good.is_some()
    }

    /// The increment of the control, if it seems never to have been added.
    pub fn increment_missing(&self) -> Option<u64> {
        let control = self.control()?;
        let increment = control.periods().first()?.bonus.increment();
        self.increments
            .are_missing(increment, self.seconds)
            .then_some(increment)
    }
}
