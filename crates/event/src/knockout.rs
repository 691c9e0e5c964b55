//! Knock-outs: what an event settled of its bracket and how it went, as `pairing` asks for it.

pub use arbiter_pairing::knockout::ladder;
pub use arbiter_pairing::knockout::{
    Bracket, Decision, FirstColor, Match, Order, Plan, State as Stands, Step,
};
use arbiter_pairing::knockout::{Course, Groups, Last, Level, rounds_of_groups, sizes};

use crate::field::field;
use crate::history::summed;
use crate::kin::groups as fellows;
use crate::model::{Entrant, Event};
use crate::order::{by_score, open};
use crate::questions::setting;
use crate::round_robin::counting;
use crate::tiebreak::{Code, Edition, Standing, standings};
use crate::words::{Fellows, Form, QuestionKey};

/// The plan of an event; `None` where it is no knock-out. What is not settled has its default.
#[must_use]
pub fn plan(event: &Event) -> Option<Plan> {
    if event.system.as_deref() != Some("CUSTOM_KNOCKOUT") {
        return None;
    }
    let is = |key: QuestionKey, value: &str| setting(event, key) == Some(value);
    let number = |key: QuestionKey, default: u16| {
        setting(event, key)
            .and_then(|text| text.parse().ok())
            .unwrap_or(default)
    };
    let steps = |key: QuestionKey| {
        setting(event, key)
            .and_then(|text| ladder(text).ok())
            .unwrap_or_default()
    };
    let grouped = event.beside.form.is_some_and(|form| form != Form::Plain);
    Some(Plan {
        groups: grouped.then(|| Groups {
            qualify: number(QuestionKey::Qualify, 2).into(),
            playoff: steps(QuestionKey::GroupPlayoff),
            members: members(event, number(QuestionKey::GroupSize, 4).into()),
        }),
        games: number(QuestionKey::Games, 1),
        all_games: is(QuestionKey::AllGames, "yes"),
        ladder: steps(QuestionKey::Ladder),
        last: if is(QuestionKey::Last, "arbiter") {
            Last::Arbiter
        } else {
            Last::Lot
        },
        order: if is(QuestionKey::Bracket, "reseeded") {
            Order::Reseeded
        } else if is(QuestionKey::Bracket, "drawn") {
            Order::Drawn
        } else {
            Order::Fixed
        },
        third_place: is(QuestionKey::ThirdPlace, "yes"),
        fellows: match setting(event, QuestionKey::Protect) {
            Some("federation") => fellows(event, Fellows::Federation),
            Some("club") => fellows(event, Fellows::Club),
            _ => Vec::new(),
        },
    })
}

/// The bracket of an event after its first `rounds` rounds.
///
/// ```
/// use arbiter_event::knockout::{bracket, plan};
/// use arbiter_reports::trf;
/// let file = "192 CUSTOM_KNOCKOUT\n001    1      A\n001    2      B\n001    3      C\n";
/// let event = trf::read(file.as_bytes()).unwrap().event;
/// let bracket = bracket(&event, &plan(&event).unwrap(), 0);
/// assert_eq!((bracket.next, bracket.resting), (vec![(3, 2)], vec![1]));
/// ```
#[must_use]
pub fn bracket(event: &Event, plan: &Plan, rounds: usize) -> Bracket {
    let mut course = Course::new(field(event, rounds + 1));
    let played = 1..=event.paired_rounds();
    course.open = played
        .flat_map(|round| open(event, round, by_score(event, round)))
        .collect();
    course.secret.clone_from(&event.beside.secret);
    course.decided.clone_from(&event.beside.through);
    if let Some(setup) = &plan.groups {
        let last = rounds_of_groups(setup).min(rounds);
        let ties = ties(event);
        let groups = setup.members.iter();
        course.groups = groups.map(|group| level(event, &ties, last, group)).collect();
    }
    Bracket::new(&course, plan)
}

/// Places from the first, as [`arbiter_pairing::knockout::places`] gives them; of a report file those that it states.
#[must_use]
pub fn placed(event: &Event, plan: &Plan) -> Vec<(usize, u16)> {
    as_reported(event).unwrap_or_else(|| {
        let bracket = bracket(event, plan, event.paired_rounds());
        let players: Vec<u16> = event.players.iter().map(|player| player.number).collect();
        arbiter_pairing::knockout::places(&players, plan, &bracket)
    })
}

/// The places that a report file states: no record of it holds how the stages were made. They count as long as its points are those of
/// its results, so whoever goes on with it has its bracket.
fn as_reported(event: &Event) -> Option<Vec<(usize, u16)>> {
    if event.beside.form.is_some() {
        return None;
    }
    let place = |player: &Entrant| {
        let points = summed(event, player, player.rounds.len());
        let rank = player.rank.filter(|_| player.points == Some(points))?;
        Some((rank.into(), player.number))
    };
    let mut places: Vec<(usize, u16)> = event.players.iter().map(place).collect::<Option<_>>()?;
    places.sort_unstable();
    Some(places)
}

/// The tables of the groups after the first `rounds` rounds, from A on; none where there are no groups.
#[must_use]
pub fn group_tables(event: &Event, plan: &Plan, rounds: usize) -> Vec<Vec<Standing>> {
    let ties = ties(event);
    let of = |setup: &Groups| {
        let last = rounds_of_groups(setup).min(rounds);
        let lines = |group: &Vec<u16>| lines(event, &ties, last, group).0;
        setup.members.iter().map(lines).collect()
    };
    plan.groups.as_ref().map(of).unwrap_or_default()
}

/// How many rounds the groups have; 0 where there are none.
#[must_use]
pub fn group_rounds(plan: &Plan) -> usize {
    plan.groups.as_ref().map_or(0, rounds_of_groups)
}

/// How a group stands after so many rounds.
fn level(event: &Event, ties: &[Code], rounds: usize, group: &[u16]) -> Level {
    let (lines, out) = lines(event, ties, rounds, group);
    let ranks = lines.chunk_by(|one, two| one.rank == two.rank);
    Level {
        ranks: ranks
            .map(|level| level.iter().map(|line| line.player).collect())
            .collect(),
        out,
    }
}

/// The table of a group, and those whose games do not count because they left.
fn lines(event: &Event, ties: &[Code], rounds: usize, group: &[u16]) -> (Vec<Standing>, Vec<u16>) {
    let mut alone = event.clone();
    alone.system = Some("FIDE_ROUNDROBIN".to_owned());
    alone.players.retain(|player| group.contains(&player.number));
    let cut = |player: &mut Entrant| player.rounds.truncate(rounds);
    alone.players.iter_mut().for_each(cut);
    let (counted, out) = counting(&alone);
    (standings(&counted, ties, Edition::of(event)), out)
}

/// What parts those of a group who are level in points.
#[must_use]
pub fn ties(event: &Event) -> Vec<Code> {
    let list = setting(event, QuestionKey::GroupTies).unwrap_or_default();
    list.split(',')
        .filter_map(|code| code.trim().parse().ok())
        .collect()
}

/// The groups that the draw made; where people drew the numbers, the first numbers are group A, the next B, and so on.
fn members(event: &Event, size: usize) -> Vec<Vec<u16>> {
    if !event.beside.groups.is_empty() {
        return event.beside.groups.clone();
    }
    let numbers: Vec<u16> = event.players.iter().map(|player| player.number).collect();
    let mut rest = numbers.as_slice();
    sizes(numbers.len(), size)
        .into_iter()
        .map(|size| {
            let (group, others) = rest.split_at(size);
            rest = others;
            group.to_vec()
        })
        .collect()
}
