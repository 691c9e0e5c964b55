//! Late arrival: who loses by coming late, and who may excuse it. Topics `time.default`, `default.*`.

use crate::fact::ClaimKind;
use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::clock::millis;
use arbiter_laws::{DefaultBothAbsent, DefaultCountsFrom, DefaultRule, Regime, TimeDefaultWaivableBy, Topic};
use arbiter_mate::chess::Color;

use crate::answer::{Choice, EndReason, GameResult, OptionId, Proposal, QuestionId, WhileOpen};
use crate::cite::{cite_all, cites_by};
use crate::silent;
use crate::{Answer, Question, Remedy, Ruling, points};

/// When rounds begin and what the event's schedule says, in milliseconds since the scheduled start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Schedule {
    /// The scheduled start.
    pub scheduled: u64,
    /// When the round was really begun.
    pub actual: Option<u64>,
    /// The default time of this event, where its schedule gives one.
    pub default: Option<u64>,
}

impl Schedule {
    /// The instant from which lateness counts: `default.counts_from`.
    #[must_use]
    pub fn start(&self, regime: &Regime) -> u64 {
        match regime.default_counts_from().value() {
            Some(DefaultCountsFrom::Actual | DefaultCountsFrom::RoundOrSession) => {
                self.actual.unwrap_or(self.scheduled)
            }
            _ => self.scheduled,
        }
    }
}

/// `default.rule`, `time.default`: how late is too late, in milliseconds: as the event has it, else as the rulebook does. Where
/// the event must say it and has not, nobody knows; where the rulebook says "at once" without a figure, it is zero.
fn default_time(schedule: &Schedule, regime: &Regime) -> Option<u64> {
    let figure = || regime.time_default().map(millis);
    let without = match regime.default_rule().value()? {
        DefaultRule::MustBeSpecified => figure().filter(|_| regime.time_default().is_by_event()),
        DefaultRule::LongerThan => figure(),
        DefaultRule::AtOnce | DefaultRule::MustBeSpecifiedElse => Some(figure().unwrap_or(0)),
    };
    schedule.default.or(without)
}

/// How late is too late.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    InTime,
    TooLate,
    NoFigure,
}

fn verdict(arrived: u64, schedule: &Schedule, regime: &Regime) -> Option<Verdict> {
    regime.default_rule().value()?;
    let late = arrived.saturating_sub(schedule.start(regime));
    Some(match default_time(schedule, regime) {
        // Who is there at the instant itself is there, under a rule of no delay too.
        Some(default) if late > default => Verdict::TooLate,
        None if late > 0 => Verdict::NoFigure,
        _ => Verdict::InTime,
    })
}

/// Whether a player who is there at this instant has come too late.
#[must_use]
pub fn is_too_late(arrived: u64, schedule: &Schedule, regime: &Regime) -> bool {
    verdict(arrived, schedule, regime) == Some(Verdict::TooLate)
}

/// Whether a player who is not there now is too late; without an instant that is taken as it is told.
#[must_use]
pub fn is_absent(now: Option<u64>, schedule: &Schedule, regime: &Regime) -> bool {
    let Some(now) = now else {
        return regime.default_rule().is_some() && !no_figure(schedule, regime);
    };
    let zero = default_time(schedule, regime) == Some(0);
    let begun = now >= schedule.start(regime);
    is_too_late(now, schedule, regime) || (zero && begun && regime.default_rule().is_some())
}

/// Whether the rulebook demands a figure of the regulations and they give none.
#[must_use]
pub fn no_figure(schedule: &Schedule, regime: &Regime) -> bool {
    regime.default_rule().is_some() && default_time(schedule, regime).is_none()
}

/// The opponent of a player who arrives, or is found absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Opponent {
    /// Whether he is as late.
    pub too_late: bool,
    /// Whether he has not come either, so that no clock has run.
    pub absent: bool,
}

/// A player arrives, or is found absent, at this instant.
#[must_use]
pub fn arrives(
    player: Color,
    at: u64,
    opponent: Opponent,
    schedule: &Schedule,
    regime: &Regime,
) -> Vec<Answer> {
    let waited = || {
        let first = opponent.absent && player == Color::White && at != u64::MAX;
        first.then(|| both_absent(at, schedule, regime)).flatten()
    };
    let cites = cite_all(regime, [Topic::TimeDefault, Topic::DefaultCountsFrom]);
    match verdict(at, schedule, regime) {
        None if at > schedule.scheduled => silent::ask(regime, &[Topic::ClockStart, Topic::FlagLoss]),
        None | Some(Verdict::InTime) => Vec::new(),
        Some(Verdict::NoFigure) => vec![excuse(player, false, plays(waited(), regime), regime)],
        Some(Verdict::TooLate) => {
            let result = if opponent.too_late {
                GameResult::BothLose
            } else {
                GameResult::win(!player)
            };
            let mut answers =
                vec![points::over(result, EndReason::Default, regime, cites.iter().cloned()).into()];
            answers.extend(may_excuse(regime).then(|| {
                let then = if opponent.too_late {
                    // The other one has lost all the same, until he too is excused.
                    let lost = points::over(GameResult::win(player), EndReason::Default, regime, cites);
                    let other = excuse(!player, true, plays(None, regime), regime);
                    vec![lost.into(), other]
                } else {
                    plays(waited(), regime)
                };
                excuse(player, true, then, regime)
            }));
            answers
        }
    }
}

