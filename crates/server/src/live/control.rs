//! A time control said back in words.

use arbiter_game::rules::chess::Color;
use arbiter_hall::{Desk, Sides};
use arbiter_lang::{Args, Lang};
use arbiter_laws::clock::{Bonus, Controls, Period};

/// What each period of a time control gives; empty where it cannot be read.
#[must_use]
pub fn control_words(lang: &Lang, control: &str) -> String {
    let read = control.parse();
    read.map_or_else(|_| String::new(), |controls| words_of(lang, &controls))
}

/// What each period of a time control gives that has been read.
#[must_use]
pub fn words_of(lang: &Lang, controls: &Controls) -> String {
    let words = |player| {
        let periods = controls.of(player).periods();
        periods
            .iter()
            .map(|each| period(lang, each))
            .collect::<Vec<_>>()
            .join("; ")
    };
    let [white, black] = Color::ALL.map(words);
    if white == black {
        white
    } else {
        format!("{white} / {black}")
    }
}

/// As its display stands in one line under a clock: what is left from each period on, as the clock of this game is set.
#[must_use]
pub fn periods(lang: &Lang, desk: &Desk) -> Sides<Vec<String>> {
    let clocks = desk.game().state().clocks.as_ref();
    let [white, black] = Color::ALL.map(|of| {
        let control = clocks.map(|clocks| clocks.device.setting().of(of).periods());
        from_each(lang, control.unwrap_or_default())
    });
    Sides { white, black }
}

/// What a control gives, as short as under a clock.
#[must_use]
pub fn short_words(lang: &Lang, controls: &Controls) -> String {
    let [white, black] = Color::ALL.map(|player| {
        let periods = controls.of(player).periods();
        let whole = from_each(lang, periods).into_iter().next();
        whole.unwrap_or_else(|| {
            periods
                .first()
                .map_or_else(String::new, |only| lang.duration(only.base))
        })
    });
    if white == black {
        white
    } else {
        format!("{white} / {black}")
    }
}

fn from_each(lang: &Lang, periods: &[Period]) -> Vec<String> {
    // One time and nothing more is what the display shows itself.
    if let [only] = periods
        && only.moves.is_none()
        && only.bonus == Bonus::None
    {
        return Vec::new();
    }
    let mut each: Vec<String> = Vec::with_capacity(periods.len());
    for one in periods.iter().rev() {
        let first = said(lang, "time-short", one);
        each.push(match each.last() {
            None => first,
            Some(rest) => {
                let args = Args::new().text("first", first).text("rest", rest.as_str());
                lang.text("time-then", &args)
            }
        });
    }
    each.reverse();
    each
}

fn period(lang: &Lang, period: &Period) -> String {
    said(lang, "time-period", period)
}

fn said(lang: &Lang, message: &str, period: &Period) -> String {
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
    lang.text(message, &args)
}

/// What a display shows: begun seconds count, as on the clock of the script.
#[must_use]
pub fn clock_text(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{rest:02}"),
        _ => format!("{hours}:{minutes:02}:{rest:02}"),
    }
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

    #[test]
    fn under_a_clock_stands_what_is_left_from_each_period_on() {
        let english = Lang::new(Language::En);
        let check = |control: &str, expected: &[&str]| {
            let controls: Controls = control.parse().unwrap();
            assert_eq!(
                from_each(&english, controls.of(Color::White).periods()),
                expected,
                "{control}"
            );
        };
        check("40/2h, 1h", &["40 moves / 2:00:00, then 1:00:00", "1:00:00"]);
        check("90m+30s", &["1:30:00 + 0:30 a move"]);
        check("5m", &[]);
        let short = |control: &str| short_words(&english, &control.parse().unwrap());
        assert_eq!(short("15m+10s"), "15:00 + 0:10 a move");
        assert_eq!(short("5m | 3m"), "5:00 / 3:00");
    }

    #[test]
    fn displays_count_the_second_that_has_begun() {
        for (ms, shown) in [
            (0, "0:00"),
            (1, "0:01"),
            (299_001, "5:00"),
            (3_600_000, "1:00:00"),
        ] {
            assert_eq!(clock_text(ms), shown);
        }
    }
}
