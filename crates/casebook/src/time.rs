//! Times as cases write them: `h:mm:ss.mmm`, `m:ss`, or milliseconds; an instant may name its session.

use arbiter_game::rules::fact::At;

/// The milliseconds of `1:30:00`, `25:10`, `0:00:04.250` or `4250`.
///
/// ```
/// use arbiter_casebook::time::read;
/// assert_eq!(read("25:10"), Some(1_510_000));
/// assert_eq!(read("0:00:04.25"), Some(4_250));
/// assert_eq!(read("25:70"), None);
/// ```
#[must_use]
pub fn read(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let fields: Vec<&str> = whole.split(':').collect();
    if fields.len() == 1 {
        return part.is_empty().then(|| number(whole)).flatten();
    }
    let [hours, minutes, seconds] = match fields[..] {
        [minutes, seconds] => [0, number(minutes)?, sixty(seconds)?],
        [hours, minutes, seconds] => [number(hours)?, sixty(minutes)?, sixty(seconds)?],
        _ => return None,
    };
    let seconds = hours
        .checked_mul(60)?
        .checked_add(minutes)?
        .checked_mul(60)?
        .checked_add(seconds)?;
    seconds.checked_mul(1000)?.checked_add(thousandths(part)?)
}

/// It as `h:mm:ss`, with milliseconds where there are any.
///
/// ```
/// assert_eq!(arbiter_casebook::time::write(1_480_000), "0:24:40");
/// assert_eq!(arbiter_casebook::time::write(4_250), "0:00:04.250");
/// ```
#[must_use]
pub fn write(ms: u64) -> String {
    let (seconds, ms) = (ms / 1000, ms % 1000);
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if ms == 0 {
        whole
    } else {
        format!("{whole}.{ms:03}")
    }
}

/// An instant: a time since the scheduled start, `2/0:05:00` in the second session, or `unknown`.
#[must_use]
pub fn instant(text: &str) -> Option<At> {
    if text == "unknown" {
        return Some(At::Unknown);
    }
    let (session, time) = text.split_once('/').unwrap_or(("1", text));
    let session = session.parse().ok().filter(|session| *session > 0)?;
    read(time).map(|ms| At::Time { session, ms })
}

/// An instant as a case writes it.
#[must_use]
pub fn write_instant(at: At) -> String {
    match at {
        At::Unknown => "unknown".into(),
        At::Time { session: 1, ms } => write(ms),
        At::Time { session, ms } => format!("{session}/{}", write(ms)),
    }
}

fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

fn sixty(text: &str) -> Option<u64> {
    number(text).filter(|value| text.len() == 2 && *value < 60)
}

fn thousandths(text: &str) -> Option<u64> {
    match text.len() {
        0 => Some(0),
        1..=3 => Some(number(text)? * [100, 10, 1][text.len() - 1]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_is_no_time_is_none() {
        for text in [
            "",
            ":",
            "1:2:3",
            "1:00:00:00",
            "a",
            "-5",
            "5.5",
            "0:99",
            "0:00.1234",
            "1::00",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read("250"), Some(250));
        assert_eq!(
            instant("2/0:05:00"),
            Some(At::Time {
                session: 2,
                ms: 300_000
            })
        );
        assert_eq!(instant("0/0:05:00"), None);
    }

    proptest! {
        #[test]
        fn a_written_time_is_read_back(ms in 0..1_000_000_000_000_u64, session in 1..9_u16) {
            prop_assert_eq!(read(&write(ms)), Some(ms));
            let at = At::Time { session, ms };
            prop_assert_eq!(instant(&write_instant(at)), Some(at));
        }
    }
}
