//! What a parameter can be: a duration, a count, a ladder of penalties, a range of times, points, a day, or
//! words of a policy.

use crate::date::Date;
use alloc::borrow::Cow;
use core::fmt;
use core::time::Duration;

/// One thing that a rung of a ladder does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The opponent gets so much more time.
    Opponent(Duration),
    /// So much is taken off the time of the player at fault.
    Offender(Duration),
    /// The player at fault loses the game.
    Loss,
    /// The opponent may claim a win.
    ClaimWin,
}

/// What happens the nth time: one step or several together.
pub type Rung = Cow<'static, [Step]>;

/// What happens the first, the second, the third time; the last rung holds for every later time.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Ladder(pub Cow<'static, [Rung]>);

impl Ladder {
    /// The steps of the nth time, counted from 1.
    ///
    /// ```
    /// use arbiter_laws::{Ladder, Step};
    /// use core::time::Duration;
    /// let two_minutes = || vec![Step::Opponent(Duration::from_mins(2))].into();
    /// let ladder = Ladder(vec![two_minutes(), vec![Step::Loss].into()].into());
    /// assert_eq!(ladder.rung(2), [Step::Loss]);
    /// assert_eq!(ladder.rung(7), [Step::Loss], "the last holds for every later time");
    /// ```
    #[must_use]
    pub fn rung(&self, nth: usize) -> &[Step] {
        let last = self.0.len().saturating_sub(1);
        self.0
            .get(nth.saturating_sub(1).min(last))
            .map_or(&[], |rung| rung)
    }

    /// How many rungs are written.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no rung at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A range of times, each end inclusive or not, or without an end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TimeRange {
    /// Where it starts, and whether that figure is inside.
    pub from: Option<(Duration, bool)>,
    /// Where it ends, and whether that figure is inside.
    pub to: Option<(Duration, bool)>,
}

impl TimeRange {
    /// Whether this time lies inside.
    ///
    /// ```
    /// use arbiter_laws::TimeRange;
    /// use core::time::Duration;
    /// let blitz = TimeRange { from: None, to: Some((Duration::from_mins(10), true)) };
    /// assert!(blitz.contains(Duration::from_mins(10)) && !blitz.contains(Duration::from_mins(11)));
    /// ```
    #[must_use]
    pub fn contains(&self, time: Duration) -> bool {
        let above = self
            .from
            .is_none_or(|(from, inside)| time > from || (inside && time == from));
        let below = self
            .to
            .is_none_or(|(to, inside)| time < to || (inside && time == to));
        above && below
    }
}

/// Points of a game or a match, in halves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points {
    /// Twice the points.
    pub halves: u16,
}

/// The value of a parameter. Words are places in the policy that the schema gives the parameter.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Value {
    /// A time.
    Duration(Duration),
    /// A number: of moves, men, games, per cent, years, centimetres.
    Count(u32),
    /// One word of a policy.
    Word(u8),
    /// Several words of a policy, in the order in which the text has them.
    Words(Cow<'static, [u8]>),
    /// What happens the first, second, third time.
    Ladder(Ladder),
    /// From when to when.
    Range(TimeRange),
    /// Points of a game.
    Points(Points),
    /// A day.
    Date(Date),
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opponent(time) => write!(f, "opponent +{}", Figure(*time)),
            Self::Offender(time) => write!(f, "offender -{}", Figure(*time)),
            Self::Loss => f.write_str("loss"),
            Self::ClaimWin => f.write_str("claim_win"),
        }
    }
}

impl fmt::Display for TimeRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from {
            Some((from, inside)) => write!(f, "{}{}", if inside { '[' } else { '(' }, Figure(from))?,
            None => f.write_str("(")?,
        }
        f.write_str(", ")?;
        match self.to {
            Some((to, inside)) => write!(f, "{}{}", Figure(to), if inside { ']' } else { ')' }),
            None => f.write_str(")"),
        }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.halves / 2, self.halves % 2) {
            (whole, 0) => write!(f, "{whole}"),
            (0, _) => f.write_str("1/2"),
            (whole, _) => write!(f, "{whole} 1/2"),
        }
    }
}

/// A duration as the data and the cases write it: `2:00`, `1:30:00`, with `.mmm` only where needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure(pub Duration);

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{rest:02}")?;
        } else {
            write!(f, "{minutes}:{rest:02}")?;
        }
        match self.0.subsec_millis() {
            0 => Ok(()),
            millis => write!(f, ".{millis:03}"),
        }
    }
}
