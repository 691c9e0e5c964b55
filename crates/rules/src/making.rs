//! Making and completing a move: who has the move, what is made by release, what the press completes. Topics
//! `move.*`, `promotion.*`, `clock.press`, `clock.hand`, `touch.adjust`.

use alloc::vec::Vec;

use arbiter_laws::{
    CastlingKingReleased, Citation, MoveCompleted, MoveHasTheMove, PocketAdjusting, PromotionMaking, Regime,
    Standing, Topic, TouchAdjust, TouchAdjustAnnounce, TouchAdjustByClock, VariantMaking,
};
use arbiter_mate::chess::{CastlingSide, Color, LegalMove, Piece, Square};

use arbiter_notation::variants::{Drop, Legal};

use crate::answer::{
    Audience, Choice, DutyDecision, MoveDecision, OffenceDecision, OffenceKind, OptionId, Proposal,
    QuestionId, Viewer,
};
use crate::castling;
use crate::cite::{add, cite_all, cites_by, first_cites, is_carried};
use crate::fact::Intent;
use crate::touch::written;
use crate::{Answer, Question, Remedy, Ruling};

/// Which player has the move: the one who is due, once the opponent's move has been made, or, where the rulebook says
/// so, completed. Topic `move.has_the_move`.
#[must_use]
pub fn has_the_move(due: Color, last_completed: bool, regime: &Regime) -> Color {
    match regime.move_has_the_move().value() {
        Some(MoveHasTheMove::Completed) if !last_completed => !due,
        _ => due,
    }
}

/// `touch.adjust_announce`: whether a touch counts as adjusting: it was announced, or need not be.
#[must_use]
pub fn is_adjusting(announced: bool, intent: Intent, regime: &Regime) -> bool {
    let silent = regime.touch_adjust_announce() == Some(TouchAdjustAnnounce::NotNeeded);
    announced || silent && intent == Intent::Adjusting
}

/// Whether a player may adjust pieces: he has the move and, where the rulebook asks for it, his clock runs. Topics
/// `touch.adjust`, `touch.adjust.clock`.
#[must_use]
pub fn may_adjust(player: Color, has_the_move: Color, running: Option<Color>, regime: &Regime) -> bool {
    let clock = match regime.touch_adjust_by_clock().value() {
        Some(TouchAdjustByClock::ClockRunning) => running.is_none_or(|running| running == player),
        None => true,
    };
    player == has_the_move && clock && regime.touch_adjust().is_some()
}

/// Whether what a hand does binds, and not only what the clock has completed. Topic `variant.making`.
#[must_use]
pub fn binds_before_the_press(regime: &Regime) -> bool {
    regime.variant_making() != Some(VariantMaking::Clock)
}

/// How a move was made, as far as the Laws name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct How {
    /// Whether it takes a piece.
    pub capture: bool,
    /// Whether a pawn was promoted that never stood on the square of promotion.
    pub pawn_was_elsewhere: bool,
}

/// A move has been made: released so that it stands. Topic `move.made` and those of its kinds.
pub fn made(player: Color, one: impl Into<Legal>, how: How, regime: &Regime) -> Ruling {
    let one = match one.into() {
        Legal::Move(one) => one,
        Legal::Drop(drop) => return put_down(player, drop, regime),
    };
    let kind = if one.castling().is_some() {
        Topic::MoveMadeCastling
    } else if one.promotion().is_some() {
        Topic::MoveMadePromotion
    } else if how.capture {
        Topic::MoveMadeCapture
    } else {
        Topic::MoveMade
    };
    let mut cite: Vec<Citation> = regime
        .cite(kind)
        .or_else(|| regime.cite(Topic::MoveMade))
        .into_iter()
        .collect();
    // That the order is free need only be said of another order than the usual one.
    let free = regime.promotion_making() == Some(PromotionMaking::AnyOrder);
    if one.promotion().is_some() && (!free || how.pawn_was_elsewhere) {
        let steps = cite_all(regime, [Topic::PromotionMaking]);
        cite.extend(
            steps
                .into_iter()
                .filter(|step| Some(step) != regime.cite(kind).as_ref()),
        );
    }
    if one.promotion().is_some() && !free && how.pawn_was_elsewhere {
        // The steps that are named are others.
        cite.extend(regime.cite(Topic::PrefaceAnalogy));
    }
    if one.castling().is_some() && !one.is_usual_castling() {
        add(&mut cite, castling::cites(regime));
    }
    let uci = Some(one.named().into());
    Ruling::new(MoveDecision::MoveMade { player, uci }, cite)
}

