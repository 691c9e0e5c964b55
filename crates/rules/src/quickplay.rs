//! The quickplay finish: claims that the opponent cannot win, or does not try, by normal means. Topics `qpf.*`.

use alloc::string::String;
use alloc::vec::Vec;
use core::time::Duration;

use arbiter_laws::clock::millis;
use arbiter_laws::{
    Citation, ConductAppeal, QpfClockStop, QpfFinality, QpfInForce, QpfNoArbiter, QpfPlays,
    QpfPostponedUntil, Regime, Topic,
};
use arbiter_mate::chess::Color;

use crate::answer::{
    Answer, Choice, ClaimDecision, ClaimReason, CourseDecision, EndReason, Limits, OfferDecision, OptionId,
    Question, QuestionId, Referee, Remedy, Ruling, SheetTime, WhileOpen,
};
use crate::cite::{cite_all, cites_by};
use crate::ending::drawn;
use crate::fact::{ClaimKind, WatchUntil};
use crate::{claim, draw_offer};

/// What a claim in the quickplay finish says, and what is so.
#[allow(
    clippy::struct_excessive_bools,
    reason = "independent facts, each a question that a rule asks"
)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claimed {
    /// The claimant.
    pub by: Color,
    /// A draw, an increment, or a draw where no arbiter is there.
    pub kind: ClaimKind,
    /// Whether the claimant has the move.
    pub has_the_move: bool,
    /// Whether his last period runs.
    pub last_period: bool,
    /// Whether the time control has an increment or a delay.
    pub increment: bool,
    /// What his clock shows, in milliseconds.
    pub own_time: Option<u64>,
    /// Whether his time is up.
    pub time_up: bool,
    /// Whether he has stopped the clocks.
    pub stopped: bool,
}

/// Whether guidelines that must be announced have been. Topic `qpf.in_force`.
#[must_use]
pub fn is_announced(regime: &Regime) -> bool {
    regime.qpf_in_force().is_by_event() && regime.qpf_in_force() != Some(QpfInForce::Never)
}

/// What the Laws say of the claim.
#[must_use]
pub fn claimed(claimed: Claimed, regime: &Regime) -> Vec<Answer> {
    if let Some(refused) = not_admissible(claimed, regime) {
        return alloc::vec![refused];
    }
    match claimed.kind {
        ClaimKind::IncrementRequest => request(claimed.by, regime),
        ClaimKind::NoArbiterDraw => no_arbiter(claimed.by, regime),
        _ => {
            let mut answers = decide(claimed.by, regime);
            match regime.qpf_clock_stop().value() {
                Some(QpfClockStop::Must) if !claimed.stopped => claim::reminded(claimed.by, &mut answers),
                Some(QpfClockStop::MayPause) if claimed.stopped => {
                    if let Some(Answer::Ruling(first)) = answers.first_mut() {
                        first.cites.extend(cite_all(regime, [Topic::ClockPlayerStops]));
                    }
                }
                _ => {}
            }
            answers
        }
    }
}

/// Whether the guidelines hold in a game with or without increment. Topics `qpf.in_force`, `qpf.scope`.
#[must_use]
pub fn is_in_force(increment: bool, regime: &Regime) -> bool {
    let announced = match regime.qpf_in_force().value() {
        Some(QpfInForce::Always) => true,
        Some(QpfInForce::Announced) => is_announced(regime),
        Some(QpfInForce::Never) | None => false,
    };
    let here = match regime.qpf_plays().value() {
        Some(QpfPlays::NotBlitz) => false,
        Some(QpfPlays::WithoutIncrement) => !increment,
        Some(QpfPlays::StandardAndRapid | QpfPlays::NotBasicBlitz) | None => true,
    };
    announced && here
}

