//! Mates in a corner by bishops and knights, and how far each man still has to go for them.
//!
//! The king stands in the corner, the other king on his post, one man gives check, and at most one flight is left to
//! a second man: one of the king's own that holds it, or another of the winner's that attacks it. Every picture is a
//! mate in itself; whether it can be reached is for the walk to find.

use alloc::vec::Vec;

use arbiter_chess::{Bitboard, Board, Color, Playable, Position, Role, Square, attacks};

use crate::outline;
use crate::still::{pawn_hits, steps};

/// How many moves a man needs from each square, past the pawns that stand head to head.
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
    /// Where the other king stands; he is not needed where two of the king's own men hold the flights.
    post: Option<Square>,
    checker: Part,
    second: Option<Part>,
    third: Option<Part>,
    /// The square that the second man takes care of.
    flight: u64,
}

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];
const MINORS: [Role; 2] = [Role::Knight, Role::Bishop];
const FAR: u8 = 60;
/// So many moves more where those pawns must first go away.
const WALLED: u8 = 12;

/// Notes for each square from which a man comes to one of these how many moves he needs.
fn count_moves(moves: &mut Moves, color: Color, role: Role, to: u64, walls: u64) {
    let mut met = to;
    let mut front = met;
    for count in 0.. {
        for square in Bitboard(front) {
            moves[usize::from(square.index())] = count;
        }
        front = match role {
            Role::Pawn => color.fold(front >> 8, front << 8) & !0xff00_0000_0000_00ff,
            _ => steps(role, front & !walls, walls),
        } & !met;
        met |= front;
        if front == 0 {
            break;
        }
    }
}

