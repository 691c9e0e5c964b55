//! Flags: what the clock says of a player's time, and which rule is asked by whom.

use alloc::vec::Vec;
use core::time::Duration;

use arbiter_rules::chess::Color;
use arbiter_rules::fact::{ClaimKind, WatchUntil};
use arbiter_rules::flag::{self, Down};
use arbiter_rules::laws::Regime;
use arbiter_rules::laws::clock::millis;
use arbiter_rules::{Answer, quickplay};
use arbiter_rules::{clock_faults, completion};

use super::{disputed, mate, paper};
use crate::state::{Clocks, State};

/// What is so of a player's flag, by the program's own clock; where there is none, by what is said.
pub(super) fn down(state: &State, of: Color) -> Down {
    let other = standing(state, !of).is_none_or(|it| it.fallen) && state.clocks.is_some();
    let own = standing(state, of).unwrap_or(Stands {
        fallen: true,
        moves_done: false,
        last_period: true,
    });
    let clocks = state.clocks.as_ref();
    Down {
        of,
        fallen: own.fallen,
        other,
        moves_done: own.moves_done,
        last_period: own.last_period,
        not_pressed: not_pressed(state, of),
        later_period: clocks.is_some_and(|clocks| clocks.device.display(of).period() > 0),
        ran_ahead: ran_ahead(state, of).is_some(),
        counter_differs: clocks.is_some_and(|clocks| u32::from(clocks.counter(of)) != completed(state, of)),
    }
}

struct Stands {
    fallen: bool,
    moves_done: bool,
    last_period: bool,
}

/// What the clock says; `None` without one.
fn standing(state: &State, of: Color) -> Option<Stands> {
    let clocks = state.clocks.as_ref()?;
    let control = clocks.device.setting().of(of);
    let display = clocks.device.display(of);
    if let Some(period) = ran_ahead(state, of) {
        return Some(Stands {
            fallen: true,
            moves_done: false,
            last_period: control.moves_until(period).is_none(),
        });
    }
    // Time given since then in the same period lifts the flag again; the time of the next period does not.
    let earlier = clocks.time_up(of).filter(|up| up.period < display.period());
    let up = earlier.is_some() || display.stands_at_zero();
    let shown = earlier.map_or_else(|| display.period(), |up| up.period);
    let period = shown - usize::from(up && is_of_the_period_before(state, of, shown));
    let required = control.moves_until(period);
    let moves_done = required.is_some_and(|moves| completed(state, of) >= moves);
    Some(Stands {
        fallen: up && !moves_done,
        moves_done: up && moves_done,
        last_period: required.is_none(),
    })
}

/// The period whose time is used up though its clock never came to zero: the counter was a move ahead and has added the
/// time of the next one, which is all that is left.
fn ran_ahead(state: &State, of: Color) -> Option<usize> {
    let clocks = state.clocks.as_ref()?;
    let control = clocks.device.setting().of(of);
    let next = clocks.device.display(of).period();
    let period = next.checked_sub(1)?;
    let too_early = completed(state, of) < control.moves_until(period)? && clocks.time_up(of).is_none();
    let base = control.period(next)?.base;
    (too_early && clocks.shows(of) <= millis(base)).then_some(period)
}

/// Whether a display at zero can only be that of the period before: its moves are completed and none after them, and in
/// the new one no time has run.
fn is_of_the_period_before(state: &State, of: Color, period: usize) -> bool {
    let Some(clocks) = &state.clocks else { return false };
    let Some(before) = period.checked_sub(1) else {
        return false;
    };
    let control = clocks.device.setting().of(of);
    let just_reached = control.moves_until(before) == Some(completed(state, of));
    let untouched = clocks
        .time_up(of)
        .is_none_or(|up| up.period < period || up.at == 0);
    just_reached && untouched
}

/// Moves that a player has completed.
fn completed(state: &State, of: Color) -> u32 {
    state.moves_made(of) - u32::from(not_pressed(state, of))
}

/// Whether a player has made his move and not completed it, answered or not.
fn not_pressed(state: &State, of: Color) -> bool {
    let own = usize::from(state.line.now().turn() == of);
    state
        .line
        .plies()
        .iter()
        .rev()
        .nth(own)
        .is_some_and(|ply| !ply.completed)
}

/// The moves that the period asks for whose time is up; `None` in the last.
pub(super) fn required(state: &State, of: Color) -> Option<u32> {
    let clocks = state.clocks.as_ref()?;
    clocks.device.setting().of(of).moves_until(fallen_in(state, of)?)
}

/// The period whose time is up, if that of one is: that of the display, or one that has gone by since.
pub(super) fn fallen_in(state: &State, of: Color) -> Option<usize> {
    let clocks = state.clocks.as_ref()?;
    let period = clocks.device.display(of).period();
    Some(clocks.time_up(of).map_or(period, |up| up.period))
}

