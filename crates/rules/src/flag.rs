//! Flags: who may notice that one has fallen, and what follows. Topics `flag.*`.
//!
//! That time is up is a fact of the clock; a *fallen flag* is one that somebody who may has observed or claimed.

use alloc::vec::Vec;

use arbiter_laws::{
    Citation, FlagBothDown, FlagBothDownOther, FlagClaimantMustHaveTime, FlagDrawException, FlagMayCall,
    Regime, Topic, VariantFlag,
};
use arbiter_mate::chess::Color;

use crate::answer::{
    Answer, Choice, ClaimReason, EndReason, MateVerdict, OptionId, Proposal, Question, QuestionId, Ruling,
};
use crate::cite::{add, cite_all, cites_by};
use crate::ending::{drawn, unless_cannot_mate, won};
use crate::fact::ClaimKind;
use crate::quickplay;

/// Whether it is asked at all who could still win when a flag falls: not in a game whose players have no such question. Topic
/// `variant.flag`.
#[must_use]
pub fn asks_who_can_win(regime: &Regime) -> bool {
    regime.variant_flag() != Some(VariantFlag::Loses)
}

/// Which time is up, for the rules.
#[allow(
    clippy::struct_excessive_bools,
    reason = "independent facts, each a question that a rule asks"
)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Down {
    /// Whose flag it is about.
    pub of: Color,
    /// Whether his time is up in a period whose moves he has not completed.
    pub fallen: bool,
    /// Whether the other's is too.
    pub other: bool,
    /// Whether the clock shows the moves of the period as completed, so that the game goes on.
    pub moves_done: bool,
    /// Whether it is the last period.
    pub last_period: bool,
    /// Whether the clock counts other moves for him than he has completed: a display that proves nothing by itself.
    pub counter_differs: bool,
    /// Whether he has made his move and not pressed the clock: the time between is his own.
    pub not_pressed: bool,
    /// Whether a period has gone by, so that time saved in it was carried over.
    pub later_period: bool,
    /// Whether his counter was ahead of his moves, so that the period was over before the clock showed it.
    pub ran_ahead: bool,
}

/// Whether an arbiter who sees a flag may, or must, say so. Topic `flag.may_call`.
#[must_use]
pub fn arbiter_may_call(both: bool, regime: &Regime) -> bool {
    match regime.flag_may_call().value() {
        Some(FlagMayCall::May | FlagMayCall::Shall) | None => true,
        Some(FlagMayCall::OnlyBoth) => both,
        Some(FlagMayCall::MustNot) => false,
    }
}

/// Nothing may be said of it.
pub fn silence(regime: &Regime) -> Answer {
    Ruling::silence(regime.flag_may_call().by().iter().cloned()).into()
}

/// An arbiter sees a flag.
pub fn observed(down: Down, regime: &Regime, can_mate: impl Fn(Color) -> MateVerdict) -> Answer {
    if !arbiter_may_call(down.fallen && down.other, regime) {
        return silence(regime);
    }
    if !down.fallen {
        return Ruling::goes_on(not_fallen(down, regime)).into();
    }
    let seen = seen_by_arbiter(regime);
    if down.other && regime.flag_may_call() == Some(FlagMayCall::OnlyBoth) {
        return citing(both(down.last_period, regime), seen);
    }
    overstepped(down.of, with_count(seen, down, regime), regime, can_mate)
}

/// An arbiter sees that both are down.
pub fn both_observed(
    last_period: bool,
    marked: Option<Color>,
    regime: &Regime,
    can_mate: impl Fn(Color) -> MateVerdict,
) -> Answer {
    if regime.flag_order().is_some() {
        return citing(both(last_period, regime), seen_by_arbiter(regime));
    }
    first_flag(last_period, marked, regime, can_mate)
}

fn seen_by_arbiter(regime: &Regime) -> Vec<Citation> {
    cites_by(regime.flag_may_call().by(), regime, [Topic::FlagFallen])
}

