//! The fast way for what nearly every archive consists of: English letters, signs as in PGN, one legal move.
//!
//! It answers only where it is sure; everything else takes the tolerant way, which also knows why. Moves come in all
//! lengths and kinds without order, so what can be looked up is looked up: a branch on it would be mispredicted.

use arbiter_chess::{Bitboard, CastlingSide, LegalMove, Playable, Role, Square};

use super::irregularity::{Irregularities, Irregularity};
use super::write::Origin;
use super::{SanRead, WrittenSign};

/// Reads a move such as `Nbxd7+`, `O-O`, `exd8=Q#`.
#[inline]
pub(super) fn read<P: Playable>(position: &P, token: &[u8]) -> Option<SanRead> {
    let (&last, _) = token.split_last()?;
    let signed = matches!(last, b'+' | b'#');
    let sign = if last == b'#' {
        WrittenSign::Mate
    } else {
        [WrittenSign::None, WrittenSign::Check][signed as usize]
    };
    let body = token.get(..token.len() - signed as usize)?;
    let [.., file, rank] = *body else { return None };
    let (mv, found) = match square(file, rank) {
        Some(to) => plain(position, body, to)?,
        None if body[0] == b'O' => castling(position, body)?,
        None => promotion(position, body)?,
    };
    Some(SanRead {
        mv,
        found,
        sign,
        draw_offer: false,
    })
}

/// A move to `to`, which its last two bytes say, without promotion.
#[inline]
fn plain<P: Playable>(position: &P, body: &[u8], to: Square) -> Option<(LegalMove, Irregularities)> {
    let role = ROLES[body[0] as usize]?;
    let is_piece = role != Role::Pawn;
    // What stands between the letter and the square: perhaps a file or a rank, perhaps the sign of a capture.
    let between = (body.len() - 2).checked_sub(is_piece as usize)?;
    let capture = body[body.len().max(3) - 3] == b'x';
    let origin = between.checked_sub(capture as usize)?;
    // A capturing pawn needs its file, a stepping one has none but that of its square.
    if origin > 1 || !is_piece && origin != capture as usize {
        return None;
    }
    let told = if is_piece { body[origin] } else { body[0] };
    let everywhere = is_piece && origin == 0;
    let from = LINES[told as usize] | Bitboard(0_u64.wrapping_sub(everywhere as u64));
    let mv = position.only_move(role, from, to, None)?;
    let captures = position.board().occupied().contains(to);
    let mut found = Irregularities::when(captures && !capture, Irregularity::CaptureSignMissing)
        | Irregularities::when(
            !captures && capture && is_piece,
            Irregularity::CaptureSignWithoutCapture,
        );
    if is_piece && origin == 1 {
        found |= overspecified(position, role, told, mv);
    } else if !is_piece && capture && !captures {
        found |= en_passant(mv)?;
    }
    Some((mv, found))
}

/// Whether the file or rank that is told is what tells this piece apart.
fn overspecified<P: Playable>(position: &P, role: Role, told: u8, mv: LegalMove) -> Irregularities {
    let told = if told.is_ascii_digit() {
        Origin::Rank
    } else {
        Origin::File
    };
    told.differs_from(Origin::among(position.movers(role, mv.to()), mv.from()))
}

/// A pawn that takes on an empty square: en passant, or a step with the sign of a capture, for the tolerant way.
fn en_passant(mv: LegalMove) -> Option<Irregularities> {
    mv.is_en_passant().then(|| Irregularity::EnPassantUnmarked.into())
}

#[inline(never)]
fn promotion<P: Playable>(position: &P, body: &[u8]) -> Option<(LegalMove, Irregularities)> {
    let [body @ .., b'=', letter] = body else {
        return None;
    };
    let to = match *body {
        [file, rank] => square(file, rank)?,
        [from, b'x', file, rank] if from != file => square(file, rank)?,
        _ => return None,
    };
    let role = ROLES[*letter as usize].filter(|role| !matches!(role, Role::Pawn | Role::King))?;
    let mv = position.only_move(Role::Pawn, LINES[body[0] as usize], to, Some(role))?;
    Some((mv, Irregularity::PromotionEquals.into()))
}

#[inline(never)]
fn castling<P: Playable>(position: &P, body: &[u8]) -> Option<(LegalMove, Irregularities)> {
    let side = match body {
        b"O-O" => CastlingSide::King,
        b"O-O-O" => CastlingSide::Queen,
        _ => return None,
    };
    Some((position.castle(side)?, Irregularity::CastlingLetters.into()))
}

#[inline]
pub(super) fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    if file | rank < 8 {
        Square::from_index(rank * 8 + file)
    } else {
        None
    }
}

/// The piece that a move begins with, by its first byte: a pawn's move begins with a file.
static ROLES: [Option<Role>; 256] = {
    let mut roles = [None; 256];
    let mut file = b'a';
    while file <= b'h' {
        roles[file as usize] = Some(Role::Pawn);
        file += 1;
    }
    roles[b'N' as usize] = Some(Role::Knight);
    roles[b'B' as usize] = Some(Role::Bishop);
    roles[b'R' as usize] = Some(Role::Rook);
    roles[b'Q' as usize] = Some(Role::Queen);
    roles[b'K' as usize] = Some(Role::King);
    roles
};

/// The squares of the file or the rank that a byte names.
static LINES: [Bitboard; 256] = {
    let mut lines = [Bitboard::EMPTY; 256];
    let mut index = 0;
    while index < 8 {
        lines[b'a' as usize + index] = Bitboard(0x0101_0101_0101_0101 << index);
        lines[b'1' as usize + index] = Bitboard(0xff << (8 * index));
        index += 1;
    }
    lines
};

#[cfg(test)]
mod tests {
    use arbiter_chess::{File, Rank};

    use super::*;

    #[test]
    fn lines_are_files_and_ranks() {
        for index in 0..8 {
            let (file, rank) = (File::ALL[index], Rank::ALL[index]);
            assert_eq!(LINES[file.letter() as usize], Bitboard::from(file));
            assert_eq!(LINES[rank.digit() as usize], Bitboard::from(rank));
        }
        assert_eq!(LINES.iter().filter(|line| line.any()).count(), 16);
    }
}
