//! Offers of a draw: when, how long they stand, what ends them. Topics `offer.*`.

use alloc::vec::Vec;

use arbiter_laws::{Citation, OfferByClaim, OfferOtherTime, OfferRestricted, Regime, Topic};
use arbiter_mate::chess::Color;

use crate::answer::{Answer, ClaimDecision, OfferDecision, Ruling};
use crate::cite::cite_all;
use crate::ending::limit_of_agreement;
use crate::fact::ClaimKind;

/// An offer of a draw, as far as a rule asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offered {
    /// The player who offers.
    pub by: Color,
    /// Whether he has made his move and not pressed the clock.
    pub right_moment: bool,
    /// Whether he ties it to a condition.
    pub condition: bool,
    /// How many moves each has made.
    pub made: [u32; 2],
}

/// The offer stands, at whatever time it was made, and without its condition. Where an event forbids to offer so early it is
/// said, and nothing comes of it: the players may not agree either.
pub fn offered(offer: Offered, regime: &Regime) -> Answer {
    let player = offer.by;
    let mut topics: Vec<Topic> = Vec::with_capacity(8);
    if is_forbidden(offer.made, regime) {
        topics.push(Topic::OfferRestricted);
    }
    if offer.condition {
        topics.push(Topic::OfferConditions);
    }
    topics.push(Topic::OfferWhen);
    if !offer.right_moment {
        topics.push(Topic::OfferOtherTime);
        if regime.offer_other_time() == Some(OfferOtherTime::ValidButMayDisturb) {
            topics.push(Topic::ConductDisturbing);
        }
    }
    topics.extend([
        Topic::OfferRecorded,
        Topic::RecordOffers,
        Topic::RecordDuty,
        Topic::NotationDrawOffer,
    ]);
    Ruling::new(OfferDecision::OfferOpen { player }, on(regime, &topics)).into()
}

/// `offer.restricted`: where the limit of an event is one of offering too, and not only of agreeing.
fn is_forbidden(made: [u32; 2], regime: &Regime) -> bool {
    let offers_too = regime.offer_restricted() == Some(OfferRestricted::OfferAndAgreement);
    offers_too && made[0].min(made[1]) < limit_of_agreement(regime)
}

/// The articles on these topics; where the rulebook has none on offers, the one on agreement.
fn on(regime: &Regime, topics: &[Topic]) -> Vec<Citation> {
    if regime.offer_when().is_some() {
        return cite_all(regime, topics.iter().copied());
    }
    cite_all(regime, [Topic::EndAgreement, Topic::PrefaceAnalogy])
}

/// The opponent declines by word, or by touching a piece to move or capture it. Topic `offer.until`.
pub fn declined(offered_by: Color, regime: &Regime) -> Answer {
    Ruling::new(OfferDecision::OfferRefused { player: offered_by }, until(regime)).into()
}

fn until(regime: &Regime) -> Vec<Citation> {
    on(regime, &[Topic::OfferUntil, Topic::OfferWhen])
}

/// An offer, or a claim, cannot be taken back. Topics `offer.withdrawal`, `claim.stop`.
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

/// He declines, and nothing was offered.
pub fn nothing_to_decline(regime: &Regime) -> Answer {
    Ruling::no_offence(cite_all(regime, [Topic::OfferUntil])).into()
}

/// He takes back, and has offered and claimed nothing.
pub fn nothing_to_withdraw(regime: &Regime) -> Answer {
    Ruling::no_offence(cite_all(regime, [Topic::OfferWithdrawal])).into()
}
