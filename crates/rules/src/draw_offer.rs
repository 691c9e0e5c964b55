//! Offers of a draw: when, how long they stand, what ends them. Topics `offer.*`.

use alloc::vec::Vec;

use arbiter_laws::{Citation, OfferByClaim, Regime, Topic};
use arbiter_mate::chess::Color;

use crate::answer::{Answer, ClaimDecision, OfferDecision, Ruling};
use crate::ending::cites;
use crate::fact::ClaimKind;

/// An offer of a draw: valid at any moment, right after the own move and before the press. No condition can be put to
/// it, both write it down. Topics `offer.when`, `offer.other_time`, `offer.conditions`, `offer.recorded`.
#[must_use]
pub fn offered(by: Color, right_moment: bool, condition: bool, regime: &Regime) -> Answer {
    let mut topics: Vec<Topic> = Vec::with_capacity(6);
    topics.push(Topic::OfferWhen);
    if !right_moment {
        topics.push(Topic::OfferOtherTime);
    }
    if condition {
        topics.insert(0, Topic::OfferConditions);
    }
    topics.extend([
        Topic::OfferRecorded,
        Topic::RecordOffers,
        Topic::RecordDuty,
        Topic::NotationDrawOffer,
    ]);
    let cite = on(regime, &topics);
    Ruling::new(OfferDecision::OfferOpen { player: by }, cite).into()
}

/// The articles on these topics; where the rulebook has none on offers, the one on agreement.
fn on(regime: &Regime, topics: &[Topic]) -> Vec<Citation> {
    if regime.cite(Topic::OfferWhen).is_some() {
        return cites(regime, topics);
    }
    cites(regime, &[Topic::EndAgreement, Topic::FriendsUnforeseen])
}

/// The opponent declines by word, or by touching a piece to move or capture it. Topic `offer.until`.
#[must_use]
pub fn declined(offered_by: Color, regime: &Regime) -> Answer {
    Ruling::new(OfferDecision::OfferRefused { player: offered_by }, until(regime)).into()
}

fn until(regime: &Regime) -> Vec<Citation> {
    on(regime, &[Topic::OfferUntil, Topic::OfferWhen])
}

/// An offer, or a claim, cannot be taken back. Topics `offer.withdrawal`, `claim.stop`.
#[must_use]
pub fn not_withdrawn(by: Color, of_claim: bool, regime: &Regime) -> Answer {
    let topic = if of_claim {
        Topic::ClaimStop
    } else {
        Topic::OfferWithdrawal
    };
    Ruling::new(ClaimDecision::CannotWithdraw { player: by }, on(regime, &[topic])).into()
}

/// A claim that is not upheld at once stands as an offer, if the rulebook says so of this kind. Topic `offer.by_claim`.
#[must_use]
pub fn by_claim(by: Color, kind: ClaimKind, regime: &Regime) -> Option<Answer> {
    let counts = match kind {
        ClaimKind::Repetition | ClaimKind::Fifty => regime.offer_by_claim().is_some(),
        ClaimKind::Quickplay => regime.offer_by_claim() == Some(OfferByClaim::WithQuickplay),
        ClaimKind::IncrementRequest => true,
        _ => false,
    };
    let cite = on(regime, &[Topic::OfferByClaim]);
    counts.then(|| Ruling::new(OfferDecision::OfferOpen { player: by }, cite).into())
}
