//! All positions that can arise from one, the most promising first, each looked at once.
//!
//! The same walk serves two ends: if it meets a checkmate, the parents are the line; if nothing is left to look
//! at, the positions it has seen are a closed set without a checkmate, hence a proof. Positions are compared
//! exactly, never by their keys alone.

use alloc::vec::Vec;
use core::marker::PhantomData;

use arbiter_chess::{Bitboard, Board, Color, LegalMove, Playable, Role, Setup, Square};

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

/// What a position of a walk costs in bytes, as measured: its board, how it was come by, its places in the table and
/// in the queue.
const BYTES_EACH: usize = 64;

/// So many numbers of a bucket of the queue are kept from walk to walk.
const BUCKET: usize = 256;

/// A set with more positions than this is large: it is neither moved nor handed out as a whole, so that it is not held
/// twice.
const PIECE: usize = 1 << 16;

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
    rest: Rest,
    dead: bool,
}

/// What a position is besides its board.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Rest {
    turn: Color,
    /// The square that a pawn has just passed over, or one beyond the last.
    passed: u8,
    /// Its number among the sets of castling rights.
    rights: u8,
}

/// Positions seen, kept from question to question so that nothing need be allocated again. They are stored without
/// counters, in two thirds of the room that a position takes.
pub(crate) struct Graph<P> {
    boards: Vec<Board>,
    steps: Vec<Step>,
    /// The sets of castling rights that have come up: few, since rights are only lost.
    rights: Vec<Bitboard>,
    kind: PhantomData<P>,
    /// Open addressing, a power of two; an entry is a number in `boards`.
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
            boards: Vec::new(),
            steps: Vec::new(),
            rights: Vec::new(),
            kind: PhantomData,
            table: Vec::new(),
            queue: Vec::new(),
            lowest: 0,
            most: 0,
            forced: true,
            finish: Vec::new(),
        }
    }

    /// How many positions a walk may hold.
    pub(crate) fn room(budget: &Budget) -> u64 {
        ((budget.bytes() / BYTES_EACH) as u64).min(u64::from(NOBODY) - 256)
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
        self.most = most.min(Self::room(budget)) as usize;
        self.push(
            None,
            &root.with_counters(0, 1),
            NOBODY,
            LegalMove::default(),
            guide,
        );
        let mut rounds = 0_u32;
        while let Some(at) = self.pop() {
            rounds += 1;
            if rounds.is_multiple_of(1024) && budget.is_cancelled() {
                return Walk::Stopped(Why::Cancelled);
            }
            let Some(position) = self.position(at as usize) else {
                return Walk::Stopped(Why::Budget);
            };
            if self.expand(&position, at, winner, guide) {
                return Walk::Mate;
            }
            if self.boards.len() >= self.most {
                return Walk::Stopped(Why::Budget);
            }
        }
        Walk::Closed
    }

    /// How many positions were seen.
    pub(crate) fn len(&self) -> u64 {
        self.boards.len() as u64
    }

    /// The position with this number; there always is one, since it has been played to.
    fn position(&self, at: usize) -> Option<P> {
        let rest = self.steps.get(at)?.rest;
        let setup = Setup {
            board: *self.boards.get(at)?,
            turn: rest.turn,
            castling: *self.rights.get(usize::from(rest.rights))?,
            en_passant: Square::from_index(rest.passed),
            halfmove_clock: 0,
            fullmove_number: 1,
        };
        P::from_setup(&setup).ok()
    }

    /// What the position is besides its board; `None` with more kinds of rights than a game can have.
    fn rest(&mut self, position: &P) -> Option<Rest> {
        let castling = position.castling();
        let known = self.rights.iter().position(|rights| *rights == castling);
        let rights = known.unwrap_or_else(|| {
            self.rights.push(castling);
            self.rights.len() - 1
        });
        Some(Rest {
            turn: position.turn(),
            passed: position.en_passant().map_or(64, Square::index),
            rights: u8::try_from(rights).ok()?,
        })
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

    /// The positions seen but the first, and those of them that were called dead. The walk is over with it: a large set
    /// is not held twice.
    pub(crate) fn closed_set(&mut self) -> (Vec<P>, Vec<P>) {
        let count = self.boards.len();
        if count > PIECE {
            self.table = Vec::new();
            self.queue = Vec::new();
        }
        let mut all = Vec::with_capacity(count);
        let mut dead = Vec::new();
        while let Some(at) = self.boards.len().checked_sub(1) {
            let Some(position) = self.position(at) else { break };
            self.boards.pop();
            if self.steps.pop().is_some_and(|step| step.dead) {
                dead.push(position);
            }
            if at > 0 {
                all.push(position);
            }
            if at.is_multiple_of(PIECE) && count > PIECE {
                self.boards.shrink_to_fit();
                self.steps.shrink_to_fit();
            }
        }
        all.reverse();
        (all, dead)
    }

    fn reset(&mut self) {
        self.boards.clear();
        self.steps.clear();
        self.rights.clear();
        self.table.clear();
        self.table.resize(256, NOBODY);
        self.queue.resize_with(FARTHEST + 1, Vec::new);
        for bucket in &mut self.queue {
            bucket.clear();
            // Each walk fills others: what all of them have once held is not kept.
            bucket.shrink_to(BUCKET);
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
    fn expand<G: Guide<P>>(&mut self, position: &P, at: u32, winner: Color, guide: &mut G) -> bool {
        let moves = position.legal_moves();
        self.forced &= moves.len() <= 1;
        for &by in &moves {
            if self.boards.len() >= self.most {
                return false;
            }
            let next = position.play(by);
            if next.turn() != winner
                && next.is_checkmate()
                && let Some(rest) = self.rest(&next)
            {
                self.boards.push(next.board());
                self.steps.push(self.step(at, by, rest));
                return true;
            }
            let short = shortage(&next.board(), winner).is_some();
            if !short && self.push(Some(position), &next.with_counters(0, 1), at, by, guide) {
                return true;
            }
        }
        false
    }

    fn step(&self, parent: u32, by: LegalMove, rest: Rest) -> Step {
        let depth = match self.steps.get(parent as usize) {
            Some(step) => step.depth.saturating_add(1),
            None => 0,
        };
        Step {
            parent,
            by,
            depth,
            rest,
            dead: false,
        }
    }

    /// Remembers a position unless it is known, and puts it where its turn comes; true if from there on a mate is
    /// easily seen. Called with the position before, unless it is the first.
    fn push<G: Guide<P>>(
        &mut self,
        before: Option<&P>,
        position: &P,
        parent: u32,
        by: LegalMove,
        guide: &mut G,
    ) -> bool {
        let board = position.board();
        let Some(rest) = self.rest(position) else {
            // Nothing may be left out of a closed set: the walk ends here, undecided.
            self.most = 0;
            return false;
        };
        let Some(slot) = self.free_slot(&board, rest) else {
            return false;
        };
        let at = self.boards.len() as u32;
        self.table[slot] = at;
        let mut step = self.step(parent, by, rest);
        let turning_point = before.is_none_or(|before| before.is_irreversible(by));
        step.dead = turning_point && guide.dead(position);
        self.make_room();
        self.boards.push(board);
        self.steps.push(step);
        if !step.dead {
            if before.is_some()
                && turning_point
                && let Some(finish) = guide.finish(position)
            {
                self.finish = finish;
                return true;
            }
            let distance =
                (guide.distance(position) + usize::from(step.depth) / guide.stride()).min(FARTHEST);
            self.queue[distance].push(at);
            self.lowest = self.lowest.min(distance);
        }
        if self.boards.len() * 4 > self.table.len() * 3 {
            self.grow();
        }
        false
    }

    /// Twice as much as before; for a large set at once all that the walk may hold, since what is moved is held twice.
    fn make_room(&mut self) {
        let count = self.boards.len();
        if count == self.boards.capacity() {
            let left = self.most.saturating_sub(count).max(1);
            let more = if count < PIECE {
                count.max(64).min(left)
            } else {
                left
            };
            self.boards.reserve_exact(more);
            self.steps.reserve_exact(more);
        }
    }

    /// Where the position belongs in the table; `None` if it stands there already.
    fn free_slot(&self, board: &Board, rest: Rest) -> Option<usize> {
        let mask = self.table.len() - 1;
        let mut slot = key(board, rest) as usize & mask;
        loop {
            let at = self.table[slot];
            if at == NOBODY {
                return Some(slot);
            }
            if self.boards[at as usize] == *board && self.steps[at as usize].rest == rest {
                return None;
            }
            slot = (slot + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let size = self.table.len() * 2;
        if self.table.capacity() < size {
            self.table = Vec::new();
        }
        self.table.clear();
        self.table.resize(size, NOBODY);
        for (at, (board, step)) in self.boards.iter().zip(&self.steps).enumerate() {
            let mut slot = key(board, step.rest) as usize & (size - 1);
            while self.table[slot] != NOBODY {
                slot = (slot + 1) & (size - 1);
            }
            self.table[slot] = at as u32;
        }
    }
}

/// A number that is seldom the same for two positions; its low digits neither.
fn key(board: &Board, rest: Rest) -> u64 {
    let of = |role| board.by_role(role).0;
    let mut key = u64::from(rest.passed) << 16 | u64::from(rest.rights) << 8 | rest.turn.index() as u64;
    for part in [
        board.by_color(Color::White).0,
        board.by_color(Color::Black).0,
        of(Role::Pawn) ^ of(Role::King).rotate_left(32),
        of(Role::Knight) ^ of(Role::Bishop).rotate_left(32),
        of(Role::Rook),
    ] {
        // An odd number without a pattern, the fraction of the golden ratio, spreads each digit over the higher ones.
        key = (key.rotate_left(29) ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    key ^ key >> 32
}
