//! What a clock step asks, and what the clock says.

use std::str::FromStr;

use arbiter_chess::Color;
use arbiter_clock::{ChessClock, ClockSetting, Controls, TimeControl};
use arbiter_laws::default_rulebook;

use crate::clocks::{latest_end, rows};
use crate::goal::parts;
use crate::lesson::ClockStep;

/// What is asked of a clock, or what is to be done with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeAsk {
    /// What the first clock shows after the moves; the options are times.
    Shows,
    /// Which clock shows more after the moves: `left`, `right`, `same`.
    More,
    /// On which clock a flag falls: `left`, `right`, `both`, `none`.
    Flag,
    /// The latest end of a game of so many moves; the options are times.
    End(u32),
    /// Standard, rapid or blitz: `standard`, `rapid`, `blitz`.
    Class,
    /// Press and wait until the clock of this side runs.
    Runs(Color),
    /// Press and wait until the time of this side is up.
    Up(Color),
}

/// All questions, as they are written.
pub const WRITTEN: &str =
    "shows, more, flag, end(MOVES), class, runs(white), runs(black), up(white), up(black)";

impl FromStr for TimeAsk {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let side = |inner: &str| crate::ask::color(inner).ok_or(());
        Ok(match parts(text) {
            ("shows", None) => Self::Shows,
            ("more", None) => Self::More,
            ("flag", None) => Self::Flag,
            ("class", None) => Self::Class,
            ("end", Some(moves)) => Self::End(moves.parse().map_err(|_| ())?),
            ("runs", Some(inner)) => Self::Runs(side(inner)?),
            ("up", Some(inner)) => Self::Up(side(inner)?),
            _ => return Err(()),
        })
    }
}

impl TimeAsk {
    /// Whether something is done, not picked.
    #[must_use]
    pub const fn is_done(self) -> bool {
        matches!(self, Self::Runs(_) | Self::Up(_))
    }
}

/// A time as options write it, in milliseconds: `90m`, `4:50`, `1:30:00`, `10s`, `2h`.
#[must_use]
pub fn duration(text: &str) -> Option<u64> {
    if text.contains(':') {
        let parts: Option<Vec<u64>> = text.split(':').map(|part| part.parse().ok()).collect();
        let parts = parts.filter(|parts| parts.len() <= 3)?;
        let seconds = parts
            .iter()
            .try_fold(0u64, |sum, part| sum.checked_mul(60)?.checked_add(*part))?;
        return seconds.checked_mul(1_000);
    }
    let unit = text.chars().last()?;
    let number: u64 = text.strip_suffix(unit)?.parse().ok()?;
    let factor = match unit {
        's' => 1_000,
        'm' => 60_000,
        'h' => 3_600_000,
        _ => return None,
    };
    number.checked_mul(factor)
}

impl ClockStep {
    /// The option that the clocks give as the answer; none where something is done, or where no option is right.
    #[must_use]
    pub fn right(&self) -> Option<String> {
        let after = |control: &TimeControl| rows(control, &self.used);
        let left = after(&self.left);
        let right = self.right.as_ref().map(after).unwrap_or_default();
        let shown = |rows: &[crate::clocks::Row]| rows.last().map(|row| row.after);
        let fallen = |rows: &[crate::clocks::Row]| rows.last().is_some_and(|row| row.up);
        let time = |ms: u64| {
            self.options
                .iter()
                .find(|option| duration(option) == Some(ms))
                .cloned()
        };
        let word = match self.ask {
            TimeAsk::Shows => return time(shown(&left)?),
            TimeAsk::End(moves) => return time(latest_end(&self.left, moves)),
            TimeAsk::More => match shown(&left).cmp(&shown(&right)) {
                std::cmp::Ordering::Greater => "left",
                std::cmp::Ordering::Less => "right",
                std::cmp::Ordering::Equal => "same",
            },
            TimeAsk::Flag => match (fallen(&left), fallen(&right)) {
                (true, true) => "both",
                (true, false) => "left",
                (false, true) => "right",
                (false, false) => "none",
            },
            TimeAsk::Class => {
                let controls = Controls::same(self.left.clone());
                default_rulebook().classify(&controls).play.id()
            }
            TimeAsk::Runs(_) | TimeAsk::Up(_) => return None,
        };
        self.options.iter().find(|option| *option == word).cloned()
    }

    /// The clock after what was done with it: `press`, `wait 10s`. None where a text is none of these.
    #[must_use]
    pub fn after(&self, acts: &[&str]) -> Option<(ChessClock, u64)> {
        let right = self.right.clone().unwrap_or_else(|| self.left.clone());
        let mut clock = ChessClock::new(ClockSetting::each(self.left.clone(), right));
        let mut at = 0;
        clock.start(Color::White, at).ok()?;
        for act in acts {
            match act.split_once(' ') {
                None if *act == "press" => {
                    let side = clock.running()?;
                    clock.press(side, at).ok()?;
                }
                Some(("wait", time)) => {
                    at = u64::checked_add(at, duration(time)?)?;
                    clock.advance(at).ok()?;
                }
                _ => return None,
            }
        }
        Some((clock, at))
    }

    /// Whether what is to be done is done.
    #[must_use]
    pub fn is_reached(&self, clock: &ChessClock, at: u64) -> bool {
        match self.ask {
            TimeAsk::Runs(side) => clock.running() == Some(side),
            TimeAsk::Up(side) => clock.reading(side, at).time_up.is_some(),
            _ => false,
        }
    }
}
