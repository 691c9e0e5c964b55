//! What an arbiter does and answers of himself, and what it rests on: he starts and declares, corrects, sets a clock, begins
//! anew, takes back, sends on; and what he says to whoever asks him.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{ArbiterSilence, Citation, Regime, SpectatorsReport, Topic};
use arbiter_mate::chess::Color;

use crate::answer::{
    Choice, ClaimDecision, ClaimReason, CourseDecision, Decision, EndReason, GameResult, OffenceDecision,
    OffenceKind, OptionId, QuestionId, ResultDecision, Score, WhileOpen,
};
use crate::cite::{also, cite_all, cites_by, is_carried};
use crate::fact::CallAbout;
use crate::{Answer, Question, Remedy, Ruling, silent};

/// The clock is set going at the start, or `again`; `None` where the rulebook does not speak of it.
#[must_use]
pub fn started(again: bool, regime: &Regime) -> Option<Answer> {
    let topics = if again {
        [Topic::ClockRestart, Topic::ClockArbiterStops]
    } else {
        [Topic::ClockStart, Topic::TimeBase]
    };
    is_carried(regime, &topics).then(|| Ruling::goes_on(cite_all(regime, topics)).into())
}

/// The round is begun: the arbiter sees to the progress of the event; `None` where the rulebook does not speak of it.
#[must_use]
pub fn round_begun(regime: &Regime) -> Option<Answer> {
    let topics = [Topic::ArbiterProgress];
    is_carried(regime, &topics).then(|| Ruling::goes_on(cite_all(regime, topics)).into())
}

/// A helper is accepted, of one who is `disabled` by the arbiter's care for him too; `None` where the rulebook knows none.
#[must_use]
pub fn helper(disabled: bool, regime: &Regime) -> Option<Answer> {
    let topics = [Topic::TouchHelper, Topic::ClockHelper, Topic::RecordRelief];
    let care = disabled.then_some(Topic::ArbiterSpecialNeeds);
    is_carried(regime, &topics)
        .then(|| Ruling::no_offence(cite_all(regime, topics.into_iter().chain(care))).into())
}

/// The arbiter declares a result.
pub fn declared(result: GameResult, score: Score, regime: &Regime) -> Answer {
    let topics = [
        Topic::ArbiterObserveLaws,
        Topic::ScorePoints,
        Topic::ScoreDrawGroup,
        Topic::ScoreOdd,
    ];
    Ruling::over(result, score, EndReason::Conduct, cite_all(regime, topics)).into()
}

/// The result of a game that is over is put right.
pub fn corrected(result: GameResult, score: Score, regime: &Regime) -> Answer {
    let cites = cite_all(regime, [Topic::RecordSign, Topic::ArbiterObserveLaws]);
    Ruling::new(ResultDecision::ResultCorrected { result, score }, cites).into()
}

/// What comes after the end changes nothing: the result stands by the articles by which the game ended.
pub fn stands(ended_by: &[Citation]) -> Answer {
    Ruling::result_stands(ended_by.iter().cloned()).into()
}

/// A display or a counter is set; where it is set to more than it `shows`, that is extra time.
pub fn adjusted(
    player: Color,
    shows: Option<u64>,
    (ms, counter): (Option<u64>, Option<u16>),
    regime: &Regime,
) -> Answer {
    let more = ms.is_some_and(|ms| shows.is_none_or(|shows| ms > shows));
    let extra = more.then_some(Topic::ArbiterExtraTime);
    let cites = cite_all(regime, extra.into_iter().chain([Topic::ClockAfterRestoring]));
    let time = ms.map(|ms| Remedy::SetTime { player, ms });
    let moves = counter.map(|moves| Remedy::SetMoveCounter { player, moves });
    let remedies = time.into_iter().chain(moves);
    Ruling::goes_on(cites).with_all(remedies).into()
}

/// A new game is played in place of this one.
pub fn anew(regime: &Regime) -> Answer {
    let cites = cite_all(regime, [Topic::SetupWrongPosition]);
    let new = ResultDecision::NewGame { swap_colours: false };
    Ruling::new(new, cites).with(Remedy::NewGame).into()
}