fn not_admissible(claimed: Claimed, regime: &Regime) -> Option<Answer> {
    let (player, claim) = (claimed.by, claimed.kind);
    let not = |reason: ClaimReason, topics: &[Topic]| {
        let cite = match reason {
            ClaimReason::NoSuchRule => {
                let by = [regime.qpf_plays().by(), regime.qpf_in_force().by()].concat();
                cites_by(&by, regime, topics.iter().copied())
            }
            _ => cite_all(regime, topics.iter().copied()),
        };
        Some(Ruling::not_admissible(player, claim, reason, cite).into())
    };
    if !is_in_force(claimed.increment, regime) {
        return not(
            ClaimReason::NoSuchRule,
            &[Topic::QpfInForce, Topic::QpfScope, Topic::PrefaceScope],
        );
    }
    let topics: &[Topic] = match claim {
        ClaimKind::IncrementRequest => &[Topic::QpfIncrement],
        ClaimKind::NoArbiterDraw => &[Topic::QpfNoArbiter],
        _ => &[Topic::QpfClaim],
    };
    if !claimed.has_the_move {
        return not(ClaimReason::NotOnMove, topics);
    }
    if claimed.time_up {
        return not(ClaimReason::TooLate, topics);
    }
    let below = match claim {
        ClaimKind::IncrementRequest => regime.qpf_request_below().value(),
        ClaimKind::NoArbiterDraw => regime.qpf_no_arbiter_below().value(),
        _ => regime.qpf_below().value(),
    };
    let low = match (below, claimed.own_time) {
        (Some(below), Some(own)) => own < millis(below),
        (None, _) => false,
        (_, None) => true,
    };
    (!low || !claimed.last_period)
        .then(|| not(ClaimReason::NotSo, topics))
        .flatten()
}

/// The arbiter agrees, postpones, or rejects; the claim is an offer too where the edition says so.
fn decide(by: Color, regime: &Regime) -> Vec<Answer> {
    let cite = |topic: Topic| cite_all(regime, [topic]);
    let (player, claim) = (by, ClaimKind::Quickplay);
    let draw = drawn(EndReason::Quickplay, regime, cite(Topic::QpfDraw));
    let add = |time: Option<Duration>| time.map(|time| Remedy::add_time(!by, time));
    let watch = Remedy::Watch {
        until: WatchUntil::Flag,
    };
    let postponed = Ruling::new(CourseDecision::Postponed, cite(Topic::QpfPostpone))
        .with_all(add(regime.qpf_postpone_add().value()))
        .with(watch);
    let reason = ClaimReason::NotSo;
    let rejected = Ruling::rejected(player, claim, reason, cite(Topic::QpfReject))
        .with_all(add(regime.qpf_reject_add().value()));
    let options = [
        Choice::new(OptionId::Draw).then(draw.clone()),
        Choice::new(OptionId::Postpone)
            .then(postponed)
            .then_all(later(by, draw, regime)),
        Choice::new(OptionId::Reject).then(rejected),
    ];
    let limits = Limits {
        least_ms: Some(0),
        most_ms: regime.qpf_postpone_add().map(millis),
        ..Limits::default()
    };
    let topics = [
        Topic::QpfClaim,
        Topic::QpfDraw,
        Topic::QpfPostpone,
        Topic::QpfReject,
    ];
    let mut question = Question::new(QuestionId::Quickplay, options, cite_all(regime, topics))
        .about(by)
        .within(limits);
    question.while_open = WhileOpen::ArbiterAndOffer;
    let offer = draw_offer::by_claim(by, ClaimKind::Quickplay, regime);
    let admissible = Ruling::new(
        ClaimDecision::ClaimAdmissible { player, claim },
        cite(Topic::QpfClaim),
    );
    let mut answers = alloc::vec![admissible.into()];
    answers.extend(offer);
    answers.push(question.into());
    answers
}

/// `qpf.postponed_until`: where he need not wait for a flag, the final word is open from now on. Since 2018 it is the
/// opponent of the claimant who is looked at.
fn later(by: Color, draw: Ruling, regime: &Regime) -> Option<Answer> {
    let about = match regime.qpf_postponed_until().value()? {
        QpfPostponedUntil::Flag => return None,
        QpfPostponedUntil::LaterOrFlag => by,
        QpfPostponedUntil::LaterOrFlagOpponent => !by,
    };
    let cites = cite_all(regime, [Topic::QpfPostpone]);
    let mut question = last_word(about, draw, Ruling::goes_on(cites.clone()), cites);
    question.while_open = WhileOpen::Everything;
    Some(question.into())
}

/// Whether it is drawn, or what follows where it is not.
fn last_word(about: Color, draw: Ruling, otherwise: impl Into<Answer>, cites: Vec<Citation>) -> Question {
    let options = [
        Choice::new(OptionId::Draw).then(draw),
        Choice::new(OptionId::Reject).then(otherwise),
    ];
    Question::new(QuestionId::Quickplay, options, cites).about(about)
}

/// The claim was postponed, and the flag of the player who made it falls: the arbiter has the last word. Topic
/// `qpf.postpone`.
///
/// `on_time` is what follows if he does not find it drawn.
pub fn after_the_flag(by: Color, on_time: Answer, regime: &Regime) -> Answer {
    let cites = cite_all(regime, [Topic::QpfPostpone, Topic::QpfDraw]);
    let postpone = cite_all(regime, [Topic::QpfPostpone]);
    let draw = drawn(EndReason::Quickplay, regime, postpone);
    last_word(by, draw, on_time, cites).into()
}

