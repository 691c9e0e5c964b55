//! How well a move serves a goal. Rules of thumb only; nothing here is a verdict.

use arbiter_chess::{Bitboard, Board, Color, LegalMove, Playable, Position, Role, Square, attacks};

use super::goal::Goal;
use crate::still::{pawn_hits, steps};

/// For every kind of man a set of squares.
type ByRole = [u64; 6];

pub(super) struct Scorer<'a> {
    board: Board,
    turn: Color,
    helps: bool,
    goal: &'a Goal,
    king: Square,
    theirs: u64,
    around: u64,
    /// From where a man of the side to move attacks the target, by kind.
    cover: ByRole,
    /// From where it comes to such a square by a move.
    before: ByRole,
    /// From where it gives check.
    checks: ByRole,
    /// Where the mating man goes if it cannot come near yet, and whom it waits for to make room.
    detour: u64,
    in_its_way: u64,
    /// Squares between the mating man and its target, and between the target and the king.
    lane: u64,
    /// Squares on which the king to be driven may come nearer to his corner.
    paths: u64,
    walk: Walk,
    /// Squares on the other king's way, to be left free for him.
    gate: u64,
    /// By kind: squares that make a move worth more or less than another one of the same man.
    special: ByRole,
}

/// The king's next squares on a shortest way to where he is to go, and those that are a detour of one step.
#[derive(Clone, Copy, Default)]
struct Walk {
    nearer: u64,
    level: u64,
}

impl Walk {
    /// A way around squares that are barred, if there is one.
    fn new(from: Square, to: Square, barred: u64) -> Walk {
        let king = 1 << from.index();
        let around = attacks::king(from).0;
        let mut before = 0;
        let mut met: u64 = 1 << to.index();
        while met & king == 0 {
            let wider = steps(Role::King, met, 0) & !barred | met | king & steps(Role::King, met, 0);
            if wider == met {
                return Walk::straight(from, to);
            }
            before = met;
            met = wider;
        }
        Walk {
            nearer: around & before,
            level: around & met & !before,
        }
    }

    /// Straight on, whatever stands there.
    fn straight(from: Square, to: Square) -> Walk {
        let at = |apart| {
            let near = attacks::king(from).into_iter();
            let there = near.filter(|square| square.distance(to) == apart);
            there.collect::<Bitboard>().0
        };
        let apart = from.distance(to);
        Walk {
            nearer: if apart == 0 { 0 } else { at(apart - 1) },
            level: at(apart),
        }
    }

    fn gain(self, to: Square) -> i32 {
        if has(self.nearer, to) {
            1
        } else if has(self.level, to) {
            0
        } else {
            -1
        }
    }
}

/// From where a man of this colour attacks the square, by kind.
pub(super) fn origins(color: Color, square: Square, occupied: Bitboard) -> ByRole {
    let straight = attacks::rook(square, occupied).0;
    let diagonal = attacks::bishop(square, occupied).0;
    [
        attacks::pawn(!color, square).0,
        attacks::knight(square).0,
        diagonal,
        straight,
        diagonal | straight,
        attacks::king(square).0,
    ]
}

/// What the man is after the move.
#[inline]
pub(super) fn becomes(by: LegalMove, role: Role) -> Role {
    if role == Role::Pawn {
        by.promotion().unwrap_or(role)
    } else {
        role
    }
}

fn has(set: u64, square: Square) -> bool {
    set & 1 << square.index() != 0
}

