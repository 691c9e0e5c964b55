//! Standings by points and a list of tie-breaks.

use super::account::{Explained, Step, Total};
use super::code::{Code, Name};
use super::direct;
use super::edition::Edition;
use super::tables::Tables;
use super::team::Scores;
use super::values::{Sources, Value, explained, points};
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
/// let table = standings(&generate(&Plan::plain(8, 3, 1)), &["BH".parse().unwrap()], Edition::newest());
/// assert_eq!((table.len(), table[0].rank), (8, 1));
/// assert!(table[0].points >= table[7].points && table[0].values[0].is_some());
/// ```
#[must_use]
pub fn standings(event: &Event, list: &[Code], edition: Edition) -> Vec<Standing> {
    if let Some(teams) = Teams::of(event) {
        let scores = Scores::new(&teams, list, edition);
        return places(&Ranked::Teams(&scores), list).0;
    }
    standings_of_players(event, list, edition)
}

/// The standings of the players, in an event of teams too.
#[must_use]
pub fn standings_of_players(event: &Event, list: &[Code], edition: Edition) -> Vec<Standing> {
    places(&Ranked::Players(&Sources::new(event, edition)), list).0
}

/// A line of the standings with what makes its points and each of its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The line.
    pub standing: Standing,
    /// The points.
    pub points: Explained,
    /// The tie-breaks in the order of the list.
    pub values: Vec<Explained>,
}

/// The standings with every value to its last addend.
///
/// ```
/// use arbiter_event::generate::{Plan, generate};
/// use arbiter_event::tiebreak::{Edition, accounts};
/// let event = generate(&Plan::plain(8, 3, 1));
/// for account in accounts(&event, &["SB".parse().unwrap()], Edition::newest()) {
///     let sum: i64 = account.values[0].addends.iter().map(|addend| addend.value.get()).sum();
///     assert_eq!(account.standing.values[0].unwrap().get(), sum);
/// }
/// ```
#[must_use]
pub fn accounts(event: &Event, list: &[Code], edition: Edition) -> Vec<Account> {
    if let Some(teams) = Teams::of(event) {
        let scores = Scores::new(&teams, list, edition);
        return told(&Ranked::Teams(&scores), list);
    }
    told(&Ranked::Players(&Sources::new(event, edition)), list)
}

/// Who is ranked.
enum Ranked<'a> {
    Teams(&'a Scores<'a>),
    Players(&'a Sources<'a>),
}

impl Ranked<'_> {
    fn tables(&self) -> &Tables<'_> {
        match self {
            Self::Teams(scores) => &scores.primary().plain,
            Self::Players(sources) => &sources.plain,
        }
    }

    /// Whether a list names the points at a place of its own.
    fn named(&self, list: &[Code]) -> bool {
        list.iter().any(|code| match (self, code.name) {
            (_, Name::Pts) => true,
            (Self::Teams(_), name) => matches!(name, Name::Mpts | Name::Gpts),
            _ => false,
        })
    }

    fn explained(&self, at: usize, code: &Code) -> Explained {
        match self {
            Self::Teams(scores) => scores.explained(at, code),
            Self::Players(sources) => explained(sources, at, code),
        }
    }

    /// Splits a level group by a tie-break without value.
    fn split(&self, group: &[usize], code: &Code, steps: &mut Vec<Step>) -> Vec<Vec<usize>> {
        match (self, code.name) {
            (Self::Teams(scores), _) => scores.split(group, code, steps),
            (Self::Players(sources), Name::De) => direct::split(&sources.plain, group, code, steps),
            _ => vec![group.to_vec()],
        }
    }
}

fn told(ranked: &Ranked<'_>, list: &[Code]) -> Vec<Account> {
    let (table, steps) = places(ranked, list);
    let players = &ranked.tables().event.players;
    let account = |standing: Standing| {
        let at = players.partition_point(|player| player.number < standing.player);
        let value = |(code, steps): (&Code, &Vec<Step>)| {
            if !code.name.without_value() {
                return ranked.explained(at, code);
            }
            let mine = |step: &&Step| step.lines.iter().any(|line| line.player == standing.player);
            Explained {
                total: Total::Groups(steps.iter().filter(mine).cloned().collect()),
                ..Explained::none()
            }
        };
        let values = list.iter().zip(&steps).map(value).collect();
        let points = points(ranked.tables(), at);
        Account {
            standing,
            points,
            values,
        }
    };
    table.into_iter().map(account).collect()
}

/// Places by values, and by what splits groups without one; and the groups that each such tie-break was applied to.
fn places(ranked: &Ranked<'_>, list: &[Code]) -> (Vec<Standing>, Vec<Vec<Step>>) {
    let tables = ranked.tables();
    let players = &tables.event.players;
    let count = players.len();
    let of = |code: &Code| (0..count).map(|at| ranked.explained(at, code).value).collect();
    let values: Vec<Vec<Option<Value>>> = list.iter().map(of).collect();
    let points: Vec<Value> = tables.scores.iter().map(|&score| Value::points(score)).collect();
    let mut groups = vec![(0..count).collect::<Vec<usize>>()];
    if !ranked.named(list) {
        groups = by_value(&groups[0], &|at| Some(points[at]), false);
    }
    let mut all_steps = Vec::with_capacity(list.len());
    for (code, values) in list.iter().zip(&values) {
        let mut steps = Vec::new();
        let parts = |group: &Vec<usize>| match code.name {
            name if name.without_value() => ranked.split(group, code, &mut steps),
            name => by_value(group, &|at| values[at], name.low_first() != code.reverse),
        };
        groups = groups.iter().flat_map(parts).collect();
        all_steps.push(steps);
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
    (table, all_steps)
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
