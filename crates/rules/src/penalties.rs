//! Penalties: which there are, and the question which of them is imposed. Topics `penalty.*`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{
    Citation, ConductBothGuilty, ConductClaimCheck, PenaltyList, PenaltyLossOpponent, Points, Regime, Topic,
};
use arbiter_mate::chess::Color;

use crate::answer::{
    Choice, EndReason, GameResult, Limits, MateVerdict, OffenceDecision, OffenceKind, OptionId, QuestionId,
    Score, WhileOpen,
};
use crate::cite::{also, cite_all, cites_by};
use crate::silent;
use crate::{Answer, Question, Remedy, Ruling, points};

/// An offence, and what it may cost: the question `penalty`, or where the rulebook has no list, what it is silent about.
///
/// `about` are the topics of the article that was broken.
#[must_use]
pub fn offence(which: OffenceKind, player: Color, about: &[Topic], regime: &Regime) -> Vec<Answer> {
    offence_by(which, player, &[], about, regime)
}

/// The same, where the articles `by` which it is one come before those on the topics.
#[must_use]
pub fn offence_by(
    which: OffenceKind,
    player: Color,
    by: &[Citation],
    about: &[Topic],
    regime: &Regime,
) -> Vec<Answer> {
    let priced = question(player, about, regime).map(|question| vec![question]);
    let then = priced.unwrap_or_else(|| silent::ask(regime, about));
    followed(found(which, player, by, about, regime), then)
}

/// The same where the rulebook forbids it and names no penalty: whom it leaves such things to decides.
#[must_use]
pub fn unpriced(which: OffenceKind, player: Color, about: &[Topic], regime: &Regime) -> Vec<Answer> {
    let offence = found(which, player, &[], about, regime);
    followed(offence, silent::ask(regime, about))
}

fn followed(offence: Answer, then: Vec<Answer>) -> Vec<Answer> {
    core::iter::once(offence).chain(then).collect()
}

fn found(which: OffenceKind, player: Color, by: &[Citation], about: &[Topic], regime: &Regime) -> Answer {
    let player = Some(player);
    let cites = cites_by(by, regime, about.iter().copied());
    Ruling::new(OffenceDecision::Offence { player, which }, cites).into()
}

/// The question which penalty is imposed; `None` where a rulebook has no list. Play goes on while it is open.
#[must_use]
pub fn question(player: Color, about: &[Topic], regime: &Regime) -> Option<Answer> {
    let list = regime.penalty_list().value()?;
    let cites = cite_all(
        regime,
        [Topic::PenaltyList].into_iter().chain(about.iter().copied()),
    );
    let options = list.iter().map(|penalty| {
        let choice = Choice::new(word(penalty));
        choice.then_all(without_figures(penalty, player, regime))
    });
    let mut question = Question::new(QuestionId::Penalty, options, cites).about(player);
    question.while_open = WhileOpen::Everything;
    Some(question.into())
}

/// The word of a penalty in the public interface.
#[must_use]
pub fn word(penalty: PenaltyList) -> OptionId {
    told(penalty).0
}

/// By which word a penalty is told, and the topic of the article on it.
fn told(penalty: PenaltyList) -> (OptionId, Topic) {
    match penalty {
        PenaltyList::Warning => (OptionId::Warning, Topic::PenaltyWarning),
        PenaltyList::OpponentTime => (OptionId::OpponentTime, Topic::PenaltyOpponentTime),
        PenaltyList::OffenderTime => (OptionId::OwnTime, Topic::PenaltyOffenderTime),
        PenaltyList::Loss => (OptionId::Loss, Topic::PenaltyLoss),
        PenaltyList::OwnPoints => (OptionId::OwnPoints, Topic::PenaltyOwnPoints),
        PenaltyList::OpponentPoints => (OptionId::OpponentPoints, Topic::PenaltyOpponentPoints),
        PenaltyList::Fine => (OptionId::Fine, Topic::PenaltyFine),
        PenaltyList::ExcludeRound => (OptionId::ExcludeRound, Topic::PenaltyExcludeRound),
        PenaltyList::Expulsion => (OptionId::Expel, Topic::PenaltyExpulsion),
    }
}

/// Whether the edition lists a penalty by this word.
#[must_use]
pub fn is_listed(name: &str, regime: &Regime) -> bool {
    listed(name, regime).is_some()
}

