//! A time control said back in words.

use arbiter_lang::{Args, Lang};
use arbiter_laws::clock::{Bonus, Controls, Period, Player};

/// What each period of a time control gives; empty where it cannot be read.
#[must_use]
pub fn control_words(lang: &Lang, control: &str) -> String {
    let Ok(controls) = control.parse::<Controls>() else {
        return String::new();
    };
    let words = |player| {
        let periods = controls.of(player).periods();
        periods
            .iter()
            .map(|each| period(lang, each))
            .collect::<Vec<_>>()
            .join("; ")
    };
    let [white, black] = Player::BOTH.map(words);
    if white == black {
        white
    } else {
        format!("{white} / {black}")
    }
}

fn period(lang: &Lang, period: &Period) -> String {
    let (mode, each) = match period.bonus {
        Bonus::None => ("none", None),
        Bonus::Increment(each) => ("increment", Some(each)),
        Bonus::Delay(each) => ("delay", Some(each)),
        Bonus::Bronstein(each) => ("bronstein", Some(each)),
    };
    let args = Args::new()
        .word("moves", if period.moves.is_some() { "counted" } else { "rest" })
        .count("count", u64::from(period.moves.unwrap_or(0)))
        .duration("base", period.base)
        .word("mode", mode)
        .duration("each", each.unwrap_or_default());
    lang.text("time-period", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_lang::Language;

    #[test]
    fn a_control_is_said_back() {
        let english = Lang::new(Language::En);
        let words = control_words(&english, "40/2h, 1h");
        assert!(
            words.contains("40 moves in 2:00:00; all the remaining moves in 1:00:00"),
            "{words}"
        );
        assert_eq!(control_words(&english, "soon"), "");
    }
}
