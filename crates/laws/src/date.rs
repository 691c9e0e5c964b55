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
    ///
    /// ```
    /// use arbiter_laws::Date;
    /// assert!(Date::new(2024, 2, 29).is_some());
    /// assert!(Date::new(2023, 2, 29).is_none());
    /// ```
    #[must_use]
    pub const fn new(year: i16, month: u8, day: u8) -> Option<Self> {
        if year < 1 || month < 1 || month > 12 || day < 1 || day > days_of(year, month) {
            return None;
        }
        Some(Self { year, month, day })
    }

    /// Days since 1 January 1970, fewer than none before it.
    ///
    /// ```
    /// use arbiter_laws::Date;
    /// assert_eq!(Date::new(2000, 3, 1).unwrap().days(), 11_017);
    /// ```
    #[must_use]
    pub const fn days(self) -> i64 {
        // Counted from 1 March 0000, so that the leap day comes last in its year.
        let (year, march) = match self.month {
            3.. => (self.year as i64, self.month as i64 - 3),
            _ => (self.year as i64 - 1, self.month as i64 + 9),
        };
        let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let of_year = (153 * march + 2) / 5 + self.day as i64 - 1;
        era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
    }

    /// The day so many days after 1 January 1970, where its year is one from 1 to 32767.
    ///
    /// ```
    /// use arbiter_laws::Date;
    /// assert_eq!(Date::from_days(11_016), Date::new(2000, 2, 29));
    /// assert_eq!(Date::from_days(-800_000), None);
    /// ```
    #[must_use]
    pub fn from_days(days: i64) -> Option<Self> {
        let days = days.checked_add(719_468)?;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * march + 2) / 5 + 1;
        let month = if march < 10 { march + 3 } else { march - 9 };
        let year = era * 400 + year_of_era + i64::from(month <= 2);
        Self::new(
            i16::try_from(year).ok()?,
            u8::try_from(month).ok()?,
            u8::try_from(day).ok()?,
        )
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
    ///
    /// ```
    /// use arbiter_laws::PartialDate;
    /// let date = PartialDate::from_pgn("1972.07.??");
    /// assert_eq!((date.year, date.month, date.day), (Some(1972), Some(7), None));
    /// ```
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
    ///
    /// ```
    /// use arbiter_laws::{Date, PartialDate};
    /// assert_eq!(PartialDate::from_pgn("1972.??.??").representative(), Date::new(1972, 7, 1));
    /// assert_eq!(PartialDate::UNKNOWN.representative(), None);
    /// ```
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
