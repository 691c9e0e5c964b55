//! Whether a time control is standard, rapid or blitz under a rulebook, and where it does not fit what the rulebook says
//! of time (Article 6 and the rapid and blitz appendices).

use crate::cite::Citation;
use crate::data::Rulebook;
use crate::generated::{Key, TimeClass, TimePeriods, Topic};
use crate::regime::{Play, Regime};
use alloc::vec::Vec;
use arbiter_clock::{Bonus, Color, Controls, Period, TimeControl};
use core::time::Duration;

/// What a time control is under a rulebook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Classified {
    /// Standard play too where the rulebook has no classes. Of two players with different times the slower class.
    pub play: Play,
    /// The time by which it was classed; `None` where the rulebook has no classes.
    pub figure: Option<Figured>,
    /// The article that classes it so; for standard play the one beyond whose range it lies.
    pub article: Option<Citation>,
    /// Where the control does not fit the rulebook.
    pub warnings: Vec<Warning>,
}

/// The time that classes a control, as the rulebook counts it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figured {
    /// The time.
    pub time: Duration,
    /// The moves whose increments it has; `None` where increments do not count.
    pub moves: Option<u32>,
}

/// Something in a control that its rulebook does not foresee.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// What it is.
    pub what: Unfit,
    /// The article that it does not fit.
    pub article: Option<Citation>,
}

/// How a control does not fit a rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unfit {
    /// The two players have different times.
    Different,
    /// The rulebook has one period for the whole game.
    SeveralPeriods,
    /// Another base time than the rulebook's own.
    OtherBase(Duration),
    /// The rulebook knows no time that moves add.
    NoBonus,
    /// Less for each move than the least that the rulebook names.
    BonusBelow(Duration),
    /// More for each move than the most that the rulebook names.
    BonusAbove(Duration),
    /// A delay, but no main time that would run after it.
    NoMainTime,
    /// Rapid play and blitz are for all the moves in one time, and this control has a number of moves.
    MovesInClass,
}

impl Unfit {
    /// Its word in JSON and in the texts: `other_base`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Different => "different",
            Self::SeveralPeriods => "several_periods",
            Self::OtherBase(_) => "other_base",
            Self::NoBonus => "no_bonus",
            Self::BonusBelow(_) => "bonus_below",
            Self::BonusAbove(_) => "bonus_above",
            Self::NoMainTime => "no_main_time",
            Self::MovesInClass => "moves_in_class",
        }
    }

    /// The time that the rulebook has instead, where it has one.
    #[must_use]
    pub const fn limit(self) -> Option<Duration> {
        match self {
            Self::OtherBase(limit) | Self::BonusBelow(limit) | Self::BonusAbove(limit) => Some(limit),
            _ => None,
        }
    }
}

impl Rulebook {
    /// The class of a control, with the article, and where the control does not fit.
    ///
    /// ```
    /// use arbiter_laws::{Play, Rulebook, clock::Controls};
    /// let ten: Controls = "10m".parse().unwrap();
    /// let class = |id| Rulebook::by_id(id).unwrap().classify(&ten);
    /// assert_eq!(class("fide-2009").play, Play::Blitz);
    /// assert_eq!(class("fide-2023").article.unwrap().article(), "B.1");
    /// ```
    #[must_use]
    pub fn classify(&self, controls: &Controls) -> Classified {
        let regime = self.standard();
        // Of two different times the one that falls into the slower class.
        let [(play, figure), other] = Color::ALL.map(|player| class(&regime, controls.of(player)));
        let (play, figure) = if (other.0 as u8) < (play as u8) {
            other
        } else {
            (play, figure)
        };
        let article = figure.and_then(|_| match play {
            Play::Blitz => regime.cite(Topic::ClassBlitz),
            Play::Rapid | Play::Standard => regime.cite(Topic::ClassRapid),
        });
        Classified {
            play,
            figure,
            article,
            warnings: warnings(&regime, controls, play),
        }
    }
}

