//! Scoresheets that are not complete when a flag falls: who completes them, on whose time, from what; and what follows where
//! they cannot show whether the time was overstepped. Topics `record.after_flag`, `record.neither`, `record.one`,
//! `record.reconstruct`, `record.overstep_unproved`.

use alloc::vec;
use alloc::vec::Vec;
use core::time::Duration;

use arbiter_laws::{
    ConductAssist, RecordAfterFlag, RecordNeither, RecordOverstepUnproved, RecordReconstruct, Regime, Topic,
};
use arbiter_mate::chess::Color;

use crate::answer::{Choice, OptionId, QuestionId, SheetDecision, SheetTime, ToNote, WhileOpen};
use crate::cite::{add, cite_all, cites_by};
use crate::scoresheet::{complete, is_kept};
use crate::{Answer, Question, Remedy, Ruling};

/// A scoresheet when a flag falls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sheet {
    /// Whether its player need not write, or need not any more.
    pub relieved: bool,
    /// Whether all moves stand on it, and it is evidence; `None` where nobody has said so.
    pub complete: Option<bool>,
}

impl Sheet {
    /// Whether it must be completed: it is known not to be complete, or its player need not write.
    const fn is_missing(self) -> bool {
        match self.complete {
            Some(complete) => !complete,
            None => self.relieved,
        }
    }
}

/// What is known when a flag falls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flag {
    /// Whose flag it is.
    pub of: Color,
    /// Both sheets, White's first.
    pub sheets: [Sheet; 2],
    /// Whether somebody else has recorded all moves.
    pub recorded: bool,
    /// The moves that the period asks for; `None` in the last.
    pub required: Option<u16>,
    /// The moves that he has completed.
    pub made: u16,
    /// Whether a sheet shows so many moves, complete or not.
    pub shown: bool,
    /// What the next period gives each player whose clock has not given it yet.
    pub next: [Option<Duration>; 2],
}

impl Flag {
    fn missing(&self) -> Vec<Color> {
        let players = Color::ALL.into_iter();
        players
            .filter(|of| self.sheets[of.index()].is_missing())
            .collect()
    }

    /// Whether nobody has a complete record.
    fn nobody_knows(&self) -> bool {
        let incomplete = |sheet: &Sheet| sheet.complete == Some(false);
        !self.recorded && self.sheets.iter().all(incomplete)
    }
}

/// A flag has fallen, and `counted` is what follows by the moves as they are known: scoresheets are completed first. Where no
/// sheet can show whether the moves of the period were made, an arbiter says what the completed ones show; `overstepped` is
/// what follows if it is that they were not.
///
/// ```
/// use arbiter_laws::{Rulebook, default_rulebook};
/// use arbiter_rules::completion::{Flag, Sheet, after_flag};
/// use arbiter_rules::{Ruling, chess::Color::White};
/// let missing = Sheet { relieved: true, complete: Some(false) };
/// let flag = Flag { of: White, sheets: [missing; 2], recorded: false, required: Some(40), made: 41, shown: false, next: [None; 2] };
/// let answers = |id: &str| {
///     let goes_on = || Ruling::goes_on([]).into();
///     after_flag(&flag, goes_on(), goes_on, &Rulebook::by_id(id).unwrap().standard())
/// };
/// assert_eq!(answers("fide-2023").len(), 2); // the game is rebuilt, and a question
/// assert_eq!(answers("lekocup-1402").len(), 1);
/// ```
#[must_use]
pub fn after_flag(
    flag: &Flag,
    counted: Answer,
    overstepped: impl FnOnce() -> Answer,
    regime: &Regime,
) -> Vec<Answer> {
    if !is_kept(regime) || regime.record_after_flag() != Some(RecordAfterFlag::BeforeMoving) {
        return vec![counted];
    }
    if let Some(required) = flag.required.filter(|_| flag.nobody_knows() && !flag.shown) {
        return vec![rebuilt(regime), shown(flag, overstepped(), required, regime)];
    }
    let over = counted.end().is_some() || matches!(counted, Answer::Question(_));
    let mut answers = vec![counted];
    if !over {
        answers.extend(completed(flag, regime));
    }
    answers
}

