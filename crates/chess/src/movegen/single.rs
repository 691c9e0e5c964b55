//! Questions about one move, answered without generating the others.

use super::generate::castling_is_legal;
use super::{Mover, Sets, Side, Sink, by_side, for_each_square, generate};
use crate::attacks::{BETWEEN, BISHOP_RAYS, KING, KNIGHT, PAWN, ROOK_RAYS};
use crate::state::{LAST_RANKS, State};
use crate::{Bitboard, CastlingSide, Color, LegalMove, Move, Role, Square};

impl State {
    /// The legal move that is asked for, if there is one.
    #[inline]
    pub(crate) fn legal<const IRREGULAR: bool>(&self, asked: Move) -> Option<LegalMove> {
        let role = self.board.role_at(asked.from)?;
        if role == Role::King
            && let Some(castling) = self.castling_asked::<IRREGULAR>(asked)
        {
            return Some(castling);
        }
        let is_pawn = role == Role::Pawn;
        let promotes = is_pawn && asked.to.bit() & LAST_RANKS != 0;
        if asked.promotion.is_some() != promotes || matches!(asked.promotion, Some(Role::Pawn | Role::King)) {
            return None;
        }
        let passes = is_pawn && asked.to.index() == self.passed;
        if !self.reaches::<IRREGULAR>(role, asked.from, asked.to, passes) {
            return None;
        }
        Some(made(asked, passes))
    }

