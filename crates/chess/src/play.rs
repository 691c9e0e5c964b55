//! Making a move: a new state from an old one.

use crate::moves::Kind;
use crate::setup::back_rank;
use crate::state::{NONE, State, beside};
use crate::{CastlingSide, Color, LegalMove, Role, Square};

impl State {
    /// The state after the move. A move of another position gives some state, never a panic; the pieces that
    /// kings are stay on the board as long as the move was legal somewhere a king was not captured.
    #[inline]
    pub(crate) fn play(&self, one: LegalMove) -> State {
        let mut next = *self;
        next.turn = !self.turn;
        next.passed = NONE;
        next.fullmove_number = self.fullmove_number.saturating_add(self.turn as u16);
        let (from, to) = (one.from(), one.target());
        let (f, t) = (from.bit(), to.bit());
        let [a, b, c] = self.board.kinds;
        let is_pawn = a & !b & !c & f != 0;
        let quiet = !is_pawn && (a | b | c) & t == 0;
        next.halfmove_clock = if quiet {
            self.halfmove_clock.saturating_add(1)
        } else {
            0
        };
        next.castling &= !(f | t);
        if a & b & !c & f != 0 {
            next.castling &= !(0xff << (8 * back_rank(self.turn).index()));
        }
        match one.kind() {
            Kind::Plain => {
                next.shift(f, t);
                if is_pawn && (f << 16 | f >> 16) & t != 0 {
                    next.note_double_step(from, to);
                }
            }
            Kind::Castling => next.castle_pieces(self, from, to),
            Kind::EnPassant => {
                next.shift(f, t);
                next.clear(Square::wrapping(u32::from(to.index() ^ 8)).bit());
            }
            Kind::Promotion(role) => {
                next.clear(f);
                next.board.set(to, Some(role.of(self.turn)));
            }
        }
        next
    }

    /// Moves what stands on `from` to `to`, over whatever stands there.
    #[inline(always)]
    fn shift(&mut self, from: u64, to: u64) {
        let both = !(from | to);
        for plane in [0, 1, 2] {
            let bits = self.board.kinds[plane];
            self.board.kinds[plane] = bits & both | if bits & from != 0 { to } else { 0 };
        }
        let black = self.board.black;
        self.board.black = black & both | if black & from != 0 { to } else { 0 };
    }

    #[inline(always)]
    fn clear(&mut self, bit: u64) {
        for plane in [0, 1, 2] {
            self.board.kinds[plane] &= !bit;
        }
        self.board.black &= !bit;
    }

    fn castle_pieces(&mut self, before: &State, king: Square, rook: Square) {
        let side = if rook > king {
            CastlingSide::King
        } else {
            CastlingSide::Queen
        };
        let color: Color = before.turn;
        self.halfmove_clock = before.halfmove_clock.saturating_add(1);
        self.clear(king.bit() | rook.bit());
        self.board.set(
            Square::new(side.king_file(), king.rank()),
            Some(Role::King.of(color)),
        );
        self.board.set(
            Square::new(side.rook_file(), king.rank()),
            Some(Role::Rook.of(color)),
        );
    }

    /// After a double step: the passed square counts only where a pawn beside may legally capture there.
    #[inline(always)]
    fn note_double_step(&mut self, from: Square, to: Square) {
        let [a, b, c] = self.board.kinds;
        let pawns = a & !b & !c;
        if beside(to.bit()) & pawns & self.board.by_color(self.turn).0 != 0 {
            let passed = Square::wrapping(u32::from(from.index()).midpoint(u32::from(to.index())));
            self.passed = self.passed_if_legal(passed);
        }
    }
}