/// A slip of an official is taken back: it is his duty to see that the Laws are observed, and where a rulebook names no
/// such duty, it says something of the unforeseen.
pub fn taken_back(taken: CourseDecision, regime: &Regime) -> Answer {
    let duties = [
        Topic::ArbiterObserveLaws,
        Topic::ArbiterBestInterest,
        Topic::ArbiterInterest,
    ];
    let cites = if is_carried(regime, &duties) {
        cite_all(regime, duties)
    } else {
        cite_all(regime, [Topic::PrefaceAnalogy])
    };
    Ruling::new(taken, cites).into()
}

/// Somebody asks what the arbiter may not tell; `None` where he may. A forgotten clock he may point out where the text
/// speaks of the moves alone.
///
/// ```
/// use arbiter_laws::Rulebook;
/// use arbiter_rules::{desk::never_told, fact::CallAbout::{ForgotClock, MovesMade}};
/// let silent = |id, about| never_told(about, &Rulebook::by_id(id).unwrap().standard()).is_some();
/// assert!(silent("fide-2001", MovesMade) && silent("fide-2005", ForgotClock));
/// assert!(!silent("fide-2001", ForgotClock));
/// ```
#[must_use]
pub fn never_told(about: CallAbout, regime: &Regime) -> Option<Answer> {
    let said = regime.arbiter_silence();
    let told = about == CallAbout::ForgotClock && said == Some(ArbiterSilence::MovesAndCompletion);
    let cites = cites_by(said.by(), regime, [Topic::ArbiterSilence]);
    (about.is_kept_silent() && !told).then(|| Ruling::silence(cites).into())
}

/// Somebody asks, and nothing is the matter: a point of the Laws is explained to him.
pub fn answered(regime: &Regime) -> Answer {
    Ruling::no_offence(cite_all(
        regime,
        [Topic::ConductExplanation, Topic::ArbiterSilence],
    ))
    .into()
}

/// What an assistant has seen or done counts as the arbiter's: he was appointed to it.
pub fn by_assistant(answer: &mut Answer, regime: &Regime) {
    also(answer, cite_all(regime, [Topic::ArbiterAssistants]));
}

/// Whether a spectator may tell what he has seen.
#[must_use]
pub fn may_tell(to_arbiter: bool, regime: &Regime) -> bool {
    to_arbiter && regime.spectators_report() == Some(SpectatorsReport::ArbiterOnly)
}

/// A spectator interferes with a game: he may be expelled.
#[must_use]
pub fn interferes(who: &str, regime: &Regime) -> Vec<Answer> {
    if !is_carried(regime, &[Topic::Spectators]) {
        return silent::ask(regime, &[Topic::ConductDisturbing]);
    }
    may_go(
        OffenceKind::Interference,
        who,
        &cite_all(regime, [Topic::Spectators]),
    )
}

/// The captain of a team advises his player as captains may: he speaks of the game, and does not interfere with it.
#[must_use]
pub fn advised(regime: &Regime) -> Vec<Answer> {
    if !is_carried(regime, &[Topic::Spectators]) {
        return Vec::new();
    }
    vec![Ruling::no_offence(cite_all(regime, [Topic::Spectators])).into()]
}

/// What nobody does who has no part in a game: the arbiter may warn him, or send him out of the hall.
pub(crate) fn may_go(which: OffenceKind, who: &str, cites: &[Citation]) -> Vec<Answer> {
    let offence = OffenceDecision::Offence { player: None, which };
    let stays = || Ruling::goes_on(cites.iter().cloned());
    let options = [
        Choice::new(OptionId::Warning).then(stays()),
        Choice::new(OptionId::Expel).then(stays().with(Remedy::ExpelHall { who: who.into() })),
    ];
    let mut question = Question::new(QuestionId::Penalty, options, cites.iter().cloned());
    question.while_open = WhileOpen::Everything;
    [
        Ruling::new(offence, cites.iter().cloned()).into(),
        question.into(),
    ]
    .into()
}

/// Who only asks claims nothing: where nothing is the matter, there is no offence in asking.
pub fn no_claim(answer: Answer) -> Answer {
    let not_so = |ruling: &Ruling| {
        let reason = ClaimReason::NotSo;
        matches!(ruling.decision, Decision::Claim(ClaimDecision::ClaimRejected { reason: why, .. }) if why == reason)
    };
    match answer {
        Answer::Ruling(ruling) if not_so(&ruling) => Ruling::no_offence(ruling.cites).into(),
        answer => answer,
    }
}
