//! The ordinary bracket without a matching: candidates in their order, cut by what the counts of colours allow.
//!
//! The counts give a bound that no candidate can beat (C12, C13) and everything else is wished perfect. The first
//! candidate that reaches the bound is the answer: nothing before it did, and nothing can be better. Where none is
//! found within the steps allowed, the matching decides; so a wrong answer is not possible, only a slower one.

use super::Receiver;
use super::bracket::Paired;
use super::card::{Card, Strength};
use super::table::Table;
use arbiter_chess::Color;

/// Counts of the colours wished: White, Black, none; of those for White and Black the mild ones, and all not absolute.
#[derive(Debug, Clone, Copy, Default)]
struct Wishes {
    white: i32,
    black: i32,
    none: i32,
    mild_white: i32,
    mild_black: i32,
    free_white: i32,
    free_black: i32,
}

impl Wishes {
    fn of<'a>(cards: impl Iterator<Item = &'a Card>) -> Self {
        let mut wishes = Self::default();
        cards.for_each(|card| wishes.add(card, 1));
        wishes
    }

    fn add(&mut self, card: &Card, times: i32) {
        let mild = if card.strength == Strength::Mild { times } else { 0 };
        let free = if card.strength == Strength::Absolute {
            0
        } else {
            times
        };
        match card.preference {
            Some(Color::White) => {
                self.free_white += free;
                self.white += times;
                self.mild_white += mild;
            }
            Some(Color::Black) => {
                self.free_black += free;
                self.black += times;
                self.mild_black += mild;
            }
            None => self.none += times,
        }
    }

    /// Least number of pairs that fail C12 and C13 when all but `left` of these are paired.
    fn least(&self, left: i32) -> (i32, i32) {
        let excess = ((self.white - self.black).abs() - self.none - left).max(0);
        let mild = if self.white > self.black {
            self.mild_white
        } else {
            self.mild_black
        };
        let fails = (excess + 1) / 2;
        (fails, (fails - mild).max(0))
    }
}

/// Least failures when each of `upper` meets one of `lower`.
fn least_between(upper: &Wishes, lower: &Wishes) -> (i32, i32) {
    let white = upper.white - lower.black - lower.none;
    let black = upper.black - lower.white - lower.none;
    if white <= 0 && black <= 0 {
        (0, 0)
    } else if white >= black {
        bounded(
            white,
            upper.mild_white + lower.mild_white,
            upper.free_white,
            lower.free_white,
        )
    } else {
        bounded(
            black,
            upper.mild_black + lower.mild_black,
            upper.free_black,
            lower.free_black,
        )
    }
}

/// Pairs of one wish: as many fail C13 as have no mild one among them; two absolute wishes cannot meet, so that many
/// pairs need enough who are free.
fn bounded(fails: i32, mild: i32, upper_free: i32, lower_free: i32) -> (i32, i32) {
    if (fails - upper_free).max(0) + (fails - lower_free).max(0) > fails {
        return (i32::MAX / 2, 0);
    }
    (fails, (fails - mild).max(0))
}

/// What a pair costs in C12 and C13; `None` where two absolute wishes clash.
fn cost(high: &Card, low: &Card) -> Option<(i32, i32)> {
    if high.preference.is_none() || high.preference != low.preference {
        return Some((0, 0));
    }
    match high.strength.min(low.strength) {
        Strength::Absolute => None,
        Strength::Strong => Some((1, 1)),
        _ => Some((1, 0)),
    }
}

/// Pairs, and who is left over.
type Split = (Vec<(usize, usize)>, Vec<usize>);

fn within(used: (i32, i32), least: (i32, i32), bound: (i32, i32)) -> bool {
    used.0 + least.0 <= bound.0 && (used.0 + least.0 < bound.0 || used.1 + least.1 <= bound.1)
}

/// Steps after which a walk looks further ahead, and among how many players before its end.
const CARELESS: usize = 100_000;
const NEAR: usize = 60;

struct Walk<'a> {
    table: &'a Table,
    /// Who may be left over without any criterion suffering.
    may_float: &'a dyn Fn(usize) -> bool,
    bound: (i32, i32),
    steps: usize,
}

/// The best pairing of a bracket in which everybody but at most one resident can be paired.
///
/// `receivers` names who may be left over where this is the last bracket (C2, C5); C9 is looked at among them.
pub fn walk(
    table: &Table,
    down: &[usize],
    residents: &[usize],
    receivers: Option<&[usize]>,
) -> Option<Paired> {
    if down.len() > residents.len() || residents.is_empty() {
        return None;
    }
    let left = i32::from((down.len() + residents.len()) % 2 == 1);
    let wishes = Wishes::of(down.iter().chain(residents).map(|&at| &table.cards[at]));
    let bound = wishes.least(left);
    let fresh = |at: usize| !table.cards[at].down(1) && !table.cards[at].down(2);
    let newer = table.rules.receiver() == Receiver::FewestUnplayed;
    let fewest = receivers
        .and_then(|able| able.iter().map(|&at| table.cards[at].unplayed).min())
        .filter(|_| newer);
    let may_float = |at: usize| {
        fresh(at)
            && receivers.is_none_or(|able| able.binary_search(&at).is_ok())
            && fewest.is_none_or(|fewest| table.cards[at].unplayed == fewest)
    };
    let mut walk = Walk {
        table,
        may_float: &may_float,
        bound,
        steps: 20_000 + 2 * residents.len() * residents.len(),
    };
    let mut taken = vec![false; residents.len()];
    let mut chosen = Vec::with_capacity(down.len());
    walk.moved_down(down, residents, wishes, left, (0, 0), &mut taken, &mut chosen)
}

