//! From what a text says to the one legal move that it means.

use arbiter_chess::{Bitboard, LegalMove, Move, Playable, Role, Square};

use super::irregularity::{Irregularities, Irregularity};
use super::parse::{Plain, Short, What, Written};
use super::write::Origin;
use super::{SanError, SanRead, WhyIllegal, unreadable, why_illegal, why_no_castling};

/// The move that is written, and what is irregular about the way.
pub(super) fn resolve<P: Playable>(position: &P, written: &Written) -> Result<SanRead, SanError> {
    let (mv, found) = match written.what {
        What::Castling(side) => {
            let illegal = || SanError::IllegalCastling {
                reason: why_no_castling(position, side),
                side,
            };
            (position.castle(side).ok_or_else(illegal)?, Irregularities::NONE)
        }
        What::Plain(plain) => resolve_plain(position, plain)?,
        What::Short(short) => (by_files(position, short)?, missing_sign(short)),
        What::Drop(..) => return Err(SanError::Drop),
    };
    let found = found | written.found | en_passant(mv, written.en_passant);
    Ok(SanRead {
        mv,
        found,
        sign: written.sign,
        draw_offer: written.draw_offer,
    })
}

/// The only pawn's capture from the one file to the other.
fn by_files<P: Playable>(position: &P, short: Short) -> Result<LegalMove, SanError> {
    let board = position.board();
    let pawns = board.pieces(position.turn(), Role::Pawn) & Bitboard::from(short.from);
    let moves = position.legal_moves();
    let mut captures = moves
        .into_iter()
        .filter(|one| pawns.contains(one.from()) && one.to().file() == short.to && short.from != short.to);
    let Some(any) = captures.next() else {
        return Err(unreadable(short.column, "a rank, 1 to 8"));
    };
    let mut all = core::iter::once(any).chain(captures);
    let Some(first) = all.find(|one| one.promotion() == short.promotion) else {
        let reason = match short.promotion {
            None => WhyIllegal::PromotionMissing,
            Some(_) => WhyIllegal::PromotionForbidden,
        };
        return Err(SanError::Illegal {
            reason,
            role: Role::Pawn,
            to: any.to(),
            meant: Bitboard::from(any.from()),
        });
    };
    match all.find(|one| one.promotion() == short.promotion) {
        Some(second) => Err(SanError::TwoReadings { first, second }),
        None => Ok(first),
    }
}

fn missing_sign(short: Short) -> Irregularities {
    Irregularities::when(!short.capture, Irregularity::PawnCaptureSignMissing)
}

fn resolve_plain<P: Playable>(position: &P, plain: Plain) -> Result<(LegalMove, Irregularities), SanError> {
    if let Some(from) = plain.from().filter(|_| plain.role.is_none()) {
        return from_square_to_square(position, plain, from);
    }
    let role = plain.role.unwrap_or(Role::Pawn);
    let mv = the_one(position, role, plain, origin(plain, role))?;
    Ok((mv, found(position, role, plain, mv)))
}

/// A pawn without file captures from anywhere and steps on its own file.
fn origin(plain: Plain, role: Role) -> Bitboard {
    match (role, plain.file, plain.capture) {
        (Role::Pawn, None, false) => plain.origin() & Bitboard::from(plain.to.file()),
        (Role::Pawn, None, true) => plain.origin() & !Bitboard::from(plain.to.file()),
        _ => plain.origin(),
    }
}

/// `e2e4`, `g1f3`, `e1g1`: the squares tell the piece.
fn from_square_to_square<P: Playable>(
    position: &P,
    plain: Plain,
    from: Square,
) -> Result<(LegalMove, Irregularities), SanError> {
    let board = position.board();
    let own = board.color_at(from) == Some(position.turn());
    let role = board.role_at(from).filter(|_| own).unwrap_or(Role::Pawn);
    let asked = Move {
        from,
        to: plain.to,
        promotion: plain.promotion,
    };
    if let Some(castling) = position.legal(asked).filter(|mv| mv.castling().is_some()) {
        return Ok((castling, Irregularity::CastlingOther.into()));
    }
    let mv = the_one(position, role, plain, Bitboard::from(from))?;
    let letter = Irregularities::when(role != Role::Pawn, Irregularity::PieceLetterMissing);
    Ok((mv, letter | found(position, role, plain, mv)))
}

/// The only legal move of a piece of this kind from one of these squares.
fn the_one<P: Playable>(
    position: &P,
    role: Role,
    plain: Plain,
    from: Bitboard,
) -> Result<LegalMove, SanError> {
    let to = plain.to;
    let candidates = position.movers(role, to) & from;
    let illegal = |reason, meant| SanError::Illegal {
        reason,
        role,
        to,
        meant,
    };
    let Some(first) = candidates.first() else {
        let (reason, meant) = why_illegal(position, role, from, to);
        return Err(illegal(reason, meant));
    };
    let last_rank = to.rank().index() == position.turn().fold(7, 0);
    match plain.promotion {
        None if role == Role::Pawn && last_rank => {
            return Err(illegal(WhyIllegal::PromotionMissing, candidates));
        }
        Some(_) if role != Role::Pawn || !last_rank => {
            return Err(illegal(WhyIllegal::PromotionForbidden, candidates));
        }
        Some(Role::King | Role::Pawn) => return Err(illegal(WhyIllegal::PromotionForbidden, candidates)),
        _ => {}
    }
    if candidates.more_than_one() {
        return Err(SanError::Ambiguous { role, to, candidates });
    }
    let asked = Move {
        from: first,
        to,
        promotion: plain.promotion,
    };
    position
        .legal(asked)
        .ok_or_else(|| illegal(WhyIllegal::CannotReach, candidates))
}

/// What is irregular about origin and capture.
fn found<P: Playable>(position: &P, role: Role, plain: Plain, mv: LegalMove) -> Irregularities {
    let capture = position.is_capture(mv);
    let needed = Origin::needed(position, role, mv.from(), mv.to(), capture);
    let told = match (plain.file, plain.rank) {
        (None, None) => Origin::Nothing,
        (Some(_), None) => Origin::File,
        (None, Some(_)) => Origin::Rank,
        (Some(_), Some(_)) => Origin::Square,
    };
    let missing = if role == Role::Pawn {
        Irregularity::PawnCaptureSignMissing
    } else {
        Irregularity::CaptureSignMissing
    };
    Irregularities::when(capture && !plain.capture, missing)
        | Irregularities::when(!capture && plain.capture, Irregularity::CaptureSignWithoutCapture)
        | told.differs_from(needed)
}

fn en_passant(mv: LegalMove, marked: bool) -> Irregularities {
    match (mv.is_en_passant(), marked) {
        (true, true) => Irregularity::EnPassantMarked.into(),
        (true, false) => Irregularity::EnPassantUnmarked.into(),
        (false, true) => Irregularity::EnPassantWrong.into(),
        (false, false) => Irregularities::NONE,
    }
}
