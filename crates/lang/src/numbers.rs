//! Digits, numbers, times and days of a language, by the data of CLDR.

use crate::{Calendar, Language};
use arbiter_laws::{Date, Figure};
use icu_calendar::Date as CalendarDate;
use icu_datetime::DateTimeFormatter;
use icu_datetime::fieldsets::YMD;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use std::time::Duration;

/// What writes numbers and days in one language.
pub(crate) struct Numbers {
    grouped: DecimalFormatter,
    digits: [char; 10],
    days: DateTimeFormatter<YMD>,
    language: Language,
}

/// From here on a display shows more than seconds.
const TENTHS: Duration = Duration::from_secs(20);

impl Numbers {
    pub(crate) fn new(language: Language, calendar: Calendar) -> Self {
        let locale = language.locale(calendar);
        let formatter = |grouping| {
            let mut options = DecimalFormatterOptions::default();
            options.grouping_strategy = Some(grouping);
            DecimalFormatter::try_new((&locale).into(), options).expect("CLDR knows the four languages")
        };
        let plain = formatter(GroupingStrategy::Never);
        let digits = [0_u8, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(|digit| {
            let text = plain.format(&Decimal::from(digit)).to_string();
            text.chars().next().expect("a digit is a character")
        });
        let days = DateTimeFormatter::try_new((&locale).into(), YMD::long());
        Self {
            grouped: formatter(GroupingStrategy::Auto),
            digits,
            days: days.expect("CLDR knows the four languages"),
            language,
        }
    }

    pub(crate) fn count(&self, count: u64) -> String {
        self.grouped.format(&Decimal::from(count)).to_string()
    }

    pub(crate) fn decimal(&self, number: f64, places: u8) -> String {
        let text = format!("{number:.*}", usize::from(places));
        let decimal: Result<Decimal, _> = text.parse();
        decimal.map_or(text, |decimal| self.grouped.format(&decimal).to_string())
    }

    pub(crate) fn digits(&self, text: &str) -> String {
        let local = |sign: char| {
            sign.to_digit(10)
                .map_or(sign, |digit| self.digits[digit as usize])
        };
        text.chars().map(local).collect()
    }

    /// A time as a clock shows it: begun seconds count, but for the last twenty, where it shows more.
    pub(crate) fn duration(&self, time: Duration) -> String {
        let begun = u64::from(time.subsec_nanos() > 0);
        let shown = if time < TENTHS {
            time
        } else {
            Duration::from_secs(time.as_secs() + begun)
        };
        self.digits(&Figure(shown).to_string())
    }

    /// Vietnamese says that the year is one, which the data leave out: `ngày 1 tháng 3 năm 2024`.
    fn with_year(&self, day: String) -> String {
        let parts = day
            .rsplit_once(' ')
            .filter(|_| self.language == Language::Vi && !day.contains("năm"));
        match parts {
            Some((day, year)) => format!("{} năm {year}", day.trim_end_matches(',')),
            None => day,
        }
    }

    pub(crate) fn date(&self, day: Date) -> String {
        match CalendarDate::try_new_iso(i32::from(day.year), day.month, day.day) {
            Ok(date) => self.with_year(self.days.format(&date).to_string()),
            Err(_) => self.digits(&day.to_string()),
        }
    }
}