impl Walk<'_> {
    fn card(&self, at: usize) -> &Card {
        &self.table.cards[at]
    }

    fn step(&mut self) -> bool {
        self.steps = self.steps.saturating_sub(1);
        self.steps > 0 && !self.table.stop.is_told()
    }

    /// Opponents for the moved-down players in order, each the first resident that keeps the bound in reach.
    #[expect(clippy::too_many_arguments, reason = "the state of one recursive search")]
    fn moved_down(
        &mut self,
        down: &[usize],
        residents: &[usize],
        wishes: Wishes,
        left: i32,
        used: (i32, i32),
        taken: &mut [bool],
        chosen: &mut Vec<usize>,
    ) -> Option<Paired> {
        let Some(&u) = down.get(chosen.len()) else {
            return self.finish(down, residents, left, used, taken, chosen);
        };
        for at in 0..residents.len() {
            if !self.step() {
                return None;
            }
            let v = residents[at];
            let low = self.card(v);
            if taken[at] || !self.table.free(u, v) || low.up(1) || low.up(2) {
                continue;
            }
            let Some(cost) = cost(self.card(u), low) else {
                continue;
            };
            let used = (used.0 + cost.0, used.1 + cost.1);
            let mut rest = wishes;
            rest.add(self.card(u), -1);
            rest.add(low, -1);
            if !within(used, rest.least(left), self.bound) {
                continue;
            }
            taken[at] = true;
            chosen.push(at);
            let found = self.moved_down(down, residents, rest, left, used, taken, chosen);
            if found.is_some() || chosen.len() == down.len() {
                return found; // a remainder that fails needs more than this walk tries
            }
            chosen.pop();
            taken[at] = false;
        }
        None
    }

    fn finish(
        &mut self,
        down: &[usize],
        residents: &[usize],
        left: i32,
        used: (i32, i32),
        taken: &[bool],
        chosen: &[usize],
    ) -> Option<Paired> {
        let remainder: Vec<usize> = (0..residents.len())
            .filter(|&at| !taken[at])
            .map(|at| residents[at])
            .collect();
        let (pairs, floaters) = self.remainder(&remainder, left, used)?;
        let met = down.iter().zip(chosen).map(|(&u, &at)| (u, residents[at]));
        Some(Paired {
            pairs: met.chain(pairs).collect(),
            floaters,
        })
    }

    /// The remainder: no exchange, then exchanges of one player in their order.
    fn remainder(&mut self, players: &[usize], left: i32, used: (i32, i32)) -> Option<Split> {
        let half = players.len() / 2;
        let (first, second) = players.split_at(half);
        let found = self.transpositions(first, second, left, used);
        if found.is_some() || self.steps == 0 {
            return found;
        }
        for difference in 1..players.len() {
            for down in (0..half).rev() {
                let up = down + difference;
                if up < half || up >= players.len() {
                    continue;
                }
                if !self.step() {
                    return None;
                }
                let (first, second) = exchanged(players, half, down, up);
                let found = self.transpositions(&first, &second, left, used);
                if found.is_some() || self.steps == 0 {
                    return found;
                }
            }
        }
        None
    }

    fn transpositions(
        &mut self,
        first: &[usize],
        second: &[usize],
        left: i32,
        used: (i32, i32),
    ) -> Option<Split> {
        let cards = &self.table.cards;
        let upper = Wishes::of(first.iter().map(|&at| &cards[at]));
        let lower = Wishes::of(second.iter().map(|&at| &cards[at]));
        let floaters = second.iter().filter(|&&at| (self.may_float)(at)).count();
        if self.table.stop.is_told()
            || left == 1 && floaters == 0
            || !within(used, least_between(&upper, &lower), self.bound)
        {
            return None;
        }
        let mut search = Transposition {
            table: self.table,
            may_float: self.may_float,
            first,
            second,
            bound: self.bound,
            left,
            free: (0..=second.len()).collect(),
            back: Vec::new(),
            upper,
            lower,
            floaters,
        };
        search.run(used, &mut self.steps)
    }
}

/// A partner for one of the upper players, others moved where they can be (Kuhn).
fn find(
    at: usize,
    upper: &[usize],
    free: &[usize],
    joined: &dyn Fn(usize, usize) -> bool,
    seen: &mut [bool],
    partner: &mut [usize],
) -> bool {
    for other in 0..free.len() {
        if seen[other] || !joined(upper[at], free[other]) {
            continue;
        }
        seen[other] = true;
        if partner[other] == usize::MAX || find(partner[other], upper, free, joined, seen, partner) {
            partner[other] = at;
            return true;
        }
    }
    false
}

