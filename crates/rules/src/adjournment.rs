//! Adjourned games: sealing, the envelope, and the resumption. Topics `adjourn.*`.
//!
//! What stands in an envelope is read by the caller: here it is only known how it reads.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::time::Duration;

use arbiter_laws::clock::millis;
use arbiter_laws::{
    AdjournBothAbsent, AdjournEnvelope, AdjournLateRule, AdjournLateSealer, Citation, Regime, Topic,
};
use arbiter_mate::chess::Color;
use arbiter_notation::variants::Asked;
use serde::{Deserialize, Serialize};

use crate::answer::{
    Choice, ClaimDecision, ClaimReason, CourseDecision, EndReason, GameResult, MateVerdict, MoveDecision,
    OfferDecision, OptionId, PositionDecision, Proposal, QuestionId, ResultDecision, Score, WhileOpen,
};
use crate::answer::{Decision, DutyDecision, GameDecision};
use crate::cite::{add, cite_all, cites_by, is_carried};
use crate::default_time::{self, Schedule};
use crate::ending::{drawn, unless_cannot_mate, won};
use crate::fact::ClaimKind;
use crate::{Answer, Question, Remedy, Ruling, points, silent};

/// What the program knows of what stands on the envelope; names, date and venue are known to whoever runs the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Envelope {
    /// Who sealed.
    pub sealer: Color,
    /// The position before the sealed move, as FEN.
    pub position: String,
    /// The number of the sealed move.
    pub number: u16,
    /// What both displays show, White's first, in milliseconds: with the time control it tells the times used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<[u64; 2]>,
    /// Whose offer of a draw is current.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Color>,
}

/// Whether games can be adjourned under this rulebook.
#[must_use]
pub fn is_known(regime: &Regime) -> bool {
    regime.adjourn_seal().is_some()
}

/// A rulebook that knows no adjournment is silent on it.
#[must_use]
pub fn unknown(regime: &Regime) -> Vec<Answer> {
    silent::ask(regime, &[Topic::ClockStopping, Topic::ClockArbiterStops])
}

/// The session ends: the player who has the move is told to seal it.
pub fn ordered(sealer: Color, regime: &Regime) -> Answer {
    let cites = cite_all(regime, [Topic::AdjournSeal]);
    let player = Some(sealer);
    let envelope = None;
    Ruling::new(CourseDecision::Adjourned { player, envelope }, cites).into()
}

/// The envelope is closed; `early` where the end of the session has not come yet, which his clock waits for.
pub fn sealed(envelope: Envelope, early: bool, regime: &Regime) -> Answer {
    let offered = envelope.offer.is_some();
    let mut topics = vec![
        Topic::AdjournSeal,
        Topic::AdjournEnvelope,
        Topic::AdjournEnvelopeNames,
        Topic::AdjournEnvelopePosition,
        Topic::AdjournEnvelopeTimes,
        Topic::AdjournEnvelopeSealer,
        Topic::AdjournEnvelopeMoveNumber,
        Topic::AdjournEnvelopeResumption,
        Topic::AdjournKept,
    ];
    if early && regime.adjourn_early().is_some() {
        topics.insert(0, Topic::AdjournEarly);
    }
    if offered {
        topics.push(Topic::AdjournEnvelopeOffer);
    }
    let player = Some(envelope.sealer);
    let envelope = Some(written(envelope, regime));
    let cites = cites_by(regime.adjourn_kept().by(), regime, topics);
    Ruling::new(CourseDecision::Adjourned { player, envelope }, cites).into()
}

/// `adjourn.envelope`: only what the rulebook wants on it.
fn written(mut envelope: Envelope, regime: &Regime) -> Envelope {
    let wants = |what: AdjournEnvelope| {
        let list = regime.adjourn_envelope();
        list.value().is_some_and(|list| list.contains(what))
    };
    if !wants(AdjournEnvelope::Offer) {
        envelope.offer = None;
    }
    if !wants(AdjournEnvelope::Times) {
        envelope.left = None;
    }
    envelope
}

/// He sealed before the end of the session, which comes now: until here his clock ran.
pub fn session_ends(envelope: Envelope, regime: &Regime) -> Answer {
    sealed(envelope, true, regime)
}

