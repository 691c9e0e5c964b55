//! Appeals: to whom, with what, until when, and what becomes of them. Topic `conduct.appeal`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{Regime, Topic};
use arbiter_mate::chess::Color;

use crate::answer::{
    Choice, ClaimReason, CourseDecision, EndReason, GameDecision, GameResult, OptionId, QuestionId, Referee,
    ResultDecision, WhileOpen,
};
use crate::cite::cite_all;
use crate::{Answer, Question, Refusal, Remedy, Ruling, points, silent};

/// How a player appeals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Appeal {
    /// Who.
    pub by: Color,
    /// To whom, where he says so.
    pub to: Option<Referee>,
    /// Whether the fee is paid.
    pub fee: bool,
    /// Whether in writing.
    pub in_writing: bool,
    /// Whether his game is over.
    pub over: bool,
    /// How long it has been, in milliseconds, where both instants are known.
    pub since_end: Option<u64>,
}

/// A player appeals: during the game to the chief arbiter, after it to the committee, where he names nobody else. An event may
/// ask for a fee and for writing (`appeal.fee`, `appeal.writing`) and set a time after the game (`appeal.within`). A rulebook that has no appeals
/// is silent on them.
///
/// ```
/// use arbiter_rules::{Answer, appeal::{Appeal, appealed}, chess::Color::White, laws::default_rulebook};
/// let appeal = Appeal { by: White, to: None, fee: false, in_writing: false, over: true, since_end: None };
/// let Answer::Ruling(ruling) = &appealed(&appeal, &default_rulebook().standard())[0] else { panic!("a ruling") };
/// assert_eq!(ruling.decision.tag(), "referred");
/// ```
#[must_use]
pub fn appealed(appeal: &Appeal, regime: &Regime) -> Vec<Answer> {
    let said = regime.conduct_appeal();
    if said.is_none() {
        return silent::ask(regime, &[Topic::ArbiterObserveLaws]);
    }
    let cites = said.by().iter().cloned();
    let player = appeal.by;
    if let Some(reason) = lacks(appeal, regime) {
        return vec![Ruling::new(CourseDecision::AppealNotAdmissible { player, reason }, cites).into()];
    }
    let above = if appeal.over {
        Referee::Committee
    } else {
        Referee::ChiefArbiter
    };
    let to = appeal.to.unwrap_or(above);
    let ruling = Ruling::new(CourseDecision::Referred { to }, cites);
    vec![ruling.with(Remedy::ReferTo { whom: to }).into()]
}

fn lacks(appeal: &Appeal, regime: &Regime) -> Option<ClaimReason> {
    let within = regime.appeal_within().value();
    let late = within
        .zip(appeal.since_end)
        .is_some_and(|(within, ms)| u128::from(ms) > within.as_millis());
    if late {
        return Some(ClaimReason::TooLate);
    }
    if regime.appeal_writing().is_some() && !appeal.in_writing {
        return Some(ClaimReason::NotWritten);
    }
    (regime.appeal_fee().is_some() && !appeal.fee).then_some(ClaimReason::NotPaid)
}

/// Who decides an appeal: nobody but the one to whom it went.
///
/// # Errors
/// [`Refusal::NothingAppealed`] where nobody has appealed, [`Refusal::NotThisRole`] where it went to somebody else.
pub fn may_decide(open: Option<Referee>, by: Option<Referee>, name: &str) -> Result<(), Refusal> {
    let Some(to) = open else {
        return Err(Refusal::NothingAppealed);
    };
    if by == Some(to) {
        return Ok(());
    }
    let by = name.into();
    Err(Refusal::NotThisRole { by })
}

/// An appeal is decided: upheld, with the `result` that then stands where it is about one (an open one: the game is resumed), or
/// rejected. Where a game is over and nobody says what then stands, that is asked.
#[must_use]
pub fn decided(
    player: Color,
    upheld: bool,
    over: bool,
    result: Option<GameResult>,
    regime: &Regime,
) -> Vec<Answer> {
    let cites = || cite_all(regime, [Topic::ConductAppeal]);
    if !upheld {
        return vec![Ruling::new(CourseDecision::AppealRejected { player }, cites()).into()];
    }
    let mut answers: Vec<Answer> = vec![Ruling::new(CourseDecision::AppealUpheld { player }, cites()).into()];
    match (over, result) {
        (true, Some(result)) => answers.push(then(result, regime).into()),
        (true, None) => answers.push(what_follows(player, regime)),
        (false, Some(GameResult::Open) | None) => {}
        (false, Some(result)) => {
            answers.push(points::over(result, EndReason::Conduct, regime, cites()).into());
        }
    }
    answers
}

/// What then stands of a game that is over.
fn then(result: GameResult, regime: &Regime) -> Ruling {
    let cites = cite_all(regime, [Topic::ConductAppeal]);
    if result == GameResult::Open {
        return Ruling::new(GameDecision::GameResumed, cites);
    }
    let score = points::score(result, regime);
    Ruling::new(ResultDecision::ResultCorrected { result, score }, cites)
}

/// Another result, the game resumed, or what stands.
fn what_follows(player: Color, regime: &Regime) -> Answer {
    let cites = cite_all(regime, [Topic::ConductAppeal]);
    let option = |id: OptionId, result: GameResult| Choice::new(id).then(then(result, regime));
    let options = [
        option(OptionId::Resume, GameResult::Open),
        option(OptionId::White, GameResult::WhiteWins),
        option(OptionId::Black, GameResult::BlackWins),
        option(OptionId::Draw, GameResult::Draw),
        Choice::new(OptionId::ResultStands).then(Ruling::result_stands(cites.iter().cloned())),
    ];
    let mut question = Question::new(QuestionId::WhatFollows, options, cites).about(player);
    question.while_open = WhileOpen::Everything;
    question.into()
}
