//! Plies: what a move made leaves on the board, lawful or not.

use arbiter_rules::answer::IllegalKind;
use arbiter_rules::chess::{Board, CastlingSide, Color, Move, Piece, Rank, Role, Setup, Square};
use arbiter_rules::variants::{Asked, Drop, Legal, Variant, WhyNoDrop};

use super::settle::{changed, written};
use crate::asked_of;
use crate::state::{Ply, Situation, State};

/// The ply of a legal move, completed.
pub(crate) fn legal_ply(before: &Situation, one: impl Into<Legal>) -> Ply {
    let one = one.into();
    Ply::new(Some(one.named()), before.play(one), None)
}

/// The ply of a move that is not legal, as the hand carries it out: what stands on `from` stands on `to`.
pub(crate) fn illegal_ply(before: &Situation, played: Asked, chess960: bool) -> Ply {
    let mut board = before.board();
    let played = match played {
        Asked::Move(played) => played,
        Asked::Drop(drop) => {
            board.set(drop.to, Some(drop.role.of(before.turn())));
            let mut ply = board_ply(before, board);
            ply.played = Some(played);
            ply.illegal = Some(kind_of_drop(before, drop));
            return ply;
        }
    };
    if let Some(castled) = castled(&board, played).filter(|_| chess960) {
        let mut ply = board_ply(before, castled);
        ply.played = Some(played.into());
        ply.illegal = Some(IllegalKind::Castling);
        return ply;
    }
    let piece = board.piece_at(played.from);
    let taken = board.piece_at(played.to);
    let role = |piece: Piece| match played.promotion {
        Some(role) => Piece { role, ..piece },
        None => piece,
    };
    board.set(played.to, piece.map(role).or(taken));
    board.set(played.from, None);
    let mut ply = board_ply(before, board);
    ply.played = Some(played.into());
    ply.illegal = Some(kind_of(before, played, &ply.after, chess960));
    ply
}

/// The ply after which this board stands, whatever led there, not legal.
pub(crate) fn board_ply(before: &Situation, board: Board) -> Ply {
    let beside = before.beside.after_hands(&before.board(), &board, before.turn());
    let after = Situation::of(&setup_after(before, board), beside);
    Ply::new(None, after, Some(IllegalKind::Move))
}

/// A ply of a board that no legal move leaves: the move that was meant, as far as it can be written, and its kind.
pub(crate) fn illegal_kind(before: &Situation, ply: Ply, chess960: bool) -> Ply {
    let board = ply.after.board();
    if let Some(both) = both_moved(before, board).filter(|_| chess960) {
        return Ply {
            played: Some(both.into()),
            illegal: Some(IllegalKind::Castling),
            ..ply
        };
    }
    let played = written(before, board);
    let kind = match played {
        None => kind_of_board(before, board),
        Some(Asked::Move(played)) => kind_of(before, played, &ply.after, chess960),
        Some(Asked::Drop(drop)) => kind_of_drop(before, drop),
    };
    Ply {
        played,
        illegal: Some(kind),
        ..ply
    }
}

/// Of which kind the fault is of a man that may not be put there.
fn kind_of_drop(before: &Situation, drop: Drop) -> IllegalKind {
    match asked_of!(before, game => Variant::why_no_drop(game, drop), _bare => None) {
        Some(WhyNoDrop::StillInCheck) => IllegalKind::KingInCheck,
        Some(WhyNoDrop::NoDrops) => IllegalKind::Move,
        _ => IllegalKind::Drop,
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
fn kind_of(before: &Situation, played: Move, after: &Situation, chess960: bool) -> IllegalKind {
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
    let castling = if chess960 {
        castles(&board, played)
    } else {
        hop(played.from, played.to).filter(|_| piece.role == Role::King)
    };
    if castling.is_some() {
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

/// What stands after a king has taken his own rook to castle, allowed or not.
fn castled(board: &Board, played: Move) -> Option<Board> {
    let side = castles(board, played).filter(|_| board.role_at(played.to) == Some(Role::Rook))?;
    let (king, rook) = (board.piece_at(played.from), board.piece_at(played.to));
    let mut after = *board;
    after.set(played.from, None);
    after.set(played.to, None);
    after.set(Square::new(side.king_file(), played.from.rank()), king);
    after.set(Square::new(side.rook_file(), played.from.rank()), rook);
    Some(after)
}

/// Castling that is not allowed, or for which both were moved and do not stand where it leaves them: the king stands on
/// his square on a side, and the rook that he has there went somewhere else; past a king who stood there already, to
/// its own square.
fn both_moved(before: &Situation, after: Board) -> Option<Move> {
    let (setup, own) = (before.setup(), before.turn());
    let (from, to) = (setup.board.king(own)?, after.king(own)?);
    let sides = [CastlingSide::King, CastlingSide::Queen].into_iter();
    let end = |file| Square::new(file, from.rank());
    let mut sides = sides.filter(|side| to == end(side.king_file()));
    let (side, rook) = sides.find_map(|side| Some((side, rook_beside(&setup, &setup.board, from, side)?)))?;
    let passes = after.piece_at(end(side.rook_file())) == setup.board.piece_at(rook);
    let left = after.piece_at(rook) != setup.board.piece_at(rook);
    let rooks = |board: &Board| board.pieces(own, Role::Rook).len();
    let all = rooks(&after) == rooks(&setup.board);
    ((from != to || passes) && left && all).then_some(Move {
        from,
        to: rook,
        promotion: None,
    })
}

/// To which side a king of Chess960 would castle by this move: he takes his own rook, or goes two squares or more along his
/// first rank to where castling leaves him, with a rook of his beyond.
pub(crate) fn castles(board: &Board, played: Move) -> Option<CastlingSide> {
    let (from, to) = (played.from, played.to);
    let king = board.piece_at(from).filter(|piece| piece.role == Role::King)?;
    let rook = Piece {
        role: Role::Rook,
        ..king
    };
    let home = king.color.fold(Rank::First, Rank::Eighth);
    let side = if to > from {
        CastlingSide::King
    } else {
        CastlingSide::Queen
    };
    let takes = board.piece_at(to) == Some(rook);
    let arrives = to.file() == side.king_file() && from.distance(to) >= 2;
    let beyond = outermost(board, from, side).is_some();
    (from.rank() == home && to.rank() == home && (takes || arrives && beyond)).then_some(side)
}

/// The rook with which a king would castle on a side: that of his right, or else the outermost that stands there.
pub(crate) fn rook_beside(setup: &Setup, board: &Board, king: Square, side: CastlingSide) -> Option<Square> {
    let by_right = setup.castling.into_iter().find(|rook| {
        let own = setup.board.color_at(*rook) == board.color_at(king);
        own && rook.rank() == king.rank() && (*rook > king) == (side == CastlingSide::King)
    });
    by_right.or_else(|| outermost(board, king, side))
}

fn outermost(board: &Board, king: Square, side: CastlingSide) -> Option<Square> {
    let rooks = board.pieces(board.color_at(king)?, Role::Rook).into_iter();
    let mut rooks = rooks.filter(|rook| rook.rank() == king.rank());
    match side {
        CastlingSide::King => rooks.filter(|rook| *rook > king).last(),
        CastlingSide::Queen => rooks.find(|rook| *rook < king),
    }
}

/// Whether a square lies on the rank where this player's pawns promote.
pub(crate) fn is_last_rank(square: Square, player: Color) -> bool {
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
