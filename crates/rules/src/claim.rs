//! Claims of a draw by repetition and by count of moves: who may claim, when, and what a wrong claim costs.
//! Topics `claim.*`.

use alloc::vec::Vec;

use arbiter_laws::clock::millis;
use arbiter_laws::{
    Citation, ClaimClaimantTake, ClaimClockStop, ClaimIntendedMove, ClaimMovesDone, ClaimNotOnMove,
    ClaimRightLostBy, ClaimWrittenFixed, ClaimWrittenOn, ConductClaimCheck, EndRepetitionHow,
    MoveCompletedEnding, Regime, RepetitionWhen, Topic,
};
use arbiter_mate::chess::Color;
use arbiter_notation::variants::Asked;

use crate::answer::{
    Answer, Choice, ClaimDecision, ClaimReason, DutyDecision, EndReason, OptionId, Question, QuestionId,
    Remedy, Right, RightDecision, Ruling, Until,
};
use crate::cite::{add, cite_all, cites_by, is_carried};
use crate::draw_offer;
use crate::ending::drawn;
use crate::fact::{ClaimGround, ClaimKind, SheetKind};

/// What a claim of a draw says, and what is so.
#[allow(
    clippy::struct_excessive_bools,
    reason = "independent facts, each a question that a rule asks"
)]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimed {
    /// The claimant.
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
    /// Whether he is the next to move, and the opponent's move is made but not yet completed where the edition gives the
    /// move only then.
    pub early: bool,
    /// Whether he has claimed the same at this move before: nothing is counted twice.
    pub again: bool,
    /// Whether he has to play another move than the one that he writes now.
    pub bound_to_another: bool,
    /// Whether he had written another move before, for a claim on this move.
    pub wrote_another: bool,
    /// Where he has written it.
    pub on: SheetKind,
    /// Whether he has stopped the clocks.
    pub stopped: bool,
    /// Whether the pieces that he has touched leave him the intended move.
    pub may_make: bool,
    /// The intended move.
    pub written: Written,
    /// Whether what he says is so: in the position as it stands, or after the intended move.
    pub so: bool,
    /// The same by his scoresheet, where it is complete and can be read.
    pub by_sheet: Option<bool>,
    /// What his own clock shows, in milliseconds.
    pub own_time: Option<u64>,
}

/// The intended move of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// None was written.
    Nothing,
    /// A legal move.
    Legal(Asked),
    /// One that is not legal, or that nobody can read.
    Illegal,
}

/// What the Laws say of the claim.
#[must_use]
pub fn draw(claimed: &Claimed, regime: &Regime) -> Vec<Answer> {
    let mut answers = answer(claimed, regime);
    if !claimed.stopped && regime.claim_clock_stop() == Some(ClaimClockStop::Must) {
        reminded(claimed.by, &mut answers);
    }
    answers
}

/// Who must stop the clocks when he claims and has not is told so; his claim is heard all the same.
pub(crate) fn reminded(player: Color, answers: &mut [Answer]) {
    if let Some(Answer::Ruling(first)) = answers.first_mut() {
        first.remedies.push(Remedy::Remark { player });
    }
}

fn answer(claimed: &Claimed, regime: &Regime) -> Vec<Answer> {
    no_such_rule(claimed, regime)
        .or_else(|| unsettled(claimed, regime))
        .or_else(|| not_now(claimed, regime))
        .unwrap_or_else(|| checked(claimed, regime))
}

/// What is claimed is looked at, in the game and on the scoresheet. Topics `conduct.claim_check`, `conduct.assist`.
fn checked(claimed: &Claimed, regime: &Regime) -> Vec<Answer> {
    if claimed.by_sheet.is_some_and(|by_sheet| by_sheet != claimed.so) {
        return alloc::vec![differing(claimed, regime)];
    }
    let mut answers = if claimed.so {
        upheld(claimed, regime)
    } else {
        wrong(claimed, regime)
    };
    if let Some(first) = answers.first_mut() {
        add(first.cites_mut(), checking(regime));
    }
    answers
}

/// Who checks a claim, where that is a duty of the players.
fn checking(regime: &Regime) -> Vec<Citation> {
    let duty = regime.conduct_claim_check();
    let players = duty == Some(ConductClaimCheck::PlayersUnderArbiter);
    let by = duty.by().iter().filter(|_| players).cloned();
    by.chain(cite_all(regime, [Topic::ConductAssist])).collect()
}

