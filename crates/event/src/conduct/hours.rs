//! Hours: when lots are drawn, when a round is to begin, began and was stopped (Tournament Rules 9(b), 10(d)).

use arbiter_laws::Date;

use super::apply::{Done, expected, note};
use super::hall::{put, within};
use super::{Hour, Notice, Refusal, setting};
use crate::model::Event;
use crate::regulations::{Figures, lots_in_time};

/// The hour of a round: when lots are drawn for it, when it is to begin, began or was stopped.
#[must_use]
pub fn hour(event: &Event, round: u16, what: Hour) -> Option<String> {
    setting(event, &key(round, what))
}

fn key(round: u16, what: Hour) -> String {
    let what = match what {
        Hour::Lots => "lots",
        Hour::Scheduled => "scheduled",
        Hour::Started => "started",
        Hour::Stopped => "stopped",
    };
    format!("{what}-{round}")
}

pub(super) fn set_hour(event: &mut Event, round: u16, what: Hour, at: &str) -> Done {
    within(event, round)?;
    let at = at.trim();
    Time::read(at).ok_or_else(|| expected("a time such as 2026-10-03T15:00", at))?;
    let paired = event.paired_rounds() as u16;
    let happened = matches!(what, Hour::Started | Hour::Stopped);
    if happened && round > paired || what == Hour::Lots && round != 1 {
        let (from, to) = (1, if happened { paired } else { 1 });
        let found = round;
        return Err(Refusal::Round { found, from, to });
    }
    if what == Hour::Stopped && hour(event, round, Hour::Started).is_none() {
        return Err(Refusal::NotStarted(round));
    }
    let notices = match what {
        Hour::Lots => lots(at, hour(event, 1, Hour::Scheduled).as_deref())?,
        Hour::Scheduled if round == 1 => match hour(event, 1, Hour::Lots) {
            Some(drawn) => lots(&drawn, Some(at))?,
            None => Vec::new(),
        },
        _ => Vec::new(),
    };
    for notice in &notices {
        note(event, notice.to_string());
    }
    put(event, &key(round, what), at);
    Ok(notices)
}

/// Whether lots are drawn early enough before the first round, where both hours are known and told in the same way.
fn lots(drawn: &str, begins: Option<&str>) -> Done {
    let (Some(lots), Some(round)) = (Time::read(drawn), begins.and_then(Time::read)) else {
        return Ok(Vec::new());
    };
    let minutes = round.minutes_after(lots);
    let figures = Figures::of_tournaments();
    if minutes < 0 {
        return Err(Refusal::LotsAfterRound {
            lots: drawn.to_owned(),
            round: begins.unwrap_or_default().to_owned(),
        });
    }
    let before = core::time::Duration::from_secs(60 * minutes.unsigned_abs());
    let least = figures.lots_before_round.as_secs().cast_signed() / 60;
    Ok(if lots_in_time(before, &figures) {
        Vec::new()
    } else {
        vec![Notice::LotsLate { minutes, least }]
    })
}

/// A time of a day as people write it: `2026-10-03T15:00`, with seconds, `Z` or an offset such as `+03:30` or without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Time {
    /// Minutes since 1970 by the clock on the wall.
    wall: i64,
    /// Minutes by which that clock is ahead of UTC, where it is told.
    offset: Option<i64>,
}

impl Time {
    fn read(text: &str) -> Option<Self> {
        let (day, rest) = text.split_once('T')?;
        let date: Date = day.parse().ok()?;
        let end = rest.find(['Z', '+', '-']).unwrap_or(rest.len());
        let (clock, zone) = rest.split_at(end);
        let two = |text: &str, most: i64| {
            let digits = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|&number: &i64| digits && number <= most)
        };
        let parts: Vec<&str> = clock.split(':').collect();
        let (hour, minute) = match parts[..] {
            [hour, minute] => (two(hour, 23)?, two(minute, 59)?),
            [hour, minute, second] => {
                two(second.split('.').next()?, 60)?;
                (two(hour, 23)?, two(minute, 59)?)
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
            offset,
        })
    }

    /// Minutes after another time; where only one tells its offset the clocks on the wall are compared.
    const fn minutes_after(self, other: Self) -> i64 {
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
