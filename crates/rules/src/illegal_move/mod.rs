//! Illegal moves: when they count, what is restored, what they cost, and what happens when they are found too late.
//! Topics `illegal.*`, and those of the appendices that replace them.
//!
//! The facts say what was done and who noticed it; whether a move was illegal is a matter of Article 3 and is known
//! before. What stands on the clocks afterwards is a question with a proposal: [`times`].

mod late;
mod price;
mod repair;
pub mod times;

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{
    Citation, ClockHandling, GameKingCapture, IllegalClaimUntil, IllegalCountsWhen, IllegalPress,
    IllegalTwoHands, Regime, Topic, TouchComplaintBar,
};
use arbiter_mate::chess::{Color, Square};

use crate::answer::{
    ClaimDecision, IllegalDecision, IllegalKind, MateVerdict, OffenceKind, PositionDecision,
};
use crate::cite::{cite_all, cites_by};
use crate::fact::ClaimKind;
use crate::touch::Duty;
use crate::{Answer, Remedy, Ruling, complaint, penalties};

pub use late::{Noticed, Stage, both_kings, course};
pub use repair::{identified, position_unknown, released_binds_too};
pub use times::Times;

/// One illegal move, as it is found.
#[derive(Clone, Copy)]
pub struct IllegalMove<'a> {
    /// Who made it.
    pub player: Color,
    /// Of which kind it is.
    pub kind: IllegalKind,
    /// What the articles on the moves of the pieces say that it breaks, the closest first; may be empty.
    pub broken: &'a [Topic],
    /// Which ply it made; for a press without a move the ply that was due.
    pub ply: u32,
    /// How many of his have been counted before.
    pub counted: u32,
    /// Whether his clock was pressed after it.
    pub completed: bool,
    /// What has happened since.
    pub stage: Stage,
    /// Who has noticed it.
    pub noticed: Noticed,
    /// A second fault of the same act.
    pub second: Option<IllegalKind>,
    /// The opponent's illegal move just before, which nobody had noticed either.
    pub earlier: Option<Earlier>,
    /// Whether both kings are in check now, or a pawn stands on the last rank.
    pub plainly_wrong: bool,
    /// Where an unpromoted pawn stands, and whether a queen there would be checkmate.
    pub unpromoted: Option<(Square, bool)>,
    /// The last ply after which the position is known, if that lies before the move.
    pub last_known: Option<u32>,
    /// What the pieces touched for it oblige to, in the position before; `None` where nothing is said.
    pub replacement: Option<&'a Duty>,
    /// What the clocks show and showed.
    pub times: Option<Times>,
    /// Whether a player can still checkmate, in the position before the move.
    pub can_mate: &'a dyn Fn(Color) -> MateVerdict,
}

/// An illegal move of the opponent that came just before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Earlier {
    /// Of which kind.
    pub kind: IllegalKind,
    /// The ply at which it was made.
    pub ply: u32,
    /// How many of that player have been counted before.
    pub counted: u32,
}

/// What the Laws say of an illegal move that is found.
#[must_use]
pub fn rule(found: &IllegalMove<'_>, regime: &Regime) -> Vec<Answer> {
    if !counts_as_illegal(found.kind, regime) {
        return no_illegal_move(found, regime);
    }
    if let Some(answers) = course(found, regime) {
        return answers;
    }
    let open = !found.completed && regime.illegal_counts_when() != Some(IllegalCountsWhen::Made);
    // The move itself is made and stands; with the press, two hands become an illegal move.
    if open && found.kind == IllegalKind::TwoHands {
        return no_illegal_move(found, regime);
    }
    if open {
        return not_completed(found, regime);
    }
    let mut answers = upheld(found, regime);
    answers.extend(price::counted(found, regime));
    answers
}

/// `illegal.press`, `illegal.two_hands`: whether the text treats the act as an illegal move.
#[must_use]
pub fn counts_as_illegal(kind: IllegalKind, regime: &Regime) -> bool {
    match kind {
        IllegalKind::PressWithoutMove => regime.illegal_press() == Some(IllegalPress::Counts),
        IllegalKind::TwoHands => regime.illegal_two_hands() == Some(IllegalTwoHands::Counts),
        _ => true,
    }
}

