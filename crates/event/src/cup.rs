//! How far an event is that plays groups and then a cup, and which of its games have a time of their own.

use arbiter_laws::clock::{Controls, TimeControl};
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

/// Two players whose match was level, with the time of the game that they play once more.
pub type Again = ((u16, u16), String);

/// The games of a round by which level matches go on, each with its time as people write it (`2m`); all others have the time of the event.
#[must_use]
pub fn times(event: &Event, round: usize) -> Vec<Again> {
    let Some(plan) = plan(event) else {
        return Vec::new();
    };
    let bracket = bracket(event, &plan, round.saturating_sub(1));
    let of = |ladder: &[Step], one: &Match| {
        let Stand::Next(white, black, step) = one.state else {
            return None;
        };
        let step = ladder.get(step.checked_sub(1)?)?;
        Some(((white, black), as_people_write(&step.time)?))
    };
    let in_groups = plan.groups.as_ref().map_or(&[][..], |groups| &groups.playoff);
    let play_offs = bracket.playoffs.iter().filter_map(|one| of(in_groups, one));
    let last = bracket.stages.last().into_iter().flatten();
    play_offs
        .chain(last.filter_map(|one| of(&plan.ladder, one)))
        .collect()
}

/// A time of a step, in seconds as record 222 writes it, as people write it; that of White and of Black where they differ.
fn as_people_write(time: &str) -> Option<String> {
    let read = |text: &str| TimeControl::from_pgn(text).ok();
    let sides = time.strip_prefix('W').and_then(|rest| rest.split_once("-B"));
    let controls = match sides {
        Some((white, black)) => Controls::each(read(white)?, read(black)?),
        None => Controls::same(read(time)?),
    };
    Some(controls.to_string())
}

#[cfg(test)]
mod tests {
    use super::as_people_write;

    #[test]
    fn a_time_in_seconds_is_written_as_people_read_it() {
        for (step, people) in [("120", "2m"), ("900+10", "15m+10s"), ("W300-B240", "5m | 4m")] {
            assert_eq!(as_people_write(step).as_deref(), Some(people));
        }
        assert_eq!(as_people_write("W300"), None);
    }
}
