//! The first try: one line, played straight towards a mate that is easy to see, without turning back.
//!
//! At every turn of the winner a [`goal::Goal`] is chosen: a man, the square from which it is to mate, and the
//! square of the king to be mated. Both sides then take the move that serves it best. Where that does
//! not end in mate within some moves, nothing is known and the search proper begins.

mod goal;
mod score;

use alloc::vec::Vec;

use arbiter_chess::{Board, Color, LegalMove, Playable, Position, Role, Square};

use goal::{Goal, Scene, Style};

/// The tries, one after the other.
const STYLES: [Style; 6] = [
    Style::Near,
    Style::Corner,
    Style::Into(Square::A1),
    Style::Into(Square::H1),
    Style::Into(Square::A8),
    Style::Into(Square::H8),
];

/// So many of the best moves are tried.
const BEST: usize = 3;

/// What a try is made of, kept so that nothing is allocated again.
pub(crate) struct Rush {
    line: Vec<LegalMove>,
    visited: Vec<u64>,
}

impl Rush {
    pub(crate) const fn new() -> Rush {
        Rush {
            line: Vec::new(),
            visited: Vec::new(),
        }
    }

    /// A line that mates, if the try succeeds; how many positions it looked at, not more than `most`, is its second
    /// value.
    pub(crate) fn run(&mut self, root: &Position, winner: Color, most: u64) -> (Option<&[LegalMove]>, u64) {
        self.run_through(root, winner, &STYLES, most)
    }

    /// The same with the two tries that succeed most often.
    pub(crate) fn finish(
        &mut self,
        root: &Position,
        winner: Color,
        most: u64,
    ) -> (Option<&[LegalMove]>, u64) {
        self.run_through(root, winner, &STYLES[..2], most)
    }

    fn run_through(
        &mut self,
        root: &Position,
        winner: Color,
        styles: &[Style],
        most: u64,
    ) -> (Option<&[LegalMove]>, u64) {
        let mut nodes = 0;
        for &style in styles {
            let longest = (most - nodes).min(style.longest() as u64) as usize;
            let found = self.try_once(root, winner, style, longest);
            nodes += self.line.len() as u64;
            if found {
                return (Some(&self.line), nodes);
            }
        }
        (None, nodes)
    }

    fn try_once(&mut self, root: &Position, winner: Color, style: Style, longest: usize) -> bool {
        self.line.clear();
        self.visited.clear();
        let mut now = *root;
        let mut banned = [None; 6];
        let mut patience = Patience::default();
        let mut goal = None;
        while self.line.len() < longest {
            self.visited.push(now.key());
            let moves = now.legal_moves();
            let own_turn = now.turn() == winner;
            if own_turn && let Some(mate) = mates_now(&now, winner, &moves) {
                self.line.push(mate);
                return true;
            }
            if own_turn || self.line.is_empty() {
                goal = Goal::choose(&Scene::new(&now, winner, banned), style);
            }
            if own_turn
                && let Some(old) = goal
                && patience.ends(&old)
            {
                banned.rotate_right(1);
                banned[0] = Some((old.role, old.target, old.mated));
                goal = Goal::choose(&Scene::new(&now, winner, banned), style);
            }
            let Some(goal) = goal else { break };
            let Some((by, next)) = self.best(&now, winner, &goal, &moves) else {
                break;
            };
            self.line.push(by);
            now = next;
        }
        false
    }

    /// The legal move that serves the goal best, stepping neither back nor into stalemate.
    fn best(
        &self,
        now: &Position,
        winner: Color,
        goal: &Goal,
        moves: &[LegalMove],
    ) -> Option<(LegalMove, Position)> {
        let scorer = score::Scorer::new(now, winner, goal);
        let mut roles = Roles::of(now);
        let mut scored = [(i32::MIN, LegalMove::default()); BEST];
        // Moves of one man that are all worth the same need no looking at beyond the first.
        let (mut man, mut alike) = (Square::A1, 0);
        for &by in moves {
            let (from, role) = (by.from(), roles.of_man(by.from()));
            if from != man {
                (man, alike) = (from, 0);
            }
            if !scorer.singles_out(by, role) {
                alike += 1;
                if alike > BEST {
                    continue;
                }
            }
            let value = scorer.value(by, role);
            if value > scored[2].0 {
                scored[2] = (value, by);
                if value > scored[1].0 {
                    scored.swap(1, 2);
                }
                if value > scored[0].0 {
                    scored.swap(0, 1);
                }
            }
        }
        scored.into_iter().find_map(|(value, by)| {
            let next = (value > i32::MIN).then(|| now.play(by))?;
            (!self.visited.contains(&next.key()) && next.has_legal_move()).then_some((by, next))
        })
    }
}

/// How long a goal has been followed.
#[derive(Default)]
struct Patience {
    cost: i32,
    turns: i32,
}

impl Patience {
    /// Whether the goal has come no nearer for too long.
    fn ends(&mut self, goal: &Goal) -> bool {
        self.turns += 1;
        if self.turns == 1 || goal.cost < self.cost {
            *self = Patience {
                cost: goal.cost,
                turns: 1,
            };
        }
        let ends = self.turns > 3;
        if ends {
            self.turns = 0;
        }
        ends
    }
}

/// Which man stands on a square; the moves of one man mostly follow each other.
struct Roles {
    board: Board,
    last: (Square, Role),
}

impl Roles {
    fn of(position: &Position) -> Roles {
        let (king, board) = (position.king(position.turn()), position.board());
        Roles {
            board,
            last: (king, Role::King),
        }
    }

    #[inline]
    fn of_man(&mut self, from: Square) -> Role {
        if self.last.0 != from {
            self.last = (from, self.board.role_at(from).unwrap_or(Role::Pawn));
        }
        self.last.1
    }
}

/// A move that checkmates at once.
fn mates_now(now: &Position, winner: Color, moves: &[LegalMove]) -> Option<LegalMove> {
    let squares = score::origins(winner, now.king(!winner), now.board().occupied());
    let mut roles = Roles::of(now);
    moves.iter().copied().find(|&by| {
        let is = score::becomes(by, roles.of_man(by.from()));
        squares[is as usize] & 1 << by.to().index() != 0 && now.play(by).is_checkmate()
    })
}