/// Pressing without a move and moving with two hands are offences where they are no illegal moves.
fn no_illegal_move(found: &IllegalMove<'_>, regime: &Regime) -> Vec<Answer> {
    if found.kind == IllegalKind::TwoHands && is_barred(found, regime) {
        return complaint::barred(!found.player, ClaimKind::IllegalMove, regime);
    }
    let (player, kind) = (found.player, found.kind);
    let (which, topics): (_, &[Topic]) = match (kind, regime.clock_handling().value()) {
        // Where to press before moving is not named among the faults of handling, it is said why it is one.
        (IllegalKind::PressWithoutMove, Some(ClockHandling::NorBeforeMoving)) => {
            (OffenceKind::PressWithoutMove, &[Topic::ClockHandling])
        }
        (IllegalKind::PressWithoutMove, _) => (
            OffenceKind::PressWithoutMove,
            &[Topic::ClockHandling, Topic::ClockPress],
        ),
        _ => (OffenceKind::TwoHands, &[Topic::TouchHand]),
    };
    let decision = IllegalDecision::IllegalMoveNotCounted { player, kind };
    let not_counted = Ruling::new(decision, cite_all(regime, topics.iter().copied()));
    let mut answers = vec![not_counted.into()];
    answers.extend(penalties::offence(which, player, topics, regime));
    answers
}

/// `touch.complaint_bar`: whether the opponent, having touched a piece himself, may no longer complain of the hands. Where
/// the bar is on touched pieces alone, he may.
fn is_barred(found: &IllegalMove<'_>, regime: &Regime) -> bool {
    let late = found.noticed == Noticed::ByOpponent && found.stage > Stage::Fresh;
    late && matches!(
        regime.touch_complaint_bar().value(),
        Some(TouchComplaintBar::WholeArticle | TouchComplaintBar::ArticlesOnMoving)
    )
}

/// Not completed: nothing is counted, the pieces touched bind the move that replaces it.
fn not_completed(found: &IllegalMove<'_>, regime: &Regime) -> Vec<Answer> {
    let (player, kind) = (found.player, found.kind);
    let decision = IllegalDecision::IllegalMoveNotCounted { player, kind };
    let ruling = Ruling::new(decision, cites(found, regime));
    let mut answers = upheld(found, regime);
    answers.push(ruling.into());
    answers.extend(repair::restored(found, regime));
    answers
}

/// Where the opponent claimed, he was right.
fn upheld(found: &IllegalMove<'_>, regime: &Regime) -> Vec<Answer> {
    if found.noticed != Noticed::ByOpponent {
        return Vec::new();
    }
    let (player, claim) = (!found.player, ClaimKind::IllegalMove);
    let decision = ClaimDecision::ClaimUpheld { player, claim };
    vec![Ruling::new(decision, cites(found, regime)).into()]
}

/// The articles on an illegal move: those on its kind, the most special first, then what it breaks.
#[must_use]
pub fn cites(found: &IllegalMove<'_>, regime: &Regime) -> Vec<Citation> {
    let named = match found.kind {
        IllegalKind::PressWithoutMove => Topic::IllegalPress,
        IllegalKind::TwoHands => Topic::IllegalTwoHands,
        IllegalKind::Unpromoted => Topic::IllegalUnpromoted,
        IllegalKind::KingTaken if regime.game_king_capture() == Some(GameKingCapture::Forbidden) => {
            Topic::GameObjective
        }
        _ => Topic::IllegalMove,
    };
    let general = [named, Topic::IllegalMove].into_iter();
    let defined = (!found.broken.is_empty()).then_some(Topic::MoveIllegal);
    let impossible = found.plainly_wrong.then_some(Topic::PositionIllegal);
    let broken = found.broken.iter().copied();
    let by = [regime.illegal_completed_by().by(), regime.friends_illegal().by()].concat();
    cites_by(
        &by,
        regime,
        general.chain(broken).chain(defined).chain(impossible),
    )
}

/// Found after the game: nothing changes.
pub fn after_the_end(regime: &Regime) -> Answer {
    Ruling::result_stands(cite_all(regime, [Topic::IllegalMove])).into()
}

/// Somebody points at a move that was legal.
pub fn not_so(noticed: Noticed, claimant: Option<Color>, regime: &Regime) -> Answer {
    let by = regime.illegal_completed_by().by();
    let cites = cites_by(by, regime, [Topic::IllegalMove, Topic::MoveLegal]);
    let claimant = claimant.filter(|_| noticed == Noticed::ByOpponent);
    Ruling::not_so(claimant, ClaimKind::IllegalMove, cites).into()
}

/// Both agree to correct a move that the Laws let stand: `illegal.claim_until`.
#[must_use]
pub fn by_agreement(found: &IllegalMove<'_>, regime: &Regime) -> Option<Vec<Answer>> {
    let agreed = regime.illegal_claim_until().value()?;
    if agreed == IllegalClaimUntil::BeforeOwnMove {
        return None;
    }
    let cites = cites(found, regime);
    let ply = found.ply.saturating_sub(1);
    let ruling = Ruling::new(PositionDecision::PositionRestored { ply }, cites);
    Some(vec![ruling.with(Remedy::Restore { ply }).into()])
}

/// The game goes on as it is: nobody is told anything.
fn silence(cites: Vec<Citation>) -> Answer {
    Ruling::silence(cites).into()
}

#[cfg(test)]
mod tests;
