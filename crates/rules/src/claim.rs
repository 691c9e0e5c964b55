//! Claims of a draw by repetition and by count of moves: who may claim, when, and what a wrong claim costs.
//! Topics `claim.*`.

use alloc::vec::Vec;
use core::time::Duration;

use arbiter_laws::{Citation, ClaimClaimantTake, ClaimRightLostBy, Key, Regime, Standing, Topic};
use arbiter_mate::chess::{Color, Move};

use crate::answer::{
    Answer, Choice, ClaimDecision, ClaimReason, EndReason, Question, QuestionId, Remedy, Ruling,
};
use crate::draw_offer;
use crate::ending::{cites, cites_of, drawn};
use crate::fact::{ClaimGround, ClaimKind};

/// What a claim of a draw says, and what is so.
#[allow(
    clippy::struct_excessive_bools,
    reason = "independent facts, each a question that a rule asks"
)]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimed {
    /// Who claims.
    pub by: Color,
    /// Repetition or count of moves.
    pub kind: ClaimKind,
    /// In which form.
    pub ground: ClaimGround,
    /// Whether the claimant has the move in the sense of the edition.
    pub has_the_move: bool,
    /// Whether he has touched a piece this turn, with the intention to move or capture it.
    pub touched: bool,
    /// Whether he had made his move without claiming.
    pub moved: bool,
    /// Whether the right was lost otherwise.
    pub lost: bool,
    /// The intended move.
    pub written: Written,
    /// Whether what he says is so: in the position as it stands, or after the intended move.
    pub so: bool,
    /// What his own clock shows, in milliseconds.
    pub own_time: Option<u64>,
}

/// The intended move of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// None was written.
    Nothing,
    /// A legal move.
    Legal(Move),
    /// One that is not legal, or that nobody can read.
    Illegal,
}

/// What the Laws say of the claim.
#[must_use]
pub fn draw(claimed: &Claimed, regime: &Regime) -> Vec<Answer> {
    if let Some(answer) = no_such_rule(claimed, regime) {
        return alloc::vec![answer];
    }
    if let Some(answer) = not_admissible(claimed, regime) {
        return answer;
    }
    if claimed.so {
        upheld(claimed, regime)
    } else {
        rejected(claimed, regime)
    }
}

fn topic(kind: ClaimKind) -> Topic {
    if kind == ClaimKind::Fifty {
        Topic::ClaimMoves
    } else {
        Topic::ClaimRepetition
    }
}

/// The topics of the form in which it is claimed, the closest first.
fn form(claimed: &Claimed) -> [Topic; 2] {
    let closest = match (claimed.kind, claimed.ground) {
        (ClaimKind::Fifty, ClaimGround::AboutToAppear) => Topic::ClaimMovesIntended,
        (ClaimKind::Fifty, ClaimGround::Appeared) => Topic::ClaimMovesDone,
        (_, ClaimGround::AboutToAppear) => Topic::ClaimRepetitionIntended,
        (_, ClaimGround::Appeared) => Topic::ClaimRepetitionAppeared,
    };
    [closest, topic(claimed.kind)]
}

/// The rulebook may have no such claim, or leave it to somebody.
fn no_such_rule(claimed: &Claimed, regime: &Regime) -> Option<Answer> {
    let [form, general] = form(claimed);
    if regime.cite(general).is_some() || regime.cite(form).is_some() {
        return None;
    }
    if let Standing::Open(_) = regime.standing(general) {
        return Some(silent(regime));
    }
    let (player, claim) = (claimed.by, claimed.kind);
    let reason = ClaimReason::NoSuchRule;
    let decision = ClaimDecision::ClaimNotAdmissible {
        player,
        claim,
        reason,
    };
    Some(Ruling::new(decision, cites(regime, &[Topic::PrefaceScope])).into())
}

fn silent(regime: &Regime) -> Answer {
    let cite = cites(regime, &[Topic::PrefaceScope]);
    Question::new(QuestionId::SilentRulebook, [Choice::new("own")], cite).into()
}

