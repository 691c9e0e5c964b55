//! Who is there: which rules to ask.

use alloc::vec::Vec;

use arbiter_rules::answer::{EndReason, GameResult};
use arbiter_rules::chess::Color;
use arbiter_rules::conduct::{self, Leaving};
use arbiter_rules::default_time::{self, Opponent, Schedule};
use arbiter_rules::device;
use arbiter_rules::fact::{Area, At, DeviceKind};
use arbiter_rules::laws::Regime;
use arbiter_rules::laws::clock::ChessClock;
use arbiter_rules::{Answer, Refusal};

use super::{adjourned, blind, mate};
use crate::event::{Actor, Event, PresenceAct};
use crate::state::{End, State};

pub(super) fn refuse(state: &State, event: &Event, act: &PresenceAct) -> Result<(), Refusal> {
    let both = event.by == Actor::Both && matches!(act, PresenceAct::Arrive);
    match event.by.player() {
        None if matches!(act, PresenceAct::Device { .. } | PresenceAct::Smoke) && has_no_part(event.by) => {
            Ok(())
        }
        Some(player) if matches!(act, PresenceAct::FinishAsSpectator) => {
            conduct::may_look_on(player, state.end.is_some())
        }
        None if !both => {
            let by = event.by.as_str().into();
            Err(Refusal::NotThisRole { by })
        }
        _ => Ok(()),
    }
}

/// Whether he neither plays nor judges here.
const fn has_no_part(who: Actor) -> bool {
    matches!(who, Actor::Spectator | Actor::Captain)
}

pub(super) fn judge(state: &State, regime: &Regime, event: &Event, act: &PresenceAct) -> Vec<Answer> {
    if let PresenceAct::Device { with_leave, .. } = act
        && has_no_part(event.by)
    {
        return conduct::spectators_phone(event.by.as_str(), *with_leave, regime);
    }
    if matches!(act, PresenceAct::Smoke) && has_no_part(event.by) {
        return conduct::spectator_smokes(event.by.as_str(), regime);
    }
    let Some(by) = event.by.player() else {
        return both_arrive(state, regime);
    };
    match act {
        PresenceAct::Arrive => {
            adjourned::arrives(state, regime, by).unwrap_or_else(|| arrives(state, regime, by))
        }
        PresenceAct::Device { kind, with_leave } if !state.moment.was_over => {
            device::with_leave(*with_leave, regime).unwrap_or_else(|| has_device(state, regime, by, *kind))
        }
        PresenceAct::Leave { area, with_leave } => leaves(state, regime, by, *area, *with_leave),
        PresenceAct::Smoke => conduct::smokes(by, regime),
        PresenceAct::FinishAsSpectator => conduct::looks_on(regime),
        PresenceAct::Return | PresenceAct::Device { .. } => Vec::new(),
    }
}

/// Both come together: both may be too late.
fn both_arrive(state: &State, regime: &Regime) -> Vec<Answer> {
    if let Some(answers) = adjourned::both_arrive(state, regime) {
        return answers;
    }
    let Some(at) = now(state).filter(|_| !state.moment.was_over) else {
        return Vec::new();
    };
    let schedule = schedule(state);
    let both = default_time::is_too_late(at, &schedule, regime);
    let opponent = Opponent {
        too_late: both,
        absent: untouched(state),
    };
    let mut answers = default_time::arrives(Color::White, at, opponent, &schedule, regime);
    if answers.is_empty() && untouched(state) {
        answers.extend(default_time::both_absent(at, &schedule, regime));
    }
    answers
}

/// A player leaves, by his own act or as somebody saw it.
pub(super) fn leaves(state: &State, regime: &Regime, by: Color, area: Area, with_leave: bool) -> Vec<Answer> {
    let how = Leaving {
        area,
        with_leave,
        on_move: state.line.now().turn() == by,
        finished: state.moment.was_over,
    };
    conduct::leaves(by, how, regime)
}

/// A device of a player.
pub(super) fn has_device(state: &State, regime: &Regime, of: Color, found: DeviceKind) -> Vec<Answer> {
    if found == DeviceKind::Records
        && let Some(allowed) = blind::records(state, regime, of)
    {
        return Vec::from([allowed]);
    }
    let mate = |winner: Color| mate::verdict_by(state, regime, winner);
    device::rule(of, found, &mate, regime)
}

