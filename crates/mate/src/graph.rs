//! All positions that can arise from one, the most promising first, each looked at once.
//!
//! The same walk serves two ends: if it meets a checkmate, the parents are the line; if nothing is left to look
//! at, the positions it has seen are a closed set without a checkmate, hence a proof. Positions are compared
//! exactly, never by their keys alone.

use alloc::vec::Vec;

use arbiter_chess::{Color, LegalMove, Playable};

use crate::material::shortage;
use crate::{Argument, Budget, Why};

/// What is asked of whoever directs the walk.
pub(crate) trait Guide<P> {
    /// How far from a mate this position seems, 0 to [`FARTHEST`]; decides the order and nothing else.
    fn distance(&mut self, position: &P) -> usize;
    /// So many half-moves from the beginning count as much as one step of distance.
    fn stride(&self) -> usize {
        8
    }
    /// Whether a static proof shows that the side cannot mate from here. Asked after irreversible moves.
    fn dead(&mut self, position: &P) -> bool;
    /// A line from here to a mate, if one is easily seen. Asked after irreversible moves.
    fn finish(&mut self, _position: &P) -> Option<Vec<LegalMove>> {
        None
    }
}

/// The largest distance that is told apart.
pub(crate) const FARTHEST: usize = 255;

/// How a walk ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Walk {
    /// The last move of [`Graph::line`] mates.
    Mate,
    /// Nothing left to look at.
    Closed,
    /// Given up.
    Stopped(Why),
}

const NOBODY: u32 = u32::MAX;

/// How a position was come by, and what is known of it.
#[derive(Clone, Copy)]
struct Step {
    parent: u32,
    by: LegalMove,
    depth: u16,
    dead: bool,
}

/// Positions seen, kept from question to question so that nothing need be allocated again.
pub(crate) struct Graph<P> {
    seen: Vec<P>,
    steps: Vec<Step>,
    /// Open addressing, a power of two; an entry is a number in `seen`.
    table: Vec<u32>,
    queue: Vec<Vec<u32>>,
    lowest: usize,
    /// So many positions are seen at most.
    most: usize,
    forced: bool,
    /// How it goes on from the position seen last to the mate.
    finish: Vec<LegalMove>,
}

impl<P: Playable> Graph<P> {
    pub(crate) const fn new() -> Graph<P> {
        Graph {
            seen: Vec::new(),
            steps: Vec::new(),
            table: Vec::new(),
            queue: Vec::new(),
            lowest: 0,
            most: 0,
            forced: true,
            finish: Vec::new(),
        }
    }

    /// Walks from `root`, which is neither over nor short of material, through at most `most` positions.
    pub(crate) fn walk<G: Guide<P>>(
        &mut self,
        root: &P,
        winner: Color,
        most: u64,
        guide: &mut G,
        budget: &Budget,
    ) -> Walk {
        self.reset();
        self.most = most.min(u64::from(NOBODY) - 256) as usize;
        self.push(root.with_counters(0, 1), NOBODY, LegalMove::default(), guide);
        let mut rounds = 0_u32;
        while let Some(at) = self.pop() {
            rounds += 1;
            if rounds.is_multiple_of(1024) && budget.is_cancelled() {
                return Walk::Stopped(Why::Cancelled);
            }
            if self.expand(at, winner, guide) {
                return Walk::Mate;
            }
            if self.seen.len() >= self.most {
                return Walk::Stopped(Why::Budget);
            }
        }
        Walk::Closed
    }

    /// How many positions were seen.
    pub(crate) fn len(&self) -> u64 {
        self.seen.len() as u64
    }

    /// Whether every position had one legal move at most.
    pub(crate) fn argument(&self) -> Argument {
        if self.steps.iter().any(|step| step.dead) {
            Argument::Blockade
        } else if self.forced {
            Argument::ForcedLine
        } else {
            Argument::Exhausted
        }
    }

    /// The moves to the position seen last, and from there to the mate.
    pub(crate) fn line(&self) -> Vec<LegalMove> {
        let mut line = Vec::new();
        let mut at = self.steps.len() - 1;
        while self.steps[at].parent != NOBODY {
            line.push(self.steps[at].by);
            at = self.steps[at].parent as usize;
        }
        line.reverse();
        line.extend(&self.finish);
        line
    }