/// A claim that cannot be made now costs nothing.
fn not_admissible(claimed: &Claimed, regime: &Regime) -> Option<Vec<Answer>> {
    let (player, claim) = (claimed.by, claimed.kind);
    let [form, general] = form(claimed);
    let not = |reason: ClaimReason, topics: &[Topic]| {
        let decision = ClaimDecision::ClaimNotAdmissible {
            player,
            claim,
            reason,
        };
        Some(alloc::vec![Ruling::new(decision, cites(regime, topics)).into()])
    };
    if claimed.moved {
        return not(
            ClaimReason::NotOnMove,
            &[
                form,
                general,
                Topic::ClaimRightLost,
                Topic::MoveHasTheMove,
                Topic::ClaimWrong,
            ],
        );
    }
    if !claimed.has_the_move {
        return not(
            ClaimReason::NotOnMove,
            &[form, general, Topic::MoveHasTheMove, Topic::ClaimWrong],
        );
    }
    let by_touch = claimed.touched && regime.claim_right_lost_by() == Some(ClaimRightLostBy::Touching);
    if by_touch || claimed.lost {
        return not(ClaimReason::RightLost, &[Topic::ClaimRightLost]);
    }
    if claimed.ground == ClaimGround::AboutToAppear && claimed.written == Written::Nothing {
        return not(ClaimReason::NotWritten, &[form, general]);
    }
    None
}

fn upheld(claimed: &Claimed, regime: &Regime) -> Vec<Answer> {
    let (player, claim) = (claimed.by, claimed.kind);
    let [form, general] = form(claimed);
    let fifty = claim == ClaimKind::Fifty;
    let (reason, end) = if fifty {
        (EndReason::FiftyMoves, Topic::EndMoves)
    } else {
        (EndReason::Repetition, Topic::EndRepetition)
    };
    let same: &[Topic] = if fifty { &[] } else { &[Topic::PositionSame] };
    let mut why = cites(regime, &[form, general]);
    why.extend(
        cites(regime, same)
            .into_iter()
            .filter(|cite| !why.contains(cite))
            .collect::<Vec<_>>(),
    );
    let over = cites(regime, &[Topic::ClaimCorrect, end]);
    alloc::vec![
        Ruling::new(ClaimDecision::ClaimUpheld { player, claim }, why).into(),
        drawn(reason, over).into(),
    ]
}

/// A wrong claim: time to the opponent, in the older editions from the claimant too; the intended move must be made.
fn rejected(claimed: &Claimed, regime: &Regime) -> Vec<Answer> {
    let (player, claim) = (claimed.by, claimed.kind);
    let reason = ClaimReason::NotSo;
    let mut cite = cites_of(regime, Key::ClaimOpponentAdd, &[Topic::ClaimWrong]);
    for more in cites(regime, &form(claimed)) {
        push(&mut cite, more);
    }
    if claim == ClaimKind::Repetition {
        let same = [
            Topic::PositionSame,
            Topic::PositionSameEnPassant,
            Topic::PositionSameCastling,
        ];
        for more in cites(regime, &same) {
            push(&mut cite, more);
        }
    }
    let decision = ClaimDecision::ClaimRejected {
        player,
        claim,
        reason,
    };
    let ruling = Ruling::new(decision, cite).with_all(price(player, claimed.own_time, regime));
    let declared = match claimed.written {
        Written::Legal(uci) if regime.claim_intended_move().is_some() => Some(Remedy::DeclaredMove { uci }),
        _ => None,
    };
    let mut answers = alloc::vec![ruling.with_all(declared).into()];
    answers.extend(draw_offer::by_claim(player, claim, regime));
    answers
}

fn push(cites: &mut Vec<Citation>, more: Citation) {
    if !cites.contains(&more) {
        cites.push(more);
    }
}

/// The price of a wrong claim. Topic `claim.wrong`.
#[must_use]
pub fn price(claimant: Color, own_time: Option<u64>, regime: &Regime) -> Vec<Remedy> {
    let mut all = Vec::with_capacity(2);
    if let Some(time) = regime.claim_opponent_add() {
        all.push(Remedy::add_time(!claimant, time));
    }
    if regime.claim_claimant_take() == Some(ClaimClaimantTake::HalfAtMost)
        && let Some(left) = own_time
    {
        all.extend(taken(claimant, left, regime));
    }
    all
}

/// Half of the claimant's time within limits: exactly at the two bounds the text is silent, and both readings agree.
fn taken(player: Color, left: u64, regime: &Regime) -> Option<Remedy> {
    let ms = |time: Option<Duration>| time.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
    let (from, floor) = (
        ms(regime.claim_claimant_floor_from())?,
        ms(regime.claim_claimant_floor())?,
    );
    let most = ms(regime.claim_claimant_most()).unwrap_or(u64::MAX);
    if left > from {
        let ms = (left / 2).min(most);
        Some(Remedy::TakeTime { player, ms })
    } else if left > floor {
        Some(Remedy::SetTime { player, ms: floor })
    } else {
        None
    }
}
