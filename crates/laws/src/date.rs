//! Days of the Gregorian calendar, whole or in part, as rulebooks and PGN tags give them.

use core::fmt;
use core::str::FromStr;

/// A day of the Gregorian calendar.
///
/// ```
/// use arbiter_laws::Date;
/// let day: Date = "2008-05-12".parse().unwrap();
/// assert!(day < Date::new(2009, 7, 1).unwrap());
/// assert_eq!(day.to_string(), "2008-05-12");
/// assert!("2009-02-29".parse::<Date>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// The year, from 1 on.
    pub year: i16,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
}

impl Date {
    /// The day, if the calendar has it.
    #[must_use]
    pub const fn new(year: i16, month: u8, day: u8) -> Option<Self> {
        if year < 1 || month < 1 || month > 12 || day < 1 || day > days_of(year, month) {
            return None;
        }
        Some(Self { year, month, day })
    }
}

const fn days_of(year: i16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        _ => 31,
    }
}

/// A text is not a day of the calendar in the form `2008-05-12`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a day of the calendar such as 2008-05-12")]
pub struct DateError;

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split('-');
        let mut next = |digits: usize| {
            let part = parts.next().filter(|part| part.len() == digits)?;
            part.bytes()
                .all(|byte| byte.is_ascii_digit())
                .then(|| part.parse::<i16>().ok())?
        };
        let date = (|| Date::new(next(4)?, next(2)? as u8, next(2)? as u8))();
        date.filter(|_| parts.next().is_none()).ok_or(DateError)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A day of which perhaps only the year, or the year and the month, are known.
///
/// ```
/// use arbiter_laws::PartialDate;
/// let date = PartialDate::from_pgn("1998.??.??");
/// assert_eq!((date.year, date.month, date.day), (Some(1998), None, None));
/// assert_eq!(PartialDate::from_pgn("long ago"), PartialDate::UNKNOWN);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PartialDate {
    /// The year, if known.
    pub year: Option<i16>,
    /// 1 to 12, if known; without a year it means nothing.
    pub month: Option<u8>,
    /// 1 to 31, if known; without a month it means nothing.
    pub day: Option<u8>,
}

impl PartialDate {
    /// Nothing is known.
    pub const UNKNOWN: Self = Self {
        year: None,
        month: None,
        day: None,
    };

    /// The value of a PGN date tag: `2008.05.12`, `2008.05.??`, `2008.??.??`; blanks around it, `-` or `/`
    /// as separators and a missing tail are forgiven, and what cannot be read is unknown.
    #[must_use]
    pub fn from_pgn(text: &str) -> Self {
        let mut parts = text
            .trim()
            .split(['.', '-', '/'])
            .map(|part| part.trim().parse::<i16>().ok());
        let year = parts.next().flatten().filter(|year| (1..=9999).contains(year));
        let month = parts
            .next()
            .flatten()
            .filter(|month| (1..=12).contains(month))
            .map(|month| month as u8);
        let day = parts
            .next()
            .flatten()
            .filter(|day| (1..=31).contains(day))
            .map(|day| day as u8);
        match (year, month, day) {
            (None, ..) => Self::UNKNOWN,
            (_, None, _) => Self {
                year,
                month: None,
                day: None,
            },
            (Some(known), Some(in_month), Some(on)) if Date::new(known, in_month, on).is_none() => Self {
                year,
                month,
                day: None,
            },
            _ => Self { year, month, day },
        }
    }

    /// The day that stands for it: itself, the first of its month, or the first of July of its year.
    #[must_use]
    pub fn representative(self) -> Option<Date> {
        let year = self.year?;
        match self.month {
            None => Date::new(year, 7, 1),
            Some(month) => Date::new(year, month, self.day.unwrap_or(1)),
        }
    }
}

impl From<Date> for PartialDate {
    fn from(date: Date) -> Self {
        Self {
            year: Some(date.year),
            month: Some(date.month),
            day: Some(date.day),
        }
    }
}
