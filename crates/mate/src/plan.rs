//! Mates in a corner by bishops and knights, and how far each man still has to go for them.
//!
//! The king stands in the corner, the other king on his post, one man gives check, and at most one flight is left to
//! a second man: one of the king's own that holds it, or another of the winner's that attacks it. Every picture is a
//! mate in itself; whether it can be reached is for the walk to find.

use alloc::vec::Vec;

use arbiter_chess::{Bitboard, Board, Color, Playable, Position, Role, Square, attacks};

use crate::still::steps;

/// How many moves a man needs from each square, on an empty board.
type Moves = [u8; 64];

/// A man and where it is to stand.
#[derive(Clone, Copy)]
struct Part {
    color: Color,
    role: Role,
    to: Square,
    moves: Moves,
}

/// One picture.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    winner: Color,
    corner: Square,
    post: Square,
    checker: Part,
    second: Option<Part>,
}

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];
const MINORS: [Role; 2] = [Role::Knight, Role::Bishop];
const FAR: u8 = 60;

impl Part {
    fn new(color: Color, role: Role, to: Square) -> Part {
        let mut moves = [FAR; 64];
        let mut met: u64 = 1 << to.index();
        let mut front = met;
        for count in 0.. {
            for square in Bitboard(front) {
                moves[usize::from(square.index())] = count;
            }
            front = match role {
                Role::Pawn => color.fold(front >> 8, front << 8) & !0xff00_0000_0000_00ff,
                _ => steps(role, front, 0),
            } & !met;
            met |= front;
            if front == 0 {
                break;
            }
        }
        Part {
            color,
            role,
            to,
            moves,
        }
    }

    fn moves(&self, from: Square) -> usize {
        usize::from(self.moves[usize::from(from.index())])
    }

    /// Moves of the nearest man that can play this part; a pawn is promoted first.
    fn distance(&self, board: &Board) -> usize {
        let men = board.pieces(self.color, self.role).into_iter();
        let nearest = men.map(|from| self.moves(from)).min().unwrap_or(FAR.into());
        if self.role == Role::Pawn || nearest < 4 {
            return nearest;
        }
        let occupied = board.occupied().0;
        let promoted = board.pieces(self.color, Role::Pawn).into_iter().map(|pawn| {
            let file = Bitboard::from(pawn.file()).0;
            let (ahead, last) = match self.color {
                Color::White => (file & !((2_u64 << pawn.index()) - 1), 0o70 | pawn.index() & 7),
                Color::Black => (file & ((1 << pawn.index()) - 1), pawn.index() & 7),
            };
            let rank = usize::from(pawn.rank().index());
            let to_go = self.color.fold(7 - rank, rank);
            let blocked = 3 * (ahead & occupied).count_ones() as usize;
            1 + to_go + blocked + usize::from(self.moves[usize::from(last)])
        });
        promoted.min().unwrap_or(FAR.into()).min(nearest)
    }
}

impl Plan {
    /// All pictures that the men on the board can serve, the nearest first.
    pub fn all(position: &Position, winner: Color) -> Vec<Plan> {
        let board = position.board();
        let mut plans = Vec::new();
        for corner in CORNERS {
            for role in MINORS {
                let men = board.pieces(winner, role);
                let shade = if corner.is_light() {
                    Bitboard::LIGHT
                } else {
                    Bitboard::DARK
                };
                if men.is_empty() || role == Role::Bishop && (men & shade).is_empty() {
                    continue;
                }
                checks(&board, winner, corner, role, &mut plans);
            }
        }
        let mut plans: Vec<(usize, Plan)> = plans
            .into_iter()
            .map(|plan| (plan.distance(position), plan))
            .filter(|(distance, _)| *distance < usize::from(FAR))
            .collect();
        plans.sort_by_key(|(distance, _)| *distance);
        plans.into_iter().map(|(_, plan)| plan).collect()
    }

