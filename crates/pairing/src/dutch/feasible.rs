//! Whether players can be paired completely at all: a largest matching without weights (Edmonds).

use super::stop::Stop;
use super::table::Table;

/// Whether these players can all be paired, but for one of `receivers` where their number is odd. The first `down` of
/// them were moved down and never meet each other.
pub fn complete(table: &Table, players: &[usize], down: usize, receivers: &dyn Fn(usize) -> bool) -> bool {
    let able: Vec<usize> = match players.len() % 2 {
        0 => Vec::new(),
        _ => (0..players.len()).filter(|&at| receivers(players[at])).collect(),
    };
    if players.len() % 2 == 1 && able.is_empty() {
        return false;
    }
    players.is_empty() || down < 2 && certain(table, players, &able) || perfect(table, players, down, &able)
}

/// Dirac: where everybody may meet at least half of the others, all can be paired.
fn certain(table: &Table, players: &[usize], able: &[usize]) -> bool {
    let out = usize::from(!able.is_empty());
    let Some(size) = players.len().checked_sub(out + 1) else {
        return false;
    };
    let worst = table.barred + table.most_bound(0..table.len()) + out;
    2 * size.saturating_sub(worst) > size
}

/// A perfect matching of the players; with `able` not empty one more vertex stands for the bye.
fn perfect(table: &Table, players: &[usize], down: usize, able: &[usize]) -> bool {
    let n = players.len() + usize::from(!able.is_empty());
    let mut bye = vec![false; n];
    for &at in able {
        bye[at] = true;
    }
    let joined = |u: usize, v: usize| match (players.get(u), players.get(v)) {
        (Some(_), Some(_)) if u.max(v) < down => false,
        (Some(&u), Some(&v)) => table.legal(u, v),
        (Some(_), None) => bye[u],
        (None, Some(_)) => bye[v],
        (None, None) => false,
    };
    Largest::new(n, &joined).perfect(&table.stop)
}

/// A failed search: groups of odd size, and the vertices that they need one of each.
pub type Tree = (Vec<Vec<usize>>, Vec<usize>);

/// The trees of failed searches in a graph without a perfect matching: from each vertex that some largest matching leaves
/// over, or with `every` false only from those that one of them does.
pub fn deficient(n: usize, joined: &dyn Fn(usize, usize) -> bool, every: bool) -> Vec<Tree> {
    let mut largest = Largest::new(n, joined);
    largest.greedy();
    let left: Vec<usize> = (0..n)
        .filter(|&root| largest.mate[root] == NOBODY && !largest.grow(root))
        .collect();
    let mut trees = Vec::new();
    for root in 0..n {
        let alone = left.contains(&root);
        if !alone && !every {
            continue;
        }
        let mut search = Largest {
            mate: largest.mate.clone(),
            ..Largest::new(n, joined)
        };
        if !alone {
            // Another largest matching leaves this one over, if its partner finds another.
            let partner = search.mate[root];
            search.mate[root] = NOBODY;
            search.mate[partner] = NOBODY;
            let others = |u: usize, v: usize| u != root && v != root && joined(u, v);
            let mut rest = Largest {
                mate: search.mate,
                ..Largest::new(n, &others)
            };
            if !rest.grow(partner) {
                continue;
            }
            search.mate = rest.mate;
        }
        if !search.grow(root) {
            trees.push(search.tree());
        }
    }
    trees
}

const NOBODY: usize = usize::MAX;

struct Largest<'a> {
    n: usize,
    joined: &'a dyn Fn(usize, usize) -> bool,
    mate: Vec<usize>,
    parent: Vec<usize>,
    base: Vec<usize>,
    outer: Vec<bool>,
}

impl<'a> Largest<'a> {
    fn new(n: usize, joined: &'a dyn Fn(usize, usize) -> bool) -> Self {
        let (mate, parent, base) = (vec![NOBODY; n], vec![NOBODY; n], (0..n).collect());
        Self {
            n,
            joined,
            mate,
            parent,
            base,
            outer: vec![false; n],
        }
    }

    fn perfect(&mut self, stop: &Stop) -> bool {
        self.greedy();
        (0..self.n).all(|root| self.mate[root] != NOBODY || !stop.is_told() && self.grow(root))
    }

    fn greedy(&mut self) {
        for u in (0..self.n).rev() {
            if self.mate[u] == NOBODY {
                let free = (0..u)
                    .rev()
                    .find(|&v| self.mate[v] == NOBODY && (self.joined)(u, v));
                if let Some(v) = free {
                    self.mate[u] = v;
                    self.mate[v] = u;
                }
            }
        }
    }

    /// The groups and the partners of a search that has just failed.
    fn tree(&self) -> Tree {
        let mut groups = std::collections::BTreeMap::<usize, Vec<usize>>::new();
        for at in (0..self.n).filter(|&at| self.outer[at]) {
            groups.entry(self.base[at]).or_default().push(at);
        }
        let inner = (0..self.n).filter(|&at| !self.outer[at] && self.parent[at] != NOBODY);
        (groups.into_values().collect(), inner.collect())
    }

    fn grow(&mut self, root: usize) -> bool {
        self.parent.fill(NOBODY);
        self.base = (0..self.n).collect();
        let mut outer = vec![false; self.n];
        outer[root] = true;
        let mut queue = std::collections::VecDeque::from([root]);
        while let Some(u) = queue.pop_front() {
            for v in 0..self.n {
                if self.base[u] == self.base[v] || self.mate[u] == v || !(self.joined)(u, v) {
                    continue;
                }
                if v == root || self.mate[v] != NOBODY && self.parent[self.mate[v]] != NOBODY {
                    self.contract(u, v, &mut outer, &mut queue);
                } else if self.parent[v] == NOBODY {
                    self.parent[v] = u;
                    if self.mate[v] == NOBODY {
                        self.turn(v);
                        return true;
                    }
                    outer[self.mate[v]] = true;
                    queue.push_back(self.mate[v]);
                }
            }
        }
        self.outer = outer;
        false
    }

    fn turn(&mut self, mut v: usize) {
        while v != NOBODY {
            let u = self.parent[v];
            let next = self.mate[u];
            self.mate[v] = u;
            self.mate[u] = v;
            v = next;
        }
    }

    fn contract(
        &mut self,
        u: usize,
        v: usize,
        outer: &mut [bool],
        queue: &mut std::collections::VecDeque<usize>,
    ) {
        let base = self.common_base(u, v);
        let mut inside = vec![false; self.n];
        self.mark(u, base, v, &mut inside);
        self.mark(v, base, u, &mut inside);
        for x in 0..self.n {
            if inside[self.base[x]] {
                self.base[x] = base;
                if !outer[x] {
                    outer[x] = true;
                    queue.push_back(x);
                }
            }
        }
    }

    fn common_base(&self, mut u: usize, mut v: usize) -> usize {
        let mut seen = vec![false; self.n];
        loop {
            u = self.base[u];
            seen[u] = true;
            if self.mate[u] == NOBODY {
                break;
            }
            u = self.parent[self.mate[u]];
        }
        loop {
            v = self.base[v];
            if seen[v] {
                return v;
            }
            v = self.parent[self.mate[v]];
        }
    }

    fn mark(&mut self, mut v: usize, base: usize, mut child: usize, inside: &mut [bool]) {
        while self.base[v] != base {
            inside[self.base[v]] = true;
            inside[self.base[self.mate[v]]] = true;
            self.parent[v] = child;
            child = self.mate[v];
            v = self.parent[self.mate[v]];
        }
    }
}
