//! The walk over the pieces of the side to move.

use super::{Sets, Side, Threats, for_each_square};
use crate::attacks::{BETWEEN, KING, KNIGHT, PAWN, bishop_attacks, rook_attacks};
use crate::state::{LAST_RANKS, State};
use crate::{CastlingSide, Role, Square};

/// What takes the moves. Targets are sets of squares; a pawn's origin is its target less `step`.
pub(crate) trait Sink {
    /// Moves of one piece that is no pawn.
    fn piece(&mut self, role: Mover, from: Square, targets: u64);
    /// Pawn moves that neither promote nor capture in passing.
    fn pawns(&mut self, targets: u64, step: i32);
    /// Pawn moves to the last rank, each of them four moves.
    fn promotions(&mut self, targets: u64, step: i32);
    fn en_passant(&mut self, from: Square, to: Square);
    fn castling(&mut self, king: Square, rook: Square);
}

/// What kind of piece moves, as far as the walk knows it: queens come with bishops and with rooks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mover {
    Knight,
    Diagonal,
    Straight,
    King,
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// Hands all legal moves to the sink.
#[inline(always)]
pub(crate) fn generate<S: Side, const IRREGULAR: bool, K: Sink>(state: &State, sink: &mut K) {
    let sets = Sets::of::<S>(state);
    let threats = sets.threats::<S, IRREGULAR>();
    king_moves::<S, IRREGULAR, K>(state, &sets, &threats, sink);
    let check_mask = match threats.checkers {
        0 => !0,
        checkers if checkers.is_power_of_two() => {
            checkers | BETWEEN[sets.king.at()][checkers.trailing_zeros() as usize & 63]
        }
        _ => return,
    };
    // A king is never captured: only an irregular position offers it.
    let kept = if IRREGULAR {
        sets.own | sets.kings
    } else {
        sets.own
    };
    piece_moves(&sets, &threats, check_mask & !kept, sink);
    pawn_moves::<S, IRREGULAR, K>(state, &sets, &threats, check_mask & !kept, sink);
}

#[inline(always)]
fn piece_moves<K: Sink>(sets: &Sets, threats: &Threats, allowed: u64, sink: &mut K) {
    let pinned = threats.straight_pins | threats.diagonal_pins;
    for_each_square!(from in sets.knights & sets.own & !pinned => {
        sink.piece(Mover::Knight, from, KNIGHT[from.at()] & allowed);
    });
    let bishops = sets.diagonal & sets.own & !threats.straight_pins;
    for_each_square!(from in bishops & !threats.diagonal_pins => {
        sink.piece(Mover::Diagonal, from, bishop_attacks(from, sets.occupied) & allowed);
    });
    for_each_square!(from in bishops & threats.diagonal_pins => {
        let targets = bishop_attacks(from, sets.occupied) & allowed & threats.diagonal_pins;
        sink.piece(Mover::Diagonal, from, targets);
    });
    let rooks = sets.straight & sets.own & !threats.diagonal_pins;
    for_each_square!(from in rooks & !threats.straight_pins => {
        sink.piece(Mover::Straight, from, rook_attacks(from, sets.occupied) & allowed);
    });
    for_each_square!(from in rooks & threats.straight_pins => {
        let targets = rook_attacks(from, sets.occupied) & allowed & threats.straight_pins;
        sink.piece(Mover::Straight, from, targets);
    });
}

/// Shifts a set towards the opponent.
#[inline(always)]
const fn forward<S: Side>(set: u64, by: u32) -> u64 {
    if S::WHITE { set << by } else { set >> by }
}

#[inline(always)]
fn pawn_moves<S: Side, const IRREGULAR: bool, K: Sink>(
    state: &State,
    sets: &Sets,
    threats: &Threats,
    allowed: u64,
    sink: &mut K,
) {
    let up: i32 = if S::WHITE { 8 } else { -8 };
    let mut pawns = sets.pawns & sets.own;
    if IRREGULAR {
        pawns &= !LAST_RANKS;
    }
    let empty = !sets.occupied;

    // A pawn pinned along its file stays on it by going forward; one pinned otherwise cannot.
    let pushers = pawns & !threats.diagonal_pins;
    let free = pushers & !threats.straight_pins;
    let held = pushers & threats.straight_pins;
    let one = (forward::<S>(free, 8) | forward::<S>(held, 8) & threats.straight_pins) & empty;
    let third = if S::WHITE { 0xff << 16 } else { 0xff << 40 };
    let two = forward::<S>(one & third, 8) & empty & allowed;
    let one = one & allowed;
    sink.pawns(two, 2 * up);

    // A pawn pinned along a diagonal may capture on it.
    let takers = pawns & !threats.straight_pins;
    let free = takers & !threats.diagonal_pins;
    let held = takers & threats.diagonal_pins;
    let (west, east) = if S::WHITE { (7, 9) } else { (9, 7) };
    let towards = |not_from: u64, by: u32| {
        let all = forward::<S>(free & !not_from, by);
        (all | forward::<S>(held & !not_from, by) & threats.diagonal_pins) & allowed & sets.enemy
    };
    let (left, right) = (towards(FILE_A, west), towards(FILE_H, east));
    let (left_step, right_step) = (up - 1, up + 1);

    sink.pawns(one & !LAST_RANKS, up);
    sink.pawns(left & !LAST_RANKS, left_step);
    sink.pawns(right & !LAST_RANKS, right_step);
    if (one | left | right) & LAST_RANKS != 0 {
        sink.promotions(one & LAST_RANKS, up);
        sink.promotions(left & LAST_RANKS, left_step);
        sink.promotions(right & LAST_RANKS, right_step);
    }
    if let Some(passed) = Square::from_index(state.passed) {
        for_each_square!(from in PAWN[(1 - S::COLOR.index()) & 1][passed.at()] & pawns => {
            if state.passing_is_safe(from, passed) {
                sink.en_passant(from, passed);
            }
        });
    }
}

