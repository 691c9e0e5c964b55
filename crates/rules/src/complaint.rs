//! A player complains that the opponent has not moved, or not left, what he touched. Topics `touch.own`, `touch.ruled`,
//! `touch.complaint_bar`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{Citation, Regime, TouchComplaintBy};
use arbiter_mate::chess::Color;

use crate::answer::{ClaimReason, Right, RightDecision, Until};
use crate::fact::ClaimKind;
use crate::{Answer, Ruling};

/// Whether the rulebook knows a complaint of a touch.
#[must_use]
pub fn is_known(regime: &Regime) -> bool {
    regime.touch_own().is_some()
}

/// The opponent complains of a touch: he is right, or not; or the rulebook knows no such complaint.
pub fn answered(player: Color, is_right: bool, regime: &Regime) -> Answer {
    let claim = ClaimKind::Touched;
    match articles(regime) {
        Some(cites) if is_right => Ruling::upheld(player, claim, cites),
        Some(cites) => Ruling::rejected(player, claim, ClaimReason::NotSo, cites),
        None => Ruling::not_admissible(player, claim, ClaimReason::NoSuchRule, []),
    }
    .into()
}

/// The articles by which a player's complaint of a touch is dealt with: in play where the arbiter waits to be asked, this
/// is the asking. `None` where the rulebook knows no such complaint.
fn articles(regime: &Regime) -> Option<Vec<Citation>> {
    let own = regime.touch_own();
    own.is_some()
        .then(|| [own.by(), regime.touch_ruled().by()].concat())
}

/// `touch.complaint_bar`: whoever has touched a piece himself may no longer complain of what the opponent touched.
#[must_use]
pub fn barred(player: Color, claim: ClaimKind, regime: &Regime) -> Vec<Answer> {
    let cites = regime.touch_complaint_bar().by().iter().cloned();
    let (right, until) = (Right::ComplainOfTouch, Until::Move);
    let lost = RightDecision::RightLost { player, right, until };
    vec![
        Ruling::rejected(player, claim, ClaimReason::RightLost, cites.clone()).into(),
        Ruling::new(lost, cites).into(),
    ]
}

/// `touch.complaint_by`: whether a touch of his own bars him. To straighten a piece is deliberate, and no intention to
/// move it.
#[must_use]
pub fn is_barred_by(adjusting: bool, regime: &Regime) -> bool {
    !adjusting || regime.touch_complaint_by() == Some(TouchComplaintBy::Deliberate)
}

/// The opponent complains that a piece was taken on after it had been let go: it stays there.
#[must_use]
pub fn stays(player: Color, stays: Ruling) -> Vec<Answer> {
    let upheld = Ruling::upheld(player, ClaimKind::Touched, stays.cites.clone());
    vec![upheld.into(), stays.into()]
}

/// `touch.complaint_bar`: whether a touch of his own bars a complaint.
#[must_use]
pub fn has_bar(regime: &Regime) -> bool {
    regime.touch_complaint_bar().is_some()
}
