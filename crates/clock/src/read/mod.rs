//! Reading a time control as people write it (`90m+30s`, `40/90+30, 30+30`, "15 minutes + 10 seconds per move") or as a
//! PGN tag has it (`40/5400+30:1800`).

mod parse;
mod time;
mod token;

use crate::TimeControl;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;
use core::str::FromStr;
use parse::Bare;

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
        /// The column of the fault, from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// The number of moves before `/` could not be read.
    #[error("column {column}: expected a number of moves from 1 to 65535 before the slash, found {found:?}")]
    NoMoves {
        /// The column of the fault, from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// After `+`, `d` or `b` a time in seconds was expected.
    #[error("column {column}: expected seconds a move such as 30 or 30s, found {found:?}")]
    NoBonus {
        /// The column of the fault, from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// A number is larger than a game can need (a week).
    #[error("column {column}: longer than a week")]
    TooLong {
        /// The column of the fault, from 1.
        column: usize,
    },
    /// A word or sign that has no place there.
    #[error("column {column}: did not expect {found:?}")]
    Unexpected {
        /// The column of the fault, from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// What a move adds starts at a move with which no period begins.
    #[error("column {column}: no period begins with move {moves}")]
    NotAtAPeriod {
        /// The column of the fault, from 1.
        column: usize,
        /// The number of the move.
        moves: u32,
    },
    /// An hour-glass (PGN's `*`), in which one player's time is the other's, is not in the Laws.
    #[error("column {column}: an hour-glass is not in the Laws, found {found:?}")]
    Hourglass {
        /// The column of the fault, from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// Minutes stand where a move adds seconds: it must be asked which was meant.
    #[error(
        "column {column}: {found:?} mixes units; it may mean {}",
        meant_as_text(meant)
    )]
    MixedUnits {
        /// The column of the fault, from 1.
        column: usize,
        /// What stands there.
        found: String,
        /// What it can mean.
        meant: Vec<TimeControl>,
    },
    /// A period follows one that already takes all the remaining moves.
    #[error("column {column}: nothing can follow a period for all the remaining moves")]
    AfterLast {
        /// Where the period that cannot be reached starts.
        column: usize,
    },
}

/// The readings of an unclear text, as they would be clear.
fn meant_as_text(meant: &[TimeControl]) -> String {
    let mut text = String::new();
    for (n, control) in meant.iter().enumerate() {
        let joint = if n == 0 { "" } else { ", or " };
        let _ = write!(text, "{joint}{control}");
    }
    text
}

fn read(text: &str, bare: Bare) -> Result<TimeControl, TimeControlError> {
    match text.trim() {
        "-" => return Err(TimeControlError::None),
        "?" | "" => return Err(TimeControlError::Unknown),
        _ => {}
    }
    if let Some((column, found)) = token::hourglass(text) {
        return Err(TimeControlError::Hourglass { column, found });
    }
    let periods = parse::periods(text, bare)?;
    Ok(TimeControl::new(periods).expect("at least one period, and only the last for all the moves"))
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    /// A control as people write it. A base time without a unit counts minutes, `90+30`; seconds if it is 180 or more, or
    /// if colons divide the periods, as in a PGN tag or a report file.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bare = if text.contains(':') {
            Bare::Seconds
        } else {
            Bare::AsPeopleWrite
        };
        read(text, bare)
    }
}

