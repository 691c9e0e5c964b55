//! What a time control gives.

use super::ROUNDING;
use crate::clock::{TimeControl, millis};

/// What the tag of a game says. Games of one event have one control, so the last one is kept.
#[derive(Debug, Default)]
pub struct Controls {
    text: Option<String>,
    written: Option<TimeControl>,
    /// The same text read as people write it, in minutes, if that is another control.
    minutes: Option<TimeControl>,
}

/// Which reading of the tag holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reading {
    /// None: there is no tag, or the game was not played by it.
    #[default]
    None,
    /// As it is written, in seconds.
    Written,
    /// In minutes.
    Minutes,
}

impl Controls {
    /// Reads a tag.
    pub fn read(&mut self, text: Option<&str>) {
        if self.text.as_deref() == text {
            return;
        }
        self.text = text.map(str::to_owned);
        self.written = text.and_then(|text| TimeControl::from_pgn(text).ok());
        self.minutes = self.written.is_some().then(|| in_minutes(text?)).flatten();
    }

    /// The control by this reading.
    pub const fn by(&self, reading: Reading) -> Option<&TimeControl> {
        match reading {
            Reading::None => None,
            Reading::Written => self.written.as_ref(),
            Reading::Minutes => self.minutes.as_ref(),
        }
    }
}

/// The tag read as people write it, in minutes; `None` where that is the same control or none.
pub fn in_minutes(text: &str) -> Option<TimeControl> {
    let said: TimeControl = text.replace(':', ", ").parse().ok()?;
    (TimeControl::from_pgn(text).as_ref() != Ok(&said)).then_some(said)
}

/// Whether a control explains a rise at this move; counts the periods that it used. `increments`: so many may have been
/// added between the two times.
pub fn explains(control: &TimeControl, number: u32, rise: u64, increments: u64, added: &mut usize) -> bool {
    let increment = increments * increment_so_far(control, number);
    if increment > 0 && rise <= increment + ROUNDING {
        return true;
    }
    let next = next_period(control, number, *added);
    let explained = next.is_some_and(|base| rise <= base + increment + ROUNDING);
    *added += usize::from(explained);
    explained
}

/// The largest increment of the periods that have begun, in milliseconds. Only an increment is kept; what a delay
/// gives is never more than what was used.
pub fn increment_so_far(control: &TimeControl, number: u32) -> u64 {
    let mut begun = 0_u32;
    let mut largest = 0;
    for period in control.periods() {
        if begun > number {
            break;
        }
        largest = largest.max(period.bonus.increment());
        begun = begun.saturating_add(period.moves.map_or(u32::MAX, u32::from));
    }
    largest
}

/// All that the control gives up to this move, in milliseconds.
pub fn allotted(control: &TimeControl, number: u32) -> u64 {
    // A period may be added with the last move of the one before it.
    millis(control.allotted(number.saturating_add(1)))
}

/// The base time in milliseconds of the period after those already added, if it can have begun at this move: clocks
/// add it with the last move of a period, or later. A last period with a number of moves repeats.
pub fn next_period(control: &TimeControl, number: u32, added: usize) -> Option<u64> {
    let periods = control.periods();
    let last = periods.len() - 1;
    let mut begun = 0_u32;
    for index in 0..=added {
        begun = begun.saturating_add(u32::from(periods[index.min(last)].moves?));
        if begun > number {
            return None;
        }
    }
    Some(millis(periods[(added + 1).min(last)].base))
}