fn class(regime: &Regime, control: &TimeControl) -> (Play, Option<Figured>) {
    let (Some(rapid), Some(blitz)) = (regime.time_rapid().value(), regime.time_blitz().value()) else {
        return (Play::Standard, None);
    };
    let figured = |class: Option<TimeClass>| {
        let moves = match class {
            Some(TimeClass::SixtyMoves) => regime.time_class_moves().value(),
            Some(TimeClass::BaseOnly) | None => None,
        };
        let time = figure(control, moves);
        Figured { time, moves }
    };
    let as_blitz = figured(regime.time_blitz_class().or_else(|| regime.time_class().value()));
    if blitz.contains(as_blitz.time) {
        return (Play::Blitz, Some(as_blitz));
    }
    let as_rapid = figured(regime.time_class().value());
    let play = if rapid.contains(as_rapid.time) {
        Play::Rapid
    } else {
        Play::Standard
    };
    (play, Some(as_rapid))
}

/// The base times together, with what so many moves add. A last period that comes again is counted as often as sixty
/// moves need it: a control without an end is not less than one with an end.
fn figure(control: &TimeControl, moves: Option<u32>) -> Duration {
    let endless = control.periods().last().is_some_and(|last| last.moves.is_some());
    let counted = control.figure(moves.unwrap_or(0));
    if endless {
        counted.max(control.allotted(moves.unwrap_or(60)))
    } else {
        counted
    }
}

fn warnings(regime: &Regime, controls: &Controls, play: Play) -> Vec<Warning> {
    let mut found: Vec<Unfit> = Vec::new();
    if !controls.are_same() {
        found.push(Unfit::Different);
    }
    for player in Color::ALL {
        let control = controls.of(player);
        of_periods(regime, control, play, &mut found);
        for period in control.periods() {
            of_bonus(regime, period, &mut found);
        }
    }
    let mut warnings: Vec<Warning> = Vec::new();
    for what in found {
        if !warnings.iter().any(|warning| warning.what == what) {
            warnings.push(Warning {
                what,
                article: article(regime, what, play),
            });
        }
    }
    warnings
}

fn of_periods(regime: &Regime, control: &TimeControl, play: Play, found: &mut Vec<Unfit>) {
    let counted = control.periods().iter().any(|period| period.moves.is_some());
    if regime.time_periods() == Some(TimePeriods::OneForAll) && (counted || control.periods().len() > 1) {
        found.push(Unfit::SeveralPeriods);
    }
    if let Some(base) = regime.time_base().filter(|base| *base != control.base()) {
        found.push(Unfit::OtherBase(base));
    }
    if counted && play != Play::Standard {
        found.push(Unfit::MovesInClass);
    }
}

fn of_bonus(regime: &Regime, period: &Period, found: &mut Vec<Unfit>) {
    let each = period.bonus.duration();
    if each.is_zero() {
        return;
    }
    if regime.time_periods() == Some(TimePeriods::OneForAll) {
        found.push(Unfit::NoBonus);
    }
    if let Some(least) = regime.time_increment_least().filter(|least| each < *least) {
        found.push(Unfit::BonusBelow(least));
    }
    if let Some(most) = regime.time_increment_most().filter(|most| each > *most) {
        found.push(Unfit::BonusAbove(most));
    }
    if period.base.is_zero() && matches!(period.bonus, Bonus::Delay(_) | Bonus::Bronstein(_)) {
        found.push(Unfit::NoMainTime);
    }
}

fn article(regime: &Regime, what: Unfit, play: Play) -> Option<Citation> {
    match what {
        Unfit::Different | Unfit::SeveralPeriods | Unfit::NoBonus => regime.cite(Topic::TimePeriods),
        Unfit::OtherBase(_) => regime.source(Key::TimeBase).cloned(),
        Unfit::BonusBelow(_) => regime.source(Key::TimeIncrementLeast).cloned(),
        Unfit::BonusAbove(_) => regime.source(Key::TimeIncrementMost).cloned(),
        Unfit::NoMainTime => regime.cite(Topic::TimeDelay),
        Unfit::MovesInClass => regime.cite(match play {
            Play::Blitz => Topic::ClassBlitz,
            Play::Rapid | Play::Standard => Topic::ClassRapid,
        }),
    }
}