impl TimeControl {
    /// A control as the tag `TimeControl` of a PGN file has it, in seconds.
    ///
    /// # Errors
    /// Where it cannot be read, and what was expected there.
    ///
    /// ```
    /// use arbiter_clock::TimeControl;
    /// let tag = TimeControl::from_pgn("60+1").unwrap();
    /// assert_eq!(tag.to_string(), "1m+1s"); // people mean an hour by "60+1"
    /// ```
    pub fn from_pgn(text: &str) -> Result<Self, TimeControlError> {
        read(text, Bare::Seconds)
    }
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
        // As people write it: minutes, then seconds.
        (
            "40/90+30, 30+30",
            "40/90m+30s, 30m+30s",
            "40/5400+30:1800+30",
            7200,
            9000,
        ),
        ("90+30", "90m+30s", "5400+30", 5400, 7200),
        ("3+2", "3m+2s", "180+2", 180, 300),
        ("179", "179m", "10740", 10740, 10740),
        ("180+2", "3m+2s", "180+2", 180, 300),
        ("G/10", "10m", "600", 600, 600),
        ("G/90; d5", "90m d5", "5400+5", 5400, 5700),
        (
            "40/90, SD/30; d5",
            "40/90m d5, 30m d5",
            "40/5400+5:1800+5",
            7200,
            7500,
        ),
        ("G/90;+30", "90m+30s", "5400+30", 5400, 7200),
        ("90'+30\"", "90m+30s", "5400+30", 5400, 7200),
        ("1h30", "90m", "5400", 5400, 5400),
        (
            "40/5400+30:1800+30",
            "40/90m+30s, 30m+30s",
            "40/5400+30:1800+30",
            7200,
            9000,
        ),
        ("40/90:30", "40/90s, 30s", "40/90:30", 120, 120),
        (
            "۴۰/۹۰+۳۰، ۳۰+۳۰",
            "40/90m+30s, 30m+30s",
            "40/5400+30:1800+30",
            7200,
            9000,
        ),
        // In words.
        (
            "15 minutes + 10 seconds increment per move, starting from move 1",
            "15m+10s",
            "900+10",
            900,
            1500,
        ),
        (
            "90 minutes for the first 40 moves followed by 30 minutes for the rest of the game with an addition of 30 \
             seconds per move starting from move one",
            "40/90m+30s, 30m+30s",
            "40/5400+30:1800+30",
            7200,
            9000,
        ),
        (
            "40 moves in 100 minutes, then 20 moves in 50 minutes, then 15 minutes with 30 seconds per move from move 61",
            "40/100m, 20/50m, 15m+30s",
            "40/6000:20/3000:900+30",
            9900,
            9900,
        ),
        (
            "1 hour and 30 minutes and 30 seconds per move",
            "90m+30s",
            "5400+30",
            5400,
            7200,
        ),
        (
            "10 minutes with a delay of 5 seconds",
            "10m d5",
            "600+5",
            600,
            900,
        ),
        ("10 min, 5 seconds delay", "10m d5", "600+5", 600, 900),
        ("all moves in 25 min + 10 sec", "25m+10s", "1500+10", 1500, 2100),
        ("60m + 2 minutes per move", "60m+120s", "3600+120", 3600, 10800),
        // So much for every move, and what is not used is lost.
        ("30 seconds per move", "0m d30", "0+30", 0, 1800),
        ("30s/move", "0m d30", "0+30", 0, 1800),
        ("0m d30", "0m d30", "0+30", 0, 1800),
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
    fn a_tag_counts_seconds() {
        for (text, human) in [
            ("60+1", "1m+1s"),
            ("40/90:30", "40/90s, 30s"),
            ("15", "15s"),
            ("90m+30s", "90m+30s"),
        ] {
            let control = TimeControl::from_pgn(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(format!("{control}"), human, "{text}");
            assert_eq!(TimeControl::from_pgn(&control.to_pgn()), Ok(control), "{text}");
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
            (
                "0s/move",
                "column 1: expected a base time such as 90m or 5400, found \"0 s\"",
            ),
            ("10m x", "column 5: did not expect \"x\""),
            ("*180", "column 1: an hour-glass is not in the Laws, found \"*\""),
            (
                "5 minutes, hour-glass",
                "column 12: an hour-glass is not in the Laws, found \"hour-glass\"",
            ),
            (
                "40/90m, 30m + 30 seconds per move from move 21",
                "column 45: no period begins with move 21",
            ),
            (
                "40 moves in 90 minutes with 30 minutes",
                "column 29: \"30 minutes\" mixes units; it may mean 40/90m, 30m, or 40/90m+30s",
            ),
            (
                "90m+30m",
                "column 5: \"30 m\" mixes units; it may mean 120m, or 90m+30s",
            ),
        ];
        for (text, message) in cases {
            let error = text.parse::<TimeControl>().expect_err(text);
            assert_eq!(format!("{error}"), message, "{text}");
        }
    }
}
