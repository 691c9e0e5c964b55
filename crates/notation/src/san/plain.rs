//! The fast way for what nearly every archive consists of: English letters, signs as in PGN, one legal move.
//!
//! It answers only where it is sure; everything else takes the tolerant way, which also knows why.

use arbiter_chess::{Bitboard, CastlingSide, File, LegalMove, Move, Playable, Rank, Role, Square};

use super::irregularity::{Irregularities, Irregularity};
use super::write::Origin;
use super::{SanRead, WrittenSign};

/// Reads a move such as `Nbxd7+`, `O-O`, `exd8=Q#`.
#[inline]
pub(super) fn read<P: Playable>(position: &P, token: &[u8]) -> Option<SanRead> {
    let (body, sign) = match token {
        [body @ .., b'+'] => (body, WrittenSign::Check),
        [body @ .., b'#'] => (body, WrittenSign::Mate),
        body => (body, WrittenSign::None),
    };
    let (mv, found) = match *body.first()? {
        b'a'..=b'h' => pawn(position, body)?,
        b'N' => piece(position, Role::Knight, body)?,
        b'B' => piece(position, Role::Bishop, body)?,
        b'R' => piece(position, Role::Rook, body)?,
        b'Q' => piece(position, Role::Queen, body)?,
        b'K' => piece(position, Role::King, body)?,
        b'O' => castling(position, body)?,
        _ => return None,
    };
    Some(SanRead {
        mv,
        found,
        sign,
        draw_offer: false,
    })
}

#[inline]
fn pawn<P: Playable>(position: &P, body: &[u8]) -> Option<(LegalMove, Irregularities)> {
    let (body, promotion) = match body {
        [body @ .., b'=', letter] => (body, Some(promotion(*letter)?)),
        body => (body, None),
    };
    let (to, file) = match *body {
        [file, rank] => (square(file, rank)?, file),
        [from, b'x', file, rank] if from != file => (square(file, rank)?, from),
        _ => return None,
    };
    let last_rank = to.rank().index() == position.turn().fold(7, 0);
    if last_rank != promotion.is_some() {
        return None;
    }
    let from = position.movers(Role::Pawn, to) & Bitboard::from(File::from_index(file.wrapping_sub(b'a'))?);
    let mv = position.legal(Move {
        from: from.single()?,
        to,
        promotion,
    })?;
    let found = Irregularities::when(promotion.is_some(), Irregularity::PromotionEquals)
        | Irregularities::when(mv.is_en_passant(), Irregularity::EnPassantUnmarked);
    Some((mv, found))
}

#[inline]
fn piece<P: Playable>(position: &P, role: Role, body: &[u8]) -> Option<(LegalMove, Irregularities)> {
    let (origin, capture, to) = match *body {
        [_, file, rank] => (None, false, square(file, rank)?),
        [_, b'x', file, rank] => (None, true, square(file, rank)?),
        [_, origin, file, rank] => (Some(origin), false, square(file, rank)?),
        [_, origin, b'x', file, rank] => (Some(origin), true, square(file, rank)?),
        _ => return None,
    };
    let movers = position.movers(role, to);
    let (from, told) = match origin {
        None => (movers.single()?, Irregularities::NONE),
        Some(origin) => told_apart(movers, origin)?,
    };
    let mv = position.legal(Move {
        from,
        to,
        promotion: None,
    })?;
    let captures = position.board().occupied().contains(to);
    let sign = Irregularities::when(captures && !capture, Irregularity::CaptureSignMissing)
        | Irregularities::when(!captures && capture, Irregularity::CaptureSignWithoutCapture);
    Some((mv, told | sign))
}

/// The one of the movers that stands on this file or rank.
fn told_apart(movers: Bitboard, origin: u8) -> Option<(Square, Irregularities)> {
    let (line, told) = match origin {
        b'a'..=b'h' => (Bitboard::from(File::from_index(origin - b'a')?), Origin::File),
        b'1'..=b'8' => (Bitboard::from(Rank::from_index(origin - b'1')?), Origin::Rank),
        _ => return None,
    };
    let from = (movers & line).single()?;
    Some((from, told.differs_from(Origin::among(movers, from))))
}

#[inline]
fn castling<P: Playable>(position: &P, body: &[u8]) -> Option<(LegalMove, Irregularities)> {
    let side = match body {
        b"O-O" => CastlingSide::King,
        b"O-O-O" => CastlingSide::Queen,
        _ => return None,
    };
    Some((position.castle(side)?, Irregularity::CastlingLetters.into()))
}

#[inline]
fn promotion(letter: u8) -> Option<Role> {
    Some(match letter {
        b'Q' => Role::Queen,
        b'R' => Role::Rook,
        b'B' => Role::Bishop,
        b'N' => Role::Knight,
        _ => return None,
    })
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    if file < 8 && rank < 8 {
        Square::from_index(rank * 8 + file)
    } else {
        None
    }
}
