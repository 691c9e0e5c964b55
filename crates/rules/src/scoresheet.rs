//! The scoresheet. So far: who asks to see the arbiter's in supervised rapid play and blitz. Topics `rapid.ask_sheet`,
//! `blitz.ask_sheet`.

use alloc::vec;
use alloc::vec::Vec;

use core::time::Duration;

use arbiter_laws::{RecordDuty, RecordInAdvance, Regime, Topic};
use arbiter_mate::chess::Color;

use crate::answer::{OffenceKind, SheetDecision, SheetTime};
use crate::cite::{cite_all, cites_by};
use crate::{Answer, Remedy, Ruling, penalties};

/// A player asks to be shown the scoresheet, for the `nth` time in this game while he had the move: so often as the
/// rulebook lets him it is shown, after that he distracts the opponent. Without the move he is shown nothing, and it
/// does not count. `None` where the rulebook says nothing of it. FIDE 2018 A.3.2 and B.3.2, 2023 A.4.3 and B.2.3.
///
/// ```
/// use arbiter_laws::{Play, Regulations, Rulebook, Supervision};
/// use arbiter_rules::{chess::Color::White, scoresheet::asked_to_see};
/// let book = Rulebook::by_id("fide-2023").unwrap();
/// let rapid = book.regime(Play::Rapid, Supervision::Competition, &Regulations::default());
/// assert_eq!(asked_to_see(White, true, 5, &rapid).unwrap().len(), 1);
/// assert_eq!(asked_to_see(White, true, 6, &rapid).unwrap().len(), 2); // an offence, and what it costs
/// assert!(asked_to_see(White, true, 6, &book.standard()).is_none());
/// ```
#[must_use]
pub fn asked_to_see(by: Color, has_the_move: bool, nth: u32, regime: &Regime) -> Option<Vec<Answer>> {
    let most = regime.record_ask_sheet().value()?;
    let cites = regime.record_ask_sheet().by();
    if has_the_move && nth > most {
        let about = [Topic::ConductDisturbing, Topic::ConductBreach];
        return Some(penalties::offence_by(
            OffenceKind::Disturbance,
            by,
            cites,
            &about,
            regime,
        ));
    }
    let cites = cites.iter().cloned();
    let ruling = if has_the_move {
        Ruling::no_offence(cites)
    } else {
        Ruling::silence(cites)
    };
    Some(vec![ruling.into()])
}

/// What relieves a player of writing down the moves, as far as a rule asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LowTime {
    /// What his clock shows; `None` without one.
    pub left: Option<Duration>,
    /// What each of his moves adds.
    pub increment: Option<Duration>,
}

/// `record.duty`, `record.relief_below`, `record.relief_increment`: a player's moves are not written down. He completes his
/// scoresheet in his own time, but where he need not write, or no longer.
#[must_use]
pub fn unrecorded(player: Color, time: LowTime, regime: &Regime) -> Option<Vec<Answer>> {
    let duty = regime.record_duty();
    let need_not = match duty.value()? {
        RecordDuty::None => true,
        RecordDuty::Paper | RecordDuty::PaperOrCertified => is_relieved(time, regime),
    };
    if need_not {
        let cites = cites_by(duty.by(), regime, [Topic::RecordDuty, Topic::RecordLowTime]);
        return Some(vec![Ruling::no_offence(cites).into()]);
    }
    let clock = SheetTime::Own;
    let cites = cite_all(regime, [Topic::RecordDuty, Topic::RecordLowTime]);
    let complete = SheetDecision::CompleteSheet { player, clock };
    let remedy = Remedy::CompleteSheet { player, clock };
    Some(vec![Ruling::new(complete, cites).with(remedy).into()])
}

fn is_relieved(time: LowTime, regime: &Regime) -> bool {
    let (Some(left), Some(below)) = (time.left, regime.record_relief_below().value()) else {
        return false;
    };
    let adds = |needed: Duration| time.increment.is_some_and(|increment| increment >= needed);
    left < below && !regime.record_relief_increment().is_some_and(adds)
}

/// Whether a player may not write his move down before he makes it.
#[must_use]
pub fn is_ahead_forbidden(regime: &Regime) -> bool {
    let rule = regime.record_in_advance();
    rule.is_some_and(|rule| rule != RecordInAdvance::Allowed)
}

/// A player has written his move down before he made it.
#[must_use]
pub fn written_ahead(player: Color, regime: &Regime) -> Vec<Answer> {
    if is_ahead_forbidden(regime) {
        return penalties::offence(
            OffenceKind::WrittenAhead,
            player,
            &[Topic::RecordInAdvance],
            regime,
        );
    }
    let cites = cite_all(regime, [Topic::RecordInAdvance, Topic::RecordDuty]);
    vec![Ruling::no_offence(cites).into()]
}
