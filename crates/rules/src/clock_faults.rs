//! The clock: by which hand and how it is handled, who may stop it and why, wrong settings and defects.
//! Topics `clock.*`.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::clock::SavedInDelay;
use arbiter_laws::{
    ClockHandling, ClockHelper, ClockPlayerStops, ClockWrongSetting, Policy, Regime, SetupClaimLimitScope,
    TimeCarried, Topic,
};
use arbiter_mate::chess::Color;

use crate::answer::{Choice, ClaimReason, Limits, OffenceKind, OptionId, Proposal, QuestionId, WhileOpen};
use crate::cite::cite_all;
use crate::fact::ClaimKind;
use crate::setup::{SetupFault, is_late, stays};
use crate::silent;
use crate::{Answer, Question, Remedy, Ruling, penalties};

/// `time.carried`: what becomes of the time that is saved in a period in the delay mode.
#[must_use]
pub fn saved_in_delay(regime: &Regime) -> SavedInDelay {
    match regime.time_carried().value() {
        Some(TimeCarried::WhereApplicable) => SavedInDelay::Kept,
        Some(TimeCarried::ExceptDelay) | None => SavedInDelay::Lost,
    }
}

/// `clock.helper`: whether the clocks are set anew because a helper presses for a player.
#[must_use]
pub fn helped(player: Color, disabled: bool, shows: [u64; 2], regime: &Regime) -> Option<Answer> {
    match regime.clock_helper().value()? {
        ClockHelper::AdjustedUnlessDisabled if disabled => return None,
        ClockHelper::AdjustedUnlessDisabled | ClockHelper::Adjusted => {}
    }
    let cites = cite_all(regime, [Topic::ClockHelper]);
    let mut question = Question::of_clocks(QuestionId::HelpersTime, shows, None, cites);
    question.while_open = WhileOpen::Everything;
    Some(question.about(player).into())
}

/// Pressed with the hand that did not move the piece: an offence, never an illegal move.
#[must_use]
pub fn wrong_hand(player: Color, regime: &Regime) -> Vec<Answer> {
    penalties::offence(OffenceKind::WrongHand, player, &[Topic::ClockHand], regime)
}

/// The clock is struck, lifted or knocked over.
#[must_use]
pub fn handling(player: Color, regime: &Regime) -> Vec<Answer> {
    let about = [Topic::ClockHandling];
    if regime.clock_handling() == Some(ClockHandling::NoPenaltyNamed) {
        return penalties::unpriced(OffenceKind::ClockHandling, player, &about, regime);
    }
    penalties::offence(OffenceKind::ClockHandling, player, &about, regime)
}

/// Why a player stopped both clocks, as far as it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StopReason {
    /// A pawn has reached the last rank and no piece is at hand, or he asks for another help of the arbiter.
    SeeksArbiter,
    /// Pieces are displaced.
    Displaced,
    /// It does not show.
    Unknown,
}

/// A player has stopped both clocks: allowed to seek the arbiter's help; else the arbiter is asked whether the reason
/// was valid.
#[must_use]
pub fn stopped(player: Color, reason: StopReason, regime: &Regime) -> Vec<Answer> {
    let cites = cite_all(regime, [Topic::ClockPlayerStops]);
    let allowed = match regime.clock_player_stops().value() {
        None => return silent::ask(regime, &[Topic::ClockStopping]),
        Some(ClockPlayerStops::ToSeekArbiter) => reason != StopReason::Unknown,
        Some(ClockPlayerStops::DisplacedPieces) => reason == StopReason::Displaced,
    };
    let fine = Ruling::no_offence(cites);
    if allowed {
        return vec![fine.into()];
    }
    let cites = cite_all(regime, [Topic::ClockPlayerStops, Topic::ClockStopReason]);
    let without = penalties::offence(
        OffenceKind::StoppedClocks,
        player,
        &[Topic::ClockStopReason, Topic::ClockPlayerStops],
        regime,
    );
    let options = [
        Choice::new(OptionId::Yes).then(fine),
        Choice::new(OptionId::No).then_all(without),
    ];
    let wording = regime.clock_stop_reason().map(|reason| reason.word().into());
    let question = Question::new(QuestionId::ReasonToStop, options, cites)
        .about(player)
        .within(Limits {
            wording,
            ..Limits::default()
        });
    vec![question.proposing(Proposal::Choice(OptionId::Yes)).into()]
}