/// The scoresheet shows another game than the one that is known: an arbiter says whether the claim is right.
fn differing(claimed: &Claimed, regime: &Regime) -> Answer {
    let if_so = |so| Claimed {
        so,
        ..claimed.clone()
    };
    let options = [
        Choice::new(OptionId::Yes).then_all(upheld(&if_so(true), regime)),
        Choice::new(OptionId::No).then_all(wrong(&if_so(false), regime)),
    ];
    let mut cites = cite_all(regime, form(claimed));
    add(&mut cites, checking(regime));
    let question = Question::new(QuestionId::ClaimShown, options, cites);
    question.about(claimed.by).into()
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
        (ClaimKind::Fifty, _) => Topic::ClaimMovesDone,
        (_, ClaimGround::AboutToAppear) => Topic::ClaimRepetitionIntended,
        _ => Topic::ClaimRepetitionAppeared,
    };
    [closest, topic(claimed.kind)]
}

fn no(claimed: &Claimed, reason: ClaimReason, cites: Vec<Citation>) -> Ruling {
    let (player, claim) = (claimed.by, claimed.kind);
    Ruling::rejected(player, claim, reason, cites)
}

/// The rulebook has no such claim.
fn no_such_rule(claimed: &Claimed, regime: &Regime) -> Option<Vec<Answer>> {
    let [form, general] = form(claimed);
    if is_carried(regime, &[general, form]) {
        return None;
    }
    let nearest = [Topic::ClaimRepetition, Topic::PrefaceScope];
    let ruling = no(claimed, ClaimReason::NoSuchRule, cite_all(regime, nearest));
    Some(alloc::vec![ruling.into()])
}

/// Where the text leaves it open whether such a claim can be made now: the arbiter decides between its readings.
fn unsettled(claimed: &Claimed, regime: &Regime) -> Option<Vec<Answer>> {
    let [form, general] = form(claimed);
    let ask = |options: [Choice; 2], topics: &[Topic]| {
        let question = Question::new(
            QuestionId::Unsettled,
            options,
            cite_all(regime, topics.iter().copied()),
        );
        Some(alloc::vec![question.about(claimed.by).into()])
    };
    if claimed.early {
        let topics = [Topic::MoveHasTheMove, form, general];
        let too_early = no(claimed, ClaimReason::NotOnMove, cite_all(regime, topics));
        let read_as_made = Claimed {
            early: false,
            has_the_move: true,
            ..claimed.clone()
        };
        let options = [
            Choice::new(OptionId::Completed).then(too_early),
            Choice::new(OptionId::Made).then_all(answer(&read_as_made, regime)),
        ];
        return ask(options, &topics);
    }
    let foreseen = claimed.ground == ClaimGround::AboutToAppear && claimed.kind == ClaimKind::Repetition;
    let as_automatic = regime.end_repetition_how() == Some(EndRepetitionHow::ReadsAsAutomatic);
    if !foreseen || !as_automatic || !claimed.so || !claimed.has_the_move {
        return None;
    }
    let not_yet = no(claimed, ClaimReason::NotSo, cite_all(regime, [general]));
    let options = [
        Choice::new(OptionId::ByClaim).then(not_yet),
        Choice::new(OptionId::Automatic).then_all(upheld(claimed, regime)),
    ];
    ask(options, &[Topic::EndRepetition, general])
}

/// A claim that cannot be made now. Topics `claim.repetition`, `claim.moves`, `claim.right_lost`.
fn not_now(claimed: &Claimed, regime: &Regime) -> Option<Vec<Answer>> {
    let [form, general] = form(claimed);
    let intended = claimed.ground == ClaimGround::AboutToAppear && claimed.kind == ClaimKind::Repetition;
    if intended && regime.repetition_when() == Some(RepetitionWhen::Appeared) {
        let ruling = no(claimed, ClaimReason::NoSuchRule, cite_all(regime, [general]));
        return Some(alloc::vec![ruling.into()]);
    }
    if claimed.moved || claimed.touched && by_touch(regime) || claimed.lost {
        return Some(right_lost(claimed, regime));
    }
    if !claimed.has_the_move {
        return Some(not_on_move(claimed, regime));
    }
    let fixed = regime.claim_written_fixed() == Some(ClaimWrittenFixed::Yes);
    if claimed.bound_to_another || fixed && claimed.wrote_another {
        let topics = [Topic::ClaimWrong, form];
        return Some(alloc::vec![
            no(claimed, ClaimReason::TooLate, cite_all(regime, topics)).into()
        ]);
    }
    if claimed.ground == ClaimGround::AboutToAppear && !is_written(claimed, regime) {
        let topics = [form, general];
        return Some(alloc::vec![
            no(claimed, ClaimReason::NotWritten, cite_all(regime, topics)).into()
        ]);
    }
    None
}

