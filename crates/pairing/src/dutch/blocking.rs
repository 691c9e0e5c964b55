//! Why nobody can pair a round: a smallest group that lacks opponents, and what would help.
//!
//! Tutte: a graph has no perfect matching where some players, taken away, leave more groups of odd size than they are.
//! Such groups cannot all be paired, because each of them needs one of those players. The trees of a search that fails
//! show them; the smallest of those trees is the reason given.

use super::Rules;
use super::feasible::{complete, deficient};
use super::table::Table;
use crate::field::Field;
use crate::paired::{Blocking, ByeRole, Way};

/// More players than this are not searched one by one.
const MANY: usize = 150;

/// A smallest reason why the players of a table cannot be paired.
pub fn blocking(table: &Table) -> Blocking {
    let players: Vec<usize> = (0..table.len()).collect();
    let (bye, n) = (table.len(), table.len() + table.len() % 2);
    let joined = |u: usize, v: usize| {
        let (low, high) = (u.min(v), u.max(v));
        if high == bye {
            table.cards[low].may_get_bye
        } else {
            table.legal(players[low], players[high])
        }
    };
    let trees = deficient(n, &joined, n <= MANY);
    let size =
        |tree: &(Vec<Vec<usize>>, Vec<usize>)| tree.0.iter().map(Vec::len).sum::<usize>() + tree.1.len();
    let (groups, partners) = trees.into_iter().min_by_key(size).unwrap_or_default();
    let role = if partners.contains(&bye) {
        ByeRole::Partner
    } else if groups.iter().flatten().any(|&at| at == bye) {
        ByeRole::Group
    } else {
        ByeRole::Apart
    };
    let numbers = |list: &[usize]| {
        let mut numbers: Vec<u16> = list
            .iter()
            .filter_map(|&at| table.cards.get(at).map(|card| card.number))
            .collect();
        numbers.sort_unstable();
        numbers
    };
    let mut groups: Vec<Vec<u16>> = groups
        .iter()
        .map(|group| numbers(group))
        .filter(|group| !group.is_empty())
        .collect();
    groups.sort_unstable();
    Blocking {
        groups,
        partners: numbers(&partners),
        bye: role,
    }
}

/// What would help, the mildest first.
pub fn ways(field: &Field, rules: Rules, blocking: &Blocking) -> Vec<Way> {
    let possible = |table: &Table| {
        let all: Vec<usize> = (0..table.len()).collect();
        complete(table, &all, 0, &|at| table.cards[at].may_get_bye)
    };
    let mut ways = Vec::new();
    if !field.forbidden.is_empty() {
        let lifted = Field {
            forbidden: Vec::new(),
            ..field.clone()
        };
        if possible(&Table::new(&lifted, rules)) {
            ways.push(Way::ForbiddenPairs);
        }
    }
    let cards = super::cards(field, rules);
    let without = |number: &u16| {
        let rest = cards
            .iter()
            .filter(|card| card.number != *number)
            .cloned()
            .collect();
        possible(&Table::of(rest, rules))
    };
    let absent: Vec<u16> = blocking
        .players()
        .into_iter()
        .take(MANY)
        .filter(without)
        .collect();
    if !absent.is_empty() {
        ways.push(Way::Absence(absent));
    }
    let mut changed = |way: Way, change: fn(&mut super::Card)| {
        let mut cards = cards.clone();
        cards.iter_mut().for_each(change);
        if possible(&Table::of(cards, rules)) {
            ways.push(way);
        }
    };
    changed(Way::Colours, |card| card.top = true);
    changed(Way::SecondBye, |card| card.may_get_bye = true);
    changed(Way::Rematch, |card| card.barred.clear());
    if ways.is_empty() {
        ways.extend(together(&cards, rules));
    }
    ways
}

/// A limit of a player given up.
type Lift = fn(&mut super::Card);

/// The fewest limits that must be given up at once, where none of them helps alone.
fn together(cards: &[super::Card], rules: Rules) -> Option<Way> {
    let limits: [(Way, Lift); 3] = [
        (Way::Colours, |card| card.top = true),
        (Way::SecondBye, |card| card.may_get_bye = true),
        (Way::Rematch, |card| card.barred.clear()),
    ];
    let sets: [&[usize]; 4] = [&[0, 1], &[0, 2], &[1, 2], &[0, 1, 2]];
    let helps = |set: &&[usize]| {
        let mut cards = cards.to_vec();
        for &at in *set {
            cards.iter_mut().for_each(limits[at].1);
        }
        let table = Table::of(cards, rules);
        let all: Vec<usize> = (0..table.len()).collect();
        complete(&table, &all, 0, &|at| table.cards[at].may_get_bye)
    };
    let set = sets.into_iter().find(helps)?;
    Some(Way::Together(
        set.iter().map(|&at| limits[at].0.clone()).collect(),
    ))
}
