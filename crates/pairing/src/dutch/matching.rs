//! A matching of greatest weight in a general graph: Edmonds' blossoms with dual variables, time n³ (Galil 1986).
//!
//! Weights are numbers of any width. Vertices count from 1 inside, blossoms follow behind them; 0 is nobody.

use super::stop::Stop;
use super::wide::Wide;

const FREE: i8 = -1;
const OUTER: i8 = 0;
const INNER: i8 = 1;

/// The graph and all that the search remembers.
struct Search<const L: usize> {
    n: usize,
    top: usize,
    stride: usize,
    weight: Vec<Wide<L>>,
    /// The real edge behind an edge of a blossom.
    edge: Vec<(u16, u16)>,
    label: Vec<Wide<L>>,
    mate: Vec<usize>,
    slack: Vec<usize>,
    outermost: Vec<usize>,
    parent: Vec<usize>,
    reached_by: Vec<u16>,
    state: Vec<i8>,
    seen: Vec<usize>,
    stamp: usize,
    petals: Vec<Vec<usize>>,
    queue: std::collections::VecDeque<usize>,
}

/// For each of `n` vertices its partner in a matching of greatest weight. `weight(u, v)` with `u < v`; zero is no edge.
/// Told to stop, it gives what it has.
pub fn heaviest<const L: usize>(
    n: usize,
    stop: &Stop,
    weight: impl Fn(usize, usize) -> Wide<L>,
) -> Vec<Option<usize>> {
    if n < 2 || stop.is_told() {
        return vec![None; n];
    }
    let mut search = Search::new(n, stop, weight);
    while !stop.is_told() && search.phase(stop) {}
    (1..=n).map(|vertex| search.mate[vertex].checked_sub(1)).collect()
}

impl<const L: usize> Search<L> {
    fn new(n: usize, stop: &Stop, weight: impl Fn(usize, usize) -> Wide<L>) -> Self {
        let stride = n + n / 2 + 2;
        let mut weights = vec![Wide::ZERO; (n + 1) * (n + 1)];
        let mut most = Wide::ZERO;
        for u in (1..=n).take_while(|_| !stop.is_told()) {
            for v in u + 1..=n {
                let value = weight(u - 1, v - 1);
                weights[u * (n + 1) + v] = value;
                weights[v * (n + 1) + u] = value;
                most = most.max(value);
            }
        }
        let mut edge = vec![(0, 0); stride * stride];
        for u in 1..=n {
            for v in 1..=n {
                edge[u * stride + v] = (u as u16, v as u16);
            }
        }
        let mut label = vec![most; stride];
        label[0] = Wide::ZERO;
        let mut reached_by = vec![0; stride * (n + 1)];
        for u in 1..=n {
            reached_by[u * (n + 1) + u] = u as u16;
        }
        Self {
            n,
            top: n,
            stride,
            weight: weights,
            edge,
            label,
            mate: vec![0; stride],
            slack: vec![0; stride],
            outermost: (0..stride).map(|at| if at <= n { at } else { 0 }).collect(),
            parent: vec![0; stride],
            reached_by,
            state: vec![FREE; stride],
            seen: vec![0; stride],
            stamp: 0,
            petals: vec![Vec::new(); stride],
            queue: std::collections::VecDeque::new(),
        }
    }

    #[inline]
    fn link(&self, u: usize, v: usize) -> (usize, usize) {
        let (a, b) = self.edge[u * self.stride + v];
        (usize::from(a), usize::from(b))
    }

    #[inline]
    fn weigh(&self, link: (usize, usize)) -> &Wide<L> {
        &self.weight[link.0 * (self.n + 1) + link.1]
    }

    /// How far an edge is from being tight.
    #[inline]
    fn distance(&self, link: (usize, usize)) -> Wide<L> {
        let weight = self.weigh(link);
        self.label[link.0]
            .minus(weight)
            .plus(&self.label[link.1].minus(weight))
    }

    fn update_slack(&mut self, u: usize, x: usize) {
        let current = self.slack[x];
        if current == 0 || self.distance(self.link(u, x)) < self.distance(self.link(current, x)) {
            self.slack[x] = u;
        }
    }