/// `claim.written_on`: whether the intended move stands where the rulebook wants it.
fn is_written(claimed: &Claimed, regime: &Regime) -> bool {
    let where_it_counts =
        claimed.on == SheetKind::Paper || regime.claim_written_on() != Some(ClaimWrittenOn::Scoresheet);
    claimed.written != Written::Nothing && where_it_counts
}

fn by_touch(regime: &Regime) -> bool {
    regime.claim_right_lost_by() == Some(ClaimRightLostBy::Touching)
}

/// He had touched a piece, or moved, without claiming: the right is gone for this move.
fn right_lost(claimed: &Claimed, regime: &Regime) -> Vec<Answer> {
    let cite = |more: &[Topic]| {
        cite_all(
            regime,
            [&[Topic::ClaimRightLost, form(claimed)[0]], more].concat(),
        )
    };
    let (player, right, until) = (claimed.by, Right::Claim, Until::Move);
    let lost = RightDecision::RightLost { player, right, until };
    let price = cannot_stand(claimed, regime);
    let wrong: &[Topic] = if price.is_empty() {
        &[]
    } else {
        &[Topic::ClaimWrong]
    };
    let rejected = no(claimed, ClaimReason::RightLost, cite(wrong)).with_all(price);
    let mut answers = alloc::vec![Ruling::new(lost, cite(&[])).into(), rejected.into()];
    answers.extend(draw_offer::by_claim(player, claimed.kind, regime));
    answers
}

/// What a claim costs that cannot stand, whatever is so: the price of a wrong one where the edition's practice is so, once.
/// Parameter `claim.not_on_move`.
fn cannot_stand(claimed: &Claimed, regime: &Regime) -> Vec<Remedy> {
    let costs = regime.claim_not_on_move() == Some(ClaimNotOnMove::WrongClaim) && !claimed.again;
    if costs {
        price(claimed.by, claimed.own_time, regime)
    } else {
        Vec::new()
    }
}

/// The other player has the move: the claim does not stand, and where the edition's practice is so it is a wrong one.
fn not_on_move(claimed: &Claimed, regime: &Regime) -> Vec<Answer> {
    let [form, general] = form(claimed);
    let topics = [form, general, Topic::ClaimWrong];
    let ruling = no(claimed, ClaimReason::NotOnMove, cite_all(regime, topics));
    let mut answers = alloc::vec![ruling.with_all(cannot_stand(claimed, regime)).into()];
    answers.extend(draw_offer::by_claim(claimed.by, claimed.kind, regime));
    answers
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
    let mut why = cite_all(regime, [form, general]);
    add(&mut why, cite_all(regime, same.iter().copied()));
    add(&mut why, kept(claimed, regime));
    let over = cite_all(regime, [Topic::ClaimCorrect, end]);
    alloc::vec![
        Ruling::upheld(player, claim, why).into(),
        drawn(reason, regime, over).into(),
    ]
}

