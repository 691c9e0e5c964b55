//! Whether an illegal move may still be dealt with: by whom it must be noticed, and until when.
//! Topics `rapid.illegal`, `blitz.illegal`, `rapid.both_kings`, `rapid.right_lost`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{IllegalBothKings, IllegalClaimNeeded, IllegalClaimUntil, Regime, Step, Topic};

use super::{IllegalMove, cites, silence};
use crate::answer::{
    Choice, ClaimReason, EndReason, GameResult, IllegalKind, OptionId, PositionDecision, QuestionId,
};
use crate::cite::cites_by;
use crate::fact::{ClaimKind, WatchUntil};
use crate::setup::stays;
use crate::{Answer, Question, Remedy, Ruling, points};

/// Who has noticed a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Noticed {
    /// An arbiter, or somebody told him.
    ByArbiter,
    /// The opponent claims.
    ByOpponent,
    /// It was found while a claim was checked or the game was played over.
    InReplay,
}

/// What has happened since an illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Nothing has been done since.
    Fresh,
    /// The opponent has touched a piece.
    Touched,
    /// The opponent has moved.
    Answered,
}

/// What is answered where the move is not simply corrected and counted: `None` where it is.
#[must_use]
pub fn course(found: &IllegalMove<'_>, regime: &Regime) -> Option<Vec<Answer>> {
    if found.kind == IllegalKind::KingTaken && is_unsettled_win(found, regime) {
        return Some(vec![king_taken(regime)]);
    }
    if found.plainly_wrong && found.noticed != Noticed::ByOpponent {
        match regime.illegal_both_kings().value() {
            Some(IllegalBothKings::DrawAfterNextMove) => return Some(vec![wait(regime)]),
            Some(IllegalBothKings::ArbiterIntervenes) if found.noticed == Noticed::ByArbiter => return None,
            _ => {}
        }
    }
    let too_late = found.stage == Stage::Answered && regime.illegal_claim_until().is_some();
    let claimed = found.noticed == Noticed::ByOpponent;
    match regime.illegal_claim_needed().value() {
        Some(IllegalClaimNeeded::Opponent) if !claimed => Some(vec![silence(cites(found, regime))]),
        _ if !claimed && is_for_the_opponent(found, regime) => Some(vec![silence(cites(found, regime))]),
        _ if too_late => Some(stands(found, regime)),
        _ if found.stage > Stage::Fresh && claimed => right_lost(regime),
        _ => None,
    }
}

/// Whether the price is a win that the opponent may claim: nobody claims it for him.
fn is_for_the_opponent(found: &IllegalMove<'_>, regime: &Regime) -> bool {
    let nth = found.counted as usize + 1;
    let price = regime.illegal_penalty().value();
    price.is_some_and(|ladder| ladder.rung(nth).contains(&Step::ClaimWin))
}

/// It stays on the board, and the game goes on from it.
fn stands(found: &IllegalMove<'_>, regime: &Regime) -> Vec<Answer> {
    let claimant = (found.noticed == Noticed::ByOpponent).then_some(!found.player);
    let claim = ClaimKind::IllegalMove;
    stays(claimant, claim, ClaimReason::TooLate, &cites(found, regime))
}

/// `rapid.both_kings`: the arbiter waits for the next completed move.
fn wait(regime: &Regime) -> Answer {
    let cites = cites_by(regime.illegal_both_kings().by(), regime, [Topic::PositionIllegal]);
    let until = WatchUntil::NextCompletedMove;
    Ruling::new(PositionDecision::Wait, cites)
        .shown_to(crate::answer::Audience::ARBITERS)
        .with(Remedy::Watch { until })
        .into()
}

/// The arbiter has waited for the next completed move, and both kings are still in check.
pub fn both_kings(regime: &Regime) -> Answer {
    let cites = regime.illegal_both_kings().by().to_vec();
    points::over(GameResult::Draw, EndReason::IrregularPosition, regime, cites).into()
}

/// `rapid.right_lost`: the text bars claims after a touch, and names illegal moves in words but not by number.
fn right_lost(regime: &Regime) -> Option<Vec<Answer>> {
    if matches!(
        regime.illegal_claim_until().value(),
        Some(IllegalClaimUntil::BeforeOwnMove)
    ) {
        return None;
    }
    let lost = regime.irregularity_right_lost();
    lost.value()?;
    let cites = cites_by(lost.by(), regime, [Topic::IllegalMove]);
    let readings = [
        Choice::new(OptionId::RightLost),
        Choice::new(OptionId::ClaimStands),
    ];
    Some(vec![Question::new(QuestionId::Unsettled, readings, cites).into()])
}

/// Where the opponent may claim a win and nothing is said of a king that was captured.
fn is_unsettled_win(found: &IllegalMove<'_>, regime: &Regime) -> bool {
    let silent = regime.game_king_capture() == Some(arbiter_laws::GameKingCapture::NotSaid);
    let win = regime.illegal_claim_needed() == Some(IllegalClaimNeeded::Opponent);
    silent && win && found.noticed == Noticed::ByOpponent
}

fn king_taken(regime: &Regime) -> Answer {
    let by = regime.illegal_claim_needed().by();
    let cites = cites_by(by, regime, [Topic::IllegalMove, Topic::PrefaceAnalogy]);
    let readings = [
        Choice::new(OptionId::ClaimantWins),
        Choice::new(OptionId::GameContinues),
    ];
    Question::new(QuestionId::Unsettled, readings, cites).into()
}
