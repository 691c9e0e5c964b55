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

/// A man, and how far it is from where it is to stand.
#[derive(Clone, Copy)]
struct Part {
    color: Color,
    role: Role,
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
    /// The square that the second man takes care of.
    flight: u64,
}

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];
const MINORS: [Role; 2] = [Role::Knight, Role::Bishop];
const FAR: u8 = 60;

impl Part {
    fn new(color: Color, role: Role, to: u64) -> Part {
        let mut moves = [FAR; 64];
        let mut met = to;
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
        Part { color, role, moves }
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
        let mut drafts = Vec::new();
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
                checks(&board, winner, corner, role, &mut drafts);
            }
        }
        let mut plans: Vec<(usize, Plan)> = drafts
            .into_iter()
            .map(|draft| draft.plan(winner))
            .map(|plan| (plan.distance(position), plan))
            .filter(|(distance, _)| *distance < usize::from(FAR))
            .collect();
        plans.sort_by_key(|(distance, _)| *distance);
        plans.into_iter().map(|(_, plan)| plan).collect()
    }

    /// About how many moves are missing, more where they come in an order that does not work: the king to be mated goes
    /// first, then the other king, and whoever holds the flight comes last, so that his side has a move until then.
    pub fn distance(&self, position: &Position) -> usize {
        let board = position.board();
        let (king, helper) = (position.king(!self.winner), position.king(self.winner));
        let theirs = board.by_color(!self.winner) - Bitboard::from(king);
        let walk = usize::from(king.distance(self.corner));
        let come = usize::from(helper.distance(self.post));
        let second = self.second.map_or(0, |part| part.distance(&board));
        let inside = walk == 0 || come == 0 && self.flight & 1 << king.index() != 0;
        let mut order = 0;
        if !inside {
            order += [4, 1, 0][come.min(2)];
        }
        match self.second {
            Some(part) if second == 0 && part.color == self.winner => order += if inside { 0 } else { 4 },
            Some(_) if second == 0 && !(inside && come == 0) => {
                order += if theirs.more_than_one() { 1 } else { 8 };
            }
            _ => {}
        }
        let check = self.checker.distance(&board).abs_diff(1);
        let heavy = |role| (theirs & board.by_role(role)).len() as usize;
        let heavy = 6 * heavy(Role::Queen) + 4 * heavy(Role::Rook);
        2 * (walk + come + second + check) + order + heavy + self.guards(&board, theirs, helper)
    }

    /// How often the other side attacks where the king goes next.
    fn guards(&self, board: &Board, theirs: Bitboard, helper: Square) -> usize {
        let apart = helper.distance(self.post);
        let near = attacks::king(helper).into_iter();
        let nearer = near.filter(|s| s.distance(self.post) < apart);
        let sore = nearer.collect::<Bitboard>();
        let guards = theirs
            .into_iter()
            .map(|man| (board.attacks(man) & sore).len() as usize);
        guards.sum()
    }
}

/// A picture before anybody's way to it is known.
struct Draft {
    corner: Square,
    post: Square,
    role: Role,
    from: u64,
    second: Option<(Color, Role, u64)>,
    flight: u64,
}

impl Draft {
    fn plan(self, winner: Color) -> Plan {
        Plan {
            winner,
            corner: self.corner,
            post: self.post,
            checker: Part::new(winner, self.role, self.from),
            second: self.second.map(|(color, role, to)| Part::new(color, role, to)),
            flight: self.flight,
        }
    }
}

/// Adds a picture, or the checking man's square to one that is the same otherwise.
fn add(drafts: &mut Vec<Draft>, draft: Draft) {
    let same = drafts.iter_mut().find(|known| {
        (known.corner, known.post, known.role, known.second)
            == (draft.corner, draft.post, draft.role, draft.second)
    });
    match same {
        Some(known) => known.from |= draft.from,
        None => drafts.push(draft),
    }
}

/// Adds the pictures in which a man of this kind gives check.
fn checks(board: &Board, winner: Color, corner: Square, role: Role, drafts: &mut Vec<Draft>) {
    let around = attacks::king(corner).0;
    let sight = attacks::of(role, winner, corner, Bitboard::EMPTY);
    for from in sight {
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
            let draft = |second| Draft {
                corner,
                post,
                role,
                from: 1 << from.index(),
                second,
                flight: open,
            };
            match Bitboard(open).single() {
                _ if open == 0 => add(drafts, draft(None)),
                Some(flight) => {
                    let barred = between | 1 << from.index();
                    seconds(board, winner, role, barred, flight, post, |second| {
                        add(drafts, draft(Some(second)));
                    });
                }
                None => {}
            }
        }
    }
}

/// Who can take care of the last flight without touching the squares of the check.
fn seconds(
    board: &Board,
    winner: Color,
    checker: Role,
    barred: u64,
    flight: Square,
    post: Square,
    mut found: impl FnMut((Color, Role, u64)),
) {
    let theirs = board.by_color(!winner);
    let pawns = (theirs & board.by_role(Role::Pawn)).any();
    let occupied = Bitboard(1 << post.index() | barred);
    for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook] {
        let hits = attacks::of(role, !winner, flight, occupied).0;
        let last = flight.index() < 8 || flight.index() > 55;
        let own = (theirs & board.by_role(role)).any();
        if hits & barred == 0 && (own || pawns && role != Role::Pawn) && !(last && role == Role::Pawn) {
            found((!winner, role, 1 << flight.index()));
        }
    }
    for role in MINORS {
        let men = board.pieces(winner, role).len();
        if men > u32::from(role == checker) {
            let sight = attacks::of(role, winner, flight, Bitboard::EMPTY) - occupied;
            found((winner, role, sight.0));
        }
    }
}
