//! Why nobody can pair a round: a smallest group that lacks opponents, and what would help.
//!
//! Tutte: a graph has no perfect matching where some players, taken away, leave more groups of odd size than they are.
//! Such groups cannot all be paired, because each of them needs one of those players. The trees of a search that fails
//! show them; the smallest of those trees is the reason given.

use std::collections::BTreeSet;

use super::Rules;
use super::feasible::{complete, deficient};
use super::table::Table;
use crate::model::Event;

/// The part that the pairing-allocated bye plays in a reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByeRole {
    /// None.
    Apart,
    /// It is one of the partners that are too few.
    Partner,
    /// Nobody outside the partners may receive it, so it is one of the groups.
    Group,
}

/// Players who cannot all be paired: each group needs one of the partners, who are fewer than the groups.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blocking {
    /// Groups by starting ranks; inside a group of three or more any two thirds may meet, but one is always left.
    pub groups: Vec<Vec<u16>>,
    /// The only opponents outside their groups that these players have.
    pub partners: Vec<u16>,
    /// The bye.
    pub bye: ByeRole,
}

impl Blocking {
    /// Everybody in the reason, by starting rank.
    #[must_use]
    pub fn players(&self) -> Vec<u16> {
        let all: BTreeSet<u16> = self
            .groups
            .iter()
            .flatten()
            .chain(&self.partners)
            .copied()
            .collect();
        all.into_iter().collect()
    }
}

impl core::fmt::Display for Blocking {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let (groups, partners) = (&self.groups, &self.partners);
        match self.bye {
            ByeRole::Apart => write!(
                f,
                "the groups {groups:?} need an opponent each and have only {partners:?}"
            ),
            ByeRole::Partner => write!(
                f,
                "the groups {groups:?} need an opponent each and have only {partners:?} and the bye"
            ),
            ByeRole::Group if groups.is_empty() => write!(f, "nobody may get the bye"),
            ByeRole::Group => write!(
                f,
                "the groups {groups:?} and the bye need a player each and have only {partners:?}"
            ),
        }
    }
}

/// What would make the round possible.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Way {
    /// Forbidden pairs (record 260) given up.
    ForbiddenPairs,
    /// One of these not paired in this round.
    Absence(Vec<u16>),
    /// A colour limit broken (C3).
    Colours,
    /// A second bye (C2).
    SecondBye,
    /// Two players meeting again (C1).
    Rematch,
    /// Several of these at once, where none helps alone.
    Together(Vec<Self>),
}

impl Way {
    /// Its name in JSON.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::ForbiddenPairs => "forbidden-pairs",
            Self::Absence(_) => "absence",
            Self::Colours => "colours",
            Self::SecondBye => "second-bye",
            Self::Rematch => "rematch",
            Self::Together(ways) => return ways.iter().map(Self::name).collect::<Vec<_>>().join("+"),
        }
        .to_owned()
    }
}

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
pub fn ways(event: &Event, round: usize, rules: Rules, blocking: &Blocking) -> Vec<Way> {
    let possible = |table: &Table| {
        let all: Vec<usize> = (0..table.len()).collect();
        complete(table, &all, 0, &|at| table.cards[at].may_get_bye)
    };
    let mut ways = Vec::new();
    if !event.forbidden.is_empty() {
        let lifted = Event {
            forbidden: Vec::new(),
            ..event.clone()
        };
        if possible(&Table::new(&lifted, round, rules)) {
            ways.push(Way::ForbiddenPairs);
        }
    }
    let cards = super::cards(event, round, rules);
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
