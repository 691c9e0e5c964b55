//! The minutes of a round, as the history tells them (Tournament Rules 8).

use crate::number::Round;
use crate::state::act::{Act, Hour};
use crate::state::{Made, State};

/// A line of the minutes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Minute<'a> {
    /// The round that it belongs to; 0 before the first.
    pub round: Round,
    /// What was done, by whom and when.
    pub made: &'a Made,
}

/// The minutes of an event: every act with the round in which it fell, or of which it speaks.
///
/// ```
/// use arbiter_event::{log::{Log, Stamp}, minutes::minutes, number::Round};
/// let mut log = Log::default();
/// log.add(&arbiter_event::act::Announce::new("Club open", 3).into(), &Stamp::default()).unwrap();
/// assert_eq!(minutes(log.state())[0].round, Round(0));
/// ```
#[must_use]
pub fn minutes(state: &State) -> Vec<Minute<'_>> {
    let mut running = Round(0);
    let mut of = |made: &Made| match &made.act {
        Act::Pair(pair) => {
            running = pair.round;
            pair.round
        }
        Act::Result(one) => one.round,
        Act::Penalty(one) => one.round,
        Act::Incident(one) => one.round,
        Act::Lineup(one) => one.round,
        Act::Hour(one) if matches!(one.what, Hour::Started | Hour::Stopped) => one.round,
        _ => running,
    };
    state
        .history
        .iter()
        .map(|made| Minute {
            round: of(made),
            made,
        })
        .collect()
}
