//! Questions about one move, answered without generating the others.

use super::generate::{Mover, Sink, castling_is_legal, generate};
use super::{Sets, Side, Threats, by_side};
use crate::attacks::{BETWEEN, KING, KNIGHT, LINE, PAWN, bishop_attacks, rook_attacks};
use crate::state::{LAST_RANKS, State};
use crate::{Bitboard, CastlingSide, Color, LegalMove, Move, Role, Square};

impl State {
    /// The legal move that is asked for, if there is one.
    pub(crate) fn legal<const IRREGULAR: bool>(&self, asked: Move) -> Option<LegalMove> {
        let role = self.board.role_at(asked.from)?;
        if role == Role::King
            && let Some(castling) = self.castling_asked::<IRREGULAR>(asked)
        {
            return Some(castling);
        }
        let promotes = role == Role::Pawn && asked.to.bit() & LAST_RANKS != 0;
        match asked.promotion {
            Some(Role::Pawn | Role::King) => return None,
            promotion if promotion.is_some() != promotes => return None,
            _ => {}
        }
        let from = self.movers_from::<IRREGULAR>(role, asked.to, asked.from.bit());
        if from & asked.from.bit() == 0 {
            return None;
        }
        Some(match asked.promotion {
            Some(role) => LegalMove::promote(asked.from, asked.to, role),
            None if role == Role::Pawn
                && asked.to.index() == self.passed
                && asked.from.file() != asked.to.file() =>
            {
                LegalMove::passing(asked.from, asked.to)
            }
            None => LegalMove::plain(asked.from, asked.to),
        })
    }

    /// Castling, asked for as the king's step over two squares or more, or as the king taking his own rook.
    fn castling_asked<const IRREGULAR: bool>(&self, asked: Move) -> Option<LegalMove> {
        if asked.promotion.is_some() || asked.from.rank() != asked.to.rank() {
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

    /// The own pieces of this kind that can legally move to `to`, castling left aside.
    #[inline]
    pub(crate) fn movers<const IRREGULAR: bool>(&self, role: Role, to: Square) -> u64 {
        self.movers_from::<IRREGULAR>(role, to, !0)
    }

    #[inline]
    fn movers_from<const IRREGULAR: bool>(&self, role: Role, to: Square, from: u64) -> u64 {
        by_side!(self.turn, S => self.movers_by::<S, IRREGULAR>(role, to, from))
    }

    #[inline(always)]
    fn movers_by<S: Side, const IRREGULAR: bool>(&self, role: Role, to: Square, from: u64) -> u64 {
        let sets = Sets::of::<S>(self);
        let kept = if IRREGULAR {
            sets.own | sets.kings
        } else {
            sets.own
        };
        if to.bit() & kept != 0 {
            return 0;
        }
        let candidates = sets.own
            & from
            & match role {
                Role::Pawn => return self.pawn_movers::<S, IRREGULAR>(&sets, to, from),
                Role::King => return self.king_mover(&sets, to, from),
                Role::Knight => KNIGHT[to.at()] & sets.knights,
                Role::Bishop => bishop_attacks(to, sets.occupied) & sets.diagonal & !sets.straight,
                Role::Rook => rook_attacks(to, sets.occupied) & sets.straight & !sets.diagonal,
                Role::Queen => {
                    (bishop_attacks(to, sets.occupied) | rook_attacks(to, sets.occupied))
                        & sets.diagonal
                        & sets.straight
                }
            };
        if candidates == 0 {
            0
        } else {
            sets.threats::<S, IRREGULAR>().allow(&sets, candidates, to)
        }
    }

    fn king_mover(&self, sets: &Sets, to: Square, from: u64) -> u64 {
        let king = sets.king;
        if KING[king.at()] & to.bit() == 0 || from & king.bit() == 0 {
            return 0;
        }
        let occupied = sets.occupied & !king.bit();
        if self.king_is_safe(to, occupied, to.bit()) {
            king.bit()
        } else {
            0
        }
    }

    #[inline(always)]
    fn pawn_movers<S: Side, const IRREGULAR: bool>(&self, sets: &Sets, to: Square, from: u64) -> u64 {
        let mut pawns = sets.pawns & sets.own & from;
        if IRREGULAR {
            pawns &= !LAST_RANKS;
        }
        let takers = PAWN[1 - S::COLOR.index()][to.at()] & pawns;
        if to.index() == self.passed {
            let safe = |&from: &Square| self.passing_is_safe(from, to);
            let taking = Bitboard(takers).into_iter().filter(safe).collect::<Bitboard>().0;
            // The passed square is empty, but no pawn can step forward onto it: the passing pawn stands behind.
            return taking;
        }
        let candidates = if to.bit() & sets.enemy != 0 {
            takers
        } else {
            pushers::<S>(sets, pawns, to)
        };
        if candidates == 0 {
            0
        } else {
            sets.threats::<S, IRREGULAR>().allow(sets, candidates, to)
        }
    }

    /// Whether the side to move has any legal move.
    pub(crate) fn has_legal_move<const IRREGULAR: bool>(&self) -> bool {
        let mut any = Any(false);
        by_side!(self.turn, S => generate::<S, IRREGULAR, _>(self, &mut any));
        any.0
    }
}

/// The pawn that can step onto an empty square, by one or by two.
#[inline(always)]
fn pushers<S: Side>(sets: &Sets, pawns: u64, to: Square) -> u64 {
    let back = |set: u64| if S::WHITE { set >> 8 } else { set << 8 };
    let one = back(to.bit());
    let fourth = if S::WHITE { 0xff << 24 } else { 0xff << 32 };
    let two = if one & sets.occupied == 0 {
        back(one & back(fourth))
    } else {
        0
    };
    (one | two) & pawns
}

impl Threats {
    /// Those of the candidates, no king among them, that may go to `to` without leaving the king in check.
    #[inline(always)]
    fn allow(&self, sets: &Sets, candidates: u64, to: Square) -> u64 {
        let king = sets.king.at();
        if self.checkers != 0 {
            let checker = self.checkers.trailing_zeros() as usize & 63;
            let answers = self.checkers | BETWEEN[king][checker];
            if self.checkers & (self.checkers - 1) != 0 || answers & to.bit() == 0 {
                return 0;
            }
        }
        let pinned = candidates & (self.straight_pins | self.diagonal_pins);
        // A pinned piece stays on the line between its king and the piece that pins it.
        candidates & !pinned | pinned & LINE[king][to.at()]
    }
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
