//! What a time control is: one or more periods, each with a base time and what a move adds.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::time::Duration;

use crate::millis;

/// What every move adds to the time of the player who makes it, or gives him free.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Bonus {
    /// A move adds nothing.
    #[default]
    None,
    /// Cumulative (Fischer): so much is added for every move, and what is not used is kept.
    Increment(Duration),
    /// Delay: the main time runs only after so much; what is not used is lost.
    Delay(Duration),
    /// Bronstein: after the move the time used is given back, at most so much.
    Bronstein(Duration),
}

impl Bonus {
    /// The time of one move, whatever the mode; zero for none.
    #[must_use]
    pub const fn duration(self) -> Duration {
        match self {
            Self::None => Duration::ZERO,
            Self::Increment(time) | Self::Delay(time) | Self::Bronstein(time) => time,
        }
    }

    /// What an increment gives with each move, in milliseconds; the other modes give none.
    ///
    /// ```
    /// use arbiter_clock::Bonus;
    /// use core::time::Duration;
    /// assert_eq!(Bonus::Increment(Duration::from_secs(3)).increment(), 3_000);
    /// assert_eq!(Bonus::Delay(Duration::from_secs(3)).increment(), 0);
    /// ```
    #[must_use]
    pub const fn increment(self) -> u64 {
        match self {
            Self::Increment(time) => millis(time),
            Self::None | Self::Delay(_) | Self::Bronstein(_) => 0,
        }
    }
}

/// One period of a time control: so many moves, or all the remaining ones, in a base time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Period {
    /// Moves that must be completed in this period; `None` for all the remaining moves.
    pub moves: Option<u16>,
    /// The time allotted at the start of the period.
    pub base: Duration,
    /// What each move of the period adds.
    pub bonus: Bonus,
}

/// A regulation of the time that each player has: its periods in order, at least one.
///
/// ```
/// use arbiter_clock::{Bonus, TimeControl};
/// use core::time::Duration;
///
/// let control: TimeControl = "40/90m+30s, 30m+30s".parse().unwrap();
/// assert_eq!(control.periods()[0].moves, Some(40));
/// assert_eq!(control.periods()[1].bonus, Bonus::Increment(Duration::from_secs(30)));
/// assert_eq!(control.to_string(), "40/90m+30s, 30m+30s");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TimeControl {
    periods: Vec<Period>,
}

impl TimeControl {
    /// A control of these periods, or `None` if there are none or a period follows one for all the moves.
    ///
    /// ```
    /// use arbiter_clock::{Bonus, Period, TimeControl};
    /// use core::time::Duration;
    /// let period = Period { moves: None, base: Duration::from_mins(5), bonus: Bonus::None };
    /// assert!(TimeControl::new(vec![period]).is_some());
    /// assert!(TimeControl::new(vec![period, period]).is_none(), "nothing follows all the moves");
    /// ```
    #[must_use]
    pub fn new(periods: Vec<Period>) -> Option<Self> {
        let (_, earlier) = periods.split_last()?;
        earlier
            .iter()
            .all(|period| period.moves.is_some())
            .then_some(Self { periods })
    }

    /// The periods in order.
    ///
    /// ```
    /// use arbiter_clock::TimeControl;
    /// let control: TimeControl = "40/90m+30s, 30m+30s".parse().unwrap();
    /// assert_eq!(control.periods().len(), 2);
    /// ```
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The nth period, from 0. A last period with a number of moves repeats without end, as in PGN's `40/7200`.
    #[must_use]
    pub fn period(&self, n: usize) -> Option<Period> {
        let last = self.periods.last().filter(|last| last.moves.is_some());
        self.periods.get(n).or(last).copied()
    }

    /// How many moves have been made when the nth period is over; `None` for one of all the remaining moves.
    ///
    /// ```
    /// let control: arbiter_clock::TimeControl = "40/2h, 20/1h, 30m".parse().unwrap();
    /// assert_eq!([0, 1, 2].map(|n| control.moves_until(n)), [Some(40), Some(60), None]);
    /// ```
    #[must_use]
    pub fn moves_until(&self, n: usize) -> Option<u32> {
        let own = self
            .periods
            .iter()
            .take(n + 1)
            .map(|period| period.moves.map(u32::from))
            .sum::<Option<u32>>()?;
        let last = u32::from(self.periods.last()?.moves.unwrap_or(0));
        let again = u32::try_from((n + 1).saturating_sub(self.periods.len())).ok()?;
        own.checked_add(last.checked_mul(again)?)
    }

