//! The groups before a knock-out: their rounds, their tables, and who goes on.

use super::course::Level;
use super::plan::Groups;
use super::run::Judge;
use crate::berger::Berger;
use crate::lots::Lots;

/// A group's table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Players from the first place on.
    pub order: Vec<u16>,
    /// Two who are level where it matters and play for it.
    pub play_offs: Vec<(u16, u16)>,
    /// Players who are level where it matters, and whom neither games nor lots part: a person does.
    pub open: Vec<Vec<u16>>,
}

impl Table {
    /// Puts one of two neighbours before the other.
    pub(super) fn put_before(&mut self, winner: u16, loser: u16) {
        let place = |order: &[u16], player: u16| order.iter().position(|&one| one == player);
        if let (Some(first), Some(second)) = (place(&self.order, winner), place(&self.order, loser))
            && first > second
        {
            self.order.swap(first, second);
        }
    }
}

/// How many rounds the groups need; smaller ones end earlier.
#[must_use]
pub fn rounds(setup: &Groups) -> usize {
    let of = |group: &Vec<u16>| usize::from(Berger::new(group.len() as u16, 1).rounds());
    setup.members.iter().map(of).max().unwrap_or(0)
}

/// The games of a round, group by group, and who is free.
pub fn round(
    players: impl Iterator<Item = u16>,
    setup: &Groups,
    round: usize,
) -> (Vec<(u16, u16)>, Vec<u16>) {
    let mut pairs = Vec::new();
    for group in &setup.members {
        let table = Berger::new(group.len() as u16, 1).round(round as u16);
        let of = |seat: u16| group[usize::from(seat) - 1];
        pairs.extend(table.games.iter().map(|&(white, black)| (of(white), of(black))));
    }
    let playing = |number: u16| {
        pairs
            .iter()
            .any(|&(white, black)| number == white || number == black)
    };
    let free = players.filter(|&number| !playing(number)).collect();
    (pairs, free)
}

/// The tables of the groups as they stand.
pub fn tables(groups: &[Level], setup: &Groups, judge: &Judge<'_>) -> Vec<Table> {
    groups
        .iter()
        .enumerate()
        .map(|(at, group)| table(group, setup, judge, at))
        .collect()
}

fn table(group: &Level, setup: &Groups, judge: &Judge<'_>, at: usize) -> Table {
    let mut table = Table {
        order: Vec::new(),
        play_offs: Vec::new(),
        open: Vec::new(),
    };
    for players in &group.ranks {
        let players = players.clone();
        let place = table.order.len();
        // The order among those who go on matters too: winners of groups are seeded.
        if players.len() == 1 || place >= setup.qualify {
            table.order.extend(players);
            continue;
        }
        if let &[one, two] = players.as_slice()
            && !setup.playoff.is_empty()
        {
            table.play_offs.push((one, two));
            table.order.extend(players);
            continue;
        }
        if let Some(mut lots) = judge.lots(&format!("group {at} {place}")) {
            table.order.extend(lots.shuffled(&players));
            continue;
        }
        let sorted = by_persons(&players, judge);
        if sorted.is_none() {
            table.open.push(players.clone());
        }
        table.order.extend(sorted.unwrap_or(players));
    }
    table.order.extend(&group.out);
    table
}

/// An order of players every two of whom persons have parted.
fn by_persons(players: &[u16], judge: &Judge<'_>) -> Option<Vec<u16>> {
    let mut wins = Vec::new();
    for &one in players {
        let mut count = 0;
        for &two in players.iter().filter(|&&two| two != one) {
            count += usize::from(judge.by_person(one, two)? == one);
        }
        wins.push((core::cmp::Reverse(count), one));
    }
    wins.sort_unstable();
    Some(wins.into_iter().map(|one| one.1).collect())
}

/// Who goes on, as seeds: the winners of the groups, then the seconds, and so on; no winner meets a second of his own group
/// in the first stage.
pub fn seeds(tables: &[Table], qualify: usize) -> Vec<u16> {
    let tier = |place: usize| -> Vec<(usize, u16)> {
        tables
            .iter()
            .enumerate()
            .filter_map(|(at, table)| Some((at, *table.order.get(place)?)))
            .collect()
    };
    let mut seeds: Vec<(usize, u16)> = tier(0);
    let total: usize = (0..qualify).map(|place| tier(place).len()).sum();
    let lines = total.next_power_of_two();
    for place in 1..qualify {
        let next = tier(place);
        let from = seeds.len();
        let clashes = |turn: &usize| {
            let meets = |at: usize| {
                let other = (lines - 1)
                    .checked_sub(from + at)
                    .and_then(|other| seeds.get(other));
                other.is_some_and(|other| other.0 == next[(at + turn) % next.len()].0)
            };
            (0..next.len()).filter(|&at| meets(at)).count()
        };
        let turn = (0..next.len()).min_by_key(clashes).unwrap_or(0);
        let turned: Vec<_> = (0..next.len()).map(|at| next[(at + turn) % next.len()]).collect();
        seeds.extend(turned);
    }
    seeds.into_iter().map(|one| one.1).collect()
}

/// Groups by lots, members of one school (or club) apart as far as can be: the largest schools first, each player into a group
/// that has the fewest of his school, then the most room.
///
/// ```
/// use arbiter_pairing::{knockout::drawn, lots::Lots};
/// let groups = drawn(&[(1, "A"), (2, "A"), (3, "B"), (4, "B")], &[2, 2], &mut Lots::new("x"));
/// assert!(groups.iter().all(|group| group.len() == 2));
/// assert!(!groups.contains(&vec![1, 2]) && !groups.contains(&vec![3, 4]));
/// ```
#[must_use]
pub fn drawn(players: &[(u16, &str)], sizes: &[usize], lots: &mut Lots) -> Vec<Vec<u16>> {
    let mut order = lots.shuffled(players);
    let size = |school: &str| players.iter().filter(|one| one.1 == school).count();
    // Who names no school is nobody's schoolmate.
    order.sort_by_key(|one| {
        let mates = if one.1.is_empty() { 1 } else { size(one.1) };
        (core::cmp::Reverse(mates), one.1)
    });
    let mut groups: Vec<Vec<(u16, &str)>> = vec![Vec::new(); sizes.len()];
    for one in order {
        let key = |at: &usize| {
            let group: &Vec<(u16, &str)> = &groups[*at];
            let mates = group
                .iter()
                .filter(|other| !one.1.is_empty() && other.1 == one.1)
                .count();
            (mates, core::cmp::Reverse(sizes[*at] - group.len()))
        };
        let free: Vec<usize> = (0..sizes.len())
            .filter(|&at| groups[at].len() < sizes[at])
            .collect();
        let Some(best) = free.iter().map(&key).min() else {
            break;
        };
        let best: Vec<usize> = free.iter().copied().filter(|at| key(at) == best).collect();
        if let Some(at) = lots.pick(&best) {
            groups[at].push(one);
        }
    }
    let numbers = |group: &Vec<(u16, &str)>| group.iter().map(|one| one.0).collect();
    groups.iter().map(numbers).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_draws_the_same_groups() {
        // web/src/tournament/again.test.ts has the same row.
        let schools = ["پرتو", "Blue", "Blue", "", "پرتو", "Blue", "Red", ""];
        let players: Vec<(u16, &str)> = (1..).zip(schools).collect();
        let groups = drawn(&players, &[4, 4], &mut Lots::new("seven green elephants:groups"));
        assert_eq!(groups, [[2, 1, 8, 7], [3, 6, 5, 4]]);
    }
}
