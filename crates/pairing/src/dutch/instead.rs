//! The best pairing of a bracket in which two meet, or in which one floats down, found from the pairing that was made.
//!
//! The pairing made is the best of all, so what a demand changes is one way through the bracket: those who lose their
//! opponents to the demand are joined again by players who exchange theirs. The way of least cost is the answer where no
//! player is on it twice and no exchange in a circle gains; both are seen on the way. Where it cannot be had so, nobody
//! guesses: the matching over everything decides ([`Bracket::pair`]).
//!
//! Which of the best candidates comes first does not matter here: only what they cost is told.

use std::collections::{BTreeMap, VecDeque};

use arbiter_chess::Color;

use super::Brackets;
use super::bracket::{Ask, Bracket, Demand, Paired};
use super::card::{Float, Strength};
use super::round::Run;
use super::table::Table;
use super::weight::{Order, Weights};
use super::wide::Wide;
use crate::points::Points;

/// The best pairing under a demand, and whether it is as complete below as any; nothing where the way does not show it.
pub fn instead(run: &Run, at: usize, full: &Bracket, demand: Demand) -> Option<Paired> {
    let made = &run.brackets[at].1;
    let last = full.next.is_empty();
    if last && (!full.rest.is_empty() || matches!(demand, Demand::Float(_))) {
        return None; // the last but one before a collapse looks at those below in its own way
    }
    let found = match demand {
        Demand::Float(one) if made.floaters.is_empty() => parted(made, one)?,
        _ => changed(run, full, made, demand)?,
    };
    // Where nobody looks ahead, another pairing as good may come first and leave others over.
    let ahead = run.table.rules.brackets() == Brackets::Ahead;
    let same = found.floaters == made.floaters && (ahead || found.floaters.is_empty());
    let whole = same || last || run.whole(full, &found.floaters);
    let even = made.floaters.len() == found.floaters.len();
    let scores =
        |paired: &Paired| -> Vec<Points> { paired.floaters.iter().map(|&at| run.table.score(at)).collect() };
    // Fewer or more downfloaters, or other scores of them: C6 and C7 differ, and C8 is not reached.
    let reached = even && scores(made) == scores(&found);
    (whole && (same || last || !reached || run.alike(full, &found.floaters))).then_some(found)
}

/// Where nobody floats down, one who must takes his opponent with him: two are the fewest.
fn parted(made: &Paired, one: usize) -> Option<Paired> {
    let &(u, v) = made.pairs.iter().find(|pair| pair.0 == one || pair.1 == one)?;
    let pairs = made.pairs.iter().copied().filter(|&pair| pair != (u, v));
    Some(Paired {
        pairs: pairs.collect(),
        floaters: vec![u, v],
    })
}

fn changed(run: &Run, full: &Bracket, made: &Paired, demand: Demand) -> Option<Paired> {
    let bracket = Bracket {
        down: full.down.clone(),
        residents: full.residents.clone(),
        receivers: full.receivers.clone(),
        ask: Ask {
            receiver: full.ask.receiver,
            ..Ask::default()
        },
        ..Bracket::default()
    };
    let table = &run.table;
    let weights = Weights::new(table, &bracket, &bracket.down, &bracket.residents, Order::Nothing);
    let last = full.next.is_empty();
    match weights.words() {
        0..=2 => Ways::<2>::new(table, &weights, &bracket, made, last)?.change(demand),
        3..=4 => Ways::<4>::new(table, &weights, &bracket, made, last)?.change(demand),
        5..=8 => Ways::<8>::new(table, &weights, &bracket, made, last)?.change(demand),
        9..=16 => Ways::<16>::new(table, &weights, &bracket, made, last)?.change(demand),
        17..=32 => Ways::<32>::new(table, &weights, &bracket, made, last)?.change(demand),
        _ => None,
    }
}

/// All of a player that the worth of a pair rests on.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Kind<'a> {
    down: bool,
    able: bool,
    top: bool,
    score: Points,
    strength: Strength,
    preference: Option<Color>,
    difference: i32,
    colors: &'a [Color],
    floats: [Float; 2],
    unplayed: u32,
}

/// More kinds than this are not weighed against each other.
const KINDS: usize = 700;

/// Nobody, and nowhere.
const NOBODY: usize = usize::MAX;

/// The bracket with its pairs, as ways go through it. Those who float down meet empty chairs, of which there are as many.
struct Ways<'a, const L: usize> {
    table: &'a Table,
    /// Moved-down players, then residents, by place in the table; the empty chairs follow.
    players: Vec<usize>,
    down: usize,
    /// Players and chairs.
    size: usize,
    /// Who may float down, or get the bye.
    may_float: Vec<bool>,
    kind: Vec<usize>,
    kinds: usize,
    /// What a pair is worth, by the kinds of the higher and the lower ranked, and whether they are kin.
    worth: [Vec<Wide<L>>; 2],
    mate: Vec<usize>,
}

