//! Age groups: days of birth in the Gregorian or the Persian calendar, and whom a group takes.

use core::fmt;
use core::str::FromStr;

use arbiter_laws::Date;

mod birth;

pub use birth::{Birth, NotABirth};

/// A calendar in which people write their days of birth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Calendar {
    /// The civil calendar.
    Gregorian,
    /// The solar calendar of Iran.
    Persian,
}

impl Calendar {
    /// The calendar in which people count such a year.
    const fn of_year(year: i32) -> Self {
        if year < 1700 {
            Self::Persian
        } else {
            Self::Gregorian
        }
    }
}

/// A day, counted so that earlier days are smaller: days since 1 January 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(i32);

/// Text that is no day.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a day such as 2007/03/02 or 1385/12/11, found {0:?}")]
pub struct NotADay(pub String);

impl Day {
    /// A day of a calendar; `None` where there is no such day.
    ///
    /// ```
    /// use arbiter_event::ages::{Calendar, Day};
    /// let first = Day::new(Calendar::Persian, 1385, 12, 11).unwrap();
    /// assert_eq!(Some(first), Day::new(Calendar::Gregorian, 2007, 3, 2));
    /// assert_eq!(Day::new(Calendar::Persian, 1404, 12, 30), None);
    /// ```
    #[must_use]
    pub fn new(calendar: Calendar, year: i32, month: i32, day: i32) -> Option<Self> {
        let start = match calendar {
            Calendar::Gregorian if (1..=9999).contains(&year) && (1..=12).contains(&month) => {
                gregorian(year, month)
            }
            Calendar::Persian if (1200..=1600).contains(&year) && (1..=12).contains(&month) => {
                persian(year, month)
            }
            _ => return None,
        };
        let (year, month) = if month == 12 {
            (year + 1, 1)
        } else {
            (year, month + 1)
        };
        let next = match calendar {
            Calendar::Gregorian => gregorian(year, month),
            Calendar::Persian => persian(year, month),
        };
        (day >= 1 && start + day - 1 < next).then_some(Self(start + day - 1))
    }

    fn read(text: &str) -> Option<Self> {
        let plain: String = text.trim().chars().map(latin).collect();
        let mut parts = plain.split(['/', '-', '.']);
        let mut number = || parts.next()?.trim().parse::<i32>().ok();
        let (year, month, day) = (number()?, number()?, number()?);
        parts.next().is_none().then_some(())?;
        Self::new(Calendar::of_year(year), year, month, day)
    }

    /// Year, month and day of the civil calendar.
    ///
    /// ```
    /// use arbiter_event::ages::Day;
    /// let day: Day = "1402/12/11".parse().unwrap();
    /// assert_eq!(day.gregorian(), (2024, 3, 1));
    /// ```
    #[must_use]
    pub fn gregorian(self) -> (i32, i32, i32) {
        Date::from_days(self.0.into()).map_or((0, 1, 1), |date| {
            (date.year.into(), date.month.into(), date.day.into())
        })
    }

    /// Completed years on another day; a birthday on 29 February is kept on 1 March.
    ///
    /// ```
    /// use arbiter_event::ages::Day;
    /// let (born, on): (Day, Day) = ("2007/03/02".parse().unwrap(), "2024/03/01".parse().unwrap());
    /// assert_eq!(born.years_on(on), 16);
    /// ```
    #[must_use]
    pub fn years_on(self, day: Self) -> i32 {
        let (born, on) = (self.gregorian(), day.gregorian());
        on.0 - born.0 - i32::from((on.1, on.2) < (born.1, born.2))
    }
}

impl FromStr for Day {
    type Err = NotADay;