/// A man in hand has been put on the board. Topic `move.made.drop`.
fn put_down(player: Color, drop: Drop, regime: &Regime) -> Ruling {
    let cites = cite_all(regime, [Topic::MoveMadeDrop, Topic::MoveMade]);
    let uci = Some(drop.into());
    Ruling::new(MoveDecision::MoveMade { player, uci }, cites)
}

/// A man in hand was put on the board by a player who had said that he adjusts. Topic `pocket.adjusting`; `None` where it is a
/// move.
#[must_use]
pub fn put_down_adjusting(player: Color, drop: Drop, ply: u32, regime: &Regime) -> Option<Answer> {
    let policy = regime.pocket_adjusting();
    let cites = || cites_by(policy.by(), regime, [Topic::TouchAdjust]);
    let back = || Ruling::restored(ply, cites());
    match policy.value()? {
        PocketAdjusting::Binds => None,
        PocketAdjusting::Adjusted => Some(back().into()),
        PocketAdjusting::Asked => {
            let options = [
                Choice::new(OptionId::OnlyAdjusted).then(back()),
                Choice::new(OptionId::Made).then(put_down(player, drop, regime)),
            ];
            let question = Question::new(QuestionId::Unsettled, options, cites()).about(player);
            let question = question.proposing(Proposal::Choice(OptionId::OnlyAdjusted));
            Some(question.into())
        }
    }
}

/// A press that completes a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Completing {
    /// Whose move it is.
    pub player: Color,
    /// Whether the opponent has replied before the press.
    pub answered: bool,
    /// Whether it is the last move of a period, so that the time of the next one is added.
    pub period_over: bool,
}

/// A move is completed by the press of the clock. Topics `move.completed`, `clock.press`; for a press after the reply also
/// `clock.between`, at the end of a period `time.periods` and `time.carried`.
pub fn completed(press: Completing, regime: &Regime) -> Ruling {
    let player = press.player;
    let first = regime
        .cite(Topic::MoveCompleted)
        .or_else(|| regime.cite(Topic::ClockPress));
    let mut topics = Vec::new();
    if press.answered {
        topics.extend([Topic::ClockPress, Topic::ClockBetween]);
    }
    if press.period_over {
        topics.extend([Topic::TimePeriods, Topic::TimeCarried]);
    }
    let more = cite_all(regime, topics);
    let new = |one: &Citation| {
        first
            .as_ref()
            .is_none_or(|first| first.article() != one.article())
    };
    let more: Vec<Citation> = more.into_iter().filter(new).collect();
    let cite = first.into_iter().chain(more);
    let everybody_else = Audience::ARBITERS.and(Viewer::Spectator);
    Ruling::new(MoveDecision::MoveCompleted { player }, cite).shown_to(everybody_else)
}

/// The player had not pressed the clock after his move before, and has made his next one: where the edition says so, that
/// one is complete now. Topic `move.completed`.
#[must_use]
pub fn completed_by_the_next(player: Color, regime: &Regime) -> Option<Ruling> {
    let completed = regime.move_completed();
    if completed != Some(MoveCompleted::PressedEndedOrNext) {
        return None;
    }
    let cites = completed.by().iter().cloned();
    let everybody_else = Audience::ARBITERS.and(Viewer::Spectator);
    Some(Ruling::new(MoveDecision::MoveCompleted { player }, cites).shown_to(everybody_else))
}

/// A piece was let go, and the move that it begins is not made yet: nothing but that move is left.
#[must_use]
pub fn begun(player: Color, left: &[LegalMove], regime: &Regime) -> Vec<Answer> {
    let Some(one) = left.first() else {
        return Vec::new();
    };
    let on = one.to();
    let cites = cite_all(regime, topics_of(*one).iter().copied());
    let finish = Ruling::new(MoveDecision::FinishRequired { player }, cites.clone());
    let (remedy, finish) = match one.castling() {
        Some(side) => (Remedy::MustCastle { side }, finish),
        None if one.promotion().is_some() => {
            let piece = None;
            let finish = finish.with(Remedy::FinishPromotion { square: on, piece });
            (Remedy::MustMove { square: one.from() }, finish)
        }
        None => (Remedy::MustMove { square: one.from() }, finish),
    };
    let moves = written(left);
    let duty = Ruling::new(DutyDecision::Obligation { player, moves }, cites).with(remedy);
    [finish.into(), duty.into()].into()
}

fn topics_of(one: LegalMove) -> &'static [Topic] {
    if one.castling().is_some() {
        &[Topic::MoveMadeCastling, Topic::MoveReleased]
    } else if one.promotion().is_some() {
        &[Topic::PromotionMaking, Topic::MoveReleased]
    } else {
        &[Topic::MoveMadeCapture, Topic::MoveReleased]
    }
}

