//! Commands in comments: `[%clk 1:02:03]`, `[%emt 5.2]`, `[%eval -0.31]`.

use core::time::Duration;

/// A command that a program has put into a comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Command<'a> {
    /// The name without its percent sign, such as `clk`.
    pub name: &'a str,
    /// What stands behind the name, without blanks around it.
    pub value: &'a str,
}

/// What an engine thinks of the position, from White's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eval {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; negative if White is mated.
    Mate(i32),
}

/// The commands of a comment, in their order.
///
/// ```
/// use arbiter_notation::pgn::commands;
/// let all: Vec<_> = commands(" fine [%clk 0:59:58] [%eval #-3]").map(|one| (one.name, one.value)).collect();
/// assert_eq!(all, [("clk", "0:59:58"), ("eval", "#-3")]);
/// ```
pub fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    let mut rest = comment;
    core::iter::from_fn(move || {
        let (_, from) = rest.split_once("[%")?;
        let (inside, behind) = from.split_once(']')?;
        rest = behind;
        let (name, value) = inside
            .split_once(|c: char| c.is_whitespace())
            .unwrap_or((inside, ""));
        Some(Command {
            name,
            value: value.trim(),
        })
    })
}

impl Command<'_> {
    /// The time of `clk` (left on the clock), `emt` (spent on the move), `egt` or `mct`, exact to the millisecond.
    ///
    /// `None` for another command or a value that is no time.
    ///
    /// ```
    /// use arbiter_notation::pgn::commands;
    /// let left = commands("[%clk 1:02:03.5]").find_map(|one| one.time());
    /// assert_eq!(left.unwrap().as_millis(), 3_723_500);
    /// ```
    #[must_use]
    pub fn time(&self) -> Option<Duration> {
        matches!(self.name, "clk" | "emt" | "egt" | "mct").then(|| parse_time(self.value))?
    }

    /// The valuation of `eval`; the depth that may follow a comma is left aside.
    ///
    /// ```
    /// use arbiter_notation::pgn::{Eval, commands};
    /// let evals: Vec<_> = commands("[%eval 0.17] [%eval #-3]").filter_map(|one| one.eval()).collect();
    /// assert_eq!(evals, [Eval::Centipawns(17), Eval::Mate(-3)]);
    /// ```
    #[must_use]
    pub fn eval(&self) -> Option<Eval> {
        if self.name != "eval" {
            return None;
        }
        let value = self.value.split(',').next()?.trim();
        match value.strip_prefix('#') {
            Some(mate) => mate.parse().ok().map(Eval::Mate),
            None => centipawns(value).map(Eval::Centipawns),
        }
    }
}

/// Hours, minutes and seconds, each but the last optional, with decimals of a second: `1:02:03.5`, `12:30`, `5.2s`.
///
/// Decimals beyond the millisecond are cut off. `None` for what is no time or longer than a thousand hours.
///
/// ```
/// use arbiter_notation::pgn::parse_time;
/// assert_eq!(parse_time("0:01:00").unwrap().as_secs(), 60);
/// assert_eq!(parse_time("-0:01"), None);
/// ```
#[must_use]
pub fn parse_time(text: &str) -> Option<Duration> {
    let text = text.trim();
    let text = text.strip_suffix('s').unwrap_or(text);
    let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds = 0_u64;
    let mut parts = 0;
    for part in whole.split(':') {
        parts += 1;
        let small = parts == 1 || part.len() <= 2;
        seconds = seconds * 60 + digits(part).filter(|_| small && parts <= 3)?;
    }
    let millis = if decimals.is_empty() {
        0
    } else {
        thousandths(decimals)?
    };
    (seconds < 3_600_000).then(|| Duration::from_millis(seconds * 1000 + millis))
}

/// A number of at most seven digits.
fn digits(text: &str) -> Option<u64> {
    let plain = (1..=7).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok())?
}

/// Decimals as thousandths: `5` is 500.
fn thousandths(decimals: &str) -> Option<u64> {
    if !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let digit = |index: usize| {
        decimals
            .as_bytes()
            .get(index)
            .map_or(0, |byte| u64::from(byte - b'0'))
    };
    Some(digit(0) * 100 + digit(1) * 10 + digit(2))
}

/// A decimal number of pawns as hundredths; further decimals are cut off.
fn centipawns(text: &str) -> Option<i32> {
    let (negative, text) = match text.strip_prefix('-') {
        Some(text) => (true, text),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let hundredths = i32::try_from(digits(whole)? * 100 + thousandths(decimals)? / 10).ok()?;
    Some(if negative { -hundredths } else { hundredths })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_exact_to_the_millisecond() {
        for (text, millis) in [
            ("0:01:00", Some(60_000)),
            ("1:02:03.5", Some(3_723_500)),
            ("1:02:03.4567", Some(3_723_456)),
            ("02:03", Some(123_000)),
            ("48s", Some(48_000)),
            ("0.073s", Some(73)),
            ("90", Some(90_000)),
            ("0:00:00", Some(0)),
            ("999:59:59", Some(3_599_999_000)),
            ("1000:00:00", None),
            ("", None),
            (":", None),
            ("1:2:3:4", None),
            ("1:234", None),
            ("-1", None),
            ("1:0x", None),
            ("1.x", None),
        ] {
            assert_eq!(parse_time(text).map(|time| time.as_millis()), millis, "{text}");
        }
    }

    #[test]
    fn valuations_are_read() {
        for (text, eval) in [
            ("[%eval 0.31]", Some(Eval::Centipawns(31))),
            ("[%eval -12.5,20]", Some(Eval::Centipawns(-1250))),
            ("[%eval +3]", Some(Eval::Centipawns(300))),
            ("[%eval #-4]", Some(Eval::Mate(-4))),
            ("[%eval x]", None),
            ("[%clk 0:01:00]", None),
        ] {
            assert_eq!(commands(text).find_map(|one| one.eval()), eval, "{text}");
        }
    }

    #[test]
    fn what_is_cut_off_is_no_command() {
        assert_eq!(commands("[%clk 0:01:00").count(), 0);
        assert_eq!(commands("[clk 0:01:00] 50% [x]").count(), 0);
        assert_eq!(
            commands("[%csl Ra1][%]")
                .map(|one| one.name)
                .collect::<alloc::vec::Vec<_>>(),
            ["csl", ""]
        );
    }
}
