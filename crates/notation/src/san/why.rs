//! Which rule of Article 3 forbids a move.

use arbiter_chess::{Bitboard, CastlingSide, Color, File, Playable, Role, Square, attacks};

use super::WhyIllegal;

/// Why no piece of this kind, from one of these squares, can legally go to `to`; and the pieces that were looked at.
///
/// Ask only where none can; the answer is the first rule, in the order of [`WhyIllegal`], that stops the piece that
/// comes furthest.
///
/// ```
/// use arbiter_chess::{Bitboard, Position, Role, Square};
/// use arbiter_notation::{WhyIllegal, why_illegal};
/// let start = Position::default();
/// let (why, meant) = why_illegal(&start, Role::Bishop, Bitboard::FULL, Square::C4);
/// assert_eq!((why, meant), (WhyIllegal::Blocked, Bitboard::from(Square::F1)));
/// ```
#[must_use]
pub fn why_illegal<P: Playable>(
    position: &P,
    role: Role,
    from: Bitboard,
    to: Square,
) -> (WhyIllegal, Bitboard) {
    let board = position.board();
    let turn = position.turn();
    let pieces = board.pieces(turn, role) & from;
    if pieces.is_empty() {
        return (WhyIllegal::NoSuchPiece, pieces);
    }
    if board.color_at(to) == Some(turn) {
        return (WhyIllegal::OwnPieceThere, pieces);
    }
    let occupied = board.occupied();
    let reach = |square: Square, occupied: Bitboard| match role {
        Role::Pawn => pawn_reach(turn, square),
        _ => attacks::of(role, turn, square, occupied),
    };
    let shaped: Bitboard = pieces
        .into_iter()
        .filter(|&square| reach(square, Bitboard::EMPTY).contains(to))
        .collect();
    if shaped.is_empty() {
        return (WhyIllegal::CannotReach, pieces);
    }
    let free = match role {
        Role::Pawn => {
            let stopped = |&square: &Square| pawn_stopped(position, square, to).is_none();
            shaped.into_iter().filter(stopped).collect()
        }
        _ => shaped
            .into_iter()
            .filter(|&square| reach(square, occupied).contains(to))
            .collect::<Bitboard>(),
    };
    if free.is_empty() {
        let pawn = shaped.first().filter(|_| role == Role::Pawn);
        let why = pawn
            .and_then(|square| pawn_stopped(position, square, to))
            .unwrap_or(WhyIllegal::Blocked);
        return (why, shaped);
    }
    let why = if board.color_at(to) == Some(!turn) && board.role_at(to) == Some(Role::King) {
        WhyIllegal::KingNotCapturable
    } else if position.is_check() && role != Role::King {
        WhyIllegal::StillInCheck
    } else {
        WhyIllegal::LeavesKingInCheck
    };
    (why, free)
}

/// Where a pawn could go on some board: one or two steps, and its two diagonals.
fn pawn_reach(color: Color, square: Square) -> Bitboard {
    let ahead = |by: i16| {
        let index = i16::from(square.index()) + color.fold(by, -by);
        u8::try_from(index)
            .ok()
            .and_then(Square::from_index)
            .map_or(Bitboard::EMPTY, Bitboard::from)
    };
    let double = square.rank().index() == color.fold(1, 6);
    attacks::pawn(color, square) | ahead(8) | if double { ahead(16) } else { Bitboard::EMPTY }
}

/// What stops a pawn from going to a square of its reach, apart from checks.
fn pawn_stopped<P: Playable>(position: &P, from: Square, to: Square) -> Option<WhyIllegal> {
    let board = position.board();
    if from.file() == to.file() {
        let way = attacks::between(from, to) | Bitboard::from(to);
        return (way & board.occupied()).any().then_some(WhyIllegal::Blocked);
    }
    let nothing = board.color_at(to).is_none() && position.en_passant() != Some(to);
    nothing.then_some(WhyIllegal::NothingToCapture)
}

/// Why castling to this side is not legal now. Ask only where it is not.
///
/// ```
/// use arbiter_chess::{CastlingSide, Position};
/// use arbiter_notation::{WhyIllegal, why_no_castling};
/// assert_eq!(why_no_castling(&Position::default(), CastlingSide::King), WhyIllegal::CastlingBlocked);
/// ```
#[must_use]
pub fn why_no_castling<P: Playable>(position: &P, side: CastlingSide) -> WhyIllegal {
    let board = position.board();
    let turn = position.turn();
    let king = position.king(turn);
    let to_this_side = |rook: &Square| (rook.file() > king.file()) == (side == CastlingSide::King);
    let rooks = position.castling() & board.by_color(turn);
    let Some(rook) = rooks.into_iter().find(to_this_side) else {
        return WhyIllegal::NoCastlingRight;
    };
    if position.is_check() {
        return WhyIllegal::CastlingInCheck;
    }
    let arrival = |file: File| Square::new(file, king.rank());
    let king_way =
        attacks::between(king, arrival(side.king_file())) | Bitboard::from(arrival(side.king_file()));
    let rook_way =
        attacks::between(rook, arrival(side.rook_file())) | Bitboard::from(arrival(side.rook_file()));
    let others = board.occupied() & !Bitboard::from(king) & !Bitboard::from(rook);
    if ((king_way | rook_way | attacks::between(king, rook)) & others).any() {
        return WhyIllegal::CastlingBlocked;
    }
    let seen = board.occupied() & !Bitboard::from(king);
    if king_way
        .into_iter()
        .any(|square| board.attackers(square, !turn, seen).any())
    {
        return WhyIllegal::CastlingThroughCheck;
    }
    WhyIllegal::LeavesKingInCheck
}