/// Whether the arbiter may decide otherwise, and not only the regulations.
#[must_use]
pub fn may_excuse(regime: &Regime) -> bool {
    matches!(
        regime.time_default_waivable_by().value(),
        Some(TimeDefaultWaivableBy::Arbiter | TimeDefaultWaivableBy::RegulationsOrArbiter)
    )
}

/// The game is played.
fn plays(waited: Option<Answer>, regime: &Regime) -> Vec<Answer> {
    let goes_on = Ruling::goes_on(cite_all(regime, [Topic::TimeDefault])).into();
    core::iter::once(goes_on).chain(waited).collect()
}

/// `late_excused`: the arbiter may let him play, and what comes of it then.
fn excuse(player: Color, lost: bool, then: Vec<Answer>, regime: &Regime) -> Answer {
    let cites = cite_all(regime, [Topic::TimeDefault]);
    let over = || {
        points::over(
            GameResult::win(!player),
            EndReason::Default,
            regime,
            cites.clone(),
        )
    };
    let lose = Choice::new(OptionId::Lose).then_all((!lost).then(|| over().into()));
    let options = [Choice::new(OptionId::Play).then_all(then), lose];
    let mut question = Question::new(QuestionId::LateExcused, options, cites).about(player);
    if lost {
        question.while_open = WhileOpen::Everything;
        question = question.proposing(Proposal::Choice(OptionId::Lose));
    }
    question.into()
}

/// Neither was there at the start: White loses the time until he arrives, unless the regulations say otherwise.
#[must_use]
pub fn both_absent(white_arrives: u64, schedule: &Schedule, regime: &Regime) -> Option<Answer> {
    let default = default_time(schedule, regime);
    match regime.default_both_absent().value()? {
        DefaultBothAbsent::WhiteUnlessZero if default == Some(0) => return None,
        DefaultBothAbsent::WhiteUnlessZero | DefaultBothAbsent::WhiteUntilHeArrives => {}
    }
    let start = schedule.actual.unwrap_or(schedule.scheduled);
    let (player, ms) = (Color::White, white_arrives.saturating_sub(start));
    let cites = cite_all(regime, [Topic::DefaultBothAbsent]);
    let ruling = Ruling::goes_on(cites).with(Remedy::TakeTime { player, ms });
    (ms > 0).then(|| ruling.into())
}

/// A player who was said to be absent has come in time.
pub fn not_so(claimant: Option<Color>, regime: &Regime) -> Answer {
    let cites = cite_all(regime, [Topic::TimeDefault]);
    Ruling::not_so(claimant, ClaimKind::Default, cites).into()
}

/// The claim that the opponent has not come in time is right; `None` where the rulebook knows none.
#[must_use]
pub fn upheld(claimant: Color, regime: &Regime) -> Option<Answer> {
    let rule = regime.default_rule();
    rule.value()?;
    let cites = cites_by(rule.by(), regime, [Topic::TimeDefault]);
    Some(Ruling::upheld(claimant, ClaimKind::Default, cites).into())
}

/// Neither player is there, and it is not too late yet.
pub fn not_yet(regime: &Regime) -> Answer {
    let cites = cite_all(regime, [Topic::DefaultBothAbsent, Topic::TimeDefault]);
    Ruling::no_offence(cites).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::Rulebook;

    fn check(id: &str, minutes: u64, default: Option<u64>, late: bool) {
        let regime = Rulebook::by_id(id).unwrap().standard();
        let schedule = Schedule {
            default,
            ..Schedule::default()
        };
        assert_eq!(
            is_too_late(minutes * 60_000, &schedule, &regime),
            late,
            "{id} {minutes}"
        );
    }

    #[test]
    fn how_late_is_too_late() {
        check("fide-2001", 60, None, false);
        check("fide-2005", 61, None, true);
        check("fide-2009", 0, None, false);
        check("fide-2009", 1, None, true);
        check("fide-2009", 20, Some(1_800_000), false);
        check("fide-2014", 3, None, false);
        check("fide-2023", 1, None, true);
        check("lekocup-1402", 9, None, false);
    }
}
