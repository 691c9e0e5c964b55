//! What a bracket's candidate is worth under each criterion, written from the list in C.04.3 and not from the weights.

use super::bracket::{Bracket, Paired};
use super::colour;
use super::table::Table;
use super::{Brackets, Judged, Rules};

/// A criterion by its number in the edition of 2026.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Criterion(pub u8);

impl Criterion {
    /// The event's own criterion, below all others and outside FIDE mode: fellows who are kept apart if possible.
    pub const KIN: u8 = 22;

    /// Its name in an edition: `C6` of the newest text is `C.5` of the one before.
    ///
    /// ```
    /// use arbiter_pairing::dutch::{Criterion, Rules};
    /// assert_eq!(Criterion(12).name(Rules::newest()), "C12");
    /// assert_eq!(Criterion(12).name(Rules::by_name("fide-dutch-2017").unwrap()), "C.10");
    /// ```
    #[must_use]
    pub fn name(self, rules: Rules) -> String {
        match self.0 {
            Self::KIN => "+".to_owned(),
            number => rules.criterion(number).to_owned(),
        }
    }
}

/// How a candidate does under a criterion: numbers to be compared from the first, smaller ones better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The criterion.
    pub criterion: Criterion,
    /// Counts, or scores in hundredths of a point.
    pub value: Vec<i32>,
}

/// What has no opponent in the bracket is thought to fall further than any difference.
const FAR: i32 = 1_000_000;

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// The verdicts on a candidate, the most important first; `made` is how the next bracket was paired with those who float down,
/// where it was.
pub fn verdicts(
    table: &Table,
    bracket: &Bracket,
    paired: &Paired,
    (decides_bye, made): (bool, Option<&Paired>),
) -> Vec<Verdict> {
    let older = table.rules.judged() == Judged::Differences;
    let score = |at: usize| table.score(at).value();
    let floor = bracket.residents.last().map_or(0, |&at| score(at)) - 100;
    let descending = |mut list: Vec<i32>| {
        list.sort_unstable_by_key(|&one| core::cmp::Reverse(one));
        list
    };
    let scores = if older {
        let pairs = paired.pairs.iter().map(|&(u, v)| (score(u) - score(v)).abs());
        descending(
            pairs
                .chain(paired.floaters.iter().map(|&at| score(at) - floor))
                .collect(),
        )
    } else {
        paired.floaters.iter().map(|&at| score(at)).collect()
    };
    let mut list = vec![(6, vec![number(paired.floaters.len())]), (7, scores)];
    if !bracket.next.is_empty() {
        list.push((8, next(table, bracket, paired, made)));
    }
    if decides_bye && paired.floaters.len() == 1 {
        list.push((9, vec![table.cards[paired.floaters[0]].unplayed.cast_signed()]));
    }
    let costs: Vec<_> = paired
        .pairs
        .iter()
        .map(|&(u, v)| colour::cost(&table.cards[u], &table.cards[v]))
        .collect();
    let count =
        |which: fn(&colour::ColorCost) -> bool| vec![number(costs.iter().filter(|cost| which(cost)).count())];
    list.extend([
        (10, count(|cost| cost.difference)),
        (11, count(|cost| cost.running)),
        (12, count(|cost| cost.preference)),
        (13, count(|cost| cost.strong)),
    ]);
    list.extend(floats(table, bracket, paired, older, floor));
    let kin = paired.pairs.iter().filter(|&&(u, v)| table.kin(u, v)).count();
    if kin > 0
        || bracket
            .down
            .iter()
            .chain(&bracket.residents)
            .any(|&at| !table.cards[at].kin.is_empty())
    {
        list.push((Criterion::KIN, vec![number(kin)]));
    }
    let verdict = |(number, value)| Verdict {
        criterion: Criterion(number),
        value,
    };
    list.into_iter().map(verdict).collect()
}

