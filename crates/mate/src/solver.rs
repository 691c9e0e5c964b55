//! The order of attack: what is cheap and decides most comes first.

use alloc::vec::Vec;
use core::fmt;

use arbiter_chess::{Color, Irregular, LegalMove, Playable, Position};

use crate::clear::{self, Clearing};
use crate::graph::{Graph, Guide, Walk};
use crate::guide::{Behind, Blind, Helper, Hope, Lead};
use crate::material::shortage;
use crate::plan::Plan;
use crate::rush::Rush;
use crate::{Argument, Budget, Mode, Proof, Verdict, Why, forced, outline, still};

/// Positions of the first, blind walk: most dead positions close within it.
const TINY: u64 = 200;
/// For mates by bishops and knights: so many pictures are tried with so many positions each.
const SMALL_WALKS: usize = 16;
const SMALL_WALK: u64 = 800;
/// Outlines looked at.
const OUTLINES: u64 = 6_000;
/// The same in all sets of a short walk.
const SETS: u64 = 18 * OUTLINES;
/// The same where walks have come to nothing, as often as at most, if they can be held.
const MORE_OUTLINES: u64 = 120_000;
/// Where so few moves are legal, a walk through so many positions leads to where outlines say it all.
const FEW_MOVES: usize = 2;
const SHORT_WALK: u64 = 40;
/// The round of walks before which the larger set of outlines is tried.
const AT_LARGE: usize = 3;
/// Positions of the first walk to an empty board.
const CLEARING: u64 = 5_000;
/// Positions of the first walks led by each hope; the next ones have five times as many.
const FIRST_WALK: u64 = 2_000;

/// Walks of one kind that are made at most.
const ROUNDS: usize = 30;

/// What the walks are led by, one after the other and round by round.
struct Leads<'a, L> {
    hopes: &'a [Hope],
    lead: L,
}

