//! Two clocks side by side: the same moves on two controls, a line a move. All figures are those of [`arbiter_clock`].

use arbiter_clock::{Bonus, ChessClock, ClockSetting, Color, TimeControl, millis};
use serde::Serialize;

/// So many moves are shown at most.
pub const MOST_MOVES: usize = 200;
/// So long one move is at most, in milliseconds: a day.
pub const LONGEST_MOVE: u64 = 86_400_000;

/// One move of a player on his display, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Row {
    /// What it showed when his time began to run.
    pub before: u64,
    /// How long he took.
    pub used: u64,
    /// What it showed when he pressed.
    pub pressed: u64,
    /// What the press, or a new period, added.
    pub added: u64,
    /// What it showed then.
    pub after: u64,
    /// Whether his time was up before he pressed.
    pub up: bool,
}

/// The moves of one player on a clock that is set so; the opponent answers at once. The last line is that in which his time
/// was up.
///
/// ```
/// use arbiter_learn::clocks::rows;
/// let rows = rows(&"3m+2s".parse().unwrap(), &[3_000, 3_000]);
/// assert_eq!(rows[0].before, 182_000, "the first increment is there before the first move");
/// assert_eq!(rows[1].after, 180_000);
/// ```
#[must_use]
pub fn rows(control: &TimeControl, used: &[u64]) -> Vec<Row> {
    let mut clock = ChessClock::new(set(control));
    let mut at = 0;
    let mut rows = Vec::new();
    if clock.start(Color::White, at).is_err() {
        return rows;
    }
    for used in used.iter().take(MOST_MOVES).map(|used| (*used).min(LONGEST_MOVE)) {
        let before = clock.shows(Color::White, at);
        at += used;
        let reading = clock.reading(Color::White, at);
        let pressed = reading.left;
        let pressing = [Color::White, Color::Black].map(|side| clock.press(side, at));
        let after = clock.shows(Color::White, at);
        let up = reading.time_up.is_some() || pressing.iter().any(Result::is_err);
        let added = after.saturating_sub(pressed);
        rows.push(Row {
            before,
            used,
            pressed,
            added,
            after,
            up,
        });
        if up {
            break;
        }
    }
    rows
}

/// A clock that is set as people set one: where a move adds time, the first increment is there before the first move.
fn set(control: &TimeControl) -> ClockSetting {
    let mut setting = ClockSetting::same(control.clone());
    let adds = control
        .periods()
        .iter()
        .any(|period| matches!(period.bonus, Bonus::Increment(_)));
    if adds {
        setting.increment = arbiter_clock::IncrementGiven::Before;
    }
    setting
}

/// The latest end of a game of so many moves in which both use all their time, in milliseconds.
///
/// ```
/// use arbiter_learn::clocks::latest_end;
/// assert_eq!(latest_end(&"90m+30s".parse().unwrap(), 60), 4 * 3_600_000);
/// ```
#[must_use]
pub fn latest_end(control: &TimeControl, moves: u32) -> u64 {
    millis(control.figure(moves)).saturating_mul(2)
}