/// An evident defect: what the clock shows is not conclusive; it is replaced and the arbiter sets the times.
#[must_use]
pub fn defect(shows: [u64; 2], regime: &Regime) -> Vec<Answer> {
    if regime.clock_conclusive().is_none() {
        return silent::ask(regime, &[Topic::ClockPlace]);
    }
    let cites = cite_all(regime, [Topic::ClockConclusive]);
    let ruling = Ruling::goes_on(cites.clone()).with(Remedy::ReplaceClock);
    let outage = Question::of_clocks(QuestionId::Outage, shows, None, cites);
    vec![ruling.into(), outage.into()]
}

/// A flag is claimed by a clock that is evidently defective.
#[must_use]
pub fn flag_of_defective(player: Color, regime: &Regime) -> Vec<Answer> {
    let cites = cite_all(regime, [Topic::ClockConclusive]);
    let (claim, reason) = (ClaimKind::Flag, ClaimReason::NotSo);
    vec![
        Ruling::rejected(player, claim, reason, cites)
            .with(Remedy::ReplaceClock)
            .into(),
    ]
}

/// A wrong setting as it is found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WrongSetting {
    /// The start and who claims, for the limit of the appendices.
    pub fault: SetupFault,
    /// How the clock should have been set, as people write it.
    pub should: Option<String>,
    /// What the displays would show then, White first.
    pub would_show: Option<[u64; 2]>,
    /// What they show.
    pub shows: Option<[u64; 2]>,
    /// The moves made by each.
    pub made: Option<[u16; 2]>,
}

/// A wrong setting is corrected at once, unless it is too late in this play.
#[must_use]
pub fn wrong_setting(found: &WrongSetting, regime: &Regime) -> Vec<Answer> {
    if is_late(&found.fault, regime) {
        return setting_stays(found, regime);
    }
    if regime.clock_wrong_setting().is_none() {
        return silent::ask(
            regime,
            &[
                Topic::ClockConclusive,
                Topic::ArbiterBestInterest,
                Topic::ClockStart,
            ],
        );
    }
    vec![corrected(found, regime).into()]
}

fn corrected(found: &WrongSetting, regime: &Regime) -> Ruling {
    let cites = cite_all(regime, [Topic::ClockWrongSetting]);
    let only_if_needed = regime.clock_wrong_setting() == Some(ClockWrongSetting::IfNecessary);
    let control = found.should.clone();
    let mut ruling = Ruling::goes_on(cites).with(Remedy::CorrectSetting { control });
    for (index, player) in Color::ALL.into_iter().enumerate() {
        let right = |shows: &[u64; 2]| found.shows.is_some_and(|now| now[index] == shows[index]);
        if let Some(shows) = found.would_show.filter(|shows| !only_if_needed || !right(shows)) {
            ruling = ruling.with(Remedy::SetTime {
                player,
                ms: shows[index],
            });
        }
        if let Some(made) = found.made {
            ruling = ruling.with(Remedy::SetMoveCounter {
                player,
                moves: made[index],
            });
        }
    }
    ruling
}

/// `rapid.setup_limit`: the setting stays; in the later wording only unless the schedule suffers too much.
fn setting_stays(found: &WrongSetting, regime: &Regime) -> Vec<Answer> {
    let cites = regime.setup_claim_limit().by().to_vec();
    let (claimant, claim) = (found.fault.claimant, ClaimKind::WrongClock);
    let mut answers = stays(claimant, claim, ClaimReason::TooLate, &cites);
    if regime.setup_claim_limit_scope() == Some(SetupClaimLimitScope::SetupBoardNotClock) {
        let options = [
            Choice::new(OptionId::Leave),
            Choice::new(OptionId::Correct).then(corrected(found, regime)),
        ];
        let question = Question::new(QuestionId::TimesTooSevere, options, cites);
        answers.push(question.proposing(Proposal::Choice(OptionId::Leave)).into());
    }
    answers
}
