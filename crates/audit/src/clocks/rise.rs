//! Why a time may have risen. Asked in the order of what is likeliest: the control itself, the way a board reads its
//! clocks, and at last people, who give time.

use super::control::{Reading, explains, increment_so_far};
use super::{Clocks, Given, ROUNDING, Seen};
use crate::clock::millis;
use crate::rules::Compensation;

/// The most that an increment gives a move where the time control is unknown, in milliseconds: no usual control gives more.
const LARGEST_INCREMENT: u64 = 60_000;
/// The first move at which a second period may begin where the time control is unknown: no usual control has a shorter
/// first one.
const EARLIEST_SECOND_PERIOD: u32 = 20;
/// Whole minutes hide up to this much.
const MINUTE: u64 = 60_000;
/// What a server lets the opponent give at once, and how often that is believed between two moves.
const GIFT: u64 = 15_000;
const MOST_GIFTS: u64 = 4;
/// At so many times running a board may read a player's clock twice. A time before the increment and then one behind it rise;
/// behind that one only another time before it can rise so again.
const MOST_TWICE: u32 = 2;

impl Clocks {
    /// A time that rose between two moves of the player. Where comments are missing, an increment came with each move between them.
    #[cold]
    pub(super) fn rise(
        &mut self,
        player: usize,
        (then, number): (u32, u32),
        (before, after): (u64, u64),
        given: Given<'_>,
    ) -> Option<Seen> {
        let rise = after - before;
        let moves = u64::from(number.saturating_sub(then)).max(1);
        let increment = match self.controls.by(self.reading) {
            None if rise <= moves * LARGEST_INCREMENT || number >= EARLIEST_SECOND_PERIOD => return None,
            None => LARGEST_INCREMENT,
            Some(control) => {
                self.increments.add_rise();
                let added = &mut self.faces[player].added;
                if explains(control, number, rise, moves, added) {
                    return None;
                }
                let increment = increment_so_far(control, number);
                // All times so far are whole minutes: nobody can see whether they were read twice.
                let minutes = self.is_of_minutes(rise, moves * increment);
                let is_double = rise <= (moves + 1) * increment + ROUNDING;
                let face = &mut self.faces[player];
                if is_double {
                    let (last, running) = face.twice;
                    face.twice = (number, if last == then { running + 1 } else { 1 });
                }
                let may_be_twice = increment > 0 && !(is_double && face.twice.1 > MOST_TWICE);
                if !minutes && may_be_twice && explains(control, number, rise, moves + 1, &mut face.added) {
                    return Some(Seen::ReadTwice {
                        before,
                        after,
                        increment,
                    });
                }
                increment
            }
        };
        if self.may_be_minutes
            && let Some(minutes) = self.controls.by(Reading::Minutes)
            && explains(minutes, number, rise, moves, &mut self.faces[player].added)
        {
            self.reading = Reading::Minutes;
            self.may_be_minutes = false;
            return Some(Seen::InMinutes);
        }
        if self.is_without_contact(player, number, (before, after), increment) {
            return Some(Seen::NoContact { before, after });
        }
        let increments = moves * increment;
        if self.is_of_minutes(rise, increments) {
            let told = std::mem::replace(&mut self.minutes_told, true);
            return (!told).then_some(Seen::WholeMinutes { before, after });
        }
        if self.online {
            let gift = rise <= increments + moves * MOST_GIFTS * GIFT + ROUNDING;
            return Some(if gift {
                Seen::Gift { before, after }
            } else {
                Seen::Rise { before, after }
            });
        }
        if self.is_next_period(player, (then, number), (before, after), increments) {
            self.faces[player].next_period = true;
            return Some(Seen::NextPeriod { before, after });
        }
        let fits = |&given: &u64| rise <= given + increments + increment + ROUNDING;
        let Compensation { times, most } = given(self.control());
        let face = &mut self.faces[player];
        let given = times.into_iter().filter(fits).min().filter(|_| face.given < most);
        face.given += u32::from(given.is_some());
        Some(match given {
            Some(given) => Seen::Given { before, after, given },
            None => Seen::Rise { before, after },
        })
    }

    /// Whether the time of a further period may have been added, of which the control says nothing: tags often name the first one only.
    /// Clocks that count moves add it with the last move of a period, the others when the time has run out, at whatever move that is.
    fn is_next_period(
        &self,
        player: usize,
        (then, number): (u32, u32),
        (before, after): (u64, u64),
        increments: u64,
    ) -> bool {
        /// With these moves periods end nearly everywhere.
        const LAST_MOVES: [u32; 2] = [40, 60];
        /// A quarter of an hour, of which the move took some.
        const LEAST: u64 = 10 * MINUTE;
        const MOST: u64 = 60 * MINUTE;
        /// What runs out during one move was no more before it.
        const NEARLY_NOTHING: u64 = 15 * MINUTE;
        let Some(first) = self.control().and_then(|control| control.periods().first()) else {
            return false;
        };
        let rise = after - before;
        let counted = LAST_MOVES.into_iter().any(|last| then < last && last <= number);
        // No further period is longer than the first one.
        let most = MOST.min(millis(first.base)) + increments + ROUNDING;
        let ran_out = number >= LAST_MOVES[0] && before <= NEARLY_NOTHING && after <= most;
        let may_be = !self.faces[player].next_period && (counted || ran_out);
        may_be && rise + ROUNDING >= LEAST && rise <= MOST + increments + ROUNDING
    }

    /// Whether the times are written in whole minutes, and hide as much as this rise.
    const fn is_of_minutes(&self, rise: u64, increments: u64) -> bool {
        !self.seconds && !self.online && rise <= increments + MINUTE
    }

    /// Whether the time before was none: the clock shows again what it can show after the last time that is believed.
    fn is_without_contact(
        &self,
        player: usize,
        number: u32,
        (before, after): (u64, u64),
        increment: u64,
    ) -> bool {
        let face = &self.faces[player];
        if !face.doubted {
            return false;
        }
        match face.good {
            None => before == 0,
            Some((good, at)) => {
                let moves = u64::from(number.saturating_sub(at)) + 1;
                after <= good + moves * increment + ROUNDING
            }
        }
    }
}
