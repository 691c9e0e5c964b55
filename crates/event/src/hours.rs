//! Hours as people write them.

use arbiter_laws::Date;

/// A time of a day as people write it: `2026-10-03T15:00`, with seconds, `Z` or an offset such as `+03:30` or without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Time {
    /// Minutes since 1970 by the clock on the wall.
    wall: i64,
    /// Seconds beside them.
    second: i64,
    /// Minutes by which that clock is ahead of UTC, where it is told.
    offset: Option<i64>,
}

/// Minutes by which a clock is ahead of UTC, as `+03:30`, `-05:00` or `Z` say it.
pub(crate) fn offset(zone: &str) -> Option<i64> {
    // Only what is an offset alone makes a time out of a time without one.
    let alone = zone.starts_with(['Z', '+', '-']);
    let time = alone.then(|| Time::read(&format!("2000-01-01T00:00{zone}")));
    time.flatten()?.offset
}

/// So many minutes after one time another one is, both as RFC 3339 has them.
///
/// ```
/// use arbiter_event::minutes_after;
/// assert_eq!(minutes_after("2026-10-03T15:40:10Z", "2026-10-03T15:10:20Z"), Some(29));
/// assert_eq!(minutes_after("today", "2026-10-03T15:10:20Z"), None);
/// ```
#[must_use]
pub fn minutes_after(later: &str, earlier: &str) -> Option<i64> {
    let (later, earlier) = (Time::read(later)?, Time::read(earlier)?);
    Some(later.seconds_after(earlier).div_euclid(60))
}

impl Time {
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (day, rest) = text.split_once('T')?;
        let date: Date = day.parse().ok()?;
        let end = rest.find(['Z', '+', '-']).unwrap_or(rest.len());
        let (clock, zone) = rest.split_at(end);
        let two = |text: &str, most: i64| {
            let digits = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|&number: &i64| digits && number <= most)
        };
        let parts: Vec<&str> = clock.split(':').collect();
        let (hour, minute, second) = match parts[..] {
            [hour, minute] => (two(hour, 23)?, two(minute, 59)?, 0),
            [hour, minute, second] => {
                let second = two(second.split('.').next()?, 60)?;
                (two(hour, 23)?, two(minute, 59)?, second)
            }
            _ => return None,
        };
        let offset = match zone.as_bytes() {
            [] => None,
            b"Z" => Some(0),
            [sign, ..] => {
                let (hours, minutes) = zone[1..].split_once(':')?;
                let ahead = two(hours, 14)? * 60 + two(minutes, 59)?;
                Some(if *sign == b'-' { -ahead } else { ahead })
            }
        };
        Some(Self {
            wall: date.days() * 1_440 + hour * 60 + minute,
            second,
            offset,
        })
    }

    /// Minutes since 1970 in UTC, where it tells its offset.
    pub(crate) fn minutes(self) -> Option<i64> {
        self.offset.map(|offset| self.wall - offset)
    }

    /// The same in seconds.
    pub(crate) const fn seconds_after(self, other: Self) -> i64 {
        self.minutes_after(other) * 60 + self.second - other.second
    }

    /// Minutes after another time; where only one tells its offset the clocks on the wall are compared.
    pub(crate) const fn minutes_after(self, other: Self) -> i64 {
        let ahead = match (self.offset, other.offset) {
            (Some(one), Some(two)) => one - two,
            _ => 0,
        };
        self.wall - other.wall - ahead
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_compared_across_midnight_months_and_offsets() {
        let after = |one: &str, two: &str| Time::read(one).unwrap().minutes_after(Time::read(two).unwrap());
        assert_eq!(after("2026-10-03T09:00", "2026-10-02T21:00"), 720);
        assert_eq!(after("2024-03-01T00:00:30", "2024-02-28T23:59"), 1_441);
        assert_eq!(after("2026-10-03T12:30+03:30", "2026-10-03T09:00Z"), 0);
        assert_eq!(after("2026-10-03T12:30+03:30", "2026-10-03T09:00"), 210);
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in [
            "",
            "2026-10-03",
            "2026-10-03T25:00",
            "2026-02-30T10:00",
            "2026-10-03T1:00",
            "2026-10-03T10:00+3",
            "aTb",
            "2026-10-03T10:00:xx",
        ] {
            assert_eq!(Time::read(text), None, "{text}");
        }
    }
}
