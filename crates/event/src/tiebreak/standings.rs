//! Standings by points and a list of tie-breaks.

use super::code::{Code, Name};
use super::direct;
use super::tables::{Edition, Tables};
use super::team::Scores;
use super::values::{Sources, Value, value};
use crate::model::Event;
use crate::team::Teams;

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The place; those whom the list leaves level share the best.
    pub rank: usize,
    /// Starting rank.
    pub player: u16,
    /// Points.
    pub points: Value,
    /// The value of each tie-break in the order of the list; `None` where it has none.
    pub values: Vec<Option<Value>>,
}

/// The standings by a list of tie-breaks, of teams in an event of teams (`player` is then the team); points stand first unless the list names them elsewhere.
///
/// ```
/// use arbiter_event::generate::{Plan, generate};
/// use arbiter_event::tiebreak::{Edition, standings};
/// let table = standings(&generate(&Plan::plain(8, 3, 1)), &["BH".parse().unwrap()], Edition::Of2026);
/// assert_eq!((table.len(), table[0].rank), (8, 1));
/// assert!(table[0].points >= table[7].points && table[0].values[0].is_some());
/// ```
#[must_use]
pub fn standings(event: &Event, list: &[Code], edition: Edition) -> Vec<Standing> {
    if let Some(teams) = Teams::of(event) {
        let scores = Scores::new(&teams, list, edition);
        let plain = &scores.primary().plain;
        let named = [Name::Pts, Name::Mpts, Name::Gpts];
        return places(
            plain,
            list,
            list.iter().any(|code| named.contains(&code.name)),
            &|at, code| scores.value(at, code),
            &|group, code| scores.split(group, code),
        );
    }
    standings_of_players(event, list, edition)
}

/// The standings of the players, in an event of teams too.
#[must_use]
pub fn standings_of_players(event: &Event, list: &[Code], edition: Edition) -> Vec<Standing> {
    let sources = Sources::new(event, edition);
    let named = list.iter().any(|code| code.name == Name::Pts);
    let value = |at: usize, code: &Code| value(&sources, at, code);
    let split = |group: &[usize], code: &Code| match code.name {
        Name::De => direct::split(&sources.plain, group, code),
        _ => vec![group.to_vec()],
    };
    places(&sources.plain, list, named, &value, &split)
}

/// What splits a level group by a tie-break without value.
type Split<'a> = dyn Fn(&[usize], &Code) -> Vec<Vec<usize>> + 'a;

/// Places by values, and by what splits groups without one.
fn places(
    tables: &Tables<'_>,
    list: &[Code],
    points_named: bool,
    value: &dyn Fn(usize, &Code) -> Option<Value>,
    split: &Split<'_>,
) -> Vec<Standing> {
    let players = &tables.event.players;
    let count = players.len();
    let of = |code: &Code| (0..count).map(|at| value(at, code)).collect();
    let values: Vec<Vec<Option<Value>>> = list.iter().map(of).collect();
    let points: Vec<Value> = tables
        .scores
        .iter()
        .map(|&score| Value::new(score * 100))
        .collect();
    let mut groups = vec![(0..count).collect::<Vec<usize>>()];
    if !points_named {
        groups = by_value(&groups[0], &|at| Some(points[at]), false);
    }
    for (code, values) in list.iter().zip(&values) {
        let parts = |group: &Vec<usize>| match code.name {
            name if name.without_value() => split(group, code),
            name => by_value(group, &|at| values[at], name.low_first() != code.reverse),
        };
        groups = groups.iter().flat_map(parts).collect();
    }
    let mut rank = 1;
    let mut table = Vec::with_capacity(count);
    for mut group in groups {
        group.sort_unstable();
        for &at in &group {
            table.push(Standing {
                rank,
                player: players[at].number,
                points: points[at],
                values: values.iter().map(|values| values[at]).collect(),
            });
        }
        rank += group.len();
    }
    table
}

/// Parts of a group from the best value on; who has none stands last.
fn by_value(group: &[usize], value: &dyn Fn(usize) -> Option<Value>, low_first: bool) -> Vec<Vec<usize>> {
    let key = |at: usize| {
        let value = value(at).map(Value::get);
        (
            value.is_none(),
            value.map_or(0, |value| if low_first { value } else { -value }),
        )
    };
    let mut order = group.to_vec();
    order.sort_by_key(|&at| (key(at), at));
    order
        .chunk_by(|&one, &two| key(one) == key(two))
        .map(<[usize]>::to_vec)
        .collect()
}
