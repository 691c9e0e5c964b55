//! Which article on the moves of the pieces an illegal move breaks.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_notation::{WhyIllegal, why_illegal, why_no_castling};
use arbiter_rules::answer::IllegalKind;
use arbiter_rules::chess::attacks;
use arbiter_rules::chess::{Bitboard, Board, CastlingSide, Color, Move, Piece, Playable, Rank, Role, Square};
use arbiter_rules::laws::Topic;
use arbiter_rules::variants::Asked;

use crate::evolve::line::{castles, hop, is_last_rank};
use crate::state::{Ground, Ply, State};

/// The topics of the articles that the move of a ply breaks; none where the fault is no matter of the board.
pub(super) fn topics(state: &State, ply: u32, kind: IllegalKind) -> Vec<Topic> {
    use IllegalKind::{KingTaken, PressWithoutMove, TwoHands, TwoMoves};
    match kind {
        PressWithoutMove | TwoHands | KingTaken => return Vec::new(),
        TwoMoves | IllegalKind::NotHisPiece => {
            return vec![Topic::MoveAlternate, Topic::GameOpponents];
        }
        _ => {}
    }
    let Some(made) = state.line.get(ply) else {
        return Vec::new();
    };
    let before = state.line.before(ply);
    let Some(played) = made.played else {
        return own_piece_lost(&before.board(), &made.after.board(), before.turn());
    };
    let played = match played {
        Asked::Move(played) => played,
        Asked::Drop(_) if kind == IllegalKind::KingInCheck => return vec![Topic::CheckOwnKing, Topic::Check],
        Asked::Drop(_) => return vec![Topic::DropIllegal, Topic::DropWhere],
    };
    let asked = Broken {
        played,
        moved: moved_before(state, ply, before.turn(), played),
        promoted: state.line.get(ply.saturating_sub(1)).and_then(promoted),
        after: made.after.board(),
        chess960: state.chess960.is_some(),
    };
    match &before.ground {
        Ground::Lawful(position) => asked.broken(position),
        Ground::Irregular(position) => asked.broken(position),
        Ground::Impossible(_) => Vec::new(),
    }
}

/// Where the hands left no move of one piece to a square: whether an own piece made room for it.
fn own_piece_lost(before: &Board, after: &Board, player: Color) -> Vec<Topic> {
    let own = |board: &Board| board.by_color(player).len();
    if own(after) < own(before) {
        vec![Topic::MoveCapture]
    } else {
        Vec::new()
    }
}

/// Where a pawn has just become another piece.
fn promoted(ply: &Ply) -> Option<Square> {
    let played = ply.played?.as_move()?;
    played.promotion.map(|_| played.to)
}

/// Whether the king, and the rook on the side to which he goes, have moved in this game.
fn moved_before(state: &State, ply: u32, player: Color, played: Move) -> [bool; 2] {
    let home = player.fold(Rank::First, Rank::Eighth);
    let side = |square: Square| square.file() > played.from.file();
    let earlier = (state.line.base()..ply).filter_map(|ply| {
        let board = state.line.before(ply).board();
        let from = state.line.get(ply)?.played?.from()?;
        let piece = board.piece_at(from).filter(|piece| piece.color == player)?;
        Some((from, piece.role))
    });
    earlier.fold([false; 2], |[king, rook], (from, role)| {
        let this_rook = role == Role::Rook && from.rank() == home && side(from) == side(played.to);
        [king || role == Role::King, rook || this_rook]
    })
}

/// A move with what happened before it.
struct Broken {
    played: Move,
    /// The king and the rook on this side.
    moved: [bool; 2],
    /// Where the opponent has just promoted.
    promoted: Option<Square>,
    after: Board,
    chess960: bool,
}

impl Broken {
    /// To which side it would castle.
    fn castles(&self, board: &Board, piece: Piece) -> Option<CastlingSide> {
        if self.chess960 {
            return castles(board, self.played);
        }
        hop(self.played.from, self.played.to).filter(|_| piece.role == Role::King)
    }

    fn broken<P: Playable>(&self, position: &P) -> Vec<Topic> {
        let Move { from, to, .. } = self.played;
        let Some(piece) = position.board().piece_at(from) else {
            return Vec::new();
        };
        let castles = self.castles(&position.board(), piece);
        let legal = position.legal(self.played);
        if let Some(one) = legal {
            // Nothing forbids to castle so: king or rook were put elsewhere.
            let unusual = castles.is_some() && !one.is_usual_castling();
            let both = vec![Topic::Chess960Execution, Topic::Chess960Castling];
            return if unusual { both } else { Vec::new() };
        }
        if let Some(side) = castles {
            return self.castling(position, why_no_castling(position, side));
        }
        if self.wants_another_piece(position, piece) {
            return vec![Topic::PawnPromotion, Topic::PawnPromotionChoice];
        }
        let (why, _) = why_illegal(position, piece.role, Bitboard::from(from), to);
        match why {
            WhyIllegal::OwnPieceThere => vec![Topic::MoveCapture],
            WhyIllegal::CannotReach => cannot_reach(piece.role, self.played),
            WhyIllegal::Blocked if piece.role == Role::Pawn => stopped(self.played),
            WhyIllegal::Blocked => vec![Topic::MoveNoJump],
            WhyIllegal::NothingToCapture => nothing_to_capture(&position.board(), self.played, piece.color),
            WhyIllegal::StillInCheck | WhyIllegal::LeavesKingInCheck => self.in_check(piece),
            _ => Vec::new(),
        }
    }