/// Room to work in, to be used again for question after question; one per thread.
///
/// Answers do not depend on what was asked before.
///
/// ```
/// use arbiter_chess::{Color, Position};
/// use arbiter_mate::{Budget, Solver};
/// let mut solver = Solver::new();
/// let position = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")?;
/// assert!(solver.can_mate(&position, Color::White, &Budget::full()).is_winnable());
/// assert!(solver.can_mate(&position, Color::Black, &Budget::quick()).is_unwinnable());
/// # Ok::<(), arbiter_chess::PositionError>(())
/// ```
pub struct Solver {
    graph: Graph<Position>,
    /// For the short walks from where a longer one has come to.
    rest: Graph<Position>,
    rush: Rush,
    nodes: u64,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

/// Whether `winner` can checkmate by any series of legal moves from this position (Article 6.9, in older
/// editions 6.10 or 10.2 with its own words; `docs/mate.md`). Allocates; see [`Solver`] for many questions.
///
/// ```
/// use arbiter_chess::{Color, Position};
/// use arbiter_mate::{Budget, Verdict, can_mate};
/// let mated = Position::from_fen("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")?;
/// assert_eq!(can_mate(&mated, Color::White, &Budget::quick()), Verdict::Winnable(vec![]));
/// # Ok::<(), arbiter_chess::PositionError>(())
/// ```
#[must_use]
pub fn can_mate(position: &Position, winner: Color, budget: &Budget) -> Verdict {
    Solver::new().can_mate(position, winner, budget)
}

/// Whether neither side can checkmate (Article 5.2.2): the game is over. `None` where that is not known.
///
/// ```
/// use arbiter_chess::Position;
/// use arbiter_mate::{Budget, is_dead};
/// let kings = Position::from_fen("8/8/4k3/8/8/8/4K3/8 w - - 0 1").unwrap();
/// assert_eq!(is_dead(&kings, &Budget::quick()), Some(true));
/// assert_eq!(is_dead(&Position::default(), &Budget::full()), Some(false));
/// ```
#[must_use]
pub fn is_dead(position: &Position, budget: &Budget) -> Option<bool> {
    Solver::new().is_dead(position, budget)
}

/// Whether something stands before every pawn of both sides on its file, so that none of them goes on to promote by itself: a
/// wall of pawns that makes a position dead has this. It costs some nanoseconds.
///
/// ```
/// use arbiter_chess::Position;
/// use arbiter_mate::has_no_free_pawn;
/// assert!(has_no_free_pawn(&Position::default()));
/// let passed = Position::from_fen("3k4/8/8/8/8/8/4P3/4K3 w - - 0 1").unwrap();
/// assert!(!has_no_free_pawn(&passed));
/// let blocked = Position::from_fen("8/8/8/8/8/4k3/4P3/4K3 w - - 0 1").unwrap();
/// assert!(has_no_free_pawn(&blocked));
/// ```
#[must_use]
pub fn has_no_free_pawn(position: &Position) -> bool {
    let board = position.board();
    Color::ALL
        .into_iter()
        .all(|side| !still::has_free_pawn(&board, side))
}

/// As [`can_mate`], for a position that the Laws let stand after a fault: undetermined unless it is lawful in
/// itself or looking at all positions within the budget decides.
///
/// ```
/// use arbiter_chess::{Color, Irregular};
/// use arbiter_mate::{Budget, can_mate_irregular};
/// let adjacent = Irregular::from_fen("8/8/8/8/8/8/4k3/4K3 w - - 0 1").unwrap();
/// assert!(can_mate_irregular(&adjacent, Color::White, &Budget::full()).is_unwinnable());
/// ```
#[must_use]
pub fn can_mate_irregular(position: &Irregular, winner: Color, budget: &Budget) -> Verdict<Irregular> {
    if let Some(known) = at_once(position, winner) {
        return known;
    }
    if let Some(way) = by_a_lawful_reply(position, winner, budget) {
        return Verdict::Winnable(way);
    }
    let mut graph = Graph::new();
    let walk = graph.walk(position, winner, budget.nodes(), &mut Blind, budget);
    conclude(&mut graph, walk, |_| None)
}

/// A way to the mate from a position that the Laws let stand: mostly one legal move makes it lawful, and the ordinary
/// solver, which is led where the blind walk is not, finds the rest.
fn by_a_lawful_reply(position: &Irregular, winner: Color, budget: &Budget) -> Option<Vec<LegalMove>> {
    let moves = position.legal_moves();
    // All replies together may cost what one question may.
    let each = budget.with_nodes(budget.nodes() / (moves.len() as u64).max(1));
    moves.into_iter().find_map(|one| {
        let lawful = Position::from_setup(&position.play(one).setup()).ok()?;
        let Verdict::Winnable(rest) = can_mate(&lawful, winner, &each) else {
            return None;
        };
        Some(core::iter::once(one).chain(rest).collect())
    })
}

impl Solver {
    /// Room that grows with what is asked.
    #[must_use]
    pub const fn new() -> Solver {
        Solver {
            graph: Graph::new(),
            rest: Graph::new(),
            rush: Rush::new(),
            nodes: 0,
        }
    }

    /// How many positions the last question looked at.
    ///
    /// ```
    /// use arbiter_chess::{Color, Position};
    /// use arbiter_mate::{Budget, Solver};
    /// let mut solver = Solver::new();
    /// let verdict = solver.can_mate(&Position::default(), Color::White, &Budget::full());
    /// assert!(verdict.is_winnable() && solver.nodes() < 100_000);
    /// ```
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// As [`can_mate`].
    ///
    /// ```
    /// use arbiter_chess::{Color, Position};
    /// use arbiter_mate::{Budget, Solver};
    /// let mut solver = Solver::new();
    /// let lone = Position::from_fen("8/8/4k3/8/8/8/4KR2/8 w - - 0 1").unwrap();
    /// assert!(solver.can_mate(&lone, Color::White, &Budget::full()).is_winnable());
    /// assert!(solver.can_mate(&lone, Color::Black, &Budget::full()).is_unwinnable());
    /// ```
    #[must_use]
    pub fn can_mate(&mut self, position: &Position, winner: Color, budget: &Budget) -> Verdict {
        self.nodes = 1;
        let verdict = match at_once(position, winner) {
            Some(known) => known,
            None if budget.is_cancelled() => self.open(Why::Cancelled),
            None => match budget.mode() {
                Mode::Quick => self.quick(position, winner, budget),
                Mode::Full => self.full(position, winner, budget),
            },
        };
        self.verified(position, winner, verdict)
    }