impl<'a, const L: usize> Ways<'a, L> {
    fn new(
        table: &'a Table,
        weights: &Weights<'_>,
        bracket: &Bracket,
        made: &Paired,
        last: bool,
    ) -> Option<Self> {
        let players: Vec<usize> = bracket.down.iter().chain(&bracket.residents).copied().collect();
        let down = bracket.down.len();
        let able = |at: usize| {
            let able = bracket.receivers.as_ref();
            able.is_some_and(|able| able.binary_search(&at).is_ok())
        };
        let mut numbers = BTreeMap::new();
        let mut kind: Vec<usize> = Vec::with_capacity(players.len());
        for (place, &at) in players.iter().enumerate() {
            let next = numbers.len();
            let card = &table.cards[at];
            let one = Kind {
                down: place < down,
                able: able(at),
                top: card.top,
                score: card.score,
                strength: card.strength,
                preference: card.preference,
                difference: card.difference,
                colors: &card.colors,
                floats: [card.float1, card.float2],
                unplayed: card.unplayed,
            };
            kind.push(*numbers.entry(one).or_insert(next));
        }
        let kinds = numbers.len() + 1;
        if kinds > KINDS {
            return None;
        }
        let size = players.len() + made.floaters.len();
        kind.resize(size, kinds - 1);
        let mut place = vec![NOBODY; table.len()];
        for (to, &at) in players.iter().enumerate() {
            place[at] = to;
        }
        let mut mate = vec![NOBODY; size];
        let pairs = made.pairs.iter().map(|&(u, v)| (place[u], place[v]));
        let floats = made.floaters.iter().zip(players.len()..);
        for (one, two) in pairs.chain(floats.map(|(&at, chair)| (place[at], chair))) {
            mate[one] = two;
            mate[two] = one;
        }
        let mut ways = Self {
            table,
            may_float: players.iter().map(|&at| !last || able(at)).collect(),
            players,
            down,
            size,
            kind,
            kinds,
            worth: [const { Vec::new() }; 2],
            mate,
        };
        ways.weigh(weights);
        (!ways.mate.contains(&NOBODY)).then_some(ways)
    }

    /// Weighs one pair of each two kinds.
    fn weigh(&mut self, weights: &Weights<'_>) {
        let all = self.kinds * self.kinds;
        let mut known = [vec![false; all], vec![false; all]];
        self.worth = [vec![Wide::ZERO; all], vec![Wide::ZERO; all]];
        let mut words = [0; L];
        for one in 0..self.players.len() {
            for two in one + 1..self.players.len() {
                let of = self.kind[one] * self.kinds + self.kind[two];
                let kin = usize::from(self.kin(one, two));
                if !known[kin][of] && self.joined(one, two) {
                    words.fill(0);
                    weights.fill(one, two, &mut words);
                    self.worth[kin][of] = Wide::new(&words);
                    known[kin][of] = true;
                }
            }
        }
    }

    fn kin(&self, one: usize, two: usize) -> bool {
        let (one, two) = (self.players.get(one), self.players.get(two));
        one.zip(two).is_some_and(|(&one, &two)| self.table.kin(one, two))
    }

    /// Whether two may be a pair here, or one of them float down.
    fn joined(&self, one: usize, two: usize) -> bool {
        let (low, high) = (one.min(two), one.max(two));
        match (self.players.get(low), self.players.get(high)) {
            (Some(_), Some(_)) if high < self.down => false,
            (Some(&one), Some(&two)) => self.table.legal(one, two),
            (Some(_), None) => self.may_float[low],
            _ => false,
        }
    }

    fn worth(&self, one: usize, two: usize) -> &Wide<L> {
        let (low, high) = (one.min(two), one.max(two));
        &self.worth[usize::from(self.kin(low, high))][self.kind[low] * self.kinds + self.kind[high]]
    }

    /// The best pairing under a demand.
    fn change(mut self, demand: Demand) -> Option<Paired> {
        let place = |at: usize| self.players.iter().position(|&player| player == at);
        let (u, v) = match demand {
            Demand::Pair(u, v) => (place(u)?, place(v)?),
            Demand::Float(u) => (place(u)?, self.players.len()),
            Demand::None => return None,
        };
        if v >= self.size || !self.joined(u, v) {
            return None;
        }
        if self.mate[u] != v {
            let steps = self.way(u, v)?;
            for (one, two) in steps.into_iter().chain([(u, v)]) {
                self.mate[one] = two;
                self.mate[two] = one;
            }
        }
        let mut paired = Paired::default();
        for (at, &player) in self.players.iter().enumerate() {
            match self.players.get(self.mate[at]) {
                None => paired.floaters.push(player),
                Some(&other) if at < self.mate[at] => paired.pairs.push((player, other)),
                Some(_) => {}
            }
        }
        Some(paired)
    }