/// C14 to C21.
fn floats(table: &Table, bracket: &Bracket, paired: &Paired, older: bool, floor: i32) -> Vec<(u8, Vec<i32>)> {
    let score = |at: usize| table.score(at).value();
    let uneven: Vec<(usize, usize)> = paired
        .pairs
        .iter()
        .copied()
        .filter(|&(u, v)| {
            if older {
                score(u) > score(v)
            } else {
                bracket.down.contains(&u)
            }
        })
        .collect();
    let falls = |ago: usize| -> Vec<i32> {
        let paired_down = uneven
            .iter()
            .filter(|pair| table.cards[pair.0].down(ago))
            .map(|&(u, v)| score(u) - score(v));
        let left = paired.floaters.iter().filter(|&&at| table.cards[at].down(ago));
        let left = left.filter(|at| older || bracket.down.contains(at));
        paired_down
            .chain(left.map(|&at| if older { score(at) - floor } else { FAR + score(at) }))
            .collect()
    };
    let rises = |ago: usize| -> Vec<i32> {
        uneven
            .iter()
            .filter(|pair| table.cards[pair.1].up(ago))
            .map(|&(u, v)| score(u) - score(v))
            .collect()
    };
    let residents = |ago: usize| {
        paired
            .floaters
            .iter()
            .filter(|at| bracket.residents.contains(at) && table.cards[**at].down(ago))
            .count()
    };
    let count = |list: Vec<i32>| vec![number(list.len())];
    let sorted = |mut list: Vec<i32>| {
        list.sort_unstable_by_key(|&one| core::cmp::Reverse(one));
        list
    };
    let down = |ago: usize| {
        if older {
            count(falls(ago))
        } else {
            vec![number(residents(ago))]
        }
    };
    vec![
        (14, down(1)),
        (15, count(rises(1))),
        (16, down(2)),
        (17, count(rises(2))),
        (18, sorted(falls(1))),
        (19, sorted(rises(1))),
        (20, sorted(falls(2))),
        (21, sorted(rises(2))),
    ]
}

/// So many players are paired once more to see that a bracket was paired as well as it can be, where programs are tested.
const SMALL: usize = 64;

/// C8: how many float out of the next bracket at best, and their scores. Where it was paired, that was at best: nobody pairs it
/// again, with everybody below it.
fn next(table: &Table, bracket: &Bracket, paired: &Paired, made: Option<&Paired>) -> Vec<i32> {
    let Some(made) = made else {
        return following(table, bracket, &best(table, bracket, paired));
    };
    let found = following(table, bracket, made);
    debug_assert!(
        table.len() > SMALL
            || found == following(table, bracket, &best(table, bracket, paired))
            || table.stop.is_told(),
        "the next bracket was paired at best"
    );
    found
}

/// The best pairing of the next bracket with those who float down.
fn best(table: &Table, bracket: &Bracket, paired: &Paired) -> Paired {
    let mut following = Bracket {
        down: paired.floaters.clone(),
        residents: bracket.next.clone(),
        rest: bracket.rest.clone(),
        receivers: bracket.receivers.clone(),
        ..Bracket::default()
    };
    following.ask.completion = table.rules.brackets() == Brackets::Ahead || bracket.ask.bye_below;
    following.pair(table)
}

fn following(table: &Table, bracket: &Bracket, best: &Paired) -> Vec<i32> {
    let floor = bracket.next.last().map_or(0, |&at| table.score(at).value()) - 100;
    let score = |at: usize| table.score(at).value();
    let able = |at: &usize| table.cards[*at].may_get_bye;
    let stranded = bracket.ask.bye_below && !best.floaters.is_empty() && !best.floaters.iter().any(able);
    let mut list = vec![number(best.floaters.len()) + i32::from(stranded)];
    if table.rules.judged() == Judged::Differences {
        let pairs = best.pairs.iter().map(|&(u, v)| (score(u) - score(v)).abs());
        let mut differences: Vec<i32> = pairs
            .chain(best.floaters.iter().map(|&at| score(at) - floor))
            .collect();
        differences.sort_unstable_by_key(|&one| core::cmp::Reverse(one));
        list.extend(differences);
    } else {
        list.extend(best.floaters.iter().map(|&at| score(at)));
    }
    list
}
