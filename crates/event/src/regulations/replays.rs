//! Drawn games of a knock-out, which are played again with less time. Topics `tiebreak.first`, `tiebreak.next`.

use core::time::Duration;

use arbiter_laws::{Regime, Rulebook, Topic, rulebooks};

/// How often a replay with the last time is tried before the lot decides; the regulations do not say, so it is offered only.
const MOST_REPLAYS: u16 = 3;

/// The rulebook of the league whose knock-out games are played again.
#[must_use]
pub fn of_replays() -> Option<&'static Rulebook> {
    rulebooks()
        .iter()
        .find(|book| book.cite(Topic::TiebreakFirst).is_some())
}

/// The time of each player in the game that follows so many drawn ones; `None` where none follows.
///
/// ```
/// use arbiter_event::regulations::{of_replays, replay};
/// let league = of_replays().unwrap().standard();
/// let times = [0, 1, 2, 3].map(|drawn| replay(drawn, &league).map(|time| time.as_secs()));
/// assert_eq!(times, [None, Some(120), Some(60), Some(60)]);
/// ```
#[must_use]
pub fn replay(drawn: u16, regime: &Regime) -> Option<Duration> {
    match drawn {
        0 => None,
        1 => regime.tiebreak_first().value(),
        _ => regime.tiebreak_next().value(),
    }
}

/// The ladder of these games as settings write it: one with colours reversed, then one after the other until one is won.
#[must_use]
pub fn ladder_of_replays(regime: &Regime) -> Option<String> {
    let [first, next] = [replay(1, regime)?, replay(2, regime)?].map(|time| time.as_secs());
    Some(format!("1x{first}/reversed,1-{MOST_REPLAYS}x{next}"))
}
