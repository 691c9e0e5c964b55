//! Times in comments, read from the bytes: nearly every comment of a broadcast is one or two of them.

use arbiter_notation::pgn::{Text, commands};

use crate::clock::millis;

/// The times of a comment, in milliseconds.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// Left on the clock, `%clk`.
    pub left: Option<u64>,
    /// Spent on the move, `%emt`.
    pub spent: Option<u64>,
    /// One of them is no time.
    pub unreadable: bool,
}

/// Reads them.
pub fn times(comment: Text<'_>) -> Times {
    let bytes = comment.bytes();
    plain(bytes)
        .or_else(|| usual(bytes))
        .unwrap_or_else(|| by_commands(&comment.decode().text))
}

/// A comment that is `[%clk 1:02:03]` and nothing else, with or without decimals.
fn plain(bytes: &[u8]) -> Option<Times> {
    let time = bytes.trim_ascii().strip_prefix(b"[%clk ")?.strip_suffix(b"]")?;
    Some(Times {
        left: Some(clock(time)?),
        ..Times::default()
    })
}

/// Commands whose times are written as nearly all are; `None` where one is not.
fn usual(bytes: &[u8]) -> Option<Times> {
    let mut times = Times::default();
    let mut rest = bytes;
    while let Some(begins) = rest.windows(2).position(|pair| pair == b"[%") {
        rest = &rest[begins + 2..];
        let Some(end) = rest.iter().position(|&byte| byte == b']') else {
            break;
        };
        let (inside, behind) = rest.split_at(end);
        rest = &behind[1..];
        match inside.split_at_checked(4) {
            Some((b"clk ", time)) => times.left = Some(clock(time)?),
            Some((b"emt ", time)) => times.spent = Some(clock(time)?),
            _ if inside.starts_with(b"clk") || inside.starts_with(b"emt") => return None,
            _ => {}
        }
    }
    Some(times)
}

/// `1:02:03` or `1:02:03.5`, at most 99 hours.
fn clock(time: &[u8]) -> Option<u64> {
    let digit = |byte: u8| byte.is_ascii_digit().then(|| u64::from(byte - b'0'));
    let two = |tens: u8, ones: u8| Some(10 * digit(tens)? + digit(ones)?);
    let (hours, rest) = match *time {
        [hour, b':', ref rest @ ..] => (digit(hour)?, rest),
        [tens, ones, b':', ref rest @ ..] => (two(tens, ones)?, rest),
        _ => return None,
    };
    let (minutes, seconds, part) = match *rest {
        [a, b, b':', c, d] => (two(a, b)?, two(c, d)?, 0),
        [a, b, b':', c, d, b'.', tenth] => (two(a, b)?, two(c, d)?, 100 * digit(tenth)?),
        _ => return None,
    };
    Some(((hours * 60 + minutes) * 60 + seconds) * 1000 + part)
}

fn by_commands(text: &str) -> Times {
    let mut times = Times::default();
    for command in commands(text) {
        let field = match command.name {
            "clk" => &mut times.left,
            "emt" => &mut times.spent,
            _ => continue,
        };
        match command.time() {
            Some(time) => *field = Some(millis(time)),
            None => times.unreadable = true,
        }
    }
    times
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_short_way_reads_what_the_long_way_reads() {
        for comment in [
            "[%clk 1:02:03]",
            " [%clk 0:00:05.3] ",
            "[%clk 10:02:03]",
            "[%clk 0:99:99]",
            "[%clk 1:2:03]",
            "[%clk soon]",
            "[%clk  1:02:03 ]",
            "[%emt 0:00:05] [%clk 0:12:30]",
            " [%eval 0.17] [%clk 0:03:00] ",
            "[%eval 0.17] [%clk 0:03:00",
            "[%clk 0:03:00] and [%clk 0:04:00]",
            "[%clock 0:03:00]",
            "[%clk]",
            "[[%clk 0:03:00]]",
            "[%\u{e9}]\u{e9}[%clk 0:03:00]",
            "[%emt 5.2]",
            "[%eval 0.17] [%clk 0:12:30.25]",
            "good [%clk 90]",
            "50% of it",
            "",
        ] {
            let long = by_commands(comment);
            assert_eq!(times(Text::new(comment.as_bytes())), long, "{comment}");
        }
    }
}