    /// The base times of all periods together.
    ///
    /// ```
    /// use arbiter_clock::TimeControl;
    /// let control: TimeControl = "40/90m+30s, 30m+30s".parse().unwrap();
    /// assert_eq!(control.base().as_secs(), 120 * 60);
    /// ```
    #[must_use]
    pub fn base(&self) -> Duration {
        self.periods
            .iter()
            .fold(Duration::ZERO, |sum, period| sum.saturating_add(period.base))
    }

    /// The base times together with the bonus of so many moves: the figure that classes a control.
    ///
    /// The rapid and blitz appendices count sixty moves; a delay counts like an increment.
    ///
    /// ```
    /// let control: arbiter_clock::TimeControl = "3m+2s".parse().unwrap();
    /// assert_eq!(control.figure(60).as_secs(), 300);
    /// ```
    #[must_use]
    pub fn figure(&self, moves: u32) -> Duration {
        let mut left = moves;
        let mut sum = self.base();
        for period in &self.periods {
            let here = period.moves.map_or(left, |moves| left.min(u32::from(moves)));
            sum = sum.saturating_add(period.bonus.duration().saturating_mul(here));
            left -= here;
        }
        // A last period with a number of moves repeats, as in PGN's `40/7200`.
        let last = self
            .periods
            .last()
            .map_or(Duration::ZERO, |period| period.bonus.duration());
        sum.saturating_add(last.saturating_mul(left))
    }

    /// What a player is given until he has made so many moves: the base times of the periods that these moves belong to,
    /// and the bonus of each move. A last period with a number of moves comes again and again.
    ///
    /// ```
    /// let control: arbiter_clock::TimeControl = "40/90m+30s, 30m+30s".parse().unwrap();
    /// assert_eq!(control.allotted(40).as_secs(), 110 * 60);
    /// assert_eq!(control.allotted(60).as_secs(), 150 * 60);
    /// ```
    #[must_use]
    pub fn allotted(&self, moves: u32) -> Duration {
        let mut sum = Duration::ZERO;
        let mut left = moves;
        for n in 0.. {
            let Some(period) = self.period(n) else { break };
            let here = period.moves.map_or(left, |moves| left.min(u32::from(moves)));
            let bonus = period.bonus.duration().saturating_mul(here);
            sum = sum.saturating_add(period.base).saturating_add(bonus);
            left -= here;
            if left == 0 {
                break;
            }
        }
        sum
    }

    /// Whether any period gives an increment or a delay.
    ///
    /// ```
    /// use arbiter_clock::TimeControl;
    /// assert!("3m+2s".parse::<TimeControl>().unwrap().has_bonus());
    /// assert!(!"5m".parse::<TimeControl>().unwrap().has_bonus());
    /// ```
    #[must_use]
    pub fn has_bonus(&self) -> bool {
        self.periods
            .iter()
            .any(|period| !period.bonus.duration().is_zero())
    }

    /// The control as a PGN tag writes it, in seconds: `40/5400+30:1800+30`.
    ///
    /// PGN has no word for a delay; it is written like an increment, as programs do.
    ///
    /// ```
    /// use arbiter_clock::TimeControl;
    /// let control: TimeControl = "40/90m+30s, 30m+30s".parse().unwrap();
    /// assert_eq!(control.to_pgn(), "40/5400+30:1800+30");
    /// ```
    #[must_use]
    pub fn to_pgn(&self) -> String {
        let mut text = String::new();
        for (n, period) in self.periods.iter().enumerate() {
            if n > 0 {
                text.push(':');
            }
            if let Some(moves) = period.moves {
                let _ = write!(text, "{moves}/");
            }
            let _ = write!(text, "{}", period.base.as_secs());
            if period.bonus != Bonus::None {
                let _ = write!(text, "+{}", period.bonus.duration().as_secs());
            }
        }
        text
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, period) in self.periods.iter().enumerate() {
            if n > 0 {
                f.write_str(", ")?;
            }
            if let Some(moves) = period.moves {
                write!(f, "{moves}/")?;
            }
            write_time(f, period.base)?;
            match period.bonus {
                Bonus::None => {}
                Bonus::Increment(time) => write!(f, "+{}s", time.as_secs())?,
                Bonus::Delay(time) => write!(f, " d{}", time.as_secs())?,
                Bonus::Bronstein(time) => write!(f, " b{}", time.as_secs())?,
            }
        }
        Ok(())
    }
}

/// Whole minutes as minutes, anything else as seconds, so that what is written reads back the same.
fn write_time(f: &mut fmt::Formatter<'_>, time: Duration) -> fmt::Result {
    let seconds = time.as_secs();
    if seconds.is_multiple_of(60) {
        write!(f, "{}m", seconds / 60)
    } else {
        write!(f, "{seconds}s")
    }
}
