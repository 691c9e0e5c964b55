//! One bracket: its best pairing under the criteria in their order, and among equals the one generated first.
//!
//! The bracket becomes a graph whose edges weigh what they do for each criterion; the order of the candidates
//! (exchanges, transpositions) stands below the criteria as fields of its own, so one matching of greatest weight is
//! the answer. A heterogeneous bracket takes two: one settles the opponents of the moved-down players, the next the
//! remainder, whose numbering depends on the first.

use super::matching::heaviest;
use super::stop::Stop;
use super::table::Table;
use super::weight::{Order, Weights};
use super::wide::Wide;

/// A bracket and as much of what lies below as its decision needs.
#[derive(Debug, Clone, Default)]
pub struct Bracket {
    /// Moved-down players, in order.
    pub down: Vec<usize>,
    /// Residents, in order.
    pub residents: Vec<usize>,
    /// The next scoregroup, where the choice of downfloaters matters to it (C8).
    pub next: Vec<usize>,
    /// Everybody below, where it is not certain that they can be paired (C4).
    pub rest: Vec<usize>,
    /// Who may get the pairing-allocated bye, where it is to be given among those above.
    pub receivers: Option<Vec<usize>>,
    /// What is looked at.
    pub ask: Ask,
    /// What a question "why not" demands.
    pub demand: Demand,
}

/// What must come about in a bracket, above all criteria.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Demand {
    /// Nothing.
    #[default]
    None,
    /// These two meet, the higher ranked first.
    Pair(usize, usize),
    /// This one floats down.
    Float(usize),
}

/// Which criteria are looked at beside those inside the bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "four independent criteria, each looked at or not"
)]
pub struct Ask {
    /// C4: everybody left must be paired; ranks above all.
    pub completion: bool,
    /// C8: the next bracket.
    pub lookahead: bool,
    /// 2017, next bracket the last: who may get the bye counts in it.
    pub bye_below: bool,
    /// C9: the receiver of the bye is decided here.
    pub receiver: bool,
}

/// The pairs of a bracket, the higher ranked player first, and who floats down.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Paired {
    /// Pairs.
    pub pairs: Vec<(usize, usize)>,
    /// Downfloaters in order.
    pub floaters: Vec<usize>,
}

impl Bracket {
    /// Whether somebody is in the bracket.
    pub fn has(&self, at: usize) -> bool {
        self.down.contains(&at) || self.residents.contains(&at)
    }

    /// Number of players in the bracket.
    pub fn size(&self) -> usize {
        self.down.len() + self.residents.len()
    }

    /// The best pairing.
    pub fn pair(&self, table: &Table) -> Paired {
        let mut paired = if self.down.is_empty() {
            Paired::default()
        } else {
            let order = Order::MovedDown;
            let mates = self.solve(table, &self.down, &self.residents, order);
            self.between(&mates)
        };
        let used = |at: &usize| paired.pairs.iter().any(|pair| pair.1 == *at);
        let remainder: Vec<usize> = self.residents.iter().copied().filter(|at| !used(at)).collect();
        let is_paired = |at: &usize| paired.pairs.iter().any(|pair| pair.0 == *at);
        let limbo: Vec<usize> = self.down.iter().copied().filter(|at| !is_paired(at)).collect();
        let mut first = remainder.len() / 2;
        loop {
            if remainder.len() < 2 || table.stop.is_told() {
                break;
            }
            let mates = self.solve(table, &limbo, &remainder, Order::Remainder { first });
            let pairs = inside(&mates, limbo.len(), &remainder);
            if pairs.len() == first || pairs.is_empty() {
                paired.pairs.extend(pairs);
                break;
            }
            first = pairs.len();
        }
        let matched: Vec<usize> = paired.pairs.iter().flat_map(|&(u, v)| [u, v]).collect();
        let all = self.down.iter().chain(&self.residents).copied();
        paired.floaters = all.filter(|at| !matched.contains(at)).collect();
        paired
    }

    /// A pairing that is as good as the best one, whichever of those comes first, and the next bracket paired as well as it can be
    /// with those who float down.
    pub fn as_good_as_best(&self, table: &Table) -> (Paired, Paired) {
        let mates = self.solve(table, &self.down, &self.residents, Order::Nothing);
        let lists = [&self.down, &self.residents, &self.next];
        let players: Vec<usize> = lists.into_iter().flatten().copied().collect();
        let (own, near) = (self.size(), players.len());
        let (mut here, mut next) = (Paired::default(), Paired::default());
        for one in 0..near {
            let (to, from, end) = match mates[one] {
                Some(two) if one < own && two < own => (&mut here, 0, own),
                _ => (&mut next, 0, near),
            };
            match mates[one].filter(|two| (from..end).contains(two)) {
                Some(two) if one < two => to.pairs.push((players[one], players[two])),
                Some(_) => {}
                None => to.floaters.push(players[one]),
            }
        }
        here.floaters = (0..own)
            .filter(|&one| mates[one].is_none_or(|two| two >= own))
            .map(|one| players[one])
            .collect();
        (here, next)
    }

    fn between(&self, mates: &[Option<usize>]) -> Paired {
        let down = self.down.len();
        let met = |at: usize| mates[at].and_then(|mate| self.residents.get(mate.checked_sub(down)?));
        let pairs = (0..down).filter_map(|at| met(at).map(|&resident| (self.down[at], resident)));
        Paired {
            pairs: pairs.collect(),
            floaters: Vec::new(),
        }
    }

    /// Partners in a matching of greatest weight, by place among `down`, `residents`, next, rest and the bye.
    fn solve(&self, table: &Table, down: &[usize], residents: &[usize], order: Order) -> Vec<Option<usize>> {
        let weights = Weights::new(table, self, down, residents, order);
        match weights.words() {
            0..=1 => solve::<1>(&weights, &table.stop),
            2 => solve::<2>(&weights, &table.stop),
            3..=4 => solve::<4>(&weights, &table.stop),
            5..=6 => solve::<6>(&weights, &table.stop),
            7..=8 => solve::<8>(&weights, &table.stop),
            9..=12 => solve::<12>(&weights, &table.stop),
            13..=16 => solve::<16>(&weights, &table.stop),
            17..=24 => solve::<24>(&weights, &table.stop),
            25..=32 => solve::<32>(&weights, &table.stop),
            33..=64 => solve::<64>(&weights, &table.stop),
            _ => solve::<256>(&weights, &table.stop),
        }
    }
}

fn solve<const L: usize>(weights: &Weights<'_>, stop: &Stop) -> Vec<Option<usize>> {
    let mut words = vec![0; L];
    let words = core::cell::RefCell::new(&mut words);
    heaviest::<L>(weights.size(), stop, |u, v| {
        let mut words = words.borrow_mut();
        words.fill(0);
        if weights.fill(u, v, &mut words) {
            Wide::new(&words)
        } else {
            Wide::ZERO
        }
    })
}

/// The pairs among the residents of a solution.
fn inside(mates: &[Option<usize>], limbo: usize, residents: &[usize]) -> Vec<(usize, usize)> {
    let count = residents.len();
    let place = |at: usize| at.checked_sub(limbo).filter(|&at| at < count);
    (limbo..limbo + count)
        .filter_map(|at| {
            let (one, two) = (place(at)?, place(mates[at]?)?);
            (one < two).then(|| (residents[one], residents[two]))
        })
        .collect()
}
