//! The hall before the first round, and the hours of rounds (Tournament Rules 9(b), 10(d)).

use core::time::Duration;

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::{Answer, Deed, Hour, Notice, Refusal, Wanted};
use crate::hours::Time;
use crate::number::{Round, Seq};
use crate::regulations::{CHECKS, Figures, lots_in_time, missing};
use crate::state::{HourOf, State};

/// What was looked after in the hall before the first round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CheckHall {
    /// The items, by their names.
    pub items: Vec<String>,
}

impl Deed for CheckHall {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if let Some(item) = self.items.iter().find(|item| !CHECKS.contains(&item.as_str())) {
            return Err(expected(Wanted::CheckItem, item.as_str()));
        }
        let there: Vec<&str> = state
            .checked
            .all()
            .flatten()
            .chain(&self.items)
            .map(String::as_str)
            .collect();
        let left = missing(&CHECKS, &there);
        Ok(if left.is_empty() {
            Vec::new()
        } else {
            vec![Notice::NotChecked(left.into_iter().map(str::to_owned).collect()).into()]
        })
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        state.checked.tell(seq, self.items.clone());
    }
}

/// When a round is to begin, or that it began or was stopped (10(d)); when lots are drawn (9(b)).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetHour {
    /// The round.
    pub round: Round,
    /// What.
    pub what: Hour,
    /// The time, as RFC 3339 has it.
    pub at: String,
}

impl State {
    /// The hour of a round: when lots are drawn for it, when it is to begin, began or was stopped.
    #[must_use]
    pub fn hour(&self, round: Round, what: Hour) -> Option<&str> {
        let mut hours = self.hours.all().rev();
        hours
            .find(|one| one.round == round && one.what == what)
            .map(|one| one.at.as_str())
    }
}

impl State {
    /// When a round begins, in minutes since 1970; nothing where that was not set, or without its offset from UTC.
    #[must_use]
    pub fn begins(&self, round: Round) -> Option<i64> {
        let mut hours = self.hours.all().rev();
        let hour = hours.find(|hour| hour.round == round && hour.what == Hour::Scheduled)?;
        Time::read(&hour.at)?.minutes()
    }
}

impl Deed for SetHour {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let (round, what, at) = (self.round, self.what, self.at.trim());
        state.within(round)?;
        Time::read(at).ok_or_else(|| expected(Wanted::Time, at))?;
        let happened = matches!(what, Hour::Started | Hour::Stopped);
        if happened {
            crate::state::between(round, Round(1), state.paired())?;
        }
        if what == Hour::Lots {
            crate::state::between(round, Round(1), Round(1))?;
        }
        if what == Hour::Stopped && state.hour(round, Hour::Started).is_none() {
            return Err(Refusal::NotStarted(round));
        }
        let told = match what {
            Hour::Lots => lots(at, state.hour(Round(1), Hour::Scheduled))?,
            Hour::Scheduled if round == Round(1) => match state.hour(Round(1), Hour::Lots) {
                Some(drawn) => lots(drawn, Some(at))?,
                None => None,
            },
            _ => None,
        };
        Ok(told.map(Answer::from).into_iter().collect())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let (round, what, at) = (self.round, self.what, state.by_its_clock(self.at.trim()));
        state.hours.tell(seq, HourOf { round, what, at });
    }
}

/// Whether lots are drawn early enough before the first round, where both hours are known and told in the same way.
fn lots(drawn: &str, begins: Option<&str>) -> Result<Option<Notice>, Refusal> {
    let (Some(lots), Some(round)) = (Time::read(drawn), begins.and_then(Time::read)) else {
        return Ok(None);
    };
    let minutes = round.minutes_after(lots);
    if minutes < 0 {
        return Err(Refusal::LotsAfterRound {
            lots: drawn.to_owned(),
            round: begins.unwrap_or_default().to_owned(),
        });
    }
    let figures = Figures::of_tournaments();
    let before = Duration::from_secs(60 * minutes.unsigned_abs());
    let least = figures.lots_before_round.as_secs().cast_signed() / 60;
    Ok((!lots_in_time(before, &figures)).then_some(Notice::LotsLate { minutes, least }))
}