/// `adjourn.moved_on_board`: a move made on the board by a player who was told to seal is the one that he seals; `ply`
/// plies stand. `None` where the rulebook does not say so.
#[must_use]
pub fn moved_on_board(sealer: Color, made: Asked, ply: u32, regime: &Regime) -> Option<Vec<Answer>> {
    let rule = regime.adjourn_moved_on_board();
    rule.value()?;
    let by = || rule.by().iter().cloned();
    let back = Ruling::restored(ply, by());
    Some(vec![back.into(), must_seal(sealer, made, regime)])
}

/// What he seals is not the move that he made on the board.
pub fn must_seal(sealer: Color, made: Asked, regime: &Regime) -> Answer {
    let (player, moves) = (sealer, vec![made]);
    let by = regime.adjourn_moved_on_board().by().to_vec();
    let duty = DutyDecision::Obligation { player, moves };
    Ruling::new(duty, by)
        .with(Remedy::DeclaredMove { uci: made })
        .into()
}

/// `adjourn.change_of_mind`: the clocks have been stopped, so that what was sealed stays.
pub fn stays_sealed(player: Color, regime: &Regime) -> Answer {
    let by = regime.adjourn_change_of_mind().by().to_vec();
    Ruling::new(ClaimDecision::CannotWithdraw { player }, by).into()
}

/// Whether he may still change it: as long as he has not stopped the clocks.
#[must_use]
pub fn may_change(stopped: bool, regime: &Regime) -> bool {
    !stopped && regime.adjourn_change_of_mind().is_some()
}

/// The player who must reply is not there: the envelope stays shut.
pub fn not_yet(regime: &Regime) -> Answer {
    let by = regime.adjourn_open().by().to_vec();
    Ruling::new(PositionDecision::Wait, by).into()
}

/// Whether an envelope is opened only before the player who must reply.
#[must_use]
pub fn needs_replier(regime: &Regime) -> bool {
    regime.adjourn_open().is_some()
}

/// The envelope is opened, and the move in it is made and completed on the board.
#[must_use]
pub fn made(sealer: Color, uci: Asked, sealer_absent: bool, regime: &Regime) -> Vec<Answer> {
    let mut by = regime.adjourn_replier_present().by().to_vec();
    add(&mut by, regime.adjourn_open().by().iter().cloned());
    if sealer_absent {
        add(&mut by, cite_all(regime, [Topic::AdjournSealerAbsent]));
    }
    let player = sealer;
    let uci = Some(uci);
    vec![
        Ruling::new(MoveDecision::MoveMade { player, uci }, by.clone()).into(),
        Ruling::new(MoveDecision::MoveCompleted { player }, by).into(),
    ]
}

/// How a sealed move reads that cannot be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Faulty {
    /// More than one move can be meant.
    Ambiguous,
    /// It cannot be made out.
    Unclear,
    /// It is not legal.
    Illegal,
}

impl Faulty {
    const fn topic(self) -> Topic {
        match self {
            Self::Ambiguous => Topic::AdjournFaultyAmbiguous,
            Self::Unclear => Topic::AdjournFaultyUnclear,
            Self::Illegal => Topic::AdjournFaultyIllegal,
        }
    }
}

/// `adjourn.faulty`: the game is lost by such a sealed move; drawn if the opponent cannot checkmate any more, as after a
/// flag: every edition excepts that article and dead positions.
pub fn faulty(sealer: Color, how: Faulty, verdict: MateVerdict, regime: &Regime) -> Answer {
    let by = regime.adjourn_faulty().by();
    let cites = cites_by(by, regime, [how.topic()]);
    let lost = won(!sealer, EndReason::SealedMove, regime, cites.clone());
    let mut excepted = cites.clone();
    add(&mut excepted, cite_all(regime, [Topic::FlagLoss, Topic::EndDead]));
    let draw = drawn(EndReason::SealedMove, regime, excepted);
    unless_cannot_mate(verdict, lost, draw, !sealer, cites)
}