    /// The new pairs of the way of least cost from the opponent of `u` to that of `v`, who are taken away.
    ///
    /// A way steps from a player to a new opponent, whose old one goes on. Everybody is a start, far behind the first, so that a
    /// circle that gains would be seen wherever it is.
    fn way(&self, u: usize, v: usize) -> Option<Vec<(usize, usize)>> {
        let (start, end) = (self.mate[u], self.mate[v]);
        let mut words = [0; L];
        words[0] = 1;
        let step = Wide::new(&words);
        words[0] = 0;
        words[L - 1] = 1 << 62;
        let far = Wide::new(&words);
        let gone = |at: usize| at == u || at == v || at == start;
        // What giving up his opponent costs; the last one has none any more.
        let given = |at: usize| {
            if gone(at) || at == end {
                step
            } else {
                self.worth(at, self.mate[at]).plus(&step)
            }
        };
        let given: Vec<Wide<L>> = (0..self.size).map(given).collect();
        let mut reached = Reached {
            cost: vec![far; self.size],
            from: vec![(NOBODY, NOBODY); self.size],
            steps: vec![0; self.size],
        };
        reached.cost[start] = Wide::ZERO;
        // What the way may cost for all criteria to be as in the pairing made: nothing can be better.
        let even = self
            .worth(u, v)
            .minus(self.worth(u, start))
            .minus(self.worth(v, end));
        let others = (0..self.size).filter(|&at| !gone(at) && at != end);
        let mut queue: VecDeque<usize> = core::iter::once(start).chain(others).collect();
        let mut waits = vec![false; self.size];
        for &at in &queue {
            waits[at] = true;
        }
        let mut turns = TURNS * self.size;
        while let Some(x) = queue.pop_front() {
            waits[x] = false;
            turns = turns.checked_sub(1).filter(|_| !self.table.stop.is_told())?;
            let costs = self.costs(x, &reached.cost[x]);
            for (z, given) in given.iter().enumerate() {
                if z == x || gone(z) || !self.joined(x, z) {
                    continue;
                }
                let side = usize::from(self.kin(x, z)) * 2 + usize::from(z > x);
                let cost = costs[side * self.kinds + self.kind[z]].plus(given);
                let to = if z == end { end } else { self.mate[z] };
                if !cost.below(&reached.cost[to]) {
                    continue;
                }
                reached.cost[to] = cost;
                reached.from[to] = (x, z);
                reached.steps[to] = reached.steps[x] + 1;
                if reached.steps[to] > self.size {
                    return None; // a circle gains
                }
                if to == end && cost == reached.after(end, &even) {
                    let steps = reached.back(start, end);
                    if steps.is_some() {
                        return steps;
                    }
                }
                if to != end && !waits[to] {
                    waits[to] = true;
                    queue.push_back(to);
                }
            }
        }
        reached.back(start, end)
    }

    /// What a player has cost so far, less what a new opponent of each kind is worth: lower and higher ones, kin or not.
    fn costs(&self, x: usize, cost: &Wide<L>) -> Vec<Wide<L>> {
        let mut costs = Vec::with_capacity(4 * self.kinds);
        for worth in &self.worth {
            let of = |low: usize, high: usize| cost.minus(&worth[low * self.kinds + high]);
            costs.extend((0..self.kinds).map(|kind| of(kind, self.kind[x])));
            costs.extend((0..self.kinds).map(|kind| of(self.kind[x], kind)));
        }
        costs
    }
}

/// So many times each player is looked at anew, on average, before the way is given up.
const TURNS: usize = 60;

/// The ways found so far.
struct Reached<const L: usize> {
    cost: Vec<Wide<L>>,
    /// Who came last, and the new opponent.
    from: Vec<(usize, usize)>,
    steps: Vec<usize>,
}

impl<const L: usize> Reached<L> {
    /// A cost with the steps of the way to somebody.
    fn after(&self, at: usize, cost: &Wide<L>) -> Wide<L> {
        let mut words = [0; L];
        words[0] = self.steps[at] as u64;
        cost.plus(&Wide::new(&words))
    }

    /// The steps of the way, if it begins at the start and has nobody twice.
    fn back(&self, start: usize, end: usize) -> Option<Vec<(usize, usize)>> {
        let mut seen = vec![false; self.from.len()];
        let mut steps = Vec::new();
        let mut at = end;
        loop {
            let (x, z) = self.from[at];
            if x == NOBODY || seen[x] || seen[z] {
                return None;
            }
            seen[x] = true;
            seen[z] = true;
            steps.push((x, z));
            if x == start {
                return Some(steps);
            }
            at = x;
        }
    }
}
