//! Reading a time control as people write it (`90m+30s`, `10m d5`) or as a PGN tag has it (`40/5400+30:1800`).

use crate::{Bonus, Period, TimeControl};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::FromStr;
use core::time::Duration;

/// Why a time control could not be read; columns count characters from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TimeControlError {
    /// PGN's `-`: the game has no time control.
    #[error("no time control (-)")]
    None,
    /// PGN's `?`: the control is not known.
    #[error("time control not known (?)")]
    Unknown,
    /// A base time was expected.
    #[error("column {column}: expected a base time such as 90m or 5400, found {found:?}")]
    NoBaseTime {
        /// Where.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// The number of moves before `/` could not be read.
    #[error("column {column}: expected a number of moves from 1 to 65535 before the slash, found {found:?}")]
    NoMoves {
        /// Where.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// After `+`, `d` or `b` a time in seconds was expected.
    #[error("column {column}: expected seconds a move such as 30 or 30s, found {found:?}")]
    NoBonus {
        /// Where.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// A number is larger than a game can need (a week).
    #[error("column {column}: longer than a week")]
    TooLong {
        /// Where.
        column: usize,
    },
    /// A period follows one that already takes all the remaining moves.
    #[error("column {column}: nothing can follow a period for all the remaining moves")]
    AfterLast {
        /// Where the period that cannot be reached starts.
        column: usize,
    },
}

const WEEK: u64 = 7 * 24 * 3600;

/// A part of the text with the column at which it starts.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    column: usize,
}

impl Part<'_> {
    fn trim(self) -> Self {
        let start = self.text.len() - self.text.trim_start().len();
        Self {
            text: self.text.trim(),
            column: self.column + self.text[..start].chars().count(),
        }
    }

    fn split_at(self, at: usize) -> (Self, Self) {
        let (head, tail) = self.text.split_at(at);
        let column = self.column + head.chars().count();
        (Part { text: head, ..self }, Part { text: tail, column })
    }

    fn split_once(self, sign: char) -> Option<(Self, Self)> {
        let (head, tail) = self.split_at(self.text.find(sign)?);
        let (_, tail) = tail.split_at(sign.len_utf8());
        Some((head, tail))
    }

    fn found(self) -> String {
        self.text.to_string()
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let whole = Part { text, column: 1 }.trim();
        match whole.text {
            "-" => return Err(TimeControlError::None),
            "?" | "" => return Err(TimeControlError::Unknown),
            _ => {}
        }
        let mut periods: Vec<Period> = Vec::new();
        let mut rest = Some(whole);
        while let Some(part) = rest {
            let (head, tail) = match part.text.find([',', ';', ':']) {
                Some(at) => {
                    let (head, tail) = part.split_at(at);
                    (head, Some(tail.split_at(1).1))
                }
                None => (part, None),
            };
            let head = head.trim();
            if periods.last().is_some_and(|last| last.moves.is_none()) {
                return Err(TimeControlError::AfterLast { column: head.column });
            }
            periods.push(period(head)?);
            rest = tail;
        }
        Ok(Self::new(periods).expect("at least one period, and only the last for all the moves"))
    }
}

fn period(part: Part) -> Result<Period, TimeControlError> {
    let (moves, part) = match part.split_once('/') {
        Some((head, tail)) => (Some(moves(head.trim())?), tail.trim()),
        None => (None, part),
    };
    let (base, bonus) = match part.text.find(['+', 'd', 'b', 'D', 'B']) {
        Some(at) => {
            let (head, tail) = part.split_at(at);
            let (sign, tail) = tail.split_at(1);
            let time = time(tail.trim(), |column, found| TimeControlError::NoBonus {
                column,
                found,
            })?;
            (head.trim(), bonus(sign.text, time))
        }
        None => (part, Bonus::None),
    };
    let base = time(base, |column, found| TimeControlError::NoBaseTime {
        column,
        found,
    })?;
    Ok(Period { moves, base, bonus })
}

fn bonus(sign: &str, time: Duration) -> Bonus {
    match sign {
        _ if time.is_zero() => Bonus::None,
        "d" | "D" => Bonus::Delay(time),
        "b" | "B" => Bonus::Bronstein(time),
        _ => Bonus::Increment(time),
    }
}