fn exchanged(players: &[usize], half: usize, down: usize, up: usize) -> (Vec<usize>, Vec<usize>) {
    let mut first: Vec<usize> = (0..half).filter(|&at| at != down).collect();
    first.push(up);
    let mut second: Vec<usize> = (half..players.len()).filter(|&at| at != up).collect();
    second.insert(0, down);
    let name = |list: Vec<usize>| list.into_iter().map(|at| players[at]).collect();
    (name(first), name(second))
}

/// The first transposition of the second half that reaches the bound.
struct Transposition<'a> {
    table: &'a Table,
    may_float: &'a dyn Fn(usize) -> bool,
    first: &'a [usize],
    second: &'a [usize],
    bound: (i32, i32),
    left: i32,
    /// Linked list of those of the second half who are free: `free[0]` is the first, `free[at + 1]` follows `at`.
    free: Vec<usize>,
    /// What was taken: its place and the link that pointed at it.
    back: Vec<(usize, usize)>,
    upper: Wishes,
    lower: Wishes,
    floaters: usize,
}

impl Transposition<'_> {
    fn run(&mut self, used: (i32, i32), steps: &mut usize) -> Option<Split> {
        // free[link] is the place that the link points at, in 0..second.len(); second.len() is the end.
        let mut costs = vec![used];
        let mut link = 0;
        let before = *steps;
        loop {
            let depth = self.back.len();
            if depth == self.first.len() {
                return Some(self.result());
            }
            *steps = steps.saturating_sub(1);
            if *steps == 0 {
                return None;
            }
            let place = self.free[link];
            if place == self.second.len() {
                // Nobody is left for this one: the one before must take another.
                let (place, from) = self.back.pop()?;
                costs.pop();
                self.restore(place, from);
                link = place + 1;
                continue;
            }
            let careful = before - *steps > CARELESS && self.first.len() - depth <= NEAR;
            match self.take(depth, place, link, costs[depth]) {
                Some(cost) if careful && !self.hopeful(cost) => {
                    self.back.pop();
                    self.restore(place, link);
                    link = place + 1;
                }
                Some(cost) => {
                    costs.push(cost);
                    link = 0;
                }
                None => link = place + 1,
            }
        }
    }

    /// Whether the rest of the first half can find partners one by one, colours kept where no failure is left.
    fn hopeful(&self, used: (i32, i32)) -> bool {
        let mut free = Vec::new();
        let mut place = self.free[0];
        while place < self.second.len() {
            free.push(self.second[place]);
            place = self.free[place + 1];
        }
        let strict = used.0 == self.bound.0;
        let joined = |u: usize, v: usize| {
            let fits = cost(&self.table.cards[u], &self.table.cards[v]);
            self.table.free(u, v) && fits.is_some_and(|cost| !strict || cost.0 == 0)
        };
        let upper = &self.first[self.back.len()..];
        let mut partner = vec![usize::MAX; free.len()];
        upper.iter().enumerate().all(|(at, _)| {
            let mut seen = vec![false; free.len()];
            find(at, upper, &free, &joined, &mut seen, &mut partner)
        })
    }

    fn may_float(&self, at: usize) -> bool {
        (self.may_float)(self.second[at])
    }

    fn take(&mut self, depth: usize, place: usize, link: usize, used: (i32, i32)) -> Option<(i32, i32)> {
        let (u, v) = (self.first[depth], self.second[place]);
        if !self.table.free(u, v) {
            return None;
        }
        let (high, low) = (&self.table.cards[u], &self.table.cards[v]);
        let cost = cost(high, low)?;
        let used = (used.0 + cost.0, used.1 + cost.1);
        let last_floater = self.left == 1 && self.floaters == 1 && self.may_float(place);
        if last_floater || used.0 > self.bound.0 {
            return None;
        }
        self.upper.add(high, -1);
        self.lower.add(low, -1);
        if !within(used, least_between(&self.upper, &self.lower), self.bound) {
            self.upper.add(high, 1);
            self.lower.add(low, 1);
            return None;
        }
        self.floaters -= usize::from(self.may_float(place));
        self.free[link] = self.free[place + 1];
        self.back.push((place, link));
        Some(used)
    }

    fn restore(&mut self, place: usize, link: usize) {
        let depth = self.back.len();
        self.upper.add(&self.table.cards[self.first[depth]], 1);
        self.lower.add(&self.table.cards[self.second[place]], 1);
        self.floaters += usize::from(self.may_float(place));
        self.free[link] = place;
    }

    fn result(&self) -> Split {
        let met = self.first.iter().zip(&self.back);
        let pair = |(&one, &(place, _)): (&usize, &(usize, usize))| {
            let other = self.second[place];
            (one.min(other), one.max(other))
        };
        let left = (self.free[0] < self.second.len()).then(|| self.second[self.free[0]]);
        (met.map(pair).collect(), left.into_iter().collect())
    }
}