/// A wrong claim: time to the opponent, in the older editions from the claimant too; the intended move must be made.
/// The same claim made again has its price already.
fn wrong(claimed: &Claimed, regime: &Regime) -> Vec<Answer> {
    let player = claimed.by;
    let mut cite = cites_by(regime.claim_opponent_add().by(), regime, [Topic::ClaimWrong]);
    let same = [
        Topic::PositionSame,
        Topic::PositionSameEnPassant,
        Topic::PositionSameCastling,
    ];
    let repetition = claimed.kind == ClaimKind::Repetition;
    let about = form(claimed)
        .into_iter()
        .chain(same.into_iter().filter(|_| repetition));
    add(&mut cite, about.flat_map(|topic| cite_all(regime, [topic])));
    add(&mut cite, kept(claimed, regime));
    let mut ruling = no(claimed, ClaimReason::NotSo, cite.clone());
    if !claimed.again {
        ruling = ruling.with_all(price(player, claimed.own_time, regime));
    }
    let declared = match claimed.written {
        Written::Legal(uci) if regime.claim_intended_move().is_some() && claimed.may_make => Some(uci),
        _ => None,
    };
    let remedy = declared.map(|uci| Remedy::DeclaredMove { uci });
    let mut answers = alloc::vec![ruling.with_all(remedy).into()];
    if let Some(uci) = declared {
        let moves = alloc::vec![uci];
        let by = match regime.claim_intended_move().value() {
            Some(ClaimIntendedMove::MadeByTouchRules) => &[Topic::ClaimWrong, Topic::TouchOwn][..],
            Some(ClaimIntendedMove::MadeByAllRules) => {
                &[Topic::ClaimWrong, Topic::TouchOwn, Topic::MoveLegal]
            }
            Some(ClaimIntendedMove::MustBeMade) | None => &[Topic::ClaimWrong],
        };
        let cite = cite_all(regime, by.iter().copied());
        answers.push(Ruling::new(DutyDecision::Obligation { player, moves }, cite).into());
    }
    answers.extend(draw_offer::by_claim(player, claimed.kind, regime));
    answers
}

/// What lets him claim who keeps no scoresheet, and what a claim completes that names the move to come.
fn kept(claimed: &Claimed, regime: &Regime) -> impl Iterator<Item = Citation> {
    let ends = claimed.so && claimed.ground == ClaimGround::AboutToAppear;
    let (ending, keeps, stop) = (
        regime.move_completed_ending(),
        regime.record_keeps_claims(),
        regime.claim_clock_stop(),
    );
    let completes = ends && ending == Some(MoveCompletedEnding::AlsoWrittenClaim);
    let or_arbiter = claimed.stopped && stop == Some(ClaimClockStop::HeOrArbiter);
    let given = [
        (or_arbiter, stop.by()),
        (completes, ending.by()),
        (keeps.is_some(), keeps.by()),
    ];
    let decided = given.into_iter().filter(|(decides, _)| *decides);
    decided.flat_map(|(_, by)| by.iter().cloned())
}

/// `draw.claim.moves`, `claim.moves_done`: whether fifty moves by each have been played without a pawn moved or a piece
/// taken. `plies` counts single moves, the last of which may not be completed.
#[must_use]
pub fn is_fifty(plies: u16, last_completed: bool, regime: &Regime) -> bool {
    let open = !last_completed && regime.claim_moves_done() == Some(ClaimMovesDone::Completed);
    let plies = u32::from(plies).saturating_sub(u32::from(open));
    regime.draw_claim_moves().is_some_and(|moves| plies >= 2 * moves)
}

/// `draw.claim.repetition`: whether a position that has come so many times can be claimed.
#[must_use]
pub fn is_repetition(times: u32, regime: &Regime) -> bool {
    regime
        .draw_claim_repetition()
        .value()
        .is_some_and(|needed| times >= needed)
}

/// The price of a wrong claim. Topic `claim.wrong`.
#[must_use]
pub fn price(claimant: Color, own_time: Option<u64>, regime: &Regime) -> Vec<Remedy> {
    let mut all = Vec::with_capacity(2);
    if let Some(time) = regime.claim_opponent_add().value() {
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
    let from = regime.claim_claimant_floor_from().map_or(0, millis);
    let floor = regime.claim_claimant_floor().map_or(0, millis);
    let most = regime.claim_claimant_most().map_or(u64::MAX, millis);
    if left > from {
        let ms = (left / 2).min(most);
        Some(Remedy::TakeTime { player, ms })
    } else if left > floor {
        Some(Remedy::SetTime { player, ms: floor })
    } else {
        None
    }
}

/// An illegal move that nobody had found makes a claim void: it is dealt with first.
pub fn void(player: Color, claim: ClaimKind, regime: &Regime) -> Answer {
    let decision = ClaimDecision::ClaimVoid { player, claim };
    Ruling::new(decision, cite_all(regime, [Topic::IllegalMove])).into()
}