fn listed(name: &str, regime: &Regime) -> Option<PenaltyList> {
    regime
        .penalty_list()
        .value()?
        .iter()
        .find(|penalty| word(*penalty).as_str() == name)
}

/// What a penalty brings that hangs on no figure.
fn without_figures(penalty: PenaltyList, player: Color, regime: &Regime) -> Vec<Answer> {
    match penalty {
        PenaltyList::OpponentTime
        | PenaltyList::OffenderTime
        | PenaltyList::OwnPoints
        | PenaltyList::OpponentPoints
        | PenaltyList::Fine => Vec::new(),
        // That who is expelled loses his game too is ruled when he is.
        _ => {
            let how = Amount {
                over: true,
                ..Amount::default()
            };
            imposed(word(penalty).as_str(), player, &how, regime)
        }
    }
}

/// How much: of time, of points in halves, of money.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Amount {
    /// Time, in milliseconds.
    pub ms: Option<u64>,
    /// Half points, or money.
    pub amount: Option<u32>,
    /// What is left on the offender's clock, in milliseconds.
    pub left: Option<u64>,
    /// Whether the game is over, or is lost by another penalty of the same act.
    pub over: bool,
    /// Whether the opponent could checkmate, where that has been looked at: what he scores may hang on it.
    pub mate: Option<MateVerdict>,
}

/// What an arbiter imposes. A word that the edition does not list brings nothing: see [`is_listed`].
#[must_use]
pub fn imposed(name: &str, player: Color, how: &Amount, regime: &Regime) -> Vec<Answer> {
    let Some(penalty) = listed(name, regime) else {
        return Vec::new();
    };
    let more_than_is_left = how.left.is_some_and(|left| how.ms.is_some_and(|ms| ms > left));
    if penalty == PenaltyList::OffenderTime && more_than_is_left {
        return silent::ask(regime, &[Topic::PenaltyOffenderTime, Topic::FlagLoss]);
    }
    let cites = cites(penalty, regime);
    let ms = how.ms.unwrap_or(0);
    let halves = u16::try_from(how.amount.unwrap_or(0)).unwrap_or(u16::MAX);
    let who = || player.word().into();
    let remedy = match penalty {
        PenaltyList::Loss => return loss(player, EndReason::Conduct, &cites, how.mate, regime),
        PenaltyList::Warning => Remedy::Warning { player },
        PenaltyList::OpponentTime => Remedy::AddTime { player: !player, ms },
        PenaltyList::OffenderTime => Remedy::TakeTime { player, ms },
        PenaltyList::OwnPoints => Remedy::Points {
            player,
            points: Points { halves },
            given: false,
        },
        PenaltyList::OpponentPoints => Remedy::Points {
            player: !player,
            points: Points { halves },
            given: true,
        },
        PenaltyList::Fine => Remedy::Fine {
            player,
            amount: how.amount,
        },
        PenaltyList::ExcludeRound => Remedy::ExcludeRound { who: who() },
        PenaltyList::Expulsion if !how.over => return vec![expelled(player, cites, regime).into()],
        PenaltyList::Expulsion => Remedy::ExpelEvent { who: who() },
    };
    vec![Ruling::goes_on(cites).with(remedy).into()]
}

/// Who is expelled from the event plays no more: the game that he is playing is lost.
fn expelled(player: Color, mut cites: Vec<Citation>, regime: &Regime) -> Ruling {
    cites.extend(cite_all(regime, [Topic::PenaltyLoss]));
    let who = player.word().into();
    points::over(GameResult::win(!player), EndReason::Conduct, regime, cites).with(Remedy::ExpelEvent { who })
}

/// Whether a penalty changes how the game goes on or ends: when that is over it comes too late.
///
/// ```
/// use arbiter_rules::{laws::default_rulebook, penalties::is_of_play};
/// let regime = default_rulebook().standard();
/// assert!(is_of_play("own_time", &regime) && is_of_play("loss", &regime));
/// assert!(!is_of_play("expel", &regime) && !is_of_play("warning", &regime));
/// ```
#[must_use]
pub fn is_of_play(name: &str, regime: &Regime) -> bool {
    matches!(
        listed(name, regime),
        Some(PenaltyList::OpponentTime | PenaltyList::OffenderTime | PenaltyList::Loss)
    )
}

/// A penalty that the arbiter imposes of himself: he observes the games, and penalties are his to impose.
pub fn of_himself(answer: &mut Answer, regime: &Regime) {
    also(answer, cite_all(regime, [Topic::ArbiterObserveGames]));
}