/// Who completes his sheet: both on nobody's time, one of them on his own, or the game is rebuilt.
fn completed(flag: &Flag, regime: &Regime) -> Vec<Answer> {
    let missing = flag.missing();
    if flag.nobody_knows() {
        return vec![rebuilt(regime)];
    }
    let both = missing.len() > 1 && regime.record_neither() == Some(RecordNeither::ArbiterRecords);
    let (clock, topics) = if both {
        (SheetTime::Neither, [Topic::RecordNeither, Topic::RecordLowTime])
    } else {
        (SheetTime::Own, [Topic::RecordAfterFlag, Topic::RecordLowTime])
    };
    let order = |player: Color| complete(player, clock, cite_all(regime, topics));
    missing.into_iter().map(order).collect()
}

/// No complete scoresheet is there: the game is rebuilt on another board, while both clocks stand. Both players help.
pub fn rebuilt(regime: &Regime) -> Answer {
    let noted = regime.record_reconstruct().map(|noted| match noted {
        RecordReconstruct::PositionTimesMoves => ToNote::PositionTimesMoves,
        RecordReconstruct::WhoseClock => ToNote::WhoseClock,
    });
    let clock = SheetTime::Neither;
    let mut cites = cites_by(
        regime.record_reconstruct().by(),
        regime,
        [Topic::RecordReconstruct],
    );
    if regime.conduct_assist() == Some(ConductAssist::BothMust) {
        add(&mut cites, regime.conduct_assist().by().iter().cloned());
    }
    let orders = Color::ALL.map(|player| Remedy::CompleteSheet { player, clock });
    Ruling::new(SheetDecision::Reconstruct { clock, noted }, cites)
        .with_all(orders)
        .into()
}

/// The moves of the period were made, and the clock, which has not counted them all, has not given the time of the next one: both
/// are set right. Topics `time.periods`, `clock.wrong_setting`.
pub fn next_period(
    ruling: Ruling,
    player: Color,
    (moves, base): (u16, Option<Duration>),
    regime: &Regime,
) -> Ruling {
    let Some(base) = base else { return ruling };
    let mut ruling = ruling
        .with(Remedy::SetMoveCounter { player, moves })
        .with(Remedy::add_time(player, base));
    let topics = [Topic::TimePeriods, Topic::ClockWrongSetting];
    add(&mut ruling.cites, cite_all(regime, topics));
    ruling
}

/// What the completed sheets show: that the time was overstepped, that it was not, or nothing of it; then the next move is the
/// first of the next period.
fn shown(flag: &Flag, overstepped: Answer, required: u16, regime: &Regime) -> Answer {
    let topics = [Topic::RecordAfterFlag, Topic::FlagCheckMoves];
    let next = flag.next[flag.of.index()];
    let on_time = next_period(
        Ruling::goes_on(cite_all(regime, topics)),
        flag.of,
        (flag.made, next),
        regime,
    );
    let mut options = vec![
        Choice::new(OptionId::Yes).then(overstepped),
        Choice::new(OptionId::No).then(on_time),
    ];
    let unproved = regime.record_overstep_unproved();
    if unproved == Some(RecordOverstepUnproved::NextPeriod) {
        let counters = Color::ALL.map(|player| Remedy::SetMoveCounter {
            player,
            moves: required,
        });
        let times = Color::ALL.into_iter().filter_map(|player| {
            let time = flag.next[player.index()]?;
            Some(Remedy::add_time(player, time))
        });
        let goes_on = Ruling::goes_on(unproved.by().iter().cloned())
            .with_all(counters)
            .with_all(times);
        options.push(Choice::new(OptionId::Unknown).then(goes_on));
    }
    let cites = cite_all(regime, topics.into_iter().chain([Topic::RecordOverstepUnproved]));
    let mut question = Question::new(QuestionId::OverstepShown, options, cites);
    question.while_open = WhileOpen::ArbiterAndPaper;
    question.about(flag.of).into()
}

/// The sheets have been completed, and show whether the time was overstepped: what follows of the open question.
#[must_use]
pub fn shows(open: &Question, overstepped: bool) -> Vec<Answer> {
    let option = if overstepped { OptionId::Yes } else { OptionId::No };
    let chosen = open.option(option.as_str());
    chosen.map(|choice| choice.then.clone()).unwrap_or_default()
}