    fn set_slack(&mut self, x: usize) {
        self.slack[x] = 0;
        for u in 1..=self.n {
            let link = self.link(u, x);
            if link.0 != 0
                && !self.weigh(link).is_zero()
                && self.outermost[u] != x
                && self.state[self.outermost[u]] == OUTER
            {
                self.update_slack(u, x);
            }
        }
    }

    fn push(&mut self, x: usize) {
        if x <= self.n {
            self.queue.push_back(x);
        } else {
            for at in 0..self.petals[x].len() {
                self.push(self.petals[x][at]);
            }
        }
    }

    fn set_outermost(&mut self, x: usize, blossom: usize) {
        self.outermost[x] = blossom;
        if x > self.n {
            for at in 0..self.petals[x].len() {
                self.set_outermost(self.petals[x][at], blossom);
            }
        }
    }

    /// The even way from the base of a blossom to one of its petals; turns the blossom round where the way is odd.
    fn even_way(&mut self, blossom: usize, petal: usize) -> usize {
        let petals = &mut self.petals[blossom];
        let at = petals.iter().position(|&one| one == petal).unwrap_or(0);
        if at % 2 == 0 {
            return at;
        }
        petals[1..].reverse();
        petals.len() - at
    }

    fn set_mate(&mut self, u: usize, v: usize) {
        let link = self.link(u, v);
        self.mate[u] = link.1;
        if u <= self.n {
            return;
        }
        let petal = usize::from(self.reached_by[u * (self.n + 1) + link.0]);
        let way = self.even_way(u, petal);
        for at in 0..way {
            let (one, two) = (self.petals[u][at], self.petals[u][at ^ 1]);
            self.set_mate(one, two);
        }
        self.set_mate(petal, v);
        self.petals[u].rotate_left(way);
    }

    fn augment(&mut self, mut u: usize, mut v: usize) {
        loop {
            let next = self.outermost[self.mate[u]];
            self.set_mate(u, v);
            if next == 0 {
                return;
            }
            let up = self.outermost[self.parent[next]];
            self.set_mate(next, up);
            (u, v) = (up, next);
        }
    }

    fn common_ancestor(&mut self, mut u: usize, mut v: usize) -> usize {
        self.stamp += 1;
        while u != 0 || v != 0 {
            if u != 0 {
                if self.seen[u] == self.stamp {
                    return u;
                }
                self.seen[u] = self.stamp;
                u = self.outermost[self.mate[u]];
                if u != 0 {
                    u = self.outermost[self.parent[u]];
                }
            }
            core::mem::swap(&mut u, &mut v);
        }
        0
    }

    fn add_blossom(&mut self, u: usize, base: usize, v: usize) {
        let mut blossom = self.n + 1;
        while blossom <= self.top && self.outermost[blossom] != 0 {
            blossom += 1;
        }
        self.top = self.top.max(blossom);
        self.label[blossom] = Wide::ZERO;
        self.state[blossom] = OUTER;
        self.mate[blossom] = self.mate[base];
        let mut petals = vec![base];
        self.climb(u, base, &mut petals);
        petals[1..].reverse();
        self.climb(v, base, &mut petals);
        self.petals[blossom] = petals;
        self.set_outermost(blossom, blossom);
        for x in 1..=self.top {
            self.edge[blossom * self.stride + x] = (0, 0);
            self.edge[x * self.stride + blossom] = (0, 0);
        }
        let row = blossom * (self.n + 1);
        self.reached_by[row..=row + self.n].fill(0);
        for at in 0..self.petals[blossom].len() {
            self.take_edges(blossom, self.petals[blossom][at]);
        }
        self.set_slack(blossom);
    }

    fn climb(&mut self, from: usize, base: usize, petals: &mut Vec<usize>) {
        let mut x = from;
        while x != base {
            let mate = self.outermost[self.mate[x]];
            petals.push(x);
            petals.push(mate);
            self.push(mate);
            x = self.outermost[self.parent[mate]];
        }
    }