/// Whether nobody may appeal against what the arbiter has decided of a claim. Topic `qpf.finality`.
#[must_use]
pub fn is_final(regime: &Regime) -> bool {
    let all_but_this = regime.conduct_appeal() == Some(ConductAppeal::AllButQuickplay);
    all_but_this
        || matches!(
            regime.qpf_finality().value(),
            Some(QpfFinality::Final | QpfFinality::FinalNoAppeal)
        )
}

/// What the arbiter has decided stands.
pub fn stands(over: bool, regime: &Regime) -> Answer {
    let cite = cite_all(regime, [Topic::QpfFinality, Topic::ConductAppeal]);
    if over {
        return Ruling::result_stands(cite).into();
    }
    Ruling::goes_on(cite).into()
}

/// An increment is asked for: that is an offer of a draw; if it is declined, the arbiter decides about the increment.
fn request(by: Color, regime: &Regime) -> Vec<Answer> {
    let cite = || cite_all(regime, [Topic::QpfIncrement]);
    let (player, claim) = (by, ClaimKind::IncrementRequest);
    alloc::vec![
        Ruling::new(ClaimDecision::ClaimAdmissible { player, claim }, cite()).into(),
        Ruling::new(OfferDecision::OfferOpen { player }, cite()).into(),
    ]
}

/// What follows of a claim, with so much time given as the arbiter says.
#[must_use]
pub fn giving(mut answers: Vec<Answer>, given: u64) -> Vec<Answer> {
    for answer in &mut answers {
        let Answer::Ruling(ruling) = answer else { continue };
        ruling.remedies.retain_mut(|remedy| match remedy {
            Remedy::AddTime { ms, .. } => {
                *ms = given;
                given > 0
            }
            _ => true,
        });
    }
    answers
}

/// The clocks as they stand when an increment is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Granted {
    /// The time control with the increment, as people write it.
    pub control: String,
    /// What the displays show, White first: nothing is added for moves made before.
    pub shows: [u64; 2],
    /// What the move counters show, White first.
    pub counters: [u16; 2],
}

/// The opponent declined the draw that lay in asking for an increment: the arbiter grants it, with time for the
/// opponent, or the game goes on. Topic `qpf.increment`.
pub fn request_declined(by: Color, granted: Option<Granted>, regime: &Regime) -> Answer {
    let cite = || cite_all(regime, [Topic::QpfIncrement]);
    let (player, claim) = (by, ClaimKind::IncrementRequest);
    let mut upheld = Ruling::upheld(player, claim, cite());
    if let Some(granted) = granted {
        let control = Some(granted.control);
        upheld = upheld.with(Remedy::CorrectSetting { control });
        for (index, player) in Color::ALL.into_iter().enumerate() {
            let (moves, ms) = (granted.counters[index], granted.shows[index]);
            upheld = upheld
                .with(Remedy::SetMoveCounter { player, moves })
                .with(Remedy::SetTime { player, ms });
        }
    }
    let more = regime.qpf_increment_opponent().value();
    let upheld = upheld.with_all(more.map(|time| Remedy::add_time(!by, time)));
    let options = [
        Choice::new(OptionId::Yes).then(upheld),
        Choice::new(OptionId::No).then(Ruling::goes_on(cite())),
    ];
    Question::new(QuestionId::ReasonToStop, options, cite())
        .about(by)
        .into()
}

/// No arbiter is there: the claim ends the game, the final position is written down, and an arbiter decides later.
fn no_arbiter(by: Color, regime: &Regime) -> Vec<Answer> {
    let topics = [
        Topic::QpfNoArbiter,
        Topic::QpfNoArbiterCannotWin,
        Topic::QpfNoArbiterNoEffort,
    ];
    let whom = match regime.qpf_no_arbiter().value() {
        Some(QpfNoArbiter::Designated) => Referee::DesignatedArbiter,
        _ => Referee::Arbiter,
    };
    let to = Remedy::ReferTo { whom };
    let (player, clock) = (by, SheetTime::Neither);
    let ruling = Ruling::new(CourseDecision::Referred { to: whom }, cite_all(regime, topics));
    alloc::vec![
        ruling
            .with(to)
            .with(Remedy::CompleteSheet { player, clock })
            .into()
    ]
}

/// The increment that is given where one is asked for.
#[must_use]
pub fn increment(regime: &Regime) -> Option<Duration> {
    regime.qpf_increment().value()
}
