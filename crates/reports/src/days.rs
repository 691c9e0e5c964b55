//! Days of birth as spreadsheets write them: the year last, and days or months before it, which only the whole column tells.

use arbiter_event::ages::latin;

/// What stands first in days that end with the year.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    /// `31/12/2010`.
    DayFirst,
    /// `12/31/2010`.
    MonthFirst,
}

/// What stands first in a column, where one of its days tells and none says otherwise.
pub(crate) fn order<'a>(column: impl Iterator<Item = &'a str>) -> Option<Order> {
    let mut found: Vec<Order> = column.filter_map(|text| year_last(text)?.told()).collect();
    found.dedup();
    (found.len() == 1).then(|| found[0])
}

/// A day that may be two.
#[derive(Debug)]
pub(crate) struct TwoDays(pub String);

/// The day with its year first, as an entry has it; what does not end with a year stays as it is.
pub(crate) fn year_first(text: &str, column: Option<Order>) -> Result<String, TwoDays> {
    let Some(day) = year_last(text) else {
        return Ok(text.to_owned());
    };
    let [first, second, year] = day.numbers;
    // Equal numbers are one day whichever comes first.
    let same = (first == second).then_some(Order::DayFirst);
    match day.told().or(same).or(column) {
        Some(Order::DayFirst) => Ok(format!("{year}/{second}/{first}")),
        Some(Order::MonthFirst) => Ok(format!("{year}/{first}/{second}")),
        None => Err(TwoDays(text.trim().to_owned())),
    }
}

/// Three numbers, the last of them a year of four digits.
struct YearLast {
    numbers: [u16; 3],
    /// With full stops, as nobody writes who puts the month first.
    dotted: bool,
}

impl YearLast {
    fn told(&self) -> Option<Order> {
        match self.numbers {
            [first, _, _] if self.dotted || first > 12 => Some(Order::DayFirst),
            [_, second, _] if second > 12 => Some(Order::MonthFirst),
            _ => None,
        }
    }
}

fn year_last(text: &str) -> Option<YearLast> {
    let plain: String = text.trim().chars().map(latin).collect();
    let sign = ['/', '-', '.'].into_iter().find(|&sign| plain.contains(sign))?;
    let parts: Vec<&str> = plain.split(sign).map(str::trim).collect();
    let [first, second, year] = parts[..] else {
        return None;
    };
    let digits = |text: &str, most: usize| {
        (1..=most).contains(&text.len()) && text.bytes().all(|sign| sign.is_ascii_digit())
    };
    if !digits(first, 2) || !digits(second, 2) || year.len() != 4 || !digits(year, 4) {
        return None;
    }
    Some(YearLast {
        numbers: [first.parse().ok()?, second.parse().ok()?, year.parse().ok()?],
        dotted: sign == '.',
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_column_tells_what_a_day_alone_does_not() {
        let read = |column: &[&str], text: &str| year_first(text, order(column.iter().copied())).ok();
        for (column, text, expected) in [
            (&["31/12/2010"][..], "31/12/2010", Some("2010/12/31")),
            (&[], "12/31/2010", Some("2010/12/31")),
            (&[], "05.06.2010", Some("2010/6/5")),
            (&[], "7-7-2011", Some("2011/7/7")),
            (&[], "۳۰/۱۲/۱۳۹۱", Some("1391/12/30")),
            (&["", "31/12/2010"], "5/6/2010", Some("2010/6/5")),
            (&["5/6/2010", "1/13/2010"], "5/6/2010", Some("2010/5/6")),
            (&["5/6/2010"], "5/6/2010", None),
            (&["31/12/2010", "12/31/2010"], "5/6/2010", None),
            (&[], "2010/12/31", Some("2010/12/31")),
            (&[], "1990/00/00", Some("1990/00/00")),
            (&[], "31/12/10", Some("31/12/10")),
        ] {
            assert_eq!(read(column, text).as_deref(), expected, "{column:?}: {text}");
        }
    }
}