    fn take_edges(&mut self, blossom: usize, petal: usize) {
        for x in 1..=self.top {
            let link = self.link(petal, x);
            if link.0 == 0 || self.weigh(link).is_zero() {
                continue;
            }
            let held = self.link(blossom, x);
            if held.0 == 0 || self.distance(link) < self.distance(held) {
                self.edge[blossom * self.stride + x] = (link.0 as u16, link.1 as u16);
                self.edge[x * self.stride + blossom] = (link.1 as u16, link.0 as u16);
            }
        }
        for x in 1..=self.n {
            if petal == x || petal > self.n && self.reached_by[petal * (self.n + 1) + x] != 0 {
                self.reached_by[blossom * (self.n + 1) + x] = petal as u16;
            }
        }
    }

    fn expand(&mut self, blossom: usize) {
        for at in 0..self.petals[blossom].len() {
            let petal = self.petals[blossom][at];
            self.set_outermost(petal, petal);
        }
        let entry = self.link(blossom, self.parent[blossom]).0;
        let reached = usize::from(self.reached_by[blossom * (self.n + 1) + entry]);
        let way = self.even_way(blossom, reached);
        let petals = core::mem::take(&mut self.petals[blossom]);
        for pair in petals[..way].chunks_exact(2) {
            let (one, next) = (pair[0], pair[1]);
            self.parent[one] = self.link(next, one).0;
            self.state[one] = INNER;
            self.state[next] = OUTER;
            self.slack[one] = 0;
            self.set_slack(next);
            self.push(next);
        }
        self.state[reached] = INNER;
        self.parent[reached] = self.parent[blossom];
        for &petal in &petals[way + 1..] {
            self.state[petal] = FREE;
            self.set_slack(petal);
        }
        self.petals[blossom] = petals;
        self.outermost[blossom] = 0;
    }

    /// What a tight edge leads to; true when it completes a path along which the matching grows.
    fn tight(&mut self, link: (usize, usize)) -> bool {
        let (u, v) = (self.outermost[link.0], self.outermost[link.1]);
        if self.state[v] == FREE {
            self.parent[v] = link.0;
            self.state[v] = INNER;
            let next = self.outermost[self.mate[v]];
            self.slack[v] = 0;
            self.slack[next] = 0;
            self.state[next] = OUTER;
            self.push(next);
        } else if self.state[v] == OUTER {
            let base = self.common_ancestor(u, v);
            if base == 0 {
                self.augment(u, v);
                self.augment(v, u);
                return true;
            }
            self.add_blossom(u, base, v);
        }
        false
    }

