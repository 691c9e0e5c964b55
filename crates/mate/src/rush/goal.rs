//! Which mate to aim at.

use core::cell::OnceCell;

use arbiter_chess::{Bitboard, Board, Color, Playable, Position, Role, Square, attacks};

use crate::still::{pawn_hits, steps};

/// What the choice needs to know of a position.
pub(super) struct Scene {
    pub board: Board,
    pub winner: Color,
    pub own: u64,
    pub theirs: u64,
    pub king: Square,
    pub helper: Square,
    /// Attacked by one man of the winner at least, by two at least.
    once: u64,
    twice: u64,
    /// Attacked by the other side's men, the king excepted.
    guarded: u64,
    guarded_twice: u64,
    soon: OnceCell<[Soon; 5]>,
    pub banned: Banned,
}

impl Style {
    fn allows(self, corner: Square) -> bool {
        match self {
            Style::Into(only) => only == corner,
            _ => true,
        }
    }

    /// Half-moves after which a try has failed.
    pub const fn longest(self) -> usize {
        match self {
            Style::Near => 60,
            Style::Corner => 80,
            Style::Into(_) => 120,
        }
    }
}

/// What the men of one kind can attack after one move and after two, and whether they are several.
struct Soon {
    reach: [u64; 2],
    several: bool,
}

/// What is preferred.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// The king is mated where he stands, if that does not look hard.
    Near,
    /// Men are captured and the king driven into a corner.
    Corner,
    /// The king is driven into this corner.
    Into(Square),
}

/// Goals that came to nothing.
pub(super) type Banned = [Option<(Role, Square, Square)>; 6];

/// A mate to aim at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    /// Where the mating man stands now, and what it is when it mates.
    pub from: Square,
    pub role: Role,
    /// From where it mates.
    pub target: Square,
    /// Where the king is mated.
    pub mated: Square,
    /// Squares from which the mating man reaches the target, besides the target itself.
    pub way: u64,
    /// Whether a second man must still come to cover the target.
    pub unsupported: bool,
    /// Whether the king must still be driven into the corner; the target is then the other king's post.
    pub drives: bool,
    /// Flights that are still open.
    pub open: u64,
    pub cost: i32,
}

impl Scene {
    pub fn new(position: &Position, winner: Color, banned: Banned) -> Scene {
        let board = position.board();
        let (own, theirs) = (board.by_color(winner), board.by_color(!winner));
        let kings = board.by_role(Role::King);
        let (once, twice) = attacked(&board, own, winner);
        let (guarded, guarded_twice) = attacked(&board, theirs - kings, !winner);
        Scene {
            board,
            winner,
            own: own.0,
            theirs: theirs.0,
            king: position.king(!winner),
            helper: position.king(winner),
            once,
            twice,
            guarded,
            guarded_twice,
            soon: OnceCell::new(),
            banned,
        }
    }

    /// In how many moves a second man covers the target, the mating man being of this kind.
    fn support(&self, role: Role, target: u64) -> i32 {
        let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let soon = self
            .soon
            .get_or_init(|| roles.map(|role| soon(&self.board, self.own, self.winner, role)));
        let others = |kind: usize| kind != role as usize || soon[kind].several;
        let covers = |later: usize| (0..5).any(|kind| others(kind) && soon[kind].reach[later] & target != 0);
        if covers(0) {
            1
        } else if covers(1) {
            2
        } else {
            3
        }
    }

    fn attacks(&self, role: Role, from: Square, occupied: u64) -> u64 {
        attacks::of(role, self.winner, from, Bitboard(occupied)).0
    }
}

/// Squares that some man of this kind attacks after one move, and after two.
fn soon(board: &Board, own: u64, color: Color, role: Role) -> Soon {
    let men = own & board.by_role(role).0;
    Soon {
        reach: if men == 0 {
            [0; 2]
        } else {
            reach(board, own, color, role)
        },
        several: Bitboard(men).more_than_one(),
    }
}