/// Play is resumed: position and times are set up; where the player who must reply is not there his clock is started.
pub fn resumed(replier_absent: bool, regime: &Regime) -> Answer {
    let mut cites = regime.adjourn_set_up().by().to_vec();
    let rule = if replier_absent {
        regime.adjourn_replier_absent().by().to_vec()
    } else {
        regime.adjourn_replier_present().by().to_vec()
    };
    add(&mut cites, rule);
    add(&mut cites, regime.adjourn_session().by().iter().cloned());
    Ruling::goes_on(cites).into()
}

/// Clocks are stopped: by the sealer, who ends his turn by it, or by the other one on his arrival, to call the arbiter.
pub fn stopped(by_sealer: bool, regime: &Regime) -> Answer {
    let topic = if by_sealer {
        Topic::AdjournSeal
    } else {
        Topic::AdjournReplierAbsent
    };
    Ruling::no_offence(cite_all(regime, [topic])).into()
}

/// `adjourn.sealer_absent`: he replies into an envelope of his own, and the clock of the player who is away runs.
pub fn reply_sealed(player: Color, regime: &Regime) -> Answer {
    let by = regime.adjourn_sealer_absent().by().to_vec();
    Ruling::new(MoveDecision::MoveCompleted { player }, by).into()
}

/// Whether a reply may be sealed while the opponent is away.
#[must_use]
pub fn may_seal_reply(regime: &Regime) -> bool {
    regime.adjourn_sealer_absent().is_some()
}

/// Who comes, or is said to be away, at a resumption.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Late {
    /// How long after its beginning, in milliseconds.
    pub ms: u64,
    /// Whether he must reply to the sealed move.
    pub replies: bool,
    /// How long of that his clock stood though it should have run, in milliseconds.
    pub stood: u64,
    /// Whether the opponent was not there either.
    pub alone: bool,
    /// Whether the opponent has lost by coming late himself.
    pub other_late: bool,
}

/// `adjourn.late_rule`, `adjourn.late`: whether that is too late.
#[must_use]
pub fn is_too_late(ms: u64, default: Option<u64>, regime: &Regime) -> bool {
    match regime.adjourn_late_rule().value() {
        None => false,
        Some(AdjournLateRule::Fixed) => {
            let most = regime.adjourn_late().value().unwrap_or(Duration::MAX);
            Duration::from_millis(ms) > most
        }
        Some(AdjournLateRule::DefaultTime) => default_time::is_too_late(ms, &session(default), regime),
    }
}

/// Whether he is late where the regulations should have said how late is too late, and did not.
fn is_unknown(ms: u64, default: Option<u64>, regime: &Regime) -> bool {
    let by_default = regime.adjourn_late_rule() == Some(AdjournLateRule::DefaultTime);
    ms > 0 && by_default && default_time::no_figure(&session(default), regime)
}

fn session(default: Option<u64>) -> Schedule {
    Schedule {
        default,
        ..Schedule::default()
    }
}

fn late_cites(regime: &Regime) -> Vec<Citation> {
    cites_by(regime.adjourn_late_rule().by(), regime, [Topic::AdjournLate])
}

/// A player comes to the resumption.
#[must_use]
pub fn arrives(player: Color, late: &Late, default: Option<u64>, regime: &Regime) -> Vec<Answer> {
    let waited = || waited(player, late, default, regime);
    if is_too_late(late.ms, default, regime) {
        return too_late(player, late.other_late, waited(), regime);
    }
    if is_unknown(late.ms, default, regime) {
        let answers = too_late(player, late.other_late, waited(), regime);
        return answers.into_iter().filter_map(only_asked).collect();
    }
    waited().into_iter().collect()
}

/// He loses, unless the arbiter decides otherwise, as each edition lets him.
fn too_late(player: Color, other_late: bool, waited: Option<Answer>, regime: &Regime) -> Vec<Answer> {
    let cites = late_cites(regime);
    let result = if other_late {
        GameResult::BothLose
    } else {
        GameResult::win(!player)
    };
    let over = points::over(result, EndReason::Default, regime, cites.clone());
    let play = Ruling::goes_on(cites.clone());
    let options = [
        Choice::new(OptionId::Play).then(play).then_all(waited),
        Choice::new(OptionId::Lose),
    ];
    let mut question = Question::new(QuestionId::LateExcused, options, cites).about(player);
    question.while_open = WhileOpen::Everything;
    let question = question.proposing(Proposal::Choice(OptionId::Lose));
    vec![over.into(), question.into()]
}