/// The base time of the period after that in which the flag of a player fell, where the display of another is not in it yet.
pub(super) fn next_base(state: &State, fallen: Color, of: Color) -> Option<Duration> {
    let clocks = state.clocks.as_ref()?;
    let period = fallen_in(state, fallen)?;
    let waits = clocks.device.display(of).period() <= period;
    let next = clocks.device.setting().of(of).period(period + 1)?;
    waits.then_some(next.base)
}

/// Where his moves were made and his clock does not know it, the next period begins for him.
fn next_period(state: &State, regime: &Regime, of: Color, answer: Answer) -> Answer {
    let done = standing(state, of).is_some_and(|it| it.moves_done);
    let base = next_base(state, of, of).filter(|_| done);
    match answer {
        Answer::Ruling(ruling) => completion::next_period(ruling, of, (made(state, of), base), regime).into(),
        question @ Answer::Question(_) => question,
    }
}

/// The moves that a player has completed, as a clock counts them.
pub(super) fn made(state: &State, of: Color) -> u16 {
    u16::try_from(completed(state, of)).unwrap_or(u16::MAX)
}

/// Whether by the moves as they are known a player has overstepped his time.
pub(crate) fn is_overstepped(state: &State, of: Color) -> bool {
    standing(state, of).is_some_and(|it| it.fallen)
}

/// What follows if he has.
pub(super) fn overstepped(state: &State, regime: &Regime, of: Color) -> Answer {
    flag::overstepped(of, flag::counted(regime), regime, |winner| {
        mate::verdict_by(state, regime, winner)
    })
}

/// An arbiter sees that a flag is down.
pub(super) fn observed(state: &State, regime: &Regime, of: Color) -> Vec<Answer> {
    let answer = flag::observed(down(state, of), regime, |winner| {
        mate::verdict_by(state, regime, winner)
    });
    let answer = last_word(state, regime, answer);
    let answer = next_period(state, regime, of, answer);
    if !flag::arbiter_may_call(false, regime) {
        return alloc::vec![answer];
    }
    with_sheets(state, regime, of, answer)
}

/// Where time is up the scoresheets are completed.
fn with_sheets(state: &State, regime: &Regime, of: Color, answer: Answer) -> Vec<Answer> {
    let up = standing(state, of).is_some_and(|it| it.fallen || it.moves_done);
    if !up {
        return alloc::vec![answer];
    }
    disputed::two_flags(state, regime, of, paper::at_flag(state, regime, of, answer))
}

/// Where a quickplay claim was postponed, losing on time is not the last word, whoever's flag has fallen.
fn last_word(state: &State, regime: &Regime, answer: Answer) -> Answer {
    let postponed = state.watches.iter().any(|watch| watch.until == WatchUntil::Flag);
    let mut claimed = state.claims.iter().rev();
    let claimed = claimed.find(|claim| claim.kind == ClaimKind::Quickplay);
    match claimed.filter(|_| postponed && answer.end().is_some()) {
        Some(claim) => quickplay::after_the_flag(claim.by, answer, regime),
        None => answer,
    }
}

/// An arbiter sees that both are down.
pub(super) fn both_observed(state: &State, regime: &Regime) -> Vec<Answer> {
    let (white, black) = (down(state, Color::White), down(state, Color::Black));
    if !flag::arbiter_may_call(true, regime) {
        return alloc::vec![flag::silence(regime)];
    }
    match (white.fallen, black.fallen) {
        (true, true) => {
            let last_period = white.last_period && black.last_period;
            alloc::vec![flag::both_observed(
                last_period,
                marked(state),
                regime,
                |winner| mate::verdict_by(state, regime, winner)
            )]
        }
        (true, false) => observed(state, regime, Color::White),
        _ => observed(state, regime, Color::Black),
    }
}

/// The clock is evidently defective: what it shows is not conclusive.
pub(super) fn defect(state: &State, regime: &Regime) -> Vec<Answer> {
    let shows = state.clocks.as_ref().map(Clocks::displays);
    clock_faults::defect(shows.unwrap_or_default(), regime)
}

/// A player claims that his opponent's flag is down.
pub(super) fn claimed(state: &State, regime: &Regime, by: Color, of: Color) -> Vec<Answer> {
    if state.clocks.as_ref().is_some_and(|clocks| clocks.defect) {
        return clock_faults::flag_of_defective(by, regime);
    }
    let own = standing(state, !of).is_some_and(|own| own.fallen);
    let mut answers = flag::claimed(by, down(state, of), own, marked(state), regime, |winner| {
        mate::verdict_by(state, regime, winner)
    });
    if let Some(last) = answers.pop() {
        let last = last_word(state, regime, last);
        let last = next_period(state, regime, of, last);
        answers.extend(with_sheets(state, regime, of, last));
    }
    answers
}

/// Whose flag the clock itself marks as the first.
fn marked(state: &State) -> Option<Color> {
    state
        .clocks
        .as_ref()
        .filter(|clocks| !clocks.defect)?
        .marked_first
}