fn reach(board: &Board, own: u64, color: Color, role: Role) -> [u64; 2] {
    let men = own & board.by_role(role).0;
    let occupied = board.occupied().0;
    if role == Role::Pawn {
        let push = |set: u64| color.fold(set << 8, set >> 8) & !occupied;
        let once = push(men);
        return [pawn_hits(color, once), pawn_hits(color, push(once))];
    }
    let once = steps(role, men, occupied) & !own;
    let first = steps(role, once, occupied);
    [first, steps(role, first & !own, occupied)]
}

fn attacked(board: &Board, men: Bitboard, color: Color) -> (u64, u64) {
    let occupied = board.occupied();
    let (mut once, mut twice) = (0, 0);
    let mut add = |squares: u64| {
        twice |= once & squares;
        once |= squares;
    };
    let pawns = (men & board.by_role(Role::Pawn)).0;
    let (west, east) = match color {
        Color::White => ((pawns << 7) & !(FILE_A << 7), (pawns << 9) & !FILE_A),
        Color::Black => ((pawns >> 9) & !(FILE_A << 7), (pawns >> 7) & !FILE_A),
    };
    add(west);
    add(east);
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
        for square in men & board.by_role(role) {
            add(attacks::of(role, color, square, occupied).0);
        }
    }
    (once, twice)
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

impl Goal {
    /// The cheapest goal; `None` where no man is fit for it.
    pub fn choose(scene: &Scene, style: Style) -> Option<Goal> {
        let mut best: Option<Goal> = None;
        let board = &scene.board;
        let men = Bitboard(scene.own);
        for role in [Role::Queen, Role::Rook, Role::Knight] {
            for from in men & board.by_role(role) {
                consider(scene, from, role, &mut best);
            }
        }
        let near = if style == Style::Near { 6 } else { 4 };
        if best.is_some_and(|goal| goal.cost <= near) {
            return best;
        }
        if style != Style::Near {
            best = None;
        }
        let heavy = men & (board.by_role(Role::Queen) | board.by_role(Role::Rook));
        for corner in CORNERS.into_iter().filter(|c| style.allows(*c)) {
            for from in heavy {
                let role = board.role_at(from).unwrap_or(Role::Queen);
                drive(scene, from, role, 0, corner, &mut best);
            }
        }
        if best.is_none_or(|goal| goal.cost > 14) {
            promote(scene, style, &mut best);
        }
        best
    }
}

/// A pawn that is to be promoted first.
fn promote(scene: &Scene, style: Style, best: &mut Option<Goal>) {
    let pawns = Bitboard(scene.own) & scene.board.by_role(Role::Pawn);
    for from in pawns {
        let file = Bitboard::from(from.file()).0;
        let (ahead, to_go) = match scene.winner {
            Color::White => (file & !((2 << from.index()) - 1), 7 - from.rank().index()),
            Color::Black => (file & ((1 << from.index()) - 1), from.rank().index()),
        };
        let men = Bitboard(ahead & (scene.own | scene.theirs));
        let blockers =
            men.len().cast_signed() + 3 * (men & scene.board.by_role(Role::Pawn)).len().cast_signed();
        let cost = 2 * i32::from(to_go) + 3 * blockers;
        let first = scene.winner.fold(men.first(), men.into_iter().last());
        let in_the_way = first.filter(|square| scene.theirs & 1 << square.index() != 0);
        for corner in CORNERS.into_iter().filter(|c| style.allows(*c)) {
            match in_the_way.filter(|square| scene.board.role_at(*square) == Some(Role::Pawn)) {
                None => drive(scene, from, Role::Pawn, cost, corner, best),
                Some(pawn) => hunt(scene, from, pawn, cost, corner, best),
            }
        }
    }
}

/// A mate in a corner to which the king must still go, the other king a knight's leap away from it.
fn drive(scene: &Scene, from: Square, role: Role, extra: i32, mated: Square, best: &mut Option<Goal>) {
    let walk = i32::from(scene.king.distance(mated));
    let free = attacks::knight(mated).0 & !(scene.own & !(1 << scene.helper.index())) & !scene.guarded;
    for post in Bitboard(free) {
        let come = i32::from(scene.helper.distance(post));
        if walk + come == 0 {
            continue;
        }
        let crowd = Bitboard(attacks::king(mated).0 & scene.theirs & !(1 << scene.king.index()))
            .len()
            .cast_signed();
        let cost = 6 + 2 * walk.max(come) + extra + walk.min(come) / 2 + crowd;
        if best.is_none_or(|goal| cost < goal.cost) && !scene.banned.contains(&Some((role, post, mated))) {
            *best = Some(Goal {
                from,
                role,
                target: post,
                mated,
                way: 0,
                unsupported: false,
                drives: true,
                open: 0,
                cost,
            });
        }
    }
}

