//! Clock comments that no clock could show: time that rises by more than the time control gives.
//!
//! Where the control is known (the tag `TimeControl`), a player's time may rise by the increment of his period, and
//! once a period by the time of the next, as soon as the moves before it are made. Where it is not known, only a rise
//! counts that no control explains: more than a minute, before a second period can have begun.

use crate::clock::{TimeControl, millis};

/// The most that an increment gives where the time control is unknown, in milliseconds: no usual control gives more.
const LARGEST_INCREMENT: u64 = 60_000;
/// The first move at which a second period may begin where the time control is unknown: no usual control has a shorter
/// first one.
const EARLIEST_SECOND_PERIOD: u32 = 20;
/// What rounding to seconds can add where time rises at all, in milliseconds.
const ROUNDING: u64 = 1_000;

/// The clocks of a game, as its comments show them.
#[derive(Debug, Default)]
pub struct Clocks {
    control: Option<TimeControl>,
    /// By colour: the time last shown in milliseconds, and how many periods have been added.
    shown: [Option<u64>; 2],
    added: [usize; 2],
}

/// A rise that cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rise {
    /// Shown before, in milliseconds.
    pub before: u64,
    /// What it shows now, in milliseconds.
    pub after: u64,
}

impl Clocks {
    /// Begins a game; `control` is the value of its tag, if it has one.
    pub fn begin(&mut self, control: Option<&str>) {
        *self = Self {
            control: control.and_then(|text| TimeControl::from_pgn(text).ok()),
            ..Self::default()
        };
    }

    /// The clock of a player shows `now` milliseconds after his `number`th move of the game.
    pub fn show(&mut self, player: usize, number: u32, now: u64) -> Option<Rise> {
        let before = self.shown[player].replace(now)?;
        let rise = now.checked_sub(before).filter(|&rise| rise > 0)?;
        let explained = match &self.control {
            None => rise <= LARGEST_INCREMENT || number >= EARLIEST_SECOND_PERIOD,
            Some(control) => explains(control, number, rise, &mut self.added[player]),
        };
        (!explained).then_some(Rise { before, after: now })
    }
}

/// Whether a known control explains a rise at this move; counts the periods that it used.
fn explains(control: &TimeControl, number: u32, rise: u64, added: &mut usize) -> bool {
    let increment = increment_so_far(control, number);
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
fn increment_so_far(control: &TimeControl, number: u32) -> u64 {
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

/// The base time in milliseconds of the period after those already added, if it can have begun at this move: clocks
/// add it with the last move of a period, or later. A last period with a number of moves repeats.
fn next_period(control: &TimeControl, number: u32, added: usize) -> Option<u64> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// One player's clock in seconds, from the move with the number given on; the index of the first fault.
    fn check(control: &str, from: u32, shown: &[u64], expected: Option<usize>) {
        let mut clocks = Clocks::default();
        clocks.begin(Some(control));
        let fault = (from..)
            .zip(shown)
            .position(|(number, &seconds)| clocks.show(0, number, seconds * 1000).is_some());
        assert_eq!(fault, expected, "{control}: {shown:?}");
    }

    #[test]
    fn without_increment_time_never_rises() {
        check("300", 1, &[300, 300, 298, 290], None);
        check("300", 1, &[300, 290, 291], Some(2));
        check("60+0", 1, &[60, 59, 58, 59], Some(3));
    }

    #[test]
    fn an_increment_explains_just_itself() {
        check("300+3", 1, &[303, 305, 308, 300, 303], None);
        check("300+3", 1, &[303, 305, 315], Some(2));
        check("5400+30", 1, &[5430, 5460, 5491], None);
    }

    #[test]
    fn a_new_period_adds_its_time_once_and_not_too_soon() {
        check("40/7200:3600", 38, &[100, 60, 3650, 3600], None);
        check("40/7200:3600", 38, &[100, 60, 20, 5, 3600], None);
        check("40/7200:3600", 37, &[100, 3690], Some(1));
        check("40/7200:3600", 39, &[100, 3690, 3000, 6500], Some(3));
        check("40/7200:20/3600:900+30", 39, &[100, 3690, 3000], None);
        check(
            "40/7200:20/3600:900+30",
            58,
            &[3000, 2990, 3919, 3949, 4000, 4051],
            Some(5),
        );
    }

    #[test]
    fn a_last_period_with_moves_repeats() {
        check("1/86400", 1, &[80_000, 86_000, 400, 86_400], None);
    }

    #[test]
    fn an_unknown_control_excuses_what_some_control_gives() {
        for control in ["?", "-", "quick, with a little for each move"] {
            check(control, 5, &[600, 609, 639, 600], None);
            check(control, 5, &[600, 500, 700], Some(2));
            check(control, 39, &[60, 3600], None);
        }
    }

    #[test]
    fn each_player_has_his_own_clock() {
        let mut clocks = Clocks::default();
        clocks.begin(Some("300"));
        assert_eq!(clocks.show(0, 1, 200_000), None);
        assert_eq!(clocks.show(1, 1, 290_000), None);
        let rise = Rise {
            before: 200_000,
            after: 200_500,
        };
        assert_eq!(clocks.show(0, 2, 200_500), Some(rise));
    }
}