    /// A day as people write it: year, month, day with `/`, `-` or `.` between, in either calendar (a year below 1700 is
    /// Persian), with digits of Latin, Persian or Arabic script.
    ///
    /// ```
    /// use arbiter_event::ages::Day;
    /// assert_eq!("۱۳۹۱/۱۲/۱۰".parse::<Day>(), "2013-02-28".parse::<Day>());
    /// ```
    fn from_str(text: &str) -> Result<Self, NotADay> {
        Self::read(text).ok_or_else(|| NotADay(text.to_owned()))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.gregorian();
        write!(f, "{year:04}/{month:02}/{day:02}")
    }
}

/// The first of a month of the civil calendar.
fn gregorian(year: i32, month: i32) -> i32 {
    let (year, month) = (i16::try_from(year), u8::try_from(month));
    let date = year
        .ok()
        .zip(month.ok())
        .and_then(|(year, month)| Date::new(year, month, 1));
    date.and_then(|date| i32::try_from(date.days()).ok())
        .unwrap_or(i32::MIN)
}

/// The first of a month of the Persian calendar: six months of 31 days, five of 30, the last of 29, or 30 in a leap
/// year. Leap years follow the cycle of 33 years, which agrees with the observed ones from 1206 to 1498.
const fn persian(year: i32, month: i32) -> i32 {
    const FIRST: i32 = -492_268; // 1 Farvardin of the year 1; the tests hold it against days that are known
    let year = year - 1;
    let cycle = year.div_euclid(33);
    let of_cycle = year.rem_euclid(33);
    let leaps = cycle * 8 + leaps_in(of_cycle);
    let months = month - 1;
    let days = if months < 7 { months * 31 } else { months * 30 + 6 };
    FIRST + year * 365 + leaps + days
}

/// Leap years among the first years of a cycle: 1, 5, 9, 13, 17, 22, 26, 30.
const fn leaps_in(years: i32) -> i32 {
    let table = [1, 5, 9, 13, 17, 22, 26, 30];
    let mut count = 0;
    while count < 8 && table[count as usize] <= years {
        count += 1;
    }
    count
}

/// A digit of Persian or Arabic script in Latin script.
#[must_use]
pub fn latin(sign: char) -> char {
    let zero = match sign {
        '۰'..='۹' => '۰',
        '٠'..='٩' => '٠',
        _ => return sign,
    };
    char::from_digit(u32::from(sign) - u32::from(zero), 10).unwrap_or(sign)
}

/// Whom an age group takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AgeGroup {
    /// Its name.
    pub name: String,
    /// The first day of birth: who is born earlier is too old.
    pub oldest: Day,
    /// The last day of birth.
    pub youngest: Day,
    /// Whether who is born later may play in it all the same.
    pub upwards: bool,
}

/// Whether a player belongs to an age group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fit {
    /// He does.
    In,
    /// He is younger and plays upwards.
    Upwards,
    /// He is younger.
    TooYoung,
    /// He is older.
    TooOld,
    /// His day of birth is not known, or only its year, which does not tell.
    Unknown,
}

impl AgeGroup {
    /// Whether a player with this day (or year) of birth belongs to it.
    ///
    /// ```
    /// use arbiter_event::ages::{AgeGroup, Fit};
    /// let group: AgeGroup = "12-17 1385/12/11 1391/12/10 upwards".parse().unwrap();
    /// assert_eq!(group.fit("1385/12/10"), Fit::TooOld);
    /// assert_eq!(group.fit("2007/03/02"), Fit::In);
    /// assert_eq!(group.fit("1392/01/01"), Fit::Upwards);
    /// assert_eq!((group.fit("2010"), group.fit("2007"), group.fit("")), (Fit::In, Fit::Unknown, Fit::Unknown));
    /// ```
    #[must_use]
    pub fn fit(&self, birth: &str) -> Fit {
        let days = birth.parse::<Birth>().ok().and_then(Birth::days);
        match days {
            Some((first, last)) if self.of(first) == self.of(last) => self.of(first),
            _ => Fit::Unknown,
        }
    }