#[inline(always)]
fn king_moves<S: Side, const IRREGULAR: bool, K: Sink>(
    state: &State,
    sets: &Sets,
    threats: &Threats,
    sink: &mut K,
) {
    let king = sets.king;
    let kept = if IRREGULAR {
        sets.own | sets.kings
    } else {
        sets.own
    };
    let steps = KING[king.at()] & !kept;
    let castling = state.castling & sets.own;
    if steps != 0 {
        let safe = steps & !attacked::<S>(sets, steps);
        sink.piece(Mover::King, king, safe);
    }
    if castling != 0 && threats.checkers == 0 {
        for_each_square!(rook in castling => {
            if castling_is_legal::<S>(sets, threats, rook) {
                sink.castling(king, rook);
            }
        });
    }
}

/// Whether the king may castle with this rook, which keeps the right, while he is not in check: nothing
/// stands in the way of either, and no square that the king crosses or reaches is attacked (Article 3.8).
#[inline(always)]
pub(crate) fn castling_is_legal<S: Side>(sets: &Sets, threats: &Threats, rook: Square) -> bool {
    let king = sets.king;
    let side = if rook.index() > king.index() {
        CastlingSide::King
    } else {
        CastlingSide::Queen
    };
    let king_to = Square::new(side.king_file(), king.rank());
    let rook_to = Square::new(side.rook_file(), king.rank());
    let king_way = BETWEEN[king.at()][king_to.at()] | king_to.bit();
    let rook_way = BETWEEN[rook.at()][rook_to.at()] | rook_to.bit();
    let others = sets.occupied & !king.bit() & !rook.bit();
    if (king_way | rook_way) & others != 0 {
        return false;
    }
    // A rook that shields its king on the back rank would stop doing so (only in Chess960).
    if rook.bit() & threats.straight_pins != 0 {
        return false;
    }
    let way = king_way & !king.bit();
    attacked::<S>(sets, way) & way == 0
}

/// Those of the `asked` squares that the opponent attacks, once the own king has left his square; maybe
/// others too.
#[inline(always)]
pub(crate) fn attacked<S: Side>(sets: &Sets, asked: u64) -> u64 {
    let occupied = sets.occupied ^ sets.king.bit();
    let enemy_king = Square::wrapping((sets.kings & sets.enemy).trailing_zeros());
    let pawns = sets.pawns & sets.enemy;
    let mut hit = KING[enemy_king.at()];
    hit |= if S::WHITE {
        (pawns & !FILE_A) >> 9 | (pawns & !FILE_H) >> 7
    } else {
        (pawns & !FILE_A) << 7 | (pawns & !FILE_H) << 9
    };
    for_each_square!(from in sets.knights & sets.enemy => {
        hit |= KNIGHT[from.at()];
    });
    if asked & !hit == 0 {
        return hit;
    }
    for_each_square!(from in sets.diagonal & sets.enemy => {
        hit |= bishop_attacks(from, occupied);
    });
    for_each_square!(from in sets.straight & sets.enemy => {
        hit |= rook_attacks(from, occupied);
    });
    hit
}

impl State {
    /// Whether the own king is safe after the pawn on `from` has captured in passing on `to`. Both pawns
    /// leave their squares, so pins are seen here that no other move has.
    pub(crate) fn passing_is_safe(&self, from: Square, to: Square) -> bool {
        let captured = Square::wrapping(u32::from(to.index() ^ 8)).bit();
        let occupied = self.board.occupied().0 & !captured & !from.bit() | to.bit();
        self.king_is_safe(self.king(self.turn), occupied, captured)
    }

    /// Whether nothing attacks `king`, a square of the side to move, when the board is occupied like this
    /// and the enemy pieces on `gone` have been captured.
    #[inline(always)]
    pub(crate) fn king_is_safe(&self, king: Square, occupied: u64, gone: u64) -> bool {
        let attackers = self.board.attackers(king, !self.turn, crate::Bitboard(occupied));
        attackers.0 & !gone == 0
    }
}

/// The four moves that a pawn has onto the last rank.
pub(crate) const PROMOTIONS: [Role; 4] = Role::PROMOTIONS;