/// The king first captures what is in the way of his pawn.
fn hunt(scene: &Scene, from: Square, prey: Square, extra: i32, mated: Square, best: &mut Option<Goal>) {
    let come = i32::from(scene.helper.distance(prey));
    let walk = i32::from(scene.king.distance(mated));
    let close = 6 - i32::from(prey.distance(mated)).min(6);
    let cost = 12 + extra + 2 * come + walk + 2 * close;
    let banned = || scene.banned.contains(&Some((Role::Pawn, prey, mated)));
    if best.is_none_or(|goal| cost < goal.cost) && !banned() {
        *best = Some(Goal {
            from,
            role: Role::Pawn,
            target: prey,
            mated,
            way: 0,
            unsupported: false,
            drives: true,
            open: 0,
            cost,
        });
    }
}

/// A mate of the king where he stands.
fn consider(scene: &Scene, from: Square, role: Role, best: &mut Option<Goal>) {
    let mated = scene.king;
    let around = attacks::king(mated).0;
    let targets = match role {
        Role::Knight => attacks::knight(mated).0,
        Role::Rook => attacks::rook(mated, Bitboard::EMPTY).0,
        _ => around | attacks::rook(mated, Bitboard(scene.own | scene.theirs)).0,
    };
    let own_bit = 1 << from.index();
    let occupied = (scene.own | scene.theirs) & !own_bit & !(1 << mated.index());
    let now = scene.attacks(role, from, scene.own | scene.theirs);
    let others = scene.twice | scene.once & !now;
    let each = if Bitboard(scene.theirs).len() > 6 { 3 } else { 7 };
    let targets = targets & !(scene.own & !own_bit);
    let cheaper = match best.map_or(i32::MAX, |goal| goal.cost) {
        ..=2 => 0,
        3..=4 => (now | own_bit) & !scene.guarded,
        5..=6 => now | own_bit | !scene.guarded,
        _ => u64::MAX,
    };
    for target in Bitboard(targets & cheaper) {
        let bit = 1 << target.index();
        let least =
            2 + 2 * i32::from(now & bit == 0 && target != from) + 2 * i32::from(scene.guarded & bit != 0);
        if best.is_some_and(|goal| goal.cost <= least) {
            continue;
        }
        let seen = scene.attacks(role, target, occupied);
        if seen & 1 << mated.index() == 0 {
            continue;
        }
        let open = around & !(scene.theirs & !bit) & !seen & !others & !bit;
        let unsupported = around & bit & !others != 0;
        let way = seen & !scene.own;
        let steps = match (now & bit != 0, now & way != 0) {
            _ if target == from => 1,
            (true, _) => 1,
            (_, true) => 2,
            _ if role == Role::Knight => 2 + i32::from(from.distance(target)) / 2,
            _ => 3,
        };
        let count = |set: u64| {
            if set == 0 {
                0
            } else {
                Bitboard(set).len().cast_signed()
            }
        };
        let mut cost = 2 * steps + each * count(open);
        if best.is_some_and(|goal| goal.cost <= cost) {
            continue;
        }
        if unsupported {
            let king = i32::from(scene.helper.distance(target)) - 1;
            cost += 2 * king.min(scene.support(role, bit));
        }
        let beyond = attacks::between(target, mated).0;
        cost += 2 * count(scene.guarded & (bit | beyond));
        cost += 2 * i32::from(scene.guarded_twice & bit != 0);
        let banned = || scene.banned.contains(&Some((role, target, mated)));
        if best.is_none_or(|goal| cost < goal.cost) && !banned() {
            *best = Some(Goal {
                from,
                role,
                target,
                mated,
                way,
                unsupported,
                drives: false,
                open,
                cost,
            });
        }
    }
}
