//! Flags: what the clock says of a player's time, and which rule is asked by whom.

use alloc::vec::Vec;

use arbiter_rules::chess::Color;
use arbiter_rules::clock_faults;
use arbiter_rules::flag::{self, Down};
use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, answer::MateVerdict};

use super::mate;
use crate::state::{State, player};

/// What is so of a player's flag, by the program's own clock; where there is none, by what is said.
pub(super) fn down(state: &State, of: Color) -> Down {
    let other = standing(state, !of).is_none_or(|it| it.fallen) && state.clocks.is_some();
    let own = standing(state, of).unwrap_or(Stands {
        fallen: true,
        moves_done: false,
        last_period: true,
    });
    Down {
        of,
        fallen: own.fallen,
        other,
        moves_done: own.moves_done,
        last_period: own.last_period,
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
    let periods = &clocks.device.setting().of(player(of)).periods();
    let display = clocks.device.display(player(of));
    // Time given since then in the same period lifts the flag again; the time of the next period does not.
    let earlier = clocks.time_up(of).filter(|up| up.period < display.period());
    let up = earlier.is_some() || display.stands_at_zero();
    let period = earlier.map_or_else(|| display.period(), |up| up.period);
    let required = periods.iter().take(period + 1).map(|period| period.moves);
    let required = required.sum::<Option<u16>>();
    let moves_done = required.is_some_and(|moves| completed(state, of) >= u32::from(moves));
    Some(Stands {
        fallen: up && !moves_done,
        moves_done: up && moves_done,
        last_period: period + 1 >= periods.len(),
    })
}

/// Moves that a player has completed.
fn completed(state: &State, of: Color) -> u32 {
    let made = state.line.moves_made(of);
    let open = state.line.last().is_some_and(|ply| !ply.completed) && state.line.now().turn() != of;
    made - u32::from(open)
}

fn asking(state: &State) -> impl Fn(Color) -> MateVerdict {
    |winner| mate::verdict(state, winner)
}

/// An arbiter sees that a flag is down.
pub(super) fn observed(state: &State, regime: &Regime, of: Color) -> Answer {
    flag::observed(down(state, of), regime, asking(state))
}

/// An arbiter sees that both are down.
pub(super) fn both_observed(state: &State, regime: &Regime) -> Answer {
    let (white, black) = (down(state, Color::White), down(state, Color::Black));
    if !flag::arbiter_may_call(true, regime) {
        return flag::silence(regime);
    }
    match (white.fallen, black.fallen) {
        (true, true) => flag::first_flag(white.last_period && black.last_period, regime, asking(state)),
        (true, false) => observed(state, regime, Color::White),
        _ => observed(state, regime, Color::Black),
    }
}

/// The clock is evidently defective: what it shows is not conclusive.
pub(super) fn defect(state: &State, regime: &Regime) -> Vec<Answer> {
    let shows = |of: Color| state.clocks.as_ref().map_or(0, |clocks| clocks.shows(of));
    clock_faults::defect(Color::ALL.map(shows), regime)
}

/// A player claims that his opponent's flag is down.
pub(super) fn claimed(state: &State, regime: &Regime, by: Color, of: Color) -> Vec<Answer> {
    if state.clocks.as_ref().is_some_and(|clocks| clocks.defect) {
        return clock_faults::flag_of_defective(by, regime);
    }
    let own = standing(state, !of).is_some_and(|own| own.fallen);
    flag::claimed(by, down(state, of), own, regime, asking(state))
}
