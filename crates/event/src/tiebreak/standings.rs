//! Standings by points and a list of tie-breaks.

use super::code::{Code, Name};
use super::direct;
use super::tables::{Edition, Tables};
use super::values::{Sources, Value, value};
use crate::model::Event;

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

/// The standings by a list of tie-breaks; points stand first unless the list names them elsewhere.
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
    let sources = Sources {
        plain: Tables::new(event, edition, false),
        fore: Tables::new(event, edition, true),
    };
    let count = event.players.len();
    let values: Vec<Vec<Option<Value>>> = list
        .iter()
        .map(|code| (0..count).map(|at| value(&sources, at, code)).collect())
        .collect();
    let points: Vec<Value> = sources
        .plain
        .scores
        .iter()
        .map(|&score| Value::new(score * 100))
        .collect();
    let mut groups = vec![(0..count).collect::<Vec<usize>>()];
    if !list.iter().any(|code| code.name == Name::Pts) {
        groups = groups
            .iter()
            .flat_map(|group| by_value(group, &|at| Some(points[at]), false))
            .collect();
    }
    for (code, values) in list.iter().zip(&values) {
        groups = groups
            .iter()
            .flat_map(|group| match code.name {
                Name::De => direct::split(&sources.plain, group, code),
                name => by_value(group, &|at| values[at], (name == Name::Tpn) != code.reverse),
            })
            .collect();
    }
    let mut rank = 1;
    let mut table = Vec::with_capacity(count);
    for mut group in groups {
        group.sort_unstable();
        for &at in &group {
            table.push(Standing {
                rank,
                player: event.players[at].number,
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