/// The king was let go where he would stand after castling, and castling there is illegal: another move of the king,
/// castling on the other side too, and if there is none any legal move. Topics `move.made.castling`,
/// `touch.castling_illegal`.
#[must_use]
pub fn castling_illegal(
    player: Color,
    side: CastlingSide,
    king: Square,
    legal: &[LegalMove],
    ply: u32,
    regime: &Regime,
) -> Vec<Answer> {
    let topics: &[Topic] = match regime.castling_king_released().value() {
        Some(CastlingKingReleased::OnlyCastlingElseKing) => {
            &[Topic::MoveMadeCastling, Topic::TouchCastlingIllegal]
        }
        _ => &[Topic::TouchCastlingIllegal, Topic::TouchOwn],
    };
    if !is_carried(regime, topics) {
        return Vec::new();
    }
    let cites = first_cites(regime, topics.iter().copied());
    let back = Ruling::restored(ply, cites.clone());
    let left: Vec<_> = legal.iter().copied().filter(|one| one.from() == king).collect();
    let duty = if left.is_empty() {
        Ruling::new(DutyDecision::NoObligation { player }, cites).with(Remedy::AnyLegalMove)
    } else {
        let moves = written(&left);
        Ruling::new(DutyDecision::Obligation { player, moves }, cites)
            .with(Remedy::MustMove { square: king })
            .with(Remedy::CastlingLost { player, side })
    };
    [back.into(), duty.into()].into()
}

/// A piece that has been released on a square cannot go to another one on this move: it is put back. Topic
/// `move.released`.
#[must_use]
pub fn stays(ply: u32, regime: &Regime) -> Option<Ruling> {
    let released = regime.move_released();
    released.value()?;
    Some(Ruling::restored(ply, released.by().iter().cloned()))
}

/// A new piece has touched the square of promotion: whether the choice is final with that. Topic
/// `promotion.choice_final`; nothing where the rulebook leaves it to the release, a question where it is open.
#[must_use]
pub fn promotion_chosen(
    player: Color,
    square: Square,
    piece: Piece,
    left: &[LegalMove],
    regime: &Regime,
) -> Vec<Answer> {
    let is_final = regime.promotion_choice_final();
    let chosen: Vec<_> = left
        .iter()
        .copied()
        .filter(|one| one.promotion() == Some(piece.role))
        .collect();
    if chosen.is_empty() || is_final.is_none() {
        return Vec::new();
    }
    let moves = written(&chosen);
    let remedy = Remedy::FinishPromotion {
        square,
        piece: Some(piece),
    };
    let cites = is_final.by().iter().cloned();
    let ruling = Ruling::new(DutyDecision::Obligation { player, moves }, cites);
    [ruling.with(remedy).into()].into()
}

/// Another piece was put on the square of promotion before the first was let go. Where the choice is not spoken of
/// and the rulebook leaves such things to somebody, he is asked.
#[must_use]
pub fn promotion_exchanged(player: Color, regime: &Regime) -> Option<Answer> {
    match regime.standing(Topic::PromotionChoiceFinal) {
        Standing::Open(_) => {
            let nearest = [
                Topic::PrefaceScope,
                Topic::PawnPromotionChoice,
                Topic::MoveReleased,
            ];
            let cites = first_cites(regime, nearest);
            let question = Question::new(QuestionId::SilentRulebook, [Choice::new(OptionId::Own)], cites);
            Some(question.about(player).into())
        }
        Standing::Carried | Standing::Absent => None,
    }
}

/// Adjusting without the right to it. Topic `touch.adjust`, `touch.adjust.clock`.
#[must_use]
pub fn adjusting(player: Color, regime: &Regime) -> Option<Ruling> {
    // Where the article does not say that only he may, it is an offence as far as it disturbs.
    let why = match regime.touch_adjust().value()? {
        TouchAdjust::Only => None,
        TouchAdjust::May => Some(Topic::ConductDisturbing),
    };
    let topics = [Topic::TouchAdjust, Topic::TouchAdjustClock, Topic::MoveHasTheMove];
    let cites = first_cites(regime, topics.into_iter().chain(why));
    Some(offence(player, OffenceKind::Adjusting, cites))
}

fn offence(player: Color, which: OffenceKind, cites: impl IntoIterator<Item = Citation>) -> Ruling {
    let player = Some(player);
    Ruling::new(OffenceDecision::Offence { player, which }, cites)
}

/// Whether a piece that was let go as part of a legal move stays there. Topic `move.released`.
#[must_use]
pub fn binds_when_released(regime: &Regime) -> bool {
    regime.move_released().is_some()
}