    /// As [`is_dead`].
    ///
    /// ```
    /// use arbiter_chess::Position;
    /// use arbiter_mate::{Budget, Solver};
    /// let bishop = Position::from_fen("8/8/4k3/8/8/8/4KB2/8 w - - 0 1").unwrap();
    /// assert_eq!(Solver::new().is_dead(&bishop, &Budget::quick()), Some(true));
    /// ```
    #[must_use]
    pub fn is_dead(&mut self, position: &Position, budget: &Budget) -> Option<bool> {
        let mut open = false;
        for side in Color::ALL {
            match self.can_mate(position, side, budget) {
                Verdict::Winnable(_) => return Some(false),
                Verdict::Unwinnable(_) => {}
                Verdict::Undetermined { .. } => open = true,
            }
        }
        (!open).then_some(true)
    }

    /// Nodes that may still be spent.
    const fn left(&self, budget: &Budget) -> u64 {
        budget.nodes().saturating_sub(self.nodes)
    }

    fn open(&self, why: Why) -> Verdict {
        Verdict::Undetermined {
            nodes: self.nodes,
            why,
        }
    }

    /// No line is returned that was not played through to its mate.
    fn verified(&self, position: &Position, winner: Color, verdict: Verdict) -> Verdict {
        match &verdict {
            Verdict::Winnable(line) if !mates(position, winner, line) => self.open(Why::Budget),
            _ => verdict,
        }
    }

    fn quick(&mut self, position: &Position, winner: Color, budget: &Budget) -> Verdict {
        if let Some(verdict) = self.forced(position, winner, budget) {
            return verdict;
        }
        if still::promises(position, winner)
            && let Some(verdict) = self.still(position, winner, budget)
        {
            return verdict;
        }
        self.open(Why::Quick)
    }

    /// Lines that all end soon; the graph then says it with a certificate.
    fn forced(&mut self, position: &Position, winner: Color, budget: &Budget) -> Option<Verdict> {
        // Half for looking ahead, half for the certificate, one for a static proof.
        let most = budget.nodes().min(Budget::QUICK_NODES).saturating_sub(1) / 2;
        if forced::dies(position, winner, most, &mut self.nodes) {
            self.tiny(position, winner, budget)
        } else {
            None
        }
    }

    fn full(&mut self, position: &Position, winner: Color, budget: &Budget) -> Verdict {
        let (line, nodes) = self.rush.run(position, winner, self.left(budget));
        self.nodes += nodes;
        if let Some(line) = line {
            return Verdict::Winnable(line.to_vec());
        }
        let tiny = self.tiny(position, winner, budget);
        if let Some(verdict) = tiny.or_else(|| self.still(position, winner, budget)) {
            return verdict;
        }
        if let Some(verdict) = self.outlined(position, winner, budget) {
            return verdict;
        }
        self.walks(position, winner, budget)
    }

