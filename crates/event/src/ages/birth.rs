//! Days of birth as entries tell them: the day, or its year alone.

use core::fmt;
use core::str::FromStr;

use super::{Calendar, Day, latin};

/// When somebody was born, as far as an entry tells.
///
/// ```
/// use arbiter_event::ages::Birth;
/// let birth = |text: &str| text.parse::<Birth>().map(|birth| birth.to_string()).ok();
/// assert_eq!(birth("۱۳۹۱/۱۲/۱۰").as_deref(), Some("2013/02/28"));
/// assert_eq!((birth("1990/00/00").as_deref(), birth("1391").as_deref()), (Some("1990"), Some("1391")));
/// assert_eq!((birth("2010/02/30"), birth("5/6/2010"), birth("2150")), (None, None, None));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Birth {
    /// On this day.
    Day(Day),
    /// In this year of a calendar.
    Year(Calendar, i32),
}

/// Text that tells no day of birth.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected a day of birth such as 2007/03/02 or 1385/12/11, or a year from 1900 (1280) on, found {0:?}"
)]
pub struct NotABirth(pub String);

impl Birth {
    /// The first and the last day that it can have been.
    #[must_use]
    pub fn days(self) -> Option<(Day, Day)> {
        match self {
            Self::Day(day) => Some((day, day)),
            Self::Year(calendar, year) => {
                let next = Day::new(calendar, year + 1, 1, 1)?;
                Some((Day::new(calendar, year, 1, 1)?, Day(next.0 - 1)))
            }
        }
    }

    fn read(text: &str) -> Option<Self> {
        let plain: String = text.trim().chars().map(latin).collect();
        let birth = if let Ok(day) = plain.parse() {
            Self::Day(day)
        } else {
            let year = ["/00/00", "-00-00", ".00.00"]
                .iter()
                .find_map(|none| plain.strip_suffix(none))
                .unwrap_or(&plain);
            let year: i32 = year.parse().ok().filter(|_| year.len() == 4)?;
            Self::Year(Calendar::of_year(year), year)
        };
        let (first, _) = birth.days()?;
        (1900..=2100).contains(&first.gregorian().0).then_some(birth)
    }
}

impl FromStr for Birth {
    type Err = NotABirth;

    fn from_str(text: &str) -> Result<Self, NotABirth> {
        Self::read(text).ok_or_else(|| NotABirth(text.to_owned()))
    }
}

impl fmt::Display for Birth {
    /// As record 001 has it: `2013/02/28`, or the year.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Day(day) => day.fmt(f),
            Self::Year(_, year) => write!(f, "{year:04}"),
        }
    }
}
