//! A time control in words that need no knowledge of how controls are written.

use std::time::Duration;

use arbiter_laws::clock::{Bonus, Period, TimeControl};

use crate::{Args, Lang};

impl Lang {
    /// A control in a few words: `three minutes + two seconds a move`.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// let english = Lang::new(Language::En);
    /// assert_eq!(english.control(&"3m+2s".parse().unwrap()), "three minutes + two seconds a move");
    /// assert_eq!(english.control(&"30s/move".parse().unwrap()), "30 seconds for each move");
    /// ```
    #[must_use]
    pub fn control(&self, control: &TimeControl) -> String {
        let periods = control.periods().iter().map(|period| self.period(period));
        let all = periods.reduce(|first, rest| {
            let args = Args::new().word("first", first).word("rest", rest);
            self.text("time-then", &args)
        });
        all.unwrap_or_default()
    }

    fn period(&self, period: &Period) -> String {
        let (mode, each) = match period.bonus {
            Bonus::None => ("none", Duration::ZERO),
            Bonus::Increment(each) => ("increment", each),
            Bonus::Delay(each) => ("delay", each),
            Bonus::Bronstein(each) => ("bronstein", each),
        };
        if period.base.is_zero() && mode == "delay" {
            return self.text("time-only", &Args::new().spoken("each", each));
        }
        let args = Args::new()
            .word("moves", if period.moves.is_some() { "counted" } else { "rest" })
            .count("count", u64::from(period.moves.unwrap_or(0)))
            .spoken("base", period.base)
            .word("mode", mode)
            .spoken("each", each);
        self.text("time-short", &args)
    }
}