    /// Walks with more and more positions: first to an empty board where it is crowded, then a short one for each hope
    /// and each of the nearest pictures.
    fn walks(&mut self, position: &Position, winner: Color, budget: &Budget) -> Verdict {
        let crowded = clear::is_crowded(position, winner);
        if crowded && let Some(verdict) = self.cleared(position, winner, CLEARING, budget) {
            return verdict;
        }
        let plans = Plan::all(position, winner);
        let hopes = Hope::of(position, winner);
        let hopes = if plans.is_empty() {
            Hope::without_corner(hopes)
        } else {
            hopes
        };
        let lead = |hope, round: usize| Lead {
            hope,
            plan: plans.get(round % plans.len().max(1)).copied(),
        };
        for &hope in hopes {
            let (walks, share) = match hope {
                Hope::Corner => (SMALL_WALKS, SMALL_WALK),
                _ => (1, FIRST_WALK),
            };
            for round in 0..walks {
                if let Some(verdict) = self.led(position, winner, lead(hope, round), share, budget) {
                    return verdict;
                }
            }
        }
        self.rounds(position, winner, &Leads { hopes, lead }, crowded, budget)
    }

    /// Each round has five times the positions of the one before, as long as they can be held.
    fn rounds<L: Fn(Hope, usize) -> Lead>(
        &mut self,
        position: &Position,
        winner: Color,
        leads: &Leads<L>,
        crowded: bool,
        budget: &Budget,
    ) -> Verdict {
        let held = Graph::<Position>::room(budget);
        let mut full = false;
        for round in 1..ROUNDS {
            let share = FIRST_WALK
                .saturating_mul(5_u64.saturating_pow(round as u32))
                .min(held);
            if round == AT_LARGE
                && let Some(verdict) = self.outlined_at_large(position, winner, budget)
            {
                return verdict;
            }
            if crowded
                && !full
                && let Some(verdict) = self.cleared(position, winner, share, budget)
            {
                return verdict;
            }
            for &hope in leads.hopes {
                // A walk that would only be the same again is not made: a corner has other pictures.
                let again = full && hope != Hope::Corner;
                let near = hope == Hope::Near && round > 1 && leads.hopes.len() > 1;
                if again || near {
                    continue;
                }
                let lead = (leads.lead)(hope, round);
                if let Some(verdict) = self.led(position, winner, lead, share, budget) {
                    return verdict;
                }
            }
            full |= share == held;
        }
        self.open(Why::Budget)
    }

    /// A walk to an empty board and on to a mate; `None` as in [`Solver::led`].
    fn cleared(
        &mut self,
        position: &Position,
        winner: Color,
        share: u64,
        budget: &Budget,
    ) -> Option<Verdict> {
        let share = share.min(self.left(budget) / 3);
        if share == 0 {
            return None;
        }
        let mut clearing = Clearing::new(position, winner, &mut self.rush, &mut self.rest, share, budget);
        let walk = self.graph.walk(position, winner, share, &mut clearing, budget);
        self.nodes += clearing.spent + self.graph.len();
        (walk != Walk::Stopped(Why::Budget)).then(|| self.concluded(walk, winner))
    }

    /// A walk through so many positions; `None` if it came to nothing and more can be spent.
    fn led(
        &mut self,
        position: &Position,
        winner: Color,
        lead: Lead,
        share: u64,
        budget: &Budget,
    ) -> Option<Verdict> {
        let left = self.left(budget);
        if left == 0 {
            return Some(self.open(Why::Budget));
        }
        // What is left after the larger walks goes to one hope.
        let last = share > left / 4;
        let most = if last { left - left / 7 } else { share };
        let mut helper = Helper::new(position, winner, lead, &mut self.rush, left - most);
        let walk = self.graph.walk(position, winner, most, &mut helper, budget);
        self.nodes += helper.spent + self.graph.len();
        (walk != Walk::Stopped(Why::Budget) || last).then(|| self.concluded(walk, winner))
    }

    fn tiny(&mut self, position: &Position, winner: Color, budget: &Budget) -> Option<Verdict> {
        let most = TINY.min(self.left(budget).saturating_sub(1));
        if most == 0 {
            return None;
        }
        let walk = self.graph.walk(position, winner, most, &mut Blind, budget);
        self.nodes += self.graph.len();
        match walk {
            Walk::Stopped(Why::Budget) => None,
            _ => Some(self.concluded(walk, winner)),
        }
    }

