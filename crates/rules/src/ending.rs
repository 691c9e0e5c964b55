//! How a game ends of itself, by resignation and by agreement. Topics `end.*`, `draw.agreement`, `draw.automatic`.
//!
//! What a flag ends stands in `flag`, what a claim ends in `claim`.

use crate::fact::FactKind;
use crate::flag::asks_who_can_win;
use alloc::vec::Vec;

use arbiter_laws::{
    Citation, DeadMoveMustBe, DrawAgreement, DrawAgreementLimits, EndMoveMustBe, Fivefold, Regime,
    ResignDrawIfCannotMate, StalemateMoveMustBe, Standing, Topic, VariantGoal, VariantMoment,
};
use arbiter_mate::chess::Color;

use crate::answer::{
    Answer, Choice, EndReason, GameResult, MateVerdict, OptionId, Question, QuestionId, Ruling,
};
use crate::cite::{cite_all, cites_by};
use crate::points;

/// The game is won.
pub fn won(by: Color, reason: EndReason, regime: &Regime, cites: Vec<Citation>) -> Ruling {
    points::over(GameResult::win(by), reason, regime, cites)
}

/// The game is drawn.
pub fn drawn(reason: EndReason, regime: &Regime, cites: Vec<Citation>) -> Ruling {
    points::over(GameResult::Draw, reason, regime, cites)
}

/// How a move ends the game on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ends {
    /// Checkmate on the board.
    Checkmate,
    /// Stalemate on the board.
    Stalemate,
    /// By a position in which nobody can checkmate any more.
    Dead,
    /// A king stands on a middle square, in the game where that wins.
    Hill,
    /// The last check has been given, in the game where that wins.
    ThirdCheck,
}

impl Ends {
    /// The topic that says so.
    #[must_use]
    pub const fn topic(self) -> Topic {
        match self {
            Self::Checkmate => Topic::EndCheckmate,
            Self::Stalemate => Topic::EndStalemate,
            Self::Dead => Topic::EndDead,
            Self::Hill | Self::ThirdCheck => Topic::VariantGoal,
        }
    }

    /// `end.move_must_be`, `stalemate.move_must_be`, `dead.move_must_be`: whether a legal move does it even if another
    /// piece had been touched.
    #[must_use]
    pub fn by_any_legal_move(self, regime: &Regime) -> bool {
        match self {
            Self::Checkmate => regime.end_move_must_be() != Some(EndMoveMustBe::LegalAndProperlyMade),
            Self::Stalemate => {
                regime.stalemate_move_must_be() != Some(StalemateMoveMustBe::LegalAndProperlyMade)
            }
            Self::Dead => regime.dead_move_must_be() != Some(DeadMoveMustBe::LegalAndProperlyMade),
            Self::Hill | Self::ThirdCheck => regime.variant_moment() == Some(VariantMoment::LegalMove),
        }
    }
}

/// Checkmate: it ends the game if the move was legal and, where the rulebook asks for it, properly made.
#[must_use]
pub fn checkmate(winner: Color, properly_made: bool, regime: &Regime) -> Option<Answer> {
    let topics = [
        Topic::EndCheckmate,
        Topic::GameGoalReached,
        Topic::GameGoalLost,
        Topic::MoveCompletedEnding,
    ];
    let cite = cite_all(regime, topics);
    let ends = properly_made || Ends::Checkmate.by_any_legal_move(regime);
    ends.then(|| won(winner, EndReason::Checkmate, regime, cite).into())
}

/// A king on a middle square, or the last check, in a game that is won so. Topics `variant.goal`, `variant.moment`.
#[must_use]
pub fn by_goal(winner: Color, how: Ends, properly_made: bool, regime: &Regime) -> Option<Answer> {
    let reason = match how {
        Ends::Hill if regime.variant_goal() == Some(VariantGoal::Hill) => EndReason::Hill,
        Ends::ThirdCheck if regime.variant_goal() == Some(VariantGoal::ThirdCheck) => EndReason::ThirdCheck,
        _ => return None,
    };
    let topics = [
        Topic::VariantGoal,
        Topic::VariantMoment,
        Topic::MoveCompletedEnding,
    ];
    let ends = properly_made || how.by_any_legal_move(regime);
    ends.then(|| won(winner, reason, regime, cite_all(regime, topics)).into())
}

/// Stalemate; like checkmate it counts where the move was properly made.
#[must_use]
pub fn stalemate(properly_made: bool, regime: &Regime) -> Option<Answer> {
    let cite = cite_all(regime, [Topic::EndStalemate, Topic::MoveCompletedEnding]);
    let ends = properly_made || Ends::Stalemate.by_any_legal_move(regime);
    ends.then(|| drawn(EndReason::Stalemate, regime, cite).into())
}

