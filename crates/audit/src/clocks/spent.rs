//! How long a move took, as its comment says and as the clock shows.

use super::control::{increment_so_far, next_period};
use super::{Clocks, ROUNDING};

/// What a time spent and a clock may differ by, in milliseconds: a board measures from move to move, a clock from press to
/// press.
const SLACK: u64 = 10_000;
/// So many moves without a rise say that no increment was added, and so many times spent.
const MANY: u32 = 40;
const SOME: u32 = 5;

/// What the times say of the increment.
#[derive(Debug, Default)]
pub struct Increments {
    /// Moves of both players at which the clock was shown before and after, and rises among them.
    moves: u32,
    rises: u32,
    /// Moves whose time spent is what the clock lost, and those in which an increment came to it.
    bare: u32,
    with: u32,
}

impl Increments {
    pub(super) const fn add_rise(&mut self) {
        self.rises += 1;
    }

    /// Whether it seems never to have been added. `seconds`: the clocks show seconds.
    pub(super) const fn are_missing(&self, increment: u64, seconds: bool) -> bool {
        if increment < 2 * ROUNDING || !seconds || self.rises > 0 {
            return false;
        }
        self.with == 0 && (self.moves >= MANY || self.bare >= SOME)
    }
}

/// The first move whose time spent does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misfit {
    /// What the comment says, in milliseconds.
    pub said: u64,
    /// What the clock shows.
    pub shown: u64,
    /// Where, in bytes of the text and in half-moves.
    pub place: (u64, u32),
}

/// The times spent of a game, held against clocks that show them without the increment and with it. A game has one of the two.
#[derive(Debug, Default)]
pub struct Spent([(u32, Option<Misfit>); 2]);

impl Spent {
    fn add(&mut self, with: usize, misfit: Misfit) {
        let (count, first) = &mut self.0[with];
        *count += 1;
        first.get_or_insert(misfit);
    }

    /// The first misfit, where neither reading is without one: that of the reading which has fewer.
    pub(super) fn misfit(&self) -> Option<Misfit> {
        let (_, first) = self.0.iter().min_by_key(|(count, _)| count)?;
        *first
    }
}

impl Clocks {
    /// The clock of a player showed one time before his `number`th move and another after it; his comment, at `place`, says how
    /// long the move took, if it does.
    pub fn spend(
        &mut self,
        player: usize,
        number: u32,
        (before, now): (u64, u64),
        said: Option<u64>,
        place: (u64, u32),
    ) {
        self.increments.moves += 1;
        let Some((said, control)) = said.zip(self.controls.by(self.reading)) else {
            return;
        };
        let increment = increment_so_far(control, number);
        let near = |time: u64, slack: u64| (said + now).abs_diff(time + before) <= slack;
        if increment > 0 {
            self.increments.bare += u32::from(near(0, 2 * ROUNDING) && !near(increment, 2 * ROUNDING));
            self.increments.with += u32::from(near(increment, 2 * ROUNDING) && !near(0, 2 * ROUNDING));
        }
        let added = self.faces[player].added;
        let period = [
            Some(0),
            next_period(control, number, added),
            before_last(control, added),
        ];
        for (with, increment) in [0, increment].into_iter().enumerate() {
            if !period
                .into_iter()
                .flatten()
                .any(|base| near(base + increment, SLACK))
            {
                let shown = (before + increment).saturating_sub(now);
                self.spent.add(with, Misfit { said, shown, place });
            }
        }
    }

    /// The first time spent that does not fit.
    pub fn misfit(&self) -> Option<Misfit> {
        self.spent.misfit()
    }
}

/// The base time of the period that was added last.
fn before_last(control: &crate::clock::TimeControl, added: usize) -> Option<u64> {
    let period = control.period(added).filter(|_| added > 0)?;
    Some(crate::clock::millis(period.base))
}
