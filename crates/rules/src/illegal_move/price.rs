//! What a counted illegal move costs: the ladder `illegal.penalty` with `illegal.draw_exception`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::clock::millis;
use arbiter_laws::{Citation, IllegalDrawException, IllegalUnpromoted, Regime, Step, Topic};
use arbiter_mate::chess::{Color, Piece, Role, Square};

use super::{IllegalMove, cites, counts_as_illegal, repair};
use crate::answer::{
    Choice, EndReason, GameResult, IllegalDecision, IllegalKind, OptionId, Proposal, QuestionId,
};
use crate::cite::{cite_all, cites_by};
use crate::ending::unless_cannot_mate;
use crate::{Answer, Question, Remedy, Ruling, points, silent};

/// Counted, priced, and the position set right, as the rulebook has it.
pub(super) fn counted(found: &IllegalMove<'_>, regime: &Regime) -> Vec<Answer> {
    if found.kind == IllegalKind::Unpromoted
        && regime.illegal_unpromoted() == Some(IllegalUnpromoted::Unsettled)
    {
        return vec![unpromoted_unsettled(found, regime)];
    }
    if regime
        .illegal_penalty()
        .value()
        .is_none_or(arbiter_laws::Ladder::is_empty)
    {
        return repair::restored(found, regime);
    }
    // Where the opponent's fault before was not noticed either, that one is charged and both are asked about.
    let charged = match found.earlier.filter(|_| regime.illegal_claim_until().is_none()) {
        Some(earlier) => IllegalMove {
            player: !found.player,
            kind: earlier.kind,
            broken: &[],
            ply: earlier.ply,
            counted: earlier.counted,
            replacement: None,
            unpromoted: None,
            ..*found
        },
        None => *found,
    };
    let mut answers = charge(&charged, regime);
    if ends(&answers) {
        return answers;
    }
    answers.extend(set_right(&charged, regime));
    if charged.player != found.player {
        answers.push(both(charge(found, regime), regime));
    } else if let Some(kind) = found.second.filter(|kind| counts_as_illegal(*kind, regime)) {
        let again = IllegalMove {
            kind,
            counted: found.counted + 1,
            ..*found
        };
        answers.push(both(charge(&again, regime), regime));
    }
    answers
}

/// The count and its price.
fn charge(found: &IllegalMove<'_>, regime: &Regime) -> Vec<Answer> {
    let (player, kind, nth) = (found.player, found.kind, found.counted + 1);
    let steps = regime
        .illegal_penalty()
        .value()
        .map_or(&[][..], |ladder| ladder.rung(nth as usize));
    let mut ruling = Ruling::new(
        IllegalDecision::IllegalMoveCounted { player, nth, kind },
        price_cites(found, regime),
    )
    .with(Remedy::CountIllegalMove { player, nth });
    let mut after = Vec::new();
    for step in steps {
        match *step {
            Step::Opponent(time) => ruling = ruling.with(Remedy::add_time(!player, time)),
            Step::Offender(time) => {
                let ms = millis(time);
                if found.times.is_some_and(|times| times.of(player) < ms) {
                    after.extend(silent::ask(regime, &[Topic::IllegalPenalty, Topic::FlagLoss]));
                } else {
                    ruling = ruling.with(Remedy::TakeTime { player, ms });
                }
            }
            Step::Loss | Step::ClaimWin => after.extend(lost(found, regime)),
        }
    }
    let mut answers = vec![ruling.into()];
    answers.extend(after);
    answers
}

/// The offender loses, or draws where the opponent cannot checkmate and the rulebook says so.
fn lost(found: &IllegalMove<'_>, regime: &Regime) -> Vec<Answer> {
    let cites = price_cites(found, regime);
    let win = points::over(
        GameResult::win(!found.player),
        EndReason::IllegalMoves,
        regime,
        cites.clone(),
    );
    if regime.illegal_draw_exception() != Some(IllegalDrawException::OpponentCannotMate) {
        return vec![win.into()];
    }
    let draw = points::over(GameResult::Draw, EndReason::IllegalMoves, regime, cites.clone());
    let verdict = (found.can_mate)(!found.player);
    let mut answer = unless_cannot_mate(verdict, win, draw, !found.player, cites);
    if let Answer::Question(question) = &mut answer {
        question.limits.mate = Some(verdict);
    }
    vec![answer]
}

