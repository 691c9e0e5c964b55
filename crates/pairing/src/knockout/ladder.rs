//! What follows a level match: the ladder of tie-break games, as data.

use core::fmt;
use core::str::FromStr;

/// Who has White in the first game of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstColor {
    /// Drawn by lot.
    Lot,
    /// He who had Black in the first game of the step before.
    Reversed,
}

/// A step of the ladder: games at one time control.
///
/// Written `2xTIME` for two games of which both count, `1-3xTIME` for one game repeated until it is won, three times at
/// most, `1-xTIME` for one repeated without end. `/black` or `/white` behind it says whom a draw puts through, `/reversed` that
/// the first colour is not drawn but changes hands, in a play-off of a group against the game that the two played there. TIME is written as in record 222: `900+10`, `W300-B240`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Games that are played before points are compared.
    pub games: u16,
    /// How often the step is gone through while it stays level; `None` for until it is decided.
    pub times: Option<u16>,
    /// The time control as record 222 writes it.
    pub time: String,
    /// Whether a draw puts White (`true`) or Black through.
    pub draw_wins: Option<bool>,
    /// Who begins.
    pub first: FirstColor,
}

/// A step that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a step such as 2x900+10, 1-3x60 or 1xW300-B240/black, found {0:?}")]
pub struct NotAStep(pub String);

impl FromStr for Step {
    type Err = NotAStep;

    /// ```
    /// use arbiter_pairing::knockout::Step;
    /// let step: Step = "1-3x60".parse().unwrap();
    /// assert_eq!((step.games, step.times, step.time.as_str()), (1, Some(3), "60"));
    /// assert_eq!("2x900+10/reversed".parse::<Step>().unwrap().to_string(), "2x900+10/reversed");
    /// assert!("x60".parse::<Step>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, NotAStep> {
        let fault = || NotAStep(text.to_owned());
        let (count, rest) = text.trim().split_once('x').ok_or_else(fault)?;
        let number = |text: &str| {
            text.parse::<u16>()
                .ok()
                .filter(|&one| (1..=24).contains(&one))
                .ok_or_else(fault)
        };
        let (games, times) = match count.split_once('-') {
            None => (number(count)?, Some(1)),
            Some((games, "")) => (number(games)?, None),
            Some((games, most)) => (number(games)?, Some(number(most)?)),
        };
        let mut parts = rest.split('/');
        let time = parts.next().unwrap_or("").to_owned();
        let plain = |sign: char| sign.is_ascii_digit() || "+-:/WB".contains(sign);
        if time.is_empty() || !time.chars().all(plain) {
            return Err(fault());
        }
        let mut step = Self {
            games,
            times,
            time,
            draw_wins: None,
            first: FirstColor::Lot,
        };
        for word in parts {
            match word {
                "white" => step.draw_wins = Some(true),
                "black" => step.draw_wins = Some(false),
                "reversed" => step.first = FirstColor::Reversed,
                _ => return Err(fault()),
            }
        }
        if step.draw_wins.is_some() && step.games != 1 {
            return Err(fault());
        }
        Ok(step)
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.games)?;
        match self.times {
            Some(1) => {}
            Some(times) => write!(f, "-{times}")?,
            None => f.write_str("-")?,
        }
        write!(f, "x{}", self.time)?;
        if let Some(white) = self.draw_wins {
            f.write_str(if white { "/white" } else { "/black" })?;
        }
        if self.first == FirstColor::Reversed {
            f.write_str("/reversed")?;
        }
        Ok(())
    }
}

/// The steps of a list, separated by commas or blanks; `none` for no ladder.
///
/// # Errors
/// [`NotAStep`], the first that is none.
pub fn ladder(text: &str) -> Result<Vec<Step>, NotAStep> {
    let words = text
        .split([',', ' '])
        .filter(|word| !word.is_empty() && *word != "none");
    words.map(str::parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_read_back_as_written() {
        let world_cup = "2x900+10,2x600+10,2x300+3,2x180+2,1-x180+2";
        for text in [
            world_cup,
            "1-3x60",
            "1xW300-B240/black",
            "1x120/reversed,1-3x60",
            "none",
        ] {
            let steps = ladder(text).unwrap();
            let words: Vec<String> = steps.iter().map(ToString::to_string).collect();
            let again = if words.is_empty() {
                "none".to_owned()
            } else {
                words.join(",")
            };
            assert_eq!(again, text);
        }
    }

    #[test]
    fn what_is_no_step_is_refused() {
        for text in [
            "",
            "x",
            "0x60",
            "2x",
            "2x60/black",
            "1x60/green",
            "1-0x60",
            "99x60",
            "axb",
        ] {
            assert!(text.parse::<Step>().is_err(), "{text}");
        }
    }
}