impl<'a> Scorer<'a> {
    pub fn new(now: &Position, winner: Color, goal: &'a Goal) -> Scorer<'a> {
        let board = now.board();
        let occupied = board.occupied();
        let (turn, helps) = (now.turn(), now.turn() != winner);
        let king = now.king(!winner);
        let mut scorer = Scorer {
            board,
            turn,
            helps,
            goal,
            king,
            theirs: board.by_color(!winner).0,
            around: attacks::king(goal.mated).0,
            cover: origins(turn, goal.target, occupied),
            before: [0; 6],
            checks: origins(turn, now.king(!turn), occupied),
            lane: attacks::between(goal.from, goal.target).0 | attacks::between(goal.target, goal.mated).0,
            paths: 0,
            detour: 0,
            in_its_way: 0,
            walk: Walk::default(),
            gate: 0,
            special: [u64::MAX; 6],
        };
        scorer.lane |= 1 << goal.target.index();
        if !helps && goal.unsupported {
            scorer.before = before(&board, turn, &scorer.cover);
        }
        if !helps && !goal.drives {
            let sight = attacks::of(goal.role, turn, goal.from, occupied).0;
            if sight & (goal.way | 1 << goal.target.index()) == 0 {
                scorer.detour = steps(goal.role, goal.way, occupied.0);
                scorer.in_its_way = sight & board.by_color(turn).0;
            }
        }
        if goal.drives {
            let pawns = board.by_role(Role::Pawn);
            let theirs = pawn_hits(!turn, (pawns & board.by_color(!turn)).0);
            let barred = theirs | (pawns & board.by_color(turn)).0;
            let goes_to = if helps { goal.mated } else { goal.target };
            scorer.walk = Walk::new(now.king(turn), goes_to, barred);
            if helps {
                let fence = pawn_hits(turn, (pawns & board.by_color(turn)).0);
                let barred = fence | (pawns & board.by_color(!turn)).0;
                scorer.gate = Walk::new(now.king(winner), goal.target, barred).nearer;
            }
        }
        if !helps && goal.drives {
            let near = attacks::king(king) | Bitboard::from(king);
            let nearer = |s: &Square| s.distance(goal.mated) <= king.distance(goal.mated);
            scorer.paths = near.into_iter().filter(nearer).collect::<Bitboard>().0;
        }
        if !goal.drives {
            for kind in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                let at = kind as usize;
                let sets = [
                    scorer.lane,
                    occupied.0,
                    goal.open,
                    scorer.cover[at],
                    scorer.checks[at],
                    scorer.before[at],
                ];
                scorer.special[at] = sets.into_iter().fold(0, |all, set| all | set);
            }
        }
        scorer
    }

    /// Whether the move may be worth more or less than another one of the same man.
    #[inline]
    pub fn singles_out(&self, by: LegalMove, role: Role) -> bool {
        has(self.special[role as usize], by.to()) || by.from() == self.goal.from
    }

    /// How well a move of a man of this kind serves the goal.
    pub fn value(&self, by: LegalMove, role: Role) -> i32 {
        match (self.goal.drives, self.helps) {
            (true, true) => self.driven(by, role),
            (true, false) => self.drives(by, role),
            (false, true) => self.helps(by, role),
            (false, false) => self.approaches(by, role),
        }
    }

    fn gain(by: LegalMove, towards: Square) -> i32 {
        i32::from(by.from().distance(towards)) - i32::from(by.to().distance(towards))
    }

    /// The king to be mated goes to his corner; his men neither capture nor stand about.
    fn driven(&self, by: LegalMove, role: Role) -> i32 {
        let to = by.to();
        let lost = match self.board.role_at(to) {
            _ if to == self.goal.from => 150,
            None => 0,
            Some(Role::Pawn) => 15,
            Some(_) => 70,
        };
        if role == Role::King {
            return 20 * self.walk.gain(by.to()) - lost;
        }
        let kind = becomes(by, role);
        let is = kind as usize;
        let nuisance = has(self.checks[is] | self.cover[is], to);
        let turn = self.turn;
        let shut = |role, at| (attacks::of(role, turn, at, self.board.occupied()).0 & self.gate).count_ones();
        let shuts = shut(kind, to).cast_signed() - shut(role, by.from()).cast_signed();
        let near = has(self.around, to) || to == self.goal.mated;
        let way = self.goal.role == Role::Pawn && to.file() == self.goal.from.file();
        2 - lost
            - 8 * shuts
            - 12 * i32::from(nuisance)
            - 10 * i32::from(near)
            - 30 * i32::from(way)
            - 10 * i32::from(kind != role)
    }