/// What becomes of the position.
fn set_right(found: &IllegalMove<'_>, regime: &Regime) -> Vec<Answer> {
    match (found.kind, found.unpromoted) {
        (IllegalKind::Unpromoted, Some((square, mates)))
            if regime.illegal_unpromoted() == Some(IllegalUnpromoted::BecomesQueen) =>
        {
            queen(found.player, square, mates, regime)
        }
        // Nothing illegal was done on the board: the time of the press is all there is to set right.
        (IllegalKind::TwoHands, _) => Vec::new(),
        _ => repair::restored(found, regime),
    }
}

/// `illegal.unpromoted`: the pawn becomes a queen. Whether that can be checkmate is not written.
fn queen(player: Color, square: Square, mates: bool, regime: &Regime) -> Vec<Answer> {
    let cites = cite_all(regime, [Topic::IllegalUnpromoted]);
    let piece = Some(Piece {
        color: player,
        role: Role::Queen,
    });
    let ruling = Ruling::goes_on(cites.clone());
    let mut answers = vec![ruling.with(Remedy::FinishPromotion { square, piece }).into()];
    if mates {
        let mate = points::over(
            GameResult::win(player),
            EndReason::Checkmate,
            regime,
            cites.clone(),
        );
        let on = Ruling::goes_on(cites.clone());
        let readings = [
            Choice::new(OptionId::MateStands).then(mate),
            Choice::new(OptionId::GameContinues).then(on),
        ];
        answers.push(Question::new(QuestionId::Unsettled, readings, cites).into());
    }
    answers
}

/// `illegal.unpromoted` where the text does not say: both readings.
fn unpromoted_unsettled(found: &IllegalMove<'_>, regime: &Regime) -> Answer {
    let restore = charge(found, regime)
        .into_iter()
        .chain(repair::restored(found, regime));
    let mut complete = Vec::new();
    if let Some((square, _)) = found.unpromoted {
        let cites = cite_all(regime, [Topic::IllegalUnpromoted]);
        let (player, kind) = (found.player, found.kind);
        let ruling = Ruling::new(IllegalDecision::IllegalMoveNotCounted { player, kind }, cites);
        complete.push(
            ruling
                .with(Remedy::FinishPromotion { square, piece: None })
                .into(),
        );
    }
    let readings = [
        Choice::new(OptionId::Restore).then_all(restore),
        Choice::new(OptionId::CompletePromotion).then_all(complete),
    ];
    let cites = cite_all(
        regime,
        [
            Topic::IllegalUnpromoted,
            Topic::IllegalMove,
            Topic::PromotionMaking,
        ],
    );
    Question::new(QuestionId::Unsettled, readings, cites)
        .about(found.player)
        .into()
}

/// Two faults of one act, or one of each player in a row: by practice one is charged.
fn both(second: Vec<Answer>, regime: &Regime) -> Answer {
    let cites = cite_all(
        regime,
        [Topic::IllegalMove, Topic::IllegalTwoHands, Topic::PrefaceAnalogy],
    );
    let options = [
        Choice::new(OptionId::One),
        Choice::new(OptionId::Both).then_all(second),
    ];
    let mut question = Question::new(QuestionId::TwoFaults, options, cites);
    question.proposal = Some(Proposal::Choice(OptionId::One));
    question.into()
}

fn ends(answers: &[Answer]) -> bool {
    answers.iter().any(|answer| match answer {
        Answer::Ruling(ruling) => ruling.end().is_some(),
        Answer::Question(question) => question.id == QuestionId::CanMate,
    })
}

/// The price's articles first, then those on the fault.
fn price_cites(found: &IllegalMove<'_>, regime: &Regime) -> Vec<Citation> {
    let by = [regime.illegal_penalty().by(), regime.in_force()].concat();
    let price = cites_by(&by, regime, [Topic::IllegalPenalty]);
    cites_by(&[price, cites(found, regime)].concat(), regime, [])
}