/// The same answer, with more articles.
fn citing(mut answer: Answer, more: Vec<Citation>) -> Answer {
    add(answer.cites_mut(), more);
    answer
}

/// The articles by which a flag has fallen and moves are counted.
#[must_use]
pub fn counted(regime: &Regime) -> Vec<Citation> {
    cite_all(
        regime,
        [Topic::FlagFallen, Topic::FlagCheckMoves, Topic::RecordAfterFlag],
    )
}

/// Where the counter of the clock is not what the moves are, the article on displays too.
fn with_display(mut cite: Vec<Citation>, down: Down, regime: &Regime) -> Vec<Citation> {
    if down.counter_differs {
        cite.extend(cite_all(regime, [Topic::ClockDisplays]));
    }
    if down.not_pressed {
        cite.extend(cite_all(regime, [Topic::ClockBetween]));
    }
    if down.ran_ahead {
        cite.extend(cite_all(regime, [Topic::ClockConclusive]));
    }
    cite
}

/// In a period of a number of moves they are counted, on the scoresheets brought up to date.
fn with_count(mut cite: Vec<Citation>, down: Down, regime: &Regime) -> Vec<Citation> {
    if !down.last_period {
        cite.extend(cite_all(regime, [Topic::FlagCheckMoves, Topic::RecordAfterFlag]));
    }
    with_display(cite, down, regime)
}

fn not_fallen(down: Down, regime: &Regime) -> Vec<Citation> {
    let topics: &[Topic] = if down.moves_done {
        &[
            Topic::FlagCheckMoves,
            Topic::FlagLoss,
            Topic::RecordLowTime,
            Topic::RecordAfterFlag,
        ]
    } else {
        &[Topic::FlagFallen, Topic::FlagLoss]
    };
    with_display(cite_all(regime, topics.iter().copied()), down, regime)
}

/// A player claims that a flag has fallen. Where the edition asks that the claimant's own flag be up, a claim with
/// both down fails, and what it says of both flags follows.
#[must_use]
pub fn claimed(
    by: Color,
    down: Down,
    own_down: bool,
    marked: Option<Color>,
    regime: &Regime,
    can_mate: impl Fn(Color) -> MateVerdict,
) -> Vec<Answer> {
    let not_so = |cites| Ruling::rejected(by, ClaimKind::Flag, ClaimReason::NotSo, cites);
    if !down.fallen {
        let carried = regime.time_carried().by().iter().filter(|_| down.later_period);
        let cites = not_fallen(down, regime).into_iter().chain(carried.cloned());
        return alloc::vec![not_so(cites.collect()).into()];
    }
    let must_have_time = regime.flag_claimant_must_have_time();
    if own_down && must_have_time == Some(FlagClaimantMustHaveTime::Yes) {
        let follows = both_observed(down.last_period, marked, regime, can_mate);
        let cites = with_display(must_have_time.by().to_vec(), down, regime);
        return alloc::vec![not_so(cites).into(), follows];
    }
    if own_down {
        return alloc::vec![first_flag(down.last_period, marked, regime, can_mate)];
    }
    let seen = cites_by(must_have_time.by(), regime, [Topic::FlagFallen]);
    let seen = with_count(seen, down, regime);
    alloc::vec![overstepped(down.of, seen, regime, can_mate)]
}

/// A player has overstepped his time: he loses, or it is a draw where the edition says so of an opponent who cannot
/// checkmate. Topic `flag.loss`.
pub fn overstepped(
    by: Color,
    seen: Vec<Citation>,
    regime: &Regime,
    can_mate: impl Fn(Color) -> MateVerdict,
) -> Answer {
    let mut cite = cite_all(regime, [Topic::FlagLoss]);
    add(
        &mut cite,
        seen.into_iter().chain(cite_all(regime, [Topic::TimePeriods])),
    );
    if !asks_who_can_win(regime) {
        add(&mut cite, cite_all(regime, [Topic::VariantFlag]));
    }
    let lost = won(!by, EndReason::Time, regime, cite.clone());
    if always_loses(regime) {
        return lost.into();
    }
    let draw = drawn(EndReason::Time, regime, cite.clone());
    unless_cannot_mate(can_mate(!by), lost, draw, !by, cite)
}

