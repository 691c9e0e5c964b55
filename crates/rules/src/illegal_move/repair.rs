//! The position before an illegal move, and the move that replaces it. Topics `illegal.move`, `illegal.replacement`.

use alloc::vec;
use alloc::vec::Vec;
use arbiter_mate::chess::{Piece, Square};

use arbiter_laws::{Citation, IllegalReplacement, Regime, Topic};

use super::{IllegalMove, Stage, cites};
use crate::answer::{Choice, IllegalKind, Limits, OptionId, PositionDecision, Proposal, QuestionId};
use crate::cite::cite_all;
use crate::{Answer, Question, Remedy, Ruling};

/// The position before stands again, with the moves that are left and the times; else the last one known.
pub(super) fn restored(found: &IllegalMove<'_>, regime: &Regime) -> Vec<Answer> {
    if let Some(known) = found.last_known {
        return vec![position_unknown(known, regime)];
    }
    let ply = found.ply.saturating_sub(1);
    let mut ruling = Ruling::new(PositionDecision::PositionRestored { ply }, cites(found, regime));
    if found.kind != IllegalKind::PressWithoutMove {
        ruling = ruling.with(Remedy::Restore { ply });
    }
    let gained = found.times.is_some_and(|times| times.gained > 0);
    if gained && found.completed && found.stage < Stage::Answered && regime.illegal_increment().is_some() {
        let (player, ply) = (found.player, found.ply);
        ruling = ruling.with(Remedy::RemoveIncrement { player, ply });
    }
    let mut answers = vec![ruling.into()];
    answers.extend(duty(found, regime));
    answers.extend(found.times.and_then(|times| times.question(found, regime)));
    answers
}

/// What the touched pieces still oblige to, `illegal.replacement`.
fn duty(found: &IllegalMove<'_>, regime: &Regime) -> Option<Answer> {
    let mut answer = found.replacement?.clone().answer(found.player);
    answer
        .cites_mut()
        .extend(cite_all(regime, [Topic::IllegalReplacement]));
    Some(answer)
}

/// The position before cannot be found any more: the last one that can be identified.
pub fn position_unknown(known: u32, regime: &Regime) -> Answer {
    let cites = cite_all(regime, [Topic::IllegalMove, Topic::DisplacedFound]);
    let options = [Choice::new(OptionId::Ply), Choice::new(OptionId::Board)];
    let limits = Limits {
        most_ply: Some(known),
        ..Limits::default()
    };
    Question::new(QuestionId::PositionUnknown, options, cites)
        .within(limits)
        .proposing(Proposal::Choice(OptionId::Ply))
        .into()
}

/// The last position that could be identified stands again: that after a ply, with these pieces put elsewhere.
pub fn identified(ply: u32, elsewhere: &[(Square, Option<Piece>)], cites: &[Citation]) -> Answer {
    let pieces = elsewhere
        .iter()
        .map(|&(square, piece)| Remedy::ReplacePiece { square, piece });
    Ruling::restored(ply, cites.iter().cloned())
        .with_all(pieces)
        .into()
}

/// `illegal.replacement`: whether what was let go binds the replacing move, and not only what was touched.
#[must_use]
pub fn released_binds_too(regime: &Regime) -> bool {
    regime.illegal_replacement() == Some(IllegalReplacement::TouchedAndMade)
}
