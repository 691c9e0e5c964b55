//! Which of two sets of rules holds in rapid and blitz play. Topics `rapid.supervision`, `rapid.basic`,
//! `rapid.event_mode`, and those of blitz.

use arbiter_laws::{Regime, Topic};

use crate::answer::GameDecision;
use crate::silent::cite_all;
use crate::{Answer, Ruling};

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
    let sets = [
        Topic::RapidSupervision,
        Topic::BlitzSupervision,
        Topic::RapidBasic,
        Topic::BlitzBasic,
        Topic::RapidEventMode,
        Topic::BlitzEventMode,
    ];
    let cites = cite_all(regime, sets);
    (!cites.is_empty()).then(|| Ruling::new(GameDecision::GameContinues, cites).into())
}
