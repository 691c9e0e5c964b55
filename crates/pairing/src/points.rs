//! Points, exact, and what each kind of result is worth in an event.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Mul, Neg, Sub};

use serde::{Deserialize, Serialize};

use crate::mark::Mark;

/// A number of points in hundredths, so that half of an odd tenth is exact too.
///
/// ```
/// use arbiter_pairing::Points;
/// assert_eq!("13.5".parse::<Points>().unwrap(), Points::hundredths(1350));
/// assert_eq!(Points::hundredths(1350).to_string(), "13.5");
/// assert_eq!(Points::hundredths(400).to_string(), "4");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// From hundredths of a point.
    #[must_use]
    pub const fn hundredths(value: i32) -> Self {
        Self(value)
    }

    /// From whole points.
    #[must_use]
    pub const fn whole(value: i32) -> Self {
        Self(value * 100)
    }

    /// In hundredths of a point.
    #[must_use]
    pub const fn value(self) -> i32 {
        self.0
    }
}

/// Text that is no number of points.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected points such as 3.5, found {0:?}")]
pub struct NotPoints(pub String);

impl core::str::FromStr for Points {
    type Err = NotPoints;

    /// Reads `4`, `4.5`, `4,5` and `4½`, with a sign.
    fn from_str(text: &str) -> Result<Self, NotPoints> {
        let fault = || NotPoints(text.to_owned());
        let (sign, body) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text.strip_prefix('+').unwrap_or(text)),
        };
        let body = body.replace('½', ".5");
        let (whole, part) = body.split_once(['.', ',']).unwrap_or((&body, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if (whole.is_empty() && part.is_empty())
            || !digits(whole)
            || !digits(part)
            || whole.len() > 6
            || part.len() > 2
        {
            return Err(fault());
        }
        let whole: i32 = if whole.is_empty() {
            0
        } else {
            whole.parse().map_err(|_| fault())?
        };
        let part: i32 = format!("{part:0<2}").parse().map_err(|_| fault())?;
        Ok(Self(sign * (whole * 100 + part)))
    }
}

impl TryFrom<String> for Points {
    type Error = NotPoints;
    fn try_from(text: String) -> Result<Self, NotPoints> {
        text.parse()
    }
}

impl From<Points> for String {
    fn from(points: Points) -> Self {
        points.to_string()
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match part {
            0 => write!(f, "{sign}{whole}"),
            part if part % 10 == 0 => write!(f, "{sign}{whole}.{}", part / 10),
            part => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<usize> for Points {
    type Output = Self;
    fn mul(self, times: usize) -> Self {
        Self(self.0.saturating_mul(i32::try_from(times).unwrap_or(i32::MAX)))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(values: I) -> Self {
        values.fold(Self::ZERO, Add::add)
    }
}

/// What a result is worth: record 162 of a report file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointSystem {
    /// A win, a forfeit win, a full-point bye.
    pub win: Points,
    /// A draw, a half-point bye.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// An absence: zero-point bye, forfeit loss.
    pub absence: Points,
    /// The pairing-allocated bye.
    pub bye: Points,
    /// A game not finished or unknown.
    pub unknown: Points,
    /// A forfeit win, where it differs from a win.
    pub forfeit_win: Option<Points>,
    /// A full-point bye, where it differs from a win.
    pub full_bye: Option<Points>,
    /// A half-point bye, where it differs from a draw.
    pub half_bye: Option<Points>,
    /// A forfeit loss, where it differs from an absence.
    pub forfeit_loss: Option<Points>,
}

impl Default for PointSystem {
    fn default() -> Self {
        Self {
            win: Points::whole(1),
            draw: Points::hundredths(50),
            loss: Points::ZERO,
            absence: Points::ZERO,
            bye: Points::whole(1),
            unknown: Points::hundredths(50),
            forfeit_win: None,
            full_bye: None,
            half_bye: None,
            forfeit_loss: None,
        }
    }
}

impl PointSystem {
    /// Sets the value of a letter of record 162 (`A` is also written `Z`); `None` where it is no such letter.
    ///
    /// The bye is worth a win and an unknown result a draw, until their own letters say otherwise afterwards.
    ///
    /// ```
    /// use arbiter_pairing::{PointSystem, Points};
    /// let mut points = PointSystem::default();
    /// points.set('W', Points::whole(3)).unwrap();
    /// assert_eq!(points.bye, Points::whole(3));
    /// assert!(points.set('Q', Points::ZERO).is_none());
    /// ```
    pub fn set(&mut self, letter: char, value: Points) -> Option<()> {
        match letter.to_ascii_uppercase() {
            'W' => self.set_win(value),
            'D' => self.set_draw(value),
            'L' => self.loss = value,
            'A' | 'Z' => {
                self.absence = value;
                self.forfeit_loss = None;
            }
            'P' => self.bye = value,
            'X' => self.unknown = value,
            _ => return None,
        }
        Some(())
    }

    /// A win of any kind, and the bye where nothing else was said of it.
    pub fn set_win(&mut self, value: Points) {
        if self.bye == self.win {
            self.bye = value;
        }
        self.win = value;
        self.forfeit_win = None;
        self.full_bye = None;
    }

    /// A draw of any kind, and a game not finished where nothing else was said of it.
    pub fn set_draw(&mut self, value: Points) {
        if self.unknown == self.draw {
            self.unknown = value;
        }
        self.draw = value;
        self.half_bye = None;
    }

    /// A game won over the board alone: forfeit wins and byes stay what they were.
    pub fn set_game_won(&mut self, value: Points) {
        self.forfeit_win.get_or_insert(self.win);
        self.full_bye.get_or_insert(self.win);
        self.win = value;
    }

    /// A game drawn over the board alone: the half-point bye stays what it was.
    pub fn set_game_drawn(&mut self, value: Points) {
        self.half_bye.get_or_insert(self.draw);
        self.draw = value;
    }

    /// An absence alone: a forfeit loss stays what it was.
    pub fn set_zero_bye(&mut self, value: Points) {
        self.forfeit_loss.get_or_insert(self.absence);
        self.absence = value;
    }

    /// What is said to be worth as much as that which it would be worth anyway needs no word of its own.
    #[must_use]
    pub fn plain(mut self) -> Self {
        let but = |own: Option<Points>, usual: Points| own.filter(|own| *own != usual);
        self.forfeit_win = but(self.forfeit_win, self.win);
        self.full_bye = but(self.full_bye, self.win);
        self.half_bye = but(self.half_bye, self.draw);
        self.forfeit_loss = but(self.forfeit_loss, self.absence);
        self
    }

    /// What this mark is worth.
    ///
    /// ```
    /// use arbiter_pairing::{Mark, PointSystem, Points};
    /// assert_eq!(PointSystem::default().of(Mark::HalfBye), Points::hundredths(50));
    /// ```
    #[must_use]
    pub fn of(&self, mark: Mark) -> Points {
        match mark {
            Mark::Win | Mark::WinUnrated => self.win,
            Mark::ForfeitWin => self.forfeit_win.unwrap_or(self.win),
            Mark::Draw | Mark::DrawUnrated => self.draw,
            Mark::Loss | Mark::LossUnrated => self.loss,
            Mark::ForfeitLoss => self.forfeit_loss.unwrap_or(self.absence),
            Mark::FullBye => self.full_bye.unwrap_or(self.win),
            Mark::HalfBye => self.half_bye.unwrap_or(self.draw),
            Mark::PairingBye => self.bye,
            Mark::ZeroBye => self.absence,
            Mark::Open => self.unknown,
        }
    }
}