fn schedule(state: &State) -> Schedule {
    let (scheduled, default) = state.schedule;
    Schedule {
        scheduled,
        actual: state.round_started.map(|ms| instant(state, ms)),
        default,
    }
}

/// The instant of now.
fn now(state: &State) -> Option<u64> {
    let At::Time { ms, .. } = state.at else {
        return None;
    };
    Some(instant(state, ms))
}

/// Since the start of the day's schedule; an instant before the scheduled start was counted from it.
fn instant(state: &State, ms: u64) -> u64 {
    let (scheduled, _) = state.schedule;
    if ms >= scheduled { ms } else { ms + scheduled }
}

fn arrives(state: &State, regime: &Regime, by: Color) -> Vec<Answer> {
    let Some(at) = now(state) else {
        return Vec::new();
    };
    let schedule = schedule(state);
    let other_late = lost_by_default(state, !by)
        || match state.of(!by).arrived {
            // The other one has been sent away too, or has never come.
            Some(At::Time { ms, .. }) => default_time::is_too_late(instant(state, ms), &schedule, regime),
            _ => false,
        };
    // After any other end nobody comes too late: the game has been played.
    if state.moment.was_over && !lost_by_default(state, !by) {
        return Vec::new();
    }
    let opponent = Opponent {
        too_late: other_late,
        absent: untouched(state) && state.of(!by).arrived.is_none(),
    };
    let mut answers = default_time::arrives(by, at, opponent, &schedule, regime);
    // White's clock should have run from the start: what is missing is taken off it when the first of them comes.
    let white_away = by == Color::White || state.of(Color::White).arrived.is_none();
    if answers.is_empty() && white_away && untouched(state) {
        answers.extend(default_time::both_absent(at, &schedule, regime));
    }
    answers
}

/// Whether this player has already lost for not being there.
fn lost_by_default(state: &State, player: Color) -> bool {
    let lost = |end: &End| end.reason == EndReason::Default && end.result == GameResult::win(!player);
    state.end.as_ref().is_some_and(lost)
}

/// Whether White's clock has not run yet: the time until he came is then taken off it.
fn untouched(state: &State) -> bool {
    let Some(clocks) = &state.clocks else {
        return false;
    };
    let full = ChessClock::new(clocks.device.setting().clone());
    clocks.shows(Color::White) == full.shows(Color::White, 0)
}

/// A player is said not to be there, by an arbiter or the opponent.
pub(super) fn absent(state: &State, regime: &Regime, side: Color, claimant: Option<Color>) -> Vec<Answer> {
    if let Some(answers) = adjourned::absent(state, regime, side, claimant) {
        return answers;
    }
    let schedule = schedule(state);
    // Who has moved has come, and so has who was seen to come in time.
    let in_time = match state.of(side).arrived {
        Some(At::Time { ms, .. }) => !default_time::is_too_late(instant(state, ms), &schedule, regime),
        _ => false,
    };
    let there = state.moves_made(side) > 0 || in_time;
    let nowhere = default_time::no_figure(&schedule, regime) && !there;
    let late = default_time::is_absent(now(state), &schedule, regime) && !there;
    if late || nowhere {
        let at = now(state).filter(|_| nowhere).unwrap_or(u64::MAX);
        let other_late = lost_by_default(state, !side);
        let opponent = Opponent {
            too_late: other_late,
            absent: false,
        };
        let lost = default_time::arrives(side, at, opponent, &schedule, regime);
        return claimant
            .and_then(|claimant| default_time::upheld(claimant, regime))
            .into_iter()
            .chain(lost)
            .collect();
    }
    alloc::vec![default_time::not_so(claimant, regime)]
}

/// Neither player is there.
pub(super) fn both_absent(state: &State, regime: &Regime) -> Vec<Answer> {
    if let Some(answers) = adjourned::both_absent(state, regime) {
        return answers;
    }
    let schedule = schedule(state);
    if default_time::is_absent(now(state), &schedule, regime) {
        let opponent = Opponent {
            too_late: true,
            absent: true,
        };
        return default_time::arrives(Color::White, u64::MAX, opponent, &schedule, regime);
    }
    alloc::vec![default_time::not_yet(regime)]
}