    /// About how many moves are missing, more where the other side's men are in the way.
    pub fn distance(&self, position: &Position) -> usize {
        let board = position.board();
        let (king, helper) = (position.king(!self.winner), position.king(self.winner));
        let second = self.second.map_or(0, |part| part.distance(&board));
        let mut lost = usize::from(king.distance(self.corner));
        let mut won = usize::from(helper.distance(self.post)) + self.checker.distance(&board).abs_diff(1);
        match self.second {
            Some(part) if part.color != self.winner => lost += second,
            _ => won += second,
        }
        let theirs = board.by_color(!self.winner) - Bitboard::from(king);
        // Without another man to move, the side to be mated must not be ready first.
        let ready = won == 0 && position.turn() == self.winner;
        let early = lost == 0 && theirs.len() < 2 && !ready;
        let heavy = |role| (theirs & board.by_role(role)).len() as usize;
        let heavy = 6 * heavy(Role::Queen) + 4 * heavy(Role::Rook);
        2 * (lost + won) + 3 * usize::from(early) + heavy + self.guards(&board, theirs, helper)
    }

    /// How often the other side attacks where the king goes next or where the checking man is to stand.
    fn guards(&self, board: &Board, theirs: Bitboard, helper: Square) -> usize {
        let apart = helper.distance(self.post);
        let near = attacks::king(helper).into_iter();
        let nearer = near.filter(|s| s.distance(self.post) < apart);
        let sore = Bitboard::from(self.checker.to) | nearer.collect::<Bitboard>();
        let guards = theirs
            .into_iter()
            .map(|man| (board.attacks(man) & sore).len() as usize);
        guards.sum()
    }
}

/// Adds the pictures in which a man of this kind gives check.
fn checks(board: &Board, winner: Color, corner: Square, role: Role, plans: &mut Vec<Plan>) {
    let around = attacks::king(corner).0;
    let sight = attacks::of(role, winner, corner, Bitboard::EMPTY);
    for from in sight {
        let checker = Part::new(winner, role, from);
        let seen = attacks::of(role, winner, from, Bitboard::EMPTY).0;
        let posts = Square::ALL
            .into_iter()
            .filter(|post| post.distance(corner) == 2 && *post != from);
        for post in posts {
            let between = attacks::between(from, corner).0;
            let safe = from.distance(corner) > 1 || from.distance(post) == 1;
            if !safe || between & 1 << post.index() != 0 {
                continue;
            }
            let open = around & !seen & !attacks::king(post).0 & !(1 << from.index());
            let plan = |second| Plan {
                winner,
                corner,
                post,
                checker,
                second,
            };
            match Bitboard(open).single() {
                _ if open == 0 => plans.push(plan(None)),
                Some(flight) => {
                    let seconds = seconds(board, winner, &checker, between, flight, post);
                    plans.extend(seconds.into_iter().map(|part| plan(Some(part))));
                }
                None => {}
            }
        }
    }
}

/// Who can take care of the last flight.
fn seconds(
    board: &Board,
    winner: Color,
    checker: &Part,
    between: u64,
    flight: Square,
    post: Square,
) -> Vec<Part> {
    let mut parts = Vec::new();
    let theirs = board.by_color(!winner);
    let pawns = (theirs & board.by_role(Role::Pawn)).any();
    let occupied = Bitboard(1 << post.index() | 1 << checker.to.index());
    for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook] {
        let hits = attacks::of(role, !winner, flight, occupied).0;
        let spoils = hits & (between | 1 << checker.to.index()) != 0;
        let last = flight.index() < 8 || flight.index() > 55;
        let own = (theirs & board.by_role(role)).any();
        if !spoils && (own || pawns && role != Role::Pawn) && !(last && role == Role::Pawn) {
            parts.push(Part::new(!winner, role, flight));
        }
    }
    for role in MINORS {
        let men = board.pieces(winner, role).len();
        if men > u32::from(role == checker.role) {
            let sight = attacks::of(role, winner, flight, Bitboard::EMPTY) - occupied - Bitboard(between);
            parts.extend(sight.into_iter().map(|from| Part::new(winner, role, from)));
        }
    }
    parts
}