fn moves(part: Part) -> Result<u16, TimeControlError> {
    let moves = part.text.parse().ok().filter(|moves| *moves > 0);
    moves.ok_or_else(|| TimeControlError::NoMoves {
        column: part.column,
        found: part.found(),
    })
}

/// A time such as `90m`, `1h30m`, `45s` or `5400`: seconds where no unit stands.
fn time(part: Part, error: impl Fn(usize, String) -> TimeControlError) -> Result<Duration, TimeControlError> {
    let wrong = || error(part.column, part.found());
    if part.text.is_empty() {
        return Err(wrong());
    }
    let mut sum: u64 = 0;
    let mut number: Option<u64> = None;
    for sign in part.text.chars() {
        if let Some(digit) = sign.to_digit(10) {
            let next = number
                .unwrap_or(0)
                .saturating_mul(10)
                .saturating_add(u64::from(digit));
            number = Some(next);
            continue;
        }
        let unit = match sign.to_ascii_lowercase() {
            'h' => 3600,
            'm' | '\'' => 60,
            's' | '"' => 1,
            _ => return Err(wrong()),
        };
        let figure = number.take().ok_or_else(wrong)?;
        sum = sum.saturating_add(figure.saturating_mul(unit));
    }
    sum = sum.saturating_add(number.unwrap_or(0));
    if sum > WEEK {
        return Err(TimeControlError::TooLong { column: part.column });
    }
    Ok(Duration::from_secs(sum))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    /// Text, how it is written again, as a PGN tag, base in seconds, figure of sixty moves in seconds.
    const READ: &[(&str, &str, &str, u64, u64)] = &[
        ("90m+30s", "90m+30s", "5400+30", 5400, 7200),
        ("10m d5", "10m d5", "600+5", 600, 900),
        ("10m b5", "10m b5", "600+5", 600, 900),
        ("3m+2", "3m+2s", "180+2", 180, 300),
        ("1h30m", "90m", "5400", 5400, 5400),
        ("600", "10m", "600", 600, 600),
        ("300+3", "5m+3s", "300+3", 300, 480),
        ("45s", "45s", "45", 45, 45),
        (
            "40/90m+30s, 30m+30s",
            "40/90m+30s, 30m+30s",
            "40/5400+30:1800+30",
            7200,
            9000,
        ),
        (
            "40/5400:1800+30",
            "40/90m, 30m+30s",
            "40/5400:1800+30",
            7200,
            7800,
        ),
        (
            "40/2h, 20/1h, 30m",
            "40/120m, 20/60m, 30m",
            "40/7200:20/3600:1800",
            12600,
            12600,
        ),
        ("  15m + 10s ", "15m+10s", "900+10", 900, 1500),
        ("40/7200", "40/120m", "40/7200", 7200, 7200),
        ("5m+0", "5m", "300", 300, 300),
    ];

    #[test]
    fn a_control_reads_and_writes() {
        for (text, human, pgn, base, figure) in READ {
            let control: TimeControl = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(format!("{control}"), *human, "{text}");
            assert_eq!(control.to_pgn(), *pgn, "{text}");
            assert_eq!(control.base().as_secs(), *base, "{text}");
            assert_eq!(control.figure(60).as_secs(), *figure, "{text}");
            assert_eq!(human.parse(), Ok(control), "{text}");
        }
    }

    #[test]
    fn a_fault_names_its_column() {
        let cases = [
            ("-", "no time control (-)"),
            ("?", "time control not known (?)"),
            (
                "fast",
                "column 1: expected a base time such as 90m or 5400, found \"fast\"",
            ),
            (
                "x/90m",
                "column 1: expected a number of moves from 1 to 65535 before the slash, found \"x\"",
            ),
            (
                "40/90m+",
                "column 8: expected seconds a move such as 30 or 30s, found \"\"",
            ),
            (
                "0/90m",
                "column 1: expected a number of moves from 1 to 65535 before the slash, found \"0\"",
            ),
            (
                "90m, 30m",
                "column 6: nothing can follow a period for all the remaining moves",
            ),
            (
                "40/2h, ",
                "column 7: expected a base time such as 90m or 5400, found \"\"",
            ),
            ("99999999999999999999h", "column 1: longer than a week"),
        ];
        for (text, message) in cases {
            let error = text.parse::<TimeControl>().expect_err(text);
            assert_eq!(format!("{error}"), message, "{text}");
        }
    }
}