    /// The positions seen but the first, and those of them that were called dead.
    pub(crate) fn closed_set(&self) -> (Vec<P>, Vec<P>) {
        let dead = |(position, step): (&P, &Step)| step.dead.then_some(*position);
        let all = self.seen.get(1..).unwrap_or_default().to_vec();
        (all, self.seen.iter().zip(&self.steps).filter_map(dead).collect())
    }

    fn reset(&mut self) {
        self.seen.clear();
        self.steps.clear();
        self.table.clear();
        self.table.resize(256, NOBODY);
        self.queue.resize_with(FARTHEST + 1, Vec::new);
        for bucket in &mut self.queue {
            bucket.clear();
        }
        self.lowest = 0;
        self.forced = true;
        self.finish.clear();
    }

    fn pop(&mut self) -> Option<u32> {
        while self.lowest <= FARTHEST {
            if let Some(at) = self.queue[self.lowest].pop() {
                return Some(at);
            }
            self.lowest += 1;
        }
        None
    }

    /// Adds all successors, as long as there is room for them; true if one of them is the winner's checkmate or leads there, the last one seen.
    fn expand<G: Guide<P>>(&mut self, at: u32, winner: Color, guide: &mut G) -> bool {
        let position = self.seen[at as usize];
        let moves = position.legal_moves();
        self.forced &= moves.len() <= 1;
        for &by in &moves {
            if self.seen.len() >= self.most {
                return false;
            }
            let next = position.play(by);
            if next.turn() != winner && next.is_checkmate() {
                self.seen.push(next);
                self.steps.push(self.step(at, by));
                return true;
            }
            let short = shortage(&next.board(), winner).is_some();
            if !short && self.push(next.with_counters(0, 1), at, by, guide) {
                return true;
            }
        }
        false
    }

    fn step(&self, parent: u32, by: LegalMove) -> Step {
        let depth = match self.steps.get(parent as usize) {
            Some(step) => step.depth.saturating_add(1),
            None => 0,
        };
        Step {
            parent,
            by,
            depth,
            dead: false,
        }
    }

    /// Remembers a position unless it is known, and puts it where its turn comes; true if from there on a mate is
    /// easily seen.
    fn push<G: Guide<P>>(&mut self, position: P, parent: u32, by: LegalMove, guide: &mut G) -> bool {
        let Some(slot) = self.free_slot(&position) else {
            return false;
        };
        let at = self.seen.len() as u32;
        self.table[slot] = at;
        let mut step = self.step(parent, by);
        let turning_point = self
            .seen
            .get(parent as usize)
            .is_none_or(|before| before.is_irreversible(by));
        step.dead = turning_point && guide.dead(&position);
        self.seen.push(position);
        self.steps.push(step);
        if !step.dead {
            if parent != NOBODY
                && turning_point
                && let Some(finish) = guide.finish(&position)
            {
                self.finish = finish;
                return true;
            }
            let distance =
                (guide.distance(&position) + usize::from(step.depth) / guide.stride()).min(FARTHEST);
            self.queue[distance].push(at);
            self.lowest = self.lowest.min(distance);
        }
        if self.seen.len() * 2 > self.table.len() {
            self.grow();
        }
        false
    }

    /// Where the position belongs in the table; `None` if it stands there already.
    fn free_slot(&self, position: &P) -> Option<usize> {
        let mask = self.table.len() - 1;
        let mut slot = position.key() as usize & mask;
        loop {
            let at = self.table[slot];
            if at == NOBODY {
                return Some(slot);
            }
            if self.seen[at as usize].same_position(position) {
                return None;
            }
            slot = (slot + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let size = self.table.len() * 4;
        self.table.clear();
        self.table.resize(size, NOBODY);
        for (at, position) in self.seen.iter().enumerate() {
            let mut slot = position.key() as usize & (size - 1);
            while self.table[slot] != NOBODY {
                slot = (slot + 1) & (size - 1);
            }
            self.table[slot] = at as u32;
        }
    }
}