    /// A pawn that could go there, but not stay a pawn or become that.
    fn wants_another_piece<P: Playable>(&self, position: &P, piece: Piece) -> bool {
        let as_queen = Move {
            promotion: Some(Role::Queen),
            ..self.played
        };
        let last = is_last_rank(self.played.to, piece.color);
        piece.role == Role::Pawn && last && position.legal(as_queen).is_some()
    }

    fn castling<P: Playable>(&self, position: &P, why: WhyIllegal) -> Vec<Topic> {
        let mut all = match why {
            WhyIllegal::NoCastlingRight => {
                let [king, rook] = self.moved;
                let own = position.castling() & position.board().by_color(position.turn());
                // Where the other side is still open the king has not moved.
                let rook = rook || (own.any() && !king);
                let king = king.then_some(Topic::CastlingRightLostKing);
                let rook = rook.then_some(Topic::CastlingRightLostRook);
                let lost = core::iter::once(Topic::CastlingRightLost);
                lost.chain(king).chain(rook).collect()
            }
            WhyIllegal::CastlingBlocked => vec![Topic::CastlingPrevented, Topic::CastlingPreventedBetween],
            _ => {
                let mut all = vec![Topic::CastlingPrevented, Topic::CastlingPreventedAttack];
                all.extend(self.on_the_way(&position.board()));
                all
            }
        };
        all.push(Topic::KingCastling);
        if self.chess960 {
            all.push(Topic::Chess960Castling);
        }
        all
    }

    /// What attacks the squares on which the king stands, which he crosses and which he reaches.
    fn on_the_way(&self, board: &Board) -> Vec<Topic> {
        let Move { from, mut to, .. } = self.played;
        let Some(king) = board.piece_at(from) else {
            return Vec::new();
        };
        if let Some(side) = self.castles(board, king) {
            to = Square::new(side.king_file(), from.rank());
        }
        let seen = board.occupied() & !Bitboard::from(from);
        let way = attacks::between(from, to) | Bitboard::from(from) | Bitboard::from(to);
        let attacked = way.into_iter().flat_map(|square| {
            let attackers = board.attackers(square, !king.color, seen);
            attackers.into_iter().map(move |attacker| (attacker, square))
        });
        by_attack(board, attacked)
    }

    /// The own king is attacked after the move: by whom says which articles it is about.
    fn in_check(&self, piece: Piece) -> Vec<Topic> {
        let mut all = vec![Topic::CheckOwnKing, Topic::Check];
        if piece.role == Role::King {
            all.push(Topic::KingStep);
        }
        let Some(king) = self.after.king(piece.color) else {
            return all;
        };
        let attackers = self.after.attackers(king, !piece.color, self.after.occupied());
        all.push(Topic::MoveAttack);
        if attackers
            .into_iter()
            .all(|from| is_pinned(&self.after, from, king))
        {
            all.push(Topic::MoveAttackPinned);
        }
        if self.promoted.is_some_and(|square| attackers.contains(square)) {
            all.push(Topic::PawnPromotionEffect);
        }
        all
    }
}

/// How each piece moves.
fn cannot_reach(role: Role, played: Move) -> Vec<Topic> {
    let files = played.from.file().index().abs_diff(played.to.file().index());
    match (role, files) {
        (Role::Bishop, _) => vec![Topic::MoveBishop],
        (Role::Rook, _) => vec![Topic::MoveRook],
        (Role::Queen, _) => vec![Topic::MoveQueen],
        (Role::Knight, _) => vec![Topic::MoveKnight],
        (Role::King, _) => vec![Topic::KingStep],
        (Role::Pawn, 0) => vec![Topic::PawnAdvance, Topic::PawnDouble],
        (Role::Pawn, _) => vec![Topic::PawnCapture, Topic::Pawn],
    }
}

/// A pawn goes straight ahead only to a square that is free, and over one that is.
fn stopped(played: Move) -> Vec<Topic> {
    let ranks = played.from.rank().index().abs_diff(played.to.rank().index());
    if ranks == 2 {
        vec![Topic::PawnDouble]
    } else {
        vec![Topic::PawnAdvance, Topic::PawnCapture]
    }
}

/// A pawn goes aslant only to capture; where an opponent's pawn stands beside it, that would be en passant.
fn nothing_to_capture(board: &Board, played: Move, player: Color) -> Vec<Topic> {
    let beside = Square::new(played.to.file(), played.from.rank());
    let pawn = Piece {
        color: !player,
        role: Role::Pawn,
    };
    if board.piece_at(beside) == Some(pawn) {
        vec![
            Topic::PawnEnPassantAtOnce,
            Topic::PawnEnPassant,
            Topic::PawnCapture,
        ]
    } else {
        vec![Topic::PawnCapture]
    }
}

/// What it means to attack; where only pieces attack that could not move there themselves, that this does not matter.
fn by_attack(board: &Board, mut attacks: impl Iterator<Item = (Square, Square)>) -> Vec<Topic> {
    let pinned = attacks.all(|(from, to)| is_pinned(board, from, to));
    let pinned = pinned.then_some(Topic::MoveAttackPinned);
    core::iter::once(Topic::MoveAttack).chain(pinned).collect()
}

/// Whether a piece that attacks the other king could not move there, as its own would be attacked.
fn is_pinned(board: &Board, from: Square, to: Square) -> bool {
    let Some(piece) = board.piece_at(from) else {
        return false;
    };
    let mut moved = *board;
    moved.set(to, Some(piece));
    moved.set(from, None);
    let own = moved.king(piece.color);
    own.is_some_and(|own| moved.attackers(own, !piece.color, moved.occupied()).any())
}
