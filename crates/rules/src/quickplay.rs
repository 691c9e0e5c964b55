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
use crate::ending::{drawn, won};
use crate::fact::{ClaimGround, ClaimKind, WatchUntil};
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
    /// On what he bases it, where no arbiter is there.
    pub ground: Option<ClaimGround>,
    /// Whether all moves stand on his scoresheet; `None` where nobody has said so.
    pub sheet: Option<bool>,
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
        ClaimKind::NoArbiterDraw => no_arbiter(claimed, regime),
        _ => {
            let mut answers = decide(claimed.by, regime);
            // Who need not stop the clock and does not plays on his own time until the arbiter has decided.
            let runs = !claimed.stopped && regime.qpf_clock_stop() != Some(QpfClockStop::Must);
            if let Some(Answer::Question(question)) = answers.last_mut().filter(|_| runs) {
                question.while_open = WhileOpen::Everything;
            }
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
    if claim == ClaimKind::IncrementRequest && regime.qpf_increment().is_none() {
        return not(ClaimReason::NoSuchRule, &[Topic::QpfDefined, Topic::QpfClaim]);
    }
    // Where no arbiter is there the editions ask for little time only.
    if !claimed.has_the_move && claim != ClaimKind::NoArbiterDraw {
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
    if !claimed.last_period {
        return not(ClaimReason::NotSo, &[topics, &[Topic::QpfDefined]].concat());
    }
    // The sheet that he attaches must have been complete before play ceased.
    let bare = claim == ClaimKind::NoArbiterDraw
        && claimed.ground == Some(ClaimGround::NoEffort)
        && claimed.sheet == Some(false);
    if !low || bare {
        let grounds: &[Topic] = if claim == ClaimKind::NoArbiterDraw {
            grounds(claimed.ground)
        } else {
            &[]
        };
        return not(ClaimReason::NotSo, &[topics, grounds].concat());
    }
    None
}

/// The topics of the grounds on which a draw is claimed where no arbiter is there.
const fn grounds(ground: Option<ClaimGround>) -> &'static [Topic] {
    match ground {
        Some(ClaimGround::CannotWin) => &[Topic::QpfNoArbiterCannotWin],
        Some(ClaimGround::NoEffort) => &[Topic::QpfNoArbiterNoEffort],
        _ => &[Topic::QpfNoArbiterCannotWin, Topic::QpfNoArbiterNoEffort],
    }
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
        cite_all(regime, [Topic::QpfClaim, Topic::QpfDefined]),
    );
    let mut answers = alloc::vec![admissible.into()];
    answers.extend(offer);
    answers.push(question.into());
    answers
}

/// `qpf.postponed_until`: where he need not wait for a flag, the final word is open from now on.
fn later(by: Color, draw: Ruling, regime: &Regime) -> Option<Answer> {
    if regime.qpf_postponed_until().value()? == QpfPostponedUntil::Flag {
        return None;
    }
    let cites = cite_all(regime, [Topic::QpfPostpone]);
    let mut question = last_word(by, draw, Ruling::goes_on(cites.clone()), cites);
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

/// The claim of a player was postponed, and a flag falls, his own or the other: the arbiter has the last word. Topic
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

/// Whether an arbiter may give so much time with this answer: he postpones with some or none, and rejects with what the edition
/// gives the opponent. Topics `qpf.postpone_add`, `qpf.reject_add`.
#[must_use]
pub fn may_give(answer: &str, ms: u64, regime: &Regime) -> bool {
    let rejects = answer == OptionId::Reject.as_str();
    let given = regime.qpf_reject_add().value().filter(|_| rejects);
    given.is_none_or(|given| millis(given) == ms)
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

/// No arbiter is there: the claim ends play. The final position is written down and verified, with the ground of no effort the
/// complete scoresheet too, and an arbiter decides later: drawn, or lost for the claimant, since the game does not go on.
fn no_arbiter(claimed: Claimed, regime: &Regime) -> Vec<Answer> {
    let (player, clock) = (claimed.by, SheetTime::Neither);
    let cites = without_arbiter(claimed.ground, regime);
    let sheet = needs_sheet(claimed.ground).then_some(Remedy::CompleteSheet { player, clock });
    let to = referee(regime);
    let ruling = Ruling::new(CourseDecision::Referred { to }, cites.clone())
        .with(Remedy::ReferTo { whom: to })
        .with(Remedy::WritePosition { player })
        .with_all(sheet);
    let options = [
        Choice::new(OptionId::Draw).then(drawn(EndReason::Quickplay, regime, cites.clone())),
        Choice::new(OptionId::Reject).then(won(!player, EndReason::Quickplay, regime, cites.clone())),
    ];
    let mut question = Question::new(QuestionId::Quickplay, options, cites).about(player);
    question.while_open = WhileOpen::ArbiterAndPaper;
    alloc::vec![ruling.into(), question.into()]
}

fn referee(regime: &Regime) -> Referee {
    match regime.qpf_no_arbiter().value() {
        Some(QpfNoArbiter::Designated) => Referee::DesignatedArbiter,
        Some(QpfNoArbiter::Final) | None => Referee::Arbiter,
    }
}

fn without_arbiter(ground: Option<ClaimGround>, regime: &Regime) -> Vec<Citation> {
    cite_all(regime, [&[Topic::QpfNoArbiter], grounds(ground)].concat())
}

const fn needs_sheet(ground: Option<ClaimGround>) -> bool {
    !matches!(ground, Some(ClaimGround::CannotWin))
}

/// What has been put together for the arbiter who decides later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Packet {
    /// On what the claim is based.
    pub ground: Option<ClaimGround>,
    /// Whether the final position is written down, and the opponent has verified it.
    pub verified: bool,
    /// Whether the scoresheet is there.
    pub sheet: bool,
}

/// Something was added to it: once it is complete it goes to the arbiter. Topic `qpf.no_arbiter`.
///
/// ```
/// use arbiter_rules::quickplay::{Packet, packet};
/// use arbiter_rules::{fact::ClaimGround::{CannotWin, NoEffort}, laws::Rulebook};
/// let regime = Rulebook::by_id("fide-2009").unwrap().standard();
/// let tag = |ground| {
///     let answers = packet(Packet { ground: Some(ground), verified: true, sheet: false }, &regime);
///     matches!(&answers[0], arbiter_rules::Answer::Ruling(ruling) if ruling.decision.tag() == "referred")
/// };
/// assert!(tag(CannotWin) && !tag(NoEffort));
/// ```
#[must_use]
pub fn packet(packet: Packet, regime: &Regime) -> Vec<Answer> {
    let cites = without_arbiter(packet.ground, regime);
    if !packet.verified || needs_sheet(packet.ground) && !packet.sheet {
        return alloc::vec![Ruling::no_offence(cites).into()];
    }
    let to = referee(regime);
    let referred = Ruling::new(CourseDecision::Referred { to }, cites);
    alloc::vec![referred.with(Remedy::ReferTo { whom: to }).into()]
}

/// Whether the decision on a claim without an arbiter is the last word.
#[must_use]
pub fn is_final_without_arbiter(regime: &Regime) -> bool {
    regime.qpf_no_arbiter() == Some(QpfNoArbiter::Final)
}

/// That decision stands.
pub fn stands_without_arbiter(regime: &Regime) -> Answer {
    Ruling::result_stands(cite_all(regime, [Topic::QpfNoArbiter, Topic::ConductAppeal])).into()
}

/// The increment that is given where one is asked for.
#[must_use]
pub fn increment(regime: &Regime) -> Option<Duration> {
    regime.qpf_increment().value()
}