    /// One search from all free vertices; false when the matching is the heaviest.
    fn phase(&mut self, stop: &Stop) -> bool {
        self.state[..=self.top].fill(FREE);
        self.slack[..=self.top].fill(0);
        self.queue.clear();
        for x in 1..=self.top {
            if self.outermost[x] == x && self.mate[x] == 0 {
                self.parent[x] = 0;
                self.state[x] = OUTER;
                self.push(x);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.grow() {
                return true;
            }
            if stop.is_told() {
                return false;
            }
            let Some(step) = self.step() else { return false };
            if !self.relabel(&step) {
                return false;
            }
            if self.follow_tight() {
                return true;
            }
        }
    }

    fn grow(&mut self) -> bool {
        while let Some(u) = self.queue.pop_front() {
            if self.state[self.outermost[u]] == INNER {
                continue;
            }
            for v in 1..=self.n {
                if self.outermost[u] == self.outermost[v] || self.weigh((u, v)).is_zero() {
                    continue;
                }
                let x = self.outermost[v];
                if self.state[x] == INNER {
                    continue;
                }
                if self.distance((u, v)).is_zero() {
                    if self.tight((u, v)) {
                        return true;
                    }
                } else {
                    self.update_slack(u, x);
                }
            }
        }
        false
    }

    /// How far the labels can move before something becomes tight.
    fn step(&self) -> Option<Wide<L>> {
        let mut step: Option<Wide<L>> = None;
        let mut offer = |value: Wide<L>| step = Some(step.map_or(value, |step| step.min(value)));
        for x in self.n + 1..=self.top {
            if self.outermost[x] == x && self.state[x] == INNER {
                offer(self.label[x].half());
            }
        }
        for x in 1..=self.top {
            if self.outermost[x] == x && self.slack[x] != 0 {
                let distance = self.distance(self.link(self.slack[x], x));
                match self.state[x] {
                    FREE => offer(distance),
                    OUTER => offer(distance.half()),
                    _ => {}
                }
            }
        }
        // A free vertex whose label reaches zero ends the search.
        let free = (1..=self.n).find(|&u| self.mate[u] == 0 && self.state[self.outermost[u]] == OUTER);
        if let Some(free) = free {
            offer(self.label[free]);
        }
        step
    }

    fn relabel(&mut self, step: &Wide<L>) -> bool {
        for u in 1..=self.n {
            match self.state[self.outermost[u]] {
                OUTER => {
                    if self.label[u] <= *step {
                        return false;
                    }
                    self.label[u] = self.label[u].minus(step);
                }
                INNER => self.label[u] = self.label[u].plus(step),
                _ => {}
            }
        }
        for b in self.n + 1..=self.top {
            if self.outermost[b] == b {
                match self.state[b] {
                    OUTER => self.label[b] = self.label[b].plus(step).plus(step),
                    INNER => self.label[b] = self.label[b].minus(step).minus(step),
                    _ => {}
                }
            }
        }
        true
    }

    fn follow_tight(&mut self) -> bool {
        self.queue.clear();
        for x in 1..=self.top {
            let by = self.slack[x];
            if self.outermost[x] == x && by != 0 && self.outermost[by] != x {
                let link = self.link(by, x);
                if self.distance(link).is_zero() && self.tight(link) {
                    return true;
                }
            }
        }
        for b in self.n + 1..=self.top {
            if self.outermost[b] == b && self.state[b] == INNER && self.label[b].is_zero() {
                self.expand(b);
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The heaviest matching by trying all, for comparison.
    fn tried(n: usize, weight: &dyn Fn(usize, usize) -> u64, used: u32) -> u64 {
        let Some(first) = (0..n).find(|&at| used >> at & 1 == 0) else {
            return 0;
        };
        let mut best = tried(n, weight, used | 1 << first);
        for other in first + 1..n {
            if used >> other & 1 == 0 && weight(first, other) > 0 {
                best = best.max(weight(first, other) + tried(n, weight, used | 1 << first | 1 << other));
            }
        }
        best
    }

    /// The flag goes up when the last edge has been weighed: nobody has found a partner yet, and nobody does any more.
    #[test]
    fn a_search_that_is_told_to_stop_ends_without_partners() {
        let flag = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
        let stop = Stop::when(&flag);
        for told in [false, true] {
            let mates = heaviest::<1>(40, &stop, |u, v| {
                flag.store(told && u == 38, std::sync::atomic::Ordering::Relaxed);
                Wide::new(&[1 + (u * 7 + v * 11) as u64 % 13])
            });
            let alone = mates.iter().filter(|mate| mate.is_none()).count();
            assert_eq!(alone, if told { 40 } else { 0 });
        }
    }

    #[test]
    fn the_heaviest_matching_is_the_one_that_trying_all_finds() {
        let mut seed = 7_u64;
        for round in 0..400 {
            let n = 2 + round % 9;
            let mut table = vec![0; n * n];
            for u in 0..n {
                for v in u + 1..n {
                    seed = seed
                        .wrapping_mul(6364136223846793005)
                        .wrapping_add(1442695040888963407);
                    let value = seed >> 33;
                    table[u * n + v] = if value.is_multiple_of(3) { 0 } else { value % 12 };
                }
            }
            let weight = |u: usize, v: usize| table[u.min(v) * n + u.max(v)];
            let mates = heaviest::<1>(n, &Stop::never(), |u, v| Wide::new(&[weight(u, v)]));
            let total: u64 = (0..n).filter_map(|u| mates[u].map(|v| weight(u, v))).sum();
            assert_eq!(total / 2, tried(n, &weight, 0), "{n} vertices {table:?}");
        }
    }
}
