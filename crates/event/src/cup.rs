//! How far an event is that plays groups and then a cup, and which of its games have a time of their own.

use arbiter_pairing::knockout::{Bracket, Match, State as Stand, Step, rounds_of_groups};

use crate::knockout::{bracket, plan};
use crate::model::Event;

/// The part of the event that is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// The rounds of the groups.
    Groups,
    /// Games between those who are level in their groups.
    PlayOffs,
    /// The cup.
    Cup,
    /// Somebody has won it.
    Won,
}

/// How far it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    /// What is played.
    pub phase: Phase,
    /// How many rounds the groups have.
    pub rounds_of_groups: usize,
    /// Groups, play-offs and stages as far as they are.
    pub bracket: Bracket,
}

/// How far an event is; `None` where it has no groups before a cup.
///
/// ```
/// use arbiter_event::cup::{Phase, course};
/// use arbiter_event::words::{Form, QuestionKey};
/// use arbiter_reports::trf;
/// let file = "192 CUSTOM_KNOCKOUT\n001    1      A\n001    2      B\n001    3      C\n001    4      D\n";
/// let mut event = trf::read(file.as_bytes()).unwrap().event;
/// assert!(course(&event).is_none());
/// event.beside.form = Some(Form::SchoolCup);
/// let course = course(&event).unwrap();
/// assert_eq!((course.phase, course.rounds_of_groups), (Phase::Groups, 3));
/// ```
#[must_use]
pub fn course(event: &Event) -> Option<Course> {
    let plan = plan(event)?;
    let rounds_of_groups = rounds_of_groups(plan.groups.as_ref()?);
    let bracket = bracket(event, &plan, event.paired_rounds());
    let phase = if bracket.winner.is_some() {
        Phase::Won
    } else if !bracket.stages.is_empty() {
        Phase::Cup
    } else if bracket.playoffs.is_empty() && bracket.level.is_empty() {
        Phase::Groups
    } else {
        Phase::PlayOffs
    };
    Some(Course {
        phase,
        rounds_of_groups,
        bracket,
    })
}

/// The time of the game of two players in a round, as record 222 writes it, where a match was level and they play once more; `None`
/// where the time is that of the event.
#[must_use]
pub fn time(event: &Event, round: usize, (white, black): (u16, u16)) -> Option<String> {
    let plan = plan(event)?;
    let bracket = bracket(event, &plan, round.saturating_sub(1));
    let of = |one: &&Match| {
        [one.top, one.bottom] == [Some(white), Some(black)]
            || [one.top, one.bottom] == [Some(black), Some(white)]
    };
    let next = |step: &Match| match step.state {
        Stand::Next(_, _, step) => step.checked_sub(1),
        _ => None,
    };
    let at = |ladder: &[Step], step: usize| ladder.get(step).map(|step| step.time.clone());
    if let Some(found) = bracket.playoffs.iter().find(of) {
        return at(&plan.groups.as_ref()?.playoff, next(found)?);
    }
    let last = bracket.stages.last()?;
    at(&plan.ladder, next(last.iter().find(of)?)?)
}