/// The question alone, with the loss as what follows from it.
fn only_asked(answer: Answer) -> Option<Answer> {
    let Answer::Question(mut question) = answer else {
        return None;
    };
    question.proposal = None;
    question.while_open = WhileOpen::ArbiterOnly;
    let player = question.player?;
    let cites = question.cites.clone();
    let lose = question
        .options
        .iter_mut()
        .find(|choice| choice.id == OptionId::Lose)?;
    let over = Ruling::over(
        GameResult::win(!player),
        Score::of(GameResult::win(!player)),
        EndReason::Default,
        cites,
    );
    lose.then.push(over.into());
    Some(question.into())
}

/// `adjourn.replier_absent`, `adjourn.both_absent`: the clock of the player who must reply runs while he is away, and what it did
/// not run is taken off it when he comes.
fn waited(player: Color, late: &Late, default: Option<u64>, regime: &Regime) -> Option<Answer> {
    let alone = regime.adjourn_replier_absent();
    let both = regime.adjourn_both_absent();
    let zero = || default.or(regime.time_default().map(millis)) == Some(0);
    let (loses, by) = match both.value().filter(|_| late.alone) {
        Some(AdjournBothAbsent::Replier) => (true, both.by()),
        Some(AdjournBothAbsent::ReplierUnlessZero) => (!zero(), both.by()),
        None => (alone.is_some(), alone.by()),
    };
    let ms = late.stood;
    let takes = loses && late.replies && ms > 0;
    let by = by.iter().cloned();
    takes.then(|| Ruling::goes_on(by).with(Remedy::TakeTime { player, ms }).into())
}

/// Somebody says that a player has not come to the resumption.
#[must_use]
pub fn absent(
    player: Color,
    late: &Late,
    claimant: Option<Color>,
    default: Option<u64>,
    regime: &Regime,
) -> Vec<Answer> {
    let cites = late_cites(regime);
    if !is_too_late(late.ms, default, regime) {
        return vec![Ruling::not_so(claimant, ClaimKind::Default, cites).into()];
    }
    let upheld = claimant.map(|by| Ruling::upheld(by, ClaimKind::Default, cites).into());
    let lost = too_late(player, late.other_late, None, regime);
    upheld.into_iter().chain(lost).collect()
}

/// Whether a sealed move that ended the game has ended it whoever comes too late: not only for the player who sealed it.
#[must_use]
pub fn conclusion_stands(regime: &Regime) -> bool {
    regime.adjourn_late_sealer() == Some(AdjournLateSealer::ConclusionStands)
}

/// `adjourn.late_sealer`: the player who sealed is late, and his move, or the flag of the one who waited for him, has
/// ended the game: that end stands.
pub fn end_stands(answers: &mut [Answer], regime: &Regime) {
    for answer in answers {
        let Some((_, reason)) = ended(answer) else {
            continue;
        };
        let topic = match reason {
            EndReason::Checkmate => Topic::AdjournLateMate,
            EndReason::Time => Topic::AdjournLateFlag,
            _ => Topic::AdjournLateDraw,
        };
        let by = regime.adjourn_late_sealer().by();
        add(answer.cites_mut(), cites_by(by, regime, [topic]));
    }
}

fn ended(answer: &Answer) -> Option<(GameResult, EndReason)> {
    let Answer::Ruling(ruling) = answer else {
        return None;
    };
    match ruling.decision {
        Decision::Game(GameDecision::GameOver { result, reason, .. }) => Some((result, reason)),
        _ => None,
    }
}

/// What was said between the sessions, or of a move that is sealed: `adjourn.ended_before`, `adjourn.offer`.
pub fn between_sessions(answers: &mut [Answer], replier: Color, regime: &Regime) {
    for answer in answers {
        let by = match (ended(answer), &*answer) {
            (Some((_, EndReason::Resignation | EndReason::Agreement)), _) => {
                regime.adjourn_ended_before().by()
            }
            (None, Answer::Ruling(ruling)) if is_offer(ruling, replier) => regime.adjourn_offer().by(),
            _ => continue,
        };
        let by = by.to_vec();
        add(answer.cites_mut(), by);
    }
}

