//! Making a move: a new state from an old one.

use crate::movegen::{Mover, Side};
use crate::moves::Kind;
use crate::state::{NONE, State, beside};
use crate::{Board, CastlingSide, Color, LegalMove, Role, Square};

impl State {
    /// The state after the move. A move of another position gives some state, never a panic.
    #[inline]
    pub(crate) fn play(&self, one: LegalMove) -> State {
        if let Kind::Plain = one.kind() {
            self.play_plain(one)
        } else {
            self.play_special(one)
        }
    }

    #[inline(always)]
    fn play_plain(&self, one: LegalMove) -> State {
        let (from, to) = (one.from(), one.target());
        let (f, t) = (from.bit(), to.bit());
        let [a, b, c] = self.board.kinds;
        let black = self.board.black;
        let both = !(f | t);
        let moved = |plane: u64| plane & both | if plane & f != 0 { t } else { 0 };
        let is_pawn = a & !b & !c & f != 0;
        let is_king = a & b & !c & f != 0;
        let quiet = !is_pawn && (a | b | c) & t == 0;
        let rank = if is_king { 0xff << (from.index() & 0x38) } else { 0 };
        let mut next = State {
            board: Board {
                kinds: [moved(a), moved(b), moved(c)],
                black: moved(black),
            },
            castling: self.castling & !(f | t | rank),
            passed: NONE,
            turn: !self.turn,
            halfmove_clock: if quiet {
                self.halfmove_clock.saturating_add(1)
            } else {
                0
            },
            fullmove_number: self.fullmove_number.saturating_add(self.turn as u16),
        };
        if is_pawn && (f << 16 | f >> 16) & t != 0 {
            next.note_double_step(from, to);
        }
        next
    }

    /// Castling, a capture in passing, a promotion.
    fn play_special(&self, one: LegalMove) -> State {
        let (from, to) = (one.from(), one.target());
        let mut next = State {
            castling: self.castling & !(from.bit() | to.bit()),
            passed: NONE,
            turn: !self.turn,
            halfmove_clock: 0,
            fullmove_number: self.fullmove_number.saturating_add(self.turn as u16),
            ..*self
        };
        match one.kind() {
            Kind::Castling => {
                next.halfmove_clock = self.halfmove_clock.saturating_add(1);
                next.castling &= !(0xff << (from.index() & 0x38));
                next.castle_pieces(self.turn, from, to);
            }
            Kind::Promotion(role) => {
                next.board.set(from, None);
                next.board.set(to, Some(role.of(self.turn)));
            }
            Kind::Plain | Kind::EnPassant => {
                next.board.set(from, None);
                next.board.set(Square::wrapping(u32::from(to.index() ^ 8)), None);
                next.board.set(to, Some(Role::Pawn.of(self.turn)));
            }
        }
        next
    }

    /// The state with one man more of the side to move, and the opponent to move.
    #[inline(always)]
    pub(crate) fn with_man(&self, role: Role, on: Square) -> State {
        let mut board = self.board;
        board.set(on, Some(role.of(self.turn)));
        State {
            board,
            castling: self.castling & !on.bit(),
            passed: NONE,
            turn: !self.turn,
            halfmove_clock: if role == Role::Pawn {
                0
            } else {
                self.halfmove_clock.saturating_add(1)
            },
            fullmove_number: self.fullmove_number.saturating_add(self.turn as u16),
        }
    }

    /// The state after a move of a piece that is no pawn and does not castle, counters left as they are.
    #[inline(always)]
    pub(crate) fn after_piece<S: Side>(&self, role: Mover, from: u64, to: u64) -> State {
        let [a, b, c] = self.board.kinds;
        let (keep, both) = (!to, !(from | to));
        // What is captured leaves all planes; what moves is known but for a queen among bishops or rooks.
        let kinds = match role {
            Mover::Knight => [a & keep, (b | to) & !from, c & keep],
            Mover::King => [(a | to) & !from, (b | to) & !from, c & keep],
            Mover::Diagonal => {
                let queen = if b & from != 0 { to } else { 0 };
                [(a | to) & !from, b & both | queen, (c | to) & !from]
            }
            Mover::Straight => {
                let queen = if a & from != 0 { to } else { 0 };
                [a & both | queen, (b | to) & !from, (c | to) & !from]
            }
        };
        let lost = if role == Mover::King {
            S::BACK_RANK | to
        } else {
            from | to
        };
        self.with_board::<S>(kinds, from, to, self.castling & !lost)
    }

    /// The state after a pawn's step or capture that neither promotes nor takes in passing, counters left as
    /// they are.
    #[inline(always)]
    pub(crate) fn after_pawn<S: Side>(&self, from: Square, to: Square, double: bool) -> State {
        let (f, t) = (from.bit(), to.bit());
        let [a, b, c] = self.board.kinds;
        let mut next = self.with_board::<S>([(a | t) & !f, b & !t, c & !t], f, t, self.castling & !t);
        if double {
            next.note_double_step(from, to);
        }
        next
    }

    /// Written field by field: copying the whole and changing parts of it makes the processor wait for
    /// stores that it cannot forward.
    #[inline(always)]
    fn with_board<S: Side>(&self, kinds: [u64; 3], from: u64, to: u64, castling: u64) -> State {
        let black = self.board.black;
        State {
            board: Board {
                kinds,
                black: if S::WHITE { black & !to } else { black & !from | to },
            },
            castling,
            passed: NONE,
            turn: S::Other::COLOR,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }

    fn castle_pieces(&mut self, color: Color, king: Square, rook: Square) {
        let side = if rook > king {
            CastlingSide::King
        } else {
            CastlingSide::Queen
        };
        self.board.set(king, None);
        self.board.set(rook, None);
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
