//! Plies: what a move made leaves on the board, lawful or not.

use arbiter_rules::answer::IllegalKind;
use arbiter_rules::chess::{Board, CastlingSide, Color, LegalMove, Move, Role, Setup, Square};

use super::settle::{changed, written};
use crate::state::{Ply, Situation, State};

/// The ply of a legal move, completed.
pub(crate) fn legal_ply(before: &Situation, one: LegalMove) -> Ply {
    Ply::new(Some(one.to_move(false)), before.play(one), None)
}

/// The ply of a move that is not legal, as the hand carries it out: what stands on `from` stands on `to`.
pub(crate) fn illegal_ply(before: &Situation, played: Move) -> Ply {
    let mut board = before.board();
    let piece = board.piece_at(played.from);
    let taken = board.piece_at(played.to);
    let role = |piece: arbiter_rules::chess::Piece| match played.promotion {
        Some(role) => arbiter_rules::chess::Piece { role, ..piece },
        None => piece,
    };
    board.set(played.to, piece.map(role).or(taken));
    board.set(played.from, None);
    let mut ply = board_ply(before, board);
    ply.played = Some(played);
    ply.illegal = Some(kind_of(before, played, &ply.after));
    ply
}

/// The ply after which this board stands, whatever led there, not legal.
pub(crate) fn board_ply(before: &Situation, board: Board) -> Ply {
    let after = Situation::of(&setup_after(before, board));
    Ply::new(None, after, Some(IllegalKind::Move))
}

/// A ply of a board that no legal move leaves: the move that was meant, as far as it can be written, and its kind.
pub(crate) fn illegal_kind(before: &Situation, ply: Ply) -> Ply {
    let board = ply.after.board();
    let played = written(before, board);
    let kind = played.map_or_else(
        || kind_of_board(before, board),
        |played| kind_of(before, played, &ply.after),
    );
    Ply {
        played,
        illegal: Some(kind),
        ..ply
    }
}

/// Of which kind a fault is that is no move of one piece.
fn kind_of_board(now: &Situation, board: Board) -> IllegalKind {
    let (gone, come) = changed(now.board(), board, now.turn());
    match (gone.len(), come.len()) {
        (0, 0) => IllegalKind::NotHisPiece,
        (2.., 2..) => IllegalKind::TwoMoves,
        _ => IllegalKind::Move,
    }
}

/// What is to be played from when this board stands after a move of the side to move.
fn setup_after(before: &Situation, board: Board) -> Setup {
    let old = before.setup();
    let mover = old.turn;
    let captured = board.occupied().len() < old.board.occupied().len();
    let pawns = |board: &Board| board.pieces(mover, Role::Pawn);
    let quiet = !captured && pawns(&board) == pawns(&old.board);
    let mut castling = old.castling;
    for square in old.castling {
        let rook = old.board.piece_at(square);
        let kings = |board: &Board| rook.and_then(|rook| board.king(rook.color));
        if board.piece_at(square) != rook || kings(&board) != kings(&old.board) {
            castling.remove(square);
        }
    }
    Setup {
        board,
        turn: !mover,
        castling,
        en_passant: None,
        halfmove_clock: if quiet { old.halfmove_clock + 1 } else { 0 },
        fullmove_number: old.fullmove_number + u16::from(mover == Color::Black),
    }
}

/// Of which kind an illegal move is.
pub(crate) fn kind_of(before: &Situation, played: Move, after: &Situation) -> IllegalKind {
    let board = before.board();
    let piece = board.piece_at(played.from);
    let Some(piece) = piece.filter(|piece| piece.color == before.turn()) else {
        return IllegalKind::NotHisPiece;
    };
    let king_gone = board.king(!piece.color).is_some() && after.board().king(!piece.color).is_none();
    if king_gone {
        return IllegalKind::KingTaken;
    }
    if piece.role == Role::Pawn && is_last_rank(played.to, piece.color) {
        return match played.promotion {
            None | Some(Role::Pawn) if reaches(before, played) => IllegalKind::Unpromoted,
            Some(Role::King | Role::Pawn) => IllegalKind::WrongPromotion,
            _ => plain_or_check(piece.color, after),
        };
    }
    if piece.role == Role::King && hop(played.from, played.to).is_some() {
        return IllegalKind::Castling;
    }
    plain_or_check(piece.color, after)
}

fn reaches(before: &Situation, played: Move) -> bool {
    let promotion = Some(Role::Queen);
    before.legal(Move { promotion, ..played }).is_some()
}

fn plain_or_check(mover: Color, after: &Situation) -> IllegalKind {
    let board = after.board();
    let attacked = |king: Square| board.attackers(king, !mover, board.occupied()).any();
    if board.king(mover).is_some_and(attacked) {
        IllegalKind::KingInCheck
    } else {
        IllegalKind::Move
    }
}

/// To which side a king would castle by going two files along his rank.
pub(crate) fn hop(from: Square, to: Square) -> Option<CastlingSide> {
    let two_files = from.file().index().abs_diff(to.file().index()) == 2;
    let side = if to.file() > from.file() {
        CastlingSide::King
    } else {
        CastlingSide::Queen
    };
    (two_files && from.rank() == to.rank()).then_some(side)
}

/// Whether a square lies on the rank where this player's pawns promote.
pub(crate) fn is_last_rank(square: Square, player: Color) -> bool {
    use arbiter_rules::chess::Rank;
    square.rank() == player.fold(Rank::Eighth, Rank::First)
}

/// Writes down with the last ply what the clocks show.
pub(crate) fn note_clocks(state: &mut State) {
    let Some(clocks) = &state.clocks else { return };
    let shown = Color::ALL.map(|of| u32::try_from(clocks.shows(of)).unwrap_or(u32::MAX));
    if let Some(ply) = state.line.last_mut() {
        ply.clocks = shown;
    }
}