/// `flag.draw_exception`: whether a fallen flag loses whatever the opponent could still do.
#[must_use]
pub fn always_loses(regime: &Regime) -> bool {
    let exception = regime.flag_draw_exception();
    exception.is_none() || exception == Some(FlagDrawException::None) || !asks_who_can_win(regime)
}

/// Both flags are down and nobody has said which fell first: a question, with what follows from each answer; what the
/// clock itself marks is the proposal. The text decides an unknown order by the period. Topics `flag.both_down`, `flag.both_down_other`.
pub fn first_flag(
    last_period: bool,
    marked: Option<Color>,
    regime: &Regime,
    can_mate: impl Fn(Color) -> MateVerdict,
) -> Answer {
    if let (Some(first), Some(_)) = (marked, regime.clock_conclusive().value()) {
        let seen = cite_all(regime, [Topic::FlagFallen, Topic::ClockConclusive]);
        return overstepped(first, seen, regime, can_mate);
    }
    let seen = cite_all(regime, [Topic::FlagFallen]);
    let white = overstepped(Color::White, seen.clone(), regime, &can_mate);
    let black = overstepped(Color::Black, seen, regime, &can_mate);
    let unknown = both(last_period, regime);
    let options = [
        Choice::new(OptionId::White).then(white),
        Choice::new(OptionId::Black).then(black),
        Choice::new(OptionId::Unknown).then(unknown),
    ];
    let topics = [
        Topic::FlagBothDownOther,
        Topic::FlagBothDown,
        Topic::FlagBothFlags,
        Topic::FlagLoss,
    ];
    let question = Question::new(QuestionId::FirstFlag, options, cite_all(regime, topics));
    match marked {
        Some(first) => question
            .proposing(Proposal::Choice(first.fold(OptionId::White, OptionId::Black)))
            .into(),
        None => question.into(),
    }
}

/// Both flags are down and it cannot be said which fell first.
pub fn both(last_period: bool, regime: &Regime) -> Answer {
    let goes_on = Ruling::goes_on(cite_all(regime, [Topic::FlagBothDownOther, Topic::FlagBothFlags]));
    let by = regime.flag_both_down().by();
    let both_down = cites_by(by, regime, [Topic::FlagBothDown, Topic::QpfBothFlags]);
    let draw = drawn(EndReason::BothFlags, regime, both_down);
    let announced = quickplay::is_announced(regime);
    match (
        regime.flag_both_down().value(),
        regime.flag_both_down_other().value(),
    ) {
        (Some(FlagBothDown::Draw), _) if last_period => return draw.into(),
        (Some(FlagBothDown::DrawIfAnnounced), _) if last_period && announced => return draw.into(),
        (_, Some(FlagBothDownOther::Continue)) if !last_period => return goes_on.into(),
        (_, Some(FlagBothDownOther::ContinueIfAnnounced)) if !last_period && announced => {
            return goes_on.into();
        }
        _ => {}
    }
    let options = [
        Choice::new(OptionId::Draw).then(draw),
        Choice::new(OptionId::Continue).then(goes_on),
    ];
    let cites = cite_all(regime, [Topic::FlagLoss, Topic::QpfInForce]);
    Question::new(QuestionId::Unsettled, options, cites).into()
}

/// Whether nobody but the players may point out a flag, so that nothing that others see tells it.
#[must_use]
pub fn is_for_players_alone(regime: &Regime) -> bool {
    let may = regime.flag_may_call();
    may == Some(FlagMayCall::MustNot) || may == Some(FlagMayCall::OnlyBoth)
}
