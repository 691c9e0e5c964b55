//! A game's result as people write it.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use arbiter_pairing::Mark;

/// What came of a game, White first.
///
/// ```
/// use arbiter_event::{Mark, outcome::Outcome};
/// let draw: Outcome = "1/2-1/2".parse().unwrap();
/// assert_eq!(draw, Outcome { white: Mark::Draw, black: Mark::Draw });
/// assert_eq!("½-0".parse::<Outcome>().unwrap().to_string(), "1/2-0");
/// assert_eq!("+-".parse::<Outcome>().unwrap().to_string(), "+:-");
/// assert!("1-1".parse::<Outcome>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Outcome {
    /// White's mark.
    pub white: Mark,
    /// Black's mark.
    pub black: Mark,
}

/// Text that is no result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected a result such as 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, +:-, -:+, -:-, * (adjourned), or 1-0u (unrated), found {0:?}"
)]
pub struct NotAnOutcome(pub String);

/// The ways of writing; the first of each outcome is ours.
const FORMS: [(&str, Mark, Mark); 13] = [
    ("1-0", Mark::Win, Mark::Loss),
    ("0-1", Mark::Loss, Mark::Win),
    ("1/2-1/2", Mark::Draw, Mark::Draw),
    ("0-0", Mark::Loss, Mark::Loss),
    ("1/2-0", Mark::Draw, Mark::Loss),
    ("0-1/2", Mark::Loss, Mark::Draw),
    ("+:-", Mark::ForfeitWin, Mark::ForfeitLoss),
    ("-:+", Mark::ForfeitLoss, Mark::ForfeitWin),
    ("-:-", Mark::ForfeitLoss, Mark::ForfeitLoss),
    ("1-0u", Mark::WinUnrated, Mark::LossUnrated),
    ("0-1u", Mark::LossUnrated, Mark::WinUnrated),
    ("1/2-1/2u", Mark::DrawUnrated, Mark::DrawUnrated),
    ("*", Mark::Open, Mark::Open),
];

impl Outcome {
    /// Whether somebody won or lost without a game.
    #[must_use]
    pub fn forfeit(self) -> bool {
        !self.white.played()
    }

    /// Whether it decides more than a draw does.
    #[must_use]
    pub fn decisive(self) -> bool {
        !matches!(self.white, Mark::Draw | Mark::DrawUnrated | Mark::Open) || self.white != self.black
    }

    /// Whether the game is not finished.
    #[must_use]
    pub fn open(self) -> bool {
        self.white == Mark::Open
    }
}

impl FromStr for Outcome {
    type Err = NotAnOutcome;

    fn from_str(text: &str) -> Result<Self, NotAnOutcome> {
        let plain = text.trim().replace('½', "1/2").replace(['–', '—', '−'], "-");
        let plain = plain.to_ascii_lowercase().replace("0.5", "1/2").replace(' ', "");
        let usual = match plain.as_str() {
            "=" | "1/2" => "1/2-1/2",
            "+-" | "+--" | "+/-" => "+:-",
            "-+" | "--+" | "-/+" => "-:+",
            "--" | "---" | "-/-" => "-:-",
            "?" | "adjourned" => "*",
            "1:0" => "1-0",
            "0:1" => "0-1",
            other => other,
        };
        let found = FORMS.iter().find(|form| form.0 == usual);
        let &(_, white, black) = found.ok_or_else(|| NotAnOutcome(text.to_owned()))?;
        Ok(Self { white, black })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let form = FORMS
            .iter()
            .find(|form| (form.1, form.2) == (self.white, self.black));
        match form {
            Some(form) => f.write_str(form.0),
            None => write!(f, "{}-{}", self.white.sign(), self.black.sign()),
        }
    }
}

impl TryFrom<String> for Outcome {
    type Error = NotAnOutcome;
    fn try_from(text: String) -> Result<Self, NotAnOutcome> {
        text.parse()
    }
}

impl From<Outcome> for String {
    fn from(outcome: Outcome) -> Self {
        outcome.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_read_back_and_odd_ones_are_refused() {
        for (text, white, black) in FORMS {
            let outcome: Outcome = text.parse().unwrap();
            assert_eq!((outcome.white, outcome.black), (white, black));
            assert_eq!(outcome.to_string(), text);
        }
        for text in ["", "1-1", "1-1/2", "2-0", "1/2-1", "+:+", "w", "1-0 0-1"] {
            assert!(text.parse::<Outcome>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_decides_and_what_was_played() {
        let of = |text: &str| text.parse::<Outcome>().unwrap();
        assert!(of("+:-").forfeit() && of("-:-").forfeit() && !of("0-0").forfeit());
        assert!(of("1/2-0").decisive() && of("0-0").decisive() && !of("=").decisive() && !of("*").decisive());
    }
}