    fn of(&self, day: Day) -> Fit {
        if day < self.oldest {
            Fit::TooOld
        } else if day <= self.youngest {
            Fit::In
        } else if self.upwards {
            Fit::Upwards
        } else {
            Fit::TooYoung
        }
    }
}

/// Text that is no age group.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a name, two days of birth from the oldest on, and perhaps upwards, found {0:?}")]
pub struct NotAnAgeGroup(pub String);

impl FromStr for AgeGroup {
    type Err = NotAnAgeGroup;

    fn from_str(text: &str) -> Result<Self, NotAnAgeGroup> {
        let fault = || NotAnAgeGroup(text.to_owned());
        let words: Vec<&str> = text.split_whitespace().collect();
        let (words, upwards) = match words.as_slice() {
            [rest @ .., "upwards"] => (rest, true),
            all => (all, false),
        };
        let [name @ .., oldest, youngest] = words else {
            return Err(fault());
        };
        let day = |text: &str| text.parse::<Day>().map_err(|_| fault());
        let (oldest, youngest) = (day(oldest)?, day(youngest)?);
        if name.is_empty() || oldest > youngest {
            return Err(fault());
        }
        let name = name.join(" ");
        Ok(Self {
            name,
            oldest,
            youngest,
            upwards,
        })
    }
}

impl fmt::Display for AgeGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let upwards = if self.upwards { " upwards" } else { "" };
        write!(f, "{} {} {}{upwards}", self.name, self.oldest, self.youngest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_the_two_calendars_are_the_same_days() {
        // Nowruz as published: 20 March after a leap year of ours or theirs, 21 March else; and LekoCup's window.
        for (persian, gregorian) in [
            ("1300/01/01", "1921/03/21"),
            ("1342/01/01", "1963/03/21"),
            ("1357/11/22", "1979/02/11"),
            ("1375/12/30", "1997/03/20"),
            ("1379/01/01", "2000/03/20"),
            ("1385/12/11", "2007/03/02"),
            ("1391/12/10", "2013/02/28"),
            ("1391/12/30", "2013/03/20"),
            ("1399/12/30", "2021/03/20"),
            ("1400/01/01", "2021/03/21"),
            ("1402/12/11", "2024/03/01"),
            ("1403/12/30", "2025/03/20"),
            ("1404/01/01", "2025/03/21"),
            ("1405/07/30", "2026/10/22"),
            ("1408/12/30", "2030/03/20"),
        ] {
            let (one, two): (Day, Day) = (persian.parse().unwrap(), gregorian.parse().unwrap());
            assert_eq!(one, two, "{persian} is {one}, not {gregorian}");
            assert_eq!(two.to_string(), gregorian);
        }
    }

    #[test]
    fn every_day_follows_the_day_before() {
        for (calendar, years) in [(Calendar::Gregorian, 1890..2110), (Calendar::Persian, 1250..1490)] {
            let mut before: Option<Day> = None;
            for year in years {
                for month in 1..=12 {
                    for day in 1..=31 {
                        let Some(one) = Day::new(calendar, year, month, day) else {
                            continue;
                        };
                        assert!(
                            before.is_none_or(|before| one.0 == before.0 + 1),
                            "{calendar:?} {year}/{month}/{day}"
                        );
                        before = Some(one);
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2007",
            "2007/13/01",
            "2007/02/29",
            "1404/12/30",
            "1385/07/31",
            "7/3/2007",
            "2007/03/02/1",
            "a/b/c",
        ] {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
    }

    #[test]
    fn age_groups_are_read_back_as_written() {
        for text in [
            "U12 2014/01/01 2015/12/31",
            "open school 2007/03/02 2013/02/28 upwards",
        ] {
            assert_eq!(text.parse::<AgeGroup>().unwrap().to_string(), text);
        }
        for text in ["", "U12", "U12 2015/01/01 2014/01/01", "2014/01/01 2015/12/31"] {
            assert!(text.parse::<AgeGroup>().is_err(), "{text}");
        }
    }
}