/// A player loses by an act of the arbiter; where the rulebook leaves the opponent's score to him, he is asked.
#[must_use]
pub fn loss(
    player: Color,
    reason: EndReason,
    cites: &[Citation],
    mate: Option<MateVerdict>,
    regime: &Regime,
) -> Vec<Answer> {
    let over = points::over(GameResult::win(!player), reason, regime, cites.iter().cloned());
    match regime.penalty_loss_opponent().value() {
        Some(PenaltyLossOpponent::ArbiterDecides) => {
            vec![opponents_score(player, reason, cites, mate, regime)]
        }
        _ => vec![over.into()],
    }
}

/// Both players lose by an act of the arbiter: one game is lost once, whatever the other would have scored.
pub fn both_lose(regime: &Regime) -> Answer {
    let said = regime.conduct_both_guilty();
    let mut cites = cites(PenaltyList::Loss, regime);
    if said.value() == Some(ConductBothGuilty::BothLose) {
        cites.extend(said.by().iter().cloned());
    }
    points::over(GameResult::BothLose, EndReason::Conduct, regime, cites).into()
}

/// The offender gets nothing; the arbiter decides what the opponent scores.
pub fn opponents_score(
    offender: Color,
    reason: EndReason,
    cites: &[Citation],
    mate: Option<MateVerdict>,
    regime: &Regime,
) -> Answer {
    let whole = points::score(GameResult::win(!offender), regime);
    let half = points::score(GameResult::Draw, regime);
    let of = |score: Score| offender.fold(score.black, score.white);
    let nothing = Points { halves: 0 };
    let option = |id: OptionId, result: GameResult, points: Points| {
        let score = Score::by_player(offender, nothing, points);
        Choice::new(id).then(Ruling::over(result, score, reason, cites.iter().cloned()))
    };
    let win = GameResult::win(!offender);
    let options = [
        option(OptionId::WholePoint, win, of(whole)),
        option(OptionId::HalfPoint, win, of(half)),
        option(OptionId::NoPoint, GameResult::BothLose, nothing),
    ];
    let mut question =
        Question::new(QuestionId::OpponentsScore, options, cites.iter().cloned()).about(!offender);
    question.limits = Limits {
        mate,
        ..Limits::default()
    };
    question.into()
}

/// The list and the penalty itself.
fn cites(penalty: PenaltyList, regime: &Regime) -> Vec<Citation> {
    cite_all(regime, [told(penalty).1, Topic::PenaltyList])
}

/// A player persistently refuses to comply: `conduct.refusal`; both of them: `conduct.both_guilty`.
#[must_use]
pub fn refusal(player: Color, both: bool, mate: Option<MateVerdict>, regime: &Regime) -> Vec<Answer> {
    if both {
        let said = regime.conduct_both_guilty();
        if said.value() != Some(ConductBothGuilty::BothLose) {
            return silent::ask(regime, &[Topic::ConductRefusal, Topic::ConductDisturbing]);
        }
        let cites = said.by().to_vec();
        return vec![points::over(GameResult::BothLose, EndReason::Conduct, regime, cites).into()];
    }
    let cites = cite_all(regime, [Topic::ConductRefusal]);
    if regime.conduct_refusal().is_none() {
        return silent::ask(regime, &[Topic::ConductDisturbing]);
    }
    vec![opponents_score(player, EndReason::Conduct, &cites, mate, regime)]
}

/// A player complains of being disturbed: what it costs, if anything, the arbiter decides.
#[must_use]
pub fn disturbed(by: Color, regime: &Regime) -> Vec<Answer> {
    let about = [Topic::ConductDisturbing, Topic::ConductBreach];
    match question(!by, &about, regime) {
        Some(question) => vec![question],
        None => silent::ask(regime, &about),
    }
}

/// Whether the rulebook lists penalties.
#[must_use]
pub fn are_listed(regime: &Regime) -> bool {
    regime.penalty_list().is_some()
}

/// A penalty is imposed where the rulebook lists none: it stands on nobody's authority but the arbiter's.
#[must_use]
pub fn unlisted(regime: &Regime) -> Vec<Answer> {
    silent::ask(regime, &[Topic::ConductRefusal, Topic::DisplacedByPlayer])
}

/// A player refuses to comply, for the first time or the second.
#[must_use]
pub fn refuses(player: Color, regime: &Regime) -> Vec<Answer> {
    offence(OffenceKind::Refusal, player, &[Topic::ConductRefusal], regime)
}