fn is_offer(ruling: &Ruling, by: Color) -> bool {
    matches!(ruling.decision, Decision::Offer(OfferDecision::OfferOpen { player }) if player == by)
}

/// The game ended before it was resumed: nobody opens the envelope.
pub fn stays_shut(ended_by: &[Citation], regime: &Regime) -> Answer {
    let mut cites = regime.adjourn_ended_before().by().to_vec();
    add(&mut cites, ended_by.iter().cloned());
    Ruling::result_stands(cites).into()
}

/// A draw cannot be claimed with a move that is sealed: that was to be done before the clocks were stopped.
pub fn claimed_too_late(player: Color, kind: ClaimKind, regime: &Regime) -> Answer {
    let topic = if kind == ClaimKind::Fifty {
        Topic::ClaimMoves
    } else {
        Topic::ClaimRepetition
    };
    let cites = cite_all(regime, [topic, Topic::AdjournSeal]);
    Ruling::not_admissible(player, kind, ClaimReason::TooLate, cites).into()
}

/// The envelope is lost: from the position and the times that are known the game is resumed, and who sealed makes the
/// move that he says he sealed; where they cannot be known again, a new game. Topics `adjourn.lost`, `adjourn.position_lost`.
pub fn lost(sealer: Color, regime: &Regime) -> Answer {
    let resumed = Ruling::goes_on(regime.adjourn_lost().by().iter().cloned());
    let new = ResultDecision::NewGame { swap_colours: false };
    let new = Ruling::new(new, regime.adjourn_position_lost().by().iter().cloned());
    let options = [
        Choice::new(OptionId::Resume).then(resumed),
        Choice::new(OptionId::NewGame).then(new.with(Remedy::NewGame)),
    ];
    let cites = cite_all(regime, [Topic::AdjournLost, Topic::AdjournPositionLost]);
    let question = Question::new(QuestionId::EnvelopeLost, options, cites).about(sealer);
    question.proposing(Proposal::Choice(OptionId::Resume)).into()
}

/// Whether the rulebook says what becomes of a game whose envelope is lost.
#[must_use]
pub fn knows_lost(regime: &Regime) -> bool {
    is_carried(regime, &[Topic::AdjournLost])
}

/// Times at a resumption that are said to be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Times {
    /// Who claims it; `None` where an arbiter has noticed.
    pub claimant: Option<Color>,
    /// Whether that player, or who has the move, has made a move since.
    pub moved: bool,
    /// What the displays show, White's first.
    pub shows: [u64; 2],
    /// What they should show by what was recorded.
    pub should: [u64; 2],
}

/// `adjourn.wrong_times`: corrected before his first move, afterwards only if the arbiter decides so.
#[must_use]
pub fn wrong_times(times: &Times, regime: &Regime) -> Vec<Answer> {
    let (by, claim) = (regime.adjourn_wrong_times().by(), ClaimKind::WrongClock);
    if times.shows == times.should {
        return vec![Ruling::not_so(times.claimant, claim, by.iter().cloned()).into()];
    }
    let wrong = Color::ALL
        .into_iter()
        .filter(|of| times.shows[of.index()] != times.should[of.index()]);
    let set = wrong.map(|player| Remedy::SetTime {
        player,
        ms: times.should[player.index()],
    });
    let corrected = Ruling::goes_on(by.iter().cloned()).with_all(set);
    if !times.moved {
        let upheld = times
            .claimant
            .map(|player| Ruling::upheld(player, claim, by.iter().cloned()).into());
        return upheld.into_iter().chain([corrected.into()]).collect();
    }
    let late = |player| Ruling::rejected(player, claim, ClaimReason::TooLate, by.iter().cloned()).into();
    let options = [
        Choice::new(OptionId::Leave),
        Choice::new(OptionId::Correct).then(corrected),
    ];
    let question = Question::new(QuestionId::TimesTooSevere, options, by.iter().cloned());
    let question = question.proposing(Proposal::Choice(OptionId::Leave)).into();
    times.claimant.map(late).into_iter().chain([question]).collect()
}
