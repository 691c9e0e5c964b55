//! The time controls of both players, which are the same but in games with time odds.

use crate::{ClockSetting, Color, TimeControl, TimeControlError};
use core::fmt;
use core::str::FromStr;

/// The time control of each player.
///
/// ```
/// use arbiter_clock::{Controls, Color};
/// let odds: Controls = "5m | 3m".parse().unwrap(); // White's first
/// assert!(!odds.are_same());
/// assert_eq!(odds.of(Color::Black).to_string(), "3m");
/// assert_eq!("90+30".parse::<Controls>().unwrap().to_string(), "90m+30s");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Controls {
    white: TimeControl,
    black: TimeControl,
}

impl Controls {
    /// The same control for both.
    #[must_use]
    pub fn same(control: TimeControl) -> Self {
        Self {
            white: control.clone(),
            black: control,
        }
    }

    /// A control for each.
    #[must_use]
    pub const fn each(white: TimeControl, black: TimeControl) -> Self {
        Self { white, black }
    }

    /// The control of a player.
    #[must_use]
    pub const fn of(&self, player: Color) -> &TimeControl {
        match player {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Whether both have the same time.
    ///
    /// ```
    /// use arbiter_clock::Controls;
    /// assert!(Controls::same("5m".parse().unwrap()).are_same());
    /// assert!(!Controls::each("5m".parse().unwrap(), "3m".parse().unwrap()).are_same());
    /// ```
    #[must_use]
    pub fn are_same(&self) -> bool {
        self.white == self.black
    }

    /// A clock set so, with the usual ways of the device.
    ///
    /// ```
    /// use arbiter_clock::{ChessClock, Controls, Color};
    /// let odds = Controls::each("5m".parse().unwrap(), "3m".parse().unwrap());
    /// assert_eq!(ChessClock::new(odds.setting()).shows(Color::Black, 0), 180_000);
    /// ```
    #[must_use]
    pub fn setting(&self) -> ClockSetting {
        ClockSetting::each(self.white.clone(), self.black.clone())
    }
}

impl From<TimeControl> for Controls {
    fn from(control: TimeControl) -> Self {
        Self::same(control)
    }
}

impl FromStr for Controls {
    type Err = TimeControlError;

    /// One control for both, or White's and Black's with `|` or "vs" between, or each after its colour: "white 5m, black 3m".
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Some((white, black)) = divided(text) else {
            return text.parse().map(Self::same);
        };
        // Blanks keep the columns of what stands behind.
        let part = |from: usize, to: usize| {
            let blanks = text[..from].chars().map(|_| ' ');
            blanks
                .chain(text[from..to].chars())
                .collect::<alloc::string::String>()
        };
        let control = |(from, to)| part(from, to).parse::<TimeControl>();
        Ok(Self::each(control(white)?, control(black)?))
    }
}

type Span = (usize, usize);

/// Where White's and Black's controls stand in a text that has both, in bytes.
fn divided(text: &str) -> Option<(Span, Span)> {
    let joint = ["|", " vs ", " v "]
        .iter()
        .find_map(|joint| Some((text.find(joint)?, joint.len())));
    if let Some((at, length)) = joint {
        return Some(((0, at), (at + length, text.len())));
    }
    let lower = text.to_ascii_lowercase();
    let (white, black) = (lower.find("white")?, lower.find("black")?);
    let behind = |at: usize, end: usize| {
        let body = text[at + 5..end].trim_end_matches([',', ';', ' ']);
        let start = text[at + 5..].trim_start_matches([':', ' ']);
        (text.len() - start.len(), at + 5 + body.len())
    };
    let (white, black) = if white < black {
        (behind(white, black), behind(black, text.len()))
    } else {
        (behind(white, text.len()), behind(black, white))
    };
    (white.0 <= white.1 && black.0 <= black.1).then_some((white, black))
}

impl fmt::Display for Controls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.are_same() {
            write!(f, "{}", self.white)
        } else {
            write!(f, "{} | {}", self.white, self.black)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    #[test]
    fn time_odds_read_and_write() {
        let cases = [
            ("5m | 3m", "5m | 3m"),
            ("5 vs 3", "5m | 3m"),
            ("White 5m+2s, Black 3m", "5m+2s | 3m"),
            ("black: 40/90+30, 30+30; white: 1h", "60m | 40/90m+30s, 30m+30s"),
            ("5m | 5m", "5m"),
        ];
        for (text, written) in cases {
            let controls: Controls = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(format!("{controls}"), written, "{text}");
            assert_eq!(written.parse(), Ok(controls), "{text}");
        }
    }

    #[test]
    fn a_fault_names_its_column_in_the_whole_text() {
        for (text, column) in [
            ("5m | fast", 6),
            ("fast | 5m", 1),
            ("white 5m, black fast", 17),
            ("5m | ", 6),
        ] {
            let error = text.parse::<Controls>().expect_err(text);
            let place = match error {
                TimeControlError::NoBaseTime { column, .. } => column,
                TimeControlError::Unknown => 6,
                other => panic!("{text}: {other}"),
            };
            assert_eq!(place, column, "{text}");
        }
    }
}