    /// The other king goes to his post, a pawn goes on, nobody is in the way.
    fn drives(&self, by: LegalMove, role: Role) -> i32 {
        let (goal, to) = (self.goal, by.to());
        let is = becomes(by, role);
        if is != role && is != Role::Queen {
            return -40;
        }
        let captures = has(self.theirs, to);
        if role == Role::King {
            let beside = to.distance(goal.mated) < 2 || to.distance(self.king) < 3 && self.king != goal.mated;
            let prize = 10 * i32::from(to == goal.target && captures);
            return 12 * self.walk.gain(to) + prize - 6 * i32::from(beside);
        }
        let mut value = match role {
            Role::Pawn if by.from() == goal.from => 30,
            Role::Pawn => -2,
            _ => 0,
        };
        if captures {
            value += if to == goal.target { 30 } else { 8 };
        }
        if has(self.checks[is as usize], to) {
            value -= 16;
        }
        let seen = attacks::of(
            is,
            self.board.color_at(by.from()).unwrap_or(Color::White),
            to,
            self.board.occupied(),
        );
        value - 4 * (seen.0 & self.paths).count_ones().cast_signed()
    }

    /// The mating man and the one that covers its square come near, without a check too early.
    fn approaches(&self, by: LegalMove, role: Role) -> i32 {
        let (goal, to) = (self.goal, by.to());
        let is = becomes(by, role);
        let mut value = if is == Role::Queen && role == Role::Pawn {
            80
        } else {
            0
        };
        if by.from() == goal.from {
            value += self.mating_man(to, goal.way);
            if has(self.detour, to) && !has(self.detour, by.from()) {
                value += 14;
            }
        } else if role == Role::King {
            let gain = Scorer::gain(by, goal.target);
            value += if goal.unsupported { 8 * gain } else { -4 };
        } else if goal.unsupported && has(self.cover[role as usize], to) {
            value += 35;
        } else if has(self.before[role as usize], to) && !has(self.before[role as usize], by.from()) {
            value += 15;
        }
        if has(self.in_its_way, by.from()) {
            value += if role == Role::Pawn { 12 } else { 6 };
        }
        if by.from() != goal.from && has(self.lane, to) {
            value -= 8;
        }
        if has(self.checks[is as usize], to) {
            value -= 32;
        }
        if has(self.theirs, to) && !has(self.around, to) {
            value += 6;
        }
        value
    }

    fn mating_man(&self, to: Square, way: u64) -> i32 {
        let there = has(way, self.goal.from);
        if to == self.goal.target {
            if self.goal.unsupported { -10 } else { 40 }
        } else if has(way, to) {
            if there { 0 } else { 30 }
        } else if there {
            -20
        } else {
            5
        }
    }

    /// The side to be mated uncovers the target, fills flights, or waits.
    fn helps(&self, by: LegalMove, role: Role) -> i32 {
        let (goal, to) = (self.goal, by.to());
        let mut value = 0;
        if by.castling().is_none()
            && let Some(lost) = self.board.role_at(to)
        {
            value -= match lost {
                _ if to == goal.from => 190,
                Role::Queen => 90,
                Role::Rook => 60,
                Role::Pawn => 20,
                _ => 40,
            };
        }
        if role == Role::King {
            return value - 50;
        }
        let is = becomes(by, role) as usize;
        if has(self.cover[role as usize], by.from()) {
            value += 25;
        }
        if has(self.cover[is], to) {
            value -= 30;
        }
        if has(self.lane, to) {
            value -= 25;
        }
        if has(goal.open, to) {
            value += 22;
        }
        if has(self.around, by.from()) {
            value -= 15;
        }
        if has(self.checks[is], to) {
            value -= 12;
        }
        value - 15 * i32::from(is != role as usize)
    }
}

/// Where a man stands that comes to one of its squares of cover by a move.
fn before(board: &Board, color: Color, cover: &ByRole) -> ByRole {
    let own = board.by_color(color);
    let mut squares = [0; 6];
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        if (own & board.by_role(role)).any() {
            squares[role as usize] = steps(role, cover[role as usize] & !own.0, board.occupied().0);
        }
    }
    squares[0] = color.fold(cover[0] >> 8, cover[0] << 8) & !own.0;
    squares
}
