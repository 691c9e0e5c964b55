//! A time as it is written: a number with or without its unit, or several.

use super::TimeControlError as Error;
use super::parse::{Bare, Parser};
use super::token::Token;
use alloc::string::String;
use alloc::vec::Vec;

/// The longest time that is read, in seconds: a week.
const WEEK: u64 = 7 * 24 * 3600;
/// From here on a number without a unit counts seconds where people write, as in a PGN tag; below it minutes.
const SECONDS_FROM: u64 = 180;

/// A time as it was written.
pub(super) struct Time {
    pub seconds: u64,
    pub column: usize,
    pub text: String,
    /// Written in minutes or hours.
    pub long: bool,
}

impl Parser {
    /// A time: `90m`, `1h30`, `90 minutes`, `5400`, `90'`.
    pub(super) fn time(&mut self, base: bool) -> Result<Time, Error> {
        let column = self.column();
        let start = self.at;
        let Some(Token::Number(first)) = self.peek(0) else {
            return Err(self.no_time(base));
        };
        self.at += 1;
        let (mut seconds, mut long) = match self.unit() {
            Some(unit) => (first.saturating_mul(unit), unit >= 60),
            None if base && self.counts_minutes(first) => (first.saturating_mul(60), true),
            None => (first, false),
        };
        let mut unit = self.unit_before();
        while let Some((number, next)) = self.more_of_the_same(unit) {
            seconds = seconds.saturating_add(number.saturating_mul(next));
            long = true;
            unit = next;
        }
        if seconds > WEEK {
            return Err(Error::TooLong { column });
        }
        let text = self.pieces[start..self.at]
            .iter()
            .map(|piece| &*piece.text)
            .collect::<Vec<_>>()
            .join(" ");
        Ok(Time {
            seconds,
            column,
            text,
            long,
        })
    }

    fn counts_minutes(&self, number: u64) -> bool {
        self.bare == Bare::AsPeopleWrite && number < SECONDS_FROM
    }

    fn unit(&mut self) -> Option<u64> {
        let Some(Token::Unit(unit)) = self.peek(0) else {
            return None;
        };
        self.at += 1;
        Some(unit)
    }

    /// The unit that was just read; 0 if none was.
    fn unit_before(&self) -> u64 {
        match self.at.checked_sub(1).map(|at| self.pieces[at].token) {
            Some(Token::Unit(unit)) => unit,
            _ => 0,
        }
    }

    /// A further number with a smaller unit: the `30m` of `1h30m`, the `30` of `1h30`, "and 30 minutes".
    fn more_of_the_same(&mut self, unit: u64) -> Option<(u64, u64)> {
        let skipped = usize::from(self.peek(0) == Some(Token::And));
        let Some(Token::Number(number)) = self.peek(skipped) else {
            return None;
        };
        let next = match self.peek(skipped + 1) {
            Some(Token::Unit(next)) => next,
            _ if skipped == 0 => unit / 60,
            _ => return None,
        };
        // "1 hour and 30 minutes" is one time, "90 minutes and 30 seconds" a base and what a move adds.
        let smaller = next > 0 && next < unit && (skipped == 0 || next == 60);
        if !smaller {
            return None;
        }
        let has_unit = matches!(self.peek(skipped + 1), Some(Token::Unit(_)));
        self.at += skipped + 1 + usize::from(has_unit);
        Some((number, next))
    }
}