/// A dead position, likewise.
#[must_use]
pub fn dead(properly_made: bool, regime: &Regime) -> Option<Answer> {
    let topics = [
        Topic::EndDead,
        Topic::EndDeadAgain,
        Topic::GameDead,
        Topic::MoveCompletedEnding,
    ];
    let cite = cite_all(regime, topics);
    let over = drawn(EndReason::DeadPosition, regime, cite).mate(MateVerdict::Unwinnable);
    (properly_made || Ends::Dead.by_any_legal_move(regime)).then(|| over.into())
}

/// How often a position has stood: in all, and in a row with the same moves between.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Appeared {
    /// In all, this time included.
    pub times: u32,
    /// In a row, each four plies after the one before: by consecutive alternate moves.
    pub running: u32,
}

/// What ends a game without a claim, since nothing new happens in it: looked up once for many games of one rulebook.
/// Parameters `draw.automatic.*`.
///
/// ```
/// use arbiter_rules::ending::{Appeared, Unclaimed};
/// use arbiter_rules::laws::Rulebook;
/// let [older, newer] = ["fide-2009", "fide-2023"].map(|id| Unclaimed::of(&Rulebook::by_id(id).unwrap().standard()));
/// let five = Appeared { times: 5, running: 2 };
/// assert!(newer.by_repetition(five) && !older.by_repetition(five));
/// assert!(newer.by_count(150) && !newer.by_count(149) && !older.by_count(150));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Unclaimed {
    fivefold: Option<(Fivefold, u32)>,
    moves: Option<u32>,
}

impl Unclaimed {
    /// What a rulebook says of it; the default says nothing.
    #[must_use]
    pub fn of(regime: &Regime) -> Self {
        let which = regime
            .draw_automatic_fivefold()
            .filter(|which| *which != Fivefold::None);
        Self {
            fivefold: which.zip(regime.draw_automatic_appearances().value()),
            moves: regime.draw_automatic_moves().value(),
        }
    }

    /// Whether a position that has come again often enough ends the game.
    #[must_use]
    pub const fn has_fivefold(&self) -> bool {
        self.fivefold.is_some()
    }

    /// Whether enough moves without a pawn move or a capture end it.
    #[must_use]
    pub const fn has_count(&self) -> bool {
        self.moves.is_some()
    }

    /// Whether a position that has appeared so often ends it.
    #[must_use]
    pub fn by_repetition(&self, appeared: Appeared) -> bool {
        self.fivefold.is_some_and(|(which, needed)| match which {
            Fivefold::Any => appeared.times >= needed,
            Fivefold::Consecutive => appeared.running >= needed,
            Fivefold::None => false,
        })
    }

    /// Whether so many half-moves by both without a pawn move or a capture end it.
    #[must_use]
    pub fn by_count(&self, halfmove_clock: u16) -> bool {
        self.moves
            .is_some_and(|moves| u32::from(halfmove_clock) >= 2 * moves)
    }
}

/// A position that appears too often ends the game where the edition says so. Topic `end.fivefold`.
#[must_use]
pub fn fivefold(appeared: Appeared, regime: &Regime) -> Option<Answer> {
    let cite = || cite_all(regime, [Topic::EndFivefold]);
    let ends = Unclaimed::of(regime).by_repetition(appeared);
    ends.then(|| drawn(EndReason::Fivefold, regime, cite()).into())
}

/// So many moves by each without a pawn move or a capture end the game; a checkmate by the last of them comes first.
/// Topic `end.seventy_five`.
#[must_use]
pub fn count(halfmove_clock: u16, regime: &Regime) -> Option<Answer> {
    let cite = || cite_all(regime, [Topic::EndSeventyFive]);
    let ends = Unclaimed::of(regime).by_count(halfmove_clock);
    ends.then(|| drawn(EndReason::SeventyFiveMoves, regime, cite()).into())
}

/// Who resigns loses; where the edition says so it is a draw if the opponent cannot checkmate by any series of legal
/// moves. Topic `end.resign`.
///
/// `can_mate` is asked only where the edition needs it.
pub fn resignation(by: Color, regime: &Regime, can_mate: impl FnOnce() -> MateVerdict) -> Answer {
    let cite = cite_all(regime, [Topic::EndResign]);
    let lost = won(!by, EndReason::Resignation, regime, cite.clone());
    if regime.resign_draw_if_cannot_mate() != Some(ResignDrawIfCannotMate::Yes) || !asks_who_can_win(regime) {
        return lost.into();
    }
    let draw = drawn(EndReason::Resignation, regime, cite.clone());
    unless_cannot_mate(can_mate(), lost, draw, !by, cite)
}