    fn still(&mut self, position: &Position, winner: Color, budget: &Budget) -> Option<Verdict> {
        if self.left(budget) == 0 {
            return None;
        }
        self.nodes += 1;
        let claim = still::claim(position, winner)?;
        Some(Verdict::Unwinnable(Proof {
            claims: [claim].into(),
            ..Proof::plain(Argument::Blockade)
        }))
    }

    fn outlined(&mut self, position: &Position, winner: Color, budget: &Budget) -> Option<Verdict> {
        outline::walls(&position.board())?;
        let few = position.legal_moves().len() <= FEW_MOVES;
        let share = if few { SHORT_WALK } else { 1 };
        let most = SETS.min(self.left(budget).saturating_sub(share) / 2);
        if most == 0 {
            return None;
        }
        let mut behind = Behind::new(winner, OUTLINES, most);
        let walk = self.graph.walk(position, winner, share, &mut behind, budget);
        self.nodes += behind.spent + self.graph.len();
        match walk {
            Walk::Stopped(Why::Budget) => None,
            walk => match conclude(&mut self.graph, walk, |_| None) {
                Verdict::Unwinnable(proof) => Some(behind.concluded(proof)),
                Verdict::Undetermined { why, .. } => Some(self.open(why)),
                can @ Verdict::Winnable(_) => Some(can),
            },
        }
    }

    /// The same of one position with as many outlines as can be held.
    fn outlined_at_large(&mut self, position: &Position, winner: Color, budget: &Budget) -> Option<Verdict> {
        let held = (budget.bytes() / outline::BYTES_EACH) as u64;
        let most = MORE_OUTLINES.min(held).min(self.left(budget) / 8);
        let mut behind = Behind::new(winner, most, 6 * most);
        let dead = behind.dead(position);
        self.nodes += behind.spent;
        dead.then(|| behind.concluded(Proof::plain(Argument::Blockade)))
    }

    fn concluded(&mut self, walk: Walk, winner: Color) -> Verdict {
        match conclude(&mut self.graph, walk, |position| still::claim(position, winner)) {
            Verdict::Undetermined { why, .. } => self.open(why),
            known => known,
        }
    }
}

/// Whether these moves are legal one after the other and the last one is the winner's checkmate.
fn mates(position: &Position, winner: Color, line: &[LegalMove]) -> bool {
    let mut now = *position;
    for &by in line {
        if now.legal(by.to_move(true)) != Some(by) {
            return false;
        }
        now = now.play(by);
    }
    now.turn() != winner && now.is_checkmate()
}

/// What needs no looking ahead: the game is over, or too little material.
fn at_once<P: Playable>(position: &P, winner: Color) -> Option<Verdict<P>> {
    if !position.has_legal_move() {
        let mated = position.turn() != winner && position.is_check();
        return Some(if mated {
            Verdict::Winnable(Vec::new())
        } else {
            Verdict::Unwinnable(Proof::plain(Argument::Over))
        });
    }
    let short = shortage(&position.board(), winner)?;
    Some(Verdict::Unwinnable(Proof::plain(short)))
}

fn conclude<P: Playable>(
    graph: &mut Graph<P>,
    walk: Walk,
    claim: impl Fn(&P) -> Option<crate::StaticClaim<P>>,
) -> Verdict<P> {
    match walk {
        Walk::Mate => Verdict::Winnable(graph.line()),
        Walk::Stopped(why) => Verdict::Undetermined {
            nodes: graph.len(),
            why,
        },
        Walk::Closed => {
            let argument = graph.argument();
            let (positions, dead) = graph.closed_set();
            Verdict::Unwinnable(Proof {
                argument,
                positions,
                claims: dead.iter().filter_map(claim).collect(),
                outlines: Vec::new(),
            })
        }
    }
}
