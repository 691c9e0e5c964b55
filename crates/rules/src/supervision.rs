//! Which of two sets of rules holds in rapid and blitz play. Topics `rapid.supervision`, `rapid.basic`,
//! `rapid.event_mode`, and those of blitz.

use arbiter_laws::{Regime, Supervision, SupervisionBlitzTest, SupervisionTest};

use crate::cite::cites_by;
use crate::{Answer, Ruling};

/// `supervision.*`: which rules hold where one arbiter has so many games, by what the Competition Rules of the rulebook
/// ask for. `competition` is its regime under these.
#[must_use]
pub fn adequate(games_an_arbiter: u32, recorded: bool, competition: &Regime) -> Supervision {
    let recorded_too = competition.supervision_test() == Some(SupervisionTest::RatioAndRecorded)
        || competition.supervision_blitz_test() == Some(SupervisionBlitzTest::RatioAndRecorded);
    let most = competition
        .supervision_rapid_games()
        .value()
        .or(competition.supervision_blitz_games().value());
    if most.is_none_or(|most| games_an_arbiter <= most) && (recorded || !recorded_too) {
        Supervision::Competition
    } else {
        Supervision::Basic
    }
}

/// Somebody asks which set holds: that in which the game began goes on to its end. `None` where the rulebook makes no
/// difference.
///
/// ```
/// use arbiter_laws::{Play, Regulations, Rulebook, Supervision};
/// let book = Rulebook::by_id("fide-2023").unwrap();
/// let held = |play| book.regime(play, Supervision::Basic, &Regulations::default());
/// assert!(arbiter_rules::supervision::asked(&held(Play::Blitz)).is_some());
/// assert!(arbiter_rules::supervision::asked(&held(Play::Standard)).is_none());
/// ```
#[must_use]
pub fn asked(regime: &Regime) -> Option<Answer> {
    let ratio = [
        regime.supervision_rapid_games().by(),
        regime.supervision_blitz_games().by(),
    ];
    let whole_event = regime.supervision_fixed();
    let by = [ratio.concat().as_slice(), regime.in_force(), whole_event.by()].concat();
    regime
        .is_split()
        .then(|| Ruling::goes_on(cites_by(&by, regime, [])).into())
}