    /// The only legal move of a piece of this kind to `to` from one of the squares `from`, castling left aside.
    #[inline]
    pub(crate) fn only_move<const IRREGULAR: bool>(
        &self,
        role: Role,
        from: u64,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<LegalMove> {
        let is_pawn = role == Role::Pawn;
        let promotes = is_pawn && to.bit() & LAST_RANKS != 0;
        if promotion.is_some() != promotes || matches!(promotion, Some(Role::Pawn | Role::King)) {
            return None;
        }
        let movers = self.movers::<IRREGULAR>(role, from, to);
        let from = Bitboard(movers).single()?;
        Some(made(
            Move { from, to, promotion },
            is_pawn && to.index() == self.passed,
        ))
    }

    /// Whether the piece of this kind on `from` may legally go to `to`, castling left aside.
    #[inline(always)]
    fn reaches<const IRREGULAR: bool>(&self, role: Role, from: Square, to: Square, passes: bool) -> bool {
        let (f, t) = (from.bit(), to.bit());
        let occupied = self.board.occupied().0;
        let own = self.board.by_color(self.turn).0;
        let kings = self.board.by_role(Role::King).0;
        if own & f == 0
            || own & t != 0
            || IRREGULAR && (kings & t != 0 || role == Role::Pawn && f & LAST_RANKS != 0)
        {
            return false;
        }
        // A pawn steps onto empty squares and captures on others, by different ways.
        let way = if role == Role::Pawn && (occupied & t != 0 || passes) {
            TAKING
        } else {
            role as usize
        };
        if WAYS[self.turn.index()][way][from.at()] & t == 0 || BETWEEN[from.at()][to.at()] & occupied != 0 {
            return false;
        }
        self.is_safe::<IRREGULAR>(role, from, to, passes)
    }

    /// Whether the own king is not attacked after a piece of this kind has gone from `from` to `to`.
    #[inline(always)]
    fn is_safe<const IRREGULAR: bool>(&self, role: Role, from: Square, to: Square, passes: bool) -> bool {
        let gone = if passes {
            to.bit() | Square::wrapping(u32::from(to.index() ^ 8)).bit()
        } else {
            to.bit()
        };
        let after = self.board.occupied().0 & !from.bit() & !gone | to.bit();
        if role == Role::King {
            self.king_is_safe(to, after, gone)
        } else {
            self.king_stays_safe::<IRREGULAR>(after, gone)
        }
    }

    /// Whether no enemy piece but those `gone` would attack the own king with the board occupied like this.
    /// Lines that lead to no enemy slider are never looked at, so most moves cost two table look-ups.
    #[inline(always)]
    fn king_stays_safe<const IRREGULAR: bool>(&self, occupied: u64, gone: u64) -> bool {
        let [a, b, c] = self.board.kinds;
        let king = self.king(self.turn).at();
        let enemy = self.board.by_color(!self.turn).0 & !gone;
        let mut close = KNIGHT[king] & b & !a & !c | PAWN[self.turn.index()][king] & a & !b & !c;
        if IRREGULAR {
            close |= KING[king] & a & b & !c;
        }
        if close & enemy != 0 {
            return false;
        }
        for_each_square!(sniper in (ROOK_RAYS[king] & b & c | BISHOP_RAYS[king] & a & c) & enemy => {
            if BETWEEN[king][sniper.at()] & occupied == 0 {
                return false;
            }
        });
        true
    }

    /// Castling, asked for as the king's step over two squares or more, or as the king taking his own rook.
    #[inline]
    fn castling_asked<const IRREGULAR: bool>(&self, asked: Move) -> Option<LegalMove> {
        if self.castling == 0 || asked.promotion.is_some() || asked.from.rank() != asked.to.rank() {
            return None;
        }
        let side = if asked.to > asked.from {
            CastlingSide::King
        } else {
            CastlingSide::Queen
        };
        let takes_own_rook =
            self.castling & asked.to.bit() != 0 && self.board.color_at(asked.to) == Some(self.turn);
        let steps = asked.to.file() == side.king_file() && asked.from.distance(asked.to) >= 2;
        if !takes_own_rook && !steps {
            return None;
        }
        let castling = self.castle::<IRREGULAR>(side)?;
        (castling.from() == asked.from && (steps || castling.target() == asked.to)).then_some(castling)
    }

    /// Castling to this side, if it is legal now.
    pub(crate) fn castle<const IRREGULAR: bool>(&self, side: CastlingSide) -> Option<LegalMove> {
        if self.castling == 0 {
            return None;
        }
        by_side!(self.turn, S => self.castle_by::<S, IRREGULAR>(side))
    }

    fn castle_by<S: Side, const IRREGULAR: bool>(&self, side: CastlingSide) -> Option<LegalMove> {
        let sets = Sets::of::<S>(self);
        let rook = Bitboard(self.castling & sets.own)
            .into_iter()
            .find(|&rook| (rook > sets.king) == (side == CastlingSide::King))?;
        let threats = sets.threats::<S, IRREGULAR>();
        (threats.checkers == 0 && castling_is_legal::<S>(&sets, &threats, rook))
            .then(|| LegalMove::castle(sets.king, rook))
    }

    /// The own pieces of this kind, on one of the squares `from`, that can legally move to `to`, castling left aside.
    #[inline]
    pub(crate) fn movers<const IRREGULAR: bool>(&self, role: Role, from: u64, to: Square) -> u64 {
        let own = self.board.by_color(self.turn).0;
        let kings = self.board.by_role(Role::King).0;
        if (own | if IRREGULAR { kings } else { 0 }) & to.bit() != 0 {
            return 0;
        }
        let passes = role == Role::Pawn && to.index() == self.passed;
        let candidates = match role {
            Role::Pawn if IRREGULAR => self.pawn_candidates(to, passes) & !LAST_RANKS,
            Role::Pawn => self.pawn_candidates(to, passes),
            _ => WAYS[self.turn.index()][role as usize][to.at()] & self.board.by_role(role).0,
        };
        let occupied = self.board.occupied().0;
        let mut movers = 0;
        for_each_square!(from in candidates & own & from => {
            if BETWEEN[to.at()][from.at()] & occupied == 0 && self.is_safe::<IRREGULAR>(role, from, to, passes) {
                movers |= from.bit();
            }
        });
        movers
    }

    /// The pawns that stand so that they could come to `to`, nothing else asked.
    #[inline(always)]
    fn pawn_candidates(&self, to: Square, passes: bool) -> u64 {
        let [a, b, c] = self.board.kinds;
        let pawns = a & !b & !c;
        let t = to.bit();
        if passes || (a | b | c) & t != 0 {
            return PAWN[(!self.turn).index()][to.at()] & pawns;
        }
        self.turn
            .fold(t >> 8 | t >> 16 & 0xff << 8, t << 8 | t << 16 & 0xff << 48)
            & pawns
    }

    /// Whether the side to move has any legal move.
    pub(crate) fn has_legal_move<const IRREGULAR: bool>(&self) -> bool {
        if !IRREGULAR && self.has_free_pawn_step() {
            return true;
        }
        let mut any = Any(false);
        by_side!(self.turn, S => generate::<S, IRREGULAR, _>(self, &mut any));
        any.0
    }

    /// Whether a pawn on no line with its king can step forward while no slider or knight could give check:
    /// the cheapest of all legal moves to find.
    #[inline(always)]
    fn has_free_pawn_step(&self) -> bool {
        let [a, b, c] = self.board.kinds;
        let king = self.king(self.turn).at();
        let lines = ROOK_RAYS[king] | BISHOP_RAYS[king];
        let pawns = a & !b & !c & self.board.by_color(self.turn).0 & !lines;
        let steps = self.turn.fold(pawns << 8, pawns >> 8) & !(a | b | c);
        steps != 0 && self.king_stays_safe::<false>(a | b | c, 0)
    }
}

/// A move that is legal; one of a pawn that `passes` captures in passing.
#[inline(always)]
fn made(asked: Move, passes: bool) -> LegalMove {
    match asked.promotion {
        Some(role) => LegalMove::promote(asked.from, asked.to, role),
        None if passes => LegalMove::passing(asked.from, asked.to),
        None => LegalMove::plain(asked.from, asked.to),
    }
}

/// Where a piece of each kind could go in one move on an empty board, by colour, kind and square; pawns step in
/// the first row and take in the last.
static WAYS: [[[u64; 64]; 7]; 2] = {
    let mut ways = [[[0; 64]; 7]; 2];
    let mut color = 0;
    while color < 2 {
        ways[color] = [
            pawn_steps(color),
            KNIGHT,
            BISHOP_RAYS,
            ROOK_RAYS,
            both(&BISHOP_RAYS, &ROOK_RAYS),
            KING,
            PAWN[color],
        ];
        color += 1;
    }
    ways
};
/// The row of [`WAYS`] for a pawn that takes.
const TAKING: usize = 6;

const fn pawn_steps(color: usize) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let bit = 1u64 << square;
        table[square] = if color == 0 {
            bit << 8 | (bit & 0xff << 8) << 16
        } else {
            bit >> 8 | (bit & 0xff << 48) >> 16
        };
        square += 1;
    }
    table
}

const fn both(a: &[u64; 64], b: &[u64; 64]) -> [u64; 64] {
    let mut table = *a;
    let mut square = 0;
    while square < 64 {
        table[square] |= b[square];
        square += 1;
    }
    table
}

/// Whether any move came.
struct Any(bool);

impl Sink for Any {
    #[inline(always)]
    fn piece(&mut self, _: Mover, _: Square, targets: u64) {
        self.0 |= targets != 0;
    }

    #[inline(always)]
    fn pawns(&mut self, targets: u64, _: i32) {
        self.0 |= targets != 0;
    }

    #[inline(always)]
    fn promotions(&mut self, targets: u64, _: i32) {
        self.0 |= targets != 0;
    }

    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 = true;
    }

    #[inline(always)]
    fn castling(&mut self, _: Square, _: Square) {
        self.0 = true;
    }
}
