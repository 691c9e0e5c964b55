//! The date of a game, as far as it is known.

use core::fmt;

/// Year, month and day of a `Date` tag; unknown parts are `None`.
///
/// ```
/// use arbiter_notation::pgn::PgnDate;
/// let date = PgnDate::parse("1952.07.??").unwrap();
/// assert_eq!((date.year, date.month, date.day), (Some(1952), Some(7), None));
/// assert_eq!(date.to_string(), "1952.07.??");
/// assert_eq!(PgnDate::parse("1952-07-14").unwrap().day, Some(14));
/// assert_eq!(PgnDate::parse("2023.02.30"), None, "no such day");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct PgnDate {
    /// Year, 1 to 9999.
    pub year: Option<u16>,
    /// Month, 1 to 12.
    pub month: Option<u8>,
    /// Day of the month, 1 to 31.
    pub day: Option<u8>,
}

impl PgnDate {
    /// Reads `YYYY.MM.DD`, with `?` for unknown digits, also with `-` or `/` between, also without day or month.
    ///
    /// A part with any `?` is unknown; `None` for text that is no date or a day that the calendar does not have.
    ///
    /// ```
    /// use arbiter_notation::pgn::PgnDate;
    /// let date = PgnDate::parse("1972.07.??").expect("a date");
    /// assert_eq!((date.year, date.month, date.day), (Some(1972), Some(7), None));
    /// assert!(PgnDate::parse("1972.02.30").is_none());
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.trim().split(['.', '-', '/']);
        let year = part(parts.next()?, 4, 9999).ok()?;
        let month = part(parts.next().unwrap_or("?"), 2, 12).ok()?;
        let day = part(parts.next().unwrap_or("?"), 2, 31).ok()?;
        if parts.next().is_some() {
            return None;
        }
        let date = Self {
            year,
            month: month.map(|month| month as u8),
            day: day.map(|day| day as u8),
        };
        date.is_in_calendar().then_some(date)
    }

    fn is_in_calendar(self) -> bool {
        let leap = self
            .year
            .is_none_or(|year| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
        let days = match self.month {
            Some(2) if leap => 29,
            Some(2) => 28,
            Some(4 | 6 | 9 | 11) => 30,
            _ => 31,
        };
        self.day.is_none_or(|day| day <= days)
    }
}

/// A part of a text is no part of a date.
struct NoDate;

/// A number from 1 to `most`, or unknown.
fn part(text: &str, digits: usize, most: u16) -> Result<Option<u16>, NoDate> {
    let text = text.trim();
    if text.is_empty() || text.len() > digits || !text.chars().all(|c| c == '?' || c.is_ascii_digit()) {
        return Err(NoDate);
    }
    if text.contains('?') {
        return Ok(None);
    }
    match text.parse() {
        Ok(number) if (1..=most).contains(&number) => Ok(Some(number)),
        _ => Err(NoDate),
    }
}

impl fmt::Display for PgnDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}")?,
            None => f.write_str("????")?,
        }
        for part in [self.month, self.day] {
            match part {
                Some(part) => write!(f, ".{part:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_far_as_they_are_known() {
        for (text, year, month, day) in [
            ("2001.07.01", Some(2001), Some(7), Some(1)),
            ("2001.7.1", Some(2001), Some(7), Some(1)),
            ("2001", Some(2001), None, None),
            ("2001.??.??", Some(2001), None, None),
            ("????.??.??", None, None, None),
            ("19??.??.??", None, None, None),
            ("2024/02/29", Some(2024), Some(2), Some(29)),
            ("????.02.29", None, Some(2), Some(29)),
        ] {
            assert_eq!(PgnDate::parse(text), Some(PgnDate { year, month, day }), "{text}");
        }
        for text in [
            "",
            "?x",
            "2001.13.01",
            "2023.02.29",
            "1900.02.29",
            "2001.04.31",
            "2001.1.1.1",
            "0000",
            "20011",
            "+1",
        ] {
            assert_eq!(PgnDate::parse(text), None, "{text}");
        }
    }
}