/// A player refuses to help when the game is rebuilt, or a claim is checked: an offence, unless checking is the arbiter's and the
/// players are only present. Topics `conduct.assist`, `conduct.claim_check`.
#[must_use]
pub fn refuses_help(player: Color, checking: bool, regime: &Regime) -> Vec<Answer> {
    let by_arbiter = regime.conduct_claim_check();
    if checking && by_arbiter == Some(ConductClaimCheck::ArbiterWithPlayers) {
        return vec![Ruling::no_offence(by_arbiter.by().iter().cloned()).into()];
    }
    let topics = [Topic::ConductAssist, Topic::ConductRefusal];
    offence(OffenceKind::Refusal, player, &topics, regime)
}

/// Whether an amount of points can be given or taken in one game: at most what a win of it is worth, in half points.
///
/// ```
/// use arbiter_rules::{laws::default_rulebook, penalties::is_within};
/// let regime = default_rulebook().standard();
/// assert!(is_within("opponent_points", Some(2), &regime));
/// assert!(!is_within("own_points", Some(3), &regime) && is_within("fine", Some(50), &regime));
/// ```
#[must_use]
pub fn is_within(name: &str, amount: Option<u32>, regime: &Regime) -> bool {
    let of_points = [OptionId::OwnPoints, OptionId::OpponentPoints];
    let most = points::score(GameResult::WhiteWins, regime).white.halves;
    !of_points.iter().any(|one| one.as_str() == name) || amount.is_none_or(|amount| amount <= u32::from(most))
}

/// Whether a penalty has the figure without which it is none: so much time, or so many points.
///
/// ```
/// use arbiter_rules::penalties::has_figure;
/// assert!(has_figure("own_time", Some(60_000), None) && !has_figure("own_time", None, None));
/// assert!(has_figure("own_points", None, Some(1)) && !has_figure("own_points", Some(60_000), None));
/// assert!(has_figure("warning", None, None) && has_figure("fine", None, None));
/// ```
#[must_use]
pub fn has_figure(name: &str, ms: Option<u64>, amount: Option<u32>) -> bool {
    match OptionId::from_word(name) {
        Some(OptionId::OwnTime | OptionId::OpponentTime) => ms.is_some_and(|ms| ms > 0),
        Some(OptionId::OwnPoints | OptionId::OpponentPoints) => amount.is_some_and(|amount| amount > 0),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::Rulebook;

    fn options(id: &str) -> Vec<&'static str> {
        let regime = Rulebook::by_id(id).unwrap().standard();
        let list = regime.penalty_list().unwrap();
        list.iter().map(|penalty| word(penalty).as_str()).collect()
    }

    #[test]
    fn each_edition_has_its_list() {
        assert!(!options("fide-2009").contains(&"fine"));
        assert!(options("fide-2014").contains(&"fine"));
        assert!(!options("fide-2014").contains(&"exclude_round"));
        assert!(options("fide-2018").contains(&"exclude_round"));
    }

    #[test]
    fn what_is_not_listed_brings_nothing() {
        let regime = Rulebook::by_id("fide-2009").unwrap().standard();
        assert!(imposed("fine", Color::White, &Amount::default(), &regime).is_empty());
        assert_eq!(
            imposed("warning", Color::White, &Amount::default(), &regime).len(),
            1
        );
    }

    #[test]
    fn where_the_arbiter_decides_what_the_opponent_scores_the_verdict_stands_beside_it() {
        let regime = Rulebook::by_id("fide-2023").unwrap().standard();
        let how = Amount {
            mate: Some(MateVerdict::Unwinnable),
            ..Amount::default()
        };
        let asked = imposed("loss", Color::White, &how, &regime);
        let [Answer::Question(question)] = asked.as_slice() else {
            panic!("{asked:?}");
        };
        assert_eq!(question.limits.mate, how.mate);
    }

    #[test]
    fn a_league_without_a_list_asks_whom_it_names() {
        let regime = Rulebook::by_id("lekocup-1402").unwrap().standard();
        let answers = offence(OffenceKind::WrongHand, Color::Black, &[Topic::ClockHand], &regime);
        let asks = |id| {
            answers
                .iter()
                .any(|answer| matches!(answer, Answer::Question(open) if open.id == id))
        };
        assert!(asks(QuestionId::SilentRulebook) && !asks(QuestionId::Penalty));
    }
}