/// A loss, or a draw if the winner could not checkmate; a question with what is known where that is not known.
pub fn unless_cannot_mate(
    verdict: MateVerdict,
    loss: Ruling,
    draw: Ruling,
    winner: Color,
    cites: Vec<Citation>,
) -> Answer {
    match verdict {
        MateVerdict::Winnable => loss.mate(verdict).into(),
        MateVerdict::Unwinnable => draw.mate(verdict).into(),
        MateVerdict::Undetermined => {
            let options = [
                Choice::new(OptionId::Yes).then(loss),
                Choice::new(OptionId::No).then(draw),
            ];
            Question::new(QuestionId::CanMate, options, cites)
                .about(winner)
                .into()
        }
    }
}

/// Why players may not agree on a draw now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotYet {
    /// Each must have made a move.
    MoveByEach,
    /// The regulations ask for more moves.
    Regulations,
}

/// How many moves each must have made before they may agree; 0 where the rulebook does not let an event limit it.
pub(crate) fn limit_of_agreement(regime: &Regime) -> u32 {
    let unlimited = regime.draw_agreement_limits() == Some(DrawAgreementLimits::None);
    regime.draw_min_moves().filter(|_| !unlimited).unwrap_or(0)
}

/// Whether players who have made so many moves may agree on a draw. Topics `end.agreement`, `offer.restricted`.
#[must_use]
pub fn may_agree(made: [u32; 2], regime: &Regime) -> Option<NotYet> {
    let least = made[0].min(made[1]);
    if least < limit_of_agreement(regime) {
        return Some(NotYet::Regulations);
    }
    let by_each = regime.draw_agreement() == Some(DrawAgreement::AfterAMoveByEach);
    (by_each && least == 0).then_some(NotYet::MoveByEach)
}

/// The players agree on a draw; before they may, the game goes on. Topic `end.agreement`.
pub fn agreement(made: [u32; 2], regime: &Regime) -> Answer {
    match may_agree(made, regime) {
        None => drawn(
            EndReason::Agreement,
            regime,
            cite_all(regime, [Topic::EndAgreement, Topic::OfferUntil, Topic::OfferWhen]),
        )
        .into(),
        Some(NotYet::MoveByEach) => Ruling::goes_on(cite_all(regime, [Topic::EndAgreement])).into(),
        Some(NotYet::Regulations) => {
            let topics = [Topic::OfferRestricted, Topic::EndAgreement];
            Ruling::goes_on(cites_by(regime.draw_min_moves().by(), regime, topics)).into()
        }
    }
}

/// A gesture, or words that can mean several things: the arbiter asks what was meant. Topic `end.resign.gesture`.
///
/// Where both make it together, who has resigned is for the arbiter to declare.
pub fn what_was_meant(resigned: Option<Answer>, agreed: Answer, regime: &Regime) -> Answer {
    let gave_up = Choice::new(OptionId::Resigned);
    let options = [
        match resigned {
            Some(answer) => gave_up.then(answer),
            None => gave_up,
        },
        Choice::new(OptionId::Agreed).then(agreed),
        Choice::new(OptionId::Nothing).then(Ruling::goes_on(cite_all(regime, [Topic::EndResignGesture]))),
    ];
    let cite = cite_all(
        regime,
        [Topic::EndResignGesture, Topic::EndResign, Topic::EndAgreement],
    );
    Question::new(QuestionId::WhatWasMeant, options, cite).into()
}

/// Whether the rulebook leaves a topic to somebody.
#[must_use]
pub fn is_open(regime: &Regime, topic: Topic) -> bool {
    matches!(regime.standing(topic), Standing::Open(_))
}

/// A draw that needs a claim is nobody's business until a player claims it.
pub fn unclaimed(fact: FactKind, regime: &Regime) -> Answer {
    let topic = if fact == FactKind::Fifty {
        Topic::ClaimMoves
    } else {
        Topic::ClaimRepetition
    };
    Ruling::silence(cite_all(regime, [topic])).into()
}

/// It is said that the game has ended on the board, and it has not.
pub fn not_ended(fact: FactKind, regime: &Regime) -> Answer {
    let topics: &[Topic] = match fact {
        FactKind::Checkmate => &[Topic::EndCheckmate],
        FactKind::Stalemate => &[Topic::EndStalemate],
        FactKind::DeadPosition => &[Topic::EndDead],
        FactKind::Fivefold => &[Topic::EndFivefold, Topic::ClaimRepetition],
        _ => &[Topic::EndSeventyFive, Topic::ClaimMoves],
    };
    Ruling::goes_on(cite_all(regime, topics.iter().copied())).into()
}