impl Part {
    fn new(color: Color, role: Role, to: u64, walls: u64) -> Part {
        let mut moves = [FAR; 64];
        count_moves(&mut moves, color, role, to, walls);
        if walls != 0 && role != Role::Pawn {
            let mut open = [FAR; 64];
            count_moves(&mut open, color, role, to, 0);
            for (known, open) in moves.iter_mut().zip(open) {
                *known = (*known).min(open.saturating_add(WALLED)).min(FAR);
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

    /// Moves of two different men, this part and another one.
    fn with(&self, other: &Part, board: &Board) -> usize {
        let men = board.pieces(self.color, self.role);
        let ways = men.into_iter().map(|from| {
            let others = board.pieces(other.color, other.role) - Bitboard::from(from);
            let nearest = others.into_iter().map(|man| other.moves(man)).min();
            self.moves(from) + nearest.unwrap_or(FAR.into())
        });
        ways.min().unwrap_or(FAR.into())
    }
}

impl Plan {
    /// All pictures that the men on the board can serve, the nearest first.
    pub fn all(position: &Position, winner: Color) -> Vec<Plan> {
        let board = position.board();
        let walls = outline::walls(&board).unwrap_or(0);
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
                if role == Role::Bishop {
                    hemmed(&board, winner, corner, &mut drafts);
                }
            }
        }
        let mut plans: Vec<(usize, Plan)> = drafts
            .into_iter()
            .map(|draft| draft.plan(winner, walls))
            .map(|plan| (plan.distance(position), plan))
            .filter(|(distance, _)| *distance < usize::from(FAR))
            .collect();
        let walks = Color::ALL.map(|color| walk(&board, color));
        plans.sort_by_key(|(distance, plan)| distance + plan.detour(walks));
        plans.into_iter().map(|(_, plan)| plan).collect()
    }

    /// About how many moves are missing, more where they come in an order that does not work: the king to be mated goes
    /// first, then the other king, and whoever holds the flight comes last, so that his side has a move until then.
    pub fn distance(&self, position: &Position) -> usize {
        let board = position.board();
        let (king, helper) = (position.king(!self.winner), position.king(self.winner));
        let theirs = board.by_color(!self.winner) - Bitboard::from(king);
        let walk = usize::from(king.distance(self.corner));
        let come = self.post.map_or(0, |post| usize::from(helper.distance(post)));
        let second = self.men_to_come(&board);
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

    /// Moves of the men who take care of flights.
    fn men_to_come(&self, board: &Board) -> usize {
        match (&self.second, &self.third) {
            (Some(second), Some(third)) => second.with(third, board),
            (Some(second), None) => second.distance(board),
            _ => 0,
        }
    }

    /// More for a picture to which one of the kings cannot walk among the pawns as they stand.
    fn detour(&self, walks: [u64; 2]) -> usize {
        let bars = |color: Color, to: Square| walks[color.index()] & 1 << to.index() == 0;
        let post = self.post.is_some_and(|post| bars(self.winner, post));
        30 * (usize::from(post) + usize::from(bars(!self.winner, self.corner)))
    }

    /// How often the other side attacks where the king goes next.
    fn guards(&self, board: &Board, theirs: Bitboard, helper: Square) -> usize {
        let Some(post) = self.post else { return 0 };
        let apart = helper.distance(post);
        let near = attacks::king(helper).into_iter();
        let nearer = near.filter(|s| s.distance(post) < apart);
        let sore = nearer.collect::<Bitboard>();
        let guards = theirs
            .into_iter()
            .map(|man| (board.attacks(man) & sore).len() as usize);
        guards.sum()
    }
}

/// Where a king can walk while the pawns stay where they are.
fn walk(board: &Board, color: Color) -> u64 {
    let pawns = board.by_role(Role::Pawn);
    let barred = (pawns & board.by_color(color)).0 | pawn_hits(!color, (pawns & board.by_color(!color)).0);
    let mut squares = board.pieces(color, Role::King).0;
    loop {
        let more = squares | steps(Role::King, squares, 0) & !barred;
        if more == squares {
            return squares;
        }
        squares = more;
    }
}

/// A picture before anybody's way to it is known.
struct Draft {
    corner: Square,
    post: Option<Square>,
    role: Role,
    from: u64,
    second: Option<(Color, Role, u64)>,
    third: Option<(Color, Role, u64)>,
    flight: u64,
}

impl Draft {
    fn plan(self, winner: Color, walls: u64) -> Plan {
        Plan {
            winner,
            corner: self.corner,
            post: self.post,
            checker: Part::new(winner, self.role, self.from, walls),
            second: self
                .second
                .map(|(color, role, to)| Part::new(color, role, to, walls)),
            third: self
                .third
                .map(|(color, role, to)| Part::new(color, role, to, walls)),
            flight: self.flight,
        }
    }
}

/// Adds a picture, or the checking man's square to one that is the same otherwise.
fn add(drafts: &mut Vec<Draft>, draft: Draft) {
    let same = drafts.iter_mut().find(|known| {
        (known.corner, known.post, known.role, known.second, known.third)
            == (draft.corner, draft.post, draft.role, draft.second, draft.third)
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
                post: Some(post),
                role,
                from: 1 << from.index(),
                second,
                third: None,
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

/// Adds the pictures in which the king is mated by a bishop from afar, both flights held by his own men.
fn hemmed(board: &Board, winner: Color, corner: Square, drafts: &mut Vec<Draft>) {
    let far = |square: &Square| square.distance(corner) > 1;
    let from: Bitboard = attacks::bishop(corner, Bitboard::EMPTY)
        .into_iter()
        .filter(far)
        .collect();
    let lane = attacks::bishop(corner, Bitboard::EMPTY).0;
    let flights = attacks::king(corner).0 & !lane;
    let Some(flight) = Bitboard(flights).first() else {
        return;
    };
    let other = flights & !(1 << flight.index());
    let theirs = board.by_color(!winner);
    let roles = [Role::Bishop, Role::Knight];
    for (at, &one) in roles.iter().enumerate() {
        for &two in &roles[at..] {
            let men = |role| (theirs & board.by_role(role)).len();
            let enough = men(one) > 0 && men(two) > u32::from(one == two);
            if enough {
                for (first, second) in [(1 << flight.index(), other), (other, 1 << flight.index())] {
                    add(
                        drafts,
                        Draft {
                            corner,
                            post: None,
                            role: Role::Bishop,
                            from: from.0,
                            second: Some((!winner, one, first)),
                            third: Some((!winner, two, second)),
                            flight: 0,
                        },
                    );
                }
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
